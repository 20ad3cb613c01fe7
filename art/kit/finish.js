/* The paper and the frame: what every picture of charcoal ends with. */
import { defs } from './filters.js';
import { by, rect } from './svg.js';

/** Hatching at any angle: a turned sheet of stretched noise. */
export const hatch = (W, H, angle, opacity = 0.25, kind = 'hatch') => {
  const d = Math.ceil(Math.hypot(W, H));
  const sheet = rect(-d / 2, -d / 2, d, d, '#000', by(kind));
  return `<g transform="translate(${W / 2} ${H / 2}) rotate(${angle})" opacity="${opacity}">${sheet}</g>`;
};

/** Hatch (short and broad, at 40 degrees), tooth, vignette and grain over the whole picture. */
export const finish = (W, H, { angle = -40, strokes = 0.17, tooth = 0.05, vignette = 0.9, grain = 0.3 } = {}) =>
  hatch(W, H, angle, strokes) +
  hatch(W, H, angle + 70, strokes * 0.4) +
  rect(0, 0, W, H, '#fff', `${by('tooth')} opacity="${tooth}"`) +
  rect(0, 0, W, H, 'url(#vig)', `opacity="${vignette}"`) +
  rect(0, 0, W, H, '#808080', `${by('grain')} opacity="${grain}" style="mix-blend-mode:overlay"`);

/** Gives every id of a picture its own prefix, so that two pictures can stand in one document. */
const ownIds = (id, svg) =>
  svg.replace(/ id="([\w-]+)"/g, ` id="${id}-$1"`).replace(/url\(#([\w-]+)\)/g, `url(#${id}-$1)`);

/**
 * A whole SVG document. `over`: overscan, so that rough edges never show at the border (0 where pixels must match
 * click areas); `ground`: its colour below everything, or 'none' for a picture with alpha.
 */
export const frame = (id, [W, H], body, { over = 4, ground = '#000' } = {}) => {
  const inset = (over * H) / W;
  const box = [over, inset, W - 2 * over, H - 2 * inset].map((n) => Math.round(n * 100) / 100).join(' ');
  const back = ground === 'none' ? '' : rect(-W, -H, 3 * W, 3 * H, ground);
  return ownIds(
    id.replace(/[^\w-]/g, '-'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="${box}" style="isolation:isolate">${defs(body)}${back}${body}</svg>`,
  );
};
