/** What lies in the Rubble: one drawing for each card, in 100 × 100, and the weapons. */
import { box, cord, CREAM, disc, flat, INK, line, moved, solid, star } from './ink.js';

/** @typedef {import('./ink.js').Part} Part */

const STEEL = '#c3cbe0';
const DARK_STEEL = '#5a6488';
const WOOD = '#b5713a';
const LIGHT_WOOD = '#e0a862';
const BRASS = '#f0c24f';
const RED = '#d8392a';
const GREEN = '#3d9a5c';

/** A cartridge, its tip up. */
const round = (/** @type {number} */ x, /** @type {number} */ y, /** @type {string} */ t) =>
  moved(
    t,
    solid(`M${x - 8} ${y - 22}c0-14 4-22 8-26c4 4 8 12 8 26z`, '#d98a4e'),
    solid(box(x - 9, y - 22, 18, 36, 1), BRASS),
    solid(box(x - 10, y + 14, 20, 6, 2), '#b98a26', { deep: 1 }),
  );

/** An arrow along the x axis, its tip at the right. */
const shaft = (/** @type {string} */ t, feather = RED) =>
  moved(
    t,
    solid(box(8, 47, 74, 5, 2), LIGHT_WOOD, { deep: 1.5 }),
    solid('M78 40l18 9.500l-18 9.500l5-9.500z', STEEL, { deep: 3 }),
    solid('M4 40l16 0l8 7H10zM4 59h16l8-7H10z', feather, { deep: 2 }),
  );

/** A stick of dynamite. */
const stick = (/** @type {string} */ t) =>
  moved(t, solid(box(-9, -34, 18, 68, 4), RED, { deep: 5 }), flat(box(-6, -6, 10, 12), CREAM));

/** Two small eyes on something that should have none. */
const eyes = (/** @type {number} */ x, /** @type {number} */ y, gap = 10, size = 4) => [
  flat(disc(x, y, size), '#ffffff'),
  flat(disc(x + gap, y, size), '#ffffff'),
  flat(disc(x - 1, y + 0.5, size * 0.45), INK),
  flat(disc(x + gap - 1, y + 0.5, size * 0.45), INK),
];

/** @type {Record<string, () => Part[]>} */
export const ITEMS = {
  /** A card from elsewhere: a box nobody has opened. */
  plain: () => [
    solid(box(12, 26, 76, 62, 3), LIGHT_WOOD, { deep: 8 }),
    solid('M8 18h84v16H8z', '#cf8a48', { deep: 4 }),
    line('M32 34v54M68 34v54', 3, '#8a5020'),
    solid(box(42, 40, 16, 18, 3), '#3d4874', { deep: 3 }),
    flat(disc(50, 47, 3), BRASS),
  ],
  wave: () => [
    // a siren that has had enough, and what it says
    ...cord('M50 14V4M24 24l-8-8M76 24l8-8M12 48H3M88 48h9', 4, '#ffd24d'),
    solid('M24 66c-2-28 8-44 26-44s28 16 26 44z', '#ff5a45', { deep: 9 }),
    flat('M36 60c-2-16 2-26 10-30l-4-2c-9 4-13 16-11 32z', '#ffb3a6'),
    solid('M42 66c0-16 3-22 8-22s8 6 8 22z', '#ffe27a', { deep: 3 }),
    solid(box(16, 64, 68, 14, 3), '#3d4874', { deep: 4 }),
    solid(box(8, 76, 84, 14, 3), '#2a3159', { deep: 4 }),
    flat(disc(24, 71, 2.4), BRASS),
    flat(disc(76, 71, 2.4), BRASS),
  ],
  'gun-ammo': () => [
    ...round(27, 60, 'rotate(-12 27 60)'),
    ...round(73, 60, 'rotate(12 73 60)'),
    ...round(50, 62, ''),
    flat('M46 44h3v28h-3z', '#fff3b8'),
  ],
  arrow: () => [...shaft('rotate(-62 50 50) translate(0 14)', '#f0c24f'), ...shaft('rotate(-34 50 50)', RED)],
  planks: () => [
    ...moved(
      'rotate(-26 50 50)',
      solid(box(6, 56, 88, 16, 1), WOOD, { deep: 4 }),
      line('M14 62h24M46 66h36', 2, '#7a431c'),
    ),
    ...moved(
      'rotate(14 50 50)',
      solid(box(4, 34, 92, 17, 1), LIGHT_WOOD, { deep: 4 }),
      line('M12 40h30M52 45h34', 2, '#a86a2c'),
      flat(disc(18, 45, 2), INK),
      flat(disc(82, 39, 2), INK),
    ),
    ...moved(
      'rotate(-8 50 50)',
      solid('M10 14h78l-4 6l6 5l-4 6H12l3-6l-6-5z', '#cf8a48', { deep: 4 }),
      line('M22 20h26M56 25h22', 2, '#8a5020'),
    ),
  ],
  nails: () => [
    ...moved(
      'rotate(-38 50 50)',
      solid('M46 16h8v64l-4 14l-4-14z', STEEL, { deep: 3 }),
      solid(box(36, 8, 28, 9, 3), STEEL, { deep: 3 }),
    ),
    ...moved(
      'rotate(40 50 50)',
      solid('M46 14h8v34l5 20l-4 22l-5-2l1-18l-5-20z', '#a9b3d0', { deep: 3 }),
      solid(box(36, 6, 28, 9, 3), '#a9b3d0', { deep: 3 }),
    ),
    ...moved(
      'translate(2 4)',
      solid('M46 30h7v46l-3.500 12l-3.500-12z', '#e2e8f6', { deep: 3 }),
      solid(box(37, 22, 25, 9, 3), '#e2e8f6', { deep: 3 }),
    ),
  ],
  shards: () => [
    solid('M50 4l16 36l-12 34l-18-30z', '#a7e0ea', { deep: 6 }),
    solid('M74 30l18 30l-14 34l-12-32z', '#7cc9dc', { deep: 6 }),
    solid('M22 34l16 30l-6 30L8 66z', '#c9f0f4', { deep: 6 }),
    solid('M46 68l14 10l-6 16l-16-6z', '#8fd4e4', { deep: 4 }),
    line('M50 16l6 20M24 46l4 16M76 42l4 14', 3, '#ffffff'),
  ],
  wires: () => [
    solid(disc(50, 24, 30, 11), '#8a5a2e', { deep: 4 }),
    solid('M26 26h48v52H26z', '#e07b2e', { deep: 9 }),
    line('M26 36c16 6 32 6 48 0M26 46c16 6 32 6 48 0M26 56c16 6 32 6 48 0M26 66c16 6 32 6 48 0', 2.6, '#8d3f12'),
    solid(disc(50, 80, 30, 11), WOOD, { deep: 5 }),
    flat(disc(50, 79, 9, 3.4), INK),
    line('M74 48c22-2 22 16 12 22c-8 6-2 16 8 14', 7),
    line('M74 48c22-2 22 16 12 22c-8 6-2 16 8 14', 3, '#ffb066'),
  ],
  explosives: () => [
    ...stick('translate(30 56) rotate(-8)'),
    ...stick('translate(70 56) rotate(8)'),
    ...stick('translate(50 58)'),
    solid(box(14, 52, 72, 11, 3), '#2f3557', { deep: 3 }),
    line('M50 24C50 8 66 4 72 12s14 6 16-2', 6),
    line('M50 24C50 8 66 4 72 12s14 6 16-2', 2.6, CREAM),
    solid(star(87, 12, 7, 15, 7), '#ffe27a', { deep: 1 }),
    flat(star(87, 12, 7, 8, 3.5), '#ff8a3d'),
  ],
  'candy-bar': () =>
    moved(
      'rotate(-24 50 50)',
      solid('M46 32h44v36H46z', '#7a4326', { deep: 4 }),
      line('M60 32v36M74 32v36M46 50h44', 3, '#4a2413'),
      solid('M12 30h38l5 6l-5 6l5 6l-5 6l5 6l-5 8H12l-6-6l5-6l-5-6l5-6l-5-6z', '#e8425a', { deep: 5 }),
      flat('M18 40h22v6H18zM18 52h16v6H18z', '#ffd0d6'),
    ),
  'canned-stew': () => [
    solid('M22 30h56v50c0 8-12 12-28 12s-28-4-28-12z', STEEL, { deep: 9 }),
    solid('M22 42c16 7 40 7 56 0v30c-16 7-40 7-56 0z', '#d98a3d', { deep: 7 }),
    solid(disc(50, 30, 28, 10), '#8a4a24', { deep: 4 }),
    flat(disc(42, 29, 6, 3), '#e8923d'),
    flat(disc(58, 32, 5, 2.5), '#7fae4e'),
    solid('M24 24C26 8 44 2 70 8l8 14c-16-8-38-8-54 2z', '#e2e8f6', { deep: 4 }),
    flat('M34 56l14 8l14-6l-4 12H38z', CREAM),
  ],
  'first-aid-kit': () => [
    line('M36 26v-8c0-4 3-7 7-7h14c4 0 7 3 7 7v8', 10),
    line('M36 26v-8c0-4 3-7 7-7h14c4 0 7 3 7 7v8', 4, CREAM),
    solid(box(8, 26, 84, 62, 8), '#e8425a', { deep: 8 }),
    solid('M8 50h84v8H8z', '#b8262b', { deep: 1 }),
    // a plaster, laid crosswise over nothing
    ...moved(
      'rotate(-32 50 58)',
      solid(box(20, 47, 60, 22, 11), '#f6d2a4', { deep: 4 }),
      flat(box(40, 49, 20, 18, 2), '#fff1dc'),
      flat(
        `${disc(28, 55, 1.6)}${disc(28, 62, 1.6)}${disc(34, 58, 1.6)}${disc(66, 58, 1.6)}${disc(72, 55, 1.6)}${disc(72, 62, 1.6)}`,
        '#b3793e',
      ),
    ),
  ],
  'energy-drink-red': () => [
    ...moved(
      'rotate(10 50 50)',
      solid('M32 20h36l6 10v50l-6 10H32l-6-10V30z', RED, { deep: 9 }),
      solid(disc(50, 20, 20, 7), STEEL, { deep: 2 }),
      solid('M54 30L36 58h13l-5 24l22-32H52z', '#ffe27a', { deep: 3 }),
    ),
    ...cord('M14 20l8 8M12 42h9M86 18l-6 6', 4, '#ffd24d'),
  ],
  'energy-drink-green': () => [
    ...moved(
      'rotate(-10 50 50)',
      solid('M32 20h36l6 10v50l-6 10H32l-6-10V30z', GREEN, { deep: 9 }),
      solid(disc(50, 20, 20, 7), STEEL, { deep: 2 }),
      // a spanner: hands, not fists
      solid('M40 38c-4 8 0 16 8 18l-2 22h10l-1-22c8-4 10-12 5-19l-4 8l-9 1z', '#fff3d9', { deep: 3 }),
    ),
    ...cord('M86 20l-8 8M90 42h-9M14 18l6 6', 4, '#ffd24d'),
  ],
  focus: () => [
    solid('M4 50C18 24 34 16 50 16s32 8 46 34C82 76 66 84 50 84S18 76 4 50z', CREAM, { deep: 5 }),
    solid(disc(50, 50, 24), '#1fa386', { deep: 6 }),
    flat(disc(50, 50, 12), INK),
    flat(disc(43, 42, 5), '#ffffff'),
    line('M50 20v10M50 70v10M20 50h10M70 50h10', 4.5, RED),
    line(disc(50, 50, 30), 3.4, RED),
  ],
  cheer: () => [
    solid('M22 58l14 30l12-5l-9-28z', '#14705b', { deep: 4 }),
    solid('M12 42l16-6l8 26l-14 4c-12 2-18-18-10-24z', '#1fa386', { deep: 5 }),
    solid('M28 36L66 12l18 56l-48-4z', '#2fc4a0', { deep: 8 }),
    solid('M66 10c8-2 16 10 20 26s2 32-4 34c-8 0-16-12-20-26s-2-32 4-34z', '#14705b', { deep: 5 }),
    flat(disc(75, 41, 5, 9), '#0b3d33'),
    ...cord('M90 22l7-6M94 40h4M90 58l7 6', 4, '#ffd24d'),
  ],
  'blood-lust': () => [
    solid('M50 6c18 26 30 40 30 58c0 18-14 30-30 30S20 82 20 64C20 46 32 32 50 6z', '#c8203a', { deep: 10 }),
    flat('M34 48c-6 8-8 16-6 22l-4-2c-2-10 2-18 10-20z', '#ff9aa6'),
    line('M34 54l14 6M68 52l-14 8', 5),
    flat(disc(42, 64, 3.4), '#fff3d9'),
    flat(disc(61, 63, 3.4), '#fff3d9'),
    solid('M36 74c8 4 20 4 28-2c0 10-6 14-14 14s-13-4-14-12z', '#3a0716', { deep: 0 }),
    flat('M40 75l5 1l-3 6zM50 77h6l-3 6zM60 74l4-1l-2 6z', '#fff3d9'),
  ],
  'vitality-pills': () => [
    solid('M30 34h40v50c0 5-4 8-9 8H39c-5 0-9-3-9-8z', '#e8923d', { deep: 8 }),
    solid('M30 48h40v26H30z', CREAM, { deep: 4 }),
    solid(box(24, 14, 52, 22, 4), '#14705b', { deep: 5 }),
    line('M34 18v14M44 18v14M54 18v14M64 18v14', 2.4, '#0b3d33'),
    solid('M50 70C40 62 38 52 45 52c3 0 5 3 5 5c0-2 2-5 5-5c7 0 5 10-5 18z', '#d8392a', { deep: 1 }),
    ...moved(
      'translate(80 78) rotate(-30)',
      solid(box(-14, -8, 28, 16, 8), '#2fc4a0', { deep: 3 }),
      flat('M0-7h6c10 0 10 14 0 14H0z', CREAM),
    ),
    ...moved(
      'translate(16 84) rotate(20)',
      solid(box(-13, -7, 26, 14, 7), RED, { deep: 3 }),
      flat('M0-6h6c8 0 8 12 0 12H0z', CREAM),
    ),
  ],
  lucky: () => [
    line('M50 54c2 14 8 26 16 38', 8),
    line('M50 54c2 14 8 26 16 38', 4, '#14705b'),
    ...[0, 90, 180, 270].flatMap((turn) =>
      moved(
        `rotate(${turn + 45} 50 46)`,
        solid('M50 46C40 38 32 26 38 16c4-6 10-5 12 0c2-5 8-6 12 0c6 10-2 22-12 30z', '#37b36a', { deep: 4 }),
      ),
    ),
    flat(disc(50, 46, 4), '#0b5a3a'),
    line('M40 34l-8-8M60 34l8-8', 2.6, '#a8ecc0'),
  ],
  backpack: () => [
    line('M38 20c0-14 24-14 24 0', 8),
    solid('M24 40c0-18 10-24 26-24s26 6 26 24v42c0 6-4 10-10 10H34c-6 0-10-4-10-10z', '#1f9a7c', { deep: 9 }),
    solid('M24 40c0-18 10-24 26-24s26 6 26 24c-16 10-36 10-52 0z', '#2fc4a0', { deep: 5 }),
    solid(box(32, 56, 36, 28, 5), '#14705b', { deep: 4 }),
    solid(box(12, 50, 14, 32, 5), '#14705b', { deep: 3 }),
    solid(box(74, 50, 14, 32, 5), '#14705b', { deep: 3 }),
    solid(box(45, 40, 10, 18, 2), BRASS, { deep: 2 }),
    line('M36 66h28', 2.6),
  ],
  'rodent-attack': () => [
    line('M78 74c14 2 18 14 10 20', 7),
    line('M78 74c14 2 18 14 10 20', 3, '#e8a0a8'),
    solid('M30 88c-4-26 12-42 30-42s30 18 26 46z', '#8a6a86', { deep: 9 }),
    solid(disc(24, 22, 14), '#8a6a86', { deep: 4 }),
    solid(disc(62, 20, 14), '#8a6a86', { deep: 4 }),
    flat(disc(24, 23, 8), '#e8a0a8'),
    flat(disc(62, 21, 8), '#e8a0a8'),
    solid('M18 40c4-16 46-18 52-2c4 16-10 34-30 34S14 54 18 40z', '#a3809e', { deep: 7 }),
    line('M22 34l14 6M62 32l-12 8', 4),
    ...eyes(34, 44, 18, 5),
    solid(disc(40, 57, 5, 4), '#f08a96', { deep: 1 }),
    solid('M34 62h13v14l-6.500 4l-6.500-4z', '#fff8e6', { deep: 2 }),
    line('M40.500 64v13M24 58L6 56M24 62L8 68M58 57l20-4M58 61l18 4', 2),
  ],
  'crow-attack': () => [
    solid('M50 52C30 58 10 44 2 18c14 6 22 4 30-2c4 12 10 18 18 22z', '#2f2b4f', { deep: 6 }),
    solid('M54 52c20 4 38-8 44-32c-12 6-20 4-28 0c-4 10-10 16-18 18z', '#3d3766', { deep: 6 }),
    solid('M36 46c2-22 26-28 36-8c4 16 0 34-14 48l-6-8l-6 12l-8-10c-4-10-4-22-2-34z', '#3d3766', { deep: 7 }),
    solid('M34 40L6 52l26 6c8-2 8-14 2-18z', BRASS, { deep: 4 }),
    line('M8 52h26', 2.4),
    flat(disc(46, 44, 7), '#fff3b8'),
    flat(disc(44, 45, 3), INK),
    line('M36 34l16 4', 4),
    // what it has taken
    ...moved(
      'rotate(-14 10 64)',
      solid(box(2, 54, 16, 22, 2), CREAM, { deep: 2 }),
      flat(star(10, 65, 5, 5, 2.2), RED),
    ),
  ],
  'broken-bone': () => [
    ...moved(
      'rotate(-36 50 50)',
      solid('M48 42H22c-2-8-12-10-15-3c-6 2-6 10 0 12c-4 7 4 14 11 10c3-1 4-3 5-5h22l4-5l-5-4z', '#fff3d9', {
        deep: 5,
      }),
      solid('M56 46l5-5l-2-5h20c0-9 10-13 15-6c6 1 8 9 2 12c4 7-3 15-11 11c-3-2-4-4-5-7H60z', '#fff3d9', { deep: 5 }),
    ),
    solid(star(50, 52, 9, 20, 9, 0.2), '#ff7a5e', { deep: 3 }),
    flat(star(50, 52, 9, 10, 4.5, 0.2), '#ffe27a'),
    line('M18 16l8 10M80 84l-7-9M82 18l-5 8M20 86l5-9', 4),
  ],
  sledgehammer: () =>
    moved(
      'rotate(38 50 50)',
      solid(box(44, 26, 12, 70, 4), LIGHT_WOOD, { deep: 4 }),
      solid(box(43, 78, 14, 18, 4), RED, { deep: 4 }),
      solid('M16 6h68l4 6v16l-4 6H16l-4-6V12z', DARK_STEEL, { deep: 7 }),
      flat('M20 11h44v5H20z', '#8d98bd'),
      solid(box(40, 4, 20, 32, 2), '#3d4874', { deep: 4 }),
    ),
  crossbow: () =>
    moved(
      'rotate(-38 50 50)',
      solid('M72 8c14 12 18 26 18 42s-4 30-18 42l-6-5c8-12 10-24 10-37s-2-25-10-37z', WOOD, { deep: 4 }),
      ...cord('M70 12L40 50l30 38', 2),
      solid('M4 44h82v12H30l-10 16l-12-4l4-12H4z', '#8d5a34', { deep: 5 }),
      solid(box(34, 41, 58, 5, 2), STEEL, { deep: 1 }),
      solid('M90 38l9 5.500l-9 5.500z', STEEL, { deep: 1 }),
      line('M40 57v8h8v-8', 3),
    ),
  chainsaw: () =>
    moved(
      'rotate(-24 50 50)',
      solid('M40 42h50c8 0 9 18 0 18H40z', STEEL, { deep: 5 }),
      line('M44 42l4-5l4 5l4-5l4 5l4-5l4 5l4-5l4 5l4-5l4 5l4-4M44 60l4 5l4-5l4 5l4-5l4 5l4-5l4 5l4-5l4 5l4-4', 3),
      line('M46 51h40', 2.4, DARK_STEEL),
      solid('M8 34h34l6 8v24l-6 6H8l-6-8V42z', '#ff9a2e', { deep: 8 }),
      line('M10 34c0-16 30-16 32 0', 9),
      line('M10 34c0-16 30-16 32 0', 4, '#3d4874'),
      solid(disc(22, 54, 9), '#3d4874', { deep: 3 }),
      line('M8 72l-2 12h20', 8),
      line('M8 72l-2 12h20', 3.4, '#3d4874'),
    ),
  'sawn-off': () =>
    moved(
      'rotate(-28 50 50)',
      solid('M40 38h52v9H40z', DARK_STEEL, { deep: 3 }),
      solid('M40 47h52v9H40z', '#7d88ad', { deep: 3 }),
      solid('M34 36h22v24H34z', '#3d4874', { deep: 4 }),
      solid('M36 42C20 44 8 54 6 74l16 4c2-10 8-16 18-18z', WOOD, { deep: 6 }),
      line('M48 60v7h-9', 3.4),
      line('M92 38l3 4l-3 4l3 5l-3 5', 2.4),
      flat('M14 66l6 2', INK),
    ),
  junk: () => [
    solid(
      'M58 8l6 1l2 8l7 3l7-4l5 5l-4 7l3 7l8 2v7l-8 2l-3 7l4 7l-5 5l-7-4l-7 3l-2 8h-7l-2-8l-7-3l-7 4l-5-5l4-7l-3-7l-8-2v-7l8-2l3-7l-4-7l5-5l7 4l7-3l2-8z',
      '#9a927c',
      { deep: 6 },
    ),
    solid(disc(61, 40, 11), '#4a4638', { deep: 3 }),
    // half a remote control
    ...moved(
      'rotate(24 30 66)',
      solid('M18 40h26v46l-6 4l-6-6l-7 6l-7-5z', '#3f4258', { deep: 5 }),
      flat(`${disc(26, 50, 3)}${disc(36, 50, 3)}${disc(26, 60, 3)}${disc(36, 60, 3)}`, '#d9d3c0'),
      flat(disc(31, 72, 4), RED),
    ),
    solid('M70 66c10-2 20 4 22 14c-2 10-14 14-24 10z', '#c9bfa2', { deep: 4 }),
    line('M72 74c6 0 10 2 12 6', 2.4),
  ],
  'pillars-skillet': () => [
    ...moved(
      'rotate(-40 50 50)',
      solid(box(64, 44, 36, 11, 5), '#3f4468', { deep: 3 }),
      flat(disc(93, 49.5, 3), CREAM),
    ),
    solid(disc(40, 58, 36), '#343a5e', { deep: 8 }),
    solid(disc(40, 57, 28), '#23284a', { deep: 0 }),
    // also does eggs
    solid('M26 52c6-10 18-10 24-4c10-2 14 10 8 16c2 10-12 14-18 8c-10 6-20-2-16-10c-4-4-2-9 2-10z', '#fff8e6', {
      deep: 3,
    }),
    solid(disc(40, 58, 8), '#ffc83d', { deep: 3 }),
    flat(disc(37, 55, 2.4), '#fff3d9'),
  ],
  'psychos-cleaver': () =>
    moved(
      'rotate(-34 50 50)',
      solid('M22 22h66c4 0 6 3 6 6v30H30c-6-8-9-22-8-36z', STEEL, { deep: 7 }),
      flat('M30 52h62v6H31z', '#f4f7ff'),
      solid(disc(84, 31, 5), '#2a3159', { deep: 0 }),
      solid('M4 24h22v14H8c-6-2-6-10-4-14z', '#5a2f1e', { deep: 4 }),
      flat(disc(12, 31, 2.2), BRASS),
      flat(disc(21, 31, 2.2), BRASS),
      line('M46 30h20M46 37h12', 2.4, '#8d98bd'),
    ),
  'triggers-service-rifle': () =>
    moved(
      'rotate(-32 50 50)',
      solid(box(46, 42, 52, 6, 2), '#4a5478', { deep: 2 }),
      solid('M2 50l8-8h40l4 4h22v10H50l-8 4l-10-2l-14 14H8z', '#8a7a3c', { deep: 5 }),
      solid(box(34, 37, 34, 8, 2), '#3d4874', { deep: 3 }),
      solid('M54 54h13l-3 20H52z', '#4a5478', { deep: 3 }),
      line('M42 58c0 6 6 8 10 4', 2.6),
      solid(box(42, 26, 22, 8, 3), '#2a3159', { deep: 2 }),
      line('M50 34v4M58 34v4', 3),
    ),
  'drifters-machete': () =>
    moved(
      'rotate(-40 50 50)',
      solid('M30 40h52c8 0 14 6 14 12c-8 8-20 10-34 10H30z', STEEL, { deep: 6 }),
      flat('M32 57h34c10 0 18-2 24-5c-6 7-16 10-28 10H32z', '#f4f7ff'),
      solid('M2 40h30v18H4c-4-4-4-14-2-18z', '#7a4a2a', { deep: 4 }),
      line('M10 40v18M18 40v18M26 40v18', 2.6, '#3a1f10'),
      line('M4 56c-2 14 10 14 8 26', 3, RED),
    ),
  'hagglers-revolver': () =>
    moved(
      'rotate(-18 50 50)',
      solid('M48 28h46v12H48z', '#c9a24a', { deep: 4 }),
      solid('M24 28h28l4 24H26c-6-6-6-18-2-24z', '#a9842f', { deep: 5 }),
      solid(box(34, 26, 24, 24, 5), '#e3c060', { deep: 5 }),
      line('M38 32h16M38 38h16M38 44h16', 2.4),
      solid('M28 48c-4 12-14 18-16 32l20 4c2-14 8-20 16-32z', '#f4ead2', { deep: 6 }),
      line('M46 52c2 8 10 8 12 0', 3),
      line('M26 30l-8-8', 5),
      flat(disc(24, 70, 3), RED),
    ),
  'hipsters-bow': () => [
    ...moved(
      'rotate(-42 50 50)',
      ...cord('M50 6v88', 2),
      solid('M50 4c26 14 32 32 32 46s-6 32-32 46l-3-6c18-14 24-26 24-40s-6-26-24-40z', '#9a5a2c', { deep: 4 }),
      solid(box(70, 40, 13, 20, 3), '#2fc4a0', { deep: 3 }),
      ...moved('translate(0 1)', ...shaft('', '#2fc4a0')),
    ),
  ],
  'fire-axe': () =>
    moved(
      'rotate(36 50 50)',
      solid(box(44, 8, 12, 88, 4), LIGHT_WOOD, { deep: 4 }),
      solid('M40 12h20l4 12c12 0 20-8 26-16c6 16 6 30 0 46c-6-8-14-14-26-16l-4 4H40l-24-8l-8-8z', RED, { deep: 6 }),
      flat('M84 16c4 12 4 22 0 34l6 4c6-16 6-30 0-46z', STEEL),
    ),
  'baseball-bat': () =>
    moved(
      'rotate(40 50 50)',
      solid('M40 16c0-14 20-14 20 0c0 24-4 40-5 66h-10c-1-26-5-42-5-66z', LIGHT_WOOD, { deep: 6 }),
      solid(box(43, 70, 14, 20, 2), '#3d4874', { deep: 3 }),
      line('M43 75l14 4M43 81l14 4', 2),
      solid(disc(50, 92, 9, 5), WOOD, { deep: 2 }),
      flat('M44 16c0-6 3-9 6-9', '#fff3d9'),
      line('M46 44h8M45.500 50h9', 2.4, '#a86a2c'),
    ),
  'dog-chain': () => [
    ...[
      [20, 20, 30],
      [36, 30, -20],
      [50, 44, 50],
      [58, 62, 0],
      [50, 78, -50],
    ].flatMap(([x, y, turn]) =>
      moved(
        `translate(${x} ${y}) rotate(${turn})`,
        solid(`${box(-15, -9, 30, 18, 9)}M-7-3h14c4 0 4 6 0 6h-14c-4 0-4-6 0-6z`, STEEL, { deep: 3 }),
      ),
    ),
    // the collar; the dog had other plans
    solid('M62 14c20-8 36 6 34 22s-20 24-34 16l4-8c10 4 20-2 21-10s-8-16-20-12z', RED, { deep: 4 }),
    flat(`${disc(80, 17, 2.6)}${disc(90, 28, 2.6)}${disc(88, 42, 2.6)}`, BRASS),
    solid(disc(30, 84, 11), BRASS, { deep: 3 }),
    flat(`${disc(30, 86, 4, 3.4)}${disc(25, 81, 1.8)}${disc(30, 79, 1.8)}${disc(35, 81, 1.8)}`, '#8a6200'),
  ],
  pistol: () =>
    moved(
      'rotate(-14 50 50)',
      solid('M8 26h82v18H34c-4 0-6 4-7 8l-8 34H2l8-36c-4-6-4-16-2-24z', '#4a5478', { deep: 6 }),
      solid('M12 26h78v9H12z', '#7d88ad', { deep: 2 }),
      line('M18 28v5M24 28v5M30 28v5', 2.4),
      line('M32 46c2 14 18 12 18-2', 4),
      line('M10 56l14 3M8 64l14 3M6 72l14 3', 2.4),
    ),
  shotgun: () =>
    moved(
      'rotate(-36 50 50)',
      solid(box(36, 42, 62, 6, 2), DARK_STEEL, { deep: 2 }),
      solid(box(36, 49, 54, 6, 2), '#3d4874', { deep: 2 }),
      solid(box(56, 46, 22, 12, 3), WOOD, { deep: 4 }),
      solid('M30 40h16v16H30z', '#3d4874', { deep: 4 }),
      solid('M32 44L4 52v20l10-2l20-16z', WOOD, { deep: 6 }),
      line('M38 57v6h7v-6', 2.6),
    ),
  'hunting-bow': () => [
    ...moved(
      'rotate(30 50 50)',
      ...cord('M40 6v88', 2),
      solid(
        'M40 2c10 4 12 12 20 18c10 8 12 20 12 30s-2 22-12 30c-8 6-10 14-20 18l-2-6c8-6 8-12 16-20c6-6 8-14 8-22s-2-16-8-22C46 20 46 14 38 8z',
        '#4f7a3a',
        { deep: 4 },
      ),
      solid(box(60, 42, 13, 16, 3), '#3a2c1c', { deep: 3 }),
    ),
    ...shaft('rotate(30 50 50)', '#cf8a48'),
  ],
};

/** What is crafted from them. @type {Record<string, () => Part[]>} */
export const TOKENS = {
  plain: () => ITEMS.plain(),
  barricade: () => [
    ...moved('rotate(-6 50 50)', solid(box(14, 12, 16, 80, 1), WOOD, { deep: 4 })),
    ...moved('rotate(5 50 50)', solid(box(68, 10, 16, 82, 1), WOOD, { deep: 4 })),
    ...moved(
      'rotate(-9 50 50)',
      solid(box(2, 22, 96, 17, 1), LIGHT_WOOD, { deep: 5 }),
      flat(`${disc(20, 30, 2.4)}${disc(78, 30, 2.4)}`, INK),
      line('M32 28h34', 2, '#a86a2c'),
    ),
    ...moved(
      'rotate(7 50 50)',
      solid(box(0, 46, 98, 17, 1), '#cf8a48', { deep: 5 }),
      flat(`${disc(18, 54, 2.4)}${disc(80, 54, 2.4)}`, INK),
      line('M30 56h38', 2, '#8a5020'),
    ),
    ...moved(
      'rotate(-4 50 50)',
      solid('M4 70h90l-5 8l6 8H2l5-8z', LIGHT_WOOD, { deep: 5 }),
      flat(`${disc(22, 78, 2.4)}${disc(78, 78, 2.4)}`, INK),
    ),
  ],
  spear: () =>
    moved(
      'rotate(42 50 50)',
      solid(box(45, 30, 10, 68, 3), LIGHT_WOOD, { deep: 4 }),
      line('M45 72l10 4M45 82l10 4', 2, '#a86a2c'),
      solid('M50-4l14 24l-8 18H44l-8-18z', '#a7e0ea', { deep: 6 }),
      line('M50 4v26', 2.4, '#ffffff'),
      solid(box(42, 32, 16, 12, 2), '#d8392a', { deep: 3 }),
      line('M43 37l14 3', 2),
    ),
  trap: () => [
    solid('M6 62c0-16 20-26 44-26s44 10 44 26l-8 4c-2-10-16-18-36-18s-34 8-36 18z', DARK_STEEL, { deep: 5 }),
    solid('M12 60l6-30l9 22l7-30l9 24l7-26l7 26l9-24l7 30l9-22l6 30c-4-8-18-14-38-14s-34 6-38 14z', STEEL, {
      deep: 4,
    }),
    solid(disc(50, 72, 44, 16), '#3d4874', { deep: 5 }),
    solid(disc(50, 70, 26, 8), RED, { deep: 3 }),
    flat('M42 68l8-4l8 4l-8 4z', '#ffe27a'),
    line('M6 72l-4 10M94 72l4 12', 4),
  ],
  grenade: () => [
    solid('M30 40c-14 10-16 34-2 46c10 8 34 8 44 0c14-12 12-36-2-46z', '#5f8a3c', { deep: 9 }),
    line('M24 56h52M24 72h52M38 42c-4 14-4 32 0 48M62 42c4 14 4 32 0 48', 2.6, '#2f4a1c'),
    // nails, for good measure
    ...cord('M18 52l-8-4M16 66H7M20 82l-7 5M82 52l8-4M84 66h9M80 82l7 5', 3, '#c3cbe0'),
    solid(box(36, 26, 28, 15, 3), '#3d4874', { deep: 4 }),
    solid('M56 18h24l10 30l-8 2l-10-20H56z', STEEL, { deep: 4 }),
    solid(box(40, 14, 20, 14, 3), STEEL, { deep: 3 }),
    line(disc(26, 20, 10), 8),
    line(disc(26, 20, 10), 3.4, BRASS),
  ],
};
