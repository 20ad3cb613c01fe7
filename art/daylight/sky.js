/** The night over the town, in seven steps: six Rounds, then daylight. Flat bands, rays, halftone; the sun comes nearer. */
import { crescent, disc, dots, lots, mix, rays, sheet } from './ink.js';

/** From the top of the sky down to the horizon, the rays, the roofs far and near, the ground. */
const STEPS = [
  {
    sky: ['#070b1f', '#0b1230', '#101a42', '#16235a'],
    ray: '#1b2a68',
    far: '#0d1536',
    near: '#080d24',
    ground: '#060919',
    sun: -1,
  },
  {
    sky: ['#080c24', '#0e163a', '#16225a', '#222c70'],
    ray: '#2b3580',
    far: '#101a42',
    near: '#090f2a',
    ground: '#070a1d',
    sun: -0.3,
  },
  {
    sky: ['#0a1030', '#141d4c', '#26306f', '#43397f'],
    ray: '#4a4390',
    far: '#182252',
    near: '#0b1230',
    ground: '#080c22',
    sun: -0.02,
  },
  {
    sky: ['#0f1740', '#1f2a66', '#44408a', '#7a4a8c'],
    ray: '#6c4d98',
    far: '#232a62',
    near: '#0f1638',
    ground: '#0a0f28',
    sun: 0.2,
  },
  {
    sky: ['#16225a', '#303c86', '#70508e', '#c0607c'],
    ray: '#a05f92',
    far: '#33336e',
    near: '#161a42',
    ground: '#0d1230',
    sun: 0.42,
  },
  {
    sky: ['#1f3576', '#4c569c', '#b0668a', '#f08a5c'],
    ray: '#d48078',
    far: '#4a3a74',
    near: '#1f1f4a',
    ground: '#121535',
    sun: 0.72,
  },
  {
    sky: ['#2f78b4', '#6aa6c8', '#f0b878', '#ffd27a'],
    ray: '#ffdf9a',
    far: '#8a5a80',
    near: '#4a3768',
    ground: '#2a2148',
    sun: 1.15,
  },
];

export const ROUNDS = STEPS.length - 1;

/** A row of roofs, the same every time: `M…z` from the left edge to the right. */
function roofs(
  /** @type {number} */ seed,
  /** @type {number} */ w,
  /** @type {number} */ foot,
  /** @type {number} */ high,
  /** @type {number} */ wide,
  /** @type {number} */ gap,
) {
  const lot = lots(seed);
  let d = `M0 ${foot}`;
  for (let x = 0; x < w;) {
    const width = wide * (0.5 + lot());
    // low where the sun will be
    const height = high * (0.35 + 0.65 * lot()) * (Math.abs(x + width / 2 - gap) < w * 0.13 ? 0.42 : 1);
    const top = Math.round(foot - height);
    const kind = Math.floor(lot() * 5);
    const next = Math.round(Math.min(w, x + width));
    d += `L${Math.round(x)} ${top}`;
    if (kind === 0) d += `L${Math.round((x + next) / 2)} ${Math.round(top - width * 0.35)}L${next} ${top}`;
    else if (kind === 1) d += `H${Math.round(x + width * 0.3)}V${Math.round(top - high * 0.3)}h6V${top}H${next}`;
    else if (kind === 2)
      d += `H${Math.round(x + width * 0.55)}v${-Math.round(high * 0.16)}H${Math.round(x + width * 0.8)}V${top}H${next}`;
    else d += `H${next}`;
    x = next;
  }
  return `${d}L${w} ${foot}z`;
}

/** Lit windows: fewer towards the morning, when one need not be afraid of the dark. */
function windows(
  /** @type {number} */ seed,
  /** @type {number} */ w,
  /** @type {number} */ top,
  /** @type {number} */ count,
) {
  const lot = lots(seed);
  return Array.from(
    { length: count },
    () => `M${Math.round(lot() * w)} ${Math.round(top + lot() * 22)}h7v9h-7z`,
  ).join('');
}

/**
 * The sky of a Round (1 to 6) or of the morning (7), its lower edge the street.
 * `street` is how much of the height the street takes, `at` where the sun is, `town` how high the roofs are.
 */
export function sky(
  /** @type {number} */ round,
  /** @type {number} */ w,
  /** @type {number} */ h,
  { street = 0.24, at = 0.72, town = 0.3, moonlit = true } = {},
) {
  const step = STEPS[Math.min(STEPS.length, Math.max(1, round)) - 1];
  const foot = h * (1 - street);
  const [x, size] = [w * at, Math.min(h * 0.34, w * 0.2)];
  const y = foot + size * 0.75 - step.sun * size * 1.25;
  const bands = step.sky.map((fill, k) => {
    const top = [0, 0.26, 0.52, 0.78][k] * foot;
    return `<path d="M0 ${Math.round(top + 26)}Q${Math.round(w / 2)} ${Math.round(top - 26)} ${w} ${Math.round(top + 26)}V${h}H0z" fill="${fill}"/>`;
  });
  bands[0] = `<rect width="${w}" height="${h}" fill="${step.sky[0]}"/>`;
  const night = 1 - Math.max(0, (round - 1) / 6);
  const lot = lots(7);
  const stars = Array.from({ length: Math.round(w / 16) }, () => [lot() * w, lot() * foot * 0.8, lot()])
    .filter(([, , bright]) => bright < night * 1.05)
    .map(([sx, sy, bright]) => `<path d="${disc(sx, sy, 0.8 + bright * 1.6)}"/>`);
  const moon = { x: w * 0.12 + (round - 1) * w * 0.02, y: h * 0.2 + (round - 1) * h * 0.055 };
  const glow = mix(step.sky[3], '#ffd27a', 0.35);
  return (
    bands.join('') +
    `<path d="${rays(x, y, w, 15, 0.08)}" fill="${step.ray}" opacity="${round > 5 ? 0.55 : 0.42}"/>` +
    dots({ w, h: foot, step: 7, fill: step.ray, opacity: 0.5 }, (_, py) => (py / foot) * 1.1 - 0.4) +
    (stars.length && round < 6 ? `<g fill="#dfe6ff">${stars.join('')}</g>` : '') +
    (moonlit && round < 6
      ? `<path d="${crescent(moon.x, moon.y, h * 0.085)}" fill="#fff3d9" opacity="${0.95 - (round - 1) * 0.12}"/>`
      : '') +
    (step.sun > -0.6
      ? `<g fill="${glow}"><path d="${disc(x, y, size * 1.9)}" opacity="0.14"/><path d="${disc(x, y, size * 1.55)}" opacity="0.2"/><path d="${disc(x, y, size * 1.24)}" opacity="0.3"/></g><path d="${disc(x, y, size)}" fill="${mix('#ff9a4a', '#ffd24d', Math.max(0, step.sun))}"/><path d="${disc(x, y, size * 0.8)}" fill="${mix('#ffb765', '#ffe79a', Math.max(0, step.sun))}"/>`
      : '') +
    `<path d="${roofs(3, w, foot + 2, h * town, 74, x)}" fill="${step.far}"/>` +
    `<path d="${roofs(11, w, foot + 2, h * town * 0.62, 96, x)}" fill="${step.near}"/>` +
    `<path d="${windows(5, w, foot - 38, Math.round(12 * night))}" fill="#ffc85a"/>` +
    `<rect y="${foot}" width="${w}" height="${h - foot + 2}" fill="${step.ground}"/>` +
    `<path d="M0 ${foot}H${w}v5H0z" fill="${mix(step.ground, step.ray, 0.5)}"/>` +
    dots(
      { y: foot + 8, w, h: h - foot, step: 9, fill: step.ray, opacity: 0.22 },
      (_, py) => 0.8 - (py - foot) / (h - foot),
    )
  );
}

const step = (/** @type {number} */ round) => ({
  for: [],
  size: [960, 350],
  quality: 0.86,
  draw: () => sheet(960, 350, sky(round, 960, 350, { street: 0.25, town: 0.24 })),
});

export default Object.fromEntries(STEPS.map((_, at) => [`daylight/sky/${at + 1}`, step(at + 1)]));
