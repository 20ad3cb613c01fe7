/**
 * The poster's hand: flat solids with a thick outline, a second tone on the side away from the light (which comes
 * from the upper left), halftone that thickens downwards, and a hard shadow. A drawing is a list of parts.
 *
 * @typedef {{ d: string, fill?: string, shade?: string, line?: number, flat?: boolean, t?: string, deep?: number }} Part
 */

export const INK = '#0d0a1f';
export const PAPER = '#f8ebcd';
export const CREAM = '#fff3d9';
export const SUN = '#ffc83d';

const hex = (/** @type {string} */ colour) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** Between two colours: 0 is the first, 1 the second. */
export function mix(/** @type {string} */ one, /** @type {string} */ other, /** @type {number} */ share) {
  const [a, b] = [hex(one), hex(other)];
  return `#${a
    .map((value, at) =>
      Math.round(value + (b[at] - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Its tone in the shadow: darker, and a little towards the night. */
export const shaded = (/** @type {string} */ fill, share = 0.36) => mix(fill, '#1b0f45', share);

// --- Shapes ---

const n = (/** @type {number} */ value) => String(Math.round(value * 10) / 10);

export const disc = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r, ry = r) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0z`;

export const box = (
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ w,
  /** @type {number} */ h,
  r = 0,
) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}q${r} 0 ${r} ${r}v${n(h - 2 * r)}q0 ${r} ${-r} ${r}h${n(2 * r - w)}q${-r} 0 ${-r} ${-r}v${n(2 * r - h)}q0 ${-r} ${r} ${-r}z`;

/** A moon with its horns to the right. */
export function crescent(/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ r) {
  const [a, b] = [-1.05, 0.75].map((angle) => `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`);
  return `M${a}A${n(r)} ${n(r)} 0 1 0 ${b}A${n(r * 0.84)} ${n(r * 0.84)} 0 1 1 ${a}z`;
}

/** A star of so many points. */
export function star(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ points,
  /** @type {number} */ far,
  /** @type {number} */ near,
  turn = 0,
) {
  const at = (/** @type {number} */ k) => {
    const [angle, r] = [turn + (Math.PI * k) / points - Math.PI / 2, k % 2 ? near : far];
    return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
  };
  return `M${Array.from({ length: 2 * points }, (_, k) => at(k)).join('L')}z`;
}

// --- Parts ---

/** A solid: outline, two tones. `deep` is how far the second tone reaches in. @returns {Part} */
export const solid = (/** @type {string} */ d, /** @type {string} */ fill, more = {}) => ({ d, fill, ...more });
/** A patch of colour without outline. @returns {Part} */
export const flat = (/** @type {string} */ d, /** @type {string} */ fill) => ({ d, fill, flat: true });
/** A line. @returns {Part} */
export const line = (/** @type {string} */ d, width = 3, fill = INK) => ({ d, line: width, fill });
/** A line with an edge of its own: a cord, a gesture. @returns {Part[]} */
export const cord = (/** @type {string} */ d, width = 3, fill = CREAM) => [
  line(d, width + 4.4),
  line(d, width, fill),
];
/** Parts moved together. */
export const moved = (/** @type {string} */ t, /** @type {Part[]} */ ...parts) =>
  parts.flat().map((part) => ({ ...part, t: part.t ? `${t} ${part.t}` : t }));

// --- Drawing ---

/** Halftone: dots on a slanted grid, each as big as `weight(x, y)` says (0 to 1). */
export function dots(
  /** @type {{ x?: number, y?: number, w: number, h: number, step?: number, fill?: string, opacity?: number }} */ area,
  /** @type {(x: number, y: number) => number} */ weight,
) {
  const { x = 0, y = 0, w, h, step = 4, fill = INK, opacity = 0.3 } = area;
  /** @type {Record<string, string>} */
  const sizes = {};
  for (let row = 0; row * step < h + step; row++) {
    for (let column = 0; column * step * 2 < w + step; column++) {
      const [px, py] = [x + column * step * 2 + (row % 2) * step, y + row * step];
      const size = Math.round(Math.min(1, Math.max(0, weight(px, py))) * 6);
      if (size) sizes[size] = `${sizes[size] ?? ''}M${n(px)} ${n(py)}h0`;
    }
  }
  const rows = Object.entries(sizes).map(
    ([size, d]) => `<path d="${d}" stroke-width="${n((Number(size) / 6) * step * 1.75)}"/>`,
  );
  return `<g fill="none" stroke="${fill}" stroke-linecap="round" opacity="${opacity}">${rows.join('')}</g>`;
}

const put = (/** @type {Part} */ part, /** @type {string} */ rest) =>
  `<path d="${part.d}"${part.t ? ` transform="${part.t}"` : ''} ${rest}/>`;

/**
 * The drawing of some parts.
 * @param {string} id unique in the picture
 * @param {Part[]} parts from the back to the front
 */
export function drawing(
  id,
  parts,
  { ink = 3.4, deep = 4, drop = [5, 6], tone = 0.34, screen = true, w = 100, h = 100, step = 3 } = {},
) {
  const solids = parts.filter((part) => !part.flat && !part.line);
  const around = `fill="${INK}" stroke="${INK}" stroke-width="${ink * 2.1}" stroke-linejoin="round"`;
  const back = solids.map((part) => put(part, around)).join('');
  const inner = parts.map((part, at) => {
    if (part.line)
      return put(
        part,
        `fill="none" stroke="${part.fill}" stroke-width="${part.line}" stroke-linecap="round" stroke-linejoin="round"`,
      );
    if (part.flat) return put(part, `fill="${part.fill}"`);
    const reach = part.deep ?? deep;
    const clip = `${id}-${at}`;
    return (
      `<clipPath id="${clip}">${put(part, '')}</clipPath><g clip-path="url(#${clip})">${put(part, `fill="${part.shade ?? shaded(part.fill ?? INK, tone)}"`)}` +
      `<g transform="translate(${-reach} ${-reach * 0.8})">${put(part, `fill="${part.fill}"`)}</g></g>` +
      put(part, `fill="none" stroke="${INK}" stroke-width="${ink}" stroke-linejoin="round"`)
    );
  });
  const all = `${id}-all`;
  const half = screen
    ? `<clipPath id="${all}">${solids.map((part) => put(part, '')).join('')}</clipPath><g clip-path="url(#${all})">${dots({ w, h, step, opacity: 0.2 }, (x, y) => (x / w) * 0.5 + (y / h) * 1.1 - 0.72)}</g>`
    : '';
  const shadow =
    drop[0] || drop[1] ? `<g transform="translate(${drop[0]} ${drop[1]})" opacity="0.55">${back}</g>` : '';
  return `${shadow}<g>${back}</g>${inner.join('')}${half}`;
}

/** What ids in a picture of this name begin with. */
export const own = (/** @type {string} */ name) => `${name.replaceAll('/', '-')}-`;

/** A whole picture. */
export const sheet = (/** @type {number} */ w, /** @type {number} */ h, /** @type {string} */ body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}">${body}</svg>`;

/** Rays from a point, every other one. */
export function rays(
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ reach,
  count = 18,
  turn = 0,
) {
  const at = (/** @type {number} */ k) => {
    const angle = turn + (Math.PI * k) / count;
    return `${n(x + reach * Math.cos(angle))} ${n(y + reach * Math.sin(angle))}`;
  };
  return Array.from({ length: count }, (_, k) => `M${n(x)} ${n(y)}L${at(2 * k)}L${at(2 * k + 1)}z`).join('');
}

/** Numbers that look random and are the same every time. */
export function lots(/** @type {number} */ seed) {
  let state = seed * 2654435761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 4294967296;
  };
}
