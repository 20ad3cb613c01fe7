/* A tower block. */
import { upright } from '../camera.js';
import { by, group, random } from '../svg.js';

/** A tower block from its foot, in the colours of the night: rows of dark windows, a torn corner, one window lit high up. */
export const tower = (cam) => {
  const [x0, x1, z0, z1, H] = [-10, 5, 26, 36, 46];
  const wallColour = '#2a323a';
  let s = cam.flat(
    [
      [x1, 0, z0],
      [x1, H, z0],
      [x1, H, z1],
      [x1, 0, z1],
    ],
    '#171c21',
  );
  s += cam.flat(
    [
      [x0, 0, z0],
      [x0, H, z0],
      [-4, H, z0],
      [-3, H - 2.5, z0],
      [0, H - 3, z0],
      [1.4, H - 6.4, z0],
      [3.6, H - 6.6, z0],
      [x1, H - 10, z0],
      [x1, 0, z0],
    ],
    wallColour,
  );
  const r = random(21);
  let win = '';
  for (let floor = 0; floor < 15; floor++)
    for (let i = 0; i < 6; i++) {
      const [x, y] = [x0 + 0.7 + i * 2.42, 1.6 + floor * 2.9];
      if (x > 0.6 && y > H - 12) continue;
      const lit = floor === 8 && i === 2;
      win += cam.flat(upright(x, x + 1.6, y, y + 1.5, z0 - 0.05), lit ? '#ffc978' : r() < 0.2 ? '#56646f' : '#0b0e11');
      win += cam.flat(upright(x - 0.1, x + 1.7, y - 0.14, y, z0 - 0.4), '#6f7c87');
      if (i % 2 === 0)
        win +=
          cam.flat(upright(x - 0.3, x + 1.9, y - 0.7, y - 0.1, z0 - 0.8), '#39434c') +
          cam.flat(upright(x - 0.3, x + 1.9, y - 0.16, y - 0.06, z0 - 0.82), '#7f8c97');
      if (!lit && r() < 0.18)
        win += cam.flat(
          [
            [x, y, z0 - 0.06],
            [x + 1.6, y + 0.5, z0 - 0.06],
            [x + 1.6, y + 0.9, z0 - 0.06],
            [x, y + 0.4, z0 - 0.06],
          ],
          '#454b4e',
        );
    }
  for (let floor = 0; floor < 13; floor++)
    for (let k = 0; k < 3; k++)
      win += cam.flat(
        [
          [x1 + 0.02, 1.6 + floor * 2.9, z0 + 1 + k * 3],
          [x1 + 0.02, 3.1 + floor * 2.9, z0 + 1 + k * 3],
          [x1 + 0.02, 3.1 + floor * 2.9, z0 + 2.6 + k * 3],
          [x1 + 0.02, 1.6 + floor * 2.9, z0 + 2.6 + k * 3],
        ],
        '#090b0e',
      );
  return group(s, by('stone')) + group(win, by('rough1'));
};
