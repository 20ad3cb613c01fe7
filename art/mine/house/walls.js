/* The back of a room: ceiling, walls, boards. Without a window: those hang on it (backs.js). It is stretched to the width
   the house has, so nothing here may be round. */
import { bricks, by, clip, grey, group, line, picture, poly, random, rect, ROOM, round } from './parts.js';

const { w: W, h: H } = ROOM;
/** The corners of the wall behind. */
const IN = { l: 11, r: W - 11, t: 6, b: H - 12 };

/** Plaster has fallen off: laths or bricks behind a torn edge. */
function torn(x, y, w, h, v, seed) {
  const r = random(seed);
  const n = 9;
  const edge = Array.from({ length: n }, (_, i) => {
    const a = (i / n) * 6.283;
    const k = 0.72 + r() * 0.4;
    return [x + w / 2 + Math.cos(a) * (w / 2) * k, y + h / 2 + Math.sin(a) * (h / 2) * k];
  });
  const hole = poly(edge, '#000');
  return (
    group(
      poly(edge, grey(v * 1.12, 1), `stroke="${grey(v * 1.12, 1)}" stroke-width="3" stroke-linejoin="round"`),
      by('rough1'),
    ) +
    clip(
      hole,
      bricks(x, y, w, h, v * 0.72, 3.4, seed + 1, [8, 4]) +
        line(`M${round(x)} ${round(y + 1)}h${round(w)}`, '#000', 3, 'opacity=".4"'),
    )
  );
}

function crack(x, y, len, seed) {
  const r = random(seed);
  let d = `M${round(x)} ${round(y)}`;
  for (let i = 0; i < 6; i++) d += `l${round((r() - 0.4) * len * 0.16)} ${round(len / 6)}`;
  return line(d, '#000', 0.8, 'opacity=".5"');
}

/** Walls by what covers them. */
const COVERS = {
  stripes: (v, tint) => {
    let d = '';
    for (let x = IN.l + 3; x < IN.r; x += 8) d += `M${x} ${IN.t}V${IN.b}`;
    return (
      line(d, grey(v * 0.84, tint), 3.4) +
      line(
        d.replace(/M(\d+)/g, (_, x) => `M${Number(x) + 4}`),
        grey(v * 1.08, tint),
        0.6,
      )
    );
  },
  flowers: (v, tint) => {
    let s = '';
    for (let row = 0, y = IN.t + 6; y < IN.b - 12; row++, y += 9)
      for (let x = IN.l + (row % 2 ? 10 : 5); x < IN.r - 2; x += 10)
        s +=
          line(`M${x} ${y - 2}v4M${x - 2} ${y}h4`, grey(v * 0.8, tint), 1) +
          line(`M${x} ${y}h.1`, grey(v * 0.66, tint * 1.4), 1.6);
    return s;
  },
  planks: (v, tint, r) => {
    let s = '';
    for (let y = IN.t; y < IN.b; y += 7.6) {
      s +=
        rect(IN.l, y, IN.r - IN.l, 7, grey(v * (0.82 + r() * 0.28), tint)) +
        line(`M${IN.l} ${round(y + 7.3)}H${IN.r}`, '#000', 0.8, 'opacity=".5"');
      const x = IN.l + 12 + r() * 80;
      s += line(`M${round(x)} ${round(y)}v7`, '#000', 0.7, 'opacity=".4"');
    }
    return s;
  },
  bricks: (v, tint, r) => bricks(IN.l, IN.t, IN.r - IN.l, IN.b - IN.t, v, tint, Math.round(r() * 90) + 3, [11, 5.4]),
  stones: (v, tint, r) => {
    let s = rect(IN.l, IN.t, IN.r - IN.l, IN.b - IN.t, grey(v * 0.5, tint));
    for (let row = 0, y = IN.t; y < IN.b; row++, y += 11)
      for (let x = IN.l - r() * 8; x < IN.r;) {
        const w = 12 + r() * 12;
        s += rect(x + 0.8, y + 0.8, w - 1.6, 9.4, grey(v * (0.72 + r() * 0.36), tint * r() * 2), 'rx="2.5"');
        x += w;
      }
    return clip(rect(IN.l, IN.t, IN.r - IN.l, IN.b - IN.t, '#000'), s);
  },
};

/**
 * `v` and `tint` of the wall, what covers it, and what the years left: `ghosts` are pale places where pictures hung,
 * `holes` where the plaster fell off, `cracks`.
 */
export function wall({
  v = 200,
  tint = 1,
  cover = 'stripes',
  earth = false,
  ghosts = [],
  holes = [],
  cracks = [],
  seed = 1,
}) {
  const r = random(seed);
  const { l, r: e, t, b } = IN;
  const side = earth ? 0.62 : 0.7;
  let s =
    poly(
      [
        [0, 0],
        [W, 0],
        [e, t],
        [l, t],
      ],
      grey(v * 0.42, tint),
    ) +
    poly(
      [
        [0, 0],
        [l, t],
        [l, b],
        [0, H],
      ],
      grey(v * side, tint),
    ) +
    poly(
      [
        [W, 0],
        [e, t],
        [e, b],
        [W, H],
      ],
      grey(v * (side - 0.1), tint),
    ) +
    rect(l, t, e - l, b - t, grey(v, tint)) +
    COVERS[cover](v, tint, r) +
    poly(
      [
        [l, b],
        [e, b],
        [W, H],
        [0, H],
      ],
      grey(earth ? v * 0.62 : v * 0.78, 2.4),
    );
  // boards run to the viewer; in the cellar the floor is trodden earth
  let d = '';
  if (earth) for (let i = 0; i < 16; i++) d += `M${round(r() * W)} ${round(b + 2 + r() * 9)}h${round(2 + r() * 5)}`;
  else for (let i = 1; i < 11; i++) d += `M${round(l + ((e - l) * i) / 11)} ${b}L${round((W * i) / 11)} ${H}`;
  s += line(d, '#000', 0.8, 'opacity=".42"');
  if (!earth && cover !== 'planks')
    s += rect(l, b - 5.4, e - l, 5.4, grey(v * 0.55, tint + 0.6)) + rect(l, b - 5.6, e - l, 1, grey(v * 1.1, tint));
  for (const [x, y, w, h] of ghosts)
    s +=
      rect(x, y, w, h, grey(v * 1.16, tint * 0.6), 'opacity=".8"') +
      `<circle cx="${x + w / 2}" cy="${y - 2}" r=".9" fill="#222"/>`;
  for (const [x, y, w, h] of holes) s += torn(x, y, w, h, v, Math.round(x * 3 + y));
  for (const [x, y, len] of cracks) s += crack(x, y, len, x + y);
  // the dark gathers under the ceiling and in the corners
  s += poly(
    [
      [0, 0],
      [W, 0],
      [W, 13],
      [0, 13],
    ],
    '#000',
    `opacity=".5" ${by('b3')}`,
  );
  s += line(`M${l} ${t}V${b}H${e}V${t}`, '#000', 2.6, `opacity=".4" ${by('b15')}`);
  const body = group(s, by('wall')) + rect(0, 0, W, H, '#000', by('stain') + ' opacity=".34"');
  return clip(rect(0, 0, W, H, '#000'), rect(0, 0, W, H, grey(v * 0.4, tint)) + body);
}

/** Walls by floor; neighbours differ. */
export const WALLS = {
  'attic-1': { v: 176, tint: 2.2, cover: 'planks', seed: 4, cracks: [[88, 10, 40]] },
  'attic-2': { v: 168, tint: 1.4, cover: 'planks', seed: 9, holes: [[22, 14, 26, 22]] },
  'upper-1': { v: 202, tint: -1.2, cover: 'stripes', seed: 2, holes: [[84, 10, 30, 24]], ghosts: [[24, 22, 16, 20]] },
  'upper-2': { v: 206, tint: 1.8, cover: 'flowers', seed: 5, holes: [[16, 34, 22, 26]], cracks: [[96, 6, 50]] },
  'upper-3': { v: 198, tint: 0.4, cover: 'stripes', seed: 7, holes: [[52, 6, 34, 16]], ghosts: [[92, 26, 14, 16]] },
  'ground-1': { v: 208, tint: 2.6, cover: 'flowers', seed: 11, ghosts: [[88, 20, 18, 14]], holes: [[14, 8, 24, 18]] },
  'ground-2': {
    v: 204,
    tint: 1.6,
    cover: 'stripes',
    seed: 13,
    ghosts: [
      [26, 18, 13, 17],
      [44, 21, 9, 11],
    ],
    cracks: [[86, 8, 44]],
  },
  'ground-3': { v: 200, tint: -0.6, cover: 'flowers', seed: 17, holes: [[86, 40, 28, 24]], ghosts: [[30, 20, 20, 15]] },
  'cellar-1': { v: 158, tint: 1.8, cover: 'bricks', earth: true, seed: 19, cracks: [[40, 10, 46]] },
  'cellar-2': { v: 148, tint: 1, cover: 'bricks', earth: true, seed: 23 },
  'pit-1': { v: 140, tint: 0.8, cover: 'stones', earth: true, seed: 29 },
};

export default Object.fromEntries(
  Object.entries(WALLS).map(([id, data]) => [
    `mine/house/wall-${id}`,
    picture(W, H, wall(data), { alpha: false, for: [] }),
  ]),
);
