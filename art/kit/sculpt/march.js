/**
 * Looks at a solid: rays straight into the picture, one light with shadows, a cold rim from behind.
 * The view's axes: x to the right, y up, z towards us; `at` is where the origin stands in the picture.
 */

const unit = ([x, y, z]) => {
  const l = Math.sqrt(x * x + y * y + z * z);
  return [x / l, y / l, z / l];
};

/**
 * @param {object} o
 * @param {[number, number]} o.size pixels of the picture
 * @param {number} o.step pixels between rays
 * @param {number} o.scale pixels per unit
 * @param {[number, number]} o.at the origin in the picture
 * @param {(x: number, y: number, z: number) => number} o.map distance to the nearest surface
 * @param {(x: number, y: number, z: number) => number} o.material what is there (1 and up)
 * @param {number} [o.span] how large the solid's details are, 1 for a head of half height 1
 * @param {{ key: number[], rim: number[], wrap?: number, ambient?: number, reach?: number, soft?: number }} o.light
 */
export function march({ size, step, scale, at, map, material, near = 2, far = -2, span = 1, light }) {
  const w = Math.ceil(size[0] / step) + 1;
  const h = Math.ceil(size[1] / step) + 1;
  const n = w * h;
  const key = new Float32Array(n);
  const rim = new Float32Array(n);
  const what = new Uint8Array(n);
  const depth = new Float32Array(n).fill(-1e9);
  const [kx, ky, kz] = unit(light.key);
  const [rx, ry, rz] = unit(light.rim);
  const wrap = light.wrap ?? 0.08;
  const reach = (light.reach ?? 2.4) * span;
  const ambient = light.ambient ?? 0.035;
  const soft = light.soft ?? 9;
  const e = 0.6 * (step / scale);
  const skip = 0.02 * span;
  const hit = 0.35 * (1 / scale);
  for (let j = 0; j < h; j++) {
    const y = (at[1] - j * step) / scale;
    for (let i = 0; i < w; i++) {
      const x = (i * step - at[0]) / scale;
      let z = near;
      let d = 1;
      for (let s = 0; s < 90 && z > far; s++) {
        d = map(x, y, z);
        if (d < hit) break;
        z -= d * 0.8 + hit * 0.3;
      }
      if (d >= hit) continue;
      const q = j * w + i;
      what[q] = material(x, y, z);
      depth[q] = z;
      const a = map(x + e, y - e, z - e);
      const b = map(x - e, y - e, z + e);
      const c = map(x - e, y + e, z - e);
      const f = map(x + e, y + e, z + e);
      let nx = a - b - c + f;
      let ny = c + f - a - b;
      let nz = b + f - a - c;
      const l = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
      nx /= l;
      ny /= l;
      nz /= l;
      const lambert = (nx * kx + ny * ky + nz * kz + wrap) / (1 + wrap);
      let lit = lambert > 0 ? lambert : 0;
      if (lit > 0.01) {
        let t = 0.05 * span;
        let free = 1;
        for (let s = 0; s < 26 && t < reach; s++) {
          const m = map(x + nx * skip + kx * t, y + ny * skip + ky * t, z + nz * skip + kz * t);
          const open = 0.5 + (0.5 * soft * m) / t;
          if (open < free) free = open;
          if (free <= 0) break;
          t += Math.max(0.025 * span, m * 0.9);
        }
        lit *= free < 0 ? 0 : free * free * (3 - 2 * free);
      }
      let shut = 0;
      for (let s = 1; s <= 3; s++) {
        const t = 0.05 * span * s * s;
        shut += (t - map(x + nx * t, y + ny * t, z + nz * t)) / (s * s);
      }
      const air = Math.max(0, Math.min(1, 1 - (shut * 5) / span));
      key[q] = lit * (0.55 + 0.45 * air) + ambient * air * (0.6 + 0.4 * ny);
      const back = nx * rx + ny * ry + nz * rz;
      const edge = 1 - nz;
      rim[q] = Math.max(0, back) * edge * edge * air;
    }
  }
  return { w, h, step, key, rim, what, depth, size, scale, at };
}
