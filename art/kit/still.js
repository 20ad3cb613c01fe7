/* Things on a table, a sill, a floor, drawn large (a cup is 30 high) and in grey; light makes them. Origin: middle of the foot. */
import { at, by, grey, group, line, poly, random, rect, round, shape } from './svg.js';

const rim = (x, y, rx, ry, v) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${grey(v * 0.5)}"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="none" stroke="${grey(v * 1.25)}" stroke-width="1.6"/>`;

export const cup = (v = 150, full = false) =>
  group(
    shape('M-15-30C-15-12-12-2-8 0H8C12-2 15-12 15-30z', grey(v)) +
      shape('M4-30C6-12 6-4 5 0H8C12-2 15-12 15-30z', grey(v * 0.6)) +
      line('M15-24c12-2 12 14-2 14', grey(v * 0.8), 3.4),
    by('rough1'),
  ) +
  rim(0, -30, 15, 4.2, v) +
  (full ? `<ellipse cx="0" cy="-29.500" rx="12" ry="2.800" fill="${grey(40, 4)}"/>` : '');
export const saucer = (v = 140) =>
  `<ellipse cx="0" cy="-2" rx="28" ry="6" fill="${grey(v * 0.5)}"/><ellipse cx="0" cy="-4" rx="28" ry="6" fill="${grey(v)}"/><ellipse cx="0" cy="-4.500" rx="17" ry="3.400" fill="${grey(v * 0.75)}"/>`;
export const pot = (v = 110) =>
  group(
    shape('M-40-46C-42-16-38-2-32 0H32C38-2 42-16 40-46z', grey(v)) +
      shape('M12-46C14-16 12-2 10 0H32C38-2 42-16 40-46z', grey(v * 0.55)) +
      line('M-41-36c-12-4-12 10 0 8M41-36c12-4 12 10 0 8', grey(v * 0.5), 4),
    by('rough1'),
  ) + rim(0, -46, 40, 8, v);
export const jug = (v = 150) =>
  group(
    shape('M-17-58C-15-46-24-36-25-22C-25-8-20 0-14 0H14C20 0 25-8 25-22C24-36 15-46 17-58z', grey(v)) +
      shape('M5-58C6-44 12-36 12-22C12-8 10-2 8 0H14C20 0 25-8 25-22C24-36 15-46 17-58z', grey(v * 0.6)) +
      line('M16-52c20-6 22 26 8 30', grey(v * 0.75), 4) +
      shape('M-17-58l-8-5 8-1z', grey(v)),
    by('rough1'),
  ) + rim(0, -58, 17, 4, v);
export const bottle = (v = 120, h = 74) =>
  group(
    shape(
      `M-13 0V-${h * 0.55}C-13-${h * 0.7} -5-${h * 0.72} -5-${h * 0.8}V-${h}H5V-${h * 0.8}C5-${h * 0.72} 13-${h * 0.7} 13-${h * 0.55}V0z`.replace(
        /--/g,
        '-',
      ),
      grey(v * 0.7, -1),
    ) +
      rect(-10, -h * 0.5, 3.4, h * 0.44, grey(v * 1.7), 'opacity=".7"') +
      rect(-5.5, -h - 4, 11, 5, grey(v * 0.4, 2)),
    by('rough1'),
  );
export const tin = (v = 140, open = false) =>
  group(
    rect(-17, -40, 34, 40, grey(v)) +
      rect(5, -40, 12, 40, grey(v * 0.6)) +
      rect(-17, -31, 34, 21, grey(v * 0.62, 3)) +
      line('M-17-35h34M-17-5h34', grey(v * 0.5), 1.2),
    by('rough1'),
  ) +
  (open
    ? `<ellipse cx="0" cy="-40" rx="17" ry="4.600" fill="${grey(34)}"/>` +
      shape('M-14-42C-18-58-6-66 6-64C-2-58-6-50-4-43z', grey(v * 1.1), by('rough1')) +
      line('M-17-40a17 4.600 0 0 0 34 0', grey(v * 1.4), 1.6)
    : rim(0, -40, 17, 4.6, v * 1.3));
export const loaf = (v = 130) =>
  group(
    shape('M-34 0C-42-10-36-26-18-28C0-32 26-30 34-20C40-10 36-2 30 0z', grey(v, 5)) +
      line('M-18-26l7 10M-2-29l7 10M14-28l7 9', grey(v * 0.5, 5), 2.4),
    by('clay'),
  );
export const book = (v = 120, tint = 2) =>
  shape('M-40 5H40L46 9H-36z', '#000', `opacity=".5" ${by('b15')}`) +
  group(
    rect(-34, -13, 68, 14, grey(v * 1.7, 1)) +
      line('M-32-9H34M-32-5H34', grey(v * 1.1), 0.8) +
      rect(-37, -16, 74, 5, grey(v * 0.42, tint * 2)) +
      rect(-37, -1, 74, 5, grey(v * 0.36, tint * 2)) +
      rect(-39, -16, 7, 20, grey(v * 0.5, tint * 2)),
    by('rough1'),
  );
export const books = (n = 4, seed = 3, v = 110) => {
  const r = random(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += at((r() - 0.5) * 14, -i * 15, [0.8 + r() * 0.3, 1], book(v * (0.8 + r() * 0.4), r() * 5 - 1));
  return s;
};
export const openBook = (v = 190) =>
  shape('M-66 4L0 8L68 4L74 10L0 15L-62 10z', '#000', `opacity=".6" ${by('b15')}`) +
  group(
    shape('M0 5C-18-5-46-6-68 3L-64-15C-46-26-16-25 0-13C16-25 46-26 64-15L68 3C46-6 18-5 0 5z', grey(v * 0.26, 5)) +
      shape(
        'M0 0C-16-12-44-12-62-4L-58-18C-42-26-16-24 0-13C16-24 42-26 58-18L62-4C44-12 16-12 0 0z',
        grey(v * 1.18, 1),
      ) +
      shape('M0 0C-8-7-18-10-28-11L-26-22C-16-23-6-19 0-13C6-19 16-23 26-22L28-11C18-10 8-7 0 0z', grey(v * 0.92, 1)) +
      line(
        'M-50-15c14-4 30-4 42 2M-51-11c14-4 30-4 43 3M-49-19c13-4 28-4 40 2M50-15c-14-4-30-4-42 2M51-11c-14-4-30-4-43 3M49-19c-13-4-28-4-40 2',
        grey(v * 0.5),
        1,
      ) +
      line('M0-13V0', grey(v * 0.3), 2),
    by('rough1'),
  );
export const paper = (w = 60, v = 200, seed = 2, lines = 5) => {
  const r = random(seed);
  let t = '';
  for (let i = 0; i < lines; i++)
    t += `M${round(-w * 0.38 + i)} ${round(-13 + i * 2.6)}h${round(w * (0.45 + r() * 0.3))}`;
  return (
    shape(`M${round(-w * 0.5)} 1H${round(w * 0.58)}V5H${round(-w * 0.46)}z`, '#000', `opacity=".45" ${by('b15')}`) +
    group(
      poly(
        [
          [-w * 0.46, -17],
          [w * 0.42, -17],
          [w * 0.56, 0],
          [-w * 0.5, 0],
        ],
        grey(v, 1.4),
      ) + line(t, grey(v * 0.5), 0.9),
      by('rough1'),
    )
  );
};
export const parcel = (v = 130) =>
  group(
    rect(-36, -38, 72, 38, grey(v, 4)) +
      poly(
        [
          [-36, -38],
          [-24, -48],
          [48, -48],
          [36, -38],
        ],
        grey(v * 1.35, 4),
      ) +
      poly(
        [
          [36, -38],
          [48, -48],
          [48, -10],
          [36, 0],
        ],
        grey(v * 0.5, 4),
      ) +
      line('M-6-48L0-38V0M-36-20H36l12-9', grey(v * 1.7, 2), 1.8),
    by('rough1'),
  );
export const keyring = (v = 120) =>
  `<circle cx="-14" cy="-4" r="7" fill="none" stroke="${grey(v)}" stroke-width="3.400"/>` +
  line('M-7-4H22M14-4v7M20-4v6', grey(v), 3.4);
export const spoon = (v = 150) =>
  `<ellipse cx="-24" cy="-3" rx="10" ry="4.600" fill="${grey(v)}"/><ellipse cx="-24" cy="-2.600" rx="7" ry="2.600" fill="${grey(v * 0.45)}"/>` +
  line('M-14-3L34-5', grey(v), 3);
export const clock = (v = 140, hands = 'M0-30L-9-24M0-30V-44') =>
  group(
    `<circle cx="0" cy="-30" r="26" fill="${grey(v * 0.45, 2)}"/><circle cx="0" cy="-30" r="21" fill="${grey(v * 1.3, 1)}"/>` +
      line('M-18-4l-6 5M18-4l6 5', grey(v * 0.4), 4) +
      shape('M-20-50a11 8 0 0 1 15-8zM20-50a11 8 0 0 0-15-8z', grey(v * 0.6)),
    by('rough1'),
  ) +
  line('M0-49v4M0-15v4M-19-30h4M15-30h4', grey(40), 1.6) +
  line(hands, grey(20), 2.4);
export const lantern = (v = 70) =>
  group(
    rect(-14, -6, 28, 6, grey(v)) +
      rect(-12, -40, 24, 34, grey(v * 0.5)) +
      shape('M-15-40h30l-6-12h-18z', grey(v)) +
      line('M-9-52c0-14 18-14 18 0', grey(v), 2.4),
    by('rough1'),
  ) +
  rect(-9, -37, 18, 29, '#ffcf85') +
  shape('M0-12c-6-2-6-8-1-16c1 4 5 5 5 10c0 4-2 6-4 6z', '#fff4d2') +
  line('M-9-37v29M9-37v29M0-37v6', grey(v * 0.6), 1.8);
export const shoe = (v = 90) =>
  group(
    shape('M-26 0C-30-6-28-22-26-34C-20-38-8-38-4-34C-4-24 2-18 14-14C26-12 32-8 32 0z', grey(v, 2)) +
      line('M-4-30l8 5M-2-24l8 5M3-19l7 5', grey(v * 1.7), 1.6) +
      rect(-27, -3, 60, 4, grey(v * 0.4)) +
      shape('M-25-33c6-4 16-4 21 0c-4 5-16 5-21 0z', grey(v * 0.25)),
    by('rough1'),
  );
export const stool = (v = 110) =>
  group(
    rect(-32, -46, 64, 7, grey(v, 2)) +
      line('M-24-40L-30 0M24-40L30 0M-10-40L-12-4M12-40L14-4M-26-18h52', grey(v * 0.55, 2), 5),
    by('rough1'),
  );
export const chairBig = (v = 112) =>
  group(
    line('M-30 0L-28-120M-28-60H26M26-60L30 0M-20-62L-14-6M30-60', grey(v * 0.5, 2), 7) +
      line('M-28-116L8-124M-28-100L8-107M-28-84L8-90', grey(v * 0.8, 2), 6) +
      line('M8-126L6-62', grey(v * 0.6, 2), 6) +
      poly(
        [
          [-30, -60],
          [4, -68],
          [34, -62],
          [0, -52],
        ],
        grey(v * 1.3, 2),
      ) +
      line('M0-54L4 4', grey(v * 0.5, 2), 7),
    by('rough1'),
  );
export const mattress = (w = 190, v = 140) => {
  let s = shape(
    `M${-w / 2} 0C${-w / 2 - 8}-20 ${-w / 2}-30 ${-w / 2 + 14}-32L${w / 2 - 10}-32C${w / 2 + 6}-30 ${w / 2 + 8}-14 ${w / 2} 0z`,
    grey(v, 1),
  );
  for (let x = -w / 2 + 14; x < w / 2; x += 15) s += line(`M${x}-31l4 30`.replace('M-', 'M-'), grey(v * 0.62, -1), 3);
  return group(s, by('clay'));
};
export const blanket = (w = 150, v = 92, tint = 3) =>
  group(
    shape(`M${-w / 2} 0C${-w / 2}-26 ${-w / 4}-34 0-30C${w / 4}-36 ${w / 2}-26 ${w / 2} 0z`, grey(v, tint)) +
      line(
        `M${-w / 3} -26C${-w / 3 + 8} -16 ${-w / 3 - 2} -8 ${-w / 3 + 4} 0M0-29C6-18-4-10 2 0M${w / 3} -27C${w / 3 - 7} -18 ${w / 3 + 5} -8 ${w / 3} 0`,
        grey(v * 0.5, tint),
        1.6,
      ),
    by('clay'),
  );
export const radio = (v = 110) =>
  group(
    rect(-46, -50, 92, 50, grey(v, 3)) +
      rect(-41, -45, 46, 40, grey(v * 0.45, 2)) +
      line('M-38-40h40M-38-34h40M-38-28h40M-38-22h40M-38-16h40M-38-10h40', grey(v * 0.8, 2), 1.4) +
      rect(10, -45, 31, 16, '#e9b566') +
      line('M22-45v16', '#5a2a10', 1.6) +
      `<circle cx="18" cy="-16" r="7" fill="${grey(v * 0.4)}"/><circle cx="35" cy="-16" r="7" fill="${grey(v * 0.4)}"/>` +
      line('M18-16l3-5M35-16l-2-6', grey(v * 1.4), 1.6) +
      line('M40-50L64-100', grey(v * 0.8), 1.6),
    by('rough1'),
  );

export const logs = (n = 5, seed = 2, v = 110) => {
  const r = random(seed);
  let s = '';
  for (let i = 0; i < n; i++) {
    const row = i < n * 0.6 ? 0 : 1;
    const x = (row ? i - n * 0.6 - (n * 0.4 - 1) / 2 : i - (n * 0.6 - 1) / 2) * 26;
    const y = -11 - row * 20;
    s +=
      group(rect(x - 4, y - 11, 60, 22, grey(v * (0.55 + r() * 0.3), 3)), by('coal')) +
      `<circle cx="${round(x - 4)}" cy="${y}" r="11.500" fill="${grey(v * 1.3, 3)}"/><circle cx="${round(x - 4)}" cy="${y}" r="6.500" fill="none" stroke="${grey(v * 0.7, 3)}" stroke-width="1.400"/>`;
  }
  return s;
};
export const planks = (n = 4, v = 120, seed = 5) => {
  const r = random(seed);
  let s = '';
  for (let i = 0; i < n; i++)
    s += group(rect(-90 + r() * 20, -9 * (i + 1), 160 + r() * 30, 8, grey(v * (0.7 + r() * 0.5), 3)), by('coal'));
  return s;
};
