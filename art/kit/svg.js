/* What all parts are made of: pieces of SVG text. A part is a pure function `part(…)` that returns such text; its
   origin is the middle of its foot, up is negative. Rule of the kit: DRAW IN GREY, LIGHT AFTERWARDS (light.js). */

/** Random numbers between 0 and 1, the same for the same seed, everywhere. */
export const random = (seed) => {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** One decimal is enough for a picture, and keeps its text short. */
export const round = (n) => Math.round(n * 10) / 10;

/** Puts a part at a place: `s` is a scale, or [sx, sy] (a negative sx mirrors it). */
export const at = (x, y, s, inner, extra = '') =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${Array.isArray(s) ? s.join(' ') : s})" ${extra}>${inner}</g>`;

/** A filled path. */
export const shape = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;

/** A stroked path. */
export const line = (d, stroke, w = 1, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;

export const rect = (x, y, w, h, fill, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${extra}/>`;

/** A filled polygon from points [x, y]. */
export const poly = (pts, fill, extra = '') =>
  `<polygon points="${pts.map((p) => round(p[0]) + ',' + round(p[1])).join(' ')}" fill="${fill}" ${extra}/>`;

export const group = (inner, extra = '') => `<g ${extra}>${inner}</g>`;

/** The attribute that puts a part through a filter of filters.js. */
export const by = (id) => `filter="url(#${id})"`;

/** A grey of 0 to 255; `tint` above 0 leans to earth, below 0 to cold. */
export const grey = (v, tint = 0) => {
  v = Math.max(0, Math.min(255, v));
  return `rgb(${Math.round(v + tint * 6)},${Math.round(v + tint * 2)},${Math.round(v - tint * 6)})`;
};

export const lerp = (a, b, t) => a + (b - a) * t;

/** A short name from a text: equal texts may share an id, different ones never do. */
export const idOf = (text) => {
  let a = 0x811c9dc5;
  let b = 0x1234567;
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 0x01000193);
    b = Math.imul(b ^ text.charCodeAt(i), 0x5bd1e995) ^ (b >>> 13);
  }
  return 'u' + (a >>> 0).toString(36) + (b >>> 0).toString(36);
};

/** Shows `inner` only inside `shapes`. */
export const clip = (shapes, inner) => {
  const id = idOf(shapes + inner);
  return `<clipPath id="${id}">${shapes}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
};

/** Shows `inner` where `shapes` are white, hides it where they are black. */
export const mask = (shapes, inner) => {
  const id = idOf(shapes + inner);
  return `<mask id="${id}" maskUnits="userSpaceOnUse" x="-2000" y="-2000" width="6000" height="6000">${shapes}</mask><g mask="url(#${id})">${inner}</g>`;
};

/** A linear gradient from top to bottom (or along [x, y]): `{ defs, fill }`. */
export const gradient = (stops, [x, y] = [0, 1]) => {
  const list = Array.isArray(stops[0]) ? stops : stops.map((colour, i) => [i / (stops.length - 1), colour]);
  const body = list.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');
  const id = idOf(body + x + y);
  return {
    defs: `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${body}</linearGradient>`,
    fill: `url(#${id})`,
  };
};

/** `n` pieces made by `make(i, random)`, as one text. */
export const many = (n, make, seed = 1) => {
  const r = random(seed);
  let s = '';
  for (let i = 0; i < n; i++) s += make(i, r);
  return s;
};
