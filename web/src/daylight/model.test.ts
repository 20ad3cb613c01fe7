import { expect, test } from 'vitest'
import { combatFace } from './model'

test('a Combat card is read off its id, of the box or of a pack', () => {
  expect(combatFace('minus-2')).toEqual({ damage: '−2', splash: false, looseRubble: false })
  expect(combatFace('zero-splash')).toEqual({ damage: '0', splash: true, looseRubble: false })
  expect(combatFace('house-cards_plus-2-splash')).toEqual({ damage: '+2', splash: true, looseRubble: false })
})
