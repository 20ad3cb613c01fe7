/* A cottage from outside, its kitchen behind the window. */
import { glow, pool } from '../light.js';
import { by, clip, gradient, group, line, many, rect, shape } from '../svg.js';

/** The boarded wall of a cottage that fills the right of the picture, snow on its foot and roof. */
export const cottageWall = () => {
  let boards = '';
  for (let y = 20; y < 356; y += 17)
    boards += line(`M206 ${y}H650`, '#0b0c0d', 2) + line(`M206 ${y + 3}H650`, '#4c4640', 1.2, 'opacity=".6"');
  return (
    group(rect(206, -10, 440, 372, '#2b2723') + boards + rect(198, -10, 16, 372, '#1b1815'), by('coal')) +
    shape('M150-10L660-10 660 30Q520 38 420 28T186 36z', '#b9c7d4', by('rough')) +
    shape(
      'M170 30l6 26 5-24zM206 34l4 34 6-34zM262 32l4 20 5-20zM330 28l4 30 5-30zM380 28l3 16 4-16zM540 30l4 26 5-26zM600 30l4 18 4-18z',
      '#c8d6e2',
      'opacity=".8"',
    ) +
    shape('M190 366Q300 340 420 352T660 340V410H150z', '#8fa0b0', by('rough'))
  );
};

/** A lit window with a kitchen behind it: two cups on the table. Stands in the wall of `cottageWall`. */
export const kitchenWindow = () => {
  const [x, y, w, h] = [316, 84, 232, 196];
  const wall = gradient(['#8a5a2a', '#d99a4e', '#b06f30']);
  const inside =
    wall.defs +
    rect(x, y, w, h, wall.fill) +
    glow(pool(430, 170, 120, 100, 0.9, 'warm')) +
    group(
      rect(334, 104, 60, 54, '#7a4a22') +
        rect(334, 128, 60, 3, '#3d2412') +
        many(5, (i) => rect(337 + i * 11, 131 - 14 - (i % 3) * 4, 8, 14 + (i % 3) * 4, '#55331a')) +
        line('M430 84v40', '#2a1708', 2) +
        shape('M408 140l10-17h24l10 17z', '#3a2110') +
        '<ellipse cx="430" cy="141" rx="13" ry="4" fill="#fff3cf"/>' +
        shape('M478 280v-96c0-6 40-6 40 0v96z', '#3b2211') +
        line('M486 190v60M498 188v62M510 190v60', '#8d5b2b', 3) +
        shape('M344 280v-88c0-6 38-6 38 0v88z', '#3b2211') +
        line('M352 198v60M363 196v62M374 198v60', '#8d5b2b', 3) +
        shape('M318 246l16-14h198l16 14v40h-230z', '#4a2b14') +
        shape('M318 246l16-14h198l16 14z', '#f0c27e'),
      by('rough1'),
    ) +
    cup(392, 240) +
    cup(468, 240) +
    group(
      shape('M416 240c-4-20 2-26 16-26s20 6 16 26z', '#5d6a70') +
        line('M448 222c8 0 8-6 12-8', '#5d6a70', 4) +
        line('M418 218c2-10 24-10 28 0', '#2a2a2a', 2),
      by('rough1'),
    ) +
    line('M394 226c-3-6 3-8 0-14M470 226c-3-6 3-8 0-14', '#fff', 1.6, 'opacity=".4"');
  const curtain = (d) => shape(d, '#5b2f1c', `opacity=".92" ${by('wall')}`);
  return (
    rect(x - 12, y - 12, w + 24, h + 24, '#15110e', by('rough1')) +
    clip(
      rect(x, y, w, h, '#000'),
      inside + curtain('M316 80h44c-4 50-14 80-44 104z') + curtain('M548 80h-44c4 50 14 80 44 104z'),
    ) +
    line(`M${x + w / 2} ${y}v${h}M${x} ${y + 74}h${w}`, '#15110e', 6, by('rough1')) +
    shape('M292 296Q340 282 432 286T572 292L576 306H290z', '#cfdbe6', by('rough1')) +
    glow(
      pool(432, 180, 210, 150, 0.42, 'warm') +
        shape('M316 330H548L620 410H230z', '#e9a04c', `opacity=".34" ${by('b10')}`),
    )
  );
};

const cup = (x, y) =>
  shape(`M${x - 9} ${y - 14}h18l-2 13c-2 3-12 3-14 0z`, '#e9e2d2') +
  line(`M${x + 8} ${y - 11}c7 0 6 8 0 8`, '#e9e2d2', 2) +
  `<ellipse cx="${x}" cy="${y - 14}" rx="9" ry="2.400" fill="#8c6a4c"/>`;
