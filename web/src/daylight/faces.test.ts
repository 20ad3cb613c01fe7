import { expect, test } from 'vitest'
import { faceOf } from './faces'

test('what lies on the table has the picture of its kind', () => {
  expect(faceOf('card:candy-bar')).toEqual({ family: 'card', id: 'candy-bar', cut: true })
  expect(faceOf('enemy:wanderer-12')).toEqual({ family: 'enemy', id: 'wanderer', cut: true })
  expect(faceOf('kind:brute')).toEqual({ family: 'enemy', id: 'brute', cut: true })
  expect(faceOf('assault:slow-tide')).toEqual({ family: 'assault', id: 'slow-tide', cut: false })
})

test('what is no card has none', () => {
  for (const ref of ['seat:0', 'health:1', 'perk:reuse', 'mark:all', '']) expect(faceOf(ref)).toBeNull()
})
