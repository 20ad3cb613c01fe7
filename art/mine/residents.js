/* Residents: whom one meets at a search. */
import { skyOver, vignette } from '../kit/compose.js';
import { flame } from '../kit/fire.js';
import { POSES, bagged, pipe, rifle, who } from '../kit/folk.js';
import { rubble } from '../kit/heaps.js';
import { crate, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { opening, room } from '../kit/rooms.js';
import { alley, facade, pane, stairwell, wall } from '../kit/sets.js';
import { bottle, mattress, planks, stool, tin } from '../kit/still.js';
import { ruins } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../kit/svg.js';
import { smoke } from '../kit/weather.js';

const bathtub = group(
  shape('M-96-58C-94-16-76-2-60 0H60C78-2 96-16 98-58z', '#6d716f') +
    shape('M30-58C34-20 26-4 20 0H60C78-2 96-16 98-58z', '#3f4341') +
    rect(-102, -64, 206, 9, '#8f9490') +
    line('M-56 0l-8 14M56 0l8 14', '#4a4d4b', 8),
  by('rough1'),
);
/** The beam of a torch held at (x, y), to a place of width w. */
const beam = (x, y, tx, ty, w) =>
  glow(
    poly(
      [
        [x, y - 3],
        [tx, ty - w],
        [tx, ty + w],
        [x, y + 3],
      ],
      '#e8c48c',
      `opacity=".4" ${by('b6')}`,
    ) + pool(x, y, 40, 40, 1, 'warm'),
  );

/** A bandage round the raised hand of a pose. */
const limbWrap = line('M31-134L38-146', '#cfc6b2', 14) + line('M28-136l10 5M31-142l10 5', '#8d8474', 1.4);

export default {
  'mine/resident/thugs-1': vignette({
    layers: [room({ back: [214, 96, 426, 262], v: 112, paper: 'bare' })],
    things: [
      at(70, 392, 1.2, rubble(130, 34, 4, 130, 1)),
      rect(60, 120, 60, 210, '#3a332b', by('coalv')),
      rect(520, 120, 60, 210, '#3a332b', by('coalv')),
    ],
    ambient: '#46525e',
    light: { at: [384, 138], of: 'lamp', foot: 264, reach: 300 },
    behind: line('M384 90V128', '#0c0b0a', 1.6),
    people: [
      who(218, 360, 'front', {
        size: 1.26,
        coat: 'jacket',
        hat: 'cap',
        v: 12,
        over: pipe(-26, -80, -38, -14, 6, 16),
        face: 0.35,
      }),
      who(332, 372, 'pockets', {
        size: 1.4,
        coat: 'coat',
        hair: 'short',
        v: 14,
        broad: 1.12,
        face: 0.4,
        scarf: '#5a2f22',
      }),
      who(446, 358, 'port', {
        size: 1.24,
        coat: 'jacket',
        hat: 'hood',
        v: 10,
        face: 0.25,
        over: pipe(-22, -92, 40, -126, 6, 18),
      }),
      who(300, 300, 'front', { size: 0.86, coat: 'quilt', hat: 'wool', v: 9, face: 0.2 }),
    ],
  }),

  'mine/resident/thugs-3': vignette({
    layers: [stairwell({ v: 120, x0: 200, banister: 0.6 })],
    ambient: '#4d5965',
    light: { at: [120, 262], of: 'lamp', size: 1.5, foot: 310, reach: 360 },
    behind: [at(120, 322, 1.1, stool(60))],
    people: [
      who(262, 316, 'point', { left: true, size: 1.12, coat: 'quilt', hat: 'wool', v: 14, face: 0.6 }),
      who(392, 300, 'stand', {
        left: true,
        size: 1.22,
        coat: 'long',
        hat: 'cap',
        v: 13,
        face: 0.7,
        far: pipe(17, -84, 30, -10, 6, 18),
      }),
      who(470, 226, 'huddle', { left: true, size: 0.94, coat: 'jacket', hair: 'short', v: 14, face: 0.6 }),
      who(330, 350, 'crouch', { left: true, size: 1.1, coat: 'thin', hat: 'hood', v: 12, face: 0.5 }),
    ],
  }),

  'mine/resident/civilians-2': vignette({
    topics: ['child'],
    layers: [room({ back: [60, 20, 420, 286], v: 110 })],
    things: [at(520, 392, 1.3, rubble(220, 60, 7, 126, 2)), at(120, 318, 1.2, mattress(180, 140))],
    ambient: '#4a5662',
    light: { at: [192, 228], of: 'candle', foot: 300, reach: 330 },
    behind: [
      pane(280, 70, 90, 110, skyOver(280, 70, 90, 110, 'dusk') + ruins(270, 180, 110, 20, 60, 4, '#2c3742')),
      at(192, 300, 0.9, stool(70)),
    ],
    people: [
      who(
        340,
        382,
        {
          ...POSES.hands,
          near: [
            [-9, -131],
            [12, -112],
            [36, -140],
          ],
          far: [
            [14, -130],
            [20, -106],
            [16, -86],
          ],
        },
        { size: 1.42, coat: 'dress', hat: 'scarf', v: 22, face: 1, left: true, near: limbWrap },
      ),
      who(112, 336, 'sit', { size: 1.02, coat: 'coat', hair: 'bald', v: 20, face: 0.8, wrap: '#3a332b' }),
      who(246, 330, 'floor', { left: true, size: 1, child: 0.8, coat: 'quilt', hat: 'wool', v: 22, face: 0.9 }),
    ],
  }),

  'mine/resident/hobos': vignette({
    layers: [room({ back: [110, 20, 530, 280], v: 108, paper: 'bricks' })],
    things: [
      at(500, 396, 1.1, rubble(150, 36, 5, 126, 1)),
      many(5, (i) => rect(120 + i * 26, 40, 25, 60, i % 2 ? '#9a958a' : '#8a857a'), 1),
    ],
    ambient: '#46505a',
    light: { at: [316, 258], foot: 336, reach: 340 },
    behind: [
      at(316, 338, 1, bathtub),
      at(288, 286, 1.3, flame()),
      at(320, 288, 1.7, flame()),
      at(352, 286, 1.1, flame()),
      glow(pool(318, 254, 130, 110, 0.8, 'warm')),
      at(318, 250, 1, smoke(-120, -250, 260, 240, 1, 0.4)),
    ],
    people: [
      who(150, 366, 'sit', { size: 1.24, coat: 'great', hat: 'fur', hair: 'beard', v: 18, face: 0.9 }),
      who(228, 390, 'floor', { size: 1.2, coat: 'quilt', hat: 'wool', v: 16, face: 0.9 }),
      who(456, 364, 'offer', { left: true, size: 1.16, coat: 'long', hat: 'brim', hair: 'beard', v: 18, face: 0.9 }),
      who(544, 388, 'sit', { left: true, size: 1.2, coat: 'dress', hat: 'scarf', v: 17, face: 0.9 }),
    ],
    front: [at(126, 366, 1.4, crate(20)), at(566, 392, 1.4, crate(20))],
  }),

  'mine/resident/survivors-1': vignette({
    sky: 'dusk',
    horizon: 262,
    layers: [
      [
        ruins(-20, 264, 700, 60, 150, 33, '#434e58'),
        facade({ x: -10, base: 268, w: 150, h: 200, seed: 3, cols: 2, colour: '#242a30' }),
        facade({ x: 500, base: 268, w: 150, h: 214, seed: 8, cols: 2, colour: '#20262b' }),
      ],
    ],
    ground: 'snow',
    light: { at: [318, 250], of: 'barrel', foot: 284, reach: 240 },
    people: [
      who(176, 354, 'carry', {
        size: 1.1,
        coat: 'coat',
        hat: 'wool',
        v: 15,
        load: true,
        near: bagged(-15, -70, 16),
        face: 0.6,
      }),
      who(112, 372, 'stand', { size: 1.18, coat: 'long', hat: 'scarf', v: 14, far: bagged(17, -82, 16), face: 0.6 }),
      who(466, 354, 'carry', {
        left: true,
        size: 1.1,
        coat: 'coat',
        hat: 'cap',
        v: 15,
        load: true,
        near: bagged(-15, -70, 16),
        face: 0.6,
      }),
      who(532, 374, 'stand', {
        left: true,
        size: 1.18,
        coat: 'long',
        hat: 'fur',
        v: 14,
        far: bagged(17, -82, 16),
        face: 0.6,
      }),
      who(50, 382, 'huddle', { size: 1.14, coat: 'quilt', hat: 'hood', v: 12 }),
      who(598, 386, 'huddle', { left: true, size: 1.14, coat: 'dress', hair: 'bun', v: 12 }),
    ],
    weather: ['snow', 0.8],
  }),

  'mine/resident/survivors-2': vignette({
    layers: [room({ back: [130, 10, 510, 250], v: 112, paper: 'bare' })],
    things: [at(80, 300, 1, planks(6, 130, 4)), at(560, 320, 1.8, crate(130))],
    ambient: '#485460',
    light: { at: [470, 150], of: 'lamp', foot: 262, reach: 330 },
    behind: [
      line('M470 0V140', '#0c0b0a', 1.6),
      line('M196 336C280 326 360 340 456 330', '#e6dcc6', 4, `opacity=".8" ${by('chalk')}`),
    ],
    people: [
      who(
        320,
        322,
        {
          head: [-2, -143, 4],
          neck: [-2, -141],
          hip: [-2, -84],
          near: [
            [-12, -132],
            [-24, -110],
            [-8, -92],
          ],
          far: [
            [12, -131],
            [24, -112],
            [8, -92],
          ],
          fore: [
            [5, -84],
            [24, -50],
            [36, -12],
          ],
          back: [
            [-8, -84],
            [-9, -44],
            [-10, -5],
          ],
        },
        { size: 1.2, coat: 'jacket', hat: 'cap', v: 17, face: 0.8 },
      ),
      who(420, 300, 'port', {
        size: 1.06,
        coat: 'quilt',
        hat: 'wool',
        v: 14,
        face: 0.5,
        over: pipe(-30, -88, 40, -124, 6, 24),
      }),
      who(236, 298, 'pockets', { size: 1.04, coat: 'coat', hair: 'beard', v: 14, face: 0.5 }),
    ],
    front: at(
      100,
      404,
      1.4,
      group(
        shape('M-46 0C-56-30-42-60-22-64H20C44-58 56-28 44 0z', '#0e0c0a') +
          line('M-18-62C-16-92 16-92 18-62', '#0e0c0a', 6),
        by('rough1'),
      ),
    ),
  }),

  'mine/resident/rebels': vignette({
    layers: [wall({ floor: 306, v: 104, paper: 'bricks' })],
    things: [at(330, 384, 1.2, table(150, 56, 126)), at(92, 366, 1.8, crate(120)), at(92, 326, 1.4, crate(120))],
    ambient: '#44505b',
    light: { at: [344, 298], of: 'lamp', size: 1.3, foot: 322, reach: 340 },
    people: [
      who(220, 360, 'sit', {
        size: 1.24,
        coat: 'jacket',
        hat: 'wool',
        hair: 'beard',
        v: 18,
        face: 0.9,
        over: rifle(-24, -28, 50, -120, 12),
      }),
      who(460, 352, 'offer', {
        left: true,
        size: 1.24,
        coat: 'quilt',
        hat: 'cap',
        v: 18,
        face: 0.9,
        near: line('M28-100l12-1', '#efe6d2', 2.4),
      }),
      who(552, 366, 'pockets', { size: 1.24, coat: 'coat', hat: 'hood', v: 14, face: 0.5, form: 'formL' }),
    ],
    front: [at(196, 366, 1.5, crate(18)), at(302, 317, 0.9, bottle(36, 74)), at(384, 317, 0.7, tin(50))],
  }),

  'mine/resident/soldiers': vignette({
    sky: 'night',
    layers: [alley({ vx: 470, vy: 180, wide: 260, seed: 31, v: 84 })],
    ambient: '#4a5662',
    light: { at: [470, 214], foot: 290, reach: 200, strength: 0.5 },
    lit: poly(
      [
        [462, 214],
        [130, 170],
        [130, 330],
      ],
      '#ffe3b4',
      `opacity=".8" ${by('b10')}`,
    ),
    behind: beam(448, 216, 150, 250, 74),
    people: [
      who(168, 380, 'hands', { size: 1.34, coat: 'coat', hat: 'wool', v: 22, face: 1, load: true, form: 'formR' }),
      who(84, 396, 'hands', { size: 1.34, coat: 'dress', hat: 'scarf', v: 20, face: 0.9, form: 'formR' }),
      who(486, 366, 'offer', { left: true, size: 1.24, coat: 'great', hat: 'helmet', v: 9, face: 0.15, form: 'coldL' }),
      who(560, 376, 'port', {
        size: 1.28,
        coat: 'great',
        hat: 'helmet',
        v: 8,
        face: 0.1,
        over: rifle(-34, -76, 44, -150, 12),
        form: 'coldL',
      }),
      who(420, 330, 'hold', {
        left: true,
        size: 1,
        coat: 'great',
        hat: 'cap',
        v: 9,
        face: 0.2,
        near: shape('M10-116h20l4 20h-20z', '#9a9484'),
        form: 'coldL',
      }),
    ],
    weather: ['rain', 0.5],
  }),

  'mine/resident/deserters': vignette({
    sky: 'night',
    horizon: 270,
    layers: [
      ruins(-20, 274, 700, 50, 110, 9, '#2c353d'),
      group(
        poly(
          [
            [0, 0],
            [210, 0],
            [180, 90],
            [196, 180],
            [160, 290],
            [0, 300],
          ],
          '#1f2428',
        ) +
          poly(
            [
              [640, 0],
              [500, 0],
              [540, 120],
              [520, 200],
              [560, 300],
              [640, 300],
            ],
            '#1b2024',
          ),
        by('wall'),
      ),
    ],
    ground: 'mud',
    light: { at: [330, 330], of: 'fire', foot: 352, reach: 300 },
    people: [
      who(196, 362, 'slump', {
        size: 1.24,
        coat: 'great',
        hat: 'fur',
        v: 20,
        face: 1,
        near: line('M40-10L52-6', '#b9ad94', 12),
      }),
      who(452, 358, 'sit', {
        left: true,
        size: 1.2,
        coat: 'great',
        hair: 'short',
        v: 20,
        face: 1,
        over: rifle(-20, -10, -4, -130, 12),
      }),
      who(548, 336, 'away', { size: 1.06, coat: 'great', hat: 'wool', v: 13, form: 'formDL' }),
    ],
    front: [at(470, 362, 1.3, planks(2, 26)), line('M312 352L352 346M310 346L350 354', '#2a1c10', 8)],
    weather: ['snow', 0.4],
  }),

  'mine/resident/plain': vignette({
    for: [],
    layers: [room({ back: [200, 70, 440, 270], v: 112 })],
    things: [at(110, 396, 1.3, rubble(170, 44, 6, 126, 2)), at(540, 380, 1.1, table(120, 60, 118))],
    ambient: '#424e5a',
    light: { at: [334, 190], foot: 272, reach: 240, strength: 0.8 },
    lit: shape('M290 270H362L470 400H200z', '#f6c27c', `opacity=".7" ${by('b10')}`),
    behind: [
      opening(286, 116, 74, 156, rect(286, 116, 74, 156, '#e9a652') + glow(pool(323, 220, 60, 80, 0.8, 'warm'))),
      group(
        poly(
          [
            [286, 116],
            [262, 104],
            [262, 292],
            [286, 272],
          ],
          '#17120e',
        ),
        by('coalv'),
      ),
    ],
    people: [who(324, 300, 'front', { size: 0.9, coat: 'coat', hat: 'cap', v: 7, face: 0.1 })],
  }),
};
