/** The six, from the waist up: 200 × 220, standing on the lower edge, the middle of the face near (100, 92). */
import {
  own,
  box,
  cord,
  CREAM,
  disc,
  dots,
  drawing,
  flat,
  INK,
  line,
  mix,
  moved,
  rays,
  sheet,
  solid,
} from './ink.js';
import { ITEMS } from './items.js';

/** @typedef {import('./ink.js').Part} Part */

const thing = (/** @type {string} */ name, /** @type {string} */ t) => moved(t, ITEMS[name]());
const eye = (/** @type {number} */ x, /** @type {number} */ y, w = 9, h = 8, look = 0) => [
  flat(disc(x, y, w, h), '#ffffff'),
  line(disc(x, y, w, h), 2.6),
  flat(disc(x + look, y + 1, 4.2), INK),
  flat(disc(x + look - 1.4, y - 0.6, 1.3), '#ffffff'),
];

/** She fed four hundred a day, and stood in the door. @returns {Part[]} */
const pillar = () => [
  ...thing('pillars-skillet', 'translate(166 42) scale(0.8) rotate(112) translate(-40 -58)'),
  solid('M14 220c0-52 22-72 60-76h52c38 4 60 24 60 76z', '#f2e6cf', { deep: 14 }),
  solid('M70 150h60l8 70H62z', '#9fb8d0', { deep: 10 }),
  line('M70 150l-14-10M130 150l14-10', 7, '#9fb8d0'),
  line('M88 176h26v16H88z', 3),
  solid('M80 124h40v22c-8 14-32 14-40 0z', '#a8693f', { deep: 6 }),
  // arm raised
  solid('M152 158c16-10 24-24 22-44h16c6 34-6 62-26 76z', '#f2e6cf', { deep: 7 }),
  solid('M172 118c-4-14 2-22 12-20s14 12 8 22z', '#c58257', { deep: 4 }),
  solid('M60 82c-2-38 18-52 40-52s42 14 40 52c-2 30-16 54-40 54S62 112 60 82z', '#c58257', { deep: 10 }),
  // headscarf
  solid('M56 82C46 34 72 14 102 14c32 0 52 24 42 68c-8-22-22-30-42-30s-38 10-46 30z', '#e8622c', { deep: 9 }),
  solid('M138 62c16-4 26 2 34 14c-14 2-18 4-24 14c-4-10-8-18-10-28z', '#e8622c', { deep: 5 }),
  flat(
    `${disc(76, 36, 4)}${disc(98, 28, 4)}${disc(120, 36, 4)}${disc(88, 46, 3)}${disc(110, 46, 3)}${disc(134, 54, 3)}`,
    '#ffd24d',
  ),
  ...eye(82, 90, 7.5, 6.5),
  ...eye(118, 90, 7.5, 6.5),
  line('M70 76l20 3M130 76l-20 3', 6, '#3a1c14'),
  line('M100 92c-6 10-6 14 2 14', 3),
  line('M82 118c10 6 24 6 36-1', 5),
  flat('M68 104c6 3 10 3 14 0M118 104c6 3 10 3 14 0', '#a8693f'),
  solid(disc(58, 102, 5), '#ffc83d', { deep: 2 }),
  solid(disc(142, 102, 5), '#ffc83d', { deep: 2 }),
];

/** He taught driving. He says excuse me first. @returns {Part[]} */
const psycho = () => [
  ...thing('psychos-cleaver', 'translate(133 46) rotate(-78 42 42) scale(0.84)'),
  solid('M34 220c0-46 20-66 52-70h30c32 4 52 24 52 70z', '#7f9a6a', { deep: 12 }),
  solid('M86 148l15 24l15-24l10 72H74z', '#fff3d9', { deep: 6 }),
  solid('M96 166h12l6 40l-11 14l-12-14z', '#b3324a', { deep: 4 }),
  solid('M86 148l15 22l-14 14l-14-30zM116 148l-15 22l14 14l14-30z', '#5f7a4c', { deep: 3 }),
  solid('M156 172c10-8 14-22 12-40h16c4 30-4 54-18 70z', '#7f9a6a', { deep: 6 }),
  solid('M164 136c-4-12 0-20 10-19s12 12 8 22z', '#f6d3b6', { deep: 3 }),
  solid('M86 122h30v26c-8 8-22 8-30 0z', '#dcb393', { deep: 5 }),
  solid('M64 78c-2-34 16-48 37-48s39 14 37 48c-2 30-16 58-37 58S66 108 64 78z', '#f6d3b6', { deep: 9 }),
  solid(disc(62, 92, 8, 11), '#f6d3b6', { deep: 3 }),
  solid(disc(140, 92, 8, 11), '#f6d3b6', { deep: 3 }),
  // flat cap
  solid('M58 64c-4-32 18-48 46-48c26 0 46 16 44 46c-28-10-62-10-90 2z', '#4f5f40', { deep: 8 }),
  solid('M50 72c22-18 62-20 96-8l2 6c-30-6-66-6-92 8c-6 2-10-2-6-6z', '#3a4730', { deep: 3 }),
  line('M70 30l6 26M92 20l4 32M116 20l-2 32', 2, '#3a4730'),
  // the eyes
  ...eye(84, 94, 16, 16),
  ...eye(120, 94, 16, 16),
  flat(disc(84, 95, 3), INK),
  flat(disc(120, 95, 3), INK),
  line('M100 104c-2 6-1 9 4 9', 2.8),
  line('M84 122c10 7 26 7 36 0', 4),
  line('M82 120l4 4M122 119l-4 5', 3),
];

/** Counts the rounds aloud and writes the number down. @returns {Part[]} */
const trigger = () => [
  ...thing('triggers-service-rifle', 'translate(116 34) scale(1.24) rotate(-46 50 50)'),
  solid('M26 220c0-50 20-70 54-74h40c34 4 54 24 54 74z', '#7d8f4e', { deep: 12 }),
  solid('M44 168l92 52h34c-2-12-4-20-8-28l-80-44z', '#5a3d24', { deep: 5 }),
  ...[0, 1, 2, 3, 4].flatMap((at) =>
    moved(
      `translate(${62 + at * 20} ${168 + at * 12}) rotate(30)`,
      solid(box(-4, -9, 8, 20, 3), '#f0c24f', { deep: 2 }),
    ),
  ),
  // braid
  solid('M138 96c14 8 14 22 8 32c8 8 8 22-2 32l-10-6c4-12 2-20-4-26c6-10 4-20 0-30z', '#2a1814', { deep: 4 }),
  line('M136 112l12 4M132 128l14 2M136 142l12 2', 2.4, '#6b4030'),
  solid('M84 122h32v26c-8 10-24 10-32 0z', '#7a4630', { deep: 5 }),
  solid('M62 80c-2-36 16-50 38-50s40 14 38 50c-2 32-16 56-38 56S64 112 62 80z', '#98593c', { deep: 9 }),
  solid('M60 84c-2-12 0-22 4-30h72c4 8 6 18 4 30c-4-10-8-16-14-20H74c-6 4-10 10-14 20z', '#2a1814', { deep: 4 }),
  // field cap
  solid('M58 62l8-40c20-12 50-12 70 0l8 40c-28-12-58-12-86 0z', '#55672f', { deep: 8 }),
  solid('M54 64c28-16 64-16 92 0l4 8c-32-10-68-10-100 0z', '#3d4b20', { deep: 3 }),
  solid('M100 26l10 8l-4 14h-12l-4-14z', '#ffc83d', { deep: 3 }),
  // one eye along the barrel
  ...eye(120, 92, 9, 7, -1),
  line('M72 92c6-6 14-6 19 0', 4.4),
  line('M72 92c6 4 14 4 19 0', 2.4),
  line('M68 80l22 4M110 78l20-2', 5.5, '#1c0f0c'),
  line('M101 94c-6 10-6 14 2 14', 3),
  line('M86 122l28-3', 4.6),
  flat(`${disc(84, 104, 1.4)}${disc(90, 107, 1.4)}${disc(112, 105, 1.4)}${disc(118, 107, 1.4)}`, '#5c3020'),
];

/** A key to nothing, a hinge out of a belt. @returns {Part[]} */
const drifter = () => [
  solid(box(22, 128, 156, 34, 17), '#4a6a8a', { deep: 7 }),
  line('M52 128v34M148 128v34', 6, '#c98a4a'),
  solid('M28 220c0-48 20-68 54-72h36c34 4 54 24 54 72z', '#a8713c', { deep: 12 }),
  solid('M60 158c12 30 68 30 82 0l16 10c-14 52-100 52-114 0z', '#c98a4a', { deep: 6 }),
  line('M60 186v30M80 196v24M120 196v24M140 186v30', 2.4, '#7a4a20'),
  solid('M66 150c18 20 52 20 68 0l6 12l-28 18l-6 28l-14-26l-32-18z', '#2f9a8c', { deep: 5 }),
  flat(`${disc(84, 168, 2.6)}${disc(104, 172, 2.6)}${disc(122, 164, 2.6)}${disc(106, 188, 2.6)}`, CREAM),
  solid('M64 86c-2-30 14-44 36-44s38 14 36 44c0 26-14 46-36 46S66 114 64 86z', '#e0a577', { deep: 8 }),
  // beard
  solid('M62 92c6 12 14 12 22 8c10-6 22-6 32 0c8 4 16 4 22-8c8 36-8 66-38 72c-30-6-46-36-38-72z', '#5d3a26', {
    deep: 9,
  }),
  flat('M86 112c8-4 20-4 28 0c-4 8-24 8-28 0z', '#3a1208'),
  line('M76 128l6 14M100 134v16M124 128l-6 14', 2.4, '#3a2416'),
  // hat: wide, straw
  solid('M8 66c30-18 50-22 92-22s62 4 92 22c-10 18-60 26-92 26S18 84 8 66z', '#e2b257', { deep: 8 }),
  solid('M58 54c0-30 16-42 42-42s42 12 42 42c-22 14-62 14-84 0z', '#edc470', { deep: 8 }),
  solid('M57 48c24 14 62 14 86 0l0 10c-24 14-62 14-86 0z', '#8a3d24', { deep: 3 }),
  line('M22 66l14 4M44 74l16 4M140 78l16-4M164 70l14-4', 2.4, '#a87a2c'),
  ...eye(84, 94, 7, 5),
  ...eye(116, 94, 7, 5),
  line('M74 88l18-1M126 88l-18-1', 4),
  line('M170 68c6-10 12-8 12-18', 3),
];

/** One umbrella left: a child's, yellow, with ears. @returns {Part[]} */
const haggler = () => [
  // the umbrella
  solid('M20 42l-6-24l20 10zM62 18l8-16l12 18z', '#ffd24d', { deep: 3 }),
  solid(
    'M2 74C4 34 34 12 66 16s54 32 50 72c-8-10-18-12-26-4c-8-12-20-14-30-4c-8-10-20-12-30-2c-8-8-18-10-28-4z',
    '#ffd24d',
    { deep: 9 },
  ),
  line('M64 16c-14 14-24 36-28 60M66 16c8 16 14 42 24 66', 2.4, '#b98a26'),
  flat(`${disc(44, 44, 4)}${disc(66, 42, 4)}`, INK),
  line('M50 54c4 4 8 4 12-1', 2.6),
  ...cord('M64 80l-8 132', 5, '#8d5a34'),
  solid('M36 220c0-48 20-68 54-72h34c34 4 54 24 54 72z', '#4a3470', { deep: 12 }),
  solid('M90 148l18 20l16-20l8 72H84z', '#fff3d9', { deep: 6 }),
  solid('M84 160l22 26l22-26l10 60H76z', '#b3324a', { deep: 6 }),
  flat(`${disc(106, 196, 2.6)}${disc(106, 210, 2.6)}`, '#ffc83d'),
  solid('M106 154l-20-10v22zM106 154l20-10v22z', '#ffc83d', { deep: 3 }),
  solid(disc(106, 154, 5), '#ffc83d', { deep: 1 }),
  solid('M34 190c2-14 12-18 24-16s18 10 14 20s-14 12-24 10s-14-6-14-14z', '#c08a60', { deep: 4 }),
  solid('M92 122h30v24c-8 8-22 8-30 0z', '#8f5d3c', { deep: 5 }),
  solid('M70 82c-2-34 16-48 37-48s39 14 37 48c-2 30-16 54-37 54S72 112 70 82z', '#c08a60', { deep: 9 }),
  solid(disc(146, 94, 7, 10), '#c08a60', { deep: 3 }),
  flat('M134 66c6 8 8 18 8 26l-8-6z', '#1f1512'),
  // bowler
  solid('M68 60c-2-34 14-50 39-50s42 16 40 50c-24-10-54-10-79 0z', '#2b2145', { deep: 8 }),
  solid('M52 62c4-8 16-8 22-6c22-8 46-8 66 0c8-2 18 0 22 6c-12 14-28 12-54 12s-42 2-56-12z', '#2b2145', { deep: 4 }),
  line('M70 52c24-8 50-8 76 0', 6, '#ffc83d'),
  // sunglasses, one lens up: the sky may change its mind
  ...eye(92, 92, 8, 7, 2),
  ...eye(124, 92, 8, 7, 2),
  line('M82 80c6-4 12-4 18-1M134 78c-6-4-12-3-18 1', 4.6, '#1f1512'),
  line('M108 92c-5 10-5 13 2 13', 3),
  solid(
    'M108 112c8-8 18-6 22 2c6 2 10-1 11-5c2 12-8 18-18 14c-6-2-10-4-15-4s-10 2-16 4c-10 4-20-2-18-14c2 4 6 7 11 5c4-8 15-10 23-2z',
    '#1f1512',
    { deep: 2 },
  ),
  line('M98 127c6 4 14 4 20 0', 3.4),
  flat('M106 126h6v4h-6z', '#ffc83d'),
];

/** Guns, he says, have no grain. @returns {Part[]} */
const hipster = () => [
  ...moved('translate(100 4)', thing('hipsters-bow', 'rotate(30 50 50) scale(1.05)')),
  solid('M28 220c0-48 20-68 54-72h36c34 4 54 24 54 72z', '#d4503f', { deep: 12 }),
  line('M46 176h110M40 200h122M64 154v66M92 150v70M136 152v68', 4, '#8d2b2a'),
  line('M28 220c0-48 20-68 54-72h36c34 4 54 24 54 72', 3.6),
  solid('M72 170l58 0l8 50H64z', '#c9b48a', { deep: 6 }),
  line('M72 170l-4-18M130 170l4-18', 5, '#c9b48a'),
  solid('M66 84c-2-30 14-46 34-46s36 16 34 46c0 26-14 46-34 46S68 112 66 84z', '#f6cfab', { deep: 8 }),
  solid('M62 88c6 14 14 14 22 10c10-5 20-5 30 0c8 4 18 4 24-10c10 42-8 82-38 92c-30-10-48-50-38-92z', '#a8562a', {
    deep: 10,
  }),
  solid('M100 106c6-8 18-8 26 2c-6 8-18 8-26 2c-8 6-20 6-26-2c8-10 20-10 26-2z', '#c06a36', { deep: 3 }),
  line('M76 130l8 24M100 134v32M124 130l-8 24', 2.6, '#6b3316'),
  // beanie
  solid('M60 72C52 30 72 8 100 8s48 22 40 64c-22-10-58-10-80 0z', '#f0b72f', { deep: 9 }),
  solid('M54 58c28-14 64-14 92 0l2 18c-30-12-66-12-96 0z', '#d9951f', { deep: 4 }),
  line('M68 56v14M82 52v14M100 51v14M118 52v14M132 56v14', 2.4, '#8a5a10'),
  solid(disc(100, 8, 8), '#f0b72f', { deep: 3 }),
  // glasses
  flat(disc(82, 92, 14), '#ffffff'),
  flat(disc(118, 92, 14), '#ffffff'),
  line(disc(82, 92, 14), 4.6),
  line(disc(118, 92, 14), 4.6),
  line('M96 90h8M68 88l-8-4M132 88l8-4', 4),
  flat(disc(83, 94, 4.4), INK),
  flat(disc(117, 94, 4.4), INK),
  line('M74 86l6-6M110 86l6-6', 2.4, '#a7e0ea'),
  line('M70 76c6-4 14-4 20-1M110 75c6-3 14-3 20 1', 4, '#6b3316'),
];

/** Somebody of whom nothing is known yet. @returns {Part[]} */
const plain = () => [
  solid('M28 220c0-48 20-68 54-72h36c34 4 54 24 54 72z', '#4a5488', { deep: 12 }),
  solid('M84 122h32v26c-8 10-24 10-32 0z', '#6b76ad', { deep: 5 }),
  solid('M62 80c-2-36 16-50 38-50s40 14 38 50c-2 32-16 56-38 56S64 112 62 80z', '#6b76ad', { deep: 9 }),
  flat(disc(84, 88, 5), INK),
  flat(disc(116, 88, 5), INK),
];

export const PEOPLE = { pillar, psycho, trigger, drifter, haggler, hipster, plain };
/** @typedef {keyof typeof PEOPLE} Person */

/** What each stands before. @type {Record<Person, string>} */
export const GROUNDS = {
  pillar: '#8d2f4a',
  psycho: '#2f6a4c',
  trigger: '#b98a26',
  drifter: '#2d5f80',
  haggler: '#1f8a7c',
  hipster: '#3d4a9a',
  plain: '#1f2957',
};

/** Somebody from the waist up, the middle of the lower edge at (x, y). */
export const bust = (
  /** @type {string} */ id,
  /** @type {Person} */ who,
  /** @type {number} */ x,
  /** @type {number} */ y,
  size = 1,
) =>
  `<g transform="translate(${x} ${y}) scale(${size}) translate(-100 -220)">${drawing(id, PEOPLE[who](), { ink: 4.4, w: 200, h: 220, step: 4, drop: [0, 0], deep: 5 })}</g>`;

const portrait = (/** @type {Person} */ who) => ({
  size: [400, 400],
  small: 112,
  draw: (/** @type {string} */ id) => {
    const ground = GROUNDS[who];
    return sheet(
      400,
      400,
      `<rect width="400" height="400" fill="${ground}"/><path d="${rays(200, 190, 360, 11, 0.1)}" fill="${mix(ground, '#ffffff', 0.14)}"/>` +
        dots({ w: 400, h: 400, step: 8, opacity: 0.34 }, (_, y) => (y - 150) / 330) +
        `<g transform="translate(6 8)" opacity="0.5"><g transform="translate(200 424) scale(1.92) translate(-100 -220)" fill="${INK}">${PEOPLE[
          who
        ]()
          .filter((part) => !part.flat && !part.line)
          .map(
            (part) =>
              `<path d="${part.d}"${part.t ? ` transform="${part.t}"` : ''} stroke="${INK}" stroke-width="8" stroke-linejoin="round"/>`,
          )
          .join('')}</g></g>${bust(own(id), who, 200, 424, 1.92)}`,
    );
  },
});

const cutout = (/** @type {Person} */ who) => ({
  for: [],
  size: [420, 440],
  alpha: true,
  draw: (/** @type {string} */ id) => sheet(420, 440, bust(own(id), who, 210, 448, 1.98)),
});

const names = /** @type {Person[]} */ (Object.keys(PEOPLE));

export default Object.fromEntries([
  ...names.map((who) => [`daylight/character/${who}`, portrait(who)]),
  ...names.filter((who) => who !== 'plain').map((who) => [`daylight/bust/${who}`, cutout(who)]),
]);
