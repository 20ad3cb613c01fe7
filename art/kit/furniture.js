/* Furniture of a lived-in room, built with a camera and in grey: table, chair, bed, stove, window, and how people and
   small things are put beside it. */
import { level, upright } from './camera.js';
import { who } from './folk.js';
import { at, by, clip, group, line, poly, round } from './svg.js';

/** Somebody of folk.js who stands at (x, z), as tall as the place makes them. */
export const folkAt = (cam, x, z, pose, o = {}, y = 0) =>
  who(...cam.p(x, y, z), pose, { size: round(cam.scale(x, y, z) * 10) / 1000, ...o });

/** Somebody of `folkAt` as a drawing, lit by `form`: for whoever stands where the people of a picture cannot. */
export const seenAs = (one, form) => at(one.x, one.y, one.left ? [-one.size, one.size] : one.size, one.of(form));

/** A small thing drawn by stills.js or still.js, `unit` of its pixels to the metre. */
export const stillAt = (cam, x, y, z, inner, unit = 280) =>
  at(...cam.p(x, y, z), round((cam.scale(x, y, z) / unit) * 100) / 100, inner);

/** A table: (x, z) is the middle of its foot. */
export const tableAt = (cam, x, z, { w = 1.2, d = 0.7, h = 0.76, v = 165, tint = 2.2, turned = 0 } = {}) => {
  const [a, b, k] = [w / 2 - 0.08, d / 2 - 0.08, h - 0.05];
  const leg = (px, pz) => [px, k / 2, pz, 0.07, k, 0.07, v * 0.7, tint];
  return group(
    cam.thing(x, 0, z, [0, turned, 0], [leg(-a, b), leg(a, b), leg(-a, -b), leg(a, -b)]) +
      cam.thing(x, 0, z, [0, turned, 0], [[0, k - 0.05, 0, w - 0.1, 0.12, d - 0.1, v * 0.62, tint]]) +
      cam.thing(x, 0, z, [0, turned, 0], [[0, h - 0.025, 0, w, 0.05, d, v, tint]]),
    by('rough1'),
  );
};

/** A wooden chair; unturned, its back is away from the viewer. */
export const chairAt = (cam, x, z, { turned = 0, v = 150, tint = 2.2, h = 0.95 } = {}) => {
  const stick = (px, pz, top) => [px, top / 2, pz, 0.045, top, 0.045, v * 0.8, tint];
  const rail = (y) => [0, y, 0.19, 0.4, 0.07, 0.03, v, tint];
  return group(
    cam.thing(
      x,
      0,
      z,
      [0, turned, 0],
      [
        stick(-0.19, 0.19, h),
        stick(0.19, 0.19, h),
        rail(h - 0.06),
        rail(h - 0.2),
        rail(h - 0.34),
        [0, 0.44, 0, 0.44, 0.04, 0.44, v * 1.1, tint],
        stick(-0.19, -0.19, 0.42),
        stick(0.19, -0.19, 0.42),
      ],
    ),
    by('rough1'),
  );
};

/** An iron bed along the wall behind it, its head on the left; `made`: the bedding is folded and nobody sleeps here. */
export const bedAt = (cam, x, z, { w = 1.9, d = 0.85, v = 170 } = {}) => {
  const [l, r, front, rear] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2];
  const iron = (points, t = 0.035) => cam.rod(points, t, '#201d1a');
  const end = (px, top) =>
    iron([
      [px, 0, rear],
      [px, top, rear],
    ]) +
    iron([
      [px, top, rear],
      [px, top, front],
    ]) +
    iron(
      [
        [px, top * 0.7, rear],
        [px, top * 0.7, front],
      ],
      0.02,
    ) +
    iron([
      [px, 0, front],
      [px, top, front],
    ]);
  return group(
    end(l, 1.05) +
      cam.box(x, 0.3, z, w, 0.06, d, 70) +
      cam.box(x, 0.36, z, w - 0.04, 0.16, d - 0.04, v, { tint: 0.8 }) +
      [-0.3, -0.1, 0.1, 0.3]
        .map((k) =>
          cam.rod(
            [
              [x + k * w * 1.4, 0.37, front - 0.01],
              [x + k * w * 1.4, 0.51, front - 0.01],
            ],
            0.012,
            '#5a544a',
          ),
        )
        .join('') +
      cam.box(l + 0.3, 0.52, z, 0.42, 0.12, d * 0.74, v * 1.3, { tint: 0.2 }) +
      [0, 1, 2]
        .map((i) =>
          cam.box(r - 0.42, 0.52 + i * 0.07, z, 0.56 - i * 0.02, 0.06, d * 0.66, v * (0.66 - i * 0.05), {
            tint: i % 2 ? 1.6 : 3,
          }),
        )
        .join('') +
      end(r, 0.8),
    by('rough1'),
  );
};

/** An iron stove with its pipe; the fire door is in front, at `fireOf`. */
export const stoveAt = (cam, x, z, { w = 0.56, d = 0.5, h = 0.78, v = 96, pipe = 2.9 } = {}) => {
  const front = z - d / 2 - 0.01;
  return group(
    cam.rod(
      [
        [x + w * 0.2, h, z + d * 0.2],
        [x + w * 0.2, pipe, z + d * 0.2],
      ],
      0.13,
      '#3a3835',
    ) +
      cam.rod(
        [
          [x + w * 0.2 - 0.04, h, z + d * 0.2],
          [x + w * 0.2 - 0.04, pipe, z + d * 0.2],
        ],
        0.02,
        '#8d8880',
      ) +
      cam.thing(
        x,
        0,
        z,
        [0, 0, 0],
        [-1, 1].map((k) => [(k * w) / 2 - k * 0.06, 0.07, 0, 0.06, 0.14, d - 0.1, v * 0.6, 0.4]),
      ) +
      cam.box(x, 0.14, z, w, h - 0.18, d, v, { tint: 0.4 }) +
      cam.box(x, h - 0.05, z, w + 0.08, 0.05, d + 0.08, v * 1.5, { tint: 0.4 }) +
      cam.flat(upright(x - w * 0.32, x + w * 0.32, 0.26, 0.56, front), '#1c1a18') +
      cam.flat(upright(x - w * 0.3, x + w * 0.3, 0.16, 0.22, front), '#24211e'),
    by('rough1'),
  );
};

/** The fire behind the grate of `stoveAt`, to be drawn after the light. */
export const fireOf = (cam, x, z, { w = 0.56, d = 0.5 } = {}) => {
  const front = z - d / 2 - 0.02;
  const bars = [-0.2, -0.07, 0.07, 0.2]
    .map((k) =>
      cam.rod(
        [
          [x + k * w, 0.27, front],
          [x + k * w, 0.55, front],
        ],
        0.025,
        '#2a1a10',
      ),
    )
    .join('');
  return (
    cam.flat(upright(x - w * 0.29, x + w * 0.29, 0.28, 0.54, front), '#e08a35', by('b06')) +
    cam.flat(upright(x - w * 0.2, x + w * 0.2, 0.29, 0.42, front), '#ffd890', by('b15')) +
    bars
  );
};

/** A window in the wall at z, to be drawn after the light: `view` is seen through it. */
export const windowAt = (
  cam,
  [x0, x1, y0, y1],
  z,
  view,
  { nx = 2, ny = 2, colour = '#1a1815', sill = '#3a342c' } = {},
) => {
  const hole = upright(x0, x1, y0, y1, z).map((q) => cam.p(...q));
  const bars = [];
  for (let i = 1; i < nx; i++)
    bars.push([
      [x0 + ((x1 - x0) * i) / nx, y0, z],
      [x0 + ((x1 - x0) * i) / nx, y1, z],
    ]);
  for (let i = 1; i < ny; i++)
    bars.push([
      [x0, y0 + ((y1 - y0) * i) / ny, z],
      [x1, y0 + ((y1 - y0) * i) / ny, z],
    ]);
  return (
    clip(poly(hole, '#000'), view) +
    group(
      line('M' + hole.map((q) => q.join(' ')).join('L') + 'z', colour, round(cam.scale(x0, y0, z) * 0.07)) +
        bars.map((bar) => cam.rod(bar, 0.045, colour)).join('') +
        cam.flat(level(x0 - 0.1, x1 + 0.1, z - 0.16, z, y0 - 0.02), sill) +
        cam.flat(upright(x0 - 0.1, x1 + 0.1, y0 - 0.07, y0 - 0.02, z - 0.16), colour),
      by('rough1'),
    )
  );
};

/** The light of a window on the floor: its panes, laid down `far` metres into the room and shifted by `aside`. */
export const panesOn = (cam, [x0, x1], [z0, z1], aside, colour, { nx = 2, nz = 2, extra = '' } = {}) => {
  let s = '';
  for (let i = 0; i < nx; i++)
    for (let j = 0; j < nz; j++) {
      const [a, b] = [x0 + ((x1 - x0) * (i + 0.04)) / nx, x0 + ((x1 - x0) * (i + 0.94)) / nx];
      const [n, f] = [z0 + ((z1 - z0) * (j + 0.04)) / nz, z0 + ((z1 - z0) * (j + 0.94)) / nz];
      const shift = (z) => (aside * (z1 - z)) / (z1 - z0);
      s += cam.flat(
        [
          [a + shift(n), 0.005, n],
          [b + shift(n), 0.005, n],
          [b + shift(f), 0.005, f],
          [a + shift(f), 0.005, f],
        ],
        colour,
        extra,
      );
    }
  return s;
};
