/* Families of pages of the book: homes, what one knows, the rules, works. */
import { camera, disc, level, scattered, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { panelDoor, plainRoom } from '../../kit/cupboards.js';
import { chairAt, folkAt, stillAt, tableAt, windowAt } from '../../kit/furniture.js';
import { pool } from '../../kit/light.js';
import { hand, mug, spine } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, group, line, many, rect, round, shape } from '../../kit/svg.js';

const reading = camera({
  eye: [0, 1.35, 0],
  down: 26,
  zoom: 470,
  middle: [320, 150],
  lamp: [0.7, 1.6, 1.8],
  dim: 0.45,
});
const desk = camera({ eye: [0, 1.5, 0.05], down: 47, zoom: 470, middle: [320, 178], lamp: [-0.8, 1.6, 1.6], dim: 0.5 });
const flatOf = camera({
  eye: [0.1, 1.5, 0],
  down: 8,
  turn: 2,
  zoom: 450,
  middle: [320, 174],
  lamp: [-1.1, 1.4, 2.8],
  dim: 0.42,
});
const hall = camera({
  eye: [0.1, 1.6, 0],
  down: 3,
  turn: -2,
  zoom: 420,
  middle: [320, 196],
  lamp: [0.1, 1.6, 4.4],
  dim: 0.42,
});

const boards = (cam, y, colour, to) =>
  group(
    cam.flat(level(-2.4, 2.4, 0.3, to, y), colour) +
      [-1.6, -1.1, -0.6, -0.1, 0.4, 0.9, 1.4]
        .map((x) =>
          cam.rod(
            [
              [x, y, 0.3],
              [x, y, to],
            ],
            0.008,
            '#2a2118',
          ),
        )
        .join(''),
    by('coal'),
  );

/** An open book on the table at height y: two arched pages with lines that say nothing. */
const openBook = (cam, x, z, y) => {
  const [w, d] = [0.44, 0.6];
  const arch = (t) => y + 0.02 + Math.sin(Math.PI * Math.min(1, t * 1.1)) * 0.05;
  let s = cam.flat(level(x - w - 0.03, x + w + 0.03, z - d / 2 - 0.03, z + d / 2 + 0.03, y), '#2c1f16');
  for (const side of [-1, 1]) {
    for (let i = 0; i < 6; i++) {
      const [a, b] = [i / 6, (i + 1) / 6];
      const corner = (t, zz) => [x + side * w * t, arch(t), zz];
      s += cam.flat(
        [corner(a, z - d / 2), corner(b, z - d / 2), corner(b, z + d / 2), corner(a, z + d / 2)],
        `rgb(${[206, 196, 172].map((c) => Math.round(c * (side < 0 ? 0.82 + a * 0.2 : 1.08 - a * 0.2))).join(',')})`,
      );
    }
    for (let k = 0; k < 9; k++) {
      const zz = z + d / 2 - 0.07 - k * 0.056;
      const end = k === 4 || k === 8 ? 0.55 : 0.88;
      s += line(
        cam.way(...[0.14, 0.4, 0.65, end].filter((t) => t <= end).map((t) => [x + side * w * t, arch(t) + 0.003, zz])),
        '#6d6350',
        2,
        'opacity=".75"',
      );
    }
  }
  return group(
    s +
      cam.rod(
        [
          [x, arch(0), z - d / 2],
          [x, arch(0), z + d / 2],
        ],
        0.012,
        '#5a4d3a',
      ),
    by('rough1'),
  );
};

/** A sheet that lies turned on the table: a heading, lines, a small table. */
const sheet = (w, h, turn, lines, ruled = false) =>
  group(
    rect(-w / 2 + 5, -h / 2 + 6, w, h, '#000', `opacity=".4" ${by('b3')}`) +
      rect(-w / 2, -h / 2, w, h, '#d8ceb6') +
      rect(-w / 2 + w * 0.1, -h / 2 + h * 0.08, w * 0.5, 6, '#5d5443') +
      many(
        lines,
        (i, r) =>
          line(`M${round(-w * 0.4)} ${round(-h * 0.32 + i * 13)}h${round(w * (0.5 + r() * 0.3))}`, '#857a64', 2),
        lines,
      ) +
      (ruled
        ? line(
            `M${-w * 0.4} ${h * 0.1}h${w * 0.8}v${h * 0.32}h${-w * 0.8}zM${-w * 0.4} ${h * 0.2}h${w * 0.8}M${-w * 0.4} ${h * 0.31}h${w * 0.8}M${-w * 0.12} ${h * 0.1}v${h * 0.32}M${w * 0.16} ${h * 0.1}v${h * 0.32}`,
            '#6d6350',
            1.8,
          )
        : ''),
    `transform="rotate(${turn})" ${by('rough1')}`,
  );

const pip = (x, y) => `<circle cx="${x}" cy="${y}" r="3.600" fill="#15120f"/>`;
/** A die that lies on the table, three sides of it seen. */
const die = (dark = false) =>
  group(
    '<ellipse cx="10" cy="20" rx="36" ry="12" fill="#000" opacity=".5"/>' +
      shape('M-26-14L2-24L26-12L-2 0z', dark ? '#4a4440' : '#e6dcc4') +
      shape('M-26-14L-2 0V28L-26 12z', dark ? '#2c2825' : '#b3a88e') +
      shape('M26-12L-2 0V28L26 14z', dark ? '#1d1a18' : '#857b66') +
      (dark ? '' : pip(0, -12) + pip(-19, -4) + pip(-9, 18) + pip(12, 8)),
    by('rough1'),
  );

/** A machine with its flywheel, belted to the shaft under the roof. */
const machine = (cam, x, z, side) => {
  const wheel = disc(x, 1.15, z - 0.62, 0.62, true, 26);
  return (
    cam.box(x, 0, z, 1.3, 0.8, 1.1, 120) +
    cam.box(x + side * 0.2, 0.8, z, 0.7, 0.75, 0.8, 140) +
    cam.box(x + side * 0.2, 1.55, z, 0.34, 0.36, 0.34, 160) +
    cam.rod(
      [
        [x - 0.5, 1.2, z - 0.6],
        [x - 0.3, 3.5, z - 0.6],
      ],
      0.09,
      '#3d332a',
    ) +
    cam.rod(
      [
        [x + 0.5, 1.2, z - 0.6],
        [x + 0.3, 3.5, z - 0.6],
      ],
      0.09,
      '#2e261f',
    ) +
    line(cam.way(...wheel, wheel[0]), '#24211e', round(cam.scale(x, 1, z) * 0.09)) +
    line(cam.way(...wheel, wheel[0]), '#8d8578', 2) +
    [0, 4, 9, 13, 17, 22].map((k) => cam.rod([[x, 1.15, z - 0.62], wheel[k]], 0.05, '#24211e')).join('') +
    cam.flat(disc(x, 1.15, z - 0.64, 0.12, true), '#6d665a')
  );
};

export default {
  // homes of others
  'mine/page/homes': vignette({
    layers: [group(plainRoom(flatOf, { x0: -2.4, x1: 2.5, z: 4, v: 150, tint: 1 }), by('stone'))],
    things: [
      [
        [-0.75, -0.25, 1.5, 2.1],
        [0, 0.36, 1.62, 2.02],
      ]
        .map(
          (q) =>
            flatOf.flat(upright(...q, 3.98), '#b3a68c') +
            flatOf.flat(upright(q[0] + 0.06, q[1] - 0.06, q[2] + 0.06, q[3] - 0.06, 3.97), '#6d6758'),
        )
        .join(''),
      group(panelDoor(flatOf, -2.05, 3.98, { w: 0.85, v: 150 }), by('rough1')),
      chairAt(flatOf, 0.55, 3.4, { v: 180 }),
      tableAt(flatOf, 0.6, 2.7, { w: 1.5, d: 0.85, v: 200 }),
      chairAt(flatOf, 1.75, 2.75, { turned: 96, v: 170 }),
      [0.3, 0.85].map((x) => stillAt(flatOf, x, 0.76, 2.75, mug({ light: -0.6 }), 230)).join(''),
      scattered(flatOf, [-1.4, 1.8, 0.6, 2.6], 10, { size: 0.1, v: 190 }),
    ],
    ambient: '#525e69',
    light: flatOf.spot(-0.78, 0.98, 2.8, { of: 'lamp', reach: 340, size: 1.2 }),
    lit: pool(...flatOf.p(1.6, 1.6, 3.8), 150, 130, 0.6, 'cool'),
    behind: windowAt(
      flatOf,
      [1, 2.05, 1.1, 2.3],
      3.98,
      skyOver(400, 20, 200, 200, 'dusk') + ruins(400, 170, 200, 20, 70, 9, '#3a4753'),
    ),
    people: [
      folkAt(flatOf, -1.12, 2.9, 'offer', { coat: 'coat', hat: 'wool', load: true, v: 16, face: 0.9, form: 'formR' }),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  // pages that other rules call
  'mine/page/known': vignette({
    layers: [rect(0, 0, 640, 400, '#3f3b36', by('stone')) + boards(reading, 0.7, '#80694e', 1.9)],
    things: [
      openBook(reading, 0.08, 1.02, 0.7),
      stillAt(
        reading,
        -0.82,
        0.7,
        1.5,
        [0, 1, 2, 3]
          .map((i) => at(i * 26, 0, 1, spine(24, [84, 96, 78, 90][i], ['#6a3a2e', '#3f4a3c', '#5b4a34', '#39434f'][i])))
          .join(''),
        300,
      ),
      stillAt(reading, -0.62, 0.7, 1.02, mug({ light: 0.6 }), 260),
    ],
    ambient: '#4d5761',
    light: {
      at: reading.p(0.66, 0.98, 1.35),
      of: 'candle',
      foot: reading.p(0.66, 0.7, 1.35)[1],
      reach: 420,
      size: 1.6,
    },
    front: at(486, 250, 1.5, hand('formU')),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  // what the rules of the box themselves tell
  'mine/page/rules': vignette({
    layers: [boards(desk, 0.7, '#84725a', 2.6)],
    things: [
      at(246, 196, 1, sheet(230, 270, -7, 9)),
      at(436, 220, 1, sheet(200, 250, 9, 7, true)),
      at(150, 330, 1.1, die()) + at(208, 356, 1, die(true)),
      at(
        472,
        342,
        1.3,
        line('M-50 16L44-14', '#b08a48', 8) +
          line('M44-14L58-18.500', '#d8c69a', 6) +
          line('M56-18L63-20', '#1c1a17', 4),
      ),
      at(
        330,
        120,
        1,
        group(
          '<ellipse cx="-26" cy="0" rx="24" ry="18" fill="#9fb0bc" fill-opacity=".25" stroke="#2c2620" stroke-width="4"/><ellipse cx="34" cy="-6" rx="24" ry="18" fill="#9fb0bc" fill-opacity=".25" stroke="#2c2620" stroke-width="4"/>' +
            line('M-3-2C2-10 6-10 10-5M-48-6L-70-34M56-12L70-44', '#2c2620', 4),
          by('rough1'),
        ),
      ),
    ],
    ambient: '#525c66',
    light: { at: [92, 104], of: 'candle', foot: 146, reach: 460, size: 1.7 },
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  // works, depots, mills
  'mine/page/works': vignette({
    layers: [factory(hall)],
    things: group(
      machine(hall, -2.1, 7, 1) + machine(hall, 2.1, 7, -1) + machine(hall, -2, 4.4, 1) + machine(hall, 2.2, 4.4, -1),
      by('rough1'),
    ),
    ambient: '#4c5763',
    light: hall.spot(0.32, 0.82, 5.2, { of: 'lamp', reach: 290, size: 1 }),
    lit: [4, 7.5].map((z) =>
      shape(
        'M' + [hall.p(-1, 3.9, z), hall.p(0.6, 3.9, z), hall.p(2.2, 0, z), hall.p(-0.6, 0, z)].join('L') + 'z',
        '#c9d8e6',
        `opacity=".4" ${by('b10')}`,
      ),
    ),
    shining: [4, 7.5].map((z) =>
      shape(
        'M' + [hall.p(-0.6, 3.9, z), hall.p(0.3, 3.9, z), hall.p(1.8, 0, z), hall.p(0, 0, z)].join('L') + 'z',
        '#8fa4b8',
        `opacity=".13" ${by('b10')}`,
      ),
    ),
    people: [
      folkAt(hall, 0.05, 5.2, 'offer', { coat: 'jacket', hat: 'cap', v: 14, face: 0.8, form: 'formR' }),
      folkAt(hall, 0.85, 5, 'crouch', { left: true, coat: 'quilt', hat: 'wool', v: 15, face: 0.9, form: 'formUR' }),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};

/** A hall of a factory: brick walls, a shaft under the roof from end to end, light from above. */
function factory(cam) {
  const [L, R, H, Z] = [-3.4, 3.5, 4, 10];
  const wall = (x) => [
    [x, 0, 0.4],
    [x, H, 0.4],
    [x, H, Z],
    [x, 0, Z],
  ];
  let s = cam.floor([L, 0.3, R, Z], 128, { step: 0.7, joints: 0.3 });
  s +=
    cam.flat(
      [
        [L, H, 0.4],
        [R, H, 0.4],
        [R, H, Z],
        [L, H, Z],
      ],
      '#3a3b3d',
    ) +
    cam.flat(wall(L), '#6d645c') +
    cam.flat(wall(R), '#635b54') +
    cam.flat(upright(L, R, 0, H, Z), '#7a7168');
  s +=
    cam.flat(upright(-1.1, 1.3, 0, 2.6, Z - 0.02), '#2b3138') +
    cam.flat(upright(-1.9, -1.3, 1.4, 3, Z - 0.02), '#8ea2b4') +
    cam.flat(upright(1.6, 2.2, 1.4, 3, Z - 0.02), '#8ea2b4');
  let rows = '';
  for (let y = 0.3; y < H; y += 0.3)
    rows +=
      cam.way([L + 0.01, y, 0.6], [L + 0.01, y, Z]) +
      cam.way([R - 0.01, y, 0.6], [R - 0.01, y, Z]) +
      cam.way([L, y, Z - 0.01], [R, y, Z - 0.01]);
  s = group(s + line(rows, '#000', 0.8, 'opacity=".28"'), by('stone'));
  let t = [3, 5.6, 8.2].map((z) => cam.box(0, 3.6, z, 6.9, 0.16, 0.16, 60)).join('');
  for (const x of [-2.1, 2.2])
    t += cam.rod(
      [
        [x, 3.5, 2],
        [x, 3.5, Z],
      ],
      0.08,
      '#1d1b19',
    );
  return s + scattered(cam, [-1.4, 2.2, 1.6, 7], 30, { size: 0.12, v: 150 }) + group(t, by('rough1'));
}
