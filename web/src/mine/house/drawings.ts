/**
 * What stands or lies in the Shelter, drawn with few strokes. The origin is the middle of the floor and y goes down,
 * so everything has a negative y; a space is 68 wide and 66 high.
 */

/** What a stroke is made of: the house's styles know its colours. */
type Material =
  | 'wood'
  | 'plank'
  | 'metal'
  | 'iron'
  | 'cloth'
  | 'linen'
  | 'stone'
  | 'brick'
  | 'earth'
  | 'leaf'
  | 'glass'
  | 'pane'
  | 'water'
  | 'ember'
  | 'paper'
  | 'line'
  | 'bar'

type Stroke = readonly [material: Material, d: string]
export type Strokes = readonly Stroke[]

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const row = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('')

// --- Parts that several things share ---------------------------------------------------------------

const STILL: Strokes = [
  ['brick', box(-20, -8, 22, 8)],
  ['ember', 'M-14 -1q-3 -4 0 -6q1 2 3 -1q4 4 1 7z'],
  ['metal', 'M-21 -8q-2 -14 6 -16l3 -5h6l3 5q8 2 6 16z'],
  ['line', 'M-6 -29v-4q0 -3 5 -3h10q5 0 5 5v12']
]

const table = (material: Material): Strokes => [
  [material, box(-25, -20, 50, 4)],
  [material, box(-22, -16, 4, 16)],
  [material, box(18, -16, 4, 16)]
]

const planter = (height: number): Strokes => [
  ['metal', `M-25 ${-height}h50l-4 ${height - 3}h-42z`],
  ['line', 'M-19 -3v3M19 -3v3'],
  ['earth', `M-24 ${-height}q6 -4 12 -1q6 -4 12 0q7 -4 12 0q6 -3 12 1z`]
]

const stove = (x: number, w: number): Strokes => [
  ['iron', box(x, -24, w, 22)],
  ['line', `M${x + 2} -2v2M${x + w - 2} -2v2`],
  ['iron', box(x + w - 9, -44, 5, 20)]
]

const BED: Strokes = [
  ['wood', 'M-29 0v-22h4v22zM25 0v-15h4v15z'],
  ['wood', box(-25, -8, 50, 4)],
  ['linen', 'M-25 -8v-5q0 -2 3 -2h44q3 0 3 2v5z'],
  ['cloth', 'M-8 -8v-8h30q4 0 4 3v5z'],
  ['paper', 'M-24 -14q0 -5 5 -5h5q4 0 4 5z']
]

// --- Cards that lie in the Shelter ------------------------------------------------------------------

const RUBBLE: Strokes = [
  ['plank', 'M-22 -14l36 -30l3 4l-34 30z'],
  ['stone', 'M-33 0q1 -12 10 -16l6 -11l12 1l6 -9l11 5l5 11l9 4q6 6 7 15z'],
  ['brick', 'M-21 -9l9 -5l4 6l-9 5zM6 -19l9 3l-2 7l-9 -3zM13 -3l9 -3l2 6h-10zM-8 -22l8 -3l3 6l-8 3z'],
  ['line', 'M-28 -5l6 -3M-4 -6l6 -4M20 -10l5 2M-13 -22l4 3']
]

const REMNANTS: Strokes = [
  ['stone', 'M-26 0q2 -6 8 -7l4 -4l8 2l5 5l10 -4l8 3l5 5z'],
  ['brick', 'M-13 -4l8 -3l2 5l-8 2zM10 -4l7 1l-1 3h-7z']
]

const HEAP: Strokes = [
  ['wood', 'M-14 -13l5 -22l4 1l-4 22z'],
  ['cloth', 'M-30 0q2 -10 12 -13q5 -9 16 -7q10 -5 16 4q12 2 16 16z'],
  ['paper', 'M-19 -4l10 -5l4 7l-10 4z'],
  ['wood', 'M2 -8h14v8h-14z'],
  ['line', 'M2 -4h14M-4 -17q6 3 12 0M-26 -4q6 -2 8 -8'],
  ['metal', disc(20, -5, 5)],
  ['line', disc(20, -5, 1.6)]
]

const FURNITURE: Strokes = [
  ['wood', box(-21, -42, 42, 39)],
  ['wood', 'M-23 -44h46v4h-46z'],
  ['line', 'M-18 -3v3M18 -3v3M0 -40v25M-21 -15h42M-21 -9h42'],
  ['line', 'M-3 -27v4M3 -27v4M-4 -12h8M-4 -6h8'],
  ['plank', 'M-16 -36h11v17h-11zM5 -36h11v17h-11z']
]

const BARS: Strokes = [
  ['bar', row(6, (at) => box(-29 + at * 11, -58, 3, 58))],
  ['bar', box(-32, -50, 64, 3)],
  ['bar', box(-32, -12, 64, 3)],
  ['iron', box(0, -34, 10, 11)],
  ['line', 'M2 -34v-3q3 -4 6 0v3M5 -30v3']
]

const CLOSED_DOOR: Strokes = [
  ['wood', 'M-17 0v-46h34v46z'],
  ['plank', box(-13, -42, 11, 16) + box(2, -42, 11, 16) + box(-13, -22, 11, 18) + box(2, -22, 11, 18)],
  ['metal', disc(12.5, -22, 2.2)],
  ['line', 'M12.5 -19v3'],
  ['plank', 'M-24 -34l46 -8l1 5l-46 8zM-24 -14l46 5l-1 5l-46 -5z'],
  ['line', 'M-20 -32v1M18 -39v1M-20 -11v1M18 -7v1']
]

// --- Printed on the board ---------------------------------------------------------------------------

const GUARD: Strokes = [
  ['wood', 'M-33 0v-46h13v46z'],
  ['metal', disc(-22.5, -22, 1.6)],
  ['wood', 'M22 -14h10v3h-10zM23 -11h2v11h-2zM29 -11h2v11h-2z'],
  ['line', 'M27 -14l2 -28']
]

const NEW_IDEA: Strokes = [
  ...table('wood'),
  ['paper', 'M-17 -21l17 -3l3 3zM4 -21h13l-2 -2h-10z'],
  ['line', 'M-12 -22l8 -1M20 -20v-7'],
  ['glass', 'M17 -27h6l-1 -6h-4z'],
  ['ember', 'M20 -29q-2 -2 0 -4q2 2 0 4z']
]

const FLOOR: Strokes = [
  ['linen', 'M-28 0v-5q0 -2 3 -2h46q4 0 4 3v4z'],
  ['line', 'M-18 -7v7M-8 -7v7M2 -7v7M12 -7v7'],
  ['cloth', 'M-6 -5q8 -6 30 -3q4 2 4 8h-34z'],
  ['paper', 'M-27 -6q0 -5 5 -5h5q4 0 4 5z']
]

const POKE_ABOUT: Strokes = [
  ['earth', 'M-30 0q6 -13 14 -14q5 -7 12 -1q8 3 12 15z'],
  ['wood', 'M4 -14h20v14h-20z'],
  ['line', 'M4 -7h20M4 -14l20 14'],
  ['plank', 'M-2 -20l24 -8l1 4l-24 8z'],
  ['line', 'M-24 -4l3 -2M-13 -9l3 1M-8 -3l3 -1']
]

// --- Fittings ---------------------------------------------------------------------------------------

const CHAIR: Strokes = [
  ['cloth', 'M-15 -10v-22q0 -5 6 -5h4q4 0 4 6v18h14v8h-28z'],
  ['cloth', 'M-5 -18h18q4 0 4 4v8h-18z'],
  ['wood', 'M-14 -5h4v5h-4zM12 -6h4v6h-4z'],
  ['line', 'M-10 -30v12M20 -20l3 -2M-1 -14h14']
]

const REINFORCED_DOOR: Strokes = [
  ['metal', 'M-34 0v-50h16v50z'],
  ['iron', box(-35, -42, 20, 4) + box(-35, -26, 20, 4) + box(-35, -10, 20, 4)],
  ['line', row(3, (at) => `M-31 ${-40 + at * 16}h.1M-20 ${-40 + at * 16}h.1`)],
  ['plank', 'M-15 0l18 -30l3 2l-17 28z']
]

const HERBAL_GARDEN: Strokes = [
  ...planter(14),
  ['line', 'M-17 -15v-9M-6 -15v-12M6 -15v-10M17 -15v-12'],
  ['leaf', row(4, (at) => `M${-17 + at * 11.4} -20q-7 -1 -7 -7q7 0 7 7q0 -7 7 -7q0 6 -7 7z`)],
  ['line', 'M-20 -40h40M-20 -40v4M20 -40v4'],
  ['ember', box(-16, -39, 32, 3)]
]

const VEGETABLE_GARDEN: Strokes = [
  ...planter(12),
  ['leaf', row(3, (at) => `M${-16 + at * 16} -13q-9 -3 -6 -11q3 1 4 4q0 -6 3 -9q3 3 2 9q1 -3 5 -4q2 8 -8 11z`)],
  ['ember', row(3, (at) => disc(-13 + at * 16, -14, 2.6))]
]

const HERBAL_WORKSHOP: Strokes = [
  ...table('wood'),
  ['stone', 'M-18 -28h14q0 8 -5 8h-4q-5 0 -5 -8z'],
  ['plank', 'M-9 -27l8 -10l2 2l-7 9z'],
  ['glass', 'M7 -20v-8q0 -2 2 -2v-4h4v4q2 0 2 2v8zM17 -20v-6h6v6z'],
  ['line', 'M-24 -41h48'],
  ['leaf', row(4, (at) => `M${-18 + at * 12} -41l-3 8q3 3 6 0z`)]
]

const SIMPLE_HEATER: Strokes = [
  ['iron', 'M-3 -34v-12h6v12z'],
  ['metal', 'M-15 -4v-24q0 -6 6 -6h18q6 0 6 6v24z'],
  ['iron', box(-10, -22, 20, 13)],
  ['ember', 'M-7 -10q-2 -6 3 -10q1 4 3 3q2 -3 4 -4q5 5 3 11z'],
  ['line', 'M-15 -27h30M-12 -4l-2 4M12 -4l2 4']
]

const EFFICIENT_HEATER: Strokes = [
  ['iron', 'M12 -24h7v-9h-36v-4h41v-9h5v14h-40v-1h35v13h-12z'],
  ['metal', box(-18, -30, 32, 26)],
  ['iron', box(-13, -22, 14, 12)],
  ['ember', 'M-11 -11q-1 -5 2 -8q1 3 2 2q2 -2 3 -3q3 4 2 9z'],
  ['line', 'M5 -22h6M5 -18h6M5 -14h6M5 -10h6M-15 -4v4M11 -4v4']
]

const RADIO: Strokes = [
  ['wood', box(-22, -14, 44, 3)],
  ['wood', 'M-19 -11h3v11h-3zM16 -11h3v11h-3z'],
  ['line', 'M8 -34l12 -11'],
  ['wood', 'M-18 -14v-17q0 -3 3 -3h30q3 0 3 3v17z'],
  ['linen', disc(-8, -24, 6.5)],
  ['line', 'M-12 -24h8M-11 -27h6M-11 -21h6'],
  ['ember', box(2, -30, 12, 4)],
  ['metal', disc(5, -19, 2.2) + disc(12, -19, 2.2)]
]

const RAINWATER_COLLECTOR: Strokes = [
  ['linen', 'M-27 -45l27 11l27 -11l-24 16h-6z'],
  ['line', 'M-27 -45v45M27 -45v45M0 -29v4'],
  ['water', 'M0 -28q-3 4 0 6q3 -2 0 -6z'],
  ['metal', 'M-14 -20h28l-2 20h-24z'],
  ['water', 'M-13 -16h26l-.4 -4h-25.2z'],
  ['line', 'M-12.5 -13h25M-12 -5h24']
]

const MOONSHINE_STILL: Strokes = [
  ...STILL,
  ['glass', 'M10 -19h8v4q3 3 3 7v8h-14v-8q0 -4 3 -7z'],
  ['water', 'M7 -6h14v6h-14z']
]

const ALCOHOL_STILL: Strokes = [
  ...STILL,
  ['line', 'M14 -22q6 2 0 4q-6 2 0 4'],
  ['metal', box(7, -25, 14, 14)],
  ['glass', 'M11 -9h6v3l5 6h-16l5 -6z'],
  ['line', 'M9 -21h10M9 -18h10M9 -15h10M14 -11v3']
]

const CRUDE_STOVE: Strokes = [
  ['brick', box(-22, -7, 15, 7) + box(7, -7, 15, 7) + box(-20, -14, 12, 7) + box(8, -14, 12, 7)],
  ['ember', 'M-6 0q-4 -7 2 -12q1 4 4 2q1 -4 4 -5q5 8 2 15z'],
  ['metal', box(-22, -18, 44, 4)],
  ['iron', 'M-11 -30h22v12h-22z'],
  ['line', 'M-13 -30h26M-4 -36q3 -3 0 -6M4 -36q3 -3 0 -6']
]

const COOKING_STOVE: Strokes = [
  ...stove(-22, 44),
  ['metal', box(-25, -27, 50, 4)],
  ['iron', box(-17, -19, 18, 14)],
  ['ember', box(-14, -16, 12, 7)],
  ['line', 'M6 -18h10M6 -12h10M-16 -4h16'],
  ['metal', 'M-18 -36h16v9h-16z'],
  ['line', 'M-20 -36h20M-10 -39v3']
]

const DEADFALL_TRAP: Strokes = [
  ['stone', 'M-24 -8l38 -24l8 12l-38 22z'],
  ['plank', 'M8 0v-17h3v17z'],
  ['plank', 'M-8 -4l18 -5l1 2l-18 6z'],
  ['ember', disc(-5, -3, 2.6)],
  ['line', 'M-14 -8l28 -17']
]

const CAGE_TRAP: Strokes = [
  ['metal', box(-22, -3, 44, 3)],
  ['line', 'M-20 -3v-14q0 -9 9 -9h22q9 0 9 9v14M-20 -15h40'],
  ['line', row(6, (at) => `M${-14 + at * 5.6} -3v-22`)],
  ['line', 'M20 -26l9 -9M0 -26v-4M-3 -30h6'],
  ['ember', disc(-6, -5.5, 2.4)]
]

const WORKSHOP: Strokes = [
  ...table('wood'),
  ['line', 'M-24 -46h48M-16 -46v5M-4 -46v4M8 -46v4M18 -46v5'],
  ['metal', 'M-19 -41h6v4h-6zM-5 -42h3v12h-3zM4 -42l8 0l-4 11z'],
  ['plank', 'M16 -41h4v9h-4zM-16.7 -37h1.6v8h-1.6z'],
  ['iron', 'M8 -27h12v3h-4v4h-5v-4h-3z'],
  ['plank', 'M-22 -23h22v3h-22z'],
  ['line', 'M-22 -11h44']
]

const METAL_WORKSHOP: Strokes = [
  ['wood', 'M-13 0v-14h18v14z'],
  ['iron', 'M-24 -26h38q0 5 -9 6v2l4 4h-22l4 -4v-3q-10 0 -15 -5z'],
  ['plank', 'M-2 -33l18 -9l1 3l-18 9z'],
  ['metal', 'M-9 -36l6 -3l5 9l-6 3z'],
  ['brick', box(14, -14, 14, 14)],
  ['ember', 'M16 -14q0 -7 4 -8q0 4 3 2q3 -3 3 6z']
]

const GUNSMITH_WORKSHOP: Strokes = [
  ...table('metal'),
  ['wood', 'M-27 -37l10 -3h6l-2 4h-5l-2 5h-6z'],
  ['iron', 'M-14 -41h38v3h-30l-2 3h-6z'],
  ['line', 'M-24 -46h48M-14 -46v5M14 -46v5'],
  ['iron', 'M-18 -27h13v3h-8l-2 4h-4z'],
  ['metal', row(3, (at) => `M${5 + at * 5} -20v-6q1.5 -3 3 0v6z`)]
]

/** Drawings by the id of a card, or of what is printed on a space. */
export const DRAWINGS: Record<string, Strokes> = {
  rubble: RUBBLE,
  remnants: REMNANTS,
  heap: HEAP,
  furniture: FURNITURE,
  bars: BARS,
  'closed-door': CLOSED_DOOR,
  guard: GUARD,
  'new-idea': NEW_IDEA,
  floor: FLOOR,
  'poke-about': POKE_ABOUT,
  'bed-1': BED,
  'bed-2': BED,
  chair: CHAIR,
  'reinforced-door': REINFORCED_DOOR,
  'herbal-garden': HERBAL_GARDEN,
  'vegetable-garden': VEGETABLE_GARDEN,
  'herbal-workshop': HERBAL_WORKSHOP,
  'simple-heater': SIMPLE_HEATER,
  'efficient-heater': EFFICIENT_HEATER,
  radio: RADIO,
  'rainwater-collector': RAINWATER_COLLECTOR,
  'moonshine-still': MOONSHINE_STILL,
  'alcohol-still': ALCOHOL_STILL,
  'crude-stove': CRUDE_STOVE,
  'cooking-stove': COOKING_STOVE,
  'deadfall-trap': DEADFALL_TRAP,
  'cage-trap': CAGE_TRAP,
  workshop: WORKSHOP,
  'metal-workshop': METAL_WORKSHOP,
  'gunsmith-workshop': GUNSMITH_WORKSHOP
}

// --- Back walls of bare rooms ------------------------------------------------------------------------

const WINDOW: Strokes = [
  ['pane', box(-11, -48, 22, 26)],
  ['line', 'M0 -48v26M-11 -36h22'],
  ['wood', box(-14, -22, 28, 3)]
]

const BOARDED_WINDOW: Strokes = [
  ...WINDOW,
  ['plank', 'M-15 -45l30 4v6l-30 -4zM-15 -29l30 -6v6l-30 6z']
]

const TORN_WALLPAPER: Strokes = [
  ['stone', 'M-22 -52l9 3l6 -4l8 6l3 12l-6 3l2 9l-9 -3l-5 5l-6 -10l3 -8z'],
  ['brick', box(-15, -42, 9, 4) + box(-10, -37, 9, 4) + box(-17, -32, 8, 4)],
  ['line', 'M12 -46h14v12h-14z']
]

const MIRROR: Strokes = [
  ['wood', 'M-8 -50h16v24h-16z'],
  ['pane', 'M-5 -47h10v18h-10z'],
  ['line', 'M-5 -38l4 3l1 6M14 -24h12v2h-12zM17 -24v-5h3v5']
]

const JARS: Strokes = [
  ['wood', box(-18, -30, 36, 3)],
  ['glass', box(-14, -38, 6, 8) + box(-5, -37, 5, 7)],
  ['linen', box(-14.5, -40, 7, 2) + box(-5.5, -39, 6, 2)],
  ['line', 'M-14 -27l3 5M14 -27l-3 5']
]

const BACKS = [WINDOW, TORN_WALLPAPER, BOARDED_WINDOW, WINDOW, MIRROR]

/** The same back wall for the same space every time; neighbours differ. Below the ground there are no windows. */
export function backOf(space: string): Strokes {
  const [floor, number] = ['abc'.indexOf(space[0]!), Number(space.slice(1))]
  return floor < 0 ? JARS : BACKS[(floor * 2 + number) % BACKS.length]!
}

// --- Where people are, and what waits -----------------------------------------------------------------

export const LAMP: Strokes = [
  ['line', 'M0 -66v9'],
  ['iron', 'M-6 -53q1 -5 6 -5q5 0 6 5z'],
  ['ember', 'M-3 -53h6q0 3 -3 3q-3 0 -3 -3z']
]
export const HOURGLASS: Strokes = [
  ['paper', 'M-4 -12h8q0 5 -3 6q3 1 3 6h-8q0 -5 3 -6q-3 -1 -3 -6z'],
  ['ember', 'M-3 0q0 -3 3 -4q3 1 3 4zM-2 -9h4l-2 3z'],
  ['line', 'M-5.5 -12h11M-5.5 0h11']
]
