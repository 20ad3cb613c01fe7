/** A new table as far as it has been filled in. It holds ids only, so it outlives a change of language. */
import type { GameWords, NewTable, OptionGroup } from '../protocol'

/** Who may decide at a seat beside the bots. */
export const ME = 'me'
export const FRIEND = 'friend'

/** Topics to fade: care for the people at the table, so not to be looked for among the other options. */
const CARE = 'fade'

export interface SeatDraft {
  name: string
  who: string
}

export interface Sorted {
  care: OptionGroup[]
  more: OptionGroup[]
}

/** A game's options: what everybody should see, and what unfolds. */
export function sorted(options: readonly OptionGroup[]): Sorted {
  return { care: options.filter((group) => group.id === CARE), more: options.filter((group) => group.id !== CARE) }
}

export class TableDraft {
  count = $state(1)
  /** As many as there may be: a seat taken away and put back keeps what stood there. */
  seats = $state<SeatDraft[]>([])
  seed = $state('')
  /** Ids chosen, by option; of an option for each seat, one per seat, empty for “at the table”. */
  private chosen = $state<Record<string, string[]>>({})
  private readonly least: number

  constructor(game: GameWords) {
    this.least = game.least
    this.count = game.least
    // Bots come best first. One needs no waiting for, so the game can begin at once.
    const partner = game.bots[0]?.id ?? FRIEND
    this.seats = Array.from({ length: game.most }, (_, at) => ({ name: '', who: at ? partner : ME }))
    this.chosen = Object.fromEntries(
      game.options.map((group) => [group.id, group.kind === 'each' ? this.seats.map(() => '') : [...group.default]])
    )
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
    return this.picks(group).includes(id)
  }

  picks(group: OptionGroup): readonly string[] {
    return this.chosen[group.id] ?? []
  }

  isFull(group: OptionGroup): boolean {
    return group.most > 0 && this.picks(group).length >= group.most
  }

  choose(group: OptionGroup, id: string): void {
    this.chosen[group.id] = [id]
  }

  toggle(group: OptionGroup, id: string): void {
    const picks = this.picks(group)
    this.chosen[group.id] = picks.includes(id) ? picks.filter((one) => one !== id) : [...picks, id]
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
    return group.kind === 'each' ? picks.slice(0, this.count) : picks
  }
}
