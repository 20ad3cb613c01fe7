/**
 * Which rooms the house has and where they are says the view; how they look says one table for each side of the board:
 * the walls of a floor, what hangs on a bare one, what is seen through a Hole, the roofs.
 */
import type { MineTableView } from '../../protocol'

/** Walls that there are pictures of. */
export type Wall = 'attic' | 'upper' | 'ground' | 'cellar' | 'pit' | 'yard'
/** What hangs on the back wall of a bare room. */
export type Back = 'window' | 'curtained' | 'boarded' | 'mirror' | 'shelf'

export interface RoomAt {
  column: number
  /** From the top. */
  row: number
  wall: Wall
  back?: Back
}

export interface RoofAt {
  kind: 'roof' | 'mansard' | 'lean' | 'porch'
  row: number
  from: number
  to: number
}

export interface Layout {
  rooms: Readonly<Record<string, RoomAt>>
  /** The row of the ground floor: all rows below it are in the earth. */
  ground: number
  /** Each Hole in the wall left of a column; what is seen through it. */
  holes: Readonly<Record<string, { row: number; column: number; behind: 'sky' | 'dark' }>>
  /** Walls that part neighbours, left of a column: nobody passes. */
  walls: readonly { row: number; column: number }[]
  /** Roofs over the columns `from` up to `to`, each above a row: the highest first, the one farthest right last. */
  roofs: readonly RoofAt[]
}

/** How a side of the board looks. */
interface Dress {
  /** Walls by floor, from the top down. */
  walls: readonly Wall[]
  /** Rooms with walls of their own. */
  own?: Readonly<Record<string, Wall>>
  /** What hangs in the rooms of each floor, from left to right, and from the left again. */
  backs: readonly (readonly (Back | '')[])[]
  /** Holes that lead to another room or into the earth. */
  inward: readonly number[]
  roofs: readonly RoofAt[]
}

const WALLS: readonly Wall[] = ['attic', 'upper', 'ground', 'cellar', 'pit']
const CELLARS: readonly (readonly (Back | '')[])[] = [['', 'shelf'], ['shelf']]

const DRESSES: Readonly<Record<string, Dress>> = {
  basic: {
    walls: WALLS,
    backs: [
      ['window', 'mirror', 'boarded', 'window', 'shelf', 'boarded'],
      ['curtained', 'window', 'mirror', 'boarded', 'curtained', 'window'],
      ['', '', 'boarded', 'window', 'mirror', 'curtained', 'window'],
      ...CELLARS
    ],
    inward: [2, 3],
    roofs: [
      { kind: 'roof', row: 0, from: 0, to: 6 },
      { kind: 'lean', row: 2, from: 6, to: 7 }
    ]
  },
  advanced: {
    walls: WALLS,
    own: { h6: 'yard' },
    backs: [
      ['boarded', 'curtained', 'window', 'window', 'boarded'],
      ['window', 'shelf', 'boarded', 'curtained', 'mirror', 'window'],
      ['', 'mirror', 'window', 'curtained', 'boarded', '', 'shelf'],
      ...CELLARS
    ],
    inward: [5, 6],
    roofs: [
      { kind: 'mansard', row: 0, from: 1, to: 6 },
      { kind: 'porch', row: 2, from: 0, to: 1 },
      { kind: 'lean', row: 1, from: 6, to: 7 }
    ]
  }
}

/** What of a table says where its rooms are. */
export type Ground = Pick<MineTableView, 'spaces' | 'printed'>

/** The house of the side that lies on the table. */
export function layoutOf({ spaces, printed }: Ground): Layout {
  const dress = DRESSES[printed.board] ?? DRESSES['basic']!
  const floors = [...new Set(spaces.map(({ floor }) => floor))]
  const row = (floor: string): number => floors.indexOf(floor)
  const first = new Map<string, number>()
  for (const { floor, column } of spaces) if (!first.has(floor)) first.set(floor, column)
  const rooms = spaces.map(({ id, floor, column }): [string, RoomAt] => {
    const backs = dress.backs[row(floor)] ?? ['']
    const back = backs[(column - first.get(floor)!) % backs.length]
    const wall = dress.own?.[id] ?? dress.walls[row(floor)] ?? 'pit'
    return [id, { column, row: row(floor), wall, ...(back && { back }) }]
  })
  const guard = spaces.find(({ id }) => id === printed.space_of['guard'])
  return {
    rooms: Object.fromEntries(rooms),
    ground: guard ? row(guard.floor) : 0,
    holes: Object.fromEntries(
      Object.entries(printed.holes).map(([hole, { floor, column }]) => [
        hole,
        { row: row(floor), column, behind: dress.inward.includes(Number(hole)) ? ('dark' as const) : ('sky' as const) }
      ])
    ),
    walls: printed.walls.map(({ floor, column }) => ({ row: row(floor), column })),
    roofs: dress.roofs
  }
}
