import { cleanup, render } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { words } from '$lib/words.svelte'
import type { ChartRow, MineTableView } from '../../protocol'
import { iconOf } from './icons'
import { pictured } from './pictured'
import Rows from './Rows.svelte'
import Worth from './Worth.svelte'

beforeAll(() => words.use('en', 'mine'))
afterEach(cleanup)

const cell = (ref: string, text: string, words = text) => ({ ref, text, words })
const row = (id: string, counts: boolean | null, cells = [cell('good:book', '1', '1 Book')]): ChartRow => ({ id, name: id, ref: `row:${id}`, cells, counts })

describe('the rows of a card', () => {
  it('light the one that counts, dim the others, and say so', () => {
    const { container } = render(Rows, { rows: [row('furniture', true), row('heap', false)], said: 'Only one row counts.' })
    const [lit, dim] = container.querySelectorAll('li')
    expect([...lit!.classList]).toContain('counts')
    expect(lit!.textContent).toContain('counts now')
    expect([...dim!.classList]).toContain('idle')
    expect(dim!.textContent).toContain('does not count now')
    expect(container.textContent).toContain('Only one row counts.')
  })

  it('light none where all of the card counts', () => {
    const { container } = render(Rows, { rows: [row('cost', null)] })
    expect(container.querySelector('.counts, .idle')).toBeNull()
    expect(container.textContent).not.toContain('count')
  })

  it('have the name of each icon for who hears them, and in sight where there is room', () => {
    const close = render(Rows, { rows: [row('furniture', null)] }).container
    expect(close.querySelector('.visually-hidden')?.textContent).toBe('1 Book')
    expect(close.querySelector('.cell [aria-hidden]:not(svg)')?.textContent).toBe('1')
    const wide = render(Rows, { rows: [row('furniture', null)], named: true }).container
    expect(wide.querySelector('.cell')?.textContent?.trim()).toBe('1 Book')
    expect(wide.querySelector('.visually-hidden')).toBeNull()
    const some = render(Rows, { rows: [row('furniture', true), row('heap', false)], named: 'lit' as const }).container
    expect([...some.querySelectorAll('.cell')].map((one) => one.querySelector('.visually-hidden') !== null)).toEqual([false, true])
  })
})

it('what a piece weighs and is worth is heard in words', () => {
  const { container } = render(Worth, { weight: 1, value: 10, words: 'weight 1, worth 10' })
  expect(container.querySelectorAll('svg')).toHaveLength(2)
  expect(container.querySelector('.visually-hidden')?.textContent).toBe('weight 1, worth 10')
})

it('icons stand for what has one, and for nothing else', () => {
  for (const ref of ['good:wood', 'state:illness', 'row:stash', 'die:red', 'value:', 'cold:', 'task:bed-1']) expect(iconOf(ref)).toBeTruthy()
  for (const ref of ['', 'row:', 'good:', 'card:stove']) expect(iconOf(ref)).toBeUndefined()
})

it('pictures stand for cards, faces, the Objective and what is built in a room', () => {
  const view = {
    people: [],
    objective: { id: 'close-the-gaps' },
    spaces: [
      { id: 'attic', fitting: 'stove', card: '' },
      { id: 'cellar', fitting: '', card: '' }
    ]
  } as unknown as MineTableView
  expect(pictured('card:hard-frost', view)).toBe('mine/card:hard-frost')
  expect(pictured('character:marko', view)).toBe('mine/portrait/marko-broken')
  expect(pictured('objective:', view)).toBe('mine/card:close-the-gaps')
  expect(pictured('space:attic', view)).toBe('mine/card:stove')
  expect(pictured('space:cellar', view)).toBe('')
  expect(pictured('good:wood', view)).toBe('')
})
