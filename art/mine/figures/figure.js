/**
 * Somebody whole, small, without a background: to stand in the house. Drawn in middle tones, one warm light from the right.
 * Ground at GROUND from the top, 150 pixels to the metre, the feet about the middle.
 */
import { march } from '../../kit/sculpt/march.js';
import { albedo, planes, silhouette } from '../../kit/sculpt/paint.js';
import { mix } from '../../kit/sculpt/stroke.js';
import { limb } from '../../kit/sculpt/solids.js';
import { PILLOW, sleeper } from './asleep.js';
import { body } from './body.js';
import { head, nearest } from '../heads/head.js';
import { POSES } from './poses.js';
import {
  BEARD,
  BLANKET,
  BOOTS,
  COAT,
  EYE,
  FUR,
  HAIR,
  HAT,
  IRON,
  LEGS,
  LINEN,
  SACK,
  SCARF,
  SKIN,
  TRIM,
  WOOD,
} from '../heads/stuff.js';
import { turned } from '../heads/turn.js';

const METRE = 150;
const HEAD = 0.132;
export const UPRIGHT = [240, 300];
export const LYING = [320, 100];
const FOOT = 10;

const LIGHT = [
  [0, '#3b3f49'],
  [0.12, '#565862'],
  [0.3, '#857d78'],
  [0.55, '#c2ac93'],
  [0.8, '#f3dcb6'],
  [1, '#fff4dc'],
];
const LEVELS = [0.05, 0.1, 0.16, 0.24, 0.33, 0.44, 0.56, 0.7, 0.84];
const RIM = [
  [0, '#e0a25c'],
  [1, '#ffdca4'],
];

/** The body's axes seen from the front, turned by `yaw`. */
function facing(yaw, at) {
  const c = Math.cos((yaw * Math.PI) / 180);
  const s = Math.sin((yaw * Math.PI) / 180);
  return {
    out: ([l, u, f]) => [l * c + f * s + at, u, -l * s + f * c],
    into: (x, y, z) => [(x - at) * c - z * s, y, (x - at) * s + z * c],
  };
}

const LYING_AXES = [0, -0.97, 0.22, 0.28, 0.22, 0.94, -0.96, 0.06, 0.28];

/** Head parts in the axes of the view, its middle at `at`. */
function headParts(person, at, held, axes) {
  const { parts } = head(person);
  const turn = turned(held);
  if (axes) {
    const m = axes;
    turn.into = (x, y, z) => [
      m[0] * x + m[3] * y + m[6] * z,
      m[1] * x + m[4] * y + m[7] * z,
      m[2] * x + m[5] * y + m[8] * z,
    ];
  }
  const big = person.hat ? 1.75 : 1.5;
  const { map, of } = nearest(parts);
  const local = (x, y, z) => turn.into((x - at[0]) / HEAD, (y - at[1]) / HEAD, (z - at[2]) / HEAD);
  return {
    d: (x, y, z) => {
      const [a, b, c] = local(x, y, z);
      const far = Math.sqrt(a * a + b * b + c * c);
      return (far > big + 0.3 ? far - big : map(a, b, c)) * HEAD;
    },
    of: (x, y, z) => of(...local(x, y, z)),
  };
}

/** All solids of a figure in the axes of the view. */
function solids(person, posture) {
  const pose = POSES[posture];
  if (pose.lying) {
    const low = nearest(sleeper(person.build));
    const bare = {
      ...person,
      hat: person.hat?.cut === 'hood' ? undefined : person.hat?.cut === 'cap' ? undefined : person.hat,
    };
    bare.face = { ...person.face, open: -0.02, under: 0.02 };
    const top = headParts(bare, [PILLOW[0] * person.build.tall, PILLOW[1] + 0.11, 0.02], {}, LYING_AXES);
    return { low: low.map, lowOf: low.of, top };
  }
  const { parts, eyes } = body(pose, person);
  const axes = facing(pose.turn, pose.shift ?? -0.03);
  const { map, of } = nearest(parts);
  const at = axes.out(eyes);
  const stoop = (person.build.stoop ?? 0) * 8;
  const braid = person.hair?.cut === 'braid' ? axes.out([eyes[0] + 0.1, eyes[1] - 0.14, eyes[2] - 0.03]) : null;
  const end = braid && [braid[0] + 0.03, braid[1] - 0.33, braid[2] + 0.1];
  const top = headParts(person, at, { ...pose.head, nod: pose.head.nod + stoop });
  return {
    low: (x, y, z) => map(...axes.into(x, y, z)),
    lowOf: (x, y, z) => of(...axes.into(x, y, z)),
    top: braid
      ? {
          d: (x, y, z) =>
            Math.min(top.d(x, y, z), limb(x, y, z, ...braid, ...end, 0.042, 0.022) - 0.007 * Math.sin(y * 95)),
          of: (x, y, z) => (limb(x, y, z, ...braid, ...end, 0.05, 0.03) < top.d(x, y, z) ? HAIR : top.of(x, y, z)),
        }
      : top,
  };
}

function colours(person) {
  const { coat, build } = person;
  const worn = (c) => mix(c, '#77736c', 0.24);
  return {
    [COAT]: worn(coat.colour),
    [LEGS]: worn(build.legs ?? '#4b4a4c'),
    [BOOTS]: '#3d3630',
    [SCARF]: worn(coat.second),
    [TRIM]: worn(coat.second),
    [FUR]: worn(coat.fur ?? '#9a8266'),
    [LINEN]: '#a8a396',
    [BLANKET]: worn(build.blanket ?? '#77705f'),
    [SACK]: '#7a6a4e',
    [WOOD]: '#6d5940',
    [IRON]: '#7b8084',
    [HAT]: worn(person.hat?.colour ?? '#555555'),
    [HAIR]: mix(person.hair?.colour ?? '#444444', '#6a5a48', 0.15),
    [BEARD]: mix(person.beard?.colour ?? '#444444', '#6a5a48', 0.1),
    [SKIN]: '#c99f7d',
    [EYE]: '#3a2c22',
  };
}

/** A figure as SVG text. */
export function figure(person, posture, id) {
  const lying = POSES[posture].lying;
  const [W, H] = lying ? LYING : UPRIGHT;
  const { low, lowOf, top } = solids(person, posture);
  const at = [W / 2, H - FOOT];
  const seen = march({
    size: [W, H],
    step: 1.25,
    scale: METRE,
    at,
    near: 1.1,
    far: -1.1,
    span: 0.22,
    map: (x, y, z) => Math.min(low(x, y, z), top.d(x, y, z)),
    material: (x, y, z) => {
      const t = top.d(x, y, z);
      return t < low(x, y, z) ? top.of(x, y, z) : dressed(person, lowOf(x, y, z), x, y);
    },
    light: { key: [0.78, 0.5, 0.55], rim: [0.9, 0.35, -0.45], wrap: 0.35, ambient: 0.2, soft: 7, reach: 3 },
  });
  const shape = silhouette(seen);
  const rim = planes(seen, seen.rim, RIM, [0.17, 0.3, 0.46], { floor: false });
  const k = `${id.replaceAll('/', '-')}-`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}"><defs>
<clipPath id="${k}c"><path d="${shape}"/></clipPath>
<filter id="${k}b" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation=".7"/></filter>
<filter id="${k}r" x="-4%" y="-4%" width="108%" height="108%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".16" numOctaves="2" seed="5" result="t"/><feDisplacementMap in="SourceGraphic" in2="t" scale="1.6" xChannelSelector="R" yChannelSelector="G"/></filter>
<filter id="${k}h" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".3 .06" numOctaves="3" seed="9"/><feColorMatrix type="matrix" values="0 0 0 0 .03  0 0 0 0 .03  0 0 0 0 .04  0 0 0 2.6 -1.2"/></filter>
</defs><g filter="url(#${k}r)"><g style="isolation:isolate" clip-path="url(#${k}c)">${albedo(seen, colours(person), shape)}<g style="mix-blend-mode:multiply" filter="url(#${k}b)">${planes(seen, seen.key, LIGHT, LEVELS)}</g><g style="mix-blend-mode:screen" opacity=".75" filter="url(#${k}b)">${rim}</g><g transform="rotate(40 ${W / 2} ${H / 2})"><rect x="${-W}" y="${-H}" width="${3 * W}" height="${3 * H}" filter="url(#${k}h)" opacity=".3"/></g></g></g></svg>`;
}

/** Stripes and bands, where a coat has them. */
function dressed(person, of, x, y) {
  if (of !== COAT) return of;
  if (person.coat.cut === 'fire' && Math.abs(y - 1.0 * person.build.tall) < 0.025) return TRIM;
  return of;
}
