/* Filters and gradients that every part may name (`by('coal')`, `fill="url(#warm)"`). A picture carries only those it
   uses (`defs`). `color-interpolation-filters="sRGB"` everywhere, or darks turn purple. */
import { round } from './svg.js';

/** Fractal noise; one frequency near zero makes strokes of it. */
export const noise = (fx, fy, oct, seed, res = 't') =>
  `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="${oct}" seed="${seed}" result="${res}"/>`;

export const filter = (id, body, pad = 10) =>
  `<filter id="${id}" x="-${pad}%" y="-${pad}%" width="${100 + 2 * pad}%" height="${100 + 2 * pad}%" color-interpolation-filters="sRGB">${body}</filter>`;

// form: the outline becomes a body. Blurred alpha is a height map, fine noise is the tooth of the paper, one distant light grazes it.
// What faces the viewer must stay black: the light of a flat face (sin 24°) is taken off channel by channel.
export const form = (id, az, col, amount, blur = 3, cut = 1.1) => {
  const flat = Math.sin((24 * Math.PI) / 180) * cut,
    ch = (i) => parseInt(col.slice(1 + 2 * i, 3 + 2 * i), 16) / 255,
    fn = (n, i) =>
      `<feFunc${n} type="linear" slope="${amount}" intercept="${round(-flat * ch(i) * amount * 1000) / 1000}"/>`;
  return filter(
    id,
    `
  ${noise(0.05, 0.05, 2, 9, 'd')}<feDisplacementMap in="SourceGraphic" in2="d" scale="2.2" result="s"/>
  <feGaussianBlur in="s" stdDeviation="${blur}" result="b"/>${noise(0.25, 0.12, 3, 5, 'n')}
  <feComposite in="b" in2="n" operator="arithmetic" k2="1" k3=".13" result="h"/>
  <feDiffuseLighting in="h" surfaceScale="${5 + blur}" diffuseConstant="1" lighting-color="${col}" result="l"><feDistantLight azimuth="${az}" elevation="24"/></feDiffuseLighting>
  <feComponentTransfer in="l" result="l2">${fn('R', 0)}${fn('G', 1)}${fn('B', 2)}</feComponentTransfer>
  <feBlend in="s" in2="l2" mode="screen" result="x"/><feComposite in="x" in2="s" operator="in"/>`,
  );
};

const matrix = (values, from = 't', result = '') =>
  `<feColorMatrix in="${from}" type="matrix" values="${values}"${result ? ` result="${result}"` : ''}/>`;
/** Noise as the alpha of one colour: `slope` and `lift` say how much of it is seen. */
const veil = (colour, slope, lift, channel = 'A', from = 't', result = '') => {
  const row = { G: `0 ${slope} 0 0 ${lift}`, A: `0 0 0 ${slope} ${lift}` }[channel];
  return matrix(`0 0 0 0 ${colour[0]} 0 0 0 0 ${colour[1]} 0 0 0 0 ${colour[2]} ${row}`, from, result);
};
const displace = (scale, map = 't', result = '') =>
  `<feDisplacementMap in="SourceGraphic" in2="${map}" scale="${scale}"${result ? ` result="${result}"` : ''}/>`;
/** A rough edge, and strokes of charcoal inside: noise multiplied into the colour. */
const strokes = (fx, fy, octaves, seed, slope, lift, keep = '') => {
  const row = `0 0 0 ${slope} ${lift}`;
  return (
    noise(0.06, 0.06, 3, 8, 'd') +
    displace(3, 'd', 's') +
    noise(fx, fy, octaves, seed, 'n') +
    matrix(`${row} ${row} ${row} 0 0 0 0 1`, 'n', 'm') +
    `<feComposite in="s" in2="m" operator="arithmetic" k1="1"${keep} result="x"/><feComposite in="x" in2="s" operator="in"/>`
  );
};
const BLACK = [0, 0, 0];
const stops = (list) =>
  list.map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`).join('');
const radial =
  (list, extra = '') =>
  (id) =>
    `<radialGradient id="${id}"${extra}>${stops(list)}</radialGradient>`;
const linear = (list, extra) => (id) => `<linearGradient id="${id}" ${extra}>${stops(list)}</linearGradient>`;
const f = (body, pad) => (id) => filter(id, body, pad);
const lit =
  (...rest) =>
  (id) =>
    form(id, ...rest);

const WARM = '#ffb866';
const COLD = '#aebfd2';
const BLURS = { b06: 0.6, b15: 1.5, b3: 3, b6: 6, b10: 10, b18: 18, b30: 30 };

const LIBRARY = {
  // paper: grain over all, light specks, hatching
  grain: f(noise(0.85, 0.85, 2, 4, 'n') + veil([0.5, 0.5, 0.5], -1.7, 1.08, 'A', 'n'), 0),
  tooth: f(noise(0.7, 0.7, 3, 21, 'n') + veil([0.86, 0.88, 0.9], 7, -4.1, 'A', 'n'), 0),
  hatch: f(noise(0.022, 0.24, 3, 3) + veil(BLACK, 2.6, -1.2), 0),
  hatchw: f(noise(0.022, 0.24, 3, 13) + veil([0.8, 0.84, 0.9], 3.4, -1.95), 0),
  // edges
  rough: f(noise(0.05, 0.05, 3, 7) + displace(5)),
  rough1: f(noise(0.09, 0.09, 2, 17) + displace(2.4)),
  rough3: f(noise(0.03, 0.03, 4, 27) + displace(14)),
  // surfaces: lying strokes, standing strokes, plaster, chalk
  coal: f(strokes(0.03, 0.5, 3, 31, 1.9, -0.1, ' k2=".12"')),
  coalv: f(strokes(0.4, 0.025, 3, 33, 1.9, -0.1, ' k2=".12"')),
  wall: f(strokes(0.22, 0.02, 4, 33, 0.9, 0.5)),
  stone: f(strokes(0.05, 0.06, 4, 35, 0.42, 0.76)),
  chalk: f(
    noise(0.06, 0.06, 3, 12, 'd') +
      displace(4, 'd', 's') +
      noise(0.5, 0.5, 2, 3, 'n') +
      veil(BLACK, 6, -2.4, 'A', 'n', 'm') +
      '<feComposite in="s" in2="m" operator="in"/>',
  ),
  drop: f('<feDropShadow dx="2" dy="1" stdDeviation="2.4" flood-color="#000" flood-opacity=".75"/>', 20),
  // clouds that fill an area
  smoke0: f(noise(0.0055, 0.011, 5, 11) + veil([0.66, 0.7, 0.76], 2.7, -1.1, 'G'), 0),
  smoke1: f(noise(0.0055, 0.011, 5, 23) + veil([0.66, 0.7, 0.76], 2.7, -1.1, 'G'), 0),
  smoke2: f(noise(0.0055, 0.011, 5, 37) + veil([0.66, 0.7, 0.76], 2.7, -1.1, 'G'), 0),
  soot: f(noise(0.008, 0.012, 5, 51) + veil([0.02, 0.025, 0.035], 3, -1.2, 'G'), 0),
  stain: f(noise(0.03, 0.022, 4, 61) + veil(BLACK, 3.4, -1.6), 0),
  icefog: f(
    noise(0.02, 0.02, 4, 71) +
      veil([0.8, 0.88, 0.96], 3, -1.1, 'A', 't', 'n') +
      '<feComposite in="n" in2="SourceGraphic" operator="in"/>',
    0,
  ),
  // a body from an outline, lit from left, right, above, and between; warm, cold, neutral, small
  formL: lit(180, WARM, 1.75),
  formR: lit(0, WARM, 1.75),
  formU: lit(270, WARM, 1.5),
  formD: lit(90, WARM, 1.5),
  formUL: lit(225, WARM, 1.6),
  formUR: lit(315, WARM, 1.6),
  formDL: lit(135, WARM, 1.6),
  formDR: lit(45, WARM, 1.6),
  coldL: lit(205, COLD, 1.15, 2.5),
  coldR: lit(335, COLD, 1.15, 2.5),
  coldU: lit(270, COLD, 1.1, 2.5),
  clay: lit(235, '#d8d8d8', 0.9, 1.6, 0.8),
  // of people with weight (folk.js): a thin rim round the whole, and a faint one round each limb
  ...Object.fromEntries(
    Object.entries({ R: 0, UR: 315, U: 270, UL: 225, L: 180, DL: 135, D: 90, DR: 45 }).flatMap(([side, az]) => [
      [`rim${side}`, lit(az, WARM, 1.3, 1.9)],
      [`limb${side}`, lit(az, '#d8a468', 0.5, 2.4)],
    ]),
  ),
  limbcold: lit(250, COLD, 0.42, 2.2),
  tinyL: lit(180, '#ffae58', 1.5, 2.2, 1.2),
  tinyR: lit(0, '#ffae58', 1.5, 2.2, 1.2),
  // what light is made of: `pool` and `cool` for the light map (multiply), `warm` for what shines (screen)
  warm: radial([
    [0, '#fff0c8'],
    [0.12, '#ffd391', 0.92],
    [0.38, '#e8963f', 0.5],
    [0.7, '#a2531c', 0.16],
    [1, '#7a3a10', 0],
  ]),
  pool: radial([
    [0, '#ffe6b8'],
    [0.3, '#f3b56a', 0.9],
    [0.65, '#b9702f', 0.45],
    [1, '#7a4418', 0],
  ]),
  cool: radial([
    [0, '#d5e4f4'],
    [0.4, '#9db4cc', 0.7],
    [1, '#5d7690', 0],
  ]),
  vig: radial(
    [
      [0.45, '#000', 0],
      [1, '#000', 0.82],
    ],
    ' cx=".5" cy=".52" r=".78"',
  ),
  fadeV: linear(
    [
      [0, '#000'],
      [0.3, '#fff'],
      [0.8, '#fff'],
      [1, '#000'],
    ],
    'x1="0" y1="0" x2="0" y2="1"',
  ),
  fadeU: linear(
    [
      [0, '#fff'],
      [1, '#fff', 0],
    ],
    'x1="0" y1="1" x2="0" y2="0"',
  ),
  ...Object.fromEntries(Object.entries(BLURS).map(([id, s]) => [id, f(`<feGaussianBlur stdDeviation="${s}"/>`, 60)])),
};

/** The definitions that `body` names, and no others. */
export const defs = (body) => {
  const used = new Set([...body.matchAll(/url\(#([\w-]+)\)/g)].map((m) => m[1]));
  return `<defs>${Object.entries(LIBRARY)
    .filter(([id]) => used.has(id))
    .map(([id, make]) => make(id))
    .join('')}</defs>`;
};
