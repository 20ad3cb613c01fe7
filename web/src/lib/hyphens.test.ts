import { describe, expect, it } from 'vitest'
import { breakable } from './hyphens'

const shown = (name: string): string => breakable(name).replaceAll('\u00ad', '-')

describe('long words of names', () => {
  it.each([
    ['Sledgehammer', 'Sled-ge-ham-mer'],
    ['Shotgun', 'Shot-gun'],
    ['Trigger’s Service Rifle', 'Trig-ger’s Ser-vice Rifle'],
    ['Arbalète', 'Arba-lète'],
    ['Planches', 'Plan-ches'],
    ['Explosifs', 'Explo-sifs'],
    ['Fire Axe', 'Fire Axe']
  ])('%s is broken as %s', (name, broken) => {
    expect(shown(name)).toBe(broken)
  })

  it('keeps three letters on either side and every letter in its place', () => {
    for (const name of ['Baseball Bat', 'Marteau', 'Munitions d’arme à feu', 'Barre chocolatée']) {
      expect(breakable(name).replaceAll('\u00ad', '')).toBe(name)
      const words = shown(name)
        .split(/\s/)
        .map((word) => word.split('-'))
        .filter((parts) => parts.length > 1)
      for (const parts of words) expect([parts[0]!.length, parts.at(-1)!.length].every((size) => size >= 3)).toBe(true)
    }
  })
})
