/* Chapters and endings. */
import { skyOver, vignette } from '../kit/compose.js';
import { bagged, bundle, suitcase, who } from '../kit/folk.js';
import { chair, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { opening, paneLight, room } from '../kit/rooms.js';
import { blaze, facade, pane, stairwell, wall } from '../kit/sets.js';
import { blanket, books, chairBig, radio } from '../kit/still.js';
import { ruins, tree } from '../kit/street.js';
import { at, by, group, line, many, rect, round, shape } from '../kit/svg.js';

const steps = (x, y, dx, dy, n, colour = '#141a20') =>
  many(
    n,
    (i) =>
      `<ellipse cx="${round(x + dx * i + (i % 2) * 9)}" cy="${round(y + dy * i + (i % 2) * 4)}" rx="7" ry="3" fill="${colour}" opacity=".5"/>`,
    2,
  );

export default {
  'mine/chapter/chapter-1': vignette({
    sky: 'dusk',
    horizon: 300,
    layers: [
      ruins(-20, 300, 700, 50, 140, 22, '#4b5763'),
      [
        facade({ x: 250, base: 308, w: 330, h: 290, seed: 18, floors: 3, cols: 4, colour: '#262c32' }),
        rect(404, 214, 62, 94, '#07080a', by('rough1')),
        line('M404 214h62v94', '#4a5058', 3),
      ],
    ],
    ground: 'snow',
    light: { at: [322, 262], of: 'lamp', foot: 318, reach: 260 },
    people: [
      who(296, 346, 'offer', { size: 1.02, coat: 'coat', hat: 'cap', v: 16, load: true, face: 0.7, form: 'formUR' }),
      who(212, 360, 'carry', {
        size: 1.08,
        coat: 'dress',
        hat: 'scarf',
        v: 15,
        near: suitcase(-15, -70, 22),
        far: bagged(24, -72, 16),
        face: 0.7,
      }),
      who(120, 380, 'trudge', {
        size: 1.16,
        coat: 'long',
        hat: 'brim',
        v: 14,
        load: true,
        near: suitcase(18, -86, 20),
        face: 0.6,
      }),
    ],
    front: [steps(40, 392, 26, -5, 7), at(606, 404, 1.6, tree(21, 200, '#0b0d10', '#8d9aa6'))],
    weather: ['snow', 0.7],
  }),

  'mine/chapter/chapter-2': vignette({
    layers: [stairwell({ v: 122, x0: 130, y0: 404 })],
    ambient: '#47535f',
    light: { at: [296, 176], of: 'candle', foot: 300, reach: 330 },
    behind: [opening(24, 224, 88, 190, rect(24, 224, 88, 190, '#c98540') + glow(pool(68, 320, 70, 80, 0.7, 'warm')))],
    people: [
      who(340, 286, 'offer', { left: true, size: 1.16, coat: 'dress', hair: 'bun', v: 18, face: 1 }),
      who(72, 404, 'stand', { size: 1, coat: 'coat', hair: 'beard', v: 9, face: 0.2 }),
    ],
    front: at(520, 210, 0.9, books(3, 7, 40)),
  }),

  'mine/chapter/chapter-3': vignette({
    layers: [room({ back: [90, 10, 550, 276], v: 112 })],
    things: [at(320, 372, 1.25, table(170, 66, 132)), at(560, 330, 1.6, table(60, 40, 110))],
    ambient: '#4a5661',
    light: { at: [378, 276], of: 'candle', foot: 300, reach: 340 },
    behind: [
      at(306, 292, 1, radio(96)),
      pane(
        120,
        50,
        110,
        120,
        skyOver(120, 50, 110, 120, ['#26313d', '#6f7b85', '#d8b98a']) + ruins(110, 170, 130, 20, 60, 9, '#2c3742'),
      ),
      glow(pool(336, 262, 40, 30, 0.6, 'warm')),
    ],
    people: [
      who(
        196,
        384,
        {
          head: [20, -98, 20],
          neck: [12, -100],
          hip: [-8, -46],
          near: [
            [4, -91],
            [22, -70],
            [38, -66],
          ],
          far: [
            [16, -89],
            [32, -70],
            [46, -72],
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
        { size: 1.42, coat: 'coat', hair: 'bald', v: 19, face: 1 },
      ),
      who(
        458,
        386,
        {
          head: [20, -98, 24],
          neck: [12, -100],
          hip: [-8, -46],
          near: [
            [4, -91],
            [16, -68],
            [26, -92],
          ],
          far: [
            [16, -89],
            [32, -70],
            [46, -72],
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
        { left: true, size: 1.42, coat: 'dress', hat: 'scarf', v: 19, face: 1 },
      ),
      who(350, 340, 'huddle', { left: true, size: 1.16, coat: 'quilt', hair: 'short', v: 17, face: 1 }),
    ],
    front: [at(180, 390, 1.6, chair(22)), at(476, 392, [-1.6, 1.6], chair(22))],
  }),

  'mine/ending/won': vignette({
    sky: ['#6f8395', '#d3c8ac', '#ffe2a0'],
    horizon: 262,
    veil: 0.25,
    paper: { vignette: 0.55, strokes: 0.1 },
    layers: [
      ruins(-20, 268, 300, 60, 160, 12, '#8a8578'),
      ruins(392, 268, 300, 60, 170, 44, '#837e73'),
      [
        blaze(336, 222, 230, 1),
        `<circle cx="336" cy="214" r="30" fill="#fff6dc"/>`,
        glow(pool(336, 214, 120, 110, 0.9, 'warm')),
      ],
      [
        facade({ x: -20, base: 300, w: 170, h: 300, seed: 9, cols: 2, colour: '#3b4045' }),
        facade({ x: 510, base: 300, w: 160, h: 320, seed: 5, cols: 2, colour: '#383d42' }),
      ],
    ],
    ground: ['#dccda6', '#57534a'],
    light: { at: [336, 214], foot: 268, reach: 300 },
    shining: shape('M300 266H366L520 400H150z', '#ffe0a0', `opacity=".4" ${by('b10')}`),
    people: [
      who(300, 352, 'away', { size: 1.1, coat: 'coat', hair: 'short', v: 18 }),
      who(366, 358, 'away', { size: 1.06, coat: 'dress', hair: 'bun', v: 18 }),
      who(444, 376, 'walk', { left: true, size: 1.16, coat: 'long', hair: 'bald', v: 17, near: bundle(-12, -84, 30) }),
      who(204, 316, 'away', { size: 0.72, coat: 'coat', hat: 'cap', v: 20 }),
      who(424, 300, 'hands', { size: 0.6, coat: 'dress', hat: 'scarf', v: 22 }),
    ],
    front: at(90, 396, 1.1, group(chairBig(30), '')),
  }),

  'mine/ending/lost-strangers': vignette({
    layers: [wall({ floor: 310, v: 118 })],
    things: [
      at(196, 384, 1.5, chairBig(130)),
      at(204, 296, 0.9, blanket(110, 120)),
      rect(470, 130, 110, 12, '#8d7a60', by('coal')),
      line('M488 142v18M520 142v18M552 142v18', '#3a332b', 5),
      paneLight(300, 316, 190, 74, { slant: -40, colour: '#ffe6b4' }),
    ],
    ambient: '#6d7680',
    light: { at: [352, 150], foot: 316, reach: 260, strength: 0.7 },
    behind: [
      pane(
        256,
        40,
        190,
        196,
        [
          skyOver(256, 40, 190, 196, ['#8798a6', '#d5cbb2', '#f6d9a0']),
          ruins(246, 220, 210, 40, 110, 14, '#7a8084'),
          rect(256, 214, 190, 24, '#c9c0aa'),
        ].join(''),
        { nx: 2, ny: 2, colour: '#2a231b' },
      ),
      glow(pool(352, 140, 190, 160, 0.35, 'warm')),
    ],
    people: [
      who(506, 380, 'carry', {
        left: true,
        size: 1.36,
        coat: 'long',
        hat: 'brim',
        v: 18,
        face: 0.6,
        near: suitcase(-15, -70, 22),
      }),
      who(590, 392, 'huddle', { left: true, size: 1.32, coat: 'dress', hat: 'scarf', v: 16, face: 0.6 }),
    ],
  }),

  'mine/ending/lost-gave-up': vignette({
    sky: 'dusk',
    horizon: 276,
    layers: [
      ruins(-20, 280, 460, 40, 120, 16, '#57636e'),
      [
        facade({ x: 400, base: 300, w: 260, h: 320, seed: 25, floors: 3, cols: 3, colour: '#20262b' }),
        rect(486, 208, 58, 92, '#060708', by('rough1')),
      ],
    ],
    ground: 'snow',
    light: { at: [172, 246], of: 'lamp', foot: 300, reach: 230 },
    people: [
      who(196, 330, 'trudge', { left: true, size: 0.94, coat: 'long', hat: 'wool', v: 15, load: true, face: 0.6 }),
      who(118, 312, 'away', { size: 0.8, coat: 'dress', hat: 'scarf', v: 14, near: suitcase(-22, -82, 18) }),
      who(290, 350, 'trudge', { left: true, size: 1.06, coat: 'coat', hat: 'cap', v: 14, near: suitcase(18, -86, 20) }),
    ],
    front: [steps(330, 352, 24, -5, 8), at(610, 404, 1.4, tree(27, 200, '#0b0d10', '#8d9aa6'))],
    weather: ['storm', 0.4],
  }),
};
