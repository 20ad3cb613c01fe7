import { expect, it } from 'vitest'
import { askOf } from '../../table/testing/made'
import type { MineTableView } from '../../protocol'
import { sceneOf } from '../scene'
import { askedBy, busyWith, modulesOf, partOf } from '.'

const viewOf = (modules: Record<string, object>, more: Partial<MineTableView> = {}): MineTableView =>
  ({ modules, combat: null, raid: null, deal: null, phase: 'day', offered: [], fate: '', visitor: '', newest: '', locations: [], trip: null, ...more }) as unknown as MineTableView
const asked = (kind: string) => askOf([], { kind })

it('finds the module whose question is open by the beginning of its kind, the longest first', () => {
  const view = viewOf({ well: {}, 'well-shaft': {} })
  expect(modulesOf(view)).toEqual(['well', 'well-shaft'])
  expect(['well', 'well-dig', 'well-shaft-dig', 'wellness', 'plan'].map((kind) => askedBy(view, asked(kind)))).toEqual([
    'well',
    'well',
    'well-shaft',
    '',
    ''
  ])
  expect(askedBy(view, null)).toBe('')
})

it('shows a module that is asked before all but a page, and one that is busy after fights and cards', () => {
  const combat = { combat: {} } as Partial<MineTableView>
  expect(sceneOf(viewOf({ well: {} }, combat), asked('well-dig'), null)).toBe('module')
  expect(sceneOf(viewOf({ well: { busy: true } }, combat), asked('round'), null)).toBe('combat')
  expect(sceneOf(viewOf({ well: { busy: true } }), asked('go-on'), null)).toBe('module')
  expect(busyWith(viewOf({ well: {}, market: { busy: true } }))).toBe('market')
  expect(sceneOf(viewOf({ well: {} }), asked('go-on'), null)).toBe('none')
})

it('fetches a part of a module once, again after a line that broke, and knows which there are not', async () => {
  let asked = 0
  const files = {
    './well/Scene.svelte': () => (asked++ ? Promise.resolve({ default: 'scene' as never }) : Promise.reject(new Error('broken')))
  }
  expect(partOf('well', 'Panel', files)).toBeUndefined()
  await expect(partOf('well', 'Scene', files)).rejects.toThrow('broken')
  expect(await partOf('well', 'Scene', files)).toEqual({ default: 'scene' })
  expect(partOf('well', 'Scene', files)).toBe(partOf('well', 'Scene', files))
  expect(asked).toBe(2)
})
