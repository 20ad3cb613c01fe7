/* Rooms seen from inside, in grey: walls that lean to a back wall, an opening with a view, a window's light. */
import { by, clip, group, line, poly, rect, round, shape } from './svg.js';

/**
 * A room: the back wall is [x0, y0, x1, y1]; the others run from it to the edges of the picture.
 * `paper` 'stripes' | 'bricks' | 'bare'; `boards` in the floor; `v` its middle grey; `stain` damp on the walls.
 */
export const room = ({
  W = 640,
  H = 400,
  back = [140, 40, 500, 290],
  v = 112,
  paper = 'stripes',
  stain = 0.4,
} = {}) => {
  const [x0, y0, x1, y1] = back;
  const cx = (x0 + x1) / 2;
  const planes =
    rect(0, 0, W, H, PLANE(v, 0.62)) +
    poly(
      [
        [0, 0],
        [W, 0],
        [x1, y0],
        [x0, y0],
      ],
      PLANE(v, 0.41),
    ) +
    poly(
      [
        [0, 0],
        [x0, y0],
        [x0, y1],
        [0, H],
      ],
      PLANE(v, 0.75),
    ) +
    poly(
      [
        [W, 0],
        [x1, y0],
        [x1, y1],
        [W, H],
      ],
      PLANE(v, 0.71),
    ) +
    rect(x0, y0, x1 - x0, y1 - y0, PLANE(v, 1)) +
    poly(
      [
        [x0, y1],
        [x1, y1],
        [W, H],
        [0, H],
      ],
      PLANE(v, 1.07),
    );
  let boards = '';
  for (let i = -9; i <= 9; i++) boards += `M${round(cx + i * 24)} ${y1}L${round(cx + i * 82)} ${H}`;
  let pattern = '';
  if (paper === 'stripes') for (let x = x0 + 8; x < x1; x += 12) pattern += `M${round(x)} ${y0}V${y1}`;
  if (paper === 'bricks')
    for (let y = y0 + 9, k = 0; y < y1; y += 9, k++) {
      pattern += `M${x0} ${round(y)}H${x1}`;
      for (let x = x0 + (k % 2) * 11; x < x1; x += 22) pattern += `M${round(x)} ${round(y)}v9`;
    }
  return (
    group(
      planes +
        line(boards, '#000', 1.2, 'opacity=".5"') +
        line(pattern, '#000', paper === 'bricks' ? 1 : 2, `opacity="${paper === 'bricks' ? 0.4 : 0.12}"`),
      by('wall'),
    ) + rect(0, 0, W, H, '#000', `${by('stain')} opacity="${stain}"`)
  );
};
const PLANE = (v, k) => {
  const g = Math.round(v * k);
  return `rgb(${g + 4},${g + 1},${g - 4})`;
};

/** An opening in a wall: what is seen through it, and its frame. Draw it after the light map: outside has its own light. */
export const opening = (x, y, w, h, view, colour = '#15110d') =>
  clip(rect(x, y, w, h, '#000'), view) +
  line(`M${x - 4} ${y + h}V${y - 4}H${x + w + 4}V${y + h}`, colour, 8, by('rough1'));

/** The light of a window on a wall or floor: four slanting panes, for a light map or a glow. */
export const paneLight = (x, y, w, h, { slant = -16, colour = '#d3e1ef', opacity = 0.9 } = {}) => {
  const [a, b] = [w * 0.47, h * 0.47];
  const pane = (px, py) => `M${round(px)} ${round(py)}h${round(a)}v${round(b)}h${round(-a)}z`;
  const d = pane(0, 0) + pane(w - a, 0) + pane(0, h - b) + pane(w - a, h - b);
  return `<g transform="translate(${x} ${y}) skewX(${slant})">${shape(d, colour, `opacity="${opacity}" ${by('b15')}`)}</g>`;
};
