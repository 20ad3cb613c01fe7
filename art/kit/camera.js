/* A camera for places that are built of faces and boxes: metres become pixels, and every face gets its grey from the
   lamp. x runs to the right, y up, z away from the viewer. */
import { grey, line, poly, random, round } from './svg.js';

const NEAR = 0.15;
const minus = (a, b) => a.map((n, i) => n - b[i]);
const dot = (a, b) => a.reduce((sum, n, i) => sum + n * b[i], 0);
const unit = (a) => a.map((n) => n / (Math.hypot(...a) || 1));
const cross = ([a, b, c], [d, e, f]) => [b * f - c * e, c * d - a * f, a * e - b * d];

/** A grey with a tint, or a shade of a colour: 128 is the colour itself. */
export const tone = (v, tint = 0) => {
  if (typeof tint === 'number') return grey(v, tint);
  const part = (i) => Math.min(255, Math.round((parseInt(tint.slice(1 + 2 * i, 3 + 2 * i), 16) * v) / 128));
  return `rgb(${part(0)},${part(1)},${part(2)})`;
};

/**
 * @param {object} o
 * @param {[number, number, number]} [o.eye] where the camera is
 * @param {number} [o.down] how many degrees it looks down (up if below 0)
 * @param {number} [o.turn] how many degrees it looks to the right
 * @param {number} [o.zoom] pixels of a metre that is a metre away
 * @param {[number, number]} [o.middle] where on the picture it looks
 * @param {[number, number, number]} [o.lamp] where the light is that faces are shaded by
 * @param {number} [o.dim] how bright a face is that looks away from the lamp
 */
export const camera = ({
  eye = [0, 1.6, 0],
  down = 0,
  turn = 0,
  zoom = 480,
  middle = [320, 200],
  lamp = [-4, 6, -2],
  dim = 0.45,
} = {}) => {
  const [sd, cd, st, ct] = [down, turn].flatMap((a) => [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]);
  const seen = (point) => {
    const [x, y, z] = minus(point, eye);
    const [u, w] = [x * ct - z * st, x * st + z * ct];
    return [u, y * cd + w * sd, w * cd - y * sd];
  };
  const drop = ([x, y, z]) => [round(middle[0] + (x * zoom) / z), round(middle[1] - (y * zoom) / z)];
  const before = (points) =>
    points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length];
      const t = (NEAR - a[2]) / (b[2] - a[2]);
      const edge = a.map((n, k) => n + (b[k] - n) * t);
      return [...(a[2] >= NEAR ? [a] : []), ...(a[2] >= NEAR !== b[2] >= NEAR ? [edge] : [])];
    });

  const p = (x, y, z) => {
    const s = seen([x, y, z]);
    return drop([s[0], s[1], Math.max(NEAR, s[2])]);
  };
  const scale = (x, y, z) => zoom / Math.max(NEAR, seen([x, y, z])[2]);
  /** A face in one colour. */
  const flat = (points, fill, extra = '') => {
    const kept = before(points.map(seen));
    return kept.length > 2 ? poly(kept.map(drop), fill, extra) : '';
  };
  /** A face in grey, brighter the more it looks at the lamp. */
  const face = (points, v = 120, tint = 0, extra = '') => {
    const middlePoint = [0, 1, 2].map((k) => points.reduce((sum, q) => sum + q[k], 0) / points.length);
    let n = unit(cross(minus(points[1], points[0]), minus(points[2], points[0])));
    if (dot(n, minus(eye, middlePoint)) < 0) n = n.map((k) => -k);
    const light = Math.max(0, dot(n, unit(minus(lamp, middlePoint))));
    return flat(points, tone(v * (dim + (1 - dim) * light), tint), extra);
  };
  /** A box that stands on (x, y, z), the middle of its foot; only the sides that can be seen are drawn. */
  const box = (x, y, z, w, h, d, v = 120, { tint = 0, turned = 0, extra = '', sides = {} } = {}) => {
    const [s, c] = [Math.sin((turned * Math.PI) / 180), Math.cos((turned * Math.PI) / 180)];
    const at = (dx, dy, dz) => [x + dx * c + dz * s, y + dy, z - dx * s + dz * c];
    const [a, b] = [w / 2, d / 2];
    const faces = {
      top: [at(-a, h, -b), at(a, h, -b), at(a, h, b), at(-a, h, b)],
      foot: [at(-a, 0, b), at(a, 0, b), at(a, 0, -b), at(-a, 0, -b)],
      front: [at(-a, 0, -b), at(a, 0, -b), at(a, h, -b), at(-a, h, -b)],
      back: [at(a, 0, b), at(-a, 0, b), at(-a, h, b), at(a, h, b)],
      left: [at(-a, 0, b), at(-a, 0, -b), at(-a, h, -b), at(-a, h, b)],
      right: [at(a, 0, -b), at(a, 0, b), at(a, h, b), at(a, h, -b)],
    };
    let out = '';
    for (const [name, points] of Object.entries(faces)) {
      // the corners run so that the normal of a face that is seen points to the viewer
      const n = cross(minus(points[1], points[0]), minus(points[3], points[0]));
      if (dot(n, minus(eye, points[0])) >= 0) continue;
      out += sides[name] ? flat(points, sides[name], extra) : face(points, v, tint, extra);
    }
    return out;
  };
  /**
   * Something of several blocks that lies turned in space at (x, y, z), by degrees around x, y and z.
   * A block is [x, y, z, w, h, d, v, tint] in its own space, (x, y, z) its middle.
   */
  const thing = (x, y, z, turns, blocks) => {
    const [a, b, c] = turns.map((t) => (t * Math.PI) / 180);
    const place = ([px, py, pz]) => {
      [py, pz] = [py * Math.cos(a) - pz * Math.sin(a), py * Math.sin(a) + pz * Math.cos(a)];
      [px, py] = [px * Math.cos(c) - py * Math.sin(c), px * Math.sin(c) + py * Math.cos(c)];
      [px, pz] = [px * Math.cos(b) + pz * Math.sin(b), pz * Math.cos(b) - px * Math.sin(b)];
      return [x + px, y + py, z + pz];
    };
    const far = (q) => Math.hypot(...minus(place(q), eye));
    let out = '';
    for (const [bx, by, bz, w, h, d, v, tint] of [...blocks].sort((p1, p2) => far(p2) - far(p1))) {
      const corner = (i, j, k) => place([bx + (i * w) / 2, by + (j * h) / 2, bz + (k * d) / 2]);
      for (const [axis, sign] of [0, 1, 2].flatMap((n) => [
        [n, -1],
        [n, 1],
      ])) {
        const at = (u, t) => corner(...[0, 1, 2].map((n) => (n === axis ? sign : n === (axis + 1) % 3 ? u : t)));
        const points = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)];
        const middlePoint = points[0].map((n, i) => (n + points[2][i]) / 2);
        const centre = corner(0, 0, 0);
        if (dot(minus(middlePoint, centre), minus(eye, middlePoint)) > 0) out += face(points, v, tint);
      }
    }
    return out;
  };
  /** A path through points of the place. */
  const way = (...points) => 'M' + points.map((q) => p(...q).join(' ')).join('L');
  return {
    p,
    scale,
    flat,
    face,
    box,
    thing,
    way,
    /** A stroke through points, `w` metres thick where the first one is. */
    rod: (points, w, colour, extra = '') => line(way(...points), colour, round(w * scale(...points[0])), extra),
    /** A floor (or ceiling, with its own `y`) with joints every `step` metres. */
    floor: ([x0, z0, x1, z1], v = 130, { y = 0, step = 1, across = step, tint = 0, joints = 0.4 } = {}) => {
      const points = [
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ];
      let d = '';
      if (step) for (let x = x0; x <= x1 + 0.01; x += step) d += way([x, y, z0], [x, y, z1]);
      if (across) for (let z = z0; z <= z1 + 0.01; z += across) d += way([x0, y, z], [x1, y, z]);
      return flat(points, tone(v, tint)) + (d ? line(d, '#000', 0.9, `opacity="${joints}"`) : '');
    },
    /** Someone for `people` of a vignette, standing at (x, z). */
    stand: (x, z, o = {}, y = 0) => {
      const [sx, sy] = p(x, y, z);
      return { x: sx, y: sy, size: Math.round(scale(x, y, z) * 1.02) / 100, ...o };
    },
    /** A light of a vignette at (x, y, z); what it shines on is `on` metres above the floor. */
    spot: (x, y, z, o = {}, on = 0) => ({ at: p(x, y, z), foot: p(x, on, z)[1], ...o }),
  };
};

/** Scraps that lie on a floor: `n` small quads between the corners, each turned its own way. */
export const scattered = (
  cam,
  [x0, z0, x1, z1],
  n,
  { size = 0.14, v = 150, spread = 60, tint = 1, y = 0, seed = 5 } = {},
) => {
  const r = random(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const [x, z, a, l] = [x0 + r() * (x1 - x0), z0 + r() * (z1 - z0), r() * 3.14, size * (0.5 + r())];
    const [c, d] = [Math.cos(a) * l, Math.sin(a) * l];
    s += cam.flat(
      [
        [x - c, y, z - d],
        [x + d * 0.6, y, z - c * 0.6],
        [x + c, y, z + d],
        [x - d * 0.6, y, z + c * 0.6],
      ],
      tone(v + (r() - 0.5) * spread, tint),
    );
  }
  return s;
};

/** An upright rectangle that faces the viewer, at z. */
export const upright = (x0, x1, y0, y1, z) => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** An upright rectangle that runs away from the viewer, at x. */
export const sideways = (x, z0, z1, y0, y1) => [
  [x, y0, z0],
  [x, y1, z0],
  [x, y1, z1],
  [x, y0, z1],
];

/** A round disc of `n` corners: in the plane x (seen from the side), or with `front` in the plane z. */
export const disc = (x, y, z, r, front = false, n = 18) =>
  Array.from({ length: n }, (_, k) => {
    const [c, s] = [Math.cos((k * 6.2832) / n) * r, Math.sin((k * 6.2832) / n) * r];
    return front ? [x + c, y + s, z] : [x, y + s, z + c];
  });

/** A level rectangle, `y` above the floor. */
export const level = (x0, x1, z0, z1, y = 0) => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];
