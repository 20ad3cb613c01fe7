import { expect, it } from 'vitest'
import { between, corridor, frame, line, place, stops, token, turns, type Tile } from './map'

const gallery = (more: Partial<Tile> = {}): Tile => ({
  tile: 'brick-gallery',
  x: 1,
  y: 0,
  links: ['nA', 'A1B', 'Bs', 'n3B'],
  rooms: 'AB',
  bright: 'B',
  exits: { n: 'w', s: 'e' },
  entry: 'n',
  walked: 'n',
  ...more
})

it('turns a tile as its exits say, and its rooms with it', () => {
  expect(turns(gallery())).toBe(3)
  expect(place(gallery(), 'n')).toEqual({ x: 100, y: 50 })
  expect(place(gallery(), 's')).toEqual({ x: 200, y: 50 })
  expect(place(gallery({ exits: { n: 'n', s: 's' } }), 'A')).toEqual({ x: 128, y: 42 })
})

it('reads corridors and ways as they are written', () => {
  expect(corridor('n3B')).toEqual({ from: 'n', to: 'B', number: '3' })
  expect(corridor('nA').number).toBe('')
  expect(stops('nA1Bs')).toEqual(['n', 'A', 'B', 's'])
  expect(line(gallery(), 'nA1Bs').split(' ')).toHaveLength(4)
})

it('puts the party into the room or into the middle of the corridor it has come to', () => {
  const tile = gallery({ walked: 'nA' })
  expect(token(tile, 'nA1Bs')).toEqual(place(tile, 'A'))
  const further = gallery({ walked: 'nA1' })
  expect(token(further, 'nA1Bs')).toEqual(between(place(further, 'A'), place(further, 'B')))
})

it('frames all tiles that lie', () => {
  expect(frame([gallery(), gallery({ x: 0, y: -1 })])).toBe('-12 -112 224 224')
})
