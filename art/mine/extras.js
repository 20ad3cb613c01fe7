/* The extra cards: two Objectives and a Narrative Action. */
import { skyOver, vignette } from '../kit/compose.js';
import { POSES, pipe, rifle, who } from '../kit/folk.js';
import { chair } from '../kit/indoors.js';
import { pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { pane, stairwell, tabletop, wall } from '../kit/sets.js';
import { chairBig, planks, saucer, spoon, stool } from '../kit/still.js';
import { ruins } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../kit/svg.js';

const stones = many(
  16,
  (i, r) => {
    const w = 16 + r() * 30;
    return rect(
      round(20 + r() * 190),
      round(330 + r() * 60),
      round(w),
      round(w * 0.6),
      `rgb(${round(70 + r() * 50)},${round(66 + r() * 46)},${round(60 + r() * 40)})`,
      by('rough'),
    );
  },
  7,
);
const plate = (food) =>
  group(
    '<ellipse cx="0" cy="0" rx="46" ry="14" fill="#b9b2a2"/><ellipse cx="0" cy="-2" rx="32" ry="8.5" fill="#8f897b"/>' +
      (food ? shape('M-20-3C-14-12 14-13 21-3C12 2-12 2-20-3z', food) : ''),
    by('rough1'),
  );

export default {
  'mine/objective/clear-the-way': vignette({
    layers: [room({ back: [150, 20, 540, 270], v: 112, paper: 'bare' })],
    things: [
      rect(262, 62, 134, 210, '#06080a', by('coal')),
      poly(
        [
          [396, 62],
          [470, 44],
          [470, 296],
          [396, 272],
        ],
        '#6a5540',
        by('coal'),
      ),
      stones,
      at(560, 390, 1.3, planks(5, 126, 8)),
    ],
    ambient: '#4d5964',
    light: { at: [330, 150], of: 'lamp', foot: 288, reach: 330 },
    people: [
      who(214, 378, 'dig', { size: 1.3, coat: 'jacket', hat: 'cap', v: 20, face: 1, over: pipe(30, -96, 86, -8, 5, 46) }),
      who(420, 372, 'carry', { left: true, size: 1.28, coat: 'dress', hat: 'scarf', v: 19, face: 0.9 }),
    ],
    front: at(52, 396, 1, group(many(5, (i) => rect(-30 + i * 16, -14 - (i % 2) * 9, 22, 14, '#0d0c0b'), 2), by('rough'))),
  }),

  'mine/objective/nobody-eats-alone': vignette({
    layers: [wall({ floor: 400, v: 104, paper: 'stripes' })],
    things: [
      tabletop(270, { v: 128 }),
      at(140, 318, 1.1, plate('#6f5a3a')),
      at(276, 306, 1, plate('#6f5a3a')),
      at(396, 308, 1, plate('#6f5a3a')),
      at(520, 322, 1.1, plate('#6f5a3a')),
      at(200, 360, 1, spoon(150)),
      at(468, 366, 1, spoon(150)),
    ],
    ambient: '#525d67',
    light: { at: [334, 236], of: 'candle', foot: 292, reach: 390 },
    behind: [at(334, 292, 1, saucer(150)), at(238, 300, 1, stool(40)), at(434, 302, 1, stool(40))],
    people: [
      who(104, 330, 'sit', { size: 1.5, coat: 'jacket', hat: 'cap', v: 20, face: 1 }),
      who(248, 296, 'sit', { size: 1.2, coat: 'dress', hair: 'bun', v: 20, face: 1 }),
      who(424, 298, 'sit', { left: true, size: 1.2, coat: 'quilt', hair: 'beard', v: 20, face: 1 }),
      who(566, 332, 'sit', { left: true, size: 1.5, coat: 'long', hat: 'wool', v: 20, face: 1 }),
    ],
    front: [at(60, 400, 1.5, chairBig(18)), at(596, 402, 1.4, stool(18)), at(92, 336, 1.2, stool(14)), at(580, 338, 1.2, stool(14))],
  }),

  'mine/narrative/watch-in-turns': vignette({
    layers: [stairwell({ v: 112, x0: 20, y0: 404 })],
    things: [at(506, 378, 1.3, chair(120))],
    ambient: '#46525e',
    light: { at: [330, 268], of: 'lamp', foot: 330, reach: 340 },
    behind: pane(470, 40, 130, 160, skyOver(470, 40, 130, 160, 'night') + ruins(460, 200, 150, 20, 80, 9, '#141c24')),
    shining: pool(534, 120, 70, 80, 0.4, 'cool'),
    people: [
      who(420, 384, 'stand', {
        left: true,
        size: 1.34,
        coat: 'great',
        hat: 'wool',
        v: 20,
        face: 0.9,
        over: rifle(-8, -96, 34, -140),
      }),
      who(
        250,
        388,
        { ...POSES.hold, head: [10, -150, 12] },
        { size: 1.32, coat: 'jacket', hair: 'short', v: 20, face: 1, over: line('M14-104C30-116 48-110 58-96L50-60L20-66z', '#2d2a24', 7) },
      ),
    ],
    front: at(92, 396, 1.2, stool(18)),
  }),
};
