/* Desperate Measures: what is done when somebody is gone. */
import { skyOver, vignette } from '../kit/compose.js';
import { POSES, bagged, pipe, who } from '../kit/folk.js';
import { chair, crate } from '../kit/indoors.js';
import { pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { pane, stairwell, tabletop, wall } from '../kit/sets.js';
import { blanket, books, cup, lantern, mattress, parcel, planks, saucer, shoe, stool } from '../kit/still.js';
import { ruins } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, shape } from '../kit/svg.js';

const capOnHook = group(
  shape('M-24 8C-22-10-8-18 4-16C18-14 24-4 24 6L38 10C40 14 34 16 26 14H-24z', '#57503f') + line('M-22 6C-8 0 10 0 24 6', '#2b2720', 2),
  by('coal'),
);

export default {
  'mine/desperate/what-stays-behind': vignette({
    layers: [wall({ floor: 330, v: 104 })],
    things: [
      at(330, 392, 1.7, crate(126)),
      at(300, 322, 1.1, books(2, 5, 130)),
      at(360, 324, 1.1, cup(170)),
      at(196, 392, 1.2, shoe(100)),
      at(238, 394, 1.2, shoe(96)),
    ],
    ambient: '#535f6a',
    light: { at: [420, 250], of: 'candle', foot: 322, reach: 350 },
    behind: at(452, 120, 1, capOnHook),
    people: [
      who(116, 392, 'kneel', { size: 1.36, coat: 'dress', hair: 'bun', v: 20, face: 1 }),
      who(556, 394, 'sorrow', { left: true, size: 1.3, coat: 'jacket', hat: 'cap', v: 18, face: 0.8 }),
    ],
  }),

  'mine/desperate/nothing-to-lose': vignette({
    layers: [room({ back: [150, 10, 540, 280], v: 108, paper: 'bare' })],
    things: [rect(262, 66, 150, 216, '#0a0c0f', by('coal')), rect(254, 58, 10, 226, '#4c4034'), rect(410, 58, 10, 226, '#4c4034')],
    ambient: '#46525e',
    light: { at: [318, 210], of: 'lamp', foot: 330, reach: 330 },
    people: [
      who(324, 384, 'brace', {
        size: 1.4,
        coat: 'jacket',
        hair: 'short',
        v: 20,
        face: 1,
        over: pipe(24, -112, 66, -168, 7, 60),
      }),
    ],
    front: [at(86, 398, 1.4, crate(18)), at(566, 400, 1.2, stool(18))],
  }),

  'mine/desperate/the-floorboards': vignette({
    layers: [room({ back: [120, 0, 540, 260], v: 112 })],
    things: [
      poly(
        [
          [250, 330],
          [420, 322],
          [470, 384],
          [216, 392],
        ],
        '#07080a',
        by('coal'),
      ),
      line('M236 352L452 344M226 372L462 364', '#3c3227', 6, by('rough1')),
      at(520, 388, 1.2, planks(5, 132, 4)),
    ],
    ambient: '#4c5864',
    light: { at: [160, 250], of: 'lamp', foot: 330, reach: 340 },
    people: [
      who(214, 378, 'kneel', {
        size: 1.34,
        coat: 'quilt',
        hat: 'wool',
        v: 20,
        face: 1,
        over: pipe(30, -54, 92, -36, 8, 70),
      }),
      who(486, 356, 'huddle', { left: true, size: 1.16, coat: 'long', hat: 'scarf', v: 18, face: 0.9 }),
    ],
  }),

  'mine/desperate/the-neighbours-door': vignette({
    layers: [stairwell({ v: 108, x0: 30, y0: 404, banister: 1 })],
    things: [
      poly(
        [
          [420, 90],
          [500, 74],
          [500, 330],
          [420, 316],
        ],
        '#5c4833',
        by('coal'),
      ),
      rect(504, 76, 96, 254, '#060708', by('coal')),
    ],
    ambient: '#46525d',
    light: { at: [552, 176], foot: 326, reach: 250 },
    shining: pool(552, 190, 60, 100, 0.7, 'warm'),
    people: [
      who(348, 382, 'away', { size: 1.32, coat: 'coat', hat: 'cap', v: 18, near: bagged(-14, -84, 14) }),
      who(242, 372, 'stand', { size: 1.26, coat: 'dress', hat: 'scarf', v: 17, face: 0.7, near: bagged(16, -82, 12) }),
    ],
  }),

  'mine/desperate/an-empty-bed': vignette({
    layers: [room({ back: [80, 0, 560, 266], v: 110 })],
    things: [
      at(260, 384, 1.7, mattress(190, 150)),
      at(238, 356, 1.5, blanket(150, 104, 3)),
      at(520, 390, 1.3, stool(120)),
      at(520, 330, 1, saucer(150)),
    ],
    ambient: '#525e6b',
    light: { at: [520, 288], of: 'candle', foot: 334, reach: 380 },
    behind: pane(270, 40, 130, 140, skyOver(270, 40, 130, 140, 'dawn') + ruins(260, 182, 150, 20, 70, 8, '#3a4148')),
    people: [who(596, 392, 'away', { size: 1.32, coat: 'coat', hair: 'short', v: 18 })],
  }),

  'mine/desperate/hands-busy': vignette({
    layers: [wall({ floor: 400, v: 104, paper: 'bare' })],
    things: [tabletop(276, { v: 130 }), at(470, 350, 1.2, planks(3, 130, 6)), at(170, 366, 1.2, parcel(130))],
    ambient: '#515c67',
    light: { at: [330, 226], of: 'lamp', foot: 300, reach: 380 },
    people: [
      who(190, 330, { ...POSES.stoop }, { size: 1.5, coat: 'jacket', hat: 'cap', v: 20, face: 1, over: pipe(36, -56, 74, -40, 6, 90) }),
      who(470, 330, 'reach', { left: true, size: 1.46, coat: 'dress', hair: 'bun', v: 20, face: 1 }),
    ],
    front: at(320, 398, 1, group(many(9, (i, r) => rect(-150 + r() * 300, -8 - r() * 20, 14, 4, '#a8845a', 'opacity=".6"'), 3), '')),
  }),

  'mine/desperate/say-nothing': vignette({
    layers: [room({ back: [70, 0, 570, 262], v: 110, paper: 'stripes' })],
    things: [at(320, 386, 1.7, chair(120))],
    ambient: '#4b5763',
    light: { at: [320, 236], foot: 330, reach: 280, cold: true },
    behind: [
      pane(250, 36, 140, 150, skyOver(250, 36, 140, 150, 'dawn') + ruins(240, 188, 160, 20, 80, 4, '#39424a')),
      at(320, 322, 0.9, lantern(60)),
    ],
    people: [
      who(130, 388, 'away', { size: 1.3, coat: 'long', hair: 'long', v: 17 }),
      who(236, 372, 'sorrow', { size: 1.2, coat: 'quilt', hat: 'wool', v: 17, face: 0.7 }),
      who(446, 380, 'pockets', { left: true, size: 1.26, coat: 'jacket', hat: 'cap', v: 17, face: 0.7 }),
      who(556, 390, 'sit', { left: true, size: 1.34, coat: 'dress', hat: 'scarf', v: 16, face: 0.8 }),
    ],
    front: at(566, 396, 1.4, chair(18)),
  }),
};
