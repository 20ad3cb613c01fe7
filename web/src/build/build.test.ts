import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import words from 'virtual:words'
import { chunkOf } from './chunks'
import { shortenIcon, shortenPath } from './icons'
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
