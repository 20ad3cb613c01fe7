/* Insides of works and workshops, built with a camera, in grey. */
import { scattered } from './camera.js';
import { by, grey, group, line, poly, random, rect, round, shape } from './svg.js';

const Q = (x0, x1, y0, y1, z) => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];
/** A wheel that is seen from the side, in the plane x = const (or z = const with `front`). */
const disc = (x, y, z, r, front = false, n = 18) =>
  Array.from({ length: n }, (_, k) => {
    const [c, s] = [Math.cos((k * 6.2832) / n) * r, Math.sin((k * 6.2832) / n) * r];
    return front ? [x + c, y + s, z] : [x, y + s, z + c];
  });

const SHOP = { door: 4.6, left: -2.1, right: 1.75, top: 2.75, back: 9.4 };

/** The inside of a repair shop: a car with its bonnet up, a lamp on a cable, a bench, tyres. */
export const repairShop = (cam) => {
  const { door: D, back: B } = SHOP;
  let s = cam.floor([-3.2, D, 3.6, B], 165, { step: 0.9 }) + cam.flat(Q(-3.2, 3.6, 0, 3.6, B), '#a2988a');
  s +=
    cam.face(
      [
        [-3.2, 0, D],
        [-3.2, 3.6, D],
        [-3.2, 3.6, B],
        [-3.2, 0, B],
      ],
      150,
      1,
    ) +
    cam.face(
      [
        [3.6, 0, D],
        [3.6, 3.6, D],
        [3.6, 3.6, B],
        [3.6, 0, B],
      ],
      150,
      1,
    );
  s += cam.flat(
    [
      [-3.2, 3.6, D],
      [3.6, 3.6, D],
      [3.6, 3.6, B],
      [-3.2, 3.6, B],
    ],
    '#5b5650',
  );
  let tools =
    cam.box(-1.9, 0, B - 0.4, 2.2, 0.9, 0.6, 120, { tint: 2 }) + cam.box(-1.4, 0.9, B - 0.4, 0.3, 0.24, 0.3, 60);
  for (let i = 0; i < 10; i++)
    tools += cam.rod(
      [
        [-2.9 + i * 0.26, 2.2, B - 0.02],
        [-2.9 + i * 0.26, 1.9 - ((i * 7) % 4) * 0.12, B - 0.02],
      ],
      0.07,
      '#38312a',
    );
  for (const [x, y, z] of [
    [2.2, 0.35, 8.6],
    [2.35, 0.42, 8.3],
    [1.75, 0.35, 8.9],
  ])
    tools += cam.flat(disc(x, y, z, 0.36, true), '#26241f') + cam.flat(disc(x, y, z - 0.02, 0.18, true), '#8b8378');
  const [x, z] = [-0.1, 6.3];
  let car =
    cam.flat(
      [
        [x - 1, 0.01, z - 0.1],
        [x + 1, 0.01, z - 0.1],
        [x + 1, 0.01, z + 3],
        [x - 1, 0.01, z + 3],
      ],
      '#1a1714',
    ) +
    cam.box(x, 0.34, z + 1.5, 1.8, 0.52, 3, 120, { tint: -1 }) +
    cam.box(x, 0.86, z + 2, 1.56, 0.56, 1.5, 95, { tint: -1 });
  car += cam.flat(
    [
      [x - 0.66, 0.92, z + 1.2],
      [x + 0.66, 0.92, z + 1.2],
      [x + 0.6, 1.36, z + 1.24],
      [x - 0.6, 1.36, z + 1.24],
    ],
    '#1b2025',
  );
  car += cam.flat(Q(x - 0.74, x + 0.74, 0.7, 0.9, z + 0.3), '#0e0d0c');
  car +=
    cam.flat(
      [
        [x - 0.8, 0.88, z + 0.95],
        [x + 0.8, 0.88, z + 0.95],
        [x + 0.74, 1.78, z + 0.62],
        [x - 0.74, 1.78, z + 0.62],
      ],
      '#59636b',
    ) +
    cam.flat(
      [
        [x - 0.66, 0.98, z + 0.94],
        [x + 0.66, 0.98, z + 0.94],
        [x + 0.6, 1.66, z + 0.64],
        [x - 0.6, 1.66, z + 0.64],
      ],
      '#3d454c',
    );
  car += cam.flat(
    [
      [x - 0.86, 0.34, z],
      [x + 0.86, 0.34, z],
      [x + 0.82, 0.82, z],
      [x + 0.6, 0.9, z],
      [x - 0.6, 0.9, z],
      [x - 0.82, 0.82, z],
    ],
    '#6b757c',
  );
  for (const d of [-0.62, 0.62])
    car +=
      cam.flat(disc(x + d, 0.66, z - 0.02, 0.14, true), '#e2ded2') +
      cam.flat(disc(x + d, 0.66, z - 0.03, 0.08, true), '#8d8a82');
  car += cam.flat(Q(x - 0.36, x + 0.36, 0.5, 0.78, z - 0.02), '#17181a');
  for (let k = 0; k < 4; k++)
    car += cam.rod(
      [
        [x - 0.34, 0.54 + k * 0.07, z - 0.03],
        [x + 0.34, 0.54 + k * 0.07, z - 0.03],
      ],
      0.02,
      '#8b9197',
    );
  car += cam.flat(Q(x - 0.94, x + 0.94, 0.3, 0.42, z - 0.06), '#aeb3b6');
  for (const d of [-0.72, 0.72]) car += cam.flat(Q(x + d - 0.11, x + d + 0.11, 0, 0.34, z + 0.1), '#12110f');
  car +=
    cam.rod(
      [
        [0.62, 3.6, 6.6],
        [0.62, 2.02, 6.6],
      ],
      0.02,
      '#111',
    ) +
    cam.flat(
      [
        [0.46, 1.96, 6.6],
        [0.78, 1.96, 6.6],
        [0.7, 2.12, 6.6],
        [0.54, 2.12, 6.6],
      ],
      '#2a2622',
    ) +
    cam.flat(disc(0.62, 1.92, 6.6, 0.08, true), '#fff2cc');
  return group(s, by('stone')) + group(tools + car, by('rough1'));
};

/** The yard before the shop, in the colours of the night: a wall of brick around the open door, wet ground. */
export const shopYard = (cam) => {
  const { door: D, left: a, right: b, top: h } = SHOP;
  let wall =
    cam.flat(Q(-9, a, 0, 6, D), '#20262c') +
    cam.flat(Q(b, 9, 0, 6, D), '#20262c') +
    cam.flat(Q(a, b, h, 6, D), '#20262c');
  let bricks = '';
  for (let y = 0.12; y < 6; y += 0.2) {
    bricks += cam.way([-9, y, D], [a, y, D]) + cam.way([b, y, D], [9, y, D]);
    if (y > h) bricks += cam.way([a, y, D], [b, y, D]);
  }
  wall += line(bricks, '#000', 1.2, 'opacity=".5"');
  for (let i = 0; i < 4; i++)
    wall += cam.flat(Q(a, b, h - 0.16 - i * 0.15, h - 0.03 - i * 0.15, D - 0.05), grey(52 - i * 5));
  wall +=
    cam.flat(Q(a - 0.16, a, 0, h + 0.1, D - 0.04), '#0f1113') +
    cam.flat(Q(b, b + 0.16, 0, h + 0.1, D - 0.04), '#0f1113');
  const yard = cam.flat(
    [
      [-12, 0, 0.3],
      [12, 0, 0.3],
      [12, 0, D],
      [-12, 0, D],
    ],
    '#1d2226',
  );
  return (
    group(wall + yard, by('stone')) +
    group(
      cam.box(-2.9, 0, 4, 0.56, 0.85, 0.56, 44) + cam.box(3.1, 0, 4.1, 0.7, 0.5, 0.5, 50, { tint: 2 }),
      by('rough1'),
    )
  );
};

const tram = (cam, x, z, v, lit = false) => {
  const [w, h, l] = [2.3, 2.7, 9];
  let s =
    cam.box(x, 0.35, z + l / 2, w, h, l, v, { tint: 0.6 }) + cam.box(x, 0.1, z + l / 2, w * 0.8, 0.3, l * 0.9, 40);
  s += cam.box(x, 0.35 + h, z + l / 2, w * 0.8, 0.16, l * 0.96, v * 0.9);
  const f = z - 0.01;
  s +=
    cam.flat(Q(x - w / 2 + 0.14, x + w / 2 - 0.14, 1.5, 2.6, f), '#20262c') +
    cam.flat(Q(x - 0.04, x + 0.04, 1.5, 2.6, f - 0.01), grey(v));
  s +=
    cam.flat(Q(x - 0.5, x + 0.5, 2.7, 2.95, f), '#15181b') +
    cam.flat(disc(x, 1.05, f, 0.17, true), lit ? '#ffe9b0' : '#8d949a') +
    cam.flat(Q(x - w / 2, x + w / 2, 0.5, 0.62, f - 0.02), '#2d2a26');
  const shards = [
    [x - 0.7, 1.6, f - 0.02],
    [x - 0.2, 2.5, f - 0.02],
    [x - 0.5, 1.9, f - 0.02],
  ];
  s += cam.flat(shards, '#8b9aa6', 'opacity=".6"');
  for (const side of [-1, 1])
    for (let k = 0; k < 5; k++) {
      const [X, a, b] = [x + side * (w / 2 + 0.01), z + 0.5 + k * 1.7, z + 1.9 + k * 1.7];
      s += cam.flat(
        [
          [X, 1.5, a],
          [X, 2.5, a],
          [X, 2.5, b],
          [X, 1.5, b],
        ],
        k % 3 === 1 ? '#59646d' : '#1d2227',
      );
    }
  s +=
    cam.rod(
      [
        [x, 3.2, z + 3],
        [x - 0.5, 3.9, z + 3.6],
        [x, 4.5, z + 3],
        [x + 0.5, 3.9, z + 3.6],
        [x, 3.2, z + 3],
      ],
      0.05,
      '#15171a',
    ) +
    cam.rod(
      [
        [x - 0.8, 4.5, z + 3],
        [x + 0.8, 4.5, z + 3],
      ],
      0.06,
      '#15171a',
    );
  return s;
};

/** A hall of trams, low over the rails: trams left and right, trusses above, the gate far off. */
export const depot = (cam) => {
  const Z = 24;
  let s =
    cam.floor([-16, 0.2, 16, Z], 120, { step: 0, across: 1.2, joints: 0.3 }) + cam.flat(Q(-16, 16, 0, 9, Z), '#5c636a');
  s +=
    cam.flat(
      [
        [-9, 7, 0],
        [-9, 7, Z],
        [0, 9.4, Z],
        [0, 9.4, 0],
      ],
      '#41474d',
    ) +
    cam.flat(
      [
        [9, 7, 0],
        [9, 7, Z],
        [0, 9.4, Z],
        [0, 9.4, 0],
      ],
      '#3b4147',
    );
  for (let z = 3; z < Z; z += 4)
    s += cam.flat(
      [
        [-7, 7.5, z],
        [-7, 7.5, z + 2],
        [-3, 8.6, z + 2],
        [-3, 8.6, z],
      ],
      '#93a4b4',
    );
  s += cam.flat(Q(-2.4, 2.4, 0, 5, Z - 0.1), '#c8d5e0');
  s = group(s, by('stone'));
  let iron = '';
  for (let z = 22; z > 3; z -= 4)
    iron +=
      cam.rod(
        [
          [-9, 6.6, z],
          [9, 6.6, z],
        ],
        0.16,
        '#23282d',
      ) +
      cam.rod(
        [
          [-9, 7, z],
          [0, 9.3, z],
          [9, 7, z],
        ],
        0.16,
        '#23282d',
      ) +
      cam.rod(
        [
          [-6, 6.6, z],
          [-4, 8.2, z],
          [-2, 6.6, z],
          [0, 9.2, z],
          [2, 6.6, z],
          [4, 8.2, z],
          [6, 6.6, z],
        ],
        0.08,
        '#23282d',
      );
  for (const x of [-3.2, -1.9, -0.72, 0.72, 1.9, 3.2])
    iron +=
      cam.rod(
        [
          [x, 0.02, 1],
          [x, 0.02, Z],
        ],
        0.001,
        '#111',
      ) +
      line(
        cam.way([x - 0.04, 0.02, 0.8], [x + 0.04, 0.02, 0.8], [x + 0.04, 0.02, Z], [x - 0.04, 0.02, Z]) + 'z',
        '#d5dade',
        1,
        'opacity=".7"',
      );
  const rows =
    tram(cam, 2.9, 16.5, 130) + tram(cam, -2.9, 15.6, 130) + tram(cam, 2.75, 6.9, 190) + tram(cam, -2.75, 6.2, 190);
  return (
    s +
    group(iron, by('rough1')) +
    group(rows, by('rough1')) +
    scattered(cam, [-1.6, 1.4, 1.6, 9], 50, { size: 0.1, v: 140 })
  );
};

/** A weaving hall from a gantry: rows of looms under a sawtooth roof. */
export const looms = (cam) => {
  const Z = 17;
  let s =
    cam.floor([-14, 0.5, 14, Z], 140, { step: 1.2, tint: 0.4, joints: 0.25 }) +
    cam.flat(Q(-14, 14, 0, 6, Z), '#777d82');
  for (let z = 15; z > 0; z -= 4) {
    s +=
      cam.flat(
        [
          [-9, 4.4, z + 2],
          [9, 4.4, z + 2],
          [9, 6.2, z],
          [-9, 6.2, z],
        ],
        '#555b61',
      ) + cam.flat(Q(-9, 9, 4.5, 6.1, z), '#aebccb');
    let bars = '';
    for (let x = -9; x <= 9; x += 0.75) bars += cam.way([x, 4.5, z - 0.01], [x, 6.1, z - 0.01]);
    s += line(bars, '#3c4248', 1.6);
  }
  s = group(s, by('stone'));
  let rows = '';
  for (let z = 14.2; z > 2; z -= 2.05) for (const x of [-6.3, -2.75, 1.9, 5.4]) rows += loom(cam, x, z);
  for (let z = 15; z > 3; z -= 4)
    for (const x of [-4.5, 3.65])
      rows += cam.rod(
        [
          [x, 0, z],
          [x, 4.6, z],
        ],
        0.14,
        '#343a40',
      );
  return s + group(rows, by('rough1')) + scattered(cam, [-1.2, 3, 0.3, 13], 60, { size: 0.1, v: 215, spread: 40 });
};

const loom = (cam, x, z) => {
  const w = 2.4;
  let s =
    cam.rod(
      [
        [x - 1.2, 0, z + 0.6],
        [x - 1.2, 1.7, z + 0.6],
      ],
      0.12,
      '#26292c',
    ) +
    cam.rod(
      [
        [x + 1.2, 0, z + 0.6],
        [x + 1.2, 1.7, z + 0.6],
      ],
      0.12,
      '#26292c',
    );
  s += cam.box(x, 1.5, z + 0.6, w + 0.2, 0.16, 0.16, 150, { tint: 1.4 });
  let threads = '';
  for (let k = 0; k <= 20; k++)
    threads += cam.way([x - 1.1 + k * 0.11, 1.45, z + 0.6], [x - 1.1 + k * 0.11, 0.86, z - 0.35]);
  s += line(threads, '#e6e6e0', 0.7, 'opacity=".6"');
  s +=
    cam.box(x, 0.72, z - 0.42, w, 0.16, 0.2, 210, { tint: 0.6 }) +
    cam.box(x, 0.2, z - 0.3, w * 0.9, 0.3, 0.3, 190, { tint: 0.4 });
  for (const e of [-1.2, 1.2]) s += cam.box(x + e, 0, z, 0.14, 0.95, 1.3, 140);
  return s;
};

/** A fire station: the old engine behind its shut gates, hoses on the wall, the pole that comes down through the ceiling. */
export const engineHall = (cam) => {
  const [H, Z] = [4.2, 9.4];
  let s =
    cam.floor([-7, 0.3, 14, Z], 150, { step: 0.8, joints: 0.35 }) +
    cam.flat(Q(-7, 14, 0, H, Z), '#7a746b') +
    cam.flat(
      [
        [-7, H, 0],
        [14, H, 0],
        [14, H, Z],
        [-7, H, Z],
      ],
      '#57534e',
    );
  s += cam.face(
    [
      [-5.2, 0, 0],
      [-5.2, H, 0],
      [-5.2, H, Z],
      [-5.2, 0, Z],
    ],
    150,
    1,
  );
  for (const x of [-3.6, 0.6, 4.8]) {
    s += cam.flat(Q(x, x + 3.5, 0, 3.6, Z - 0.02), '#3f3832');
    for (let i = 0; i < 4; i++)
      for (let k = 0; k < 2; k++)
        s += cam.flat(Q(x + 0.16 + i * 0.84, x + 0.84 + i * 0.84, 2 + k * 0.74, 2.64 + k * 0.74, Z - 0.04), '#b4c6d6');
  }
  const hole = disc(-2.1, 0, 0, 0.62, true, 20).map(([x, c]) => [x, H - 0.01, 4 + c]);
  s = group(s, by('stone')) + cam.flat(hole, '#0c0d0f');
  let hoses = '';
  for (const z of [5.6, 6.6, 7.6]) {
    hoses +=
      cam.flat(disc(-5.15, 1.9, z, 0.42), '#b8ab90') +
      cam.flat(disc(-5.14, 1.9, z, 0.3), '#8c8069') +
      cam.flat(disc(-5.13, 1.9, z, 0.18), '#4f4739');
    hoses += cam.rod(
      [
        [-5.1, 1.5, z],
        [-5.05, 0.7, z],
      ],
      0.09,
      '#a3977d',
    );
  }
  // helmets on their shelf
  hoses += cam.box(-5, 2.62, 6.6, 0.4, 0.06, 3.4, 170, { tint: 2 });
  // the engine
  const [x, z, w] = [1.5, 5.6, 2.4];
  let e =
    cam.box(x, 0.6, z + 2.6, w, 1.5, 3.6, 150, { tint: '#8a4637' }) +
    cam.box(x, 0.55, z + 0.5, w * 0.94, 1.9, 1.3, 170, { tint: '#8a4637' });
  e +=
    cam.box(x, 0.5, z - 0.5, w * 0.62, 0.85, 0.9, 180, { tint: '#8a4637' }) +
    cam.box(x, 0.42, z - 1, w * 1.02, 0.14, 0.12, 190);
  e +=
    cam.flat(Q(x - 0.9, x - 0.06, 1.5, 2.3, z - 0.16), '#1b2025') +
    cam.flat(Q(x + 0.06, x + 0.9, 1.5, 2.3, z - 0.16), '#1b2025');
  for (let k = 0; k < 6; k++)
    e += cam.rod(
      [
        [x - 0.5 + k * 0.2, 0.6, z - 0.97],
        [x - 0.5 + k * 0.2, 1.28, z - 0.97],
      ],
      0.05,
      '#2a2320',
    );
  for (const d of [-0.86, 0.86])
    e +=
      cam.flat(disc(x + d, 0.95, z - 0.4, 0.2, true), '#d2cdbf') +
      cam.flat(disc(x + d, 0.95, z - 0.42, 0.15, true), '#817d74');
  for (const zz of [z - 0.35, z + 3.3])
    e +=
      cam.flat(disc(x - w / 2 - 0.02, 0.48, zz, 0.48), '#121211') +
      cam.flat(disc(x - w / 2 - 0.04, 0.48, zz, 0.22), '#8a857b');
  for (let k = 0; k < 3; k++)
    e += cam.flat(
      [
        [x - w / 2 - 0.01, 0.8, z + 1.3 + k],
        [x - w / 2 - 0.01, 1.9, z + 1.3 + k],
        [x - w / 2 - 0.01, 1.9, z + 2.1 + k],
        [x - w / 2 - 0.01, 0.8, z + 2.1 + k],
      ],
      '#5c4438',
    );
  for (const yy of [2.3, 2.3])
    for (const d of [-0.35, 0.35])
      e += cam.rod(
        [
          [x + d, yy, z - 0.4],
          [x + d, yy + 0.1, z + 4.6],
        ],
        0.07,
        '#8f8266',
      );
  for (let k = 0; k < 12; k++)
    e += cam.rod(
      [
        [x - 0.35, 2.3, z - 0.3 + k * 0.4],
        [x + 0.35, 2.3, z - 0.3 + k * 0.4],
      ],
      0.05,
      '#8f8266',
    );
  e += cam.rod(
    [
      [x, 2.45, z + 0.6],
      [x, 2.62, z + 0.6],
    ],
    0.22,
    '#c7bfae',
  );
  // the pole, brighter than anything else that is steel
  const pole =
    cam.rod(
      [
        [-2.1, 0, 4],
        [-2.1, H, 4],
      ],
      0.13,
      '#7d766a',
    ) +
    cam.rod(
      [
        [-2.06, 0, 4],
        [-2.06, H, 4],
      ],
      0.05,
      '#fff4dc',
    ) +
    cam.rod(
      [
        [-2.15, 0, 4],
        [-2.15, H, 4],
      ],
      0.02,
      '#cfd8e0',
    );
  const mat = cam.flat(
    disc(-2.1, 0, 0, 0.8, true, 22).map(([a, c]) => [a, 0.02, 4 + c * 0.9]),
    '#4a4540',
  );
  return s + group(hoses + e + mat, by('rough1')) + pole;
};

/** A print shop: the press with its great wheel on the right, the stone with stacks in the middle, sheets on lines above. */
export const press = (cam) => {
  const [H, Z] = [3.4, 7.2];
  let s =
    cam.floor([-7, 0.4, 8, Z], 130, { step: 0.45, across: 0, tint: 1.5 }) +
    cam.flat(Q(-7, 8, 0, H, Z), '#7a756c') +
    cam.flat(
      [
        [-7, H, 0],
        [8, H, 0],
        [8, H, Z],
        [-7, H, Z],
      ],
      '#4c4843',
    );
  s +=
    cam.flat(Q(2.2, 4.2, 1.2, 2.7, Z - 0.02), '#8ea2b4') +
    line(
      cam.way([3.2, 1.2, Z - 0.03], [3.2, 2.7, Z - 0.03]) + cam.way([2.2, 1.95, Z - 0.03], [4.2, 1.95, Z - 0.03]),
      '#2f2c28',
      3,
    );
  s = group(s, by('stone'));
  // cases of type
  let c = '';
  for (let i = 0; i < 7; i++) c += cam.box(-2.9, 0.15 + i * 0.16, 6.6, 2, 0.14, 0.9, i % 3 ? 130 : 160, { tint: 2.4 });
  for (let k = 0; k < 9; k++)
    for (let j = 0; j < 3; j++)
      c += cam.flat(
        [
          [-3.8 + k * 0.21, 1.3, 6.3 + j * 0.22],
          [-3.64 + k * 0.21, 1.3, 6.3 + j * 0.22],
          [-3.64 + k * 0.21, 1.3, 6.46 + j * 0.22],
          [-3.8 + k * 0.21, 1.3, 6.46 + j * 0.22],
        ],
        '#2c241c',
      );
  // sheets that hang to dry
  const r = random(6);
  for (const [z, n] of [
    [6.4, 9],
    [5.2, 8],
  ]) {
    c += cam.rod(
      [
        [-4, 2.95, z],
        [3.6, 2.9, z],
      ],
      0.015,
      '#191614',
    );
    for (let i = 0; i < n; i++) {
      const [x, d] = [-3.8 + i * 0.86 + r() * 0.2, (r() - 0.5) * 0.1];
      c += cam.flat(
        [
          [x, 2.93, z],
          [x + 0.58, 2.92, z],
          [x + 0.58 + d, 2.14, z + 0.1],
          [x + d, 2.14, z + 0.1],
        ],
        grey(196 + r() * 40, 1.6),
      );
      let rows = '';
      for (let k = 0; k < 5; k++) rows += cam.way([x + 0.07, 2.66 - k * 0.1, z], [x + 0.5, 2.66 - k * 0.1, z]);
      c += line(rows, '#555', 1.2, 'opacity=".6"') + cam.flat(Q(x + 0.08, x + 0.5, 2.74, 2.82, z), '#6a665e');
    }
  }
  // the press
  const [x, z] = [1.75, 4.6];
  let m =
    cam.box(x, 0, z, 2.2, 0.72, 1.6, 130) +
    cam.box(x - 0.3, 0.72, z, 2.9, 0.14, 1.2, 220) +
    cam.box(x - 0.55, 0.86, z, 1.1, 0.03, 0.9, 235, { tint: 1.6 });
  for (const d of [-0.62, 0.62]) m += cam.box(x + 0.5, 0.72, z + d, 0.5, 1.3, 0.18, 190);
  m +=
    cam.box(x + 0.5, 1.96, z, 0.62, 0.22, 1.5, 220) +
    cam.rod(
      [
        [x + 0.5, 1.96, z],
        [x + 0.5, 1.16, z],
      ],
      0.34,
      '#3d3a36',
    );
  const wheel = (rr) => disc(x + 1.3, 1.1, z - 0.9, rr, true, 28);
  m +=
    line(cam.way(...wheel(0.85), wheel(0.85)[0]), '#2b2723', 11) +
    line(cam.way(...wheel(0.88), wheel(0.88)[0]), '#c9beae', 2.4);
  for (let k = 0; k < 6; k++)
    m += cam.rod([[x + 1.3, 1.1, z - 0.9], wheel(0.84)[k * 4 + (k > 3 ? 4 : 2)] ?? wheel(0.84)[26]], 0.07, '#26231f');
  // the stone, its stacks, the lamp above
  let t =
    cam.box(-0.7, 0, 3.7, 2.3, 0.84, 1.1, 76, { tint: 1.5 }) +
    cam.box(-0.7, 0.84, 3.7, 2.5, 0.09, 1.3, 190, { tint: 0.6 });
  for (const [a, b, n, q] of [
    [-1.5, 3.9, 9, 4],
    [-0.8, 3.5, 3, -8],
    [-0.1, 4, 6, 12],
  ])
    for (let i = 0; i < n; i++)
      t += cam.box(a + (r() - 0.5) * 0.03, 0.93 + i * 0.03, b, 0.56, 0.028, 0.7, 200 + ((i * 13) % 40), {
        tint: 1.6,
        turned: q + (r() - 0.5) * 6,
      });
  t += cam.box(0.1, 0.93, 3.3, 0.34, 0.05, 0.2, 110, { turned: 25 });
  t +=
    cam.rod(
      [
        [-0.55, H, 3.6],
        [-0.55, 2.3, 3.6],
      ],
      0.02,
      '#100e0c',
    ) +
    cam.flat(
      [
        [-0.8, 2.16, 3.6],
        [-0.3, 2.16, 3.6],
        [-0.46, 2.36, 3.6],
        [-0.64, 2.36, 3.6],
      ],
      '#2a2622',
    ) +
    cam.flat(disc(-0.55, 2.13, 3.6, 0.08, true), '#fff2cc');
  return (
    s +
    group(c, by('rough1')) +
    scattered(cam, [-4, 2, 4, 6], 60, { size: 0.2, v: 190, tint: 1.6 }) +
    group(m + t, by('rough1'))
  );
};

/** A round shaft from above: rings of brick that sink to black water, a stair along the wall, a grating at the viewer's feet. */
export const shaft = () => {
  let s = rect(0, 0, 640, 400, '#6b6c6a');
  const ring = (t) => [320 - t * 10, 170 + t * 96, 330 * (1 - t * 0.66), 200 * (1 - t * 0.76)];
  const e = ([x, y, a, b], fill, extra = '') =>
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(b)}" fill="${fill}" ${extra}/>`;
  for (let i = 0; i <= 22; i++) s += e(ring(i / 22), grey(150 - i * 4.6, 0.8));
  let joints = '';
  const r = random(5);
  for (let i = 0; i < 22; i++) {
    const [x, y, a, b] = ring(i / 22);
    const [x2, y2, a2, b2] = ring((i + 1) / 22);
    s += e([x, y, a, b], 'none', 'stroke="#000" stroke-opacity=".45" stroke-width="1"');
    for (let k = 0; k < 44; k++) {
      const q = ((k + (i % 2) * 0.5) / 44) * 6.2832;
      joints += `M${round(x + Math.cos(q) * a)} ${round(y + Math.sin(q) * b)}L${round(x2 + Math.cos(q) * a2)} ${round(y2 + Math.sin(q) * b2)}`;
    }
  }
  s += line(joints, '#000', 1, 'opacity=".35"');
  const [wx, wy, wa, wb] = ring(1);
  s +=
    e([wx, wy, wa, wb], '#1a2229') +
    e([wx + 10, wy + 4, wa * 0.6, wb * 0.4], '#46545f') +
    e([wx + 14, wy + 6, wa * 0.34, wb * 0.2], '#9db0c0');
  // the stair that winds down
  let steps = '';
  for (let i = 0; i < 30; i++) {
    const t = i / 30;
    const q = -2.7 + t * 4.6;
    const [x, y, a, b] = ring(t * 0.9);
    const w = 0.84;
    const corner = (angle, k) => [x + Math.cos(angle) * a * k, y + Math.sin(angle) * b * k];
    const d = 0.15;
    steps +=
      poly(
        [corner(q, 1), corner(q + d, 1), corner(q + d, w), corner(q, w)].map(([u, v]) => [u, v + 7 * (1 - t)]),
        grey(26),
      ) + poly([corner(q, 1), corner(q + d, 1), corner(q + d, w), corner(q, w)], grey(205 - i * 3, 0.6));
    const [hx, hy] = corner(q, w);
    steps += line(`M${round(hx)} ${round(hy)}v${round(-26 * (1 - t * 0.7))}`, '#1a1714', round(2.4 - t * 1.6));
  }
  // pipes down the wall
  const pipe = (x, w) =>
    line(`M${x} 0C${x} 90 ${x - (x - 320) * 0.4} 170 ${320 + (x - 320) * 0.42} 262`, '#23272a', w) +
    line(
      `M${x - w * 0.24} 0C${x - w * 0.24} 90 ${x - (x - 320) * 0.4 - w * 0.2} 170 ${320 + (x - 320) * 0.42 - 2} 262`,
      '#a9b0b4',
      w * 0.16,
    );
  return group(s, by('rough1')) + pipe(388, 22) + group(steps, by('rough1')) + grating();
};

const grating = () => {
  let bars = '';
  for (let i = -9; i <= 9; i++) bars += `M${320 + i * 34} 348L${320 + i * 52} 404`;
  return (
    rect(-4, 340, 648, 10, '#4c4a46', by('rough1')) +
    line(bars, '#15171a', 9) +
    line(bars, '#8d9296', 2, 'transform="translate(-2 0)"') +
    line('M0 372H640', '#15171a', 5) +
    line('M330 404C300 350 262 290 252 252', '#d9d2bf', 2) +
    group(
      shape('M232 246l5 24c2 8 26 8 28 0l5-24z', '#5d625f') +
        '<ellipse cx="251" cy="246" rx="19" ry="11" fill="#8f9694"/><ellipse cx="251" cy="247" rx="15.500" ry="8" fill="#161c21"/><ellipse cx="255" cy="249" rx="8" ry="3" fill="#8fa5b4"/>' +
        line('M233 245c4-10 32-10 37 0', '#c5c9c4', 1.4),
      by('rough1'),
    )
  );
};
