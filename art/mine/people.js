/* The people of `mine`: portraits in three moods, and figures for the house in their postures. Heads, busts and
   bodies are solids (heads/, portraits/, figures/, kit/sculpt/); who is who stands in characters.js. */
import { PEOPLE, STRANGER } from './characters.js';
import { figure, LYING, UPRIGHT } from './figures/figure.js';
import { POSES, POSTURES } from './figures/poses.js';
import { MOODS } from './portraits/moods.js';
import { portrait, SIZE } from './portraits/portrait.js';

/** Faces are dark, and looked at closely: they are baked finer than scenes. */
const FINE = 0.66;

const portraitOf = (person, mood, cards) => ({
  for: cards,
  size: SIZE,
  large: 320,
  small: 96,
  quality: FINE,
  code: ['kit/sculpt', 'mine/heads', 'mine/portraits'],
  data: [person, mood, FINE],
  draw: (name) => portrait(person, mood, name),
});

const figureOf = ({ face, hair, hat, beard, coat, build }, posture) => {
  const person = { face, hair, hat, beard, coat, build };
  const { lying } = POSES[posture];
  return {
    for: [],
    size: lying ? LYING : UPRIGHT,
    large: lying ? 320 : 240,
    small: lying ? 160 : 120,
    alpha: true,
    code: ['kit/sculpt', 'mine/heads', 'mine/figures'],
    data: [person, posture],
    draw: (name) => figure(person, posture, name),
  };
};

const pictures = {
  'mine/portrait/plain': portraitOf(STRANGER, 'well', []),
  'mine/figure/plain': figureOf(STRANGER, 'standing'),
};
for (const [id, person] of Object.entries(PEOPLE)) {
  for (const mood of Object.keys(MOODS))
    pictures[`mine/portrait/${id}-${mood}`] = portraitOf(person, mood, mood === 'well' ? [`character/${id}`] : []);
  for (const posture of POSTURES) pictures[`mine/figure/${id}-${posture}`] = figureOf(person, posture);
}

export default pictures;
