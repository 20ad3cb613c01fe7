/* What the group builds: every Fitting, the better ones beside the ones they come from. What burns or shines in it is
   drawn apart (`-lit`): it goes over the dark. */
import {
  at,
  bar,
  bottle,
  box,
  bricks,
  by,
  clip,
  grey,
  group,
  line,
  many,
  nails,
  onWall,
  plank,
  poly,
  pot,
  rect,
  round,
  shape,
  standing,
  under,
} from './parts.js';

const leg = (x, h, v = 100, tint = 2.8) => rect(x, -h, 4.4, h, grey(v, tint));
const wood = (body) => group(body, by('wall'));
const rough = (body) => group(body, by('rough1'));
const clay = (body) => group(body, by('clay'));

/** A table `w` wide: board, apron, four legs. */
const table = (w, h, v = 172, tint = 2.8) =>
  wood(
    rect(w / 2 - 3, -h - 3, 4, h - 1, grey(v * 0.36, tint)) +
      rect(-w / 2 + 9, -h, 3.4, h - 3, grey(v * 0.3, tint)) +
      leg(-w / 2 + 2, h, v * 0.62, tint) +
      leg(w / 2 - 7, h, v * 0.58, tint) +
      rect(-w / 2 + 4, -h, w - 9, 6, grey(v * 0.5, tint)) +
      box(-w / 2, -h, w, 4, v, tint, 7),
  );

/** A stove pipe from (x, y) up to `top`: round, with a ring where two pieces meet. */
const pipe = (x, y, top, w = 8) =>
  rect(x - w / 2 - 0.7, top, w + 1.4, y - top, grey(36)) +
  rect(x - w / 2, top, w, y - top, grey(100, -0.4)) +
  rect(x - w * 0.3, top, w * 0.2, y - top, grey(176, -0.4)) +
  rect(x + w * 0.2, top, w * 0.3, y - top, grey(60)) +
  rect(x - w / 2 - 1.6, (y + top) / 2, w + 3.2, 2.4, grey(70)) +
  rect(x - w / 2 - 1.6, (y + top) / 2, w + 3.2, 0.8, grey(150));

const BED = (blanket, tint) =>
  under(0, 60) +
  rough(
    rect(-58, -46, 5, 46, grey(112, 2.8)) +
      rect(53, -32, 5, 32, grey(104, 2.8)) +
      rect(-58, -46, 5, 3, grey(190, 2.6)) +
      rect(53, -32, 5, 3, grey(180, 2.6)),
  ) +
  wood(
    rect(-54, -40, 4, 22, grey(140, 2.8)) +
      rect(-56, -16, 112, 7, grey(132, 2.8)) +
      rect(-56, -16, 112, 1.4, grey(200, 2.6)),
  ) +
  clay(shape('M-53-15v-8q0-3 4-3h98q5 0 5 4v7z', grey(205, 0.8))) +
  clay(shape('M-51-24q-2-11 9-12 15-2 18 4 2 6-4 8-12 4-23 0z', grey(236, 0.4))) +
  clay(shape('M-18-25q14-7 34-5t34 3q6 2 6 10v12q-3 4-8 4h-62q-7-12-4-24z', grey(blanket, tint))) +
  line('M-18-20q34-6 72-1', grey(blanket * 1.5, tint), 2.2) +
  line('M-4-24q5 9 1 18M16-27q6 10 1 20M36-26q5 9 1 19', grey(blanket * 0.5, tint), 1, 'opacity=".8"');

const PLANTER = (h) =>
  under(0, 56) +
  wood(box(-54, -5, 104, h, 148, 2.6, 8)) +
  line(`M-54 ${-5 - h * 0.5}h104`, grey(70, 2.4), 1.2) +
  rect(-50, -6, 5, 6, grey(80, 2.6)) +
  rect(40, -6, 5, 6, grey(80, 2.6)) +
  clay(shape(`M-50 ${-h - 5}q10-8 22-4t24-1 24 0 24 1q6 2 8 4z`, grey(74, 3)));
const sprig = (x, y, h, seed, v = 148) => {
  const lean = ((seed * 37) % 7) - 3;
  let s = line(`M${x} ${y}q${lean * 0.4} ${-h * 0.6} ${lean} ${-h}`, leaf(v * 0.6), 1.4);
  for (let i = 1; i <= 4; i++) {
    const yy = y - (h * i) / 4.4;
    const xx = x + (lean * i) / 4.4;
    for (const side of [-1, 1])
      s += shape(
        `M${round(xx)} ${round(yy)}q${side * 3} ${-5} ${side * 7} ${-4}q${-side * 1} 5 ${-side * 7} 4z`,
        leaf(v * (0.8 + ((seed + i) % 3) * 0.16)),
      );
  }
  return s;
};
/** Leaves: the one green there is. */
function leaf(v) {
  return `rgb(${Math.round(v * 0.76)},${Math.round(v * 0.86)},${Math.round(v * 0.6)})`;
}

/** The copper pot over a fire place of bricks, its neck bent to the right. */
const STILL =
  bricks(-46, -20, 44, 22, 150, 4.4, 3, [11, 5.5]) +
  rect(-34, -15, 20, 17, '#17100b') +
  clay(shape('M-46-20q-5-24 8-28l6-9h14l6 9q13 4 8 28z', 'rgb(150,112,84)')) +
  line('M-40-40q-4 8-3 18', 'rgb(236,200,164)', 2) +
  line('M-45-24h42', 'rgb(96,64,42)', 1.6) +
  line('M-31-57h12', 'rgb(214,170,130)', 2.4);

const RACK = (tools) => onWall(wood(rect(-50, -76, 100, 5, grey(150, 2.8))) + tools);
const hammer = (x) => line(`M${x} -70v20`, grey(150, 2.8), 2.4) + rect(x - 6, -72, 12, 5, grey(80));
const saw = (x) =>
  shape(`M${x} -71l24 3v5l-24-1z`, grey(170, -0.6)) +
  shape(`M${x - 8} -72h9v9h-9z`, grey(120, 3)) +
  shape(`M${x - 5} -70h4v4h-4z`, grey(50));
const pliers = (x) => line(`M${x - 2} -71l2 7 4 11M${x + 3} -71l-3 7-4 11`, grey(76), 2.2);

const LISTS = {
  'bed-1': BED(128, 3.6),
  'bed-2': BED(132, -3.4),
  chair:
    under(0, 34) +
    clay(shape('M-22-4V-42q0-24 22-24t22 24V-4z', 'rgb(104,76,66)')) +
    line('M-8-58q-2 14 0 26M8-58q2 14 0 26', 'rgb(74,44,38)', 1.2) +
    clay(shape('M-30-2v-26q0-7 7-7t7 7v26zM16-2v-26q0-7 7-7t7 7v26z', 'rgb(118,86,74)')) +
    clay(shape('M-16-6v-14q16-7 32 0v14z', 'rgb(132,98,82)')) +
    line('M-24-2v4M24-2v4', grey(50, 2), 4) +
    at(47, 1, 1, wood(box(-9, 0, 18, 20, 150, 2.8, 5))) +
    rect(40, -25, 14, 3.4, grey(110, 4)) +
    rect(42, -28.4, 12, 3.2, grey(170, -3)) +
    rect(39, -31.4, 14, 3, grey(140, 2)),
  'reinforced-door':
    rough(
      poly(
        [
          [-65, -78],
          [-44, -71],
          [-44, -4],
          [-65, 0],
        ],
        grey(150, -0.6),
      ) +
        poly(
          [
            [-65, -68],
            [-43, -62],
            [-43, -55],
            [-65, -60],
          ],
          grey(84, -0.4),
        ) +
        poly(
          [
            [-65, -43],
            [-43, -40],
            [-43, -33],
            [-65, -35],
          ],
          grey(84, -0.4),
        ) +
        poly(
          [
            [-65, -18],
            [-43, -18],
            [-43, -11],
            [-65, -10],
          ],
          grey(84, -0.4),
        ) +
        line('M-44-71V-4', grey(225), 1.6),
    ) +
    nails(
      [
        [-60, -64],
        [-48, -60],
        [-60, -39],
        [-48, -37],
        [-60, -14],
        [-48, -15],
      ],
      200,
    ) +
    rough(plank(-44, -40, -14, 2, 5, 176) + plank(-44, -14, -24, 2, 4, 160)),
  'herbal-garden':
    PLANTER(20) +
    [-42, -28, -15, 0, 14, 28, 41].map((x, i) => sprig(x, -27, 17 + ((i * 5) % 9), i + 2)).join('') +
    onWall(line('M-40-86v14M36-86v14', grey(60), 1.2) + rough(shape('M-46-70l6-6h72l6 6z', grey(120, -0.6)))),
  'vegetable-garden':
    PLANTER(18) +
    [-38, -14, 11, 35]
      .map(
        (x, i) =>
          clay(shape(`M${x - 11} -22q-2-13 11-15 13 2 11 15-11 5-22 0z`, leaf(150 + i * 8))) +
          line(`M${x} -36v14M${x} -28l-7-5M${x} -28l7-5M${x - 9} -26q4-2 6 2`, leaf(210), 0.9),
      )
      .join('') +
    plank(-54, -24, -50, -64, 2, 160) +
    plank(48, -24, 46, -64, 2, 160) +
    line('M-51-60Q0-54 46-60M-51-48q50 6 97 0', grey(120), 0.8),
  'herbal-workshop':
    under(0, 50) +
    onWall(wood(rect(-48, -78, 96, 3.6, grey(140, 2.8)))) +
    [-40, -24, -8, 10, 26, 41]
      .map((x, i) =>
        at(
          x,
          -74,
          1,
          line('M0 0v5', grey(90, 2), 1) + clay(shape('M-5 5q5-2 10 0l2 13q-7 5-14 0z', leaf(126 + (i % 3) * 20))),
        ),
      )
      .join('') +
    table(92, 32) +
    clay(shape('M-34-47h24q-1 14-9 14h-6q-8 0-9-14z', grey(170, 0.6))) +
    plank(-22, -46, -6, -60, 3.6, 180) +
    bottle(6, -35, 17, 170, -2) +
    bottle(16, -35, 13, 150, 3) +
    rect(24, -44, 9, 9, grey(190, -1.4)) +
    rect(24, -46.4, 9, 2.6, grey(110, 3)) +
    rect(35, -42, 8, 7, grey(180, -1)) +
    rect(35, -44, 8, 2.4, grey(110, 3)) +
    poly(
      [
        [-8, -36],
        [2, -38],
        [4, -35],
        [-6, -34],
      ],
      grey(235, 1),
    ),
  'simple-heater':
    under(0, 30) +
    pipe(0, -56, -90) +
    clay(shape('M-24-4V-48q0-9 9-9h30q9 0 9 9V-4z', grey(110, -0.4))) +
    line('M-24-46h48M-24-10h48', grey(70), 1.6) +
    line('M-17-54q-4 2-4 8v34', grey(190), 1.6) +
    rough(rect(-15, -40, 30, 24, grey(62)) + rect(-12, -37, 24, 18, '#150c07')) +
    line('M-22-4l-4 5M22-4l4 5', grey(50), 3.4) +
    at(44, 2, 0.9, stack()),
  'efficient-heater':
    under(0, 44) +
    pipe(22, -56, -79, 7) +
    rect(-36, -81, 62, 7, grey(36)) +
    rect(-36, -80, 62, 5.6, grey(96)) +
    rect(-36, -79, 62, 1.4, grey(172)) +
    pipe(-32, -76, -90, 7) +
    clay(rect(-34, -54, 62, 50, grey(120, -0.4), 'rx="4"')) +
    rect(-37, -58, 68, 6, grey(160, -0.4)) +
    rough(rect(-28, -46, 28, 28, grey(62)) + rect(-25, -43, 22, 22, '#150c07')) +
    many(5, (i) => rect(7, -46 + i * 6, 15, 3, grey(58))) +
    line('M-31-50q-1 20 0 42', grey(195), 1.4) +
    line('M-30-4v5M24-4v5', grey(50), 4) +
    `<circle cx="15" cy="-12" r="3.400" fill="${grey(190, 3)}"/>` +
    line('M15-12l2-2', '#222', 1) +
    at(50, 2, 0.8, stack()),
  'pickling-crock':
    under(0, 26) +
    clay(
      shape('M-20 0C-28-10-30-36-22-48H22C30-36 28-10 20 0z', 'rgb(132,108,84)') +
        shape('M-20 0C-28-10-30-36-22-48H-8C-16-34-14-10-8 0z', 'rgb(168,142,112)') +
        rect(-24, -54, 48, 7, 'rgb(150,126,98)'),
    ) +
    line('M-23-34Q0-28 23-34M-24-30Q0-24 24-30', 'rgb(74,86,110)', 1.6) +
    rough(shape('M-26-54Q0-66 26-54L22-49Q0-56-22-49z', grey(196, 0.8))) +
    clay(shape('M-14-58q2-9 14-9t14 9z', grey(120))),
  'cold-pantry':
    under(0, 40) +
    `<g transform="scale(.86)">${
      wood(box(-40, -76, 72, 76, 132, 2.6, 8)) +
      rect(-36, -72, 64, 66, grey(34)) +
      rect(-36, -50, 64, 2.6, grey(120, 2.4)) +
      rect(-36, -28, 64, 2.6, grey(120, 2.4)) +
      clay(
        rect(-30, -62, 10, 12, 'rgb(150,96,70)') +
          rect(-16, -64, 10, 14, 'rgb(112,128,84)') +
          rect(2, -38, 14, 10, grey(150)) +
          shape('M-28-28q-2-11 8-12 12 0 11 12z', 'rgb(150,118,82)') +
          shape('M-26-6q-4-14 10-15 14 1 12 15z', 'rgb(128,104,72)'),
      ) +
      rough(line('M30-74L52-66V-6L30-2z', grey(150, 2.4), 3) + line('M34-70L50-64V-10L34-6', grey(96, 2.4), 1.2)) +
      line('M-30-46l4-3 3 4 5-4 4 4M-8-24l4-3 4 4 5-4', grey(228), 1.2)
    }</g>`,
  radio:
    under(0, 44) +
    table(80, 26) +
    rough(line('M20-66Q34-84 52-86', grey(60), 1)) +
    wood(box(-32, -30, 58, 36, 150, 3.4, 8)) +
    `<circle cx="-14" cy="-48" r="12" fill="${grey(88, 2)}"/>` +
    many(5, (i) =>
      line(`M${-24 + (i === 0 || i === 4 ? 3 : 0)} ${-56 + i * 4}h${i === 0 || i === 4 ? 14 : 20}`, grey(165, 2), 1),
    ) +
    rect(3, -61, 19, 9, grey(206, 3)) +
    line('M5-56h15M8-58v3M12-58v3M16-58v3', grey(80), 0.7) +
    `<circle cx="7" cy="-41" r="3.600" fill="${grey(60)}"/><circle cx="18" cy="-41" r="3.600" fill="${grey(60)}"/>` +
    line('M7-41l-1-3M18-41l2-3', grey(220), 1),
  'rainwater-collector':
    under(0, 36) +
    rough(plank(-50, 1, -50, -80, 3, 150) + plank(50, 1, 50, -80, 3, 150)) +
    clay(shape('M-52-80Q0-44 52-80L42-72Q12-48 5-44h-10Q-12-48-42-72z', grey(196, -1.6))) +
    line('M-46-74Q0-40 46-74', grey(120, -1), 1, 'opacity=".7"') +
    line('M-30-66l-4-6M-14-56l-2-10M14-56l2-10M30-66l4-6', grey(140, -1), 0.9) +
    clay(shape('M-21 0l-4-34h50l-4 34z', grey(120, -0.8))) +
    line('M-24-25h48M-22-8h44', grey(52), 2.4) +
    line('M-24-26.400h48M-22-9.400h44', grey(190), 0.8) +
    `<ellipse cx="0" cy="-34" rx="25" ry="4" fill="${grey(60, -1)}"/><ellipse cx="0" cy="-33.400" rx="22" ry="2.8" fill="${grey(186, -3)}"/>` +
    at(
      40,
      2,
      0.8,
      clay(shape('M-9 0l-3-18h24l-3 18z', grey(150, -0.6))) + line('M-12-18c2-12 22-12 24 0', grey(70), 1.2),
    ),
  'moonshine-still':
    under(0, 52) +
    STILL +
    rough(
      line('M-18-58q14-10 24 0t18 16v14', 'rgb(96,62,40)', 5) +
        line('M-18-59q14-10 24 0t18 16v14', 'rgb(206,156,116)', 2.4),
    ) +
    clay(shape('M16-28h16v7q6 5 6 12v9h-28v-9q0-7 6-12z', grey(196, -2))) +
    shape('M11-8h26v8h-26z', grey(232, -1)) +
    line('M14-14q0-4 3-7', grey(250), 1.4) +
    at(54, 2, 0.8, stack()),
  'alcohol-still':
    under(0, 56) +
    STILL +
    rough(
      line('M-18-58q10-10 20-8h24v12', 'rgb(96,62,40)', 5) + line('M-18-59q10-10 20-8h24v12', 'rgb(206,156,116)', 2.4),
    ) +
    clay(rect(12, -54, 28, 32, grey(150, -0.8), 'rx="3"')) +
    line('M15-48q11 4 22 0M15-42q11 4 22 0M15-36q11 4 22 0M15-30q11 4 22 0', 'rgb(190,140,100)', 1.8) +
    line('M26-22v6', grey(60), 2.4) +
    clay(shape('M22-15h8v4l9 11h-26l9-11z', grey(214, -2.4))) +
    shape('M17-4h18l4 4h-26z', grey(245, -2)) +
    bottle(50, 2, 20, 170, -2) +
    bottle(58, 1, 16, 150, 2),
  'crude-stove':
    under(0, 46) +
    bricks(-40, -16, 26, 18, 156, 4.6, 5, [10, 5]) +
    bricks(14, -16, 26, 18, 150, 4.6, 6, [10, 5]) +
    bricks(-36, -28, 22, 12, 150, 4.6, 7, [10, 5]) +
    bricks(14, -28, 22, 12, 156, 4.6, 8, [10, 5]) +
    rect(-14, -28, 28, 30, '#160d08') +
    rough(rect(-44, -34, 88, 6, grey(120, -0.4)) + rect(-44, -34, 88, 1.4, grey(200))) +
    pot(-10, -34, 30, 20) +
    at(26, -34, 1, line('M-8 0h16M8-2l16-3', grey(60), 3) + line('M-8-1h16', grey(150), 1)) +
    pipe(38, -34, -90, 7) +
    at(-56, 3, 0.8, stack()),
  'cooking-stove':
    under(0, 50) +
    pipe(32, -52, -90) +
    clay(rect(-46, -46, 88, 42, grey(118, -0.2), 'rx="2"')) +
    rough(rect(-50, -52, 96, 7, grey(158, -0.4)) + rect(-50, -52, 96, 1.4, grey(225))) +
    rough(rect(-40, -40, 32, 26, grey(60)) + rect(-36, -36, 24, 17, '#150c07')) +
    rect(-2, -40, 38, 15, grey(80)) +
    rect(-2, -22, 38, 12, grey(80)) +
    line('M8-33h18M8-16h18', grey(205), 1.8) +
    line('M-42-4v5M38-4v5', grey(50), 4) +
    line('M-44-44v36', grey(205), 1) +
    pot(-24, -52, 28, 17) +
    line('M-24-71v-2', grey(60), 2) +
    at(8, -52, 1, pot(0, 0, 18, 11, 130)),
  'deadfall-trap':
    under(0, 46) +
    rough(
      poly(
        [
          [-46, -10],
          [28, -52],
          [46, -36],
          [-30, 2],
        ],
        grey(136, 0.6),
      ) +
        poly(
          [
            [-46, -10],
            [28, -52],
            [24, -58],
            [-50, -16],
          ],
          grey(186, 0.6),
        ) +
        line('M-30-8l48-28M-12-6l40-24', grey(90), 1),
    ) +
    rough(plank(14, 1, 18, -36, 3.6, 180) + plank(-10, -2, 20, -14, 2.6, 170)) +
    clay(shape('M-14 0q0-7 7-7t7 7z', 'rgb(190,120,84)')) +
    line('M28-52L40-84', grey(120, 2), 1),
  'cage-trap':
    under(0, 46) +
    rect(-46, -5, 92, 5, grey(120, -0.4)) +
    rough(
      many(11, (i) => bar(`M${-42 + i * 8.4} -4V-${i === 0 || i === 10 ? 30 : 38}`, 1.8, 170)) +
        bar('M-44-5V-26q0-14 14-14h60q14 0 14 14V-5M-44-22h88', 2.4, 170) +
        bar('M44-38L60-58', 2.6, 170) +
        bar('M44-38l14-8', 1.6, 150),
    ) +
    clay(shape('M-16-5q0-9 8-9t8 9z', 'rgb(190,120,84)')) +
    line('M0-40v-10M-6-50h12', grey(90), 2),
  workshop:
    under(0, 52) +
    RACK(hammer(-40) + saw(-22) + pliers(14) + hammer(30) + pliers(44)) +
    table(98, 32, 178) +
    rough(
      rect(20, -44, 22, 5, grey(90)) +
        rect(24, -40, 12, 7, grey(70)) +
        rect(10, -43, 12, 3.4, grey(150)) +
        line('M34-46v-8', grey(70), 2),
    ) +
    rough(plank(-44, -37, -2, -40, 4, 190) + plank(-38, -41, 2, -45, 3.4, 176)) +
    at(-30, 0, 0.8, wood(box(-12, 0, 26, 16, 140, 2.6, 5))) +
    many(9, (i, r) => line(`M${round(-40 + r() * 80)} ${round(1 + r() * 2)}q2-2 4 0`, grey(205, 3), 1), 3),
  'metal-workshop':
    under(0, 54) +
    bricks(16, -28, 42, 30, 150, 4.4, 9, [10, 5]) +
    rect(20, -34, 36, 7, grey(70)) +
    poly(
      [
        [22, -64],
        [50, -64],
        [58, -46],
        [14, -46],
      ],
      grey(110, -0.4),
    ) +
    pipe(36, -64, -90, 10) +
    wood(box(-36, 0, 28, 20, 130, 2.8, 6)) +
    clay(shape('M-52-40h60q2 0 1 4-4 6-14 7v5l8 5h-46l8-5v-5q-14-2-20-11z', grey(112, -0.6))) +
    line('M-52-40h60', grey(220), 1.8) +
    rough(plank(-20, -46, 8, -62, 2.8, 176)) +
    poly(
      [
        [-30, -50],
        [-18, -56],
        [-14, -48],
        [-26, -42],
      ],
      grey(84),
    ) +
    line('M-30-50l12-6', grey(200), 1),
  'gunsmith-workshop':
    under(0, 54) +
    RACK(
      rough(
        line('M-44-62L14-66', grey(60), 3.4) +
          line('M-10-65.400L40-68', grey(90), 2) +
          shape('M-46-66l16 0 2 5-12 1-8 8-6-2z', 'rgb(136,92,60)') +
          line('M-14-63l-2 6', grey(50), 2.4),
      ) + pliers(46),
    ) +
    table(98, 32, 160, 0.4) +
    rough(shape('M-36-44h24v4h-14l-3 6h-7l2-6h-2z', grey(76)) + line('M-36-44h24', grey(170), 1)) +
    rough(rect(8, -46, 18, 9, grey(130, 1.6)) + rect(8, -46, 18, 2, grey(190, 1.6))) +
    many(4, (i) => rect(30 + i * 4.4, -43, 2.8, 7, 'rgb(196,160,84)') + rect(30 + i * 4.4, -45, 2.8, 2, grey(90))) +
    rough(line('M-4-38v-14h6', grey(70), 2.6) + shape('M-10-54h10v5h-10z', grey(90))) +
    at(-28, 0, 0.8, wood(box(-14, 0, 30, 15, 120, 1, 5)) + line('M-14-8h30', grey(50), 1)),
};

/** Split wood beside a fire. */
function stack() {
  return many(6, (i) => {
    const [x, y] = [
      [-9, -4],
      [0, -4.4],
      [9, -4],
      [-4.6, -11.6],
      [4.8, -12],
      [0, -19],
    ][i];
    return `<circle cx="${x}" cy="${y}" r="4.700" fill="${grey(70, 3)}"/><circle cx="${x}" cy="${y}" r="3.900" fill="${grey(178 - i * 6, 3)}"/><circle cx="${x}" cy="${y}" r="1.800" fill="none" stroke="${grey(110, 3)}" stroke-width=".8"/>`;
  });
}

// --- what burns or shines ------------------------------------------------------------------------------

/** Fire behind a door `w` by `h`: a bed of embers, tongues, white at the root. */
const fire = (x, y, w, h) =>
  clip(
    rect(x, y - h, w, h, '#000'),
    rect(x, y - h, w, h, '#5a1c06') +
      many(7, (i) =>
        shape(
          `M${round(x + (w * i) / 7)} ${y}q${round(w * 0.02)} ${round(-h * (0.5 + ((i * 5) % 4) * 0.16))} ${round(w * 0.08)} ${round(-h * (0.6 + ((i * 3) % 4) * 0.14))}q${round(w * 0.1)} ${round(h * 0.3)} ${round(w * 0.1)} ${round(h)}z`,
          i % 2 ? '#ff9c33' : '#ffb84d',
        ),
      ) +
      many(5, (i) =>
        shape(
          `M${round(x + w * (0.14 + i * 0.16))} ${y}q0 ${round(-h * 0.4)} ${round(w * 0.05)} ${round(-h * (0.34 + (i % 2) * 0.14))}q${round(w * 0.06)} ${round(h * 0.2)} ${round(w * 0.06)} ${round(h)}z`,
          '#fff0bf',
        ),
      ) +
      rect(x, y - h * 0.12, w, h * 0.12, '#ffd27a'),
  );
const grate = (x, y, w, h, n) =>
  many(n, (i) => line(`M${round(x + (w * (i + 1)) / (n + 1))} ${y}v${-h}`, '#1d0f07', 1.6));

const LIT = {
  'simple-heater': fire(-12, -19, 24, 18) + grate(-12, -19, 24, 18, 3),
  'efficient-heater':
    fire(-25, -21, 22, 22) +
    grate(-25, -21, 22, 22, 3) +
    line('M8-44.500h13M8-38.500h13M8-32.500h13', '#ff8a2a', 1.2, 'opacity=".8"'),
  'crude-stove': fire(-14, 1, 28, 24) + line('M-14-28h28', '#ff9c3a', 1, 'opacity=".7"'),
  'cooking-stove': fire(-36, -19, 24, 17) + grate(-36, -19, 24, 17, 3),
  'moonshine-still': fire(-34, 1, 20, 15),
  'alcohol-still': fire(-34, 1, 20, 15),
  'metal-workshop': shape('M22-34q8-9 17-8t15 8z', '#ff9430') + shape('M27-34q6-5 12-4t10 4z', '#fff0bf'),
  radio: rect(3, -61, 19, 9, '#ffcf7a') + line('M5-56h15M8-58v3M12-58v3M16-58v3', '#7a4a18', 0.7),
  'herbal-garden': rect(-42, -70, 68, 2.4, '#ffe2a6'),
};

export default Object.fromEntries([
  ...Object.entries(LISTS).map(([id, body]) => [`mine/fitting/${id}`, standing(body)]),
  ...Object.entries(LIT).map(([id, body]) => [
    `mine/fitting/${id}-lit`,
    standing(group(body, by('b06')), { for: [], scale: 1.6 }),
  ]),
]);
