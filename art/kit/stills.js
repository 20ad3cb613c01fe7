/* Small things seen close: what is round is turned from a profile, glass is seen through. Foot at the origin. */
import { by, gradient, group, line, poly, rect, round, shape } from './svg.js';

const mix = (colour, k) =>
  `rgb(${[1, 3, 5].map((i) => Math.max(0, Math.min(255, Math.round(parseInt(colour.slice(i, i + 2), 16) * k)))).join(',')})`;

/** The outline of a turned body: `profile` is a list of [radius, height] from the foot up. */
const outline = (profile, tilt) => {
  const [[r0], [r1, top]] = [profile[0], profile.at(-1)];
  const up = profile.map(([r, y]) => `L${round(r)} ${round(-y)}`).join('');
  const down = [...profile]
    .reverse()
    .map(([r, y]) => `L${round(-r)} ${round(-y)}`)
    .join('');
  return `M${-r0} 0A${r0} ${round(r0 * tilt)} 0 0 0 ${r0} 0${up}A${r1} ${round(r1 * tilt)} 0 0 0 ${-r1} ${-top}${down}z`;
};

/** Light across something round: brightest at `light` (-1 left … 1 right). */
const roundness = (colour, light, contrast = 1) => {
  const t = (light + 1) / 2;
  const k = (n) => mix(colour, 1 + (n - 1) * contrast);
  return gradient(
    [
      [0, k(light < 0 ? 0.7 : 0.24)],
      [Math.max(0.06, t - 0.12), k(1.18)],
      [Math.min(0.94, t + 0.14), k(1.02)],
      [(1 + t) / 2, k(0.55)],
      [1, k(light > 0 ? 0.7 : 0.2)],
    ],
    [1, 0],
  );
};

/** Something turned. `inside`: colour of what is seen in its mouth, or null for a lid in its own colour. */
export const turned = (
  profile,
  { colour = '#8d8c86', light = -0.4, tilt = 0.18, inside = null, contrast = 1 } = {},
) => {
  const { defs, fill } = roundness(colour, light, contrast);
  const [r, top] = profile.at(-1);
  const mouth = `<ellipse cx="0" cy="${-top}" rx="${r}" ry="${round(r * tilt)}" fill="${mix(colour, 1.25)}"/>`;
  const hole = inside
    ? `<ellipse cx="0" cy="${round(-top + r * tilt * 0.12)}" rx="${round(r * 0.86)}" ry="${round(r * tilt * 0.78)}" fill="${inside}"/>`
    : '';
  return defs + shape(outline(profile, tilt), fill) + mouth + hole;
};

/** The shadow at the foot of something round, away from the light. */
const footShadow = (r, light) =>
  `<ellipse cx="${round(-light * r * 0.9)}" cy="1" rx="${round(r * 1.35)}" ry="${round(r * 0.34)}" fill="#000" opacity=".45"/>`;

/** A preserving jar, 60 high. `full` 0 … 1 of `what`; `lid` or none. */
export const jar = ({ full = 0, what = '#8a3f22', lid = '#8f8a7c', light = -0.5, h = 60, r = 20 } = {}) => {
  const glass = [
    [r, 0],
    [r, h * 0.72],
    [r * 0.8, h * 0.86],
    [r * 0.8, h * 0.92],
  ];
  const y = h * 0.72 * full;
  const shine = light * r * 0.72;
  return (
    footShadow(r, light) +
    shape(outline(glass, 0.18), '#10161a', 'opacity=".5"') +
    (full
      ? turned(
          [
            [r * 0.93, 1],
            [r * 0.93, y],
          ],
          { colour: what, light },
        )
      : '') +
    shape(outline(glass, 0.18), '#b8cad6', 'opacity=".14"') +
    line(outline(glass, 0.18), '#c9d9e4', 1, 'opacity=".55"') +
    line(`M${round(shine)} ${round(-h * 0.1)}V${round(-h * 0.66)}`, '#fff', 3, 'opacity=".6"') +
    line(`M${round(-shine * 1.1)} ${round(-h * 0.2)}V${round(-h * 0.6)}`, '#fff', 1, 'opacity=".35"') +
    (lid
      ? turned(
          [[r * 0.86, h * 0.9].map(round), [r * 0.86, h]].map(([a, b], i) => [a, i ? b - h * 0.9 : 0]),
          { colour: lid, light },
        ).replace(/^/, `<g transform="translate(0 ${round(-h * 0.9)})">`) + '</g>'
      : `<ellipse cx="0" cy="${round(-h * 0.92)}" rx="${round(r * 0.8)}" ry="${round(r * 0.15)}" fill="none" stroke="#dfeaf2" stroke-opacity=".7"/>`)
  );
};

/** A bottle, 84 high. */
export const bottle = ({ colour = '#2f4a3c', full = 0.5, light = -0.5, cork = true } = {}) => {
  const body = [
    [13, 0],
    [13, 48],
    [11, 55],
    [5, 64],
    [4.5, 80],
    [5.5, 81],
    [5.5, 84],
  ];
  return (
    footShadow(13, light) +
    shape(outline(body, 0.18), mix(colour, 0.5), 'opacity=".85"') +
    (full
      ? turned(
          [
            [12, 1],
            [12, 48 * full],
          ],
          { colour, light, contrast: 0.8 },
        )
      : '') +
    line(outline(body, 0.18), mix(colour, 2.4), 0.8, 'opacity=".6"') +
    line(`M${round(light * 9)} -6V-46M${round(light * 4)} -66V-78`, '#fff', 2.2, 'opacity=".55"') +
    (cork ? rect(-4, -91, 8, 8, '#8a6a44') : '')
  );
};

/** A tin, a pot, a mug: round things with a mouth. */
export const tin = ({ colour = '#8f9294', h = 34, r = 15, light = -0.4, open = false, band = null } = {}) =>
  footShadow(r, light) +
  turned(
    [
      [r, 0],
      [r, 2],
      [r * 0.96, 3],
      [r * 0.96, h - 3],
      [r, h - 2],
      [r, h],
    ],
    { colour, light, inside: open ? '#15120f' : null },
  ) +
  (band ? clipBand(r * 0.96, h, band, light) : '') +
  (open
    ? ''
    : `<ellipse cx="0" cy="${-h}" rx="${round(r * 0.8)}" ry="${round(r * 0.14)}" fill="none" stroke="#000" stroke-opacity=".35"/>`);
const clipBand = (r, h, colour, light) => {
  const { defs, fill } = roundness(colour, light);
  return (
    defs +
    shape(
      `M${-r} ${-h * 0.2}A${r} ${round(r * 0.18)} 0 0 0 ${r} ${-h * 0.2}V${-h * 0.82}A${r} ${round(r * 0.18)} 0 0 1 ${-r} ${-h * 0.82}z`,
      fill,
    )
  );
};

export const pot = ({ colour = '#6d7072', light = -0.4 } = {}) =>
  footShadow(28, light) +
  turned(
    [
      [26, 0],
      [30, 6],
      [31, 34],
      [33, 37],
    ],
    { colour, light, inside: '#14120f' },
  ) +
  line('M31-28c10-2 14 2 20-2', mix(colour, 0.6), 5) +
  line('M-31-28c-8 0-8 10 0 10', mix(colour, 0.7), 3.4);

export const mug = ({ colour = '#c9c2b2', light = -0.4, drink = '#2b1a10' } = {}) =>
  footShadow(12, light) +
  line('M12-24c14-2 12 18-1 16', mix(colour, 0.7), 4) +
  turned(
    [
      [11, 0],
      [13, 4],
      [13, 30],
    ],
    { colour, light, inside: drink },
  );

/** A book that stands, its spine to us: `w` thick, `h` high. */
export const spine = (w, h, colour, { light = -0.3, bands = true } = {}) => {
  const { defs, fill } = roundness(colour, light, 0.8);
  return (
    defs +
    rect(-w / 2, -h, w, h, fill) +
    (bands
      ? rect(-w / 2, -h * 0.86, w, 2, '#c9a96a', 'opacity=".6"') +
        rect(-w / 2, -h * 0.24, w, 2, '#c9a96a', 'opacity=".6"')
      : '') +
    line(`M${-w / 2} 0V${-h}M${w / 2} 0V${-h}`, '#000', 0.8, 'opacity=".6"')
  );
};

/** A plank of a shelf from x0 to x1 at y, seen from a little above: `d` deep. */
export const plank = (x0, x1, y, d = 16, colour = '#8a7a64', paper = null) =>
  group(
    poly(
      [
        [x0 + d, y - d],
        [x1 - d, y - d],
        [x1, y],
        [x0, y],
      ],
      mix(colour, 1.1),
    ) +
      (paper
        ? poly(
            [
              [x0 + d, y - d],
              [x1 - d, y - d],
              [x1, y],
              [x0, y],
            ],
            paper,
          )
        : '') +
      rect(x0, y, x1 - x0, 11, mix(colour, 0.62)),
    by('coal'),
  );

/** The paper that hangs over the edge of a shelf, cut into points. */
export const shelfPaper = (x0, x1, y, colour = '#c9bfa6') => {
  let d = `M${x0} ${y}H${x1}v9`;
  for (let x = x1; x > x0; x -= 22) d += `l-11 10-11-10`;
  return group(
    shape(d + 'z', colour) +
      many2((x1 - x0) / 22, (i) => `<circle cx="${round(x1 - 11 - i * 22)}" cy="${y + 8}" r="2.200" fill="#3d352a"/>`),
    by('rough1'),
  );
};
const many2 = (n, make) => Array.from({ length: Math.floor(n) }, (_, i) => make(i)).join('');

/** A hand that holds something upright at the origin: sleeve from below right. Dark, with a rim of light. */
export const hand = (form = 'formL', v = '#0b0a09') =>
  group(
    shape(
      'M150 190L92 96C84 84 70 70 60 62C58 50 52 34 44 24C38 16 30 18 30 26L32 34C22 26 4 16-14 14C-24 14-26 24-18 27L-2 32C-12 32-24 34-28 38C-32 44-26 50-18 49L0 50C-8 52-18 55-20 60C-22 66-16 70-8 68L8 66C2 70-6 74-6 80C-6 86 2 87 8 84C18 90 30 96 42 108L70 200z',
      v,
    ) + line('M-2 32c8 2 14 2 20 0M0 50c8 0 14-1 20-4M8 66c6-1 12-3 16-6', '#000', 1.4, 'opacity=".5"'),
    by(form),
  );

/** A folded cloth, `w` wide: layers that sag. */
export const linen = (w, layers, colour = '#c9c6bc') => {
  let s = '';
  for (let i = 0; i < layers; i++) {
    const y = -i * 9;
    const k = w / 2 - (i % 3) * 2;
    s +=
      shape(
        `M${-k} ${y}C${-k - 5} ${y - 2} ${-k - 5} ${y - 8} ${-k} ${y - 9}L${k} ${y - 10}C${k + 4} ${y - 8} ${k + 4} ${y - 2} ${k} ${y}z`,
        mix(colour, 0.72 + ((i * 5) % 4) * 0.1),
      ) + line(`M${-k} ${y - 1}L${k} ${y - 1}`, '#000', 1, 'opacity=".45"');
  }
  return group(s, by('rough1'));
};
