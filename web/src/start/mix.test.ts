import { beforeEach, expect, it } from 'vitest'
import type { GameWords, OptionGroup, TieWords } from '../protocol'
import { TableDraft } from './draft.svelte'
import { Mix } from './mix'

const tie = (bond: string, to: string, why = `${bond} ${to}`): TieWords => {
  const [option, choice] = to.split('/') as [string, string]
  return { bond, option, choice, why }
}
const group = (id: string, kind: string, choices: Record<string, TieWords[]>, first: string[] = []): OptionGroup => ({
  id,
  kind,
  name: id,
  hint: '',
  most: 0,
  place: 'box',
  default: first,
  choices: Object.entries(choices).map(([one, ties]) => ({ id: one, name: one || 'none', text: '', note: '', group: '', ties }))
})

/** The thugs need the sewers, the market goes not with the drought, the ward brings the post and goes by no level. */
const modules = group('modules', 'some', {
  sewers: [],
  thugs: [tie('needs', 'modules/sewers')],
  market: [tie('not-with', 'modules/drought')],
  drought: [tie('not-with', 'modules/market')],
  post: []
})
const scenario = group('scenario', 'one', { '': [], ward: [tie('brings', 'modules/post'), tie('not-with', 'level/mild')], dry: [tie('brings', 'modules/drought')] }, [''])
const level = group('level', 'one', { '': [], mild: [tie('not-with', 'scenario/ward')] }, [''])
const groups = [scenario, level, modules]
const game: GameWords = { id: 'mine', name: '', pitch: '', least: 1, most: 2, bots: [], options: groups, guided: false }

beforeEach(() => localStorage.clear())

it('says why something cannot be chosen, until what stands against it is gone', () => {
  const none = new Mix(groups, {})
  expect(none.why('modules', 'thugs')).toBe('needs modules/sewers')
  expect(none.why('modules', 'market')).toBe('')
  const some = new Mix(groups, { modules: ['sewers', 'drought'] })
  expect(some.why('modules', 'thugs')).toBe('')
  expect(some.why('modules', 'market')).toBe('not-with modules/drought')
  expect(some.why('modules', 'drought')).toBe('')
  expect(some.told('modules', 'market')).toEqual(['not-with modules/drought'])
  expect(some.told('scenario', 'ward')).toEqual([])
})

it('judges a choice with all that it brings', () => {
  expect(new Mix(groups, { modules: ['market'] }).why('scenario', 'dry')).toBe('not-with modules/market')
  const dry = new Mix(groups, { scenario: ['dry'] })
  expect(dry.has('modules', 'drought')).toBe(true)
  expect(dry.why('modules', 'drought')).toBe('brings modules/drought')
  expect(dry.why('modules', 'market')).toBe('not-with modules/drought')
  expect(dry.of(modules)).toEqual(['drought'])
  expect(dry.why('scenario', 'ward')).toBe('')
})

it('lets what lost its need go, and sends what is brought along', () => {
  const draft = new TableDraft(game)
  draft.toggle(modules, 'sewers')
  draft.toggle(modules, 'thugs')
  draft.toggle(modules, 'post')
  draft.toggle(modules, 'sewers')
  expect(draft.picks(modules)).toEqual(['post'])
  draft.choose(scenario, 'ward')
  expect(draft.picks(modules)).toEqual([])
  expect(draft.why(level, 'mild')).toBe('not-with scenario/ward')
  expect(draft.order(game, 'en', () => '').options).toEqual({ scenario: ['ward'], level: [], modules: ['post'] })
  expect(draft.summary(groups)).toEqual(['ward', 'none', 'post'])
  draft.choose(scenario, '')
  expect(draft.order(game, 'en', () => '').options).toEqual({ scenario: [], level: [], modules: [] })
})
