/**
 * What is drawn on a face, before the light falls on it: brows, lids, iris, lips, lines, stubble. Points are in the
 * head's axes; `on(x, y, up)` puts them on the skin, in pixels, and leaves out what is turned away from us.
 */
import { region } from '../../kit/sculpt/paint.js';
import { brush, curve, mix, n1, path } from '../../kit/sculpt/stroke.js';
import { landmarks } from '../heads/skull.js';
import { EYE } from '../heads/stuff.js';

const INK = '#1b1210';

/** A tool box for one face: places on its skin, strokes and patches that are skipped if they cannot be seen. */
export function pencil({ project, visible, skin, k }) {
  const surface = (x, y) => {
    let z = 1.3;
    for (let i = 0; i < 40; i++) {
      const d = skin(x, y, z);
      if (d < 0.004) break;
      z -= d * 0.9;
    }
    return z;
  };
  const on = (x, y, up = 0) => {
    const p = project(x, y, surface(x, y) + up);
    return visible(p) ? p : null;
  };
  const seen = (pts) => {
    const kept = pts.map((p) => (p.length === 3 ? on(...p) : on(p[0], p[1]))).filter(Boolean);
    return kept.length >= Math.min(2, pts.length) && kept.length >= pts.length * 0.6 ? kept : null;
  };
  const blur = (b) => (b ? ` filter="url(#${k}b${String(b).replace('.', '')})"` : '');
  return {
    on,
    stroke: (pts, width, colour, opacity = 1, ends, soft = 0.5) => {
      const s = seen(pts);
      return s && s.length > 1 ? path(brush(s, width, ends), colour, opacity, blur(soft)) : '';
    },
    patch: (pts, colour, opacity, soft = 2) => {
      const s = seen(pts);
      return s && s.length > 2 ? path(curve(s), colour, opacity, blur(soft)) : '';
    },
  };
}

export function features(person, tools, seen, rnd, k) {
  const { face: f, mood, project, visible } = tools;
  const pen = pencil({ ...tools, k });
  const man = person.sex === 'm';
  const marks = landmarks(f);
  const age = (person.face.age ?? 0.15) + mood.shade * 0.25;
  return [
    tint(f, marks, pen, mood, man),
    stubble(f, marks, pen, rnd),
    mouth(f, marks, pen, man),
    lines(f, marks, pen, age),
    eyes(person, f, project, visible, seen, k),
    brows(person, f, marks, pen, rnd, mood, man),
    person.face.scar
      ? pen.stroke(
          [
            [0.3, 0.36, 0.01],
            [0.35, 0.2, 0.015],
            [0.4, 0.08, 0.01],
          ],
          2.6,
          '#5a3026',
          0.8,
        ) +
        pen.stroke(
          [
            [0.31, 0.36, 0.012],
            [0.36, 0.2, 0.017],
            [0.41, 0.08, 0.012],
          ],
          1.1,
          '#e8bfa0',
          0.9,
        )
      : '',
  ].join('');
}

/** Colour of the skin: cheeks and nose red from the cold, shade about the eyes. */
function tint(f, { noseY }, pen, mood, man) {
  let o = '';
  for (const s of [-1, 1]) {
    o += pen.patch(
      [
        [s * 0.3, -0.2],
        [s * 0.46, -0.2],
        [s * 0.48, -0.36],
        [s * 0.32, -0.42],
      ],
      '#b5533f',
      mood.flush,
      8,
    );
    o += pen.patch(
      [
        [s * (f.apart - 0.16), 0.02],
        [s * f.apart, 0.11],
        [s * (f.apart + 0.17), 0.03],
        [s * (f.apart + 0.1), -0.12],
        [s * (f.apart - 0.1), -0.13],
      ],
      '#4a2c2c',
      0.26 + 0.3 * mood.shade + 0.16 * (f.bags ?? 0),
      4,
    );
  }
  o += pen.patch(
    [
      [0, noseY + 0.12, 0.01],
      [0.08, noseY + 0.02, 0.01],
      [0, noseY - 0.04, 0.01],
      [-0.08, noseY + 0.02, 0.01],
    ],
    '#b5533f',
    mood.flush * 0.9 + 0.06,
    4,
  );
  if (man)
    o += pen.patch(
      [
        [-0.42, -0.45],
        [0, -0.5],
        [0.42, -0.45],
        [0.36, -0.8],
        [0, -0.98],
        [-0.36, -0.8],
      ],
      '#4b3c38',
      0.2,
      8,
    );
  return o;
}

function eyes(person, f, project, visible, seen, k) {
  const { eyeZ } = landmarks(f);
  const clip = region(seen, EYE, 0.2);
  const shut = f.open + f.under < 0.02;
  const at = (s, ex, y, r) =>
    project(s * (f.apart + ex), y, eyeZ + Math.sqrt(Math.max(0.002, r * r - ex * ex * 0.86 - y * y)));
  let o = clip ? `<clipPath id="${k}eyes"><path d="${clip}"/></clipPath>` : '';
  for (const s of [-1, 1]) {
    const edge = (sign, lift, r = 0.163) =>
      [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((u) => {
        const ex = u * f.eye * s;
        const y = f.slant * u + sign * (1 - u * u) + lift;
        return at(s, u * f.eye, y, r) ?? ex;
      });
    const upper = edge(f.open, 0).map((p) => p);
    const lower = edge(-f.under, 0);
    const middle = at(s, 0, 0, 0.163);
    if (!visible(middle, 0.12)) continue;
    if (clip && !shut) {
      const gx = person.gaze[0] * 0.07 * s;
      const [cx, cy] = at(s, gx, person.gaze[1] * 0.05, 0.148);
      const r = 0.071 * seen.scale;
      o += `<g clip-path="url(#${k}eyes)"><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}" fill="${person.iris ?? '#4a3626'}"/><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r)}" fill="none" stroke="#120c0a" stroke-width="1.4" opacity=".8"/><circle cx="${n1(cx)}" cy="${n1(cy)}" r="${n1(r * 0.48)}" fill="#070505"/>${path(brush(upper, 6, [0.6, 1, 0.6]), '#0a0706', 0.6, ` filter="url(#${k}b09)"`)}</g>`;
    }
    o += path(brush(upper, person.sex === 'f' ? 3.1 : 2.5, [0.25, 1, 0.6]), INK, 0.92, ` filter="url(#${k}b05)"`);
    o += path(brush(lower, 1.3, [0.2, 1, 0.4]), INK, 0.5, ` filter="url(#${k}b05)"`);
    const crease = [-0.8, -0.3, 0.3, 0.95].map((u) =>
      at(s, u * f.eye, Math.max(f.open, 0.01) * (1 - u * u) + f.slant * u + 0.035, 0.17),
    );
    o += path(brush(crease, 1.7, [0.1, 1, 0.3]), INK, 0.55, ` filter="url(#${k}b05)"`);
  }
  return o;
}

/** The spark of the lamp in the eyes, laid over the light. */
export function sparks(person, tools, seen) {
  const { face: f, project, visible, mood } = tools;
  if (f.open + f.under < 0.045 || mood.warm < 0.3) return '';
  const { eyeZ } = landmarks(f);
  const side = Math.sign(person.light[0]);
  return [-1, 1]
    .map((s) => {
      const p = project(
        s * f.apart + person.gaze[0] * 0.07 + side * 0.022,
        person.gaze[1] * 0.05 + Math.min(0.028, f.open * 0.5),
        eyeZ + 0.15,
      );
      const i = Math.round(p[1] / seen.step) * seen.w + Math.round(p[0] / seen.step);
      if (!visible(p, 0.12) || seen.what[i] !== EYE) return '';
      return `<circle cx="${n1(p[0])}" cy="${n1(p[1])}" r="1.3" fill="#ffe6bd" opacity="${seen.key[i] > 0.12 ? 0.9 : 0.4}"/>`;
    })
    .join('');
}

function brows(person, f, { browY }, pen, rnd, mood, man) {
  const thick = person.brows?.thick ?? (man ? 6.5 : 3.6);
  const arch = person.brows?.arch ?? (man ? 0.02 : 0.05);
  const lean = (person.brows?.lean ?? (man ? 0.025 : 0.005)) - mood.brow * 0.05;
  const grey = person.brows?.colour ?? mix(person.hair?.colour ?? person.beard?.colour ?? '#3a2c22', '#140e0b', 0.55);
  const base = browY + (man ? 0.0 : 0.035);
  let o = '';
  for (const s of [-1, 1]) {
    const raise = s === (person.brows?.raise ?? 0) ? 0.05 : 0;
    const y = (u) =>
      base +
      arch * Math.sin(Math.min(1, u * 1.25) * Math.PI * 0.75) -
      lean * (1 - u) -
      0.03 * u * u +
      raise * Math.sin(u * Math.PI);
    const x = (u) => s * (f.apart - 0.17 + u * 0.38);
    const pts = [0, 0.3, 0.6, 1].map((u) => [x(u), y(u), 0.012]);
    o += pen.stroke(pts, thick, grey, 0.85, [0.7, 1, 0.12], 0.9);
    for (let i = 0; i < 16; i++) {
      const u = rnd.next();
      const v = y(u) + rnd.between(-0.02, 0.015);
      o += pen.stroke(
        [
          [x(u), v, 0.014],
          [x(u) + s * 0.045, v + 0.03 * (1 - u) - 0.01, 0.016],
        ],
        1.2,
        mix(grey, '#000000', rnd.next() * 0.5),
        0.8,
        [0.8, 1, 0.1],
        0,
      );
    }
  }
  return o;
}

function mouth(f, { mouthY }, pen, man) {
  const w = f.mouth;
  const y = (x) => mouthY + (f.corner * x * x) / (w * w);
  const q = 0.04 + 0.035 * f.lips;
  const row = (...list) => list.map(([x, dy]) => [x, y(x) + dy, 0.004]);
  const red = man ? '#8a4f40' : '#93443c';
  return (
    pen.patch(
      row([-w, 0], [-w * 0.45, q * 0.8], [-0.03, q], [0, q * 0.8], [0.03, q], [w * 0.45, q * 0.8], [w, 0], [0, 0.004]),
      red,
      0.62,
      0.9,
    ) +
    pen.patch(
      row([-w * 0.9, 0], [0, -0.004], [w * 0.9, 0], [w * 0.45, -q * 1.05], [0, -q * 1.3], [-w * 0.45, -q * 1.05]),
      red,
      0.5,
      0.9,
    ) +
    pen.stroke(
      row([-w * 1.02, 0], [-w * 0.5, 0.004], [0, -0.004], [w * 0.5, 0.004], [w * 1.02, 0]),
      2.4,
      INK,
      0.92,
      [0.35, 1, 0.35],
      0.5,
    ) +
    pen.stroke(
      [
        [w + 0.005, y(w) + 0.008],
        [w + 0.03, y(w) - 0.02],
      ],
      2.6,
      INK,
      0.5,
      [0.6, 1, 0.1],
      0.9,
    ) +
    pen.stroke(
      [
        [-w - 0.005, y(w) + 0.008],
        [-w - 0.03, y(w) - 0.02],
      ],
      2.6,
      INK,
      0.5,
      [0.6, 1, 0.1],
      0.9,
    )
  );
}

function lines(f, { noseY, mouthY }, pen, age) {
  if (age < 0.1) return '';
  let o = '';
  for (const s of [-1, 1]) {
    const fold = [
      [s * (f.wide + 0.07), noseY + 0.05],
      [s * (f.wide + 0.14), noseY - 0.06],
      [s * (f.mouth + 0.07), mouthY + 0.04],
      [s * (f.mouth + 0.08), mouthY - 0.07],
    ];
    o +=
      pen.stroke(fold, 6, INK, 0.3 * age + 0.05, [0.3, 1, 0.1], 2) +
      pen.stroke(fold, 1.5, INK, 0.5 * age, [0.3, 1, 0.05]);
    const e = f.apart + f.eye;
    if (age > 0.3)
      for (const [a, b] of [
        [0.03, 0.06],
        [0, 0],
        [-0.04, -0.08],
      ])
        o += pen.stroke(
          [
            [s * (e + 0.03), a],
            [s * (e + 0.12), b],
          ],
          1.3,
          INK,
          0.6 * age,
          [0.3, 1, 0.05],
        );
    o += pen.stroke(
      [
        [s * 0.045, 0.12],
        [s * 0.05, 0.2],
        [s * 0.04, 0.27],
      ],
      1.7,
      INK,
      0.45 * age,
      [0.2, 1, 0.1],
    );
    if (age > 0.5)
      o += pen.stroke(
        [
          [s * (f.mouth + 0.1), mouthY - 0.05],
          [s * (f.mouth + 0.1), mouthY - 0.16],
        ],
        2.2,
        INK,
        0.45 * age,
        [0.2, 1, 0.1],
        0.9,
      );
  }
  if (age > 0.5)
    for (const [j, y] of [0.36, 0.45, 0.54].entries())
      o += pen.stroke(
        [
          [-0.34 + j * 0.03, y - 0.02],
          [-0.1, y + 0.012],
          [0.12, y],
          [0.34 - j * 0.03, y - 0.02],
        ],
        1.6,
        INK,
        0.42 * age,
        [0.1, 1, 0.05],
        0.9,
      );
  return o;
}

function stubble(f, { mouthY }, pen, rnd) {
  const s = f.stubble ?? 0;
  if (!s) return '';
  let o = pen.patch(
    [
      [-0.46, -0.4],
      [-0.2, -0.52],
      [0, -0.48],
      [0.2, -0.52],
      [0.46, -0.4],
      [0.42, -0.75],
      [0, -1.0],
      [-0.42, -0.75],
    ],
    '#17120f',
    0.4 * s,
    8,
  );
  for (let i = 0; i < 240 * s; i++) {
    const x = rnd.between(-0.5, 0.5);
    const y = rnd.between(-0.98, -0.44);
    if ((x / 0.5) ** 2 + ((y + 0.45) / 0.55) ** 2 > 1 || (Math.abs(x) < f.mouth && Math.abs(y - mouthY) < 0.06))
      continue;
    const p = pen.on(x, y, 0.005);
    if (p)
      o += path(
        brush([p, [p[0] + rnd.between(-0.5, 0.6), p[1] + rnd.between(1.2, 2.4)]], 0.9, [1, 1, 0.3], 3),
        '#120d0b',
        rnd.between(0.3, 0.7),
      );
  }
  return o;
}

/** Glasses, over the light: wire, a glint, the shade they throw is in the tint. */
export function glasses(person, tools, seen, k) {
  if (!person.glasses) return '';
  const { face: f, project, visible } = tools;
  const [rx, ry] = person.glasses === 'round' ? [0.19, 0.185] : [0.185, 0.125];
  const side = Math.sign(person.light[0]);
  const z = 0.74;
  let o = '';
  const lit = (s) => (s === side ? '#caa473' : '#4f5a63');
  for (const s of [-1, 1]) {
    const ring = Array.from({ length: 18 }, (_, i) => {
      const t = (i / 18) * Math.PI * 2;
      const square = person.glasses === 'round' ? 1 : 1 + 0.08 * Math.sin(2 * t) ** 2;
      return project(
        s * f.apart + rx * square * Math.cos(t),
        -0.01 + ry * square * Math.sin(t),
        z - 0.07 * Math.abs(Math.cos(t)) * (Math.cos(t) * s > 0 ? 1.6 : 0.2),
      );
    });
    const d = curve(ring);
    if (!visible(project(s * (f.apart - 0.05), 0, z), 0.35)) continue;
    o += path(d, '#b9c6cf', 0.1);
    o += `<path d="${d}" fill="none" stroke="#120d0b" stroke-width="2.6"/><path d="${d}" fill="none" stroke="${lit(s)}" stroke-width="1" opacity=".75"/>`;
    const [gx, gy] = project(s * f.apart + side * rx * 0.35, ry * 0.25, z);
    o += path(
      brush(
        [
          [gx - 5, gy + 6],
          [gx + 4, gy - 6],
        ],
        4.5,
        [0.3, 1, 0.3],
      ),
      s === side ? '#ffeccb' : '#8a97a1',
      s === side ? 0.5 : 0.3,
      ` filter="url(#${k}b05)"`,
    );
    const arm = [project(s * (f.apart + rx), 0.02, z - 0.1), project(s * (f.skull + 0.01), 0.04, 0.05)];
    if (visible(project(s * (f.skull + 0.01), 0.04, 0.2), 0.1))
      o += `<path d="M${n1(arm[0][0])} ${n1(arm[0][1])}L${n1(arm[1][0])} ${n1(arm[1][1])}" stroke="#120d0b" stroke-width="2.2"/>`;
  }
  const [a, b, c] = [project(-f.apart + rx, 0.02, z), project(0, 0.06, z + 0.06), project(f.apart - rx, 0.02, z)];
  return (
    o +
    `<path d="M${n1(a[0])} ${n1(a[1])}Q${n1(b[0])} ${n1(b[1])} ${n1(c[0])} ${n1(c[1])}" fill="none" stroke="#120d0b" stroke-width="2.4"/>`
  );
}
