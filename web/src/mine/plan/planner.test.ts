import { expect, it } from 'vitest'
import type { RefusalWords } from '../../protocol'
import { reasons } from './planner'

it('says once why two cards of a kind cannot be built', () => {
  const bed = (card: string): RefusalWords => ({ text: 'Craft the Bed', why: 'Storage lacks 2 Wood.', rule: '', seat: 0, refs: [card] })
  const stove = { ...bed('card:stove'), text: 'Craft the Stove' }
  expect(reasons([bed('card:bed-1'), stove, bed('card:bed-2')]).map((one) => one.text)).toEqual(['Craft the Bed', 'Craft the Stove'])
})
