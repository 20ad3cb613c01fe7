/* Narrative Actions that are done with the hands: a hiding place, a held breath, a second look, snow on the stove, work by night. */
import { POSES } from '../../kit/folk.js';
import { camera, upright } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { chest, plainRoom } from '../../kit/cupboards.js';
import { folkAt, stillAt } from '../../kit/furniture.js';
import { glow, pool } from '../../kit/light.js';
import { steam } from '../../kit/signs.js';
import { bottle, hand, jar, tin } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, clip, gradient, group, line, many, poly, rect, round, shape } from '../../kit/svg.js';
import { snowfall } from '../../kit/weather.js';

const meterWall = camera({ eye: [0, 1.5, 0], zoom: 450, middle: [320, 200], lamp: [-0.9, 1.1, 1], dim: 0.45 });
const low = camera({ eye: [0, 0.4, 0], zoom: 420, middle: [320, 190], lamp: [1.2, 1.2, 3.6], dim: 0.45 });
const searched = camera({
  eye: [0.2, 1.25, 0],
  down: 15,
  turn: -3,
  zoom: 500,
  middle: [330, 160],
  lamp: [-0.7, 1, 1.6],
  dim: 0.42,
});

/** The gas meter, swung aside on its pipe: a box with a dial of four small hands. */
const meter = (cam) => {
  const [x, y] = cam.p(-0.62, 1.5, 1.5);
  const dials = [0, 1, 2, 3]
    .map(
      (i) =>
        `<circle cx="${round(x - 33 + i * 22)}" cy="${round(y - 30)}" r="9" fill="#d8d0ba"/>` +
        line(`M${round(x - 33 + i * 22)} ${round(y - 30)}l${[4, -5, 2, -3][i]} ${[-6, -4, 7, -6][i]}`, '#2a241d', 1.8),
    )
    .join('');
  return group(
    cam.rod(
      [
        [-1.02, 0, 1.68],
        [-1.02, 3, 1.68],
      ],
      0.07,
      '#5d5a54',
    ) +
      cam.rod(
        [
          [-1.04, 0, 1.68],
          [-1.04, 3, 1.68],
        ],
        0.015,
        '#a39e94',
      ) +
      cam.rod(
        [
          [-1.02, 2.02, 1.66],
          [-0.62, 2.02, 1.56],
          [-0.62, 1.8, 1.54],
        ],
        0.06,
        '#5d5a54',
      ) +
      cam.thing(-0.62, 1.5, 1.56, [0, 16, 0], [[0, 0, 0, 0.46, 0.56, 0.26, 150, 0.4]]) +
      cam.thing(-0.62, 1.5, 1.56, [0, 16, 0], [[0, 0.1, -0.14, 0.38, 0.24, 0.02, 60, 0.4]]) +
      dials +
      line(`M${x - 40} ${y + 30}h76M${x - 40} ${y + 44}h50`, '#2a2723', 3),
    by('rough1'),
  );
};

/** Where bricks were taken out of the wall: the dark, and what is kept in it. */
const hole = (cam) => {
  const q = (dx, dy) => cam.p(dx, dy, 1.78);
  const rim = [
    q(-0.24, 1.2),
    q(-0.26, 1.5),
    q(-0.12, 1.52),
    q(-0.1, 1.74),
    q(0.24, 1.76),
    q(0.26, 1.88),
    q(0.62, 1.86),
    q(0.64, 1.66),
    q(0.78, 1.64),
    q(0.76, 1.2),
  ];
  const kept =
    stillAt(cam, -0.08, 1.24, 1.95, jar({ full: 0.8, what: '#8a5a22', light: -0.7 }), 210) +
    stillAt(cam, 0.2, 1.24, 2, jar({ full: 0.6, what: '#7a3a22', light: -0.7 }), 230) +
    stillAt(cam, 0.2, 1.47, 2, tin({ band: '#55402e', light: -0.7 }), 230) +
    stillAt(cam, 0.44, 1.24, 1.98, bottle({ colour: '#4a5a66', full: 0.8, light: -0.7 }), 200) +
    stillAt(cam, 0.66, 1.24, 1.96, tin({ band: '#6b3a2e', light: -0.7, h: 44 }), 200);
  const bricks = [
    [-0.36, 1.42],
    [-0.24, 1.64],
    [0.1, 1.86],
    [0.72, 1.78],
    [0.9, 1.5],
    [0.88, 1.28],
    [-0.36, 1.22],
  ];
  return (
    clip(
      poly(rim, '#000'),
      poly(rim, '#1c1712') +
        cam.flat(
          [
            [-0.4, 1.24, 1.78],
            [0.9, 1.24, 1.78],
            [0.9, 1.24, 2.2],
            [-0.4, 1.24, 2.2],
          ],
          '#5a4d3c',
        ) +
        kept,
    ) +
    group(
      bricks
        .map(([x, y], i) => cam.box(x, y - 0.05, 1.77, 0.24, 0.1, 0.06, 150 + (i % 3) * 20, { tint: 3.4 }))
        .join('') + cam.thing(0.1, 0.98, 1.6, [0, 30, 0], [[0, 0, 0, 0.25, 0.09, 0.12, 170, 3.4]]),
      by('rough1'),
    )
  );
};

/** A pair of legs down to the shoes at (x, z), from a hem above the picture's middle. */
const standing = (cam, x, z, { skirt = false, v = '#15120f', wide = 0.15, toe = 0.2 } = {}) => {
  const k = cam.scale(x, 0, z);
  const [px, py] = cam.p(x, 0, z);
  const shoe = (d, dir) =>
    shape(
      `M${round(d - 0.05 * k)} 2C${round(d - 0.07 * k)} ${round(-0.05 * k)} ${round(d - 0.05 * k)} ${round(-0.12 * k)} ${round(d - 0.04 * k)} ${round(-0.16 * k)}H${round(d + 0.05 * k)}C${round(d + 0.05 * k)} ${round(-0.1 * k)} ${round(d + 0.07 * k + dir * toe * k * 0.3)} ${round(-0.07 * k)} ${round(d + 0.06 * k + dir * toe * k * 0.5)} 2z`,
      '#1f1915',
    );
  const leg = (d) =>
    shape(
      `M${round(d - 0.065 * k)} ${round(-0.1 * k)}L${round(d - 0.085 * k)} ${round(-0.9 * k)}H${round(d + 0.085 * k)}L${round(d + 0.07 * k)} ${round(-0.1 * k)}z`,
      v,
    );
  const hem = skirt
    ? shape(
        `M${round(-0.2 * k)} ${round(-0.3 * k)}L${round(-0.15 * k)} ${round(-k)}H${round(0.15 * k)}L${round(0.21 * k)} ${round(-0.28 * k)}C${round(0.1 * k)} ${round(-0.25 * k)} ${round(-0.1 * k)} ${round(-0.26 * k)} ${round(-0.2 * k)} ${round(-0.3 * k)}z`,
        v,
      )
    : '';
  return at(
    px,
    py,
    1,
    group(
      leg(-wide * k * 0.7) + leg(wide * k * 0.7) + shoe(-wide * k * 0.7, 0.6) + shoe(wide * k * 0.7, 1) + hem,
      by('formR'),
    ),
  );
};

export default {
  'mine/narrative/hidden-shelf': vignette({
    layers: [brickWall(meterWall)],
    things: [meter(meterWall), hole(meterWall)],
    ambient: '#4b545e',
    light: { at: [238, 300], of: 'candle', foot: 344, reach: 400, size: 1.5 },
    behind: shape('M150 344H330V352H150zM160 352H320V372H160z', '#241d16', by('rough1')),
    front: at(452, 226, 1.3, hand('formDL')),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/narrative/hold-your-breath': vignette({
    layers: [group(plainRoom(low, { x0: -2.4, x1: 2.6, z: 5, h: 3, v: 130 }), by('stone'))],
    things: [
      group(
        low.box(-0.1, 0, 4.2, 0.7, 0.5, 0.5, 120, { tint: 2 }) +
          low.thing(
            0.2,
            0.12,
            2.6,
            [0, 30, 84],
            [
              [0, 0, 0, 0.4, 0.04, 0.4, 150, 2],
              [-0.16, -0.2, 0.16, 0.04, 0.4, 0.04, 130, 2],
              [0.16, -0.2, -0.16, 0.04, 0.4, 0.04, 130, 2],
            ],
          ),
        by('rough1'),
      ),
    ],
    ambient: '#46515c',
    light: low.spot(1.25, 1.05, 3.9, { reach: 170, strength: 0.8 }),
    lit: low.flat(
      [
        [1.1, 0.01, 3.6],
        [1.3, 0.01, 3.6],
        [-0.1, 0.01, 1],
        [-1.4, 0.01, 1.2],
      ],
      '#ffe6b4',
      by('b6'),
    ),
    behind: [
      glow(
        poly(
          [low.p(1.25, 1.08, 3.9), low.p(-1.5, 0.42, 1.25), low.p(-1.3, 0, 1.2), low.p(0, 0, 1.1)],
          '#e8c48c',
          `opacity=".26" ${by('b6')}`,
        ) +
          poly(
            [low.p(1.1, 0.01, 3.4), low.p(1.3, 0.01, 3.4), low.p(0.1, 0.01, 1.05), low.p(-1.3, 0.01, 1.15)],
            '#e2a052',
            `opacity=".5" ${by('b6')}`,
          ) +
          pool(...low.p(1.25, 1.08, 3.9), 44, 44, 1, 'warm'),
      ),
    ],
    people: [
      folkAt(
        low,
        1.55,
        4,
        { ...POSES.offer, head: [6, -142, 12] },
        {
          left: true,
          coat: 'coat',
          hat: 'cap',
          v: 8,
          face: 0.2,
          form: 'formU',
          near: line('M22-98l14 1', '#2a2723', 5),
          shadow: 0,
        },
      ),
    ],
    front: [
      standing(low, -1.22, 1.5),
      standing(low, -0.82, 1.42, { skirt: true, wide: 0.1 }),
      standing(low, -0.42, 1.5, { v: '#191612' }),
      curtain(),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/narrative/second-look': vignette({
    layers: [group(plainRoom(searched, { x0: -2.4, x1: 2.6, z: 3.4, v: 135 }), by('stone'))],
    things: [
      group(
        chest(searched, -0.45, 2.7, { w: 1.3, h: 1.15, outs: [0, 0.02, 0, 0.12], v: 190 }) +
          searched.flat(upright(-1.06, 0.16, 0.1, 0.34, 2.42), '#0c0a08') +
          searched.flat(upright(-1.0, -0.72, 0.12, 0.2, 2.41), '#8a7350') +
          searched.thing(
            -1.02,
            0.2,
            1.9,
            [70, 20, 0],
            [
              [0, 0, 0, 0.9, 0.05, 0.42, 180, 2.2],
              [0, 0.08, 0.2, 0.9, 0.14, 0.03, 200, 2.2],
              [0.44, 0.08, 0, 0.03, 0.14, 0.42, 150, 2.2],
              [-0.44, 0.08, 0, 0.03, 0.14, 0.42, 150, 2.2],
            ],
          ),
        by('rough1'),
      ),
      stillAt(searched, -0.5, 1.2, 2.6, jar({ light: -0.2, lid: null }), 230),
    ],
    ambient: '#4a545f',
    light: searched.spot(-0.28, 0.2, 2.05, { of: 'candle', reach: 360, size: 1.1 }),
    people: [
      folkAt(
        searched,
        0.78,
        2.2,
        {
          ...POSES.kneel,
          head: [27, -84, 40],
          neck: [20, -88],
          hip: [-6, -46],
          near: [
            [13, -80],
            [32, -54],
            [58, -22],
          ],
          far: [
            [24, -78],
            [42, -52],
            [62, -28],
          ],
        },
        { left: true, coat: 'coat', hat: 'wool', v: 20, face: 1, form: 'formDR', shadow: 0 },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/narrative/night-shift': vignette({
    layers: [rect(0, 0, 640, 400, '#4a4742', by('stone'))],
    things: [
      sleeper(),
      shape('M-10 296H650V410H-10z', '#8a7254', by('coal')),
      line('M-10 296H650', '#c9ac7c', 3),
      at(322, 344, 1.5, boot()),
      at(130, 356, 1, line('M-30 0L46-14', '#6d5436', 9) + line('M46-14L84-22', '#a39e94', 5)) +
        at(
          500,
          372,
          1,
          line('M-40 6C-10-10 20 10 50-6', '#c9b48a', 3) + '<ellipse cx="64" cy="-4" rx="16" ry="10" fill="#7a6244"/>',
        ),
    ],
    ambient: '#4d5761',
    light: { at: [150, 236], of: 'candle', foot: 300, reach: 420, size: 1.7 },
    lit: pool(560, 60, 200, 140, 0.4, 'cool'),
    front: [
      at(404, 232, 1.25, hand('formL')),
      group(at(236, 286, [-1.2, 1.2], hand('rough1')), by('formU')),
      line('M392 246L352 300', '#c9c4b4', 4) + line('M352 300C300 330 240 300 214 318', '#e2d6b8', 1.8),
    ],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/narrative/melted-snow': vignette({
    layers: [rect(0, 0, 640, 400, '#5c5a57', by('stone'))],
    things: [stoveTop(), bucket()],
    ambient: '#56616d',
    light: { at: [330, 352], foot: 372, reach: 430, strength: 1.05 },
    lit: pool(150, 100, 220, 160, 0.7, 'cool'),
    shining: [pool(330, 340, 220, 40, 0.9, 'warm'), pool(330, 300, 200, 120, 0.3, 'warm')],
    behind: [
      clip(
        rect(48, 24, 176, 180, '#000'),
        skyOver(48, 24, 176, 180, ['#2c3d50', '#5f7488', '#9fb0be']) +
          ruins(40, 204, 200, 30, 90, 7, '#3a4855') +
          snowfall(240, 210, 60, 5, 0.9),
      ),
      group(
        line('M48 24H224V204H48z', '#191613', 12) +
          rect(131, 24, 8, 180, '#191613') +
          rect(48, 106, 176, 8, '#191613') +
          shape('M42 204C90 188 170 190 232 204z', '#cfdbe4'),
        by('rough1'),
      ),
      snowHeap(),
      at(470, 176, 1.3, steam(0.4)) + at(250, 190, 1.1, steam(0.28)),
    ],
    front:
      at(470, 150, [1.2, -1.2], hand('formUL')) +
      many(
        14,
        (i, r) =>
          `<circle cx="${round(420 + r() * 60)}" cy="${round(128 + r() * 60)}" r="${round(1.5 + r() * 3)}" fill="#eef4f8"/>`,
        7,
      ),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),
};

/** A wall of bricks seen close, its plaster gone. */
function brickWall(cam) {
  let s = cam.flat(upright(-2, 2, 0, 3, 1.8), '#7d6a5c');
  for (let j = 0; j < 28; j++)
    for (let i = -8; i < 8; i++) {
      const [x, y] = [i * 0.25 + (j % 2) * 0.125, 0.4 + j * 0.085];
      s += cam.flat(
        upright(x + 0.006, x + 0.244, y, y + 0.077, 1.79),
        `rgb(${[0, 1, 2].map((k) => [118, 98, 84][k] + ((i * 7 + j * 13) % 9) * 4).join(',')})`,
      );
    }
  s += cam.flat(
    [
      [-2, 0.4, 1.785],
      [-1.3, 0.4, 1.785],
      [-1.2, 1, 1.785],
      [-1.34, 1.6, 1.785],
      [-1.16, 2.3, 1.785],
      [-1.3, 3, 1.785],
      [-2, 3, 1.785],
    ],
    '#8f8a80',
  );
  return group(s, by('stone'));
}

/** A curtain whose hem ends above the floor. */
function curtain() {
  const { defs, fill } = gradient(
    ['#1b1a19', '#23201d', '#141210', '#26221e', '#171513', '#211e1a', '#0d0c0b'],
    [1, 0],
  );
  return (
    defs +
    group(
      shape(
        'M-20-20H262C258 60 268 130 258 196C230 206 214 194 190 204C168 212 150 196 124 206C98 214 80 198 52 208C28 214 6 204-20 210z',
        fill,
      ) +
        line(
          'M38-20C34 70 44 130 36 206M92-20C100 60 86 140 96 208M150-20C146 80 160 130 148 202M206-20C214 70 200 140 208 202',
          '#000',
          3,
          'opacity=".5"',
        ) +
        line('M258-20C254 60 264 130 255 196C230 206 214 194 190 204', '#c98f4c', 2, 'opacity=".7"'),
      by('rough1'),
    )
  );
}

/** The top of an iron stove, its rings lit from below. */
function stoveTop() {
  return group(
    shape('M60 322H600L668 410H-20z', '#4a4744') +
      `<ellipse cx="330" cy="352" rx="196" ry="30" fill="#2b2825"/><ellipse cx="330" cy="350" rx="170" ry="24" fill="#e08a35"/><ellipse cx="330" cy="350" rx="150" ry="20" fill="#3a3430"/>` +
      line('M60 322H600', '#8d877e', 3),
    by('rough1'),
  );
}

/** An enamel bucket on the stove. */
function bucket() {
  const { defs, fill } = gradient(
    [
      [0, '#2c2d2e'],
      [0.3, '#8d9092'],
      [0.55, '#6d7072'],
      [1, '#242526'],
    ],
    [1, 0],
  );
  return (
    defs +
    group(
      shape('M186 196L216 344C220 358 440 358 446 344L476 196z', fill) +
        line('M196 240C250 256 410 256 466 240', '#3a3c3d', 3) +
        line('M186 196C150 110 512 110 476 196', '#3a3836', 5) +
        `<ellipse cx="331" cy="196" rx="146" ry="26" fill="#9a9d9e"/><ellipse cx="331" cy="198" rx="136" ry="21" fill="#26313a"/>`,
      by('rough1'),
    )
  );
}

/** The snow in the bucket, sinking into its own water. */
function snowHeap() {
  return (
    group(
      shape(
        'M214 200C206 176 234 166 246 148C262 126 292 132 306 116C326 98 362 104 376 124C398 130 424 140 430 166C448 176 454 190 446 202C410 216 250 216 214 200z',
        '#9fb0be',
      ) +
        shape(
          'M232 180C240 152 272 146 296 132C318 112 350 112 370 134C350 132 318 146 300 160C280 166 262 172 252 190z',
          '#c6d3dd',
        ) +
        line(
          'M300 160C330 150 352 156 366 148M262 182C290 176 306 186 330 178M350 176C380 168 404 176 424 170M320 128C336 124 346 128 352 134',
          '#7d909f',
          3,
        ) +
        shape('M222 196C262 186 400 186 444 196C430 208 250 210 222 196z', '#b98f62', 'opacity=".5"'),
      by('clay'),
    ) +
    `<path d="M196 198C230 222 430 222 466 198C440 212 400 206 331 208C262 206 222 212 196 198z" fill="#5d7282"/>` +
    glow(pool(331, 206, 150, 26, 0.45, 'warm'))
  );
}

/** A boot with its sole to be sewn on again. */
function boot() {
  return group(
    '<ellipse cx="0" cy="4" rx="92" ry="12" fill="#000" opacity=".5"/>' +
      shape('M-62-4C-66-50-60-96-58-132C-36-140-10-138 4-130C2-96 8-66 26-52C56-44 84-40 88-14L86 0H-60z', '#7d5a3e') +
      shape('M-58-132C-36-140-10-138 4-130C2-122-6-118-24-118C-42-118-54-122-58-132z', '#15100c') +
      line('M2-110L-22-100M4-94L-20-84M8-76L-14-68M16-62L-4-52', '#c9b48a', 3) +
      shape('M-64-2H90C94 6 90 14 82 14H-58C-66 14-68 6-64-2z', '#3a2a1e') +
      shape('M30-2L92-6C100 2 98 14 88 18L40 12z', '#4d3828') +
      line('M-56-120C-60-80-60-40-56-8', '#a8774a', 2.4),
    by('rough1'),
  );
}

/** Whoever sleeps behind the bench: a pillow, a head turned away, a blanket that rises. */
function sleeper() {
  return group(
    shape('M300 300C290 262 320 246 372 246C400 246 410 262 408 300z', '#8f8a80') +
      shape('M336 262C336 236 356 222 380 226C404 230 412 254 400 276C380 288 346 284 336 262z', '#2b221b') +
      shape('M372 300C380 256 420 226 480 222C560 216 630 240 660 262V310H366z', '#5d564c') +
      line(
        'M430 236C420 260 416 280 418 300M500 222C492 250 490 276 492 300M570 228C566 254 564 280 566 300',
        '#3a352e',
        4,
      ),
    by('clay'),
  );
}
