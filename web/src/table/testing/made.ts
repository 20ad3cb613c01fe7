/** Made-up options, questions and tables for tests. */
import { Table } from '$lib/table.svelte'
import type { Ask, OptionWords, Room } from '../../protocol'

export const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

export function optionOf(id: string, more: Partial<OptionWords> = {}): OptionWords {
  return { id, verb: id.split(':')[0]!, text: `Do ${id}`, seat: 0, refs: [], rule: '', warning: '', ...more }
}

export function askOf(options: OptionWords[], more: Partial<Ask> = {}): Ask {
  const base = { kind: 'turn', seat: 0, seats: [0], prompt: 'Your turn.', about: [], rule: 'W-TURN-01', topic: '' }
  return { ...base, done: 0, total: 0, panel: '', options, anytime: [], moment: false, pressing: [], families: {}, refused: [], page: null, ...more }
}

/** A table of two, the first seat mine, without a line to a server. */
export function tableWith(ask: Ask): Table {
  const table = new Table('test', false)
  const seat = { player: 'human', here: true, held: true, ready: true, host: false }
  const room: Room = {
    type: 'room',
    table: 'test',
    seats: [
      { ...seat, name: 'Ana', colour: 'amber', yours: true, host: true },
      { ...seat, name: 'Bruno', colour: 'teal', yours: false }
    ],
    watchers: 0,
    you: { seats: [0], host: true, links: {} },
    pace: 'brisk',
    proposal: null,
    begun: true,
    next: ''
  }
  table.hear(room)
  table.ask = ask
  table.revision = 1
  return table
}
