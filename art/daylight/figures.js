/** Those on the line, feet at (80, 196) of 160 × 200, looking to the left. */
import { own, box, disc, drawing, flat, INK, line, moved, sheet, solid } from './ink.js';

/** Still in the apron of the bakery, name tag and all; one shoe. @returns {import('./ink.js').Part[]} */
export const wanderer = () => [
  // legs: one drags
  solid('M92 118l14 40l10 30h-22l-8-28l-12-36z', '#4b5f6b'),
  solid('M68 120l-6 36l4 32H44l2-34l6-38z', '#5b7280'),
  solid('M116 184c10 2 16 6 16 12H92c0-6 4-10 6-12z', '#d9c9b0'),
  solid('M66 184v12H30c0-8 6-12 14-13z', '#3a2c3f'),
  line('M122 190l4 4M128 190l3 5', 2),
  // far arm, reaching
  solid('M70 66C54 68 40 74 24 72l-8 10c16 8 36 4 54-2z', '#7fa08c'),
  solid('M24 71c-6-4-12-2-18-6l-2 6c-3 2-2 5 0 6l1 5c6 2 10 2 14 1z', '#b7cf9f'),
  // body: slumped, one shoulder high
  solid('M58 58c12-10 34-14 46-6c8 6 8 30 6 72c-16 8-44 8-62 0c-2-28 0-52 10-66z', '#86a893', { deep: 9 }),
  // apron
  solid('M60 78l36-4l4 54l-8 10l-8-8l-8 12l-10-10l-10 8l-4-12z', '#f2e2c0', { deep: 6 }),
  line('M62 78l-6-20M96 74l6-20', 3, '#d8bf8e'),
  flat(disc(88, 100, 7, 5), '#b08a5a'),
  flat(disc(70, 120, 4), '#b08a5a'),
  solid(box(66, 78, 18, 11, 1), '#fff8e6', { deep: 1 }),
  line('M70 82h10M70 85.500h6', 1.6, '#b3324a'),
  // near arm
  solid('M96 58c14 4 16 20 8 32c-12 8-30 16-46 18l-4-12c14-4 26-10 32-18z', '#86a893', { deep: 6 }),
  solid('M56 95c-8-2-12 2-20 0l0 6c-4 2-3 5-1 6l-1 5c8 4 16 2 24-2z', '#b7cf9f'),
  line('M90 72l8 4M88 78l6 4', 2),
  // head, hanging to one side, paper cap
  ...moved(
    'rotate(-14 66 40)',
    solid('M48 26c2-16 34-18 38 0c3 14-1 34-16 36c-16 1-24-16-22-36z', '#c3d8a8', { deep: 6 }),
    solid('M44 24c2-12 10-20 26-20c14 0 20 8 20 18c-14-4-30-4-46 2z', '#fff8e6'),
    line('M46 22c14-6 30-6 43-2', 2.4),
    flat(disc(58, 36, 6.5), '#fff8e6'),
    flat(disc(75, 35, 5), '#fff8e6'),
    line(disc(58, 36, 6.5), 2.2),
    line(disc(75, 35, 5), 2.2),
    flat(disc(56, 37, 2.2), INK),
    flat(disc(73, 34, 1.8), INK),
    line('M50 28l10 1M70 28l9-2', 2.6),
    solid('M54 49c8-3 16-3 22 0c0 8-4 10-11 10s-11-4-11-10z', '#3b1530'),
    flat('M57 48h5v4h-5zM68 48h5v4h-5zM62 58h5v-3h-5z', '#fff8e6'),
    line('M80 42c2 3 2 6 1 8', 2),
  ),
];

/** Hood, bandana, crowbar over the shoulder, a sack that was somebody's. @returns {import('./ink.js').Part[]} */
export const raider = () => [
  // crowbar
  solid('M112 6l10-6l10 6l-3 7l-8-4l-4 3l-2 96l-8-1z', '#6b7390'),
  // legs, striding
  solid('M90 118l18 34l14 34l-18 4l-22-36l-8-28z', '#4a2f52'),
  solid('M76 122l-14 32l-4 34H38l2-38l16-36z', '#5d3a63'),
  solid('M122 182c9 1 16 6 17 14h-36l-4-8z', '#241a2c'),
  solid('M60 184l-2 12H24c0-8 8-12 16-13z', '#241a2c'),
  // body: a coat too big, belted
  solid(
    'M54 62c14-10 40-10 52 0c8 16 12 42 14 72l-14-6l-6 12l-14-10l-14 12l-10-12l-18 6c0-28 2-54 10-74z',
    '#d2602c',
    { deep: 9 },
  ),
  line('M80 60l-2 76', 2.6),
  solid('M50 106c20 6 46 6 64 0l1 10c-20 6-46 6-66 0z', '#3a2233'),
  solid(box(72, 106, 14, 12, 2), '#f0c24f'),
  // far arm up to the crowbar
  solid('M98 62c14 2 24 12 24 24c-2 8-8 8-14 4c-6-6-14-10-20-12z', '#d2602c', { deep: 5 }),
  solid('M108 72c6-4 14-2 16 4c1 8-5 12-12 10c-6-2-8-10-4-14z', '#2b2136'),
  // sack
  solid('M34 92c-18 6-28 28-22 46c6 14 38 16 46 0c6-18-4-40-18-46l4-10l-12-2z', '#e8b93f', { deep: 9 }),
  line('M32 92c4 2 8 2 12 0', 3),
  solid('M20 112l14-3l2 13l-14 3z', '#b98a26'),
  // near arm to the sack
  solid('M56 64c-14 8-22 20-24 30l10 6c6-8 14-14 24-18z', '#d2602c', { deep: 5 }),
  solid(disc(36, 93, 9, 8), '#2b2136'),
  // head: hood, eyes, bandana
  solid('M52 44c-4-28 14-40 30-40c18 0 34 14 28 42l-8 16c-12 8-32 8-42 0z', '#b84a1f', { deep: 8 }),
  solid('M57 40c0-16 10-24 23-24s23 10 22 24l-4 16c-10 8-28 8-36 0z', '#f1bd94', { deep: 4 }),
  solid('M55 42c14 7 34 7 48 0c3 12-6 22-14 32l-10 8l-10-9c-8-9-16-18-14-31z', '#2f9a8c', { deep: 5 }),
  flat('M64 52l5 4l5-4M82 54l5 4l5-4M72 64l5 4l5-4', '#ffffff'),
  flat('M60 34l16 2c0 6-14 6-16-2zM100 33l-16 3c1 6 14 5 16-3z', '#fff8e6'),
  line('M60 34l16 2M100 33l-16 3', 3),
  flat(disc(68, 37, 2), INK),
  flat(disc(90, 37, 2), INK),
  line('M58 28l14 2M102 26l-14 4', 3.4),
];

/** Came through a door and did not notice: it hangs round the neck. @returns {import('./ink.js').Part[]} */
export const brute = () => [
  solid('M86 130h34l6 54h-36z', '#3b3566'),
  solid('M38 130h36l-2 54H34z', '#47407a'),
  solid('M124 180c8 2 12 8 12 16H84c0-8 4-12 8-14z', '#221a33'),
  solid('M72 180c4 2 6 10 4 16H22c0-8 6-14 12-15z', '#221a33'),
  // body
  solid('M30 56c18-22 84-24 102-2c10 22 8 58-2 84c-26 10-72 10-98 0c-12-28-12-60-2-82z', '#8f6bd0', { deep: 11 }),
  // arms down to the knees
  solid('M34 52C12 58 0 86 4 124l26 6c0-22 6-38 18-50z', '#8f6bd0', { deep: 8 }),
  solid('M126 52c22 6 34 34 30 72l-26 6c0-22-6-38-18-50z', '#8f6bd0', { deep: 8 }),
  solid('M2 122h28c4 10 4 26-4 34c-8 5-20 3-24-6c-3-8-3-18 0-28z', '#e0a98f', { deep: 6 }),
  solid('M130 122h28c3 10 3 20 0 28c-4 9-16 11-24 6c-8-8-8-24-4-34z', '#e0a98f', { deep: 6 }),
  line('M8 146v8M15 147v9M22 146v8M138 146v8M145 147v9M152 146v8', 2.4),
  solid('M2 116l28 5v9l-29-4zM158 116l-28 5v9l29-4z', '#f0c24f', { deep: 2 }),
  // head: small, low
  solid('M60 42c-2-26 10-36 24-36s24 12 20 36c-8 12-34 12-44 0z', '#e0a98f', { deep: 6 }),
  flat('M62 22c2-12 10-16 22-16c10 0 18 6 20 14c-12-4-28-4-42 2z', '#4a2740'),
  line('M66 25l14 5M100 24l-14 6', 4.2),
  flat(disc(75, 33, 2.6), INK),
  flat(disc(92, 32, 2.6), INK),
  line('M74 46c6-4 14-4 18 0', 3.4),
  flat('M78 44h4v5h-4zM86 43h4v5h-4z', '#fff8e6'),
  // the door
  solid('M34 58l96-6l8 70l-98 8z M62 62c2 10 38 10 42-2l14 0l6 54l-76 6l-4-56z', '#a5582e', { deep: 3 }),
  solid('M34 58l28-2c4 18 38 16 44-3l24-1l8 70l-98 8z', '#b9683a', { deep: 6 }),
  solid('M46 82l34-3l2 38l-33 3z', '#9a4f28', { deep: 3 }),
  solid('M90 78l32-2l5 37l-34 3z', '#9a4f28', { deep: 3 }),
  solid(disc(124, 74, 4.5), '#f0c24f', { deep: 2 }),
  line('M62 56l-6 10M70 62l-2 10M98 60l4 9M106 53l8 8', 2.6),
  line('M36 70l8-1M130 122l4-12', 2),
];

/** The street lamp in its fist used to be taller. @returns {import('./ink.js').Part[]} */
export const monster = () => [
  // lamp post, bent, still lit
  solid('M140 14l8-1l4 146l-10 1z', '#5f6da0', { deep: 3 }),
  // tail and legs
  solid('M44 140C30 150 26 172 30 186l-8 10h40c4-16 4-32 2-46z', '#8d1f48', { deep: 7 }),
  solid('M100 146c-2 14 0 30 4 50h42l-10-12c2-18-4-38-16-46z', '#8d1f48', { deep: 7 }),
  flat('M26 190l6-5l4 8zM38 190l6-6l4 9zM110 192l5-8l5 8zM124 192l5-8l6 7z', '#fff0cf'),
  // body: a hill with fur
  solid(
    'M78 26c34-2 58 24 60 62c2 30-10 60-24 72c-24 10-56 8-76-2C22 142 14 116 18 88c4-36 28-60 60-62z',
    '#c22f52',
    { deep: 12 },
  ),
  line('M104 150l6 8l4-10l6 8l4-12M36 150l-4-8M46 156l-2-8M58 160l-2-7', 2.8),
  flat('M30 120c4 22 18 36 48 38c24 0 38-10 44-28c-24 14-66 12-92-10z', '#9c2349'),
  // horns
  solid('M44 40C26 34 18 20 20 2c14 4 28 14 38 30z', '#f2dfb4', { deep: 5 }),
  solid('M104 40C112 28 122 26 134 28c-2 14-8 24-18 30z', '#f2dfb4', { deep: 5 }),
  line('M28 20l8-4M34 29l9-5M118 34l5 6', 2.2),
  solid('M148 18c-2-16-24-22-38-8l-5-4c14-20 46-16 50 8z', '#5f6da0', { deep: 2 }),
  solid('M92 10l20-8l8 10l-24 9z', '#39426a', { deep: 2 }),
  solid('M97 20l21-8l2 8l-19 8z', '#ffe27a', { deep: 1 }),
  // arms
  solid('M30 74C8 84-2 112 4 150l10-8l4 12l8-10l8 10l4-14c-6-22-4-36 4-46z', '#c22f52', { deep: 7 }),
  solid('M128 70c22 6 30 32 24 62c-4 12-22 12-28 2c2-16 0-28-6-38z', '#c22f52', { deep: 7 }),
  solid('M122 122c8-6 24-6 30 2c4 8 2 16-4 20c-8 4-20 2-26-4c-4-6-4-14 0-18z', '#d94a64', { deep: 5 }),
  line('M130 124v14M138 122v17M146 124v14', 2.6),
  flat('M4 148l-2 16l10-12zM16 152l2 14l8-14zM32 152l4 13l4-16z', '#fff0cf'),
  line('M4 148l-2 16l10-12M16 152l2 14l8-14M32 152l4 13l4-16', 2.2),
  // eyes: three, none of them agree
  solid(disc(52, 66, 12), '#fff3b8', { deep: 3 }),
  solid(disc(92, 62, 9), '#fff3b8', { deep: 2 }),
  solid(disc(74, 46, 7), '#fff3b8', { deep: 2 }),
  flat(disc(48, 68, 4.4), INK),
  flat(disc(89, 62, 3.4), INK),
  flat(disc(73, 43, 2.6), INK),
  line('M38 54l24 4M104 50l-20 4', 4.4),
  // mouth
  solid('M28 88c22 8 62 8 88-6c2 26-14 50-44 50c-28 0-44-20-44-44z', '#2a0c2a', { deep: 0 }),
  flat('M34 92l10 2l-4 14zM52 96h13l-6 16zM74 96l13-2l-5 16zM97 92l11-4l-2 14z', '#fff0cf'),
  flat('M44 122l6-13l8 20zM64 131l7-15l8 15zM88 127l4-14l10 6z', '#fff0cf'),
  flat('M60 128c4-12 20-12 26-2c-6 6-18 8-26 2z', '#ef6f7b'),
];

/** Waves a tea towel, at the wrong people. @returns {import('./ink.js').Part[]} */
export const survivor = () => [
  solid('M72 128l-8 40l-2 20H46l6-40l4-28z', '#2f4f86', { deep: 4 }),
  solid('M86 128l14 34l4 26H86l-8-34l-6-26z', '#2f4f86', { deep: 4 }),
  solid('M62 184v12H34c0-6 6-10 14-11zM104 184c8 0 12 6 12 12H84v-10z', '#7a3b2a', { deep: 3 }),
  // backpack
  solid('M92 70c16-2 22 8 22 22v22c0 8-8 10-20 8z', '#b9683a', { deep: 5 }),
  // body: a jumper
  solid('M56 74c10-8 30-8 38 0c6 16 8 38 6 58c-14 6-34 6-48 0c-2-22-2-44 4-58z', '#3fa7d6', { deep: 7 }),
  flat('M53 100h47v8H53zM52 116h48v6H52z', '#f2e2c0'),
  line('M56 74c10-8 30-8 38 0c6 16 8 38 6 58c-14 6-34 6-48 0c-2-22-2-44 4-58z', 3.4),
  solid('M82 70l6-2l6 50l-6 2z', '#8c4a24', { deep: 1 }),
  // arm on the hip
  solid('M90 78c14 4 22 18 18 30l-18 10l-4-8l12-10l-12-12z', '#3fa7d6', { deep: 4 }),
  // towel
  solid('M36 40C28 22 22 8 2 4C6 18-4 26 0 44c-4 8 0 14-2 22c14 2 20-8 34-14z', '#fff8e6', { deep: 6 }),
  line('M10 8c2 16-2 32-2 56M20 16c2 16-2 28 0 42M2 24c10 2 18 4 26 2M-1 46c12 2 22 0 32-6', 2.4, '#d8392a'),
  // arm up
  solid('M62 74C50 70 42 60 40 44l-10 2c0 22 10 36 26 44z', '#3fa7d6', { deep: 4 }),
  solid(disc(34, 42, 8), '#f6c8a0', { deep: 3 }),
  // scarf
  solid('M54 70c12 8 28 8 42 0l2 8c-12 10-32 10-46 2z', '#ffc83d', { deep: 3 }),
  solid('M58 78l-6 22l10 2l6-20z', '#ffc83d', { deep: 3 }),
  // head
  solid('M52 46c-2-18 10-28 24-28s26 10 22 30c-2 14-10 24-22 24s-22-10-24-26z', '#f6c8a0', { deep: 5 }),
  solid('M48 42C42 18 60 8 76 10c18 0 30 12 24 34c-4-8-8-12-14-16c-8 8-22 10-30 8c-2 2-6 4-8 6z', '#6b3a2a', {
    deep: 4,
  }),
  flat(disc(64, 48, 3), INK),
  flat(disc(83, 48, 3), INK),
  line('M58 41l8-3M81 38l8 3', 2.6),
  solid('M66 58c6-2 12-2 16 0c0 6-3 9-8 9s-8-3-8-9z', '#7a1f2b', { deep: 0 }),
  flat(disc(58, 55, 3), '#ef9a86'),
  flat(disc(90, 55, 3), '#ef9a86'),
];

export const FIGURES = { wanderer, raider, brute, monster, survivor };

/** One of them, at a place in a scene: feet at (x, y), so many times as large. */
export const standing = (
  /** @type {string} */ id,
  /** @type {keyof typeof FIGURES} */ kind,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  flip = false,
) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -size : size} ${size}) translate(-80 -196)">${drawing(id, FIGURES[kind](), { ink: 4, w: 160, h: 200, step: 4, drop: [0, 0] })}</g>`;

/** All parts in one colour: somebody against the light. */
export const against = (
  /** @type {keyof typeof FIGURES} */ kind,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
  fill = INK,
  flip = false,
) =>
  `<g transform="translate(${x} ${y}) scale(${flip ? -size : size} ${size}) translate(-80 -196)" fill="${fill}" stroke="${fill}" stroke-width="6" stroke-linejoin="round">${FIGURES[
    kind
  ]()
    .filter((part) => !part.flat && !part.line)
    .map((part) => `<path d="${part.d}"${part.t ? ` transform="${part.t}"` : ''}/>`)
    .join('')}</g>`;

const picture = (/** @type {keyof typeof FIGURES} */ kind) => ({
  size: [320, 393],
  quality: 0.7,
  large: 400,
  small: 160,
  alpha: true,
  draw: (/** @type {string} */ id) =>
    sheet(
      176,
      216,
      `<g transform="translate(6 8)">${drawing(own(id), FIGURES[kind](), { ink: 4, w: 160, h: 200, step: 4, drop: [6, 4] })}</g>`,
    ).replace('width="176" height="216"', 'width="320" height="393"'),
});

/** Something in the dark: nobody has seen it yet. */
const unseen = {
  ...picture('wanderer'),
  draw: () =>
    sheet(176, 216, `<g transform="translate(6 8)">${against('wanderer', 80, 196, 1, '#232f6b')}</g>`).replace(
      'width="176" height="216"',
      'width="320" height="393"',
    ),
};

export default {
  ...Object.fromEntries(
    Object.keys(FIGURES).map((kind) => [
      `daylight/enemy/${kind}`,
      picture(/** @type {keyof typeof FIGURES} */ (kind)),
    ]),
  ),
  'daylight/enemy/plain': unseen,
};
