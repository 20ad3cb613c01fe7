/* Where people still meet: the square, the hospital; and the shop where they used to. */
import { camera } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { freezers } from '../../kit/built/aisle.js';
import { booth, plinth } from '../../kit/built/square.js';
import { wardStairs } from '../../kit/built/ward.js';
import { glow, pool } from '../../kit/light.js';
import { bag, pack } from '../../kit/people.js';
import { dog, pram, ruins, tree, trolley } from '../../kit/street.js';
import { at, by, group, line, shape } from '../../kit/svg.js';

const square = camera({ eye: [0, 3.6, 0], down: 13, zoom: 430, middle: [320, 176], lamp: [0.6, 1.8, 6.4], dim: 0.5 });
const ward = camera({ eye: [-0.3, 1.1, 0], down: -5, zoom: 400, middle: [320, 232], lamp: [0, 3.4, 8], dim: 0.45 });
const aisle = camera({ eye: [0.25, 0.8, 0], zoom: 400, middle: [316, 196], lamp: [0.2, 1.5, 5.4], dim: 0.45 });

export default {
  'mine/location/central-square': vignette({
    sky: 'smoke',
    seed: 4,
    horizon: 116,
    layers: [
      ruins(-20, 122, 700, 40, 110, 5, '#56626c', '#48535c'),
      ruins(-30, 128, 250, 50, 120, 21, '#2c353c', '#1e262c') + ruins(470, 128, 200, 60, 120, 41, '#2a3239', '#1c2429'),
    ],
    ground: 'snow',
    things: [plinth(square, -2.6, 15)],
    behind: [
      group(
        booth(square, -5.4, 11.4, { seed: 8 }) +
          booth(square, 4.7, 12.4, { seed: 5 }) +
          booth(square, 6.6, 10, { seed: 11 }),
        by('rough1'),
      ),
      group(booth(square, 0.7, 8, { w: 2.8, lit: true, goods: 9 }), by('rough1')),
      glow(pool(...square.p(0.7, 1.5, 7.8), 96, 62, 0.9, 'warm')),
    ],
    light: square.spot(0.7, 1.75, 7.6, { of: 'lamp', reach: 340, size: 0.8 }),
    people: [
      square.stand(-1.2, 8.3, { pose: 'long', hat: 'scarf' }),
      square.stand(0.1, 6.7, { pose: 'bent', hat: 'brim', add: bag(-26, -70, 9) }),
      square.stand(1.7, 6.6, { pose: 'stand', hat: 'cap', facing: 'left', reach: 190 }),
      square.stand(3, 7.4, { pose: 'woman', hat: 'scarf', add: bag(27, -84, 8) }),
      square.stand(-3.2, 6.6, { pose: 'walk', hat: 'wool', back: pack(9), reach: 200 }),
      square.stand(5.2, 9.4, { pose: 'stand', hat: 'hood', facing: 'left' }),
      square.stand(-4.4, 10, { pose: 'long', hat: 'brim' }),
    ],
    front: [
      at(...square.p(-1.9, 0, 5), [-0.86, 0.86], pram('#0a0b0c')),
      at(...square.p(3.4, 0, 5.2), 0.6, dog('#090a0b')),
      at(618, 420, 1.5, tree(7, 210, '#090b0d', '#8492a0')),
    ],
    weather: 'snow',
    paper: { vignette: 0.75 },
  }),

  'mine/location/city-hospital': vignette({
    layers: [wardStairs(ward)],
    ambient: '#56616c',
    light: ward.spot(0, 3, 10.2, { reach: 260, strength: 1 }, 1.9),
    lit: shape(
      'M' + [ward.p(-1.2, 1.9, 10), ward.p(1.2, 1.9, 10), ward.p(2.4, 0, 1.4), ward.p(-2.4, 0, 1.4)].join('L') + 'z',
      '#f6c27c',
      `opacity=".5" ${by('b18')}`,
    ),
    shining: pool(...ward.p(0, 3, 10.2), 90, 90, 0.7, 'warm'),
    people: [
      ward.stand(0.15, 6.6, { pose: 'woman', hat: 'scarf', add: bag(27, -84, 8), reach: 260 }, 1.5),
      ward.stand(-2.4, 5.8, { pose: 'sit', hat: 'wool', reach: 90 }, 1.19),
      ward.stand(2.3, 6.4, { pose: 'sit', hat: 'scarf', facing: 'left', reach: 90 }, 1.5),
      ward.stand(-1.5, 3.5, { pose: 'sit', hat: 'cap', reach: 90 }, 0.17),
      ward.stand(2, 4.2, { pose: 'sit', hat: 'bare', facing: 'left', tilt: 30, reach: 90 }, 0.5),
    ],
    topics: ['illness'],
    paper: { vignette: 0.75 },
  }),

  'mine/location/supermarket': vignette({
    layers: [freezers(aisle)],
    things: at(...aisle.p(-0.75, 0, 2.5), 1.5, group(trolley('rgb(200,204,206)'), 'transform="rotate(-94)"')),
    ambient: '#54616e',
    light: aisle.spot(0.62, 0.62, 5.6, { of: 'lamp', reach: 300, size: 0.9 }),
    lit: shape(
      'M' + [aisle.p(-0.6, 3.6, 8), aisle.p(0.8, 3.6, 8), aisle.p(1.5, 0, 9), aisle.p(-1.4, 0, 9)].join('L') + 'z',
      '#c9d8e6',
      `opacity=".6" ${by('b10')}`,
    ),
    shining: shape(
      'M' + [aisle.p(-0.6, 3.6, 8), aisle.p(0.8, 3.6, 8), aisle.p(1.3, 0, 9), aisle.p(-1.2, 0, 9)].join('L') + 'z',
      '#8ca3b8',
      `opacity=".2" ${by('b10')}`,
    ),
    people: [
      aisle.stand(0.2, 5.8, {
        pose: 'walk',
        hat: 'wool',
        back: pack(10),
        add: line('M28-78L44-66', '#0a0a0a', 5),
        reach: 300,
      }),
    ],
    weather: ['snow', 0.3],
    paper: { vignette: 0.75 },
  }),
};
