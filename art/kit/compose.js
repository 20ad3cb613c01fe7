/* One picture from a few lines of data: `vignette({ … })`. From back to front: sky, layers with smoke between them,
   ground, things, the light over all of it, people with their shadows, the front, the weather, the paper. */
import { finish, frame } from './finish.js';
import { candle, barrelFire, flame, oilLamp } from './fire.js';
import { castShadow, glow, lightmap, litFrom, pool } from './light.js';
import { person } from './people.js';
import { at, by, gradient, lerp, rect, shape } from './svg.js';
import { rainfall, smoke, snowfall } from './weather.js';

/** Skies by name, from above to the horizon. */
export const SKIES = {
  night: ['#0f151d', '#2b3846', '#66737f'],
  smoke: ['#141a21', '#39434c', '#727a7e'],
  dusk: ['#1d2a3a', '#56697d', '#9fb0bf'],
  fire: ['#15181d', '#4a423c', '#b07a48'],
  dawn: ['#26313d', '#6f7b85', '#cdb593'],
  black: ['#07090c', '#10151b', '#1c242c'],
};

/** Grounds by name: colour at the horizon and near the viewer. */
export const GROUNDS = {
  street: ['#4d565c', '#0d1013'],
  snow: ['#8a99a8', '#2b3540'],
  mud: ['#4a443b', '#0f0d0b'],
  water: ['#55636f', '#10161b'],
};

/** Lights that can be seen: the part, its scale, and how far above its foot it shines. */
const SOURCES = {
  lamp: { draw: () => at(0, 8, 0.72, oilLamp()), halo: 22 },
  candle: { draw: () => at(0, 30, 1, candle(26)), halo: 26 },
  fire: { draw: () => at(-2, 6, 0.7, flame()) + at(7, 4, 0.46, flame()), halo: 60 },
  barrel: {
    draw: () => at(0, 26, 0.62, barrelFire()) + at(-3, -4, 0.62, flame()) + at(7, -6, 0.42, flame()),
    halo: 60,
  },
};

const text = (part) => (Array.isArray(part) ? part.map(text).join('') : (part ?? ''));

/** A sky over an area: for a view through a door or a window. */
export const skyOver = (x, y, w, h, name) => {
  const { defs, fill } = gradient(SKIES[name] ?? name);
  return defs + rect(x, y, w, h, fill);
};

const sky = (colours, W, low) => {
  const { defs, fill } = gradient([
    [0, colours[0]],
    [0.6, colours[1]],
    [1, colours[2]],
  ]);
  return defs + rect(0, 0, W, low, fill);
};

const ground = (colours, W, H, y, snow) => {
  const { defs, fill } = gradient(colours);
  const edge = `M0 ${y + 2}Q${W * 0.24} ${y - 4} ${W * 0.5} ${y + 1}T${W} ${y - 2}V${H}H0z`;
  return (
    defs +
    shape(edge, fill, by('rough1')) +
    rect(0, y, W, H - y, snow ? '#000' : '#fff', `${by('stain')} opacity="${snow ? 0.18 : 0.32}"`)
  );
};

/** Falling weather by name; `amount` 1 is a usual night. */
const WEATHER = {
  none: () => '',
  snow: (W, H, amount, seed) => snowfall(W, H, Math.round(90 * amount), seed, 0.6),
  storm: (W, H, amount, seed) => snowfall(W, H, Math.round(260 * amount), seed, 0.85, 0.9),
  rain: (W, H, amount, seed) => rainfall(W, H, Math.round(220 * amount), seed, 0.4),
  fog: (W, H, amount) => smoke(0, H * 0.25, W, H * 0.8, 1, 0.6 * amount),
};

/** How a light falls: pools for the light map, glow on the ground, halo and part of its source. */
const shine = ({ at: [x, y], foot = y + 34, reach = 260, strength = 1, cold = false }) => {
  const kind = cold ? 'cool' : 'pool';
  return {
    map:
      pool(x, y, reach, reach * 0.72, 0.95 * strength, kind) +
      pool(x, foot, reach * 0.6, reach * 0.26, 0.9 * strength, kind),
    glow:
      pool(x, y, reach * 0.55, reach * 0.42, 0.5 * strength, cold ? 'cool' : 'warm') +
      pool(x, foot, reach * 0.9, reach * 0.24, 0.42 * strength, cold ? 'cool' : 'warm'),
  };
};

const source = ({ at: [x, y], of, size = 1 }) => {
  if (!of) return '';
  const { draw, halo } = SOURCES[of];
  return at(x, y, size, draw()) + glow(pool(x, y - 4, halo * size, halo * size, 1, 'warm'));
};

/** Where a person stands says how tall they are: smaller towards the horizon. */
const stature = (y, horizon, H) => lerp(0.42, 1.05, Math.max(0, (y - horizon) / (H - horizon)));

/**
 * A vignette.
 * @param {object} o
 * @param {[number, number]} [o.size] 640 × 400 unless said otherwise
 * @param {string | string[]} [o.sky] a name of SKIES or three colours; without one the layers fill the picture (a room)
 * @param {(string | string[])[]} [o.layers] parts from far to near; smoke hangs between them (`veil`: how much)
 * @param {string | string[]} [o.ground] a name of GROUNDS or two colours
 * @param {number} [o.horizon] where ground and sky meet
 * @param {string | string[]} [o.things] what stands on the ground, in grey
 * @param {string} [o.ambient] colour of the light that is everywhere; without it nothing is darkened
 * @param {object | object[]} [o.light] `{ at, of: 'lamp' | 'candle' | 'fire' | 'barrel', reach, strength, foot, cold }`; the
 *   first is the one that people are lit by
 * @param {string | string[]} [o.lit] more shapes of light for the light map (a window's panes, a door's beam)
 * @param {string | string[]} [o.shining] what shines in itself, added over the light map
 * @param {string | string[]} [o.behind] drawn after the light and before the people (a view through a door)
 * @param {object[]} [o.people] `{ x, y, pose, hat, size, left, v, back, add, form, shadow, reach, of }`; `facing: 'left'` looks left and
 *   keeps its rim of light (`left: true` mirrors the light away); `reach`
 *   is the length of the shadow; `of`
 *   is another figure: a function of the form filter
 * @param {string | string[]} [o.front] dark things before everything
 * @param {string | [string, number]} [o.weather] 'none' | 'snow' | 'storm' | 'rain' | 'fog', or [name, amount]
 * @param {object} [o.paper] see finish.js
 * @param {string[]} [o.for] the cards it stands for
 * @param {string[]} [o.topics] the topics to fade that it shows
 */
export const vignette = (o) => ({
  size: o.size ?? [640, 400],
  ...(o.for && { for: o.for }),
  ...(o.topics && { topics: o.topics }),
  draw: (id) => frame(id, o.size ?? [640, 400], compose(o)),
});

const compose = (o) => {
  const [W, H] = o.size ?? [640, 400];
  const horizon = o.horizon ?? 252;
  const seed = o.seed ?? 3;
  const veil = o.veil ?? 0.6;
  const lights = [o.light ?? []].flat();
  const [main] = lights;
  let s = '';
  if (o.sky) {
    const colours = SKIES[o.sky] ?? o.sky;
    s += sky(colours, W, horizon + 20) + smoke(0, -90, W, horizon + 100, seed % 3, veil);
  }
  (o.layers ?? []).forEach((layer, i) => {
    s += text(layer);
    if (veil && o.sky) s += smoke(0, horizon - 170 + i * 40, W, 230 - i * 30, (seed + i + 1) % 3, veil);
  });
  if (o.ground) s += ground(GROUNDS[o.ground] ?? o.ground, W, H, horizon, o.ground === 'snow');
  s += text(o.things);
  const shone = lights.map(shine);
  if (o.ambient) s += lightmap(W, H, o.ambient, shone.map((l) => l.map).join('') + text(o.lit));
  s += glow(shone.map((l) => l.glow).join('') + text(o.shining));
  s += text(o.behind);
  s += people(o.people ?? [], main, horizon, H);
  s += lights.map(source).join('') + text(o.front);
  const [weather, amount] = [o.weather ?? 'none'].flat();
  return s + WEATHER[weather](W, H, amount ?? 1, seed) + finish(W, H, o.paper);
};

const people = (list, light, horizon, H) => {
  const placed = [...list].sort((a, b) => a.y - b.y);
  const foot = light && (light.foot ?? light.at[1] + 34);
  let s = '';
  for (const one of placed) {
    const size = one.size ?? stature(one.y, horizon, H);
    const strength = one.shadow ?? 0.7;
    if (light && strength && one.y > foot)
      s += castShadow(one.x, one.y, light.at[0], foot, 44 * size, strength, one.reach ?? 150);
  }
  for (const one of placed) {
    const size = one.size ?? stature(one.y, horizon, H);
    const chest = one.y - 110 * size;
    const form = one.form ?? (light ? litFrom(one.x, chest, light.at[0], light.at[1], one.left) : 'coldU');
    const figure = one.of
      ? one.of(form)
      : person(one.pose ?? 'stand', one.hat ?? 'bare', { v: 10, mirrored: one.facing === 'left', ...one, form });
    s += at(one.x, one.y, one.left ? [-size, size] : size, figure);
  }
  return s;
};
