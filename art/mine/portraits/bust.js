/** Neck, shoulders and clothes of a portrait, as solids in head units (see heads/skull.js), facing forward. */
import { noise } from '../../kit/sculpt/random.js';
import { carve, ellipsoid, limb, melt } from '../../kit/sculpt/solids.js';
import { COAT, FUR, LINEN, SCARF, SKIN, TRIM } from '../heads/stuff.js';

const soft = (v) => (v < 0 ? 0 : v > 1 ? 1 : v * v * (3 - 2 * v));

/** A band around the neck: radius, height of its middle, half height, half thickness; it hangs lower in front. */
const band = (x, y, z, R, at, h, r, hang = 0.32) => {
  const q = Math.sqrt(x * x * 0.92 + (z + 0.4) * (z + 0.4)) - R;
  const v = y - at + (z + 0.4) * hang;
  const a = Math.max(0, Math.abs(q) - r * 0.45);
  const b = Math.max(0, Math.abs(v) - h * 0.55);
  return Math.sqrt(a * a + b * b) - Math.min(r, h) * 0.5;
};

/** How coats are open in front: half width of the opening by height, how broad the lapels are. */
const OPEN = {
  blouse: { from: -1.5, to: -2.95, wide: 0.4, lapel: 0.34 },
  trench: { from: -1.45, to: -2.75, wide: 0.36, lapel: 0.62 },
  bow: { from: -1.5, to: -2.85, wide: 0.38, lapel: 0.4 },
  work: { from: -1.5, to: -2.1, wide: 0.34, lapel: 0.42 },
  field: { from: -1.5, to: -2.4, wide: 0.42, lapel: 0.45 },
  fur: { from: -1.5, to: -2.6, wide: 0.4, lapel: 0 },
};

/** @returns {{ of: number, d: Function }[]} */
export function bust(person, throat) {
  const { cut } = person.coat;
  const b = person.build.bulk ?? 1;
  const wide = 0.62 + 0.38 * b;
  const neck = (person.sex === 'f' ? 0.34 : 0.42) * (0.6 + 0.4 * b);
  const parts = [];
  const open = OPEN[cut];
  const half = open && ((y) => open.wide * Math.max(0, Math.min(1, (y - open.to) / (open.from - open.to))));
  const shoulder = 1.42 * wide;

  const frame = (x, y, z) => {
    const a = x < 0 ? -x : x;
    let d = ellipsoid(x, y + 3.05, z + 0.4, 1.4 * wide, 1.25, 0.85 * (0.4 + 0.6 * b));
    d = melt(d, limb(a, y, z, 0.2, -1.55, -0.5, shoulder, -2.12, -0.5, 0.34 * wide, 0.42 * wide), 0.4);
    if (!open) d = melt(d, ellipsoid(x, y + 1.82, z + 0.36, 0.7 * wide, 0.36, 0.62), 0.2);
    return melt(d, limb(a, y, z, shoulder, -2.15, -0.5, shoulder + 0.28, -3.6, -0.35, 0.42 * wide, 0.4 * wide), 0.25);
  };
  const coat = (x, y, z) => {
    let d = frame(x, y, z);
    if (d > 0.4) return d - 0.1;
    d -= noise(x * 2.1 + y, y * 1.1, z * 2) * 0.05 + noise(x * 5, y * 2.5 + x * 2, z * 5) * 0.02;
    if (half && z > -0.45 && y < -1.3) {
      const v = Math.abs(x) - half(y);
      d -= 0.07 * soft(v / 0.06) * soft((open.lapel * (0.6 + half(y)) - v) / 0.05) * soft((y - open.to + 0.1) / 0.2);
      d += 0.05 * soft(-v / 0.05);
    }
    return d;
  };
  parts.push({ of: COAT, d: coat });
  parts.push({
    of: SKIN,
    d: (x, y, z) => {
      let d = limb(x, y, z, throat[0], throat[1], throat[2], 0, -1.75, -0.42, neck, neck * 1.15);
      // the two strings of the neck
      d = melt(d, limb(Math.abs(x), y, z, 0.34, -0.75, -0.2, 0.06, -1.62, -0.02, 0.07, 0.05), 0.1);
      return d;
    },
  });

  const wind = (list) => (x, y, z) => {
    let d = 1e3;
    for (const [R, at, h, r, hang] of list) d = Math.min(d, band(x, y, z, R, at, h, r, hang));
    return d - noise(x * 4, y * 7, z * 4) * 0.025;
  };
  if (cut === 'scarf') {
    const rings = wind([
      [0.55, -1.12, 0.14, 0.17, 0.2],
      [0.64, -1.38, 0.16, 0.19, 0.3],
      [0.74, -1.62, 0.15, 0.2, 0.4],
    ]);
    parts.push({
      of: SCARF,
      d: (x, y, z) =>
        melt(
          rings(x, y, z),
          limb(x * 0.6, y, z, 0.28, -1.8, 0.42, 0.34, -3.2, 0.5, 0.13, 0.12) - noise(x * 8, y, z * 3) * 0.03,
          0.04,
        ),
    });
  } else if (cut === 'hooded') parts.push({ of: SCARF, d: wind([[0.8, -1.6, 0.22, 0.26, 0.36]]) });
  else if (cut === 'fire') {
    const collar = wind([[0.6, -1.3, 0.3, 0.12, 0.25]]);
    parts.push({ of: COAT, d: (x, y, z) => carve(collar(x, y, z), 0.1 - Math.abs(x) - (z > 0 ? 0 : 1), 0.05) });
  } else if (cut === 'track') {
    const collar = wind([[0.55, -1.35, 0.26, 0.1, 0.3]]);
    parts.push({
      of: COAT,
      d: (x, y, z) => carve(collar(x, y, z), (z > -0.2 ? 0.2 + (y + 1.3) * 0.35 : -1) - Math.abs(x), 0.05),
    });
  } else if (cut === 'heavy') parts.push({ of: SCARF, d: wind([[0.72, -1.5, 0.26, 0.24, 0.34]]) });
  else if (cut === 'field') {
    parts.push({
      of: SCARF,
      d: wind([
        [0.5, -1.22, 0.2, 0.14, 0.18],
        [0.56, -1.46, 0.2, 0.15, 0.22],
      ]),
    });
    const collar = wind([[0.76, -1.58, 0.2, 0.12, 0.3]]);
    parts.push({ of: COAT, d: (x, y, z) => carve(collar(x, y, z), (z > 0 ? 0.4 : -1) - Math.abs(x), 0.06) });
  } else if (cut === 'shawl')
    parts.push({
      of: SCARF,
      d: (x, y, z) => {
        const cross = x * 0.8 - y;
        let d = ellipsoid(x, y + 2.15, z + 0.42, 1.62 * wide, 0.86, 0.98);
        d = melt(d, band(x, y, z, 0.62, -1.5, 0.22, 0.2, 0.4), 0.2);
        if (d > 0.3) return d - 0.08;
        return d - noise(cross * 3.2, (x + y * 0.8) * 0.7, z) * 0.07 - noise(cross * 9, y * 2, z) * 0.02;
      },
    });
  else if (cut === 'fur') {
    parts.push({
      of: FUR,
      d: (x, y, z) => {
        let d = band(x, y, z, 0.86, -1.66, 0.34, 0.34, 0.36);
        const a = Math.abs(x);
        d = melt(d, limb(a, y, z, 0.72, -1.95, 0.3, 0.4, -3.2, 0.52, 0.24, 0.26), 0.15);
        return d - noise(x * 9, y * 9, z * 9) * 0.07;
      },
    });
    parts.push({ of: SCARF, d: wind([[0.56, -1.42, 0.2, 0.16, 0.3]]) });
  } else if (cut === 'bow') {
    const collar = wind([[0.5, -1.42, 0.2, 0.06, 0.2]]);
    parts.push({ of: LINEN, d: (x, y, z) => carve(collar(x, y, z), (z > 0 ? 0.05 : -1) - Math.abs(x), 0.05) });
    parts.push({
      of: SCARF,
      d: (x, y, z) => {
        const a = Math.abs(x);
        return melt(
          ellipsoid(a - 0.2, y + 1.62, z - 0.16, 0.17, 0.1 + a * 0.2, 0.07),
          ellipsoid(x, y + 1.62, z - 0.2, 0.06, 0.07, 0.06),
          0.03,
        );
      },
    });
  } else {
    const collar = wind([[0.54, -1.46, 0.17, 0.06, 0.24]]);
    parts.push({
      of: cut === 'blouse' ? LINEN : cut === 'trench' ? SCARF : COAT,
      d: (x, y, z) =>
        cut === 'trench'
          ? collar(x, y + 0.06, z) - 0.05
          : carve(collar(x, y, z), (z > 0 ? 0.1 - (y + 1.35) * 0.35 : -1) - Math.abs(x), 0.05),
    });
  }

  const inside = cut === 'blouse' || cut === 'bow' ? LINEN : SCARF;
  /** What a point of the coat is made of: openings, stripes, bands. */
  const dress = (of, x, y, z) => {
    if (of !== COAT) return cut === 'trench' && of === SCARF && Math.floor((y + 9) * 7) % 2 ? TRIM : of;
    if (half && z > -0.3 && Math.abs(x) < half(y) && y > open.to)
      return cut === 'trench' && Math.floor((y + 9) * 7) % 2 ? TRIM : inside;
    if (cut === 'fire' && Math.abs(y + 2.32 - 0.09 * x * x) < 0.09) return TRIM;
    if (cut === 'track') {
      const a = Math.abs(x) - 0.98 - (y + 2) * 0.28;
      if (y < -1.5 && (Math.abs(a) < 0.035 || Math.abs(a - 0.15) < 0.035)) return TRIM;
      if (Math.abs(x) < 0.018 && z > 0) return TRIM;
    }
    return of;
  };
  return { parts, dress };
}
