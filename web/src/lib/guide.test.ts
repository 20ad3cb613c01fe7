import { beforeEach, describe, expect, it } from 'vitest'
import type { GuideNote, Room } from '../protocol'
import { Guided } from './guide.svelte'
import { Table } from './table.svelte'

const note = (id: string): GuideNote => ({ id, chapter: '', number: 1, of: 2, title: id, text: '', rule: '', at: [], wants: '' })

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

  it('says nothing to watchers, nor at a table without a guide', () => {
    const watched = tableWith('one')
    watched.room = { seats: [{ yours: false }], you: { seats: [] } } as unknown as Room
    expect(new Guided(watched).note).toBeUndefined()
    const plain = tableWith('one')
    plain.guide = null
    expect(new Guided(plain).there).toBe(false)
  })
})
