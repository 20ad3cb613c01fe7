/** What came of the day's work, room by room: read off the lines of the log that came with the last state. */
import type { Line, PersonView } from '../../protocol'

export interface Gain {
  /** A piece, a State, or a thing that was made or opened, by ref; with how many of it. */
  ref: string
  count: number
  how: 'goods' | 'state' | 'built' | 'opened' | 'stuck' | 'left' | 'beneath'
  tone: 'good' | 'bad' | ''
}

/** Gains by the room they were made in. */
export type Results = ReadonlyMap<string, Gain[]>

const texts = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string')

/** `count:wood*2` in two. */
function pieces(ref: string): { ref: string; count: number } {
  const [, good = '', count = '1'] = /^count:(.+)\*(\d+)$/.exec(ref) ?? []
  return { ref: `good:${good}`, count: Number(count) }
}

const factsOf = ({ facts }: Line): Record<string, unknown> => facts as Record<string, unknown>

function gains(line: Line): Gain[] {
  const facts = factsOf(line)
  switch (line.event) {
    case 'goods-gained':
      return texts(facts.goods).map((ref) => ({ ...pieces(ref), how: 'goods', tone: 'good' }))
    case 'state-rose':
      return [{ ref: String(facts.state), count: Number(facts.by), how: 'state', tone: 'bad' }]
    case 'state-fell':
      return [{ ref: String(facts.state), count: -Number(facts.by), how: 'state', tone: 'good' }]
    case 'fitting-placed':
      return [{ ref: String(facts.card), count: 1, how: 'built', tone: 'good' }]
    case 'lock-tried':
      return [{ ref: '', count: 1, how: facts.opened === 'yes' ? 'opened' : 'stuck', tone: facts.opened === 'yes' ? 'good' : 'bad' }]
    case 'rubble-dug':
      return facts.left === 'remnants' ? [{ ref: '', count: 1, how: 'left', tone: '' }] : []
    case 'card-uncovered':
      return [{ ref: String(facts.card), count: 1, how: 'beneath', tone: '' }]
    default:
      return []
  }
}

/** A line says where it happened, or who did it; what was gained belongs to the line before it. */
export function resultsOf(lines: readonly Line[], people: readonly PersonView[]): Results {
  const found = new Map<string, Gain[]>()
  let here = ''
  for (const line of lines) {
    const { who: whom, space } = factsOf(line)
    const [who = ''] = texts(whom)
    const person = people.find(({ id }) => who === `character:${id}`)
    if (line.event === 'stage-ended') here = ''
    else if (typeof space === 'string') here = space.replace('space:', '')
    else if (who) here = person?.where ?? ''
    if (!here || here === 'away') continue
    const more = gains(line)
    if (more.length) found.set(here, [...(found.get(here) ?? []), ...more])
  }
  return found
}
