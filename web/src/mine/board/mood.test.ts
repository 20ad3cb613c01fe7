import { describe, expect, it } from 'vitest'
import { moodOf } from './mood'

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
