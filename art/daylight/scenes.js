/** Assaults, modes, the moments of the table and the two endings: posters with the town behind. */
import {
  own,
  box,
  cord,
  crescent,
  disc,
  dots,
  drawing,
  flat,
  INK,
  line,
  moved,
  rays,
  sheet,
  solid,
  star,
} from './ink.js';
import { against, standing } from './figures.js';
import { ITEMS } from './items.js';
import { bust } from './people.js';
import { sky } from './sky.js';

/** @typedef {import('./ink.js').Part} Part */
/** @typedef {keyof typeof import('./figures.js').FIGURES} Kind */

const W = 640;
const H = 400;

const flatly = (/** @type {string} */ d, /** @type {string} */ fill, rest = '') =>
  `<path d="${d}" fill="${fill}" ${rest}/>`;
const drawn = (
  /** @type {string} */ id,
  /** @type {number} */ x,
  /** @type {number} */ y,
  /** @type {number} */ size,
  /** @type {Part[]} */ parts,
  more = {},
) => `<g transform="translate(${x} ${y}) scale(${size})">${drawing(id, parts, { drop: [4, 5], ...more })}</g>`;

/** Two eyes in the dark. */
const look = (/** @type {number} */ x, /** @type {number} */ y, size = 1, fill = '#ffe27a') =>
  flatly(
    `M${x - 12 * size} ${y}l${9 * size} ${3 * size}l${-8 * size} ${3 * size}zM${x + 12 * size} ${y}l${-9 * size} ${3 * size}l${8 * size} ${3 * size}z`,
    fill,
  );

/** A crowd against the light, back to front. */
const crowd = (/** @type {[Kind, number, number, number][]} */ people, /** @type {string} */ fill) =>
  people.map(([kind, x, y, size], at) => against(kind, x, y, size, fill, at % 2 === 1)).join('');

/** A picture of a scene. */
const scene = (/** @type {(id: string) => string} */ body) => ({
  size: [W, H],
  draw: (/** @type {string} */ id) => sheet(W, H, body(own(id))),
});

// --- Assaults ---

/** No hurry: they have the whole width of the road. */
const slowTide = (/** @type {string} */ id) =>
  sky(2, W, H, { at: 0.5, street: 0.3 }) +
  flatly(`M0 ${H}L250 280h140L640 ${H}z`, '#151c44') +
  flatly('M316 288h8l4 24h-16zM312 326h16l8 38h-32z', '#ffc83d') +
  crowd(
    [
      ['wanderer', 110, 300, 0.42],
      ['wanderer', 180, 296, 0.4],
      ['wanderer', 250, 296, 0.4],
      ['wanderer', 330, 296, 0.4],
      ['wanderer', 400, 298, 0.42],
      ['wanderer', 470, 298, 0.42],
      ['wanderer', 540, 300, 0.44],
    ],
    '#1d2a64',
  ) +
  standing(`${id}a`, 'wanderer', 120, 384, 1.12) +
  standing(`${id}b`, 'wanderer', 506, 388, 1.2, true) +
  standing(`${id}c`, 'wanderer', 318, 372, 0.96);

/** Whistling, torches, a shopping trolley with room in it. */
const shakedown = (/** @type {string} */ id) =>
  sky(3, W, H, { at: 0.2 }) +
  flatly('M70 300L-40 60L230 60z', '#ffe27a', 'opacity="0.16"') +
  flatly('M440 300L300 30h300z', '#ffe27a', 'opacity="0.16"') +
  standing(`${id}a`, 'raider', 120, 384, 1.34, true) +
  standing(`${id}b`, 'raider', 310, 360, 1.06) +
  drawn(`${id}t`, 392, 176, 2.15, [
    ...moved('translate(30 -4) scale(0.42)', ITEMS['canned-stew']()),
    ...moved('translate(56 -8) scale(0.44)', ITEMS['gun-ammo']()),
    solid('M4 22h88l-12 42H22z', '#c3cbe0', { deep: 5 }),
    line('M20 22l8 42M36 22l4 42M52 22v42M68 22l-4 42M84 22l-10 42M8 36h80M14 50h70', 2.4),
    ...cord('M4 22l-6-12h-10M24 66l-2 12h58', 4, '#c3cbe0'),
    solid(disc(30, 86, 8), '#3d4874', { deep: 2 }),
    solid(disc(76, 86, 8), '#3d4874', { deep: 2 }),
  ]);

/** The cups on the shelf notice first. */
const heavySteps = (/** @type {string} */ id) =>
  flatly(`M0 0h${W}v${H}H0z`, '#5a2f3f') +
  Array.from({ length: 16 }, (_, at) => flatly(`M${at * 40} 0h20v${H}h-20z`, '#6b3a49')).join('') +
  `<clipPath id="${id}w"><path d="${box(190, 26, 260, 210)}"/></clipPath><g clip-path="url(#${id}w)"><g transform="translate(190 26) scale(0.42)">${sky(5, 640, 500, { at: 0.3, street: 0.12 })}</g>${against('brute', 372, 270, 1.24, '#0b1030')}${look(378, 64, 1.3)}</g>` +
  `<path d="${box(190, 26, 260, 210)}M320 26v210" fill="none" stroke="${INK}" stroke-width="22"/><path d="${box(190, 26, 260, 210)}M320 26v210" fill="none" stroke="#e0a862" stroke-width="12"/>` +
  drawn(
    `${id}s`,
    60,
    262,
    1,
    [
      solid(box(0, 62, 520, 26, 3), '#b5713a', { deep: 5 }),
      solid('M40 88h26v36l-26-20zM454 88h26v16l-26 20z', '#7a431c', { deep: 4 }),
    ],
    { w: 520, h: 130, screen: false },
  ) +
  [
    [96, -8, '#e8425a'],
    [206, 7, '#2fc4a0'],
    [326, -5, '#f0c24f'],
    [446, 10, '#8f6bd0'],
  ]
    .map(([x, turn, fill], at) =>
      drawn(
        `${id}c${at}`,
        Number(x),
        256,
        1,
        [
          ...moved(
            `rotate(${turn} 40 60)`,
            solid('M66 20c22-4 22 30 0 28l0-8c9 0 9-14 0-12z', String(fill), { deep: 3 }),
            solid('M8 8h60l-5 52c-1 5-5 8-10 8H23c-5 0-9-3-10-8z', String(fill), { deep: 8 }),
            flat('M14 14h48l-1 8H15z', '#fff3d9'),
          ),
          ...cord('M-4 10l-8-6M-6 30h-9M84 6l8-6', 3),
        ],
        { w: 90, h: 80 },
      ),
    )
    .join('');

/** The bus shelter moved, and there is no wind. */
const somethingHuge = (/** @type {string} */ id) =>
  sky(4, W, H, { at: 0.5 }) +
  against('monster', 330, 420, 2.15, '#060a20') +
  flatly(`${disc(270, 136, 26)}${disc(356, 128, 19)}${disc(316, 94, 15)}`, '#ffe27a') +
  flatly(`${disc(262, 142, 9)}${disc(350, 130, 7)}${disc(314, 90, 5)}`, INK) +
  flatly('M222 190l22 5l-9 30zM262 199h28l-13 34zM308 199l28-4l-11 34zM356 190l24-8l-4 30z', '#fff0cf') +
  drawn(
    `${id}b`,
    396,
    206,
    1.75,
    moved(
      'rotate(9 50 80)',
      solid('M-4 6h112l-6 14H2z', '#d8392a', { deep: 3 }),
      solid(box(6, 20, 6, 76, 1), '#7d88ad', { deep: 2 }),
      solid(box(90, 20, 6, 76, 1), '#7d88ad', { deep: 2 }),
      flat('M12 22h78v56H12z', '#a7e0ea55'),
      line('M51 22v56M22 66l14-34M60 66l14-34', 2.4, '#dff4f8'),
      solid(box(20, 72, 62, 8, 2), '#e0a862', { deep: 2 }),
    ),
  ) +
  standing(`${id}s`, 'survivor', 96, 386, 0.78);

/** Some of the voices out there say please. */
const strays = (/** @type {string} */ id) =>
  sky(4, W, H, { at: 0.62 }) +
  crowd(
    [
      ['wanderer', 40, 318, 0.5],
      ['raider', 600, 320, 0.52],
      ['wanderer', 530, 314, 0.46],
    ],
    '#1a2052',
  ) +
  standing(`${id}a`, 'wanderer', 512, 388, 1.24) +
  standing(`${id}b`, 'survivor', 130, 384, 1.24) +
  standing(`${id}c`, 'survivor', 268, 366, 0.98, true) +
  standing(`${id}d`, 'survivor', 388, 352, 0.74);

/** For once everyone can see everything. */
const bloodMoon = (/** @type {string} */ id) =>
  flatly(`M0 0h${W}v${H}H0z`, '#2a0a26') +
  flatly(rays(320, 150, 640, 17, 0.05), '#4a1030') +
  flatly(disc(320, 158, 156), '#7a1a34') +
  flatly(disc(320, 158, 140), '#e8402f') +
  flatly(`${disc(270, 120, 24, 20)}${disc(372, 196, 32, 24)}${disc(352, 96, 14)}${disc(262, 208, 16)}`, '#c22a2a') +
  dots({ w: W, h: 330, step: 6, fill: '#2a0a26', opacity: 0.5 }, (x, y) =>
    Math.hypot(x - 320, y - 158) < 140 ? (y - 150) / 150 : 0,
  ) +
  flatly(`M0 300q320-40 640 0v100H0z`, '#16061c') +
  crowd(
    [
      ['wanderer', 60, 316, 0.6],
      ['raider', 140, 306, 0.6],
      ['wanderer', 500, 306, 0.6],
      ['raider', 580, 314, 0.6],
    ],
    '#30092a',
  ) +
  standing(`${id}a`, 'brute', 320, 352, 1.14) +
  standing(`${id}b`, 'wanderer', 90, 396, 1.16, true) +
  standing(`${id}c`, 'raider', 206, 384, 0.96, true) +
  standing(`${id}d`, 'monster', 516, 400, 1.22);

// --- Modes ---

const longNight = (/** @type {string} */ id) =>
  sky(1, W, H, { at: 0.8, moonlit: false }) +
  flatly(crescent(200, 150, 130), '#ffe9b8') +
  drawn(`${id}c`, 356, 104, 2.1, [
    solid(disc(24, 18, 16), '#d8392a', { deep: 4 }),
    solid(disc(76, 18, 16), '#d8392a', { deep: 4 }),
    solid('M20 88l-8 12M80 88l8 12', INK),
    solid(disc(50, 56, 42), '#d8392a', { deep: 8 }),
    solid(disc(50, 56, 32), '#fff3d9', { deep: 5 }),
    line('M50 30v4M50 78v4M24 56h4M72 56h4', 4),
    line('M50 56L36 42M50 56l18 6', 5),
    flat(disc(50, 56, 4), '#d8392a'),
  ]) +
  standing(`${id}a`, 'raider', 96, 392, 0.94, true) +
  standing(`${id}b`, 'brute', 240, 396, 0.9);

const shepherd = (/** @type {string} */ id) =>
  sky(5, W, H, { at: 0.78 }) +
  standing(`${id}a`, 'survivor', 150, 392, 1.5, true) +
  drawn(
    `${id}l`,
    236,
    208,
    1,
    [
      ...cord('M40-30v34', 4, '#8d5a34'),
      solid('M14 14h52l-6 14H20z', '#3d4874', { deep: 3 }),
      solid(box(20, 28, 40, 52, 4), '#ffe27a', { deep: 6 }),
      solid(box(14, 78, 52, 12, 2), '#3d4874', { deep: 3 }),
      line('M40 30v46', 3),
    ],
    { w: 90, h: 90 },
  ) +
  flatly(disc(276, 262, 90), '#ffe27a', 'opacity="0.18"') +
  standing(`${id}b`, 'survivor', 400, 388, 0.86) +
  standing(`${id}c`, 'survivor', 484, 384, 0.72) +
  standing(`${id}d`, 'survivor', 556, 380, 0.62);

const blackout = (/** @type {string} */ id) =>
  flatly(`M0 0h${W}v${H}H0z`, '#05070f') +
  flatly(rays(320, 150, 640, 13), '#0a0e20') +
  [
    [90, 120, 2.4],
    [190, 220, 1.6],
    [490, 110, 3],
    [566, 236, 1.8],
    [110, 320, 2],
    [520, 330, 2.6],
    [250, 56, 1.4],
  ]
    .map(([x, y, size]) => look(x, y, size))
    .join('') +
  drawn(`${id}b`, 244, 96, 2.2, [
    solid('M20 40c0-26 14-36 30-36s30 10 30 36c0 16-12 22-14 36H34c-2-14-14-20-14-36z', '#39426a', { deep: 9 }),
    line('M42 74c-4-22-8-30-4-34s8 6 12 0s8 4 12 0s2 12-4 34', 3, '#8d98bd'),
    solid(box(34, 76, 32, 9, 2), '#7d88ad', { deep: 2 }),
    solid(box(36, 86, 28, 9, 3), '#7d88ad', { deep: 2 }),
    flat('M30 34c0-10 5-18 12-20l-2-4c-10 3-16 12-15 24z', '#7d88ad'),
    line('M56 10l-8 18l12 8l-10 20', 3),
  ]);

const emptyShelves = (/** @type {string} */ id) =>
  flatly(`M0 0h${W}v${H}H0z`, '#2d4a68') +
  Array.from({ length: 11 }, (_, at) => flatly(`M0 ${at * 40}h${W}v3H0z`, '#264059')).join('') +
  drawn(
    `${id}s`,
    70,
    30,
    5,
    [
      solid(box(0, 0, 100, 66, 1), '#17243a', { deep: 0 }),
      solid(box(-3, -2, 7, 72, 1), '#c9843f', { deep: 2 }),
      solid(box(96, -2, 7, 72, 1), '#c9843f', { deep: 2 }),
      solid(box(-3, 20, 106, 6, 1), '#e0a862', { deep: 2 }),
      solid(box(-3, 43, 106, 6, 1), '#e0a862', { deep: 2 }),
      solid(box(-3, 64, 106, 6, 1), '#e0a862', { deep: 2 }),
    ],
    { ink: 1.2, screen: false },
  ) +
  // one plaster, one spider
  drawn(
    `${id}p`,
    348,
    186,
    1.1,
    moved(
      'rotate(-12 40 40)',
      solid(box(0, 34, 76, 26, 13), '#f6d2a4', { deep: 5 }),
      flat(box(26, 36, 24, 22, 2), '#fff1dc'),
    ),
  ) +
  drawn(
    `${id}d`,
    160,
    60,
    1,
    [
      ...cord('M30-34v60', 1.4),
      line('M30 40L8 26M30 44L4 44M30 48L8 60M30 40l22-14M30 44h26M30 48l22 12', 3),
      solid(disc(30, 42, 13), '#3a2c3f', { deep: 4 }),
      flat(`${disc(26, 40, 3)}${disc(35, 40, 3)}`, '#ffffff'),
      flat(`${disc(26, 41, 1.3)}${disc(35, 41, 1.3)}`, INK),
    ],
    { w: 60, h: 70 },
  );

// --- Moments ---

/** Something fell over. Everything heard it. */
const siren = (/** @type {string} */ id) =>
  flatly(`M0 0h960v400H0z`, '#4a0f1c') +
  flatly(rays(690, 190, 1000, 19, 0.04), '#7a1a24') +
  dots({ w: 960, h: 400, step: 8, fill: '#1a0614', opacity: 0.6 }, (x, y) => 1.1 - x / 620 + (y - 300) / 500) +
  crowd(
    [
      ['wanderer', 420, 330, 0.7],
      ['raider', 500, 322, 0.72],
      ['wanderer', 900, 330, 0.74],
      ['brute', 830, 330, 0.8],
      ['wanderer', 590, 318, 0.66],
    ],
    '#2a0816',
  ) +
  flatly('M0 330q480-40 960 0v70H0z', '#16040c') +
  flatly(star(690, 176, 15, 168, 116, 0.1), INK) +
  flatly(star(690, 176, 15, 154, 108, 0.1), '#ffc83d') +
  drawn(`${id}s`, 586, 66, 2.1, ITEMS.wave()) +
  standing(`${id}a`, 'wanderer', 440, 396, 0.86, true) +
  standing(`${id}b`, 'raider', 884, 398, 0.94);

/** A hat, a lantern that still burns. */
const lantern = (/** @type {string} */ id) =>
  sky(1, 960, 400, { at: 0.3 }) +
  flatly(disc(726, 280, 170), '#ffe27a', 'opacity="0.08"') +
  flatly(disc(726, 280, 104), '#ffe27a', 'opacity="0.14"') +
  flatly(disc(740, 352, 240, 30), '#ffe27a', 'opacity="0.16"') +
  drawn(`${id}l`, 640, 176, 1.7, [
    line('M50 8c-22-2-26 18-24 26M50 8c22-2 26 18 24 26', 5),
    solid('M26 30h48l-6 14H32z', '#3d4874', { deep: 3 }),
    solid(box(32, 44, 36, 46, 4), '#ffe27a', { deep: 6 }),
    solid('M50 56c8 10 8 22 0 24c-8-2-8-14 0-24z', '#ff9a4a', { deep: 1 }),
    line('M40 44v46M60 44v46', 2.6),
    solid(box(26, 88, 48, 12, 2), '#3d4874', { deep: 3 }),
  ]) +
  drawn(
    `${id}h`,
    812,
    268,
    1,
    moved(
      'rotate(8 60 60)',
      solid('M0 60c20-12 34-14 60-14s42 2 62 14c-8 12-40 18-62 18S8 72 0 60z', '#8d98bd', { deep: 5 }),
      solid('M28 54c0-22 12-30 32-30s30 8 32 30c-16 8-48 8-64 0z', '#a9b3d0', { deep: 5 }),
      line('M28 50c20 8 44 8 64 0', 5, '#3d4874'),
    ),
    { w: 130, h: 90 },
  );

const won = () => sky(7, 960, 400, { at: 0.72, street: 0.16 });

const lost = (/** @type {string} */ id) =>
  sky(1, 960, 400, { at: 0.9, street: 0.2, moonlit: false }) +
  flatly(disc(690, 150, 132), '#e8ecf5') +
  flatly(`${disc(650, 110, 22, 18)}${disc(730, 180, 28, 22)}${disc(716, 88, 12)}`, '#c9d0e6') +
  dots({ w: 960, h: 300, step: 6, fill: '#39426a', opacity: 0.5 }, (x, y) =>
    Math.hypot(x - 690, y - 150) < 132 ? (x - 690) / 260 + (y - 150) / 160 : 0,
  ) +
  crowd(
    [
      ['wanderer', 470, 336, 0.72],
      ['raider', 560, 330, 0.74],
      ['wanderer', 800, 332, 0.74],
      ['wanderer', 900, 338, 0.74],
    ],
    '#0d1436',
  ) +
  standing(`${id}a`, 'monster', 690, 386, 1.3) +
  standing(`${id}b`, 'brute', 836, 396, 1.08) +
  standing(`${id}c`, 'raider', 552, 394, 1.02, true) +
  standing(`${id}d`, 'wanderer', 448, 398, 0.98, true);

/** The cover: those who hold out, and what comes over the rise. */
const cover = (/** @type {string} */ id) =>
  sky(6, 960, 480, { at: 0.5, street: 0.3, town: 0.24 }) +
  crowd(
    [
      ['wanderer', 250, 352, 0.62],
      ['raider', 330, 346, 0.66],
      ['brute', 410, 344, 0.7],
      ['monster', 484, 346, 0.86],
      ['wanderer', 566, 344, 0.66],
      ['raider', 640, 346, 0.66],
      ['wanderer', 710, 352, 0.62],
    ],
    '#1a1440',
  ) +
  flatly('M0 352q480-30 960 0v128H0z', '#14102e') +
  drawn(
    `${id}w`,
    -20,
    356,
    1,
    [
      solid(box(0, 20, 1000, 26, 1), '#b5713a', { deep: 6 }),
      solid('M20 60h960l-10 14l12 14H10l12-14z', '#cf8a48', { deep: 6 }),
      ...[80, 330, 660, 900].flatMap((x) => [
        solid(box(x, -14, 26, 140, 1), '#8a5020', { deep: 5 }),
        flat(`${disc(x + 8, 33, 3)}${disc(x + 18, 33, 3)}${disc(x + 13, 74, 3)}`, INK),
      ]),
    ],
    { w: 1000, h: 140, screen: false },
  ) +
  bust(`${id}a`, 'drifter', 112, 486, 0.98) +
  bust(`${id}b`, 'pillar', 300, 490, 1.1) +
  bust(`${id}c`, 'hipster', 668, 490, 1.06) +
  bust(`${id}d`, 'trigger', 856, 486, 1.02);

// --- Combat cards: the blow itself ---

const hit = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ size, turn = 0.1) => [
  solid(star(x, y, 10, size, size * 0.55, turn), '#ff7a3d', { deep: 3 }),
  flat(star(x, y, 10, size * 0.6, size * 0.32, turn), '#ffe27a'),
];
const fist = (/** @type {string} */ t, sleeve = '#3fa7d6') =>
  moved(
    t,
    solid('M-6 36h30v30H-6z', sleeve, { deep: 4 }),
    solid('M-8 6c0-10 34-12 36 0v26c-4 8-32 8-36 0z', '#f1bd94', { deep: 5 }),
    line('M1 4v14M10 3v15M19 4v14', 2.4),
    solid('M-10 18c8-4 20-2 22 4c0 6-14 8-22 4z', '#f1bd94', { deep: 2 }),
  );
/** @type {Record<string, () => Part[]>} */
const BLOWS = {
  plain: () => [...hit(50, 50, 36)],
  'minus-2': () => [
    ...moved('translate(6 -8) rotate(26 50 50) scale(0.9)', ITEMS['baseball-bat']()),
    ...fist('translate(14 56) rotate(34) scale(0.8)'),
    ...cord('M70 14c10 0 16 6 16 14M80 6c12 2 18 10 18 20', 3),
    ...moved('translate(46 62)', solid('M8 0c6 8 8 14 0 18c-8-4-6-10 0-18z', '#6ec6e8', { deep: 1 })),
    ...moved('translate(62 74) scale(0.8)', solid('M8 0c6 8 8 14 0 18c-8-4-6-10 0-18z', '#6ec6e8', { deep: 1 })),
  ],
  'minus-1': () => [
    solid('M20 8h44l6 46l-8 8l-4-8l-6 14l-8-12l-6 16l-8-14l-6 10z', '#8f6bd0', { deep: 8 }),
    solid('M18 6h48v14H18z', '#ffc83d', { deep: 4 }),
    line('M30 30l20 8M28 42l22 8', 2.4),
    ...cord('M74 66l12 6M64 76l6 12M84 48l12 0', 3),
    ...fist('translate(66 54) rotate(-40) scale(0.62)', '#d2602c'),
  ],
  zero: () => [...fist('translate(40 40) rotate(90 10 30)'), ...cord('M80 26l10-8M84 54h14M80 80l10 8', 4)],
  'plus-1': () => [...hit(66, 40, 30), ...fist('translate(20 50) rotate(52) scale(0.94)')],
  'plus-2': () => [
    ...hit(62, 42, 40),
    ...fist('translate(16 54) rotate(48) scale(1.04)', '#d2602c'),
    flat(star(90, 80, 5, 8, 3.4), '#ffc83d'),
  ],
  'plus-3': () => [
    ...hit(50, 48, 54, 0),
    line(disc(50, 48, 32), 4, '#d8392a'),
    ...fist('translate(30 40) rotate(34) scale(1.14)', '#d8392a'),
    ...cord('M6 12l10 8M94 10l-10 8M8 90l10-8', 4),
  ],
  'zero-splash': () => [
    solid('M6 84c-4-40 24-72 76-76c-30 14-46 34-50 70z', '#6ec6e8', { deep: 6 }),
    solid('M40 92c-2-26 14-46 50-52c-18 12-26 26-28 48z', '#a7e0ea', { deep: 5 }),
    ...cord('M70 12l20-6M84 58l14-4', 3),
  ],
  'plus-1-splash': () => [
    ...hit(40, 40, 34),
    ...hit(80, 76, 18, 0.4),
    ...cord('M62 60c4 2 6 4 8 8M22 76l-8 10M76 16l10-8', 3, '#6ec6e8'),
  ],
  'plus-1-loose-rubble': () => [
    solid(box(4, 4, 42, 20, 2), '#b5562e', { deep: 4 }),
    solid(box(50, 4, 40, 20, 2), '#c96a3a', { deep: 4 }),
    solid(box(-2, 28, 28, 20, 2), '#c96a3a', { deep: 4 }),
    ...moved('rotate(18 50 50)', solid(box(36, 32, 40, 20, 2), '#b5562e', { deep: 4 })),
    ...moved('rotate(-24 30 74)', solid(box(10, 64, 38, 19, 2), '#d2784a', { deep: 4 })),
    ...moved('rotate(40 76 78)', solid(box(58, 70, 34, 18, 2), '#b5562e', { deep: 4 })),
    flat(`${disc(54, 92, 4)}${disc(92, 60, 4)}${disc(8, 60, 4)}`, '#8a8070'),
  ],
};

const combat = (/** @type {string} */ name) => ({
  large: 240,
  small: 96,
  size: [200, 200],
  alpha: true,
  draw: (/** @type {string} */ id) =>
    sheet(
      132,
      132,
      `<g transform="translate(17 15)">${drawing(own(id), BLOWS[name](), { drop: [4, 5] })}</g>`,
    ).replace('width="132" height="132"', 'width="200" height="200"'),
});

/** What no card shows, but the table: wide. */
const wideScene = (/** @type {(id: string) => string} */ body, h = 400) => ({
  for: [],
  size: [960, h],
  quality: 0.75,
  draw: (/** @type {string} */ id) => sheet(960, h, body(own(id))),
});

export default {
  'daylight/assault/slow-tide': scene(slowTide),
  'daylight/assault/shakedown': scene(shakedown),
  'daylight/assault/heavy-steps': scene(heavySteps),
  'daylight/assault/something-huge': scene(somethingHuge),
  'daylight/assault/strays': scene(strays),
  'daylight/assault/blood-moon': scene(bloodMoon),
  'daylight/assault/plain': scene(
    () =>
      sky(2, W, H, { at: 0.5 }) +
      crowd(
        [
          ['wanderer', 120, 372, 1],
          ['raider', 320, 376, 1.1],
          ['wanderer', 520, 372, 1],
        ],
        '#060a20',
      ) +
      look(312, 190, 1.4),
  ),
  'daylight/mode/plain': scene(() => sky(1, W, H)),
  'daylight/mode/long-night': scene(longNight),
  'daylight/mode/shepherd': scene(shepherd),
  'daylight/mode/blackout': scene(blackout),
  'daylight/mode/empty-shelves': scene(emptyShelves),
  'daylight/beat/siren': wideScene(siren),
  'daylight/beat/lantern': wideScene(lantern),
  'daylight/ending/won': { ...wideScene(won), for: ['ending/won'] },
  'daylight/ending/lost': { ...wideScene(lost), for: ['ending/lost-death', 'ending/lost-shepherd'] },
  'daylight/cover/cover': wideScene(cover, 480),
  ...Object.fromEntries(Object.keys(BLOWS).map((name) => [`daylight/combat/${name}`, combat(name)])),
};
