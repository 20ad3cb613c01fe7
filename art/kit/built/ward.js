/* The stairs of a hospital. */
import { scattered, upright } from '../camera.js';
import { by, group, line } from '../svg.js';

/** A wide flight of stairs in a public hall, from below; a lit ward behind the doors at its top. In grey. */
export const wardStairs = (cam) => {
  const [W, n] = [3.1, 11];
  const [y, z] = [(i) => i * 0.17, (i) => 3.2 + i * 0.36];
  const top = [y(n), z(n)];
  let s = cam.floor([-7, 0.4, 7, 3.2], 130, { step: 0.6 });
  s +=
    cam.flat(
      [
        [-W - 2, top[0], 10.4],
        [W + 2, top[0], 10.4],
        [W + 2, 10, 10.4],
        [-W - 2, 10, 10.4],
      ],
      '#8b8880',
    ) +
    cam.flat(
      [
        [-W, top[0], top[1]],
        [W, top[0], top[1]],
        [W, top[0], 10.4],
        [-W, top[0], 10.4],
      ],
      '#a09c92',
    );
  for (const k of [-1, 1]) {
    s += cam.face(
      [
        [k * W, 0, 2.4],
        [k * W, 10, 2.4],
        [k * W, 10, 10.4],
        [k * W, 0, 10.4],
      ],
      125,
      0.6,
    );
    s += cam.flat(
      [
        [k * W * 0.999, 0.02, 2.4],
        [k * W * 0.999, 1.3, 2.4],
        [k * W * 0.999, top[0] + 1.3, top[1]],
        [k * W * 0.999, top[0] + 1.3, 10.4],
        [k * W * 0.999, top[0], 10.4],
      ],
      '#5f6a66',
    );
  }
  s +=
    cam.flat(upright(-1.25, 1.25, top[0], top[0] + 2.7, 10.38), '#ffdf9f') +
    cam.flat(upright(-1.25, -0.75, top[0], top[0] + 2.7, 10.37), '#8a6238') +
    cam.flat(upright(0.75, 1.25, top[0], top[0] + 2.7, 10.37), '#8a6238');
  s += line(
    cam.way([-1.3, top[0], 10.36], [-1.3, top[0] + 2.75, 10.36], [1.3, top[0] + 2.75, 10.36], [1.3, top[0], 10.36]),
    '#3a3129',
    5,
  );
  s = group(s, by('stone'));
  let t = '';
  for (let i = n; i >= 0; i--)
    t += cam.box(0, Math.max(0, y(i) - 0.17), z(i) + 0.18, W * 2, 0.17, 0.36, 205, { tint: 0.4 });
  for (const k of [-1.02, 1.02]) {
    t += cam.rod(
      [
        [k * 1.1, 0.9, z(0)],
        [k * 1.1, top[0] + 0.9, top[1]],
      ],
      0.07,
      '#2b2621',
    );
    for (let i = 0; i <= n; i += 1)
      t += cam.rod(
        [
          [k * 1.1, y(i), z(i)],
          [k * 1.1, y(i) + 0.9, z(i)],
        ],
        0.03,
        '#2b2621',
      );
  }
  return s + scattered(cam, [-2.8, 1.6, 2.8, 3.1], 30, { size: 0.08, v: 190 }) + group(t, by('rough1'));
};
