/** Lines that swell and taper, smooth curves, colours. */

export const n1 = (v) => String(Math.round(v * 10) / 10);
export const n2 = (v) => String(Math.round(v * 100) / 100);

/** A colour between two, t from 0 to 1. */
export function mix(a, b, t) {
  const u = t < 0 ? 0 : t > 1 ? 1 : t;
  const part = (c, i) => parseInt(c.slice(i, i + 2), 16);
  const one = (i) =>
    Math.round(part(a, i) + (part(b, i) - part(a, i)) * u)
      .toString(16)
      .padStart(2, '0');
  return '#' + one(1) + one(3) + one(5);
}

/** A colour from stops `[[at, colour], …]`. */
export function ramp(stops, t) {
  if (t <= stops[0][0]) return stops[0][1];
  for (let i = 1; i < stops.length; i++) {
    const [a, ca] = stops[i - 1];
    const [b, cb] = stops[i];
    if (t <= b) return mix(ca, cb, (t - a) / (b - a));
  }
  return stops[stops.length - 1][1];
}

/** A smooth line through the points. */
export function curve(pts, closed = true, k = 1 / 6) {
  const n = pts.length;
  const g = closed ? (j) => pts[(j + n) % n] : (j) => pts[Math.max(0, Math.min(n - 1, j))];
  let d = `M${n1(pts[0][0])} ${n1(pts[0][1])}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [g(i - 1), g(i), g(i + 1), g(i + 2)];
    d += `C${n1(b[0] + (c[0] - a[0]) * k)} ${n1(b[1] + (c[1] - a[1]) * k)} ${n1(c[0] - (e[0] - b[0]) * k)} ${n1(c[1] - (e[1] - b[1]) * k)} ${n1(c[0])} ${n1(c[1])}`;
  }
  return d + (closed ? 'z' : '');
}

/** n points along the smooth line through the points (of any dimension). */
export function walk(pts, n) {
  const m = pts.length - 1;
  const g = (j) => pts[Math.max(0, Math.min(m, j))];
  return Array.from({ length: n }, (_, i) => {
    const u = (i / (n - 1)) * m;
    const j = Math.min(Math.floor(u), m - 1);
    const t = u - j;
    const [a, b, c, e] = [g(j - 1), g(j), g(j + 1), g(j + 2)];
    return b.map(
      (v, q) =>
        0.5 *
        (2 * v +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * v + 4 * c[q] - e[q]) * t * t +
          (3 * v - a[q] - 3 * c[q] + e[q]) * t * t * t),
    );
  });
}

/** The outline of a line that is `width` wide, in parts by start, middle and end. */
export function brush(pts, width, ends = [0.1, 1, 0.1], n = 12) {
  const s = walk(pts, n);
  const left = [];
  const right = [];
  s.forEach(([x, y], i) => {
    const a = s[Math.max(0, i - 1)];
    const b = s[Math.min(n - 1, i + 1)];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const q = Math.sqrt(dx * dx + dy * dy) || 1;
    const u = i / (n - 1);
    const end = u < 0.5 ? ends[0] : ends[2];
    const half = (width * (end + (ends[1] - end) * Math.sin(u * Math.PI))) / 2;
    left.push(`${n1(x - (dy / q) * half)} ${n1(y + (dx / q) * half)}`);
    right.push(`${n1(x + (dy / q) * half)} ${n1(y - (dx / q) * half)}`);
  });
  return 'M' + [...left, ...right.reverse()].join('L') + 'z';
}

export const path = (d, fill, opacity = 1, more = '') =>
  `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${n2(opacity)}"` : ''}${more}/>`;
