/**
 * A head as a solid. Its axes: x to its left and right, y up, z out of the face; the eyes at height 0, crown at 1, chin at -1.
 * A face is a dozen numbers (see FACE); everything mirrors at x = 0, posture and light do the rest.
 */
import { carve, ellipsoid, limb, melt, sphere } from '../../kit/sculpt/solids.js';

export const FACE = {
  /** Half widths of skull, cheekbones, jaw and chin. */
  skull: 0.7,
  cheek: 0.6,
  jaw: 0.5,
  chin: 0.17,
  /** Length of the face below the eyes, how far the chin comes out, how heavy the brow is. */
  long: 1,
  jut: 0,
  ridge: 0.5,
  /** Nose: length, width, how far it comes out, hump, and whether its tip points up. */
  nose: 0.4,
  wide: 0.1,
  out: 0.28,
  hump: 0,
  tip: 0,
  /** Eyes: half distance, half width, how far the lids are open, slant of the outer corner. */
  apart: 0.275,
  eye: 0.145,
  open: 0.062,
  under: 0.045,
  slant: 0.01,
  /** Mouth: half width, fullness, corners up or down. */
  mouth: 0.2,
  lips: 0.5,
  corner: 0,
  /** Hollow cheeks and temples, bags, jowls, a second chin, ears. */
  gaunt: 0.2,
  bags: 0.2,
  jowl: 0,
  fat: 0,
  ears: 1,
};

/** Where the parts of this face are; features are drawn from the same numbers. */
export function landmarks(f) {
  const l = f.long;
  return { noseY: -f.nose * l, mouthY: -(0.66 + 0.02 * f.lips) * l, chinY: -0.97 * l, browY: 0.17, eyeZ: 0.44 };
}

/** Distance to skin, in the head's own axes. */
export function skin(f) {
  const { noseY, mouthY, chinY, eyeZ } = landmarks(f);
  const g = f.gaunt;
  const upper = f.open;
  const lower = f.under;
  return (x, y, z) => {
    const a = x < 0 ? -x : x;
    let d = ellipsoid(a, y - 0.3, z + 0.16, f.skull, 0.71, 0.84);
    d = melt(d, ellipsoid(a, y + 0.22 * f.long, z - 0.1, f.cheek * 0.92, 0.62 * f.long, 0.5), 0.22);
    d = melt(d, limb(a, y, z, f.jaw, -0.5 * f.long, -0.08, f.chin, chinY + 0.15, 0.38 + f.jut * 0.5, 0.15, 0.14), 0.2);
    d = melt(d, ellipsoid(a, y - chinY - 0.13, z - 0.47 - f.jut, 0.13 + f.chin * 0.35, 0.13, 0.14), 0.14);
    // brow and cheekbones
    d = melt(
      d,
      limb(a, y, z, 0.06, 0.14, 0.58, f.skull * 0.62, 0.13, 0.38, 0.06 + 0.05 * f.ridge, 0.05 + 0.02 * f.ridge),
      0.1,
    );
    d = melt(d, ellipsoid(a - f.cheek * 0.66, y + 0.22, z - 0.36, 0.17, 0.12, 0.17), 0.16);
    d = melt(d, ellipsoid(a, y - mouthY - 0.02, z - 0.42, 0.27, 0.24, 0.23), 0.16);
    // hollows
    if (g > 0) {
      d = carve(
        d,
        -ellipsoid(a - f.cheek * 1.02, y + 0.5 * f.long, z - 0.46, 0.1 + 0.17 * g, 0.28, 0.12 + 0.13 * g),
        0.3,
      );
      d = carve(d, -ellipsoid(a - f.skull - 0.05, y - 0.22, z - 0.34, 0.05 + 0.09 * g, 0.24, 0.24), 0.2);
    }
    d = carve(d, -ellipsoid(a - f.apart, y - 0.015, z - 0.67, 0.2, 0.115, 0.16), 0.1);
    if (f.jowl > 0)
      d = melt(d, ellipsoid(a - f.jaw * 0.74, y + 0.66 * f.long, z - 0.2, 0.12 + 0.05 * f.jowl, 0.2, 0.22), 0.26);
    if (f.fat > 0) d = melt(d, ellipsoid(a, y - chinY - 0.04, z - 0.06, 0.42, 0.16 + 0.06 * f.fat, 0.36), 0.2);
    // nose
    const nz = 0.56 + f.out;
    d = melt(d, limb(a, y, z, 0, 0.12, 0.57, 0, noseY * 0.5, 0.6 + f.out * 0.52 + f.hump, 0.045, 0.06), 0.07);
    d = melt(
      d,
      limb(
        a,
        y,
        z,
        0,
        noseY * 0.5,
        0.6 + f.out * 0.52 + f.hump,
        0,
        noseY + 0.04 + f.tip,
        nz,
        0.058,
        0.07 + f.wide * 0.2,
      ),
      0.04,
    );
    d = melt(d, ellipsoid(a - f.wide, y - noseY - 0.02, z - 0.62, 0.055, 0.06, 0.1), 0.07);
    d = carve(d, -ellipsoid(a - f.wide * 0.55, y - noseY + 0.055, z - 0.7, 0.026, 0.03, 0.05), 0.03);
    // lids over the balls of the eyes
    const ex = a - f.apart;
    const ez = z - eyeZ;
    const u = ex / f.eye;
    const bow = 1 - u * u;
    const rise = f.slant * u;
    const gap = Math.max(y - rise - upper * bow, rise - lower * bow - y, ex - f.eye, -ex - f.eye);
    let lid = sphere(ex * 0.93, y, ez, 0.158);
    lid = carve(lid, -gap, 0.012);
    d = melt(d, lid, 0.035);
    if (f.bags > 0)
      d = melt(d, ellipsoid(ex, y + 0.115, ez - 0.1, 0.1, 0.03 + 0.02 * f.bags, 0.03 + 0.03 * f.bags), 0.04);
    // lips, on the curve of the teeth
    const s = f.lips;
    const m = y - mouthY - (f.corner * a * a) / (f.mouth * f.mouth);
    const lz = z - 0.635 + a * a * 1.15;
    d = melt(d, ellipsoid(a - 0.03, m - 0.03, lz, f.mouth * 0.9, 0.022 + 0.02 * s, 0.03 + 0.025 * s), 0.05);
    d = melt(d, ellipsoid(a, m + 0.045, lz + 0.01, f.mouth * 0.75, 0.028 + 0.026 * s, 0.035 + 0.03 * s), 0.05);
    d = carve(d, -Math.max(Math.abs(m) - 0.006, Math.abs(lz) - 0.035, a - f.mouth), 0.025);
    d = melt(d, ellipsoid(a - f.mouth - 0.05, y - mouthY + 0.01, z - 0.44, 0.06, 0.1, 0.06), 0.12);
    return d;
  };
}

/** Distance to an ear: a shell stood on the side of the head. */
export function ear(f) {
  const s = f.ears;
  return (x, y, z) => {
    const a = x < 0 ? -x : x;
    const p = a - f.skull - 0.005 + 0.35 * (z + 0.14);
    const d = ellipsoid(p, y + 0.12, z + 0.14, 0.05, 0.2 * s, 0.12 * s);
    return carve(d, -ellipsoid(p - 0.05, y + 0.1, z + 0.1, 0.045, 0.13 * s, 0.07 * s), 0.03);
  };
}

/** Distance to the ball of an eye. */
export function eyeball(f) {
  return (x, y, z) => sphere((x < 0 ? -x : x) - f.apart, y, z - landmarks(f).eyeZ, 0.145);
}
