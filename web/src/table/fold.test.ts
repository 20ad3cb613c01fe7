import { describe, expect, it } from 'vitest'
import { bySeat, fold, isFamily, numbered } from './fold'
import { optionOf, times } from './testing/made'

describe('folding', () => {
  it('leaves short lists as they are', () => {
    const options = times(12, (at) => optionOf(`give:${at}`))
    expect(fold(options)).toEqual(options)
  })

  it('folds families of more than three in long lists, by seat and verb', () => {
    const options = [
      ...times(5, (at) => optionOf(`give:${at}`, { seat: 0 })),
      ...times(5, (at) => optionOf(`give:${at}x`, { seat: 1 })),
      ...times(3, (at) => optionOf(`heal:${at}`, { seat: 1 }))
    ]
    const rows = fold(options)
    expect(rows.map((row) => (isFamily(row) ? [row.key, row.options.length] : row.id))).toEqual([
      ['0/give', 5],
      ['1/give', 5],
      'heal:0',
      'heal:1',
      'heal:2'
    ])
    expect(bySeat(rows).map((part) => [part.seat, part.rows.length])).toEqual([
      [0, 1],
      [1, 4]
    ])
  })

  it('does not fold what the question is about', () => {
    const options = [optionOf('set-out'), ...times(15, (at) => optionOf(`pack:${at}`))]
    expect(fold(options)).toEqual(options)
  })

  it('numbers what can be seen, nine at most', () => {
    const family = { key: '0/give', seat: 0, verb: 'give', options: times(4, (at) => optionOf(`give:${at}`)) }
    const rows = [optionOf('ready'), family, ...times(9, (at) => optionOf(`heal:${at}`))]
    expect(numbered(rows, new Set()).get('heal:0')).toBe(3)
    const opened = numbered(rows, new Set(['0/give']))
    expect(opened.get('give:0')).toBe(3)
    expect(opened.get('heal:0')).toBe(7)
    expect(opened.size).toBe(9)
  })
})
