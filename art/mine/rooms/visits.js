/* Visitors: a doctor with ten minutes, a hand on the door frame, a knock with nobody behind it. */
import { back } from '../../kit/backs.js';
import { camera, level } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { panelDoor, plainRoom } from '../../kit/cupboards.js';
import { POSES } from '../../kit/folk.js';
import { chairAt, folkAt, stillAt, tableAt, windowAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { bottle, hand, mug } from '../../kit/stills.js';
import { ruins, streetlamp } from '../../kit/street.js';
import { at, by, group, line, many, rect, round, shape } from '../../kit/svg.js';

const sickroom = camera({
  eye: [0, 1.45, 0],
  down: 7,
  zoom: 480,
  middle: [320, 172],
  lamp: [0.3, 1.5, 2.4],
  dim: 0.42,
});
const hallway = camera({
  eye: [0, 1.5, 0],
  down: 12,
  zoom: 430,
  middle: [320, 168],
  lamp: [-0.8, 1.2, 1.6],
  dim: 0.42,
});

/** A doctor's bag, open. */
const bag = group(
  '<ellipse cx="0" cy="2" rx="60" ry="9" fill="#000" opacity=".5"/>' +
    shape('M-50 0C-56-30-50-50-42-56H42C50-50 56-30 50 0z', '#4a3524') +
    shape('M-42-56L-50-72H50L42-56z', '#15100c') +
    line('M-50-72H50', '#c9a45e', 4) +
    line('M-18-72C-18-92 18-92 18-72', '#2c1f15', 6) +
    line('M-46-24H46', '#2c1f15', 3),
  by('rough1'),
);

export default {
  'mine/visitor/doctor': vignette({
    topics: ['illness'],
    layers: [group(plainRoom(sickroom, { x0: -2.3, x1: 2.3, z: 3.8, v: 145 }), by('stone'))],
    things: [
      group(panelDoor(sickroom, 1.05, 3.78, { w: 0.9, v: 170 }), by('rough1')),
      chairAt(sickroom, -0.95, 2.75, { turned: -90, v: 150 }),
      chairAt(sickroom, 0.75, 2.75, { turned: 90, v: 150 }),
      tableAt(sickroom, -0.08, 3.25, { w: 0.8, d: 0.5, v: 190 }),
      stillAt(sickroom, -0.3, 0.76, 3.2, bottle({ colour: '#5a3a22', full: 0.6, light: 0.6 }), 290) +
        stillAt(sickroom, -0.12, 0.76, 3.15, mug({ light: 0.6 }), 280),
    ],
    ambient: '#4c5762',
    light: sickroom.spot(0.12, 0.94, 3.2, { of: 'lamp', reach: 380, size: 1.3 }, 0.76),
    people: [
      folkAt(
        sickroom,
        -0.85,
        2.6,
        {
          ...POSES.sit,
          head: [3, -103, 22],
          near: [
            [-6, -95],
            [6, -70],
            [38, -72],
          ],
        },
        { coat: 'coat', hair: 'long', v: 22, face: 1, wrap: '#4d4438', arms: true, shadow: 0 },
      ),
      folkAt(
        sickroom,
        0.66,
        2.6,
        {
          ...POSES.sit,
          head: [8, -103, 24],
          near: [
            [-4, -95],
            [12, -70],
            [40, -68],
          ],
          far: [
            [10, -94],
            [26, -78],
            [34, -92],
          ],
        },
        {
          left: true,
          coat: 'long',
          hat: 'brim',
          v: 18,
          face: 1,
          shadow: 0,
          over:
            '<circle cx="36" cy="-97" r="5.500" fill="#e2c27a"/>' + line('M33-92C28-84 18-82 10-84', '#b98f4e', 1.4),
        },
      ),
      folkAt(sickroom, 1.62, 3.5, 'huddle', { left: true, coat: 'dress', hat: 'scarf', v: 15, face: 0.8, shadow: 0.4 }),
    ],
    front: stillAt(sickroom, 0.3, 0, 2.25, bag, 200),
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/visitor/newcomer-wounded': vignette({
    layers: [rect(0, 0, 640, 400, '#4f5357', by('stone')) + bricks()],
    things: doorAjar(),
    ambient: '#77838f',
    light: { at: [452, 190], foot: 400, reach: 330, strength: 0.85 },
    behind: [
      shape('M436-10H470L462 410H440z', '#f0b763') +
        glow(shape('M426-10H484L474 410H430z', '#e2a052', `opacity=".8" ${by('b6')}`)),
      glow(shape('M440-10L130 410H436z', '#d8924a', `opacity=".3" ${by('b18')}`)),
      thumbprint(362, 128),
    ],
    front: group(at(322, 172, [-1.42, 1.42], hand('rough1', '#15110e')), by('formR')),
    weather: ['snow', 0.7],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/visitor/v-impact': vignette({
    layers: [group(plainRoom(hallway, { x0: -1.9, x1: 1.9, z: 3.2, h: 2.8, v: 140 }), by('stone'))],
    ambient: '#4a545f',
    light: hallway.spot(-1.35, 1.15, 2.5, { of: 'candle', reach: 300, size: 1.1 }, 0.9),
    things: group(hallway.box(-1.45, 0, 2.6, 0.6, 0.92, 0.4, 150, { tint: 2.2 }), by('rough1')),
    lit: hallway.flat(
      [
        [-0.5, 0.01, 3.2],
        [0.7, 0.01, 3.2],
        [1.1, 0.01, 1.2],
        [-0.8, 0.01, 1.2],
      ],
      '#b9cad8',
      `opacity=".8" ${by('b10')}`,
    ),
    behind: [emptyStep(hallway), letter(hallway)],
    front: at(556, 428, 1.16, back('scarf', { form: 'formUL' })),
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};

/** The open door: a street under snow, a trail of steps that leads away from the threshold. */
function emptyStep(cam) {
  const [x0, x1, z] = [-0.5, 0.7, 3.18];
  const [left, top] = cam.p(x0, 2.15, z);
  const [right, foot] = cam.p(x1, 0, z);
  const w = right - left + 40;
  const step = (i) =>
    `<ellipse cx="${round(left + w * (0.42 + (i % 2) * 0.08) + i * 9)}" cy="${round(foot - 8 - i * 11)}" rx="${round(6.5 - i * 0.6)}" ry="${round(3 - i * 0.28)}" fill="#4a5b6a"/>`;
  const view =
    skyOver(left - 20, top - 10, w, foot - top, ['#1c2733', '#3f5265', '#8fa2b2']) +
    ruins(left - 20, foot - 84, w, 60, 130, 17, '#2c3a47', '#212d38') +
    shape(`M${left - 20} ${foot - 90}H${right + 20}V${foot + 10}H${left - 20}z`, '#a9b9c7') +
    at(right - 26, foot - 74, 0.9, streetlamp(120, '#17202a')) +
    pool(left + w * 0.4, foot - 20, 90, 30, 0.5, 'cool') +
    [0, 1, 2, 3, 4, 5, 6].map(step).join('');
  return (
    windowAt(cam, [x0, x1, 0, 2.15], z, view, { nx: 1, ny: 1, sill: '#b9c7d2' }) +
    group(
      cam.thing(
        -0.72,
        1.06,
        2.72,
        [0, -72, 0],
        [
          [0, 0, 0, 1.1, 2.1, 0.05, 92, 2.2],
          [0, 0.48, -0.04, 0.8, 0.85, 0.02, 58, 2.2],
          [0, -0.52, -0.04, 0.8, 0.75, 0.02, 58, 2.2],
        ],
      ),
      by('rough1'),
    )
  );
}

/** A folded paper on the threshold. */
function letter(cam) {
  const y = 0.02;
  return group(
    cam.flat(level(-0.04, 0.4, 2.66, 2.92, y), '#000', `opacity=".5" ${by('b3')}`) +
      cam.flat(
        [
          [-0.06, y, 2.72],
          [0.3, y, 2.68],
          [0.36, y, 2.94],
          [0, y, 2.98],
        ],
        '#d8d2c2',
      ) +
      cam.flat(
        [
          [-0.06, y, 2.72],
          [0.3, y, 2.68],
          [0.33, y + 0.09, 2.8],
          [-0.02, y + 0.1, 2.84],
        ],
        '#fbf7ea',
      ),
    by('rough1'),
  );
}

/** Courses of brick in the dark. */
function bricks() {
  return line(
    many(22, (i) => `M-10 ${i * 20}H330`) +
      many(60, (i) => `M${(i % 6) * 60 + (Math.floor(i / 6) % 2) * 30} ${Math.floor(i / 6) * 40}v20`),
    '#000',
    1.6,
    `opacity=".3" ${by('rough1')}`,
  );
}

/** A door frame seen close, and the door that stands a hand's breadth open. */
function doorAjar() {
  return group(
    rect(318, -10, 122, 420, '#5d4d3c') +
      line('M340-10V410M418-10V410', '#2b2219', 3) +
      rect(426, -10, 14, 420, '#3a2e22') +
      shape('M470-10H650V410H462z', '#4a3b2c') +
      shape('M510 30H650V180H508zM507 220H650V380H505z', '#33281d') +
      '<circle cx="490" cy="236" r="11" fill="#a88a4c"/>',
    by('coalv'),
  );
}

/** The mark of a thumb on the wood. */
function thumbprint(x, y) {
  return group(
    `<ellipse cx="${x}" cy="${y}" rx="11" ry="16" fill="#7a2e20" opacity=".75" transform="rotate(14 ${x} ${y})"/>` +
      line(
        `M${x - 6} ${y - 8}c4-5 9-4 12 0M${x - 8} ${y - 2}c5-6 12-5 16 0M${x - 8} ${y + 5}c5-6 11-5 14 0`,
        '#3a150e',
        1.6,
      ),
    by('rough1'),
  );
}
