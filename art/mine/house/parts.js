/* What the things in the house are made of. Everything here is drawn in light greys, without any light: the page lights
   it (web/src/mine/house). A thing stands on the middle of the floor, (0, 0); a room is 130 wide and 86 high. */
import { frame } from '../../kit/finish.js';
import { at, by, clip, grey, group, line, many, poly, random, rect, round, shape } from '../../kit/svg.js';

export const ROOM = { w: 130, h: 86 };

/**
 * A picture with `body` in it, whose origin lies at `[x, y]` from its upper left corner. It is baked at 2.2 times its
 * size, and at 1.1 times for a phone.
 */
export const picture = (w, h, body, { origin: [x, y] = [0, 0], alpha = true, scale = 2.2, ...more } = {}) => ({
  size: [w, h],
  alpha,
  large: Math.round(w * scale),
  small: Math.round((w * scale) / 2),
  draw: (id) => frame(id, [w, h], `<g transform="translate(${x} ${y})">${body}</g>`, { over: 0, ground: 'none' }),
  ...more,
});

/** A thing in a room: as wide and as high as the room, with a little floor before it. */
export const standing = (body, more = {}) =>
  picture(ROOM.w, ROOM.h + 4, body, { origin: [ROOM.w / 2, ROOM.h], ...more });

/** The dark on the floor under a thing. */
export const under = (x, w, y = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${w}" ry="3.6" fill="#000" opacity=".5" ${by('b15')}/>`;

/** Whatever stands before a wall throws a soft shadow on it. */
export const onWall = (body) => group(body, by('drop'));

/** A box seen from the front, a little from above and from the left: front, top, right side. */
export const box = (x, y, w, h, v, tint = 2, depth = 5) =>
  poly(
    [
      [x, y - h],
      [x + depth, y - h - depth * 0.55],
      [x + w + depth, y - h - depth * 0.55],
      [x + w, y - h],
    ],
    grey(v * 1.16, tint),
  ) +
  poly(
    [
      [x + w, y - h],
      [x + w + depth, y - h - depth * 0.55],
      [x + w + depth, y - depth * 0.55],
      [x + w, y],
    ],
    grey(v * 0.5, tint),
  ) +
  rect(x, y - h, w, h, grey(v, tint));

/** A plank from one point to another, sawn square: dark below, pale above, a knot or two in the grain. */
export const plank = (x0, y0, x1, y1, w, v = 165, tint = 2.6) => {
  const len = Math.hypot(x1 - x0, y1 - y0);
  const angle = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  return `<g transform="translate(${x0} ${y0}) rotate(${round(angle)})">${
    rect(-0.8, -w / 2 - 0.8, len + 1.6, w + 1.6, grey(v * 0.28, tint)) +
    rect(0, -w / 2, len, w * 0.86, grey(v, tint)) +
    rect(0, -w / 2, len, w * 0.24, grey(v * 1.22, tint)) +
    line(
      `M${round(len * 0.1)} ${round(w * 0.1)}h${round(len * 0.4)}M${round(len * 0.55)} ${round(-w * 0.1)}h${round(len * 0.35)}`,
      grey(v * 0.6, tint),
      0.6,
    )
  }</g>`;
};

/** A round bar: dark with a light along its upper left. */
export const bar = (d, w, v = 120, tint = -0.4) =>
  line(d, grey(v * 0.3, tint), w) + at(-w * 0.2, -w * 0.12, 1, line(d, grey(v * 1.15, tint), w * 0.32));

export const nails = (points, v = 40) =>
  points.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.1" fill="${grey(v)}"/>`).join('');

/** Courses of bricks inside a rectangle, each in a tone of its own. */
export const bricks = (x, y, w, h, v, tint, seed, [bw, bh] = [9, 4.6]) => {
  const r = random(seed);
  let s = rect(x, y, w, h, grey(v * 0.46, tint * 0.5));
  for (let row = 0, yy = y; yy < y + h; row++, yy += bh)
    for (let xx = x - (row % 2 ? bw / 2 : 0); xx < x + w; xx += bw)
      s += rect(xx + 0.4, yy + 0.4, bw - 0.9, bh - 0.9, grey(v * (0.72 + r() * 0.42), tint * (0.7 + r() * 0.6)));
  return clip(rect(x, y, w, h, '#000'), s);
};

/** A sack, a bundle of rags: soft, with a tied neck where `tied`. */
export const sack = (x, y, z, light, tint = 1.6, tied = true, v = light * 0.8) =>
  group(
    shape(
      `M${round(x - z)} ${round(y)}C${round(x - z * 1.25)} ${round(y - z * 0.9)} ${round(x - z * 0.6)} ${round(y - z * 1.3)} ${round(x - z * 0.12)} ${round(y - z * 1.25)}` +
        (tied
          ? `L${round(x - z * 0.25)} ${round(y - z * 1.7)}L${round(x + z * 0.3)} ${round(y - z * 1.66)}L${round(x + z * 0.14)} ${round(y - z * 1.25)}`
          : '') +
        `C${round(x + z * 0.9)} ${round(y - z * 1.2)} ${round(x + z * 1.25)} ${round(y - z * 0.6)} ${round(x + z)} ${round(y)}z`,
      grey(v, tint),
    ),
    by('clay'),
  ) +
  line(
    `M${round(x - z * 0.5)} ${round(y - z * 0.9)}q${round(z * 0.2)} ${round(z * 0.4)} 0 ${round(z * 0.8)}M${round(x + z * 0.3)} ${round(y - z)}q${round(-z * 0.1)} ${round(z * 0.5)} ${round(z * 0.12)} ${round(z * 0.9)}`,
    grey(v * 0.45, tint),
    0.8,
    'opacity=".7"',
  );

export const bottle = (x, y, h, v = 150, tint = -1) =>
  shape(
    `M${x - h * 0.2} ${y}v${-h * 0.55}q0 ${-h * 0.12} ${h * 0.1} ${-h * 0.17}v${-h * 0.28}h${h * 0.2}v${h * 0.28}q${h * 0.1} ${h * 0.05} ${h * 0.1} ${h * 0.17}v${h * 0.55}z`,
    grey(v * 0.7, tint),
  ) + line(`M${x - h * 0.1} ${y - h * 0.08}v${-h * 0.45}`, grey(v * 1.4, tint), 0.9);

export const pot = (x, y, w, h, v = 105) =>
  group(shape(`M${x - w / 2} ${y - h}h${w}l${-w * 0.06} ${h}h${-w * 0.88}z`, grey(v, -0.3)), by('clay')) +
  line(`M${x - w / 2 - 2} ${y - h}h${w + 4}`, grey(v * 1.5, -0.3), 1.6) +
  line(`M${x - w / 2} ${y - h + 2}q-5 2 -1 5M${x + w / 2} ${y - h + 2}q5 2 1 5`, grey(v * 0.5), 1.3);

export { at, by, clip, grey, group, line, many, poly, random, rect, round, shape };
