/** Who has to decide and is not there: the others would wait in vain. */
import type { Table } from '$lib/table.svelte'

/** The bot that sits in for somebody who has to go. */
export const STAND_IN = 'heuristic'

/** Seats whose answer the table waits for while nobody is there to give it; none as long as something can be answered here. */
export function awayOf(table: Table): number[] {
  const { ask, room } = table
  if (!ask || !room || table.asked) return []
  const waited = ask.seat >= 0 ? [ask.seat] : ask.seats
  const away = waited.filter((seat) => {
    const { player, held, here } = room.seats[seat]!
    return player === 'human' && held && !here
  })
  return away.length === waited.length ? away : []
}
