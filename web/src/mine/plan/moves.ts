/** Where an arrow key leads in a grid; nothing for other keys, nor up and down out of it. Home and End go to the ends of the row. */
export interface Spot {
  row: number
  column: number
}

export function step(key: string, from: Spot, rows: number, columns: number): Spot | null {
  const clamp = (at: number, most: number): number => Math.min(Math.max(at, 0), most - 1)
  switch (key) {
    case 'ArrowLeft':
      return { ...from, column: clamp(from.column - 1, columns) }
    case 'ArrowRight':
      return { ...from, column: clamp(from.column + 1, columns) }
    case 'ArrowUp':
      return from.row > 0 ? { ...from, row: from.row - 1 } : null
    case 'ArrowDown':
      return from.row < rows - 1 ? { ...from, row: from.row + 1 } : null
    case 'Home':
      return { ...from, column: 0 }
    case 'End':
      return { ...from, column: columns - 1 }
    default:
      return null
  }
}
