/* Objectives: what the house has set its mind on. */
import { skyOver, vignette } from '../kit/compose.js';
import { pipe, who } from '../kit/folk.js';
import { chair, stove, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { doorstep, pane, stairwell, wall } from '../kit/sets.js';
import { books, jug, logs, parcel, planks } from '../kit/still.js';
import { ruins } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, shape } from '../kit/svg.js';
import { rainfall } from '../kit/weather.js';

const keys = group(
  rect(-80, -16, 160, 16, '#e6dfcc') +
    many(12, (i) => rect(-76 + i * 13, -16, 5, 10, '#1a1713'), 1) +
    line(
      many(13, (i) => `M${-80 + i * 13}-16v16`, 1),
      '#8d8676',
      1,
    ),
  by('rough1'),
);
const drip = (x, y, h) =>
  line(`M${x} ${y + 30}v9M${x + 1} ${y + h * 0.45}v12M${x} ${y + h * 0.8}v7`, '#cfe0ee', 1.2, 'opacity=".7"');

export default {
  'mine/objective/roof-over-our-heads': vignette({
    layers: [room({ back: [60, 40, 580, 290], v: 116 })],
    things: [
      rect(318, 40, 10, 252, '#5d5348', by('coalv')),
      poly(
        [
          [30, 20],
          [320, 40],
          [320, 0],
          [0, 0],
        ],
        '#2a2622',
        by('rough'),
      ),
      at(
        160,
        346,
        1,
        group(shape('M-30-44h60l-8 44h-44z', '#8d9094') + line('M-30-44h60', '#dfe6ec', 3), by('rough1')),
      ),
      at(
        250,
        372,
        0.8,
        group(shape('M-30-44h60l-8 44h-44z', '#7d8084') + line('M-30-44h60', '#dfe6ec', 3), by('rough1')),
      ),
      at(440, 366, 1.2, table(110, 56, 128)),
      at(556, 330, 2, stove(96)),
      line('M100 110L80 140M120 60l-24 20', '#111', 1.4),
    ],
    ambient: '#4c5965',
    light: { at: [440, 294], of: 'lamp', foot: 320, reach: 300 },
    lit: pool(120, 60, 150, 120, 0.8, 'cool'),
    behind: [
      group(rainfall(190, 330, 60, 5, 0.7), 'transform="translate(60 20)"'),
      drip(160, 40, 262),
      drip(250, 30, 300),
      drip(110, 40, 300),
    ],
    people: [
      who(500, 388, 'sit', { left: true, size: 1.3, coat: 'quilt', hair: 'beard', v: 19, face: 1 }),
      who(384, 386, 'hold', { size: 1.26, coat: 'dress', hair: 'bun', v: 18, face: 1 }),
    ],
    front: at(520, 392, [-1.5, 1.5], chair(22)),
  }),

  'mine/objective/fuel-for-the-winter': vignette({
    layers: [wall({ floor: 316, v: 108 })],
    things: [
      at(520, 356, 3, stove(110)),
      at(250, 376, 1.1, logs(9, 4, 126)),
      at(190, 330, 1.1, planks(4, 130, 3)),
      at(232, 316, 1.2, group(keys, 'transform="rotate(-7)"')),
      at(330, 392, 0.9, books(5, 3, 120)),
      at(
        96,
        392,
        1.1,
        group(
          poly(
            [
              [-20, 0],
              [20, 0],
              [40, -120],
              [14, -124],
            ],
            '#3c2a1c',
          ) + line('M-10-20L30-110', '#7a5a3a', 2),
          by('coal'),
        ),
      ),
      at(150, 300, 1, line('M0 0L-34-92M14-2L30-98', '#6d5436', 9, by('rough1'))),
    ],
    ambient: '#5e6c7b',
    light: { at: [514, 272], foot: 356, reach: 420 },
    shining: pool(516, 274, 60, 50, 1, 'warm'),
    people: [
      who(408, 392, 'kneel', {
        size: 1.36,
        coat: 'quilt',
        hat: 'wool',
        v: 20,
        face: 1,
        over: pipe(34, -52, 74, -62, 9, 60),
      }),
    ],
  }),

  'mine/objective/close-the-gaps': vignette({
    layers: [room({ back: [100, 10, 540, 280], v: 112, paper: 'bare' })],
    things: [at(110, 392, 1.1, planks(5, 130, 6))],
    ambient: '#4a5661',
    light: { at: [520, 246], of: 'lamp', foot: 320, reach: 300 },
    lit: shape('M210 230H430L520 400H120z', '#aebfce', `opacity=".5" ${by('b10')}`),
    behind: [
      pane(
        216,
        48,
        208,
        176,
        [
          skyOver(216, 48, 208, 176, ['#1c2633', '#45576a', '#8fa1b1']),
          ruins(206, 224, 230, 40, 110, 6, '#24303b'),
        ].join(''),
        { nx: 2, ny: 2 },
      ),
      group(
        [
          [70, 6],
          [112, -4],
          [196, 3],
        ]
          .map(
            ([y, a]) =>
              `<g transform="rotate(${a} 320 ${y})">${rect(186, y - 13, 262, 27, '#5d4a36')}${rect(186, y - 13, 262, 3, '#a8845a')}</g>`,
          )
          .join(''),
        by('coal'),
      ),
      `<g transform="rotate(-16 300 156)">${rect(250, 144, 210, 26, '#6d5740', by('coal'))}</g>`,
      at(520, 330, 1.1, table(80, 66, 80)),
    ],
    people: [
      who(
        262,
        382,
        {
          head: [14, -140, -8],
          neck: [9, -139],
          hip: [0, -84],
          near: [
            [0, -130],
            [14, -122],
            [26, -150],
          ],
          far: [
            [18, -129],
            [36, -138],
            [52, -146],
          ],
          fore: [
            [6, -84],
            [12, -44],
            [14, -5],
          ],
          back: [
            [-6, -84],
            [-10, -44],
            [-18, -5],
          ],
        },
        {
          size: 1.4,
          coat: 'jacket',
          hat: 'cap',
          v: 18,
          face: 0.8,
          near: line('M22-146L40-172', '#4a3a28', 5) + shape('M32-182l18 8-4 9-18-8z', '#6b7076'),
          form: 'formR',
        },
      ),
      who(424, 388, 'reach', { left: true, size: 1.36, coat: 'dress', hat: 'scarf', v: 17, face: 0.8, form: 'formL' }),
    ],
  }),

  'mine/objective/parcel-for-the-ward': vignette({
    horizon: 320,
    ground: 'street',
    behind: [
      doorstep(420, 320, {
        w: 150,
        h: 222,
        open: 0.6,
        light: 0.95,
        steps: 3,
        inside: rect(345, 98, 24, 230, '#a86228', 'opacity=".6"') + rect(466, 98, 30, 230, '#a86228', 'opacity=".6"'),
      }),
    ],
    light: { at: [420, 206], foot: 326, reach: 320, strength: 0.8 },
    people: [
      who(396, 346, 'reach', {
        left: true,
        size: 1.24,
        coat: 'dress',
        hat: 'scarf',
        v: 30,
        face: 0.8,
        over: shape('M-10-120C-2-116 10-116 16-120L24-62C10-56-8-56-18-60z', '#5d574b'),
      }),
      who(276, 372, 'reach', { size: 1.3, coat: 'coat', hat: 'wool', v: 18, face: 1 }),
    ],
    front: [at(334, 234, 0.62, group(parcel(110), by('rimU')))],
    weather: ['rain', 0.8],
  }),

  'mine/objective/to-see-the-peace': vignette({
    layers: [room({ back: [150, 10, 490, 288], v: 112 })],
    things: [
      group(
        rect(252, 40, 136, 250, '#5d5245') +
          rect(264, 54, 54, 100, '#463d33') +
          rect(324, 54, 52, 100, '#463d33') +
          rect(264, 170, 54, 108, '#463d33') +
          rect(324, 170, 52, 108, '#463d33'),
        by('wall'),
      ),
    ],
    ambient: '#48545f',
    light: { at: [392, 170], foot: 292, reach: 230, strength: 0.7 },
    lit: shape('M384 288H394L470 400H330z', '#ffe6b4', `opacity=".95" ${by('b6')}`),
    behind: [
      rect(386, 40, 6, 250, '#fff0c8'),
      rect(252, 287, 138, 3, '#ffe0a0'),
      glow(
        pool(389, 170, 70, 190, 0.55, 'warm') + shape('M386 290h6L450 400H340z', '#f3c06a', `opacity=".5" ${by('b6')}`),
      ),
    ],
    people: [
      who(444, 348, 'lean', { left: true, size: 1.24, coat: 'coat', hair: 'short', v: 18, face: 0.9 }),
      who(300, 362, 'hold', { size: 1.26, coat: 'dress', hair: 'bun', v: 17, face: 0.9 }),
      who(220, 376, 'stand', { size: 1.3, coat: 'long', hair: 'bald', v: 15, face: 0.7 }),
      who(524, 386, 'huddle', { left: true, size: 1.28, coat: 'quilt', hat: 'wool', v: 15, face: 0.6 }),
    ],
  }),

  'mine/objective/plain': vignette({
    for: [],
    layers: [stairwell({ v: 116, x0: 250, y0: 404 })],
    things: [at(150, 386, 1.4, parcel(150)), at(70, 384, 1.2, jug(160))],
    ambient: '#505c67',
    light: { at: [210, 110], of: 'lamp', size: 1.2, foot: 340, reach: 400 },
    behind: line('M210 0V100', '#14110d', 1.6),
  }),
};
