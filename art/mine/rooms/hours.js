/* The hours of a day that are decided in one picture: Water, supper, tasks for the night, care at Dawn, setting out, going home. */
import { camera } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { panelDoor, plainRoom } from '../../kit/cupboards.js';
import { POSES, bundle, who } from '../../kit/folk.js';
import { bedAt, chairAt, folkAt, seenAs, stillAt, tableAt, windowAt } from '../../kit/furniture.js';
import { opening } from '../../kit/rooms.js';
import { facade } from '../../kit/sets.js';
import { steam } from '../../kit/signs.js';
import { jug } from '../../kit/still.js';
import { hand, mug } from '../../kit/stills.js';
import { ruins, tree, wire } from '../../kit/street.js';
import { at, by, group, line, rect, shape } from '../../kit/svg.js';

const board = camera({
  eye: [0, 1.5, 0],
  down: 9,
  zoom: 470,
  middle: [320, 184],
  lamp: [0, 1.5, 3],
  dim: 0.42,
});
const hall = camera({
  eye: [0, 1.4, 0],
  down: 7,
  zoom: 430,
  middle: [320, 182],
  lamp: [0.1, 1, 3.2],
  dim: 0.42,
});
const bedside = camera({
  eye: [0, 1.4, 0],
  down: 9,
  zoom: 440,
  middle: [320, 176],
  lamp: [0.9, 1.6, 3.8],
  dim: 0.46,
});

/** Somebody at the far side of a table: what the table hides is under the floor. */
const diner = (x, o, form) =>
  seenAs(folkAt(board, x, 3.15, { ...POSES.hold, turn: o.turn }, { shadow: 0, ...o }, -0.5), form);

/** A shallow bowl, 120 wide. */
const bowl =
  '<ellipse cx="4" cy="9" rx="66" ry="26" fill="#000" opacity=".5"/><ellipse cx="0" cy="5" rx="58" ry="24" fill="#6d675a"/>' +
  '<ellipse cx="0" cy="0" rx="60" ry="22" fill="#a59c88"/><ellipse cx="0" cy="1" rx="50" ry="16" fill="#4a3a24"/>';

/** A lamp under its shade on a long wire: its light is at the origin. */
const hanging =
  line('M0-60V-400', '#0c0b0a', 3) +
  shape('M-54-14C-50-44-26-58 0-60C26-58 50-44 54-14z', '#17120d', by('rough1')) +
  rect(-54, -16, 108, 5, '#e7b064');

/** A cloth over the near edge of the table: what is under it is dark. */
const cloth = (() => {
  const edge = (x, y) => board.p(x, y, 2.17).join(' ');
  return group(
    shape(
      `M${edge(-1.45, 0.76)}L${edge(1.45, 0.76)}L${edge(1.47, 0.06)}Q${edge(1.1, 0)} ${edge(0.8, 0.07)}T${edge(0.1, 0.06)}T${edge(-0.7, 0.05)}T${edge(-1.47, 0.08)}z`,
      '#2a2119',
    ) +
      line(
        [-1.1, -0.7, -0.2, 0.3, 0.75, 1.15].map((x) => `M${edge(x, 0.74)}L${edge(x + 0.03, 0.1)}`).join(''),
        '#15100c',
        3,
      ),
    by('rough1'),
  );
})();

export default {
  'mine/scene/supper': vignette({
    for: [],
    layers: [group(plainRoom(board, { x0: -2.6, x1: 2.6, z: 4.4, v: 140 }), by('stone'))],
    ambient: '#454f59',
    light: {
      at: board.p(0, 1.62, 2.9),
      foot: board.p(0, 0.78, 2.7)[1],
      reach: 400,
      size: 1,
    },
    behind: [
      diner(-1.05, { coat: 'coat', hat: 'wool', v: 22, face: 0.9 }, 'formR'),
      diner(-0.36, { coat: 'dress', hat: 'scarf', v: 22, face: 1 }, 'formR'),
      diner(0.36, { left: true, coat: 'jacket', hair: 'short', v: 22, face: 1 }, 'formR'),
      diner(1.05, { left: true, coat: 'quilt', hair: 'bald', v: 22, face: 0.9 }, 'formR'),
    ],
    front: [
      tableAt(board, 0, 2.55, { w: 2.9, d: 0.75, v: 64 }),
      cloth,
      ...[-1.05, -0.36, 0.36, 1.05].map((x) => stillAt(board, x, 0.77, 2.68, bowl, 330)),
      stillAt(board, -0.72, 0.77, 2.62, mug({ light: 0.5 }), 420),
      stillAt(board, 0.02, 0.95, 2.6, steam(0.3), 320),
      at(...board.p(0, 1.62, 2.9), 1, hanging),
    ],
    paper: { vignette: 0.78, strokes: 0.12 },
  }),

  'mine/scene/water': vignette({
    for: [],
    layers: [rect(0, 0, 640, 400, '#5d5f61', by('stone'))],
    things: [
      shape('M-10 262H650V410H-10z', '#83705a', by('coal')),
      at(120, 356, 1.9, mug({ light: 0.8, drink: '#8fb0c2' })),
      at(214, 340, 1.9, mug({ light: 0.7, drink: '#8fb0c2' })),
      at(308, 356, 1.9, mug({ light: 0.5, drink: '#8fb0c2' })),
      at(402, 342, 1.9, mug({ light: -0.2, drink: '#20262b' })),
      at(560, 330, 2.1, jug(165)),
    ],
    ambient: '#4d5965',
    light: { at: [470, 236], of: 'candle', foot: 300, reach: 380, size: 1.3 },
    behind: [
      opening(60, 18, 168, 176, skyOver(60, 18, 168, 176, 'dusk') + ruins(60, 194, 168, 24, 70, 5, '#33404c')),
      line('M144 18V194M60 98H228', '#15110d', 8),
    ],
    front: at(500, 268, 1.1, hand('formL')),
    paper: { vignette: 0.78, strokes: 0.12 },
  }),

  'mine/scene/evening': vignette({
    for: [],
    layers: [group(plainRoom(hall, { x0: -2.7, x1: 2.7, z: 4.4, v: 140 }), by('stone'))],
    things: [
      group(panelDoor(hall, 0.1, 4.38, { w: 1, v: 190 }), by('rough1')),
      bedAt(hall, -1.65, 3.5),
      chairAt(hall, -0.5, 3.6, { turned: 20, v: 150 }),
    ],
    ambient: '#46515c',
    light: hall.spot(-0.5, 0.56, 3.5, { of: 'lamp', reach: 360, size: 1.1 }),
    behind: [
      seenAs(
        folkAt(hall, -1.72, 3.35, 'lie', { coat: 'thin', hair: 'bun', v: 26, face: 0.8, wrap: '#3b352d' }, 0.5),
        'formUR',
      ),
    ],
    people: [
      folkAt(hall, 0.2, 3.7, 'pockets', {
        coat: 'great',
        hat: 'cap',
        v: 20,
        face: 0.9,
      }),
      folkAt(hall, 1.2, 2.9, 'walk', {
        left: true,
        coat: 'coat',
        hat: 'wool',
        v: 20,
        face: 0.9,
        load: true,
      }),
      folkAt(hall, 1.72, 3.15, 'hold', {
        left: true,
        coat: 'quilt',
        hat: 'scarf',
        v: 20,
        face: 0.8,
        load: true,
      }),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/scene/care': vignette({
    for: [],
    topics: ['illness'],
    layers: [group(plainRoom(bedside, { x0: -2.5, x1: 2.5, z: 4.2, v: 150 }), by('stone'))],
    things: [
      bedAt(bedside, -0.75, 3.3),
      chairAt(bedside, 0.72, 3, { turned: -70, v: 150 }),
      group(bedside.box(-2, 0, 3.3, 0.45, 0.55, 0.4, 140, { tint: 2.2 }), by('rough1')),
      stillAt(bedside, -2, 0.55, 3.25, mug({ light: 0.7 }), 300),
    ],
    ambient: '#5c6874',
    light: {
      at: bedside.p(0.95, 1.7, 4),
      foot: bedside.p(0.6, 0.4, 3)[1],
      reach: 330,
      strength: 0.8,
    },
    behind: [
      windowAt(
        bedside,
        [0.5, 1.5, 1.05, 2.25],
        4.18,
        skyOver(360, 10, 200, 190, ['#6f8496', '#b9bbb0', '#f2d39c']) + ruins(360, 176, 200, 14, 50, 7, '#79808a'),
      ),
      seenAs(
        folkAt(bedside, -0.75, 3.2, 'lie', { coat: 'thin', hair: 'long', v: 34, face: 1, wrap: '#4a4339' }, 0.55),
        'formUR',
      ),
    ],
    people: [
      folkAt(
        bedside,
        0.62,
        2.95,
        { ...POSES.sit, head: [10, -102, 18] },
        {
          left: true,
          coat: 'coat',
          hat: 'scarf',
          v: 20,
          face: 0.8,
          shadow: 0.3,
        },
      ),
    ],
    paper: { vignette: 0.72, strokes: 0.12 },
  }),

  'mine/scene/setting-out': vignette({
    for: [],
    layers: [group(plainRoom(hall, { x0: -2.5, x1: 2.5, z: 4, v: 135 }), by('stone'))],
    things: [tableAt(hall, -1.35, 3.1, { w: 1.3, d: 0.7, v: 180 })],
    ambient: '#424d59',
    light: hall.spot(-1.1, 0.87, 3.1, { of: 'lamp', reach: 330, size: 1 }, 0.76),
    behind: [
      windowAt(
        hall,
        [0.35, 1.5, 0, 2.15],
        3.98,
        skyOver(350, 30, 160, 260, 'night') +
          ruins(350, 262, 160, 60, 150, 8, '#1f2a35') +
          rect(340, 258, 190, 60, '#8093a4'),
        { nx: 1, ny: 1, sill: '#9fb2c2' },
      ),
    ],
    people: [
      folkAt(hall, 0.98, 3.5, 'away', {
        coat: 'coat',
        hat: 'wool',
        v: 12,
        load: true,
        form: 'formL',
      }),
      folkAt(hall, 0.1, 3, 'walk', {
        coat: 'quilt',
        hat: 'cap',
        v: 18,
        face: 0.9,
        load: true,
      }),
      folkAt(hall, -0.62, 3.25, 'stoop', {
        left: true,
        coat: 'jacket',
        hair: 'bun',
        v: 20,
        face: 0.9,
      }),
    ],
    front: [at(...hall.p(-1.45, 0.76, 2.95), 1.25, group(bundle(0, 0, 40), by('rimR')))],
    weather: ['snow', 0.25],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/scene/going-home': vignette({
    for: [],
    sky: 'dawn',
    horizon: 288,
    layers: [
      ruins(-20, 292, 420, 40, 120, 9, '#6c7680'),
      facade({
        x: 372,
        base: 306,
        w: 250,
        h: 264,
        seed: 21,
        cols: 3,
        colour: '#262c32',
        lit: [7],
      }),
    ],
    ground: 'snow',
    light: { at: [500, 214], foot: 318, reach: 200, strength: 0.9 },
    people: [
      who(196, 366, 'trudge', {
        size: 1.26,
        coat: 'coat',
        hat: 'wool',
        v: 12,
        load: true,
        near: at(14, -80, 1, bundle(0, 0, 24)),
      }),
      who(312, 352, 'trudge', {
        size: 1.14,
        coat: 'quilt',
        hat: 'scarf',
        v: 12,
        load: true,
      }),
    ],
    front: [wire(-10, 60, 380, 96, 26), at(52, 392, 1.4, tree(5, 220, '#0b0d0f'))],
    weather: ['snow', 0.7],
  }),

  'mine/scene/plain': vignette({
    for: [],
    layers: [group(plainRoom(hall, { x0: -2.5, x1: 2.5, z: 4, v: 135 }), by('stone'))],
    things: [
      tableAt(hall, 0.5, 3, { w: 1.5, d: 0.8, v: 180 }),
      chairAt(hall, -0.75, 3.1, { turned: -60, v: 150 }),
      stillAt(hall, 0.85, 0.76, 2.9, mug({ light: -0.5 }), 280),
    ],
    ambient: '#46515c',
    light: hall.spot(0.4, 0.86, 3, { of: 'lamp', reach: 340, size: 1 }, 0.76),
    behind: [
      windowAt(
        hall,
        [-1.9, -0.9, 1, 2.2],
        3.98,
        skyOver(40, 20, 200, 190, 'night') + ruins(40, 188, 200, 20, 60, 5, '#1c2630'),
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};
