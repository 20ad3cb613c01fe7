import { describe, expect, it } from 'vitest'
import { arrow, blocked, inCorner, overlap, placed, selector, type Box } from './pointing'

const WINDOW: Box = { left: 0, top: 0, width: 1280, height: 700 }
const NOTE = { width: 400, height: 300 }
const over = (spot: { left: number; top: number }, hole: Box): number => overlap({ ...spot, ...NOTE }, hole)

describe('a note of the guide', () => {
  it('lies beside what it points at, wherever that is', () => {
    for (let left = 0; left <= 1180; left += 90) {
      for (let top = 0; top <= 620; top += 60) {
        const hole = { left, top, width: 100, height: 80 }
        const spot = placed(NOTE, WINDOW, hole, [], 34)
        expect(over(spot, hole)).toBe(0)
        expect(spot.left).toBeGreaterThanOrEqual(0)
        expect(spot.top).toBeGreaterThanOrEqual(0)
        expect(spot.left + NOTE.width).toBeLessThanOrEqual(WINDOW.width)
        expect(spot.top + NOTE.height).toBeLessThanOrEqual(WINDOW.height)
      }
    }
  })

  it('lies below a strip that has the whole width', () => {
    const strip = { left: 0, top: 0, width: 1280, height: 52 }
    expect(over(placed(NOTE, WINDOW, strip, [], 34), strip)).toBe(0)
  })

  it('lies in the middle where it points at nothing', () => {
    expect(placed(NOTE, WINDOW, null, [], 34)).toEqual({ left: 440, top: 200 })
  })

  it('covers as little as can be of something that leaves it no room', () => {
    const scene = { left: 0, top: 52, width: 900, height: 648 }
    expect(over(placed(NOTE, WINDOW, scene, [], 34), scene)).toBeLessThan(0.04 * 900 * 648)
  })

  it('keeps off what is to be kept free', () => {
    const bar = { left: 0, top: 400, width: 1280, height: 300 }
    const spot = placed(NOTE, WINDOW, null, [bar], 34)
    expect(over(spot, bar)).toBe(0)
  })

  it('never lies over what it points at nor over the choices, where there is room for it anywhere', () => {
    const hole = { left: 460, top: 200, width: 90, height: 84 }
    const choices = [0, 1, 2, 3].map((n) => ({ left: 915, top: 120 + 90 * n, width: 350, height: 80 }))
    const spot = placed(NOTE, WINDOW, hole, choices, 34)
    expect(blocked(spot, NOTE, hole, choices)).toBe(false)
    expect(blocked(inCorner(NOTE, WINDOW, choices), NOTE, null, choices)).toBe(false)
  })

  it('covers what is only read rather than what is used, and neither where it can', () => {
    const used = [{ left: 0, top: 0, width: 640, height: 700 }]
    const read = [{ left: 640, top: 0, width: 640, height: 380 }]
    const spot = inCorner(NOTE, WINDOW, used, read)
    expect(blocked(spot, NOTE, null, [...used, ...read])).toBe(false)
    const more = [{ left: 640, top: 0, width: 640, height: 700 }]
    expect(blocked(inCorner(NOTE, WINDOW, used, more), NOTE, null, used)).toBe(false)
  })

  it('has an arrow from its side to the nearest edge', () => {
    const hole = { left: 300, top: 300, width: 100, height: 80 }
    expect(arrow({ left: 500, top: 200, ...NOTE }, hole)).toEqual({ from: [500, 350], to: [405, 350] })
    expect(arrow({ left: 320, top: 320, ...NOTE }, hole)).toBeNull()
  })

  it('finds parts, verbs and things', () => {
    expect(selector('part:strip')).toBe('[data-part="strip"]')
    expect(selector('verb:ready')).toBe('[data-verb="ready"]')
    expect(selector('card:bed-1')).toContain('[data-ref="card')
  })
})
