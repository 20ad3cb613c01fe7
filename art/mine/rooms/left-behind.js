/* Epilogues of those who died or went away: what they left, seen close, and the places that remember. */
import { camera, level, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { pail } from '../../kit/folk.js';
import { chairAt, folkAt, stillAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { linen, mug, turned } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, clip, group, line, many, poly, random, rect, round, shape } from '../../kit/svg.js';
import { fern } from '../../kit/weather.js';

const over = camera({ eye: [0, 1.5, 0.05], down: 47, zoom: 470, middle: [320, 178], lamp: [0.8, 1.6, 1.7], dim: 0.5 });
const edge = camera({ eye: [0, 1.02, 0], down: 20, zoom: 470, middle: [320, 150], lamp: [0, 1.5, 1.9], dim: 0.5 });
const gap = camera({ eye: [0, 1.5, 0], zoom: 430, middle: [320, 214], lamp: [2, 2, 3.4], dim: 0.45 });
const roofless = camera({ eye: [0.2, 1.5, 0], down: 5, zoom: 420, middle: [320, 196], lamp: [-3, 4, 1], dim: 0.5 });

/** Boards of a table top at height y, with their joints. */
const boards = (cam, y, colour = '#8d7a60', from = 0.4, to = 2.6) =>
  group(
    cam.flat(level(-2, 2, from, to, y), colour) +
      [-1.3, -0.85, -0.4, 0.05, 0.5, 0.95, 1.4]
        .map((x) =>
          cam.rod(
            [
              [x, y, from],
              [x, y, to],
            ],
            0.008,
            '#2a2118',
          ),
        )
        .join(''),
    by('coalv'),
  );

/** A sheet that lies on the table, and on it a house by a lake, a boat, and seven plum trees, as one draws with a fever. */
const plan = () => {
  const trees = [
    [-96, -22],
    [-74, -34],
    [-52, -24],
    [-108, 4],
    [-84, -2],
    [-62, 8],
    [-40, -2],
  ];
  const pencil = (d, w = 2.6) => line(d, '#3a3732', w);
  return group(
    shape('M-150-96L138-108L156 92L-140 104z', '#000', `opacity=".4" transform="translate(7 7)" ${by('b3')}`) +
      shape('M-150-96L138-108L156 92L-140 104z', '#ded4bc') +
      line('M-4-102L6 98M-146-2L148-10', '#a89d84', 2) +
      pencil('M-6-30V-74L22-96L52-76V-30zM-12-70L22-98L58-72M8-30V-52H22V-30M32-58h12v12h-12zM42-90v-12h8v16') +
      pencil('M-120 44C-70 22 50 18 124 34C134 62 60 82-20 80C-90 80-132 66-120 44z', 3) +
      pencil('M-70 48c20 5 34 0 50-1M10 62c24 5 44-1 66-3M-40 66c14 3 24 0 34 0M40 42c12 3 24 0 34-1', 1.6) +
      pencil('M-6 50C4 62 34 62 46 48L40 62C30 68 8 68-2 62zM20 52V22L38 44H20') +
      trees.map(([x, y]) => pencil(`M${x} ${y}v-13M${x - 9} ${y - 16}c-2-12 20-14 19 0c0 9-18 9-19 0`, 2.2)).join('') +
      pencil('M30-28C34-10 26 6 20 22', 1.6),
    by('rough1'),
  );
};

/** An open tin with matches in it. */
const matchTin = group(
  `<ellipse cx="8" cy="10" rx="66" ry="30" fill="#000" opacity=".45"/>` +
    shape(
      'M-58-30H58C64-30 66-26 66-20V24C66 30 62 34 56 34H-56C-62 34-66 30-66 24V-20C-66-26-64-30-58-30z',
      '#7d7a70',
    ) +
    shape(
      'M-54-24H54C58-24 60-20 60-16V18C60 22 58 26 54 26H-54C-58 26-60 22-60 18V-16C-60-20-58-24-54-24z',
      '#2b2824',
    ) +
    many(
      9,
      (i, r) => {
        const y = -16 + i * 4.6;
        const [x0, x1, d] = [-48 + r() * 10, 26 + r() * 22, (r() - 0.5) * 8];
        return (
          line(`M${round(x0)} ${round(y)}L${round(x1)} ${round(y + d)}`, '#c9b48a', 3.4) +
          `<circle cx="${round(x1)}" cy="${round(y + d)}" r="3.400" fill="#7a3226"/>`
        );
      },
      4,
    ) +
    line('M-58-30H58', '#c9c4b4', 2),
  by('rough1'),
);

const match = (x) =>
  line(`M${x} 0L${x + 7}-58`, '#d8c69a', 5) +
  line(`M${x + 2} 0L${x + 9}-58`, '#8a744a', 1.4) +
  `<ellipse cx="${x + 7.5}" cy="-60" rx="4.600" ry="6" fill="#8a3426"/>`;
const ticket = group(
  shape('M-30 2L-26-42L32-44L30 0z', '#cdbd94') +
    line('M-18-32L24-34M-19-24L14-26M-20-10L22-12', '#6d5f44', 2) +
    `<circle cx="16" cy="-22" r="4.500" fill="#2a2016"/><circle cx="-4" cy="-16" r="4.500" fill="#2a2016"/>`,
  by('rough1'),
);
const walnut = group(
  shape('M-27-20C-28-40-12-50 2-50C20-49 30-34 27-18C24-4 12 1 0 1C-14 1-26-6-27-20z', '#8a6436') +
    line(
      'M2-50C-6-34-6-16 0 1M-14-44C-22-30-20-14-12-2M16-44C24-30 22-14 12-2M-22-34C-14-32-12-26-16-18M-8-40c6 4 4 10 0 16M10-42c-4 6 0 12 2 18M22-32c-6 4-8 10-4 16',
      '#3d2a14',
      2.2,
    ) +
    line('M-20-36C-12-46 0-48 8-46', '#e0b478', 2),
  by('rough1'),
);
const button = `<ellipse cx="0" cy="-17" rx="27" ry="19" fill="#15120f"/><ellipse cx="0" cy="-21" rx="27" ry="19" fill="#4a4036"/><ellipse cx="0" cy="-21" rx="19" ry="12.500" fill="#352d26"/>${[
  [-6, -25],
  [6, -25],
  [-6, -17],
  [6, -17],
]
  .map(([x, y]) => `<ellipse cx="${x}" cy="${y}" rx="3.200" ry="2.200" fill="#0b0908"/>`)
  .join('')}${line('M-22-31C-14-40 12-40 21-31', '#b08a5a', 1.8)}${line('M-6-25L6-17', '#8a7a62', 1.4)}`;
const key = group(
  line('M-44-16L46-24', '#15120f', 10) +
    `<ellipse cx="-56" cy="-14" rx="22" ry="16" fill="none" stroke="#15120f" stroke-width="10"/>` +
    line('M-44-18L46-26', '#9a9386', 7) +
    `<ellipse cx="-56" cy="-17" rx="22" ry="16" fill="none" stroke="#9a9386" stroke-width="7"/>` +
    line('M38-24L40-4M26-23L28-6', '#9a9386', 7) +
    line('M-40-21L46-29M-76-24C-70-34-46-36-38-26', '#efe2c4', 1.8),
  by('rough1'),
);

/** The shadow of something on the table, towards the viewer and away from a candle at `from`. */
const fallen = (x, y, w, from) =>
  poly(
    [
      [x - w / 2, y - 4],
      [x + w / 2, y - 4],
      [x + w * 0.62 + (x - from) * 0.3, y + 76],
      [x - w * 0.62 + (x - from) * 0.3, y + 76],
    ],
    '#000',
    `opacity=".5" ${by('b3')}`,
  );

const pockets = [
  [-0.46, 0.76, [0, 17, 34, 51].map(match).join(''), 90, -20],
  [-0.21, 0.74, ticket, 76, 0],
  [0.01, 0.76, walnut, 66, 0],
  [0.18, 0.74, button, 66, 0],
  [0.42, 0.76, key, 140, 0],
];

export default {
  'mine/epilogue/illness-2': vignette({
    topics: ['illness', 'death'],
    layers: [boards(over, 0.7, '#84725a', 0.3, 2.4)],
    things: [
      at(270, 216, 1.28, plan()),
      at(552, 282, 1.05, group(matchTin, 'transform="rotate(-14)"')),
      at(
        98,
        352,
        1.2,
        line('M-34 10L30-12', '#b08a48', 8) + line('M30-12L42-16', '#d8c69a', 6) + line('M40-15L46-17', '#1c1a17', 4),
      ),
    ],
    ambient: '#525c66',
    light: { at: [540, 92], of: 'candle', foot: 130, reach: 470, size: 1.8 },
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/epilogue/illness-4': vignette({
    topics: ['illness', 'death'],
    layers: [rect(0, 0, 640, 400, '#6d6a64', by('stone'))],
    things: [
      shape('M-10 340H650V410H-10z', '#8a8072', by('coal')),
      at(96, 348, 1.3, linen(210, 4, '#7d7468')),
      at(
        118,
        300,
        1,
        group(
          shape('M-96 0C-116-26-84-52-20-54C52-58 104-44 100-16C98 4 60 10 0 10C-60 10-88 10-96 0z', '#b8b4a8'),
          by('clay'),
        ),
      ),
    ],
    ambient: '#77838e',
    light: { at: [430, 120], foot: 330, reach: 320, strength: 0.5 },
    lit:
      pool(110, 300, 190, 110, 0.7, 'cool') + shape('M150 345H560L470 420H60z', '#ffedc6', `opacity=".8" ${by('b6')}`),
    behind: thawedPane(),
    paper: { vignette: 0.7, strokes: 0.1 },
  }),

  'mine/epilogue/wounds-1': vignette({
    topics: ['death'],
    layers: [rect(0, 0, 640, 400, '#4a4641', by('stone')) + boards(edge, 0.6, '#8a765a', 0.4, 1.9)],
    things: [
      group(
        edge.box(-0.62, 0.6, 1.62, 0.9, 0.09, 0.4, 110, { tint: 1.4, turned: 4 }) +
          edge.box(-0.6, 0.69, 1.62, 0.84, 0.08, 0.36, 130, { tint: 1.4, turned: -3 }),
        by('rough1'),
      ),
      pockets.map(([x, z, , w, shift]) => fallen(edge.p(x, 0.6, z)[0], edge.p(x, 0.6, z)[1], w, 330 + shift)).join(''),
      pockets
        .map(([x, z, drawn, , shift]) => at(edge.p(x, 0.6, z)[0] + shift, edge.p(x, 0.6, z)[1], 1.3, drawn))
        .join(''),
    ],
    ambient: '#59636d',
    light: { at: [356, 96], of: 'candle', foot: 150, reach: 470, size: 1.7 },
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/epilogue/wounds-2': vignette({
    topics: ['death'],
    sky: 'night',
    horizon: 238,
    ground: 'snow',
    seed: 6,
    layers: [ruins(-20, 244, 700, 50, 150, 21, '#5a6875', '#4c5965')],
    things: [courtWalls(gap)],
    ambient: '#8793a0',
    light: gap.spot(2.02, 1.2, 4.2, { reach: 200, strength: 0.8 }),
    lit: gap.flat(level(-1.2, 1.35, 1.2, 5.4, 0.01), '#dbe8f4', `opacity=".6" ${by('b10')}`),
    behind: [
      openDoor(gap),
      many(
        190,
        (i, r) => {
          const [a, l] = [r() * 6.28, Math.sqrt(r())];
          const [x, y] = gap.p(0.1 + Math.cos(a) * l * 0.85, 0.01, 3.5 + Math.sin(a) * l * 0.75);
          return `<ellipse cx="${x}" cy="${y}" rx="${round(1.4 + r() * 2.6)}" ry="1.300" fill="#6d5a3c" opacity=".8"/>`;
        },
        12,
      ),
    ],
    people: [
      folkAt(gap, 0.25, 4, 'run', {
        coat: 'coat',
        hat: 'wool',
        v: 13,
        face: 0.4,
        shadow: 0.5,
        reach: 120,
        form: 'formR',
      }),
      folkAt(
        gap,
        2.1,
        4.5,
        'offer',
        { left: true, coat: 'dress', hat: 'scarf', v: 9, face: 0.1, form: 'formU', shadow: 0 },
        0.08,
      ),
    ],
    weather: ['snow', 0.5],
    paper: { vignette: 0.75 },
  }),

  'mine/epilogue/misery-2': vignette({
    topics: ['despair'],
    sky: 'dawn',
    horizon: 290,
    veil: 0.5,
    seed: 4,
    layers: [ruins(-20, 262, 700, 30, 110, 18, '#6d7780', '#616b73')],
    things: [
      openFloor(roofless),
      drifts(roofless),
      chairAt(roofless, 0.2, 2.75, { turned: 24, v: 150 }),
      stillAt(roofless, 0.2, 0.47, 2.7, icyCup(), 190),
    ],
    ambient: '#b4bcc4',
    light: { at: [420, 236], foot: 300, reach: 300, strength: 0.4 },
    weather: ['snow', 0.8],
    paper: { vignette: 0.7 },
  }),
};

/** A window in the morning: a stroke of ice is left at the foot of the glass, and the street can be seen again. */
function thawedPane() {
  const [x, y, w, h] = [210, 18, 392, 306];
  const r = random(5);
  const street =
    skyOver(x, y, w, 170, ['#8fa8be', '#c9d2d3', '#f4e3b8']) +
    ruins(x - 10, y + 168, w + 20, 40, 110, 27, '#8f9aa2', '#7d8992') +
    rect(x, y + 164, w, 150, '#cfd8de') +
    shape(`M${x} ${y + 306}L${x + 150} ${y + 164}H${x + 250}L${x + w} ${y + 280}V${y + 306}z`, '#aeb9c1') +
    line(`M${x + 96} ${y + 306}L${x + 186} ${y + 164}M${x + 230} ${y + 306}L${x + 214} ${y + 164}`, '#7d8890', 2) +
    poly(
      [
        [x + 250, y + 238],
        [x + 262, y + 240],
        [x + 150, y + 292],
        [x + 126, y + 288],
      ],
      '#5d6a75',
      `opacity=".7" ${by('b15')}`,
    );
  const man = folkAt({ p: () => [x + 256, y + 242], scale: () => 62 }, 0, 0, 'carry', {
    left: true,
    coat: 'coat',
    hat: 'cap',
    v: 18,
    near: pail(-15, -72, 40),
  });
  const ice =
    rect(x, y + h - 46, w, 46, '#dfeaf3', `opacity=".5" ${by('b10')}`) +
    line(fern(x + 70, y + h + 4, -1.2, 120, r) + fern(x + 90, y + h + 4, -1.9, 70, r), '#f6fbff', 1.3) +
    line(
      many(16, (i, q) => fern(x + 8 + i * 25, y + h + 2, -1.57 + (q() - 0.5), 16 + q() * 22, q), 9),
      '#eef6fc',
      0.9,
      'opacity=".85"',
    ) +
    many(
      9,
      (i, q) =>
        line(
          `M${round(x + 24 + q() * (w - 50))} ${round(y + 30 + q() * 150)}v${round(20 + q() * 60)}`,
          '#fff',
          1.6,
          'opacity=".35"',
        ),
      6,
    );
  return (
    clip(rect(x, y, w, h, '#000'), street + at(man.x, man.y, [-man.size, man.size], man.of('coldU')) + ice) +
    glow(pool(x + w * 0.62, y + 90, 240, 170, 0.35, 'warm')) +
    group(
      line(`M${x} ${y}H${x + w}V${y + h}H${x}z`, '#1d1a16', 16) +
        rect(x + w * 0.56, y, 12, h, '#1d1a16') +
        rect(x - 26, y + h + 4, w + 52, 14, '#5a5044'),
      by('rough1'),
    )
  );
}

/** Two walls with three steps between them; the one on the right has a door. */
function courtWalls(cam) {
  const bricks = (x0, x1, z) =>
    line(
      Array.from({ length: 22 }, (_, i) => cam.way([x0, 0.2 + i * 0.2, z], [x1, 0.2 + i * 0.2, z])).join(''),
      '#000',
      1,
      'opacity=".3"',
    );
  return group(
    cam.flat(upright(-6, -1.25, 0, 5, 4.6), '#4d5256') +
      bricks(-6, -1.25, 4.59) +
      cam.flat(
        [
          [-1.25, 0, 4.6],
          [-1.25, 0, 5.2],
          [-1.25, 5, 5.2],
          [-1.25, 5, 4.6],
        ],
        '#8593a0',
      ) +
      cam.flat(upright(1.4, 6, 0, 5, 4.6), '#4a4d50') +
      bricks(1.4, 6, 4.59) +
      cam.flat(
        [
          [1.4, 0, 4.6],
          [1.4, 0, 5.4],
          [1.4, 4.4, 5.4],
          [1.4, 5, 4.6],
        ],
        '#73818e',
      ) +
      cam.flat(level(-6, -1.25, 4.3, 4.6, 0.03), '#c3ced8') +
      cam.flat(level(2.8, 6, 4.3, 4.6, 0.03), '#c3ced8') +
      cam.flat(upright(-3.4, -2.4, 1.5, 2.9, 4.58), '#121416') +
      cam.rod(
        [
          [-3.4, 1.6, 4.57],
          [-2.4, 2.8, 4.57],
        ],
        0.14,
        '#6d5f4c',
      ) +
      cam.rod(
        [
          [-3.4, 2.7, 4.57],
          [-2.4, 1.8, 4.57],
        ],
        0.14,
        '#7a6b55',
      ),
    by('stone'),
  );
}

/** The door on the right, open, and its light on the snow. */
function openDoor(cam) {
  return (
    group(
      cam.flat(upright(1.66, 2.64, 0, 2.2, 4.58), '#1a1613') +
        cam.flat(upright(1.74, 2.56, 0.04, 2.12, 4.57), '#c98a44') +
        cam.flat(upright(1.74, 2.0, 0.04, 2.12, 4.56), '#e8b266', by('b6')),
      by('rough1'),
    ) +
    glow(
      cam.flat(
        [
          [1.74, 0.01, 4.5],
          [2.56, 0.01, 4.5],
          [2.3, 0.01, 2.2],
          [0.2, 0.01, 2.4],
        ],
        '#d8924a',
        `opacity=".5" ${by('b6')}`,
      ),
    )
  );
}

/** A floor under the open sky: what is left of two walls, boards, snow. */
function openFloor(cam) {
  return group(
    cam.floor([-4, 0.4, 4, 5], 118, { step: 0.32, across: 0, tint: 1.6 }) +
      cam.flat(
        [
          [-2.6, 0, 0.6],
          [-2.6, 0, 5],
          [-2.6, 1.2, 5],
          [-2.6, 2.1, 4],
          [-2.6, 1.8, 3.2],
          [-2.6, 3.4, 2.4],
          [-2.6, 3.6, 0.6],
        ],
        '#8a8479',
      ) +
      cam.flat(
        [
          [-4, 0, 5],
          [-1.3, 0, 5],
          [-1.5, 0.5, 5],
          [-1.9, 0.7, 5],
          [-2.2, 1.3, 5],
          [-4, 1.3, 5],
        ],
        '#7a756c',
      ) +
      cam.flat(
        [
          [2.8, 0, 5],
          [2.8, 0, 0.6],
          [2.8, 3.8, 0.6],
          [2.8, 3.4, 2.2],
          [2.8, 2.2, 2.8],
          [2.8, 2.5, 3.6],
          [2.8, 0.9, 4.4],
          [2.8, 0.7, 5],
        ],
        '#6d6960',
      ) +
      cam.flat(
        [
          [1.6, 0, 5],
          [4, 0, 5],
          [4, 0.8, 5],
          [2.6, 0.7, 5],
          [2.2, 0.3, 5],
        ],
        '#67635b',
      ) +
      cam.flat(
        [
          [-2.59, 1, 1.6],
          [-2.59, 2.2, 1.6],
          [-2.59, 2.2, 2.4],
          [-2.59, 1, 2.4],
        ],
        '#aab4bc',
      ),
    by('stone'),
  );
}

/** Snow along the walls and on the seat of the chair. */
function drifts(cam) {
  const drift = (points) => cam.flat(points, '#dfe7ec', by('rough'));
  return (
    drift([
      [-2.6, 0, 1],
      [-1.9, 0, 2],
      [-2.1, 0, 3.4],
      [-1.2, 0, 5],
      [-2.6, 0.2, 5],
      [-2.6, 0.3, 2.4],
    ]) +
    drift([
      [2.8, 0, 1.2],
      [2, 0, 2.6],
      [2.3, 0, 3.8],
      [1.6, 0, 5],
      [2.8, 0.24, 5],
      [2.8, 0.2, 2.4],
    ]) +
    drift([
      [-1.2, 0.005, 2.2],
      [-0.5, 0.005, 2.1],
      [-0.5, 0.005, 2.5],
      [-0.9, 0.005, 2.6],
    ])
  );
}

/** A cup that nobody has emptied: a skin of ice on it. */
function icyCup() {
  return mug({ colour: '#d0cabc', light: 0.5, drink: '#e6f1f8' });
}
