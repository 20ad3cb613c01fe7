/* Outdoors: blankets against snipers, and a coat that is a shop. */
import { camera, level } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { folkAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { ruins } from '../../kit/street.js';
import { at, by, group, line, many, random, rect, round, shape } from '../../kit/svg.js';

const street = camera({ eye: [0.2, 1.6, 0], down: -3, zoom: 430, middle: [320, 214], lamp: [0, 9, 14], dim: 0.4 });

/** The front of a house along a street, from z0 to z1 at x: windows, some of them boarded. */
const sideOf = (cam, x, z0, z1, h, seed) => {
  const r = random(seed);
  const quad = (a, b, low, high) => [
    [x, low, a],
    [x, high, a],
    [x, high, b],
    [x, low, b],
  ];
  let s = cam.flat(quad(z0, z1, 0, h), seed % 2 ? '#3d454c' : '#454d54');
  for (let y = 0.9; y < h - 1.4; y += 2.6)
    for (let z = z0 + 0.6; z < z1 - 1; z += 1.7) {
      s += cam.flat(quad(z, z + 0.95, y, y + 1.5), '#0e1216');
      s += line(cam.way([x, y - 0.04, z - 0.1], [x, y - 0.04, z + 1.05]), '#8d9aa5', round(26 / z));
      if (r() > 0.6) s += line(cam.way([x, y, z], [x, y + 1.5, z + 0.95]), '#57504a', round(70 / z));
    }
  return group(s, by('stone'));
};

/** Blankets on a rope across the street at z: each sags, and the moon behind shows its weave. */
const blankets = (cam, z, y, colours, seed) => {
  const r = random(seed);
  const [x0, x1] = [-3, 3.2];
  const rope = (t) => [x0 + (x1 - x0) * t, y - Math.sin(Math.PI * t) * 0.35, z];
  let s = cam.rod(
    Array.from({ length: 15 }, (_, i) => rope(i / 14)),
    0.03,
    '#0c0e10',
  );
  colours.forEach((colour, i) => {
    const [a, b] = [(i + 0.04) / colours.length, (i + 0.97) / colours.length];
    const drop = 1.9 + r() * 0.5;
    const [p, q] = [rope(a), rope(b)];
    const lean = (r() - 0.5) * 0.3;
    const foot = (t) => [p[0] + (q[0] - p[0]) * t + lean, p[1] + (q[1] - p[1]) * t - drop - (t === 0.5 ? 0.1 : 0), z];
    s += cam.flat([p, rope((a + b) / 2), q, foot(1), foot(0.5), foot(0)], colour);
    const fold = (t) => cam.way(rope(a + (b - a) * t), [foot(t)[0] + 0.05, foot(t)[1] + 0.2, z]);
    s += line(fold(0.22) + fold(0.45) + fold(0.74), '#000', round(30 / z), 'opacity=".35"');
    s += line(
      cam.way([p[0] + lean, p[1] - drop + 0.35, z - 0.01], [q[0] + lean, q[1] - drop + 0.35, z - 0.01]),
      '#000',
      round(50 / z),
      'opacity=".3"',
    );
  });
  return group(s, by('rough'));
};

/** One side of the coat, opened: its lining, and what is pinned to it. `side` is -1 or 1. */
const lining = (side) => {
  const goods = [
    (x, y) => line(`M${x} ${y}v34`, '#c9c4b4', 4) + `<ellipse cx="${x}" cy="${y + 42}" rx="7" ry="11" fill="#c9c4b4"/>`,
    (x, y) =>
      `<circle cx="${x}" cy="${y + 24}" r="15" fill="#b8964e"/><circle cx="${x}" cy="${y + 24}" r="11" fill="#efe4c6"/>` +
      line(`M${x} ${y + 24}v-8M${x} ${y + 24}l5 4M${x} ${y + 9}V${y}`, '#2a2118', 2),
    (x, y) => rect(x - 13, y + 4, 26, 38, '#8a4a3a') + rect(x - 13, y + 12, 26, 12, '#d8cba8'),
    (x, y) => rect(x - 14, y + 6, 28, 20, '#3f5a52') + line(`M${x - 14} ${y + 16}h28`, '#d8cba8', 2),
    (x, y) =>
      [0, 1, 2, 3]
        .map((i) => rect(x - 14 + i * 8, y + 2, 6, 34, '#e6dcc4') + rect(x - 14 + i * 8, y + 26, 6, 10, '#a8743c'))
        .join(''),
    (x, y) => shape(`M${x - 7} ${y + 12}h14v26h-14zM${x - 4} ${y + 2}h8v10h-8z`, '#5a6f7d'),
    (x, y) =>
      shape(`M${x - 16} ${y + 6}l32 4-4 30-26-2z`, '#b8ac8e') +
      line(`M${x - 10} ${y + 16}l20 2M${x - 10} ${y + 24}l16 2`, '#5d5443', 2),
    (x, y) =>
      line(`M${x} ${y}v16`, '#8d8578', 3) +
      `<circle cx="${x}" cy="${y + 26}" r="10" fill="none" stroke="#c9b48a" stroke-width="4"/>` +
      line(`M${x} ${y + 36}v18m0-4h8m-8-7h6`, '#c9b48a', 4),
  ];
  const k = side < 0 ? 0 : 4;
  const cells = [0, 1, 2, 3, 4, 5].map((i) =>
    goods[(k + i * (side < 0 ? 1 : 3)) % 8](
      [64, 112, 74, 128, 84, 136][i],
      -136 + Math.floor(i / 2) * 78 + (i % 2) * 8,
    ),
  );
  const folded = shape('M20-188C56-176 104-158 146-112C148-40 166 60 182 160L44 160C40 40 28-80 20-188z', '#4a3626');
  const pockets = [0, 1, 2]
    .map((i) =>
      line(
        `M${36 + i * 4} ${-88 + i * 78}C${70 + i * 6} ${-80 + i * 78} ${110 + i * 6} ${-78 + i * 78} ${146 + i * 10} ${-84 + i * 78}`,
        '#241910',
        5,
      ),
    )
    .join('');
  return group(
    at(
      0,
      0,
      [side, 1],
      folded +
        cells.join('') +
        pockets +
        line('M20-188C56-176 104-158 146-112C148-40 166 60 182 160', '#15100c', 8) +
        line('M22-184C34-90 42 40 46 160', '#15100c', 5),
    ),
    by('rough1'),
  );
};

export default {
  'mine/event/snipers': vignette({
    sky: ['#1a2430', '#4c5f72', '#a9bac8'],
    horizon: 262,
    ground: 'snow',
    seed: 4,
    veil: 0.5,
    layers: [
      ruins(180, 268, 280, 60, 170, 11, '#5d6d7b', '#52616e'),
      sideOf(street, -3.4, 3.4, 16, 7, 3) + sideOf(street, 3.6, 3.4, 16, 6, 8),
    ],
    behind: [
      blankets(street, 11, 4.4, ['#5f6b76', '#6d6a66', '#566470', '#6a727a'], 3),
      blankets(street, 7.6, 4, ['#4a4f55', '#5d4a40', '#444e58', '#57544e', '#3f474f'], 6),
      blankets(street, 5, 3.5, ['#23282e', '#3a2c24', '#1f262d', '#2f2d2a'], 9),
      glow(street.flat(level(-2.6, 2.8, 1.4, 5, 0.01), '#8fa6bb', `opacity=".22" ${by('b10')}`)),
    ],
    light: { at: street.p(-3.1, 1.5, 4.6), foot: street.p(-3, 0, 4.6)[1], reach: 170, strength: 0.7 },
    people: [
      folkAt(street, 0.75, 4.85, 'run', {
        left: true,
        coat: 'coat',
        hat: 'wool',
        v: 10,
        face: 0.4,
        form: 'coldU',
        load: true,
        shadow: 0.4,
      }),
      folkAt(street, -1.15, 4.8, 'trudge', {
        left: true,
        coat: 'dress',
        hat: 'scarf',
        v: 11,
        face: 0.6,
        form: 'formR',
        shadow: 0.4,
      }),
    ],
    weather: ['snow', 0.6],
    paper: { vignette: 0.75 },
  }),

  'mine/resident/peddler': vignette({
    sky: 'dusk',
    horizon: 250,
    ground: 'street',
    seed: 7,
    layers: [ruins(-20, 256, 700, 60, 190, 15, '#3c4751', '#323c45')],
    light: { at: [118, 308], of: 'lamp', foot: 330, reach: 330, size: 1.8 },
    behind: group(
      rect(72, 324, 96, 90, '#1d1813') + line('M72 352h96M72 380h96', '#0c0a08', 3) + rect(72, 322, 96, 5, '#b98245'),
      by('rough1'),
    ),
    people: [
      folkAt({ p: () => [330, 560], scale: () => 262 }, 0, 0, 'front', {
        coat: 'thin',
        hat: 'brim',
        hair: 'beard',
        v: 26,
        face: 1.2,
        form: 'formL',
        shadow: 0,
        scarf: '#5a3f30',
      }),
    ],
    front: [
      at(330, 314, 1, lining(-1) + lining(1)),
      glow(pool(210, 300, 190, 170, 0.34, 'warm') + pool(430, 300, 150, 150, 0.14, 'warm')),
      many(2, (i) =>
        group(
          shape(
            i
              ? 'M462 196c12-10 30-6 34 6s-4 26-18 26-26-22-16-32z'
              : 'M198 196c-12-10-30-6-34 6s4 26 18 26 26-22 16-32z',
            '#4a3a2e',
          ),
          by('formL'),
        ),
      ),
    ],
    weather: ['snow', 0.5],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};
