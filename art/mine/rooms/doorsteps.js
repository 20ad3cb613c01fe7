/* Who stands on our step: a cloth full of things, children with a bag, a rifle left outside, a debt, a parcel, a bowl. */
import { camera, level, sideways, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { plainRoom } from '../../kit/cupboards.js';
import { candle } from '../../kit/fire.js';
import { POSES, rifle } from '../../kit/folk.js';
import { chairAt, folkAt, seenAs, stillAt, windowAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { clock, keyring, openBook, shoe, spoon } from '../../kit/still.js';
import { bottle, jar, linen, mug, tin, turned } from '../../kit/stills.js';
import { ruins, streetlamp } from '../../kit/street.js';
import { at, by, group, line, many, rect, round, shape } from '../../kit/svg.js';

const sill = camera({ eye: [0, 1.5, 0], down: 15, zoom: 470, middle: [320, 124], lamp: [0.1, 0.7, 2.6], dim: 0.42 });
const low = camera({ eye: [0, 1.02, 0], zoom: 430, middle: [320, 196], lamp: [1, 1.4, 1], dim: 0.42 });
const wall = camera({
  eye: [0.55, 1.5, 0],
  turn: -12,
  down: 4,
  zoom: 430,
  middle: [320, 190],
  lamp: [0.4, 1.4, 4.6],
  dim: 0.4,
});
const step = camera({ eye: [0, 1.05, 0], down: 15, zoom: 450, middle: [320, 206], lamp: [1.6, 1.4, 1.6], dim: 0.42 });
const late = camera({
  eye: [-0.1, 1.5, 0],
  down: 9,
  zoom: 440,
  middle: [320, 176],
  lamp: [1, 1.6, 3.4],
  dim: 0.45,
});
const crack = camera({ eye: [0, 1.35, 0], zoom: 470, middle: [320, 196], lamp: [-1, 1.2, 1.2], dim: 0.42 });

export default {
  'mine/visitor/barterer': vignette({
    layers: [
      group(
        sill.floor([-5, 0.3, 5, 14], 150, { step: 0, across: 0, tint: -1.4 }) +
          sill.floor([-1.9, 0.4, 1.9, 2.55], 150, { y: 0.02, step: 0.95, across: 1.1, tint: 0.4 }),
        by('stone'),
      ),
    ],
    things: [
      cloth(sill),
      [
        [-0.02, 2.16, clock(200), 210],
        [-0.5, 2.12, openBook(200), 260],
        [0.55, 2.25, mug({ light: -0.6, colour: '#8fa3ad' }), 250],
        [0.8, 2.16, bottle({ colour: '#5a3a22', full: 0.4, light: -0.6 }), 270],
        [-0.78, 1.76, shoe(150), 260],
        [-0.6, 1.7, shoe(120), 260],
        [-0.2, 1.82, keyring(210), 230],
        [0.24, 1.86, spoon(220), 230],
        [0.26, 1.74, spoon(190), 230],
        [0.66, 1.76, tin({ band: '#8a4a3a' }), 250],
      ]
        .map(([x, z, part, unit]) => stillAt(sill, x, 0.05, z, part, unit))
        .join(''),
      spectacles(sill, -0.28, 1.52) + medal(sill, 0.22, 1.5),
    ],
    ambient: '#55626f',
    light: sill.spot(0.34, 0.2, 2.4, { of: 'lamp', reach: 330, size: 1.5 }, 0.02),
    lit: pool(...sill.p(0, 0.05, 1.85), 330, 120, 0.8),
    behind: [
      rect(0, 0, 640, 30, '#1a232d', by('b6')),
      ruins(-20, 36, 700, 20, 40, 12, '#0f161d'),
      at(500, 84, 0.7, streetlamp(110, '#0d1319')),
    ],
    people: [
      folkAt(
        sill,
        -0.74,
        2.62,
        {
          ...POSES.kneel,
          far: [
            [20, -93],
            [40, -72],
            [62, -44],
          ],
        },
        {
          coat: 'long',
          hat: 'brim',
          hair: 'beard',
          v: 24,
          face: 1.3,
          form: 'formDR',
          shadow: 0.5,
          scarf: '#4a3a30',
        },
      ),
    ],
    front: [
      rect(-10, -10, 70, 420, '#0f0b08', by('coalv')) +
        rect(58, -10, 7, 420, '#5a3d22', by('rough1')) +
        rect(586, -10, 70, 420, '#0f0b08', by('coalv')) +
        rect(580, -10, 7, 420, '#4a321c', by('rough1')),
    ],
    weather: ['snow', 0.6],
    paper: { vignette: 0.7, strokes: 0.12 },
  }),

  'mine/visitor/children-at-the-door': vignette({
    topics: ['child'],
    layers: [group(plainRoom(low, { x0: -2.2, x1: 2.2, z: 2.35, v: 150, tint: 1 }), by('stone'))],
    things: group(low.box(1.2, 0, 1.75, 0.5, 0.86, 0.4, 150, { tint: 2.2 }), by('rough1')),
    ambient: '#55606c',
    light: low.spot(1.08, 1.02, 1.7, { of: 'lamp', reach: 380, size: 1.8 }, 0.86),
    behind: [outside(low)],
    people: [
      folkAt(
        low,
        -0.42,
        2.26,
        {
          ...POSES.front,
          head: [2, -143, 4],
          far: [
            [19, -131],
            [28, -106],
            [10, -98],
          ],
        },
        { child: 0.8, coat: 'coat', hat: 'cap', v: 28, face: 1.3, form: 'formR', shadow: 0, scarf: '#5a3a2e' },
      ),
      folkAt(low, 0.44, 2.22, POSES.front, {
        child: 0.66,
        coat: 'dress',
        hat: 'scarf',
        v: 24,
        face: 1.3,
        form: 'formR',
        shadow: 0,
      }),
      folkAt(
        low,
        0.02,
        2.02,
        {
          ...POSES.front,
          head: [0, -143, -5],
          near: [
            [-19, -131],
            [-34, -112],
            [-27, -92],
          ],
          far: [
            [19, -131],
            [34, -112],
            [27, -92],
          ],
        },
        {
          child: 0.5,
          coat: 'quilt',
          hat: 'wool',
          v: 32,
          face: 1.5,
          form: 'formR',
          shadow: 0,
          over:
            shape('M-32-94C-26-104 26-104 32-94C30-60 36-34 24-22C8-14-14-14-26-24C-36-40-30-66-32-94z', '#6d5a40') +
            '<ellipse cx="0" cy="-94" rx="32" ry="10" fill="#120d09"/><ellipse cx="0" cy="-94" rx="32" ry="10" fill="none" stroke="#b8955e" stroke-width="3"/>' +
            line('M-18-74C-22-54-16-38-18-28M14-76C20-56 12-40 16-28', '#3a2e1f', 3),
        },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/visitor/soldier-off-duty': vignette({
    layers: [
      skyOver(0, 0, 640, 220, ['#3a4a5c', '#6c7f92', '#a9b8c4']),
      ruins(150, 196, 520, 40, 110, 21, '#5f6d7a', '#525f6b'),
      group(wall.floor([-1.2, 0.3, 9, 14], 170, { step: 0, across: 0, tint: -1.6 }), by('stone')),
      group(houseWall(wall), by('stone')),
    ],
    ambient: '#5d6b79',
    light: { at: wall.p(-1, 1.3, 4.6), foot: wall.p(-0.6, 0, 4.6)[1], reach: 330 },
    lit: wall.flat(
      [
        [-1.2, 0.01, 4.1],
        [-1.2, 0.01, 5.1],
        [3.4, 0.01, 6.6],
        [2.6, 0.01, 2.6],
      ],
      '#ffdf9e',
      by('b6'),
    ),
    behind: [
      wall.flat(sideways(-1.19, 4.05, 5.1, 0, 2.1), '#f2bd6c') +
        wall.flat(sideways(-1.19, 4.8, 5.1, 0, 2.1), '#8a5a2c') +
        line(wall.way([-1.18, 0, 4.05], [-1.18, 2.1, 4.05], [-1.18, 2.1, 5.1], [-1.18, 0, 5.1]), '#17120d', 9),
      glow(wall.flat(sideways(-1.18, 3.9, 5.2, 0, 2.1), '#e2a052', `opacity=".6" ${by('b10')}`)),
    ],
    people: [
      folkAt(
        wall,
        0.5,
        4.1,
        {
          ...POSES.stand,
          near: [
            [-10, -132],
            [-4, -106],
            [16, -126],
          ],
          head: [3, -143, 6],
        },
        {
          left: true,
          coat: 'great',
          hair: 'short',
          v: 17,
          face: 1.2,
          reach: 220,
          over: '<circle cx="22" cy="-129" r="2.600" fill="#ffb057"/>' + line('M17-128L21-129', '#d8cba8', 2),
          far:
            shape('M-24-92C-36-94-40-78-34-70C-24-66-12-70-12-80C-14-88-18-92-24-92z', '#23282b') +
            line('M-24-92L-14-100', '#15120f', 2),
        },
      ),
      folkAt(wall, -0.78, 4.5, 'hold', {
        coat: 'dress',
        hair: 'bun',
        v: 13,
        face: 0.6,
        form: 'formUL',
        shadow: 0,
        near: rect(14, -110, 9, 11, '#c9c2b2'),
      }),
    ],
    front: leaning(wall),
    weather: ['snow', 0.7],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/narrative/old-debt': vignette({
    layers: [
      group(
        step.floor([-4, 0.3, 4, 9], 120, { step: 0.4, across: 0.4, tint: -0.6 }) +
          step.box(0.9, 0, 1.95, 3, 0.2, 0.9, 190, { tint: 0.4 }) +
          step.flat(upright(-3, 3.2, 0.0, 3.4, 3.4), '#6a6c6c') +
          line(
            many(14, (i) => step.way([-3, i * 0.2, 3.38], [3.2, i * 0.2, 3.38])),
            '#000',
            1,
            'opacity=".35"',
          ),
        by('stone'),
      ),
    ],
    things: [
      [0, 1, 2, 3]
        .map((i) =>
          stillAt(step, -0.14 + i * 0.21, 0.2, 2.2, tin({ band: i % 2 ? '#8a4a3a' : '#5d6a4a', light: 0.6 }), 250),
        )
        .join('') +
        [0, 1, 2].map((i) => stillAt(step, -0.24 + i * 0.25, 0.2, 1.9, jar({ full: 0.8, light: 0.6 }), 330)).join('') +
        [0, 1]
          .map((i) => step.box(0.58 + i * 0.16, 0.2, 1.84, 0.1, 0.06, 0.15, 200, { tint: i ? 2 : 0.4, turned: 12 }))
          .join(''),
    ],
    ambient: '#525e69',
    light: { at: [640, 120], foot: 330, reach: 480, strength: 1 },
    lit: step.flat(
      [
        [2.6, 0.21, 1.4],
        [2.6, 0.21, 2.5],
        [-1.2, 0.21, 2.45],
        [-0.8, 0.21, 1.5],
      ],
      '#ffdca0',
      by('b10'),
    ),
    people: [
      folkAt(
        step,
        -0.78,
        1.98,
        {
          ...POSES.crouch,
          head: [27, -92, 20],
          near: [
            [12, -84],
            [20, -58],
            [50, -42],
          ],
          far: [
            [24, -82],
            [38, -60],
            [52, -52],
          ],
        },
        {
          coat: 'quilt',
          hat: 'wool',
          hair: 'beard',
          v: 26,
          face: 1.3,
          form: 'formR',
          shadow: 0,
          over: '<rect x="50" y="-50" width="9" height="13" fill="#3d3f40"/>',
        },
      ),
    ],
    front: legs(step),
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/epilogue/illness-3': vignette({
    topics: ['illness', 'death'],
    layers: [group(plainRoom(late, { x0: -2.4, x1: 2.4, z: 3.9, v: 150 }), by('stone'))],
    things: [
      bareBed(late),
      stillAt(late, -1.2, 0.5, 2.05, linen(140, 5, '#6b4c3e'), 210),
      chairAt(late, -0.35, 3.3, { turned: -30, v: 170 }),
    ],
    ambient: '#56626e',
    light: { at: late.p(1.15, 1.4, 3.8), foot: late.p(1.15, 0, 3.6)[1], reach: 330, strength: 1, cold: true },
    lit: [
      late.flat(
        [
          [0.7, 0.01, 3.9],
          [1.7, 0.01, 3.9],
          [1.5, 0.01, 1.2],
          [-0.7, 0.01, 1.2],
        ],
        '#d3dde4',
        by('b6'),
      ),
      pool(...late.p(-1.1, 0.6, 2.1), 260, 130, 1),
    ],
    behind: [
      rainyDoor(late),
      at(...late.p(-0.35, 0.46, 3.25), 0.6, candle(20)) + glow(pool(...late.p(-0.35, 0.6, 3.25), 60, 50, 0.8, 'warm')),
    ],
    people: [
      folkAt(
        late,
        1.16,
        3.55,
        {
          ...POSES.offer,
          head: [7, -142, 20],
          near: [
            [-7, -131],
            [8, -106],
            [42, -110],
          ],
          far: [
            [14, -130],
            [30, -110],
            [46, -112],
          ],
        },
        {
          left: true,
          coat: 'long',
          hat: 'brim',
          v: 18,
          face: 0.9,
          form: 'coldU',
          reach: 200,
          over: shape('M38-130L66-128L64-113L38-114z', '#cfc4a6') + line('M52-129V-114M38-122L65-121', '#7d6f52', 1.4),
        },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/raid/hungry-neighbours': vignette({
    topics: ['hunger'],
    layers: [group(plainRoom(crack, { x0: -2.2, x1: 2.4, z: 2.4, v: 150, tint: 1 }), by('stone'))],
    ambient: '#4c5762',
    light: crack.spot(-1, 1.1, 1.75, { of: 'candle', reach: 420, size: 1.4 }, 0.9),
    things: group(crack.box(-1.1, 0, 1.85, 0.6, 0.92, 0.4, 150, { tint: 2.2 }), by('rough1')),
    behind: [onTheChain(crack)],
    people: [
      folkAt(
        crack,
        -0.5,
        2.05,
        {
          ...POSES.stand,
          head: [4, -142, 10],
          near: [
            [-10, -132],
            [6, -112],
            [34, -120],
          ],
        },
        { coat: 'coat', hair: 'short', v: 20, face: 0.9, form: 'formL', shadow: 0 },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};

/** The cloth on the step: its folds, and a corner that is turned back. */
function cloth(cam) {
  const y = 0.03;
  return group(
    cam.flat(level(-1.04, 1.08, 1.36, 2.46, y), '#000', `opacity=".45" ${by('b3')}`) +
      cam.flat(
        [
          [-1.08, y, 1.42],
          [-0.4, y, 1.34],
          [0.3, y, 1.4],
          [1.06, y, 1.34],
          [1.1, y, 1.9],
          [1.02, y, 2.5],
          [-0.96, y, 2.5],
          [-1.02, y, 1.9],
        ],
        '#8f9496',
      ) +
      cam.flat(level(-0.98, 1, 2.36, 2.42, y), '#6b4440') +
      cam.flat(level(-1, 1.02, 1.44, 1.49, y), '#6b4440') +
      cam.rod(
        [
          [0.05, y, 1.38],
          [0.03, y, 2.5],
        ],
        0.014,
        '#5f666a',
      ) +
      cam.rod(
        [
          [-1.02, y, 1.92],
          [1.08, y, 1.94],
        ],
        0.012,
        '#5f666a',
      ) +
      cam.flat(
        [
          [1.06, y, 1.34],
          [0.7, y, 1.37],
          [0.92, y + 0.06, 1.58],
        ],
        '#b9bec0',
      ),
    by('rough1'),
  );
}

/** A pair of spectacles, folded open on the cloth. */
function spectacles(cam, x, z) {
  return at(
    ...cam.p(x, 0.05, z),
    1.3,
    line(
      'M-28 0a14 8 0 1 0 28 0a14 8 0 1 0-28 0zM4-2a14 8 0 1 0 28 0a14 8 0 1 0-28 0zM0-3Q2-6 4-3M-28-2L-20-20M32-3L36-21',
      '#241d16',
      2.6,
    ) + line('M-22-3a9 5 0 0 1 8-4M10-5a9 5 0 0 1 8-4', '#fff2cc', 2),
  );
}

/** A medal on its ribbon. */
function medal(cam, x, z) {
  return at(
    ...cam.p(x, 0.05, z),
    1.2,
    shape('M-10-4L-30-22L-16-28L2-8z', '#6b4a42') +
      '<ellipse cx="4" cy="0" rx="13" ry="9" fill="#7d5f2c"/><ellipse cx="3" cy="-2" rx="13" ry="9" fill="#d9b765"/><ellipse cx="3" cy="-2" rx="7" ry="4.500" fill="#a8843f"/>',
  );
}

/** The open door, the street in snow behind it, its two leaves folded to the walls. */
function outside(cam) {
  const [x0, x1, z] = [-0.82, 0.86, 2.33];
  const [left] = cam.p(x0, 0, z);
  const [right] = cam.p(x1, 0, z);
  const view =
    skyOver(left - 10, -20, right - left + 20, 300, ['#25323f', '#4f6375', '#9bacb9']) +
    ruins(left - 10, 262, right - left + 20, 70, 170, 23, '#3a4957', '#303d49') +
    rect(left - 10, 258, right - left + 20, 160, '#a9b9c7') +
    many(
      40,
      (i, r) =>
        `<circle cx="${round(left + r() * (right - left))}" cy="${round(r() * 300)}" r="${round(1 + r() * 1.8)}" fill="#dfe8ee" opacity=".8"/>`,
      4,
    );
  return (
    windowAt(cam, [x0, x1, 0, 2.3], z, view, { nx: 1, ny: 1, colour: '#241b13', sill: '#8d9aa5' }) +
    group(
      cam.flat(
        [
          [x0, 0, 2.3],
          [x0, 2.3, 2.3],
          [x0 - 0.42, 2.3, 1.5],
          [x0 - 0.42, 0, 1.5],
        ],
        '#4a3624',
      ) +
        cam.flat(
          [
            [x0 - 0.08, 0.2, 2.15],
            [x0 - 0.08, 0.95, 2.15],
            [x0 - 0.34, 0.95, 1.66],
            [x0 - 0.34, 0.2, 1.66],
          ],
          '#33251a',
        ) +
        cam.flat(
          [
            [x0 - 0.08, 1.15, 2.15],
            [x0 - 0.08, 2.1, 2.15],
            [x0 - 0.34, 2.1, 1.66],
            [x0 - 0.34, 1.15, 1.66],
          ],
          '#33251a',
        ),
      by('rough1'),
    )
  );
}

/** Our wall from outside, along the street: bricks, a boarded window, a drain pipe. */
function houseWall(cam) {
  const x = -1.2;
  let courses = '';
  for (let y = 0.15; y < 5; y += 0.15) courses += cam.way([x, y, 0.5], [x, y, 12]);
  for (let z = 0.9; z < 11; z += 0.5)
    for (let y = 0; y < 4.8; y += 0.3) courses += cam.way([x, y, z], [x, y + 0.15, z]);
  return (
    cam.flat(sideways(x, 0.4, 12, 0, 6), '#7a736b') +
    line(courses, '#000', 0.9, 'opacity=".32"') +
    cam.flat(sideways(x + 0.01, 6.4, 7.6, 1, 2.3), '#23262a') +
    line(cam.way([x, 1.2, 6.3], [x, 2, 7.7]) + cam.way([x, 2.1, 6.3], [x, 1.1, 7.7]), '#8a7a64', 7) +
    cam.flat(sideways(x + 0.01, 0.4, 12, 0, 0.22), '#4a4743')
  );
}

/** The rifle against the wall, near us, and its shadow on the bricks. */
function leaning(cam) {
  const [x0, y0] = cam.p(-0.72, 0.02, 2.1);
  const [x1, y1] = cam.p(-1.14, 1.3, 2.25);
  const k = 1.75;
  return (
    line(`M${x0} ${y0}L${x1 - 26} ${y1 + 30}`, '#000', 12, `opacity=".5" ${by('b3')}`) +
    `<ellipse cx="${x0}" cy="${y0}" rx="26" ry="7" fill="#000" opacity=".5" ${by('b15')}/>` +
    group(at(x0, y0, k, rifle(0, 0, (x1 - x0) / k, (y1 - y0) / k, 24)), by('rimR')) +
    line(`M${x0 + 8} ${y0 - 6}L${x1 + 5} ${y1 + 4}`, '#d8a25c', 1.8, 'opacity=".8"') +
    line(
      `M${x0 - 4} ${y0 - 30}C${x0 + 34} ${y0 - 90} ${x1 + 54} ${y1 + 90} ${x1 + 16} ${y1 + 56}`,
      '#2a1e14',
      4.5,
      by('rough1'),
    )
  );
}

/** Our legs in the door, dark, and their shoes on the step. */
function legs(cam) {
  const [x, y] = cam.p(1.04, 0.2, 1.86);
  return group(
    shape(`M${x - 26} ${y - 400}L${x - 14} ${y - 40}L${x - 14} ${y - 8}H${x + 30}L${x + 34} ${y - 400}z`, '#15110e') +
      shape(`M${x + 40} ${y - 400}L${x + 52} ${y - 30}V${y + 10}H${x + 98}L${x + 112} ${y - 400}z`, '#100d0b') +
      shape(`M${x + 32} ${y - 20}C${x + 4} ${y - 22} ${x - 40} ${y - 16} ${x - 46} ${y + 4}H${x + 32}z`, '#1d1611') +
      shape(`M${x + 100} ${y - 4}C${x + 70} ${y - 6} ${x + 30} ${y} ${x + 20} ${y + 22}H${x + 100}z`, '#17120e'),
    by('formR'),
  );
}

/** A bed without bedding along the left wall: slats and a striped mattress, its foot towards us. */
function bareBed(cam) {
  const [x, z, w, d] = [-1.3, 2.5, 1, 1.9];
  const [l, r, n, f] = [x - w / 2, x + w / 2, z - d / 2, z + d / 2];
  const iron = (points, t = 0.035) => cam.rod(points, t, '#201d1a');
  const end = (pz, top) =>
    iron([
      [l, 0, pz],
      [l, top, pz],
      [r, top, pz],
      [r, 0, pz],
    ]) +
    [0.25, 0.5, 0.75]
      .map((t) =>
        iron(
          [
            [l + w * t, 0.35, pz],
            [l + w * t, top, pz],
          ],
          0.018,
        ),
      )
      .join('');
  return group(
    end(f, 1.1) +
      cam.box(x, 0.3, z, w, 0.05, d, 70) +
      cam.box(x, 0.35, z, w - 0.06, 0.15, d - 0.06, 190, { tint: 0.6 }) +
      [-0.36, -0.22, -0.08, 0.06, 0.2, 0.34]
        .map((k) =>
          cam.rod(
            [
              [x + k, 0.505, n + 0.04],
              [x + k, 0.505, f - 0.04],
            ],
            0.02,
            '#6f7680',
          ),
        )
        .join('') +
      cam.box(x, 0.5, f - 0.3, 0.62, 0.1, 0.36, 220, { tint: 0.2 }) +
      end(n, 0.8),
    by('rough1'),
  );
}

/** The open door, rain in the yard behind it. */
function rainyDoor(cam) {
  const [x0, x1, z] = [0.66, 1.7, 3.88];
  const [left, top] = cam.p(x0, 2.15, z);
  const [right, foot] = cam.p(x1, 0, z);
  const view =
    skyOver(left - 10, top - 10, right - left + 20, foot - top + 20, ['#66747f', '#93a0a8', '#b9c1c4']) +
    ruins(left - 10, foot - 62, right - left + 20, 50, 100, 7, '#5d6972', '#525d66') +
    rect(left - 10, foot - 64, right - left + 20, 80, '#7f8a90') +
    line(
      many(60, (i, r) => `M${round(left + r() * (right - left))} ${round(top + r() * (foot - top))}l-4 17`, 9),
      '#eef3f5',
      1.2,
      'opacity=".7"',
    );
  return (
    windowAt(cam, [x0, x1, 0, 2.15], z, view, { nx: 1, ny: 1, sill: '#8d9aa5' }) +
    group(
      cam.thing(
        1.9,
        1.06,
        3.42,
        [0, 72, 0],
        [
          [0, 0, 0, 1, 2.1, 0.05, 92, 2.2],
          [0, 0.48, -0.04, 0.7, 0.85, 0.02, 58, 2.2],
          [0, -0.52, -0.04, 0.7, 0.75, 0.02, 58, 2.2],
        ],
      ),
      by('rough1'),
    )
  );
}

/** The door on its chain: a hand's breadth of night, two who wait in it, and an empty bowl held in to us. */
function onTheChain(cam) {
  const [x0, gap, x1, z] = [-0.3, 0.34, 1.2, 2.38];
  const night =
    rect(-10, -10, 660, 420, '#2f4152') +
    ruins(240, 250, 220, 60, 150, 31, '#223040') +
    seenAs(folkAt(cam, 0.36, 3.3, 'front', { coat: 'coat', hat: 'cap', v: 14, face: 0.8 }), 'coldU') +
    seenAs(
      folkAt(
        cam,
        -0.14,
        2.95,
        { ...POSES.front, head: [4, -143, 6] },
        { coat: 'dress', hat: 'scarf', v: 17, face: 1.4 },
      ),
      'formL',
    ) +
    seenAs(folkAt(cam, 0.2, 2.7, 'front', { coat: 'thin', hair: 'bald', v: 20, face: 1.5 }), 'formL');
  const [cx, cy] = cam.p(x0 + 0.02, 0.84, 2.34);
  const [dx, dy] = cam.p(gap + 0.1, 0.8, 2.1);
  const bowl = turned(
    [
      [14, 0],
      [27, 12],
      [31, 22],
    ],
    { colour: '#b3ab9a', inside: '#1a1510', light: -0.7 },
  );
  const [bx, by0] = cam.p(0.04, 1.08, 2.15);
  return (
    windowAt(cam, [x0, gap + 0.12, 0, 2.2], z, night, { nx: 1, ny: 1, colour: '#2c2117', sill: '#3a2e22' }) +
    group(
      cam.flat(
        [
          [gap, 0, 2.05],
          [gap, 2.18, 2.05],
          [x1, 2.18, z],
          [x1, 0, z],
        ],
        '#6d5236',
      ) +
        cam.flat(
          [
            [gap, 0, 2.05],
            [gap, 2.18, 2.05],
            [gap + 0.05, 2.18, 2.12],
            [gap + 0.05, 0, 2.12],
          ],
          '#a87c48',
        ) +
        [
          [0.2, 0.95],
          [1.2, 2],
        ]
          .map(([a, b]) =>
            cam.flat(
              [
                [gap + 0.2, a, 2.1],
                [gap + 0.2, b, 2.1],
                [x1 - 0.16, b, 2.33],
                [x1 - 0.16, a, 2.33],
              ],
              '#4a3624',
            ),
          )
          .join(''),
      by('coalv'),
    ) +
    line(`M${cx} ${cy}Q${(cx + dx) / 2} ${cy + 46} ${dx} ${dy}`, '#15120f', 7) +
    line(`M${cx} ${cy}Q${(cx + dx) / 2} ${cy + 46} ${dx} ${dy}`, '#c9a45e', 4, 'stroke-dasharray="7 5"') +
    group(
      line(`M${bx + 46} ${by0 + 10}C${bx + 34} ${by0 + 2} ${bx + 24} ${by0} ${bx + 14} ${by0 - 4}`, '#7a5c44', 13),
      by('formL'),
    ) +
    at(bx, by0, 1.25, bowl)
  );
}
