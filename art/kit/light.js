/* Light comes after the drawing. Parts are drawn in middle grey; `lightmap` multiplies ambient light and pools into
   them (so night and dusk are one drawing); `glow` adds what shines; people come after both, dark, with a rim of light. */
import { by, poly, rect, round } from './svg.js';

export const lightmap = (W, H, ambient, pools) =>
  `<g style="mix-blend-mode:multiply;isolation:isolate">${rect(-2, -2, W + 4, H + 4, ambient)}${pools}</g>`;

export const glow = (inner, opacity = 1) => `<g style="mix-blend-mode:screen" opacity="${opacity}">${inner}</g>`;

/** An ellipse of light. Kinds: 'pool' and 'cool' for the light map, 'warm' and 'cool' for a glow. */
export const pool = (x, y, rx, ry, opacity = 1, kind = 'pool') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="url(#${kind})" opacity="${opacity}"/>`;

/** The shadow of something `w` wide at (x, y), away from a light whose foot is at (lx, ly), `length` long. */
export const castShadow = (x, y, lx, ly, w, opacity = 0.6, length = 160) => {
  const dx = x - lx;
  const dy = Math.max(6, y - ly);
  const k = length / dy;
  const [ex, ey] = [x + dx * k, y + dy * k];
  const spread = 1 + k * 0.9;
  const corners = [
    [x - w / 2, y],
    [x + w / 2, y],
    [ex + (w / 2) * spread, ey],
    [ex - (w / 2) * spread, ey],
  ];
  return poly(corners, '#000', `opacity="${opacity}" ${by('b3')}`);
};

const SECTORS = ['R', 'UR', 'U', 'UL', 'L', 'DL', 'D', 'DR'];

/** The filter that lights a body at (x, y) from a light at (lx, ly); `mirrored` where its part is drawn mirrored. */
export const litFrom = (x, y, lx, ly, mirrored = false) => {
  const angle = Math.atan2(y - ly, mirrored ? x - lx : lx - x);
  return 'form' + SECTORS[(Math.round(angle / (Math.PI / 4)) + 8) % 8];
};
