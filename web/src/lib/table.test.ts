import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askOf, optionOf } from '../table/testing/made'
import type { Change, Draft, State } from '../protocol'
import { Table } from './table.svelte'

/** A line that opens, breaks and answers when it is told to. */
class FakeSocket {
  static readonly OPEN = 1
  static readonly CLOSED = 3
  static all: FakeSocket[] = []
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen = (): void => {}
  onclose = (_: { code: number }): void => {}
  onmessage = (_: { data: string }): void => {}

  constructor() {
    FakeSocket.all.push(this)
  }
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {}
  open(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen()
  }
  break(code = 1006): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose({ code })
  }
  tell(message: object): void {
    this.onmessage({ data: JSON.stringify(message) })
  }
  /** What was sent last of this type. */
  said(type: string): Record<string, unknown> | undefined {
    return this.sent.findLast((message) => message.type === type)
  }
}

const skip = optionOf('skip')

function stateOf(revision: number, more: Partial<State> = {}): State {
  const told = { type: 'state' as const, revision, step: revision, game: 'mine', lang: 'en', heading: '', view: {}, things: {} }
  return { ...told, ask: askOf([skip]), ending: null, log: logOf(0), undo: [], orders: [], guide: null, remark: '', ...more } as State
}

function changeOf(revision: number, parts: object, more: Partial<Change> = {}): Change {
  return { type: 'change', revision, step: revision, parts, log: logOf(0), remark: '', ...more } as Change
}

const logOf = (first: number, ...texts: string[]): State['log'] => ({
  first,
  total: first + texts.length,
  anew: false,
  beats: [],
  lines: texts.map((text, at) => ({ at: first + at, to: -1, event: '', rule: '', text, facts: {}, page: null, tone: '' }))
})

const draftOf = (keys: string[]): Draft =>
  ({ type: 'draft', revision: 1, seat: 0, prompt: '', keys, rows: [], tally: '', done: 0, total: 0, view: {}, plan: null }) as unknown as Draft

describe('a line that breaks', () => {
  let table: Table
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('WebSocket', FakeSocket)
    FakeSocket.all = []
    table = new Table('t')
    FakeSocket.last.open()
    FakeSocket.last.tell(stateOf(1))
  })
  afterEach(() => {
    table.close()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** The line breaks and comes back, and the table has stayed as it was. */
  function blink(): void {
    FakeSocket.last.break()
    vi.advanceTimersByTime(60_000)
    FakeSocket.last.open()
    FakeSocket.last.tell(stateOf(1))
  }

  it('leaves nobody waiting for an answer that never comes', async () => {
    const lost = table.answer(skip)
    blink()
    expect(await lost).toBe(false)
    const next = table.answer(skip)
    FakeSocket.last.tell({ type: 'done', id: FakeSocket.last.said('answer')!.id })
    expect(await next).toBe(true)
    expect(table.waiting).toBe(false)
  })

  it('begins to put a choice together only where the question is answered so', () => {
    const tried = (): number => FakeSocket.last.sent.filter(({ type }) => type === 'try').length
    table.draftAnew() // a scene that is still there when the next question has come
    FakeSocket.last.tell(stateOf(2, { ask: askOf([skip], { panel: 'number' }) }))
    table.draftAnew()
    expect(tried()).toBe(0)
    for (const [revision, more] of [{ panel: 'grid' }, { panel: 'chain' }, { kind: 'plan' }].entries()) {
      FakeSocket.last.tell(stateOf(3 + revision, { ask: askOf([skip], more) }))
      table.draftAnew()
      expect(tried()).toBe(revision + 1)
    }
  })

  it('goes on with what was being put together when the page was left', () => {
    const asked = { ask: askOf([skip], { kind: 'plan' }) }
    FakeSocket.last.tell(stateOf(2, asked))
    table.try(['a', 'b'])
    table.close()
    for (const [revision, keys] of [[2, ['a', 'b']], [3, []]] as const) {
      table = new Table('t')
      FakeSocket.last.open()
      FakeSocket.last.tell(stateOf(revision, asked))
      table.draftAnew()
      expect(FakeSocket.last.said('try')?.keys).toEqual(keys)
      table.close()
    }
    table = new Table('t')
  })

  it('lets a finger look first at every question, also at one that is asked again', () => {
    table.tapped = skip.id
    table.glance('pointer', skip)
    FakeSocket.last.tell(stateOf(2))
    expect(table.tapped).toBe('')
    expect(table.glanced).toEqual([])
  })

  it('tries the choice again that was being put together', () => {
    table.try(['a'])
    FakeSocket.last.tell(draftOf(['a']))
    table.add('a')
    blink()
    expect(FakeSocket.last.said('try')?.keys).toEqual(['a', 'a'])
    FakeSocket.last.tell(draftOf(['a', 'a']))
    table.add('b')
    expect(FakeSocket.last.said('try')?.keys).toEqual(['a', 'a', 'b'])
  })

  it('keeps a choice that was made while it was down', () => {
    FakeSocket.last.break()
    table.try(['a'])
    vi.advanceTimersByTime(60_000)
    FakeSocket.last.open()
    FakeSocket.last.tell(stateOf(1))
    expect(FakeSocket.last.said('try')?.keys).toEqual(['a'])
  })

  it('sends nothing again that was answered', () => {
    table.try(['a'])
    FakeSocket.last.tell(draftOf(['a']))
    blink()
    expect(FakeSocket.last.said('try')).toBeUndefined()
  })

  it('is asked for less and less often while the server lets nobody in', () => {
    for (let at = 0; at < 8; at += 1) {
      FakeSocket.last.break(1008)
      vi.advanceTimersByTime(60_000)
      FakeSocket.last.open()
    }
    const before = FakeSocket.all.length
    FakeSocket.last.break(1008)
    vi.advanceTimersByTime(5_000)
    expect(FakeSocket.all.length).toBe(before)
  })

  it('is not asked for again where nobody may come in', () => {
    FakeSocket.last.break(4403)
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(60_000)
    expect(FakeSocket.all.length).toBe(1)
    expect(table.lost).toBe('web-no-entry')
  })

  it('is asked for soon after it has held', () => {
    for (let at = 0; at < 8; at += 1) {
      FakeSocket.last.break()
      vi.advanceTimersByTime(60_000)
      FakeSocket.last.open()
      vi.advanceTimersByTime(30_000)
    }
    const before = FakeSocket.all.length
    FakeSocket.last.break()
    vi.advanceTimersByTime(500)
    expect(FakeSocket.all.length).toBe(before + 1)
  })
})

describe('what a table hears', () => {
  /** A table on a line, and what it has said last. */
  function lined() {
    vi.stubGlobal('WebSocket', FakeSocket)
    const table = new Table('t')
    FakeSocket.last.open()
    FakeSocket.last.tell(stateOf(1))
    return { table, told: () => FakeSocket.last.sent.at(-1)! }
  }
  afterEach(() => void vi.unstubAllGlobals())

  it('notes what a bot did once, however often the state is told', () => {
    const table = new Table('t', false)
    for (const revision of [1, 1, 2]) table.hear(stateOf(revision, { remark: 'Bot waits.' }))
    expect(table.remarks.map((remark) => remark.text)).toEqual(['Bot waits.', 'Bot waits.'])
  })

  it('puts what a bot says before what comes of it', () => {
    const table = new Table('t', false)
    table.hear(stateOf(1, { log: logOf(0, 'one', 'two') }))
    table.hear(changeOf(2, {}, { log: logOf(2, 'hit', 'lost'), remark: 'Bot attacks.' }))
    expect(table.remarks).toEqual([{ at: 2, text: 'Bot attacks.' }])
  })

  it('shows what has changed and leaves the rest as it was', () => {
    const table = new Table('t', false)
    const view = { day: 1, people: [{ id: 'ana', wounds: 0 }, { id: 'ben', wounds: 0 }] }
    const things = { 'good:wood': { name: 'Wood' } }
    table.hear(stateOf(1, { view, things, log: logOf(0, 'one', 'two') }))
    const { ask } = table
    const parts = { heading: ['Day 1'], view: { people: { '@': [[1, 2]], '0': { wounds: [2] } } } }
    table.hear(changeOf(2, parts, { log: logOf(1, 'three') }))
    expect(table.view).toEqual({ day: 1, people: [{ id: 'ben', wounds: 2 }] })
    expect([table.heading, table.revision]).toEqual(['Day 1', 2])
    expect(table.ask).toBe(ask)
    expect(table.things).toBe(things)
    expect(table.lines.map((line) => line.text)).toEqual(['one', 'three'])
    expect(table.news.map((line) => line.text)).toEqual(['three'])
    expect(view.people.length).toBe(2)
  })

  it('asks once for the whole when it has missed something', () => {
    const { table, told } = lined()
    const before = FakeSocket.last.sent.length
    for (const step of [3, 4]) table.hear(changeOf(step, { heading: ['Lost'] }))
    expect(FakeSocket.last.sent.length).toBe(before + 1)
    expect(told()).toMatchObject({ type: 'hello', revision: 1 })
    expect([table.heading, table.revision]).toEqual(['', 1])
    table.hear(stateOf(4, { heading: 'Whole' }))
    table.hear(changeOf(5, { heading: ['Found'] }))
    expect([table.heading, table.revision]).toEqual(['Found', 5])
  })

  it('waits for the whole in another language', () => {
    const { table } = lined()
    table.speak()
    table.hear(changeOf(2, { heading: ['in the old one'] }))
    expect([table.heading, table.revision]).toEqual(['', -1])
  })

  it('takes back what was added when the server refuses to try it', () => {
    const { table, told } = lined()
    table.try(['a'])
    table.hear(draftOf(['a']))
    table.add('odd')
    table.hear({ type: 'refused', id: '', why: 'No.', stale: false })
    table.add('b')
    expect(told().keys).toEqual(['a', 'b'])
  })

  it('draws the table with the choice on it, and as it stands once the choice is dropped', () => {
    const table = new Table('t', false)
    table.hear(stateOf(1, { view: { storage: { wood: 2 } } as never }))
    table.hear({ ...draftOf(['a']), view: { storage: { wood: [1] } } })
    expect(table.view).toEqual({ storage: { wood: 1 } })
    table.hear({ ...draftOf([]), view: {} })
    expect(table.view).toEqual({ storage: { wood: 2 } })
    table.hear({ ...draftOf(['a']), view: { storage: { wood: [1] } } })
    table.dropDraft()
    expect(table.view).toEqual({ storage: { wood: 2 } })
  })

  it('draws what somebody else is putting together, until they have done it', () => {
    const table = new Table('t', false)
    table.hear(stateOf(1, { view: { day: 1 } as never }))
    table.hear({ type: 'pondering', seat: 1, text: 'x', view: { day: [2] } })
    expect(table.view).toEqual({ day: 2 })
    table.hear(stateOf(2, { view: { day: 1 } as never }))
    expect(table.view).toEqual({ day: 1 })
  })

  it('keeps the plan of a stage when something else is done meanwhile, not beyond the stage', () => {
    const { table, told } = lined()
    const day = (stage: number): never => ({ day: 1, phase: 'day', stage }) as never
    const ask = { ...askOf([skip]), kind: 'plan' }
    table.hear(stateOf(1, { view: day(1), ask }))
    table.try(['plan:a>b'])
    table.hear({ ...draftOf(['plan:a>b']), plan: {} as never })
    table.hear(stateOf(2, { view: day(1), ask }))
    expect(told()).toMatchObject({ type: 'try', revision: 2, keys: ['plan:a>b'] })
    table.hear({ ...draftOf(['plan:a>b']), revision: 2, plan: {} as never })
    table.hear(stateOf(3, { view: day(2), ask }))
    expect(told()).toMatchObject({ type: 'try', revision: 2 })
    expect(table.draft).toBeNull()
  })

  it('confirms nothing but what is shown', async () => {
    const { table, told } = lined()
    table.try(['a'])
    table.hear(draftOf(['a']))
    table.add('b')
    expect(await table.confirm(['a'])).toBe(false)
    expect(told().type).toBe('try')
    table.hear(draftOf(['a', 'b']))
    void table.confirm(['a', 'b'])
    expect(told()).toMatchObject({ type: 'confirm', keys: ['a', 'b'] })
  })

  it('keeps no line of the log in another language', () => {
    const table = new Table('t', false)
    table.hear(stateOf(1, { log: logOf(0, 'one', 'two') }))
    table.speak()
    table.hear(stateOf(1, { log: { ...logOf(1, 'deux'), anew: true } }))
    expect(table.lines.map((line) => line.text)).toEqual(['deux'])
  })
})
