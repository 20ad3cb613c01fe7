/** The map of the Sewers: where rooms and exits of each tile are, whichever way it is turned. */

export type Edge = 'n' | 'e' | 's' | 'w'
export interface Point {
  x: number
  y: number
}
/** A tile as the server tells it; `exits` says where each printed exit points now. */
export interface Tile {
  tile: string
  x: number
  y: number
  links: string[]
  rooms: string
  bright: string
  exits: Partial<Record<Edge, Edge>>
  entry?: string
  walked?: string
}
export interface Way {
  option: string
  way: string
  to: string
  spots: string[]
}
/** What the module shows of itself. */
export interface Sewers {
  below: boolean
  found: Record<string, number>
  tiles?: Tile[]
  drawn?: Tile | null
  ways?: Way[]
  way?: string
  spots?: string[]
  done?: number
  at?: string
  card?: string
  next?: string
  promises?: Record<string, Record<string, number>>
}

/** The side of a tile, in the units of the drawing. */
export const SIDE = 100
const EDGES: readonly Edge[] = ['n', 'e', 's', 'w']
const EXITS: Record<Edge, Point> = { n: { x: 50, y: 0 }, e: { x: 100, y: 50 }, s: { x: 50, y: 100 }, w: { x: 0, y: 50 } }
/** Where the rooms of each tile are as it is printed; `o` is the space S. */
const ROOMS: Record<string, Record<string, [number, number]>> = {
  manhole: { o: [50, 80], A: [73, 50], B: [27, 54] },
  'settling-basin': { A: [34, 50], B: [68, 40] },
  'storm-overflow': { A: [62, 42], C: [38, 70] },
  'pump-hall': { B: [62, 32], C: [42, 66] },
  'brick-gallery': { A: [28, 42], B: [56, 64] },
  'fallen-vault': { C: [68, 58], B: [30, 58] },
  'cable-tunnel': { A: [64, 50], B: [44, 22], C: [38, 76] },
  'old-crypt': { C: [34, 40], A: [68, 56] }
}
const MIDDLE: [number, number] = [50, 50]

/** How often a tile has been turned clockwise. */
export function turns(tile: Tile): number {
  const [printed, now] = Object.entries(tile.exits)[0] ?? ['n', 'n']
  return (EDGES.indexOf(now) - EDGES.indexOf(printed as Edge) + 4) % 4
}

/** Where a letter of the tile is, on the whole map: an exit, a room, or the start. */
export function place(tile: Tile, letter: string): Point {
  const exit = EXITS[letter as Edge] as Point | undefined
  const [px, py] = exit ? [exit.x, exit.y] : (ROOMS[tile.tile]?.[letter] ?? MIDDLE)
  let x = px
  let y = py
  for (let turn = 0; turn < turns(tile); turn += 1) [x, y] = [SIDE - y, x]
  return { x: tile.x * SIDE + x, y: tile.y * SIDE + y }
}

/** A corridor: its ends, and its number if it has one. */
export const corridor = (link: string): { from: string; to: string; number: string } => ({
  from: link.slice(0, 1),
  to: link.slice(-1),
  number: link.slice(1, -1)
})

export const between = (one: Point, other: Point, part = 0.5): Point => ({
  x: one.x + (other.x - one.x) * part,
  y: one.y + (other.y - one.y) * part
})

/** The stops of a way as it is walked: letters only. */
export const stops = (way: string): string[] => [...way].filter((step) => !/\d/.test(step))

/** A way as points of a line. */
export const line = (tile: Tile, way: string): string =>
  stops(way)
    .map((letter) => place(tile, letter))
    .map(({ x, y }) => `${x},${y}`)
    .join(' ')

/** Where the party stands: in a room, at an exit, or in the middle of a numbered corridor it has just walked. */
export function token(tile: Tile, way: string): Point {
  const walked = tile.walked ?? ''
  const last = walked.slice(-1)
  if (!/\d/.test(last)) return place(tile, last || 'o')
  const from = place(tile, walked.slice(-2, -1))
  const to = way.slice(walked.length, walked.length + 1)
  return to ? between(from, place(tile, to)) : from
}

/** The frame around all tiles. */
export function frame(tiles: readonly Tile[]): string {
  const margin = 12
  const west = Math.min(...tiles.map(({ x }) => x)) * SIDE - margin
  const north = Math.min(...tiles.map(({ y }) => y)) * SIDE - margin
  const east = (Math.max(...tiles.map(({ x }) => x)) + 1) * SIDE + margin
  const south = (Math.max(...tiles.map(({ y }) => y)) + 1) * SIDE + margin
  return `${west} ${north} ${east - west} ${south - north}`
}
