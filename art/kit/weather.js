/* What hangs in the air and grows on panes. */
import { by, group, line, mask, random, rect, round } from './svg.js';

/** Smoke over an area; fades out above and below, so that it leaves no hard band. Three kinds: 0, 1, 2. */
export const smoke = (x, y, w, h, kind = 0, opacity = 0.5) =>
  mask(rect(x, y, w, h, 'url(#fadeV)'), rect(x, y, w, h, '#fff', `${by('smoke' + kind)} opacity="${opacity}"`));

/** `n` flakes; the nearer the larger. */
export const snowfall = (W, H, n, seed, o = 0.8, slant = 0.25) => {
  const r = random(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const z = r(),
      x = r() * W,
      y = r() * H,
      l = 0.6 + z * z * 3.2;
    s += line(
      `M${round(x)} ${round(y)}l${round(-slant * l * 2)} ${round(l * 1.6)}`,
      '#dfe8f0',
      round(0.5 + z * z * 1.7),
      `opacity="${round(0.2 + z * 0.6)}"`,
    );
  }
  return group(s, `opacity="${o}" ${by('b06')}`);
};

export const rainfall = (W, H, n, seed, o = 0.5) => {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const x = r() * W * 1.2,
      y = r() * H,
      l = 8 + r() * 22;
    d += `M${round(x)} ${round(y)}l${round(-l * 0.3)} ${round(l)}`;
  }
  return line(d, '#b8c6d4', 0.6, `opacity="${o}"`);
};

/** The path of one fern of ice. */
export function fern(x, y, a, len, r, depth = 0) {
  let d = '',
    n = Math.max(4, Math.round(len / 3.4)),
    px = x,
    py = y;
  for (let i = 0; i < n; i++) {
    a += (r() - 0.5) * 0.16;
    const nx = px + (Math.cos(a) * len) / n,
      ny = py + (Math.sin(a) * len) / n;
    d += `M${round(px)} ${round(py)}L${round(nx)} ${round(ny)}`;
    if (depth < 2 && i > 0)
      for (const sgn of [-1, 1])
        if (r() > 0.12)
          d += fern(nx, ny, a + sgn * (0.85 + r() * 0.25), len * (1 - i / n) * (depth ? 0.4 : 0.5), r, depth + 1);
    px = nx;
    py = ny;
  }
  return d;
}

/** Ferns of ice that grow inwards from a frame. */
export const frost = (x, y, w, h, n, len, seed, o = 0.6) => {
  const r = random(seed);
  let d = '';
  for (let i = 0; i < n; i++) {
    const t = r() * 2 * (w + h);
    const c = () => (r() - 0.5) * 1.3;
    let q;
    if (t < w) q = [x + t, y, Math.PI / 2 + c()];
    else if (t < w + h) q = [x + w, y + t - w, Math.PI + c()];
    else if (t < 2 * w + h) q = [x + t - w - h, y + h, -Math.PI / 2 + c()];
    else q = [x, y + t - 2 * w - h, c()];
    const cx = Math.min(Math.abs(q[0] - x), Math.abs(q[0] - x - w)) / w,
      cy = Math.min(Math.abs(q[1] - y), Math.abs(q[1] - y - h)) / h;
    d += fern(q[0], q[1], q[2], len * (0.25 + r() * 0.5) * Math.pow(1.3 - Math.max(cx, cy) * 1.9, 1.6), r);
  }
  return line(d, '#dcebf8', 0.5, `opacity="${o}"`);
};
