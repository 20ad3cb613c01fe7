/* People with weight: a pose is a set of joints, a coat hangs over it, arms and head are lit apart, so that a gesture
   can be read inside the outline. 170 high, facing right, origin between the feet. `folk(pose, {…})`. */
import { by, grey, group, line, poly, round, shape } from './svg.js';

/** A smooth closed path through points. */
const soft = (points, pull = 0.5) => {
  const n = points.length;
  let d = `M${round(points[0][0])} ${round(points[0][1])}`;
  for (let i = 0; i < n; i++) {
    const [a, b, c, e] = [-1, 0, 1, 2].map((k) => points[(i + k + n) % n]);
    const k = pull / 3;
    d += `C${round(b[0] + (c[0] - a[0]) * k)} ${round(b[1] + (c[1] - a[1]) * k)} ${round(c[0] - (e[0] - b[0]) * k)} ${round(c[1] - (e[1] - b[1]) * k)} ${round(c[0])} ${round(c[1])}`;
  }
  return d + 'z';
};

/** A limb: joints and the width at each. */
const limb = (joints, widths, fill) => {
  let s = '';
  joints.forEach(([x, y], i) => {
    s += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(widths[i] / 2)}" fill="${fill}"/>`;
    if (!i) return;
    const [px, py] = joints[i - 1];
    const length = Math.hypot(x - px, y - py) || 1;
    const [nx, ny] = [-(y - py) / length / 2, (x - px) / length / 2];
    const [a, b] = [widths[i - 1], widths[i]];
    s += poly(
      [
        [px + nx * a, py + ny * a],
        [x + nx * b, y + ny * b],
        [x - nx * b, y - ny * b],
        [px - nx * a, py - ny * a],
      ],
      fill,
    );
  });
  return s;
};

const along = ([a, b, c], t) =>
  t < 1
    ? [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
    : [b[0] + (c[0] - b[0]) * (t - 1), b[1] + (c[1] - b[1]) * (t - 1)];

/** Heads from the neck up: seen from the side, and from the front or the back. */
const SKULL = {
  side: 'M-6 3L-6-7C-11-10-13-16-12-21C-11-29-5-32 1-32C8-32 12-28 12-22L12.600-19.500L15.400-14.500C15.800-13.500 14.600-13 13.300-12.800L13.800-10.500L12.800-9.200L13.200-7C12.800-4.400 10-3.800 6.500-4.400L7 3z',
  front: 'M-6 3L-6-5C-10-8-11.500-14-11-20C-11-28-6-32 0-32C6-32 11-28 11-20C11.500-14 10-8 6-5L6 3z',
};
const FACE = {
  side: 'M12-22L12.600-19.500L15.400-14.500C15.800-13.500 14.600-13 13.300-12.800L13.800-10.500L12.800-9.200L13.200-7C12.800-4.400 9-3.800 6.500-5C4-8 3-14 5-21z',
  front: 'M-7-20C-8-12-5-6 0-5C5-6 8-12 7-20C4-23-4-23-7-20z',
};
const MASK = {
  side: 'M4-15L15-15.500L14.500-8C13-3 9-1 3-3L-5-11z',
  front: 'M-10-15H10C10-6 6-2 0-1C-6-2-10-6-10-15z',
};
const HAIR = {
  side: {
    none: '',
    short: 'M12-25C9-35-4-36-10-31C-15-25-14-15-10-9L-6-11C-5-18-2-20 2-22C6-23 9-24 12-25z',
    bun: 'M12-25C9-35-4-36-10-31C-15-25-14-15-10-9L-6-11C-5-18-2-20 2-22C6-23 9-24 12-25zM-11-27a6.500 6.500 0 1 1-8 9z',
    long: 'M12-26C7-36-7-36-12-29C-17-20-14-8-18 5L-5 6C-3-6-2-18 12-26z',
    beard:
      'M12-25C9-34-4-35-10-30C-14-25-13-15-10-9L-6-11C-5-18-2-20 2-22C6-23 9-24 12-25zM13-12C16-6 14 3 8 5C3 3-1-6 1-13C5-11 9-12 13-12z',
    bald: 'M-12-20C-13-14-11-10-8-8L-5-12C-7-15-9-18-12-20z',
  },
  front: {
    none: '',
    short: 'M-12-16C-14-30-8-36 0-36C8-36 14-30 12-16L9-22C4-25-4-25-9-22z',
    bun: 'M-12-14C-14-30-8-36 0-36C8-36 14-30 12-14L9-22C4-26-4-26-9-22zM-5-34a5.500 5.500 0 1 1 10 0z',
    long: 'M-13 4C-16-14-15-36 0-36C15-36 16-14 13 4L8 2C10-10 9-18 7-23C3-26-3-26-7-23C-9-18-10-10-8 2z',
    beard:
      'M-12-16C-14-30-8-36 0-36C8-36 14-30 12-16L9-22C4-25-4-25-9-22zM-9-12C-9 0-4 5 0 5C4 5 9 0 9-12C4-9-4-9-9-12z',
    bald: '',
  },
};
const HAT = {
  side: {
    cap: 'M-13-20C-15-31-7-36 1-35C8-35 14-31 14-25L22-21.500C20-18.500 14-19.500 11-20.500C4-18.500-6-17.500-13-20z',
    wool: 'M-13-19C-16-33-7-39 1-39C10-39 15-32 13.600-22L13.500-18.500C5-17-6-16-12.800-17z',
    scarf: 'M11-27C7-37-5-38-11-32C-17-26-17-17-15-9C-14-3-18 2-22 9L9 9C9 4 8 0 10-3C5-5 3-9 3-14C3-19 6-24 11-27z',
    hood: 'M12-28C9-39-3-41-11-36C-19-30-20-17-18-7L-24 9L13 9L10-1C6-3 4-8 4-14C4-20 7-25 12-28z',
    brim: 'M-21-19C-13-17-9-18-12-22C-13-34-7-38 1-38C9-38 13-32 12-24C15-21.500 18-20.500 22-21C16-15-12-13.500-21-19z',
    helmet: 'M-14-15C-19-31-9-39 1-39C12-39 17-30 16-20C19-18 19-16.500 17-16C9-18-6-15-14-15z',
    fur: 'M-14-19C-16-35-8-39 1-39C11-39 15-34 14-24C10-19 7-19 4-19L4-7C1-3-6-3-9-6L-11-16z',
  },
  front: {
    cap: 'M-14-20C-16-32-7-36 0-36C7-36 16-32 14-20C12-16-12-16-14-20z',
    wool: 'M-13-17C-16-33-8-39 0-39C8-39 16-33 13-17C5-15-5-15-13-17z',
    scarf: 'M0-37C-11-37-15-28-14-15C-13-5-19 1-22 9H22C19 1 13-5 14-15C15-28 11-37 0-37z',
    hood: 'M0-41C-13-40-18-28-17-14C-16-4-21 2-25 10H25C21 2 16-4 17-14C18-28 13-40 0-41z',
    brim: 'M-22-20C-12-16-11-20-12-24C-12-34-7-38 0-38C7-38 12-34 12-24C11-20 12-16 22-20C14-13-14-13-22-20z',
    helmet: 'M-17-15C-19-32-9-39 0-39C9-39 19-32 17-15C8-18-8-18-17-15z',
    fur: 'M-15-17C-17-34-9-39 0-39C9-39 17-34 15-17L13-3C9-2 8-6 8-10L8-18L-8-18L-8-10C-8-6-9-2-13-3z',
  },
};

/**
 * Poses: `neck`, `hip`, `head` ([x, y, tilt] of the neck's end), `near` and `far` arms (shoulder, elbow, hand), `fore` and `back`
 * legs (hip, knee, ankle). `turn` is how the head is seen; `seat` leaves the coat's skirt to the thighs.
 */
// prettier-ignore
export const POSES = {
  stand: {
    head: [2, -143, 2], neck: [0, -141], hip: [0, -84],
    near: [[-10, -132], [-15, -108], [-8, -84]], far: [[14, -131], [20, -108], [17, -84]],
    fore: [[7, -84], [9, -44], [10, -5]], back: [[-7, -84], [-9, -44], [-12, -5]],
  },
  front: {
    head: [0, -143, 0], turn: 'front', neck: [0, -141], hip: [0, -84],
    near: [[-19, -131], [-26, -106], [-24, -82]], far: [[19, -131], [25, -106], [24, -82]],
    fore: [[8, -84], [10, -44], [12, -5]], back: [[-8, -84], [-10, -44], [-13, -5]],
  },
  away: {
    head: [0, -143, -2], turn: 'back', neck: [0, -141], hip: [0, -84],
    near: [[-19, -131], [-25, -107], [-22, -84]], far: [[19, -131], [26, -106], [23, -84]],
    fore: [[8, -84], [9, -44], [11, -5]], back: [[-8, -84], [-10, -44], [-13, -5]],
  },
  // arms held close: cold
  huddle: {
    head: [3, -140, 10], neck: [1, -139], hip: [-2, -84],
    near: [[-9, -130], [-13, -108], [11, -106]], far: [[12, -130], [18, -110], [2, -102]],
    fore: [[5, -84], [8, -44], [7, -5]], back: [[-8, -84], [-9, -44], [-11, -5]],
  },
  // both hands in the pockets
  pockets: {
    head: [2, -143, 0], turn: 'front', neck: [0, -141], hip: [0, -84],
    near: [[-20, -131], [-31, -108], [-17, -90]], far: [[20, -131], [31, -108], [17, -90]],
    fore: [[8, -84], [12, -44], [15, -5]], back: [[-8, -84], [-11, -44], [-16, -5]],
  },
  walk: {
    head: [12, -141, 8], neck: [8, -140], hip: [1, -84],
    near: [[-1, -130], [-10, -108], [-14, -86]], far: [[14, -129], [24, -108], [32, -90]],
    fore: [[5, -84], [19, -46], [21, -5]], back: [[-4, -84], [-8, -46], [-27, -10]],
  },
  // a long, tired step under a load
  trudge: {
    head: [22, -130, 24], neck: [15, -131], hip: [0, -82],
    near: [[7, -122], [6, -100], [18, -88]], far: [[20, -120], [26, -100], [30, -84]],
    fore: [[4, -82], [19, -46], [18, -5]], back: [[-5, -82], [-8, -44], [-23, -8]],
  },
  run: {
    head: [28, -133, 16], neck: [22, -133], hip: [4, -86],
    near: [[13, -124], [-6, -112], [-2, -92]], far: [[27, -121], [40, -104], [55, -116]],
    fore: [[8, -86], [34, -62], [30, -22]], back: [[0, -84], [-14, -48], [-46, -34]],
  },
  crouch: {
    head: [27, -92, 8], neck: [20, -92], hip: [-8, -46],
    near: [[12, -84], [16, -58], [36, -52]], far: [[24, -82], [34, -62], [46, -66]],
    fore: [[-4, -46], [24, -48], [16, -5]], back: [[-10, -42], [10, -22], [-16, -4]], seat: true,
  },
  // down on both knees, back bent to the work
  kneel: {
    head: [23, -101, 26], neck: [16, -103], hip: [-4, -50],
    near: [[9, -95], [14, -70], [34, -54]], far: [[20, -93], [30, -72], [44, -58]],
    fore: [[-2, -50], [13, -8], [-26, -6]], back: [[-8, -48], [4, -8], [-34, -6]], seat: true,
  },
  sit: {
    head: [4, -104, 6], neck: [0, -104], hip: [-8, -46],
    near: [[-6, -95], [-2, -70], [21, -60]], far: [[8, -94], [16, -70], [29, -56]],
    fore: [[-4, -46], [30, -47], [31, -5]], back: [[-8, -44], [24, -44], [22, -5]], seat: true,
  },
  // seated, head in the hands
  sorrow: {
    head: [20, -87, 46], neck: [12, -92], hip: [-10, -46],
    near: [[5, -84], [23, -58], [29, -83]], far: [[16, -80], [31, -56], [34, -80]],
    fore: [[-4, -46], [30, -49], [28, -5]], back: [[-8, -44], [24, -46], [18, -5]], seat: true,
  },
  // on the floor, knees drawn up, arms round them
  floor: {
    head: [-1, -66, 14], neck: [-5, -67], hip: [-20, -14],
    near: [[-10, -58], [2, -36], [24, -34]], far: [[2, -58], [14, -38], [26, -38]],
    fore: [[-16, -12], [20, -46], [32, -4]], back: [[-20, -10], [14, -42], [24, -4]], seat: true,
  },
  // on the floor, back to a wall, legs out
  slump: {
    head: [-12, -66, 20], neck: [-16, -66], hip: [-26, -13],
    near: [[-20, -57], [-20, -34], [-4, -22]], far: [[-8, -56], [0, -36], [8, -22]],
    fore: [[-22, -12], [16, -20], [46, -5]], back: [[-24, -9], [14, -9], [50, -4]], seat: true,
  },
  reach: {
    head: [8, -142, 4], neck: [4, -140], hip: [0, -84],
    near: [[-4, -131], [16, -116], [42, -118]], far: [[14, -130], [30, -112], [44, -106]],
    fore: [[6, -84], [12, -44], [14, -5]], back: [[-6, -84], [-8, -44], [-13, -5]],
  },
  // one hand held out, open
  offer: {
    head: [6, -142, 8], neck: [3, -140], hip: [0, -84],
    near: [[-7, -131], [-4, -104], [26, -98]], far: [[14, -130], [20, -106], [16, -84]],
    fore: [[6, -84], [9, -44], [10, -5]], back: [[-6, -84], [-8, -44], [-12, -5]],
  },
  // hands up, palms out
  hands: {
    head: [1, -142, -4], neck: [0, -140], hip: [0, -84],
    near: [[-10, -131], [2, -108], [18, -134]], far: [[14, -130], [28, -112], [34, -138]],
    fore: [[7, -84], [9, -44], [10, -5]], back: [[-7, -84], [-10, -44], [-14, -5]],
  },
  point: {
    head: [5, -142, 2], neck: [2, -140], hip: [0, -84],
    near: [[-6, -131], [-14, -106], [-8, -86]], far: [[14, -131], [34, -126], [58, -122]],
    fore: [[7, -84], [12, -44], [15, -5]], back: [[-7, -84], [-10, -44], [-16, -5]],
  },
  // hand raised to knock
  knock: {
    head: [7, -141, 4], neck: [4, -140], hip: [0, -84],
    near: [[-5, -130], [-11, -106], [-2, -86]], far: [[16, -130], [28, -112], [33, -136]],
    fore: [[6, -84], [9, -44], [11, -5]], back: [[-6, -84], [-8, -44], [-12, -5]],
  },
  // two hands round something held before the chest
  hold: {
    head: [5, -142, 14], neck: [2, -140], hip: [-1, -84],
    near: [[-8, -131], [-9, -106], [17, -104]], far: [[14, -130], [22, -110], [20, -100]],
    fore: [[6, -84], [8, -44], [9, -5]], back: [[-7, -84], [-9, -44], [-12, -5]],
  },
  // arms down, a load in each hand
  carry: {
    head: [6, -139, 10], neck: [3, -138], hip: [0, -84],
    near: [[-13, -128], [-18, -100], [-15, -72]], far: [[17, -127], [24, -100], [24, -72]],
    fore: [[6, -84], [14, -46], [12, -5]], back: [[-5, -84], [-8, -46], [-18, -6]],
  },
  push: {
    head: [27, -132, 8], neck: [20, -132], hip: [0, -84],
    near: [[11, -123], [26, -100], [48, -94]], far: [[25, -121], [40, -104], [52, -98]],
    fore: [[4, -84], [18, -46], [8, -5]], back: [[-4, -84], [-14, -46], [-34, -10]],
  },
  // shoulder set against something
  brace: {
    head: [22, -126, 20], neck: [18, -128], hip: [-6, -84],
    near: [[9, -119], [24, -104], [40, -120]], far: [[22, -117], [34, -100], [42, -98]],
    fore: [[-2, -84], [14, -48], [2, -5]], back: [[-10, -84], [-24, -48], [-42, -8]],
  },
  dig: {
    head: [28, -119, 26], neck: [21, -121], hip: [-4, -84],
    near: [[12, -113], [14, -88], [30, -76]], far: [[25, -110], [36, -92], [42, -64]],
    fore: [[0, -84], [19, -46], [16, -5]], back: [[-8, -84], [-12, -44], [-20, -5]],
  },
  // bent over something low
  stoop: {
    head: [38, -116, 34], neck: [30, -119], hip: [-4, -86],
    near: [[20, -112], [26, -88], [38, -66]], far: [[34, -110], [42, -88], [48, -66]],
    fore: [[0, -84], [6, -44], [4, -5]], back: [[-8, -84], [-9, -44], [-14, -5]],
  },
  // half hidden, leaning round a corner
  lean: {
    head: [16, -140, 8], neck: [10, -139], hip: [-6, -84],
    near: [[0, -130], [-2, -106], [14, -96]], far: [[18, -129], [26, -112], [30, -128]],
    fore: [[0, -84], [4, -44], [4, -5]], back: [[-10, -84], [-14, -44], [-20, -5]],
  },
  // face to the floor, arms over the head
  duck: {
    head: [42, -22, 74], neck: [32, -30], hip: [-16, -38],
    near: [[24, -28], [44, -10], [52, -30]], far: [[34, -24], [56, -8], [58, -28]],
    fore: [[-14, -34], [14, -8], [-30, -6]], back: [[-18, -32], [6, -8], [-38, -6]], seat: true,
  },
  // asleep on the side, as long as the pose is high
  lie: {
    head: [-58, -15, -82], neck: [-52, -16], hip: [6, -15],
    near: [[-44, -22], [-24, -28], [-34, -10]], far: [[-44, -14], [-26, -10], [-38, -6]],
    fore: [[6, -16], [40, -28], [66, -9]], back: [[6, -12], [38, -18], [70, -6]], seat: true,
  },
  drink: {
    head: [3, -143, -10], neck: [0, -141], hip: [0, -84],
    near: [[-10, -131], [4, -112], [18, -148]], far: [[14, -130], [20, -106], [16, -86]],
    fore: [[7, -84], [9, -44], [10, -5]], back: [[-7, -84], [-9, -44], [-12, -5]],
  },
  aim: {
    head: [8, -141, 6], neck: [3, -140], hip: [-2, -84],
    near: [[-6, -131], [12, -114], [30, -128]], far: [[14, -131], [34, -122], [52, -130]],
    fore: [[4, -84], [16, -46], [19, -5]], back: [[-8, -84], [-14, -44], [-22, -5]],
  },
  // a rifle or a pipe across the body
  port: {
    head: [1, -143, 0], turn: 'front', neck: [0, -141], hip: [0, -84],
    near: [[-19, -131], [-30, -108], [-11, -94]], far: [[19, -131], [31, -112], [15, -112]],
    fore: [[8, -84], [13, -44], [17, -5]], back: [[-8, -84], [-12, -44], [-18, -5]],
  },
};

/** Coats: how far the skirt reaches down the leg (1 is the knee), how wide shoulders, waist and skirt are. */
const COATS = {
  coat: { hem: 0.82, shoulder: 23, waist: 18, flare: 9 },
  long: { hem: 1.42, shoulder: 23, waist: 18, flare: 11 },
  jacket: { hem: 0.3, shoulder: 24, waist: 19, flare: 6 },
  dress: { hem: 1.36, shoulder: 19, waist: 14.5, flare: 15 },
  great: { hem: 1.3, shoulder: 25, waist: 17.5, flare: 15, belt: true },
  quilt: { hem: 0.42, shoulder: 26, waist: 22.5, flare: 7 },
  thin: { hem: 0.7, shoulder: 19, waist: 14, flare: 6 },
};

const flesh = (v, k) => `rgb(${Math.round(v + 84 * k)},${Math.round(v + 52 * k)},${Math.round(v + 30 * k)})`;

/**
 * A person. `v` how light the cloth is, `tint` warm or cold, `coat`, `hat`, `hair`, `face` how much of the face is seen (0 to 1),
 * `scarf` and `mask` (a colour), `load` (a pack on the back), `near`, `far` and `over`: things held, drawn with the near arm, behind
 * the body, over everything; `wrap`: a blanket round the shoulders; `child`: a larger head on a smaller body.
 */
export const folk = (pose, o = {}) => {
  const p = typeof pose === 'string' ? POSES[pose] : pose;
  if (!p) throw new Error(`There is no pose ${pose}`);
  const v = o.v ?? 15;
  const tint = o.tint ?? 0.35;
  const fill = grey(v, tint);
  const dark = grey(v * 0.62, tint);
  const skin = grey(v + 16, 3);
  const whole = (o.form ?? 'coldU').replace('form', 'rim');
  const form = by(whole.startsWith('rim') ? whole.replace('rim', 'limb') : 'limbcold');
  const turn = p.turn ?? 'side';
  const view = turn === 'side' ? 'side' : 'front';
  const coat = COATS[o.coat ?? 'coat'];
  const broad = (o.broad ?? 1) * (view === 'side' ? 0.86 : 1);
  const lit = (inner) => (inner ? group(inner, form) : '');

  const trousers = grey(v * 0.8, tint);
  const leg = (joints, colour) => {
    const [, knee, ankle] = joints;
    const down = ankle[1] > -14;
    const toe = view === 'side' ? 1 : joints === p.fore ? 0.6 : -0.6;
    const shoe = down
      ? shape(
          `M${round(ankle[0] - 6 * Math.sign(toe))} ${round(ankle[1] - 5)}C${round(ankle[0] - 9 * Math.sign(toe))} ${round(ankle[1] + 2)} ${round(ankle[0] - 8 * Math.sign(toe))} ${round(ankle[1] + 5)} ${round(ankle[0] - 7 * Math.sign(toe))} ${round(ankle[1] + 5.5)}L${round(ankle[0] + 15 * toe)} ${round(ankle[1] + 5.5)}C${round(ankle[0] + 16 * toe)} ${round(ankle[1] + 1)} ${round(ankle[0] + 9 * toe)} ${round(ankle[1] - 1)} ${round(ankle[0] + 6 * Math.sign(toe))} ${round(ankle[1] - 6)}z`,
          dark,
        )
      : `<ellipse cx="${round(ankle[0] + 3)}" cy="${round(ankle[1])}" rx="9" ry="6" fill="${dark}" transform="rotate(${round((Math.atan2(ankle[1] - knee[1], ankle[0] - knee[0]) * 180) / Math.PI)} ${round(ankle[0])} ${round(ankle[1])})"/>`;
    return limb(joints, p.seat ? [25, 20, 13] : [19, 15, 12], colour) + shoe;
  };
  const sleeve = (joints, colour) => {
    const [, elbow, hand] = joints;
    const length = Math.hypot(hand[0] - elbow[0], hand[1] - elbow[1]) || 1;
    const [ux, uy] = [(hand[0] - elbow[0]) / length, (hand[1] - elbow[1]) / length];
    const tip = [hand[0] + ux * 4, hand[1] + uy * 4];
    return (
      limb([hand, tip], [8.5, 6.5], skin) +
      limb([joints[0], elbow, [hand[0] - ux, hand[1] - uy]], [17, 14.5, 12], colour)
    );
  };

  // the coat: from the collar down one side to the hem and up the other
  const [nx, ny] = p.neck;
  const [hx, hy] = p.hip;
  const spine = Math.hypot(hx - nx, hy - ny);
  const [dx, dy] = [(hx - nx) / spine, (hy - ny) / spine];
  const side = (t, w) => [nx + dx * spine * t - dy * w, ny + dy * spine * t + dx * w];
  const [s, w] = [coat.shoulder * broad, coat.waist * broad];
  const right = [side(0, -7), side(0.1, -s * 0.92), side(0.36, -s * 0.94), side(0.72, -w)];
  const left = [side(0.72, w), side(0.36, s * 0.98), side(0.1, s * 0.92), side(0, 7)];
  let hem;
  if (p.seat) hem = [side(1.12, -w * 1.02), side(1.26, 0), side(1.12, w * 1.06)];
  else {
    const a = along(p.fore, coat.hem);
    const b = along(p.back, coat.hem);
    const [x0, x1] = [Math.min(a[0], b[0]) - coat.flare - 3, Math.max(a[0], b[0]) + coat.flare + 3];
    const y = (a[1] + b[1]) / 2;
    hem = [side(1.02, -w * 1.06), [x1, y - 2], [(x0 + x1) / 2 + 2, y + 3], [x0, y + 1], side(1.02, w * 1.08)];
  }
  const body = soft([...right, ...hem, ...left], 0.42);
  const seam = grey(v + 13, tint);
  const front = view === 'side' ? -s * 0.45 : 0;
  const end = p.seat ? side(1, front) : [hem[2][0] + (view === 'side' ? 7 : 0), hem[2][1]];
  const [sx, sy] = side(0.06, front);
  const [mx, my] = side(0.6, front * 1.1);
  let details = line(
    `M${round(sx)} ${round(sy)}Q${round(mx)} ${round(my)} ${round(end[0])} ${round(end[1])}`,
    grey(v * 0.35, tint),
    1.6,
  );
  if (turn !== 'back')
    details += line(
      `M${round(sx + 1.6)} ${round(sy + 3)}Q${round(mx + 1.6)} ${round(my)} ${round(end[0] + 1.6)} ${round(end[1] - 2)}`,
      seam,
      0.9,
      'opacity=".7"',
    );
  if (coat.belt || o.belt) {
    const [a, b] = [side(0.8, -w * 1.02), side(0.8, w * 1.02)];
    details +=
      line(`M${round(a[0])} ${round(a[1])}L${round(b[0])} ${round(b[1])}`, grey(v * 0.3, tint), 5) +
      line(`M${round(a[0])} ${round(a[1] - 2.6)}L${round(b[0])} ${round(b[1] - 2.6)}`, seam, 0.8);
  }

  // the collar stands up round the neck
  const collar = soft(
    [side(0.1, -13), side(-0.1, -9), side(-0.14, 0), side(-0.1, 9), side(0.1, 13), side(0.16, 0)],
    0.5,
  );
  const [headX, headY, tilt] = p.head;
  const k = o.child ? 1.24 : 1;
  const faceLight = turn === 'back' ? 0 : (o.face ?? 0.55);
  const cover = o.hat && o.hat !== 'bare' ? shape(HAT[view][o.hat], grey(v * 0.92, tint)) : '';
  const veiled = o.hat === 'scarf' || o.hat === 'hood';
  const hair = veiled ? '' : shape(HAIR[view][o.hair ?? 'short'], grey(o.locks ?? v * 0.6, 0.8));
  const skull = shape(SKULL[view], grey(v * 0.9 + 6, 1.4));
  const face = faceLight ? shape(FACE[view], flesh(v, faceLight), by('b06')) : '';
  const ears =
    view === 'front' && !veiled ? shape('M-11-20c-4-1-4 6-1 8zM11-20c4-1 4 6 1 8z', grey(v * 0.9 + 6, 1.4)) : '';
  const cloth = o.mask ? shape(MASK[view], o.mask) : '';
  const headParts =
    turn === 'back'
      ? skull + ears + (veiled ? '' : shape(SKULL.front, grey(o.locks ?? v * 0.6, 0.8))) + cover
      : view === 'front' && veiled
        ? cover + skull + face + cloth
        : skull + ears + hair + face + cloth + cover;
  const head = `<g transform="translate(${headX} ${headY}) rotate(${o.tilt ?? tilt}) scale(${k})">${headParts}</g>`;
  const scarf = o.scarf
    ? shape(
        soft([side(0.1, -14), side(-0.09, -11), side(-0.12, 0), side(-0.08, 12), side(0.12, 14), side(0.2, 0)]),
        o.scarf,
      ) +
      (turn === 'back'
        ? ''
        : limb([side(0.14, view === 'side' ? -7 : -8), side(0.5, view === 'side' ? -12 : -9)], [9, 8], o.scarf))
    : '';

  const pack = o.load
    ? shape(
        soft([side(0.04, s * 0.5), side(0.02, s * 1.5), side(0.4, s * 2), side(0.82, s * 1.6), side(0.86, s * 0.5)]),
        grey(v * 0.85 + 3, tint),
      )
    : '';
  const wrap = o.wrap
    ? lit(
        shape(
          soft([
            side(-0.1, -8),
            side(0.08, -s * 1.12),
            side(0.5, -s * 1.42),
            side(p.seat ? 1 : 1.15, -s * 1.3),
            side(p.seat ? 1.2 : 1.32, 0),
            side(p.seat ? 1.1 : 1.18, s * 1.4),
            side(0.5, s * 1.45),
            side(0.08, s * 1.12),
            side(-0.1, 8),
            side(0.04, 0),
          ]),
          o.wrap,
        ) +
          line(
            `M${round(side(0.05, -4)[0])} ${round(side(0.05, -4)[1])}Q${round(side(0.5, -9)[0])} ${round(side(0.5, -9)[1])} ${round(side(1.1, -2)[0])} ${round(side(1.1, -2)[1])}`,
            '#000',
            1.6,
            'opacity=".5"',
          ),
      )
    : '';

  const figure = group(
    lit((o.far ?? '') + sleeve(p.far, view === 'side' ? dark : fill)) +
      lit(leg(p.back, dark)) +
      lit(leg(p.fore, trousers)) +
      lit(pack) +
      lit(shape(body, fill) + details) +
      (o.hat === 'scarf' || o.hat === 'hood' ? '' : lit(shape(collar, grey(v * 1.15, tint)))) +
      wrap +
      lit(head) +
      lit(scarf) +
      (o.wrap && !o.arms ? '' : lit(sleeve(p.near, grey(v * 1.12, tint)) + (o.near ?? ''))) +
      (o.over ? lit(o.over) : ''),
    by(whole),
  );
  return o.child ? `<g transform="scale(${o.child === true ? 0.62 : o.child})">${figure}</g>` : figure;
};

/** A person for a vignette: where, in which pose, and the rest as in `folk`; `left` looks left. */
export const who = (x, y, pose, o = {}) => ({
  x,
  y,
  ...(o.size && { size: o.size }),
  ...(o.left && { left: true }),
  ...(o.shadow !== undefined && { shadow: o.shadow }),
  ...(o.form && { form: o.form }),
  of: (form) => folk(pose, { ...o, form }),
});

/* What people hold, in their own measure; (x, y) is the hand. */

/** A shopping bag or a bundle by its handle. */
export const bagged = (x, y, v = 12) =>
  shape(
    `M${x - 12} ${y + 13}C${x - 15} ${y + 30} ${x - 14} ${y + 40} ${x - 10} ${y + 42}H${x + 12}C${x + 16} ${y + 38} ${x + 15} ${y + 26} ${x + 12} ${y + 13}z`,
    grey(v, 1),
  ) + line(`M${x - 8} ${y + 14}Q${x} ${y - 5} ${x + 8} ${y + 14}`, grey(v, 1), 2.2);

/** A suitcase. */
export const suitcase = (x, y, v = 14) =>
  shape(`M${x - 22} ${y + 8}h44v30h-44z`, grey(v, 2)) +
  line(`M${x - 7} ${y + 8}v-5h14v5`, grey(v, 2), 2.6) +
  line(`M${x - 13} ${y + 8}v30M${x + 13} ${y + 8}v30`, grey(v * 2, 2), 1.4);

/** A jerrycan or a pail. */
export const can = (x, y, v = 14) =>
  shape(`M${x - 10} ${y + 10}l4-6h12l5 6v26h-21z`, grey(v)) +
  line(`M${x - 5} ${y + 5}h10`, grey(v * 2.2), 1.6) +
  line(`M${x - 8} ${y + 14}l17 19M${x + 9} ${y + 14}l-17 19`, grey(v * 1.9), 1.4);
export const pail = (x, y, v = 16) =>
  shape(`M${x - 12} ${y + 14}h24l-4 24h-16z`, grey(v)) +
  line(`M${x - 12} ${y + 14}Q${x} ${y - 8} ${x + 12} ${y + 14}`, grey(v * 1.4), 1.6) +
  line(`M${x - 12} ${y + 14.5}h24`, grey(v * 2.6), 1.6);

/** A rifle from stock to muzzle; a pipe or a bar. */
export const rifle = (x0, y0, x1, y1, v = 9) => {
  const a = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const l = Math.hypot(x1 - x0, y1 - y0);
  return `<g transform="translate(${x0} ${y0}) rotate(${round(a)})">${shape(`M0-3L${round(l * 0.22)}-4L${round(l * 0.3)}-2.500H${round(l * 0.62)}V-1.400H${round(l)}V1.200H${round(l * 0.62)}L${round(l * 0.6)} 3H${round(l * 0.4)}L${round(l * 0.36)} 10H${round(l * 0.31)}L${round(l * 0.3)} 3L${round(l * 0.22)} 4L0 9z`, grey(v, 0.8))}</g>`;
};
export const pipe = (x0, y0, x1, y1, w = 4.5, v = 16) => line(`M${x0} ${y0}L${x1} ${y1}`, grey(v), w);

/** A bundle in the arms: a parcel, a loaf, a sleeping child's blanket. */
export const bundle = (x, y, v = 26, tint = 2) =>
  shape(
    `M${x - 14} ${y - 2}C${x - 12} ${y - 14} ${x + 10} ${y - 14} ${x + 15} ${y - 4}C${x + 17} ${y + 8} ${x + 8} ${y + 13} ${x} ${y + 12}C${x - 12} ${y + 13} ${x - 17} ${y + 6} ${x - 14} ${y - 2}z`,
    grey(v, tint),
  ) + line(`M${x - 10} ${y - 6}Q${x} ${y + 2} ${x + 10} ${y - 7}`, grey(v * 0.5, tint), 1.4);
