/* Cat and Dog: their cards, and the animals as they sit about the house. */
import { catAsleep, catSitting, dogLying, dogSitting } from '../kit/animals.js';
import { skyOver, vignette } from '../kit/compose.js';
import { frame } from '../kit/finish.js';
import { who } from '../kit/folk.js';
import { chair, stove } from '../kit/indoors.js';
import { pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { pane, wall } from '../kit/sets.js';
import { saucer } from '../kit/still.js';
import { ruins } from '../kit/street.js';
import { at } from '../kit/svg.js';

const animal = (draw, size, [x, y]) => ({
  for: [],
  size,
  large: size[0],
  small: Math.round(size[0] / 2),
  alpha: true,
  draw: (id) => frame(id, size, at(x, y, 1, draw), { over: 0, ground: 'none' }),
});

export default {
  'mine/pet/cat': vignette({
    layers: [wall({ floor: 372, v: 106 })],
    things: [at(170, 392, 1.2, chair(112)), at(520, 376, 1.2, saucer(150))],
    ambient: '#55616d',
    light: { at: [476, 250], of: 'candle', foot: 372, reach: 340 },
    behind: [
      pane(210, 24, 220, 236, skyOver(210, 24, 220, 236, 'night') + ruins(200, 262, 240, 40, 120, 6, '#141c24')),
      at(324, 262, 1.5, catSitting('#2b2622', '#a9895e')),
    ],
    shining: pool(324, 150, 120, 120, 0.35, 'cool'),
  }),

  'mine/pet/dog': vignette({
    layers: [room({ back: [120, 10, 560, 282], v: 110 })],
    things: [at(514, 352, 2.3, stove(98))],
    ambient: '#4f5b66',
    light: { at: [500, 262], foot: 346, reach: 390 },
    shining: pool(506, 276, 60, 50, 1, 'warm'),
    behind: at(330, 388, 1.5, dogSitting('#3d3127', '#c1955f')),
    people: [
      who(176, 392, 'sit', { size: 1.42, coat: 'quilt', hat: 'wool', v: 20, face: 1 }),
    ],
    front: at(150, 398, 1.5, chair(18)),
  }),

  'mine/animal/cat-sitting': animal(catSitting(), [90, 100], [56, 96]),
  'mine/animal/cat-lying': animal(catAsleep(), [90, 46], [45, 42]),
  'mine/animal/dog-sitting': animal(dogSitting(), [120, 134], [66, 130]),
  'mine/animal/dog-lying': animal(dogLying(), [150, 66], [66, 60]),
};
