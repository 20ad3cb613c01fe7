import { expect, test } from 'vitest'
import { BURNING, daytimeOf, poolsOf } from './light'
import { layoutOf, type Ground } from './layout'
import { postureOf } from './figures'
import { Plan, type Place } from './plan'
import { weatherOf } from './weather'
import { label } from './lettering'
import sides from './sides.json'
import { readFileSync } from 'node:fs'
import type { MineTableView, SpaceView } from '../../protocol'

const space = (id: string, more: Partial<SpaceView> = {}): SpaceView =>
  ({ id, floor: id[0], printed: '', card: '', fitting: '', waiting: false, reach: true, free: false, people: [], notes: [], ladder: false, becomes: [], ...more }) as SpaceView
const DEEDS = { 'new-idea': 'idea', 'poke-about-2': 'poke', 'wild-garden': 'garden' }
const table = (more: Partial<MineTableView>): MineTableView =>
  ({ cold: 0, effective_cold: 0, active: {}, spaces: [], people: [], printed: { deeds: DEEDS }, ...more }) as unknown as MineTableView

test('it snows as the Cold lies there, and the frost comes in as far as boards let it', () => {
  expect(weatherOf(table({}))).toEqual({ snow: 0, rain: false, lies: 0, frost: 0, fires: false })
  expect(weatherOf(table({ cold: 4, effective_cold: 2 }))).toEqual({ snow: 4, rain: false, lies: 4, frost: 2, fires: false })
  expect(weatherOf(table({ cold: 1, active: { 'hard-frost': 1 } })).frost).toBe(6)
})

test('it rains while Rainwater is gathered, unless it freezes', () => {
  const spaces = [space('b5', { fitting: 'rainwater-collector', waiting: true })]
  expect(weatherOf(table({ cold: 1, spaces }))).toMatchObject({ rain: true, snow: 0 })
  expect(weatherOf(table({ cold: 3, spaces }))).toMatchObject({ rain: false, snow: 3 })
  expect(weatherOf(table({ spaces: [space('b5', { fitting: 'rainwater-collector' })] })).rain).toBe(false)
})

test('the city burns while it is shelled', () => {
  expect(weatherOf(table({ active: { shelling: 1 } })).fires).toBe(true)
  expect(weatherOf(table({ active: { snipers: 1 } })).fires).toBe(false)
})

test('each phase has its light', () => {
  expect(['morning', 'day', 'dusk', 'evening', 'scavenging', 'raid', 'dawn'].map(daytimeOf)).toEqual(['morning', 'day', 'dusk', 'dusk', 'night', 'night', 'dawn'])
})

test('light comes from who is awake and from what burns; rubble keeps it in', () => {
  const plan = new Plan(layoutOf(sides.basic as unknown as Ground), 2)
  const spaces = [space('b4', { fitting: 'simple-heater' }), space('b3', { card: 'rubble' }), space('b5'), space('c1', { people: ['emilia'] }), space('c3', { people: ['marko'] }), space('b1')]
  const pools = poolsOf(plan, table({ spaces }), new Set(['marko']))
  expect(pools.map(({ of }) => of)).toEqual(['b4', 'c1', 'c3'])
  const [heater, lamp, glimmer] = pools as [(typeof pools)[0], (typeof pools)[0], (typeof pools)[0]]
  expect(heater.within.x).toBeCloseTo(plan.boxOf('b4').x)
  expect(heater.within.x + heater.within.w).toBeCloseTo(plan.boxOf('b5').x + plan.wide)
  expect(glimmer.strength).toBeLessThan(lamp.strength)
})

test('whatever burns has a picture of its flame', () => {
  const known = JSON.parse(readFileSync('../src/tilldawn/web/art.json', 'utf8')) as Record<string, unknown>
  for (const fitting of Object.keys(BURNING)) expect(known).toHaveProperty([`mine/fitting/${fitting}-lit`])
})

test('who sleeps lies, who guards stands on guard, who digs digs, who is very ill shows it, and by evening people sit down', () => {
  const at = (where: string, person: object, more: Partial<SpaceView> = {}, lying = false, phase = 'day'): string =>
    postureOf({ person: { task: '', doing: '', states: {}, ...person }, space: where, lying, x: 0, y: 0 } as unknown as Place, table({ phase, spaces: [space(where, more)] }))
  expect(at('c3', {}, {}, true)).toBe('asleep')
  expect(at('c1', { task: 'guard' })).toBe('guard')
  expect(at('a2', { doing: 'card:rubble' }, { card: 'rubble' })).toBe('digging')
  expect(at('a2', {}, { card: 'rubble' })).toBe('standing')
  expect(at('b1', { states: { illness: 3 } })).toBe('ill')
  expect(at('b1', {}, {}, false, 'evening')).toBe('seated')
  expect(at('b2', {}, { fitting: 'chair' })).toBe('seated')
  expect(at('c2', { doing: 'action:new-idea' }, { printed: 'new-idea' })).toBe('working')
  expect(at('i5', { doing: 'action:poke-about-2' }, { printed: 'poke-about-2' })).toBe('digging')
  expect(at('h6', { doing: 'action:wild-garden' }, { printed: 'wild-garden' })).toBe('working')
  expect(at('outside', {})).toBe('carrying')
})

test('a name keeps to one line where narrower letters do it', () => {
  expect(label('Bed', 8)).toEqual({ lines: ['Bed'], squeeze: 0 })
  expect(label('Simple Heater', 5)).toEqual({ lines: ['Simple Heater'], squeeze: 5 })
  expect(label('Rainwater Collector', 5).lines).toHaveLength(2)
})
