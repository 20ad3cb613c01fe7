/** How a head is held: turned (to our right), nodded (down), tilted (to our right), about a point in the neck. */
export function turned({ yaw = 0, nod = 0, tilt = 0 }, pivot = [0, -0.5, -0.3]) {
  const r = Math.PI / 180;
  const [cy, sy, cx, sx, cz, sz] = [
    Math.cos(yaw * r),
    Math.sin(yaw * r),
    Math.cos(nod * r),
    Math.sin(nod * r),
    Math.cos(-tilt * r),
    Math.sin(-tilt * r),
  ];
  // columns of Rz · Ry · Rx
  const m = [
    cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx,
    sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx,
    -sy, cy * sx, cy * cx
  ]; // prettier-ignore
  const [a, b, c] = pivot;
  return {
    m,
    pivot,
    /** From the head's axes to the view's. */
    out: (x, y, z) => [
      m[0] * (x - a) + m[1] * (y - b) + m[2] * (z - c) + a,
      m[3] * (x - a) + m[4] * (y - b) + m[5] * (z - c) + b,
      m[6] * (x - a) + m[7] * (y - b) + m[8] * (z - c) + c,
    ],
    /** From the view's axes to the head's. */
    into: (x, y, z) => {
      const p = x - a;
      const q = y - b;
      const s = z - c;
      return [
        m[0] * p + m[3] * q + m[6] * s + a,
        m[1] * p + m[4] * q + m[7] * s + b,
        m[2] * p + m[5] * q + m[8] * s + c,
      ];
    },
  };
}
