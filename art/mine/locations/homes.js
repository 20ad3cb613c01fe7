/* Where people live or lived, and what they planted: villa, quiet house, gardens, clinic, tower block. */
import { camera } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { cottageWall, kitchenWindow } from '../../kit/built/cottage.js';
import { beanPoles, shed } from '../../kit/built/gardens.js';
import { backDoor, surgery } from '../../kit/built/surgery.js';
import { tower } from '../../kit/built/tower.js';
import { villa } from '../../kit/built/villa.js';
import { pool } from '../../kit/light.js';
import { pack } from '../../kit/people.js';
import { rubble } from '../../kit/heaps.js';
import { dog, fence, ruins, streetlamp, tree, wire } from '../../kit/street.js';
import { at, by, line, shape } from '../../kit/svg.js';

const ruin = camera({ eye: [0.6, 1.3, 0], down: -9, zoom: 400, middle: [320, 196], lamp: [4.2, 5.2, 8], dim: 0.45 });
const high = camera({
  eye: [-3, 1.5, 0],
  down: -30,
  turn: -6,
  zoom: 330,
  middle: [330, 190],
  lamp: [-20, 30, -20],
  dim: 0.5,
});
const vet = camera({ eye: [0.2, 1.6, 0], turn: 4, zoom: 410, middle: [320, 196], lamp: [0.1, 2.2, 3.6], dim: 0.4 });

export default {
  'mine/location/ruined-villa': vignette({
    sky: 'dusk',
    seed: 4,
    horizon: 290,
    ground: ['#4d5359', '#121518'],
    layers: [ruins(-20, 294, 700, 30, 110, 33, '#56646f', '#4a5762')],
    things: [
      villa(ruin),
      at(470, 398, 1.7, rubble(260, 46, 9, 120, 4)),
      at(110, 402, 1.5, rubble(200, 40, 15, 100, 2)),
    ],
    ambient: '#7c8896',
    light: ruin.spot(1.55, 5.15, 9.3, { of: 'lamp', reach: 200, size: 0.7 }, 4.7),
    people: [ruin.stand(2.1, 9.5, { pose: 'walk', hat: 'wool', facing: 'left', back: pack(9), shadow: 0 }, 4.2)],
    front: at(40, 404, 1.7, tree(5, 210, '#0a0c0e')),
    weather: ['rain', 0.7],
    paper: { vignette: 0.7 },
  }),

  'mine/location/quiet-house': vignette({
    sky: 'night',
    horizon: 262,
    ground: 'snow',
    seed: 5,
    layers: [
      at(120, 268, 0.9, tree(31, 150, '#3c4854', '#9fb0c0')) + at(30, 272, 0.7, tree(12, 170, '#36424d', '#9fb0c0')),
    ],
    things: [at(0, 300, 1.2, fence(190, 34, 6, '#1c2226', '#c6d3de')), cottageWall()],
    light: { at: [430, 190], foot: 330, reach: 250, strength: 0.6 },
    behind: kitchenWindow(),
    front: at(14, 408, 1.5, tree(44, 200, '#0b0e11', '#7d8b98')),
    weather: ['snow', 1.2],
    paper: { vignette: 0.75 },
  }),

  'mine/location/allotment-gardens': vignette({
    sky: ['#131a23', '#3b4a59', '#7f8f9c'],
    horizon: 214,
    ground: 'mud',
    seed: 4,
    layers: [
      ruins(380, 216, 280, 50, 140, 18, '#495764', '#3d4954'),
      at(90, 216, 0.7, tree(8, 150, '#2d373f')) + at(560, 218, 0.8, tree(19, 150, '#252e35')),
    ],
    things: [shed(), beanPoles(), at(330, 236, 0.7, fence(330, 26, 9, '#20262a'))],
    light: { at: [196, 196], foot: 224, reach: 170, strength: 0.8 },
    people: [{ x: 392, y: 338, size: 0.95, pose: 'sit', hat: 'wool', facing: 'left', tilt: 24 }],
    front: [at(560, 410, 1.9, poles(3)), at(60, 414, 2.1, poles(8))],
    weather: ['fog', 0.5],
    paper: { vignette: 0.75 },
  }),

  'mine/location/veterinary-clinic': vignette({
    layers: [surgery(vet)],
    ambient: '#53606c',
    light: vet.spot(-0.1, 2.05, 4, { reach: 320 }, 0.9),
    behind:
      backDoor(vet, ruins(380, 292, 120, 30, 80, 5, '#3b4956')) +
      at(...vet.p(2.1, 0, 6.2), [-1.15, 1.15], dog('#060708')),
    shining: [pool(...vet.p(-0.1, 2, 4), 50, 44, 1, 'warm')],
    paper: { vignette: 0.75 },
  }),

  'mine/location/tower-block': vignette({
    sky: 'night',
    horizon: 372,
    seed: 7,
    veil: 0.75,
    layers: [ruins(-20, 372, 700, 40, 150, 12, '#3a4550', '#2f3942'), tower(high)],
    ground: 'street',
    light: { at: high.p(-3.2, 26.4, 26), foot: 372, reach: 90, strength: 0.9 },
    people: [
      { x: 250, y: 386, size: 0.4, pose: 'walk', hat: 'wool', back: pack(9), form: 'coldU' },
      { x: 286, y: 388, size: 0.4, hat: 'scarf', form: 'coldU' },
    ],
    front: [
      at(566, 404, 1.5, streetlamp(150, '#0a0c0e')),
      wire(560, 170, 660, 120, 20, '#0a0c0e', 1.4),
      wire(560, 170, 300, -20, 40, '#0a0c0e', 1),
    ],
    weather: ['storm', 0.8],
    paper: { vignette: 0.75 },
  }),
};

function poles(seed) {
  let d = '';
  for (const [x, y, k] of [
    [-16, -96, 4],
    [18, -98, -5],
    [2, -100, 1],
  ])
    d += `M${x} 0L${k} ${y}`;
  const leaves = line(
    `M-10-34c8-6 4-14 10-18s2-14 8-20M12-22c-8-8-2-16-8-24s0-18-4-26${seed % 2 ? 'M-14-14c6-4 10-2 14-8' : ''}`,
    '#0d100d',
    1.6,
  );
  return (
    line(d, '#0b0b0a', 2.4, by('rough1')) +
    leaves +
    shape('M-4-50l8-4-3 8zM6-30l8-3-4 8zM-12-22l7-5-1 8zM2-70l7-3-3 7z', '#0d100d')
  );
}
