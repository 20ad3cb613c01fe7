import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Foresee, ForesightWords } from '../protocol'
import { Foresights } from './foresight.svelte'

const words = (option: string): ForesightWords => ({
  option,
  changes: [],
  odds: [],
  spreads: [],
  warnings: [],
  notes: [],
  gist: '',
  says: '',
  chance: false
})

let sent: Foresee[]
let foresights: Foresights

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  foresights = new Foresights((message) => sent.push(message) > 0)
  foresights.begin(4)
})
afterEach(() => vi.useRealTimers())

it('asks for all that is wanted at once, a dozen at a time, and each only once', () => {
  const ids = Array.from({ length: 14 }, (_, at) => `o${at}`)
  foresights.ask(ids.slice(0, 6))
  foresights.ask(ids)
  vi.runAllTimers()
  expect(sent.map((one) => one.options.length)).toEqual([12, 2])
  foresights.ask(ids)
  vi.runAllTimers()
  expect(sent).toHaveLength(2)
})

it('knows what was told of this revision, with and without a plan before it', () => {
  foresights.ask(['a'])
  foresights.ask(['a'], ['b'])
  vi.runAllTimers()
  expect(sent.map((one) => one.after)).toEqual([[], ['b']])
  foresights.hear({ type: 'foreseen', revision: 4, after: [], options: [words('a')] })
  expect(foresights.of('a')?.option).toBe('a')
  expect(foresights.of('a', ['b'])).toBeUndefined()
  foresights.begin(5)
  expect(foresights.of('a')).toBeUndefined()
  foresights.hear({ type: 'foreseen', revision: 4, after: [], options: [words('a')] })
  expect(foresights.of('a')).toBeUndefined()
})

it('does not send what nobody looks at any more', () => {
  foresights.ask(['a'])
  foresights.forgo(['a'])
  vi.runAllTimers()
  expect(sent).toEqual([])
})
