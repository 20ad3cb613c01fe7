/* The Farmers' Market: what is on the planks, who stands behind them; the farmers' own cards. */
import { vignette } from '../kit/compose.js';
import { bundle, pail, pipe, rifle, who } from '../kit/folk.js';
import { crate } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { stall } from '../kit/places.js';
import { alley, facade } from '../kit/sets.js';
import { bottle, jar, mug } from '../kit/stills.js';
import { cart, dog, fence, ruins, streetlamp, tree } from '../kit/street.js';
import { at, by, group, line, many, poly, random, rect, round, shape } from '../kit/svg.js';

const rough = (body) => group(body, by('rough1'));

/** Planks on trestles across the picture, with what lies on them; the light falls from above them. */
const planks = (goods, { x = 84, w = 472, y = 300, cloth = '' } = {}) =>
  rough(
    rect(x + 8, y + 12, w - 16, 96, '#120d09') +
      many(9, (i) => rect(x + 14 + (i * (w - 28)) / 9, y + 14, 3, 92, '#1d150e')) +
      poly(
        [
          [x, y + 14],
          [x + 22, y - 10],
          [x + w - 22, y - 10],
          [x + w, y + 14],
        ],
        '#8a6238',
      ) +
      line(`M${x + 8} ${y + 6}H${x + w - 8}M${x + 16} ${y - 2}H${x + w - 16}`, '#5c3f22', 1.4) +
      rect(x, y + 13, w, 7, '#4a3119'),
  ) +
  cloth +
  goods +
  glow(pool(x + w / 2, y - 6, w * 0.4, 34, 0.55, 'warm'));

const lumps = (n, seed, [x0, x1], [y0, y1], r, colours) => {
  const rnd = random(seed);
  return rough(
    many(n, () => {
      const s = r * (0.75 + rnd() * 0.5);
      const x = round(x0 + rnd() * (x1 - x0));
      const y = round(y0 + rnd() * (y1 - y0));
      const colour = colours[Math.floor(rnd() * colours.length)];
      return (
        `<ellipse cx="${x}" cy="${y}" rx="${round(s * 1.15)}" ry="${round(s)}" fill="${colour}"/>` +
        `<ellipse cx="${round(x - s * 0.3)}" cy="${round(y - s * 0.4)}" rx="${round(s * 0.5)}" ry="${round(s * 0.3)}" fill="#fff" opacity=".22"/>`
      );
    }),
  );
};

const sack = (x, y, s = 1, colour = '#8d7450') =>
  at(
    x,
    y,
    s,
    rough(
      shape('M-30 0C-38-22-34-50-20-58Q0-66 20-58C34-50 38-22 30 0z', colour) +
        shape('M-20-58Q0-50 20-58L16-48Q0-42-16-48z', '#3a2c1a') +
        line('M-26-14q10-20 6-40M14-6q10-20 4-44', '#5d4a30', 1.6),
    ),
  );
const bunch = (x, y, s = 1, colour = '#6f8a52') =>
  at(
    x,
    y,
    s,
    rough(
      many(7, (i) => line(`M0 0Q${-18 + i * 6}-20 ${-26 + i * 8.6}-${44 + (i % 3) * 6}`, colour, 3)) +
        rect(-5, -10, 10, 5, '#b59a63'),
    ),
  );
const churn = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rough(
      shape('M-22 0V-52Q-20-66-10-70V-82H10V-70Q20-66 22-52V0z', '#71787c') +
        shape('M-22 0V-52Q-20-66-10-70V-82H-2V0z', '#959ca0') +
        rect(-14, -88, 28, 7, '#858c90') +
        line('M-22-50H22M-22-8H22', '#5b6266', 2),
    ),
  );
const bags = (n, x, y, step = 40) =>
  rough(
    many(
      n,
      (i) =>
        rect(x + i * step, y - 34 + (i % 2) * 3, 28, 34, i % 2 ? '#cbb98f' : '#b9a67c') +
        `<circle cx="${x + i * step + 14}" cy="${y - 18 + (i % 2) * 3}" r="7" fill="${['#a5452c', '#5f7d3b', '#c58a2d'][i % 3]}"/>` +
        rect(x + i * step, y - 34 + (i % 2) * 3, 28, 5, '#8d7b52'),
    ),
  );

/** Night among the stalls: ruins behind, mud before, one lamp over the planks. */
const market = ({
  people = [],
  goods = '',
  far = '',
  seed = 5,
  lamp = [320, 214],
  topics,
  weather,
  wide = {},
  sky = 'smoke',
}) =>
  vignette({
    ...(topics && { topics }),
    sky,
    seed,
    layers: [
      ruins(-20, 236, 700, 46, 128, seed, '#56626c'),
      ruins(-30, 244, 200, 60, 150, seed + 16, '#2b343b') + ruins(486, 244, 190, 60, 150, seed + 36, '#293138'),
    ],
    ground: 'mud',
    behind: [at(118, 284, 0.86, stall()), at(534, 288, 0.9, stall()), far],
    light: { at: lamp, of: 'lamp', foot: 300, reach: 360 },
    people,
    front: goods ? planks(goods, wide) : '',
    weather: weather ?? ['snow', 0.35],
  });

const seller = (x, pose, o = {}) => who(x, 372, pose, { size: 1.32, v: 17, face: 1, coat: 'quilt', ...o });
const thug = (x, y, o = {}) =>
  who(x, y, 'pockets', {
    size: 1.2,
    v: 9,
    face: 0.25,
    coat: 'coat',
    hat: 'cap',
    ...o,
  });

export default {
  'mine/stop/market': {
    ...market({
      seed: 61,
      people: [seller(236, 'hands', { hat: 'cap' }), seller(404, 'offer', { left: true, coat: 'dress', hat: 'scarf' })],
      goods:
        sack(160, 306, 1) +
        lumps(9, 4, [262, 380], [284, 298], 10, ['#7f9a55', '#a9855a']) +
        at(470, 306, 1.1, jar({ full: 0.8, what: '#b87317' })),
    }),
    for: [],
  },
  'mine/wares/plain': {
    ...market({ goods: at(320, 300, 1, crate(110)) }),
    for: [],
  },

  'mine/wares/w-potatoes': market({
    people: [seller(330, 'offer', { coat: 'dress', hat: 'scarf', hair: 'bun' })],
    goods:
      sack(196, 306, 1.3) +
      sack(468, 306, 1.2, '#7c6645') +
      lumps(26, 4, [232, 430], [278, 300], 11, ['#a9855a', '#8f6d45', '#bb9a6b']),
  }),

  'mine/wares/w-hen': market({
    topics: ['animal'],
    seed: 9,
    people: [
      seller(330, 'hold', {
        hat: 'cap',
        hair: 'beard',
        coat: 'long',
        over: rough(
          shape('M-2-92C12-104 30-102 36-88C46-92 50-86 46-76C40-62 12-60 0-70C-10-78-8-88-2-92z', '#c9b08a') +
            shape('M34-98q8-6 12 2l-4 8-8 0z', '#c9b08a') +
            shape('M38-104q4-5 8 0l-2 5h-5z', '#b8432c') +
            line('M46-95l6 2', '#d89a3c', 2.4),
        ),
      }),
    ],
    goods: sack(150, 308, 0.9) + lumps(5, 3, [420, 480], [288, 300], 8, ['#e2d6bd', '#d6c6a4']),
  }),

  'mine/wares/w-ham': market({
    seed: 14,
    people: [seller(240, 'hands', { hat: 'cap', coat: 'coat' }), seller(404, 'front', { hat: 'wool', hair: 'beard' })],
    goods:
      at(
        320,
        300,
        1.25,
        rough(
          shape(
            'M-52-4C-64-26-44-54-8-54C26-54 44-40 60-36Q72-38 74-30 70-24 60-26C46-14 20 2-12 2Q-42 4-52-4z',
            '#8a4630',
          ) +
            shape('M-52-4C-62-24-46-50-14-53Q-36-34-28-2z', '#d8b59a') +
            shape('M-44-12q-2-20 12-30-8 18-2 32z', '#b4614a'),
        ),
      ) + at(470, 300, 1, rough(shape('M-30-2L18-12l14 2-10 6z', '#c9ced1') + rect(18, -13, 22, 6, '#3a2a1a'))),
  }),

  'mine/wares/w-beekeeper': market({
    seed: 20,
    people: [seller(206, 'stand', { hat: 'brim', coat: 'long', hair: 'beard' })],
    goods:
      at(348, 306, 1.4, jar({ full: 0.9, what: '#c8861f' })) +
      at(408, 306, 1.4, jar({ full: 0.8, what: '#b87317' })) +
      at(466, 306, 1.2, jar({ full: 0.9, what: '#d79a30' })) +
      bunch(540, 306, 0.7, '#8c8450'),
    far: at(
      420,
      292,
      1,
      rough(
        many(3, (i) => rect(-30, -22 - i * 20, 60, 18, i % 2 ? '#4a3c2a' : '#574730')) +
          rect(-34, -66, 68, 6, '#3a2f22'),
      ),
    ),
  }),

  'mine/wares/w-milk': market({
    seed: 25,
    people: [
      seller(214, 'offer', { coat: 'dress', hat: 'scarf' }),
      who(440, 386, 'drink', {
        size: 1.24,
        left: true,
        coat: 'coat',
        hat: 'wool',
        v: 13,
        face: 0.8,
      }),
    ],
    goods: churn(286, 372, 1.5) + churn(362, 380, 1.35),
    wide: { x: 20, w: 230, y: 318 },
  }),

  'mine/wares/w-herb-woman': market({
    seed: 31,
    people: [
      seller(320, 'hold', {
        coat: 'long',
        hat: 'scarf',
        hair: 'bun',
        over: bunch(18, -70, 0.6, '#7f9460') + bunch(-14, -60, 0.6, '#8a8f5a'),
      }),
    ],
    goods:
      bunch(170, 302, 1) +
      bunch(232, 302, 0.9, '#8a8650') +
      bunch(428, 302, 1, '#7a8f62') +
      bunch(486, 302, 0.9, '#938a4f'),
  }),

  'mine/wares/w-seeds': market({
    seed: 36,
    people: [seller(330, 'point', { hat: 'brim', coat: 'coat', hair: 'beard' })],
    goods: bags(9, 142, 300, 41),
  }),

  'mine/wares/w-tools': market({
    seed: 41,
    people: [seller(250, 'stand', { hat: 'cap', coat: 'quilt' }), thug(440, 356)],
    goods:
      rough(
        line('M150 300L330 284', '#7a5a36', 6) +
          shape('M326 276l44-10 16 18-14 16-44-10z', '#8b9296') +
          line('M400 300L520 286', '#7a5a36', 6) +
          shape('M506 268q24-4 34 10l-18 18-20-8z', '#a0a6a9'),
      ) + at(200, 302, 0.8, crate(90)),
  }),

  'mine/wares/w-racket': market({
    topics: ['cruelty'],
    seed: 47,
    lamp: [230, 210],
    people: [
      seller(196, 'sorrow', {
        hat: 'cap',
        coat: 'quilt',
        size: 1.1,
        face: 0.7,
      }),
      thug(352, 388, { size: 1.36 }),
      thug(440, 392, { size: 1.42, hat: 'wool', left: true }),
      thug(530, 390, { size: 1.36, hat: 'hood' }),
    ],
    goods: sack(120, 314, 0.9) + lumps(7, 6, [160, 220], [296, 304], 9, ['#7f9a55', '#a9855a']),
    wide: { x: 50, w: 220, y: 306 },
  }),

  'mine/wares/w-widow': market({
    seed: 52,
    people: [seller(206, 'hands', { coat: 'dress', hat: 'scarf', v: 12 })],
    far: at(420, 330, 1.9, cart('#17130f')),
    goods:
      at(330, 306, 1.1, jar({ full: 0.8, what: '#7a2f22' })) +
      at(374, 306, 1.1, jar({ full: 0.7, what: '#5f7038' })) +
      at(418, 306, 1.1, jar({ full: 0.9, what: '#a5622a' })) +
      at(462, 306, 1.1, jar({ full: 0.5, what: '#6d3038' })) +
      at(510, 304, 1, mug({})),
  }),

  'mine/wares/w-moonshiner': market({
    seed: 57,
    people: [
      seller(240, 'offer', { hat: 'fur', hair: 'beard', coat: 'quilt' }),
      thug(452, 364, { far: pipe(16, -60, 22, 0, 5, 20) }),
    ],
    goods:
      at(316, 304, 1.3, bottle({ colour: '#3a5648', full: 0.8 })) +
      at(352, 304, 1.3, bottle({ colour: '#56604a', full: 0.6 })) +
      at(388, 304, 1.2, bottle({ colour: '#2f4a52', full: 0.9 })) +
      at(426, 304, 1.1, mug({})) +
      glow(shape('M470 302q-10-16 4-30 12 16 4 30z', '#7fb4ff', `opacity=".7" ${by('b06')}`)),
  }),

  'mine/wares/w-empty-stalls': vignette({
    sky: 'dusk',
    seed: 62,
    layers: [ruins(-20, 236, 700, 46, 120, 62, '#66727c'), ruins(-30, 244, 200, 60, 140, 78, '#3a444c')],
    ground: 'snow',
    behind: [at(150, 300, 1.1, stall()), at(496, 308, 1.2, stall()), at(330, 338, 1.6, cart('#1d1a17'))],
    light: { at: [212, 262], of: 'lamp', foot: 330, reach: 250 },
    people: [
      who(250, 362, 'huddle', {
        size: 1.14,
        coat: 'long',
        hat: 'cap',
        v: 15,
        face: 0.8,
      }),
      who(292, 366, 'stand', {
        size: 1.08,
        coat: 'dress',
        hat: 'scarf',
        v: 14,
        face: 0.8,
      }),
    ],
    front: sack(392, 384, 0.8),
    weather: ['snow', 0.8],
  }),

  'mine/wares/w-apples': market({
    topics: ['child'],
    seed: 68,
    people: [
      who(262, 380, 'hold', {
        size: 1.3,
        child: 0.72,
        coat: 'quilt',
        hat: 'wool',
        v: 18,
        face: 1,
      }),
      who(388, 384, 'offer', {
        size: 1.3,
        child: 0.66,
        left: true,
        coat: 'dress',
        hat: 'scarf',
        v: 16,
        face: 1,
      }),
    ],
    goods: at(324, 316, 1.2, crate(110)) + lumps(11, 8, [292, 358], [276, 292], 9, ['#a8402a', '#b9592f', '#8f9a3e']),
    wide: { x: 200, w: 250, y: 318 },
  }),

  'mine/wares/w-accused': market({
    topics: ['despair'],
    seed: 74,
    lamp: [262, 206],
    people: [
      who(170, 376, 'point', {
        size: 1.26,
        coat: 'quilt',
        hat: 'cap',
        v: 12,
        face: 0.7,
      }),
      who(226, 366, 'hands', {
        size: 1.16,
        coat: 'dress',
        hat: 'scarf',
        v: 13,
        face: 0.6,
      }),
      who(330, 386, 'front', {
        size: 1.32,
        coat: 'coat',
        hat: 'wool',
        v: 20,
        face: 1,
      }),
      who(470, 374, 'pockets', {
        size: 1.24,
        left: true,
        coat: 'long',
        hat: 'brim',
        v: 11,
        face: 0.6,
      }),
    ],
  }),

  'mine/wares/w-last-cart': vignette({
    topics: ['animal'],
    sky: 'dawn',
    seed: 80,
    layers: [ruins(-20, 232, 700, 46, 130, 80, '#66707a'), ruins(440, 240, 220, 60, 150, 96, '#3a434b')],
    ground: 'street',
    behind: [
      at(300, 348, [2.2, 2.1], cart('#15110e')),
      at(
        470,
        352,
        1.6,
        rough(
          shape('M-40-2V-34Q-44-56-20-60H18Q30-62 36-84L46-90 50-80 44-72Q42-50 34-40V-2H28V-34H-28V-2z', '#1a1512') +
            line('M-40-50q-10 14-6 30', '#1a1512', 4),
        ),
      ),
    ],
    light: { at: [214, 250], of: 'lamp', foot: 344, reach: 260 },
    people: [
      who(196, 376, 'carry', {
        size: 1.22,
        coat: 'quilt',
        hat: 'cap',
        v: 16,
        face: 0.9,
        near: bundle(14, -90, 40),
      }),
    ],
  }),

  'mine/visitor/farmer-handcart': vignette({
    sky: 'dusk',
    layers: [alley({ vx: 470, vy: 176, wide: 250, seed: 33, v: 104, snow: true })],
    ambient: '#76828d',
    light: { at: [250, 236], of: 'lamp', foot: 336, reach: 280 },
    behind: [at(262, 366, 1.9, cart('#17130f')), sack(232, 316, 0.8), sack(290, 318, 0.7, '#7c6645')],
    people: [
      who(418, 372, 'push', {
        left: true,
        size: 1.34,
        coat: 'quilt',
        hat: 'cap',
        hair: 'beard',
        v: 18,
        face: 1,
      }),
    ],
    weather: ['snow', 0.4],
  }),

  'mine/visitor/farm-dog': vignette({
    topics: ['animal'],
    sky: 'fire',
    seed: 12,
    layers: [
      ruins(-20, 250, 700, 20, 60, 21, '#4a4038'),
      at(500, 262, 1, rough(shape('M-90 0V-50L-40-92 20-50V0z', '#17120e'))),
    ],
    ground: 'snow',
    behind: [at(90, 320, 1.4, fence(160, 50, 6, '#1b1712')), glow(pool(500, 200, 120, 70, 0.5, 'warm'))],
    light: { at: [500, 208], of: 'fire', foot: 300, reach: 420, size: 0.01 },
    people: [],
    front: at(300, 372, 2.3, dog('#0d0b0a')),
    weather: ['snow', 0.5],
  }),

  'mine/resident/farmers-road': vignette({
    topics: ['child'],
    sky: 'night',
    seed: 17,
    layers: [ruins(-20, 240, 700, 30, 90, 44, '#46525c')],
    ground: 'mud',
    behind: [at(330, 340, 2, cart('#14110e')), sack(310, 286, 0.8), at(560, 300, 1.3, tree(5, 190, '#12161a'))],
    light: { at: [392, 262], of: 'lamp', foot: 350, reach: 320 },
    people: [
      who(470, 374, 'push', {
        left: true,
        size: 1.26,
        coat: 'quilt',
        hat: 'cap',
        v: 15,
        face: 0.8,
      }),
      who(186, 378, 'trudge', {
        size: 1.2,
        coat: 'dress',
        hat: 'scarf',
        v: 14,
        face: 0.7,
      }),
      who(232, 384, 'walk', {
        size: 1.2,
        child: 0.66,
        coat: 'coat',
        hat: 'wool',
        v: 15,
        face: 0.7,
      }),
    ],
  }),

  'mine/resident/field-watch': vignette({
    sky: 'dusk',
    seed: 23,
    layers: [ruins(-20, 238, 700, 16, 50, 13, '#4b565f')],
    ground: 'mud',
    behind: [
      at(120, 320, 1.5, fence(190, 56, 8, '#191d20')),
      at(520, 318, 1.5, fence(190, 56, 3, '#191d20')),
      at(560, 300, 1.4, tree(9, 200, '#14181c')),
    ],
    light: { at: [262, 286], of: 'lamp', foot: 360, reach: 260 },
    people: [
      who(340, 382, 'front', {
        size: 1.46,
        coat: 'long',
        hat: 'brim',
        hair: 'beard',
        v: 14,
        face: 0.9,
        over: rifle(-20, -96, 26, -40, 10),
      }),
    ],
  }),

  'mine/raid/angry-villagers': vignette({
    sky: 'night',
    seed: 40,
    layers: [
      ruins(-20, 244, 300, 40, 110, 12, '#46525c'),
      facade({
        x: 250,
        base: 300,
        w: 420,
        h: 330,
        seed: 21,
        floors: 2,
        cols: 3,
        torn: false,
        colour: '#262a2e',
        lit: [4],
      }),
    ],
    ground: 'snow',
    light: { at: [420, 232], of: 'lamp', foot: 340, reach: 330 },
    people: [
      who(150, 380, 'point', {
        size: 1.3,
        coat: 'quilt',
        hat: 'cap',
        v: 10,
        face: 0.5,
      }),
      who(230, 386, 'stand', {
        size: 1.26,
        coat: 'dress',
        hat: 'scarf',
        v: 11,
        face: 0.5,
      }),
      who(330, 390, 'front', {
        size: 1.34,
        coat: 'long',
        hat: 'brim',
        v: 9,
        face: 0.4,
        far: pipe(20, -96, 26, 4, 4, 18),
      }),
      who(454, 386, 'hands', {
        size: 1.28,
        left: true,
        coat: 'coat',
        hat: 'cap',
        v: 11,
        face: 0.6,
      }),
      who(544, 384, 'pockets', {
        size: 1.26,
        left: true,
        coat: 'quilt',
        hat: 'wool',
        v: 10,
        face: 0.5,
      }),
    ],
    weather: ['snow', 0.4],
  }),

  'mine/exploration/x-kitchen-garden': vignette({
    sky: 'night',
    seed: 28,
    layers: [
      ruins(-20, 226, 420, 60, 150, 51, '#4b565f'),
      at(500, 250, 1, rough(shape('M-120 0V-110L-50-160 30-118V0z', '#22282d'))),
    ],
    ground: 'mud',
    behind: [
      many(4, (row) =>
        many(9, (i) =>
          bunch(70 + i * 62 + row * 18, 274 + row * 32, 0.42 + row * 0.16, row % 2 ? '#51663e' : '#5f7745'),
        ),
      ),
    ],
    light: { at: [500, 210], of: 'candle', foot: 240, reach: 300 },
    people: [
      who(250, 352, 'stoop', {
        size: 1.14,
        coat: 'coat',
        hat: 'wool',
        v: 12,
        face: 0.5,
      }),
    ],
    front: at(70, 392, 1.3, fence(150, 60, 5, '#0c0f11')),
  }),

  'mine/event/market-day': vignette({
    sky: 'dusk',
    seed: 33,
    layers: [ruins(-20, 236, 700, 50, 140, 27, '#5a6670'), ruins(430, 244, 240, 60, 160, 43, '#323b43')],
    ground: 'snow',
    behind: [
      at(130, 300, 1.1, stall()),
      at(300, 288, 0.9, stall()),
      at(440, 292, 1, stall()),
      at(566, 320, 1.1, streetlamp(150, '#15191c')),
      at(
        540,
        214,
        1.3,
        rough(shape('M-10 0Q-10-22 0-24T10 0L14 5H-14z', '#b48a3c') + `<circle cx="0" cy="7" r="3" fill="#7a5a24"/>`),
      ),
      glow(pool(300, 252, 260, 40, 0.4, 'warm')),
    ],
    light: { at: [300, 230], of: 'lamp', foot: 296, reach: 320 },
    people: [
      who(196, 350, 'stand', {
        size: 1,
        coat: 'dress',
        hat: 'scarf',
        v: 13,
        face: 0.6,
      }),
      who(370, 356, 'carry', {
        size: 1.04,
        coat: 'quilt',
        hat: 'cap',
        v: 13,
        face: 0.6,
      }),
      who(250, 384, 'walk', {
        size: 1.2,
        left: true,
        coat: 'coat',
        hat: 'wool',
        v: 11,
        face: 0.6,
        near: pail(-12, -80),
      }),
    ],
    weather: ['snow', 0.4],
  }),
};
