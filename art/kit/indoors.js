/* Furniture and fittings. `v` is the middle grey a part is drawn in. */
import { by, grey, group, line, rect, shape } from './svg.js';

export const chair = (v = 110) =>
  line('M-10 0l2-46M10 0V-22M-8-22h20M-9 -20L-14 0M12-22l3 22', grey(v * 0.7, 1.5), 2.6, by('rough1')) +
  line('M-8-46l10-2M-8-38l10-2', grey(v, 1.5), 2);

export const table = (w = 70, h = 34, v = 120) =>
  group(
    rect(-w / 2, -h, w, 5, grey(v, 2)) +
      rect(-w / 2 + 4, -h + 5, 4, h - 5, grey(v * 0.6, 2)) +
      rect(w / 2 - 8, -h + 5, 4, h - 5, grey(v * 0.6, 2)) +
      rect(-w / 2 + 2, -h + 5, w - 4, 5, grey(v * 0.5, 2)),
    by('coal'),
  );

export const crate = (v = 115) =>
  group(
    rect(-15, -22, 30, 22, grey(v * 0.7, 2)) +
      line('M-15-22h30v22h-30zM-15-15h30M-15-7h30M-10-22V0M10-22V0', grey(v * 0.3, 2), 1.3),
    by('rough1'),
  );

export const stove = (v = 84) =>
  group(
    shape('M-17 0v-5h34v5z', grey(v * 0.5)) +
      shape('M-15-5V-40h30v35z', grey(v * 0.62)) +
      rect(-18, -44, 36, 5, grey(v)) +
      line('M4-44V-92', grey(v * 0.7), 6) +
      line('M2.6-44V-92', grey(v * 1.1), 1.4) +
      rect(-10, -34, 20, 14, '#1a0f08') +
      rect(-9, -16, 18, 7, '#150d08'),
    by('rough1'),
  ) +
  shape('M-8-33h16v12h-16z', '#ffb352') +
  shape('M-8-21c1-6 3-4 4-8 2 3 3 0 4-4 2 4 3 3 4 1 2 4 3 6 4 11z', '#fff1c4') +
  line('M-3-34v14M3-34v14', '#2a160a', 1.2) +
  shape('M-9-45l2-9h9l3 9z', grey(v * 0.5));
