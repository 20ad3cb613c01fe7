/** Small readings of the table view that several parts of the board need. */
import type { Table } from '$lib/table.svelte'
import type { DaylightTableView, PlayerView } from '../protocol'

/** What a Combat card adds to the Damage, with its sign. */
export function combatFace(id: string, view: DaylightTableView): { damage: string; splash: number; looseRubble: boolean } {
  const { damage, splash, loose_rubble: looseRubble } = view.faces[id] ?? { damage: 0, splash: 0, loose_rubble: false }
  return { damage: damage ? `${damage < 0 ? '−' : '+'}${Math.abs(damage)}` : '0', splash, looseRubble }
}

/** One thing that fills a slot: a stack of like cards, or a single card. */
export interface Slot {
  key: string
  card: string
  count: number
}

/** Stacks fill one slot whatever their height; every other card fills one each. */
export function slotsOf(player: PlayerView, view: DaylightTableView): Slot[] {
  return Object.entries(player.items).flatMap(([card, count]) =>
    view.cards[card]?.stacks
      ? [{ key: card, card, count }]
      : Array.from({ length: count }, (_, copy) => ({ key: `${card} ${copy}`, card, count: 1 }))
  )
}

const holds = (player: PlayerView, card: string): boolean => card in player.items || player.packs.flat().includes(card)

/** Answers that take a card from the discard pile, whoever else holds one like it. */
const FROM_DISCARD = ['barter-take', 'reuse']

/** Cards the open question offers from the discard pile or the box: nobody's yet. */
export function offeredCards(table: Table, view: DaylightTableView): string[] {
  const cards = (table.ask?.options ?? []).flatMap(({ verb, refs }) =>
    refs
      .filter((ref) => ref.startsWith('card:'))
      .map((ref) => ref.slice(5))
      .filter((card) => FROM_DISCARD.includes(verb) || !view.players.some((player) => holds(player, card)))
  )
  return [...new Set(cards)].filter((card) => !view.found.includes(card) && card !== view.active_top && card !== 'wave')
}

/**
 * Whether a card in somebody's inventory is the one the open question means. Refs name kinds of cards, so a Fire
 * Axe may lie with several players: those who are asked go first, and a card open in the middle before all of them.
 */
export function isMeant(table: Table, view: DaylightTableView, seat: number, card: string): boolean {
  if (view.found.includes(card) || view.active_top === card) return false
  if (offeredCards(table, view).includes(card)) return false
  // Where several are asked at once, it is the own cards that can be used from here.
  const all = table.ask?.seats ?? []
  const own = all.filter((one) => table.seats.includes(one))
  const asked = own.length ? own : all
  const owners = asked.filter((one) => view.players[one] && holds(view.players[one], card))
  return owners.length === 0 || owners.includes(seat)
}

/** Seats in the order of play, beginning with this browser's own if it holds just one. */
export function seating(table: Table, view: DaylightTableView): PlayerView[] {
  const own = table.seats.length === 1 ? (table.seats[0] ?? 0) : 0
  return [...view.players.slice(own), ...view.players.slice(0, own)]
}

/** The pictures of the sky: one for each sixth of the night, and the morning. */
const SKIES = 6

/** Which sky there is in a Round: the sun comes nearer with each. */
export function skyOf(round: number, rounds: number, won = false): number {
  return won ? SKIES + 1 : Math.min(SKIES, Math.max(1, Math.ceil((round * SKIES) / rounds)))
}
