/* What lies in the house when the war has been through it, and what the board has printed in it. */
import { rubble } from '../../kit/heaps.js';
import {
  at,
  bar,
  box,
  bottle,
  by,
  grey,
  group,
  line,
  many,
  nails,
  onWall,
  plank,
  poly,
  rect,
  round,
  sack,
  shape,
  standing,
  under,
} from './parts.js';

/** Bricks, plaster and beams down from the floor above; `h` is how much of it is left. */
const debris = (h, seed, beams, w = 122) => at(0, 4, 1, rubble(w, h, seed, 140, 0)) + beams;

const RUBBLE = {
  1:
    debris(62, 3, plank(-30, -14, 20, -74, 5) + plank(12, -12, 44, -60, 4.4, 150)) +
    at(26, 4, 1, rubble(62, 30, 12, 144, 0)) +
    at(-34, 4, 1, rubble(54, 26, 18, 140, 0)),
  2:
    debris(58, 14, plank(-44, -70, 6, -20, 5.4) + plank(30, -72, 14, -10, 4.6, 150)) +
    at(-20, 4, 1, rubble(70, 30, 5, 147, 0)) +
    at(38, 4, 1, rubble(50, 24, 25, 136, 0)),
  3:
    debris(64, 22, plank(-8, -78, -26, -10, 5) + plank(6, -20, 56, -46, 4.6, 155) + plank(-56, -40, -16, -14, 4, 150)) +
    at(8, 4, 1, rubble(76, 30, 33, 144, 0)),
};

const REMNANTS = {
  1:
    at(-14, 4, 1, rubble(84, 22, 41, 144, 0)) + plank(-18, -3, 42, -12, 4.4) + at(36, 3, 1, rubble(38, 13, 44, 140, 0)),
  2:
    at(20, 4, 1, rubble(74, 20, 47, 144, 0)) +
    at(-38, 3, 1, rubble(40, 14, 52, 136, 0)) +
    plank(-40, -10, 8, -2, 4) +
    plank(50, -40, 58, -2, 3.6, 150),
};

const wheel = (x, y, r) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${grey(50)}" stroke-width="3.4"/><circle cx="${x}" cy="${y - 0.6}" r="${r}" fill="none" stroke="${grey(170)}" stroke-width="1"/>` +
  line(
    many(6, (i) => `M${x} ${y}l${round(Math.cos((i * 6.283) / 6) * r)} ${round(Math.sin((i * 6.283) / 6) * r)}`),
    grey(120),
    0.9,
  ) +
  `<circle cx="${x}" cy="${y}" r="2" fill="${grey(90)}"/>`;
const bucket = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    group(shape('M-9 0l-3-18h24l-3 18z', grey(150, -0.6)), by('clay')) +
      `<ellipse cx="0" cy="-18" rx="12" ry="2.6" fill="${grey(60)}"/>` +
      line('M-12-18c2-12 22-12 24 0', grey(70), 1.2),
  );
const books = (x, y) =>
  rect(x, y - 4, 15, 4, grey(140, 4)) +
  rect(x + 2, y - 8, 13, 4, grey(170, -3)) +
  rect(x - 1, y - 11.6, 15, 3.6, grey(120, 2)) +
  line(`M${x + 2} ${y - 8}h13M${x} ${y - 4}h15`, '#222', 0.7);
const frame = (x, y, a) =>
  `<g transform="translate(${x} ${y}) rotate(${a})">${rect(-9, -24, 18, 24, grey(120, 3))}${rect(-6.6, -21.6, 13.2, 19.2, grey(190, 0))}${line('M-6-8l5-6 4 4 3-3', grey(110), 1)}</g>`;

/** What people threw together: sacks, rags, a wheel, a chair leg, a bucket. */
const HEAP = {
  1:
    plank(-24, -10, -34, -58, 3.8) +
    plank(-2, -20, 14, -62, 3.6, 150) +
    sack(-12, -22, 15, 150, 1.2) +
    sack(13, -20, 14, 176, 2) +
    sack(-33, 0, 17, 185, 2.4) +
    sack(2, 0, 19, 160, 0.4, false) +
    sack(37, 1, 15, 172, 1.8) +
    wheel(20, -14, 13) +
    bucket(-12, 2, 0.8),
  2:
    frame(30, -22, 14) +
    plank(-10, -16, -22, -60, 3.8) +
    sack(-26, -10, 16, 170, 1.4) +
    sack(4, -16, 17, 150, -0.6, false) +
    sack(30, 1, 18, 178, 2.2) +
    sack(-44, 2, 12, 160, 0.8) +
    bucket(-18, 3) +
    books(2, 2) +
    wheel(50, -7, 8),
  3:
    plank(24, -12, 40, -60, 4) +
    plank(6, -12, -4, -54, 3.6, 150) +
    wheel(-22, -20, 16) +
    sack(10, -14, 18, 168, 1.6) +
    sack(-10, 1, 18, 182, 2.2) +
    sack(34, 2, 16, 156, 0) +
    sack(-42, 2, 14, 172, 1.4, false) +
    bottle(-28, 3, 15, 160, -2) +
    books(12, 3),
};

const door2 = (x, y, w, h, v) =>
  rect(x, y, w, h, grey(v, 2.6)) +
  rect(x + 3, y + 3, w - 6, h * 0.42, grey(v * 0.66, 2.6)) +
  rect(x + 3, y + h * 0.42 + 6, w - 6, h * 0.58 - 9, grey(v * 0.66, 2.6)) +
  line(`M${x + 3} ${y + 3}h${w - 6}M${x + 3} ${round(y + h * 0.42 + 6)}h${w - 6}`, grey(v * 0.34, 2), 1) +
  line(`M${x + 0.6} ${y + h}V${y + 0.6}h${w - 1}`, grey(v * 1.24, 2.6), 0.9);
const wardrobe = (v = 178) =>
  group(
    box(-27, -3, 54, 62, v * 0.62, 2.4, 7) +
      rect(-30, -70, 60, 6, grey(v, 2.6)) +
      poly(
        [
          [-30, -70],
          [-23, -74],
          [37, -74],
          [30, -70],
        ],
        grey(v * 1.2, 2.4),
      ) +
      door2(-25, -62, 24.4, 56, v * 0.94) +
      door2(0.6, -62, 24.4, 56, v * 0.9),
    by('wall'),
  ) +
  line('M-3-36v5M3-36v5', grey(60), 1.8) +
  line('M-22-3v3M22-3v3M30-6v3', grey(50, 2), 3);
const dresser = (v = 172) =>
  group(
    box(-36, -3, 72, 34, v * 0.7, 2.6, 7) +
      [0, 1, 2]
        .map(
          (i) =>
            rect(-33, -34 + i * 10.4, 66, 9, grey(v * (0.98 - i * 0.05), 2.6)) +
            line(`M-33 ${round(-34 + i * 10.4)}h66`, grey(v * 1.25, 2.6), 0.8),
        )
        .join(''),
    by('wall'),
  ) +
  line('M-18-30h6M12-30h6M-18-19h6M12-19h6M-18-9h6M12-9h6', grey(44), 1.8) +
  line('M-32-3v3M32-3v3', grey(50, 2), 3);
const armchair = (v = 104) =>
  group(shape('M-17 0V-22q0-22 17-22t17 22V0z', grey(v, 3.4)), by('clay')) +
  group(shape('M-21-1v-17q0-5 5-5t5 5v17zM11-1v-17q0-5 5-5t5 5v17z', grey(v * 1.1, 3.4)), by('clay')) +
  group(shape('M-12-2v-11q12-5 24 0v11z', grey(v * 1.2, 3)), by('clay'));

/** Cupboards somebody will have to search or burn. */
const FURNITURE = {
  1:
    under(-4, 40) +
    at(-10, 0, 1, wardrobe()) +
    at(40, 2, 0.9, group(box(-14, 0, 28, 22, 150, 2.4, 6), by('wall')) + line('M-14-15h28M-14-8h28', grey(60, 2), 1)) +
    books(30, -17),
  2:
    under(0, 50) +
    at(-14, 0, 1, dresser()) +
    onWall(
      shape('M-34-46h32v-27q-16-9-32 0z', grey(120, 2.6)) +
        shape('M-31-47h26v-24q-13-7-26 0z', grey(205, -1.4)) +
        line('M-28-56l9-12M-25-52l14-18', grey(245, -1), 1.2) +
        line('M-12-47l-4-9 4-6-3-10', grey(80), 0.8),
    ) +
    at(42, 2, 0.92, armchair()),
  3: under(6, 46) + at(12, 0, 1, wardrobe(166)) + at(-38, 3, 0.86, armchair(112)) + plank(-58, 1, -48, -40, 3, 150),
};

const CLOSED_DOOR = {
  1: onWall(
    group(
      rect(-27, -76, 54, 77, grey(88, 2)) + rect(-27, -76, 54, 4, grey(150, 2)) + door2(-22, -71, 44, 71, 172),
      by('wall'),
    ) +
      `<circle cx="17" cy="-34" r="2.4" fill="${grey(190, 2)}"/><circle cx="17" cy="-34" r="1" fill="#222"/>` +
      rect(15.6, -30, 2.8, 6, grey(50)) +
      group(plank(-38, -60, 38, -50, 8.4, 186) + plank(-37, -22, 39, -34, 8.4, 176), by('rough1')) +
      nails([
        [-32, -60],
        [-27, -58.6],
        [31, -52],
        [26, -52],
        [-31, -24],
        [-26, -24],
        [32, -34],
      ]),
  ),
  2: onWall(
    group(
      rect(-25, -78, 50, 79, grey(80, 1)) +
        rect(-25, -78, 50, 4, grey(140, 1)) +
        rect(-20, -73, 40, 73, grey(158, -1)) +
        rect(-15, -68, 30, 22, grey(120, -1)) +
        rect(-15, -42, 30, 18, grey(120, -1)) +
        rect(-15, -20, 30, 15, grey(120, -1)) +
        line('M-15-68h30M-15-42h30M-15-20h30', grey(60), 1),
      by('wall'),
    ) +
      group(box(-8, -34, 16, 13, 150, 1.6, 3), by('rough1')) +
      line('M-5-34v-5a5 5 0 0110 0v5', grey(60), 2.6) +
      line('M-30-30h60', grey(60), 4) +
      line('M-30-31.400h60', grey(170), 1.2) +
      group(plank(-36, -66, 36, -70, 7.6, 180), by('rough1')) +
      nails([
        [-31, -66],
        [31, -70],
      ]),
  ),
};

const BARS = {
  1:
    at(-26, -6, 0.8, group(box(-15, 0, 30, 22, 120, 2, 6), by('wall'))) +
    at(18, -6, 0.86, group(box(-18, 0, 36, 18, 112, 2.6, 6), by('wall'))) +
    sack(2, -6, 11, 120) +
    group(
      many(11, (i) => bar(`M${-60 + i * 12} 3V-84`, 3.6, 150)) +
        bar('M-64-66H64', 4.4, 150) +
        bar('M-64-16H64', 4.4, 150),
      by('rough1'),
    ) +
    group(box(-8, -32, 17, 16, 175, 2, 3), by('rough1')) +
    line('M-4-48v-4a5 5 0 019 0v4', grey(70), 3) +
    `<circle cx="1" cy="-41" r="2" fill="#111"/>` +
    line('M1-40v4', '#111', 1.6),
};

/** A door ajar at the left, where the street is; a stool, a coat hook, a bucket of sand. */
const GUARD =
  under(36, 18) +
  group(
    poly(
      [
        [-65, -72],
        [-46, -66],
        [-46, -5],
        [-65, 0],
      ],
      grey(150, 2.6),
    ) +
      poly(
        [
          [-62, -66],
          [-50, -62],
          [-50, -40],
          [-62, -39],
        ],
        grey(96, 2.6),
      ) +
      poly(
        [
          [-62, -33],
          [-50, -34],
          [-50, -11],
          [-62, -8],
        ],
        grey(96, 2.6),
      ) +
      line('M-46-66V-5', grey(200, 2), 1.2),
    by('coalv'),
  ) +
  `<circle cx="-49" cy="-36" r="1.8" fill="${grey(200, 2)}"/>` +
  bar('M-64-46L-43-42', 3.4, 130) +
  onWall(line('M16-62h34', grey(110, 2.4), 3.4) + line('M22-61v5M34-61v5M45-61v5', grey(60), 1.6)) +
  at(0, -14, 1, group(box(26, 0, 24, 4, 178, 2.6, 5), by('wall'))) +
  line('M28-14v14M48-14v13M53-16v13', grey(90, 2.6), 2.6) +
  at(
    60,
    1,
    0.72,
    group(shape('M-9 0l-3-18h24l-3 18z', grey(150, 3.4)), by('clay')) +
      `<ellipse cx="0" cy="-18" rx="12" ry="2.6" fill="${grey(190, 2)}"/>`,
  );

const NEW_IDEA =
  under(2, 48) +
  onWall(
    group(
      rect(-40, -76, 24, 17, grey(235, 1.4)) +
        rect(-12, -79, 18, 22, grey(222, 1)) +
        rect(10, -75, 26, 16, grey(238, 1.6)) +
        rect(39, -70, 13, 15, grey(225, 1)) +
        line('M-36-71h15M-36-67h10M-8-74l9 0M-8-70h12M-6-62l4-5 4 3M14-70l6 6 6-7 5 5M42-65h7M42-61h5', grey(70), 0.9),
      by('rough1'),
    ),
  ) +
  group(
    box(-42, -30, 80, 5, 178, 2.8, 7) +
      rect(-38, -30, 5, 30, grey(110, 2.8)) +
      rect(30, -30, 5, 30, grey(100, 2.8)) +
      rect(37, -33, 4, 30, grey(70, 2.8)) +
      rect(-33, -30, 62, 6, grey(90, 2.8)) +
      rect(4, -29, 22, 10, grey(140, 2.8)),
    by('wall'),
  ) +
  line('M12-24h6', grey(40), 1.6) +
  poly(
    [
      [-30, -36],
      [-12, -38.6],
      [-6, -35.6],
      [-24, -33.4],
    ],
    grey(240, 1.4),
  ) +
  poly(
    [
      [-4, -36],
      [10, -38.4],
      [15, -36],
      [2, -34],
    ],
    grey(228, 1),
  ) +
  line('M-24-36l10-1.400M0-36l8-1.400', grey(90), 0.7) +
  plank(14, -35, 26, -38, 1.6, 180, 3) +
  bottle(30, -34, 9, 140, -2) +
  at(
    -54,
    2,
    1,
    group(
      line('M-6 0l1-22M6 0V-20M8-2L7-21M-5-22l1-24M7-21l1-25', grey(100, 2.8), 2.6) +
        rect(-6, -23, 14, 3.4, grey(165, 2.8)) +
        rect(-5, -46, 13, 4, grey(165, 2.8)) +
        rect(-5, -38, 13, 3, grey(150, 2.8)),
      by('rough1'),
    ),
  ) +
  candleOut(-36, -34);

function candleOut(x, y) {
  return at(
    x,
    y,
    1,
    rect(-2, -9, 4, 9, grey(225, 2.4)) + rect(-4, -1, 8, 1.6, grey(90)) + line('M0-9v-2', grey(30), 1),
  );
}

const FLOOR =
  under(0, 54) +
  group(shape('M-54 0v-6q0-4 5-4h86q14 0 16 7v3z', grey(188, 1.4)), by('clay')) +
  line('M-40-10v10M-26-10v10M-12-10v10M2-10v10M16-10v10M30-10v9', grey(110, 1.6), 1, 'opacity=".8"') +
  group(shape('M-20-9q10-9 30-7t36 4q9 3 8 12h-72q-5-5-2-9z', grey(140, 3.4)), by('clay')) +
  line('M-8-14q4 6 0 13M12-16q6 7 1 16M32-13q5 6 2 13', grey(70, 3), 1) +
  group(shape('M-54-9q-2-9 7-10 12-2 15 3 2 6-4 8-10 3-18-1z', grey(225, 0.6)), by('clay')) +
  onWall(line('M24-66h26', grey(110, 2.4), 3) + line('M30-65v4M42-65v4', grey(60), 1.6)) +
  at(52, 1, 0.62, bucket(0, 0));

const POKE_ABOUT =
  under(0, 50) +
  group(shape('M-56 3q8-24 22-27 10-11 22-3 16 3 24 30z', grey(128, 3)), by('clay')) +
  many(
    26,
    (i, r) =>
      `<circle cx="${round(-50 + r() * 58)}" cy="${round(-1 - r() * r() * 20)}" r="${round(0.8 + r() * 1.8)}" fill="${grey(90 + r() * 90, 1.6)}"/>`,
    5,
  ) +
  at(
    30,
    1,
    1,
    group(box(-18, 0, 36, 25, 165, 2.6, 7), by('wall')) + line('M-18-17h36M-18-8h36M-18-25l36 25', grey(66, 2.4), 1.2),
  ) +
  group(plank(4, -31, 54, -40, 4.4, 180), by('rough1')) +
  plank(-26, -6, -8, -62, 3, 178) +
  shape('M-34-10l11 4-4 15q-7-1-11-7z', grey(110, -0.6)) +
  line('M-31-8l6 2', grey(200), 1);

const variants = (family, list) =>
  Object.entries(list).map(([n, body]) => [`mine/room/${family}-${n}`, standing(body, { for: [`shelter/${family}`] })]);

export default Object.fromEntries([
  ...variants('rubble', RUBBLE),
  ...variants('remnants', REMNANTS),
  ...variants('heap', Object.fromEntries(Object.entries(HEAP).map(([n, body]) => [n, under(0, 52) + body]))),
  ...variants('furniture', FURNITURE),
  ...variants('closed-door', CLOSED_DOOR),
  ...variants('bars', BARS),
  ...Object.entries({ guard: GUARD, 'new-idea': NEW_IDEA, floor: FLOOR, 'poke-about': POKE_ABOUT }).map(
    ([id, body]) => [`mine/room/${id}`, standing(body, { for: [] })],
  ),
]);
