/* Epilogues of those who died: the room, and what stayed in it. Things, not bodies. */
import { POSES } from '../../kit/folk.js';
import { camera, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { panelDoor, plainRoom } from '../../kit/cupboards.js';
import { bedAt, chairAt, fireOf, folkAt, panesOn, stillAt, stoveAt, tableAt, windowAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { steam } from '../../kit/signs.js';
import { mug, pot, turned } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, group, line, shape } from '../../kit/svg.js';

const bedroom = camera({
  eye: [0.3, 1.45, 0],
  down: 7,
  zoom: 430,
  middle: [320, 176],
  lamp: [0.2, 2.4, 2.4],
  dim: 0.5,
});
const kitchen = camera({
  eye: [-0.1, 1.55, 0],
  down: 14,
  zoom: 520,
  middle: [320, 160],
  lamp: [-1, 1.6, 2.2],
  dim: 0.45,
});
const board = camera({
  eye: [-0.2, 1.32, 0.16],
  down: 17,
  zoom: 520,
  middle: [330, 178],
  lamp: [-1.4, 2.2, 2.2],
  dim: 0.5,
});
const byDoor = camera({ eye: [-0.1, 1.5, 0], zoom: 470, middle: [320, 196], lamp: [-1, 1.2, 1.2], dim: 0.5 });
const shut = camera({
  eye: [-0.1, 1.5, 0],
  down: 9,
  turn: 12,
  zoom: 430,
  middle: [320, 180],
  lamp: [0.6, 1.6, 0.6],
  dim: 0.5,
});

const bowl = turned(
  [
    [13, 0],
    [24, 10],
    [27, 18],
  ],
  { colour: '#b3ab9a', inside: '#2a241d', light: -0.6 },
);

/** Half a cabbage, its cut face to us, leaf in leaf. */
const cabbage = group(
  `<ellipse cx="6" cy="-2" rx="40" ry="8" fill="#000" opacity=".4"/>` +
    shape('M-34 0C-42-22-30-48 0-50C32-50 42-22 34 0z', '#6d7a4e') +
    shape('M-28 0C-35-20-24-42 0-43C25-42 35-20 28 0z', '#b3b98c') +
    line(
      'M0 0V-26M-22 0C-28-18-18-34-2-36M22 0C28-18 18-34 4-36M-14 0C-19-14-11-25-1-28M14 0C18-14 12-25 3-28M-7 0C-9-8-5-14 0-18M7 0C9-8 6-14 2-18',
      '#66703f',
      2,
    ),
  by('rough1'),
);

/** Pencil strokes on the wall at z, a week in each: six upright, the seventh across. `unsteady` is another hand. */
const weeks = (cam, x, y, z, n, unsteady = 0) => {
  let s = '';
  for (let i = 0; i < n; i++) {
    const [a, d] = [x + Math.floor(i / 7) * 0.27, i % 7];
    const lean = unsteady * (i % 2 ? 0.02 : -0.012);
    const ends =
      d === 6
        ? [
            [a - 0.02, y + 0.03, z],
            [a + 0.2, y + 0.13, z],
          ]
        : [
            [a + d * 0.032, y + unsteady * 0.02, z],
            [a + d * 0.032 + lean, y + 0.16, z],
          ];
    s += cam.rod(ends, unsteady ? 0.007 : 0.011, unsteady ? '#4a453f' : '#15130f');
  }
  return s;
};

export default {
  'mine/epilogue/hunger-3': vignette({
    topics: ['hunger', 'death'],
    layers: [group(plainRoom(kitchen, { x0: -2.7, x1: 2.6, z: 4.2, v: 140 }), by('stone'))],
    things: [
      stoveAt(kitchen, -1.45, 3.3, { w: 0.9, d: 0.6, h: 0.86 }),
      stillAt(kitchen, -1.5, 0.86, 3.2, pot({ colour: '#5d5f60', light: -0.2 }), 170),
      chairAt(kitchen, 0.3, 3.6, { v: 190 }),
      chairAt(kitchen, 1.62, 3.1, { turned: 80, v: 120 }),
      tableAt(kitchen, 0.5, 2.9, { w: 1.5, d: 0.85, v: 200 }),
      [0, 0.46, 0.92].map((x) => stillAt(kitchen, x, 0.76, 3.06, bowl, 200)).join(''),
      stillAt(kitchen, 0.4, 0.76, 2.66, cabbage, 300),
    ],
    ambient: '#5a6672',
    light: kitchen.spot(-1.4, 0.5, 2.9, { reach: 460, strength: 1.1 }, 0.1),
    shining: [
      pool(...kitchen.p(-1.45, 0.42, 2.98), 60, 46, 1, 'warm'),
      pool(...kitchen.p(0.3, 0.8, 2.8), 170, 60, 0.4, 'warm'),
    ],
    behind: [fireOf(kitchen, -1.45, 3.3, { w: 0.9, d: 0.6 }), at(...kitchen.p(-1.5, 1.16, 3.2), 1.1, steam(0.45))],
    people: [
      folkAt(kitchen, 1.58, 3.05, 'sit', { left: true, coat: 'coat', hat: 'wool', v: 18, face: 1, shadow: 0 }),
      folkAt(
        kitchen,
        -0.62,
        3.35,
        { ...POSES.huddle, head: [4, -139, 26] },
        { left: true, coat: 'dress', hat: 'scarf', v: 15, face: 1 },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/epilogue/hunger-4': vignette({
    topics: ['hunger', 'death'],
    layers: [group(plainRoom(shut, { x0: -2.4, x1: 1.45, z: 2.5, v: 150 }), by('stone'))],
    things: [
      shutter(shut),
      group(
        shut.box(1.2, 0, 2.1, 0.44, 0.1, 0.5, 120, { tint: 3 }) +
          shut.box(1.2, 0.1, 2.1, 0.42, 0.08, 0.46, 160, { tint: 1 }),
        by('rough1'),
      ),
    ],
    ambient: '#5c6771',
    light: { at: shut.p(0.46, 1.4, 2.4), foot: shut.p(0.9, 0, 1.9)[1], reach: 230, strength: 0.6 },
    lit: [
      shut.flat(
        [
          [1.44, 0, 1.6],
          [1.44, 1.02, 1.6],
          [1.44, 1.1, 1.8],
          [1.44, 0, 1.8],
        ],
        '#ffefc4',
        by('b15'),
      ),
      shut.flat(
        [
          [0.48, 0.01, 2.44],
          [0.56, 0.01, 2.44],
          [1.44, 0.01, 1.8],
          [1.44, 0.01, 1.6],
        ],
        '#ffe9b8',
        by('b15'),
      ),
    ],
    behind: [sunThrough(shut), belt(shut)],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/epilogue/illness-1': vignette({
    topics: ['illness', 'death'],
    layers: [group(plainRoom(bedroom, { x0: -2.5, x1: 2.9, z: 4.2, v: 150 }), by('stone'))],
    things: [
      bedAt(bedroom, -1, 3.6),
      chairAt(bedroom, 0.55, 3.75, { turned: -70 }),
      stillAt(bedroom, 0.55, 0.47, 3.7, mug({ light: -0.7 }), 260),
    ],
    ambient: '#54616e',
    light: bedroom.spot(1.78, 1.14, 3.9, { of: 'candle', reach: 230, size: 0.7 }),
    lit: [
      panesOn(bedroom, [-1.9, -0.5], [1.5, 3], 1.1, '#c9d8e6', { extra: by('b3') }),
      pool(...bedroom.p(-1.1, 1.2, 4.1), 190, 130, 0.8, 'cool'),
    ],
    behind: [
      windowAt(
        bedroom,
        [-1.75, -0.55, 1.25, 2.45],
        4.18,
        skyOver(100, 30, 220, 180, ['#7b8fa3', '#b3c0c9', '#dcd3c0']) + ruins(90, 172, 240, 16, 54, 6, '#76838e'),
        { ny: 2 },
      ),
      doorway(bedroom, 1.5, 2.5, 4.18),
    ],
    people: [
      folkAt(
        bedroom,
        2.05,
        4,
        { ...POSES.hold, head: [5, -142, 8] },
        { left: true, coat: 'dress', hair: 'bun', v: 16, face: 1, form: 'formR', shadow: 0.4 },
      ),
      folkAt(bedroom, 1.05, 2.45, 'floor', {
        left: true,
        coat: 'coat',
        hat: 'wool',
        v: 16,
        face: 0.5,
        wrap: '#231f1b',
        form: 'formUR',
        shadow: 0,
      }),
    ],
    paper: { vignette: 0.7, strokes: 0.12 },
  }),

  'mine/epilogue/misery-3': vignette({
    topics: ['despair', 'death'],
    layers: [group(plainRoom(board, { x0: -2.6, x1: 2.6, z: 3.3, v: 140 }), by('stone'))],
    things: [
      chairAt(board, 0.2, 2.32, { turned: 10, v: 190 }),
      tableAt(board, 0, 1.5, { w: 1.7, d: 0.9, v: 150 }),
      sugar(board),
      stillAt(board, -0.62, 0.76, 1.5, mug({ light: -0.8, colour: '#d0ccc0' }), 270),
      teaspoon(board, 0.34, 1.3),
    ],
    ambient: '#66737f',
    light: { at: board.p(-1.35, 1.7, 3.2), foot: 240, reach: 340, strength: 0.9, cold: true },
    lit: [pool(...board.p(-0.3, 0.78, 1.45), 260, 90, 0.75, 'cool')],
    shining: [pool(...board.p(-0.22, 0.85, 1.36), 150, 80, 0.16, 'warm')],
    behind: [
      windowAt(
        board,
        [-1.95, -0.85, 1.02, 2.2],
        3.28,
        skyOver(-60, -80, 320, 300, ['#8a9cae', '#bcc6cb', '#e3d9c2']) + ruins(-60, 136, 330, 20, 56, 9, '#7f8b94'),
      ),
      at(...board.p(-0.62, 0.87, 1.5), 0.9, steam(0.3)),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/epilogue/misery-4': vignette({
    topics: ['despair', 'death'],
    layers: [group(plainRoom(byDoor, { x0: -2.2, x1: 2.2, z: 2.3, v: 165, tint: 0.8 }), by('stone'))],
    things: [
      group(panelDoor(byDoor, 0.82, 2.28, { w: 0.9, v: 150 }), by('rough1')),
      weeks(byDoor, -1.02, 1.72, 2.27, 42) +
        weeks(byDoor, -1.02, 1.44, 2.27, 25) +
        weeks(byDoor, -0.21, 1.44, 2.27, 3, 1).replace(/^/, ''),
      group(byDoor.box(-1.25, 0, 1.95, 0.5, 1.02, 0.4, 150, { tint: 2.2 }), by('rough1')),
    ],
    ambient: '#4c5762',
    light: byDoor.spot(-1.16, 1.16, 1.9, { of: 'candle', reach: 400, size: 1.3 }, 1.02),
    people: [
      folkAt(
        byDoor,
        0.24,
        1.62,
        {
          ...POSES.away,
          head: [-3, -143, -6],
          near: [
            [-19, -131],
            [-34, -122],
            [-37, -146],
          ],
        },
        { coat: 'coat', hair: 'short', v: 14, shadow: 0, near: line('M-37-149L-43-157', '#c9a45e', 2.4) },
      ),
    ],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),
};

/** A shutter of slats before a window; on its right it does not quite meet the frame. */
function shutter(cam) {
  const z = 2.46;
  const [x0, x1] = [-1.1, 0.42];
  let s =
    cam.flat(upright(-1.2, 0.62, 0.7, 2.4, z + 0.02), '#2a2520') + cam.face(upright(x0, x1, 0.76, 2.34, z), 200, 2.4);
  for (const [a, b] of [
    [x0 + 0.1, -0.4],
    [-0.28, x1 - 0.1],
  ])
    for (let y = 0.88; y < 2.24; y += 0.115) {
      s += cam.flat(upright(a, b, y, y + 0.075, z - 0.01), 'rgba(0,0,0,.4)');
      s += cam.rod(
        [
          [a, y + 0.085, z - 0.01],
          [b, y + 0.085, z - 0.01],
        ],
        0.012,
        '#d8cbb0',
        'opacity=".55"',
      );
    }
  s += cam.box(-0.3, 0.6, z - 0.1, 2.1, 0.08, 0.26, 200, { tint: 2 });
  return group(s, by('rough1'));
}

/** The sun between the shutter and its frame. */
function sunThrough(cam) {
  const gap = (wide) => [
    [0.43, 0.78, 2.44],
    [0.43 + wide, 0.78, 2.44],
    [0.43 + wide * 0.5, 2.3, 2.44],
    [0.43, 2.3, 2.44],
  ];
  return cam.flat(gap(0.09), '#fff6d8') + glow(cam.flat(gap(0.2), '#ffd890', `opacity=".7" ${by('b6')}`));
}

/** A belt from a ring of the shutter to a nail in the frame, slack: its buckle, and a tail with five holes, evenly spaced. */
function belt(cam) {
  const [x, y] = cam.p(-0.34, 1.34, 2.36);
  const [nail, high] = cam.p(0.72, 1.52, 2.36);
  const w = nail - x;
  const leather = `M${x - 6} ${y - 12}C${x + w * 0.3} ${y + 14} ${x + w * 0.6} ${y + 12} ${nail} ${high - 10}L${nail + 2} ${high + 14}C${x + w * 0.6} ${y + 38} ${x + w * 0.3} ${y + 40} ${x - 6} ${y + 13}z`;
  const [tx, ty] = [x + w * 0.16, y + 12];
  const tail = `M${tx} ${ty}C${tx - 4} ${ty + 50} ${tx + 8} ${ty + 90} ${tx} ${ty + 128}L${tx + 12} ${ty + 144}L${tx + 25} ${ty + 128}C${tx + 33} ${ty + 90} ${tx + 21} ${ty + 50} ${tx + 25} ${ty + 4}z`;
  const hole = (i) =>
    `<ellipse cx="${Math.round(tx + 13 + Math.sin(i) * 2)}" cy="${ty + 34 + i * 20}" rx="3.400" ry="4" fill="#0d0907"/>`;
  return group(
    `<circle cx="${x - 6}" cy="${y}" r="13" fill="none" stroke="#16130f" stroke-width="5"/><circle cx="${nail}" cy="${high + 2}" r="7" fill="#16130f"/>` +
      shape(leather, '#4a2f1c') +
      line(`M${x - 4} ${y - 8}C${x + w * 0.3} ${y + 18} ${x + w * 0.6} ${y + 16} ${nail} ${high - 6}`, '#b98450', 1.8) +
      shape(tail, '#5a3a22') +
      line(`M${tx + 23} ${ty + 6}C${tx + 19} ${ty + 50} ${tx + 31} ${ty + 90} ${tx + 23} ${ty + 126}`, '#d09a5c', 1.8) +
      [0, 1, 2, 3, 4].map(hole).join('') +
      line(`M${tx - 7} ${ty - 26}l40 7-2 34-40-8z`, '#b9ad92', 5) +
      line(`M${tx - 6} ${ty - 8}l34 6`, '#d8cdb2', 4),
    by('rough1'),
  );
}

/** A doorway without its door: the dark of the landing behind it. */
function doorway(cam, x0, x1, z) {
  return group(
    cam.flat(upright(x0 - 0.1, x1 + 0.1, 0, 2.16, z), '#241f1a') +
      cam.flat(upright(x0, x1, 0, 2.06, z - 0.01), '#5a3d22') +
      cam.flat(upright(x1 - 0.3, x1, 0, 2.06, z - 0.02), '#2c1e12'),
    by('rough1'),
  );
}

/** A twist of paper, opened: its creases, and two spoons of sugar in the middle. */
function sugar(cam) {
  const y = 0.768;
  const q = (x, z, up = 0) => [x - 0.12, y + up, z];
  const heap = (k) => q(k[0], k[1], k[2]);
  const rays = [
    [-0.3, 1.2],
    [-0.02, 1.14],
    [0.28, 1.26],
    [0.2, 1.52],
    [-0.14, 1.58],
    [-0.32, 1.42],
  ];
  const facets = rays.map(([x, z], i) => {
    const [nx, nz] = rays[(i + 1) % rays.length];
    return cam.flat(
      [q(0, 1.36), q(x, z, i % 2 ? 0.012 : 0), q(nx, nz, i % 2 ? 0 : 0.012)],
      ['#9a8c6e', '#b8a988', '#a89a7a', '#8a7d62', '#b0a180', '#c0b18e'][i],
    );
  });
  return group(
    cam.flat(
      rays.map(([x, z]) => q(x + 0.03, z - 0.05, -0.005)),
      '#000',
      `opacity=".5" ${by('b3')}`,
    ) +
      facets.join('') +
      line(rays.map(([x, z]) => cam.way(q(0, 1.36), q(x, z, 0.01))).join(''), '#7d745f', 1.2) +
      cam.flat(
        [
          [-0.13, 1.3, 0.012],
          [-0.02, 1.25, 0.012],
          [0.12, 1.29, 0.012],
          [0.14, 1.38, 0.012],
          [0.03, 1.38, 0.085],
          [-0.02, 1.38, 0.09],
          [-0.12, 1.38, 0.014],
        ].map(heap),
        '#fffdf6',
      ) +
      cam.flat(
        [
          [0.02, 1.26, 0.012],
          [0.12, 1.29, 0.012],
          [0.14, 1.38, 0.012],
          [0.03, 1.38, 0.085],
        ].map(heap),
        '#c3c0b8',
      ),
    by('rough1'),
  );
}

/** A spoon that lies on the table of `board`, its bowl to the left. */
function teaspoon(cam, x, z) {
  return at(
    ...cam.p(x, 0.765, z),
    1,
    group(
      `<ellipse cx="6" cy="5" rx="62" ry="6" fill="#000" opacity=".35" ${by('b15')}/>` +
        line('M-20 0C10-5 40-4 66-9', '#6d6b64', 6) +
        line('M-20-1C10-6 40-5 66-10', '#d0cec4', 3) +
        shape('M-18 0C-24-9-48-10-54-1C-52 8-26 8-18 0z', '#8d8b82') +
        shape('M-24 0C-30-5-44-6-48-1C-44 4-30 4-24 0z', '#4d4b46') +
        line('M-52-3C-46-9-30-8-22-3', '#f0eee4', 1.6),
      by('rough1'),
    ),
  );
}
