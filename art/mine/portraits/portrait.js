/** A portrait: head and shoulders in the dark, one warm lamp, in one of three moods. 320 × 400. */
import { march } from '../../kit/sculpt/march.js';
import { albedo, planes, silhouette } from '../../kit/sculpt/paint.js';
import { seeded } from '../../kit/sculpt/random.js';
import { limb, melt } from '../../kit/sculpt/solids.js';
import { mix, ramp } from '../../kit/sculpt/stroke.js';
import { head, nearest } from '../heads/head.js';
import { skin } from '../heads/skull.js';
import { BEARD, COAT, EYE, FUR, HAIR, HAT, LINEN, SCARF, SKIN, TRIM } from '../heads/stuff.js';
import { turned } from '../heads/turn.js';
import { bust } from './bust.js';
import { features, glasses, sparks } from './features.js';
import { inMood } from './moods.js';
import { behind, finish, paper } from './paper.js';
import { strands } from './strands.js';

export const SIZE = [320, 400];
const UNIT = 95;

/** Light from the lamp, from none to full: cold darkness, a red edge, warm planes. */
const LAMP = [
  [0, '#111318'],
  [0.04, '#1f1d20'],
  [0.12, '#46332e'],
  [0.26, '#765341'],
  [0.45, '#bb8f69'],
  [0.68, '#ecc797'],
  [0.88, '#fce4bc'],
  [1, '#fff0d4'],
];
const GREY = '#8b949b';
const LEVELS = [0.015, 0.035, 0.06, 0.09, 0.13, 0.18, 0.24, 0.31, 0.39, 0.48, 0.58, 0.69, 0.81, 0.93];

const SKINS = { pale: '#e2bb99', plain: '#d9ab84', brown: '#c4946c' };

function colours(person) {
  const { coat, hair, hat, beard, mood } = person;
  const worn = (c) => mix(c, '#6b6862', 0.08 + 0.2 * mood.shade);
  return {
    [COAT]: mix(worn(coat.colour), '#ffffff', 0.12),
    [SCARF]: worn(coat.second),
    [TRIM]: worn(coat.cut === 'trench' ? '#2f2b2a' : coat.second),
    [FUR]: worn(coat.fur ?? '#9a8266'),
    [LINEN]: worn(coat.cut === 'blouse' ? coat.second : '#c4c0b4'),
    [HAT]: worn(hat?.colour ?? '#555555'),
    [HAIR]: hair?.colour ?? '#444444',
    [BEARD]: beard?.colour ?? '#444444',
    [SKIN]: mix(SKINS[person.skin ?? 'plain'], '#a5a39c', 0.4 * mood.shade),
    [EYE]: '#b9aea0',
  };
}

export function portrait(who, mood, name) {
  const person = inMood(who, mood);
  const m = person.mood;
  const rnd = seeded(name.replace(/-(well|worn|broken)$/, ''));
  const side = Math.sign(person.light[0]);
  const at = [160 - person.held.yaw * 0.28 + (person.shift ?? 0), 160 + m.drop];
  const { face, parts } = head(person);
  const turn = turned(person.held);
  const top = nearest(parts);
  const throat = turn.out(0, -0.55, -0.3);
  const facing = Math.max(-24, Math.min(24, person.held.yaw * 0.4)) * (Math.PI / 180);
  const [c, s] = [Math.cos(facing), Math.sin(facing)];
  const clothes = bust(person, [throat[0] * c - throat[2] * s, throat[1], throat[0] * s + throat[2] * c]);
  const low = nearest(clothes.parts);
  const reach = person.hat?.cut === 'hood' ? 2.1 : 1.75;
  /** Shoulders sink less than the head does, and stand a little higher than the solids say. */
  const sink = 0.17 + (m.drop * 0.5) / UNIT;

  const headAt = (x, y, z) => {
    const [a, b, d] = turn.into(x, y, z);
    const far = Math.sqrt(a * a + b * b + d * d);
    return far > reach + 0.2 ? far - reach : top.map(a, b, d);
  };
  const bodyAt = (x, y, z) => (y > -0.3 ? 0.4 + y : low.map(x * c - z * s, y - sink, x * s + z * c));
  const braid = person.hair?.cut === 'braid' ? plait(side, turn) : null;
  const map = (x, y, z) => {
    let d = Math.min(headAt(x, y, z), bodyAt(x, y, z));
    if (braid) d = Math.min(d, braid(x, y, z));
    return d;
  };
  const material = (x, y, z) => {
    const h = headAt(x, y, z);
    const b = bodyAt(x, y, z);
    if (braid && braid(x, y, z) < Math.min(h, b)) return HAIR;
    if (h < b) return top.of(...turn.into(x, y, z));
    const [bx, bz] = [x * c - z * s, x * s + z * c];
    return clothes.dress(low.of(bx, y - sink, bz), bx, y - sink, bz);
  };
  const seen = march({
    size: SIZE,
    step: 1.6,
    scale: UNIT,
    at,
    near: 1.9,
    far: -1.6,
    map,
    material,
    light: { key: person.light, rim: [-side * 0.9, 0.35, -0.5], wrap: 0.06, ambient: 0.05, soft: 7 },
  });
  for (let q = 0; q < seen.key.length; q++) seen.key[q] *= m.lamp * (person.lamp ?? 1.25);

  const project = (x, y, z) => {
    const [a, b, d] = turn.out(x, y, z);
    return [at[0] + a * UNIT, at[1] - b * UNIT, d];
  };
  const visible = (p, slack = 0.07) => {
    const i = Math.round(p[0] / seen.step);
    const j = Math.round(p[1] / seen.step);
    return i >= 0 && j >= 0 && i < seen.w && j < seen.h && seen.depth[j * seen.w + i] < p[2] + slack;
  };
  const tools = {
    face: { ...face, ...person.face },
    mood: m,
    project,
    visible,
    skin: skin(face),
    map,
    into: turn.into,
    warm: m.warm * 0.5 + 0.5,
  };

  const k = `${name.replaceAll('/', '-')}-`;
  const [w, h] = SIZE;
  const shape = silhouette(seen);
  const lamp = LAMP.map(([t, colour]) => [
    t,
    mix(colour, mix(GREY, '#000000', 1 - t), (1 - m.warm) * 0.5 * Math.min(1, t * 3)),
  ]);
  const seed = Math.floor(seeded(name.split('-')[0]).next() * 90) + 3;
  const cold = planes(
    seen,
    seen.rim,
    [
      [0, '#20303f'],
      [0.3, '#41586b'],
      [1, '#8fa6b8'],
    ],
    [0.09, 0.16, 0.26, 0.4, 0.56],
    { floor: false },
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="isolation:isolate"><defs>${paper(k, seed, side)}<clipPath id="${k}shape"><path d="${shape}"/></clipPath></defs>
${behind(k, w, h, side, m.warm)}
<g filter="url(#${k}rough)"><g style="isolation:isolate" clip-path="url(#${k}shape)">${albedo(seen, colours(person), shape)}${features(person, tools, seen, rnd, k)}
<g style="mix-blend-mode:multiply" filter="url(#${k}b09)">${planes(seen, seen.key, lamp, LEVELS)}</g>
<g style="mix-blend-mode:screen" opacity=".62" filter="url(#${k}b2)">${cold}</g></g>
${strands(person, tools, seen, rnd)}${sparks(person, tools, seen)}${glasses(person, tools, seen, k)}</g>
${finish(k, w, h, seed)}</svg>`;
}

/** A plait over the shoulder on the side of the light. */
function plait(side, turn) {
  const [x, y, z] = turn.out(side * 0.5, -0.62, -0.1);
  const path = [
    [x, y, z],
    [x + side * 0.2, y - 0.6, z + 0.5],
    [x + side * 0.24, y - 1.3, z + 0.72],
    [x + side * 0.14, y - 2.1, z + 0.78],
  ];
  return (a, b, c) => {
    let d = 1e3;
    for (let i = 0; i < 3; i++)
      d = melt(d, limb(a, b, c, ...path[i], ...path[i + 1], 0.15 - i * 0.02, 0.13 - i * 0.02), 0.05);
    if (d > 0.2) return d - 0.04;
    const turnOf = b * 13;
    return d - 0.035 * Math.abs(Math.sin(turnOf + (a - x) * 6 * side)) + 0.02;
  };
}
