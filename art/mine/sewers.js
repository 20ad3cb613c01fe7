/* The Sewers: one brick vault, dry or flooded, open or fallen in, and who or what waits in it. */
import { vignette } from '../kit/compose.js';
import { pail, pipe, who } from '../kit/folk.js';
import { crate, table } from '../kit/indoors.js';
import { glow, pool } from '../kit/light.js';
import { mattress, planks, tin } from '../kit/still.js';
import { at, by, group, line, many, rect, round, shape } from '../kit/svg.js';

const rough = (body) => group(body, by('rough1'));

/** The rim of the vault at a depth from 0 (near) to 1 (the end): a half round on two walls. */
const rim = (deep) => {
  const w = 330 - 262 * deep;
  const top = -40 + 206 * deep;
  const foot = 420 - 168 * deep;
  return { w, top, foot, spring: top + w * 0.72 };
};
const arch = ({ w, top, foot, spring }) =>
  `M${round(320 - w)} ${round(foot)}V${round(spring)}Q${round(320 - w)} ${round(top)} 320 ${round(top)}T${round(320 + w)} ${round(spring)}V${round(foot)}z`;

/** The vault: rings of brick towards the dark, with joints along it. */
const vault = (seed = 1, end = '#06080a') =>
  rect(0, 0, 640, 400, '#16130f') +
  rough(
    many(8, (i) => shape(arch(rim(i / 8)), ['#5b5044', '#544a3f', '#4b4238', '#433b33', '#3a342d', '#312c27', '#282420', '#1e1b19'][i])) +
      many(9, (i) => {
        const near = rim(0);
        const far = rim(1);
        const t = -1 + (i + 0.5) / 4.5;
        const y = (r) => r.top + (r.spring - r.top) * t * t;
        return line(`M${round(320 + near.w * t)} ${round(y(near))}L${round(320 + far.w * t)} ${round(y(far))}`, '#241f1a', 1.6);
      }),
  ) +
  shape(arch(rim(1)), end) +
  many(26, (i, r) => rect(round(20 + r() * 600), round(20 + r() * 250), round(10 + r() * 16), 4, '#2c2620', 'opacity="0.5"'), seed);

/** What one walks on: a stone edge on both sides of the channel. */
const channel = (wet = '#26323a', edge = '#4a4238') =>
  rough(
    shape('M-10 400L252 252H388L650 400z', edge) + shape('M110 400L290 252H350L530 400z', wet) + line('M110 400L290 252M530 400L350 252', '#1b1815', 3),
  );
const flood = (y = 300) => shape(`M-10 400V${y}Q160 ${y - 8} 320 ${y}T650 ${y - 2}V400z`, '#2c3a42') + many(7, (i) => line(`M${60 + i * 80} ${y + 16 + (i % 3) * 22}h${40 + (i % 2) * 30}`, '#566a74', 2));

/** Three or so with a lamp, on their way. */
const party = [
  who(292, 372, 'hold', { size: 1.14, coat: 'quilt', hat: 'wool', v: 14, face: 0.9 }),
  who(196, 384, 'walk', { size: 1.22, coat: 'long', hat: 'cap', v: 12, face: 0.6 }),
];
const lamp = { at: [330, 290], of: 'lamp', foot: 376, reach: 430 };

/** A picture of the vault. */
const below = ({ end, water, things = '', people = party, light = lamp, front = '', shining = '', ambient = '#7d7a82', ...more }) =>
  vignette({
    layers: [vault(more.seed ?? 2, end), water ?? channel()],
    things,
    ambient,
    light,
    shining,
    people,
    front,
    ...more,
  });

const shelf = (x, s = 1) =>
  at(x, 366, s, rough(rect(-60, -150, 8, 150, '#3c3226') + rect(52, -150, 8, 150, '#3c3226') + many(3, (i) => rect(-60, -146 + i * 50, 120, 7, '#4c4030'))) + many(3, (i) => many(3, (j) => at(-36 + j * 34, -146 + i * 50, 0.62, tin(120 + 8 * ((i + j) % 3))))));
const rungs = rough(many(9, (i) => rect(436, 60 + i * 32, 44, 5, '#7a736a')) + rect(432, 40, 5, 320, '#57524b') + rect(480, 40, 5, 320, '#57524b'));
const rubble = rough(many(34, (i, r) => shape(`M${round(120 + r() * 400)} ${round(400 - r() * 150)}l${round(18 + r() * 40)} ${round(-14 - r() * 22)}l${round(20 + r() * 26)} ${round(24 + r() * 16)}z`, ['#5a5148', '#4b443c', '#6a6055'][i % 3]), 7));
const bars = rough(many(9, (i) => rect(196 + i * 30, 120, 6, 262, '#4e4a45')) + rect(190, 170, 260, 8, '#4e4a45') + rect(190, 300, 260, 8, '#4e4a45'));
const rat = (x, y, s = 1) => at(x, y, s, shape('M-20 0Q-22-14 0-15Q18-15 24-4L30-1L22 1z', '#0b0a09') + line('M-20-2Q-34 2-44-6', '#0b0a09', 2.4));

export default {
  'mine/sewer/store': below({
    for: ['sewer-room/valve-niche', 'sewer-room/flooded-store', 'sewer-room/lamp-room', 'sewer-room/walled-up-door'],
    things: shelf(470, 1.2) + at(120, 384, 1.5, crate(108)) + at(392, 388, 1.2, crate(96)),
  }),
  'mine/sewer/wet': below({
    for: ['sewer-room/sump', 'sewer-room/bad-air', 'sewer-room/sewer-rats'],
    seed: 5,
    water: flood(318),
    things: rough(rect(20, 210, 600, 14, '#4a4742')),
    front: rat(470, 388, 1.4) + rat(560, 376, 1.1) + rat(404, 396, 1),
    weather: ['fog', 0.5],
  }),
  'mine/sewer/people': below({
    for: ['sewer-room/sleepers', 'sewer-room/smugglers-table'],
    seed: 8,
    things: at(470, 372, 1.5, table(96, 40, 104)) + at(130, 388, 0.9, mattress(190, 92)),
    people: [
      who(416, 366, 'sit', { size: 1.06, coat: 'coat', hat: 'cap', v: 13, face: 0.8 }),
      who(540, 370, 'sit', { left: true, size: 1.06, coat: 'quilt', hat: 'wool', v: 12, face: 0.8 }),
    ],
    light: { at: [470, 300], of: 'candle', foot: 372, reach: 260 },
  }),
  'mine/sewer/ledge': below({
    for: ['sewer-room/dry-ledge'],
    seed: 11,
    people: [who(214, 378, 'floor', { size: 1.15, coat: 'quilt', hat: 'wool', v: 13, face: 0.8 }), who(392, 378, 'slump', { left: true, size: 1.15, coat: 'long', hat: 'bare', v: 12, face: 0.8 })],
    light: { at: [302, 330], of: 'candle', foot: 378, reach: 260 },
  }),
  'mine/sewer/shaft': below({
    for: ['sewer-room/access-shaft'],
    seed: 14,
    things: rungs,
    light: { at: [458, 30], foot: 372, reach: 300, cold: true },
    shining: glow(pool(458, 10, 90, 150, 0.9, 'cool')),
    people: [who(436, 372, 'reach', { size: 1.18, coat: 'quilt', hat: 'wool', v: 14, face: 0.4 }), who(330, 382, 'stand', { size: 1.2, coat: 'long', hat: 'cap', v: 11, face: 0.5 })],
  }),
  'mine/sewer/corridor': below({
    for: ['sewer-corridor/echo', 'sewer-corridor/voices', 'sewer-corridor/fresh-draught'],
    seed: 17,
    end: '#171310',
    shining: glow(pool(320, 214, 40, 34, 0.5, 'warm')),
    people: [...party, who(316, 266, 'stand', { size: 0.36, coat: 'long', hat: 'cap', v: 5, face: 0 })],
  }),
  'mine/sewer/water': below({
    for: ['sewer-corridor/knee-deep', 'sewer-corridor/slime', 'sewer-corridor/current', 'sewer-corridor/driftwood'],
    seed: 20,
    water: flood(292),
    things: at(470, 372, 1.2, planks(5, 84, 3)),
    front: flood(356),
  }),
  'mine/sewer/broken': below({
    for: ['sewer-corridor/fallen-arch', 'sewer-corridor/iron-grille'],
    seed: 23,
    things: bars + rubble,
    people: [who(168, 384, 'dig', { size: 1.2, coat: 'quilt', hat: 'wool', v: 14, face: 0.8, near: pipe(-4, -70, 40, -6) })],
    light: { at: [230, 300], of: 'lamp', foot: 384, reach: 280 },
  }),
  'mine/sewer/impact': below({
    for: ['sewer-room/rooms-impact', 'sewer-corridor/corridors-impact'],
    seed: 26,
    people: [],
    light: { at: [320, 250], of: 'lamp', foot: 300, reach: 200 },
    front: at(566, 392, 1.2, pail(0, 0, 24)),
    weather: ['fog', 0.6],
  }),
};
