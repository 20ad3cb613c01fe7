/** Somebody asleep on the back under a blanket, the head on our left; axes of the view, in metres. */
import { carve, ellipsoid, limb, melt } from '../../kit/sculpt/solids.js';
import { noise } from '../../kit/sculpt/random.js';
import { BLANKET, COAT, LINEN, SKIN } from '../heads/stuff.js';

export const PILLOW = [-0.66, 0.1];

export function sleeper({ tall = 1, bulk: b = 1 }) {
  const l = tall;
  const w = 0.5 + 0.5 * b;
  const knee = [0.36 * l, 0.2 + 0.13 * w, 0.05];
  return [
    {
      of: LINEN,
      d: (x, y, z) => ellipsoid(x + 0.7 * l, y - 0.06, z, 0.2, 0.065, 0.24) - noise(x * 9, y * 9, z * 9) * 0.012,
    },
    {
      of: COAT,
      d: (x, y, z) => {
        const d = limb(x, y, z, -0.44 * l, 0.13 * w, 0, -0.2, 0.14 * w, 0, 0.12 * w, 0.14 * w);
        return melt(
          d,
          limb(x, y, z, -0.42 * l, 0.14, 0.15 * w, -0.2 * l, 0.22 * w, 0.2 * w, 0.055 * w, 0.05 * w),
          0.03,
        );
      },
    },
    {
      of: SKIN,
      d: (x, y, z) =>
        Math.min(
          limb(x, y, z, -0.2 * l, 0.24 * w, 0.2 * w, -0.08 * l, 0.3 * w, 0.13 * w, 0.034, 0.026),
          limb(x, y, z, -0.5 * l, 0.13, 0, -0.62 * l, 0.15, 0, 0.055, 0.05),
        ),
    },
    {
      of: BLANKET,
      d: (x, y, z) => {
        let d = limb(x, y, z, -0.24 * l, 0.12 * w, 0, 0.1, 0.11 * w, 0, 0.17 * w, 0.16 * w);
        d = melt(d, limb(x, y, z, 0.1, 0.12 * w, 0.02, knee[0], knee[1], knee[2], 0.12 * w, 0.085 * w), 0.12);
        d = melt(d, limb(x, y, z, knee[0], knee[1], knee[2], 0.72 * l, 0.08, 0.02, 0.085 * w, 0.08), 0.06);
        d = melt(d, limb(x, y, z, 0.1, 0.06, -0.06, 0.84 * l, 0.09, -0.08, 0.14 * w, 0.1), 0.12);
        d = melt(d, ellipsoid(x - 0.86 * l, y - 0.12, z + 0.06, 0.06, 0.11, 0.1), 0.08);
        d = melt(d, ellipsoid(x - 0.26, y, z, 0.66 * l, 0.06, 0.34 * w), 0.1);
        d -= noise(x * 6 + y * 4, y * 3, z * 7) * 0.02 + noise(x * 15, y * 8, z * 15) * 0.006;
        return carve(d, -y, 0.01);
      },
    },
  ];
}
