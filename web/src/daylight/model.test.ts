import { describe, expect, it, test } from 'vitest'
import type { Table } from '$lib/table.svelte'
import type { DaylightTableView } from '../protocol'
import { combatFace, isMeant, skyOf } from './model'

test('a Combat card shows what the view says of it, of the box or of a pack', () => {
  const view = {
    faces: {
      'minus-2': { damage: -2, splash: 0, loose_rubble: false },
      'house-cards_odd': { damage: 2, splash: 1, loose_rubble: true },
      zero: { damage: 0, splash: 0, loose_rubble: false }
    }
  } as unknown as DaylightTableView
  expect(combatFace('minus-2', view)).toEqual({ damage: '−2', splash: 0, looseRubble: false })
  expect(combatFace('zero', view)).toEqual({ damage: '0', splash: 0, looseRubble: false })
  expect(combatFace('house-cards_odd', view)).toEqual({ damage: '+2', splash: 1, looseRubble: true })
})

test('the sun comes nearer with every Round, and is up only when the night is won', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((round) => skyOf(round, 6))).toEqual([1, 1, 2, 3, 4, 5, 6, 6])
  expect([1, 2, 3].map((round) => skyOf(round, 3))).toEqual([2, 4, 6])
  expect(skyOf(6, 6, true)).toBe(7)
})

describe('whose card is meant', () => {
  const people = [0, 1].map((seat) => ({ seat, items: { planks: 1 }, packs: [] }))
  const view = { found: [], active_top: '', players: people } as unknown as DaylightTableView
  const tableOf = (seats: number[]): Table =>
    ({ seats, ask: { seats: [0, 1], options: [{ verb: 'give', refs: ['card:planks'] }] } }) as unknown as Table

  it('is the own one where several are asked at once', () => {
    expect(isMeant(tableOf([1]), view, 1, 'planks')).toBe(true)
    expect(isMeant(tableOf([1]), view, 0, 'planks')).toBe(false)
  })

  it('is everybody’s for who only watches', () => {
    expect([0, 1].map((seat) => isMeant(tableOf([]), view, seat, 'planks'))).toEqual([true, true])
  })
})
