/* Furniture built with a camera: chests, wardrobes, doors, steps. In grey. */
import { upright } from './camera.js';
import { line } from './svg.js';

/** A drawer that is pulled out by `out` from a front at z: dark inside, a few things in it. */
export const drawer = (cam, x, y, z, w, h, out, v = 150, tint = 2) => {
  const front = z - out;
  let s = '';
  if (out > 0.02) {
    s += cam.flat(
      [
        [x - w / 2, y + h, front],
        [x + w / 2, y + h, front],
        [x + w / 2, y + h, z],
        [x - w / 2, y + h, z],
      ],
      '#1c1611',
    );
    s += cam.face(
      [
        [x - w / 2, y, front],
        [x - w / 2, y + h, front],
        [x - w / 2, y + h, z],
        [x - w / 2, y, z],
      ],
      v * 0.8,
      tint,
    );
    s += cam.face(
      [
        [x + w / 2, y, front],
        [x + w / 2, y + h, front],
        [x + w / 2, y + h, z],
        [x + w / 2, y, z],
      ],
      v * 0.8,
      tint,
    );
    s += cam.flat(
      [
        [x - w / 2 + 0.03, y + h * 0.7, front + 0.03],
        [x + w / 2 - 0.03, y + h * 0.7, front + 0.03],
        [x + w / 2 - 0.03, y + h * 0.7, z],
        [x - w / 2 + 0.03, y + h * 0.7, z],
      ],
      '#3a3129',
    );
  }
  s += cam.box(x, y, front, w + 0.03, h, 0.03, v, { tint });
  const f = front - 0.02;
  s += cam.flat(upright(x - w * 0.44, x + w * 0.44, y + h * 0.16, y + h * 0.84, f), 'rgba(0,0,0,.22)');
  for (const d of [-0.24, 0.24])
    s += cam.rod(
      [
        [x + w * d - 0.04, y + h * 0.5, f - 0.02],
        [x + w * d + 0.04, y + h * 0.5, f - 0.02],
      ],
      0.022,
      '#d0b478',
    );
  return s;
};

/** A chest of drawers: `outs` from the bottom up, how far each is pulled out. */
export const chest = (cam, x, z, { w = 1, h = 1.1, d = 0.5, outs = [0.4, 0.3, 0.2, 0], v = 140, tint = 2 } = {}) => {
  const each = (h - 0.12) / outs.length;
  let s =
    cam.box(x, 0, z, w + 0.08, h, d, v * 0.7, { tint }) +
    cam.box(x, h, z - 0.02, w + 0.16, 0.05, d + 0.1, v * 1.35, { tint });
  outs.forEach((out, i) => {
    s += drawer(cam, x, 0.08 + i * each, z - d / 2, w - 0.06, each - 0.03, out, v, tint);
  });
  return s;
};

/** A panelled door in the plane z, its left lower corner at x. */
export const panelDoor = (cam, x, z, { w = 0.9, h = 2.05, v = 150, tint = 2, frame = true } = {}) => {
  let s = frame ? cam.flat(upright(x - 0.12, x + w + 0.12, 0, h + 0.12, z + 0.01), '#2b251f') : '';
  s += cam.face(upright(x, x + w, 0, h, z), v, tint);
  for (const [a, b] of [
    [0.12, 0.9],
    [1.05, h - 0.14],
  ])
    for (const k of [0.1, w / 2 + 0.04]) {
      s += cam.flat(upright(x + k, x + k + w / 2 - 0.15, a, b, z - 0.01), 'rgba(0,0,0,.34)');
      s += line(
        cam.way([x + k, a, z - 0.01], [x + k + w / 2 - 0.15, a, z - 0.01], [x + k + w / 2 - 0.15, b, z - 0.01]),
        '#fff',
        1,
        'opacity=".25"',
      );
    }
  s +=
    cam.rod(
      [
        [x + w - 0.1, 1, z - 0.04],
        [x + w - 0.02, 1, z - 0.04],
      ],
      0.04,
      '#d8c08a',
    ) + cam.flat(upright(x + w - 0.09, x + w - 0.05, 0.84, 0.92, z - 0.02), '#0c0a08');
  return s;
};

/** A plain room of faces: from x0 to x1, to the wall at z, `h` high. */
export const plainRoom = (cam, { x0 = -3, x1 = 3, z = 6, h = 2.9, v = 130, tint = 0.6, boards = 0.3 } = {}) =>
  cam.floor([x0, 0.2, x1, z], v * 1.08, { step: boards, across: 0, tint: tint + 1 }) +
  cam.flat(
    [
      [x0, h, 0],
      [x1, h, 0],
      [x1, h, z],
      [x0, h, z],
    ],
    '#46433f',
  ) +
  cam.face(
    [
      [x0, 0, 0],
      [x0, h, 0],
      [x0, h, z],
      [x0, 0, z],
    ],
    v,
    tint,
  ) +
  cam.face(
    [
      [x1, 0, 0],
      [x1, h, 0],
      [x1, h, z],
      [x1, 0, z],
    ],
    v,
    tint,
  ) +
  cam.face(
    [
      [x0, 0, z],
      [x1, 0, z],
      [x1, h, z],
      [x0, h, z],
    ],
    v * 1.1,
    tint,
  ) +
  cam.flat(
    [
      [x0, 0, z - 0.01],
      [x1, 0, z - 0.01],
      [x1, 0.16, z - 0.01],
      [x0, 0.16, z - 0.01],
    ],
    '#3a332c',
  );
