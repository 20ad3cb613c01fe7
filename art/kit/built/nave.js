/* A church. */
import { scattered } from '../camera.js';
import { by, group, line, random } from '../svg.js';

/** The points of a pointed arch on a plane z, from left foot to right foot. */
export const arch = (x, y, z, w, h, steps = 6) => {
  const points = [[x - w / 2, y, z]];
  const rise = w * 0.9;
  const side = (k) => {
    const t = k / steps;
    return [(w / 2) * Math.cos((t * Math.PI) / 2) ** 0.8, h - rise + rise * Math.sin((t * Math.PI) / 2)];
  };
  for (let k = 0; k <= steps; k++) points.push([x - side(k)[0], y + side(k)[1], z]);
  for (let k = steps; k >= 0; k--) points.push([x + side(k)[0], y + side(k)[1], z]);
  return [...points, [x + w / 2, y, z]];
};

/** A nave: columns, pews, an altar in front of tall windows; a hole in the vault. */
export const nave = (cam, { seed = 4 } = {}) => {
  const r = random(seed);
  const [W, H, L] = [5.4, 9, 23];
  let s =
    cam.floor([-W, 0, W, L], 120, { step: 0.9 }) +
    cam.face(
      [
        [-W, 0, 0],
        [-W, H, 0],
        [-W, H, L],
        [-W, 0, L],
      ],
      92,
    ) +
    cam.face(
      [
        [W, 0, 0],
        [W, H, 0],
        [W, H, L],
        [W, 0, L],
      ],
      92,
    ) +
    cam.flat(
      [
        [-W, H, 0],
        [W, H, 0],
        [W, H, L],
        [-W, H, L],
      ],
      '#30343a',
    ) +
    cam.flat(
      [
        [-W, 0, L],
        [W, 0, L],
        [W, H, L],
        [-W, H, L],
      ],
      '#6c747c',
    );
  for (const [x, w, h] of [
    [-2.6, 1.1, 4.6],
    [0, 1.7, 6.4],
    [2.6, 1.1, 4.6],
  ]) {
    s += cam.flat(arch(x, 1.6, L - 0.05, w, h), '#dbe6f0');
    let bars = cam.way([x, 1.6, L - 0.06], [x, 1.6 + h, L - 0.06]);
    for (let y = 2.3; y < 1.4 + h; y += 0.7) bars += cam.way([x - w / 2, y, L - 0.06], [x + w / 2, y, L - 0.06]);
    s += line(bars, '#3a4148', 1.4);
  }
  for (let z = 20; z >= 4; z -= 4)
    for (const side of [-1, 1]) {
      s += cam.flat(arch(side * (W - 0.02), 0, z, 0.02, 1), '#000');
      s += cam.flat(
        [
          [side * W, 2.4, z + 1],
          [side * W, 5.8, z + 1],
          [side * W, 6.4, z + 2],
          [side * W, 5.8, z + 3],
          [side * W, 2.4, z + 3],
        ],
        '#8496a8',
      );
    }
  s += cam.box(0, 0, 19, 6.5, 0.3, 3, 120) + cam.box(0, 0.3, 19.2, 2.4, 1.05, 0.9, 150, { tint: 1.2 });
  for (let z = 21; z >= 5; z -= 4)
    for (const side of [-1, 1]) {
      s += cam.box(side * 3.7, 0, z, 0.62, H, 0.62, 118) + cam.box(side * 3.7, 0, z, 0.86, 0.5, 0.86, 118);
      s += cam.box(side * 3.7, 6, z, 0.86, 0.35, 0.86, 118);
      const rib = [0, 0.25, 0.5, 0.75, 1].map((t) => [
        side * 3.7 * (1 - t),
        6.2 + 2.7 * Math.sin((t * Math.PI) / 2),
        z,
      ]);
      s += cam.rod(rib, 0.34, '#4b5157');
    }
  s = group(s, by('stone'));
  let pews = '';
  for (let z = 15.4; z > 2.4; z -= 1.15)
    for (const side of [-1, 1]) {
      const slip = r() < 0.2 ? (r() - 0.5) * 14 : 0;
      const seat = { tint: 2, turned: slip };
      pews += cam.box(side * 1.95, 0.42, z + 0.28, 2.2, 0.06, 0.42, 190, seat);
      pews +=
        cam.box(side * 1.95, 0.12, z, 2.2, 0.76, 0.06, 120, seat) +
        cam.box(side * 1.95, 0.88, z, 2.26, 0.06, 0.12, 230, seat);
      for (const end of [-1.12, 1.12]) pews += cam.box(side * 1.95 + end, 0, z + 0.2, 0.09, 1.02, 0.5, 170, seat);
    }
  return s + scattered(cam, [-0.8, 2, 2.2, 12], 70, { size: 0.12, v: 130 }) + group(pews, by('rough1'));
};
