/* Objectives of the whole stairwell: water on every landing, a pot where one passes. */
import { POSES } from '../../kit/folk.js';
import { camera } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { folkAt, stillAt } from '../../kit/furniture.js';
import { pool } from '../../kit/light.js';
import { stairwell } from '../../kit/signs.js';
import { turned } from '../../kit/stills.js';
import { at, by, group, line, rect, shape } from '../../kit/svg.js';

const flight = camera({
  eye: [0.6, 1.7, 0.6],
  down: -2,
  zoom: 420,
  middle: [320, 230],
  lamp: [-0.6, 2.2, 4],
  dim: 0.45,
});
const foot = camera({
  eye: [-0.95, 1.35, 1.5],
  down: 2,
  zoom: 400,
  middle: [320, 206],
  lamp: [-1.6, 1.2, 4],
  dim: 0.45,
});

/** A jug and the slip of paper beside it that says whose it is. */
const jug = (light = -0.5, named = true) =>
  '<ellipse cx="8" cy="1" rx="34" ry="8" fill="#000" opacity=".5"/>' +
  line('M22-60C52-58 48-18 24-20', '#6d675a', 7) +
  turned(
    [
      [20, 0],
      [28, 14],
      [28, 34],
      [18, 54],
      [18, 66],
      [23, 74],
    ],
    { colour: '#b3ab98', light, inside: '#3a5568' },
  ) +
  (named
    ? group(
        shape('M34 0L36-22L60-24L58 0z', '#e2dac6') + line('M40-16L54-17M40-10L52-11', '#6d6656', 1.8),
        by('rough1'),
      )
    : '');

const step = (i) => [-1.6 + i * 0.28, (i + 1) * 0.19, 5.05];

const cauldron =
  '<ellipse cx="6" cy="2" rx="96" ry="16" fill="#000" opacity=".5"/>' +
  turned(
    [
      [62, 0],
      [74, 10],
      [76, 84],
      [80, 92],
    ],
    { colour: '#5d5f61', light: -0.6, inside: '#15130f' },
  ) +
  line('M-80-70C-98-70-98-50-78-50M80-70C98-70 98-50 78-50', '#3a3a3a', 7) +
  line('M20-92L60-166', '#8a7350', 7);

const bowl = turned(
  [
    [14, 0],
    [25, 10],
    [28, 18],
  ],
  { colour: '#b3ab9a', light: -0.6, inside: '#2a241d' },
);

export default {
  'mine/objective/water-for-the-stairwell': vignette({
    layers: [stairwell(flight)],
    things: [
      stillAt(flight, ...step(2), jug(), 230),
      stillAt(flight, ...step(5), jug(), 230),
      stillAt(flight, ...step(11), jug(), 230),
      stillAt(flight, -1.9, 0, 4.6, jug(), 200),
      stillAt(flight, -2.35, 0, 4.5, jug(), 200),
      stillAt(flight, 3.1, 2.6, 5.2, jug(), 230),
    ],
    ambient: '#66727e',
    light: flight.spot(-0.35, 2.9, 5.2, { of: 'lamp', reach: 400, size: 1.1 }, 1.2),
    behind: flight.rod(
      [
        [-0.35, 6, 5.2],
        [-0.35, 2.98, 5.2],
      ],
      0.02,
      '#0e0c0a',
    ),
    people: [
      folkAt(
        flight,
        1.28,
        5.05,
        {
          ...POSES.stoop,
          near: [
            [20, -112],
            [30, -90],
            [44, -72],
          ],
          far: [
            [34, -110],
            [44, -90],
            [54, -74],
          ],
        },
        {
          left: true,
          coat: 'dress',
          hat: 'scarf',
          v: 17,
          face: 1,
          form: 'formUR',
          shadow: 0,
          over:
            at(52, -62, 0.5, group(jug(-0.4, false), 'transform="rotate(62)"')) +
            line('M66-52L66-20', '#a9c0d0', 3, 'opacity=".8"'),
        },
        9 * 0.19,
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/objective/food-for-the-hungry': vignette({
    topics: ['hunger', 'child'],
    layers: [stairwell(foot)],
    things: [
      group(foot.box(-2.05, 0, 4.1, 0.62, 0.42, 0.5, 150, { tint: 2.2 }), by('rough1')),
      stillAt(foot, -2.05, 0.42, 4.05, cauldron, 260),
      [-1.6, -1.36, -1.12].map((x) => stillAt(foot, x, 0, 4.25, bowl, 200)).join(''),
    ],
    ambient: '#55616d',
    light: foot.spot(-2.72, 0.95, 4.2, { of: 'candle', reach: 500, size: 1 }, 0.3),
    lit: pool(560, 60, 200, 160, 0.5, 'cool'),
    behind: group(rect(...foot.p(-2.9, 0.74, 4.2), 46, 60, '#1b1713'), by('rough1')),
    people: [
      folkAt(
        foot,
        -0.62,
        4.95,
        'sit',
        { left: true, coat: 'dress', hat: 'scarf', v: 18, face: 1, form: 'formR', shadow: 0 },
        0.38,
      ),
      folkAt(
        foot,
        -0.02,
        4.95,
        'sit',
        { left: true, coat: 'coat', hat: 'cap', v: 17, face: 1, form: 'formR', shadow: 0 },
        0.76,
      ),
      folkAt(
        foot,
        -0.98,
        4.7,
        'sit',
        { left: true, child: 0.72, coat: 'quilt', hat: 'wool', v: 20, face: 1, form: 'formR', shadow: 0 },
        0.2,
      ),
      folkAt(
        foot,
        0.5,
        3.6,
        { ...POSES.stand, head: [2, -142, 12] },
        { left: true, coat: 'coat', hair: 'short', load: true, v: 14, face: 0.8, reach: 200 },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};
