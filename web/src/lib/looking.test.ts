import { afterEach, describe, expect, test, vi } from 'vitest'
import { leading, Looking } from './looking'
import type { Table } from './table.svelte'

function scene(...attributes: Record<string, string>[]): { looking: Looking; buttons: HTMLElement[]; glance: ReturnType<typeof vi.fn>; main: HTMLElement; stop: () => void } {
  const main = document.createElement('main')
  const buttons = attributes.map((given) => {
    const button = document.createElement('button')
    for (const [name, value] of Object.entries(given)) button.setAttribute(name, value)
    main.append(button)
    return button
  })
  document.body.append(main)
  const glance = vi.fn()
  const table = { glance, ask: { rule: 'M-1' }, draft: null, mine: [{ id: 'go', text: 'Go', rule: 'M-2' }] } as unknown as Table
  const looking = new Looking(table)
  const stop = looking.hears(main) as () => void
  return { looking, buttons, glance, main, stop }
}

const pointer = (name: string, pointerType: string): Event => Object.assign(new Event(name, { bubbles: true }), { pointerType })

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

describe('what a cell leads to', () => {
  test('is what is new in the choice, after all the rest', () => {
    expect(leading(['a', 'b', 'a'], ['a', 'b'])).toEqual({ 'data-foresee': 'a', 'data-after': '["a","b"]' })
    expect(leading(['c', 'b'], ['a', 'c'])).toEqual({ 'data-foresee': 'b', 'data-after': '["c"]' })
  })

  test('is nothing where something is taken back, or cannot be done', () => {
    expect(leading(['a'], ['a', 'b'])).toEqual({})
    expect(leading(null, [])).toEqual({})
  })
})

describe('looking at what a scene offers', () => {
  test('the mouse glances at an option and looks away again', () => {
    const { buttons, glance } = scene({ 'data-answer': 'go' }, {})
    buttons[0]!.dispatchEvent(pointer('pointerover', 'mouse'))
    expect(glance).toHaveBeenLastCalledWith('pointer', expect.objectContaining({ id: 'go', text: 'Go', after: [] }))
    expect(buttons[0]!.dataset.glanced).toBe('')
    buttons[1]!.dispatchEvent(pointer('pointerover', 'mouse'))
    expect(glance).toHaveBeenLastCalledWith('pointer')
    expect(buttons[0]!.dataset.glanced).toBeUndefined()
  })

  test('a part of a choice comes after the parts before it, and is read anew when the choice moves on', () => {
    const { looking, buttons, glance } = scene({ 'data-foresee': 'feed:marko', 'data-after': '["feed:ana"]', 'aria-label': 'Marko' })
    buttons[0]!.dispatchEvent(pointer('pointerover', 'mouse'))
    expect(glance).toHaveBeenLastCalledWith('pointer', { id: 'feed:marko', text: 'Marko', rule: 'M-1', after: ['feed:ana'] })
    buttons[0]!.removeAttribute('data-foresee')
    looking.refresh()
    expect(glance).toHaveBeenLastCalledWith('pointer')
  })

  test('a finger that rests looks and does nothing else', () => {
    vi.useFakeTimers()
    const { buttons, glance } = scene({ 'data-answer': 'go' })
    const done = vi.fn()
    buttons[0]!.addEventListener('click', done)
    buttons[0]!.dispatchEvent(pointer('pointerdown', 'touch'))
    buttons[0]!.dispatchEvent(pointer('pointerup', 'touch'))
    buttons[0]!.click()
    expect(done).toHaveBeenCalledTimes(1)
    expect(glance).not.toHaveBeenCalledWith('pointer', expect.anything())
    buttons[0]!.dispatchEvent(pointer('pointerdown', 'touch'))
    vi.advanceTimersByTime(600)
    buttons[0]!.dispatchEvent(pointer('pointerup', 'touch'))
    buttons[0]!.click()
    expect(done).toHaveBeenCalledTimes(1)
    expect(glance).toHaveBeenLastCalledWith('pointer', expect.objectContaining({ id: 'go' }))
  })

  test('who goes away is looked at no more', () => {
    const { buttons, glance, stop } = scene({ 'data-answer': 'go' })
    buttons[0]!.dispatchEvent(pointer('pointerover', 'mouse'))
    stop()
    expect(glance).toHaveBeenLastCalledWith('pointer')
  })
})
