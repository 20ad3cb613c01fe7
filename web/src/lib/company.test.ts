import { describe, expect, it } from 'vitest'
import type { Happening } from '../protocol'
import { Said, sentence } from './company.svelte'
import { words } from './words.svelte'

const event = (number: number, kind: string, at = 0, name = 'Ana', other = ''): Happening => ({ number, kind, name, other, at })

describe('what happens among people', () => {
  it('is a sentence in either language', async () => {
    await words.use('en')
    expect(sentence(event(1, 'undo-refused', 0, 'Ben', 'Ana'))).toBe('Ben has refused to go back. Nothing was taken back.')
    expect(sentence(event(1, 'joined', 0, 'Ben', 'Seat 2'))).toBe('Ben has sat down at the seat of Seat 2.')
    expect(sentence(event(1, 'taken', 0, 'Ben', 'Ben'))).toBe('Ben has taken the seat over in another browser.')
    expect(sentence(event(1, 'undone', 0, 'Ben', '2'))).toBe('Ben has taken back 2 answers.')
    expect(sentence(event(1, 'coloured', 0, 'Ben', 'teal'))).toBe('Ben has another colour: Teal, square.')
    await words.use('fr')
    expect(sentence(event(1, 'away', 0, 'Ben'))).toBe('Ben n’est plus là.')
    await words.use('en')
  })

  it('is news only when it happens while one is there', () => {
    const said = new Said()
    said.hear({ type: 'company', news: false, events: [event(1, 'joined'), event(2, 'ready')] })
    expect(said.news).toEqual([])
    said.hear({ type: 'company', news: true, events: [event(3, 'begun')] })
    expect(said.news.map(({ kind }) => kind)).toEqual(['begun'])
    expect(said.events.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('is told once, though the line broke', () => {
    const said = new Said()
    said.hear({ type: 'company', news: false, events: [event(1, 'joined'), event(2, 'ready')] })
    said.hear({ type: 'company', news: false, events: [event(1, 'joined'), event(2, 'ready'), event(3, 'away')] })
    expect(said.events.map(({ number }) => number)).toEqual([1, 2, 3])
  })

  it('stands in the log where it happened', () => {
    const said = new Said()
    said.hear({ type: 'company', news: false, events: [event(1, 'joined', 0), event(2, 'away', 4), event(3, 'back', 9)] })
    const numbers = (found: Happening[]): number[] => found.map(({ number }) => number)
    expect(numbers(said.before(0))).toEqual([1])
    expect(numbers(said.after(3, false))).toEqual([2])
    expect(numbers(said.after(5, false))).toEqual([])
    expect(numbers(said.after(5, true))).toEqual([3])
  })
})
