/* What stands in streets and yards. */
import { by, group, lerp, line, poly, random, rect, round, shape } from './svg.js';

// a row of ruins: torn skyline, blind windows, a floor hanging
export function ruins(x, base, w, hmin, hmax, seed, col, win = null) {
  const r = random(seed);
  let d = `M${x} ${base}`,
    wins = '',
    px = x;
  while (px < x + w) {
    const bw = 38 + r() * 62,
      h = lerp(hmin, hmax, r()),
      top = base - h,
      torn = r();
    d += `L${round(px)} ${round(top + (torn < 0.6 ? r() * h * 0.3 : 0))}`;
    const n = 3 + Math.floor(r() * 3);
    for (let k = 1; k < n; k++) {
      const kx = px + (bw * k) / n,
        ky = top + (torn < 0.6 ? r() * h * 0.34 : 0);
      d += r() < 0.5 ? `H${round(kx)}V${round(ky)}` : `L${round(kx)} ${round(ky)}`;
    }
    d += `L${round(px + bw)} ${round(top + r() * h * 0.25)}`;
    for (let wy = top + h * 0.32; wy < base - 14; wy += 19)
      for (let wx = px + 7; wx < px + bw - 10; wx += 14)
        if (r() < 0.62) wins += `M${round(wx)} ${round(wy)}h6v${round(8 + r() * 3)}h-6z`;
    px += bw + (r() < 0.3 ? 8 : 0);
  }
  return group(shape(d + `L${round(px)} ${base}z`, col) + (win ? shape(wins, win) : ''), by('rough'));
}

export const tree = (seed, h = 150, col = '#15181b', snow = null) => {
  const r = random(seed);
  let d = '',
    s = '';
  (function br(x, y, a, l, w) {
    if (l < 5) return;
    const nx = x + Math.cos(a) * l,
      ny = y + Math.sin(a) * l;
    d += line(
      `M${round(x)} ${round(y)}Q${round((x + nx) / 2 + (r() - 0.5) * l * 0.3)} ${round((y + ny) / 2)} ${round(nx)} ${round(ny)}`,
      col,
      round(w),
    );
    if (snow && w > 0.8 && Math.abs(Math.cos(a)) > 0.45)
      s += line(
        `M${round(x)} ${round(y - w / 2)}L${round(nx)} ${round(ny - w / 2)}`,
        snow,
        round(Math.max(0.8, w * 0.4)),
      );
    const k = w > 3 ? 3 : 2;
    for (let i = 0; i < k; i++) br(nx, ny, a + (r() - 0.5) * 1.5, l * (0.62 + r() * 0.2), w * 0.62);
  })(0, 0, -Math.PI / 2 + (r() - 0.5) * 0.2, h * 0.34, h * 0.05);
  return group(d + s, by('rough1'));
};

export const fence = (w, h, seed, col = '#1b1f22', snow = null) => {
  const r = random(seed);
  let s = '';
  for (let x = 0; x < w; x += 9)
    if (r() > 0.09) {
      const t = h * (0.86 + r() * 0.2),
        k = (r() - 0.5) * 3;
      s += poly(
        [
          [x, 0],
          [x + k, -t],
          [x + 3 + k, -t - 3],
          [x + 6 + k, -t],
          [x + 6, 0],
        ],
        col,
      );
      if (snow)
        s += poly(
          [
            [x + k, -t],
            [x + 3 + k, -t - 4],
            [x + 6 + k, -t],
          ],
          snow,
        );
    }
  s += rect(0, -h * 0.76, w, 3, col) + rect(0, -h * 0.3, w, 3, col);
  return group(s, by('rough1'));
};

export const wire = (x0, y0, x1, y1, sag, col = '#0e1114', w = 1) =>
  line(`M${x0} ${y0}Q${(x0 + x1) / 2} ${Math.max(y0, y1) + sag} ${x1} ${y1}`, col, w);

export const barbed = (w, h, turns, col = '#2a2e31', seed = 2) => {
  let d = '',
    t = '';
  const r = random(seed);
  for (let i = 0; i < turns; i++) {
    const x = (w * (i + 0.5)) / turns,
      rx = (w / turns) * (0.8 + r() * 0.3),
      ry = (h / 2) * (0.85 + r() * 0.25);
    d += `<ellipse cx="${round(x)}" cy="${round(-ry)}" rx="${round(rx)}" ry="${round(ry)}" transform="rotate(${round(r() * 24 - 12)} ${round(x)} ${round(-ry)})"/>`;
    for (let k = 0; k < 6; k++) {
      const q = k * 1.05 + r();
      t += `M${round(x + Math.cos(q) * rx - 2)} ${round(-ry + Math.sin(q) * ry - 2)}l4 4m0-4l-4 4`;
    }
  }
  return `<g fill="none" stroke="${col}" stroke-width="1">${d}</g>` + line(t, col, 0.9);
};

export const streetlamp = (h, col = '#101316') =>
  shape(`M-2 0L-1.4-${h}h2.8L2 0z`, col) +
  line(`M0-${h}c0-10 4-14 16-14`, col, 2.2) +
  shape(`M10-${h + 16}l14 0 3 8-20 0z`, col);

export const cart = (col = '#1a1d20') =>
  group(
    shape('M-44-30L40-34 44-14-40-12z', col) +
      line('M40-32L78-44', col, 3) +
      line('M42-18L78-40', col, 2.4) +
      `<circle cx="-4" cy="-13" r="15" fill="none" stroke="${col}" stroke-width="3.4"/>` +
      line('M-4-28V2M-19-13H11M-15-24L7-2M7-24L-15-2', col, 1.6) +
      shape('M-40-31c6-16 22-12 28-20 8-4 16 4 26 4 12 2 18 8 22 15z', col),
    by('rough1'),
  );

export const pram = (col = '#15181b') =>
  group(
    shape('M-30-52c0-22 18-34 36-32l-2 32h28c2 16-8 28-26 28h-16c-14 0-20-12-20-28z', col) +
      line('M32-52l16-16h8', col, 2.6) +
      line('M-18-24l34 16M16-24l-34 16', col, 2) +
      `<g fill="none" stroke="${col}" stroke-width="2.4"><circle cx="-19" cy="-9" r="9"/><circle cx="18" cy="-9" r="9"/></g>` +
      line('M6-84l-4 32M-14-78l14 26M-26-66l26 14', '#000', 1, 'opacity=".4"'),
    by('rough1'),
  );

export const dog = (col = '#101214') =>
  shape(
    'M-34-2l4-24c-8-2-12-10-14-18 4 8 8 10 16 10 14-4 34-2 46-2 4-6 8-12 14-14l1-6 5 5c6 2 10 6 15 8 1 4-3 6-8 6-5 1-8 3-10 8-2 6-4 8-7 11l2 22h-5l-4-19c-10 3-20 2-30 0l-6 8 2 11h-5l-3-12-5 6 0 10z',
    col,
    by('rough1'),
  );

export const trolley = (col = '#23282c') =>
  group(
    line('M-40-58L34-62 24-26-30-24z', col, 2.6) +
      line('M-37-48L32-51M-34-38L28-40M-33-31L26-33M-26-58l5 34M-12-59l3 34M2-60l1 34M16-61l-3 34', col, 1.2) +
      line('M34-62l14-8', col, 3) +
      line('M-28-24l0 10 54-2 0-9', col, 2.4) +
      `<circle cx="-22" cy="-6" r="6" fill="${col}"/><circle cx="20" cy="-6" r="6" fill="${col}"/>`,
    by('rough1'),
  );
