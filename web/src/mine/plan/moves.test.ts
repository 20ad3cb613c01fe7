import { describe, expect, it } from 'vitest'
import { step } from './moves'

describe('step', () => {
  it('moves by arrows, and up and down out of it', () => {
    expect(step('ArrowRight', { row: 0, column: 0 }, 3, 2)).toEqual({ row: 0, column: 1 })
    expect(step('ArrowRight', { row: 0, column: 1 }, 3, 2)).toEqual({ row: 0, column: 1 })
    expect(step('ArrowUp', { row: 0, column: 1 }, 3, 2)).toBeNull()
    expect(step('ArrowDown', { row: 2, column: 1 }, 3, 2)).toBeNull()
    expect(step('ArrowLeft', { row: 2, column: 0 }, 3, 2)).toEqual({ row: 2, column: 0 })
    expect(step('ArrowDown', { row: 1, column: 1 }, 3, 2)).toEqual({ row: 2, column: 1 })
  })

  it('goes to the ends of a row', () => {
    expect(step('End', { row: 1, column: 0 }, 3, 4)).toEqual({ row: 1, column: 3 })
    expect(step('Home', { row: 1, column: 3 }, 3, 4)).toEqual({ row: 1, column: 0 })
  })

  it('leaves other keys alone', () => expect(step('Enter', { row: 0, column: 0 }, 1, 1)).toBeNull())
})
