import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import words from 'virtual:words'
import { fileOf, rowOf } from './art'
import { chunkOf } from './chunks'
import { FACES, LETTERS, cut, rangeOf, styleOf } from './fonts'
import { shortenIcon, shortenPath } from './icons'
import { licencesOf } from './licences'
import { withoutRemarks } from './words'

it('writes a path in whole numbers without letting errors add up', () => {
  expect(shortenPath('M10.4 10.4l.4.4.4.4.4.4')).toBe('m10 10 1 1 0 0 1 1')
  expect(shortenPath('M1.2,2.6H4.9V-3.2h-1.4z')).toBe('m1 3h4v-6h-1z')
})

it('goes on from where a shape began once it is closed, and begins the next one anew', () => {
  expect(shortenPath('M10 10h5v5zm20 0h5zM1 1l2 2')).toBe('m10 10h5v5zm20 0h5zm-29-9 2 2')
})

it('reads the flags of an arc that stand before a number without a space', () => {
  expect(shortenPath('M0 0a5.25 5.25 0 015.6 3.2zm.2.4c1 1 2 2 3.4 3.4s1 1 2 2')).toBe('m0 0a5.3 5.3 0 0 1 6 3zm0 0c1 1 2 2 4 4s1 1 2 2')
})

it('says where a path cannot be read', () => {
  expect(() => shortenPath('M1 1 k2')).toThrow('no command at 5')
  expect(() => shortenPath('M1 l2 2')).toThrow('no number at 3')
})

it('shortens the paths of icons and leaves the rest of them alone', () => {
  const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')) as {
    icons: Record<string, { body: string }>
  }
  for (const name of ['gears', 'siren', 'sunrise', 'blood', 'night-sky']) {
    const { body } = icons[name]!
    const short = shortenIcon(body)
    expect(short.length, name).toBeLessThan(body.length)
    expect(short.replace(/ d="[^"]+"/g, '')).toBe(body.replace(/ d="[^"]+"/g, ''))
    expect(short).not.toMatch(/\d\.\d\d/)
  }
})

it('puts a module where it is needed first, and never one board behind the other', () => {
  const importers: Record<string, string[]> = {
    'lib/words': ['/src/main.ts', '/src/table/TableScreen.svelte'],
    'table/Bar': ['/src/table/TableScreen.svelte', 'mine/stage/FightScene'],
    'mine/People': ['/src/mine/MineBoard.svelte', 'mine/heaps'],
    gears: ['mine/icons', 'daylight/icons'],
    'mine/icons': ['/src/mine/MineBoard.svelte'],
    'daylight/icons': ['/src/daylight/DaylightBoard.svelte'],
    'mine/heaps': []
  }
  const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }
  const put = (id: string): string | null => chunkOf(id, modules)
  expect(['lib/words', 'table/Bar', 'mine/People', 'daylight/icons', 'gears', 'mine/heaps'].map(put)).toEqual([
    'start',
    'table',
    'mine',
    'daylight',
    'boards',
    null
  ])
})

it('gathers the sentences of a language and of each game, without remarks', async () => {
  expect(Object.keys(words).sort()).toEqual(['en', 'en/daylight', 'en/mine', 'fr', 'fr/daylight', 'fr/mine'])
  const { default: english } = await words.en!()
  expect(english).toContain('web-start-games =')
  expect(english).toContain('web-strip =')
  expect(english).not.toMatch(/^#/m)
  expect(withoutRemarks('# about\n\na = b\n    # no remark\nc = d\n')).toBe('\na = b\n    # no remark\nc = d\n')
})

/** Signs that no typeface of ours has: those of the system are drawn. */
const SIGNS = /[\n†⋯╫▒▲▴▸▼▾○◌●◷☀★☾♥⚔✓✕✗✝←↑→↓‹›]/u

it('has every letter our texts are written in', () => {
  const files = globSync('../src/tilldawn/locale/**/*.ftl').filter((file) => !/tui|bots|sim|play|server/.test(file))
  expect(files.length).toBeGreaterThan(100)
  const used = new Set(files.flatMap((file) => [...readFileSync(file, 'utf8')]))
  expect([...used].filter((one) => !LETTERS.includes(one) && !SIGNS.test(one))).toEqual([])
})

it('cuts typefaces small, each under a name of ours', { timeout: 30_000 }, async () => {
  const most: Record<string, number> = { book: 13_500, 'book-text': 13_000, 'book-italic': 13_000, plain: 17_000, poster: 8_000, typed: 41_000 }
  for (const face of FACES) {
    const made = readFileSync(`.made/${face.file}.woff2`)
    expect(made.subarray(0, 4).toString('latin1'), face.file).toBe('wOF2')
    expect(made.length, face.file).toBeLessThan(most[face.file] ?? 14_000)
  }
  const poster = FACES.find((face) => face.file === 'poster')!
  expect(await cut(poster, 'node_modules')).toEqual(readFileSync('.made/poster.woff2'))
  const first = FACES.filter((face) => face.first)
  expect(first.map((face) => face.file)).toEqual(['book', 'plain'])
  expect(styleOf(FACES)).not.toMatch(/alegreya|source|lilita|elite/i)
})

it('gives each letter of a family to one file only, and all to swap', () => {
  const plain = FACES.filter((face) => face.family === 'Plain').flatMap((face) => [...face.letters])
  expect(new Set(plain).size).toBe(plain.length)
  expect(rangeOf('cab é')).toBe('U+20,U+61-63,U+e9')
  const rules = styleOf(FACES).split('\n')
  expect(rules.filter((rule) => rule.includes('url(')).every((rule) => rule.includes('font-display:swap'))).toBe(true)
})

it('carries the licence of every typeface, icon and library in it', () => {
  const said = licencesOf(readFileSync('../THIRD-PARTY.md', 'utf8'), '.', 'node_modules')
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: Record<string, string> }
  const art = Object.keys(devDependencies).filter((name) => /fontsource|iconify/.test(name))
  expect(art.length).toBeGreaterThan(4)
  for (const name of [...art, 'svelte', '@fluent/bundle', 'uqr']) expect(said).toContain(`\n${name} `)
  expect(said.split('SIL OPEN FONT LICENSE Version 1.1').length).toBe(4)
  expect(said).toContain('Apache License')
  expect(said).toContain('creativecommons.org/licenses/by/3.0/legalcode')
})

it('tells of a picture what a page has to know, and no more', () => {
  const entry = { large: [960, 600] as [number, number], small: [320, 200] as [number, number], colour: '#102f30', for: ['event/frost'] }
  expect(rowOf('mine/event/frost', entry, 'abc')).toBe('abc102f30')
  expect(rowOf('mine/event/cold', entry, 'abc')).toEqual(['abc102f30', 960, 600, 320, ['event/frost']])
  expect(rowOf('mine/event/frost', { ...entry, topics: ['death'] }, 'abc')).toEqual(['abc102f30', 960, 600, 320, [], ['death']])
  expect(rowOf('mine/house/roof', { ...entry, for: [] }, 'abc')).toEqual(['abc102f30', 960, 600, 320, []])
  expect(rowOf('mine/event/frost', { ...entry, alpha: true, large: [90, 60] }, 'abc')).toEqual(['abc', 90, 60, 320])
  expect(fileOf('mine/event/frost', 'abc', true)).toBe('assets/art/mine.event.frost.s-abc.webp')
})
