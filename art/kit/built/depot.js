/* A hall of trams. */
import { disc, scattered, upright } from '../camera.js';
import { by, grey, group, line } from '../svg.js';

const tram = (cam, x, z, v, lit = false) => {
  const [w, h, l] = [2.3, 2.7, 9];
  let s =
    cam.box(x, 0.35, z + l / 2, w, h, l, v, { tint: 0.6 }) + cam.box(x, 0.1, z + l / 2, w * 0.8, 0.3, l * 0.9, 40);
  s += cam.box(x, 0.35 + h, z + l / 2, w * 0.8, 0.16, l * 0.96, v * 0.9);
  const f = z - 0.01;
  s +=
    cam.flat(upright(x - w / 2 + 0.14, x + w / 2 - 0.14, 1.5, 2.6, f), '#20262c') +
    cam.flat(upright(x - 0.04, x + 0.04, 1.5, 2.6, f - 0.01), grey(v));
  s +=
    cam.flat(upright(x - 0.5, x + 0.5, 2.7, 2.95, f), '#15181b') +
    cam.flat(disc(x, 1.05, f, 0.17, true), lit ? '#ffe9b0' : '#8d949a') +
    cam.flat(upright(x - w / 2, x + w / 2, 0.5, 0.62, f - 0.02), '#2d2a26');
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
    cam.floor([-16, 0.2, 16, Z], 120, { step: 0, across: 1.2, joints: 0.3 }) +
    cam.flat(upright(-16, 16, 0, 9, Z), '#5c636a');
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
  s += cam.flat(upright(-2.4, 2.4, 0, 5, Z - 0.1), '#c8d5e0');
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
