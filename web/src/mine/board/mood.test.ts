import { describe, expect, it } from 'vitest'
import type { MineTableView } from '../../protocol'
import { faceOf, moodOf } from './mood'

const costs = (hunger: number, fatigue = 0, illness = 0, misery = 0, wounds = 0) => ({ hunger, fatigue, illness, misery, wounds })

describe('the mood of a portrait', () => {
  it('is well as everybody begins: hungry, one action lost at most', () => {
    expect(moodOf({ edge: [], costs: costs(0) })).toBe('well')
    expect(moodOf({ edge: [], costs: costs(1) })).toBe('well')
  })
  it('is worn from two actions on, whatever they are lost to', () => {
    expect(moodOf({ edge: [], costs: costs(1, 1) })).toBe('worn')
    expect(moodOf({ edge: [], costs: costs(0, 2) })).toBe('worn')
    expect(moodOf({ edge: [], costs: costs(1, 2, 1) })).toBe('worn')
  })
  it('is broken from five on', () => {
    expect(moodOf({ edge: [], costs: costs(1, 2, 1, 1) })).toBe('broken')
  })
  it('is broken where one more level is the end', () => {
    expect(moodOf({ edge: ['hunger'], costs: costs(2) })).toBe('broken')
  })
})

describe('the face of somebody', () => {
  const view = { people: [{ id: 'zlata', edge: [], costs: costs(1, 1) }] } as unknown as MineTableView
  it('has the mood of whoever is with us', () => {
    expect(faceOf('character:zlata', view)).toBe('mine/portrait/zlata-worn')
    expect(faceOf('zlata', view)).toBe('mine/portrait/zlata-worn')
  })
  it('is broken once they are lost', () => {
    expect(faceOf('character:boris', view)).toBe('mine/portrait/boris-broken')
    expect(faceOf('boris', undefined)).toBe('mine/portrait/boris-broken')
  })
})
