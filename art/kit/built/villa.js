/* A villa torn open. */
import { upright } from '../camera.js';
import { by, grey, group, line } from '../svg.js';

/** A villa of which the right half is open: floors, papered walls, a flight of stairs that ends in the air. */
export const villa = (cam) => {
  const [F, B] = [9, 12.5];
  let s = '';
  // the rooms behind the torn front
  s +=
    cam.flat(upright(-0.4, 5.6, 0, 6.7, B), '#8d857a') +
    cam.flat(upright(-0.4, 5, 3, 6, B - 0.01), '#93907f') +
    cam.flat(upright(-0.4, 2.4, 0, 3, B - 0.02), '#7c8286');
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
    cam.flat(upright(3.4, 4.3, 0, 2.2, B - 0.03), '#2b2722') +
    cam.flat(upright(0.6, 1.4, 3, 5.1, B - 0.03), '#2e2a25') +
    cam.flat(upright(3.1, 3.9, 4, 5, B - 0.03), '#b9a88c') +
    cam.flat(upright(3.2, 3.8, 4.1, 4.9, B - 0.04), '#5a5248');
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
    s += cam.flat(upright(3.2 - i * 0.22, 3.46 - i * 0.22, 3.06 + i * 0.19, 3.2 + i * 0.19, 9.4), '#d8d0c0');
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
        cam.flat(upright(x, x + 0.95, y, y + 1.7, F - 0.02), '#23282d') +
        cam.flat(upright(x - 0.14, x + 1.09, y - 0.16, y, F - 0.06), '#a2a6a6') +
        cam.flat(upright(x - 0.12, x + 1.07, y + 1.7, y + 1.88, F - 0.06), '#939795');
      front += line(cam.way([x + 0.47, y, F - 0.03], [x + 0.47, y + 1.7, F - 0.03]), '#6d7174', 2);
    }
  front +=
    cam.flat(upright(-5.7, -0.2, 3.1, 3.3, F - 0.05), '#9a9d9c') +
    cam.flat(upright(-5.9, -0.9, 6.8, 7.05, F - 0.12), '#9a9d9c');
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
