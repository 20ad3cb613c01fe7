/** From what was seen (march.js) to SVG: flat colours by material, light laid over them in planes, a rim. */
import { path, ramp } from './stroke.js';
import { blur, mask, outline, spill } from './trace.js';

/** The outline of the whole solid. */
export const silhouette = (seen) =>
  outline(
    mask(seen, (m) => m > 0),
    seen.w,
    seen.h,
    seen.step,
    0.5,
  );

/** The outline of one material, grown by a hair so that no gap shows between two. */
export const region = (seen, of, grow = 0.06) =>
  outline(
    mask(seen, (m) => m === of),
    seen.w,
    seen.h,
    seen.step,
    0.5 - grow,
    { least: 5 },
  );

/** Every material in its own colour. */
export function albedo(seen, colours, shape) {
  const used = new Set(seen.what);
  return (
    path(shape, '#1a1715') +
    Object.entries(colours)
      .filter(([of]) => used.has(Number(of)))
      .map(([of, colour]) => path(region(seen, Number(of)), colour))
      .join('')
  );
}

/** A field as planes, one over the other: `stops` gives the colour, `levels` where planes begin. */
export function planes(seen, field, stops, levels, { floor = true } = {}) {
  const { w, h, step, what } = seen;
  const f = blur(spill(field, what, w, h), w, h);
  return (
    (floor ? `<rect width="${seen.size[0]}" height="${seen.size[1]}" fill="${ramp(stops, 0)}"/>` : '') +
    levels.map((t) => path(outline(f, w, h, step, t, { least: 6 }), ramp(stops, t))).join('')
  );
}

/** How light it is at a pixel, and how near; nothing outside. */
export function sample(seen, x, y) {
  const i = Math.round(x / seen.step);
  const j = Math.round(y / seen.step);
  if (i < 0 || j < 0 || i >= seen.w || j >= seen.h) return null;
  const q = j * seen.w + i;
  return seen.what[q] ? { of: seen.what[q], key: seen.key[q], rim: seen.rim[q], depth: seen.depth[q] } : null;
}
