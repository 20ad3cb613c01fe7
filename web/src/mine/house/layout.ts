/** Which rooms the house has, where they are, and what is round them: one table for each side of the board. */

/** Walls that there are pictures of. */
export type Wall = 'attic' | 'upper' | 'ground' | 'cellar' | 'pit'
/** What hangs on the back wall of a bare room. */
export type Back = 'window' | 'curtained' | 'boarded' | 'mirror' | 'shelf'

export interface RoomAt {
  column: number
  /** From the top. */
  row: number
  wall: Wall
  back?: Back
}

export interface Layout {
  rooms: Readonly<Record<string, RoomAt>>
  /** The row of the ground floor: all rows below it are in the earth. */
  ground: number
  /** Each Hole in the wall left of a column; what is seen through it. */
  holes: Readonly<Record<string, { row: number; column: number; behind: 'sky' | 'dark' }>>
  /** Walls that part neighbours, left of a column: nobody passes. */
  walls: readonly { row: number; column: number }[]
  /** Roofs over the columns `from` up to `to`, each above a row. */
  roofs: readonly { kind: 'roof' | 'lean'; row: number; from: number; to: number }[]
}

const floor = (row: number, column: number, wall: Wall, spaces: string, backs: (Back | '')[]): [string, RoomAt][] =>
  spaces.split(' ').map((space, at) => {
    const back = backs[at % backs.length]
    return [space, { column: column + at, row, wall, ...(back && { back }) }]
  })

/** The side of the board that the base game is played on. */
export const BASIC: Layout = {
  rooms: Object.fromEntries([
    ...floor(0, 0, 'attic', 'a1 a2 a3 a4 a5 a6', ['window', 'mirror', 'boarded', 'window', 'shelf', 'boarded']),
    ...floor(1, 0, 'upper', 'b1 b2 b3 b4 b5 b6', ['curtained', 'window', 'mirror', 'boarded', 'curtained', 'window']),
    ...floor(2, 0, 'ground', 'c1 c2 c3 c4 c5 c6 c7', ['', '', 'boarded', 'window', 'mirror', 'curtained', 'window']),
    ...floor(3, 2, 'cellar', 'd1 d2 d3 d4 d5 d6', ['', 'shelf']),
    ...floor(4, 7, 'pit', 'e1', ['shelf'])
  ]),
  ground: 2,
  holes: {
    1: { row: 1, column: 6, behind: 'sky' },
    2: { row: 3, column: 2, behind: 'dark' },
    3: { row: 3, column: 5, behind: 'dark' }
  },
  walls: [{ row: 3, column: 5 }],
  roofs: [
    { kind: 'roof', row: 0, from: 0, to: 6 },
    { kind: 'lean', row: 2, from: 6, to: 7 }
  ]
}
