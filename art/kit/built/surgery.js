/* A surgery for animals. */
import { scattered, upright } from '../camera.js';
import { glow } from '../light.js';
import { by, clip, gradient, group, line, rect, round } from '../svg.js';

/** A surgery for animals: cages on the left, their doors open; a steel table under a lamp; a door to the night on the right. */
export const surgery = (cam) => {
  const [H, Z] = [3, 7];
  let s =
    cam.floor([-4, 0.3, 4.6, Z], 150, { step: 0.4, joints: 0.3 }) +
    cam.flat(upright(-4, 4.6, 0, H, Z), '#8c9492') +
    cam.flat(
      [
        [-4, H, 0],
        [4.6, H, 0],
        [4.6, H, Z],
        [-4, H, Z],
      ],
      '#4a4e50',
    );
  s +=
    cam.flat(
      [
        [-3, 0, 0],
        [-3, H, 0],
        [-3, H, Z],
        [-3, 0, Z],
      ],
      '#767c7b',
    ) +
    cam.flat(
      [
        [4.2, 0, 0],
        [4.2, H, 0],
        [4.2, H, Z],
        [4.2, 0, Z],
      ],
      '#6c7271',
    ) +
    cam.flat(upright(-4, 4.6, 0, 1.4, Z - 0.01), '#727c7c');
  let tiles = '';
  for (let y = 0.2; y < 1.4; y += 0.2) tiles += cam.way([-3, y, Z - 0.02], [4.2, y, Z - 0.02]);
  s += line(tiles, '#3d4444', 0.8);
  s +=
    cam.flat(upright(-1, -0.4, 1.6, 2.3, Z - 0.03), '#d8d4c4') +
    line(
      cam.way([-0.92, 2.15, Z - 0.04], [-0.5, 2.15, Z - 0.04]) +
        cam.way([-0.92, 2, Z - 0.04], [-0.5, 2, Z - 0.04]) +
        cam.way([-0.92, 1.85, Z - 0.04], [-0.6, 1.85, Z - 0.04]),
      '#5d5a52',
      1.4,
    );
  s = group(s, by('stone'));
  let c = '';
  for (const [x, z0, z1, y0, h] of [
    [-2.2, 2.6, 6.6, 0.06, 0.94],
    [-2.3, 2.6, 6.6, 1.06, 0.8],
  ])
    for (let z = z1 - 1; z >= z0; z -= 1) {
      c += cam.flat(
        [
          [x, y0, z],
          [x, y0 + h, z],
          [x, y0 + h, z + 0.96],
          [x, y0, z + 0.96],
        ],
        '#1b1e1f',
      );
      c += cam.flat(
        [
          [x - 0.6, y0, z],
          [x, y0, z],
          [x, y0, z + 0.96],
          [x - 0.6, y0, z + 0.96],
        ],
        '#8c8a80',
      );
      const open = (z * 10 + y0 * 7) % 3 > 0.8;
      let bars = '';
      for (let k = 0; k <= 8; k++) {
        const t = k / 8;
        const q = open ? [x + t * 0.86, z - t * 0.2] : [x + 0.01, z + t * 0.94];
        bars += cam.way([q[0], y0 + 0.04, q[1]], [q[0], y0 + h - 0.04, q[1]]);
      }
      const end = open ? [x + 0.86, z - 0.2] : [x + 0.01, z + 0.94];
      bars +=
        cam.way([x, y0 + 0.04, z], [end[0], y0 + 0.04, end[1]]) +
        cam.way([x, y0 + h - 0.04, z], [end[0], y0 + h - 0.04, end[1]]) +
        cam.way([x, y0 + h / 2, z], [end[0], y0 + h / 2, end[1]]);
      c += line(bars, '#c8cdcc', round(9 / z)) + line(cam.way([x, y0, z], [x, y0 + h, z]), '#4b5152', round(22 / z));
    }
  c += cam.box(-2.4, 1.9, 4.6, 0.9, 0.06, 4.2, 150);
  let t =
    cam.rod(
      [
        [-0.1, 0, 4.2],
        [-0.1, 0.84, 4.2],
      ],
      0.16,
      '#4d5456',
    ) +
    cam.box(-0.1, 0, 4.2, 0.6, 0.06, 0.5, 90) +
    cam.box(-0.1, 0.84, 4.2, 1.7, 0.06, 0.75, 225, { tint: -0.4 });
  t +=
    cam.box(0.45, 0.9, 4.3, 0.3, 0.06, 0.22, 210) +
    cam.box(-0.7, 0.9, 4.25, 0.14, 0.16, 0.14, 190, { tint: 1 }) +
    cam.flat(
      [
        [-0.5, 0.905, 4],
        [0, 0.905, 3.95],
        [0.05, 0.905, 4.3],
        [-0.42, 0.905, 4.36],
      ],
      '#e9e4d8',
    );
  t +=
    cam.rod(
      [
        [-0.1, H, 4],
        [-0.1, 2.3, 4],
      ],
      0.03,
      '#15171a',
    ) +
    cam.flat(
      [
        [-0.42, 2.06, 4],
        [0.22, 2.06, 4],
        [0.08, 2.28, 4],
        [-0.28, 2.28, 4],
      ],
      '#3a4042',
    );
  t +=
    cam.box(3.8, 0, 5.6, 0.6, 1.9, 1, 150) +
    cam.flat(
      [
        [3.49, 0.2, 5.2],
        [3.49, 1.8, 5.2],
        [3.49, 1.8, 6],
        [3.49, 0.2, 6],
      ],
      '#7d898c',
    );
  t +=
    cam.flat(
      [
        [0.4, 0.01, 2.6],
        [0.9, 0.01, 2.5],
        [1, 0.01, 2.8],
        [0.5, 0.01, 2.9],
      ],
      '#a39a86',
    ) + cam.box(1.1, 0, 3, 0.34, 0.09, 0.34, 170);
  return s + scattered(cam, [-2, 1.6, 3.4, 6], 40, { size: 0.1, v: 180 }) + group(c + t, by('rough1'));
};

/** The doorway of `surgery` to the night, to be drawn after the light. */
export const backDoor = (cam, view = '') => {
  const Z = 6.97;
  const [x, y, right, foot] = [...cam.p(1.35, 2.25, Z), ...cam.p(2.75, 0, Z)];
  const night = gradient(['#2c3b4b', '#6d8296', '#9fb1c1']);
  return (
    night.defs +
    clip(rect(x, y, right - x, foot - y, '#000'), rect(x, y, right - x, foot - y, night.fill) + view) +
    line(`M${x} ${foot}V${y}H${right}V${foot}`, '#1b1f21', 6, by('rough1')) +
    glow(
      cam.flat(
        [
          [1.35, 0.01, Z],
          [2.75, 0.01, Z],
          [2.9, 0.01, 3.4],
          [0.6, 0.01, 3.4],
        ],
        '#8fa6bb',
        `opacity=".3" ${by('b6')}`,
      ),
    )
  );
};
