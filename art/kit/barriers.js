/* What bars the way: a grating, steps into a cellar, a wardrobe behind a door, a fallen corridor, boards that give. In grey. */
import { scattered, upright } from './camera.js';
import { pile } from './search.js';
import { by, grey, group, line, random, rect, shape } from './svg.js';

/** Heavy bars close to the viewer, in the dark, lit on their edges from behind; one of them sawn half through. */
export const cage = () => {
  let s = '';
  for (let i = 0; i < 9; i++) {
    const x = 30 + i * 72;
    s +=
      rect(x - 8, -10, 16, 420, '#0c0d0f') +
      rect(x - 8, -10, 2.4, 420, '#7a5a34') +
      rect(x + 5, -10, 1.6, 420, '#3a4450');
  }
  for (const y of [70, 318]) s += rect(-10, y, 660, 20, '#0e0f11') + rect(-10, y, 660, 2.4, '#86643a');
  for (let i = 0; i < 9; i++)
    for (const y of [80, 328]) s += `<circle cx="${30 + i * 72}" cy="${y}" r="4" fill="#1d1f22"/>`;
  const lock =
    rect(352, 182, 60, 66, '#121315') +
    rect(352, 182, 3, 66, '#8f6a3c') +
    line('M366 182v-16a16 16 0 0132 0v16', '#15171a', 9) +
    `<circle cx="382" cy="210" r="6" fill="#000"/>` +
    rect(379, 212, 6, 18, '#000');
  const cut =
    shape('M238 226l18 4v6l-18-4z', '#d7a868') +
    shape('M196 236l70-20 4 6-70 22z', '#17191b') +
    line('M198 238l70-20', '#b9c3cb', 1.6);
  return group(s + lock + cut, by('rough1'));
};

/** Steps that go down from the viewer's feet to a door in the dark. */
export const cellarStairs = (cam) => {
  let s = '';
  const [W, n] = [1.15, 13];
  const y = (i) => 1.6 - i * 0.2;
  const z = (i) => 1.5 + i * 0.3;
  for (const k of [-1, 1]) {
    s += cam.face(
      [
        [k * W, 4, 0.4],
        [k * W, 4, 7],
        [k * W, -1.2, 7],
        [k * W, -1.2, 0.4],
      ],
      150,
      0.4,
    );
    let joints = '';
    for (let h = -1; h < 3.4; h += 0.22) joints += cam.way([k * W, h, 0.5], [k * W, h, 7]);
    s += line(joints, '#000', 1, 'opacity=".4"');
  }
  s +=
    cam.flat(upright(-W, W, -1, 2.4, 6.4), '#3a3b3c') +
    cam.flat(upright(-0.5, 0.5, -1, 0.95, 6.38), '#0b0a09') +
    line(cam.way([-0.5, -1, 6.36], [-0.5, 0.95, 6.36], [0.5, 0.95, 6.36], [0.5, -1, 6.36]), '#4c4438', 5);
  for (let i = n; i >= -3; i--) {
    s += cam.face(
      [
        [-W, y(i), z(i)],
        [W, y(i), z(i)],
        [W, y(i), z(i) + 0.3],
        [-W, y(i), z(i) + 0.3],
      ],
      215 - i * 9,
      0.6,
    );
    s += cam.flat(
      [
        [-W, y(i) - 0.06, z(i)],
        [W, y(i) - 0.06, z(i)],
        [W, y(i), z(i)],
        [-W, y(i), z(i)],
      ],
      '#1b1a18',
    );
    s +=
      line(cam.way([-W, y(i), z(i) + 0.3], [W, y(i), z(i) + 0.3]), '#000', 5, 'opacity=".75"') +
      line(cam.way([-W, y(i), z(i) + 0.27], [W, y(i), z(i) + 0.27]), '#fff', 1.4, 'opacity=".3"') +
      cam.flat(
        [
          [-0.5, y(i) + 0.005, z(i) + 0.02],
          [0.5, y(i) + 0.005, z(i) + 0.02],
          [0.4, y(i) + 0.005, z(i) + 0.2],
          [-0.4, y(i) + 0.005, z(i) + 0.2],
        ],
        '#cfcabf',
        'opacity=".22"',
      );
  }
  const rail =
    cam.rod(
      [
        [-W + 0.1, 2.5, 1.2],
        [-W + 0.1, -0.2, 5.8],
      ],
      0.07,
      '#26221d',
    ) +
    cam.rod(
      [
        [-W + 0.08, 2.53, 1.2],
        [-W + 0.08, -0.17, 5.8],
      ],
      0.02,
      '#b0a184',
    );
  return group(s, by('stone')) + rail;
};

/** A door that opens a hand's width: behind it the edge of a wardrobe, and light. */
export const wardrobeDoor = (cam) => {
  const z = 4.58;
  let s =
    cam.flat(upright(-0.62, 0.86, 0, 2.3, z), '#241f1a') + cam.flat(upright(-0.5, 0.74, 0, 2.16, z - 0.01), '#f2d09a');
  // the wardrobe that fills the gap
  s +=
    cam.flat(upright(-0.5, 0.58, 0, 1.96, z - 0.02), '#5b4330') +
    cam.flat(upright(0.5, 0.6, 0, 2, z - 0.03), '#3b2b1f') +
    cam.flat(upright(-0.5, 0.62, 1.9, 2, z - 0.03), '#7d6046') +
    line(cam.way([0.4, 0.2, z - 0.03], [0.4, 1.8, z - 0.03]), '#2a1e15', 3);
  // the door leaf, turned towards us, hinged on the left
  const leaf = [
    [-0.5, 0, z - 0.02],
    [0.34, 0, z - 0.62],
    [0.34, 2.14, z - 0.62],
    [-0.5, 2.14, z - 0.02],
  ];
  s += cam.face(leaf, 150, 2);
  const on = (t, y) => [-0.5 + 0.84 * t, y, z - 0.03 - 0.6 * t];
  for (const [a, b] of [
    [0.2, 0.95],
    [1.1, 1.98],
  ])
    for (const [t, u] of [
      [0.1, 0.45],
      [0.55, 0.9],
    ])
      s += cam.flat([on(t, a), on(u, a), on(u, b), on(t, b)], 'rgba(0,0,0,.3)');
  s += cam.rod([on(0.94, 1.02), on(1, 1.02)], 0.06, '#d8c08a');
  let marks = '';
  for (let i = 0; i < 6; i++)
    marks += cam.way([0.3 - i * 0.03, 0.01, z - 0.7 + i * 0.02], [-0.3 - i * 0.06, 0.01, z - 0.9 - i * 0.1]);
  return group(s, by('rough1')) + line(marks, '#000', 1.2, 'opacity=".35"');
};

/** A corridor that is filled to the ceiling with fallen bricks and beams. */
export const fallenCorridor = (cam) => {
  const [H, Z] = [3, 7];
  let s =
    cam.floor([-2.4, 0.3, 2.6, Z], 130, { step: 0.5 }) +
    cam.flat(
      [
        [-2.4, H, 0],
        [2.6, H, 0],
        [2.6, H, Z],
        [-2.4, H, Z],
      ],
      '#4b4945',
    ) +
    cam.face(
      [
        [-2.4, 0, 0],
        [-2.4, H, 0],
        [-2.4, H, Z],
        [-2.4, 0, Z],
      ],
      130,
      1,
    ) +
    cam.face(
      [
        [2.6, 0, 0],
        [2.6, H, 0],
        [2.6, H, Z],
        [2.6, 0, Z],
      ],
      130,
      1,
    ) +
    cam.flat(upright(-2.4, 2.6, 0, H, Z), '#2a2825');
  s += cam.flat(
    [
      [-1.9, H - 0.01, 4.4],
      [-0.4, H - 0.01, 3.9],
      [1.2, H - 0.01, 4.2],
      [2.2, H - 0.01, 5.4],
      [0.6, H - 0.01, 6.6],
      [-1.6, H - 0.01, 6.2],
    ],
    '#0f0e0d',
  );
  const back = pile(cam, -0.4, 6.2, {
    w: 5.4,
    d: 1.6,
    h: 3.2,
    n: 10,
    of: ['board', 'door', 'board', 'crate'],
    bricks: 210,
    seed: 4,
  });
  const fore = pile(cam, -0.9, 4.9, { w: 3, d: 1.8, h: 1.3, n: 6, of: ['board', 'frame'], bricks: 130, seed: 9 });
  const beams =
    cam.thing(0.5, 1.7, 5.2, [38, 24, 8], [[0, 0, 0, 0.22, 0.2, 3.6, 130, '#7a6048']]) +
    cam.thing(-1.4, 1.5, 5.4, [48, -30, 0], [[0, 0, 0, 0.2, 0.2, 3, 120, '#7a6048']]);
  const stack = [0, 1, 2, 3]
    .map((j) =>
      [0, 1, 2, 3]
        .slice(j > 2 ? 1 : 0)
        .map((i) =>
          cam.box(2 - i * 0.3, j * 0.1, 4.6, 0.27, 0.095, 0.16, 150, { tint: '#8f6a58', turned: (i * j) % 5 }),
        )
        .join(''),
    )
    .join('');
  return (
    group(s, by('stone')) +
    back +
    group(beams, by('coal')) +
    fore +
    group(stack, by('rough1')) +
    scattered(cam, [-2, 2, 2, 4], 70, { size: 0.07, v: 150 })
  );
};

/** A floor of boards with a hole that goes down to another floor, broken ends around it. */
export const rottenBoards = (cam) => {
  const Z = 8.4;
  const r = random(14);
  let s =
    cam.flat(upright(-6, 6, 0, 4, Z), '#77716a') +
    cam.flat(upright(-6, 6, 0, 0.2, Z - 0.02), '#3b342d') +
    cam.flat(upright(-2.4, -1.2, 0, 2.2, Z - 0.03), '#2b2621');
  const hole = (x) => {
    const t = Math.min(1, Math.abs(x + 0.3) / 1.75);
    return t >= 1 ? null : [4.3 - 1.5 * Math.sqrt(1 - t * t), 4.3 + 1.25 * Math.sqrt(1 - t * t)];
  };
  // what is below: the next floor, joists
  let below =
    cam.flat(
      [
        [-2.4, -0.3, 2.4],
        [1.9, -0.3, 2.4],
        [1.9, -0.3, 6],
        [-2.4, -0.3, 6],
      ],
      '#15171a',
    ) +
    cam.flat(
      [
        [-1.6, -2.8, 5.4],
        [1.8, -2.8, 5.4],
        [1.8, -2.8, 8],
        [-1.6, -2.8, 8],
      ],
      '#4a545e',
    ) +
    cam.box(0.2, -2.8, 6, 0.9, 0.5, 0.7, 110);
  for (const z of [3.2, 4.1, 5])
    below += cam.rod(
      [
        [-2.4, -0.2, z],
        [1.9, -0.2, z],
      ],
      0.12,
      '#2c241c',
    );
  let planks = '';
  for (let x = -6; x < 6; x += 0.3) {
    const v = 118 + r() * 40;
    const gap = hole(x + 0.15);
    const strip = (a, b, sagA = 0, sagB = 0, cut = 0) =>
      cam.flat(
        [
          [x + 0.01, sagA, a],
          [x + 0.29, sagA, a],
          [x + 0.29, sagB, b + cut],
          [x + 0.18, sagB, b + cut * 0.2],
          [x + 0.01, sagB, b - cut * 0.6],
        ],
        grey(v, 2),
      ) + line(cam.way([x + 0.1, sagA, a], [x + 0.12, sagB, b]), '#000', 0.7, 'opacity=".3"');
    if (!gap) planks += strip(0.8, Z);
    else {
      const [near, far] = [gap[0] + (r() - 0.5) * 0.5, gap[1] + (r() - 0.5) * 0.4];
      planks +=
        strip(far, Z, -0.06, 0) +
        cam.flat(
          [
            [x + 0.01, -0.06, far],
            [x + 0.29, -0.06, far],
            [x + 0.29, -0.16, far],
            [x + 0.01, -0.16, far],
          ],
          grey(v * 0.5, 2),
        ) +
        strip(0.8, near, 0, -0.1 - r() * 0.12, 0.16);
    }
  }
  return group(s, by('stone')) + group(below + planks, by('rough1'));
};
