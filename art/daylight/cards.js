/** The Rubble cards and the tokens: each alone, cut out, to lie on the paper of a card. */
import { own, drawing, sheet } from './ink.js';
import { ITEMS, TOKENS } from './items.js';

const cut = (/** @type {() => import('./ink.js').Part[]} */ parts) => ({
  size: [240, 240],
  quality: 0.7,
  large: 320,
  small: 128,
  alpha: true,
  draw: (/** @type {string} */ id) =>
    sheet(116, 116, `<g transform="translate(6 6)">${drawing(own(id), parts(), { drop: [4, 5] })}</g>`).replace(
      'width="116" height="116"',
      'width="240" height="240"',
    ),
});

export default {
  ...Object.fromEntries(Object.entries(ITEMS).map(([name, parts]) => [`daylight/card/${name}`, cut(parts)])),
  ...Object.fromEntries(Object.entries(TOKENS).map(([name, parts]) => [`daylight/token/${name}`, cut(parts)])),
};
