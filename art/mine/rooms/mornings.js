/* Dawn and what is done for one another: a word before getting up, shutters, a tooth, a thin soup, a cup for a fever. */
import { camera, level, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { plainRoom } from '../../kit/cupboards.js';
import { POSES } from '../../kit/folk.js';
import { bedAt, chairAt, folkAt, panesOn, seenAs, stillAt, windowAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { steam } from '../../kit/signs.js';
import { spoon } from '../../kit/still.js';
import { bottle, mug, turned } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, group, line, many, rect, round, shape } from '../../kit/svg.js';

const bedfoot = camera({ eye: [0, 1.5, 0], down: 16, zoom: 430, middle: [320, 168], lamp: [0, 2.2, 3.6], dim: 0.5 });
const dark = camera({ eye: [0, 1.4, 0], down: 6, zoom: 430, middle: [320, 186], lamp: [0, 1.6, 3.8], dim: 0.4 });
const chairside = camera({ eye: [0, 1.4, 0], down: 7, zoom: 470, middle: [320, 178], lamp: [0, 1.7, 2.4], dim: 0.42 });
const sick = camera({ eye: [0, 1.4, 0], down: 6, zoom: 430, middle: [320, 186], lamp: [0.2, 0.9, 3.2], dim: 0.42 });
const above = camera({ eye: [0, 1.5, 0], down: 16, zoom: 430, middle: [320, 178], lamp: [0.2, 2.4, 4.4], dim: 0.55 });

/** A shallow bowl of soup, seen from above: 120 wide. */
const soup = (light) =>
  '<ellipse cx="6" cy="14" rx="70" ry="40" fill="#000" opacity=".5"/>' +
  '<ellipse cx="0" cy="8" rx="60" ry="38" fill="#6d675a"/><ellipse cx="0" cy="0" rx="62" ry="38" fill="#a59c88"/>' +
  '<ellipse cx="0" cy="1" rx="52" ry="30" fill="#4a3a24"/>' +
  `<ellipse cx="${light * 16}" cy="-6" rx="22" ry="8" fill="#e2b872" opacity=".7"/>`;

export default {
  'mine/narrative/not-today': vignette({
    layers: [group(plainRoom(bedfoot, { x0: -2.2, x1: 2.2, z: 4, v: 145 }), by('stone'))],
    ambient: '#5f6b77',
    light: { at: bedfoot.p(-1.15, 1.7, 3.9), foot: bedfoot.p(-0.6, 0.6, 3)[1], reach: 300, strength: 0.6 },
    things: [
      group(bedfoot.box(1.25, 0, 3.5, 0.5, 0.6, 0.4, 140, { tint: 2.2 }), by('rough1')),
      stillAt(bedfoot, 1.2, 0.6, 3.45, mug({ light: -0.7 }), 240),
    ],
    behind: [
      windowAt(
        bedfoot,
        [-1.8, -0.75, 0.9, 2],
        3.98,
        skyOver(60, -20, 220, 220, ['#5d7186', '#a9a79c', '#f0c98c']) + ruins(60, 168, 220, 14, 46, 6, '#6d7078'),
        { ny: 2 },
      ),
      headOfBed(bedfoot),
      seenAs(
        folkAt(
          bedfoot,
          0.02,
          3.05,
          { ...POSES.front, head: [0, -143, -5] },
          { coat: 'thin', hair: 'short', v: 34, face: 1.4 },
          -0.66,
        ),
        'formL',
      ),
    ],
    front: [cover(bedfoot)],
    paper: { vignette: 0.72, strokes: 0.12 },
  }),

  'mine/narrative/second-wind': vignette({
    layers: [group(plainRoom(dark, { x0: -2.5, x1: 2.5, z: 4, v: 140 }), by('stone'))],
    ambient: '#48525d',
    light: { at: dark.p(0, 1.6, 3.9), foot: dark.p(0, 0, 3.4)[1], reach: 360 },
    lit: [
      panesOn(dark, [-0.66, 0.66], [1.3, 3.4], -0.2, '#fff0cc', { extra: by('b3') }),
      pool(...dark.p(0, 1.5, 3.9), 240, 200, 0.9),
    ],
    shining: panesOn(dark, [-0.66, 0.66], [1.3, 3.4], -0.2, '#d8913e', { extra: `opacity=".45" ${by('b3')}` }),
    behind: [
      windowAt(
        dark,
        [-0.72, 0.72, 0.72, 2.3],
        3.98,
        skyOver(220, 60, 200, 210, ['#a9b3b6', '#f0d9a8', '#ffe9b8']) +
          ruins(220, 232, 200, 18, 60, 9, '#b09468') +
          glow(pool(320, 190, 110, 90, 0.9, 'warm')),
        { nx: 2, ny: 2 },
      ),
      shutters(dark),
    ],
    people: [
      folkAt(
        dark,
        0,
        3.1,
        {
          ...POSES.away,
          head: [0, -145, 4],
          near: [
            [-19, -133],
            [-44, -136],
            [-70, -144],
          ],
          far: [
            [19, -133],
            [44, -136],
            [70, -144],
          ],
          fore: [
            [8, -84],
            [13, -44],
            [17, -5],
          ],
          back: [
            [-8, -84],
            [-13, -44],
            [-18, -5],
          ],
        },
        { coat: 'jacket', hair: 'short', v: 18, form: 'formU', reach: 220 },
      ),
      folkAt(dark, -1.45, 3, 'floor', {
        coat: 'coat',
        hat: 'wool',
        v: 20,
        face: 0.9,
        wrap: '#3a3229',
        form: 'formR',
        shadow: 0.4,
      }),
      folkAt(dark, 1.45, 3.05, 'slump', {
        left: true,
        coat: 'dress',
        hat: 'scarf',
        v: 20,
        face: 0.9,
        form: 'formR',
        shadow: 0.4,
      }),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/narrative/house-doctor': vignette({
    topics: ['illness'],
    layers: [group(plainRoom(chairside, { x0: -2.3, x1: 2.3, z: 3.7, v: 145 }), by('stone'))],
    things: [chairAt(chairside, -0.62, 2.55, { turned: -90, v: 160 })],
    ambient: '#4c5762',
    light: chairside.spot(0.02, 1.82, 2.9, { of: 'lamp', reach: 380, size: 1.3 }),
    people: [
      folkAt(
        chairside,
        -0.36,
        3.15,
        {
          ...POSES.front,
          head: [2, -143, 6],
          far: [
            [19, -131],
            [34, -146],
            [38, -176],
          ],
        },
        {
          coat: 'dress',
          hair: 'bun',
          v: 24,
          face: 1.2,
          form: 'formU',
          shadow: 0,
        },
      ),
      folkAt(
        chairside,
        -0.52,
        2.45,
        {
          ...POSES.sit,
          head: [-4, -104, -34],
          near: [
            [-6, -95],
            [-6, -70],
            [20, -56],
          ],
        },
        { coat: 'coat', hair: 'short', v: 22, face: 1.2, form: 'formUR', shadow: 0, scarf: '#b9b2a2' },
      ),
      folkAt(
        chairside,
        0.42,
        2.4,
        {
          ...POSES.stoop,
          head: [36, -128, 24],
          neck: [28, -129],
          near: [
            [19, -120],
            [30, -98],
            [62, -108],
          ],
          far: [
            [32, -118],
            [44, -102],
            [66, -116],
          ],
        },
        {
          left: true,
          coat: 'long',
          hair: 'bald',
          v: 26,
          face: 1.3,
          form: 'formUR',
          shadow: 0,
          over: line('M62-109L80-114', '#d8d2c2', 2.6),
        },
      ),
    ],
    front: [instruments(chairside)],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/narrative/thin-soup': vignette({
    layers: [tableTop()],
    things: [
      at(96, 292, 1.1, soup(1)) +
        at(262, 350, 1.15, soup(1)) +
        at(556, 330, 1.15, soup(-1)) +
        at(118, 132, 0.95, soup(1)),
      kettleful(),
    ],
    ambient: '#5a646d',
    light: { at: [376, 40], foot: 150, reach: 420, strength: 0.95 },
    lit: pool(330, 210, 320, 200, 0.7),
    front: [
      group(
        line('M410 226L560 66', '#100c09', 15) +
          line('M410 226L560 66', '#8a6f48', 10) +
          line('M406 218L552 62', '#e2b872', 2),
        by('rough1'),
      ),
      group(
        shape('M660-30L586-30C566 2 548 22 536 44L580 92C606 78 634 60 660 52z', '#1d1611') +
          shape('M548 52C526 60 514 82 524 98C536 112 560 106 574 90C584 76 572 48 548 52z', '#6b4a34') +
          line('M528 74L554 96M538 64L566 88', '#2c1d13', 3),
        by('formDL'),
      ),
      at(330, 190, [2.2, 1.9], steam(0.3)) + at(270, 180, [1.6, 1.6], steam(0.22)),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/fate/fever': vignette({
    topics: ['illness'],
    layers: [group(plainRoom(sick, { x0: -2.5, x1: 2.5, z: 4, v: 140 }), by('stone'))],
    things: [bedAt(sick, -0.95, 3.5), chairAt(sick, 0.42, 3.6, { turned: -80, v: 150 })],
    ambient: '#46505a',
    light: sick.spot(0.42, 0.72, 3.5, { of: 'candle', reach: 330, size: 0.8 }, 0.46),
    behind: [at(...sick.p(-1.72, 0.66, 3.4), 1, abed())],
    front: [rattling(438, 336)],
    paper: { vignette: 0.78, strokes: 0.12 },
  }),

  'mine/fate/grey-morning': vignette({
    layers: [group(plainRoom(above, { x0: -2.7, x1: 2.7, z: 5, v: 150 }), by('stone'))],
    things: [
      sleeper(above, -1.25, 4.1, false, { hair: '#57534d', skin: '#8d8072', cloth: '#6f7a74', edge: '#b9c4c0' }),
      sleeper(above, 1.3, 3.9, true, { hair: '#2c2620', skin: '#8d8072', cloth: '#7d8288', edge: '#c3ccd2' }),
      sleeper(above, -0.75, 3.05, false, { hair: '#2a211a', skin: '#8d8072', cloth: '#7a6c5c', edge: '#c3bdb0' }),
      sleeper(above, 0.5, 2.1, true, {
        hair: '#3a2e24',
        skin: '#c9a184',
        cloth: '#8a6f54',
        edge: '#e2d2b8',
        eye: '<ellipse cx="35" cy="-19" rx="2.200" ry="1.500" fill="#120d09"/>' + line('M32-23L37-22', '#5a4434', 1),
      }),
    ],
    ambient: '#7d8993',
    light: { at: above.p(0, 1.5, 4.9), foot: above.p(0, 0.2, 3)[1], reach: 380, strength: 0.55, cold: true },
    lit: pool(...above.p(0.9, 0.3, 2.1), 210, 90, 0.5),
    behind: [
      windowAt(
        above,
        [-0.9, 0.9, 0.95, 2.05],
        4.98,
        skyOver(180, -40, 300, 200, ['#8796a3', '#b5bfc5', '#e2d6be']) + ruins(180, 108, 300, 14, 40, 6, '#8a969f'),
        { nx: 3, ny: 2 },
      ),
    ],
    paper: { vignette: 0.7, strokes: 0.12 },
  }),
};

/** The head of a bed that stands with its foot to us, and the pillow. */
function headOfBed(cam) {
  const iron = (points, t = 0.04) => cam.rod(points, t, '#17140f');
  return group(
    iron([
      [-0.6, 0, 3.4],
      [-0.6, 1.15, 3.4],
      [0.6, 1.15, 3.4],
      [0.6, 0, 3.4],
    ]) +
      [-0.3, 0, 0.3]
        .map((x) =>
          iron(
            [
              [x, 0.4, 3.4],
              [x, 1.15, 3.4],
            ],
            0.02,
          ),
        )
        .join('') +
      cam.flat(
        [
          [-0.52, 0.5, 3.3],
          [-0.5, 0.95, 3.36],
          [0.5, 0.95, 3.36],
          [0.54, 0.5, 3.3],
        ],
        '#a89c88',
      ) +
      cam.flat(
        [
          [-0.56, 0.5, 3],
          [0.56, 0.5, 3],
          [0.52, 0.62, 3.34],
          [-0.52, 0.62, 3.34],
        ],
        '#c2b5a0',
      ),
    by('rough1'),
  );
}

/** Blankets over somebody who lies with the feet to us, the shape of the body under them, and the foot of the bed. */
function cover(cam) {
  const q = (x, y, z) => cam.p(x, y, z).join(' ');
  const over =
    `M${q(-0.56, 0.52, 3)}C${q(-0.36, 0.78, 3)} ${q(0.36, 0.8, 3)} ${q(0.56, 0.52, 3)}` +
    `L${q(0.62, 0.46, 1.75)}L${q(0.6, 0.12, 1.7)}L${q(-0.6, 0.1, 1.7)}L${q(-0.62, 0.46, 1.75)}z`;
  const fold = (x0, y0, z0, x1, y1, z1) =>
    `M${q(x0, y0, z0)}C${q(x0 * 1.2, y0, z0 - 0.3)} ${q(x1, y1 + 0.05, z1 + 0.4)} ${q(x1, y1, z1)}`;
  const iron = (points, t = 0.045) => cam.rod(points, t, '#0f0c09');
  return (
    group(
      shape(over, '#4a443b') +
        shape(
          `M${q(-0.56, 0.52, 3)}C${q(-0.4, 0.74, 3)} ${q(-0.2, 0.78, 3)} ${q(-0.04, 0.76, 2.98)}C${q(-0.12, 0.7, 2.5)} ${q(-0.14, 0.72, 2.2)} ${q(-0.12, 0.7, 1.85)}L${q(-0.3, 0.46, 1.72)}L${q(-0.62, 0.46, 1.75)}z`,
          '#7a6a54',
        ) +
        shape(
          `M${q(-0.56, 0.52, 3)}C${q(-0.36, 0.8, 3)} ${q(0.36, 0.82, 3)} ${q(0.56, 0.52, 3)}L${q(0.57, 0.52, 2.78)}C${q(0.36, 0.78, 2.78)} ${q(-0.36, 0.76, 2.78)} ${q(-0.57, 0.52, 2.78)}z`,
          '#c9bba2',
        ) +
        line(
          fold(-0.3, 0.7, 2.36, -0.34, 0.5, 1.75) +
            fold(0.04, 0.74, 2.36, -0.1, 0.7, 1.86) +
            fold(0.3, 0.7, 2.36, 0.3, 0.5, 1.75),
          '#2a231c',
          1.8,
        ) +
        line(`M${q(-0.58, 0.5, 2.6)}C${q(-0.3, 0.78, 2.6)} ${q(0.3, 0.78, 2.6)} ${q(0.58, 0.5, 2.6)}`, '#8a4a3a', 5) +
        line(`M${q(-0.59, 0.5, 2.4)}C${q(-0.3, 0.76, 2.4)} ${q(0.3, 0.76, 2.4)} ${q(0.59, 0.5, 2.4)}`, '#8a4a3a', 5),
      by('rough1'),
    ) +
    group(
      iron([
        [-0.66, 0, 1.7],
        [-0.66, 0.82, 1.7],
        [0.66, 0.82, 1.7],
        [0.66, 0, 1.7],
      ]) +
        [-0.33, 0, 0.33]
          .map((x) =>
            iron(
              [
                [x, 0.2, 1.7],
                [x, 0.82, 1.7],
              ],
              0.022,
            ),
          )
          .join(''),
      by('rimL'),
    )
  );
}

/** Two shutters, pushed open into the light. */
function shutters(cam) {
  const leaf = (side) => {
    const x = (u) => side * (0.74 + u * 0.5);
    const z = (u) => 3.9 - u * 0.42;
    const quad = (a, b, low, high) => [
      [x(a), low, z(a)],
      [x(a), high, z(a)],
      [x(b), high, z(b)],
      [x(b), low, z(b)],
    ];
    return (
      cam.flat(quad(0, 1, 0.7, 2.32), '#5d452c') +
      Array.from({ length: 10 }, (_, i) =>
        cam.flat(quad(0.12, 0.88, 0.82 + i * 0.145, 0.89 + i * 0.145), '#2c2015'),
      ).join('') +
      cam.rod(
        [
          [x(1), 0.7, z(1)],
          [x(1), 2.32, z(1)],
        ],
        0.035,
        '#c9924e',
      )
    );
  };
  return group(leaf(-1) + leaf(1), by('rough1'));
}

/** The edge of a table near us: a towel, pliers, a spoon, a bottle. */
function instruments(cam) {
  const [x, y] = cam.p(0.86, 0.86, 1.62);
  return (
    group(
      cam.flat(level(0.3, 2.2, 1.35, 1.95, 0.84), '#5a4026') +
        cam.flat(upright(0.3, 2.2, 0.2, 0.84, 1.35), '#17110c') +
        cam.flat(
          [
            [0.42, 0.85, 1.45],
            [1.1, 0.85, 1.42],
            [1.14, 0.85, 1.82],
            [0.46, 0.85, 1.86],
          ],
          '#94897a',
        ) +
        cam.flat(
          [
            [0.42, 0.85, 1.45],
            [1.1, 0.85, 1.42],
            [1.1, 0.66, 1.34],
            [0.44, 0.64, 1.34],
          ],
          '#2f2a22',
        ),
      by('rough1'),
    ) +
    group(
      line(
        `M${x - 52} ${y + 10}C${x - 30} ${y - 2} ${x - 14} ${y + 6} ${x} ${y}L${x + 22} ${y - 8}M${x - 54} ${y - 10}C${x - 30} ${y - 2} ${x - 14} ${y - 8} ${x} ${y}L${x + 24} ${y - 2}`,
        '#3a3c3e',
        6,
      ) + line(`M${x - 52} ${y + 8}C${x - 30} ${y - 4} ${x - 14} ${y + 4} ${x} ${y - 2}`, '#f0e4c8', 1.6),
      by('rough1'),
    ) +
    stillAt(cam, 0.78, 0.86, 1.52, spoon(150), 330) +
    stillAt(cam, 0.5, 0.84, 1.88, bottle({ colour: '#5a3a22', full: 0.7, light: -0.8 }), 330)
  );
}

/** Boards of a table from above. */
function tableTop() {
  return group(
    rect(-10, -10, 660, 420, '#8a7358') +
      line(
        many(6, (i) => `M-10 ${36 + i * 76}C200 ${30 + i * 76} 420 ${40 + i * 76} 650 ${34 + i * 76}`),
        '#2c2117',
        3,
      ) +
      line(
        many(
          26,
          (i, r) => {
            const [x, y] = [r() * 640, r() * 400];
            return `M${round(x)} ${round(y)}c30-3 60 3 ${round(50 + r() * 70)} 0`;
          },
          6,
        ),
        '#4a3a28',
        1.2,
        'opacity=".6"',
      ),
    by('coal'),
  );
}

/** The big pot from above: more water than soup, three slices of carrot, the lamp in it. */
function kettleful() {
  const slice = (x, y, k) =>
    `<ellipse cx="${x}" cy="${y}" rx="${13 * k}" ry="${8 * k}" fill="#c9743a"/><ellipse cx="${x}" cy="${y - 1}" rx="${7 * k}" ry="${4 * k}" fill="#e09a58"/>`;
  return group(
    '<ellipse cx="352" cy="268" rx="196" ry="112" fill="#000" opacity=".5"/>' +
      shape('M160 190C160 300 210 340 350 340S540 300 540 190z', '#4d4f50') +
      line('M160 214C130 206 128 250 166 250M540 214C570 206 572 250 534 250', '#2c2d2e', 11) +
      '<ellipse cx="350" cy="188" rx="192" ry="112" fill="#8d8f8e"/><ellipse cx="350" cy="190" rx="180" ry="103" fill="#2c2a27"/>' +
      '<ellipse cx="350" cy="206" rx="168" ry="86" fill="#6d5836"/>' +
      line(
        'M214 200C250 156 440 150 490 206C470 256 300 268 262 226C262 196 400 180 430 208',
        '#a5884f',
        3,
        'opacity=".7"',
      ) +
      slice(262, 232, 1) +
      slice(330, 178, 0.8) +
      slice(376, 252, 1.1) +
      line('M290 250l14-6M300 206l10 4M448 236l12-5M404 178l8 5', '#93a05c', 4) +
      '<ellipse cx="376" cy="166" rx="60" ry="16" fill="#ffe0a0" opacity=".75"/>',
    by('rough1'),
  );
}

/** Who lies on the side, blankets up to the chin: 190 wide, the neck at the origin, the face to the right and up. */
function abed({ hair = '#1a1410', skin = '#b9835a', cloth = '#5d4c38', edge = '#d8a868', eye = '' } = {}) {
  return group(
    shape('M-4-2C-8-26 20-38 34-22C42-12 40 2 28 6z', hair) +
      shape('M16-30C28-34 36-28 38-22L45-19L40-12C40-4 34 0 26-2C20-10 22-22 16-30z', skin) +
      eye +
      shape('M18 22C16-6 40-10 56-22C92-36 118-16 146-24C184-22 196 0 194 40L20 44z', cloth) +
      line('M56-20C92-34 118-14 146-22C182-20 194 0 193 20', edge, 2.4) +
      line('M60-10C70 8 58 20 64 40M112-12C108 8 120 20 112 40M156-12l-4 50', '#241b13', 1.8),
    by('rough1'),
  );
}

/** A cup on its saucer in two hands, near us: it shakes, so it is there more than once. */
function rattling(x, y) {
  const cup = (light) =>
    line('M44-78C84-82 82-34 36-36', '#8d8474', 9) +
    turned(
      [
        [24, 6],
        [40, 26],
        [47, 60],
        [49, 84],
      ],
      { colour: '#c9bfa8', inside: '#3a2312', light },
    );
  const ghost = (dx, dy, turn) => at(x + dx, y + dy, 1.2, group(cup(-0.7), `transform="rotate(${turn})" opacity=".3"`));
  return (
    group(
      shape(
        `M${x - 250} ${y + 90}C${x - 200} ${y + 20} ${x - 130} ${y + 6} ${x - 84} ${y - 2}C${x - 70} ${y + 4} ${x - 76} ${y + 18} ${x - 92} ${y + 24}L${x - 60} ${y + 90}z`,
        '#1d1611',
      ) +
        shape(
          `M${x + 250} ${y + 90}C${x + 210} ${y + 24} ${x + 140} ${y + 6} ${x + 88} ${y - 2}C${x + 72} ${y + 4} ${x + 78} ${y + 18} ${x + 94} ${y + 24}L${x + 60} ${y + 90}z`,
          '#17120e',
        ),
      by('formUL'),
    ) +
    `<ellipse cx="${x}" cy="${y + 10}" rx="110" ry="24" fill="#3a3329"/><ellipse cx="${x}" cy="${y + 4}" rx="110" ry="23" fill="#a39882"/><ellipse cx="${x}" cy="${y + 3}" rx="70" ry="13" fill="#6d6352"/>` +
    ghost(-11, -2, -5) +
    ghost(11, -3, 5) +
    at(x, y, 1.2, cup(-0.7)) +
    at(x, y - 106, [1.2, 0.9], steam(0.4)) +
    line(
      `M${x - 92} ${y - 84}q-10 12 0 24q10 12 0 24M${x + 112} ${y - 84}q10 12 0 24q-10 12 0 24`,
      '#e2c48c',
      2.4,
      'opacity=".55"',
    )
  );
}

/** A mattress on the floor and who lies on it; `left`: the head is on the right. */
function sleeper(cam, x, z, left, o) {
  const [px, py] = cam.p(x + (left ? 0.8 : -0.8), 0.27, z);
  const k = round((cam.scale(x, 0.2, z) / 112) * 100) / 100;
  return (
    group(
      cam.box(x, 0, z, 1.9, 0.14, 0.8, 150, { tint: 0.6 }) +
        cam.box(x + (left ? 0.66 : -0.66), 0.14, z + 0.06, 0.5, 0.15, 0.5, 200, { tint: 0.2 }),
      by('rough1'),
    ) + at(px, py, [left ? -k : k, round(k * 78) / 100], abed(o))
  );
}
