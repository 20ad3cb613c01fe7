/* A print shop. */
import { disc, scattered, upright } from '../camera.js';
import { by, grey, group, line, random } from '../svg.js';

/** A print shop: the press with its great wheel on the right, the stone with stacks in the middle, sheets on lines above. */
export const press = (cam) => {
  const [H, Z] = [3.4, 7.2];
  let s =
    cam.floor([-7, 0.4, 8, Z], 130, { step: 0.45, across: 0, tint: 1.5 }) +
    cam.flat(upright(-7, 8, 0, H, Z), '#7a756c') +
    cam.flat(
      [
        [-7, H, 0],
        [8, H, 0],
        [8, H, Z],
        [-7, H, Z],
      ],
      '#4c4843',
    );
  s +=
    cam.flat(upright(2.2, 4.2, 1.2, 2.7, Z - 0.02), '#8ea2b4') +
    line(
      cam.way([3.2, 1.2, Z - 0.03], [3.2, 2.7, Z - 0.03]) + cam.way([2.2, 1.95, Z - 0.03], [4.2, 1.95, Z - 0.03]),
      '#2f2c28',
      3,
    );
  s = group(s, by('stone'));
  // cases of type
  let c = '';
  for (let i = 0; i < 7; i++) c += cam.box(-2.9, 0.15 + i * 0.16, 6.6, 2, 0.14, 0.9, i % 3 ? 130 : 160, { tint: 2.4 });
  for (let k = 0; k < 9; k++)
    for (let j = 0; j < 3; j++)
      c += cam.flat(
        [
          [-3.8 + k * 0.21, 1.3, 6.3 + j * 0.22],
          [-3.64 + k * 0.21, 1.3, 6.3 + j * 0.22],
          [-3.64 + k * 0.21, 1.3, 6.46 + j * 0.22],
          [-3.8 + k * 0.21, 1.3, 6.46 + j * 0.22],
        ],
        '#2c241c',
      );
  // sheets that hang to dry
  const r = random(6);
  for (const [z, n] of [
    [6.4, 9],
    [5.2, 8],
  ]) {
    c += cam.rod(
      [
        [-4, 2.95, z],
        [3.6, 2.9, z],
      ],
      0.015,
      '#191614',
    );
    for (let i = 0; i < n; i++) {
      const [x, d] = [-3.8 + i * 0.86 + r() * 0.2, (r() - 0.5) * 0.1];
      c += cam.flat(
        [
          [x, 2.93, z],
          [x + 0.58, 2.92, z],
          [x + 0.58 + d, 2.14, z + 0.1],
          [x + d, 2.14, z + 0.1],
        ],
        grey(196 + r() * 40, 1.6),
      );
      let rows = '';
      for (let k = 0; k < 5; k++) rows += cam.way([x + 0.07, 2.66 - k * 0.1, z], [x + 0.5, 2.66 - k * 0.1, z]);
      c += line(rows, '#555', 1.2, 'opacity=".6"') + cam.flat(upright(x + 0.08, x + 0.5, 2.74, 2.82, z), '#6a665e');
    }
  }
  // the press
  const [x, z] = [1.75, 4.6];
  let m =
    cam.box(x, 0, z, 2.2, 0.72, 1.6, 130) +
    cam.box(x - 0.3, 0.72, z, 2.9, 0.14, 1.2, 220) +
    cam.box(x - 0.55, 0.86, z, 1.1, 0.03, 0.9, 235, { tint: 1.6 });
  for (const d of [-0.62, 0.62]) m += cam.box(x + 0.5, 0.72, z + d, 0.5, 1.3, 0.18, 190);
  m +=
    cam.box(x + 0.5, 1.96, z, 0.62, 0.22, 1.5, 220) +
    cam.rod(
      [
        [x + 0.5, 1.96, z],
        [x + 0.5, 1.16, z],
      ],
      0.34,
      '#3d3a36',
    );
  const wheel = (rr) => disc(x + 0.85, 1.05, z - 0.95, rr, true, 28);
  m +=
    line(cam.way(...wheel(0.85), wheel(0.85)[0]), '#2b2723', 11) +
    line(cam.way(...wheel(0.88), wheel(0.88)[0]), '#c9beae', 2.4);
  for (let k = 0; k < 6; k++)
    m += cam.rod(
      [[x + 0.85, 1.05, z - 0.95], wheel(0.84)[k * 4 + (k > 3 ? 4 : 2)] ?? wheel(0.84)[26]],
      0.07,
      '#26231f',
    );
  m += cam.flat(disc(x + 0.85, 1.05, z - 1, 0.16, true), '#8d8378');
  // the stone, its stacks, the lamp above
  let t =
    cam.box(-0.7, 0, 3.7, 2.3, 0.84, 1.1, 190, { tint: 1.5 }) +
    cam.box(-0.7, 0.84, 3.7, 2.5, 0.09, 1.3, 190, { tint: 0.6 });
  for (const [a, b, n, q] of [
    [-1.5, 3.9, 9, 4],
    [-0.8, 3.5, 3, -8],
    [-0.1, 4, 6, 12],
  ])
    for (let i = 0; i < n; i++)
      t += cam.box(a + (r() - 0.5) * 0.03, 0.93 + i * 0.03, b, 0.56, 0.028, 0.7, 200 + ((i * 13) % 40), {
        tint: 1.6,
        turned: q + (r() - 0.5) * 6,
      });
  t += cam.box(0.1, 0.93, 3.3, 0.34, 0.05, 0.2, 110, { turned: 25 });
  t +=
    cam.rod(
      [
        [-0.55, H, 3.6],
        [-0.55, 2.3, 3.6],
      ],
      0.02,
      '#100e0c',
    ) +
    cam.flat(
      [
        [-0.8, 2.16, 3.6],
        [-0.3, 2.16, 3.6],
        [-0.46, 2.36, 3.6],
        [-0.64, 2.36, 3.6],
      ],
      '#2a2622',
    ) +
    cam.flat(disc(-0.55, 2.13, 3.6, 0.08, true), '#fff2cc');
  return (
    s +
    group(c, by('rough1')) +
    scattered(cam, [-4, 2, 4, 6], 60, { size: 0.2, v: 190, tint: 1.6 }) +
    group(m + t, by('rough1'))
  );
};
