/**
 * Solids as distances: each function says how far a point is from a surface (negative inside).
 * They are called a million times per picture, so points and sizes are plain numbers.
 */

export const sphere = (x, y, z, r) => Math.sqrt(x * x + y * y + z * z) - r;

/** An ellipsoid about the origin (an estimate, close enough to march on). */
export function ellipsoid(x, y, z, rx, ry, rz) {
  const a = x / rx;
  const b = y / ry;
  const c = z / rz;
  const k = Math.sqrt(a * a + b * b + c * c);
  const a2 = a / rx;
  const b2 = b / ry;
  const c2 = c / rz;
  const g = Math.sqrt(a2 * a2 + b2 * b2 + c2 * c2);
  return g < 1e-6 ? -Math.min(rx, ry, rz) : (k * (k - 1)) / g;
}

/** From a to b, its radius going from ra to rb. */
export function limb(x, y, z, ax, ay, az, bx, by, bz, ra, rb) {
  const ux = bx - ax;
  const uy = by - ay;
  const uz = bz - az;
  const px = x - ax;
  const py = y - ay;
  const pz = z - az;
  let t = (px * ux + py * uy + pz * uz) / (ux * ux + uy * uy + uz * uz || 1);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  const dx = px - ux * t;
  const dy = py - uy * t;
  const dz = pz - uz * t;
  return Math.sqrt(dx * dx + dy * dy + dz * dz) - (ra + (rb - ra) * t);
}

/** A box with round edges, about the origin; half sizes. */
export function block(x, y, z, hx, hy, hz, r) {
  const qx = Math.abs(x) - hx + r;
  const qy = Math.abs(y) - hy + r;
  const qz = Math.abs(z) - hz + r;
  const ox = Math.max(qx, 0);
  const oy = Math.max(qy, 0);
  const oz = Math.max(qz, 0);
  return Math.sqrt(ox * ox + oy * oy + oz * oz) + Math.min(Math.max(qx, qy, qz), 0) - r;
}

/** A ring about the y axis: `R` to the middle of the ring (wider in x by `wide`), `h` its half height, `r` its half thickness. */
export function ring(x, y, z, R, h, r, wide = 1) {
  const q = Math.sqrt((x / wide) * (x / wide) + z * z) - R;
  const a = Math.abs(q) - r * 0.4;
  const b = Math.abs(y) - h * 0.4;
  const m = Math.min(r, h) * 0.6;
  const ox = Math.max(a, 0);
  const oy = Math.max(b, 0);
  return Math.sqrt(ox * ox + oy * oy) - m;
}

/** Both, melted together over the width k. */
export function melt(a, b, k) {
  const h = k - Math.abs(a - b);
  return h > 0 ? Math.min(a, b) - (h * h) / (4 * k) : Math.min(a, b);
}

/** What is in both, with a soft edge: `carve(a, -b, k)` takes b out of a. */
export function carve(a, b, k) {
  const h = k - Math.abs(a - b);
  return h > 0 ? Math.max(a, b) + (h * h) / (4 * k) : Math.max(a, b);
}
