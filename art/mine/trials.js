import { vignette } from '../kit/compose.js';
import { pool } from '../kit/light.js';
import { bag, pack, stick } from '../kit/people.js';
import { crate } from '../kit/indoors.js';
import { rubble } from '../kit/heaps.js';
import { dog, pram, ruins, sandbags, tree, trolley } from '../kit/street.js';
import { at, by, group, line, shape } from '../kit/svg.js';
import { colonnade, shelves, stall } from '../kit/places.js';

export default {
  'mine/location/supermarket': vignette({
    layers: [shelves({ seed: 4 })],
    things: [
      at(150, 392, 1.5, rubble(190, 60, 12, 120, 3)),
      at(176, 352, 1, group(trolley('rgb(230,230,230)'), 'transform="rotate(-96)"')),
      at(560, 398, 1.4, rubble(180, 50, 19, 110, 2)),
    ],
    ambient: '#465462',
    light: { at: [352, 262], of: 'lamp', foot: 288 },
    lit: [
      pool(330, 130, 150, 130, 0.75, 'cool'),
      shape('M300 78H372L420 250H286z', '#c9d8e6', `opacity=".35" ${by('b10')}`),
    ],
    shining: shape('M302 84H366L424 262H272z', '#8ca3b8', `opacity=".22" ${by('b10')}`),
    people: [
      { x: 320, y: 302, size: 0.78, pose: 'walk', hat: 'wool', back: pack(10), add: stick(30, -76, 42, -70, 5, 10) },
    ],
    weather: ['snow', 0.4],
  }),

  'mine/location/central-square': vignette({
    sky: 'smoke',
    layers: [
      ruins(-20, 250, 700, 50, 150, 5, '#4a545c', '#39424a'),
      [
        ruins(-30, 256, 190, 60, 150, 21, '#23292e', '#14181b'),
        ruins(520, 256, 170, 70, 160, 41, '#20262b', '#12161a'),
      ],
    ],
    ground: 'street',
    light: { at: [396, 222], of: 'lamp', foot: 268, reach: 320 },
    behind: at(400, 284, 1, stall()),
    people: [
      { x: 306, y: 298, pose: 'stand', hat: 'cap' },
      { x: 352, y: 310, pose: 'bent', hat: 'brim', add: bag(-26, -70, 9) },
      { x: 474, y: 303, pose: 'walk', hat: 'wool', left: true, back: pack(9) },
      { x: 522, y: 316, pose: 'long', hat: 'hood' },
      { x: 250, y: 326, pose: 'woman', hat: 'scarf', add: bag(27, -84, 8) },
      { x: 118, y: 352, pose: 'walk', hat: 'brim' },
    ],
    front: [
      at(196, 354, [-0.84, 0.84], pram('#0a0b0c')),
      at(62, 364, 0.72, dog('#090a0b')),
      at(588, 392, 1.5, tree(7, 200, '#08090a')),
    ],
    weather: 'snow',
  }),

  'mine/location/city-hospital': vignette({
    sky: 'smoke',
    layers: [ruins(-20, 280, 700, 90, 190, 15, '#444d55', '#353e46')],
    horizon: 300,
    ground: 'street',
    behind: [colonnade(), at(176, 302, 0.9, sandbags(3, 4)), at(404, 302, 0.9, sandbags(3, 4))],
    light: { at: [320, 246], foot: 306, reach: 230 },
    people: [
      { x: 236, y: 352, size: 0.68, pose: 'walk', hat: 'cap', add: line('M14-126L48-128', '#090909', 9) },
      { x: 270, y: 354, size: 0.66, pose: 'bent', hat: 'bare', tilt: 26 },
      { x: 304, y: 352, size: 0.68, pose: 'walk', hat: 'scarf', left: true, add: line('M14-126L40-130', '#090909', 9) },
      { x: 446, y: 346, size: 0.56, pose: 'sit', hat: 'scarf', left: true, back: at(0, 0, 1.4, crate(20)) },
    ],
    front: at(52, 384, 1.6, tree(12, 190, '#08090b')),
    weather: 'snow',
  }),
};
