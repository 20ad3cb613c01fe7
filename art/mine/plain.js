/* The plain picture of a family: for cards of packs, and in the place of what somebody fades. */
import { camera } from '../kit/camera.js';
import { vignette } from '../kit/compose.js';
import { plainRoom } from '../kit/cupboards.js';
import { glow, pool } from '../kit/light.js';
import { ruins, tree, wire } from '../kit/street.js';
import { at, by, group, line, rect, shape } from '../kit/svg.js';

const doorway = camera({ eye: [-0.4, 1.5, 0], zoom: 430, middle: [320, 190], lamp: [0.4, 1, 3.4], dim: 0.4 });
const desk = camera({ eye: [0, 1.5, 0], down: 26, zoom: 560, middle: [320, 190], lamp: [-0.7, 1.7, 1.3], dim: 0.4 });

export default {
  'mine/location/plain': vignette({
    for: [],
    sky: 'dusk',
    horizon: 268,
    seed: 6,
    layers: [
      ruins(-20, 270, 700, 20, 70, 31, '#6f808e', '#63737f'),
      ruins(-20, 274, 700, 26, 110, 17, '#485763', '#3c4a55'),
      ruins(-20, 280, 330, 20, 90, 52, '#2a343c', '#1d262c') + ruins(420, 280, 240, 30, 110, 63, '#2a343c', '#1d262c'),
    ],
    ground: 'snow',
    light: { at: [352, 250], foot: 268, reach: 60, strength: 0.9 },
    behind: [
      rect(349, 247, 6, 8, '#ffcf86') + glow(pool(352, 251, 34, 30, 1, 'warm')),
      shape('M330 268C318 300 270 340 190 410H470C430 350 360 310 344 268z', '#2b353d', `opacity=".7" ${by('rough')}`),
    ],
    front: [
      at(600, 410, 1.7, tree(9, 210, '#0b0e11', '#7d8b98')),
      line('M70 410V150M40 176h60M46 200h48', '#0c0f12', 5, by('rough1')),
      wire(50, 176, 700, 60, 70, '#0c0f12', 1.4),
      wire(90, 200, -30, 170, 10, '#0c0f12', 1.4),
    ],
    weather: ['snow', 0.6],
    paper: { vignette: 0.7 },
  }),

  'mine/exploration/plain': vignette({
    for: [],
    layers: [group(plainRoom(doorway, { x0: -3, x1: 2.8, z: 4.6, v: 140 }), by('stone'))],
    things: group(
      doorway.flat(
        [
          [-0.2, 0, 4.58],
          [0.9, 0, 4.58],
          [0.9, 2.2, 4.58],
          [-0.2, 2.2, 4.58],
        ],
        '#0b0b0c',
      ) +
        doorway.face(
          [
            [0.9, 0, 4.56],
            [1.7, 0, 4.1],
            [1.7, 2.18, 4.1],
            [0.9, 2.18, 4.56],
          ],
          96,
          3,
        ) +
        doorway.flat(
          [
            [1.02, 0.2, 4.47],
            [1.58, 0.2, 4.15],
            [1.58, 0.95, 4.15],
            [1.02, 0.95, 4.47],
          ],
          'rgba(0,0,0,.35)',
        ) +
        doorway.flat(
          [
            [1.02, 1.1, 4.47],
            [1.58, 1.1, 4.15],
            [1.58, 2, 4.15],
            [1.02, 2, 4.47],
          ],
          'rgba(0,0,0,.35)',
        ) +
        line(doorway.way([-0.28, 0, 4.56], [-0.28, 2.28, 4.56], [0.98, 2.28, 4.56], [0.98, 0, 4.56]), '#3b332b', 9),
      by('rough1'),
    ),
    ambient: '#525d68',
    light: doorway.spot(-0.7, 0.14, 3.7, { of: 'lamp', reach: 320, size: 1.3 }),
    lit: pool(90, 70, 190, 150, 0.5, 'cool'),
    paper: { vignette: 0.75 },
  }),

  'mine/findings/plain': vignette({
    for: [],
    layers: [
      group(
        desk.floor([-3, 0.4, 3, 3.4], 130, { y: 0.6, step: 0.34, across: 0, tint: 2.4, joints: 0.6 }) +
          desk.flat(
            [
              [-4, 0.6, 3.4],
              [4, 0.6, 3.4],
              [4, 3, 3.4],
              [-4, 3, 3.4],
            ],
            '#5b5751',
          ),
        by('stone'),
      ),
    ],
    things: group(
      desk.box(0.1, 0.6, 1.75, 0.9, 0.42, 0.56, 210, { tint: 2.6, turned: -14 }) +
        desk.box(0.1, 1.02, 1.75, 0.94, 0.06, 0.6, 215, { tint: 2.6, turned: -14 }) +
        desk.box(0.03, 0.86, 1.45, 0.12, 0.14, 0.05, 230, { tint: '#a58c58', turned: -14 }),
      by('rough1'),
    ),
    ambient: '#656e79',
    light: desk.spot(-0.66, 0.76, 1.7, { of: 'candle', reach: 340, size: 1.6 }, 0.6),
    paper: { vignette: 0.8 },
  }),
};
