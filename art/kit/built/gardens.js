/* Allotments: a shed, furrows, bean poles. */
import { glow, pool } from '../light.js';
import { at, by, group, line, random, rect, round, shape } from '../svg.js';

/** A garden shed, light in the crack of its door; its foot is at y = 226. */
export const shed = () =>
  group(
    shape('M140 226V158L196 128 258 156V226z', '#2a2c2c') +
      shape('M130 164L196 122 268 160 262 166 196 134 136 170z', '#14171a') +
      line('M154 226V154M168 226V146M214 226V140M230 226V146M244 226V152', '#17191a', 1.6),
    by('coalv'),
  ) +
  rect(182, 168, 26, 58, '#120f0c') +
  glow(
    shape('M204 168h4v58h-4z', '#ffd08a') +
      shape('M204 226h5l70 40h-50z', '#e09a4a', `opacity=".55" ${by('b3')}`) +
      pool(206, 196, 40, 46, 0.7, 'warm'),
  );

/** Rows of furrows and bean poles that run to the horizon. */
export const beanPoles = () => {
  let rows = '';
  for (let i = -9; i <= 9; i++) rows += `M${320 + i * 30} 218Q${320 + i * 70} 280 ${320 + i * 150} 402`;
  let s =
    line(rows, '#0b0a08', 5, `opacity=".55" ${by('rough')}`) +
    line(rows, '#6d6a60', 1.6, `opacity=".35" transform="translate(-5 -2)" ${by('rough')}`);
  const r = random(12);
  for (const [y, n, k] of [
    [236, 13, 0.3],
    [262, 9, 0.5],
    [300, 6, 0.8],
  ])
    for (let i = 0; i < n; i++) {
      const x = (i + 0.5 + (r() - 0.5) * 0.3) * (640 / n);
      s += at(
        x,
        y,
        round(k * (0.9 + r() * 0.25)),
        line('M-16 0L4-96M18 0L-5-98M2 0L1-100', '#131413', 3) + line('M-10-34c8-6 4-14 10-18s2-14 8-20', '#191c17', 3),
      );
    }
  return s + cabbages();
};

const cabbages = () => {
  const r = random(4);
  let s = '';
  for (let i = 0; i < 16; i++) {
    const [x, k] = [30 + i * 39 + r() * 14, 0.8 + r() * 0.5];
    const leaf = (a, l, v) =>
      `<ellipse cx="0" cy="${-l / 2}" rx="${round(l * 0.34)}" ry="${round(l / 2)}" fill="rgb(${v - 6},${v + 4},${v - 8})" transform="rotate(${a})"/>`;
    s += at(
      x,
      330 + r() * 34,
      [round(k), round(k * 0.62)],
      [-80, -50, 62, 84, -26, 30, 4].map((a, j) => leaf(a + r() * 12, 19 - j, 24 + j * 6 + r() * 6)).join(''),
    );
  }
  return group(s, by('rough1'));
};
