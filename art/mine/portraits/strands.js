/** Strokes over the light: hair combed along its own direction, fur, and the charcoal of the shadows. */
import { brush, mix, path } from '../../kit/sculpt/stroke.js';
import { BEARD, COAT, FUR, HAIR, HAT, SCARF, SKIN } from '../heads/stuff.js';

/** Where hair goes, at a point of the head: a direction in the head's axes. */
const COMBS = {
  back: (x, y, z) => [x * 0.25, z > 0 ? 0.6 : -0.25, -1],
  knot: (x, y, z) => [-x, 1.1 - y, -0.42 - z],
  parted: (x, y) => [Math.sign(x + 0.05) * (y > 0.4 ? 1 : 0.15), -1, y > 0.4 ? 0 : -0.25],
  down: (x, y, z) => [y > 0.75 ? x * 1.6 : x * 0.15, -1, y > 0.6 && z > 0.2 ? 0.5 : 0],
  beard: (x) => [x * 0.5, -1, 0.15],
  moustache: (x) => [Math.sign(x), -0.55, -0.4],
};
const COMB_OF = {
  short: 'back',
  cropped: 'back',
  mane: 'back',
  bun: 'knot',
  braid: 'parted',
  swept: 'parted',
  bob: 'down',
  tufts: 'down',
};

export function strands(person, tools, seen, rnd) {
  const { project, map, into, warm } = tools;
  const hair = person.hair?.colour ?? '#333333';
  const curly = person.hair?.cut === 'curls' || person.hair?.cut === 'cloud';
  const cells = { [HAIR]: [], [BEARD]: [], [FUR]: [], [SCARF]: [], [SKIN]: [], [COAT]: [], [HAT]: [] };
  seen.what.forEach((of, q) => cells[of]?.push(q));
  const spot = (q) => [(q % seen.w) * seen.step, Math.floor(q / seen.w) * seen.step];
  const pick = (list) => list[Math.floor(rnd.next() * list.length)];
  const near = (x, y) => Math.round(y / seen.step) * seen.w + Math.round(x / seen.step);

  /** A stroke from a cell along a comb, as long as it stays on the same stuff. */
  const combed = (q, comb, of, long) => {
    const pts = [];
    let [x, y] = spot(q);
    for (let i = 0; i < 6; i++) {
      const c = near(x, y);
      if (seen.what[c] !== of) break;
      pts.push([x, y]);
      const v = [(x - seen.at[0]) / seen.scale, (seen.at[1] - y) / seen.scale, seen.depth[c]];
      const p = into(...v);
      const e = 0.03;
      const d = map(...v);
      const n = [map(v[0] + e, v[1], v[2]) - d, map(v[0], v[1] + e, v[2]) - d, map(v[0], v[1], v[2] + e) - d];
      const l = Math.sqrt(n[0] ** 2 + n[1] ** 2 + n[2] ** 2) || 1;
      const g = comb(...p);
      const [a, b] = [project(...p), project(p[0] + g[0] * 0.01, p[1] + g[1] * 0.01, p[2] + g[2] * 0.01)];
      const t = [b[0] - a[0], -(b[1] - a[1]), (b[2] - a[2]) * seen.scale];
      const along = (t[0] * n[0] + t[1] * n[1] + t[2] * n[2]) / l;
      const dx = t[0] - (along * n[0]) / l;
      const dy = -(t[1] - (along * n[1]) / l);
      const s = Math.sqrt(dx * dx + dy * dy) || 1;
      x += (dx / s) * long + rnd.between(-0.6, 0.6);
      y += (dy / s) * long + rnd.between(-0.6, 0.6);
    }
    return pts;
  };
  const tone = (q, colour) => {
    const lit = Math.min(1, seen.key[q] * 1.5) * warm;
    const own = mix(mix(colour, '#0a0a0c', 0.8), mix(colour, '#f0d2a0', 0.28), lit);
    return rnd.next() < 0.5 ? mix(own, '#060607', 0.5) : mix(own, '#f3dcb4', 0.02 + 0.22 * lit * rnd.next());
  };

  let o = '';
  const lay = (of, count, comb, colour, long, width) => {
    const list = cells[of];
    for (let i = 0; i < count && list.length; i++) {
      const q = pick(list);
      const pts = combed(q, comb, of, long);
      if (pts.length > 2)
        o += path(
          brush(pts, width * rnd.between(0.5, 1.3), [0.3, 1, 0.05], 8),
          tone(q, colour),
          rnd.between(0.35, 0.85),
        );
    }
  };
  const share = (of) => cells[of].length * seen.step * seen.step;
  if (cells[HAIR].length) {
    if (curly)
      for (let i = 0; i < share(HAIR) / 42; i++) {
        const q = pick(cells[HAIR]);
        const [x, y] = spot(q);
        const r = rnd.between(3, 6.5);
        const c = rnd.between(0, 6.3);
        const arc = [0, 0.9, 1.8, 2.7].map((t) => [x + r * Math.cos(c + t), y + r * Math.sin(c + t)]);
        o += path(brush(arc, rnd.between(1.2, 2.6), [0.2, 1, 0.1], 8), tone(q, hair), rnd.between(0.35, 0.8));
      }
    else lay(HAIR, share(HAIR) / 36, COMBS[COMB_OF[person.hair.cut] ?? 'back'], hair, 6, 1.9);
  }
  if (cells[BEARD].length) {
    const comb = person.beard.cut === 'moustache' ? COMBS.moustache : COMBS.beard;
    lay(BEARD, share(BEARD) / 24, comb, person.beard.colour, person.beard.cut === 'full' ? 5 : 3, 1.7);
  }
  if (cells[FUR].length)
    for (let i = 0; i < share(FUR) / 26; i++) {
      const q = pick(cells[FUR]);
      const [x, y] = spot(q);
      const a = Math.atan2(y - seen.at[1] - 130, x - seen.at[0]) + rnd.between(-0.6, 0.6);
      o += path(
        brush(
          [
            [x, y],
            [x + 6 * Math.cos(a), y + 6 * Math.sin(a) + 2],
            [x + 11 * Math.cos(a), y + 9 * Math.sin(a) + 6],
          ],
          2.2,
          [0.5, 1, 0.05],
          6,
        ),
        tone(q, person.coat.fur),
        0.75,
      );
    }
  o += coal(cells, seen, spot, pick, rnd, warm);
  return o;
}

/** Broad short strokes at 40 degrees: dark where the light ends, pale where it is strongest. */
function coal(cells, seen, spot, pick, rnd, warm) {
  let o = '';
  for (const [of, share] of [
    [SKIN, 130],
    [COAT, 110],
    [SCARF, 110],
    [HAT, 120],
  ]) {
    const list = cells[of];
    for (let i = 0; i < (list.length * seen.step * seen.step) / share; i++) {
      const q = pick(list);
      const k = seen.key[q];
      const dark = k < 0.28;
      if (!dark && (k < 0.62 || of !== SKIN)) continue;
      const [x, y] = spot(q);
      const l = rnd.between(4, of === SKIN ? 9 : 16);
      const line = brush(
        [
          [x - l * 0.64, y + l * 0.77],
          [x, y - 0.5],
          [x + l * 0.64, y - l * 0.77],
        ],
        rnd.between(1, 2.6),
        [0.1, 1, 0.05],
        5,
      );
      o += dark ? path(line, '#050506', rnd.between(0.14, 0.4)) : path(line, '#ffe2b4', rnd.between(0.05, 0.16) * warm);
    }
  }
  return o;
}
