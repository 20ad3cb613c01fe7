import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Beat, DaylightTableView, Ending, MineTableView } from '../protocol'
import { EFFECTS, LAYERS, SAYS, effectsOf, layersOf } from './layers'
import { SCORES, STROKES, seeded, strokesOf } from './synth'

const HOME = {
  phase: 'day',
  trip: null,
  active: {},
  cold: 1,
  effective_cold: 1,
  spaces: [{ fitting: '' }],
  raid: null,
  combat: null,
  noise: 0
}
const mine = (change: object = {}): Record<string, number> =>
  layersOf('mine', { ...HOME, ...change } as unknown as MineTableView, null)
const NIGHT = { phase: 'search', round: 1, printed: { rounds: 6 }, line: [] }
const daylight = (change: object = {}): Record<string, number> =>
  layersOf('daylight', { ...NIGHT, ...change } as unknown as DaylightTableView, null)
const beat = (kind: string, card = ''): Beat => ({ kind, card, weight: 'large' }) as Beat

it('lets the wind rise with the Cold, and the rain fall where there is none', () => {
  expect(mine()).toEqual({ wind: 0.4, guns: 0.15 })
  expect(mine({ effective_cold: 3, cold: 3 }).wind).toBeGreaterThan(mine().wind!)
  expect(mine({ effective_cold: 0 }).rain).toBeGreaterThan(0)
  expect(mine().rain).toBeUndefined()
})

it('hears guns nearer under fire, farther by day, and none under a ceasefire', () => {
  expect(mine({ phase: 'evening' }).guns).toBeGreaterThan(mine().guns!)
  expect(mine({ active: { shelling: 1 } }).guns).toBe(0.8)
  expect(mine({ active: { 'relatively-peaceful': 1, shelling: 1 } }).guns).toBeUndefined()
})

it('has a fire at home only where one burns, and rooms of another house out there', () => {
  const fire = { spaces: [{ fitting: '' }, { fitting: 'crude-stove' }] }
  const trip = { phase: 'scavenging', trip: { location: 'supermarket' }, noise: 2 }
  expect(mine(fire).stove).toBeGreaterThan(0)
  expect(mine({ ...fire, ...trip })).toEqual({ wind: 0.35, guns: 0.3, hall: 0.5, steps: 0.3 })
  expect(mine({ ...trip, trip: { location: 'central-square' } }).hall).toBeUndefined()
})

it('dreads a raid and a fight', () => {
  expect(mine({ phase: 'raid', raid: { card: 'prowlers' } })).toMatchObject({ dread: 0.5, steps: 0.6 })
  expect(mine({ combat: {} }).dread).toBe(0.7)
})

it('hears the night of the other game: insects, moans by the number out there, drums in Combat, birds at last', () => {
  expect(daylight()).toEqual({ wind: 0.15, insects: 0.5 })
  expect(daylight({ line: [1, 2, 3] }).moans).toBe(0.36)
  expect(daylight({ line: [1], phase: 'combat' }).drums).toBeGreaterThan(0)
  expect(daylight({ phase: 'combat' }).drums).toBeUndefined()
  expect(daylight({ round: 6 }).birds).toBeGreaterThan(0)
})

it('ends with strings, or with birds; and is silent where there is no table', () => {
  const won = { won: true } as Ending
  expect(layersOf('mine', HOME as unknown as MineTableView, won)).toEqual({ strings: 0.6, wind: 0.3 })
  expect(layersOf('daylight', NIGHT as unknown as DaylightTableView, won)).toMatchObject({ birds: 0.7 })
  expect(layersOf('daylight', NIGHT as unknown as DaylightTableView, { won: false } as Ending).moans).toBe(0.6)
  expect(layersOf('mine', null, null)).toEqual({})
})

it('gives a moment its sound, and dice theirs after it', () => {
  expect(effectsOf('mine', beat('visitor'), false)).toEqual(['knock'])
  expect(effectsOf('mine', beat('event', 'card:shelling'), true)).toEqual(['boom', 'dice'])
  expect(effectsOf('mine', beat('event', 'card:hard-frost'), false)).toEqual(['page'])
  expect(effectsOf('daylight', beat('wave'), false)).toEqual(['drum'])
  expect(effectsOf('daylight', beat('round'), false)).toEqual([])
})

it('gives every kind of moment that both games show a sound, or says that it has none', () => {
  const silent: Record<string, string[]> = { mine: ['thirst'], daylight: ['round'] } // of thirst only its dice are heard
  for (const game of ['mine', 'daylight']) {
    const source = readFileSync(`../src/tilldawn/play/${game}/beats.py`, 'utf8')
    const opens = /opens: ClassVar = \{(.*?)\n    \}/s.exec(source)![1]!
    const kinds = [...new Set([...opens.matchAll(/: "([a-z]+)"/g)].map((found) => found[1]!))]
    expect(kinds.length).toBeGreaterThan(4)
    expect(kinds.filter((kind) => !effectsOf(game, beat(kind), false).length)).toEqual(silent[game])
  }
})

it('lets nothing be heard that is not said: every sound names a sentence or a moment that tells the same', () => {
  const texts = (lang: string): string =>
    globSync(`../src/tilldawn/locale/${lang}/**/*.ftl`)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n')
  const spoken = [texts('en'), texts('fr')]
  const page = globSync('src/**/*.{svelte,ts}')
    .filter((file) => !file.includes('sound'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  for (const sound of [...LAYERS, ...EFFECTS]) {
    const says = SAYS[sound]
    expect(says.length, sound).toBeGreaterThan(0)
    for (const one of says) {
      const message = one.replace(/^beat:(.*)/, 'beat-$1-kicker')
      for (const text of spoken) expect(text.includes(`\n${message} =`), `${sound}: ${message}`).toBe(true)
      if (one.startsWith('web-')) expect(page.includes(one), `${sound}: ${one} on the page`).toBe(true)
    }
  }
})

it('knows how each sound is made, and when strokes come: the same for the same chance', () => {
  expect(Object.keys(SCORES).sort()).toEqual([...LAYERS].sort())
  expect(Object.keys(STROKES).sort()).toEqual([...EFFECTS].sort())
  for (const [name, { bed, every, stroke }] of Object.entries(SCORES)) {
    expect(Boolean(bed) || Boolean(every), name).toBe(true)
    expect(Boolean(every), name).toBe(Boolean(stroke))
  }
  const first = (seed: number): number[] => {
    const strokes = strokesOf([2, 5], seeded(seed), 10)
    return [1, 2, 3, 4].map(() => strokes.next().value as number)
  }
  expect(first(3)).toEqual(first(3))
  expect(first(3)).not.toEqual(first(4))
  const [one, two] = first(3) as [number, number]
  expect(one).toBeGreaterThanOrEqual(10)
  expect(two - one).toBeGreaterThanOrEqual(2)
  expect(two - one).toBeLessThanOrEqual(5)
})
