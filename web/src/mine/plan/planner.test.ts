import { expect, it } from 'vitest'
import type { PlanDeed, RefusalWords } from '../../protocol'
import { covers, reasons } from './planner'

it('says once why two cards of a kind cannot be built', () => {
  const bed = (card: string): RefusalWords => ({ text: 'Craft the Bed', why: 'Storage lacks 2 Wood.', rule: '', seat: 0, refs: [card] })
  const stove = { ...bed('card:stove'), text: 'Craft the Stove' }
  expect(reasons([bed('card:bed-1'), stove, bed('card:bed-2')]).map((one) => one.text)).toEqual(['Craft the Bed', 'Craft the Stove'])
})

it('boards up the Hole that was clicked, asked which or not', () => {
  const deed = (holes: string[], asked: boolean): PlanDeed =>
    ({
      refs: ['card:workshop', ...holes],
      choices: asked ? [{ kind: 'which-hole', options: holes.map((ref) => ({ id: ref, refs: [ref] })) }] : []
    }) as unknown as PlanDeed
  expect(covers(deed(['hole:1', 'hole:2'], true), 'hole:2')).toEqual(['hole:2'])
  expect(covers(deed(['hole:3'], false), 'hole:3')).toEqual([])
  expect(covers(deed(['hole:3'], false), 'hole:1')).toBeNull()
})
