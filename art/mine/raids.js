/* Night Raids: the door in the dark. */
import { skyOver, vignette } from '../kit/compose.js';
import { flame } from '../kit/fire.js';
import { pipe, rifle, who } from '../kit/folk.js';
import { rubble } from '../kit/heaps.js';
import { crate, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { alley, doorstep, facade, pane, stairwell, wall } from '../kit/sets.js';
import { bottle, chairBig, lantern, planks, shoe } from '../kit/still.js';
import { fence, ruins, tree } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../kit/svg.js';

const torch = (x, y, k = 1) =>
  line(`M${x} ${y}l${10 * k} ${-44 * k}`, '#0c0a08', 5) + at(x + 11 * k, y - 44 * k, 0.62 * k, flame());
const torchlight = (x, y, r) => glow(pool(x, y, r, r * 0.9, 0.8, 'warm'));

export default {
  'mine/raid/shots-in-the-street': vignette({
    topics: ['child'],
    layers: [room({ back: [110, 24, 530, 270], v: 104 })],
    things: [at(520, 330, 1.3, table(120, 66, 110)), at(104, 388, 1, rubble(120, 20, 5, 150, 0))],
    ambient: '#4a5b6c',
    light: { at: [300, 130], foot: 262, reach: 200, strength: 0.8 },
    lit: [shape('M226 270H386L520 400H120z', '#f6c27c', `opacity=".75" ${by('b10')}`)],
    behind: [
      pane(
        228,
        62,
        152,
        128,
        [
          skyOver(228, 62, 152, 128, ['#1a222b', '#5e5347', '#e9a65a']),
          ruins(220, 190, 170, 40, 90, 8, '#1a1d21'),
          pool(336, 150, 70, 60, 1, 'warm'),
          line('M228 96L352 150M236 78L330 132', '#ffe3ae', 1.6),
        ].join(''),
        { nx: 2, ny: 2 },
      ),
      line('M248 76l20 14-6 12 18 16M340 160l-14-8 4-14', '#d9e3ec', 1),
      glow(pool(304, 130, 170, 130, 0.4, 'warm')),
      many(
        70,
        (i, r) =>
          `<circle cx="${round(150 + r() * 340)}" cy="${round(20 + r() * 300)}" r="${round(5 + r() * 14) / 10}" fill="#e9dcc6" opacity="${round(2 + r() * 5) / 10}"/>`,
        8,
      ),
    ],
    people: [
      who(236, 352, 'duck', { size: 1.4, coat: 'coat', hat: 'cap', v: 18 }),
      who(452, 374, 'duck', { left: true, size: 1.36, coat: 'dress', hair: 'long', v: 20 }),
      who(566, 386, 'crouch', { left: true, size: 1.16, coat: 'quilt', hat: 'wool', v: 18 }),
      who(96, 384, 'duck', { size: 1.2, child: 0.8, coat: 'quilt', hat: 'wool', v: 20 }),
    ],
  }),

  'mine/raid/prowlers': vignette({
    sky: 'night',
    horizon: 276,
    veil: 0.4,
    layers: [
      ruins(-20, 270, 400, 50, 120, 19, '#2b343d'),
      facade({
        x: 330,
        base: 300,
        w: 330,
        h: 330,
        seed: 21,
        floors: 2,
        cols: 3,
        torn: false,
        colour: '#272b2f',
        lit: [1],
      }),
    ],
    ground: 'snow',
    behind: [
      at(60, 306, 1, fence(210, 52, 4, '#14181b', '#a9b7c3')),
      at(486, 338, 1, planks(6, 60, 8)),
      at(486, 286, 0.9, planks(3, 70, 3)),
      at(606, 334, 1.4, crate(40)),
    ],
    light: { at: [498, 86], foot: 300, reach: 250, strength: 0.55 },
    people: [
      who(370, 352, 'stoop', { size: 1.02, coat: 'jacket', hat: 'hood', v: 8, over: pipe(38, -64, 110, -58, 6, 24) }),
      who(206, 346, 'crouch', { size: 0.98, coat: 'jacket', hat: 'wool', v: 8 }),
      who(120, 330, 'lean', { size: 0.86, coat: 'coat', hat: 'hood', v: 7 }),
    ],
    front: [
      at(40, 404, 1.5, tree(3, 210, '#090b0d', '#8d9aa6')),
      many(
        7,
        (i) =>
          `<ellipse cx="${160 + i * 26}" cy="${372 + (i % 2) * 8}" rx="9" ry="3.600" fill="#141a20" opacity=".6"/>`,
        2,
      ),
    ],
    weather: ['snow', 0.6],
  }),

  'mine/raid/burglars': vignette({
    layers: [stairwell({ v: 116, x0: 40, y0: 400 })],
    ambient: '#3b4753',
    light: { at: [356, 188], foot: 240, reach: 190, strength: 0.9 },
    lit: shape('M356 190L70 330V400H260z', '#f3cf97', `opacity=".8" ${by('b10')}`),
    shining: shape('M352 186L60 326V400H262z', '#e6b06a', `opacity=".34" ${by('b10')}`),
    people: [
      who(396, 258, 'offer', {
        left: true,
        size: 1.08,
        coat: 'jacket',
        hat: 'wool',
        v: 9,
        near: shape('M24-103h20v8h-20z', '#2a2622'),
        far: at(17, -60, [0.5, 0.5], shoe(40)) + at(23, -54, [0.5, 0.5], shoe(36)),
        form: 'formL',
      }),
      who(520, 178, 'stoop', { left: true, size: 1, coat: 'jacket', hat: 'hood', v: 7, form: 'formDL' }),
    ],
    front: [glow(pool(352, 148, 26, 26, 1, 'warm'))],
  }),

  'mine/raid/marauders': vignette({
    sky: 'fire',
    layers: [alley({ vx: 320, vy: 184, wide: 240, seed: 14, v: 92 })],
    veil: 0.5,
    ambient: '#5a5f66',
    light: { at: [326, 192], foot: 232, reach: 280 },
    shining: [
      pool(326, 196, 130, 100, 0.9, 'warm'),
      shape('M300 224H352L520 400H130z', '#d98a3a', `opacity=".4" ${by('b10')}`),
    ],
    behind: [torch(246, 214, 0.7), torch(428, 236, 0.9), torchlight(254, 176, 60), torchlight(437, 188, 80)],
    people: [
      who(318, 342, 'pockets', { size: 1.06, coat: 'great', hat: 'cap', v: 8, broad: 1.15, face: 0.2 }),
      who(236, 322, 'drink', {
        size: 0.92,
        coat: 'jacket',
        hat: 'wool',
        v: 8,
        near: at(22, -150, [0.5, 0.5], group(bottle(40), 'transform="rotate(150)"')),
      }),
      who(412, 330, 'hands', { left: true, size: 0.96, coat: 'jacket', hat: 'hood', v: 8 }),
      who(286, 290, 'port', {
        size: 0.72,
        coat: 'coat',
        hat: 'fur',
        v: 7,
        over: rifle(-30, -84, 34, -140, 8),
        face: 0.2,
      }),
      who(360, 292, 'front', {
        size: 0.72,
        coat: 'jacket',
        hat: 'cap',
        v: 7,
        face: 0.2,
        over: pipe(24, -82, 38, -20, 6, 12),
      }),
    ],
    front: [
      poly(
        [
          [0, 0],
          [40, 0],
          [52, 400],
          [0, 400],
        ],
        '#060606',
        by('rough1'),
      ),
      poly(
        [
          [640, 0],
          [600, 0],
          [588, 400],
          [640, 400],
        ],
        '#060606',
        by('rough1'),
      ),
    ],
  }),

  'mine/raid/thug-gang': vignette({
    layers: [room({ back: [130, 20, 510, 294], v: 108, paper: 'bare' })],
    things: [
      group(
        rect(226, 50, 188, 244, '#4e443a') +
          many(6, (i) => rect(228 + i * 31, 52, 28, 240, i % 2 ? '#54493d' : '#473e34'), 1),
        by('coalv'),
      ),
    ],
    ambient: '#394551',
    light: { at: [320, 150], foot: 296, reach: 210, strength: 0.6 },
    behind: [
      many(6, (i, r) => rect(256 + i * 31, 52, 2.6, 240, '#ffc97d', `opacity="${round(5 + r() * 5) / 10}"`), 4),
      rect(226, 290, 188, 4, '#ffc97d'),
      glow(
        pool(320, 170, 190, 170, 0.5, 'warm') +
          many(
            6,
            (i) => shape(`M${256 + i * 31} 292h3l${(i - 2.5) * 44} 110h-16z`, '#e09a4a', `opacity=".5" ${by('b3')}`),
            1,
          ),
      ),
      group(rect(196, 206, 248, 15, '#2c241c'), by('coal')),
      rect(196, 206, 248, 2.4, '#a87c48'),
    ],
    people: [
      who(222, 382, 'brace', { size: 1.34, coat: 'quilt', hair: 'beard', v: 15 }),
      who(426, 384, 'brace', { left: true, size: 1.3, coat: 'coat', hat: 'cap', v: 15 }),
      who(548, 392, 'carry', {
        left: true,
        size: 1.26,
        coat: 'dress',
        hair: 'bun',
        v: 14,
        near: pipe(-15, -72, 6, -40, 7, 20),
      }),
    ],
    front: at(66, 398, 1, group(chairBig(30), 'transform="rotate(-70)"')),
  }),

  'mine/raid/armed-stragglers': vignette({
    horizon: 330,
    ground: 'snow',
    behind: [
      doorstep(400, 330, { w: 96, h: 196, open: 0, steps: 2 }),
      rect(352, 328, 96, 4, '#ffc97d'),
      `<circle cx="436" cy="240" r="3" fill="#ffdca0"/>`,
      glow(pool(438, 240, 44, 36, 0.8, 'warm') + pool(400, 334, 120, 26, 0.8, 'warm')),
      rect(520, 150, 70, 84, '#e9a24c', 'opacity=".85"'),
      group(line('M512 168L600 190M512 214L600 196M514 142L598 154M514 234L600 226', '#2c241c', 12), by('rough1')),
      glow(pool(555, 194, 110, 90, 0.6, 'warm')),
    ],
    light: { at: [470, 200], foot: 330, reach: 200, strength: 0.5 },
    people: [
      who(340, 366, 'stoop', {
        size: 1.16,
        coat: 'great',
        hat: 'helmet',
        v: 16,
        load: true,
        near: rifle(18, -60, -22, -150, 10),
      }),
      who(222, 372, 'huddle', {
        size: 1.16,
        coat: 'great',
        hat: 'fur',
        v: 14,
        over: rifle(-16, -40, -22, -156, 10),
        hair: 'beard',
      }),
      who(120, 380, 'trudge', {
        size: 1.14,
        coat: 'great',
        hat: 'helmet',
        v: 13,
        load: true,
        near: pipe(18, -90, 26, 2, 5, 18),
      }),
    ],
    front: many(
      8,
      (i) => `<ellipse cx="${20 + i * 34}" cy="${392 - (i % 2) * 8}" rx="10" ry="4" fill="#141a20" opacity=".5"/>`,
      2,
    ),
    weather: ['storm', 0.6],
  }),

  'mine/raid/firebrands': vignette({
    sky: 'night',
    horizon: 300,
    layers: [
      facade({ x: -10, base: 306, w: 470, h: 330, seed: 31, floors: 2, cols: 3, torn: false, colour: '#2d2c2a' }),
      ruins(450, 300, 220, 60, 150, 12, '#23292f'),
    ],
    ground: 'street',
    behind: [
      group(
        rect(62, 168, 96, 130, '#14110e') +
          line('M52 190L170 214M52 250L170 226M54 274L168 282M54 178L166 172', '#4a3d2e', 15),
        by('rough1'),
      ),
      at(112, 306, 1.1, flame()) + at(138, 304, 0.7, flame()) + at(88, 304, 0.6, flame()),
      glow(pool(112, 280, 130, 120, 0.8, 'warm') + pool(112, 200, 160, 200, 0.35, 'warm')),
    ],
    light: [{ at: [394, 178], foot: 320, reach: 270 }],
    people: [
      who(340, 366, 'point', { left: true, size: 1.14, coat: 'jacket', hat: 'hood', v: 9 }),
      who(462, 372, 'hands', { left: true, size: 1.14, coat: 'jacket', hat: 'cap', v: 9, mask: '#1a1512' }),
      who(566, 362, 'carry', {
        left: true,
        size: 1.04,
        coat: 'quilt',
        hat: 'wool',
        v: 8,
        near: shape('M-25-62l4-6h12l5 6v26h-21z', '#2a1f18'),
      }),
    ],
    front: [
      torch(274, 232, 1),
      torch(434, 224, 1.1),
      glow(pool(284, 176, 70, 64, 0.9, 'warm') + pool(446, 166, 84, 76, 0.9, 'warm')),
      many(
        26,
        (i, r) =>
          `<circle cx="${round(60 + r() * 460)}" cy="${round(40 + r() * 220)}" r="${round(6 + r() * 10) / 10}" fill="#ffb866" opacity="${round(3 + r() * 6) / 10}"/>`,
        7,
      ),
    ],
  }),

  'mine/raid/militia-search': vignette({
    horizon: 316,
    ground: 'street',
    behind: [doorstep(160, 316, { w: 96, h: 200, open: 0.9, light: 0.55 })],
    light: { at: [330, 216], foot: 322, reach: 290 },
    people: [
      who(152, 330, 'stand', { size: 1.04, coat: 'thin', hair: 'bald', v: 22, face: 0.9, form: 'formR' }),
      who(262, 366, 'hold', {
        left: true,
        size: 1.24,
        coat: 'great',
        hat: 'cap',
        v: 16,
        near: shape('M10-118h22l4 26h-22z', '#d8cfba') + line('M14-112h14M14-107h12M15-102h13', '#4a4338', 1.2),
        face: 0.7,
        form: 'formR',
      }),
      who(372, 372, 'offer', { left: true, size: 1.22, coat: 'great', hat: 'helmet', v: 14, face: 0.5 }),
      who(490, 380, 'port', {
        size: 1.24,
        coat: 'great',
        hat: 'helmet',
        v: 12,
        over: rifle(-34, -76, 44, -150, 9),
        face: 0.3,
        form: 'formL',
      }),
      who(592, 388, 'port', {
        size: 1.26,
        coat: 'great',
        hat: 'helmet',
        v: 11,
        over: rifle(-34, -76, 44, -150, 9),
        face: 0.2,
        form: 'formL',
      }),
    ],
    front: [at(332, 274, 1, lantern(50)), glow(pool(332, 252, 70, 66, 0.95, 'warm'))],
    weather: ['rain', 0.7],
  }),

  'mine/raid/plain': vignette({
    for: [],
    layers: [room({ back: [150, 24, 490, 292], v: 112 })],
    things: [
      group(
        rect(244, 50, 152, 242, '#463d33') +
          rect(256, 62, 128, 230, '#a89478') +
          rect(266, 72, 50, 98, '#7d6d57') +
          rect(324, 72, 50, 98, '#7d6d57') +
          rect(266, 204, 50, 78, '#7d6d57') +
          rect(324, 204, 50, 78, '#7d6d57'),
        by('wall'),
      ),
      rect(226, 179, 188, 16, '#e0cba4', by('coal')),
      at(474, 392, 1.05, chairBig(120)),
      at(196, 376, 1, table(96, 52, 120)),
    ],
    ambient: '#687888',
    light: { at: [196, 292], of: 'candle', foot: 340, reach: 360 },
    shining: rect(256, 289, 128, 3, '#9db4cc', 'opacity=".6"'),
  }),
};
