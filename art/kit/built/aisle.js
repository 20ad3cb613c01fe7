/* The aisle of a supermarket. */
import { scattered, upright } from '../camera.js';
import { by, group, line, random, round } from '../svg.js';

/** The cold aisle of a supermarket, low over its floor: tall freezers with broken doors, glass all over. In grey. */
export const freezers = (cam, { seed = 6 } = {}) => {
  const r = random(seed);
  const [W, H, Z] = [1.7, 3.6, 15];
  let s =
    cam.floor([-W, 0.25, W, Z], 150, { step: 0.5, joints: 0.35 }) +
    cam.flat(
      [
        [-W, H, 0],
        [W, H, 0],
        [W, H, Z],
        [-W, H, Z],
      ],
      '#565b60',
    ) +
    cam.flat(upright(-W, W, 0, H, Z), '#6d7378');
  for (let z = 2; z < Z; z += 1.6)
    s += cam.flat(
      [
        [-0.5, H - 0.01, z],
        [0.5, H - 0.01, z],
        [0.5, H - 0.01, z + 0.24],
        [-0.5, H - 0.01, z + 0.24],
      ],
      '#8f979d',
    );
  s += cam.flat(
    [
      [-0.9, H - 0.02, 7],
      [0.2, H - 0.02, 6.4],
      [0.9, H - 0.02, 7.6],
      [0.5, H - 0.02, 9.4],
      [-0.6, H - 0.02, 9],
    ],
    '#e6eef5',
  );
  s = group(s, by('stone'));
  let c = '';
  for (let z = 14; z > 0.6; z -= 1.1)
    for (const k of [-1, 1]) {
      const X = k * W;
      const at = (y, d) => [X, y, z + d];
      c +=
        cam.flat([at(0, 0), at(2.3, 0), at(2.3, 1.1), at(0, 1.1)], '#3b4146') +
        cam.flat([at(0.34, 0.06), at(2.16, 0.06), at(2.16, 1.04), at(0.34, 1.04)], '#14181b') +
        cam.flat([at(2.3, 0), at(2.62, 0), at(2.62, 1.1), at(2.3, 1.1)], '#7f868b');
      for (const y of [0.8, 1.26, 1.72]) {
        c += cam.flat(
          [
            [X - k * 0.02, y, z + 0.08],
            [X - k * 0.02, y + 0.04, z + 0.08],
            [X - k * 0.02, y + 0.04, z + 1.02],
            [X - k * 0.02, y, z + 1.02],
          ],
          '#9aa2a8',
        );
        if (r() < 0.2)
          c += cam.box(X + k * 0.05, y + 0.04, z + 0.3 + r() * 0.5, 0.2, 0.2 + r() * 0.12, 0.2, 120 + r() * 60, {
            tint: 2,
          });
      }
      const state = r();
      if (state < 0.3)
        c +=
          cam.flat(
            [
              [X, 0.34, z + 0.06],
              [X - k * 0.62, 0.34, z - 0.3],
              [X - k * 0.62, 2.16, z - 0.3],
              [X, 2.16, z + 0.06],
            ],
            '#c8d6e0',
            'opacity=".26"',
          ) +
          line(
            cam.way(
              [X, 0.34, z + 0.06],
              [X - k * 0.62, 0.34, z - 0.3],
              [X - k * 0.62, 2.16, z - 0.3],
              [X, 2.16, z + 0.06],
            ),
            '#b4bdc4',
            round(9 / (z + 0.6)),
          );
      else if (state < 0.75)
        c += cam.flat(
          [
            at(0.34, 0.06),
            at(1.1 + r() * 0.4, 0.2),
            at(0.7, 0.44),
            at(1.5, 0.62),
            at(0.6, 0.8),
            at(1.9, 1.04),
            at(0.34, 1.04),
          ],
          '#cfdce6',
          'opacity=".34"',
        );
      c += line(cam.way(at(0, 0), at(2.62, 0)), '#1b1f22', round(30 / (z + 1)));
    }
  const glass = scattered(cam, [-1.4, 1.1, 1.4, 11], 260, {
    size: 0.055,
    v: 225,
    spread: 60,
    tint: -1,
    y: 0.01,
    seed: 8,
  });
  return s + group(c, by('rough1')) + glass;
};
