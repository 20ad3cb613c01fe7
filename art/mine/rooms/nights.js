/* What the nights bring: Fate, a raid that does not come, the end of a house nobody guarded, or that nobody lives in. */
import { POSES } from '../../kit/folk.js';
import { camera, scattered } from '../../kit/camera.js';
import { skyOver, vignette } from '../../kit/compose.js';
import { chest, panelDoor, plainRoom } from '../../kit/cupboards.js';
import { back } from '../../kit/backs.js';
import { bedAt, chairAt, folkAt, panesOn, stillAt, tableAt, windowAt } from '../../kit/furniture.js';
import { pool } from '../../kit/light.js';
import { steam } from '../../kit/signs.js';
import { hand, mug, turned } from '../../kit/stills.js';
import { ruins } from '../../kit/street.js';
import { at, by, clip, group, line, many, rect, round, shape } from '../../kit/svg.js';
import { frost } from '../../kit/weather.js';

const vigil = camera({ eye: [0, 1.45, 0], down: 6, zoom: 440, middle: [320, 180], lamp: [0.5, 1, 3.2], dim: 0.42 });
const beds = camera({ eye: [0, 1.7, 0], down: 12, zoom: 430, middle: [320, 160], lamp: [0, 2.2, 4], dim: 0.5 });
const sill = camera({ eye: [0.1, 0.75, 0.2], down: 12, zoom: 440, middle: [320, 170], lamp: [1, 1, 1.4], dim: 0.42 });
const study = camera({ eye: [0.1, 1.4, 0], down: 8, zoom: 460, middle: [320, 176], lamp: [0.6, 1.4, 2.2], dim: 0.42 });
const taken = camera({
  eye: [-0.2, 1.4, 0],
  down: 8,
  turn: 3,
  zoom: 430,
  middle: [320, 180],
  lamp: [-0.6, 0.6, 2],
  dim: 0.42,
});

/** A wall clock with its pendulum at rest. */
const wallClock = group(
  shape('M-46 0V-150C-46-186 46-186 46-150V0L36 12H-36z', '#5a4632') +
    shape('M-38-6V-148C-38-176 38-176 38-148V-6z', '#2c2117') +
    '<circle cx="0" cy="-128" r="34" fill="#d8cba8"/><circle cx="0" cy="-128" r="29" fill="#efe4c6"/>' +
    many(12, (i) =>
      line(
        `M${round(Math.sin(i * 0.5236) * 25)} ${round(-128 - Math.cos(i * 0.5236) * 25)}L${round(Math.sin(i * 0.5236) * 28)} ${round(-128 - Math.cos(i * 0.5236) * 28)}`,
        '#2a2118',
        2,
      ),
    ) +
    line('M0-128L-11-115M0-128L7-149', '#1a1510', 3.4) +
    line('M0-88V-34', '#a88a4c', 3) +
    '<circle cx="0" cy="-28" r="13" fill="#b8964e"/><circle cx="-3" cy="-31" r="7" fill="#e2c47c"/>',
  by('rough1'),
);

/** A teapot, 150 wide, its spout to the right. */
const teapot = group(
  '<ellipse cx="10" cy="2" rx="92" ry="14" fill="#000" opacity=".5"/>' +
    shape('M56-30C84-34 86-66 108-76L118-70C104-58 100-22 58-10z', '#7a6f5c') +
    line('M-62-64C-108-74-106-18-58-20', '#5d5444', 12) +
    turned(
      [
        [40, 0],
        [62, 14],
        [70, 38],
        [62, 62],
        [40, 78],
        [28, 82],
      ],
      { colour: '#a3957a', light: 0.5 },
    ) +
    at(
      0,
      -82,
      1,
      turned(
        [
          [29, 0],
          [22, 9],
          [8, 14],
        ],
        { colour: '#8f8268', light: 0.5 },
      ),
    ) +
    '<circle cx="0" cy="-102" r="8" fill="#8f8268"/>' +
    line('M-58-46C-30-34 30-34 60-46', '#6d3f34', 6) +
    many(5, (i) => `<circle cx="${-40 + i * 20}" cy="${round(-38 + Math.abs(i - 2) * 2)}" r="5" fill="#8a4a3a"/>`),
  by('rough1'),
);

/** Somebody on a chair, from behind: head and shoulders above its back. */
const sitter = (cam, x, z, hat, form) => {
  const k = cam.scale(x, 0, z);
  return (
    at(
      ...cam.p(x, 0.84, z + 0.1),
      [round(k * 0.16) / 100, round(k * 0.23) / 100],
      back(hat, { form }) + group(shape('M-128 0H130L116 200H-114z', '#080808'), by(form)),
    ) + chairAt(cam, x, z, { turned: 180, v: 26 })
  );
};

export default {
  'mine/raid/n-impact': vignette({
    layers: [group(plainRoom(vigil, { x0: -2.4, x1: 2.4, z: 4.6, v: 145 }), by('stone'))],
    things: [
      group(panelDoor(vigil, -0.5, 4.58, { w: 1, v: 200 }), by('rough1')),
      group(
        vigil.box(0, 0.95, 4.5, 1.8, 0.14, 0.08, 190, { tint: 2.4 }) +
          vigil.box(-0.75, 0.86, 4.48, 0.1, 0.3, 0.1, 70) +
          vigil.box(0.75, 0.86, 4.48, 0.1, 0.3, 0.1, 70),
        by('rough1'),
      ),
      group(vigil.box(1.5, 0, 4.2, 0.7, 0.9, 0.5, 140, { tint: 2 }), by('rough1')),
    ],
    ambient: '#4b5661',
    light: vigil.spot(0.1, 0.22, 3.5, { of: 'candle', reach: 380, size: 1 }),
    front: [
      sitter(vigil, -1.05, 2.6, 'scarf', 'formUR'),
      sitter(vigil, 0.95, 2.5, 'cap', 'formUL'),
      sitter(vigil, -0.1, 2.2, 'wool', 'formU'),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/fate/draught': vignette({
    layers: [group(plainRoom(sill, { x0: -2, x1: 2.2, z: 2.6, h: 2.6, v: 140 }), by('stone'))],
    things: [group(panelDoor(sill, -0.75, 2.58, { w: 1.3, v: 190 }), by('rough1')), rolled(sill)],
    ambient: '#4f5b67',
    light: sill.spot(1.05, 0.24, 1.9, { of: 'candle', reach: 330, size: 1.3 }),
    lit: pool(...sill.p(-0.5, 0, 2.3), 260, 70, 0.7, 'cool'),
    behind: [
      sill.flat(
        [
          [-0.72, 0, 2.57],
          [-0.26, 0, 2.57],
          [-0.26, 0.045, 2.57],
          [-0.72, 0.045, 2.57],
        ],
        '#b9cddc',
      ),
      blownIn(sill),
    ],
    front: at(478, 262, 1.35, hand('formU')),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/fate/long-night': vignette({
    layers: [group(plainRoom(study, { x0: -2.4, x1: 2.6, z: 3.8, v: 140 }), by('stone'))],
    things: [
      stillAt(study, -0.1, 1.35, 3.76, wallClock, 260),
      chairAt(study, -0.75, 2.6, { turned: -84, v: 110 }),
      tableAt(study, 0.25, 2.5, { w: 1.6, d: 0.8, v: 195 }),
      stillAt(study, 0.75, 0.76, 2.6, mug({ light: -0.6 }), 260),
    ],
    ambient: '#475260',
    light: study.spot(0.35, 0.9, 2.5, { of: 'candle', reach: 380, size: 1 }, 0.76),
    behind: [
      windowAt(
        study,
        [1.2, 2.1, 1.15, 2.25],
        3.78,
        skyOver(430, 20, 180, 180, 'black') + ruins(430, 170, 180, 20, 60, 8, '#0d1218'),
      ),
    ],
    people: [
      folkAt(
        study,
        -0.6,
        2.35,
        {
          ...POSES.sit,
          head: [34, -84, 66],
          neck: [22, -88],
          hip: [-10, -46],
          near: [
            [13, -80],
            [34, -78],
            [52, -80],
          ],
          far: [
            [22, -78],
            [42, -80],
            [58, -80],
          ],
        },
        { coat: 'coat', hair: 'short', v: 20, face: 0.9, shadow: 0, wrap: '#2a231c', arms: true },
      ),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/fate/grandmothers-tea': vignette({
    layers: [rect(0, 0, 640, 400, '#66625c', by('stone'))],
    things: [
      shape('M-10 286H650V410H-10z', '#8a745a', by('coal')),
      group(
        shape('M96 306C200 278 470 276 560 300L620 384C470 402 190 404 40 386z', '#b8ad98') +
          line('M96 306C200 278 470 276 560 300M52 380C190 396 470 394 610 378', '#7a4a40', 5),
        by('rough1'),
      ),
      at(276, 350, 1.35, teapot),
      at(476, 352, 1.7, mug({ light: -0.7, colour: '#c9bfa8', drink: '#5a2c10' })) +
        at(560, 326, 1.5, mug({ light: -0.7, colour: '#a8a090', drink: '#5a2c10' })),
    ],
    ambient: '#55606b',
    light: { at: [420, 290], of: 'candle', foot: 336, reach: 400, size: 1.2 },
    lit: pool(120, 110, 190, 150, 0.8, 'cool'),
    behind: [
      clip(
        rect(40, 20, 190, 206, '#000'),
        skyOver(40, 20, 190, 206, ['#3a4d60', '#6f8698', '#a9bac6']) +
          ruins(40, 226, 190, 30, 80, 6, '#4c5b68') +
          frost(40, 20, 190, 206, 14, 110, 6, 0.8),
      ),
      group(
        line('M40 20H230V226H40z', '#191613', 13) + rect(131, 20, 8, 206, '#191613') + rect(40, 118, 190, 8, '#191613'),
        by('rough1'),
      ),
      at(478, 290, 1.5, steam(0.42)) + at(404, 238, 1.2, steam(0.34)),
    ],
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/ending/lost-nobody': vignette({
    layers: [group(plainRoom(beds, { x0: -2.9, x1: 2.9, z: 4.6, v: 155 }), by('stone'))],
    things: [
      bedAt(beds, -1.75, 4.05),
      bedAt(beds, 1.75, 4.05),
      chairAt(beds, 0, 4.1, { v: 170 }),
      stillAt(beds, 0, 0.47, 4.05, mug({ light: 0 }), 240),
      bedAt(beds, -1.25, 2.5),
      bedAt(beds, 1.55, 2.5),
    ],
    ambient: '#626f7c',
    light: { at: beds.p(0, 1.7, 4.5), foot: beds.p(0, 0, 3)[1], reach: 330, strength: 0.8, cold: true },
    lit: panesOn(beds, [-0.6, 0.6], [1.2, 3.6], 0.2, '#e6eff6', { extra: by('b3') }),
    behind: [
      windowAt(
        beds,
        [-0.65, 0.65, 1.15, 2.5],
        4.58,
        skyOver(240, 0, 170, 200, ['#8a9cae', '#c3ccd0', '#eadfc6']) + ruins(230, 170, 190, 16, 60, 5, '#838f98'),
      ),
    ],
    weather: ['snow', 0.3],
    paper: { vignette: 0.7, strokes: 0.12 },
  }),

  'mine/ending/lost-unguarded': vignette({
    layers: [group(plainRoom(taken, { x0: -2.6, x1: 2.6, z: 4.2, v: 145 }), by('stone'))],
    things: [
      group(chest(taken, -1.55, 3.7, { w: 1, h: 1.05, outs: [0.4, 0.1, 0.3, 0.02], v: 170 }), by('rough1')),
      group(
        taken.thing(
          -0.15,
          0.2,
          2.3,
          [0, 40, 90],
          [
            [0, 0, 0, 0.42, 0.04, 0.42, 170, 2.2],
            [0.19, 0.26, 0.19, 0.04, 0.5, 0.04, 150, 2.2],
            [-0.19, 0.26, 0.19, 0.04, 0.5, 0.04, 150, 2.2],
            [0, 0.42, 0.19, 0.4, 0.07, 0.03, 170, 2.2],
            [-0.19, -0.22, -0.19, 0.04, 0.42, 0.04, 140, 2.2],
            [0.19, -0.22, -0.19, 0.04, 0.42, 0.04, 140, 2.2],
          ],
        ),
        by('rough1'),
      ),
      scattered(taken, [-1.8, 1.7, 0.4, 3.2], 16, { size: 0.11, v: 200 }),
    ],
    ambient: '#54616d',
    light: taken.spot(-0.85, 0.1, 2.4, { of: 'lamp', reach: 280, size: 1.1 }),
    lit: taken.flat(
      [
        [0.7, 0.01, 4.2],
        [1.7, 0.01, 4.2],
        [1.9, 0.01, 1.2],
        [-0.2, 0.01, 1.2],
      ],
      '#cfe0ee',
      `opacity=".8" ${by('b10')}`,
    ),
    behind: [forcedDoor(taken)],
    weather: ['snow', 0.35],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};

/** A doorway whose door hangs from one hinge; snow has come in, and steps lead out. */
function forcedDoor(cam) {
  const [x0, x1, z] = [0.7, 1.7, 4.18];
  const [left, top] = cam.p(x0, 2.1, z);
  const [right, foot] = cam.p(x1, 0, z);
  const view =
    skyOver(left - 10, top - 6, right - left + 30, foot - top, ['#2b3a4a', '#5f7488', '#a3b4c2']) +
    ruins(left - 10, foot - 20, right - left + 30, 30, 80, 4, '#3c4a57') +
    rect(left - 10, foot - 30, right - left + 30, 40, '#b9c7d2');
  const step = (x, zz) => {
    const [px, py] = cam.p(x, 0.01, zz);
    return `<ellipse cx="${px}" cy="${py}" rx="${round(cam.scale(x, 0, zz) * 0.06)}" ry="${round(cam.scale(x, 0, zz) * 0.025)}" fill="#4a5a68" opacity=".8"/>`;
  };
  return (
    windowAt(cam, [x0, x1, 0, 2.1], z, view, { nx: 1, ny: 1, sill: '#b9c7d2' }) +
    cam.flat(
      [
        [0.6, 0.012, 4.3],
        [1.8, 0.012, 4.3],
        [1.75, 0.012, 3.5],
        [1.35, 0.012, 3],
        [1, 0.012, 3.3],
        [0.75, 0.012, 3.2],
      ],
      '#c6d3dd',
      by('rough'),
    ) +
    [
      [1, 2.2],
      [1.2, 2.5],
      [1.05, 2.9],
      [1.28, 3.3],
      [1.1, 3.7],
      [1.3, 4],
    ]
      .map(([x, zz]) => step(x, zz))
      .join('') +
    group(
      cam.thing(
        2.14,
        0.98,
        3.95,
        [0, -20, -4],
        [
          [0, 0, 0, 0.95, 2, 0.05, 84, 2],
          [0, 0.45, -0.05, 0.66, 0.8, 0.02, 46, 2],
          [0, -0.5, -0.05, 0.66, 0.7, 0.02, 46, 2],
        ],
      ),
      by('rough1'),
    )
  );
}

/** A blanket rolled up and pushed against the foot of the door; it does not reach all the way. */
function rolled(cam) {
  const [x0, y] = cam.p(-0.2, 0.02, 2.36);
  const [x1] = cam.p(0.98, 0.02, 2.3);
  return group(
    shape(
      `M${x0} ${y + 4}C${x0 - 16} ${y - 16} ${x0 - 4} ${y - 36} ${x0 + 16} ${y - 36}L${x1 - 10} ${y - 30}C${x1 + 12} ${y - 26} ${x1 + 14} ${y + 4} ${x1 - 6} ${y + 10}z`,
      '#8a6f58',
    ) +
      line(
        `M${x0 + 30} ${y - 35}c12 10 12 30 2 40M${x0 + 76} ${y - 34}c12 10 12 32 2 42M${x0 + 122} ${y - 33}c12 10 12 32 2 42M${x0 + 168} ${y - 32}c12 10 10 30 2 40`,
        '#4a3a2c',
        5,
      ) +
      `<ellipse cx="${x1 - 2}" cy="${y - 9}" rx="12" ry="19" fill="#a3876c"/><ellipse cx="${x1 - 2}" cy="${y - 9}" rx="6" ry="10" fill="#4a3a2c"/>`,
    by('rough1'),
  );
}

/** Snow that the wind has drawn out across the boards from under the door. */
function blownIn(cam) {
  const fan = (spread, far, opacity) =>
    cam.flat(
      [
        [-0.72, 0.006, 2.55],
        [-0.26, 0.006, 2.55],
        [-0.2 + spread, 0.006, far + 0.3],
        [-0.7, 0.006, far],
        [-0.95 - spread, 0.006, far + 0.4],
      ],
      '#dbe6ee',
      `opacity="${opacity}" ${by('b6')}`,
    );
  return (
    fan(0.1, 1.9, 0.5) +
    fan(0.3, 1.5, 0.24) +
    many(
      46,
      (i, r) => {
        const [x, y] = cam.p(-1.3 + r() * 1.4, r() * 0.16, 1.2 + r() * 1.2);
        return line(`M${x} ${y}l${round(-6 - r() * 12)} ${round(2 + r() * 4)}`, '#eef4f8', 1.4, 'opacity=".7"');
      },
      5,
    )
  );
}
