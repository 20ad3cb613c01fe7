/* Stalls and a plinth. */
import { upright } from '../camera.js';
import { by, grey, group, random } from '../svg.js';

/** A market stall at (x, z): poles, a sagging sheet with snow on it, a plank with goods. In the colours of the night. */
export const booth = (cam, x, z, { w = 2.2, lit = false, goods = 6, seed = 2 } = {}) => {
  const r = random(seed);
  const [d, h] = [1.3, 2.1];
  let s = '';
  for (const [a, b] of [
    [-1, 1],
    [1, 1],
  ])
    s += cam.rod(
      [
        [x + (a * w) / 2, 0, z + (b * d) / 2],
        [x + (a * w) / 2, h + 0.1, z + (b * d) / 2],
      ],
      0.07,
      '#0e1012',
    );
  s += cam.flat(upright(x - w / 2, x + w / 2, 0, h, z + d / 2), lit ? '#6b4526' : '#171c21');
  s +=
    cam.box(x, 0, z - 0.1, w, 0.82, 0.7, lit ? 60 : 44, { tint: 2 }) +
    cam.box(x, 0.82, z - 0.1, w + 0.1, 0.06, 0.86, lit ? 190 : 92, { tint: 2.4 });
  for (let i = 0; i < goods; i++)
    s += cam.box(
      x - w / 2 + 0.2 + (i * (w - 0.4)) / goods + r() * 0.1,
      0.88,
      z - 0.2 + r() * 0.2,
      0.16 + r() * 0.16,
      0.1 + r() * 0.22,
      0.2,
      (lit ? 150 : 70) + r() * 40,
      { tint: lit ? 4 : 1, turned: r() * 40 },
    );
  for (const a of [-1, 1])
    s += cam.rod(
      [
        [x + (a * w) / 2, 0, z - d / 2],
        [x + (a * w) / 2, h, z - d / 2],
      ],
      0.07,
      '#0b0c0e',
    );
  const sheet = [
    [x - w / 2 - 0.2, h + 0.02, z - d / 2 - 0.2],
    [x, h - 0.1, z - d / 2 - 0.25],
    [x + w / 2 + 0.2, h + 0.02, z - d / 2 - 0.2],
    [x + w / 2 + 0.15, h + 0.42, z + d / 2],
    [x, h + 0.3, z + d / 2],
    [x - w / 2 - 0.15, h + 0.42, z + d / 2],
  ];
  s +=
    cam.flat(sheet, '#93a2b0') +
    cam.flat(
      [
        [sheet[0][0], h - 0.16, sheet[0][2]],
        [x, h - 0.3, z - d / 2 - 0.25],
        [sheet[2][0], h - 0.16, sheet[2][2]],
        sheet[2],
        sheet[1],
        sheet[0],
      ],
      lit ? '#4a3524' : '#20262b',
    );
  return s;
};

/** What is left of a monument: a plinth with one pair of boots on it, snow on its steps. In the colours of the night. */
export const plinth = (cam, x, z) => {
  let s =
    cam.box(x, 0, z, 3.4, 0.34, 3.4, 92, { tint: -1 }) +
    cam.box(x, 0.34, z, 2.6, 0.34, 2.6, 86, { tint: -1 }) +
    cam.box(x, 0.68, z, 1.5, 2.6, 1.5, 74, { tint: -1 }) +
    cam.box(x, 3.28, z, 1.8, 0.24, 1.8, 110, { tint: -1 });
  for (const d of [-0.26, 0.3])
    s += cam.box(x + d, 3.52, z, 0.3, 0.7, 0.34, 50) + cam.box(x + d, 3.52, z - 0.2, 0.3, 0.2, 0.5, 54);
  s += cam.flat(upright(x - 0.5, x + 0.5, 1.6, 2.4, z - 0.76), grey(44));
  return group(s, by('rough1'));
};
