import { expect, test } from 'vitest'
import type { Line, PersonView } from '../../protocol'
import { resultsOf } from './results'

const line = (event: string, facts: Record<string, unknown>): Line => ({ at: 0, to: 0, event, rule: '', text: '', facts, page: null }) as unknown as Line
const people = [{ id: 'marko', where: 'b3' }, { id: 'emilia', where: 'c1' }, { id: 'anton', where: 'away' }] as unknown as PersonView[]

test('what was gained floats over the room it was gained in', () => {
  const found = resultsOf(
    [
      line('lock-tried', { who: 'character:marko', space: 'space:b3', opened: 'yes' }),
      line('goods-gained', { goods: ['count:wood*2', 'count:component*1'], zone: 'products' }),
      line('poked-about', { who: 'character:emilia', result: 2 }),
      line('goods-gained', { goods: ['count:component*1'], zone: 'products' }),
      line('stage-ended', { goods: ['count:wood*2'] }),
      line('goods-gained', { goods: ['count:water*1'], zone: 'storage' })
    ],
    people
  )
  expect([...found.keys()]).toEqual(['b3', 'c1'])
  expect(found.get('b3')!.map(({ ref, count, how }) => [ref, count, how])).toEqual([
    ['', 1, 'opened'],
    ['good:wood', 2, 'goods'],
    ['good:component', 1, 'goods']
  ])
  expect(found.get('c1')!.map(({ ref, count }) => [ref, count])).toEqual([['good:component', 1]])
})

test('what comes to light under a card is told over its room', () => {
  const dug = { who: ['character:marko'], card: 'card:remnants', space: 'space:f3', left: 'nothing' }
  const found = resultsOf([line('rubble-dug', dug), line('card-uncovered', { card: 'card:rubble', space: 'space:f3' })], people)
  expect(found.get('f3')!.map(({ ref, how }) => [ref, how])).toEqual([['card:rubble', 'beneath']])
})

test('what happens to who is away floats over no room', () => {
  expect(resultsOf([line('state-rose', { who: 'character:anton', state: 'state:misery', by: 1 })], people).size).toBe(0)
})
