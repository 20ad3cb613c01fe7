/** A clothed body as solids in its own axes (to its left, up, forward), from a pose and a build. */
import { block, carve, ellipsoid, limb, melt } from '../../kit/sculpt/solids.js';
import { noise } from '../../kit/sculpt/random.js';
import { BLANKET, BOOTS, COAT, FUR, IRON, LEGS, SACK, SCARF, SKIN, TRIM, WOOD } from '../heads/stuff.js';

const between = (a, b, t) => a.map((v, i) => v + (b[i] - v) * t);
const chain = (x, y, z, a, b, ra, rb) => limb(x, y, z, a[0], a[1], a[2], b[0], b[1], b[2], ra, rb);

/** The joints of a pose for somebody so tall and broad. */
export function fitted(pose, { tall = 1, bulk = 1 }) {
  const wide = 1 + (bulk - 1) * 0.55;
  const fit = ([s, u, f]) => [s * wide, u * tall, f * (0.5 + 0.5 * tall) * (1 + (bulk - 1) * 0.2)];
  const each = (list) => list.map((joint) => joint.map(fit));
  const out = {
    ...pose,
    hip: fit(pose.hip),
    chest: fit(pose.chest),
    neck: fit(pose.neck),
    arms: each(pose.arms),
    legs: each(pose.legs),
  };
  for (const tool of ['staff', 'shovel', 'hammer']) if (pose[tool]) out[tool] = pose[tool].map(fit);
  if (pose.sack) out.sack = fit(pose.sack);
  return out;
}

/** Where the middle of the head is: above the neck, and forward of it where the back is bent. */
function eyesOf({ neck: n, chest: c }, { tall = 1 }) {
  const d = [n[0] - c[0], n[1] - c[1], n[2] - c[2]];
  const l = Math.sqrt(d[0] ** 2 + d[1] ** 2 + d[2] ** 2);
  const reach = 0.175 * (0.6 + 0.4 * tall);
  return [n[0] + (d[0] / l) * 0.06, n[1] + (0.5 + (0.5 * d[1]) / l) * reach, n[2] + (d[2] / l) * 0.1 + 0.035];
}

/** Parts of the body below the head, and where its head is. */
export function body(pose, person) {
  const build = person.build;
  const p = fitted(pose, build);
  const b = build.bulk ?? 1;
  const arm = 0.052 * (0.55 + 0.45 * b);
  const leg = 0.075 * (0.55 + 0.45 * b);
  const deep = 1.22 - 0.25 * (b - 1);
  const hem = pose.hem * (build.hem ?? 0.12);
  const knees = between(p.legs[0][1], p.legs[1][1], 0.5);
  const skirt = build.skirt;
  const parts = [];
  const eyes = eyesOf(p, build);
  const throat = [eyes[0], eyes[1] - 0.09, eyes[2] - 0.03];

  const collar = between(p.chest, p.neck, 0.7);
  const sleeves = p.arms.map(([shoulder, elbow, hand]) => {
    const tips = between(elbow, hand, 1.3);
    return {
      shoulder,
      elbow,
      wrist: between(elbow, hand, 0.82),
      cuff: between(elbow, hand, 0.85),
      palm: between(elbow, hand, 1.08),
      tips: [tips[0], tips[1] - 0.01, tips[2]],
    };
  });
  const flat = (v) => [v[0], v[1], v[2] * deep];
  /** Folds of cloth, where one is near enough to see them. */
  const folded = (d, x, y, z, k = 0.008) => (d > 0.05 ? d - k : d - noise(x * 13, y * 7, z * 13) * k);
  const waist = between(p.hip, p.chest, 0.35);
  const low = hem ? [p.hip[0], p.hip[1] - hem, p.hip[2]] : between(p.hip, knees, 0.12);
  const nape = between(p.neck, p.chest, 0.12);
  const [high, middle, down] = [flat(p.chest), flat(waist), flat(low)];
  const torso = (x, y, z) => {
    const zz = z * deep;
    let d = chain(x, y, zz, high, middle, 0.155 * b, 0.15 * b);
    d = melt(d, chain(x, y, zz, middle, down, 0.15 * b, (0.165 + (hem > 0.2 ? 0.05 : 0)) * (0.45 + 0.55 * b)), 0.06);
    for (const [shoulder] of p.arms) d = melt(d, chain(x, y, z, nape, shoulder, 0.06, arm * 1.3), 0.08);
    return folded(melt(d, chain(x, y, z, p.chest, p.neck, 0.1 * b, 0.055), 0.1), x, y, z);
  };
  parts.push({ of: COAT, d: hem ? (x, y, z) => carve(torso(x, y, z), low[1] - 0.02 - y, 0.03) : torso });
  parts.push({
    of: COAT,
    d: (x, y, z) => {
      let d = 1e3;
      for (const { shoulder, elbow, wrist } of sleeves) {
        d = Math.min(
          d,
          melt(chain(x, y, z, shoulder, elbow, arm * 1.25, arm), chain(x, y, z, elbow, wrist, arm, arm * 0.86), 0.03),
        );
      }
      return folded(d, x, y, z);
    },
  });
  parts.push({
    of: SKIN,
    d: (x, y, z) => {
      let d = chain(x, y, z, collar, throat, 0.05, 0.048);
      for (const { cuff, palm, tips } of sleeves)
        d = Math.min(d, melt(chain(x, y, z, cuff, palm, 0.026, 0.036), chain(x, y, z, palm, tips, 0.032, 0.02), 0.02));
      return d;
    },
  });
  const shins = p.legs.map(([hip, knee, foot]) => ({ hip, knee, ankle: [foot[0], foot[1] + 0.06, foot[2]] }));
  const trousers = (x, y, z) => {
    let d = 1e3;
    for (const { hip, knee, ankle } of shins) {
      d = Math.min(
        d,
        melt(
          chain(x, y, z, hip, knee, leg * 1.3, leg * 0.95),
          chain(x, y, z, knee, ankle, leg * 0.95, leg * 0.72),
          0.03,
        ),
      );
    }
    return folded(d, x, y, z, 0.011);
  };
  if (skirt) {
    const feet = between(p.legs[0][2], p.legs[1][2], 0.5);
    const low2 = [feet[0], Math.min(knees[1] - 0.24, p.hip[1] - 0.1), feet[2] * 0.8 + knees[2] * 0.2];
    parts.push({
      of: LEGS,
      d: (x, y, z) => {
        let d = melt(
          chain(x, y, z, p.hip, knees, 0.17 * b, 0.18 * b),
          chain(x, y, z, knees, low2, 0.18 * b, 0.2 * b),
          0.05,
        );
        d = melt(d, trousers(x, y, z) - 0.02, 0.06);
        return carve(d, 0.15 - y, 0.03) - noise(x * 16, y * 2, z * 16) * 0.014;
      },
    });
  } else parts.push({ of: LEGS, d: trousers });
  const boots = p.legs.map(([, knee, foot]) => ({
    heel: [foot[0], 0.05, foot[2] - 0.01],
    toe: [foot[0], 0.045, foot[2] + 0.15],
    top: between(foot, knee, 0.12),
  }));
  parts.push({
    of: BOOTS,
    d: (x, y, z) => {
      let d = 1e3;
      for (const { heel, toe, top } of boots)
        d = Math.min(d, melt(chain(x, y, z, heel, toe, 0.05, 0.043), chain(x, y, z, heel, top, 0.05, 0.055), 0.04));
      return carve(d, -y, 0.01);
    },
  });
  extras(parts, p, pose, person, { b, arm });
  return { parts, eyes };
}

function extras(parts, p, pose, person, { b, arm }) {
  const [nx, ny, nz] = p.neck;
  const { cut } = person.coat;
  const around = (x, y, z, R, h, r, drop = 0) => {
    const q = Math.sqrt((x - nx) ** 2 + ((z - nz) * 1.1) ** 2) - R;
    const v = y - ny + drop + (z - nz) * 0.35;
    return Math.sqrt(Math.max(0, Math.abs(q) - r * 0.3) ** 2 + Math.max(0, Math.abs(v) - h * 0.4) ** 2) - r * 0.7;
  };
  if (cut === 'scarf') {
    parts.push({
      of: SCARF,
      d: (x, y, z) =>
        Math.min(
          around(x, y, z, 0.075, 0.07, 0.05),
          limb(x, y, z, nx + 0.06, ny - 0.04, nz + 0.12, nx + 0.08, ny - 0.34, nz + 0.13, 0.04, 0.03),
        ) -
        noise(x * 20, y * 20, z * 20) * 0.006,
    });
  } else if (cut === 'hooded') parts.push({ of: SCARF, d: (x, y, z) => around(x, y, z, 0.1, 0.05, 0.055, 0.02) });
  else if (cut === 'field') parts.push({ of: SCARF, d: (x, y, z) => around(x, y, z, 0.055, 0.06, 0.03, -0.01) });
  else if (cut === 'fur') {
    parts.push({
      of: FUR,
      d: (x, y, z) => around(x, y, z, 0.12, 0.05, 0.065, 0.05) - noise(x * 40, y * 40, z * 40) * 0.014,
    });
    parts.push({ of: SCARF, d: (x, y, z) => around(x, y, z, 0.065, 0.04, 0.035) });
  } else if (cut === 'shawl') {
    const c = [nx, ny - 0.14, nz];
    parts.push({
      of: SCARF,
      d: (x, y, z) =>
        Math.max(
          ellipsoid(x - c[0], y - c[1], z - c[2], 0.27 * b, 0.22, 0.21 * b),
          c[1] - 0.16 - y + Math.abs(x - c[0]) * 0.5,
        ) -
        noise(x * 12, y * 5, z * 12) * 0.012,
    });
  } else
    parts.push({
      of: cut === 'bow' || cut === 'blouse' ? TRIM : COAT,
      d: (x, y, z) => around(x, y, z, 0.062, 0.045, 0.03, 0.01),
    });

  if (p.staff) parts.push({ of: WOOD, d: (x, y, z) => chain(x, y, z, p.staff[0], p.staff[1], 0.02, 0.016) });
  if (p.shovel) {
    const [a, c] = p.shovel;
    const grip = between(a, c, -0.03);
    parts.push({
      of: WOOD,
      d: (x, y, z) =>
        Math.min(
          chain(x, y, z, a, c, 0.017, 0.017),
          chain(x, y, z, [grip[0] - 0.06, grip[1], grip[2]], [grip[0] + 0.06, grip[1], grip[2]], 0.017, 0.017),
        ),
    });
    const [ux, uy, uz] = [c[0] - a[0], c[1] - a[1], c[2] - a[2]].map(
      (v, _, u) => v / Math.sqrt(u[0] ** 2 + u[1] ** 2 + u[2] ** 2),
    );
    parts.push({
      of: IRON,
      d: (x, y, z) => {
        const along = (x - c[0]) * ux + (y - c[1]) * uy + (z - c[2]) * uz;
        const side = x - c[0] - along * ux;
        const off = (y - c[1] - along * uy) * -uz + (z - c[2] - along * uz) * uy;
        return ellipsoid(side, along - 0.07, off, 0.085, 0.15, 0.022);
      },
    });
  }
  if (p.hammer) {
    const [a, c] = p.hammer;
    parts.push({ of: WOOD, d: (x, y, z) => chain(x, y, z, a, c, 0.014, 0.014) });
    parts.push({
      of: IRON,
      d: (x, y, z) => chain(x, y, z, [c[0], c[1] + 0.03, c[2] - 0.06], [c[0], c[1] - 0.02, c[2] + 0.07], 0.03, 0.03),
    });
  }
  if (p.sack) {
    const [x0, y0, z0] = p.sack;
    parts.push({
      of: SACK,
      d: (x, y, z) =>
        melt(
          ellipsoid(x - x0, y - y0 + 0.1, z - z0, 0.21, 0.26, 0.2),
          limb(
            x,
            y,
            z,
            x0,
            y0 + 0.1,
            z0 + 0.06,
            p.arms[1][2][0],
            p.arms[1][2][1] - 0.02,
            p.arms[1][2][2] - 0.03,
            0.13,
            0.03,
          ),
          0.1,
        ) -
        noise(x * 9, y * 7, z * 9) * 0.02,
    });
  }
  if (pose.seat) {
    const [[sx, sy, sz], [hx, hy, hz]] = pose.seat;
    const lift = (p.hip[1] - 0.48) / 2;
    parts.push({
      of: WOOD,
      d: (x, y, z) =>
        carve(block(x - sx, y - sy - lift, z - sz, hx, hy + lift, hz, 0.02), 0.012 - Math.abs(y - 0.2), 0.02),
    });
  }
  if (pose.blanket) {
    const c = p.chest;
    parts.push({
      of: BLANKET,
      d: (x, y, z) => {
        let d = limb(
          x,
          y,
          z,
          nx,
          ny - 0.06,
          nz - 0.04,
          c[0],
          c[1] - 0.1,
          c[2] - 0.03,
          0.2 * (0.6 + 0.4 * b),
          0.32 * (0.6 + 0.4 * b),
        );
        d = melt(
          d,
          limb(
            x,
            y,
            z,
            c[0],
            c[1] - 0.12,
            c[2] - 0.02,
            c[0],
            0.06,
            c[2] + 0.1,
            0.32 * (0.6 + 0.4 * b),
            0.35 * (0.6 + 0.4 * b),
          ),
          0.1,
        );
        d -= noise(x * 8, y * 4, z * 8) * 0.022;
        d = carve(d, z - (p.neck[2] + 0.1 + (p.neck[1] - y) * 0.5), 0.05);
        d = carve(d, y - ny - 0.02 + (z - nz) * 0.5, 0.05);
        return carve(d, -y, 0.02);
      },
    });
  }
}
