/* Parts of places that more than one picture may use: a market stall, a front with columns. */
import { glow, pool } from './light.js';
import { by, group, grey, line, random, rect, shape } from './svg.js';

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
