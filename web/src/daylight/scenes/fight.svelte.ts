/** A Combat turn being planned: with what, against whom, with how much; and its answers on their way. */
import type { Table } from '$lib/table.svelte'
import type { AttackPlan, ForesightWords } from '../../protocol'

/** The kind of question an answer belongs to, by its verb. */
const ASKED: Record<string, string> = { target: 'target', ammo: 'ammo', strike: 'boost', boost: 'boost', 'boost-perk': 'boost', place: 'place' }

export class Fight {
  /** The option of the turn that is planned: an attack, a craft, a card, a perk. */
  means = $state('')
  /** Who on the line is aimed at. */
  target = $state('')
  ammo = $state(1)
  /** What is added to a declared attack. */
  boosts = $state.raw<readonly string[]>([])
  private queue = $state.raw<readonly string[]>([])
  /** The revision the last answer was given at: until the table has moved on, nothing else is asked. */
  private given = -1

  constructor(private readonly table: Table) {}

  get busy(): boolean {
    return this.queue.length > 0
  }

  /** Give these answers, one after the other, as each is asked for. */
  send(...ids: string[]): void {
    this.queue = ids
    this.given = -1
    this.go()
  }

  /** The next answer, if it is asked for now. What is settled by itself is left out; a warning stops it. */
  go(): void {
    const { table } = this
    const [next, ...rest] = this.queue
    if (!next || table.waiting || table.revision === this.given) return
    const option = table.mine.find(({ id }) => id === next)
    if (option) {
      this.queue = rest
      this.given = table.revision
      void table.answer(option).then((ok) => {
        if (!ok) this.queue = []
      })
    } else {
      const kind = ASKED[next.split(':')[0] ?? '']
      this.queue = kind && kind !== table.ask?.kind && table.asked ? rest : []
      if (this.queue.length) this.go()
    }
  }

  toggle(boost: string): void {
    this.boosts = this.boosts.includes(boost) ? this.boosts.filter((one) => one !== boost) : [...this.boosts, boost]
  }
}

/** A declared attack with what is added to it, as foresight tells of it; all of it is about its target. */
export function boosted(plan: AttackPlan, told: ForesightWords, target: string, extra: number): AttackPlan {
  const share = (key: string): number => told.odds.find((one) => one.key === key && (key !== 'falls' || one.ref === `enemy:${target}`))?.share ?? 0
  const damage = told.spreads.find(({ key }) => key === 'damage')
  if (!damage) return plan
  return {
    ...plan,
    splash: told.spreads.find(({ key }) => key === 'splash')?.mean ?? 0,
    more: share('splash'),
    ways: damage.values.map((value, at) => [value - extra, damage.shares[at] ?? 0]),
    falls: { [target]: share('falls') },
    nobody: { [target]: share('cost') }
  }
}

const fights = new WeakMap<Table, Fight>()

/** The plan of a table: it outlives the question, since an attack is asked for piece by piece. */
export function fightOf(table: Table): Fight {
  const fight = fights.get(table) ?? new Fight(table)
  fights.set(table, fight)
  return fight
}
