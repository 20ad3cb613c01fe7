/* Findings: what lies there, seen close. */
import { camera, scattered } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { drawer } from '../../kit/cupboards.js';
import { pool } from '../../kit/light.js';
import { pile } from '../../kit/search.js';
import { bottle, hand, jar, linen, mug, plank, pot, spine, tin } from '../../kit/stills.js';
import { drawerOf, sieve, toySpill, wireless, fork, keepsakes } from '../../kit/belongings.js';
import { at, by, group, line, many, rect, shape } from '../../kit/svg.js';

const wall = (colour = '#77726a') => rect(0, 0, 640, 400, colour, by('stone'));
const chest = camera({ eye: [0, 1.75, 0.2], down: 42, zoom: 520, middle: [320, 132], lamp: [-0.9, 1.9, 1], dim: 0.45 });
const trunk = camera({
  eye: [0, 1.9, -0.55],
  down: 38,
  zoom: 520,
  middle: [320, 196],
  lamp: [-1.5, 1.5, 0.8],
  dim: 0.45,
});
const bureau = camera({
  eye: [0.3, 1.2, 0],
  down: 4,
  turn: -6,
  zoom: 480,
  middle: [320, 196],
  lamp: [-1, 1.4, 1.2],
  dim: 0.45,
});
const slope = camera({ eye: [0, 1, 0], down: -4, zoom: 430, middle: [320, 220], lamp: [-1.6, 2, 2.6], dim: 0.45 });

export default {
  'mine/findings/full-shelf': vignette({
    layers: [wall('#4f4a44')],
    things: [
      plank(-30, 670, 172, 24, '#84705a') + plank(-30, 670, 346, 34, '#84705a'),
      at(60, 160, 1.1, spine(26, 96, '#6a3a2e')) +
        at(88, 160, 1.1, spine(22, 84, '#3f4a3c')) +
        at(116, 160, 1.1, spine(28, 100, '#5b4a34')) +
        at(148, 160, 1.1, spine(18, 88, '#39434f')) +
        at(186, 160, 1.1, group(spine(24, 92, '#7a5a3a'), 'transform="rotate(9)"')),
      at(270, 160, 1.25, jar({ full: 0.8, what: '#7a3a22' })) +
        at(330, 160, 1.25, jar({ full: 0.6, what: '#8a6a2c' })) +
        at(396, 162, 1.2, tin({ band: '#6b3a2e', h: 40 })) +
        at(440, 160, 1.2, tin({ band: '#44584c' })) +
        at(440, 118, 1.2, tin({ band: '#7a6a42' })) +
        at(500, 160, 1.15, bottle({ full: 0.8 })) +
        at(540, 158, 1.15, bottle({ colour: '#5a3a22', full: 0.7 })) +
        at(600, 160, 1.3, jar({ full: 0.7, what: '#59633a' })),
      at(70, 330, 1.5, tin({ band: '#55402e', h: 44, r: 18 })) +
        at(130, 332, 1.4, jar({ full: 0.9, what: '#6d4526', r: 22 })) +
        at(206, 332, 1.4, pot()) +
        at(300, 332, 1.5, tin({ band: '#6d3b30' })) +
        at(346, 334, 1.5, tin({ band: '#6d3b30' })) +
        at(322, 288, 1.5, tin({ band: '#6d3b30' })) +
        at(420, 332, 1.5, bottle({ colour: '#4a5a66', full: 0.9 })) +
        at(500, 332, 1.5, jar({ full: 0.85, what: '#8a4a1e' })) +
        at(576, 332, 1.5, jar({ full: 0.75, what: '#7d6a34' })),
      shape('M-10 346h660v7H-10z', '#d6cfbf', 'opacity=".5"'),
    ],
    ambient: '#6a737c',
    light: { at: [250, 308], of: 'candle', foot: 340, reach: 360, size: 1.2 },
    paper: { vignette: 0.75, strokes: 0.1 },
  }),

  'mine/findings/first-aid-drawer': vignette({
    layers: [
      group(
        chest.flat(
          [
            [-3, 0, 0.6],
            [3, 0, 0.6],
            [5, 0, 8],
            [-5, 0, 8],
          ],
          '#6f6a62',
        ),
        by('stone'),
      ),
    ],
    things: drawerOf(chest, [
      (c, y) => [0, 1, 2].map((i) => at(...c.p(-0.34 + i * 0.2, y, 1.32), 1.15, roll())).join(''),
      (c, y) =>
        at(...c.p(0.36, y, 1.36), 0.95, bottle({ colour: '#6a4a2a', full: 0.7 })) +
        at(...c.p(0.5, y, 1.24), 0.8, jar({ full: 0.4, what: '#d8d4c4' })),
      (c, y) =>
        group(
          c.box(-0.3, y, 1.08, 0.34, 0.06, 0.2, 210, { tint: 0.5, turned: 12 }) +
            c.box(0.1, y, 1.06, 0.24, 0.05, 0.16, 180, { tint: '#8d8a80', turned: -18 }),
          by('rough1'),
        ) + at(...c.p(0.44, y, 1.08), 1, scissors()),
    ]),
    ambient: '#6c757e',
    light: { at: [84, 120], of: 'lamp', foot: 170, reach: 420, size: 1.8 },
    paper: { vignette: 0.75, strokes: 0.1 },
  }),

  'mine/findings/old-wireless': vignette({
    layers: [wall('#544e47') + many(14, (i) => line(`M${i * 48 + 14} 0V400`, '#000', 16, 'opacity=".07"'))],
    things: [
      plank(-30, 670, 332, 60, '#80684c'),
      at(290, 306, 1.08, wireless()),
      line('M110 300C70 320 60 260-10 268', '#1a1613', 4),
    ],
    ambient: '#646d77',
    light: { at: [548, 262], of: 'candle', foot: 300, reach: 420, size: 1.5 },
    lit: pool(40, 70, 220, 160, 0.6, 'cool'),
    paper: { vignette: 0.8, strokes: 0.1 },
  }),

  'mine/findings/already-searched': vignette({
    layers: [
      group(
        bureau.floor([-3, 0.4, 3, 3], 120, { step: 0.3, across: 0, tint: 1.6 }) +
          bureau.flat(
            [
              [-3, 0, 3],
              [3, 0, 3],
              [3, 3, 3],
              [-3, 3, 3],
            ],
            '#4a4641',
          ),
        by('stone'),
      ),
    ],
    things: group(
      bureau.box(0.4, 0, 2.4, 1.9, 1.5, 0.7, 110, { tint: 2 }) +
        bureau.box(0.4, 1.5, 2.36, 2.04, 0.06, 0.84, 200, { tint: 2 }) +
        [0, 1, 2, 3, 4]
          .map((j) =>
            [-0.22, 0.4, 1.02].map((x) => drawer(bureau, x, 0.1 + j * 0.275, 2.05, 0.58, 0.25, 0, 165, 2.2)).join(''),
          )
          .join(''),
      by('rough1'),
    ),
    ambient: '#6b757f',
    light: { at: [104, 326], of: 'lamp', foot: 344, reach: 460, size: 1.5 },
    paper: { vignette: 0.78, strokes: 0.1 },
  }),

  'mine/findings/under-the-linen': vignette({
    layers: [wall('#6a6660')],
    things: [
      rect(20, -10, 600, 420, '#3a332b', by('coal')) + rect(44, -10, 552, 420, '#5c5348', by('stone')),
      plank(44, 596, 150, 26, '#8a765c') + plank(44, 596, 352, 36, '#8a765c'),
      at(170, 140, 1, linen(190, 8)) + at(430, 140, 1, linen(210, 6, '#b9bfc2')),
      at(190, 336, 1.1, linen(220, 12)) + at(456, 336, 1.1, linen(200, 5, '#c2bba8')),
      group(
        rect(410, 276, 84, 12, '#2e3134') +
          rect(410, 276, 84, 3, '#c3cacd') +
          shape('M494 276h46l6 14-46-2z', '#6a4a30') +
          line('M470 288c2 10 12 10 12 0', '#2e3134', 3),
        by('rough1'),
      ),
      group(
        shape(
          'M356 296C372 262 440 226 516 206C548 198 566 214 560 236C546 262 520 280 500 292C470 262 420 270 356 296z',
          '#dcd8cc',
        ) + line('M384 278C420 246 480 226 540 214M420 270C460 246 510 236 552 232', '#8d897d', 1.6),
        by('clay'),
      ),
    ],
    ambient: '#68717b',
    light: { at: [330, 318], of: 'candle', foot: 346, reach: 330, size: 1.1 },
    front: at(566, 200, 1.1, hand('formL')),
    paper: { vignette: 0.78, strokes: 0.1 },
  }),

  'mine/findings/spoiled': vignette({
    layers: [
      group(
        chest.flat(
          [
            [-3, 0, 0.6],
            [3, 0, 0.6],
            [6, 0, 9],
            [-6, 0, 9],
          ],
          '#4b4e4b',
        ),
        by('stone'),
      ),
    ],
    things: barrel(),
    ambient: '#687574',
    light: { at: [92, 300], of: 'lamp', foot: 320, reach: 460, size: 1.7 },
    lit: pool(560, 60, 200, 160, 0.5, 'cool'),
    paper: { vignette: 0.82, strokes: 0.1 },
  }),

  'mine/findings/household-goods': vignette({
    layers: [
      wall('#5b554d') +
        many(
          9,
          (i) =>
            line(`M0 ${30 + i * 44}H640`, '#000', 1.4, 'opacity=".25"') +
            many(16, (j) => line(`M${j * 44 + (i % 2) * 22} ${30 + i * 44}v-44`, '#000', 1.4, 'opacity=".2"')),
        ),
    ],
    things: [
      line('M60 70H580', '#26221d', 7) + line('M60 67H580', '#b0a48e', 1.6),
      at(150, 72, 1, sieve()) +
        [250, 284, 318].map((x) => at(x, 72, 1, fork())).join('') +
        at(
          400,
          72,
          1,
          group(line('M0 0V34', '#8f9294', 5) + shape('M-24 34h48l-6 44c-4 8-32 8-36 0z', '#7b7f80'), by('clay')),
        ) +
        at(
          500,
          72,
          1,
          group(line('M0 0V60', '#7a5a3c', 8) + shape('M-20 56h40v16c0 10-40 10-40 0z', '#5f6365'), by('clay')),
        ),
      plank(-30, 670, 352, 60, '#84705a'),
      at(180, 332, 1.7, turnedTin()) +
        at(320, 334, 1.4, pot({ colour: '#7a5a48' })) +
        at(450, 332, 1.3, mug()) +
        at(520, 336, 1.3, mug({ colour: '#8a9aa2' })),
      many(
        14,
        (i, r) =>
          `<ellipse cx="${round1(196 + r() * 110)}" cy="${round1(338 + r() * 12)}" rx="5" ry="3" fill="${['#d8cfbd', '#7a4a3a', '#4d5b66', '#b89a5a'][i % 4]}"/>`,
        6,
      ),
    ],
    ambient: '#68717a',
    light: { at: [584, 308], of: 'lamp', foot: 336, reach: 520, size: 1.7 },
    paper: { vignette: 0.75, strokes: 0.1 },
  }),

  'mine/findings/everything-slides': vignette({
    layers: [
      group(
        slope.floor([-8, 0.3, 8, 6], 120, { step: 0.5 }) +
          slope.flat(
            [
              [-8, 0, 6],
              [8, 0, 6],
              [8, 6, 6],
              [-8, 6, 6],
            ],
            '#46423d',
          ),
        by('stone'),
      ),
    ],
    things: [pile(slope, 0.7, 4.2, { w: 4.4, d: 2, h: 2.3, n: 44, seed: 21 }), toySpill(slope)],
    ambient: '#69737d',
    light: { at: [96, 296], of: 'lamp', foot: 330, reach: 380, size: 1.5 },
    front: shape(
      'M150 200c60-10 120 10 160 40s120 60 160 50-40 50-120 44-210-60-200-134z',
      '#b9a98c',
      `opacity=".16" ${by('b10')}`,
    ),
    paper: { vignette: 0.78, strokes: 0.1 },
  }),

  'mine/findings/things-of-a-lifetime': vignette({
    layers: [group(chest.floor([-5, 0.4, 5, 9], 130, { step: 0.28, across: 0, tint: 2.2, joints: 0.5 }), by('stone'))],
    things: keepsakes(chest),
    ambient: '#6c757e',
    light: { at: [520, 96], of: 'candle', foot: 150, reach: 420, size: 1.7 },
    paper: { vignette: 0.78, strokes: 0.1 },
  }),

  'mine/findings/somebodys-reserve': vignette({
    layers: [group(chest.floor([-5, 0.4, 5, 9], 110, { step: 0.34, across: 0, tint: 2, joints: 0.6 }), by('stone'))],
    things: reserve(),
    ambient: '#636d78',
    light: { at: [150, 76], of: 'lamp', foot: 120, reach: 430, size: 1.7 },
    paper: { vignette: 0.82, strokes: 0.1 },
  }),

  'mine/findings/f-impact': vignette({
    layers: [group(trunk.floor([-5, 0.4, 5, 9], 96, { step: 0.3, across: 0, tint: 1.8, joints: 0.5 }), by('stone'))],
    things: [
      suitcase(trunk),
      scattered(trunk, [-1.7, 0.5, 1.7, 0.75], 9, { size: 0.09, v: 170, tint: 1.4 }),
      at(...trunk.p(-0.3, 0.22, 1.36), 1.15, linen(130, 4, '#b9b5a8')) +
        at(...trunk.p(0.34, 0.2, 1.4), 1.1, linen(110, 3, '#7d8a90')),
      at(...trunk.p(-0.12, 0.3, 1.14), 1.25, shoe()) + at(...trunk.p(0.12, 0.3, 1.06), 1.25, shoe()),
    ],
    topics: ['child'],
    ambient: '#5d6772',
    light: { at: [70, 196], of: 'lamp', foot: 240, reach: 470, size: 1.7 },
    paper: { vignette: 0.8, strokes: 0.1 },
  }),
};

function round1(n) {
  return Math.round(n * 10) / 10;
}

function roll() {
  return group(
    `<ellipse cx="0" cy="-4" rx="26" ry="22" fill="#e6e2d6"/><ellipse cx="0" cy="-4" rx="16" ry="13" fill="#cfcabc"/><ellipse cx="0" cy="-4" rx="7" ry="6" fill="#8f8a7e"/>` +
      line('M26-6c10 6 12 18 24 20', '#e6e2d6', 7),
    by('rough1'),
  );
}

function scissors() {
  return group(
    line('M-30 14L34-20M-30-16L34 16', '#b9bfc2', 5) +
      '<circle cx="-38" cy="18" r="10" fill="none" stroke="#2a2724" stroke-width="5"/><circle cx="-38" cy="-20" r="10" fill="none" stroke="#2a2724" stroke-width="5"/><circle cx="2" cy="-1" r="3" fill="#444"/>',
    by('rough1'),
  );
}

function turnedTin() {
  return tin({ colour: '#7d6a4a', h: 30, r: 34, light: 0.5, open: true, band: '#8a4a3a' });
}

function shoe() {
  return group(
    shape('M-30 0C-34-10-30-26-22-34C-14-40 4-40 10-32C14-22 26-16 36-10C42-6 42 0 38 2L-26 4z', '#a8795a') +
      shape('M-22-32C-14-38 2-38 8-31L4-24C-4-28-14-28-20-24z', '#1a1310') +
      line('M8-22l12 6M4-18l12 7M-30 2L38 2', '#c9b8a0', 1.8),
    by('rough1'),
  );
}

/** A suitcase that lies open, its lid leaning back. */
function suitcase(c) {
  const leather = '#8a6a4a';
  const tray = c.box(0, 0, 1.3, 1.5, 0.02, 0.9, 60, { tint: leather });
  const lid = [
    [-0.76, 0.3, 1.76],
    [0.76, 0.3, 1.76],
    [0.76, 0.86, 2.16],
    [-0.76, 0.86, 2.16],
  ];
  const lining = lid.map(([x, y, z], i) => [x * 0.92, y + (i < 2 ? 0.05 : -0.05), z - 0.02]);
  const sides =
    c.box(-0.75, 0, 1.3, 0.05, 0.3, 0.94, 150, { tint: leather }) +
    c.box(0.75, 0, 1.3, 0.05, 0.3, 0.94, 150, { tint: leather });
  const inside = c.flat(
    [
      [-0.72, 0.12, 0.88],
      [0.72, 0.12, 0.88],
      [0.72, 0.12, 1.74],
      [-0.72, 0.12, 1.74],
    ],
    '#2c333a',
  );
  const front =
    c.box(0, 0, 0.84, 1.54, 0.3, 0.05, 165, { tint: leather }) +
    [-0.46, 0.46].map((x) => c.box(x, 0.1, 0.8, 0.14, 0.16, 0.03, 230, { tint: '#b09a68' })).join('');
  return group(
    tray +
      c.face(lid, 150, leather) +
      c.flat(lining, '#525b62') +
      c.rod([lining[0], lining[2]], 0.03, '#4d4038') +
      c.rod([lining[1], lining[3]], 0.03, '#4d4038') +
      inside +
      sides +
      front,
    by('rough1'),
  );
}

function barrel() {
  const staves = many(15, (i) =>
    line(`M${210 + i * 16} 220Q${196 + i * 18} 320 ${214 + i * 15} 410`, '#2a2119', 2, 'opacity=".7"'),
  );
  return group(
    shape('M196 206C186 280 196 360 214 412H440C458 360 468 280 458 206z', '#7a6248') +
      staves +
      shape('M192 252C280 282 380 282 462 252l2 18C380 300 274 300 191 270z', '#3b3f41') +
      shape('M196 350C280 380 380 380 458 350l-2 18C380 398 276 398 199 368z', '#3b3f41') +
      '<ellipse cx="327" cy="206" rx="132" ry="52" fill="#a08662"/><ellipse cx="327" cy="208" rx="116" ry="43" fill="#1c1a16"/><ellipse cx="327" cy="226" rx="104" ry="30" fill="#2f3a2c"/>' +
      '<ellipse cx="300" cy="224" rx="36" ry="10" fill="#56634a"/><ellipse cx="362" cy="232" rx="26" ry="8" fill="#4b5642"/><ellipse cx="330" cy="214" rx="20" ry="6" fill="#6d7860"/><circle cx="284" cy="232" r="4" fill="#8a947c"/><circle cx="390" cy="222" r="3" fill="#8a947c"/>' +
      `<g transform="rotate(-24 470 120)"><ellipse cx="478" cy="120" rx="126" ry="44" fill="#8a7152"/><ellipse cx="478" cy="116" rx="126" ry="44" fill="#a58a66"/>${line('M372 96L590 100M358 118L600 122M376 140L584 142', '#4a3a2a', 2)}<rect x="448" y="92" width="60" height="14" rx="5" fill="#5d4a36"/></g>`,
    by('rough1'),
  );
}

function reserve() {
  const c = chest;
  let s = c.flat(
    [
      [-0.95, 0.001, 0.92],
      [0.95, 0.001, 0.92],
      [0.95, 0.001, 1.82],
      [-0.95, 0.001, 1.82],
    ],
    '#0e0c0a',
  );
  s +=
    c.flat(
      [
        [-0.9, -0.3, 0.95],
        [0.9, -0.3, 0.95],
        [0.9, -0.3, 1.8],
        [-0.9, -0.3, 1.8],
      ],
      '#2a241d',
    ) +
    c.flat(
      [
        [-0.9, -0.3, 1.8],
        [0.9, -0.3, 1.8],
        [0.9, 0, 1.8],
        [-0.9, 0, 1.8],
      ],
      '#4a4034',
    );
  for (const [x, z, w, h, d, t] of [
    [-0.62, 1.6, 0.44, 0.22, 0.3, '#8a7a5c'],
    [-0.1, 1.62, 0.5, 0.24, 0.28, '#7c6c50'],
    [0.5, 1.6, 0.5, 0.2, 0.3, '#8f8064'],
    [-0.66, 1.2, 0.36, 0.18, 0.3, '#93846a'],
  ]) {
    s += c.box(x, -0.3, z, w, h, d, 150, { tint: t });
    s +=
      c.rod(
        [
          [x - w / 2, h - 0.297, z],
          [x + w / 2, h - 0.297, z],
        ],
        0.02,
        '#3a2f22',
      ) +
      c.rod(
        [
          [x, h - 0.297, z - d / 2],
          [x, h - 0.297, z + d / 2],
        ],
        0.02,
        '#3a2f22',
      );
    s += c.flat(
      [
        [x + 0.06, h - 0.295, z - 0.1],
        [x + 0.18, h - 0.295, z - 0.1],
        [x + 0.18, h - 0.295, z - 0.02],
        [x + 0.06, h - 0.295, z - 0.02],
      ],
      '#e6dec8',
    );
  }
  const tins = [-0.3, -0.1, 0.1, 0.3].flatMap((x) =>
    [1.3, 1.14].map((z) => at(...c.p(x, -0.3, z), 1.15, tin({ band: '#6d4a36', h: 38 }))),
  );
  return (
    group(s, by('rough1')) +
    tins.join('') +
    at(...c.p(0.62, -0.3, 1.2), 1.1, jar({ full: 0.9, what: '#8a5a2a' })) +
    at(...c.p(0.5, -0.3, 1.08), 1.1, jar({ full: 0.8, what: '#6a6a34' }))
  );
}
