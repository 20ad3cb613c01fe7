/* A repair shop and the yard before it. */
import { disc, upright } from '../camera.js';
import { by, grey, group, line } from '../svg.js';

const SHOP = { door: 4.6, left: -2.1, right: 1.75, top: 2.75, back: 9.4 };

/** The inside of a repair shop: a car with its bonnet up, a lamp on a cable, a bench, tyres. */
export const repairShop = (cam) => {
  const { door: D, back: B } = SHOP;
  let s = cam.floor([-3.2, D, 3.6, B], 165, { step: 0.9 }) + cam.flat(upright(-3.2, 3.6, 0, 3.6, B), '#a2988a');
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
  car += cam.flat(upright(x - 0.74, x + 0.74, 0.7, 0.9, z + 0.3), '#0e0d0c');
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
  car += cam.flat(upright(x - 0.36, x + 0.36, 0.5, 0.78, z - 0.02), '#17181a');
  for (let k = 0; k < 4; k++)
    car += cam.rod(
      [
        [x - 0.34, 0.54 + k * 0.07, z - 0.03],
        [x + 0.34, 0.54 + k * 0.07, z - 0.03],
      ],
      0.02,
      '#8b9197',
    );
  car += cam.flat(upright(x - 0.94, x + 0.94, 0.3, 0.42, z - 0.06), '#aeb3b6');
  for (const d of [-0.72, 0.72]) car += cam.flat(upright(x + d - 0.11, x + d + 0.11, 0, 0.34, z + 0.1), '#12110f');
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
    cam.flat(upright(-9, a, 0, 6, D), '#20262c') +
    cam.flat(upright(b, 9, 0, 6, D), '#20262c') +
    cam.flat(upright(a, b, h, 6, D), '#20262c');
  let bricks = '';
  for (let y = 0.12; y < 6; y += 0.2) {
    bricks += cam.way([-9, y, D], [a, y, D]) + cam.way([b, y, D], [9, y, D]);
    if (y > h) bricks += cam.way([a, y, D], [b, y, D]);
  }
  wall += line(bricks, '#000', 1.2, 'opacity=".5"');
  for (let i = 0; i < 4; i++)
    wall += cam.flat(upright(a, b, h - 0.16 - i * 0.15, h - 0.03 - i * 0.15, D - 0.05), grey(52 - i * 5));
  wall +=
    cam.flat(upright(a - 0.16, a, 0, h + 0.1, D - 0.04), '#0f1113') +
    cam.flat(upright(b, b + 0.16, 0, h + 0.1, D - 0.04), '#0f1113');
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
