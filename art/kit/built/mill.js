/* A weaving hall. */
import { scattered, upright } from '../camera.js';
import { by, group, line } from '../svg.js';

/** A weaving hall from a gantry: rows of looms under a sawtooth roof. */
export const looms = (cam) => {
  const Z = 17;
  let s =
    cam.floor([-14, 0.5, 14, Z], 140, { step: 1.2, tint: 0.4, joints: 0.25 }) +
    cam.flat(upright(-14, 14, 0, 6, Z), '#777d82');
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
      ) + cam.flat(upright(-9, 9, 4.5, 6.1, z), '#aebccb');
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
