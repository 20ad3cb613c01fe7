/* What is searched and what stands in the way: cupboards, lofts, heaps. In grey. */
import { upright } from './camera.js';
import { by, grey, group, line, many, random, rect, round } from './svg.js';

/** Two tall cupboards close by, boards nailed across their doors. */
export const nailedCupboard = () => {
  const door = (x, w) =>
    rect(x, 40, w, 330, grey(128, 2)) +
    rect(x + 16, 62, w - 32, 120, grey(96, 2)) +
    rect(x + 16, 200, w - 32, 150, grey(96, 2)) +
    line(`M${x + 16} 182h${w - 32}V62M${x + 16} 350h${w - 32}V200`, grey(175, 2), 2) +
    line(`M${x} 40v330`, '#1c1712', 3);
  const board = (x0, y0, x1, y1) => {
    const nail = (t) =>
      `<circle cx="${round(x0 + (x1 - x0) * t)}" cy="${round(y0 + (y1 - y0) * t)}" r="3" fill="#15120f"/>`;
    return (
      line(`M${x0 + 4} ${y0 + 10}L${x1 + 4} ${y1 + 10}`, '#000', 30, 'opacity=".5" style="stroke-linecap:butt"') +
      group(
        line(`M${x0} ${y0}L${x1} ${y1}`, grey(165, 2.4), 30, 'style="stroke-linecap:butt"') +
          line(`M${x0} ${y0 - 12}L${x1} ${y1 - 12}`, grey(215, 2.4), 2) +
          line(`M${x0} ${y0 + 4}L${x1} ${y1 + 2}`, grey(120, 2.4), 1.4),
        by('coal'),
      ) +
      [0.06, 0.1, 0.5, 0.9, 0.94].map(nail).join('')
    );
  };
  return (
    rect(0, 0, 640, 400, grey(112, 0.6), by('stone')) +
    many(22, (i) => line(`M${i * 30 + 10} 0V400`, '#000', 2, 'opacity=".12"')) +
    rect(0, 372, 640, 28, grey(70, 1), by('coal')) +
    group(
      rect(150, 16, 400, 364, grey(84, 2)) +
        rect(138, 6, 424, 22, grey(150, 2)) +
        door(160, 124) +
        door(290, 124) +
        door(420, 124) +
        many(6, (i) => `<circle cx="${278 + (i % 3) * 130 + (i > 2 ? 16 : 0)}" cy="200" r="5" fill="#c9a96a"/>`),
      by('wall'),
    ) +
    board(138, 128, 566, 96) +
    board(140, 236, 562, 262) +
    board(146, 340, 470, 306)
  );
};

/** A loft: the roof leans in from both sides, a hole in it. */
export const attic = (cam) => {
  const Z = 7;
  let s =
    cam.floor([-5, 0.4, 5, Z], 120, { step: 0.3, across: 0, tint: 2 }) +
    cam.flat(
      [
        [-3.4, 0, Z],
        [-3.4, 0.6, Z],
        [0, 4, Z],
        [3.4, 0.6, Z],
        [3.4, 0, Z],
      ],
      '#6e685f',
    );
  for (const k of [-1, 1]) {
    s +=
      cam.face(
        [
          [k * 3.4, 0, 0],
          [k * 3.4, 0.6, 0],
          [k * 3.4, 0.6, Z],
          [k * 3.4, 0, Z],
        ],
        110,
        1.6,
      ) +
      cam.face(
        [
          [k * 3.4, 0.6, 0],
          [0, 4, 0],
          [0, 4, Z],
          [k * 3.4, 0.6, Z],
        ],
        104,
        1.6,
      );
    let slats = '';
    for (let t = 0.08; t < 1; t += 0.08)
      slats += cam.way([k * 3.4 * (1 - t), 0.6 + 3.4 * t, 0.4], [k * 3.4 * (1 - t), 0.6 + 3.4 * t, Z]);
    s += line(slats, '#000', 1.2, 'opacity=".4"');
  }
  s += cam.flat(
    [
      [-0.5, 3.5, 4.6],
      [-0.2, 3.8, 4.2],
      [0.1, 3.9, 5],
      [0.5, 3.5, 5.6],
      [0.1, 3.9, 6.1],
      [-0.6, 3.4, 5.8],
    ],
    '#e4edf5',
  );
  s +=
    cam.flat(upright(-0.5, 0.5, 1.3, 2.3, Z - 0.02), '#c3d1dd') +
    line(
      cam.way([0, 1.3, Z - 0.03], [0, 2.3, Z - 0.03]) + cam.way([-0.5, 1.8, Z - 0.03], [0.5, 1.8, Z - 0.03]),
      '#2a2622',
      3,
    );
  let beams = '';
  for (let z = 6.4; z > 1; z -= 1.4)
    for (const k of [-1, 1])
      beams += cam.rod(
        [
          [k * 3.35, 0.6, z],
          [k * 0.05, 3.95, z],
        ],
        0.16,
        '#2c241c',
      );
  for (let z = 6.4; z > 1.6; z -= 1.4)
    beams += cam.rod(
      [
        [-1.6, 2.35, z],
        [1.6, 2.35, z],
      ],
      0.14,
      '#30281f',
    );
  return group(s, by('stone')) + group(beams, by('coal'));
};

const WOOD = ['#8a6b4a', '#74583c', '#9a7d5a', '#6d6258', '#7f7a70'];
/** Household things as blocks, by name, for `cam.thing`. */
export const THINGS = {
  chair: (t) => [
    [0, 0, 0, 0.42, 0.05, 0.42, 150, t],
    ...[
      [-0.18, -0.18],
      [0.18, -0.18],
      [-0.18, 0.18],
      [0.18, 0.18],
    ].map(([x, z]) => [x, -0.24, z, 0.05, 0.44, 0.05, 130, t]),
    [-0.18, 0.26, 0.19, 0.05, 0.5, 0.05, 130, t],
    [0.18, 0.26, 0.19, 0.05, 0.5, 0.05, 130, t],
    [0, 0.44, 0.19, 0.4, 0.1, 0.04, 150, t],
    [0, 0.24, 0.19, 0.4, 0.06, 0.03, 150, t],
  ],
  drawer: (t) => [
    [0, -0.09, 0, 0.6, 0.03, 0.42, 40, t],
    [-0.3, 0, 0, 0.03, 0.2, 0.42, 130, t],
    [0.3, 0, 0, 0.03, 0.2, 0.42, 130, t],
    [0, 0, 0.2, 0.6, 0.2, 0.03, 120, t],
    [0, 0, -0.2, 0.64, 0.22, 0.03, 160, t],
    [0, 0, -0.23, 0.1, 0.03, 0.03, 220, '#c9a96a'],
  ],
  suitcase: () => [
    [0, 0, 0, 0.62, 0.2, 0.42, 130, '#7b5a40'],
    [-0.2, 0, 0, 0.05, 0.22, 0.44, 100, '#4d3a2b'],
    [0.2, 0, 0, 0.05, 0.22, 0.44, 100, '#4d3a2b'],
    [0, 0, -0.23, 0.16, 0.05, 0.04, 70, '#4d3a2b'],
  ],
  door: (t) => [
    [0, 0, 0, 0.8, 0.06, 1.8, 140, t],
    [0, 0.035, 0.42, 0.56, 0.02, 0.66, 96, t],
    [0, 0.035, -0.42, 0.56, 0.02, 0.66, 96, t],
  ],
  crate: (t) => [
    [0, 0, 0, 0.5, 0.36, 0.4, 120, t],
    [0, 0.1, 0, 0.53, 0.06, 0.43, 160, t],
    [0, -0.1, 0, 0.53, 0.06, 0.43, 160, t],
  ],
  board: (t) => [[0, 0, 0, 0.18, 0.05, 1.7, 150, t]],
  mattress: () => [
    [0, 0, 0, 0.85, 0.17, 1.7, 170, '#8f918f'],
    [0, 0.09, 0.3, 0.86, 0.02, 0.1, 120, '#77797a'],
    [0, 0.09, -0.3, 0.86, 0.02, 0.1, 120, '#77797a'],
  ],
  frame: (t) => [
    [0, 0.25, 0, 0.7, 0.07, 0.04, 170, t],
    [0, -0.25, 0, 0.7, 0.07, 0.04, 170, t],
    [-0.32, 0, 0, 0.07, 0.5, 0.04, 170, t],
    [0.32, 0, 0, 0.07, 0.5, 0.04, 170, t],
    [0, 0, 0.01, 0.6, 0.46, 0.01, 60, '#5d6266'],
  ],
};

/** A heap of household things at (x, z): `n` of them, `w` metres wide, `h` high. */
export const pile = (
  cam,
  x,
  z,
  { n = 26, w = 3, d = 1.6, h = 1.3, seed = 3, of = Object.keys(THINGS), bricks = 0 } = {},
) => {
  const r = random(seed);
  const list = [];
  for (let i = 0; i < n; i++) {
    const u = r() * 2 - 1;
    const deep = r() * 2 - 1;
    const top = h * (1 - Math.abs(u) ** 1.6) * (1 - 0.7 * Math.abs(deep));
    list.push([x + (u * w) / 2, 0.08 + top * (0.25 + r() * 0.75), z + (deep * d) / 2, of[i % of.length], r]);
  }
  for (let i = 0; i < bricks; i++) {
    const u = r() * 2 - 1;
    const deep = r() * 2 - 1;
    list.push([
      x + (u * w) / 1.8,
      0.04 + h * 0.8 * (1 - Math.abs(u) ** 1.4) * (1 - 0.8 * Math.abs(deep)) * r(),
      z + (deep * d) / 1.8 - 0.1,
      '',
      r,
    ]);
  }
  list.sort((a, b) => b[2] - a[2] || a[1] - b[1]);
  const base = cam.flat(
    [
      [x - w / 2, 0, z + d / 2],
      [x - w * 0.28, h * 0.5, z],
      [x, h * 0.78, z],
      [x + w * 0.28, h * 0.5, z],
      [x + w / 2, 0, z + d / 2],
      [x + w * 0.3, 0, z - d * 0.1],
      [x, 0, z - d * 0.3],
      [x - w * 0.3, 0, z - d * 0.1],
    ],
    '#1a1512',
    by('rough3'),
  );
  const one = ([X, Y, Z, name]) => {
    const turns = [(r() - 0.5) * 70, r() * 360, (r() - 0.5) * 80];
    if (name) return cam.thing(X, Y, Z, turns, THINGS[name](WOOD[Math.floor(r() * WOOD.length)]));
    const k = 0.08 + r() * 0.14;
    return cam.thing(X, Y, Z, turns, [
      [0, 0, 0, k * 1.6, k * 0.8, k, 110 + r() * 50, r() < 0.4 ? '#8a6a58' : '#8a8880'],
    ]);
  };
  return base + group(list.map(one).join(''), by('rough1'));
};
