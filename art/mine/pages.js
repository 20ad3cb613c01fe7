/* Families of pages of the book: by place, by who, by what kind of moment. */
import { skyOver, vignette } from '../kit/compose.js';
import { bagged, bundle, folk, who } from '../kit/folk.js';
import { crate, table } from '../kit/indoors.js';
import { colonnade, stall } from '../kit/places.js';
import { opening, room } from '../kit/rooms.js';
import { facade, tabletop, wall } from '../kit/sets.js';
import { openBook } from '../kit/still.js';
import { ruins } from '../kit/street.js';
import { at, by, group, line, many, poly, rect } from '../kit/svg.js';
import { smoke } from '../kit/weather.js';

export default {
  // the news of the day
  'mine/page/days': vignette({
    sky: 'dusk',
    horizon: 296,
    layers: [
      [
        facade({ x: -20, base: 306, w: 330, h: 300, seed: 11, cols: 4, colour: '#2a3036' }),
        ruins(300, 302, 360, 60, 160, 13, '#454f59'),
      ],
    ],
    ground: 'street',
    behind: [
      group(
        rect(96, 150, 136, 120, '#4a4238') +
          many(
            4,
            (i, r) =>
              rect(
                106 + (i % 2) * 62,
                158 + Math.floor(i / 2) * 56,
                54,
                48,
                ['#cfc6b2', '#b9b09b', '#c3baa6', '#a89f8b'][i],
              ),
            1,
          ) +
          line(
            many(
              16,
              (i) =>
                `M${112 + (i % 2) * 62} ${168 + Math.floor(i / 8) * 56 + (Math.floor(i / 2) % 4) * 9}h${30 + (i % 3) * 6}`,
              1,
            ),
            '#4a443a',
            2,
          ),
        by('rough1'),
      ),
    ],
    light: { at: [270, 176], of: 'lamp', size: 1.2, foot: 312, reach: 290 },
    people: [
      who(206, 376, 'point', { left: true, size: 1.2, coat: 'coat', hat: 'cap', v: 18, face: 0.8, form: 'formR' }),
      who(300, 366, 'hold', { left: true, size: 1.14, coat: 'dress', hat: 'scarf', v: 18, face: 1 }),
      who(382, 384, 'huddle', { left: true, size: 1.22, coat: 'long', hair: 'bald', v: 17, face: 0.8 }),
      who(520, 370, 'trudge', { size: 1.12, coat: 'quilt', hat: 'wool', v: 13, load: true }),
    ],
    weather: ['snow', 0.6],
  }),

  // the door in the dark
  'mine/page/nights': vignette({
    layers: [room({ back: [180, 10, 460, 290], v: 112 })],
    things: [
      group(
        rect(252, 50, 136, 242, '#8f7d66') +
          rect(264, 62, 52, 100, '#6d5e4b') +
          rect(324, 62, 52, 100, '#6d5e4b') +
          rect(264, 184, 52, 98, '#6d5e4b') +
          rect(324, 184, 52, 98, '#6d5e4b'),
        by('wall'),
      ),
    ],
    ambient: '#3f4b57',
    light: { at: [480, 236], of: 'lamp', size: 1.2, foot: 320, reach: 280 },
    shining: rect(252, 288, 136, 4, '#c3d2de', 'opacity=".8"'),
    behind: at(480, 330, 1.1, table(90, 78, 80)),
    people: [
      who(236, 376, 'lean', { size: 1.34, coat: 'jacket', hair: 'short', v: 18, face: 0.8 }),
      who(412, 380, 'huddle', { left: true, size: 1.3, coat: 'dress', hair: 'bun', v: 18, face: 0.8, form: 'formL' }),
    ],
  }),

  // who stands on the step by day
  'mine/page/door': vignette({
    layers: [room({ back: [140, 10, 500, 286], v: 116 })],
    ambient: '#515d68',
    light: { at: [486, 250], of: 'lamp', size: 1.1, foot: 320, reach: 300 },
    behind: [
      opening(
        222,
        46,
        150,
        242,
        [
          skyOver(222, 46, 150, 242, ['#3a4a5a', '#7f919d', '#c3cbcd']),
          ruins(202, 262, 190, 30, 100, 6, '#5d6973'),
          rect(222, 256, 150, 34, '#b0bac0'),
          smoke(222, 46, 150, 242, 1, 0.4),
        ].join(''),
      ),
      group(
        poly(
          [
            [222, 46],
            [168, 24],
            [168, 326],
            [222, 288],
          ],
          '#17120e',
        ),
        by('coalv'),
      ),
      at(486, 326, 1.05, table(80, 64, 80)),
    ],
    people: [
      who(298, 308, 'knock', { size: 1.12, coat: 'long', hat: 'brim', v: 16, face: 0.9, near: bagged(-2, -84, 18) }),
      who(420, 374, 'stand', { left: true, size: 1.34, coat: 'quilt', hair: 'short', v: 17, face: 0.9, form: 'formL' }),
    ],
  }),

  // markets, shops, hands that count
  'mine/page/markets': vignette({
    sky: 'smoke',
    horizon: 262,
    layers: [ruins(-20, 264, 700, 50, 150, 24, '#454f58')],
    ground: 'street',
    light: { at: [306, 214], of: 'lamp', foot: 290, reach: 330 },
    behind: [
      at(344, 300, 0.8, folk('offer', { coat: 'quilt', hat: 'fur', hair: 'beard', v: 20, face: 1, form: 'formL' })),
      at(326, 306, 1.5, stall()),
    ],
    people: [
      who(204, 352, 'reach', { size: 1.14, coat: 'dress', hat: 'scarf', v: 17, face: 1 }),
      who(448, 352, 'hold', {
        left: true,
        size: 1.14,
        coat: 'coat',
        hair: 'bald',
        v: 17,
        face: 1,
        near: bundle(18, -104, 30),
      }),
      who(96, 376, 'pockets', { size: 1.2, coat: 'long', hat: 'brim', v: 12, face: 0.4 }),
      who(560, 372, 'trudge', { size: 1.14, coat: 'jacket', hat: 'wool', v: 13, load: true }),
    ],
    weather: ['snow', 0.6],
  }),

  // places that look after others
  'mine/page/care': vignette({
    topics: ['illness'],
    sky: 'smoke',
    horizon: 300,
    layers: [ruins(-20, 280, 700, 90, 190, 15, '#444d55')],
    ground: 'street',
    behind: colonnade({ seed: 11 }),
    light: { at: [320, 246], foot: 306, reach: 230 },
    people: [
      who(262, 362, 'push', { size: 0.92, coat: 'coat', hat: 'cap', v: 14 }),
      who(300, 358, 'trudge', { size: 0.88, coat: 'thin', hair: 'short', v: 16 }),
      who(364, 330, 'offer', { left: true, size: 0.8, coat: 'dress', hat: 'scarf', v: 20, face: 0.8 }),
      who(500, 366, 'sit', { left: true, size: 0.9, coat: 'long', hat: 'scarf', v: 13 }),
      who(112, 376, 'carry', { size: 1, coat: 'quilt', hat: 'fur', v: 12 }),
    ],
    front: at(510, 368, 1.1, crate(18)),
    weather: ['snow', 0.5],
  }),

  'mine/page/plain': vignette({
    for: [],
    layers: [wall({ floor: 400, v: 96 })],
    things: [tabletop(262, { v: 124 }), at(310, 356, 2.2, openBook(200))],
    ambient: '#4d5964',
    light: { at: [474, 268], of: 'candle', foot: 300, reach: 380 },
  }),
};
