/**
 * What will come of options, asked of the server when somebody looks at them.
 *
 * A component that shows odds in its picture asks for all its options at once and reads them as they come:
 *
 *     const table = useTable()
 *     $effect(() => table.foresee(table.mine.map((option) => option.id)))
 *     const fight = $derived(table.foreseen('fight-on'))           // undefined until it has come
 *     const dies = $derived(fight?.odds.find((one) => one.key === 'dies'))
 *
 * What is asked within a moment goes out as one message per dozen, each option once per revision; asking again costs
 * nothing. `after` are answers not yet given (ids or keys of a draft): what would come of this after those.
 */
import type { Foreseen, Foresee, ForesightWords } from '../protocol'

/** Options one message may ask about. */
const MOST = 12
/** Milliseconds to wait for more of them: a pointer on its way passes over many. */
const SOON = 60

/** Something that may be chosen, and is looked at: an option, or a row of a draft. */
export interface Glance {
  id: string
  text: string
  rule: string
  /** Answers not yet given that come before it. */
  after: readonly string[]
}

const keyOf = (id: string, after: readonly string[]): string => [...after, id].join('\n')

export class Foresights {
  private told = $state.raw<ReadonlyMap<string, ForesightWords>>(new Map())
  private readonly asked = new Set<string>()
  private wanted = new Map<string, { id: string; after: readonly string[] }>()
  private timer: ReturnType<typeof setTimeout> | undefined
  private revision = -1

  constructor(private readonly send: (message: Foresee) => boolean) {}

  /** What was told of an option at this revision; undefined while it is not known. */
  of(id: string, after: readonly string[] = []): ForesightWords | undefined {
    return this.told.get(keyOf(id, after))
  }

  /** Ask about options, unless it is known or under way. */
  ask(ids: readonly string[], after: readonly string[] = []): void {
    for (const id of ids) {
      const key = keyOf(id, after)
      if (!this.asked.has(key)) this.wanted.set(key, { id, after })
    }
    if (this.wanted.size && this.timer === undefined) this.timer = setTimeout(() => this.say(), SOON)
  }

  /** Somebody looks elsewhere: what has not been sent need not be. */
  forgo(ids: readonly string[], after: readonly string[] = []): void {
    for (const id of ids) this.wanted.delete(keyOf(id, after))
  }

  hear(told: Foreseen): void {
    if (told.revision !== this.revision) return
    this.told = new Map([...this.told, ...told.options.map((one) => [keyOf(one.option, told.after), one] as const)])
  }

  /** The table has moved on, or is told anew: nothing holds any more. */
  begin(revision: number): void {
    this.wanted.clear()
    this.asked.clear()
    this.revision = revision
    this.told = new Map()
  }

  private say(): void {
    this.timer = undefined
    const byPlan = new Map<string, { after: readonly string[]; ids: string[] }>()
    for (const { id, after } of this.wanted.values()) {
      const plan = byPlan.get(after.join('\n')) ?? { after, ids: [] }
      plan.ids.push(id)
      byPlan.set(after.join('\n'), plan)
    }
    this.wanted.clear()
    for (const { after, ids } of byPlan.values()) {
      for (let at = 0; at < ids.length; at += MOST) {
        const options = ids.slice(at, at + MOST) as Foresee['options']
        if (!this.send({ type: 'foresee', revision: this.revision, options, after: [...after] })) return
        for (const id of options) this.asked.add(keyOf(id, after))
      }
    }
  }
}
