/* The hall of a hotel. */
import { scattered } from '../camera.js';
import { by, group, line } from '../svg.js';

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
