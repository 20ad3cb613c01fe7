/** Dice in the news: which lines of the log tell of a roll, and what the dice show. */
import type { Line } from '../protocol'

/** A Black die shows a number, a Combat die an icon, some of them several times. */
export interface Face {
  die: string
  icon: string
  count: number
}

export interface Roll {
  at: number
  text: string
  faces: Face[]
}

const black = (result: number): Face => ({ die: 'black', icon: '', count: result })

/** What dice an event shows; none for most events. */
function facesOf(facts: Record<string, unknown>): Face[] {
  const { result, first, second, face, die, count } = facts
  if (typeof face === 'string') {
    const [, icon = face, times = '1'] = face.match(/^(.+)-(\d)$/) ?? []
    const shown = typeof count === 'number' ? count : Number(times)
    return [{ die: typeof die === 'string' ? die : 'combat', icon, count: shown }]
  }
  if (typeof result === 'number') return [black(result)]
  if (typeof first === 'number' && typeof second === 'number') return [black(first), black(second)]
  return []
}

/** The rolls among the lines, latest last. */
export function rollsOf(lines: readonly Line[]): Roll[] {
  return lines
    .map(({ at, text, facts }) => ({ at, text, faces: facesOf(facts as Record<string, unknown>) }))
    .filter((roll) => roll.faces.length > 0)
}
