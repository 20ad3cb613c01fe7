/* Residents and Events met indoors or under an arch: who stands in the way, and what the day brought. */
import { POSES } from '../../kit/folk.js';
import { back } from '../../kit/backs.js';
import { camera, level, scattered, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { plainRoom } from '../../kit/cupboards.js';
import { folkAt, stillAt, tableAt, windowAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { jar, linen, tin, turned } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../../kit/svg.js';

const gate = camera({ eye: [-0.3, 1.5, 0], down: 2, zoom: 430, middle: [320, 196], lamp: [0.1, 2.3, 4], dim: 0.4 });
const shop = camera({ eye: [0.1, 1.55, 0], down: 5, zoom: 440, middle: [320, 186], lamp: [-0.8, 1.6, 2], dim: 0.45 });
const cellar = camera({ eye: [0, 0.42, 0], down: 2, zoom: 430, middle: [320, 176], lamp: [0.9, 1.2, 3.6], dim: 0.4 });
const parlour = camera({ eye: [0, 1.5, 0], down: 9, zoom: 450, middle: [320, 172], lamp: [0, 1.8, 3.4], dim: 0.42 });
const bakery = camera({
  eye: [-0.2, 1.55, 0],
  down: 6,
  turn: 5,
  zoom: 420,
  middle: [320, 186],
  lamp: [-0.9, 2.2, 2.6],
  dim: 0.42,
});

/** A rat from the side, 150 long: arched back, small ear, naked tail. */
const rat = (form) =>
  group(
    line('M-62-14C-92-6-104-26-134-18C-148-14-156-20-164-16', '#1a1512', 5) +
      shape(
        'M-64-8C-74-30-56-58-22-60C8-62 30-50 44-40C54-42 66-32 76-18C80-12 76-8 68-8L52-6L56 0H40L36-6C26-2 8-2-4-4L-2 0H-26L-36-5C-48-3-58-3-64-8z',
        '#15110f',
      ) +
      shape('M40-42C36-56 50-60 54-46C52-40 46-38 40-42z', '#2a211c') +
      line('M70-12L88-8M70-14L90-16', '#3a2f28', 1),
    by(form),
  ) + '<circle cx="58" cy="-27" r="2.600" fill="#ffd890"/>';

/** A rat at a place of the cellar; its shadow runs towards the viewer. */
const ratAt = (cam, x, z, k, form, facing = 1) => {
  const [px, py] = cam.p(x, 0, z);
  const s = (cam.scale(x, 0, z) / 520) * k;
  const [lx] = cam.p(0.9, 0, 3.6);
  const shadow = poly(
    [
      [px - 60 * s, py - 2],
      [px + 60 * s, py - 2],
      [px + 80 * s + (px - lx) * 0.5, py + 90 * s],
      [px - 80 * s + (px - lx) * 0.5, py + 90 * s],
    ],
    '#000',
    `opacity=".6" ${by('b3')}`,
  );
  return shadow + at(px, py, [round(s * facing * 100) / 100, round(s * 100) / 100], rat(form));
};

/** A sack that has been gnawed open. */
const sack = group(
  shape(
    'M-70 0C-92-40-80-110-48-134C-56-146-50-156-40-160L-14-154L6-162C22-158 26-148 16-136C52-112 74-44 60 0z',
    '#b09c74',
  ) +
    line('M-46-134C-24-126 0-128 16-136', '#3d3322', 5) +
    line('M-60-20C-66-60-54-100-40-124M-24-8C-32-60-24-100-14-128M30-10C36-56 24-104 8-128', '#4d4130', 2.4) +
    shape('M10-4C4-26 20-48 36-44C52-38 58-16 52 0z', '#15100b') +
    shape('M8-2C30-26 46-30 54-20C84-12 120-4 150 2H6z', '#d8c493'),
  by('rough1'),
);

/** A flat iron that stands on its end. */
const iron = group(
  shape('M-20 0C-24-40-18-70 0-86C18-70 24-40 20 0z', '#3d3f41') +
    shape('M-20 0C-24-40-18-70 0-86C-6-60-8-30-6 0z', '#777b7e') +
    line('M18-14C44-18 46-58 20-62', '#2a1f16', 9),
  by('rough1'),
);

/** Small plain flags on a string between points of a place. */
const bunting = (cam, from, to, n, sag) => {
  const point = (t) =>
    [0, 1, 2].map((k) => from[k] + (to[k] - from[k]) * t - (k === 1 ? Math.sin(Math.PI * t) * sag : 0));
  let s = cam.rod(
    Array.from({ length: 13 }, (_, i) => point(i / 12)),
    0.012,
    '#1a1714',
  );
  for (let i = 0; i < n; i++) {
    const [x, y, z] = point((i + 0.5) / n);
    s += cam.flat(
      [
        [x - 0.09, y, z],
        [x + 0.09, y, z],
        [x + 0.01, y - 0.24, z],
      ],
      ['#b9b2a2', '#8f8a80', '#a39a86'][i % 3],
    );
  }
  return group(s, by('rough1'));
};

/** A pair of shop scales. */
const scales = group(
  shape('M-26 0H26L20-10H-20z', '#4a4642') +
    line('M0-8V-66', '#8d8578', 6) +
    line('M-58-60L58-66', '#8d8578', 5) +
    line('M-58-60L-74-28M-58-60L-42-28M58-66L42-34M58-66L74-34', '#5d5850', 1.6) +
    shape('M-80-28H-36C-40-16-76-16-80-28zM36-34H80C76-22 40-22 36-34z', '#a39a88'),
  by('rough1'),
);

export default {
  'mine/resident/thugs-2': vignette({
    layers: [archway(gate)],
    ambient: '#4c5762',
    light: gate.spot(0.2, 2.25, 4.6, { of: 'lamp', reach: 300, size: 1.1 }),
    behind: [
      gate.rod(
        [
          [0.2, 2.75, 4.6],
          [0.2, 2.3, 4.6],
        ],
        0.02,
        '#0c0b0a',
      ),
    ],
    people: [
      folkAt(
        gate,
        0.3,
        2.5,
        {
          ...POSES.front,
          head: [-2, -143, -6],
          near: [
            [-19, -131],
            [-27, -106],
            [-2, -100],
          ],
          far: [
            [19, -131],
            [29, -108],
            [9, -106],
          ],
        },
        {
          coat: 'coat',
          hat: 'cap',
          v: 15,
          face: 0.5,
          form: 'formU',
          over: line('M2-112v12', '#c9a45e', 5),
          reach: 220,
        },
      ),
      folkAt(gate, -1.15, 4.7, 'pockets', { coat: 'jacket', hat: 'hood', v: 10, face: 0.2 }),
      folkAt(gate, 1.5, 4.3, 'lean', { left: true, coat: 'jacket', hat: 'wool', v: 10, face: 0.4 }),
    ],
    front: at(118, 424, 1.12, back('scarf', { form: 'formUR' })),
    weather: ['fog', 0.25],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/resident/r-impact': vignette({
    layers: [group(plainRoom(shop, { x0: -2.8, x1: 2.8, z: 4, v: 140, tint: 1 }), by('stone'))],
    things: [
      group(
        [1, 1.5, 2, 2.5].map((y) => shop.box(0, y, 3.85, 4.6, 0.05, 0.3, 150, { tint: 2.2 })).join('') +
          [-2.3, -0.8, 0.8, 2.3].map((x) => shop.box(x, 0, 3.85, 0.06, 2.6, 0.3, 120, { tint: 2.2 })).join(''),
        by('rough1'),
      ),
      stillAt(shop, -1.9, 1.55, 3.75, jar({ light: 0.2 }), 260) +
        stillAt(shop, -1.6, 1.55, 3.75, jar({ light: 0.2, lid: null }), 260) +
        stillAt(shop, 1.3, 2.05, 3.75, tin({ band: '#6b4a36' }), 240) +
        stillAt(shop, 1.9, 1.05, 3.75, jar({ light: -0.5 }), 260),
    ],
    ambient: '#5a6570',
    light: shop.spot(-0.75, 1.3, 2.4, { of: 'candle', reach: 340, size: 1.2 }, 1.04),
    people: [
      folkAt(
        shop,
        0.12,
        2.75,
        {
          ...POSES.front,
          head: [0, -144, 3],
          near: [
            [-19, -131],
            [-30, -112],
            [-36, -100],
          ],
          far: [
            [19, -131],
            [31, -112],
            [38, -100],
          ],
        },
        {
          coat: 'jacket',
          hair: 'bald',
          v: 30,
          face: 1.5,
          form: 'formL',
          shadow: 0,
          over: shape('M-13-124H13L16-60H-16z', '#8d8474') + line('M-13-124L-9-138M13-124L9-138', '#8d8474', 3),
        },
      ),
    ],
    front: [
      counter(shop),
      stillAt(shop, 1.05, 1.04, 2.3, scales, 200),
      at(556, 430, 1.15, back('wool', { form: 'formUL' })),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/event/rat-infestation': vignette({
    topics: ['animal'],
    layers: [group(plainRoom(cellar, { x0: -2.3, x1: 2.5, z: 4.8, h: 2.4, v: 130, tint: 1.2 }), by('stone'))],
    things: [
      group(
        [0.55, 1.05].map((y) => cellar.box(-1.2, y, 4.5, 1.8, 0.05, 0.4, 150, { tint: 2.2 })).join(''),
        by('rough1'),
      ),
      [-1.9, -1.5, -1.1, -0.6]
        .map((x, i) =>
          stillAt(cellar, x, i % 2 ? 0.6 : 1.1, 4.4, i % 2 ? tin({ open: true }) : jar({ lid: null, light: 0.6 }), 240),
        )
        .join(''),
      at(...cellar.p(-0.85, 0, 2.3), 1.1, sack),
      scattered(cellar, [-1.6, 1.05, 1.4, 2.2], 9, { size: 0.07, v: 190, tint: 1.4 }),
      many(
        60,
        (i, r) => {
          const [x, y] = cellar.p(-0.5 + r() * 0.9, 0, 1.9 + r() * 0.5);
          return `<ellipse cx="${x}" cy="${y}" rx="2.200" ry="1.300" fill="#d8c493"/>`;
        },
        5,
      ),
    ],
    ambient: '#48525d',
    light: cellar.spot(0.8, 0.72, 4.2, { of: 'lamp', reach: 430, size: 1.1 }),
    lit: pool(...cellar.p(-0.7, 0.3, 2.3), 200, 130, 0.4),
    behind: [lampBearer(cellar)],
    front: [
      ratAt(cellar, 0.42, 2.2, 1.15, 'rimUL', -1),
      ratAt(cellar, -1.35, 2, 0.95, 'rimUR'),
      ratAt(cellar, 1.42, 2.4, 0.9, 'rimUL', -1),
      ratAt(cellar, -0.2, 1.28, 1.3, 'rimUR'),
    ],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/event/broken-promise': vignette({
    layers: [group(plainRoom(parlour, { x0: -2.5, x1: 2.5, z: 4, v: 130 }), by('stone'))],
    things: [
      tableAt(parlour, -0.65, 2.35, { w: 2, d: 0.8, v: 190 }),
      stillAt(parlour, -1.15, 0.78, 2.3, linen(150, 6, '#c9c2b2'), 300) +
        stillAt(parlour, -0.5, 0.78, 2.4, linen(130, 4, '#a8a08f'), 300),
      group(
        parlour.flat(
          [
            [-0.25, 0.765, 2.1],
            [0.3, 0.765, 2.05],
            [0.33, 0.765, 2.6],
            [-0.2, 0.765, 2.6],
          ],
          '#d6cfbf',
        ) +
          parlour.flat(
            [
              [-0.2, 0.765, 1.96],
              [0.28, 0.765, 1.96],
              [0.3, 0.36, 1.95],
              [0.1, 0.42, 1.95],
              [-0.05, 0.34, 1.95],
              [-0.18, 0.44, 1.95],
            ],
            '#b3ab9a',
          ),
        by('rough1'),
      ),
      stillAt(parlour, 0.12, 0.78, 2.35, iron, 300),
    ],
    ambient: '#5a6570',
    light: { at: parlour.p(0.75, 1.5, 3.9), foot: parlour.p(0.75, 0, 3.4)[1], reach: 330, strength: 0.85 },
    lit: pool(...parlour.p(-0.5, 0.85, 2.3), 260, 110, 1, 'cool'),
    shining: parlour.flat(
      [
        [0.15, 0.01, 3.9],
        [1.4, 0.01, 3.9],
        [1.6, 0.01, 1.6],
        [-0.6, 0.01, 1.6],
      ],
      '#d8813a',
      `opacity=".3" ${by('b10')}`,
    ),
    behind: [
      windowAt(
        parlour,
        [0.05, 1.55, 0.75, 2.35],
        3.98,
        skyOver(280, 0, 280, 260, ['#1c222b', '#5a4438', '#d8894a']) +
          ruins(280, 196, 280, 30, 90, 13, '#241d1a') +
          glow(pool(420, 168, 110, 70, 0.9, 'warm')) +
          shape(
            'M430 150C424 110 446 80 436 40C470 60 480 20 500 10C500 60 470 90 462 150z',
            '#17181b',
            `opacity=".8" ${by('b6')}`,
          ),
        { nx: 2, ny: 2 },
      ),
      bunting(parlour, [-2.2, 2.5, 3.9], [0, 2.3, 3.9], 8, 0.16),
      bunting(parlour, [0, 2.3, 3.9], [0.16, 0.9, 3.9], 4, 0),
    ],
    people: [
      folkAt(
        parlour,
        1.1,
        3.5,
        {
          ...POSES.away,
          near: [
            [-19, -131],
            [-30, -112],
            [-24, -138],
          ],
        },
        { coat: 'dress', hair: 'bun', v: 13, form: 'formU', reach: 200 },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/event/food-shortage': vignette({
    layers: [group(plainRoom(bakery, { x0: -2.6, x1: 2.9, z: 4.4, v: 145, tint: 1 }), by('stone'))],
    things: [
      group(
        [0.9, 1.35, 1.8, 2.25].map((y) => bakery.box(-1.2, y, 4.2, 2.4, 0.05, 0.36, 170, { tint: 2.4 })).join('') +
          [-2.4, -1.2, 0].map((x) => bakery.box(x, 0.2, 4.2, 0.07, 2.2, 0.36, 130, { tint: 2.4 })).join('') +
          bakery.box(-1.35, 0, 3, 1.7, 0.95, 0.6, 130, { tint: 2.2 }) +
          bakery.box(-1.35, 0.95, 3, 1.8, 0.05, 0.7, 210, { tint: 1.4 }),
        by('rough1'),
      ),
      stillAt(
        bakery,
        -0.9,
        1,
        2.95,
        turned(
          [
            [30, 0],
            [44, 10],
            [46, 16],
          ],
          { colour: '#8a7a5c', inside: '#2a2218' },
        ),
        260,
      ),
      scattered(bakery, [0.1, 2, 1, 2.7], 60, { size: 0.03, v: 230, tint: 1 }),
      group(
        bakery.flat(
          [
            [0.35, 0.01, 2.3],
            [0.95, 0.01, 2.25],
            [1, 0.01, 2.55],
            [0.6, 0.01, 2.7],
            [0.3, 0.01, 2.55],
          ],
          '#d8d0bc',
          by('rough'),
        ),
        'opacity=".8"',
      ),
    ],
    ambient: '#525e69',
    light: bakery.spot(-0.75, 1.3, 2.9, { of: 'lamp', reach: 330, size: 1.2 }, 1),
    behind: [
      windowAt(
        bakery,
        [0.75, 2.5, 0.8, 2.3],
        4.38,
        skyOver(330, 40, 280, 220, ['#22303f', '#51677b', '#93a6b5']) +
          ruins(330, 210, 280, 40, 100, 5, '#3f4e5c') +
          queue(bakery),
        { nx: 3, ny: 1 },
      ),
    ],
    people: [
      folkAt(
        bakery,
        0.15,
        2.6,
        { ...POSES.dig, head: [26, -121, 30] },
        {
          coat: 'thin',
          hat: 'cap',
          v: 30,
          face: 1,
          near:
            line('M20-106L66-14', '#8a6f48', 4) +
            shape('M56-22L76-14L84 6L52 2z', '#8d7a50') +
            line('M60-10L56 2M68-8L66 5M76-8L78 5', '#4d4026', 1.6),
        },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};

/** The passage of a gateway: two walls, a vault, cobbles, the street at its end. */
function archway(cam) {
  const [L, R, Z] = [-1.9, 2, 6.4];
  const vault = (z) =>
    Array.from({ length: 9 }, (_, i) => [L + ((R - L) * i) / 8, 2.1 + Math.sin((Math.PI * i) / 8) * 0.8, z]);
  const [near, far] = [vault(0.8), vault(Z)];
  let s = cam.floor([L, 0.3, R, Z], 128, { step: 0.28, across: 0.28, tint: 0.6 });
  s +=
    cam.flat(
      [
        [L, 0, 0.3],
        [L, 2.1, 0.3],
        [L, 2.1, Z],
        [L, 0, Z],
      ],
      '#767168',
    ) +
    cam.flat(
      [
        [R, 0, 0.3],
        [R, 2.1, 0.3],
        [R, 2.1, Z],
        [R, 0, Z],
      ],
      '#6b665e',
    );
  for (let i = 0; i < 8; i++)
    s += cam.flat(
      [near[i], near[i + 1], far[i + 1], far[i]],
      ['#55514b', '#5d5952', '#66615a', '#6d685f'][i < 4 ? i : 7 - i],
    );
  const [x0, y0] = cam.p(L, 2.9, Z);
  const [x1, y1] = cam.p(R, 0, Z);
  const end = poly([cam.p(L, 0, Z), ...far.map((q) => cam.p(...q)), cam.p(R, 0, Z)], '#3f5163');
  const street =
    end + ruins(x0, y1 - 6, x1 - x0, 60, 130, 8, '#26323d', '#1d272f') + rect(x0, y1 - 8, x1 - x0, 10, '#8797a5');
  const ribs = [2.2, 4.2]
    .map((z) => line(cam.way([L, 0, z], ...vault(z), [R, 0, z]), '#2f2c28', round(60 / z)))
    .join('');
  const stones = Array.from(
    { length: 6 },
    (_, i) =>
      cam.way([L + 0.01, 0.35 * (i + 1), 0.4], [L + 0.01, 0.35 * (i + 1), Z]) +
      cam.way([R - 0.01, 0.35 * (i + 1), 0.4], [R - 0.01, 0.35 * (i + 1), Z]),
  ).join('');
  return group(s + line(stones, '#000', 1, 'opacity=".35"') + ribs, by('stone')) + group(street, by('rough1'));
}

/** The counter before the one who stands behind it, dark towards us, its edge lit. */
function counter(cam) {
  return (
    group(
      cam.flat(upright(-2, 2.4, 0, 1, 2.05), '#17120d') +
        [-1.4, -0.5, 0.4, 1.3].map((x) => cam.flat(upright(x - 0.36, x + 0.36, 0.14, 0.82, 2.04), '#0e0b08')).join('') +
        cam.flat(level(-2, 2.4, 2, 2.6, 1.04), '#4a3a28') +
        cam.flat(upright(-2, 2.4, 0.98, 1.04, 2), '#8a6238'),
      by('coal'),
    ) + glow(pool(...cam.p(-0.75, 1.05, 2.35), 170, 22, 0.8, 'warm'))
  );
}

/** Whoever comes with the lamp, past a bin that has been emptied. */
function lampBearer(cam) {
  const bin =
    cam.box(1.6, 0, 4.5, 1.1, 0.62, 0.4, 34, { tint: 1 }) + cam.box(1.6, 0.62, 4.5, 1.2, 0.05, 0.5, 52, { tint: 1 });
  const bearer = folkAt(
    cam,
    1.15,
    4.3,
    'walk',
    { left: true, coat: 'long', hat: 'scarf', v: 13, face: 0.6, shadow: 0 },
    0,
  );
  return group(bin, by('rough1')) + at(bearer.x, bearer.y, [-bearer.size, bearer.size], bearer.of('formDR'));
}

/** Who waits before the shop's window. */
function queue(cam) {
  return [
    [1, 'stand', 'scarf', true],
    [1.5, 'huddle', 'wool', false],
    [2.05, 'stand', 'cap', true],
    [2.5, 'huddle', 'scarf', true],
  ]
    .map(([x, pose, hat, left]) => {
      const one = folkAt(cam, x, 4.9, pose, { coat: 'coat', hat, v: 12, face: 0.4 }, -0.1);
      return at(one.x, one.y, left ? [-one.size, one.size] : one.size, one.of('coldU'));
    })
    .join('');
}
