/* A fire station. */
import { disc, upright } from '../camera.js';
import { by, group } from '../svg.js';

/** A fire station: the old engine behind its shut gates, hoses on the wall, the pole that comes down through the ceiling. */
export const engineHall = (cam) => {
  const [H, Z] = [4.2, 9.4];
  let s =
    cam.floor([-7, 0.3, 14, Z], 150, { step: 0.8, joints: 0.35 }) +
    cam.flat(upright(-7, 14, 0, H, Z), '#7a746b') +
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
    s += cam.flat(upright(x, x + 3.5, 0, 3.6, Z - 0.02), '#3f3832');
    for (let i = 0; i < 4; i++)
      for (let k = 0; k < 2; k++)
        s += cam.flat(
          upright(x + 0.16 + i * 0.84, x + 0.84 + i * 0.84, 2 + k * 0.74, 2.64 + k * 0.74, Z - 0.04),
          '#b4c6d6',
        );
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
    cam.flat(upright(x - 0.9, x - 0.06, 1.5, 2.3, z - 0.16), '#1b2025') +
    cam.flat(upright(x + 0.06, x + 0.9, 1.5, 2.3, z - 0.16), '#1b2025');
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
