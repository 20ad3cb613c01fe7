/* A shaft of the waterworks, from above. */
import { by, grey, group, line, poly, random, rect, round, shape } from '../svg.js';

/** A round shaft from above: rings of brick that sink to black water, a stair along the wall, a grating at the viewer's feet. */
export const shaft = () => {
  let s = rect(0, 0, 640, 400, '#6b6c6a');
  const ring = (t) => [320 - t * 10, 170 + t * 96, 330 * (1 - t * 0.66), 200 * (1 - t * 0.76)];
  const e = ([x, y, a, b], fill, extra = '') =>
    `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(a)}" ry="${round(b)}" fill="${fill}" ${extra}/>`;
  for (let i = 0; i <= 22; i++) s += e(ring(i / 22), grey(150 - i * 4.6, 0.8));
  let joints = '';
  const r = random(5);
  for (let i = 0; i < 22; i++) {
    const [x, y, a, b] = ring(i / 22);
    const [x2, y2, a2, b2] = ring((i + 1) / 22);
    s += e([x, y, a, b], 'none', 'stroke="#000" stroke-opacity=".45" stroke-width="1"');
    for (let k = 0; k < 44; k++) {
      const q = ((k + (i % 2) * 0.5) / 44) * 6.2832;
      joints += `M${round(x + Math.cos(q) * a)} ${round(y + Math.sin(q) * b)}L${round(x2 + Math.cos(q) * a2)} ${round(y2 + Math.sin(q) * b2)}`;
    }
  }
  s += line(joints, '#000', 1, 'opacity=".35"');
  const [wx, wy, wa, wb] = ring(1);
  s +=
    e([wx, wy, wa, wb], '#1a2229') +
    e([wx + 10, wy + 4, wa * 0.6, wb * 0.4], '#46545f') +
    e([wx + 14, wy + 6, wa * 0.34, wb * 0.2], '#9db0c0');
  // the stair that winds down
  let steps = '';
  for (let i = 0; i < 30; i++) {
    const t = i / 30;
    const q = -2.7 + t * 4.6;
    const [x, y, a, b] = ring(t * 0.9);
    const w = 0.84;
    const corner = (angle, k) => [x + Math.cos(angle) * a * k, y + Math.sin(angle) * b * k];
    const d = 0.15;
    steps +=
      poly(
        [corner(q, 1), corner(q + d, 1), corner(q + d, w), corner(q, w)].map(([u, v]) => [u, v + 7 * (1 - t)]),
        grey(26),
      ) + poly([corner(q, 1), corner(q + d, 1), corner(q + d, w), corner(q, w)], grey(205 - i * 3, 0.6));
    const [hx, hy] = corner(q, w);
    steps += line(`M${round(hx)} ${round(hy)}v${round(-26 * (1 - t * 0.7))}`, '#1a1714', round(2.4 - t * 1.6));
  }
  // pipes down the wall
  const pipe = (x, w) =>
    line(`M${x} 0C${x} 90 ${x - (x - 320) * 0.4} 170 ${320 + (x - 320) * 0.42} 262`, '#23272a', w) +
    line(
      `M${x - w * 0.24} 0C${x - w * 0.24} 90 ${x - (x - 320) * 0.4 - w * 0.2} 170 ${320 + (x - 320) * 0.42 - 2} 262`,
      '#a9b0b4',
      w * 0.16,
    );
  return group(s, by('rough1')) + pipe(388, 22) + group(steps, by('rough1')) + grating();
};

const grating = () => {
  let bars = '';
  for (let i = -9; i <= 9; i++) bars += `M${320 + i * 34} 348L${320 + i * 52} 404`;
  return (
    rect(-4, 340, 648, 10, '#4c4a46', by('rough1')) +
    line(bars, '#15171a', 9) +
    line(bars, '#8d9296', 2, 'transform="translate(-2 0)"') +
    line('M0 372H640', '#15171a', 5) +
    line('M330 404C300 350 262 290 252 252', '#d9d2bf', 2) +
    group(
      shape('M232 246l5 24c2 8 26 8 28 0l5-24z', '#5d625f') +
        '<ellipse cx="251" cy="246" rx="19" ry="11" fill="#8f9694"/><ellipse cx="251" cy="247" rx="15.500" ry="8" fill="#161c21"/><ellipse cx="255" cy="249" rx="8" ry="3" fill="#8fa5b4"/>' +
        line('M233 245c4-10 32-10 37 0', '#c5c9c4', 1.4),
      by('rough1'),
    )
  );
};
