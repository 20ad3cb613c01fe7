/* Rubble and heaps. */
import { by, grey, group, line, poly, random, round, shape } from './svg.js';

// rubble: many broken pieces from back to front, each with a lit top and a dark side, a few beams between
export function rubble(w, h, seed, v = 120, beams = 3) {
  const r = random(seed);
  let s = shape(
    `M${-w / 2} 0Q${-w * 0.3} ${-h * 0.9} ${-w * 0.02} ${-h * 0.92}Q${w * 0.28} ${-h * 0.8} ${w / 2} 0z`,
    grey(v * 0.42, 0.5),
  );
  const piece = (x, y, z, t) => {
    const a = r() * 6.28,
      n = 4 + Math.floor(r() * 2),
      pts = [];
    for (let i = 0; i < n; i++)
      pts.push([
        x + Math.cos(a + (i * 6.28) / n) * z * (0.8 + r() * 0.5),
        y + Math.sin(a + (i * 6.28) / n) * z * 0.62 * (0.8 + r() * 0.5),
      ]);
    return (
      poly(
        pts.map((p) => [p[0] + z * 0.12, p[1] + z * 0.42]),
        grey(t * 0.36, 0.4),
      ) + poly(pts, grey(t, r() < 0.35 ? 2.4 : 0.4))
    );
  };
  const N = Math.round((w * h) / 95);
  const list = [];
  for (let i = 0; i < N; i++) {
    const u = r() * 2 - 1,
      top = h * (1 - Math.pow(Math.abs(u), 1.5)),
      yy = -r() * top;
    list.push([(u * w) / 2, yy]);
  }
  list.sort((a, b) => a[1] - b[1]);
  list.forEach(([x, y], i) => {
    s += piece(x, y, 3 + r() * Math.min(9, h * 0.13), v * (0.55 + r() * 0.75));
    if (beams && i === Math.floor(N * 0.35))
      for (let k = 0; k < beams; k++) {
        const a = -0.4 - r() * 1.1,
          l = h * (0.7 + r() * 0.6),
          bx = (r() - 0.6) * w * 0.5,
          by = -h * 0.2,
          c = Math.cos(a) * l * (r() < 0.5 ? 1 : -1),
          dd = Math.sin(a) * l;
        s +=
          line(`M${round(bx)} ${round(by)}l${round(c)} ${round(dd)}`, grey(v * 0.3, 1.4), 5) +
          line(`M${round(bx)} ${round(by - 1.6)}l${round(c)} ${round(dd)}`, grey(v * 0.95, 1.6), 1.8);
      }
  });
  return group(s, by('rough1'));
}

// heap: sacks, rags, planks, a wheel, a basket: what people threw together
export const heap = (w, h, seed, v = 105) => {
  const r = random(seed + 3);
  let s = shape(
    `M${-w / 2} 0Q${-w * 0.34} ${-h * 0.7} ${-w * 0.05} ${-h * 0.9}Q${w * 0.3} ${-h * 0.8} ${w / 2} 0z`,
    grey(v * 0.34, 0.8),
  );
  s +=
    line(
      `M${-w * 0.16} ${-h * 0.4}L${-w * 0.34} ${-h * 1.16}M${w * 0.02} ${-h * 0.5}L${w * 0.16} ${-h * 1.22}M${-w * 0.04} ${-h * 0.5}L${-w * 0.1} ${-h * 1.05}`,
      grey(v * 0.2, 2),
      5,
    ) +
    line(
      `M${-w * 0.17} ${-h * 0.4}L${-w * 0.35} ${-h * 1.16}M${w * 0.01} ${-h * 0.5}L${w * 0.15} ${-h * 1.22}`,
      grey(v * 0.9, 2),
      1.8,
    );
  const sack = (x, y, z, t) =>
    shape(
      `M${round(x - z)} ${round(y)}C${round(x - z * 1.2)} ${round(y - z * 0.9)} ${round(x - z * 0.5)} ${round(y - z * 1.25)} ${round(x - z * 0.1)} ${round(y - z * 1.2)}L${round(x + z * 0.1)} ${round(y - z * 1.6)}L${round(x + z * 0.35)} ${round(y - z * 1.2)}C${round(x + z)} ${round(y - z)} ${round(x + z * 1.2)} ${round(y - z * 0.5)} ${round(x + z)} ${round(y)}z`,
      grey(v * t, 1.6),
    );
  let k = '';
  for (const [x, y, z, t] of [
    [-0.12, -0.42, 0.17, 0.5],
    [0.12, -0.4, 0.16, 0.62],
    [-0.28, -0.1, 0.2, 0.72],
    [0.02, -0.08, 0.2, 0.55],
    [0.3, -0.02, 0.19, 0.66],
    [-0.42, 0, 0.13, 0.8],
    [0.43, 0.02, 0.12, 0.6],
    [-0.02, -0.62, 0.13, 0.7],
  ])
    k += group(sack(x * w, y * h, z * w * 0.62, t * (0.9 + r() * 0.2)), by('clay'));
  s +=
    k +
    `<circle cx="${w * 0.2}" cy="${-h * 0.26}" r="${h * 0.26}" fill="none" stroke="${grey(v * 0.12)}" stroke-width="4"/><circle cx="${w * 0.2}" cy="${-h * 0.26}" r="${h * 0.26}" fill="none" stroke="${grey(v * 0.95)}" stroke-width="1.2"/>` +
    line(`M${w * 0.2} ${-h * 0.52}v${h * 0.52}M${w * 0.2 - h * 0.26} ${-h * 0.26}h${h * 0.52}`, grey(v * 0.6), 0.8) +
    shape(`M${-w * 0.12} 2l-3-15 24 0-3 15z`, grey(v * 0.95, 2.4)) +
    line(`M${-w * 0.12 - 2} -5h20M${-w * 0.12 - 2} -9h21`, grey(v * 0.3, 2), 1);
  return group(s, by('rough1'));
};
