/* Furniture and fittings. `v` is the middle grey a part is drawn in. */
import { at, by, grey, group, line, rect, round, shape } from './svg.js';

export const chair = (v = 110) =>
  line('M-10 0l2-46M10 0V-22M-8-22h20M-9 -20L-14 0M12-22l3 22', grey(v * 0.7, 1.5), 2.6, by('rough1')) +
  line('M-8-46l10-2M-8-38l10-2', grey(v, 1.5), 2);

export const table = (w = 70, h = 34, v = 120) =>
  group(
    rect(-w / 2, -h, w, 5, grey(v, 2)) +
      rect(-w / 2 + 4, -h + 5, 4, h - 5, grey(v * 0.6, 2)) +
      rect(w / 2 - 8, -h + 5, 4, h - 5, grey(v * 0.6, 2)) +
      rect(-w / 2 + 2, -h + 5, w - 4, 5, grey(v * 0.5, 2)),
    by('coal'),
  );

export const ideaDesk = (v = 130) =>
  table(76, 34, v) +
  shape('M-26-35l22-3 2 3zM2-35l18-5 8 5z', '#d8d4c6') +
  line('M-20-36l10-1.4M6-36l12-2', '#555', 0.7) +
  line('M24-35c0-12 2-20 8-24', grey(v * 0.4), 1.6) +
  shape('M26-60l10-5 5 9-11 3z', grey(v * 0.5)) +
  at(-44, 0, 0.72, chair(v)) +
  group(
    rect(-30, -68, 22, 16, '#e4dfcf') +
      rect(-4, -72, 16, 20, '#d8d3c2') +
      rect(17, -67, 15, 13, '#e4dfcf') +
      line('M-26-63h14M-26-59h10M0-67h8M0-62l8 4', '#333', 1),
    by('rough1'),
  );

export const crate = (v = 115) =>
  group(
    rect(-15, -22, 30, 22, grey(v * 0.7, 2)) +
      line('M-15-22h30v22h-30zM-15-15h30M-15-7h30M-10-22V0M10-22V0', grey(v * 0.3, 2), 1.3),
    by('rough1'),
  );

export const bench = (v = 120) =>
  group(
    rect(-40, -36, 80, 6, grey(v, 2)) +
      rect(-36, -30, 6, 30, grey(v * 0.6, 2)) +
      rect(30, -30, 6, 30, grey(v * 0.6, 2)) +
      rect(-34, -12, 68, 4, grey(v * 0.5, 2)) +
      shape('M-32-36l4-9h10l4 9zM16-36v-8h14l3 4-2 4z', grey(v * 0.4)) +
      rect(-8, -20, 14, 8, grey(v * 0.7, 1)) +
      line('M-30-80h58', grey(v * 0.5), 1.6) +
      line('M-24-80v16m-4 0h8M-10-80v20M2-80v12m-4 0l4 8 4-8zM16-80v18m-3 0h7', grey(v * 0.28), 2),
    by('rough1'),
  );

export const stove = (v = 84) =>
  group(
    shape('M-17 0v-5h34v5z', grey(v * 0.5)) +
      shape('M-15-5V-40h30v35z', grey(v * 0.62)) +
      rect(-18, -44, 36, 5, grey(v)) +
      line('M4-44V-92', grey(v * 0.7), 6) +
      line('M2.6-44V-92', grey(v * 1.1), 1.4) +
      rect(-10, -34, 20, 14, '#1a0f08') +
      rect(-9, -16, 18, 7, '#150d08'),
    by('rough1'),
  ) +
  shape('M-8-33h16v12h-16z', '#ffb352') +
  shape('M-8-21c1-6 3-4 4-8 2 3 3 0 4-4 2 4 3 3 4 1 2 4 3 6 4 11z', '#fff1c4') +
  line('M-3-34v14M3-34v14', '#2a160a', 1.2) +
  shape('M-9-45l2-9h9l3 9z', grey(v * 0.5));

export const bed = (sleeper = true, v = 150) =>
  group(
    line('M-54 0V-42M54 0V-32', grey(46), 3.4) +
      line('M-54-42c5-3 7 0 7 3V-14M54-32c-4-2-6 0-6 3V-12', grey(70), 2.4) +
      rect(-54, -15, 108, 5, grey(52)) +
      shape('M-52-15v-8h104v8z', grey(v * 0.85)),
    by('rough1'),
  ) +
  shape('M-51-22c-1-9 4-13 16-12 12 0 15 3 14 11z', grey(v * 1.45)) +
  (sleeper
    ? shape('M-40-30c0-8 6-12 12-11 7 1 10 6 9 12-1 5-5 8-10 8-7 0-11-3-11-9z', grey(138, 3)) +
      shape('M-41-28c-2-9 4-15 12-14 6 0 10 3 10 6-7-2-11 0-13 4-1 5-6 8-9 4z', grey(34, 1)) +
      line('M-24-29l3 1M-21-25h-3', grey(70, 2), 1) +
      group(
        shape(
          'M-22-23c2-10 12-17 22-16 10 0 14 2 20 1 9-2 13 1 19 4 8 3 14 8 14 18v10H-20c-4-6-4-11-2-17z',
          grey(v * 0.7, 2),
        ),
        by('clay'),
      ) +
      line(
        'M-16-30c6 6 7 12 6 20M2-38c-2 10 4 14 2 27M20-37c4 8 0 14 4 26M38-33c-3 8 2 12 0 22',
        grey(v * 0.4),
        1,
        by('rough1'),
      ) +
      line('M-22-22c6-3 12-3 16 0', grey(v * 1.3), 2.4)
    : shape('M-20-24h68c6 0 6 4 6 9v6h-72z', grey(v * 0.6, 1.4)));

export const collector = (v = 110) =>
  group(
    shape('M-40-70c14 20 60 20 76-2l-30 26h-16z', grey(v * 1.15)) +
      line('M-40-70V-92M36-72V-94', grey(v * 0.5), 1.4) +
      shape('M-19 0l-2-40h38l-2 40z', grey(v * 0.66, 1)) +
      line('M-21-30h37M-20-12h36', grey(v * 0.3), 2) +
      `<ellipse cx="-2" cy="-40" rx="19" ry="3.6" fill="${grey(v * 1.5, -1)}"/>`,
    by('rough1'),
  ) + line('M-3-50v9M1-49v7', '#cfdbe6', 1, 'opacity=".8"');

export const ladder = (h, v = 130) => {
  let s =
    line(`M-8 0L-7-${h}M8 0L7-${h}`, grey(v * 0.3, 2), 4) + line(`M-8.6 0L-7.6-${h}M7.4 0L6.4-${h}`, grey(v, 2), 1.6);
  for (let y = 8; y < h; y += 10)
    s += line(`M-8-${y}h16`, grey(v * 0.3, 2), 3) + line(`M-8-${y + 0.8}h16`, grey(v * 0.95, 2), 1.2);
  return group(s, by('rough1'));
};

export const lockedDoor = (v = 105) =>
  group(
    rect(-24, -74, 48, 74, grey(v * 0.28)) +
      rect(-19, -70, 38, 70, grey(v * 0.78, 2)) +
      rect(-14, -64, 12, 24, grey(v * 0.5, 2)) +
      rect(3, -64, 12, 24, grey(v * 0.5, 2)) +
      rect(-14, -34, 12, 26, grey(v * 0.5, 2)) +
      rect(3, -34, 12, 26, grey(v * 0.5, 2)),
    by('wall'),
  ) +
  group(
    line('M-30-58L30-46M-30-20L31-34', grey(v * 0.25, 2), 8.4) +
      line('M-30-59L30-47M-30-21L31-35', grey(v * 1.1, 2), 6),
    by('rough1'),
  ) +
  line('M-25-57l.1 0M24-47l.1 0M-25-21.4l.1 0M25-33.5l.1 0', '#1c1a18', 1.8);

export const bars = (w, h, v = 100) => {
  let s = '';
  for (let x = -w / 2; x <= w / 2; x += w / 9)
    s += line(`M${round(x)} 0V-${h}`, grey(v * 0.16), 3.4) + line(`M${round(x - 0.9)} 0V-${h}`, grey(v * 0.95), 1);
  s +=
    line(`M${-w / 2}-${h * 0.76}h${w}M${-w / 2}-${h * 0.26}h${w}`.replace(/-(\d)/g, ' -$1'), grey(v * 0.2), 4) +
    line(`M${-w / 2} ${-h * 0.76 - 1}h${w}M${-w / 2} ${-h * 0.26 - 1}h${w}`, grey(v * 0.9), 1);
  s +=
    shape('M-7-46h14v13H-7z', grey(v * 0.95, 2)) +
    line('M-4-46v-5a4 4 0 018 0v5', grey(v * 0.9), 2) +
    `<circle cx="0" cy="-40" r="1.8" fill="#111"/>`;
  return group(s, by('rough1'));
};

// hung by its loop from one peg: steep shoulders, limp sleeves, open front, so that it is a coat and never a person
export const coatOnNail = (v = 70, scarf = '#6b3f2c', f = 'coldL') =>
  group(
    shape(
      'M-4 2C-10 6-15 14-17 26C-20 46-22 66-22 84L-12 86L-10 58C-11 78-14 98-15 112C-5 117 8 116 17 111C15 96 12 78 11 60L14 85L23 82C22 64 20 44 17 26C15 14 10 6 5 2Z',
      grey(v, 0.6),
    ),
    by(f),
  ) +
  shape('M-3 4C-1 30 0 70-3 114L4 115C5 80 4 30 5 4z', grey(v * 0.3)) +
  line(
    'M-4 3L-9 30-2 46M6 3L10 28 4 44M-12 74l7 2M7 76l7-2M-16 30c3 10 5 20 6 30M16 30c-3 10-4 20-5 30',
    grey(v * 0.28),
    1.2,
  ) +
  (scarf
    ? shape('M-6 3C-10 20-9 40-11 62l7 2C-3 42-3 22 0 4z', scarf, by('rough1')) +
      line('M-11 62l0 5M-8 63l0 5M-5 64l0 5', scarf, 1)
    : '') +
  `<circle cx="0" cy="0" r="2" fill="#c9c9c9"/>`;
