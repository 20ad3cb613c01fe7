import { describe, expect, it } from 'vitest'
import type { Beat } from '../protocol'
import { cardsOf, restOf, signed, tollOf, type Blow } from './blows'

const blowOf = (more: Partial<Blow>): Blow => ({ by: 'enemy:raider-1', to: 'seat:0', base: 1, cards: [], applied: '', damage: 1, hearts: [], ...more })

describe('a blow in figures', () => {
  it('counts the card that was applied once, even where two are alike', () => {
    expect(cardsOf(blowOf({ cards: ['combat:plus-2', 'combat:plus-1'], applied: 'combat:plus-2' }))).toEqual({ counts: ['combat:plus-2'], idle: ['combat:plus-1'] })
    expect(cardsOf(blowOf({ cards: ['combat:zero', 'combat:zero'], applied: 'combat:zero' }))).toEqual({ counts: ['combat:zero'], idle: ['combat:zero'] })
    expect(cardsOf(blowOf({}))).toEqual({ counts: [], idle: [] })
  })

  it('puts no plus before a number that has its sign', () => {
    expect(['+2 Damage', '−1 Dégât', '0 Damage'].map(signed)).toEqual([true, true, false])
  })

  it('says of everybody what they lost, and of a Survivor what it took', () => {
    expect(tollOf(blowOf({ to: 'enemy:survivor-3' }))).toEqual([{ who: 'enemy:survivor-3', lost: 1 }])
    const hearts = [
      { who: 'seat:0', before: 5, after: 3 },
      { who: 'seat:1', before: 4, after: 3 }
    ]
    expect(tollOf(blowOf({ hearts }))).toEqual([
      { who: 'seat:0', lost: 2 },
      { who: 'seat:1', lost: 1 }
    ])
    expect(tollOf(blowOf({}))).toEqual([])
  })

  it('counts those behind the last blow that is shown', () => {
    const beat = (number: number): Beat => ({ number, of: 9 }) as Beat
    expect(restOf(beat(1), beat(5))).toBe(4)
    expect(restOf(beat(1), beat(9))).toBe(0)
    expect(restOf(beat(1), undefined)).toBe(0)
  })
})
