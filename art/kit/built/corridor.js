/* A corridor of a school. */
import { scattered } from '../camera.js';
import { by, group, line, random } from '../svg.js';

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
