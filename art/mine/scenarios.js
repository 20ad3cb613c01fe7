/* Posters of the scenarios: each what its page is about, seen once. */
import { vignette } from '../kit/compose.js';
import { bagged, bundle, suitcase, who } from '../kit/folk.js';
import { chair, stove, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { facade, pane, stairwell } from '../kit/sets.js';
import { books, chairBig, radio } from '../kit/still.js';
import { ruins, tree } from '../kit/street.js';
import { at, by, group, line, many, rect, round } from '../kit/svg.js';

/** A lorry from the side: cab on the right, tailboard down on the left. */
const lorry = group(
  rect(-150, -96, 190, 66, '#20262b', by('rough1')) +
    many(5, (i) => `<path d="M${-150 + i * 46} -96q22 -34 44 0" fill="none" stroke="#39424a" stroke-width="4"/>`, 1) +
    rect(46, -84, 62, 56, '#2b3238', by('rough1')) +
    rect(62, -76, 34, 22, '#6d7a83') +
    rect(-196, -34, 46, 6, '#30373d') +
    many(3, (i) => `<circle cx="${[-112, -20, 82][i]}" cy="-18" r="18" fill="#0c0e10" stroke="#39424a" stroke-width="4"/>`, 1),
  by('rough1'),
);

/** Somebody who lies on the floor under a blanket, the head on the left. */
const lying = (x, y, k) =>
  at(
    x,
    y,
    k,
    group(
      `<ellipse cx="-58" cy="-12" rx="11" ry="10" fill="#c9a27c"/>` +
        rect(-78, -8, 30, 10, '#d8dcdf') +
        `<path d="M-46 0q4 -26 40 -24q50 2 70 18l2 6z" fill="#b4bcc2"/>` +
        line('M-30 -18q24 8 60 6', '#7d868e', 2),
      by('rough1'),
    ),
  );

const snowSteps = many(
  6,
  (i) => `<ellipse cx="${round(60 + 26 * i)}" cy="${round(392 - 6 * i + (i % 2) * 5)}" rx="7" ry="3" fill="#141a20" opacity=".5"/>`,
  2,
);

export default {
  'mine/scenario/plain': vignette({
    for: [],
    layers: [room({ back: [70, 44, 560, 290], v: 118 })],
    things: [at(470, 330, 1.9, stove(96)), at(200, 384, 1.4, chairBig())],
    ambient: '#3c4853',
    light: { at: [320, 250], of: 'candle', foot: 322, reach: 260 },
    behind: [at(320, 150, 1, pane(-46, -60, 92, 110, ''))],
  }),

  'mine/scenario/night-goes-on': vignette({
    layers: [room({ back: [70, 44, 560, 290], v: 118 })],
    things: [at(470, 330, 1.9, stove(96)), at(250, 366, 1.3, table(120, 60, 128)), at(130, 360, 1.4, chairBig())],
    ambient: '#3c4853',
    light: { at: [470, 286], of: 'candle', foot: 322, reach: 260 },
    behind: [at(320, 170, 1, pane(-46, -60, 92, 110, ""))],
    people: [
      who(206, 372, 'sit', { size: 1.2, coat: 'coat', hair: 'beard', v: 16, face: 0.8 }),
      who(366, 372, 'stand', { left: true, size: 1.16, coat: 'dress', hair: 'bun', v: 17, face: 0.9 }),
    ],
    front: at(560, 404, 1.1, books(3, 7, 40)),
  }),

  'mine/scenario/four-seats': vignette({
    sky: 'smoke',
    horizon: 300,
    layers: [ruins(-20, 300, 700, 50, 140, 22, '#4b5763'), facade({ x: 0, base: 306, w: 150, h: 280, seed: 31, floors: 3, cols: 2, colour: '#23292f' })],
    ground: 'snow',
    light: { at: [500, 268], of: 'lamp', foot: 330, reach: 280 },
    behind: at(400, 344, 1.25, lorry),
    people: [
      who(120, 366, 'carry', { size: 1.06, coat: 'dress', hat: 'scarf', v: 15, near: suitcase(-15, -70, 22), far: bagged(24, -72, 16), face: 0.7 }),
      who(196, 374, 'trudge', { size: 1.12, coat: 'long', hat: 'brim', v: 14, load: true, near: suitcase(18, -86, 20), face: 0.6 }),
      who(560, 366, 'offer', { left: true, size: 1.1, coat: 'coat', hat: 'cap', v: 12, face: 0.9 }),
    ],
    front: snowSteps,
    weather: ['snow', 0.7],
  }),

  'mine/scenario/ward': vignette({
    topics: ['illness'],
    layers: [room({ back: [60, 40, 580, 280], v: 116 })],
    things: [lying(200, 352, 1.35), lying(540, 344, 1.3), lying(300, 398, 1.6), lying(520, 398, 1.55)],
    ambient: '#5a6670',
    light: { at: [400, 256], of: 'lamp', foot: 330, reach: 380 },
    behind: [at(180, 160, 1, pane(-42, -56, 84, 100, ""))],
    people: [who(420, 352, 'offer', { left: true, size: 1.1, coat: 'dress', hat: 'scarf', v: 19, face: 1 })],
    front: at(590, 404, 1.2, bundle(0, 0, 26)),
  }),

  'mine/scenario/two-families': vignette({
    layers: [stairwell({ v: 122, x0: 130, y0: 404 })],
    ambient: '#44505b',
    light: { at: [430, 118], of: 'candle', foot: 236, reach: 280 },
    behind: [glow(pool(80, 330, 80, 90, 0.7, 'warm'))],
    people: [
      who(424, 236, 'stand', { left: true, size: 0.96, coat: 'dress', hat: 'scarf', v: 14, near: bagged(20, -70, 18), face: 0.8 }),
      who(476, 220, 'stand', { left: true, size: 0.92, coat: 'long', hair: 'beard', v: 11, face: 0.6 }),
      who(110, 402, 'stand', { size: 1.12, coat: 'coat', hat: 'cap', v: 17, face: 0.9 }),
    ],
  }),

  'mine/scenario/voice': vignette({
    layers: [room({ back: [80, 40, 560, 280], v: 118 })],
    things: [at(350, 384, 1.8, table(150, 66, 128)), at(180, 392, 1.2, chair())],
    ambient: '#3f4b56',
    light: { at: [300, 262], of: 'candle', foot: 300, reach: 260 },
    behind: [at(500, 150, 1, pane(-45, -64, 90, 120, "")), line('M500 40V-10M470 12l30 -22 30 22', '#11161a', 3)],
    people: [
      who(236, 388, 'sit', { size: 1.26, coat: 'dress', hair: 'bun', v: 18, face: 1 }),
      who(520, 392, 'stand', { left: true, size: 1.12, coat: 'coat', hat: 'cap', v: 13, face: 0.5 }),
    ],
    front: [at(372, 298, 0.95, radio()), at(60, 402, 1.4, tree(3, 10, '#0b0d10'))],
  }),
};
