/* Fate: how the night ends. */
import { skyOver, vignette } from '../kit/compose.js';
import { folk, who } from '../kit/folk.js';
import { glow, pool } from '../kit/light.js';
import { room } from '../kit/rooms.js';
import { pane, wall } from '../kit/sets.js';
import { chairBig } from '../kit/still.js';
import { ruins } from '../kit/street.js';
import { at, by, group, rect, shape } from '../kit/svg.js';
import { frost, smoke } from '../kit/weather.js';

export default {
  'mine/fate/ice-on-the-panes': vignette({
    layers: [wall({ floor: 400, v: 80 })],
    ambient: '#4a5866',
    light: { at: [322, 186], foot: 240, reach: 110, strength: 0.4 },
    behind: [
      pane(
        90,
        14,
        460,
        350,
        [
          skyOver(90, 14, 460, 350, ['#2b4260', '#64829f', '#a9bfd1']),
          rect(90, 14, 460, 350, '#d5e5f2', `${by('icefog')} opacity=".75"`),
          group(
            frost(90, 14, 230, 175, 13, 150, 3, 0.85) +
              frost(320, 14, 230, 175, 13, 150, 8, 0.85) +
              frost(90, 189, 230, 175, 13, 150, 12, 0.85) +
              frost(320, 189, 230, 175, 12, 150, 17, 0.85),
            by('b06'),
          ),
          `<clipPath id="coin"><circle cx="222" cy="246" r="58"/></clipPath><g clip-path="url(#coin)">${skyOver(160, 180, 130, 130, ['#3a4a5c', '#7d8d9b', '#c8bfa8'])}${ruins(150, 292, 150, 30, 80, 5, '#2c3844')}${rect(160, 288, 130, 30, '#9fb0be')}${at(226, 300, 0.34, folk('carry', { coat: 'long', hat: 'cap', v: 14 }))}${rect(190, 262, 8, 10, '#ffcf85')}${glow(pool(194, 267, 40, 34, 0.9, 'warm'))}</g><circle cx="222" cy="246" r="58" fill="none" stroke="#eaf4fc" stroke-width="4" opacity=".7"/>`,
        ].join(''),
        { nx: 2, ny: 2, colour: '#1b1712' },
      ),
    ],
    people: [
      {
        ...who(
          470,
          690,
          {
            head: [14, -141, 4],
            neck: [8, -139],
            hip: [0, -84],
            near: [
              [0, -130],
              [-4, -108],
              [10, -92],
            ],
            far: [
              [16, -129],
              [34, -124],
              [50, -146],
            ],
            fore: [
              [6, -84],
              [9, -44],
              [10, -5],
            ],
            back: [
              [-6, -84],
              [-8, -44],
              [-12, -5],
            ],
          },
          { left: true, size: 3.2, coat: 'quilt', hat: 'wool', v: 22, face: 0.9 },
        ),
        shadow: 0,
        form: 'coldR',
      },
    ],
  }),

  'mine/fate/little-sun': vignette({
    layers: [room({ back: [80, 0, 560, 236], v: 122 })],
    things: [at(96, 330, 1.3, chairBig(120))],
    ambient: '#7b838a',
    light: { at: [324, 318], foot: 320, reach: 170, strength: 0.7 },
    lit: [
      `<g transform="translate(230 262) skewX(-24)">${rect(0, 0, 110, 50, '#fff0c8')}${rect(124, 0, 110, 50, '#fff0c8')}${rect(0, 60, 110, 62, '#fff0c8')}${rect(124, 60, 110, 62, '#fff0c8')}</g>`,
    ],
    shining: `<g transform="translate(230 262) skewX(-24)" opacity=".55">${rect(0, 0, 110, 50, '#f3c06a', by('b15'))}${rect(124, 0, 110, 50, '#f3c06a', by('b15'))}${rect(0, 60, 110, 62, '#f3c06a', by('b15'))}${rect(124, 60, 110, 62, '#f3c06a', by('b15'))}</g>`,
    behind: [
      pane(
        250,
        22,
        150,
        150,
        skyOver(250, 22, 150, 150, ['#9fb4c4', '#dcd6c2', '#f9e3b0']) +
          ruins(240, 172, 170, 20, 60, 6, '#9aa0a2') +
          glow(pool(330, 90, 120, 100, 0.7, 'warm')),
      ),
      glow(shape('M250 22H400L470 390H190z', '#ffdf9c', `opacity=".16" ${by('b10')}`)),
    ],
    people: [
      who(510, 372, 'walk', { left: true, size: 1.3, coat: 'dress', hair: 'bun', v: 20, face: 0.9 }),
      who(180, 356, 'floor', { size: 1.3, coat: 'quilt', hair: 'beard', v: 20, face: 1 }),
    ],
  }),

  'mine/fate/plain': vignette({
    for: [],
    layers: [wall({ floor: 400, v: 96 })],
    things: [rect(120, 320, 400, 26, '#8d7c66', by('coal')), rect(120, 346, 400, 60, '#3a332b', by('coal'))],
    ambient: '#596672',
    light: { at: [430, 288], of: 'candle', foot: 324, reach: 200 },
    behind: pane(
      170,
      40,
      300,
      250,
      [
        skyOver(170, 40, 300, 250, 'dawn'),
        ruins(160, 290, 320, 40, 110, 9, '#3b444d'),
        smoke(170, 100, 300, 180, 1, 0.6),
      ].join(''),
    ),
  }),
};
