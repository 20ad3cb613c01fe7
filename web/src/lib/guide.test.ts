import { beforeEach, describe, expect, it } from 'vitest'
import type { GuideNote, Room } from '../protocol'
import { Guided } from './guide.svelte'
import { Table } from './table.svelte'

const note = (id: string): GuideNote => ({ id, chapter: '', title: id, text: '', rule: '', at: [], wants: '' })

function tableWith(...ids: string[]): Table {
  const table = new Table('t', false)
  table.guide = ids.map(note)
  table.room = { seats: [{ yours: true }], you: { seats: [0] } } as unknown as Room
  return table
}

beforeEach(() => localStorage.clear())

describe('the guide', () => {
  it('is read note by note, and back', () => {
    const guide = new Guided(tableWith('one', 'two'))
    guide.follow(0)
    expect(guide.note?.id).toBe('one')
    expect(guide.more).toBe(true)
    guide.next()
    expect(guide.note?.id).toBe('two')
    guide.back()
    expect(guide.note?.id).toBe('one')
    guide.next()
    guide.next()
    expect(guide.note).toBeUndefined()
  })

  it('takes a note for read when somebody plays on, and goes on with the next', () => {
    const table = tableWith('one', 'two')
    const guide = new Guided(table)
    guide.follow(0)
    guide.showing('one')
    guide.follow(1)
    expect(guide.note?.id).toBe('one') // somebody else has moved
    table.deeds += 1
    table.guide = [note('one'), note('two'), note('three')]
    guide.follow(2)
    expect(guide.note?.id).toBe('two')
    guide.follow(-1)
    guide.follow(2)
    expect(guide.note?.id).toBe('two')
    guide.showing('')
    table.deeds += 1
    guide.follow(3)
    expect(guide.note?.id).toBe('two')
  })

  it('remembers what was read, and that it was sent away, over a reload', () => {
    const table = tableWith('one', 'two')
    const guide = new Guided(table)
    guide.follow(0)
    guide.next()
    expect(new Guided(table).note?.id).toBe('two')
    guide.leave()
    const again = new Guided(table)
    expect(again.left).toBe(true)
    expect(again.note).toBeUndefined()
    again.call()
    expect(again.note?.id).toBe('one')
  })

  it('says that what a note asked for is done, and goes on', () => {
    const table = tableWith('one', 'two', 'three')
    table.guide = table.guide!.map((one) => ({ ...one, wants: one.id === 'one' ? '' : 'plan:ana' }))
    const guide = new Guided(table)
    guide.follow(0)
    guide.showing('one')
    guide.heed(0)
    guide.heed(1)
    expect(guide.note?.id).toBe('one') // it asked for nothing
    guide.next()
    guide.showing('two')
    guide.heed(0)
    expect(guide.note?.id).toBe('two') // something was taken back
    guide.heed(1)
    expect([guide.note?.id, guide.done]).toEqual(['three', 'two'])
    guide.showing('three')
    guide.heed(2)
    expect(guide.note?.id).toBe('three') // the last one stays until the question is answered
    guide.back()
    expect(guide.done).toBe('')
  })

  it('takes an answer that was filled in for nothing that somebody has done', () => {
    const table = tableWith('one', 'two')
    table.guide = table.guide!.map((one) => ({ ...one, wants: 'give:ana' }))
    const guide = new Guided(table)
    guide.follow(0)
    guide.showing('one')
    guide.heed(3)
    expect(guide.note?.id).toBe('one')
  })

  it('counts what it tells at a question, and the numbers only go up', () => {
    const table = tableWith('one', 'two')
    const guide = new Guided(table)
    guide.follow(0)
    const told = [guide.place]
    guide.next()
    expect([...told, guide.place]).toEqual([
      { number: 1, of: 2 },
      { number: 2, of: 2 }
    ])
  })

  it('greets before anything else is shown, once', () => {
    const table = tableWith('one', 'two')
    const guide = new Guided(table)
    guide.follow(0)
    expect(guide.greeting).toBe(true)
    guide.next()
    expect(guide.greeting).toBe(false)
    expect(new Guided(table).greeting).toBe(false)
  })

  it('says nothing to watchers, nor at a table without a guide', () => {
    const watched = tableWith('one')
    watched.room = { seats: [{ yours: false }], you: { seats: [] } } as unknown as Room
    expect(new Guided(watched).note).toBeUndefined()
    const plain = tableWith('one')
    plain.guide = null
    expect(new Guided(plain).there).toBe(false)
  })
})
