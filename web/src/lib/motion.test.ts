import { afterEach, expect, it, vi } from 'vitest'
import { fall, move, movesOf, rise, turn } from './motion.svelte'
import { LONGEST, settings } from './settings.svelte'

const line = (facts: object, tone = ''): { tone: string; facts: Record<string, unknown> } => ({ tone, facts: facts as Record<string, unknown> })

afterEach(() => {
  settings.motion = true
})

it('lets who acts lean in, and whom something befalls shake', () => {
  const moves = movesOf([
    line({ who: ['character:cveta', 'character:roman'], space: 'space:c6' }),
    line({ who: 'character:roman', state: 'state:wounds' }, 'bad'),
    line({ by: 'enemy:a3', to: 'character:katia' }, 'bad'),
    line({ who: 'character:roman' }),
    line({ seat: 'seat:1', card: 'card:planks' })
  ])
  expect([...moves]).toEqual([
    ['character:cveta', 'lean'],
    ['character:roman', 'shake'],
    ['enemy:a3', 'lean'],
    ['character:katia', 'shake'],
    ['seat:1', 'lean']
  ])
})

it('moves nobody by facts that name nobody', () => {
  expect(movesOf([line({ who: 3, by: null, result: 8 }), line({})]).size).toBe(0)
})

it('takes no longer than is allowed, and no time at all where motion is off', () => {
  const node = document.createElement('p')
  for (const one of [turn(node), rise(node), fall(node)]) {
    expect(one.duration).toBeGreaterThanOrEqual(150)
    expect(one.duration).toBeLessThanOrEqual(LONGEST)
  }
  expect(settings.pace(900)).toBe(LONGEST)
  settings.motion = false
  expect([turn(node), rise(node), fall(node)].map((one) => one.duration)).toEqual([0, 0, 0])
})

it('leans towards an opponent, and up where there is none; not at all where motion is off', () => {
  const node = document.createElement('p')
  const animate = vi.fn()
  node.animate = animate
  move(node, 'lean')
  node.dataset.ahead = '-1'
  move(node, 'lean')
  const [up, left] = animate.mock.calls.map(([frames]) => (frames as Keyframe[])[1]!.translate)
  expect([up, left]).toEqual(['0 -8px', '-12px 0'])
  settings.motion = false
  move(node, 'lean')
  expect(animate).toHaveBeenCalledTimes(2)
})
