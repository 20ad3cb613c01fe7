import { describe, expect, it } from 'vitest'
import type { Line } from '../protocol'
import { isCall } from './call'
import { rollsOf } from './dice'
import { byNumber, numberOf } from './number'
import { splitAtRules } from './rules'
import { optionOf } from './testing/made'

const line = (at: number, facts: object): Line => ({ at, to: -1, event: 'x', rule: '', text: `${at}`, facts, page: null, tone: '' })

describe('texts of rules', () => {
  it('come apart at the ids of other rules', () => {
    expect(splitAtRules('See M-DAY-03 and G-01.')).toEqual(['See ', 'M-DAY-03', ' and ', 'G-01', '.'])
    expect(splitAtRules('Nothing.')).toEqual(['Nothing.'])
  })
})

describe('dice', () => {
  it('are found in the facts of events', () => {
    const lines = [
      line(1, { who: 'character:anton', result: 7 }),
      line(2, { damage: 3 }),
      line(3, { die: 'grey', face: 'fist-2', points: 2 }),
      line(4, { face: 'knife', count: 3 }),
      line(5, { first: 1, second: 5 })
    ]
    expect(rollsOf(lines).map(({ at, faces }) => [at, ...faces.map(({ die, icon, count }) => `${die} ${icon} ${count}`)])).toEqual([
      [1, 'black  7'],
      [3, 'grey fist 2'],
      [4, 'combat knife 3'],
      [5, 'black  1', 'black  5']
    ])
  })
})

describe('numbers', () => {
  it('are read from the end of an id', () => {
    expect(numberOf(optionOf('ammo:3'))).toBe('3')
    expect(numberOf(optionOf('split:2:10'))).toBe('10')
    expect(numberOf(optionOf('none'))).toBe('Do none')
  })

  it('stand apart from what may be chosen instead', () => {
    const { numbers, others } = byNumber(['listen-for:0', 'listen-for:1', 'end'].map((id) => optionOf(id)))
    expect(numbers.map(({ id }) => id)).toEqual(['listen-for:0', 'listen-for:1'])
    expect(others.map(({ id }) => id)).toEqual(['end'])
    expect(byNumber([])).toEqual({ numbers: [], others: [] })
  })
})

describe('calls', () => {
  it('are for who was not asked before, or does not look', () => {
    expect(isCall(false, true, false)).toBe(true)
    expect(isCall(true, true, true)).toBe(false)
    expect(isCall(undefined, true, false)).toBe(false)
    expect(isCall(undefined, true, true)).toBe(true)
    expect(isCall(true, false, true)).toBe(false)
  })
})
