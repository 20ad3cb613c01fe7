/* Where people worked: garage, tram depot, waterworks, mill, fire station, print shop. */
import { camera } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { glow, pool } from '../../kit/light.js';
import { bag } from '../../kit/people.js';
import { depot } from '../../kit/built/depot.js';
import { engineHall } from '../../kit/built/engine-hall.js';
import { repairShop, shopYard } from '../../kit/built/garage.js';
import { looms } from '../../kit/built/mill.js';
import { folkAt } from '../../kit/furniture.js';
import { press } from '../../kit/built/press.js';
import { shaft } from '../../kit/built/shaft.js';
import { by, line, shape } from '../../kit/svg.js';

const garage = camera({ eye: [-0.6, 1.5, 0], zoom: 520, middle: [330, 190], lamp: [0.6, 2.4, 4], dim: 0.45 });
const trams = camera({ eye: [0.3, 0.95, 0], zoom: 460, middle: [326, 262], lamp: [0.2, 1.2, 4.6], dim: 0.45 });
const mill = camera({ eye: [-0.6, 2.7, 0], down: 8, zoom: 430, middle: [300, 170], lamp: [0, 6, 3], dim: 0.5 });
const engine = camera({ eye: [-1.2, 1.3, 0], turn: 6, zoom: 410, middle: [320, 216], lamp: [-1.2, 1.6, 3], dim: 0.4 });
const print = camera({
  eye: [0.1, 1.75, 0.2],
  down: 7,
  turn: 4,
  zoom: 410,
  middle: [320, 190],
  lamp: [-0.2, 2.4, 3.2],
  dim: 0.45,
});

export default {
  'mine/location/garage': vignette({
    layers: [repairShop(garage)],
    ambient: '#5e5a55',
    light: garage.spot(0.62, 1.92, 6.6, { reach: 330, strength: 1.1 }),
    shining: pool(...garage.p(0.62, 1.92, 6.6), 60, 60, 1, 'warm'),
    behind: [
      shopYard(garage),
      glow(
        shape(
          'M' +
            [garage.p(-2.1, 0, 4.6), garage.p(1.75, 0, 4.6), garage.p(2.2, 0, 1.6), garage.p(-2.6, 0, 1.6)].join('L') +
            'z',
          '#e09a4c',
          `opacity=".5" ${by('b10')}`,
        ),
      ),
    ],
    people: [
      garage.stand(1.1, 6.2, { pose: 'bent', hat: 'wool', facing: 'left', shadow: 0.3 }),
      garage.stand(-1.5, 3.7, { hat: 'hood', add: bag(-30, -80, 8), reach: 260 }),
    ],
    weather: ['rain', 1.1],
    paper: { vignette: 0.7 },
  }),

  'mine/location/tram-depot': vignette({
    layers: [depot(trams)],
    ambient: '#56616d',
    light: trams.spot(0.2, 1, 5.6, { of: 'barrel', reach: 330, size: 1.15 }),
    lit: pool(...trams.p(0, 3, 20), 90, 100, 0.8, 'cool'),
    people: [
      trams.stand(-0.95, 5.8, { hat: 'cap' }),
      trams.stand(1.5, 6.3, { pose: 'long', hat: 'wool', facing: 'left' }),
      trams.stand(-2.2, 6.6, { pose: 'sit', hat: 'cap' }, 3.1),
      trams.stand(2.5, 7.2, { pose: 'sit', hat: 'wool', facing: 'left' }, 3.1),
    ],
    paper: { vignette: 0.7 },
  }),

  'mine/location/textile-mill': vignette({
    layers: [looms(mill)],
    ambient: '#4c5866',
    light: mill.spot(-0.02, 0.7, 8.4, { of: 'lamp', reach: 260, size: 0.9 }),
    lit: [3, 7, 11].map((z) =>
      shape(
        'M' + [mill.p(-3, 5, z), mill.p(1, 5, z), mill.p(4, 0.4, z), mill.p(-1.5, 0.4, z)].join('L') + 'z',
        '#c9d8e6',
        `opacity=".32" ${by('b10')}`,
      ),
    ),
    shining: [3, 7, 11].map((z) =>
      shape(
        'M' + [mill.p(-2, 5, z), mill.p(0, 5, z), mill.p(3, 0.4, z), mill.p(0, 0.4, z)].join('L') + 'z',
        '#8fa4b8',
        `opacity=".1" ${by('b10')}`,
      ),
    ),
    people: [mill.stand(-0.5, 8.6, { pose: 'walk', hat: 'scarf', add: line('M28-86L46-74', '#0a0a0a', 5) })],
    weather: ['snow', 0.5],
    paper: { vignette: 0.7 },
  }),

  'mine/location/fire-station': vignette({
    layers: [engineHall(engine)],
    ambient: '#4d5864',
    light: engine.spot(-1.2, 0.2, 4.6, { of: 'lamp', reach: 360, size: 1.1 }),
    lit: pool(420, 120, 260, 120, 0.5, 'cool'),
    paper: { vignette: 0.75 },
  }),

  'mine/location/print-shop': vignette({
    layers: [press(print)],
    ambient: '#525c68',
    light: print.spot(-0.55, 2.15, 3.6, { reach: 330 }, 0.95),
    lit: pool(...print.p(3.2, 1.9, 7), 200, 150, 0.7, 'cool'),
    shining: pool(...print.p(-0.55, 2.1, 3.6), 60, 50, 1, 'warm'),
    people: [
      folkAt(print, 0.86, 3.75, 'hold', {
        left: true,
        coat: 'long',
        hat: 'cap',
        v: 14,
        face: 0.8,
        form: 'formUR',
        over: shape('M8-96L34-112L46-90L20-76z', '#a89f8c'),
      }),
    ],
    paper: { vignette: 0.75 },
  }),

  'mine/location/waterworks': vignette({
    layers: [shaft()],
    ambient: '#55636f',
    light: { at: [470, 132], of: 'lamp', foot: 190, reach: 300, size: 1.3 },
    lit: pool(300, 262, 130, 60, 0.8, 'cool'),
    shining: [pool(318, 268, 60, 14, 0.5, 'warm')],
    paper: { vignette: 0.85 },
  }),
};
