/** A new table as far as it has been filled in. It holds ids only, so it outlives a change of language. */
import type { GameWords, NewTable, OptionGroup } from '../protocol'
import { Mix } from './mix'

/** Who may decide at a seat beside the bots. */
export const ME = 'me'
export const FRIEND = 'friend'

export interface SeatDraft {
  name: string
  who: string
}

/** What has been filled in, as a browser keeps it until the table is laid. */
interface Kept {
  count: number
  seats: SeatDraft[]
  chosen: Record<string, string[]>
}

export interface Sorted {
  box: OptionGroup[]
  care: OptionGroup[]
  more: OptionGroup[]
}

/** A game's options: what is played, care for the people at the table, and what may be left alone. */
export function sorted(options: readonly OptionGroup[]): Sorted {
  const at = (place: string): OptionGroup[] => options.filter((group) => group.place === place)
  return { box: at('box'), care: at('care'), more: at('more') }
}

const keyOf = (game: string): string => `tilldawn-new-${game}`

/** What somebody had begun to fill in. */
function kept(game: string): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

export class TableDraft {
  count = $state(1)
  /** As many as there may be: a seat taken away and put back keeps what stood there. */
  seats = $state<SeatDraft[]>([])
  seed = $state('')
  /** Ids chosen, by option; of an option for each seat, one per seat, empty for “at the table”. */
  private chosen = $state<Record<string, string[]>>({})
  private readonly least: number
  private readonly game: GameWords
  /** What goes together of all there is to choose. */
  readonly mix = $derived.by(() => new Mix(this.game.options, this.chosen))

  constructor(game: GameWords) {
    this.game = game
    this.least = game.least
    this.count = game.least
    // Bots come best first. One needs no waiting for, so the game can begin at once.
    const partner = game.bots[0]?.id ?? FRIEND
    this.seats = Array.from({ length: game.most }, (_, at) => ({ name: '', who: at ? partner : ME }))
    this.chosen = Object.fromEntries(
      game.options.map((group) => [group.id, group.kind === 'each' ? this.seats.map(() => '') : [...group.default]])
    )
    this.takeUp(kept(game.id))
  }

  /** What was filled in before, as far as it is still there to be chosen. */
  private takeUp({ count, seats, chosen }: Partial<Kept>): void {
    if (count && count >= this.game.least && count <= this.game.most) this.count = count
    const players = new Set([ME, FRIEND, ...this.game.bots.map((bot) => bot.id)])
    seats?.slice(0, this.seats.length).forEach(({ name, who }, at) => {
      if (typeof name === 'string' && players.has(who)) this.seats[at] = { name, who }
    })
    for (const group of this.game.options) {
      const known = new Set(['', ...group.choices.map(({ id }) => id)])
      const had = chosen?.[group.id]
      if (Array.isArray(had) && had.every((id) => known.has(id)) && (group.kind === 'some' || had.length === this.chosen[group.id]!.length)) {
        this.chosen[group.id] = had
      }
    }
    this.settle()
  }

  /** Keep what has been filled in, for whoever comes back to it. The seed is for one table only. */
  keep(): void {
    try {
      localStorage.setItem(keyOf(this.game.id), JSON.stringify({ count: this.count, seats: this.seats, chosen: this.chosen }))
    } catch {
      // a browser that keeps nothing: one begins anew
    }
  }

  /** The table has been laid: the next one begins anew. */
  forget(): void {
    try {
      localStorage.removeItem(keyOf(this.game.id))
    } catch {
      // there is nothing to forget
    }
  }

  get seated(): SeatDraft[] {
    return this.seats.slice(0, this.count)
  }

  get canGrow(): boolean {
    return this.count < this.seats.length
  }

  get canShrink(): boolean {
    return this.count > this.least
  }

  /** The seat that bears my own name: the first I play. */
  get mySeat(): number {
    return this.seated.findIndex((seat) => seat.who === ME)
  }

  has(group: OptionGroup, id: string): boolean {
    return this.picks(group).includes(id) || (group.kind !== 'each' && id !== '' && this.mix.has(group.id, id))
  }

  picks(group: OptionGroup): readonly string[] {
    return this.chosen[group.id] ?? []
  }

  isFull(group: OptionGroup): boolean {
    return group.most > 0 && this.picks(group).length >= group.most
  }

  /** Why a choice cannot be made now, in words; nothing where it can. */
  why(group: OptionGroup, id: string): string {
    return group.kind === 'each' ? '' : this.mix.why(group.id, id)
  }

  /** All that will lie on the table of what can be chosen here, by name; what goes without saying is left out. */
  summary(groups: readonly OptionGroup[]): string[] {
    return groups.flatMap((group) =>
      group.choices.filter((choice) => this.has(group, choice.id) && (choice.id === '' || !group.default.includes(choice.id))).map(({ name }) => name)
    )
  }

  choose(group: OptionGroup, id: string): void {
    this.chosen[group.id] = [id]
    this.settle()
  }

  toggle(group: OptionGroup, id: string): void {
    const picks = this.picks(group)
    this.chosen[group.id] = picks.includes(id) ? picks.filter((one) => one !== id) : [...picks, id]
    this.settle()
  }

  /** What lost what it needs goes, too. */
  private settle(): void {
    const settled = this.mix.settled()
    for (const group of this.game.options) {
      const had = this.picks(group)
      const left = had.filter((id) => !id || settled[group.id]!.includes(id))
      if (group.kind !== 'each' && left.length < had.length) this.chosen[group.id] = left.length || group.kind === 'some' ? left : [...group.default]
    }
  }

  chooseFor(seat: number, group: OptionGroup, id: string): void {
    this.chosen[group.id] = this.picks(group).map((had, at) => (at === seat ? id : had))
  }

  /** Whether another seat has it and there is only one. */
  isGone(group: OptionGroup, id: string, seat: number): boolean {
    const taken = this.picks(group).some((one, at) => one === id && at !== seat && at < this.count)
    return group.most === 1 && taken
  }

  /** What to ask the server for; `nameOf` tells the name a seat goes by. */
  order(game: GameWords, lang: string, nameOf: (at: number) => string): NewTable {
    const seats = this.seated.map(({ who }, at) => ({
      name: nameOf(at),
      player: who === ME ? 'human' : who
    }))
    const options = Object.fromEntries(game.options.map((group) => [group.id, this.value(group)]))
    return {
      game: game.id,
      lang,
      seats: seats as NewTable['seats'],
      options: options as NewTable['options'],
      seed: this.seed.trim()
    }
  }

  private value(group: OptionGroup): readonly string[] {
    const picks = this.picks(group)
    return group.kind === 'each' ? picks.slice(0, this.count) : group.place === 'box' ? this.mix.of(group) : picks
  }
}
