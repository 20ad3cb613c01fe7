/* Settings that many vignettes share: a house front, an alley, a doorway seen from both sides, a stairwell, a window,
   a table top. Those with `v` are drawn in grey and want an `ambient`; the others carry their own dark. */
import { glow, pool } from './light.js';
import { by, clip, gradient, grey, group, line, poly, random, rect, round, shape } from './svg.js';

/** A house front in its dark colours: `floors` × `cols` windows, some boarded, some without panes; `lit`: indexes that are lit. */
export const facade = ({
  x,
  base,
  w,
  h,
  seed = 3,
  floors = 3,
  cols = 4,
  colour = '#23282d',
  lit = [],
  torn = true,
  from = 0.08,
}) => {
  const r = random(seed);
  const top = base - h;
  let edge = `M${x} ${base}V${round(top + (torn ? r() * h * 0.12 : 0))}`;
  if (torn)
    for (let k = 1; k <= 5; k++)
      edge += `L${round(x + (w * k) / 6 + r() * 8)} ${round(top + r() * h * (k > 3 ? 0.2 : 0.09))}`;
  edge += `L${x + w} ${round(top + (torn ? r() * h * 0.16 : 0))}V${base}z`;
  let s = group(shape(edge, colour), by('wall'));
  let shine = '';
  const [cw, ch] = [w / cols, (h * (1 - from)) / floors];
  let i = 0;
  for (let f = 0; f < floors; f++)
    for (let c = 0; c < cols; c++, i++) {
      const [ww, wh] = [cw * 0.42, ch * 0.56];
      const [wx, wy] = [x + c * cw + (cw - ww) / 2, top + h * from + f * ch + ch * 0.2];
      if (torn && f === 0 && r() < 0.3) continue;
      const on = lit.includes(i);
      s += rect(wx, wy, ww, wh, on ? '#e9a24c' : r() < 0.2 ? '#4a5560' : '#0a0c0f', by('rough1'));
      s += rect(wx - 2, wy + wh, ww + 4, 2.6, '#78838c', 'opacity=".7"');
      s += line(
        `M${round(wx + ww / 2)} ${round(wy)}v${round(wh)}M${round(wx)} ${round(wy + wh * 0.42)}h${round(ww)}`,
        on ? '#3a200c' : '#161a1d',
        1.4,
      );
      if (on) shine += pool(wx + ww / 2, wy + wh / 2, ww * 2.2, wh * 1.8, 0.6, 'warm');
      else if (r() < 0.25)
        s += line(
          `M${round(wx - 3)} ${round(wy + 4)}l${round(ww + 6)} ${round(wh * 0.5)}M${round(wx - 3)} ${round(wy + wh - 4)}l${round(ww + 6)} ${round(-wh * 0.45)}`,
          '#3b3a36',
          3.6,
        );
    }
  return s + glow(shine);
};

/** A street between two rows of houses, drawn in grey to a vanishing point; stands in for layers and ground. */
export const alley = ({
  vx = 320,
  vy = 190,
  seed = 5,
  v = 96,
  wide = 230,
  high = 330,
  deep = 5,
  snow = false,
} = {}) => {
  const r = random(seed);
  const p = (X, Y, Z) => [vx + X / Z, vy + Y / Z];
  const floor = 214;
  let s = poly(
    [p(-900, floor, 0.9), p(900, floor, 0.9), p(wide, floor, deep), p(-wide, floor, deep)],
    grey(snow ? v * 1.9 : v * 1.05, snow ? -1 : 0.4),
  );
  let stones = '';
  for (let Z = 0.95; Z < deep; Z *= 1.13) stones += `M${p(-wide, floor, Z).map(round)}L${p(wide, floor, Z).map(round)}`;
  for (let X = -wide; X <= wide; X += 46) stones += `M${p(X, floor, 0.9).map(round)}L${p(X, floor, deep).map(round)}`;
  s += line(stones, '#000', 0.8, `opacity="${snow ? 0.1 : 0.3}" ${by('rough1')}`);
  for (const side of [-1, 1]) {
    const X = side * wide;
    let z0 = Math.min(0.86, wide / (side > 0 ? 680 - vx : vx + 40));
    while (z0 < deep) {
      const z1 = Math.min(deep, z0 * (1.3 + r() * 0.25));
      const top = -high * (0.62 + r() * 0.5);
      const tone = v * (0.62 + r() * 0.3);
      s += group(
        poly(
          [
            p(X, floor, z0),
            p(X, top, z0),
            p(X, top * (0.88 + r() * 0.16), (z0 + z1) / 2),
            p(X, top * (0.9 + r() * 0.2), z1),
            p(X, floor, z1),
          ],
          grey(tone, 0.3),
        ),
        by('wall'),
      );
      for (let Y = top * 0.8; Y < floor - 110; Y += 92)
        for (let k = 0; k < 2; k++) {
          const [a, b] = [z0 + (z1 - z0) * (0.16 + k * 0.44), z0 + (z1 - z0) * (0.42 + k * 0.44)];
          if (r() < 0.16) continue;
          s += poly([p(X, Y, a), p(X, Y + 52, a), p(X, Y + 52, b), p(X, Y, b)], grey(v * 0.1));
          s += poly([p(X, Y + 52, a), p(X, Y + 58, a), p(X, Y + 58, b), p(X, Y + 52, b)], grey(v * 1.5));
          if (r() < 0.3)
            s += line(
              `M${p(X, Y + 8, a).map(round)}L${p(X, Y + 44, b).map(round)}M${p(X, Y + 44, a).map(round)}L${p(X, Y + 14, b).map(round)}`,
              grey(v * 0.8, 2),
              round(7 / a),
            );
        }
      s += poly(
        [
          p(X, floor - 96, z0 + (z1 - z0) * 0.6),
          p(X, floor, z0 + (z1 - z0) * 0.6),
          p(X, floor, z0 + (z1 - z0) * 0.8),
          p(X, floor - 96, z0 + (z1 - z0) * 0.8),
        ],
        grey(v * 0.16),
      );
      s += poly(
        [p(X, floor, z0), p(X - side * 34, floor, z0), p(X - side * 34, floor, z1), p(X, floor, z1)],
        grey(v * (snow ? 2.1 : 1.3), snow ? -1 : 0.2),
      );
      z0 = z1;
    }
  }
  return s;
};

/**
 * The doorstep from outside, in dark colours: a wall of plaster over brick, an open door with light in it. (x, y) is the middle
 * of the threshold. `open`: how far the leaf is; 0 is shut.
 */
export const doorstep = (
  x,
  y,
  { w = 86, h = 178, open = 1, colour = '#262a2e', light = 1, steps = 2, inside = '' } = {},
) => {
  const { defs, fill } = gradient(['#8a4f1e', '#f0ac58', '#ffd591']);
  let s = group(rect(0, 0, 640, y, colour), by('wall')) + rect(0, 0, 640, y, '#000', `${by('stain')} opacity=".5"`);
  let bricks = '';
  for (const [bx, by0, n] of [
    [x - 214, y - 150, 5],
    [x + 128, y - 236, 6],
    [x + 150, y - 60, 4],
  ])
    for (let j = 0; j < n; j++)
      for (let i = 0; i < 4 + (j % 2); i++)
        bricks += `M${round(bx + i * 20 - (j % 2) * 10)} ${round(by0 + j * 9)}h18v7h-18z`;
  s += shape(bricks, '#3b332d', `opacity=".6" ${by('rough1')}`);
  s += rect(x - w / 2 - 11, y - h - 11, w + 22, h + 11, '#12100e', by('rough1'));
  if (open) {
    s +=
      defs +
      clip(rect(x - w / 2, y - h, w, h, '#000'), rect(x - w / 2, y - h, w, h, fill, `opacity="${light}"`) + inside);
    s += poly(
      [
        [x + w / 2, y - h],
        [x + w / 2 + w * 0.42 * open, y - h - 15],
        [x + w / 2 + w * 0.42 * open, y + 17],
        [x + w / 2, y],
      ],
      '#1a1512',
      by('coalv'),
    );
    s += glow(pool(x, y - h * 0.4, w * 1.5, h * 0.9, 0.5 * light, 'warm'));
  } else {
    s += rect(x - w / 2, y - h, w, h, '#211b16', by('coalv'));
    for (const [dx, dy] of [
      [0.1, 0.06],
      [0.55, 0.06],
      [0.1, 0.54],
      [0.55, 0.54],
    ])
      s += rect(x - w / 2 + w * dx, y - h + h * dy, w * 0.35, h * 0.4, '#17120f', by('rough1'));
    s += `<circle cx="${x + w / 2 - 9}" cy="${y - h * 0.46}" r="3" fill="#8d7a58"/>`;
  }
  for (let i = 0; i < steps; i++)
    s +=
      rect(x - w / 2 - 20 - i * 16, y + i * 9, w + 40 + i * 32, 10, grey(74 - i * 12, 0.4), by('rough1')) +
      line(`M${x - w / 2 - 20 - i * 16} ${y + i * 9 + 0.5}h${w + 40 + i * 32}`, '#8d949a', 1.6, 'opacity=".5"');
  if (open && light)
    s += glow(
      shape(
        `M${x - w / 2} ${y}H${x + w / 2}L${x + w * 1.7} 400H${x - w * 1.7}z`,
        '#d98a3a',
        `opacity="${0.42 * light}" ${by('b10')}`,
      ),
    );
  return s;
};

/** A stairwell, in grey: a wall, a flight that rises to the right, a banister (or its stumps), a landing with a door. */
export const stairwell = ({ v = 104, banister = 1, steps = 11, x0 = 90, y0 = 388, rise = 21, run = 34 } = {}) => {
  let s =
    group(rect(0, 0, 640, 400, grey(v, 0.4)) + rect(0, 300, 640, 100, grey(v * 0.8, 0.4)), by('wall')) +
    rect(0, 0, 640, 400, '#000', `${by('stain')} opacity=".4"`);
  s += rect(0, 210, 640, 5, grey(v * 0.55), by('rough1'));
  let flight = '';
  let rails = '';
  for (let i = 0; i < steps; i++) {
    const [x, y] = [x0 + i * run, y0 - i * rise];
    flight +=
      rect(x, y - rise, 640, rise + 1, grey(v * (1.1 - i * 0.03), 1.6)) +
      rect(x - 4, y - rise, 640, 4, grey(v * 1.5, 1.6)) +
      rect(x, y - rise + 4, 640, 4, grey(v * 0.4, 1.6));
    if (banister > 0 && (i / steps < banister || i % 3 === 0))
      rails += line(
        `M${x + run / 2} ${y - rise}V${y - rise - (i / steps < banister ? 66 : 14)}`,
        grey(v * 0.28, 1.6),
        4,
      );
  }
  s += group(flight, by('coal')) + rails;
  const last = Math.round(steps * Math.min(1, banister));
  if (banister > 0)
    s +=
      line(
        `M${x0 + run / 2} ${y0 - rise - 66}L${x0 + run / 2 + (last - 1) * run} ${y0 - rise - 66 - (last - 1) * rise}`,
        grey(v * 0.24, 2),
        9,
        by('rough1'),
      ) +
      line(
        `M${x0 + run / 2} ${y0 - rise - 69}L${x0 + run / 2 + (last - 1) * run} ${y0 - rise - 69 - (last - 1) * rise}`,
        grey(v * 1.4, 2),
        2,
      );
  return s;
};

/** A window of `nx` × `ny` panes in a dark wall; `view` is drawn behind the glass, in its own light. */
export const pane = (x, y, w, h, view, { nx = 2, ny = 2, colour = '#17140f', sill = true } = {}) => {
  let s = clip(rect(x, y, w, h, '#000'), view);
  let bars = '';
  for (let i = 1; i < nx; i++) bars += `M${round(x + (w * i) / nx)} ${y}v${h}`;
  for (let i = 1; i < ny; i++) bars += `M${x} ${round(y + (h * i) / ny)}h${w}`;
  s +=
    line(bars, colour, Math.max(4, w / 46), by('rough1')) +
    line(`M${x} ${y}h${w}v${h}h${-w}z`, colour, Math.max(8, w / 24), by('rough1'));
  if (sill)
    s +=
      rect(x - w * 0.06, y + h, w * 1.12, 12, '#2c2620', by('coal')) +
      rect(x - w * 0.06, y + h, w * 1.12, 3, '#6d6255', 'opacity=".7"');
  return s;
};

/** A table top that fills the lower part of the picture, seen from a seat; in grey. */
export const tabletop = (y = 260, { v = 118, tint = 2.4, boards = 5 } = {}) => {
  let s = group(
    poly(
      [
        [30, y],
        [610, y],
        [760, 400],
        [-120, 400],
      ],
      grey(v, tint),
    ),
    by('wall'),
  );
  let joints = '';
  for (let i = 1; i < boards; i++)
    joints += `M${round(30 + (580 * i) / boards)} ${y}L${round(-120 + (880 * i) / boards)} 400`;
  return (
    s +
    line(joints, '#000', 2, `opacity=".45" ${by('rough1')}`) +
    line(`M30 ${y}H610`, grey(v * 1.6, tint), 2, 'opacity=".6"') +
    rect(0, y, 640, 400 - y, '#000', `${by('stain')} opacity=".3"`)
  );
};

/** A plain wall, in grey, with a skirting board and floor; what a still life or a bed stands against. */
export const wall = ({ floor = 300, v = 108, paper = 'stripes', stain = 0.45, tint = 0.4 } = {}) => {
  let pattern = '';
  if (paper === 'stripes') for (let x = 6; x < 640; x += 17) pattern += `M${x} 0V${floor}`;
  if (paper === 'bricks')
    for (let y = 10, k = 0; y < floor; y += 13, k++) {
      pattern += `M0 ${y}H640`;
      for (let x = (k % 2) * 16; x < 640; x += 32) pattern += `M${x} ${y}v13`;
    }
  let boards = '';
  for (let i = -12; i <= 12; i++) boards += `M${320 + i * 40} ${floor}L${320 + i * 78} 400`;
  return (
    group(
      rect(0, 0, 640, floor, grey(v, tint)) +
        line(pattern, '#000', paper === 'bricks' ? 1 : 5, `opacity="${paper === 'bricks' ? 0.35 : 0.1}"`) +
        (floor < 400
          ? rect(0, floor, 640, 400 - floor, grey(v * 1.05, 1.6)) +
            line(boards, '#000', 1.4, 'opacity=".5"') +
            rect(0, floor - 13, 640, 13, grey(v * 0.62, 1))
          : ''),
      by('wall'),
    ) + rect(0, 0, 640, 400, '#000', `${by('stain')} opacity="${stain}"`)
  );
};

/** A far fire behind roofs: for a sky. */
export const blaze = (x, y, r, o = 1) =>
  glow(pool(x, y, r, r * 0.62, 0.8 * o, 'warm') + pool(x, y, r * 0.4, r * 0.3, 0.7 * o, 'warm'));

/** A column of smoke that leans with the wind. */
export const plume = (x, y, h, lean = 60, colour = '#14181c', seed = 4) => {
  const r = random(seed);
  let s = '';
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const z = 7 + t * h * 0.17;
    s += `<ellipse cx="${round(x + lean * t * t + (r() - 0.5) * z)}" cy="${round(y - h * t)}" rx="${round(z * (0.8 + r() * 0.5))}" ry="${round(z * 0.8)}" fill="${colour}" opacity="${round((0.6 - t * 0.42) * 10) / 10}"/>`;
  }
  return group(s, by('b3'));
};
