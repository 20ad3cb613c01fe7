/* Exploration: signs of people: a hiding place, footsteps, a light under a door, a wire, a chair. */
import { camera, scattered } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { panelDoor, plainRoom } from '../../kit/cupboards.js';
import { castShadow, glow, pool } from '../../kit/light.js';
import { armchair, boiler, loudspeaker, stairwell, steam } from '../../kit/signs.js';
import { THINGS } from '../../kit/search.js';
import { bottle, mug, tin } from '../../kit/stills.js';
import { BODY, HEAD } from '../../kit/people.js';
import { opening } from '../../kit/rooms.js';
import { ruins, wire } from '../../kit/street.js';
import { at, by, clip, group, line, poly, rect, shape } from '../../kit/svg.js';

const below = camera({ eye: [0.8, 1.4, 0], down: -12, zoom: 400, middle: [320, 210], lamp: [2, 4, 6.5], dim: 0.4 });
const hall = camera({ eye: [0, 0.5, 0], zoom: 440, middle: [320, 190], lamp: [0, 1.6, 5.4], dim: 0.45 });
const sill = camera({ eye: [0, 0.42, 0], down: 5, zoom: 470, middle: [320, 150], lamp: [0, 0.1, 3], dim: 0.5 });
const parlour = camera({
  eye: [0.4, 1.5, 0],
  down: 6,
  zoom: 430,
  middle: [330, 180],
  lamp: [-1.6, 1.2, 1.8],
  dim: 0.45,
});
const still = camera({
  eye: [-0.3, 1.25, 0],
  down: 8,
  zoom: 460,
  middle: [266, 180],
  lamp: [0.9, 1.5, 2.6],
  dim: 0.45,
});
const quiet = camera({ eye: [0, 1.7, 0], zoom: 400, middle: [320, 210], lamp: [0, 4, 7], dim: 0.5 });

export default {
  'mine/exploration/x-hiding-place': vignette({
    layers: [group(plainRoom(hall, { x0: -2.4, x1: 3, z: 6, v: 140 }), by('stone'))],
    things: group(hall.box(1.9, 0, 5.4, 0.9, 0.8, 0.6, 120, { tint: 2 }), by('rough1')),
    ambient: '#4f5862',
    light: hall.spot(1.5, 1.3, 5, { reach: 230, of: 'lamp', size: 0.7 }),
    people: [hall.stand(0.75, 4.6, { pose: 'walk', hat: 'cap', add: line('M28-80L44-60', '#090909', 5), reach: 300 })],
    front: boiler(),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/exploration/x-footsteps': vignette({
    layers: [stairwell(below)],
    ambient: '#4a5560',
    light: { at: [520, 96], foot: 150, reach: 260, strength: 0.95 },
    lit: shape('M360 20H640V210H330z', '#f0bd7c', `opacity=".5" ${by('b18')}`),
    behind: group(
      at(470, 250, [-1.25, 1.25], shape(BODY.walk + HEAD.cap, '#050505')),
      `opacity=".78" transform="skewX(-6) translate(22 0)" ${by('b3')}`,
    ),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/exploration/x-candlelight': vignette({
    layers: [
      group(
        sill.floor([-3, 0.4, 3, 3.4], 130, { step: 0.22, across: 0, tint: 1.6 }) +
          sill.flat(
            [
              [-3, 0, 3.4],
              [3, 0, 3.4],
              [3, 3, 3.4],
              [-3, 3, 3.4],
            ],
            '#6d675e',
          ),
        by('stone'),
      ),
      group(panelDoor(sill, -0.85, 3.36, { w: 1.7, h: 2.4, v: 190 }), by('rough1')),
    ],
    ambient: '#3f4954',
    light: { at: sill.p(-0.2, 0.06, 3.3), foot: sill.p(0, 0, 3.1)[1], reach: 300, strength: 0.9 },
    behind: [
      sill.flat(
        [
          [-0.82, 0, 3.35],
          [0.82, 0, 3.35],
          [0.82, 0.07, 3.35],
          [-0.82, 0.07, 3.35],
        ],
        '#ffe3a6',
      ),
      glow(
        sill.flat(
          [
            [-0.85, 0, 3.34],
            [0.85, 0, 3.34],
            [1.7, 0, 0.9],
            [-1.3, 0, 0.9],
          ],
          '#f0a652',
          `opacity=".42" ${by('b18')}`,
        ) + pool(...sill.p(-0.1, 0, 3.25), 210, 22, 0.9, 'warm'),
      ),
    ],
    front: [
      poly(
        [
          [326, 366],
          [412, 366],
          [400, 410],
          [250, 410],
        ],
        '#000',
        `opacity=".6" ${by('b3')}`,
      ) +
        poly(
          [
            [450, 366],
            [536, 366],
            [640, 410],
            [480, 410],
          ],
          '#000',
          `opacity=".6" ${by('b3')}`,
        ),
      group(
        shape(
          'M352-10C340 60 340 120 350 168L368 178 365 318C358 330 354 344 354 360C354 370 362 374 384 374C404 374 410 368 410 358C410 342 408 332 406 320L420 186 446 186 456 320C454 334 452 344 452 358C453 368 460 374 480 374C502 374 508 368 508 358C507 342 503 330 497 318L500 178 520 168C530 110 528 50 516-10z',
          '#0a0a0b',
        ),
        by('formUL'),
      ),
    ],
    paper: { vignette: 0.85, strokes: 0.12 },
  }),

  'mine/exploration/x-tripwire': vignette({
    layers: [group(plainRoom(hall, { x0: -2.2, x1: 2.2, z: 7, v: 130 }), by('stone'))],
    things: [
      group(
        hall.flat(
          [
            [-0.6, 0, 6.98],
            [0.6, 0, 6.98],
            [0.6, 2.1, 6.98],
            [-0.6, 2.1, 6.98],
          ],
          '#e8c48c',
        ) +
          hall.box(-1.4, 0, 2.6, 0.16, 2.9, 0.3, 130, { tint: 2 }) +
          hall.box(1.4, 0, 2.6, 0.16, 2.9, 0.3, 130, { tint: 2 }),
        by('rough1'),
      ),
      scattered(hall, [-1.8, 1.2, 1.8, 6], 40, { size: 0.08, v: 160 }),
      at(...hall.p(1.18, 0, 2.5), 1.5, tin({ colour: '#6d6f66', h: 40, r: 16, light: -0.5 })),
    ],
    ambient: '#46505b',
    light: hall.spot(0, 1, 6.9, { reach: 240 }),
    behind: [
      glow(
        hall.flat(
          [
            [-0.6, 0.01, 6.9],
            [0.6, 0.01, 6.9],
            [2, 0.01, 0.3],
            [-2, 0.01, 0.3],
          ],
          '#e8a553',
          `opacity=".28" ${by('b10')}`,
        ),
      ),
      line(hall.way([-1.32, 0.34, 2.5], [0, 0.31, 2.5], [1.12, 0.28, 2.5]), '#fff1d0', 1.6) +
        line(hall.way([1.12, 0.28, 2.5], [1.18, 0.24, 2.5]), '#fff1d0', 3),
      glow(pool(...hall.p(0.1, 0.31, 2.5), 60, 5, 0.9, 'warm')),
      line(hall.way([-1.32, 0.34, 2.5], [-1.36, 0.38, 2.5], [-1.34, 0.3, 2.5], [-1.38, 0.34, 2.5]), '#e0c79a', 2),
    ],
    paper: { vignette: 0.85, strokes: 0.12 },
  }),

  'mine/exploration/x-silence': vignette({
    layers: [
      group(
        plainRoom(quiet, { x0: -4, x1: 4, z: 9, h: 5.4, v: 130 }) + quiet.flat(round3(0, 3.3, 8.98, 1.35), '#2d3a47'),
        by('stone'),
      ),
    ],
    things: [
      group(
        [-2.8, 0, 2.8].map((x) => quiet.box(x, 5, 5, 0.26, 0.26, 8, 90, { tint: 2 })).join('') +
          [7.6, 5.6, 3.6].map((z) => quiet.box(0, 4.7, z, 8, 0.24, 0.24, 90, { tint: 2 })).join(''),
        by('coal'),
      ),
      scattered(quiet, [-3, 2.4, 3, 8], 34, { size: 0.09, v: 220, spread: 40, tint: 0 }),
      at(372, 372, 1.5, bottle({ colour: '#7d98a8', full: 0.6, cork: false, light: -0.6 })),
    ],
    ambient: '#5b6875',
    light: [{ at: quiet.p(0, 3.3, 8.9), foot: 300, reach: 220, cold: true, strength: 0.9 }],
    behind: [
      clip(
        `<circle cx="320" cy="${quiet.p(0, 3.3, 8.98)[1]}" r="60"/>`,
        skyOver(240, 60, 160, 160, 'night') +
          ruins(230, 190, 190, 20, 60, 5, '#27313b') +
          rect(338, 164, 4, 5, '#ffcf86') +
          glow(pool(340, 166, 22, 20, 0.9, 'warm')),
      ),
      `<circle cx="320" cy="${quiet.p(0, 3.3, 8.98)[1]}" r="60" fill="none" stroke="#15181b" stroke-width="7"/>` +
        line(`M320 ${quiet.p(0, 3.3, 8.98)[1] - 60}v120M260 ${quiet.p(0, 3.3, 8.98)[1]}h120`, '#15181b', 5),
      glow(shape('M282 190H358L470 400H150z', '#8fa6bb', `opacity=".2" ${by('b18')}`)),
    ],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/exploration/x-left-behind': vignette({
    topics: ['death'],
    layers: [group(plainRoom(parlour, { x0: -3, x1: 3.2, z: 5, v: 130 }), by('stone'))],
    things: [
      group(
        parlour.box(-1.3, 0, 4.3, 0.6, 0.62, 0.5, 140, { tint: 2 }) +
          parlour.box(-1.3, 0.62, 4.3, 0.7, 0.04, 0.6, 190, { tint: 2 }),
        by('rough1'),
      ),
      scattered(parlour, [-2, 1.8, 2, 4], 22, { size: 0.08, v: 190 }),
    ],
    ambient: '#515d6a',
    light: { at: [30, 330], foot: 380, reach: 360, strength: 0.8 },
    lit: pool(430, 120, 200, 160, 0.6, 'cool'),
    behind: [
      opening(
        366,
        44,
        150,
        150,
        skyOver(366, 44, 150, 150, 'dusk') + ruins(356, 196, 170, 20, 70, 8, '#46535f'),
        '#1a1815',
      ) + line('M441 44v150M366 112h150', '#1a1815', 6, by('rough1')),
      glow(shape('M370 200H516L590 400H300z', '#8fa6bb', `opacity=".2" ${by('b18')}`)),
      '<ellipse cx="352" cy="366" rx="130" ry="16" fill="#000" opacity=".6" ' +
        by('b6') +
        '/>' +
        at(338, 352, 1.2, armchair()),
    ],
    weather: ['snow', 0.2],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/exploration/x-impact-location': vignette({
    layers: [group(plainRoom(still, { x0: -2.4, x1: 3.4, z: 4.2, v: 140 }), by('stone'))],
    things: [
      group(
        [
          [1.4, 3.5],
          [0.3, 2.9],
          [1.4, 2.9],
        ]
          .map(([x, z]) => still.box(x, 0, z, 0.07, 0.72, 0.07, 110, { tint: 2 }))
          .join('') + still.box(0.85, 0.72, 3.2, 1.3, 0.05, 0.8, 225, { tint: 2 }),
        by('rough1'),
      ),
      castShadow(...still.p(-0.3, 0, 2.8), ...still.p(1.05, 0, 3.3), 90, 0.5, 150),
      group(still.thing(-0.3, 0.46, 2.85, [0, -58, 0], THINGS.chair('#a5835c')), by('rough1')),
      at(...still.p(0.6, 0.77, 3), 1, mug({ light: 0.6 })),
      at(
        ...still.p(0.95, 0.77, 2.95),
        1,
        group(shape('M-26 0l18-9 38 1-14 10z', '#d8d0bc') + line('M-10-4l20 0M-14-1l20 0', '#6a6152', 1), by('rough1')),
      ),
    ],
    ambient: '#4d5761',
    light: still.spot(1.2, 0.83, 3.2, { of: 'lamp', reach: 330, size: 1.5 }, 0.77),
    behind: at(...still.p(0.6, 0.98, 3), 1, steam()),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/exploration/x-impact-event': vignette({
    sky: 'dusk',
    horizon: 336,
    seed: 2,
    layers: [
      ruins(-20, 340, 700, 60, 190, 27, '#54626e', '#47545f'),
      ruins(-30, 346, 240, 120, 230, 11, '#2a333b', '#1d252b'),
    ],
    ground: 'snow',
    light: { at: [118, 262], foot: 340, reach: 110, strength: 0.8 },
    behind: rect(110, 250, 15, 22, '#ffc978', by('rough1')) + glow(pool(118, 262, 50, 50, 0.8, 'warm')),
    people: [
      { x: 250, y: 372, size: 0.42, pose: 'long', hat: 'scarf' },
      { x: 284, y: 376, size: 0.43, pose: 'stand', hat: 'cap' },
      { x: 186, y: 382, size: 0.45, pose: 'woman', hat: 'wool' },
    ],
    front: [loudspeaker(), wire(440, 60, 700, 20, 30, '#0a0c0e', 1.6), wire(440, 60, -20, 110, 60, '#0a0c0e', 1.4)],
    weather: ['snow', 1],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};

function round3(x, y, z, r) {
  return Array.from({ length: 28 }, (_, k) => [
    x + r * Math.cos((k * 6.2832) / 28),
    y + r * Math.sin((k * 6.2832) / 28),
    z,
  ]);
}
