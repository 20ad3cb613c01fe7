/* The other house (the advanced side of the board): its roofs, the walled yard, and what is printed in its rooms. */
import {
  at,
  bar,
  bottle,
  box,
  bricks,
  by,
  clip,
  grey,
  group,
  line,
  many,
  nails,
  onWall,
  picture,
  plank,
  poly,
  random,
  rect,
  ROOM,
  round,
  sack,
  shape,
  standing,
  under,
} from './parts.js';

const { w: W, h: H } = ROOM;
const rough = (body) => group(body, by('rough1'));

// --- roofs ---------------------------------------------------------------------------------------------

const MANSARD = { w: 780, h: 58 };
/** Steep below, nearly flat above; at the right end the gable has been shot open. */
const SLATED = [
  [0, 58],
  [26, 16],
  [40, 10],
  [612, 10],
  [640, 26],
  [628, 38],
  [652, 58],
];

/** A window that stands out of the roof: with panes, or nailed up. */
const dormer = (x, boarded) =>
  shape(`M${x - 26} 58V26L${x} 12L${x + 26} 26V58z`, grey(88, 1.6)) +
  shape(`M${x - 31} 29L${x} 9L${x + 31} 29L${x + 27} 33L${x} 16L${x - 27} 33z`, grey(140, 1)) +
  rect(x - 15, 30, 30, 26, grey(34)) +
  (boarded
    ? plank(x - 18, 36, x + 18, 32, 6, 170) + plank(x - 18, 44, x + 18, 49, 6, 160)
    : line(`M${x} 30v26M${x - 15} 42h30`, grey(150, 1.4), 2.4) + shape(`M${x - 15} 30h9l-6 12z`, grey(190, -1)));

function mansard() {
  const r = random(21);
  let slates = '';
  for (let row = 0, y = 14; y < 60; row++, y += 5.4)
    for (let x = (row % 2) * 5.5; x < 660; x += 11)
      slates += rect(round(x), round(y), 10.4, 5, grey(74 + r() * 54, -1.4 + r() * 2));
  const gaps = many(
    6,
    (i, q) =>
      poly(
        [
          [96 + i * 88, 40 + q() * 8],
          [114 + i * 88, 36 + q() * 8],
          [120 + i * 88, 48 + q() * 8],
          [100 + i * 88, 54],
        ],
        grey(26),
      ),
    5,
  );
  const chimneys = [150, 470]
    .map((x) => bricks(x, -8, 30, 24, 126, 3, x, [9, 5]) + rect(x - 4, -10, 38, 5, grey(142, 1.4)))
    .join('');
  const rafters =
    many(4, (i) => plank(656 + i * 34, 58, 632 + i * 30, 18 + i * 9, 5.4, 126)) + plank(620, 14, 752, 40, 5, 136);
  return (
    rough(chimneys) +
    rough(
      clip(poly(SLATED, '#000'), rect(0, 0, 700, 60, grey(56, -0.6)) + slates + gaps) +
        line('M2 58L26 16L40 10H612', grey(44), 3) +
        line('M40 8.600H610', grey(178, -0.6), 1.6),
    ) +
    rough(dormer(214, false) + dormer(362, true) + dormer(540, false)) +
    rough(rafters)
  );
}

const snowOnMansard = () =>
  rough(
    shape('M22 18Q30 6 44 5H606Q630 8 642 24Q612 18 560 20T420 19 250 21 90 19 22 18z', '#eef3f7') +
      shape('M30 15Q200 12 330 15T610 13L636 22Q600 19 560 20T420 19 250 21 90 19 26 18z', '#b9c6d4', 'opacity=".7"') +
      [214, 362, 540].map((x) => shape(`M${x - 32} 30Q${x} -2 ${x + 32} 30Q${x} 8 ${x - 32} 30z`, '#eef3f7')).join('') +
      line('M622 12L752 38', '#eef3f7', 3),
  );

/** A glass roof over the front door: high on the right, two panes are out. */
const porch = () =>
  rough(
    poly(
      [
        [0, 22],
        [150, 0],
        [150, 7],
        [0, 29],
      ],
      grey(60),
    ) +
      many(9, (i) =>
        i === 3 || i === 6
          ? ''
          : poly(
              [
                [6 + i * 16, 20.6 - i * 2.3],
                [19 + i * 16, 18.7 - i * 2.3],
                [19 + i * 16, 24 - i * 2.3],
                [6 + i * 16, 26 - i * 2.3],
              ],
              grey(176, -1.6),
            ),
      ) +
      bar('M150 10Q104 12 96 34', 3, 96) +
      bar('M150 32Q120 30 112 16', 2.4, 96),
  );
const snowOnPorch = () =>
  rough(
    shape('M-2 21Q40 8 80 7T152-5v8Q110 8 70 14T-2 25z', '#eef3f7') +
      shape('M0 23Q50 14 84 11T150 1l0 3Q110 9 70 15T0 25z', '#b9c6d4', 'opacity=".7"'),
  );

// --- the walled yard -----------------------------------------------------------------------------------

/** Open above: the page puts the sky there. A garden wall, what climbs on it, trodden earth. */
function yard() {
  const r = random(31);
  const ivy = many(
    70,
    (i, q) => {
      const x = q() * W;
      const y = 26 + q() * q() * 40;
      return shape(
        `M${round(x)} ${round(y)}q${round(2 + q() * 2)} -3 5 0q-1 4-3 5q-3-1-2-5z`,
        grey(84 + q() * 60, 0.4 + q() * 1.4),
      );
    },
    11,
  );
  const tree = rough(
    line('M34 74C34 58 31 48 34 34M34 52C24 46 20 42 12 40M34 46C44 42 50 36 60 36M33 38C28 30 24 28 18 26', grey(58, 2.4), 2.6) +
      line('M34 36C40 28 46 26 52 22M34 34V18M20 42l-6-8M50 38l6-9', grey(64, 2.4), 1.4),
  );
  let ground = '';
  for (let i = 0; i < 34; i++) {
    const [x, y] = [r() * W, 75 + r() * 10];
    ground += line(`M${round(x)} ${round(y)}l${round(r() * 3 - 1.5)} ${round(-2 - r() * 4)}`, grey(90 + r() * 70, 1), 0.9);
  }
  return (
    rough(bricks(0, 30, W, 46, 168, 3, 37, [11, 5]) + rect(0, 27, W, 4.6, grey(176, 1.4)) + rect(0, 27, W, 1.4, grey(226, 1))) +
    shape(`M70 27l6 10-5 8 9 8-2 23h14l-4-24 8-9-6-16z`, grey(120, 2), 'opacity=".5"') +
    onWall(ivy) +
    tree +
    rough(
      poly(
        [
          [0, 74],
          [W, 74],
          [W, H],
          [0, H],
        ],
        grey(118, 2.8),
      ),
    ) +
    ground +
    rect(0, 0, 7, H, grey(96, 1.6)) +
    rect(W - 7, 0, 7, H, grey(82, 1.6)) +
    rect(0, 0, W, 7, grey(70, 2.4)) +
    rect(0, 7, W, 5, '#000', `opacity=".4" ${by('b15')}`)
  );
}

/** Leaves round a point: what nobody has cut. */
const bush = (x, y, z, seed, v = 128) =>
  group(
    many(
      26,
      (i, q) => {
        const a = Math.PI * (1 + q());
        const d = z * Math.sqrt(q());
        const [lx, ly] = [x + Math.cos(a) * d * 1.2, y + Math.sin(a) * d];
        return shape(
          `M${round(lx)} ${round(ly)}q${round(z * 0.12)} ${round(-z * 0.34)} ${round(z * 0.36)} ${round(-z * 0.28)}q${round(-z * 0.04)} ${round(z * 0.3)} ${round(-z * 0.36)} ${round(z * 0.28)}z`,
          grey(v * (0.6 + q() * 0.7), 0.6 + q()),
        );
      },
      seed,
    ),
    by('rough1'),
  );

const WILD_GARDEN =
  under(0, 56) +
  rough(plank(-56, -4, 6, -4, 6, 150) + plank(-56, -10, 6, -10, 5, 160) + rect(-58, -14, 4, 15, grey(110, 2.6))) +
  shape('M-55-12Q-40-18-24-14T5-12v2H-55z', grey(84, 3)) +
  bush(-44, -12, 16, 3) +
  bush(-22, -12, 20, 9, 142) +
  bush(-4, -12, 13, 15, 118) +
  line('M-30-14V-44M-30-44q-7-4-9-12M-30-40q7-3 9-12M-30-34q-9-1-12-7M-30-30q8-2 12-8', grey(120, 1.4), 1.4) +
  bush(-30, -44, 9, 21, 160) +
  at(
    34,
    2,
    1,
    group(shape('M-16 0q-3-15 0-19h32q4 6 0 19z', grey(150, 0)), by('clay')) +
      line('M-17-13h34M-17-5h34', grey(70), 1.4) +
      bush(0, -18, 15, 27, 150),
  ) +
  line('M14 2C16-20 22-30 20-46', grey(96, 2.6), 2.4) +
  shape('M14 3l-5-9 3-2 7 8z', grey(130, -0.5));

// --- what is printed in the cellars ----------------------------------------------------------------------

const log = (x, y, z, v) =>
  `<circle cx="${x}" cy="${y}" r="${z}" fill="${grey(v * 0.5, 2.6)}"/><circle cx="${x}" cy="${y}" r="${round(z * 0.84)}" fill="${grey(v, 2.8)}"/>` +
  `<circle cx="${x}" cy="${y}" r="${round(z * 0.42)}" fill="none" stroke="${grey(v * 0.7, 2.8)}" stroke-width=".8"/>`;

const WOOD_CELLAR =
  under(0, 54) +
  rough(
    [0, 1, 2, 3]
      .map((row) =>
        [0, 1, 2, 3, 4]
          .filter((i) => i < 5 - row)
          .map((i) => log(-50 + i * 12 + row * 6, -6 - row * 10.4, 6, 150 + ((i * 7 + row * 5) % 5) * 14))
          .join(''),
      )
      .join(''),
  ) +
  at(36, 1, 1, group(shape('M-13 0q-2-14 1-18h24q3 6 1 18z', grey(140, 2.8)), by('clay')) + log(0, -18, 0.1, 180)) +
  poly(
    [
      [23, -17],
      [49, -17],
      [46, -21],
      [27, -21],
    ],
    grey(196, 2.6),
  ) +
  plank(40, -20, 56, -46, 3, 176) +
  shape('M33-22l9-3 3 7-9 4q-5-3-3-8z', grey(104, -0.6)) +
  many(12, (i, q) => plank(4 + q() * 20, -1 + q() * 3, 10 + q() * 22, -3 + q() * 4, 1.6, 190), 7);

const BENCH_CELLAR =
  under(0, 56) +
  rough(plank(-58, -30, 18, -30, 6, 174) + plank(-52, 0, -50, -28, 5, 140) + plank(8, 0, 10, -28, 5, 140) + plank(-50, -10, 8, -10, 4, 126)) +
  group(rect(-4, -44, 16, 12, grey(104, -0.6)) + rect(-8, -40, 24, 4, grey(140, -0.6)), by('wall')) +
  bar('M14-38h12', 2.4) +
  plank(-44, -35, -14, -37, 2, 190) +
  line('M-40-34l-8-4', grey(60), 2) +
  onWall(rect(-54, -68, 62, 3.4, grey(150, 2.6)) + line('M-48-65v14M-38-65v10M-26-65v16M-14-65v9M-2-65v13', grey(90), 2)) +
  shape('M-52-52h8l-1 6h-6zM-30-49h9l-2 5h-5z', grey(120, -0.5)) +
  at(36, 1, 1, group(box(-16, 0, 30, 20, 160, 2.6, 7), by('wall')) + line('M-16-13h30M-16-6h30', grey(70, 2.4), 1.2)) +
  at(40, -19, 1, group(box(-13, 0, 24, 15, 172, 2.2, 6), by('wall')) + line('M-13-8h24', grey(70, 2.4), 1.2)) +
  nails([
    [-30, -4],
    [-24, -3],
    [-20, -5],
  ]) +
  sack(-36, 1, 9, 170, 1.6);

const ICE_CELLAR =
  under(0, 58) +
  onWall(
    rough(
      `<path fill-rule="evenodd" fill="${grey(150, 1)}" d="M-46-24v-30q0-24 26-24t26 24v30h-7v-30q0-17-19-17t-19 17v30z"/>` +
        shape('M-39-24v-30q0-17 19-17t19 17v30z', grey(36)),
    ),
  ) +
  group(shape('M-60 3q8-18 20-22 8-16 26-12 12-10 24 2 14 2 20 14 18 4 26 18z', grey(122, 2.2)), by('clay')) +
  many(
    34,
    (i, r) =>
      `<rect x="${round(-50 + r() * 98)}" y="${round(-3 - r() * r() * 24)}" width="${round(3 + r() * 5)}" height="${round(2 + r() * 3)}" fill="${grey(90 + r() * 100, 1.8)}" transform="rotate(${round(r() * 60 - 30)})"/>`,
    9,
  ) +
  rough(plank(-34, -8, 6, -44, 4.6, 176) + plank(10, -6, 46, -34, 4, 166) + plank(-6, -16, 34, -12, 4, 150)) +
  bar('M-52-4C-40-26-30-30-22-28', 3.4, 110) +
  at(
    44,
    2,
    1,
    group(shape('M-12 0q-4-14 0-28h24q4 14 0 28z', grey(146, 2.6)), by('clay')) +
      line('M-13-22h26M-14-14h28M-13-5h26', grey(62), 1.8),
  );

const file = (x, y, w, h, v) => rect(x, y - h, w, h, grey(v, 1.8)) + rect(x + 1, y - h * 0.7, w - 2, 2.4, grey(v * 1.3, 1));
const SEARCH =
  under(0, 56) +
  onWall(
    rough(
      rect(-58, -74, 72, 74, grey(58, 2.6)) +
        [-74, -55, -37, -19, -2].map((y) => rect(-60, y, 76, 3.4, grey(150, 2.6))).join('') +
        rect(-61, -74, 4, 75, grey(128, 2.6)) +
        rect(-24, -74, 3, 75, grey(120, 2.6)) +
        rect(13, -74, 4, 75, grey(110, 2.6)),
    ) +
      [-55, -37, -19, -2]
        .map((y, row) =>
          [-55, -47, -38, -30, -19, -10, -1, 6]
            .filter((_, i) => (i * 3 + row * 5) % 7 > 1)
            .map((x, i) => file(x, y, 6.6, 9 + ((i + row) % 3) * 2, 150 + ((i * 11 + row * 17) % 5) * 16))
            .join(''),
        )
        .join(''),
  ) +
  at(38, 1, 1, group(box(-15, 0, 28, 17, 156, 2.4, 6), by('wall'))) +
  at(36, -16, 1, group(box(-12, 0, 24, 12, 170, 2.2, 5), by('wall')) + rect(-4, -9, 8, 4, grey(220, 1))) +
  many(
    14,
    (i, q) =>
      `<rect x="${round(-20 + q() * 60)}" y="${round(-2 + q() * 4)}" width="9" height="3" fill="${grey(190 + q() * 50, 1)}" transform="rotate(${round(q() * 40 - 20)} ${round(q() * 30)} 0)"/>`,
    13,
  ) +
  bottle(52, -17, 11, 150);

const ROOFED = { origin: [0, 12], scale: 1.15 };

export default {
  ...Object.fromEntries(
    Object.entries({
      mansard: picture(MANSARD.w, MANSARD.h + 12, mansard(), ROOFED),
      'mansard-snow': picture(MANSARD.w, MANSARD.h + 12, snowOnMansard(), ROOFED),
      porch: picture(150, 34, porch()),
      'porch-snow': picture(150, 34, snowOnPorch()),
      'wall-yard-1': picture(W, H, yard()),
    }).map(([id, drawn]) => [`mine/house/${id}`, { ...drawn, for: [] }]),
  ),
  ...Object.fromEntries(
    Object.entries({
      'poke-about-1': WOOD_CELLAR,
      'poke-about-2': BENCH_CELLAR,
      'poke-about-3': ICE_CELLAR,
      search: SEARCH,
      'wild-garden': WILD_GARDEN,
    }).map(([id, body]) => [`mine/room/${id}`, standing(body, { for: [] })]),
  ),
};
