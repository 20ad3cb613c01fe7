/* Where many people went: church, school, hotel, post office. */
import { camera } from '../../kit/camera.js';
import { back } from '../../kit/backs.js';
import { vignette } from '../../kit/compose.js';
import { corridor } from '../../kit/built/corridor.js';
import { lobby } from '../../kit/built/lobby.js';
import { nave } from '../../kit/built/nave.js';
import { sorting } from '../../kit/built/sorting.js';
import { pool } from '../../kit/light.js';
import { bag, pack } from '../../kit/people.js';
import { at, by, shape } from '../../kit/svg.js';

const church = camera({ eye: [0.7, 1.55, 0], zoom: 430, middle: [300, 210], lamp: [0, 3.5, 17], dim: 0.5 });
const school = camera({ eye: [0.35, 0.95, 0], turn: -5, zoom: 400, middle: [330, 190], lamp: [2, 2.6, 6], dim: 0.5 });
const hotel = camera({ eye: [0, 1.5, 0], zoom: 400, middle: [320, 214], lamp: [-1.5, 2.2, 5], dim: 0.5 });
const post = camera({ eye: [0.6, 3.1, 0], down: 24, zoom: 420, middle: [320, 190], lamp: [1.2, 2.6, 4.6], dim: 0.5 });

export default {
  'mine/location/church': vignette({
    layers: [nave(church)],
    ambient: '#55616f',
    light: church.spot(0, 1.7, 18.6, { of: 'candle', reach: 240, size: 0.5 }),
    lit: [
      pool(...church.p(0, 6, 22), 130, 160, 0.7, 'cool'),
      shape('M404-10L470-10 400 330 250 330z', '#b9cbdd', `opacity=".5" ${by('b18')}`),
    ],
    shining: shape('M414-10L462-10 392 330 262 330z', '#9fb4c9', `opacity=".2" ${by('b10')}`),
    front: at(476, 404, 0.86, back('scarf', { form: 'formL' })),
    weather: ['snow', 0.35],
    paper: { vignette: 0.75 },
  }),

  'mine/location/school': vignette({
    layers: [corridor(school)],
    ambient: '#5b6775',
    light: school.spot(-0.1, 1.3, 13.4, { reach: 130, strength: 1.1 }),
    lit: [4, 7, 10].map((z) => pool(...school.p(-1.4, 0.6, z), 420 / z, 300 / z, 0.8, 'cool')),
    shining: pool(...school.p(-0.1, 0.9, 13.8), 46, 60, 0.9, 'warm'),
    people: [school.stand(0.3, 9.5, { hat: 'wool', back: pack(9), reach: 420, shadow: 0.6 })],
    paper: { vignette: 0.7 },
  }),

  'mine/location/hotel': vignette({
    layers: [lobby(hotel)],
    ambient: '#525b66',
    light: hotel.spot(-1.7, 1.34, 6.2, { of: 'lamp', reach: 330, size: 1.1 }, 1.19),
    lit: pool(...hotel.p(2.6, 3.6, 8), 120, 110, 0.7, 'cool'),
    people: [
      hotel.stand(2.1, 7.6, { pose: 'walk', hat: 'cap', back: pack(9) }, 1),
      hotel.stand(0.4, 3.5, { pose: 'walk', hat: 'scarf', add: bag(28, -80, 9), reach: 200 }),
    ],
    paper: { vignette: 0.7 },
  }),

  'mine/location/post-office': vignette({
    layers: [sorting(post)],
    ambient: '#545c65',
    light: post.spot(1.1, 1.02, 4.9, { of: 'lamp', reach: 340, size: 1.2 }, 0.92),
    lit: pool(60, 60, 200, 150, 0.5, 'cool'),
    people: [post.stand(-0.6, 3.9, { pose: 'bent', hat: 'wool' })],
    paper: { vignette: 0.7 },
  }),
};
