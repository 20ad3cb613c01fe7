/* Houses from outside and from inside: a villa torn open, a cottage's window, a shed, a surgery, a tower block. */
import { glow, pool } from './light.js';
import { at, by, clip, gradient, grey, group, line, many, poly, random, rect, round, shape } from './svg.js';
import { scattered } from './camera.js';

const Q = (x0, x1, y0, y1, z) => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** A villa of which the right half is open: floors, papered walls, a flight of stairs that ends in the air. */
export const villa = (cam) => {
  const [F, B] = [9, 12.5];
  let s = '';
  // the rooms behind the torn front
  s +=
    cam.flat(Q(-0.4, 5.6, 0, 6.7, B), '#8d857a') +
    cam.flat(Q(-0.4, 5, 3, 6, B - 0.01), '#93907f') +
    cam.flat(Q(-0.4, 2.4, 0, 3, B - 0.02), '#7c8286');
  s += cam.face(
    [
      [-0.4, 0, F],
      [-0.4, 6.6, F],
      [-0.4, 6.6, B],
      [-0.4, 0, B],
    ],
    150,
    1,
  );
  let stripes = '';
  for (let x = 0; x < 5; x += 0.22) stripes += cam.way([x, 3.05, B - 0.02], [x, 5.8, B - 0.02]);
  s += line(stripes, '#5d584c', 2, 'opacity=".5"');
  s +=
    cam.flat(Q(3.4, 4.3, 0, 2.2, B - 0.03), '#2b2722') +
    cam.flat(Q(0.6, 1.4, 3, 5.1, B - 0.03), '#2e2a25') +
    cam.flat(Q(3.1, 3.9, 4, 5, B - 0.03), '#b9a88c') +
    cam.flat(Q(3.2, 3.8, 4.1, 4.9, B - 0.04), '#5a5248');
  const slab = (y, to, v) =>
    cam.flat(
      [
        [-0.4, y, F],
        [to - 0.6, y, F - 0.1],
        [to - 0.2, y, F + 1],
        [to, y, B - 1],
        [to - 0.4, y, B],
        [-0.4, y, B],
      ],
      grey(v, 1),
    ) +
    cam.flat(
      [
        [-0.4, y, F],
        [to - 0.6, y, F - 0.1],
        [to - 0.7, y - 0.26, F],
        [-0.4, y - 0.26, F],
      ],
      grey(v * 1.2, 1),
    );
  s += slab(6.1, 3.4, 110) + slab(3, 2.2, 120);
  // stairs: one flight to the first floor, half a flight beyond it
  for (let i = 0; i < 15; i++)
    s +=
      cam.box(-0.1 + i * 0.22 + 0.6, i * 0.2, 10.4, 0.24, 0.2, 1.3, 210, { tint: 1.4 }) +
      cam.box(0.5 + i * 0.22, Math.max(0, i * 0.2 - 0.22), 9.8, 0.24, 0.26, 0.1, 120, { tint: 1.4 });
  for (let i = 0; i < 9; i++) s += cam.box(3.3 - i * 0.22, 3 + i * 0.2, 10, 0.24, 0.2, 1.1, 220, { tint: 1.4 });
  s +=
    cam.flat(
      [
        [3.5, 2.8, 9.42],
        [3.5, 3.1, 9.42],
        [1.3, 5, 9.42],
        [1.1, 4.6, 9.42],
      ],
      '#2c241c',
    ) +
    cam.flat(
      [
        [0.3, 0, 9.72],
        [0.5, 0.3, 9.72],
        [3.6, 3.1, 9.72],
        [3.6, 2.7, 9.72],
      ],
      '#2c241c',
    );
  for (let i = 0; i < 10; i++)
    s += cam.flat(Q(3.2 - i * 0.22, 3.46 - i * 0.22, 3.06 + i * 0.19, 3.2 + i * 0.19, 9.4), '#d8d0c0');
  s += cam.rod(
    [
      [0.4, 1, 9.7],
      [3.6, 3.9, 9.7],
    ],
    0.07,
    '#2c241c',
  );
  for (let i = 0; i < 15; i += 2)
    s += cam.rod(
      [
        [0.5 + i * 0.22, i * 0.2, 9.7],
        [0.5 + i * 0.22, i * 0.2 + 0.95, 9.7],
      ],
      0.035,
      '#2c241c',
    );
  // rods and beams that stick out
  for (const [x, y, l] of [
    [2.2, 3, 1.2],
    [1.8, 2.9, 0.8],
    [3.4, 6, 1.3],
    [3, 5.9, 0.9],
  ])
    s += cam.rod(
      [
        [x, y, F + 0.6],
        [x + l, y - 0.3, F + 0.4],
        [x + l * 1.1, y - 0.7, F + 0.4],
      ],
      0.05,
      '#17181a',
    );
  // the front that still stands, its edge torn
  const edge = [
    [-5.6, 0],
    [-5.6, 6.9],
    [-0.9, 6.9],
    [-0.4, 6.2],
    [0.2, 5.9],
    [-0.1, 5],
    [-0.5, 4.6],
    [-0.2, 3.6],
    [0.5, 3.2],
    [0.3, 2.4],
    [-0.2, 2],
    [0.1, 1.1],
    [0.6, 0.5],
    [0.9, 0],
  ];
  let front = cam.flat(
    edge.map(([x, y]) => [x, y, F]),
    '#787a79',
  );
  for (const y of [0.9, 3.9])
    for (const x of [-5, -3.4, -1.8]) {
      front +=
        cam.flat(Q(x, x + 0.95, y, y + 1.7, F - 0.02), '#23282d') +
        cam.flat(Q(x - 0.14, x + 1.09, y - 0.16, y, F - 0.06), '#a2a6a6') +
        cam.flat(Q(x - 0.12, x + 1.07, y + 1.7, y + 1.88, F - 0.06), '#939795');
      front += line(cam.way([x + 0.47, y, F - 0.03], [x + 0.47, y + 1.7, F - 0.03]), '#6d7174', 2);
    }
  front +=
    cam.flat(Q(-5.7, -0.2, 3.1, 3.3, F - 0.05), '#9a9d9c') + cam.flat(Q(-5.9, -0.9, 6.8, 7.05, F - 0.12), '#9a9d9c');
  front +=
    cam.flat(
      [
        [-5.9, 7.05, F],
        [-0.9, 7.05, F],
        [-1.6, 8.6, F + 2],
        [-5, 8.6, F + 2],
      ],
      '#4a4c4f',
    ) + cam.box(-4, 7.4, F + 1, 0.6, 1.8, 0.5, 120, { tint: 1 });
  return group(s, by('rough1')) + group(front, by('stone'));
};

/** The boarded wall of a cottage that fills the right of the picture, snow on its foot and roof. */
export const cottageWall = () => {
  let boards = '';
  for (let y = 20; y < 356; y += 17)
    boards += line(`M206 ${y}H650`, '#0b0c0d', 2) + line(`M206 ${y + 3}H650`, '#4c4640', 1.2, 'opacity=".6"');
  return (
    group(rect(206, -10, 440, 372, '#2b2723') + boards + rect(198, -10, 16, 372, '#1b1815'), by('coal')) +
    shape('M150-10L660-10 660 30Q520 38 420 28T186 36z', '#b9c7d4', by('rough')) +
    shape(
      'M170 30l6 26 5-24zM206 34l4 34 6-34zM262 32l4 20 5-20zM330 28l4 30 5-30zM380 28l3 16 4-16zM540 30l4 26 5-26zM600 30l4 18 4-18z',
      '#c8d6e2',
      'opacity=".8"',
    ) +
    shape('M190 366Q300 340 420 352T660 340V410H150z', '#8fa0b0', by('rough'))
  );
};

/** A lit window with a kitchen behind it: two cups on the table. Stands in the wall of `cottageWall`. */
export const kitchenWindow = () => {
  const [x, y, w, h] = [316, 84, 232, 196];
  const wall = gradient(['#8a5a2a', '#d99a4e', '#b06f30']);
  const inside =
    wall.defs +
    rect(x, y, w, h, wall.fill) +
    glow(pool(430, 170, 120, 100, 0.9, 'warm')) +
    group(
      rect(334, 104, 60, 54, '#7a4a22') +
        rect(334, 128, 60, 3, '#3d2412') +
        many(5, (i) => rect(337 + i * 11, 131 - 14 - (i % 3) * 4, 8, 14 + (i % 3) * 4, '#55331a')) +
        line('M430 84v40', '#2a1708', 2) +
        shape('M408 140l10-17h24l10 17z', '#3a2110') +
        '<ellipse cx="430" cy="141" rx="13" ry="4" fill="#fff3cf"/>' +
        shape('M478 280v-96c0-6 40-6 40 0v96z', '#3b2211') +
        line('M486 190v60M498 188v62M510 190v60', '#8d5b2b', 3) +
        shape('M344 280v-88c0-6 38-6 38 0v88z', '#3b2211') +
        line('M352 198v60M363 196v62M374 198v60', '#8d5b2b', 3) +
        shape('M318 246l16-14h198l16 14v40h-230z', '#4a2b14') +
        shape('M318 246l16-14h198l16 14z', '#f0c27e'),
      by('rough1'),
    ) +
    cup(392, 240) +
    cup(468, 240) +
    group(
      shape('M416 240c-4-20 2-26 16-26s20 6 16 26z', '#5d6a70') +
        line('M448 222c8 0 8-6 12-8', '#5d6a70', 4) +
        line('M418 218c2-10 24-10 28 0', '#2a2a2a', 2),
      by('rough1'),
    ) +
    line('M394 226c-3-6 3-8 0-14M470 226c-3-6 3-8 0-14', '#fff', 1.6, 'opacity=".4"');
  const curtain = (d) => shape(d, '#5b2f1c', `opacity=".92" ${by('wall')}`);
  return (
    rect(x - 12, y - 12, w + 24, h + 24, '#15110e', by('rough1')) +
    clip(
      rect(x, y, w, h, '#000'),
      inside + curtain('M316 80h44c-4 50-14 80-44 104z') + curtain('M548 80h-44c4 50 14 80 44 104z'),
    ) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + 74}h${w}`, '#15110e', 6, by('rough1')) +
    shape('M292 296Q340 282 432 286T572 292L576 306H290z', '#cfdbe6', by('rough1')) +
    glow(
      pool(432, 180, 210, 150, 0.42, 'warm') +
        shape('M316 330H548L620 410H230z', '#e9a04c', `opacity=".34" ${by('b10')}`),
    )
  );
};
const cup = (x, y) =>
  shape(`M${x - 9} ${y - 14}h18l-2 13c-2 3-12 3-14 0z`, '#e9e2d2') +
  line(`M${x + 8} ${y - 11}c7 0 6 8 0 8`, '#e9e2d2', 2) +
  `<ellipse cx="${x}" cy="${y - 14}" rx="9" ry="2.400" fill="#8c6a4c"/>`;

/** A garden shed, light in the crack of its door; its foot is at y = 226. */
export const shed = () =>
  group(
    shape('M140 226V158L196 128 258 156V226z', '#2a2c2c') +
      shape('M130 164L196 122 268 160 262 166 196 134 136 170z', '#14171a') +
      line('M154 226V154M168 226V146M214 226V140M230 226V146M244 226V152', '#17191a', 1.6),
    by('coalv'),
  ) +
  rect(182, 168, 26, 58, '#120f0c') +
  glow(
    shape('M204 168h4v58h-4z', '#ffd08a') +
      shape('M204 226h5l70 40h-50z', '#e09a4a', `opacity=".55" ${by('b3')}`) +
      pool(206, 196, 40, 46, 0.7, 'warm'),
  );

/** Rows of furrows and bean poles that run to the horizon. */
export const beanPoles = () => {
  let rows = '';
  for (let i = -9; i <= 9; i++) rows += `M${320 + i * 30} 218Q${320 + i * 70} 280 ${320 + i * 150} 402`;
  let s =
    line(rows, '#0b0a08', 5, `opacity=".55" ${by('rough')}`) +
    line(rows, '#6d6a60', 1.6, `opacity=".35" transform="translate(-5 -2)" ${by('rough')}`);
  const r = random(12);
  for (const [y, n, k] of [
    [236, 13, 0.3],
    [262, 9, 0.5],
    [300, 6, 0.8],
  ])
    for (let i = 0; i < n; i++) {
      const x = (i + 0.5 + (r() - 0.5) * 0.3) * (640 / n);
      s += at(
        x,
        y,
        round(k * (0.9 + r() * 0.25)),
        line('M-16 0L4-96M18 0L-5-98M2 0L1-100', '#131413', 3) + line('M-10-34c8-6 4-14 10-18s2-14 8-20', '#191c17', 3),
      );
    }
  return s + cabbages();
};
const cabbages = () => {
  const r = random(4);
  let s = '';
  for (let i = 0; i < 16; i++) {
    const [x, k] = [30 + i * 39 + r() * 14, 0.8 + r() * 0.5];
    const leaf = (a, l, v) =>
      `<ellipse cx="0" cy="${-l / 2}" rx="${round(l * 0.34)}" ry="${round(l / 2)}" fill="rgb(${v - 6},${v + 4},${v - 8})" transform="rotate(${a})"/>`;
    s += at(
      x,
      330 + r() * 34,
      [round(k), round(k * 0.62)],
      [-80, -50, 62, 84, -26, 30, 4].map((a, j) => leaf(a + r() * 12, 19 - j, 24 + j * 6 + r() * 6)).join(''),
    );
  }
  return group(s, by('rough1'));
};

/** A surgery for animals: cages on the left, their doors open; a steel table under a lamp; a door to the night on the right. */
export const surgery = (cam) => {
  const [H, Z] = [3, 7];
  let s =
    cam.floor([-4, 0.3, 4.6, Z], 150, { step: 0.4, joints: 0.3 }) +
    cam.flat(Q(-4, 4.6, 0, H, Z), '#8c9492') +
    cam.flat(
      [
        [-4, H, 0],
        [4.6, H, 0],
        [4.6, H, Z],
        [-4, H, Z],
      ],
      '#4a4e50',
    );
  s +=
    cam.flat(
      [
        [-3, 0, 0],
        [-3, H, 0],
        [-3, H, Z],
        [-3, 0, Z],
      ],
      '#767c7b',
    ) +
    cam.flat(
      [
        [4.2, 0, 0],
        [4.2, H, 0],
        [4.2, H, Z],
        [4.2, 0, Z],
      ],
      '#6c7271',
    ) +
    cam.flat(Q(-4, 4.6, 0, 1.4, Z - 0.01), '#727c7c');
  let tiles = '';
  for (let y = 0.2; y < 1.4; y += 0.2) tiles += cam.way([-3, y, Z - 0.02], [4.2, y, Z - 0.02]);
  s += line(tiles, '#3d4444', 0.8);
  s +=
    cam.flat(Q(-1, -0.4, 1.6, 2.3, Z - 0.03), '#d8d4c4') +
    line(
      cam.way([-0.92, 2.15, Z - 0.04], [-0.5, 2.15, Z - 0.04]) +
        cam.way([-0.92, 2, Z - 0.04], [-0.5, 2, Z - 0.04]) +
        cam.way([-0.92, 1.85, Z - 0.04], [-0.6, 1.85, Z - 0.04]),
      '#5d5a52',
      1.4,
    );
  s = group(s, by('stone'));
  let c = '';
  for (const [x, z0, z1, y0, h] of [
    [-2.2, 2.6, 6.6, 0.06, 0.94],
    [-2.3, 2.6, 6.6, 1.06, 0.8],
  ])
    for (let z = z1 - 1; z >= z0; z -= 1) {
      c += cam.flat(
        [
          [x, y0, z],
          [x, y0 + h, z],
          [x, y0 + h, z + 0.96],
          [x, y0, z + 0.96],
        ],
        '#1b1e1f',
      );
      c += cam.flat(
        [
          [x - 0.6, y0, z],
          [x, y0, z],
          [x, y0, z + 0.96],
          [x - 0.6, y0, z + 0.96],
        ],
        '#8c8a80',
      );
      const open = (z * 10 + y0 * 7) % 3 > 0.8;
      let bars = '';
      for (let k = 0; k <= 8; k++) {
        const t = k / 8;
        const q = open ? [x + t * 0.86, z - t * 0.2] : [x + 0.01, z + t * 0.94];
        bars += cam.way([q[0], y0 + 0.04, q[1]], [q[0], y0 + h - 0.04, q[1]]);
      }
      const end = open ? [x + 0.86, z - 0.2] : [x + 0.01, z + 0.94];
      bars +=
        cam.way([x, y0 + 0.04, z], [end[0], y0 + 0.04, end[1]]) +
        cam.way([x, y0 + h - 0.04, z], [end[0], y0 + h - 0.04, end[1]]) +
        cam.way([x, y0 + h / 2, z], [end[0], y0 + h / 2, end[1]]);
      c += line(bars, '#c8cdcc', round(9 / z)) + line(cam.way([x, y0, z], [x, y0 + h, z]), '#4b5152', round(22 / z));
    }
  c += cam.box(-2.4, 1.9, 4.6, 0.9, 0.06, 4.2, 150);
  let t =
    cam.rod(
      [
        [-0.1, 0, 4.2],
        [-0.1, 0.84, 4.2],
      ],
      0.16,
      '#4d5456',
    ) +
    cam.box(-0.1, 0, 4.2, 0.6, 0.06, 0.5, 90) +
    cam.box(-0.1, 0.84, 4.2, 1.7, 0.06, 0.75, 225, { tint: -0.4 });
  t +=
    cam.box(0.45, 0.9, 4.3, 0.3, 0.06, 0.22, 210) +
    cam.box(-0.7, 0.9, 4.25, 0.14, 0.16, 0.14, 190, { tint: 1 }) +
    cam.flat(
      [
        [-0.5, 0.905, 4],
        [0, 0.905, 3.95],
        [0.05, 0.905, 4.3],
        [-0.42, 0.905, 4.36],
      ],
      '#e9e4d8',
    );
  t +=
    cam.rod(
      [
        [-0.1, H, 4],
        [-0.1, 2.3, 4],
      ],
      0.03,
      '#15171a',
    ) +
    cam.flat(
      [
        [-0.42, 2.06, 4],
        [0.22, 2.06, 4],
        [0.08, 2.28, 4],
        [-0.28, 2.28, 4],
      ],
      '#3a4042',
    );
  t +=
    cam.box(3.8, 0, 5.6, 0.6, 1.9, 1, 150) +
    cam.flat(
      [
        [3.49, 0.2, 5.2],
        [3.49, 1.8, 5.2],
        [3.49, 1.8, 6],
        [3.49, 0.2, 6],
      ],
      '#7d898c',
    );
  t +=
    cam.flat(
      [
        [0.4, 0.01, 2.6],
        [0.9, 0.01, 2.5],
        [1, 0.01, 2.8],
        [0.5, 0.01, 2.9],
      ],
      '#a39a86',
    ) + cam.box(1.1, 0, 3, 0.34, 0.09, 0.34, 170);
  return s + scattered(cam, [-2, 1.6, 3.4, 6], 40, { size: 0.1, v: 180 }) + group(c + t, by('rough1'));
};

/** A tower block from its foot, in the colours of the night: rows of dark windows, a torn corner, one window lit high up. */
export const tower = (cam) => {
  const [x0, x1, z0, z1, H] = [-10, 5, 26, 36, 46];
  const wallColour = '#2a323a';
  let s = cam.flat(
    [
      [x1, 0, z0],
      [x1, H, z0],
      [x1, H, z1],
      [x1, 0, z1],
    ],
    '#171c21',
  );
  s += cam.flat(
    [
      [x0, 0, z0],
      [x0, H, z0],
      [-4, H, z0],
      [-3, H - 2.5, z0],
      [0, H - 3, z0],
      [1.4, H - 6.4, z0],
      [3.6, H - 6.6, z0],
      [x1, H - 10, z0],
      [x1, 0, z0],
    ],
    wallColour,
  );
  const r = random(21);
  let win = '';
  for (let floor = 0; floor < 15; floor++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [x0 + 0.7 + i * 2.42, 1.6 + floor * 2.9];
      if (x > 0.6 && y > H - 12) continue;
      const lit = floor === 8 && i === 2;
      win += cam.flat(Q(x, x + 1.6, y, y + 1.5, z0 - 0.05), lit ? '#ffc978' : r() < 0.2 ? '#56646f' : '#0b0e11');
      win += cam.flat(Q(x - 0.1, x + 1.7, y - 0.14, y, z0 - 0.4), '#6f7c87');
      if (i % 2 === 0)
        win +=
          cam.flat(Q(x - 0.3, x + 1.9, y - 0.7, y - 0.1, z0 - 0.8), '#39434c') +
          cam.flat(Q(x - 0.3, x + 1.9, y - 0.16, y - 0.06, z0 - 0.82), '#7f8c97');
      if (!lit && r() < 0.18)
        win += cam.flat(
          [
            [x, y, z0 - 0.06],
            [x + 1.6, y + 0.5, z0 - 0.06],
            [x + 1.6, y + 0.9, z0 - 0.06],
            [x, y + 0.4, z0 - 0.06],
          ],
          '#454b4e',
        );
    }
  for (let floor = 0; floor < 13; floor++)
    for (let k = 0; k < 3; k++)
      win += cam.flat(
        [
          [x1 + 0.02, 1.6 + floor * 2.9, z0 + 1 + k * 3],
          [x1 + 0.02, 3.1 + floor * 2.9, z0 + 1 + k * 3],
          [x1 + 0.02, 3.1 + floor * 2.9, z0 + 2.6 + k * 3],
          [x1 + 0.02, 1.6 + floor * 2.9, z0 + 2.6 + k * 3],
        ],
        '#090b0e',
      );
  return group(s, by('stone')) + group(win, by('rough1'));
};

/** The doorway of `surgery` to the night, to be drawn after the light. */
export const backDoor = (cam, view = '') => {
  const Z = 6.97;
  const [x, y, right, foot] = [...cam.p(1.35, 2.25, Z), ...cam.p(2.75, 0, Z)];
  const night = gradient(['#2c3b4b', '#6d8296', '#9fb1c1']);
  return (
    night.defs +
    clip(rect(x, y, right - x, foot - y, '#000'), rect(x, y, right - x, foot - y, night.fill) + view) +
    line(`M${x} ${foot}V${y}H${right}V${foot}`, '#1b1f21', 6, by('rough1')) +
    glow(
      cam.flat(
        [
          [1.35, 0.01, Z],
          [2.75, 0.01, Z],
          [2.9, 0.01, 3.4],
          [0.6, 0.01, 3.4],
        ],
        '#8fa6bb',
        `opacity=".3" ${by('b6')}`,
      ),
    )
  );
};
