/* Exploration: what stands in the way, and what the map shows. */
import { back } from '../../kit/backs.js';
import { camera, upright } from '../../kit/camera.js';
import { vignette } from '../../kit/compose.js';
import { panelDoor, plainRoom } from '../../kit/cupboards.js';
import { glow, pool } from '../../kit/light.js';
import { cage, cellarStairs, fallenCorridor, rottenBoards, wardrobeDoor } from '../../kit/barriers.js';
import { hand, jar, mug, pot, tin } from '../../kit/stills.js';
import { at, by, group, line, shape } from '../../kit/svg.js';

const grate = camera({ eye: [0, 1.4, 0], zoom: 430, middle: [320, 196], lamp: [0.6, 2, 4.4], dim: 0.4 });
const steps = camera({ eye: [0, 3.4, 0], down: 34, zoom: 430, middle: [320, 170], lamp: [0.4, 3, 1.6], dim: 0.35 });
const kitchen = camera({ eye: [-0.7, 1.05, 0], turn: 12, zoom: 430, middle: [320, 190], lamp: [0, 1, 2.6], dim: 0.4 });
const push = camera({ eye: [0.2, 1.5, 0], zoom: 430, middle: [320, 190], lamp: [0.4, 1.6, 4.4], dim: 0.4 });
const chain = camera({ eye: [0, 1.5, 0], down: 4, zoom: 420, middle: [320, 190], lamp: [-0.6, 1.6, 3.2], dim: 0.4 });
const boards = camera({ eye: [0, 2.6, 0], down: 30, zoom: 420, middle: [320, 200], lamp: [0.4, 1.6, 6], dim: 0.5 });

export default {
  'mine/exploration/x-bars': vignette({
    layers: [group(plainRoom(grate, { x0: -2.6, x1: 2.6, z: 6, h: 3, v: 150 }), by('stone'))],
    things: [
      group(
        grate.box(-1.6, 0, 5.4, 1.2, 0.9, 0.7, 140, { tint: 2 }) +
          grate.box(-1.5, 0.9, 5.3, 0.5, 0.4, 0.5, 160, { tint: 3 }) +
          grate.box(1.5, 0, 5.3, 1, 0.5, 0.7, 150, { tint: 2 }) +
          grate.box(1.4, 0.5, 5.3, 0.7, 0.45, 0.6, 130, { tint: 3 }) +
          grate.box(0.2, 0, 5.5, 0.6, 0.42, 0.5, 150, { tint: 2.4 }),
        by('rough1'),
      ),
      at(...grate.p(-1.9, 0.9, 5.1), 0.7, jar({ full: 0.7, what: '#8a5a2a' })) +
        at(...grate.p(1.5, 0.95, 5), 0.8, tin({ band: '#7a4636' })) +
        at(...grate.p(1.75, 0.95, 5), 0.8, tin()),
    ],
    ambient: '#59636d',
    light: grate.spot(0.25, 0.72, 5.3, { of: 'lamp', reach: 260, size: 0.9 }, 0.42),
    behind: cage(),
    paper: { vignette: 0.8, strokes: 0.12 },
  }),

  'mine/exploration/x-basement': vignette({
    layers: [cellarStairs(steps)],
    ambient: '#4e5862',
    light: { at: [424, 196], foot: 300, reach: 340, strength: 1.05 },
    front: [
      at(424, 214, 1, line('M0 8L16 44', '#c9b48a', 5)),
      at(
        420,
        222,
        0.34,
        '<path d="M0 0c-12-2-16-14-10-26 2 6 5 7 6 4 0-12 6-16 5-30 10 8 8 18 12 24 2-3 3-5 2-9 8 12 6 34-15 37z" fill="#ffd27a"/>',
      ),
      glow(pool(423, 212, 44, 44, 1, 'warm')),
      at(446, 246, 1.15, hand('formUL')),
    ],
    paper: { vignette: 0.85, strokes: 0.12 },
  }),

  'mine/exploration/x-closed-door': vignette({
    layers: [group(plainRoom(kitchen, { x0: -2.4, x1: 2.6, z: 4.4, v: 140 }), by('stone'))],
    things: [
      group(panelDoor(kitchen, 0.1, 4.38, { w: 0.95, v: 190 }), by('rough1')),
      group(
        kitchen.box(-1.5, 0, 4, 1.5, 0.86, 0.6, 150, { tint: 1 }) +
          kitchen.box(-1.5, 0.86, 4, 1.6, 0.05, 0.7, 200, { tint: 1 }) +
          kitchen.box(-1.5, 1.6, 4.2, 1.4, 0.6, 0.34, 140, { tint: 1 }) +
          [-2.16, -1.48]
            .map(
              (x) =>
                kitchen.flat(upright(x, x + 0.62, 1.64, 2.16, 4.02), 'rgba(0,0,0,.3)') +
                kitchen.flat(upright(x, x + 0.7, 0.08, 0.78, 3.69), 'rgba(0,0,0,.28)'),
            )
            .join('') +
          [-1.62, -1.42]
            .map(
              (x) =>
                kitchen.rod(
                  [
                    [x, 1.72, 4],
                    [x, 1.82, 4],
                  ],
                  0.03,
                  '#cbb98c',
                ) +
                kitchen.rod(
                  [
                    [x, 0.6, 3.68],
                    [x, 0.7, 3.68],
                  ],
                  0.03,
                  '#cbb98c',
                ),
            )
            .join(''),
        by('rough1'),
      ),
      at(...kitchen.p(-2, 0.91, 3.9), 0.8, pot({ light: 0.5 })) +
        at(...kitchen.p(-1.1, 0.91, 3.9), 0.8, mug({ light: 0.5 })),
    ],
    ambient: '#5d6874',
    light: kitchen.spot(1, 0.12, 3.5, { of: 'lamp', reach: 280, size: 1 }),
    people: [
      kitchen.stand(0.42, 3.75, { pose: 'sit', hat: 'wool', form: 'formR' }),
      kitchen.stand(2, 4.1, { hat: 'cap', facing: 'left' }),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/exploration/x-blocked-door': vignette({
    layers: [group(plainRoom(push, { x0: -2.6, x1: 2.8, z: 4.6, v: 130 }), by('stone'))],
    things: wardrobeDoor(push),
    ambient: '#58636e',
    light: push.spot(0.66, 1.4, 4.7, { reach: 170, strength: 0.9 }),
    shining: push.flat(
      [
        [0.5, 0, 4.5],
        [0.72, 0, 4.5],
        [1.6, 0, 1.4],
        [0.1, 0, 1.4],
      ],
      '#e2a052',
      `opacity=".45" ${by('b6')}`,
    ),
    front: [
      at(250, 420, 0.92, back('wool', { form: 'formUR' })),
      at(470, 436, 0.98, back('scarf', { form: 'formUL' })),
    ],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/exploration/x-rubble': vignette({
    layers: [fallenCorridor(chain)],
    ambient: '#505a64',
    light: chain.spot(-0.5, 0.25, 3.5, { of: 'lamp', reach: 330, size: 1.1 }),
    people: [
      chain.stand(0.75, 4.1, { pose: 'bent', hat: 'cap', facing: 'left' }),
      chain.stand(1.75, 3.3, { pose: 'bent', hat: 'scarf', facing: 'left', reach: 260 }),
    ],
    front: at(
      96,
      408,
      1.25,
      group(
        line('M0 0L40-190', '#1c1712', 8) +
          line('M-2 0L38-190', '#8d6a44', 2) +
          shape('M28-186l26 4-4 44c-4 14-26 12-26-2z', '#15171a'),
        `transform="rotate(8)" ${by('rough1')}`,
      ),
    ),
    paper: { vignette: 0.75, strokes: 0.12 },
  }),

  'mine/exploration/x-rotten-floor': vignette({
    layers: [rottenBoards(boards)],
    ambient: '#56606b',
    light: boards.spot(0.9, 0.3, 6.2, { of: 'lamp', reach: 330, size: 0.9 }),
    lit: pool(300, 330, 190, 70, 0.35, 'cool'),
    people: [boards.stand(1.5, 6.3, { pose: 'walk', hat: 'wool', facing: 'left' })],
    paper: { vignette: 0.75, strokes: 0.12 },
  }),
};
