import { expect, test } from 'vitest'
import type { DaylightTableView } from '../protocol'
import { combatFace } from './model'

test('a Combat card shows what the view says of it, of the box or of a pack', () => {
  const view = {
    faces: {
      'minus-2': { damage: -2, splash: 0, loose_rubble: false },
      'house-cards_odd': { damage: 2, splash: 1, loose_rubble: true },
      zero: { damage: 0, splash: 0, loose_rubble: false }
    }
  } as unknown as DaylightTableView
  expect(combatFace('minus-2', view)).toEqual({ damage: '−2', splash: 0, looseRubble: false })
  expect(combatFace('zero', view)).toEqual({ damage: '0', splash: 0, looseRubble: false })
  expect(combatFace('house-cards_odd', view)).toEqual({ damage: '+2', splash: 1, looseRubble: true })
})
