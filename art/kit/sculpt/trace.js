/** From a field of numbers to outlines: marching squares, smoothed. */

const n1 = (v) => String(Math.round(v * 10) / 10);

/** Loops around all cells where `field` is above `level`, in pixels. */
export function loops(field, w, h, step, level) {
  const value = (i, j) => (i < 0 || j < 0 || i >= w || j >= h ? -1e3 : field[j * w + i]);
  const next = new Map();
  const spot = new Map();
  const cut = (i, j, k, l) => {
    const a = value(i, j);
    const b = value(k, l);
    const t = a < -900 || b < -900 ? (a < -900 ? 1 : 0) : (level - a) / (b - a);
    const id = (Math.min(j, l) + 1) * (w + 2) * 2 + (Math.min(i, k) + 1) * 2 + (i === k ? 1 : 0);
    if (!spot.has(id)) spot.set(id, [(i + (k - i) * t) * step, (j + (l - j) * t) * step]);
    return id;
  };
  for (let j = -1; j < h; j++)
    for (let i = -1; i < w; i++) {
      const c =
        (value(i, j) > level ? 8 : 0) |
        (value(i + 1, j) > level ? 4 : 0) |
        (value(i + 1, j + 1) > level ? 2 : 0) |
        (value(i, j + 1) > level ? 1 : 0);
      if (c === 0 || c === 15) continue;
      const top = () => cut(i, j, i + 1, j);
      const right = () => cut(i + 1, j, i + 1, j + 1);
      const low = () => cut(i, j + 1, i + 1, j + 1);
      const left = () => cut(i, j, i, j + 1);
      const go = (a, b) => next.set(a, b);
      if (c === 1) go(left(), low());
      else if (c === 2) go(low(), right());
      else if (c === 3) go(left(), right());
      else if (c === 4) go(right(), top());
      else if (c === 5) (go(left(), top()), go(right(), low()));
      else if (c === 6) go(low(), top());
      else if (c === 7) go(left(), top());
      else if (c === 8) go(top(), left());
      else if (c === 9) go(top(), low());
      else if (c === 10) (go(top(), right()), go(low(), left()));
      else if (c === 11) go(top(), right());
      else if (c === 12) go(right(), left());
      else if (c === 13) go(right(), low());
      else go(low(), left());
    }
  const out = [];
  while (next.size) {
    const start = next.keys().next().value;
    const loop = [];
    let at = start;
    while (next.has(at)) {
      loop.push(spot.get(at));
      const to = next.get(at);
      next.delete(at);
      at = to;
    }
    if (loop.length > 4) out.push(loop);
  }
  return out;
}

/** The outlines as one path: points averaged with their neighbours, every second left out. */
export function outline(field, w, h, step, level, { least = 8, thin = 2 } = {}) {
  let d = '';
  for (const loop of loops(field, w, h, step, level)) {
    const n = loop.length;
    if (n < least) continue;
    const p = loop.map(([x, y], i) => {
      const [a, b] = loop[(i + n - 1) % n];
      const [e, f] = loop[(i + 1) % n];
      return [(a + 2 * x + e) / 4, (b + 2 * y + f) / 4];
    });
    const kept = p.filter((_, i) => i % thin === 0);
    d += 'M' + kept.map(([x, y]) => `${n1(x)} ${n1(y)}`).join('L') + 'z';
  }
  return d;
}

/** A mask of all cells for which `is` holds, softened for tracing at one half. */
export function mask(buffer, is) {
  const { w, h, what } = buffer;
  const m = new Float32Array(w * h);
  for (let q = 0; q < m.length; q++) m[q] = is(what[q]) ? 1 : 0;
  return blur(m, w, h);
}

/** Each cell averaged with its neighbours. */
export function blur(field, w, h) {
  const out = new Float32Array(field.length);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      let s = 0;
      let c = 0;
      for (let b = -1; b <= 1; b++)
        for (let a = -1; a <= 1; a++) {
          const x = i + a;
          const y = j + b;
          if (x < 0 || y < 0 || x >= w || y >= h) continue;
          const k = (2 - Math.abs(a)) * (2 - Math.abs(b));
          s += field[y * w + x] * k;
          c += k;
        }
      out[j * w + i] = s / c;
    }
  return out;
}

/** Carries the values of the solid a few cells out over its edge, so that outlines do not darken there. */
export function spill(field, what, w, h, far = 3) {
  let from = Float32Array.from(field);
  let known = Uint8Array.from(what, (v) => (v ? 1 : 0));
  for (let r = 0; r < far; r++) {
    const to = Float32Array.from(from);
    const seen = Uint8Array.from(known);
    for (let j = 0; j < h; j++)
      for (let i = 0; i < w; i++) {
        const q = j * w + i;
        if (known[q]) continue;
        let s = 0;
        let c = 0;
        for (const o of [-1, 1, -w, w]) {
          if (q + o < 0 || q + o >= known.length || !known[q + o]) continue;
          s += from[q + o];
          c++;
        }
        if (c) ((to[q] = s / c), (seen[q] = 1));
      }
    from = to;
    known = seen;
  }
  return from;
}
