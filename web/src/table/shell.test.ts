import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { settings } from '$lib/settings.svelte'
import type { Table } from '$lib/table.svelte'
import { words } from '$lib/words.svelte'
import TableShell from './TableShell.svelte'
import Seated from './testing/Seated.svelte'
import { askOf, optionOf, tableWith } from './testing/made'

beforeAll(async () => {
  settings.motion = false
  await words.use('en')
})
afterEach(cleanup)

function seated(table: Table) {
  const answer = vi.spyOn(table, 'answer').mockResolvedValue(true)
  render(Seated, { table, part: TableShell })
  return answer
}

const at = document.createElement('div')

describe('the table on the screen', () => {
  it('says who must do what without naming them twice', () => {
    seated(tableWith(askOf([optionOf('skip')])))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toContain('Your turn.')
    expect(screen.getByText('you decide')).toBeTruthy()
  })

  it('answers by number keys', async () => {
    const options = [optionOf('attack'), optionOf('skip')]
    const answer = seated(tableWith(askOf(options)))
    await fireEvent.keyDown(document.body, { key: '2' })
    expect(answer).toHaveBeenCalledExactlyOnceWith(options[1])
  })

  it('asks twice where there is a warning', async () => {
    const answer = seated(tableWith(askOf([optionOf('give-up', { warning: 'Really?' })])))
    await fireEvent.click(screen.getByText('Do give-up'))
    expect(answer).not.toHaveBeenCalled()
    await fireEvent.click(screen.getByText('No'))
    await fireEvent.click(screen.getByText('Do give-up'))
    await fireEvent.click(screen.getByText('Yes'))
    expect(answer).toHaveBeenCalledOnce()
  })

  it('shows the choices of others, to be read only', () => {
    seated(tableWith(askOf([optionOf('attack', { seat: 1 })], { seat: 1, seats: [1], prompt: 'Your turn.' })))
    expect(screen.getByText('decides')).toBeTruthy()
    expect(screen.getByText('Do attack').closest('button')).toBeNull()
  })

  it('opens a rule in the side column and closes it with Escape', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')))
    const table = tableWith(askOf([optionOf('skip')]))
    seated(table)
    await fireEvent.keyDown(document.body, { key: '?' })
    expect(table.rule).toBe('W-TURN-01')
    expect(await screen.findByRole('region', { name: 'Rules' })).toBeTruthy()
    await fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('region', { name: 'Rules' })).toBeNull()
    vi.unstubAllGlobals()
  })
})

describe('a click on a thing', () => {
  it('looks at it first, and takes the one thing that can be done with it when it comes again, not by a double click', () => {
    const option = optionOf('attack', { refs: ['enemy:brute'] })
    const table = tableWith(askOf([option]))
    const answer = seated(table)
    table.pick('enemy:brute', at)
    table.pick('enemy:brute', at, true)
    expect(table.picked).toMatchObject({ ref: 'enemy:brute', options: [option] })
    expect(answer).not.toHaveBeenCalled()
    table.pick('enemy:brute', at)
    expect(answer).toHaveBeenCalledExactlyOnceWith(option)
  })

  it('tells first where there are several, or a warning, or it is not lit', () => {
    const discard = optionOf('discard', { refs: ['card:junk'] })
    const table = tableWith(
      askOf(
        [
          optionOf('attack:a', { refs: ['enemy:brute'] }),
          optionOf('attack:b', { refs: ['enemy:brute'] }),
          optionOf('burn', { refs: ['card:map'], warning: 'Really?' })
        ],
        { anytime: [discard] }
      )
    )
    const answer = seated(table)
    for (const ref of ['enemy:brute', 'card:map', 'card:junk', 'seat:1']) {
      table.pick(ref, at)
      expect(table.picked?.ref).toBe(ref)
    }
    expect(answer).not.toHaveBeenCalled()
    table.pick('card:junk', at)
    table.pick('card:junk', at)
    expect(answer).toHaveBeenCalledExactlyOnceWith(discard)
  })

  it('adds to a choice that is put together', () => {
    const table = tableWith(askOf([optionOf('add:wood', { refs: ['good:wood'] }), optionOf('add:water')], { panel: 'chain' }))
    const answer = seated(table)
    const tried = vi.spyOn(table, 'try')
    const row = { key: 'add:wood', text: 'Wood', count: 0, open: true, refs: ['good:wood'] }
    const draft = { type: 'draft', revision: 1, seat: 0, prompt: '', keys: [], rows: [row], tally: '', done: 0, total: 3 } as const
    table.hear({ ...draft, keys: [], rows: [row], complete: false, finish: '', finish_text: '', warnings: [], view: {}, plan: null, grid: null, confirm: [], advice: [], fill: false })
    table.pick('good:wood', at)
    table.pick('good:wood', at)
    expect(tried.mock.calls).toEqual([[['add:wood']], [['add:wood', 'add:wood']]])
    expect(answer).not.toHaveBeenCalled()
  })
})
