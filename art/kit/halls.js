/* Insides of large buildings, built with a camera, in grey. */
import { scattered } from './camera.js';
import { by, grey, group, line, random } from './svg.js';

/** The points of a pointed arch on a plane z, from left foot to right foot. */
export const arch = (x, y, z, w, h, steps = 6) => {
  const points = [[x - w / 2, y, z]];
  const rise = w * 0.9;
  const side = (k) => {
    const t = k / steps;
    return [(w / 2) * Math.cos((t * Math.PI) / 2) ** 0.8, h - rise + rise * Math.sin((t * Math.PI) / 2)];
  };
  for (let k = 0; k <= steps; k++) points.push([x - side(k)[0], y + side(k)[1], z]);
  for (let k = steps; k >= 0; k--) points.push([x + side(k)[0], y + side(k)[1], z]);
  return [...points, [x + w / 2, y, z]];
};

/** A nave: columns, pews, an altar in front of tall windows; a hole in the vault. */
export const nave = (cam, { seed = 4 } = {}) => {
  const r = random(seed);
  const [W, H, L] = [5.4, 9, 23];
  let s =
    cam.floor([-W, 0, W, L], 120, { step: 0.9 }) +
    cam.face(
      [
        [-W, 0, 0],
        [-W, H, 0],
        [-W, H, L],
        [-W, 0, L],
      ],
      92,
    ) +
    cam.face(
      [
        [W, 0, 0],
        [W, H, 0],
        [W, H, L],
        [W, 0, L],
      ],
      92,
    ) +
    cam.flat(
      [
        [-W, H, 0],
        [W, H, 0],
        [W, H, L],
        [-W, H, L],
      ],
      '#30343a',
    ) +
    cam.flat(
      [
        [-W, 0, L],
        [W, 0, L],
        [W, H, L],
        [-W, H, L],
      ],
      '#6c747c',
    );
  for (const [x, w, h] of [
    [-2.6, 1.1, 4.6],
    [0, 1.7, 6.4],
    [2.6, 1.1, 4.6],
  ]) {
    s += cam.flat(arch(x, 1.6, L - 0.05, w, h), '#dbe6f0');
    let bars = cam.way([x, 1.6, L - 0.06], [x, 1.6 + h, L - 0.06]);
    for (let y = 2.3; y < 1.4 + h; y += 0.7) bars += cam.way([x - w / 2, y, L - 0.06], [x + w / 2, y, L - 0.06]);
    s += line(bars, '#3a4148', 1.4);
  }
  for (let z = 20; z >= 4; z -= 4)
    for (const side of [-1, 1]) {
      s += cam.flat(arch(side * (W - 0.02), 0, z, 0.02, 1), '#000');
      s += cam.flat(
        [
          [side * W, 2.4, z + 1],
          [side * W, 5.8, z + 1],
          [side * W, 6.4, z + 2],
          [side * W, 5.8, z + 3],
          [side * W, 2.4, z + 3],
        ],
        '#8496a8',
      );
    }
  s += cam.box(0, 0, 19, 6.5, 0.3, 3, 120) + cam.box(0, 0.3, 19.2, 2.4, 1.05, 0.9, 150, { tint: 1.2 });
  for (let z = 21; z >= 5; z -= 4)
    for (const side of [-1, 1]) {
      s += cam.box(side * 3.7, 0, z, 0.62, H, 0.62, 118) + cam.box(side * 3.7, 0, z, 0.86, 0.5, 0.86, 118);
      s += cam.box(side * 3.7, 6, z, 0.86, 0.35, 0.86, 118);
      const rib = [0, 0.25, 0.5, 0.75, 1].map((t) => [
        side * 3.7 * (1 - t),
        6.2 + 2.7 * Math.sin((t * Math.PI) / 2),
        z,
      ]);
      s += cam.rod(rib, 0.34, '#4b5157');
    }
  s = group(s, by('stone'));
  let pews = '';
  for (let z = 15.4; z > 2.4; z -= 1.15)
    for (const side of [-1, 1]) {
      const slip = r() < 0.2 ? (r() - 0.5) * 14 : 0;
      const seat = { tint: 2, turned: slip };
      pews += cam.box(side * 1.95, 0.42, z + 0.28, 2.2, 0.06, 0.42, 190, seat);
      pews +=
        cam.box(side * 1.95, 0.12, z, 2.2, 0.76, 0.06, 120, seat) +
        cam.box(side * 1.95, 0.88, z, 2.26, 0.06, 0.12, 230, seat);
      for (const end of [-1.12, 1.12]) pews += cam.box(side * 1.95 + end, 0, z + 0.2, 0.09, 1.02, 0.5, 170, seat);
    }
  return s + scattered(cam, [-0.8, 2, 2.2, 12], 70, { size: 0.12, v: 130 }) + group(pews, by('rough1'));
};

/** A corridor of a school: windows on the right, on the left a rail of hooks at the height of a child, a door ajar far off. */
export const corridor = (cam, { seed = 8 } = {}) => {
  const r = random(seed);
  const [L, R, H, Z] = [-1.5, 1.7, 3.2, 14];
  let s =
    cam.floor([L, 0.2, R, Z], 140, { step: 0.4, joints: 0.3 }) +
    cam.flat(
      [
        [L, H, 0],
        [R, H, 0],
        [R, H, Z],
        [L, H, Z],
      ],
      '#4a4f55',
    ) +
    cam.flat(
      [
        [L, 0, 0],
        [L, H, 0],
        [L, H, Z],
        [L, 0, Z],
      ],
      '#858b8c',
    ) +
    cam.flat(
      [
        [L, 0, 0],
        [L, 1.3, 0],
        [L, 1.3, Z],
        [L, 0, Z],
      ],
      '#5d666a',
    ) +
    cam.flat(
      [
        [R, 0, 0],
        [R, H, 0],
        [R, H, Z],
        [R, 0, Z],
      ],
      '#5b6064',
    ) +
    cam.flat(
      [
        [L, 0, Z],
        [R, 0, Z],
        [R, H, Z],
        [L, H, Z],
      ],
      '#6e7376',
    ) +
    cam.flat(
      [
        [-0.55, 0, Z - 0.02],
        [0.35, 0, Z - 0.02],
        [0.35, 2.1, Z - 0.02],
        [-0.55, 2.1, Z - 0.02],
      ],
      '#ffe0a0',
    ) +
    cam.flat(
      [
        [-0.55, 0, Z - 0.03],
        [-0.2, 0, Z - 1],
        [-0.2, 2.1, Z - 1],
        [-0.55, 2.1, Z - 0.03],
      ],
      '#3a3128',
    );
  for (let z = 2.2; z < Z - 1; z += 3) {
    s += cam.flat(
      [
        [R - 0.01, 1, z],
        [R - 0.01, 2.7, z],
        [R - 0.01, 2.7, z + 2],
        [R - 0.01, 1, z + 2],
      ],
      '#cfdbe6',
    );
    s += line(
      cam.way([R - 0.02, 1.9, z], [R - 0.02, 1.9, z + 2]) + cam.way([R - 0.02, 1, z + 1], [R - 0.02, 2.7, z + 1]),
      '#3b4147',
      2.4,
    );
    s += cam.flat(
      [
        [-1.3, 0.005, z - 0.4],
        [0.4, 0.005, z - 0.7],
        [0.4, 0.005, z + 1],
        [-1.3, 0.005, z + 1.3],
      ],
      '#b9c6d2',
      'opacity=".55"',
    );
  }
  s += cam.flat(
    [
      [L + 0.01, 1.02, 0],
      [L + 0.01, 1.16, 0],
      [L + 0.01, 1.16, 12],
      [L + 0.01, 1.02, 12],
    ],
    '#8d7c62',
  );
  s = group(s, by('stone'));
  let hung = cam.box(L + 0.2, 0.28, 6.4, 0.36, 0.05, 11, 150, { tint: 2 });
  for (let z = 12; z > 1.3; z -= 0.34) {
    const x = L + 0.04;
    hung += cam.rod(
      [
        [x, 1.08, z],
        [x + 0.1, 1.06, z],
        [x + 0.11, 1.1, z],
      ],
      0.025,
      '#1d1a17',
    );
    hung += cam.flat(
      [
        [x, 1.2, z - 0.1],
        [x, 1.28, z - 0.1],
        [x, 1.28, z + 0.08],
        [x, 1.2, z + 0.08],
      ],
      '#d8d2c0',
    );
    const what = r();
    if (what < 0.26) hung += satchel(cam, x, z, r);
    else if (what < 0.36)
      hung +=
        cam.rod(
          [
            [x + 0.08, 1.06, z],
            [x + 0.1, 0.5, z + 0.03],
          ],
          0.09,
          '#7a4a36',
        ) +
        cam.rod(
          [
            [x + 0.09, 1.06, z],
            [x + 0.12, 0.62, z - 0.06],
          ],
          0.08,
          '#8a5540',
        );
    if (r() < 0.22) hung += cam.box(L + 0.26, 0.33, z, 0.2, 0.1, 0.09, 80, { turned: r() * 60 });
  }
  return s + scattered(cam, [L, 1, R, 12], 50, { size: 0.1, v: 170 }) + group(hung, by('rough1'));
};

const satchel = (cam, x, z, r) =>
  cam.rod(
    [
      [x + 0.08, 1.06, z],
      [x + 0.1, 0.86, z - 0.1],
    ],
    0.025,
    '#2a221b',
  ) +
  cam.rod(
    [
      [x + 0.08, 1.06, z],
      [x + 0.1, 0.86, z + 0.1],
    ],
    0.025,
    '#2a221b',
  ) +
  cam.box(x + 0.11, 0.52 - r() * 0.04, z, 0.12, 0.3, 0.28, 120, { tint: 3 }) +
  cam.box(x + 0.13, 0.66, z, 0.12, 0.17, 0.29, 165, { tint: 3 });

/** The hall of a hotel: a desk with a rack of keys on the left, stairs up on the right, a chandelier that came down a little. */
export const lobby = (cam) => {
  const [W, H, Z] = [5, 5.2, 9];
  let s =
    cam.floor([-W, 0.3, W, Z], 150, { step: 0.7, joints: 0.5 }) +
    cam.flat(
      [
        [-W, H, 0],
        [W, H, 0],
        [W, H, Z],
        [-W, H, Z],
      ],
      '#50504e',
    ) +
    cam.face(
      [
        [-W, 0, 0],
        [-W, H, 0],
        [-W, H, Z],
        [-W, 0, Z],
      ],
      120,
      1,
    ) +
    cam.face(
      [
        [W, 0, 0],
        [W, H, 0],
        [W, H, Z],
        [W, 0, Z],
      ],
      120,
      1,
    ) +
    cam.flat(
      [
        [-W, 0, Z],
        [W, 0, Z],
        [W, H, Z],
        [-W, H, Z],
      ],
      '#837a70',
    ) +
    cam.flat(
      [
        [-W, 3.3, Z - 0.01],
        [W, 3.3, Z - 0.01],
        [W, 3.5, Z - 0.01],
        [-W, 3.5, Z - 0.01],
      ],
      '#4c453e',
    ) +
    cam.flat(
      [
        [1.6, 3.5, Z - 0.02],
        [3.8, 3.5, Z - 0.02],
        [3.8, 5, Z - 0.02],
        [1.6, 5, Z - 0.02],
      ],
      '#c4d2de',
    );
  for (let i = 0; i < 3; i++)
    s += line(cam.way([2.15 + i * 0.55, 3.5, Z - 0.03], [2.15 + i * 0.55, 5, Z - 0.03]), '#333', 2);
  // carpet that runs to the stairs
  s += cam.flat(
    [
      [-0.7, 0.01, 0.6],
      [0.9, 0.01, 0.6],
      [2.9, 0.01, 6.2],
      [1, 0.01, 6.2],
    ],
    '#7c5348',
  );
  s = group(s, by('stone'));
  let rack = cam.box(-2.3, 1.1, Z - 0.2, 3.4, 1.9, 0.2, 90, { tint: 2 });
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 10; i++) {
      const [x, y] = [-3.85 + i * 0.33, 1.22 + row * 0.35];
      rack += cam.flat(
        [
          [x, y, Z - 0.31],
          [x + 0.26, y, Z - 0.31],
          [x + 0.26, y + 0.27, Z - 0.31],
          [x, y + 0.27, Z - 0.31],
        ],
        '#241d17',
      );
      if ((row * 7 + i * 3) % 5 === 0)
        rack += cam.rod(
          [
            [x + 0.13, y + 0.24, Z - 0.33],
            [x + 0.13, y + 0.08, Z - 0.33],
          ],
          0.05,
          '#d8b46a',
        );
    }
  rack +=
    cam.box(-2.3, 0, 6.4, 3.8, 1.12, 0.7, 130, { tint: 2.4 }) +
    cam.box(-2.3, 1.12, 6.35, 4, 0.07, 0.9, 215, { tint: 2.4 });
  for (let x = -3.8; x < -0.6; x += 0.76)
    rack += cam.flat(
      [
        [x, 0.2, 6.04],
        [x + 0.56, 0.2, 6.04],
        [x + 0.56, 0.95, 6.04],
        [x, 0.95, 6.04],
      ],
      '#4e3e30',
    );
  rack += cam.box(-3, 1.19, 6.3, 0.5, 0.05, 0.36, 220) + cam.box(-1, 1.19, 6.4, 0.16, 0.1, 0.16, 220, { tint: 3 });
  // the flight of stairs, its wall and rail
  let stairs = '';
  for (let i = 12; i >= 0; i--) stairs += cam.box(2, i * 0.17, 6.4 + i * 0.22, 2.2, 0.17, 0.24, 175, { tint: 1 });
  for (let i = 12; i >= 0; i--)
    stairs += cam.flat(
      [
        [1.5, i * 0.17 + 0.175, 6.28 + i * 0.22],
        [2.5, i * 0.17 + 0.175, 6.28 + i * 0.22],
        [2.5, i * 0.17 + 0.175, 6.5 + i * 0.22],
        [1.5, i * 0.17 + 0.175, 6.5 + i * 0.22],
      ],
      '#8c5f50',
    );
  for (const x of [0.95, 3.05]) {
    for (let i = 0; i <= 12; i += 2)
      stairs += cam.rod(
        [
          [x, i * 0.17, 6.4 + i * 0.22],
          [x, i * 0.17 + 0.95, 6.4 + i * 0.22],
        ],
        0.05,
        '#2b241d',
      );
    stairs += cam.rod(
      [
        [x, 0.95, 6.3],
        [x, 3.05, 9],
      ],
      0.1,
      '#5a4937',
    );
    stairs += cam.box(x, 0, 6.3, 0.2, 1.25, 0.2, 150, { tint: 2 });
  }
  // the chandelier
  const ring = (y, w, n) =>
    Array.from({ length: n + 1 }, (_, k) => [
      0.1 + w * Math.cos((k * 6.2832) / n),
      y + 0.14 * Math.cos((k * 6.2832) / n),
      5 + w * Math.sin((k * 6.2832) / n),
    ]);
  let lamp =
    cam.rod(
      [
        [0.1, 5.2, 5],
        [0.1, 3.6, 5],
      ],
      0.03,
      '#16130f',
    ) +
    cam.rod(ring(3.2, 0.8, 16), 0.05, '#6e5c40') +
    cam.rod(ring(3.6, 0.35, 12), 0.05, '#6e5c40');
  for (const q of ring(3.2, 0.8, 10)) {
    lamp += cam.rod([[0.1, 3.6, 5], q], 0.015, '#8a7a5c');
    lamp +=
      cam.rod([q, [q[0], q[1] + 0.18, q[2]]], 0.05, '#cfc7b4') +
      cam.rod([q, [q[0], q[1] - 0.2, q[2]]], 0.02, '#aab4bc');
  }
  const chair =
    cam.box(3.9, 0, 4.6, 0.8, 0.42, 0.8, 130, { tint: 2, turned: 30 }) +
    cam.box(4.15, 0.42, 4.85, 0.8, 0.6, 0.16, 120, { tint: 2, turned: 30 });
  return (
    s + group(rack + stairs + chair + lamp, by('rough1')) + scattered(cam, [-4, 1.5, 4, 6], 60, { size: 0.09, v: 170 })
  );
};

/** The sorting room of a post office from above: a rack of pigeonholes, a table, sacks, letters all over the floor. */
export const sorting = (cam, { seed = 3 } = {}) => {
  const r = random(seed);
  const Z = 6.6;
  let s =
    cam.floor([-6, 0.5, 6, Z], 120, { step: 0.5, across: 0, tint: 1.5 }) +
    cam.flat(
      [
        [-6, 0, Z],
        [6, 0, Z],
        [6, 4, Z],
        [-6, 4, Z],
      ],
      '#6d6861',
    );
  s = group(s, by('stone'));
  let rack = cam.box(-0.4, 0, Z - 0.3, 7.2, 2.5, 0.5, 130, { tint: 2.4 });
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 20; i++) {
      const [x, y, z] = [-3.9 + i * 0.353, 0.12 + row * 0.335, Z - 0.56];
      rack += cam.flat(
        [
          [x, y, z],
          [x + 0.31, y, z],
          [x + 0.31, y + 0.28, z],
          [x, y + 0.28, z],
        ],
        '#2a221b',
      );
      const n = r() < 0.5 ? 0 : 1 + Math.floor(r() * 4);
      for (let k = 0; k < n; k++)
        rack += cam.flat(
          [
            [x + 0.02, y + k * 0.05, z - 0.02],
            [x + 0.27, y + k * 0.05 + (r() - 0.5) * 0.03, z - 0.02],
            [x + 0.27, y + 0.04 + k * 0.05, z - 0.02],
            [x + 0.02, y + 0.04 + k * 0.05, z - 0.02],
          ],
          grey(150 + r() * 60, 2.4),
        );
    }
  const letters = scattered(cam, [-4, 1.2, 4, 6], 320, { size: 0.17, v: 186, spread: 90, tint: 2, y: 0.01, seed: 9 });
  let table =
    cam.box(1.2, 0, 4.8, 2, 0.86, 1, 70, { tint: 2 }) + cam.box(1.2, 0.86, 4.8, 2.2, 0.06, 1.2, 190, { tint: 2.4 });
  table += scattered(cam, [0.4, 4.4, 2.1, 5.2], 26, { size: 0.13, v: 210, tint: 2, y: 0.93, seed: 2 });
  table +=
    cam.box(2, 0.92, 5, 0.34, 0.22, 0.3, 160, { tint: 3, turned: 20 }) +
    cam.box(0.5, 0.92, 5.1, 0.3, 0.16, 0.24, 150, { tint: 3, turned: -16 });
  const bags = [
    [-2.6, 5.2, 0.6],
    [-1.7, 5.5, 0.55],
    [-2.9, 4.3, 0.7],
    [-1.9, 4.6, 0.6],
    [-2.5, 3.4, 0.66],
    [2.9, 3.4, 0.7],
    [3.2, 2.5, 0.8],
  ];
  const sacks = bags.map(([x, z, h], i) => mailbag(cam, x, z, h, 120 + ((i * 37) % 40))).join('');
  return s + group(rack, by('rough1')) + letters + group(table, by('rough1')) + sacks;
};

const mailbag = (cam, x, z, h, v) => {
  const [[sx, sy], k] = [cam.p(x, 0, z), (cam.scale(x, 0, z) * h) / 100];
  const d =
    'M-50 8C-64-20-58-62-34-84C-24-92-20-100-24-112L-8-106 8-114 24-108C20-98 26-90 36-82C58-60 62-20 50 8C20 18-20 18-50 8z';
  const body =
    `<path d="${d}" fill="rgb(${v + 10},${v},${v - 16})"/>` +
    line('M-22-96c14 6 32 6 46 0', '#3a3024', 5) +
    line('M-30-70c-10 24-12 44-8 64M0-84c-4 30 0 60 2 88M30-70c10 24 10 40 6 60', '#2b241c', 2, 'opacity=".6"');
  return `<g transform="translate(${sx} ${sy}) scale(${Math.round(k * 100) / 100})" ${by('clay')}>${body}</g>`;
};
