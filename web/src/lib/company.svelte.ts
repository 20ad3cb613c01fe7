/** What has happened among the people of a table, apart from the game: it is in the log, and said once. */
import type { Company, Happening } from '../protocol'
import { t } from './words.svelte'

/** Events a page keeps. */
const KEPT = 300
const COUNTED = ['undo-asked', 'undone']

/** An event as a sentence. */
export function sentence({ kind, name, other }: Happening): string {
  const args = {
    name: name || 'none',
    other: kind === 'coloured' ? t(`web-colour-${other}`) : other || 'none',
    same: name === other ? 'yes' : 'no',
    count: COUNTED.includes(kind) ? Number(other) : 0
  }
  return t(`web-said-${kind}`, args)
}

export class Said {
  events = $state.raw<Happening[]>([])
  /** What has just happened; nothing of what was said before this page came. */
  news = $state.raw<Happening[]>([])

  hear(company: Company): void {
    const last = this.events.at(-1)?.number ?? 0
    const fresh = company.events.filter((event) => event.number > last)
    this.events = [...this.events, ...fresh].slice(-KEPT)
    if (company.news) this.news = fresh
  }

  /** Those between one line of the log and the next; after the last line, all that came later. */
  after(line: number, last: boolean): Happening[] {
    return this.events.filter(({ at }) => at === line + 1 || (last && at > line + 1))
  }

  /** Those from before the first line that is shown. */
  before(line: number): Happening[] {
    return this.events.filter(({ at }) => at <= line)
  }
}
