/** Outlines of the city's buildings, drawn on a ground of 120 × 80. */

export interface Outline {
  wall: string
  /** Columns and rows of windows: x, y, how many across, how many down, width, height, step across, step down. */
  windows: readonly [number, number, number, number, number, number, number, number]
  door: string
}

const OUTLINES = {
  tower: {
    wall: 'M34 80V14h8V7h13v7h31v17l-6 4 4 5-7 4 5 5v31z',
    windows: [39, 20, 4, 6, 6, 5, 11, 9],
    door: 'M56 80V70h9v10z'
  },
  house: {
    wall: 'M27 80V43L59 17l9 7V13h8v17l17 13v37z',
    windows: [36, 48, 4, 1, 8, 10, 13, 0],
    door: 'M55 80V66h10v14z'
  },
  hall: {
    wall: 'M8 80V42l20-14v14l20-14v14l20-14v14h12l2-32h9l2 32h19v38z',
    windows: [14, 50, 6, 1, 11, 9, 16, 0],
    door: 'M78 80V63h20v17z'
  },
  church: {
    wall: 'M20 80V54l22-11V31h3L53 5l8 26h3v12l36 8v29z',
    windows: [70, 60, 3, 1, 5, 12, 9, 0],
    door: 'M46 80V66q7-9 14 0v14z'
  },
  civic: {
    wall: 'M8 80V36h30l22-16 22 16h12l5 5-3 6 6 4-3 5 9 3v21z',
    windows: [15, 43, 6, 2, 7, 8, 15, 15],
    door: 'M53 80V63h14v17z'
  },
  shop: {
    wall: 'M10 80V46h5v-9h64v9h16l4 4h9v30z',
    windows: [17, 53, 4, 1, 15, 14, 19, 0],
    door: 'M93 80V58h10v22z'
  },
  square: {
    wall: 'M44 80v-6h6v-8h5l3-38-5-3 4-9 7 2 3 9-3 2 3 37h5v8h6v6z',
    windows: [0, 0, 0, 0, 0, 0, 0, 0],
    door: 'M12 80l2-22-7-12 8 8 2-14 3 14 8-7-7 11 1 22z M98 80l1-18-6-9 7 6 3-13 2 13 6-5-5 9 1 17z'
  },
  sheds: {
    wall: 'M12 80V59l14-9 14 9v21z M52 80V63l17-6v23z M82 80V56l13-9 13 9v24z',
    windows: [20, 64, 3, 1, 6, 6, 34, 0],
    door: 'M4 80v-8h3v4h38v-4h3v4h30v-4h3v4h35v4z'
  }
} as const satisfies Record<string, Outline>

type Kind = keyof typeof OUTLINES

const KINDS: Record<string, Kind> = {
  'central-square': 'square',
  'city-hospital': 'civic',
  hotel: 'tower',
  'ruined-villa': 'house',
  supermarket: 'shop',
  school: 'civic',
  garage: 'shop',
  church: 'church',
  'quiet-house': 'house',
  'tram-depot': 'hall',
  'allotment-gardens': 'sheds',
  'post-office': 'civic',
  waterworks: 'hall',
  'veterinary-clinic': 'house',
  'textile-mill': 'hall',
  'fire-station': 'civic',
  'print-shop': 'shop',
  'tower-block': 'tower'
}

/** The outline of a Location; a Location we have no drawing for is a house. */
export const outlineOf = (id: string): Outline => OUTLINES[KINDS[id] ?? 'house']

/** A number that stays the same for a name, so that a building always has the same broken windows. */
export function hash(name: string): number {
  let sum = 7
  for (const letter of name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973
  return sum
}
