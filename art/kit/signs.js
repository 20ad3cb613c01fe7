/* Signs of people, and where one hides from them. */
import { upright } from './camera.js';
import { by, grey, group, line, random, rect, round, shape } from './svg.js';

/** The dark bulk of a boiler close to the viewer, left and above: only its edge catches light. */
export const boiler = () => {
  let rivets = '';
  for (let i = 0; i < 9; i++)
    rivets += `<circle cx="${round(236 + Math.sin(i * 0.36) * 22)}" cy="${30 + i * 42}" r="3.400" fill="#3a2c1c"/>`;
  return (
    group(
      shape('M-10-10H228C262 60 276 140 274 220S262 340 246 410H-10z', '#08090a') +
        rivets +
        rect(-10, 96, 282, 16, '#0d0e0f') +
        rect(-10, 300, 276, 16, '#0d0e0f'),
      by('formR'),
    ) +
    group(
      line('M640 40C560 44 470 30 420-10', '#0a0b0c', 34) +
        line('M640 30C566 34 480 20 436-14', '#4d3a24', 2.4) +
        line('M600 410V330c0-20 12-30 40-30', '#0a0b0c', 26),
      by('rough1'),
    ) +
    shape('M440 410c10-40 50-60 90-54s60 30 64 54z', '#070708', by('b3'))
  );
};

/** A stairwell from below: a flight goes up to the right, its landing, the wall on which a shadow falls. */
export const stairwell = (cam) => {
  const r = random(3);
  let s =
    cam.floor([-3, 0.4, 9, 7], 120, { step: 0.6 }) +
    cam.flat(upright(-3, 9, 0, 7, 7), '#8b867d') +
    cam.face(
      [
        [-3, 0, 0],
        [-3, 7, 0],
        [-3, 7, 7],
        [-3, 0, 7],
      ],
      110,
      0.6,
    ) +
    cam.flat(upright(-3, 9, 0, 1.2, 6.99), '#646a68');
  s = group(s, by('stone'));
  let t = '';
  for (let i = 0; i < 14; i++) {
    const [x, y] = [-1.6 + i * 0.28, i * 0.19];
    t += cam.box(x, y, 5.6, 0.3, 0.19, 1.5, 190, { tint: 0.6 });
  }
  t += cam.flat(
    [
      [-1.9, -0.02, 4.84],
      [-1.6, -0.02, 4.84],
      [2.3, 2.6, 4.84],
      [2.3, 2.3, 4.84],
    ],
    '#2b2a28',
  );
  t += cam.box(5, 2.4, 5.6, 5.6, 0.2, 1.5, 120);
  for (let i = 0; i < 14; i += 1)
    t += cam.rod(
      [
        [-1.6 + i * 0.28, i * 0.19 + 0.19, 4.86],
        [-1.6 + i * 0.28, i * 0.19 + 1.05, 4.86],
      ],
      0.035,
      '#1b1916',
    );
  t += cam.rod(
    [
      [-1.75, 1.1, 4.86],
      [2.2, 3.7, 4.86],
      [8, 3.7, 4.86],
    ],
    0.08,
    '#4b3b2b',
  );
  for (let x = 2.4; x < 8; x += 0.3)
    t += cam.rod(
      [
        [x, 2.6, 4.86],
        [x, 3.66, 4.86],
      ],
      0.035,
      '#1b1916',
    );
  t += cam.box(-1.8, 0, 4.86, 0.16, 1.3, 0.16, 150, { tint: 2 });
  const post = Array.from({ length: 4 }, (_, k) =>
    cam.flat(upright(-2.4 + k * 0.42, -2.06 + k * 0.42, 1.3 + r() * 0.02, 1.6, 6.96), grey(120 + k * 14)),
  ).join('');
  return s + group(post + t, by('rough1'));
};

/** An armchair from behind; a sleeve lies on its arm. */
export const armchair = () =>
  group(
    shape(
      'M-84 0L-92-96C-94-112-82-120-72-114L-64-150C-58-176-34-186 0-186S58-176 64-150L72-114C82-120 94-112 92-96L84 0z',
      '#14161a',
    ) +
      shape('M-64-20C-66-70-64-120-52-150C-44-168-24-174 0-174S44-168 52-150C64-120 66-70 64-20z', '#1c2026') +
      line('M-30-170C-34-120-34-70-32-22M30-170C34-120 34-70 32-22M0-174V-22', '#0b0c0e', 1.6) +
      shape('M70-112C84-120 100-114 104-100C108-84 106-66 100-58C94-54 88-58 88-66L86-92z', '#0c0d10') +
      rect(-80, 0, 14, 10, '#0b0b0c') +
      rect(66, 0, 14, 10, '#0b0b0c'),
    by('coldU'),
  ) + line('M-92-96L-84 0M-64-150L-72-114', '#d08a44', 2.6, `opacity=".55" ${by('rough1')}`);

/** A breath of steam that rises from the origin. */
export const steam = (opacity = 0.4) =>
  line('M-6 0c-6-14 8-20 0-36s6-20 0-30M6-2c-5-12 8-18 2-32s5-16 1-26', '#fff', 4, `opacity="${opacity}" ${by('b15')}`);

/** A loudspeaker on its pole, huge against the sky. */
export const loudspeaker = () =>
  group(
    rect(432, 40, 20, 370, '#0b0d0f') +
      shape('M452 70L520 58 530 96 452 104z', '#14171a') +
      shape('M520 52L612 8C640 40 640 118 612 150L520 102z', '#171b1f') +
      '<ellipse cx="612" cy="79" rx="24" ry="72" fill="#0a0c0e"/><ellipse cx="612" cy="79" rx="24" ry="72" fill="none" stroke="#5d6b78" stroke-width="3"/><ellipse cx="606" cy="79" rx="9" ry="26" fill="#1d2329"/>' +
      shape('M432 72L372 60 364 94 432 102z', '#14171a') +
      shape('M372 54L296 20C276 46 276 112 296 138L372 100z', '#14181c') +
      '<ellipse cx="296" cy="79" rx="18" ry="60" fill="#090b0d"/><ellipse cx="296" cy="79" rx="18" ry="60" fill="none" stroke="#495662" stroke-width="2.600"/>' +
      line('M374 54L300 20M522 52L610 8', '#8696a4', 2) +
      shape('M426 40Q442 26 458 40z', '#c3d0db') +
      shape('M520 50L610 6Q616 4 620 12L524 58z', '#c3d0db'),
    by('rough1'),
  );
