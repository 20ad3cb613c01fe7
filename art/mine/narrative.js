/* Narrative Actions: what the house has up its sleeve. */
import { skyOver, vignette } from '../kit/compose.js';
import { POSES, bagged, pipe, who } from '../kit/folk.js';
import { chair, crate } from '../kit/indoors.js';
import { pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { alley, facade, pane, stairwell, tabletop, wall } from '../kit/sets.js';
import { books, cup, jug, pot, saucer } from '../kit/still.js';
import { ruins, streetlamp } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../kit/svg.js';
import { smoke } from '../kit/weather.js';

const tram = group(
  shape('M-190-14V-118C-190-136-180-142-164-142H150C170-142 184-130 188-110L194-14z', '#1c1815') +
    many(6, (i) => rect(-170 + i * 56, -122, 42, 46, i % 3 === 1 ? '#3a4148' : '#07080a'), 1) +
    rect(-190, -62, 382, 5, '#38302a') +
    line('M-190-118L150-142', '#5d5349', 2) +
    `<circle cx="-120" cy="-8" r="16" fill="#0b0b0b"/><circle cx="110" cy="-8" r="16" fill="#0b0b0b"/>` +
    line('M-20-142L-70-190H20z', '#1c1815', 4),
  by('rough1'),
);
const saw = line('M0 0L58-6', '#8d9299', 4) + line('M0 0L4-26L54-30L58-6', '#4a3a28', 4);

export default {
  'mine/narrative/slip-away': vignette({
    sky: 'smoke',
    layers: [alley({ vx: 420, vy: 178, wide: 230, seed: 17, v: 92 })],
    ambient: '#525e6a',
    light: { at: [424, 186], foot: 232, reach: 240 },
    shining: [pool(424, 186, 110, 90, 0.8, 'warm')],
    people: [
      who(384, 284, 'stand', { size: 0.66, coat: 'jacket', hat: 'cap', v: 9, face: 0.2 }),
      who(456, 288, 'point', { left: true, size: 0.68, coat: 'coat', hat: 'wool', v: 9 }),
      who(176, 366, 'run', { left: true, size: 1.08, coat: 'coat', hat: 'wool', v: 26, face: 0.6, form: 'formUL' }),
      who(76, 384, 'lean', { size: 1.22, coat: 'dress', hat: 'scarf', v: 14, face: 0.5 }),
    ],
    front: [
      group(
        poly(
          [
            [0, 0],
            [46, 0],
            [58, 400],
            [0, 400],
          ],
          '#0b0c0d',
        ),
        by('wall'),
      ),
      at(296, 372, 0.9, group(bagged(0, -44, 24), by('rimU'))),
    ],
  }),

  'mine/narrative/good-neighbours': vignette({
    sky: 'night',
    horizon: 372,
    layers: [
      facade({
        x: -10,
        base: 400,
        w: 664,
        h: 400,
        seed: 7,
        floors: 3,
        cols: 5,
        torn: false,
        colour: '#262a2e',
        lit: [1, 3, 5, 7, 9, 11, 13],
      }),
    ],
    light: { at: [320, 200], foot: 900, reach: 10, strength: 0 },
    people: [
      ...[
        [187, 118, 'hands'],
        [452, 118, 'reach'],
        [54, 250, 'hands'],
        [319, 250, 'hands'],
        [585, 250, 'offer'],
        [187, 382, 'reach'],
        [452, 382, 'hands'],
      ].map(([x, y, pose], i) => ({
        ...who(x + 4, y + 14, pose, {
          size: 0.62,
          left: i % 2 === 1,
          coat: i % 2 ? 'dress' : 'jacket',
          hair: ['bun', 'short', 'bald', 'long'][i % 4],
          v: 7,
          face: 0.2,
          over: at(30, -112, 0.42, pot(30)) + line('M22-128L40-150', '#0a0806', 4),
        }),
        form: 'formU',
        shadow: 0,
      })),
    ],
    front: [
      many(
        7,
        (i) => {
          const [x, y] = [
            [187, 118],
            [452, 118],
            [54, 250],
            [319, 250],
            [585, 250],
            [187, 382],
            [452, 382],
          ][i];
          return (
            rect(x - 40, y - 6, 80, 34, '#24282c', by('wall')) + rect(x - 33, y - 8, 66, 5, '#7b7267', by('rough1'))
          );
        },
        1,
      ),
    ],
    weather: ['snow', 0.5],
  }),

  'mine/narrative/old-stories': vignette({
    topics: ['child'],
    layers: [room({ back: [70, 0, 570, 270], v: 112 })],
    ambient: '#454f5a',
    light: { at: [318, 300], of: 'candle', foot: 344, reach: 360 },
    behind: [at(318, 374, 2, crate(70))],
    people: [
      who(
        190,
        388,
        {
          ...POSES.sit,
          head: [6, -106, -6],
          near: [
            [-6, -95],
            [14, -92],
            [34, -110],
          ],
          far: [
            [8, -94],
            [28, -100],
            [40, -124],
          ],
        },
        { size: 1.4, coat: 'long', hair: 'beard', v: 20, face: 1 },
      ),
      who(440, 390, 'floor', { left: true, size: 1.4, coat: 'quilt', hair: 'short', v: 20, face: 1 }),
      who(548, 392, 'sit', { left: true, size: 1.34, coat: 'dress', hat: 'scarf', v: 18, face: 1, wrap: '#352d26' }),
      who(386, 342, 'floor', { left: true, size: 1.2, child: 0.8, coat: 'quilt', hair: 'long', v: 22, face: 1 }),
    ],
    front: [at(176, 394, 1.5, chair(20)), at(566, 396, 1.4, crate(18))],
  }),

  'mine/narrative/banister': vignette({
    layers: [stairwell({ v: 120, x0: 40, y0: 404, banister: 0.56 })],
    ambient: '#4b5761',
    light: { at: [470, 136], of: 'lamp', size: 1.2, foot: 200, reach: 370 },
    behind: line('M470 0V126', '#14110d', 1.6),
    people: [
      who(
        322,
        238,
        {
          ...POSES.stoop,
          near: [
            [20, -112],
            [30, -82],
            [50, -52],
          ],
          far: [
            [34, -110],
            [52, -84],
            [64, -56],
          ],
        },
        {
          left: true,
          size: 1.18,
          coat: 'jacket',
          hat: 'cap',
          v: 20,
          face: 0.9,
          over: at(46, -44, 0.9, saw),
          form: 'formR',
        },
      ),
      who(124, 366, 'hold', {
        size: 1.2,
        coat: 'dress',
        hair: 'bun',
        v: 17,
        face: 0.9,
        over: pipe(-14, -96, 54, -116, 7, 40) + pipe(-10, -104, 52, -104, 7, 34),
      }),
    ],
    front: many(
      9,
      (i, r) =>
        rect(
          180 + r() * 120,
          300 + r() * 60,
          12,
          3,
          '#a8845a',
          `transform="rotate(${round(r() * 80)} 240 330)" opacity=".6"`,
        ),
      4,
    ),
  }),

  'mine/narrative/know-the-streets': vignette({
    sky: 'dusk',
    horizon: 284,
    layers: [
      ruins(-20, 288, 700, 70, 170, 36, '#3f4a54'),
      [
        facade({ x: -20, base: 296, w: 200, h: 290, seed: 13, cols: 3, colour: '#23292e' }),
        facade({ x: 520, base: 296, w: 150, h: 250, seed: 29, cols: 2, colour: '#1f2529' }),
      ],
    ],
    ground: 'street',
    behind: [
      at(390, 316, 0.95, tram),
      line('M0 352C200 336 420 330 640 336M0 384C200 362 420 352 640 354', '#59636b', 2, 'opacity=".7"'),
    ],
    light: { at: [168, 176], foot: 300, reach: 270 },
    shining: pool(168, 180, 80, 70, 0.8, 'warm'),
    people: [
      who(220, 366, 'point', { left: true, size: 1.16, coat: 'coat', hat: 'cap', v: 22, face: 0.9 }),
      who(320, 376, 'trudge', { left: true, size: 1.14, coat: 'long', hat: 'wool', v: 20, load: true, face: 0.7 }),
      who(430, 390, 'walk', {
        left: true,
        size: 1.16,
        coat: 'dress',
        hat: 'scarf',
        v: 20,
        face: 0.6,
        near: bagged(-14, -84, 14),
      }),
    ],
    front: [at(150, 330, 1, streetlamp(160, '#0b0c0d'))],
    weather: ['snow', 0.4],
  }),

  'mine/narrative/plain': vignette({
    for: [],
    layers: [wall({ floor: 400, v: 104 })],
    things: [
      tabletop(262, { v: 128 }),
      at(176, 352, 1.5, jug(170)),
      at(470, 366, 1.3, books(3, 4, 130)),
      at(300, 372, 1.4, saucer(160) + cup(175, true)),
    ],
    ambient: '#545f6a',
    light: { at: [372, 262], of: 'candle', foot: 300, reach: 380 },
    behind: pane(420, 30, 150, 150, skyOver(420, 30, 150, 150, 'night') + ruins(410, 180, 170, 20, 70, 5, '#141c24')),
  }),
};
