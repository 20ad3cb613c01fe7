/** Hair, beards and hats as solids in the head's axes (see skull.js). */
import { carve, ellipsoid, limb, melt, sphere } from '../../kit/sculpt/solids.js';
import { noise } from '../../kit/sculpt/random.js';
import { landmarks } from './skull.js';

const slope = (v, from, to, a, b) => a + (b - a) * Math.max(0, Math.min(1, (v - from) / (to - from)));

/** How high the hair begins, by how far forward: forehead, temple, before the ear, nape. */
const hairline =
  ({ front = 0.6, recede = 0, side = -0.05, nape = -0.55, vee = 0 }) =>
  (a, z) => {
    if (z < -0.12) return slope(z, -0.75, -0.12, nape, 0.1);
    if (z < 0.12) return slope(z, -0.12, 0.12, 0.1, side);
    const temple = Math.max(0, 1 - Math.abs(a - 0.34) / 0.22) * recede;
    return slope(z, 0.12, 0.45, side, front + temple - vee * a);
  };

const shell = (f, t) => (a, y, z) => ellipsoid(a, y - 0.3, z + 0.16, f.skull + t, 0.71 + t, 0.84 + t);

/** Hair that lies on the head: `thick`, ruffled by `wild`. */
function cap(f, thick, line, wild = 0.012, fine = 7) {
  const over = shell(f, thick);
  const from = hairline(line);
  return (x, y, z) => {
    const a = Math.abs(x);
    const d = over(a, y, z) - (wild ? noise(x * fine, y * fine * 0.6, z * fine) * wild : 0);
    return d > 0.3 ? d : carve(d, (from(a, z) - y) * 0.75, 0.05);
  };
}

export const HAIRCUTS = {
  none: () => null,
  short: (f, p) => cap(f, 0.055, { front: 0.6, recede: p.recede ?? 0.1 }),
  cropped: (f) => cap(f, 0.02, { front: 0.58, recede: 0.1 }, 0.006),
  bun: (f) => {
    const base = cap(f, 0.045, { front: 0.6, side: 0, nape: -0.4 }, 0.01);
    return (x, y, z) =>
      melt(base(x, y, z), ellipsoid(x, y - 1.1, z + 0.42, 0.29, 0.25, 0.28) - noise(x * 9, y * 5, z * 9) * 0.02, 0.05);
  },
  curls: (f) => cap(f, 0.16, { front: 0.46, side: 0.02, nape: -0.5 }, 0.07, 8),
  cloud: (f) => {
    const base = cap(f, 0.2, { front: 0.46, side: -0.2, nape: -0.5 }, 0.045, 10);
    return (x, y, z) =>
      melt(
        base(x, y, z),
        ellipsoid(Math.abs(x) - f.skull, y + 0.02, z + 0.1, 0.2, 0.34, 0.3) - noise(x * 10, y * 10, z * 10) * 0.035,
        0.12,
      );
  },
  mane: (f) => {
    const base = cap(f, 0.13, { front: 0.58, recede: 0.08, side: -0.12, nape: -0.8 }, 0.035, 5);
    return (x, y, z) =>
      melt(
        base(x, y, z),
        ellipsoid(x, y + 0.35, z + 0.55, f.skull + 0.05, 0.5, 0.4) - noise(x * 5, y * 3, z * 5) * 0.04,
        0.15,
      );
  },
  braid: (f) => {
    const base = cap(f, 0.075, { front: 0.68, side: -0.4, nape: -0.6, vee: 0.72 }, 0.01);
    return (x, y, z) => {
      const a = Math.abs(x);
      let d = melt(
        base(x, y, z),
        limb(a, y, z, f.skull - 0.06, 0.3, 0.12, f.skull - 0.1, -0.5, -0.12, 0.12, 0.12),
        0.12,
      );
      d = melt(d, ellipsoid(x, y + 0.3, z + 0.4, f.skull - 0.04, 0.4, 0.4), 0.12);
      return carve(d, -limb(x, y, z, -0.06, 0.66, 0.62, -0.04, 1.12, 0, 0.015, 0.02), 0.05);
    };
  },
  bob: (f) => {
    const base = cap(f, 0.11, { front: 0.25, side: -0.2, nape: -0.3 }, 0.012);
    return (x, y, z) => {
      const a = Math.abs(x);
      let d = melt(
        base(x, y, z),
        limb(a, y, z, f.skull + 0.01, 0.3, 0.08, f.skull - 0.02, -0.46, 0.16, 0.12, 0.15),
        0.12,
      );
      d = melt(d, ellipsoid(x, y + 0.05, z + 0.42, f.skull + 0.06, 0.55, 0.42), 0.12);
      return carve(d, -(y + 0.54), 0.05);
    };
  },
  tufts: (f) => {
    const over = shell(f, 0.09);
    return (x, y, z) => {
      const a = Math.abs(x);
      let d = over(a, y, z) - noise(x * 9, y * 9, z * 9) * 0.06;
      if (d > 0.3) return d;
      d = carve(d, y - 0.32 + (z + 0.2) * 0.35, 0.08);
      d = carve(d, z - 0.1, 0.06);
      return carve(d, -0.35 - y, 0.08);
    };
  },
  swept: (f) => {
    // under a hood: parted, falling along the cheeks
    const base = cap(f, 0.05, { front: 0.7, side: -0.5, nape: -0.6, vee: 0.85 }, 0.01);
    return (x, y, z) =>
      melt(
        base(x, y, z),
        limb(Math.abs(x), y, z, f.skull - 0.12, 0.3, 0.28, f.skull - 0.14, -0.7, 0.2, 0.09, 0.06),
        0.1,
      );
  },
};

export const BEARDS = {
  full: (f) => {
    const { mouthY } = landmarks(f);
    return (x, y, z) => {
      const a = Math.abs(x);
      const ruffle = noise(x * 8, y * 4, z * 8) * 0.035;
      let d = ellipsoid(a, y + 0.98, z - 0.3, f.jaw + 0.03, 0.52, 0.4) - ruffle;
      d = melt(d, limb(a, y, z, f.cheek + 0.02, -0.12, 0.02, f.jaw * 0.8, -0.72, 0.22, 0.09, 0.2), 0.16);
      d = melt(
        d,
        limb(a, y, z, 0.03, mouthY + 0.12, 0.66, f.mouth + 0.1, mouthY - 0.1, 0.48, 0.07, 0.07) - ruffle * 0.6,
        0.05,
      );
      return carve(d, -ellipsoid(a, y - mouthY + 0.03, z - 0.7, f.mouth * 0.7, 0.05, 0.16), 0.04);
    };
  },
  moustache: (f) => {
    const { mouthY } = landmarks(f);
    return (x, y, z) => {
      const a = Math.abs(x);
      const ruffle = noise(x * 12, y * 6, z * 8) * 0.015;
      const d = limb(a, y, z, 0.05, mouthY + 0.1, 0.67, f.mouth * 0.8, mouthY + 0.05, 0.58, 0.062, 0.06);
      return (
        melt(
          d,
          limb(a, y, z, f.mouth * 0.8, mouthY + 0.05, 0.58, f.mouth + 0.1, mouthY - 0.1, 0.46, 0.06, 0.02),
          0.03,
        ) - ruffle
      );
    };
  },
  goatee: (f) => {
    const { mouthY, chinY } = landmarks(f);
    return (x, y, z) => {
      const a = Math.abs(x);
      const ruffle = noise(x * 10, y * 5, z * 8) * 0.025;
      let d = ellipsoid(a, y - chinY - 0.02, z - 0.5 - f.jut, 0.19, 0.27, 0.16) - ruffle;
      d = melt(d, limb(a, y, z, 0.03, mouthY + 0.09, 0.66, f.mouth + 0.04, mouthY - 0.06, 0.52, 0.05, 0.04), 0.04);
      d = melt(d, limb(a, y, z, f.mouth + 0.04, mouthY - 0.06, 0.52, 0.14, chinY + 0.1, 0.5, 0.04, 0.07), 0.06);
      return carve(d, -ellipsoid(a, y - mouthY + 0.03, z - 0.68, f.mouth * 0.75, 0.055, 0.16), 0.03);
    };
  },
};

export const HATS = {
  beanie: (f) => {
    const over = shell(f, 0.1);
    const band = shell(f, 0.15);
    return (x, y, z) => {
      const a = Math.abs(x);
      const from = 0.27 + 0.16 * z;
      const knit = Math.sin(x * 34) * 0.006;
      const d = carve(over(a, y - 0.05, z), (from - y) * 0.9, 0.03);
      const b = carve(carve(band(a, y, z) - knit, (from - y) * 0.95, 0.05), (y - from - 0.27) * 0.95, 0.05);
      return melt(d, b, 0.02);
    };
  },
  cap: (f) => {
    const band = shell(f, 0.07);
    return (x, y, z) => {
      const a = Math.abs(x);
      let d = carve(band(a, y, z), 0.36 - y, 0.03);
      d = melt(d, ellipsoid(x, y - 0.74 - z * 0.06, z + 0.02, f.skull + 0.16, 0.27, 0.94), 0.12);
      const py = y - 0.42 + (z - 0.6) * 0.45 + x * x * 0.25;
      return melt(d, ellipsoid(x, py, z - 0.66, 0.52, 0.04, 0.42), 0.04);
    };
  },
  hood: (f) => (x, y, z) => {
    const fold = noise(x * 3, y * 3, z * 3) * 0.03;
    let d = ellipsoid(x, y - 0.08, z + 0.24, f.skull + 0.3, 1.2, 1.12) - fold;
    d = melt(d, ellipsoid(x, y + 1.1, z + 0.1, 1.0, 0.55, 0.75) - fold, 0.3);
    d = carve(d, -ellipsoid(x, y + 0.03, z - 0.2, f.skull + 0.12, 1.08, 1.15), 0.08);
    return carve(d, z - 0.36 + y * 0.1 + x * x * 0.16, 0.07);
  },
};
