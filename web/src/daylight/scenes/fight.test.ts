import { describe, expect, it } from 'vitest'
import type { AttackPlan, ForesightWords } from '../../protocol'
import { boosted } from './fight.svelte'

const plan: AttackPlan = {
  weapon: 'rifle',
  ammo: 1,
  draws: 1,
  splash: 0,
  more: 0.2,
  ways: [[2, 1]],
  falls: { 'wanderer-2': 0.83, 'raider-1': 0.6 },
  cost: 0,
  nobody: {}
}
const told = {
  odds: [
    { key: 'falls', ref: 'enemy:raider-1', share: 1 },
    { key: 'falls', ref: 'enemy:wanderer-2', share: 0.975 }
  ],
  spreads: [{ key: 'damage', values: [3, 4], shares: [0.5, 0.5] }]
} as unknown as ForesightWords

describe('an attack with what is added to it', () => {
  it('has the figures of the fork, of its target alone', () => {
    const after = boosted(plan, told, 'wanderer-2', 1)
    expect(after.falls).toEqual({ 'wanderer-2': 0.975 })
    expect(after.more).toBe(0)
    expect(after.ways).toEqual([
      [2, 0.5],
      [3, 0.5]
    ])
  })

  it('stays as it was where no odds were told', () => {
    expect(boosted(plan, { ...told, spreads: [] }, 'wanderer-2', 0)).toBe(plan)
  })
})
