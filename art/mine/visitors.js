/* Visitors: who stands on the step. */
import { skyOver, vignette } from '../kit/compose.js';
import { bagged, bundle, can, pail, pipe, who } from '../kit/folk.js';
import { chair, stove, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { opening, room } from '../kit/rooms.js';
import { alley, doorstep, facade, pane, wall } from '../kit/sets.js';
import { cup, jug, saucer } from '../kit/still.js';
import { cart, fence, ruins, tree } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, shape } from '../kit/svg.js';
import { smoke } from '../kit/weather.js';

const leaf = (points) => group(poly(points, '#17120e'), by('coalv'));
const outside = (x, y, w, h, seed = 6) =>
  [
    skyOver(x, y, w, h, ['#31404f', '#71838f', '#b9c3c8']),
    ruins(x - 20, y + h - 26, w + 40, 30, 100, seed, '#56626c'),
    rect(x, y + h - 30, w, 34, '#aab4bb'),
    smoke(x, y, w, h, 1, 0.5),
  ].join('');

export default {
  'mine/visitor/newcomer-hungry': vignette({
    topics: ['hunger'],
    layers: [room({ back: [120, 24, 520, 288], v: 114 })],
    things: [at(480, 340, 2.3, stove(110)), at(418, 348, 1, jug(140))],
    ambient: '#4b5763',
    light: { at: [480, 282], foot: 340, reach: 320 },
    shining: pool(480, 276, 46, 40, 1, 'warm'),
    behind: [
      opening(216, 54, 132, 236, outside(216, 54, 132, 236)),
      leaf([
        [216, 54],
        [164, 34],
        [164, 326],
        [216, 290],
      ]),
    ],
    people: [
      who(290, 322, 'hold', {
        size: 1.22,
        coat: 'thin',
        hat: 'wool',
        v: 22,
        face: 1,
        hair: 'beard',
        far: bagged(12, -84, 18),
      }),
      who(92, 386, 'stand', { size: 1.36, coat: 'dress', hair: 'bun', v: 16, face: 0.6 }),
    ],
  }),

  'mine/visitor/newcomer-grieving': vignette({
    sky: 'dusk',
    horizon: 316,
    layers: [ruins(-20, 316, 700, 60, 170, 27, '#4b5763')],
    ground: 'snow',
    behind: [
      at(90, 340, 1.6, tree(8, 200, '#161a1e', '#aab8c4')),
      shape('M430 0H640V340H430z', '#23282d', by('wall')),
      rect(470, 90, 96, 232, '#0f0d0b', by('rough1')),
      rect(478, 98, 80, 224, '#e9a652'),
      glow(
        pool(518, 220, 120, 150, 0.7, 'warm') +
          shape('M478 322H558L560 400H330z', '#d98a3a', `opacity=".5" ${by('b10')}`),
      ),
    ],
    light: { at: [518, 210], foot: 326, reach: 240, strength: 0.6 },
    people: [
      who(318, 376, 'hold', {
        size: 1.46,
        coat: 'long',
        hat: 'brim',
        v: 18,
        face: 1,
        over: group(
          shape('M-4-112C10-120 30-116 34-106L38-56C40-40 30-34 22-40L14-96L-2-98z', '#3b2f28') +
            line('M16-108l10 66M26-110l8 50', '#1c1612', 1.6),
        ),
      }),
      who(528, 334, 'stand', { left: true, size: 1.1, coat: 'thin', hair: 'bald', v: 10 }),
    ],
    weather: ['snow', 0.9],
  }),

  'mine/visitor/barterer-with-a-cart': vignette({
    topics: ['child'],
    sky: 'dusk',
    layers: [alley({ vx: 150, vy: 180, wide: 250, seed: 12, v: 104, snow: true })],
    ambient: '#7a8894',
    light: { at: [392, 232], of: 'lamp', foot: 330, reach: 280 },
    behind: [
      at(372, 366, 1.9, cart('#17130f')),
      at(330, 296, 0.9, bundle(0, 0, 40)),
      at(396, 300, 1.1, bundle(0, 0, 34)),
      line('M392 246V300', '#15110d', 3),
      `<circle cx="512" cy="278" r="7" fill="#c9a45e"/>`,
    ],
    people: [
      who(532, 372, 'push', { left: true, size: 1.3, coat: 'long', hat: 'fur', hair: 'beard', v: 18, face: 1 }),
      who(200, 350, 'stand', { size: 1.1, coat: 'dress', hat: 'scarf', v: 14, face: 0.6 }),
      who(140, 362, 'point', { size: 1.1, child: 0.72, coat: 'quilt', hat: 'wool', v: 16, face: 0.7 }),
    ],
    weather: ['snow', 0.5],
  }),

  'mine/visitor/gossip': vignette({
    layers: [room({ back: [70, 16, 570, 282], v: 116 })],
    things: [at(320, 384, 1.2, table(250, 76, 132)), at(92, 340, 1.9, stove(100))],
    ambient: '#4c5863',
    light: { at: [330, 284], of: 'lamp', size: 1.3, foot: 300, reach: 330 },
    behind: [pane(420, 60, 96, 110, skyOver(420, 60, 96, 110, 'dusk') + ruins(410, 170, 116, 20, 60, 8, '#2c3742'))],
    people: [
      who(
        208,
        388,
        {
          head: [10, -102, 2],
          neck: [4, -103],
          hip: [-8, -46],
          near: [
            [-4, -94],
            [14, -78],
            [30, -104],
          ],
          far: [
            [10, -92],
            [26, -76],
            [42, -88],
          ],
          fore: [
            [-4, -46],
            [30, -47],
            [31, -5],
          ],
          back: [
            [-8, -44],
            [24, -44],
            [22, -5],
          ],
          seat: true,
        },
        { size: 1.44, coat: 'dress', hat: 'scarf', v: 20, face: 1, scarf: '#5a2f22' },
      ),
      who(444, 390, 'sit', { left: true, size: 1.44, coat: 'quilt', hair: 'beard', v: 18, face: 1 }),
      who(520, 360, 'hold', { left: true, size: 1.22, coat: 'thin', hair: 'bun', v: 16, face: 0.8 }),
    ],
    front: [
      at(192, 394, 1.7, chair(24)),
      at(462, 396, [-1.7, 1.7], chair(24)),
      at(290, 296, 0.8, saucer(70) + cup(80)),
      at(384, 296, 0.8, saucer(70) + cup(80)),
    ],
  }),

  'mine/visitor/neighbour-in-mourning': vignette({
    topics: ['death'],
    sky: 'dawn',
    horizon: 268,
    layers: [
      ruins(-20, 272, 700, 50, 130, 51, '#5b646b'),
      [at(470, 286, 1, fence(190, 56, 6, '#23282c', '#aab4bb')), at(90, 300, 1.7, tree(15, 210, '#1f2428', '#aab4bb'))],
    ],
    ground: 'snow',
    behind: [
      poly(
        [
          [262, 340],
          [410, 336],
          [436, 366],
          [246, 372],
        ],
        '#2c2621',
        by('rough3'),
      ),
      line('M256 334L416 330L446 370L238 378z', '#c9bda2', 0.9, 'opacity=".7"'),
      line('M256 336v-9M416 332v-9M446 372v-9M238 380v-9', '#2a221a', 3),
      group(shape('M352 348C366 334 392 334 412 350C396 356 370 356 352 348z', '#4a4036'), by('rough1')),
    ],
    light: { at: [520, 238], of: 'lamp', foot: 300, reach: 220 },
    people: [
      who(500, 352, 'hold', {
        left: true,
        size: 1.18,
        coat: 'dress',
        hat: 'scarf',
        v: 12,
        face: 1,
        far: pipe(20, -120, 14, 2, 5, 30) + shape('M6-6h18l-2 26c-6 5-10 5-14 0z', '#4b5054'),
      }),
      who(186, 366, 'stand', {
        size: 1.2,
        coat: 'coat',
        hair: 'short',
        v: 15,
        face: 0.7,
        near: shape('M-14-88h12l4 10h-18z', '#1b1714'),
      }),
    ],
    weather: ['snow', 0.4],
  }),

  'mine/visitor/queue-for-water': vignette({
    sky: 'dusk',
    horizon: 270,
    layers: [
      [
        facade({ x: -10, base: 278, w: 260, h: 230, seed: 14, colour: '#2b3238' }),
        facade({ x: 246, base: 276, w: 180, h: 170, seed: 4, floors: 2, cols: 3, colour: '#30373d' }),
        ruins(420, 276, 240, 60, 140, 10, '#333b43'),
      ],
    ],
    ground: 'street',
    behind: [
      at(
        540,
        316,
        1,
        group(
          rect(-70, -86, 140, 62, '#2b3034') +
            shape('M-70-86C-40-100 40-100 70-86z', '#353b40') +
            line('M-70-66H70M-70-44H70', '#4b545b', 1.6) +
            `<circle cx="-42" cy="-12" r="16" fill="#101315"/><circle cx="42" cy="-12" r="16" fill="#101315"/>` +
            line('M-70-34h-16v10', '#6d757b', 5),
          by('rough1'),
        ),
      ),
      line('M454 296v22', '#cfe0ee', 2.4),
    ],
    light: { at: [440, 244], of: 'lamp', foot: 316, reach: 260 },
    people: [
      who(424, 330, 'stoop', { size: 0.96, coat: 'dress', hat: 'scarf', v: 16, face: 0.8, over: pail(42, -62, 26) }),
      who(330, 344, 'carry', {
        size: 1.02,
        coat: 'coat',
        hat: 'cap',
        v: 15,
        near: can(-15, -72, 22),
        far: can(24, -72, 18),
        face: 0.7,
      }),
      who(218, 358, 'stand', {
        size: 1.1,
        coat: 'long',
        hair: 'bald',
        v: 15,
        near: can(-8, -82, 22),
        face: 0.7,
        scarf: '#4a2c20',
      }),
      who(98, 376, 'carry', {
        size: 1.2,
        coat: 'quilt',
        hat: 'fur',
        v: 14,
        near: can(-15, -72, 20),
        far: can(24, -72, 16),
        face: 0.6,
      }),
    ],
    weather: ['snow', 0.5],
  }),

  'mine/visitor/plain': vignette({
    for: [],
    horizon: 318,
    ground: 'snow',
    behind: doorstep(320, 318, { w: 108, h: 212, open: 0.8, light: 1, steps: 2 }),
    light: { at: [320, 210], foot: 322, reach: 240, strength: 0.6 },
    front: many(
      9,
      (i) =>
        `<ellipse cx="${330 + i * 22 + (i % 2) * 10}" cy="${350 + i * 6}" rx="8" ry="3.400" fill="#141a20" opacity=".55"/>`,
      2,
    ),
    weather: ['snow', 0.9],
  }),
};
