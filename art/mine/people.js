/* The twelve people of `mine`: figures for the house. Heads and bodies are solids (heads/, figures/, kit/sculpt/); who is
   who stands in characters.js. */
import { PEOPLE } from './characters.js';
import { figure, LYING, UPRIGHT } from './figures/figure.js';
import { POSES, POSTURES } from './figures/poses.js';

const pictures = {};

for (const [id, { face, hair, hat, beard, coat, build }] of Object.entries(PEOPLE)) {
  const person = { face, hair, hat, beard, coat, build };
  for (const posture of POSTURES) {
    const { lying } = POSES[posture];
    pictures[`mine/figure/${id}-${posture}`] = {
      for: [`character/${id}`],
      size: lying ? LYING : UPRIGHT,
      large: lying ? 320 : 240,
      small: lying ? 160 : 120,
      alpha: true,
      code: ['kit/sculpt', 'mine/heads', 'mine/figures'],
      data: [person, posture],
      draw: (name) => figure(person, posture, name),
    };
  }
}

export default pictures;
