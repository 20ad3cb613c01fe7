/* Whole places that more than one picture may use: a hall of shelves, a market stall, a front with columns. */
import { glow, pool } from './light.js';
import { by, group, grey, line, poly, random, rect, round, shape } from './svg.js';

/** A vanishing point: (X, Y, Z) of the place → [x, y] on the picture; Z 1 is at the picture, larger is farther. */
export const perspective = (vx, vy) => (X, Y, Z) => [vx + X / Z, vy + Y / Z];

/** The inside of a big shop, in grey: two rows of shelves to a back wall, a hole in the roof, litter. */
export const shelves = ({ seed = 4, floor = 232, stock = 0.2 } = {}) => {
  const p = perspective(318, 168);
  const r = random(seed);
  const [left, right, top, near, far] = [-330, 330, -170, 0.8, 3.9];
  const plane = (Y) => [p(left, Y, near), p(right, Y, near), p(right, Y, far), p(left, Y, far)];
  let s = poly(plane(top), grey(96)) + poly(plane(floor), grey(150, 0.4));
  s += poly([p(left, top, far), p(right, top, far), p(right, floor, far), p(left, floor, far)], grey(110));
  let joints = '';
  for (let X = -300; X <= 300; X += 60) joints += `M${p(X, floor, near)}L${p(X, floor, far)}`;
  for (let Z = 0.9; Z < far; Z *= 1.16)
    joints += `M${p(left, floor, Z)}L${p(right, floor, Z)}M${p(left, top, Z)}L${p(right, top, Z)}`;
  s += line(joints.replace(/(\d\.\d)\d+/g, '$1'), '#000', 0.8, 'opacity=".32"');
  const hole = [p(-70, top, 2.2), p(150, top, 2), p(190, top, 2.9), p(20, top, 3.1), p(-100, top, 2.7)];
  s += poly(hole, '#e8eef4', by('rough'));
  s += rect(286, 150, 64, 60, '#dfe7ee') + line('M286 168h64M307 150v60M329 150v60', '#333', 2);
  for (const side of [-1, 1]) {
    const wall = (Y0, Y1, X0, X1, v) =>
      poly([p(X0, Y0, 0.82), p(X0, Y0, 3.7), p(X1, Y1, 3.7), p(X1, Y1, 0.82)], grey(v));
    s += wall(-100, floor, side * 350, side * 350, 52);
    for (const Y of [-92, -12, 68, 148, 222]) {
      s += wall(Y, Y, side * 262, side * 350, Y > 0 ? 128 : 70) + wall(Y, Y + 12, side * 262, side * 262, 168);
      if (Y < -50) continue;
      for (let Z = 0.95; Z < 3.4; Z *= 1.09) if (r() < stock) s += carton(p, side, Y, Z, r);
    }
    for (const Z of [0.82, 1.15, 1.6, 2.2, 3, 3.7]) {
      const post = `M${p(side * 262, -100, Z)}L${p(side * 262, floor, Z)}`;
      s += line(post, grey(40), round(9 / Z)) + line(post, grey(150), round(1.6 / Z));
    }
  }
  s = group(s, by('rough1'));
  for (let i = 0; i < 46; i++) {
    const Z = 0.9 + r() * 1.7;
    const [x, y] = p((r() - 0.5) * 420, floor, Z);
    const z = (4 + r() * 10) / Z;
    const scrap = [
      [x - z, y],
      [x - z * 0.6, y - z * 0.6],
      [x + z * 0.8, y - z * 0.5],
      [x + z, y + z * 0.15],
    ];
    s += poly(scrap, grey(60 + r() * 130, r() * 2));
  }
  s += line('M214 0L236 66M330 0L316 40', '#111', 1.4) + shape('M206 62L330 34 336 64 214 94z', grey(120), by('coal'));
  return s;
};

const carton = (p, side, Y, Z, r) => {
  const h = 22 + r() * 30;
  const X = side * (275 + r() * 30);
  const v = 80 + r() * 110;
  const end = Z + 0.05 * Z;
  return (
    poly([p(X, Y, Z), p(X, Y - h, Z), p(X, Y - h, end), p(X, Y, end)], grey(v, r() * 4 - 1)) +
    poly([p(X, Y, Z), p(X, Y - h, Z), p(X + side * 26, Y - h, Z), p(X + side * 26, Y, Z)], grey(v * 0.55, 1))
  );
};

/** A market stall, 160 wide: poles, a tarpaulin with snow on it, a plank with goods. A lamp hangs at (-4, -62). */
export const stall = () =>
  group(
    line('M-70-4V-100M70 0V-106', '#0c0d0e', 4) +
      shape('M-88-96Q-40-124 0-120T92-104L86-88Q40-100-2-98T-80-80z', '#241f1b') +
      shape('M-88-96Q-40-126 0-122T92-104Q40-112-2-111T-88-96z', '#b9c3cb'),
    by('rough1'),
  ) +
  rect(-62, -34, 124, 8, '#5a3f26', by('rough1')) +
  rect(-58, -26, 116, 26, '#150f0b', by('rough1')) +
  group(
    [
      [-48, 10, 10, '#7a4d24'],
      [-32, 8, 14, '#8d6a3a'],
      [-20, 12, 8, '#5d3a1e'],
      [16, 9, 12, '#94703e'],
      [30, 8, 16, '#6b4422'],
      [46, 11, 9, '#85602f'],
    ]
      .map(([x, w, h, colour]) => rect(x, -34 - h, w, h, colour))
      .join(''),
    by('rough1'),
  ) +
  line('M-4-108v36', '#0c0d0e', 1.2);

/** A public building with columns, its doors open and lit; wings torn at the right. Stands on y = 300. */
export const colonnade = ({ seed = 6, lit = true } = {}) => {
  const r = random(seed);
  let s = group(
    shape('M40 300V92L96 88 104 70 128 92 220 88V300z', '#252b31') +
      shape('M420 300V88L500 90 520 120 548 96 566 140 590 150 600 176 616 180V300z', '#22282e') +
      shape('M206 300V76h228v224z', '#2d343b') +
      shape('M194 80L320 28 446 80z', '#363e46') +
      shape('M194 80h252v9H194z', '#454e57'),
    by('wall'),
  );
  let windows = '';
  for (const x0 of [58, 444])
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 6; i++) {
        const [x, y] = [x0 + i * 26, 112 + row * 44];
        if ((x > 560 && row < 2) || (x > 200 && x < 440)) continue;
        windows += rect(x, y, 13, 24, r() < 0.25 ? '#5c6872' : '#0c0f12') + rect(x - 2, y + 24, 17, 2.4, '#96a2ac');
        if (r() < 0.3) windows += line(`M${x - 2} ${y + 4}l17 14M${x - 2} ${y + 18}l17-12`, '#4a4f52', 2.4);
      }
  s += group(windows, by('rough1')) + rect(214, 89, 212, 212, '#12161a', by('rough1'));
  if (lit)
    s +=
      rect(276, 176, 88, 124, '#100b07') +
      rect(281, 180, 78, 120, '#f4b25f') +
      shape('M281 180h20v120h-20zM339 180h20v120h-20z', '#a65f24', 'opacity=".75"') +
      line('M301 180v120M339 180v120', '#2b170a', 1.6) +
      glow(pool(320, 246, 70, 76, 0.7, 'warm') + pool(320, 250, 190, 140, 0.6, 'warm'));
  const column = (x) =>
    rect(x, 89, 14, 214, '#3c444c') + rect(x - 3, 89, 20, 7, '#505a63') + rect(x - 3, 296, 20, 7, '#505a63');
  s += group([222, 252, 376, 406].map(column).join(''), by('coalv'));
  s += shape('M190 298H450L540 356H100z', '#23282d');
  for (let i = 0; i < 6; i++)
    s +=
      rect(198 - i * 16, 300 + i * 9, 244 + i * 32, 10, grey(104 - i * 9, 0.2), by('rough1')) +
      line(`M${198 - i * 16} ${300.5 + i * 9}h${244 + i * 32}`, '#a7b0b8', 2, `opacity=".5" ${by('rough1')}`);
  if (lit) s += glow(shape('M281 300H359L470 400H170z', '#f0a04a', `opacity=".5" ${by('b10')}`));
  return s;
};
