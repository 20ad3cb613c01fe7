/* Epilogues by cause: what is left of somebody. Things, not bodies. */
import { skyOver, vignette } from '../kit/compose.js';
import { POSES, bagged, suitcase, who } from '../kit/folk.js';
import { chair, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { opening, paneLight, room } from '../kit/rooms.js';
import { facade, pane, stairwell, wall } from '../kit/sets.js';
import { bottle, chairBig, cup, paper, planks, saucer, shoe, stool } from '../kit/still.js';
import { fence, ruins, tree } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../kit/svg.js';
import { smoke } from '../kit/weather.js';

const sparrow = (k = 1) =>
  at(
    0,
    0,
    k,
    group(
      shape('M-16-4C-14-14-4-18 4-16C6-22 14-22 16-16L22-14L16-12C14-4 6 0-2-1L-22 4z', '#3a2c20') +
        line('M0-1v5M4-1v5', '#3a2c20', 1.4),
      by('rough1'),
    ),
  );
export default {
  'mine/epilogue/hunger-1': vignette({
    topics: ['hunger'],
    sky: 'dusk',
    horizon: 238,
    layers: [
      ruins(-20, 240, 700, 40, 130, 19, '#56636f'),
      [
        facade({ x: -20, base: 250, w: 150, h: 220, seed: 5, cols: 2, colour: '#2a3138' }),
        facade({ x: 540, base: 250, w: 130, h: 200, seed: 8, cols: 2, colour: '#272e35', lit: [3] }),
      ],
    ],
    ground: 'snow',
    behind: [
      line('M-10 372C220 318 360 300 660 292M-10 398C240 334 380 312 660 300', '#39434c', 3, 'opacity=".8"'),
      many(
        15,
        (i) =>
          `<ellipse cx="${round(180 + i * 13 + (i % 2) * 6)}" cy="${round(396 - i * 8.4)}" rx="${round(60 - i * 3) / 10}" ry="${round(30 - i * 1.4) / 10}" fill="#1a222a" opacity=".7"/>`,
        2,
      ),
    ],
    light: { at: [586, 146], foot: 250, reach: 120, strength: 0.6 },
    people: [{ ...who(388, 268, 'away', { size: 0.36, coat: 'long', hat: 'wool', v: 12 }), form: 'coldU', shadow: 0 }],
    weather: ['snow', 1.3],
  }),

  'mine/epilogue/wounds-3': vignette({
    topics: ['death'],
    layers: [stairwell({ v: 122, x0: 210, y0: 404 })],
    ambient: '#55616c',
    light: { at: [104, 150], of: 'lamp', size: 1.2, foot: 320, reach: 420 },
    behind: [
      line('M104 0V140', '#14110d', 1.6),
      line('M40 128C220 150 420 140 620 96', '#1c1712', 2.4),
      many(
        11,
        (i, r) => {
          const x = 150 + i * 40;
          const y = 134 + Math.sin(i / 3.4) * 6 - i * 1.6;
          const h = 74 + r() * 40;
          return group(
            shape(`M${round(x)} ${round(y)}h26l${round(r() * 4 - 2)} ${round(h)}l-9-5-8 6-9-4z`, '#b9b2a2') +
              line(`M${round(x + 3)} ${round(y + 3)}v${round(h - 8)}`, '#4a6484', 2.6),
            by('rough1'),
          );
        },
        5,
      ),
    ],
  }),

  'mine/epilogue/misery-1': vignette({
    topics: ['despair'],
    sky: 'smoke',
    horizon: 250,
    layers: [ruins(-20, 252, 700, 40, 120, 23, '#4b5761')],
    ground: 'water',
    behind: [
      group(
        shape('M0 262H640V284H0z', '#2a3036') +
          shape(
            'M60 284C90 330 190 330 220 284zM240 284C270 330 370 330 400 284zM420 284C450 330 550 330 580 284z',
            '#141a1f',
          ) +
          many(5, (i) => rect(40 + i * 180, 282, 20, 118, '#23292e'), 1) +
          line(
            many(22, (i) => `M${i * 30} 262v-26`, 1),
            '#1a1f23',
            2,
          ) +
          rect(0, 234, 640, 4, '#1a1f23'),
        by('rough1'),
      ),
      group(
        rect(60, 176, 62, 88, '#1f2429') +
          rect(74, 196, 32, 34, '#e9a652') +
          poly(
            [
              [50, 178],
              [132, 178],
              [116, 158],
              [66, 158],
            ],
            '#2c3238',
          ),
        by('rough1'),
      ),
      glow(pool(90, 212, 90, 70, 0.7, 'warm')),
    ],
    light: { at: [90, 212], foot: 240, reach: 150, strength: 0.5 },
    people: [
      who(150, 266, 'hold', { left: true, size: 0.56, coat: 'great', hat: 'helmet', v: 12, shadow: 0 }),
      who(400, 266, 'walk', { size: 0.56, coat: 'coat', hair: 'short', v: 12, shadow: 0 }),
    ],
    weather: 'fog',
  }),

  'mine/epilogue/survivor-1': vignette({
    sky: 'dawn',
    horizon: 300,
    veil: 0.3,
    paper: { vignette: 0.7 },
    layers: [ruins(-20, 304, 700, 50, 140, 47, '#8a8f8e'), [at(470, 320, 1.6, tree(31, 210, '#3a3d3c'))]],
    ground: ['#b9ae98', '#4b463e'],
    light: { at: [120, 210], foot: 300, reach: 320, strength: 0.6 },
    things: [
      group(
        rect(150, 318, 330, 12, '#5a4a38') +
          rect(150, 292, 330, 9, '#5a4a38') +
          line('M176 330V384M452 330V384', '#2c241b', 8),
        by('coal'),
      ),
    ],
    people: [
      who(
        250,
        366,
        {
          head: [6, -103, 16],
          neck: [2, -104],
          hip: [-8, -46],
          near: [
            [-4, -95],
            [0, -70],
            [30, -66],
          ],
          far: [
            [10, -94],
            [18, -70],
            [36, -70],
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
        { size: 1.36, coat: 'coat', hat: 'brim', v: 22, face: 1, form: 'formL' },
      ),
    ],
    front: [
      at(360, 388, 1, sparrow(0.9)),
      at(412, 380, [-0.8, 0.8], sparrow()),
      at(330, 316, 0.7, sparrow()),
      at(452, 392, [-1, 1], sparrow(0.8)),
      many(
        12,
        (i, r) => `<circle cx="${round(350 + r() * 90)}" cy="${round(388 + r() * 6)}" r="1.600" fill="#e6d8b4"/>`,
        3,
      ),
    ],
  }),

  'mine/epilogue/survivor-2': vignette({
    layers: [wall({ floor: 316, v: 132 })],
    things: [at(220, 386, 1.6, chairBig(130))],
    ambient: '#8d9296',
    paper: { vignette: 0.7 },
    light: { at: [380, 130], foot: 320, reach: 320, strength: 0.6 },
    lit: `<g transform="translate(270 322) skewX(-30)">${[0, 1, 2].map((i) => rect(i * 84, 0, 74, 30, '#fff0c8') + rect(i * 84, 38, 74, 40, '#fff0c8')).join('')}</g>`,
    behind: [
      pane(
        262,
        36,
        246,
        210,
        [
          skyOver(262, 36, 246, 210, ['#a9bccb', '#dfdccb', '#fbe8ba']),
          ruins(252, 246, 270, 30, 90, 11, '#a3a49d'),
          at(470, 250, 0.7, tree(6, 160, '#7d7f70')),
        ].join(''),
        { nx: 3, ny: 2, colour: '#4a3c2c' },
      ),
      glow(pool(385, 140, 220, 180, 0.3, 'warm')),
    ],
    people: [
      who(
        496,
        384,
        {
          head: [4, -142, 0],
          neck: [2, -140],
          hip: [0, -84],
          near: [
            [-8, -131],
            [-14, -106],
            [-6, -84],
          ],
          far: [
            [14, -130],
            [28, -116],
            [40, -136],
          ],
          fore: [
            [6, -84],
            [9, -44],
            [11, -5],
          ],
          back: [
            [-6, -84],
            [-8, -44],
            [-12, -5],
          ],
        },
        { left: true, size: 1.4, coat: 'thin', hair: 'bald', v: 24, face: 1 },
      ),
    ],
  }),

  'mine/epilogue/survivor-4': vignette({
    sky: 'night',
    horizon: 330,
    layers: [
      ruins(-20, 330, 700, 60, 160, 29, '#2c3641'),
      [
        facade({
          x: -10,
          base: 340,
          w: 220,
          h: 260,
          seed: 4,
          floors: 3,
          cols: 3,
          torn: false,
          colour: '#2b2f33',
          lit: [0, 1, 2, 3, 5, 6, 7, 8],
        }),
        facade({
          x: 214,
          base: 338,
          w: 210,
          h: 220,
          seed: 15,
          floors: 3,
          cols: 3,
          torn: false,
          colour: '#262a2f',
          lit: [0, 1, 3, 4, 5, 7, 8],
        }),
        facade({
          x: 428,
          base: 340,
          w: 230,
          h: 280,
          seed: 9,
          floors: 3,
          cols: 3,
          torn: false,
          colour: '#2a2e32',
          lit: [0, 2, 3, 4, 5, 6, 8],
        }),
      ],
    ],
    ground: 'street',
    light: { at: [318, 230], foot: 336, reach: 340, strength: 0.5 },
    people: [
      who(200, 376, 'hands', { size: 0.78, coat: 'coat', hair: 'short', v: 14 }),
      who(330, 384, 'away', { size: 0.82, coat: 'dress', hair: 'bun', v: 14 }),
      who(452, 374, 'point', { left: true, size: 0.76, coat: 'jacket', hat: 'cap', v: 14 }),
    ],
  }),

  'mine/epilogue/survivor-5': vignette({
    sky: ['#7f95a6', '#c9cbbd', '#f3deae'],
    horizon: 276,
    veil: 0.25,
    paper: { vignette: 0.65 },
    layers: [ruins(-20, 280, 700, 40, 120, 37, '#9a9c96'), [at(-10, 292, 1, fence(230, 50, 3, '#5a5348'))]],
    ground: ['#a59a7c', '#4a4436'],
    light: { at: [150, 150], foot: 280, reach: 340, strength: 0.6 },
    things: [
      group(shape('M300 372C330 356 400 356 430 372C400 384 330 384 300 372z', '#4a3c2c'), by('rough1')),
      line('M366 370C364 320 370 280 364 236', '#3a3226', 5),
      line(
        'M366 300C380 286 392 280 398 266M364 280C350 268 340 262 336 248M365 256C376 244 380 238 382 226',
        '#3a3226',
        2.4,
      ),
      group(
        many(
          16,
          (i, r) =>
            `<ellipse cx="${round(336 + r() * 64)}" cy="${round(214 + r() * 60)}" rx="8" ry="5" fill="#7d8a4e" transform="rotate(${round(r() * 180)} 366 244)"/>`,
          6,
        ),
        by('rough1'),
      ),
      line('M372 330V372', '#8a7a5a', 4),
      poly(
        [
          [374, 300],
          [398, 304],
          [396, 318],
          [372, 314],
        ],
        '#e9e2d0',
      ),
    ],
    people: [
      who(488, 376, 'dig', {
        left: true,
        size: 1.26,
        coat: 'thin',
        hair: 'bun',
        v: 24,
        face: 1,
        near: line('M14-110L50-8', '#5a4a34', 5) + shape('M42-14L58-18L64 8C56 14 48 12 44 6z', '#6b7076'),
      }),
    ],
  }),

  'mine/epilogue/survivor-7': vignette({
    sky: ['#7d97ac', '#bccad0', '#f6e3b6'],
    horizon: 210,
    veil: 0.3,
    paper: { vignette: 0.65 },
    layers: [[`<circle cx="470" cy="186" r="20" fill="#fff4d6"/>`, glow(pool(470, 186, 150, 110, 0.8, 'warm'))]],
    things: [
      skyOver(0, 210, 640, 130, ['#a9bcc4', '#7f98a4', '#6d8792']),
      many(
        26,
        (i, r) =>
          line(
            `M${round(r() * 640)} ${round(220 + r() * 90)}h${round(16 + r() * 60)}`,
            '#f0ead6',
            1.2,
            `opacity="${round(2 + r() * 5) / 10}"`,
          ),
        4,
      ),
      shape('M0 330C120 312 250 336 360 318C470 304 560 326 640 312V400H0z', '#b0a58c', by('rough1')),
      shape(
        'M0 328C120 310 250 334 360 316C470 302 560 324 640 310L640 316C560 330 470 308 360 322C250 340 120 316 0 334z',
        '#f2f2ec',
        by('rough1'),
      ),
    ],
    light: { at: [470, 186], foot: 214, reach: 200, strength: 0.4 },
    people: [
      who(352, 334, 'away', {
        size: 0.92,
        coat: 'thin',
        hair: 'long',
        v: 24,
        shadow: 0.4,
        near: at(-24, -66, 0.32, shoe(60)),
      }),
    ],
    front: [at(150, 378, 0.9, bottle(110, 74)), line('M136 380l30 0', '#6d6450', 2)],
  }),

  'mine/epilogue/plain': vignette({
    for: [],
    layers: [wall({ floor: 316, v: 114 })],
    things: [at(330, 386, 1.6, chairBig(124)), paneLight(120, 330, 170, 54, { slant: -36 })],
    ambient: '#66727d',
    light: { at: [520, 262], of: 'candle', foot: 322, reach: 260 },
    behind: [
      pane(
        120,
        44,
        150,
        180,
        skyOver(120, 44, 150, 180, 'dawn') +
          ruins(110, 224, 170, 20, 70, 8, '#545d65') +
          smoke(120, 44, 150, 180, 1, 0.5),
      ),
      at(520, 340, 1, stool(70)),
    ],
  }),

  'mine/epilogue/hunger-2': vignette({
    topics: ['hunger'],
    sky: 'smoke',
    horizon: 268,
    layers: [
      [
        ruins(-20, 270, 700, 60, 150, 26, '#465059'),
        facade({ x: -20, base: 276, w: 250, h: 230, seed: 17, cols: 3, colour: '#293036' }),
      ],
    ],
    ground: 'street',
    behind: [
      group(
        shape('M392 308V196C392 186 400 182 410 182H560C572 182 578 190 578 200V308z', '#1d2226') +
          shape('M578 308V226H610C626 232 636 250 640 268V308z', '#191d21') +
          line('M392 216H578M392 252H578', '#343b41', 2) +
          rect(398, 250, 40, 60, '#07080a') +
          line('M390 312H640', '#0f1214', 8) +
          `<circle cx="450" cy="316" r="20" fill="#0b0d0f"/><circle cx="602" cy="316" r="20" fill="#0b0d0f"/>`,
        by('rough1'),
      ),
    ],
    light: { at: [372, 196], of: 'lamp', size: 1.1, foot: 314, reach: 280 },
    people: [
      who(384, 320, 'reach', { size: 0.96, coat: 'coat', hat: 'wool', v: 17, face: 0.9 }),
      who(318, 338, 'trudge', { size: 0.96, coat: 'dress', hat: 'scarf', v: 16, face: 0.7 }),
      who(244, 350, 'stand', { size: 1.02, coat: 'long', hat: 'cap', v: 15, near: suitcase(-8, -82, 18), face: 0.6 }),
      who(166, 364, 'huddle', { size: 1.08, coat: 'quilt', hat: 'fur', v: 14 }),
      who(84, 380, 'stand', { size: 1.14, coat: 'coat', hair: 'bun', v: 13, far: bagged(17, -82, 14) }),
      { ...who(428, 262, 'offer', { left: true, size: 0.72, coat: 'jacket', hat: 'cap', v: 10 }), shadow: 0 },
    ],
    weather: ['snow', 0.5],
  }),

  'mine/epilogue/wounds-4': vignette({
    topics: ['death'],
    sky: 'dusk',
    horizon: 262,
    layers: [
      ruins(-20, 266, 700, 40, 120, 33, '#5b6771'),
      [at(110, 300, 1.7, tree(14, 210, '#1f2428', '#aab4bb')), at(560, 296, 1.4, tree(22, 190, '#23292d', '#aab4bb'))],
    ],
    ground: 'snow',
    behind: [
      group(
        shape('M240 352C270 324 390 322 426 350C380 366 290 366 240 352z', '#4a4036') +
          shape('M262 336C300 324 370 322 404 338C370 332 300 332 262 336z', '#c3ced6'),
        by('rough1'),
      ),
      line('M334 332V286', '#3a2f24', 6),
      group(rect(306, 256, 56, 36, '#35506e') + line('M310 260h48v28h-48z', '#cfd9e2', 2), by('rough1')),
    ],
    light: { at: [432, 338], of: 'lamp', foot: 348, reach: 240 },
    people: [
      who(500, 366, 'hold', { left: true, size: 1.16, coat: 'coat', hair: 'short', v: 16, face: 0.9 }),
      who(566, 374, 'huddle', { left: true, size: 1.14, coat: 'dress', hat: 'scarf', v: 14, face: 0.7 }),
    ],
    weather: ['snow', 0.7],
  }),

  'mine/epilogue/survivor-3': vignette({
    paper: { vignette: 0.7 },
    layers: [room({ back: [120, 0, 520, 280], v: 126 })],
    ambient: '#838a8c',
    light: { at: [330, 170], foot: 290, reach: 290, strength: 0.6 },
    lit: shape('M262 282H398L520 400H140z', '#ffe9bc', by('b10')),
    behind: [
      opening(
        262,
        40,
        136,
        244,
        [
          skyOver(262, 40, 136, 244, ['#a9bccb', '#dcd9c6', '#f6e3b2']),
          ruins(242, 262, 180, 20, 70, 16, '#a0a29a'),
          at(370, 270, 0.7, tree(8, 150, '#6d755a')),
          rect(262, 258, 136, 30, '#b5ad92'),
        ].join(''),
        '#3a2f22',
      ),
      line(
        many(13, (i) => `M402 ${150 + i * 9}h9`, 1),
        '#cdb891',
        2.4,
      ),
      glow(pool(330, 180, 180, 160, 0.3, 'warm')),
    ],
    people: [
      who(
        492,
        372,
        {
          ...POSES.reach,
          near: [
            [-4, -131],
            [14, -110],
            [34, -98],
          ],
          far: [
            [14, -130],
            [32, -114],
            [48, -108],
          ],
        },
        {
          left: true,
          size: 1.34,
          coat: 'thin',
          hair: 'bald',
          v: 24,
          face: 1,
          over: line('M34-98l44-2', '#9aa0a6', 4) + line('M34-98l2-18 40-2 2 18', '#4a3a28', 4),
        },
      ),
    ],
    front: at(90, 398, 1.1, group(planks(3, 60), '')),
  }),

  'mine/epilogue/survivor-6': vignette({
    layers: [room({ back: [80, 0, 560, 270], v: 126 })],
    things: [at(330, 386, 1.35, table(200, 76, 140))],
    ambient: '#7a8288',
    paper: { vignette: 0.75 },
    light: { at: [330, 110], foot: 290, reach: 330, strength: 0.7 },
    behind: [
      pane(
        250,
        30,
        160,
        150,
        skyOver(250, 30, 160, 150, ['#9fb4c4', '#d8d6c6', '#f6e6bd']) + ruins(240, 180, 180, 20, 60, 12, '#a0a4a0'),
      ),
      at(
        340,
        284,
        0.8,
        group(
          rect(-44, -22, 88, 22, '#3a3d40') +
            `<circle cx="-20" cy="-22" r="15" fill="#6d7074"/><circle cx="20" cy="-22" r="15" fill="#6d7074"/><circle cx="-20" cy="-22" r="5" fill="#d3d6d8"/><circle cx="20" cy="-22" r="5" fill="#d3d6d8"/>`,
          by('rough1'),
        ),
      ),
    ],
    people: [
      who(186, 390, { ...POSES.sit, head: [4, -103, 24] }, { size: 1.46, coat: 'coat', hair: 'bald', v: 24, face: 1 }),
      who(
        470,
        392,
        {
          ...POSES.sit,
          near: [
            [-4, -94],
            [14, -76],
            [34, -80],
          ],
          far: [
            [10, -92],
            [26, -76],
            [42, -76],
          ],
        },
        { left: true, size: 1.44, coat: 'thin', hair: 'long', v: 24, face: 1 },
      ),
    ],
    front: [
      at(170, 396, 1.7, chair(26)),
      at(486, 398, [-1.7, 1.7], chair(26)),
      at(264, 286, 0.7, saucer(90) + cup(100)),
      at(402, 286, 0.7, saucer(90) + cup(100)),
    ],
  }),

  'mine/epilogue/survivor-8': vignette({
    sky: ['#7f95a6', '#c6cabd', '#f1ddb0'],
    horizon: 270,
    veil: 0.25,
    paper: { vignette: 0.65 },
    layers: [
      ruins(-20, 274, 700, 30, 90, 39, '#9a9c96'),
      [
        at(0, 296, 1, fence(250, 60, 9, '#5a5348')),
        at(400, 296, 1, fence(250, 60, 12, '#5a5348')),
        group(
          rect(470, 150, 190, 146, '#6d665a') +
            poly(
              [
                [450, 156],
                [560, 96],
                [680, 156],
              ],
              '#4a443b',
            ) +
            rect(510, 196, 40, 50, '#e9b566'),
          by('wall'),
        ),
      ],
    ],
    ground: ['#a59a7c', '#4a4436'],
    light: { at: [530, 214], foot: 280, reach: 300, strength: 0.5 },
    people: [
      who(250, 368, 'offer', {
        size: 1.3,
        coat: 'coat',
        hair: 'short',
        v: 22,
        face: 1,
        near: line('M26-150L34-6', '#6d5436', 5) + shape('M26-12H44L42 12C38 18 32 18 28 12z', '#6b7076'),
      }),
      who(392, 366, 'stand', { left: true, size: 1.26, coat: 'thin', hair: 'beard', v: 24, face: 1 }),
    ],
  }),
};
