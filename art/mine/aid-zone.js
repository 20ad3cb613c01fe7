/* The Aid Zone: a tent behind sandbags, a queue, and what is written up tonight. */
import { vignette } from '../kit/compose.js';
import { bagged, bundle, rifle, suitcase, who } from '../kit/folk.js';
import { glow, pool } from '../kit/light.js';
import { blaze } from '../kit/sets.js';
import { loaf } from '../kit/still.js';
import { ruins, streetlamp } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../kit/svg.js';

const rough = (body) => group(body, by('rough1'));

/** A tent, 260 wide, open to the viewer; lit from within or dark. */
const tent = (lit = true) =>
  rough(
    shape('M-150 0V-78L-20-146 130-92 150 0z', '#5b6258') +
      shape('M-150 0V-78L-20-146-30 0z', '#454c44') +
      shape('M-34 0L-22-104 40-96 62 0z', lit ? '#e0a552' : '#14181a') +
      line('M-22-104L-44 0M40-96L74 0', '#353b35', 5) +
      line('M-150-78L-196-4M130-92L188-4', '#1d2124', 1.6),
  ) + (lit ? glow(pool(14, -40, 90, 70, 0.7, 'warm')) : '');

/** Sandbags, so many in a row, in rows one above the other. */
const bags = (x, y, n, rows = 3, s = 1) =>
  rough(
    many(rows, (row) =>
      many(
        n - (row % 2),
        (i) =>
          `<ellipse cx="${round(x + (i + (row % 2) / 2) * 36 * s)}" cy="${round(y - row * 15 * s)}" rx="${round(19 * s)}" ry="${round(9 * s)}" fill="${['#6b6453', '#5c5647', '#746c59'][(i + row) % 3]}"/>`,
      ),
    ),
  );

/** A board on a post with a sheet of paper on it: the Notice. */
const board = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rough(
      rect(-3, -92, 6, 92, '#2b241b') +
        rect(-30, -120, 60, 44, '#4a3d2b') +
        rect(-22, -115, 44, 34, '#cfc5a8') +
        many(4, (i) => rect(-17, -109 + i * 7, 34 - (i % 3) * 8, 1.8, '#6d664f')),
    ),
  );

/** Somebody of the queue; each a little nearer. */
const queuer = (x, y, o = {}) => who(x, y, 'huddle', { size: 1.06, coat: 'long', v: 12, face: 0.5, ...o });
const queue = [
  queuer(214, 346, { hat: 'cap' }),
  queuer(176, 352, { coat: 'dress', hat: 'scarf', size: 1.08 }),
  queuer(134, 358, {
    coat: 'quilt',
    hat: 'wool',
    size: 1.12,
    near: bagged(-10, -80),
  }),
];

const post = ({
  people = queue,
  lit = true,
  light,
  front = '',
  behind = '',
  sky = 'night',
  seed = 4,
  topics,
  weather,
}) =>
  vignette({
    ...(topics && { topics }),
    sky,
    seed,
    layers: [ruins(-20, 236, 700, 50, 140, seed, '#4d5963'), ruins(-30, 242, 210, 60, 150, seed + 16, '#272f36')],
    ground: 'snow',
    behind: [at(404, 316, 1.1, tent(lit)), bags(250, 322, 5, 3), bags(520, 326, 4, 3), behind],
    light: light ?? { at: [420, 246], of: 'lamp', foot: 322, reach: 380 },
    people,
    front,
    weather: weather ?? ['snow', 0.5],
  });

export default {
  'mine/stop/aid-zone': { ...post({ seed: 66 }), for: [] },
  'mine/notice/plain': { ...post({ people: [] }), for: [] },

  'mine/notice/notice-long-queue': post({
    people: [
      ...queue,
      queuer(88, 366, { hat: 'hood', size: 1.16 }),
      queuer(38, 374, { coat: 'coat', hat: 'cap', size: 1.2 }),
      queuer(552, 384, { left: true, coat: 'dress', hat: 'scarf', size: 1.26 }),
      queuer(610, 388, { left: true, coat: 'quilt', hat: 'wool', size: 1.28 }),
    ],
    weather: ['snow', 0.9],
  }),

  'mine/notice/notice-bread-night': post({
    seed: 9,
    people: [
      queue[0],
      queue[1],
      who(330, 352, 'offer', {
        left: true,
        size: 1.1,
        coat: 'quilt',
        hat: 'wool',
        v: 17,
        face: 1,
      }),
    ],
    front: many(3, (i) => at(430 + i * 58, 386, 1.7, loaf(150))),
  }),

  'mine/notice/notice-no-light': post({
    seed: 13,
    lit: false,
    light: { at: [250, 270], of: 'candle', foot: 340, reach: 200 },
    people: [
      who(240, 356, 'hold', {
        size: 1.2,
        coat: 'quilt',
        hat: 'wool',
        v: 15,
        face: 1,
      }),
      queuer(176, 360, { coat: 'dress', hat: 'scarf', size: 1.14 }),
    ],
  }),

  'mine/notice/notice-bags-open': post({
    seed: 18,
    people: [
      queue[1],
      who(520, 366, 'point', {
        left: true,
        size: 1.24,
        coat: 'long',
        hat: 'cap',
        v: 14,
        face: 0.8,
      }),
    ],
    front:
      rough(
        poly(
          [
            [210, 378],
            [236, 348],
            [470, 348],
            [492, 378],
          ],
          '#6e5538',
        ) + rect(210, 377, 282, 7, '#3b2c1a'),
      ) +
      rifle(262, 360, 356, 354, 16) +
      suitcase(420, 322, 30),
  }),

  'mine/notice/notice-shells-nearby': post({
    seed: 22,
    sky: 'fire',
    behind: blaze(110, 226, 90, 0.8) + blaze(40, 236, 60, 0.6),
    people: [
      who(300, 366, 'crouch', {
        size: 1.16,
        coat: 'long',
        hat: 'cap',
        v: 11,
        face: 0.5,
      }),
      who(220, 376, 'duck', {
        size: 1.16,
        coat: 'dress',
        hat: 'scarf',
        v: 11,
        face: 0.4,
      }),
      who(146, 382, 'crouch', {
        size: 1.2,
        left: true,
        coat: 'quilt',
        hat: 'wool',
        v: 10,
        face: 0.4,
      }),
    ],
    weather: 'none',
  }),

  'mine/notice/notice-woman-behind-us': post({
    topics: ['child'],
    seed: 27,
    people: [
      queue[0],
      who(160, 372, 'hold', {
        size: 1.3,
        coat: 'dress',
        hat: 'scarf',
        v: 17,
        face: 1,
        near: bundle(12, -96, 46),
      }),
    ],
  }),

  'mine/notice/notice-doctor-on-duty': post({
    topics: ['illness'],
    seed: 32,
    people: [
      who(452, 352, 'stoop', {
        size: 1.16,
        left: true,
        coat: 'coat',
        v: 30,
        face: 1,
        hair: 'bun',
      }),
      who(386, 360, 'sit', {
        size: 1.1,
        coat: 'quilt',
        hat: 'wool',
        v: 14,
        face: 0.8,
      }),
      queue[1],
    ],
  }),

  'mine/notice/notice-convoy': vignette({
    sky: 'dusk',
    seed: 38,
    layers: [ruins(-20, 236, 700, 50, 140, 38, '#5a6670')],
    ground: 'snow',
    behind: [
      many(3, (i) =>
        at(
          520 - i * 178,
          330 + i * 10,
          0.9 + i * 0.12,
          rough(
            shape('M-84-12V-92Q-84-104-70-104H16V-12z', '#4c5347') +
              shape('M20-12V-76H52L70-44H82V-12z', '#3d443a') +
              rect(28, -70, 22, 22, '#0d1113') +
              `<circle cx="-54" cy="-8" r="15" fill="#0c0e10"/><circle cx="48" cy="-8" r="15" fill="#0c0e10"/>` +
              `<circle cx="80" cy="-28" r="5" fill="#ffd58a"/>`,
          ),
        ),
      ),
      at(600, 300, 1, streetlamp(140, '#15191c')),
      glow(pool(250, 320, 60, 30, 0.7, 'warm')),
    ],
    light: { at: [254, 330], of: 'lamp', foot: 370, reach: 320, size: 0.3 },
    people: [
      who(300, 380, 'reach', {
        left: true,
        size: 1.2,
        coat: 'long',
        hat: 'cap',
        v: 12,
        face: 0.7,
      }),
      who(372, 386, 'hands', {
        left: true,
        size: 1.16,
        coat: 'dress',
        hat: 'scarf',
        v: 12,
        face: 0.7,
      }),
    ],
    front: board(566, 396, 1.1),
    weather: ['snow', 0.5],
  }),
};
