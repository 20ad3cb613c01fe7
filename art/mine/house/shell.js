/* The house itself and what is round it: roof, earth, ladders, Holes, windows; sky, ruins, street; snow, rain, frost.
   The layout of the page says where they go; roofs and ladders are stretched to their length. */
import { fern, rainfall, snowfall } from '../../kit/weather.js';
import { barbed, cart, ruins, streetlamp } from '../../kit/street.js';
import {
  at,
  bottle,
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
  round,
  shape,
  standing,
} from './parts.js';

const rough = (body) => group(body, by('rough1'));

// --- roofs ---------------------------------------------------------------------------------------------

const ROOF = { w: 780, h: 58 };
/** The left half stands; of the right half only rafters are left. Its foot is the lower edge. */
const SLOPE = [
  [2, 58],
  [58, 8],
  [330, 4],
  [352, 22],
  [340, 34],
  [362, 44],
  [350, 58],
];
function roof() {
  const r = random(8);
  let tiles = '';
  for (let row = 0, y = 10; y < 60; row++, y += 6.4)
    for (let x = (row % 2) * 5; x < 366; x += 10)
      tiles +=
        shape(`M${round(x)} ${y}h9.400v5q-4.700 4 -9.400 0z`, grey(96 + r() * 66, 2 + r() * 2.6)) +
        line(`M${round(x)} ${y + 5}q4.700 4 9.400 0`, '#000', 0.8, 'opacity=".5"');
  const gaps = many(
    5,
    (i, q) =>
      poly(
        [
          [70 + i * 58, 14 + q() * 26],
          [84 + i * 58, 12 + q() * 26],
          [88 + i * 58, 26 + q() * 20],
          [72 + i * 58, 24 + q() * 24],
        ],
        grey(30),
      ),
    3,
  );
  const beams =
    many(8, (i) => plank(392 + i * 50, 58, 372 + i * 47, 10 + i * 4.6, 5.4, 128)) +
    plank(336, 12, 560, 24, 4.6, 138) +
    plank(348, 38, 690, 46, 4.6, 132) +
    plank(560, 58, 610, 28, 4, 120) +
    plank(700, 58, 780, 40, 4.4, 120);
  const chimney =
    bricks(232, -2, 34, 26, 130, 4, 6, [9, 5]) +
    rect(228, -2, 42, 5, grey(140, 1.6)) +
    rect(238, -8, 8, 8, grey(90)) +
    rect(252, -6, 8, 6, grey(90));
  return (
    rough(chimney) +
    rough(
      clip(poly(SLOPE, '#000'), rect(0, 0, 400, 60, grey(70, 2)) + tiles + gaps) +
        line('M2 58L58 8L330 4', grey(60, 2), 3) +
        line('M57 6.6L330 2.600', grey(176, 2), 1.4),
    ) +
    rough(beams)
  );
}
const snowOnRoof = () =>
  rough(
    shape(
      'M-2 58C16 34 40 12 60 3C130-4 280-6 332 0C348 6 358 20 350 28C332 16 316 30 296 22C262 14 240 34 206 24C176 16 160 36 128 26C100 20 88 40 64 38C44 40 30 48 12 58z',
      '#eef3f7',
    ) +
      shape(
        'M30 44C110 14 230 16 340 14L350 28C332 16 316 30 296 22C262 14 240 34 206 24C176 16 160 36 128 26C100 20 88 40 64 38C50 38 38 44 26 50z',
        '#b9c6d4',
        `opacity=".7" ${by('b15')}`,
      ) +
      shape('M226-4q20-8 46 0l-2 4h-42z', '#f2f6f9') +
      line('M338 8L556 20M352 34L686 42', '#eef3f7', 3) +
      shape('M372 58q30-9 62-4t66 1 70-3 70 1 70-2 68 7z', '#e8eef3'),
  );

/** A lean-to over the last room: high on the left. */
const lean = () =>
  rough(
    poly(
      [
        [0, 2],
        [150, 24],
        [150, 34],
        [0, 34],
      ],
      grey(70, 2),
    ) +
      many(14, (i) => line(`M${i * 11 - 4} ${round(2 + i * 1.6)}l4 30`, grey(118 + (i % 3) * 16, 2.6), 7)) +
      line('M0 2L150 24', grey(160, 2), 2),
  );
const snowOnLean = () =>
  rough(
    shape('M-2 4Q30-3 66 6T152 20v7Q118 22 92 20T40 14 -2 12z', '#eef3f7') +
      shape('M0 10Q40 8 90 18T150 26l0 2Q110 24 90 21T0 13z', '#b9c6d4', 'opacity=".7"'),
  );

// --- inside --------------------------------------------------------------------------------------------

const ladder = () => {
  let s =
    rect(2, 0, 4.4, 120, grey(60, 2.8)) +
    rect(17.6, 0, 4.4, 120, grey(60, 2.8)) +
    rect(2.4, 0, 2, 120, grey(196, 2.8)) +
    rect(18, 0, 2, 120, grey(186, 2.8));
  for (let y = 6; y < 118; y += 11.4) s += rect(3, y, 18, 3.4, grey(56, 2.8)) + rect(3, y, 18, 1.6, grey(200, 2.8));
  return rough(s);
};

const ragged = (x, y, w, h, seed, n = 15) => {
  const r = random(seed);
  return Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 6.283;
    const k = 0.76 + r() * 0.34;
    return [x + Math.cos(a) * w * k, y + Math.sin(a) * h * k];
  });
};
/** Broken through the wall: bricks stand round the edge, some lie below, the dark behind is deep. */
const hole = (behind, seed) => {
  const edge = ragged(22, 36, 12.5, 27, seed);
  const r = random(seed + 2);
  const round22 = edge
    .map(
      ([x, y]) =>
        `<rect x="-5" y="-2.700" width="10" height="5.400" fill="${grey(120 + r() * 66, 3 + r() * 2)}" stroke="${grey(50, 2)}" stroke-width=".8" transform="translate(${round(22 + (x - 22) * 1.16)} ${round(36 + (y - 36) * 1.06)}) rotate(${round(r() * 36 - 18)})"/>`,
    )
    .join('');
  return (
    rough(round22 + poly(edge, behind)) +
    rough(
      many(
        6,
        (i, q) =>
          `<rect x="${round(4 + q() * 30)}" y="${round(66 + q() * 5)}" width="8" height="4.400" fill="${grey(120 + q() * 60, 3)}" transform="rotate(${round(q() * 40 - 20)} 20 70)"/>`,
        seed,
      ),
    )
  );
};
const holes = {
  dark: () => hole('#0c0a09', 4),
  sky: () => hole(grey(214, -2), 9),
};
const boards = () =>
  rough(plank(2, 20, 42, 14, 9, 178) + plank(1, 34, 43, 38, 9.4, 168) + plank(2, 58, 42, 51, 9, 182)) +
  nails([
    [6, 19],
    [38, 14],
    [6, 34],
    [38, 38],
    [6, 57],
    [38, 52],
  ]);

/** A window in the back wall. Its panes are empty: the page puts the sky behind them. */
const pane = (extra = '') =>
  onWall(
    group(
      `<path fill-rule="evenodd" fill="${grey(120, 2)}" d="M-21-72h42v46h-42zM-17-68v38h34v-38z"/>` +
        line('M0-68v38M-17-52h34', grey(120, 2), 2.6) +
        line('M-20-71v44M-20-71h40', grey(200, 1.6), 1) +
        rect(-25, -26, 50, 4, grey(170, 2)) +
        rect(-25, -26, 50, 1.2, grey(220, 2)),
      by('rough1'),
    ),
  ) +
  shape('M-17-68l8 0-5 9zM17-30h-9l5-8z', grey(235, -1), 'opacity=".7"') +
  extra;
const curtain = (x, side) =>
  group(
    shape(`M${x} -75q${side * 9} 3 ${side * 11} 22t${side * 2} 30q${-side * 6} 2 ${-side * 13} 0z`, grey(150, 3)),
    by('clay'),
  );
const backs = {
  window: () => pane(),
  curtained: () => pane(line('M-30-75h60', grey(70), 1.6) + curtain(-27, 1) + curtain(27, -1)),
  boarded: () =>
    pane(
      rough(plank(-28, -62, 28, -54, 8, 172) + plank(-28, -38, 28, -46, 8, 164)) +
        nails([
          [-24, -62],
          [24, -55],
          [-24, -38],
          [24, -46],
        ]),
    ),
  mirror: () =>
    onWall(
      group(rect(-15, -72, 26, 36, grey(120, 3)), by('wall')) +
        rect(-12, -69, 20, 30, grey(196, -1.4)) +
        line('M-9-52l9-14M-6-47l11-17', grey(240, -1), 1.2) +
        line('M8-46l-7 2-4-7-4 3-5-6', grey(70), 0.9),
    ) +
    onWall(rect(22, -40, 28, 3.4, grey(150, 2.8))) +
    bottle(28, -40, 10, 160, -1) +
    rect(36, -46, 8, 6, grey(200, 1)),
  shelf: () =>
    onWall(rect(-40, -42, 76, 4, grey(140, 2.8)) + rect(-36, -66, 70, 4, grey(140, 2.8))) +
    [-34, -24, -13, 2]
      .map(
        (x, i) =>
          rect(x, -53 + (i % 2), 8, 11 - (i % 2), grey(180 - i * 10, -1.6)) +
          rect(x - 0.6, -55 + (i % 2), 9.2, 2.8, grey(110, 3)),
      )
      .join('') +
    bottle(20, -42, 14, 150, 2) +
    [-30, -20, 8, 18].map((x, i) => rect(x, -76, 7, 10, grey(150 + i * 14, i % 2 ? 2 : -1))).join(''),
};

const lamp = () =>
  line('M-44-86v15', grey(40), 1.2) +
  group(shape('M-57-62q2-10 13-10t13 10z', grey(110, -0.4)), by('clay')) +
  line('M-57-62h26', grey(180), 1);
const lampLit = () => group(shape('M-49-62h10q0 6-5 6t-5-6z', '#fff0c2'), by('b06'));

// --- outside -------------------------------------------------------------------------------------------

function soil() {
  const r = random(3);
  const [W, H] = [640, 200];
  let s = rect(0, 0, W, H, '#a39484');
  for (let k = 0; k < 5; k++)
    s += line(
      `M-10 ${16 + k * 38}q${W * 0.25} ${-12 + k * 8} ${W * 0.5} 0t${W * 0.54} ${8 - k * 6}`,
      '#4a4037',
      7,
      'opacity=".4"',
    );
  for (let i = 0; i < 170; i++) {
    const [x, y, z] = [r() * W, 8 + r() * H, 1.6 + r() * 5];
    s += poly(
      [
        [x - z, y],
        [x - z * 0.4, y - z * 0.6],
        [x + z * 0.6, y - z * 0.5],
        [x + z, y + z * 0.1],
        [x + z * 0.2, y + z * 0.6],
      ],
      grey(96 + r() * 96, 1.8),
    );
  }
  for (let i = 0; i < 14; i++) {
    const [x, y, z] = [r() * W, 20 + r() * (H - 30), 9 + r() * 13];
    s +=
      poly(
        [
          [x - z, y + z * 0.2],
          [x - z * 0.7, y - z * 0.4],
          [x, y - z * 0.6],
          [x + z * 0.8, y - z * 0.3],
          [x + z, y + z * 0.3],
          [x + z * 0.1, y + z * 0.6],
        ],
        grey(118, 1.4),
      ) +
      line(
        `M${round(x - z * 0.7)} ${round(y - z * 0.4)}L${round(x)} ${round(y - z * 0.6)}L${round(x + z * 0.8)} ${round(y - z * 0.3)}`,
        grey(196, 1),
        1.6,
      );
  }
  const roots = line(
    'M30-4c4 20-6 34 2 56s-8 26-4 46M32 22c12 14 10 26 22 40M26 50c-10 10-14 24-22 28M600-4c-6 24 6 30 0 54s10 20 6 40M598 40c-10 10-8 20-18 30',
    '#3a3029',
    2.6,
  );
  return (
    group(s + roots, by('rough')) +
    rect(0, 0, W, H, '#000', by('stain') + ' opacity=".45"') +
    shape(`M0 0h${W}v7q-60-4-120 0t-130-1-130 2-130-2-130 1z`, '#4d4238')
  );
}
/** A water main that comes in from the street: it lies in the earth left of the cellar. */
const main = () =>
  rough(
    line('M-6 14H88V40H166', grey(40), 16) +
      line('M-6 14H88V40H166', grey(112, -0.4), 13) +
      line('M-6 10H92V36H166', grey(190, -0.4), 2) +
      rect(38, 3, 8, 22, grey(80)) +
      rect(104, 29, 8, 22, grey(80)) +
      rect(38, 3, 2, 22, grey(170)) +
      rect(104, 29, 2, 22, grey(170)),
  );

const clouds = () => {
  const [W, H] = [480, 240];
  return (
    rect(0, 0, W, H, grey(92, -1)) +
    group(rect(0, 0, W, H, '#fff', by('smoke0')) + rect(0, 0, W, H, '#fff', by('smoke1') + ' opacity=".6"'), by('b06'))
  );
};
const skyline = (seed, hmin, hmax, v, win) => ruins(-30, 204, 720, hmin, hmax, seed, grey(v, -1), grey(win, -1));
const street = () =>
  at(30, 186, 1, streetlamp(146, grey(46))) +
  at(64, 187, 0.62, cart(grey(54, 1))) +
  line('M46 26Q80 60 124 44', grey(50), 1.2);
const yard = () =>
  rough(
    many(
      9,
      (i, r) =>
        poly(
          [
            [i * 12 + 4, 66],
            [i * 12 + 4 + r() * 3 - 1, 26 + r() * 6],
            [i * 12 + 8, 22 + r() * 6],
            [i * 12 + 12, 28],
            [i * 12 + 12, 66],
          ],
          grey(70 + r() * 26, 1.6),
        ),
      7,
    ) +
      rect(0, 36, 116, 4, grey(56, 1.6)) +
      rect(0, 54, 116, 4, grey(56, 1.6)),
  ) + at(14, 68, 1, barbed(90, 26, 6, grey(60), 4));
/** Snow that lies along the ground: stretched, thick in the middle of a drift. */
const drift = () =>
  rough(
    shape('M0 20Q30 6 74 12T160 8t80 4 80 6v6H0z', '#eef3f7') +
      shape('M0 22Q40 14 90 17T200 14t120 8v2H0z', '#b9c6d4', 'opacity=".8"'),
  );

/** What the wind takes from a chimney. */
const wisp = () =>
  group(
    line('M6 54C10 40 34 44 44 34S84 36 104 22 150 22 170 10', '#e8ecf0', 9) +
      line('M4 56C12 46 30 50 42 42S90 46 112 32', '#e8ecf0', 6),
    `${by('b3')} opacity=".8"`,
  );

const weather = {
  snow: () => snowfall(320, 200, 150, 6, 0.95),
  rain: () => rainfall(320, 200, 130, 3, 0.8),
  /** One corner of the frost; the page mirrors it into the other three. */
  frost: () => {
    const [W, H] = [240, 150];
    const r = random(5);
    let d = '';
    for (let i = 0; i < 44; i++) {
      const along = Math.pow((i + r()) / 44, 1.5) * 0.86;
      const len = (3 + 70 * Math.pow(1 - along, 2.2)) * (0.3 + r() * 0.7);
      d += i % 2 ? fern(along * W, -1, 1.1 + r() * 0.9, len, r) : fern(-1, along * H, r() * 0.9 - 0.3, len, r);
    }
    return line(d, '#e6f1f9', 0.55, 'opacity=".85"');
  },
  paper: () =>
    rect(0, 0, 240, 160, '#fff') +
    group(rect(-300, -300, 800, 800, '#000', by('hatch')), `transform="rotate(-40 120 80)" opacity=".6"`),
};

const ROOFED = { origin: [0, 12], scale: 1.15 };
const LARGE = { scale: 1.1 };

export default Object.fromEntries(
  Object.entries({
    roof: picture(ROOF.w, ROOF.h + 12, roof(), ROOFED),
    'roof-snow': picture(ROOF.w, ROOF.h + 12, snowOnRoof(), ROOFED),
    lean: picture(150, 34, lean()),
    'lean-snow': picture(150, 34, snowOnLean()),
    ladder: picture(24, 120, ladder()),
    'hole-dark': picture(44, 76, holes.dark()),
    'hole-sky': picture(44, 76, holes.sky()),
    boards: picture(44, 76, boards()),
    ...Object.fromEntries(Object.entries(backs).map(([id, body]) => [`back-${id}`, standing(body())])),
    lamp: standing(lamp()),
    'lamp-lit': standing(lampLit(), { scale: 1.6 }),
    soil: picture(640, 200, soil(), { ...LARGE, alpha: false }),
    main: picture(160, 60, main()),
    clouds: picture(480, 240, clouds(), { scale: 0.75, alpha: false }),
    'ruins-far': picture(640, 200, skyline(12, 70, 190, 132, 112), LARGE),
    'ruins-near': picture(640, 200, skyline(31, 40, 120, 92, 70), LARGE),
    smoke: picture(180, 60, wisp(), { scale: 1.2 }),
    street: picture(120, 190, street()),
    yard: picture(120, 70, yard()),
    drift: picture(320, 24, drift(), { scale: 1.6 }),
    snow: picture(320, 200, weather.snow(), { scale: 1.6 }),
    rain: picture(320, 200, weather.rain(), { scale: 1.6 }),
    frost: picture(240, 150, weather.frost(), { scale: 1.5 }),
    paper: picture(240, 160, weather.paper(), { scale: 1, alpha: false }),
  }).map(([id, drawn]) => [`mine/house/${id}`, { ...drawn, for: [] }]),
);
