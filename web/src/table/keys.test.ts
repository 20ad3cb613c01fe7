import { describe, expect, it } from 'vitest'
import { commandOf, neighbour, towards } from './keys'

const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  commandOf({ key, ctrlKey: false, altKey: false, metaKey: false, defaultPrevented: false, target: document.body, ...more })

describe('keys', () => {
  it('answer by number and open panels by letter', () => {
    expect(press('3')).toEqual({ to: 'answer', number: 3 })
    expect(press('0')).toBeNull()
    expect(press('u')).toEqual({ to: 'show', panel: 'undo' })
    expect(press('?')).toEqual({ to: 'why' })
    expect(press('ArrowUp')).toEqual({ to: 'move', by: -1, across: false })
    expect(press('ArrowRight')).toEqual({ to: 'move', by: 1, across: true })
  })

  it('mean nothing to somebody who is writing, but for Escape', () => {
    const target = document.createElement('input')
    expect(press('u', { target })).toBeNull()
    expect(press('Escape', { target })).toEqual({ to: 'close' })
  })

  it('leave the browser its own', () => {
    expect(press('r', { ctrlKey: true })).toBeNull()
    expect(press('Escape', { defaultPrevented: true })).toBeNull()
  })

  it('go round at the end of a list', () => {
    const [first, second] = [document.createElement('a'), document.createElement('a')]
    const both = [first, second]
    expect(neighbour(both, 1, null)).toBe(first)
    expect(neighbour(both, -1, null)).toBe(second)
    expect(neighbour(both, 1, second)).toBe(first)
    expect(neighbour([], 1, first)).toBeUndefined()
  })

  it('go where an arrow points, rather straight ahead than near', () => {
    const at = (x: number, y: number): Element => {
      const element = document.createElement('a')
      element.getBoundingClientRect = () => new DOMRect(x, y, 20, 20)
      return element
    }
    const [here, right, farRight, below, askew] = [at(0, 0), at(60, 0), at(120, 0), at(0, 200), at(40, 60)]
    const all = [askew, below, farRight, here, right]
    expect(towards(all, 1, true, here)).toBe(right)
    expect(towards(all, 1, true, right)).toBe(farRight)
    expect(towards(all, -1, true, farRight)).toBe(right)
    expect(towards([below, here, right], 1, false, here)).toBe(below)
    expect(towards(all, -1, false, here)).toBeUndefined()
  })
})
