/* The sorting room of a post office. */
import { scattered } from '../camera.js';
import { by, grey, group, line, random } from '../svg.js';

/** The sorting room of a post office from above: a rack of pigeonholes, a table, sacks, letters all over the floor. */
export const sorting = (cam, { seed = 3 } = {}) => {
  const r = random(seed);
  const Z = 6.6;
  let s =
    cam.floor([-6, 0.5, 6, Z], 120, { step: 0.5, across: 0, tint: 1.5 }) +
    cam.flat(
      [
        [-6, 0, Z],
        [6, 0, Z],
        [6, 4, Z],
        [-6, 4, Z],
      ],
      '#6d6861',
    );
  s = group(s, by('stone'));
  let rack = cam.box(-0.4, 0, Z - 0.3, 7.2, 2.5, 0.5, 130, { tint: 2.4 });
  for (let row = 0; row < 7; row++)
    for (let i = 0; i < 20; i++) {
      const [x, y, z] = [-3.9 + i * 0.353, 0.12 + row * 0.335, Z - 0.56];
      rack += cam.flat(
        [
          [x, y, z],
          [x + 0.31, y, z],
          [x + 0.31, y + 0.28, z],
          [x, y + 0.28, z],
        ],
        '#2a221b',
      );
      const n = r() < 0.5 ? 0 : 1 + Math.floor(r() * 4);
      for (let k = 0; k < n; k++)
        rack += cam.flat(
          [
            [x + 0.02, y + k * 0.05, z - 0.02],
            [x + 0.27, y + k * 0.05 + (r() - 0.5) * 0.03, z - 0.02],
            [x + 0.27, y + 0.04 + k * 0.05, z - 0.02],
            [x + 0.02, y + 0.04 + k * 0.05, z - 0.02],
          ],
          grey(150 + r() * 60, 2.4),
        );
    }
  const letters = scattered(cam, [-4, 1.2, 4, 6], 320, { size: 0.17, v: 186, spread: 90, tint: 2, y: 0.01, seed: 9 });
  let table =
    cam.box(1.2, 0, 4.8, 2, 0.86, 1, 70, { tint: 2 }) + cam.box(1.2, 0.86, 4.8, 2.2, 0.06, 1.2, 190, { tint: 2.4 });
  table += scattered(cam, [0.4, 4.4, 2.1, 5.2], 26, { size: 0.13, v: 210, tint: 2, y: 0.93, seed: 2 });
  table +=
    cam.box(2, 0.92, 5, 0.34, 0.22, 0.3, 160, { tint: 3, turned: 20 }) +
    cam.box(0.5, 0.92, 5.1, 0.3, 0.16, 0.24, 150, { tint: 3, turned: -16 });
  const bags = [
    [-2.6, 5.2, 0.6],
    [-1.7, 5.5, 0.55],
    [-2.9, 4.3, 0.7],
    [-1.9, 4.6, 0.6],
    [-2.5, 3.4, 0.66],
    [2.9, 3.4, 0.7],
    [3.2, 2.5, 0.8],
  ];
  const sacks = bags.map(([x, z, h], i) => mailbag(cam, x, z, h, 120 + ((i * 37) % 40))).join('');
  return s + group(rack, by('rough1')) + letters + group(table, by('rough1')) + sacks;
};

const mailbag = (cam, x, z, h, v) => {
  const [[sx, sy], k] = [cam.p(x, 0, z), (cam.scale(x, 0, z) * h) / 100];
  const d =
    'M-50 8C-64-20-58-62-34-84C-24-92-20-100-24-112L-8-106 8-114 24-108C20-98 26-90 36-82C58-60 62-20 50 8C20 18-20 18-50 8z';
  const body =
    `<path d="${d}" fill="rgb(${v + 10},${v},${v - 16})"/>` +
    line('M-22-96c14 6 32 6 46 0', '#3a3024', 5) +
    line('M-30-70c-10 24-12 44-8 64M0-84c-4 30 0 60 2 88M30-70c10 24 10 40 6 60', '#2b241c', 2, 'opacity=".6"');
  return `<g transform="translate(${sx} ${sy}) scale(${Math.round(k * 100) / 100})" ${by('clay')}>${body}</g>`;
};
