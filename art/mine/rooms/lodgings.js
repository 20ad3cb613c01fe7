/* Where people live as best they can: along a wall, in a lift, in a swept corner, on a flight of stairs, behind a lock. */
import { back } from '../../kit/backs.js';
import { camera, level, scattered, sideways, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { plainRoom } from '../../kit/cupboards.js';
import { candle } from '../../kit/fire.js';
import { POSES } from '../../kit/folk.js';
import { folkAt, seenAs, stillAt, windowAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { linen, mug } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, clip, group, line, many, rect, shape } from '../../kit/svg.js';

const shaft = camera({ eye: [0, 1.5, 0], down: -17, zoom: 420, middle: [320, 200], lamp: [0, 2.6, 3], dim: 0.42 });
const passage = camera({ eye: [0.1, 1.5, 0], down: 8, zoom: 400, middle: [320, 186], lamp: [0.2, 1.3, 4], dim: 0.4 });
const along = camera({
  eye: [1.5, 1.5, 0],
  turn: -24,
  down: 6,
  zoom: 420,
  middle: [320, 182],
  lamp: [0.7, 0.9, 2],
  dim: 0.4,
});
const corner = camera({ eye: [0, 1.55, 0], down: 13, zoom: 430, middle: [320, 168], lamp: [-0.9, 0.9, 3], dim: 0.42 });
const flight = camera({ eye: [0, 1.5, 0], down: -4, zoom: 430, middle: [320, 200], lamp: [0.4, 4, 5], dim: 0.42 });

/** From behind, one knee high: a step up. */
const climbing = {
  ...POSES.away,
  head: [-4, -141, -4],
  near: [
    [-19, -131],
    [-32, -114],
    [-20, -100],
  ],
  far: [
    [19, -131],
    [32, -112],
    [22, -98],
  ],
  back: [
    [-8, -84],
    [-14, -60],
    [-12, -32],
  ],
};

/** How high the step `i` is, and how far away. */
const stair = (i) => [i * 0.2, 2.05 + i * 0.28];

/** A bag with its mouth open, dark towards us. */
const ourBag = group(
  '<ellipse cx="0" cy="2" rx="112" ry="16" fill="#000" opacity=".6"/>' +
    shape('M-96 0C-108-50-100-96-84-112H84C100-96 108-50 96 0z', '#241b14') +
    shape('M-84-112C-60-138 60-138 84-112C60-98-60-98-84-112z', '#0b0806') +
    line('M-84-112C-60-98 60-98 84-112', '#c98f4e', 4) +
    line('M-44-104C-44-178 44-178 44-104', '#3a2a1c', 9) +
    line('M-42-108C-42-172 40-172 42-112', '#b5813f', 2) +
    line('M-96-44H96', '#120d09', 5),
  by('rough1'),
);

export default {
  // those who have furnished the lift that hangs between two floors
  'mine/page/folk': vignette({
    layers: [landing(shaft)],
    ambient: '#4f5b66',
    light: { at: shaft.p(0.1, 2.5, 3.1), foot: shaft.p(0, 0, 2.4)[1], reach: 380 },
    lit: shaft.flat(level(-1.1, 1.1, 1, 3, 0.01), '#ffdca0', `opacity=".6" ${by('b10')}`),
    behind: lift(shaft),
    front: at(112, 436, 1.2, back('wool', { form: 'formUR' })),
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/event/crime-on-the-rise': vignette({
    layers: [corridor(passage)],
    ambient: '#4c5762',
    light: passage.spot(0.04, 1.2, 3.9, { of: 'candle', reach: 360, size: 0.9 }),
    lit: pool(...passage.p(-0.2, 0, 1.8), 260, 90, 0.8),
    behind: [forced(passage)],
    people: [
      folkAt(
        passage,
        0.34,
        4.05,
        {
          ...POSES.offer,
          head: [6, -142, 16],
          near: [
            [-7, -131],
            [0, -108],
            [26, -118],
          ],
        },
        { left: true, coat: 'long', hair: 'short', v: 18, face: 1.2, reach: 200 },
      ),
      folkAt(passage, 1, 4.7, 'huddle', { left: true, coat: 'dress', hat: 'scarf', v: 15, face: 0.8, shadow: 0.4 }),
      folkAt(passage, -0.72, 6.2, 'lean', { coat: 'coat', hat: 'wool', v: 14, face: 0.8, shadow: 0.4 }),
    ],
    front: [lockOnFloor(passage)],
    paper: { vignette: 0.78, strokes: 0.12 },
  }),

  'mine/resident/civilians-1': vignette({
    topics: ['child'],
    layers: [group(plainRoom(along, { x0: -1.4, x1: 3.4, z: 7, v: 140 }), by('stone'))],
    ambient: '#4a555f',
    light: along.spot(0.5, 0.16, 2.3, { of: 'lamp', reach: 420, size: 1.5 }, 0),
    lit: pool(...along.p(-0.9, 1, 3.2), 280, 170, 0.9),
    behind: [
      windowAt(
        along,
        [0.4, 1.8, 0.9, 2.3],
        6.98,
        skyOver(380, 60, 260, 160, ['#25323f', '#46596b', '#8294a3']) + ruins(380, 190, 260, 20, 50, 8, '#33424f'),
        { nx: 3, ny: 2 },
      ),
    ],
    people: [
      [2.65, 'front', { coat: 'coat', hat: 'cap', v: 24, face: 1.2 }, [3, -143, 10]],
      [3.25, 'front', { coat: 'dress', hat: 'scarf', v: 20, face: 1.2 }, [3, -143, 12]],
      [3.75, 'front', { coat: 'quilt', hat: 'wool', v: 26, face: 1.3, child: 0.64 }, [2, -143, 6]],
      [4.3, 'pockets', { coat: 'long', hat: 'brim', v: 20, face: 1.1 }, [2, -142, 10]],
      [5.05, 'front', { coat: 'dress', hair: 'bun', v: 20, face: 1.1 }, [2, -143, 8]],
      [5.8, 'pockets', { coat: 'coat', hat: 'fur', v: 18, face: 1 }, [2, -143, 8]],
    ].map(([z, pose, o, head]) =>
      folkAt(along, o.child ? -0.62 : -0.98, z, { ...POSES[pose], head }, { form: 'formR', shadow: 0, ...o }),
    ),
    front: stillAt(along, 0.98, 0, 2.05, ourBag, 230),
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/resident/homeless': vignette({
    layers: [group(plainRoom(corner, { x0: -2.2, x1: 2.4, z: 4, v: 140, tint: 1 }), by('stone'))],
    things: [
      swept(corner),
      group(
        corner.box(-1.7, 0, 3.5, 0.5, 0.4, 0.36, 95, { tint: 2.4 }) +
          corner.box(-0.6, 0, 3.62, 1.2, 0.12, 0.6, 190, { tint: 0.6 }),
        by('rough1'),
      ),
      stillAt(corner, -0.95, 0.12, 3.5, linen(120, 4, '#9a7f5c'), 230),
      stillAt(corner, -1.83, 0.4, 3.45, mug({ light: 0.5 }), 260),
    ],
    ambient: '#56616b',
    light: corner.spot(-1.6, 0.55, 3.4, { of: 'candle', reach: 420, size: 1 }, 0.1),
    lit: corner.flat(level(-2.1, 0.5, 2.5, 3.9, 0.01), '#ffe2ac', `opacity=".75" ${by('b10')}`),
    behind: [
      windowAt(
        corner,
        [0.6, 1.9, 1.1, 2.2],
        3.98,
        skyOver(360, 30, 220, 150, ['#1f2b37', '#3d5062', '#7a8c9b']) + ruins(360, 150, 220, 20, 60, 6, '#2a3744'),
        { nx: 2, ny: 2 },
      ),
    ],
    people: [
      folkAt(
        corner,
        -0.1,
        3.05,
        {
          ...POSES.front,
          head: [2, -143, 5],
          near: [
            [-19, -131],
            [-30, -112],
            [-14, -98],
          ],
          far: [
            [19, -131],
            [36, -112],
            [58, -104],
          ],
        },
        {
          coat: 'long',
          hat: 'wool',
          hair: 'beard',
          v: 24,
          face: 1.3,
          form: 'formL',
          reach: 200,
          scarf: '#4d3a2c',
          over:
            line('M-10-120L-24-18', '#8a6f48', 4) +
            shape('M-30-22L-16-20L-8 2L-44 0z', '#8d7a50') +
            line('M-27-16L-34 0M-22-16L-24 1M-18-16L-16 1', '#4d4026', 1.6),
        },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/objective/staying-fit': vignette({
    layers: [staircase(flight)],
    ambient: '#5a6670',
    light: { at: flight.p(0.35, 4.1, 5.9), foot: flight.p(0, 2.2, 5.4)[1], reach: 380 },
    lit: shape('M300 20H470L380 400H120z', '#ffe6b8', `opacity=".6" ${by('b18')}`),
    behind: [
      windowAt(
        flight,
        [-0.65, 0.5, 3.2, 4.5],
        6.58,
        skyOver(260, -20, 180, 160, ['#7b8fa3', '#c9b79a', '#f2cf94']) + ruins(260, 96, 180, 10, 34, 6, '#8d8576'),
        { nx: 2, ny: 2 },
      ),
      rail(flight),
    ],
    people: [
      [
        0.74,
        7,
        {
          ...POSES.away,
          fore: [
            [8, -84],
            [13, -58],
            [11, -28],
          ],
        },
        { coat: 'dress', hair: 'bun', v: 20, form: 'formU' },
      ],
      [-0.68, 5, climbing, { coat: 'jacket', hat: 'wool', v: 22, form: 'formUR' }],
      [
        0,
        2,
        {
          ...POSES.front,
          head: [0, -143, -3],
          near: [
            [-19, -131],
            [-31, -114],
            [-12, -104],
          ],
          far: [
            [19, -131],
            [31, -112],
            [16, -102],
          ],
          fore: [
            [8, -84],
            [12, -54],
            [11, -22],
          ],
        },
        { coat: 'thin', hair: 'short', v: 30, face: 1.2, form: 'formUL' },
      ],
    ].map(([x, i, pose, o]) => folkAt(flight, x, stair(i)[1], pose, { shadow: 0.5, reach: 90, ...o }, stair(i)[0])),
    paper: { vignette: 0.72, strokes: 0.12 },
  }),
};

/** A landing and the wall of a lift shaft, stairs that go up beside it. */
function landing(cam) {
  const z = 3.2;
  return group(
    cam.floor([-3.5, 0.4, 3.5, z], 140, { step: 0.5, across: 0.5, tint: 0.6 }) +
      cam.flat(upright(-4, 4, 0, 6, z), '#77736b') +
      cam.flat(upright(-4, 4, 0, 1.3, z - 0.01), '#5f6462') +
      cam.rod(
        [
          [-4, 1.32, z - 0.02],
          [4, 1.32, z - 0.02],
        ],
        0.04,
        '#2c2a27',
      ) +
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((i) => cam.box(2.1 + i * 0.24, i * 0.19, z - 0.5, 0.24, 0.19, 0.9, 170, { tint: 0.6 }))
        .join(''),
    by('stone'),
  );
}

/** The lift in its shaft, a floor too high: a carpet over its edge, a candle, three who look down at us. */
function lift(cam) {
  const [x0, x1, z, low, high] = [-1.05, 1.05, 3.18, 1.9, 4.1];
  const inside = upright(x0 + 0.06, x1 - 0.06, low, high, z - 0.01);
  const [, edge] = cam.p(0, low + 0.02, z);
  const who = [
    [-0.58, 'dress', 'scarf', 8, 1.15],
    [0.62, 'coat', 'cap', -8, 1.1],
    [0.06, 'thin', 'bare', 3, 1.02],
  ].map(([x, coat, hat, tilt, y]) =>
    seenAs(
      folkAt(
        cam,
        x,
        z,
        {
          ...POSES.front,
          head: [0, -141, tilt],
          near: [
            [-19, -131],
            [-30, -108],
            [-14, -94],
          ],
          far: [
            [19, -131],
            [30, -108],
            [14, -94],
          ],
        },
        { coat, hat, v: 24, face: 1.4 },
        y,
      ),
      x < -0.2 ? 'formR' : x > 0.3 ? 'formL' : 'formU',
    ),
  );
  const bars = (a, b) =>
    [0, 1, 2, 3]
      .map((i) =>
        cam.rod(
          [
            [a + ((b - a) * i) / 3, low, z - 0.04],
            [a + ((b - a) * i) / 3, high, z - 0.04],
          ],
          0.025,
          '#1a130c',
        ),
      )
      .join('');
  const [cx, cy] = cam.p(-0.26, low + 0.06, z - 0.06);
  const fringe = many(26, (i) =>
    cam.way([x0 + 0.3 + i * 0.058, low - 0.2, z - 0.08], [x0 + 0.31 + i * 0.058, low - 0.27, z - 0.08]),
  );
  return (
    group(
      cam.flat(upright(x0 - 0.12, x1 + 0.12, 0, high + 1, z), '#241d17') +
        cam.flat(upright(x0, x1, 0.02, high + 1, z - 0.005), '#0a0c0e') +
        [-0.3, 0.34]
          .map((x) =>
            cam.rod(
              [
                [x, 0, z - 0.006],
                [x + 0.03, low, z - 0.006],
              ],
              0.025,
              '#2c3033',
            ),
          )
          .join(''),
      by('rough1'),
    ) +
    cam.flat(inside, '#b57a3c') +
    cam.flat(upright(x0 + 0.06, x0 + 0.36, low, high, z - 0.012), '#7d5127') +
    cam.flat(upright(x1 - 0.36, x1 - 0.06, low, high, z - 0.012), '#7d5127') +
    group(
      cam.flat(upright(-0.3, 0.4, 3, 3.6, z - 0.013), '#5a3a1c') +
        cam.flat(upright(-0.25, 0.35, 3.05, 3.55, z - 0.014), '#8d7a5c'),
      by('rough1'),
    ) +
    glow(pool(cx, cy - 40, 190, 170, 0.9, 'warm')) +
    clip(rect(-20, -20, 680, edge + 20, '#000'), who.join('')) +
    group(
      bars(x0 + 0.06, x0 + 0.34) +
        bars(x1 - 0.34, x1 - 0.06) +
        cam.flat(upright(x0, x1, low - 0.16, low + 0.02, z - 0.05), '#2c2117') +
        cam.flat(upright(x0 + 0.28, x1 - 0.3, low - 0.2, low + 0.03, z - 0.07), '#7a3a2a') +
        line(fringe, '#d8b878', 2) +
        cam.rod(
          [
            [x0 + 0.3, low - 0.12, z - 0.08],
            [x1 - 0.32, low - 0.12, z - 0.08],
          ],
          0.03,
          '#d0a050',
        ),
      by('rough1'),
    ) +
    at(cx, cy, 1.1, candle(24)) +
    glow(pool(cx, cy - 32, 40, 40, 1, 'warm'))
  );
}

/** A corridor of doors. */
function corridor(cam) {
  const [L, R, Z] = [-1.2, 1.35, 8];
  const door = (x, z0, open = false) =>
    cam.flat(sideways(x, z0 - 0.1, z0 + 1.05, 0, 2.16), '#3d332a') +
    cam.flat(sideways(x * 0.995, z0, z0 + 0.95, 0, 2.06), open ? '#0d0b09' : '#7d6a52') +
    (open
      ? ''
      : cam.flat(sideways(x * 0.99, z0 + 0.16, z0 + 0.78, 0.2, 0.9), '#5a4a38') +
        cam.flat(sideways(x * 0.99, z0 + 0.16, z0 + 0.78, 1.1, 1.9), '#5a4a38'));
  return group(
    plainRoom(cam, { x0: L, x1: R, z: Z, h: 2.9, v: 150, tint: 1 }) +
      [L, R].map((x) => cam.flat(sideways(x * 0.998, 0.3, Z, 0, 1.1), 'rgba(40,50,48,.35)')).join('') +
      door(L, 1.9, true) +
      door(L, 4.2) +
      door(L, 6.2, true) +
      door(R, 2.3) +
      door(R, 4.7, true) +
      door(R, 6.6),
    by('stone'),
  );
}

/** The door that was forced: it hangs open into the corridor, its edge split where the lock was. */
function forced(cam) {
  const leaf = (u, y) => [-1.16 + u * 0.78, y, 2.86 - u * 0.42];
  const quad = (a, b, low, high) => [leaf(a, low), leaf(a, high), leaf(b, high), leaf(b, low)];
  const split = [
    leaf(1, 1.3),
    leaf(0.9, 1.24),
    leaf(0.94, 1.16),
    leaf(0.78, 1.1),
    leaf(0.9, 1.04),
    leaf(0.74, 0.97),
    leaf(0.92, 0.92),
    leaf(0.86, 0.84),
    leaf(1, 0.78),
  ];
  const [x, y] = cam.p(...leaf(0.8, 1.08));
  return group(
    cam.flat(quad(0, 1, 0, 2.05), '#5d4a34') +
      cam.flat(quad(0.16, 0.72, 0.2, 0.82), '#3d3022') +
      cam.flat(quad(0.16, 0.72, 1.24, 1.9), '#3d3022') +
      cam.rod([leaf(1, 1.3), leaf(1, 2.05)], 0.03, '#c9924e') +
      cam.rod([leaf(1, 0), leaf(1, 0.78)], 0.03, '#c9924e') +
      cam.flat(split, '#0a0807') +
      line(cam.way(...split), '#e8c48a', 2) +
      line(`M${x - 12} ${y - 14}l14 4M${x - 16} ${y + 2}l12 2M${x - 12} ${y + 16}l14-2`, '#e0b878', 2),
    by('rough1'),
  );
}

/** The good lock, with the wood it was screwed to, on the floor before us. */
function lockOnFloor(cam) {
  const splinters = scattered(cam, [-0.7, 2.15, 0.7, 2.8], 18, { size: 0.09, v: 110, spread: 80, tint: 3 });
  const lock = group(
    '<ellipse cx="6" cy="6" rx="92" ry="18" fill="#000" opacity=".6"/>' +
      shape('M-100-16L-30-34L60-30L104-20L70-8L92 4L20 8L-40 2L-84 8L-66-4z', '#6d5233') +
      line('M-92-16L-30-30L60-26L98-19', '#d8ab6c', 2) +
      shape('M-34-62L36-66L42-14L-30-10z', '#3a3c3e') +
      shape('M-34-62L36-66L32-72L-30-68z', '#8d8f90') +
      line('M-30-60L34-64', '#d8c8a8', 2) +
      line('M-22-66C-26-112 24-118 24-70', '#23252a', 12) +
      line('M-22-68C-26-108 22-114 22-84', '#c9b48a', 3) +
      '<circle cx="4" cy="-42" r="8" fill="#0b0b0b"/>' +
      shape('M1-40L8-40L10-22L0-22z', '#0b0b0b') +
      '<circle cx="-24" cy="-20" r="3.500" fill="#a8a59a"/><circle cx="34" cy="-24" r="3.500" fill="#a8a59a"/>',
    by('rough1'),
  );
  return splinters + at(...cam.p(0.1, 0, 2.3), 0.62, lock);
}

/** What was swept, and what was not: clean boards up to a line, rubble and dust on our side of it. */
function swept(cam) {
  const heap = (x, z, k, v) =>
    cam.thing(x, 0.04 * k, z, [x * 40, z * 70, k * 30], [[0, 0, 0, 0.24 * k, 0.1 * k, 0.15 * k, v, 1.2]]);
  const rubble = many(
    54,
    (i, r) => {
      const x = -2 + r() * 4.3;
      const near = 1.8 + r() * 0.6;
      return heap(x, x > 0.7 ? near + r() * 1.2 : near, 0.4 + r() * 0.9, 170 + r() * 80);
    },
    11,
  );
  return group(
    cam.flat(
      [
        [-2.2, 0.005, 0.6],
        [2.4, 0.005, 0.6],
        [2.4, 0.005, 3.9],
        [0.72, 0.005, 3.9],
        [0.66, 0.005, 2.5],
        [-2.2, 0.005, 2.44],
      ],
      '#5f5a54',
      by('rough'),
    ) + rubble,
    by('rough1'),
  );
}

/** A flight that goes up from us to a landing with a window. */
function staircase(cam) {
  const [L, R] = [-1.1, 1.1];
  const [top, end] = stair(12);
  const steps = Array.from({ length: 12 }, (_, i) => 11 - i).map((i) => {
    const [y, z] = stair(i);
    return cam.box(0, y, z, R - L, 0.2, 0.28, 175, { tint: 1 });
  });
  return group(
    cam.flat(upright(-4, 4, 0, 7, 6.6), '#8d8577') +
      cam.face(sideways(L, 0.3, 6.6, 0, 6), 150, 1) +
      cam.face(sideways(R + 0.3, 0.3, 6.6, 0, 6), 130, 1) +
      cam.flat(level(L, R + 0.3, 0.3, 2.1, 0), '#6b665e') +
      cam.flat(level(L, R + 0.3, end, 6.6, top), '#7d776c') +
      steps.join('') +
      cam.flat(
        [
          [L + 0.01, 0, 0.3],
          [L + 0.01, 1.1, 0.3],
          [L + 0.01, 1.1 + top, end],
          [L + 0.01, top, end],
          [L + 0.01, 0, 2],
        ],
        'rgba(40,50,48,.35)',
      ),
    by('stone'),
  );
}

/** The banister on the right. */
function rail(cam) {
  const x = 1.12;
  const posts = Array.from({ length: 12 }, (_, i) => {
    const [y, z] = stair(i);
    return cam.rod(
      [
        [x, y + 0.1, z],
        [x, y + 1, z],
      ],
      0.03,
      '#1c1813',
    );
  });
  const [y, z] = stair(12);
  return group(
    posts.join('') +
      cam.rod(
        [
          [x, 0.95, 1.9],
          [x, y + 0.95, z],
        ],
        0.09,
        '#3a2a1c',
      ) +
      cam.rod(
        [
          [x - 0.02, 1, 1.9],
          [x - 0.02, y + 1, z],
        ],
        0.02,
        '#b98a54',
      ),
    by('rough1'),
  );
}
