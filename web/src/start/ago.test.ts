import { expect, it } from 'vitest'
import { ago } from './ago'

const NOW = 1_800_000_000
const HOUR = 3600

it.each([
  [0, 'now'],
  [-30, 'now'],
  [59, 'now'],
  [90, '1 minute ago'],
  [2 * HOUR, '2 hours ago'],
  [26 * HOUR, 'yesterday'],
  [9 * 24 * HOUR, 'last week'],
  [400 * 24 * HOUR, 'last year']
])('%i seconds', (past, words) => expect(ago(NOW - past, NOW, 'en')).toBe(words))

it('speaks French', () => expect(ago(NOW - 2 * HOUR, NOW, 'fr')).toBe('il y a 2 heures'))
