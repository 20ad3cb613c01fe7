/* What people leave behind: a wireless, kitchen things, a box of keepsakes, a drawer looked into from above. */
import { by, group, line, many, rect, round, shape } from './svg.js';

/** An open drawer from above that fills the picture; `rows` draw what lies in it: (cam, y of the bottom) → svg. */
export const drawerOf = (cam, rows) => {
  const [x, z0, z1, h, b] = [0.72, 0.92, 1.56, 0.62, 0.44];
  let s =
    cam.box(0, 0, 1.9, 1.7, h + 0.02, 0.64, 150, { tint: 2.2 }) +
    cam.box(0, h + 0.02, 1.9, 1.8, 0.05, 0.7, 205, { tint: 2.2 });
  s += cam.flat(
    [
      [-x, b, z0],
      [x, b, z0],
      [x, b, z1],
      [-x, b, z1],
    ],
    '#57493a',
  );
  s +=
    cam.face(
      [
        [-x, b, z0],
        [-x, h, z0],
        [-x, h, z1],
        [-x, b, z1],
      ],
      130,
      2,
    ) +
    cam.face(
      [
        [x, b, z0],
        [x, h, z0],
        [x, h, z1],
        [x, b, z1],
      ],
      130,
      2,
    );
  let out = group(s, by('rough1')) + rows.map((row) => row(cam, b)).join('');
  out += group(
    cam.box(-x - 0.02, b - 0.1, (z0 + z1) / 2, 0.05, h - b + 0.1, z1 - z0, 170, { tint: 2.2 }) +
      cam.box(x + 0.02, b - 0.1, (z0 + z1) / 2, 0.05, h - b + 0.1, z1 - z0, 170, { tint: 2.2 }) +
      cam.box(0, b - 0.12, z0 - 0.03, 1.56, h - b + 0.14, 0.06, 190, { tint: 2.2 }),
    by('rough1'),
  );
  for (const d of [-0.3, 0.3])
    out += cam.rod(
      [
        [d - 0.06, h - 0.12, z0 - 0.1],
        [d + 0.06, h - 0.12, z0 - 0.1],
      ],
      0.03,
      '#d0b478',
    );
  return out;
};

/** An old wireless, 340 wide: cloth over its speaker, a dial, two knobs. The dial is at (-50, -92). */
export const wireless = () =>
  group(
    shape('M-170 0V-150C-170-190-140-206-100-206H100C140-206 170-190 170-150V0z', '#6a4a30') +
      shape('M-156-10V-148C-156-180-132-192-98-192H98C132-192 156-180 156-148V-10z', '#80603f') +
      rect(20, -172, 118, 128, '#4b3a2a') +
      many(12, (i) => line(`M20 ${-166 + i * 11}H138`, '#2c2118', 3)) +
      many(11, (i) => line(`M${26 + i * 11}-172V-44`, '#8a6f4c', 1.4, 'opacity=".5"')) +
      shape('M-134-60V-120c0-40 168-40 168 0v60z'.replace(/168/g, '140'), '#2a1e14') +
      shape('M-126-66V-118c0-32 124-32 124 0v52z', '#e8cf9a'),
    by('coal'),
  ) +
  many(13, (i) => line(`M${-118 + i * 9} -74v${-8 - (i % 3 === 0 ? 10 : 0)}`, '#5a3d20', 1.6)) +
  line('M-64-70L-92-122', '#8a2f1c', 2.6) +
  group(
    ['-112', '-34', '44', '112']
      .map(
        (x) =>
          `<circle cx="${x}" cy="-26" r="15" fill="#2a1f16"/><circle cx="${x}" cy="-28" r="11" fill="#5d4833"/>` +
          line(`M${x} -36v8`, '#d8c49c', 2),
      )
      .join(''),
    by('rough1'),
  );

/** A colander that hangs from a rail. */
export const sieve = () =>
  group(
    line('M0 0V22', '#8f9294', 4) +
      shape('M-52 24h104c0 44-24 70-52 70s-52-26-52-70z', '#8b8f90') +
      rect(-56, 20, 112, 8, '#b4b8b8') +
      many(
        24,
        (i) =>
          `<circle cx="${round(-36 + (i % 6) * 14.4)}" cy="${round(42 + Math.floor(i / 6) * 12)}" r="2.600" fill="#1c1b1a"/>`,
      ),
    by('clay'),
  );

export const fork = () =>
  group(line('M0 2V78', '#a3a7a8', 4) + line('M-8 110V88c0-10 16-10 16 0v22M0 110V80', '#a3a7a8', 2.6), by('rough1'));

/** Things that roll from a heap towards the viewer. */
export const toySpill = (cam) =>
  group(
    cam.thing(-1.5, 0.35, 3, [20, 30, -30], [[0, 0, 0, 0.6, 0.2, 0.42, 140, '#7b5a40']]) +
      cam.thing(
        -0.8,
        0.9,
        3.2,
        [50, 70, 20],
        [
          [0, 0, 0, 0.42, 0.05, 0.42, 150, '#8a6b4a'],
          [-0.18, -0.24, -0.18, 0.05, 0.44, 0.05, 130, '#8a6b4a'],
          [0.18, -0.24, 0.18, 0.05, 0.44, 0.05, 130, '#8a6b4a'],
          [0.18, -0.24, -0.18, 0.05, 0.44, 0.05, 130, '#8a6b4a'],
        ],
      ) +
      cam.thing(-2, 0.15, 2.6, [0, 50, 12], [[0, 0, 0, 0.4, 0.06, 0.3, 170, '#9a8f7c']]) +
      cam.thing(
        -0.5,
        0.16,
        2.3,
        [10, -20, 6],
        [
          [0, 0, 0, 0.3, 0.1, 0.22, 170, '#7a4a3a'],
          [0, 0, 0, 0.28, 0.07, 0.24, 220, '#d8d0bc'],
        ],
      ) +
      cam.thing(0.3, 0.12, 2.2, [0, 34, 0], [[0, 0, 0, 0.24, 0.06, 0.3, 170, '#49566a']]),
    by('rough1'),
  );

/** A box tipped over, and what was in it: postcards, a strap, a medal, photographs without faces. */
export const keepsakes = (cam) => {
  const card = (x, z, turn, v, inner = '') => {
    const [a, b, t] = [0.15, 0.1, (turn * Math.PI) / 180];
    const q = (u, w) => [x + u * Math.cos(t) + w * Math.sin(t), 0.01, z - u * Math.sin(t) + w * Math.cos(t)];
    const inside = [q(-a * 0.84, -b * 0.8), q(a * 0.84, -b * 0.8), q(a * 0.84, b * 0.8), q(-a * 0.84, b * 0.8)];
    return (
      cam.flat([q(-a - 0.01, -b - 0.02), q(a + 0.02, -b - 0.02), q(a + 0.02, b), q(-a, b)], '#000', 'opacity=".35"') +
      cam.flat([q(-a, -b), q(a, -b), q(a, b), q(-a, b)], v) +
      (inner
        ? cam.flat(inside, inner) +
          cam.flat(
            [
              q(-a * 0.84, -b * 0.1),
              q(-a * 0.2, b * 0.3),
              q(a * 0.3, 0),
              q(a * 0.84, b * 0.2),
              q(a * 0.84, -b * 0.8),
              q(-a * 0.84, -b * 0.8),
            ],
            '#4f5a58',
          )
        : line(
            cam.way(q(0.02, -0.05), q(0.12, -0.05)) +
              cam.way(q(0.02, -0.01), q(0.12, -0.01)) +
              cam.way(q(0.02, 0.03), q(0.1, 0.03)),
            '#6a6152',
            1.6,
          ))
    );
  };
  let s =
    card(-0.5, 1.5, 20, '#d8cdb4', '#9aa6a8') +
    card(-0.1, 1.62, -14, '#e2dac6') +
    card(0.3, 1.46, 32, '#cfc4aa', '#a8a08c') +
    card(-0.26, 1.24, -40, '#ddd3bd') +
    card(0.1, 1.1, 12, '#d8cdb4', '#8f9a9e') +
    card(-0.66, 1.16, 64, '#c9bea6') +
    card(0.56, 1.16, -24, '#e2dac6', '#9a9484') +
    card(0.7, 1.5, 8, '#cfc4aa');
  // the box, on its side
  s += cam.thing(
    -0.5,
    0.2,
    1.98,
    [0, 24, 0],
    [
      [0, 0, 0.12, 0.9, 0.4, 0.04, 34, '#6d5238'],
      [0, 0.2, -0.05, 0.9, 0.04, 0.36, 190, '#8a6b4a'],
      [0, -0.2, -0.05, 0.9, 0.04, 0.36, 60, '#6d5238'],
      [-0.45, 0, -0.05, 0.04, 0.4, 0.36, 150, '#7d6042'],
      [0.45, 0, -0.05, 0.04, 0.4, 0.36, 150, '#7d6042'],
    ],
  );
  const [mx, my] = cam.p(0.28, 0.01, 1.28);
  const medal =
    `<circle cx="${mx}" cy="${my}" r="15" fill="#b08d4a"/><circle cx="${mx}" cy="${my}" r="10" fill="none" stroke="#6d5426" stroke-width="2"/>` +
    shape(`M${mx - 7} ${my - 14}l-10-34 14-4 4 10 4-10 14 4-10 34z`, '#5a3f42');
  const [sx, sy] = cam.p(-0.34, 0.01, 1.06);
  const strap =
    line(`M${sx - 60} ${sy + 10}C${sx - 30} ${sy - 20} ${sx + 6} ${sy + 24} ${sx + 44} ${sy - 2}`, '#2b2019', 13) +
    line(`M${sx - 60} ${sy + 8}C${sx - 30} ${sy - 22} ${sx + 6} ${sy + 22} ${sx + 44} ${sy - 4}`, '#7a5c40', 1.6) +
    rect(sx + 38, sy - 12, 16, 18, '#b9b4a4') +
    rect(sx + 42, sy - 8, 8, 10, '#2b2019');
  return group(s + medal + strap, by('rough1'));
};
