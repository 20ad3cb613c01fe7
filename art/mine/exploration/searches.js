/* Exploration: what can be searched. */
import { camera, scattered } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { chest, plainRoom } from '../../kit/cupboards.js';
import { glow, pool } from '../../kit/light.js';
import { bottle, hand, jar, plank, shelfPaper, tin } from '../../kit/stills.js';
import { attic, nailedCupboard, pile } from '../../kit/search.js';
import { ruins } from '../../kit/street.js';
import { at, by, group, line, many, rect, shape } from '../../kit/svg.js';

const room = camera({
  eye: [0.5, 1.35, 0],
  down: 10,
  turn: -4,
  zoom: 470,
  middle: [396, 180],
  lamp: [-0.9, 2, 2],
  dim: 0.45,
});
const yard = camera({ eye: [0, 1.5, 0], down: -3, zoom: 430, middle: [320, 216], lamp: [0.2, 3.6, 4.6], dim: 0.5 });
const loft = camera({ eye: [0, 2.3, 0], down: 16, zoom: 420, middle: [320, 170], lamp: [1.2, 1.8, 3.6], dim: 0.45 });

export default {
  'mine/exploration/x-furniture': vignette({
    layers: [group(plainRoom(room, { x0: -2.6, x1: 3, z: 3.6 }), by('stone'))],
    things: [
      group(room.box(-1.22, 0, 2.5, 0.5, 0.62, 0.4, 150, { tint: 2 }), by('rough1')),
      group(chest(room, -0.1, 2.9, { w: 1.4, h: 1.2, outs: [0.56, 0.4, 0.24, 0.04], v: 210 }), by('rough1')),
      group(
        room.flat(
          [
            [-0.5, 0.62, 2.24],
            [-0.1, 0.62, 2.22],
            [-0.12, 0.28, 2.2],
            [-0.3, 0.2, 2.2],
            [-0.48, 0.34, 2.2],
          ],
          '#d9d4c6',
        ) +
          room.rod(
            [
              [0.3, 0.87, 2.4],
              [0.34, 0.66, 2.36],
              [0.3, 0.5, 2.36],
            ],
            0.1,
            '#9a6a58',
          ),
        by('rough1'),
      ),
      scattered(room, [-1.6, 1.3, 1.8, 2.2], 18, { size: 0.1, v: 200 }),
    ],
    ambient: '#5d6773',
    light: room.spot(-1.2, 0.74, 2.45, { of: 'lamp', reach: 400, size: 1.4 }, 0.62),
    lit: pool(600, 60, 190, 170, 0.5, 'cool'),
    paper: { vignette: 0.7, strokes: 0.12 },
  }),

  'mine/exploration/x-cupboards': vignette({
    layers: [nailedCupboard()],
    ambient: '#525b64',
    light: { at: [96, 250], of: 'lamp', foot: 300, reach: 360, size: 1.5 },
    front: at(
      560,
      320,
      1.1,
      group(
        line('M-20 70L-150-50c-12-10-8-22 4-26l14-2', '#1a1714', 12) + line('M-22 66L-150-54', '#d09a58', 2.4),
        by('rough1'),
      ) + at(-34, -6, 0.9, hand('formL')),
    ),
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/exploration/x-heap': vignette({
    layers: [attic(loft)],
    things: [pile(loft, -0.5, 4.3, { w: 3.6, d: 2, h: 1.5, n: 34, seed: 12 })],
    ambient: '#56616d',
    light: loft.spot(1.35, 0.5, 3.9, { of: 'lamp', reach: 320, size: 1.2 }),
    lit: shape('M250-10L360-10 400 300 190 300z', '#bccddd', `opacity=".6" ${by('b18')}`),
    shining: shape('M270-10L345-10 370 290 220 290z', '#9fb4c9', `opacity=".16" ${by('b10')}`),
    people: [loft.stand(1.9, 4, { pose: 'sit', hat: 'scarf', facing: 'left' })],
    paper: { vignette: 0.7, strokes: 0.12 },
  }),

  'mine/exploration/x-heap-end': vignette({
    sky: 'night',
    horizon: 262,
    ground: 'snow',
    seed: 8,
    layers: [
      ruins(-20, 270, 700, 130, 240, 14, '#3c4853', '#2e3841'),
      ruins(-40, 276, 190, 200, 290, 6, '#1a2127', '#0f1418') + ruins(520, 276, 190, 190, 280, 9, '#1a2127', '#0f1418'),
    ],
    things: [pile(yard, 0.1, 6.4, { w: 6, d: 2.6, h: 2.3, n: 40, bricks: 40, seed: 5 })],
    ambient: '#7d8a98',
    light: yard.spot(0.1, 2.6, 6, { of: 'lamp', reach: 230, size: 0.8 }, 2),
    people: [
      yard.stand(-0.5, 6.1, { pose: 'bent', hat: 'cap', shadow: 0 }, 1.75),
      yard.stand(0.75, 6.1, { pose: 'sit', hat: 'wool', facing: 'left', shadow: 0 }, 1.6),
    ],
    weather: ['snow', 1.2],
    paper: { vignette: 0.7, strokes: 0.12 },
  }),

  'mine/exploration/x-pantry': vignette({
    layers: [
      rect(0, 0, 640, 400, '#807a70', by('stone')) +
        many(16, (i) => line(`M${20 + i * 42} 0V400`, '#000', 1.4, 'opacity=".28"')),
    ],
    things: [
      plank(-20, 660, 118, 26, '#8f7d62', '#b9ad94') + shelfPaper(-20, 660, 119),
      at(84, 108, 1, jar({ lid: null })) +
        at(140, 106, 1, jar()) +
        at(470, 108, 1.1, jar({ lid: null })) +
        at(560, 106, 0.9, bottle({ full: 0 })),
      plank(-20, 660, 290, 56, '#8f7d62', '#857860') + shelfPaper(-20, 660, 291) + plank(-20, 660, 420, 40, '#8f7d62'),
      at(70, 268, 1.35, tin({ open: true })) +
        at(584, 264, 1.35, jar({ full: 0.18, what: '#6e4a26' })) +
        at(520, 270, 1.2, tin({ band: '#6b4a36' })),
      shape('M262 268c40-26 120-24 190-14 24 8-10 26-60 26-50 4-140 6-130-12z', '#fffaf0', by('rough')) +
        line('M296 270C340 252 372 276 420 260', '#857860', 7, by('rough1')) +
        many(
          40,
          (i, r) =>
            `<circle cx="${Math.round(230 + r() * 260)}" cy="${Math.round(246 + r() * 36)}" r="${Math.round(8 + r() * 14) / 10}" fill="#f4efe2"/>`,
          3,
        ),
    ],
    ambient: '#4d555e',
    light: { at: [196, 236], of: 'candle', foot: 268, reach: 340, size: 1.3 },
    front: shape('M-10 400V-10H40Q56 200 30 410z', '#070809', by('b3')),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/exploration/x-pantry-end': vignette({
    layers: [rect(0, 0, 640, 400, '#6c7076', by('stone'))],
    things: [
      rect(60, 40, 150, 170, '#2b2f33', by('rough1')),
      plank(230, 680, 196, 22, '#7a6c58') + plank(230, 680, 330, 30, '#7a6c58'),
      many(6, (i) => at(286 + i * 66, 190, 1.05, jar({ lid: i % 3 ? null : '#77736a', light: -0.6 }))),
      many(5, (i) => at(300 + i * 78, 322, 1.2, jar({ lid: null, light: -0.6 }))),
    ],
    ambient: '#4b5762',
    light: { at: [128, 130], foot: 210, reach: 300, strength: 0.9, cold: true },
    behind: [
      rect(66, 46, 138, 158, '#93a9be') + line('M135 46v158M66 120h138', '#14181c', 7, by('rough1')),
      at(236, 268, 2.2, jar({ full: 0.86, what: '#b0561f', light: -0.7, lid: '#a49a80' })),
      glow(pool(236, 220, 110, 110, 0.75, 'warm')),
    ],
    front: at(262, 216, 1.55, hand('formL')),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),
};
