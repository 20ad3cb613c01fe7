/* Events: what the day brings. */
import { skyOver, vignette } from '../kit/compose.js';
import { bagged, can, who } from '../kit/folk.js';
import { rubble } from '../kit/heaps.js';
import { chair, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { opening, room } from '../kit/rooms.js';
import { blaze, facade, pane, plume, stairwell, wall } from '../kit/sets.js';
import { books, bottle, cup, loaf, paper, planks, tin } from '../kit/still.js';
import { ruins, tree } from '../kit/street.js';
import { at, by, group, line, many, poly, rect, round, shape } from '../kit/svg.js';
import { frost, smoke } from '../kit/weather.js';

const canopy =
  shape(
    'M-92 0C-96-44-50-74 4-72C58-70 92-40 90 0C70-14 58-12 44 2C30-12 14-12 0 2C-14-12-30-12-46 2C-60-12-76-12-92 0z',
    '#8d959b',
    by('rough1'),
  ) + line('M-46 2C-52-30-30-62 4-72M0 2C-4-30 0-60 4-72M44 2C48-30 30-60 4-72', '#4b545b', 1.6);
const scales = group(
  line('M0 0V-92M-62-84L62-92', '#8a7350', 5) +
    shape('M-26 0h52l-8-9h-36z', '#6d5a3e') +
    line('M-62-84l-20 46h40zM62-92l-20 42h40z', '#6b5b44', 1.4) +
    shape('M-84-38h44c-3 12-41 12-44 0zM40-50h44c-3 12-41 12-44 0z', '#9a8158'),
  by('rough1'),
);

export default {
  'mine/event/airdrop': vignette({
    topics: ['child'],
    sky: 'dusk',
    horizon: 206,
    layers: [
      ruins(-20, 208, 700, 24, 84, 8, '#3c4650'),
      shape('M0 196H250L262 210L300 206V214H0zM420 206L470 196H640V214H420z', '#242b31', by('rough1')),
    ],
    ground: 'water',
    things: [
      many(
        22,
        (i, r) =>
          line(
            `M${round(r() * 640)} ${round(220 + r() * 150)}h${round(20 + r() * 60)}`,
            '#9fb0bf',
            1,
            `opacity="${round(1 + r() * 3) / 10}"`,
          ),
        4,
      ),
      at(232, 268, 1.1, canopy),
      line('M142 268L300 300M232 272L304 300M330 268L310 300', '#596168', 1.2),
      at(
        310,
        320,
        1,
        group(rect(-30, -34, 60, 34, '#4a4136') + line('M-30-22h60M-14-34V0M14-34V0', '#2a241d', 2.4), by('rough1')),
      ),
      shape('M268 316q40 10 88 0l-6 8q-40 6-76 0z', '#c3d0da', 'opacity=".35"'),
      shape('M640 306C560 312 500 340 460 400H640z', '#15181a', by('rough1')),
    ],
    light: { at: [562, 292], of: 'lamp', foot: 330, reach: 230 },
    people: [
      who(516, 362, 'point', { left: true, size: 0.8, coat: 'long', hat: 'cap' }),
      who(600, 368, 'huddle', { left: true, size: 0.82, coat: 'dress', hat: 'scarf' }),
      who(556, 366, 'offer', { left: true, size: 0.5, child: 0.9, coat: 'quilt', hat: 'wool' }),
    ],
    front: at(26, 402, 1.4, tree(9, 190, '#0b0d0f')),
    weather: ['snow', 0.5],
  }),

  'mine/event/shelling': vignette({
    topics: ['child'],
    layers: [wall({ floor: 318, v: 92, paper: 'bricks' })],
    things: [
      group(
        poly(
          [
            [0, 0],
            [640, 0],
            [640, 46],
            [120, 400],
            [0, 400],
          ],
          '#6a655d',
        ) +
          many(
            11,
            (i) =>
              poly(
                [
                  [640 - i * 52, 46 + i * 35.4],
                  [640 - i * 52 - 52, 46 + i * 35.4],
                  [640 - i * 52 - 52, 81 + i * 35.4],
                ],
                '#8a8378',
              ),
            1,
          ),
        by('coal'),
      ),
      line('M640 58L128 404', '#191613', 12),
      at(566, 372, 1, books(3, 5)),
      at(470, 376, 0.7, bottle(110)),
    ],
    ambient: '#627281',
    light: { at: [420, 330], of: 'candle', foot: 362, reach: 250 },
    shining: many(
      40,
      (i, r) =>
        `<circle cx="${round(180 + r() * 420)}" cy="${round(60 + r() * 280)}" r="${round(4 + r() * 12) / 10}" fill="#d9c09a" opacity="${round(2 + r() * 4) / 10}"/>`,
      8,
    ),
    people: [
      who(352, 380, 'floor', { size: 1.16, coat: 'quilt', hat: 'cap', hair: 'beard' }),
      who(512, 378, 'floor', { left: true, size: 1.12, coat: 'dress', hat: 'scarf', wrap: '#2a241f' }),
      who(582, 384, 'floor', { left: true, size: 1.1, child: 0.72, hat: 'wool', coat: 'quilt' }),
      who(262, 388, 'sorrow', { size: 0.98, coat: 'thin', hair: 'bald' }),
    ],
  }),

  'mine/event/crime-wave': vignette({
    sky: 'night',
    horizon: 262,
    layers: [
      ruins(-20, 250, 700, 60, 150, 31, '#2d353d'),
      [
        facade({ x: -10, base: 266, w: 210, h: 210, seed: 4, lit: [] }),
        facade({ x: 206, base: 264, w: 220, h: 180, seed: 12, floors: 2, cols: 5, colour: '#282c30', lit: [7] }),
        facade({ x: 430, base: 266, w: 220, h: 226, seed: 23, colour: '#1f2429' }),
      ],
    ],
    ground: 'street',
    behind: [
      rect(86, 196, 34, 70, '#e9a24c'),
      poly(
        [
          [120, 196],
          [140, 190],
          [140, 274],
          [120, 266],
        ],
        '#15110e',
      ),
      rect(498, 194, 36, 72, '#f0b060'),
      poly(
        [
          [498, 194],
          [478, 188],
          [478, 276],
          [498, 266],
        ],
        '#15110e',
      ),
      glow(
        pool(103, 240, 90, 80, 0.7, 'warm') +
          pool(516, 240, 100, 84, 0.8, 'warm') +
          shape('M498 266H534L600 400H420z', '#d98a3a', `opacity=".5" ${by('b10')}`) +
          shape('M86 266H120L160 400H20z', '#d98a3a', `opacity=".35" ${by('b10')}`),
      ),
    ],
    light: { at: [516, 226], foot: 270, reach: 200, strength: 0.5 },
    people: [
      who(420, 338, 'push', { left: true, size: 0.82, coat: 'jacket', hat: 'hood' }),
      who(282, 344, 'push', { size: 0.84, coat: 'quilt', hat: 'cap', v: 12 }),
      who(560, 360, 'trudge', { left: true, size: 0.94, coat: 'jacket', hat: 'wool', load: true }),
      who(120, 330, 'run', { left: true, size: 0.74, coat: 'jacket', hat: 'hood', far: bagged(55, -116, 12) }),
    ],
    front: at(
      350,
      336,
      1,
      group(
        rect(-62, -92, 124, 70, '#0d0c0b') +
          line('M-62-68H62M0-92v70', '#3b2f22', 1.6) +
          rect(-58, -22, 8, 8, '#0d0c0b') +
          rect(50, -22, 8, 8, '#0d0c0b') +
          line('M-62-92H62', '#8a6a40', 1.4),
        'transform="rotate(-3)"',
      ),
    ),
  }),

  'mine/event/relatively-peaceful': vignette({
    sky: ['#141d2b', '#2f4158', '#6f849a'],
    horizon: 330,
    veil: 0.35,
    layers: [
      ruins(-20, 330, 700, 90, 170, 17, '#2c3743'),
      [
        facade({
          x: 330,
          base: 400,
          w: 250,
          h: 290,
          seed: 8,
          floors: 3,
          cols: 3,
          colour: '#262b31',
          torn: false,
          lit: [],
        }),
        poly(
          [
            [312, 116],
            [455, 58],
            [600, 116],
          ],
          '#aab8c4',
          by('rough1'),
        ),
        poly(
          [
            [322, 120],
            [455, 68],
            [590, 120],
          ],
          '#20252b',
          by('rough1'),
        ),
        rect(384, 48, 24, 44, '#1b1f24', by('rough1')),
      ],
    ],
    behind: [
      rect(412, 206, 90, 106, '#120d09'),
      rect(418, 212, 78, 96, '#f2b565'),
      rect(418, 288, 78, 20, '#b06a2a'),
      glow(pool(457, 258, 140, 120, 0.75, 'warm')),
      plume(398, 46, 120, -70, '#3d4854', 3),
    ],
    light: { at: [457, 250], foot: 300, reach: 170, strength: 0.35 },
    people: [
      {
        ...who(446, 352, 'drink', {
          size: 0.86,
          left: true,
          coat: 'jacket',
          hair: 'short',
          over:
            shape('M15-150L62-164L80-178L78-140L62-156L18-144z', '#c99a4a') +
            line('M30-152q10 14 24-6', '#c99a4a', 2.4),
        }),
        shadow: 0,
      },
    ],
    front: [
      rect(404, 308, 106, 12, '#15110d', by('rough1')),
      rect(404, 306, 106, 4, '#c3d0da', by('rough1')),
      rect(404, 320, 106, 50, '#24292e', by('wall')),
      shape('M0 400V300C60 280 120 276 190 300L260 330L330 400z', '#0c0f13', by('rough1')),
      line('M0 302C60 282 120 278 190 302L258 331', '#b9c6d2', 5, by('rough1')),
      rect(72, 240, 26, 52, '#0c0f13', by('rough1')),
      rect(68, 236, 34, 8, '#b9c6d2', by('rough1')),
    ],
    weather: ['snow', 0.6],
  }),

  'mine/event/epidemic': vignette({
    topics: ['illness'],
    layers: [stairwell({ v: 122, x0: 60 })],
    ambient: '#485460',
    light: { at: [352, 92], of: 'lamp', foot: 190, reach: 310 },
    lit: pool(352, 110, 200, 180, 0.5, 'pool'),
    behind: line('M352 0V82', '#15110d', 1.6),
    people: [
      who(440, 196, 'walk', {
        left: true,
        size: 1.02,
        coat: 'long',
        hat: 'brim',
        mask: '#77705f',
        face: 0.8,
        v: 18,
        far: bagged(32, -90, 14),
      }),
      who(236, 322, 'trudge', {
        size: 1.1,
        coat: 'dress',
        hat: 'scarf',
        mask: '#7d7666',
        far: can(30, -84, 18),
        face: 0.8,
        v: 18,
      }),
    ],
  }),

  'mine/event/hard-frost': vignette({
    layers: [wall({ floor: 400, v: 92, paper: 'stripes' })],
    things: [
      rect(70, 322, 500, 26, '#8d7c66', by('coal')),
      rect(70, 348, 500, 60, '#3a332b', by('coal')),
      at(
        210,
        324,
        1.3,
        group(
          shape('M-46-34C-42-8-30 0 0 0S42-8 46-34z', '#b7b2a6') +
            `<ellipse cx="0" cy="-34" rx="46" ry="10" fill="#d7e3ee"/>` +
            line('M-30-36l14 5 8-6 18 8 14-6', '#8ea3b6', 1.4),
          by('rough1'),
        ),
      ),
    ],
    ambient: '#4a5866',
    light: { at: [430, 292], of: 'candle', foot: 326, reach: 250 },
    behind: [
      pane(
        120,
        26,
        400,
        272,
        [
          skyOver(120, 26, 400, 280, ['#1a2c46', '#42617f', '#8aa5bd']),
          ruins(110, 296, 420, 50, 130, 12, '#22334a'),
          smoke(120, 120, 400, 170, 1, 0.7),
          rect(120, 26, 400, 272, '#cfe2f2', `${by('icefog')} opacity=".5"`),
          group(
            frost(120, 26, 200, 136, 15, 110, 4, 0.8) +
              frost(320, 26, 200, 136, 15, 110, 9, 0.8) +
              frost(120, 162, 200, 136, 16, 120, 14, 0.8) +
              frost(320, 162, 200, 136, 13, 110, 19, 0.8),
            by('b06'),
          ),
        ].join(''),
        { colour: '#1b1712' },
      ),
      group(
        many(19, (i, r) => shape(`M${124 + i * 21} 26l9 0l-5 ${round(14 + r() * 40)}z`, '#d4e5f4', 'opacity=".85"'), 6),
        by('rough1'),
      ),
      line('M112 196L528 206', '#3a2f24', 2.4),
      group(
        shape('M176 198L300 202L304 300L240 296L172 304z', '#aab8c5') +
          shape('M252 201L300 202L304 300L262 297z', '#8496a6') +
          line('M200 199l-4 102M226 200l2 96M276 202l4 96', '#5f6f7e', 1.6) +
          line('M176 198L300 202', '#eef6fd', 3) +
          many(9, (i, r) => shape(`M${178 + i * 14} ${298 + (i % 3)}l5 0l-3 ${8 + i * 2}z`, '#dcebf8'), 3),
        by('rough1'),
      ),
      glow(pool(430, 290, 130, 110, 0.35, 'warm')),
    ],
    front: at(500, 330, 1, cup(90)),
    weather: ['snow', 0.3],
  }),

  'mine/event/soaring-prices': vignette({
    sky: 'night',
    horizon: 250,
    layers: [
      facade({ x: -10, base: 300, w: 330, h: 330, seed: 6, colour: '#22272c' }),
      facade({ x: 330, base: 300, w: 330, h: 300, seed: 26, colour: '#1e2328' }),
    ],
    ground: 'street',
    light: { at: [330, 150], of: 'lamp', foot: 276, reach: 320 },
    behind: [line('M330 0V138', '#0d0f11', 1.6)],
    people: [
      who(214, 398, 'offer', {
        size: 1.5,
        coat: 'dress',
        hat: 'scarf',
        face: 0.9,
        v: 20,
        near: `<circle cx="31" cy="-101" r="4" fill="none" stroke="#ffd27a" stroke-width="2"/>`,
        far: bagged(16, -84, 16),
      }),
      who(452, 400, 'hold', { left: true, size: 1.56, coat: 'quilt', hat: 'fur', hair: 'beard', face: 0.9, v: 20 }),
      who(70, 372, 'huddle', { size: 1.2, coat: 'coat', hat: 'cap', face: 0.3 }),
    ],
    front: [
      at(336, 318, 1.05, group(scales, by('formU'))),
      group(shape('M220 316H480L520 344V400H180V344z', '#17120d'), by('coal')),
      rect(220, 315, 260, 3, '#b98245'),
      at(262, 330, 0.8, loaf(60)),
      at(446, 332, 0.9, tin(56)),
    ],
    weather: ['snow', 0.5],
  }),

  'mine/event/direct-hit': vignette({
    layers: [room({ back: [120, 36, 520, 292], v: 104 })],
    things: [
      at(190, 394, 1.3, rubble(230, 70, 6, 130, 4)),
      at(430, 330, 1.1, rubble(250, 76, 16, 128, 3)),
      at(80, 330, 1.2, table(110, 60, 120)),
    ],
    ambient: '#43505d',
    light: { at: [96, 232], of: 'lamp', foot: 262, reach: 230 },
    lit: shape('M300 292H470L620 400H240z', '#b9c9d8', `opacity=".7" ${by('b10')}`),
    behind: [
      (() => {
        const hole =
          'M262 272L252 214L276 190L262 140L300 112L334 122L356 84L400 96L424 82L452 118L486 132L478 180L500 214L484 276z';
        const id = `<clipPath id="gap"><path d="${hole}"/></clipPath>`;
        return (
          id +
          `<g clip-path="url(#gap)">${skyOver(240, 60, 270, 230, ['#4d5d6d', '#93a4b3', '#cfd6d8'])}${ruins(240, 262, 280, 50, 150, 5, '#5a6670', '#3c464e')}${smoke(240, 60, 270, 220, 2, 0.8)}${at(300, 276, 0.7, tree(5, 120, '#2a3036'))}</g>` +
          group(
            `<path d="${hole}" fill="none" stroke="#241f1a" stroke-width="13"/>` +
              `<path d="${hole}" fill="none" stroke="#6f6457" stroke-width="3"/>`,
            by('rough3'),
          )
        );
      })(),
      group(
        line('M268 150L356 210M470 124l-60 40', '#3b2f24', 11) + line('M268 147L356 207', '#8a7355', 2),
        by('rough1'),
      ),
      smoke(120, 120, 420, 240, 1, 0.5),
    ],
    people: [{ ...who(196, 356, 'stand', { size: 1.12, coat: 'coat', hat: 'wool', face: 0.4 }), form: 'coldR' }],
    front: at(470, 398, 1, planks(3, 40)),
  }),

  'mine/event/ceasefire': vignette({
    topics: ['child'],
    layers: [room({ back: [150, 20, 490, 290], v: 106 })],
    ambient: '#5a6168',
    light: { at: [320, 170], foot: 292, reach: 300 },
    lit: shape('M236 290H404L560 400H80z', '#ffe3b4', by('b10')),
    behind: [
      opening(
        236,
        52,
        168,
        240,
        [
          skyOver(236, 52, 168, 240, ['#8ea0ad', '#d9d2bd', '#f7dfae']),
          ruins(220, 262, 200, 40, 120, 9, '#8f9496'),
          rect(236, 258, 168, 40, '#c9c3b4'),
          at(380, 268, 0.5, tree(4, 150, '#6b6a64')),
          glow(pool(320, 250, 130, 110, 0.7, 'warm')),
        ].join(''),
      ),
      group(
        poly(
          [
            [236, 52],
            [176, 30],
            [176, 330],
            [236, 292],
          ],
          '#241c15',
        ),
        by('coalv'),
      ),
      glow(pool(320, 200, 240, 220, 0.3, 'warm')),
    ],
    people: [
      who(300, 300, 'away', { size: 1, coat: 'dress', hair: 'bun' }),
      who(352, 302, 'away', { size: 1.06, coat: 'coat', hat: 'cap' }),
      who(326, 312, 'away', { size: 0.9, child: 0.66, coat: 'quilt', hat: 'wool' }),
      who(482, 372, 'lean', { left: true, size: 1.2, coat: 'thin', hair: 'short' }),
      who(126, 384, 'sit', { size: 1.2, coat: 'great', hair: 'bald', back: chair(30) }),
    ],
    front: at(102, 386, 1.5, chair(26)),
  }),

  'mine/event/last-offensive': vignette({
    sky: 'fire',
    horizon: 300,
    veil: 0.5,
    layers: [
      [blaze(170, 190, 150), blaze(470, 196, 190), blaze(600, 180, 90)],
      [
        ruins(-20, 236, 700, 40, 130, 14, '#3a2f28'),
        plume(160, 190, 190, 110, '#15120f', 3),
        plume(470, 180, 200, 90, '#120f0d', 9),
      ],
      rect(0, 232, 640, 30, '#a5703c', 'opacity=".55"'),
      [ruins(-20, 304, 700, 26, 76, 25, '#191715')],
    ],
    behind: [
      line('M40 210C150 60 330 40 470 150M600 190C520 90 420 80 330 170', '#ffd9a0', 0.8, 'opacity=".45"'),
      glow(pool(470, 150, 60, 50, 0.9, 'warm') + pool(330, 172, 40, 34, 0.8, 'warm')),
      group(
        shape('M0 400V318L70 306L150 322L640 330V400z', '#0c0c0c') +
          line('M0 318L70 306L150 322L640 330', '#6b4a2a', 1.6),
        by('rough1'),
      ),
      rect(528, 262, 44, 70, '#0c0c0c', by('rough1')),
    ],
    light: { at: [470, 190], foot: 236, reach: 220, strength: 0.4 },
    people: [
      who(250, 334, 'away', { size: 0.94, coat: 'coat', hat: 'cap', shadow: 0 }),
      who(310, 336, 'away', { size: 0.9, coat: 'dress', hair: 'long', shadow: 0 }),
      who(400, 338, 'crouch', { size: 0.92, coat: 'quilt', hat: 'wool', shadow: 0 }),
    ],
  }),

  'mine/event/plain': vignette({
    for: [],
    sky: 'smoke',
    horizon: 376,
    layers: [ruins(-20, 380, 700, 110, 210, 41, '#39434c'), ruins(-20, 400, 700, 90, 170, 7, '#232a30')],
    behind: [
      rect(418, 268, 11, 14, '#ffc877'),
      glow(pool(423, 275, 60, 50, 0.9, 'warm')),
      shape('M0 400V356C80 330 150 330 230 352L300 372L420 350L640 366V400z', '#0d1013', by('rough1')),
      line('M0 356C80 330 150 330 230 352L300 372L420 350L640 366', '#8795a1', 3, by('rough1')),
      rect(96, 290, 26, 56, '#0d1013', by('rough1')),
      plume(109, 290, 150, 90, '#2a3138', 5),
    ],
    weather: ['snow', 0.7],
  }),
};
