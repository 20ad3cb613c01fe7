import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { MineTableView, PersonView } from '../../protocol'
import { layoutOf, type Ground, type Layout } from './layout'
import { OUTSIDE, places, Plan, type Box } from './plan'
import sides from './sides.json'

/** A house nobody lives in: two floors and two cellars, with a gap, a wall, two roofs. */
const INVENTED: Layout = {
  rooms: {
    t1: { column: 1, row: 0, wall: 'attic', back: 'window' },
    t2: { column: 2, row: 0, wall: 'attic' },
    g1: { column: 0, row: 1, wall: 'ground' },
    g2: { column: 1, row: 1, wall: 'ground', back: 'curtained' },
    g3: { column: 2, row: 1, wall: 'ground' },
    g4: { column: 4, row: 1, wall: 'upper' },
    k1: { column: 2, row: 2, wall: 'cellar' },
    k2: { column: 3, row: 2, wall: 'cellar', back: 'shelf' },
    p1: { column: 3, row: 3, wall: 'pit' }
  },
  ground: 1,
  holes: { 1: { row: 1, column: 3, behind: 'sky' }, 7: { row: 2, column: 3, behind: 'dark' } },
  walls: [{ row: 2, column: 3 }],
  roofs: [
    { kind: 'roof', row: 0, from: 1, to: 3 },
    { kind: 'lean', row: 1, from: 4, to: 5 }
  ]
}
const INVENTED_WAYS = [
  ['t2', 'g3'],
  ['g3', 'k1'],
  ['k2', 'p1']
] as const
const BASIC = layoutOf(sides.basic as unknown as Ground)
const ADVANCED = layoutOf(sides.advanced as unknown as Ground)
type Ways = readonly (readonly [string, string])[]

const HOUSES: readonly { name: string; layout: Layout; ways: Ways }[] = [
  { name: 'the basic side', layout: BASIC, ways: sides.basic.printed.ladders as unknown as Ways },
  { name: 'the advanced side', layout: ADVANCED, ways: sides.advanced.printed.ladders as unknown as Ways },
  { name: 'an invented side', layout: INVENTED, ways: INVENTED_WAYS }
]
/** Frames of a desktop, a wide screen, a phone, and one that stands upright. */
const RATIOS = [2.02, 3.4, 1.39, 0.7]

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.w - 0.01 && other.x < one.x + one.w - 0.01 && one.y < other.y + other.h - 0.01 && other.y < one.y + one.h - 0.01

describe.each(HOUSES)('$name', ({ layout, ways }) => {
  describe.each(RATIOS)('in a frame of %d', (ratio) => {
    const plan = new Plan(layout, ratio, 11, ways)
    const spaces = Object.keys(layout.rooms)

    test('fills its frame, and every room lies in it, apart from all others', () => {
      expect(plan.view.w / plan.view.h).toBeCloseTo(ratio)
      const boxes = [...spaces, OUTSIDE].map((space) => plan.boxOf(space))
      for (const box of boxes) {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.w).toBeLessThanOrEqual(plan.view.w + 0.01)
        expect(box.y + box.h).toBeLessThanOrEqual(plan.view.h + 0.01)
      }
      boxes.forEach((one, at) => boxes.slice(at + 1).forEach((other) => expect(overlap(one, other)).toBe(false)))
    })

    test('its ladders stand upright, from one floor through the next, and names and things keep clear of them', () => {
      expect(plan.ways).toHaveLength(ways.length)
      ways.forEach(([upper, lower], at) => {
        const way = plan.ways[at]!
        const room = plan.boxOf(lower)
        expect(way.x).toBeGreaterThanOrEqual(room.x)
        expect(way.x + way.w).toBeLessThanOrEqual(room.x + room.w)
        expect(way.y).toBeLessThan(plan.boxOf(upper).y + plan.boxOf(upper).h)
        expect(way.y + way.h).toBeCloseTo(room.y + room.h)
        const { x, width } = plan.letteringOf(lower)
        expect(overlap(way, { x: x - width / 2, y: room.y, w: width, h: plan.slab })).toBe(false)
      })
    })

    test('a Hole is in a wall of its floor, and walls part what nobody passes between', () => {
      for (const [hole, { row, column }] of Object.entries(layout.holes)) {
        const box = plan.holeBox(hole)
        const beside = spaces.filter((space) => layout.rooms[space]!.row === row && [column, column - 1].includes(layout.rooms[space]!.column))
        expect(beside.length).toBeGreaterThan(0)
        for (const space of beside) {
          const room = plan.boxOf(space)
          expect([room.x, room.x + room.w].some((x) => Math.abs(x - box.x - box.w / 2) < 0.01)).toBe(true)
        }
      }
      for (const { row, column } of layout.walls) {
        const at = (c: number): string => spaces.find((space) => layout.rooms[space]!.row === row && layout.rooms[space]!.column === c)!
        expect(plan.beside(at(column))).not.toContain(at(column - 1))
      }
    })

    test('rows below the ground are in the earth, the others are not', () => {
      for (const space of spaces) expect(plan.boxOf(space).y >= plan.ground - 0.01).toBe(layout.rooms[space]!.row > layout.ground)
    })

    test('everybody stands in their room', () => {
      const people = spaces.map((where, at) => ({ id: `p${at}`, where, task: '', asleep: false }) as unknown as PersonView)
      const view = { people, spaces: spaces.map((id, at) => ({ id, people: [`p${at}`], fitting: '' })) } as unknown as MineTableView
      const found = places(plan, view, { w: 19, h: 12, font: 11, worn: false })
      expect(found).toHaveLength(spaces.length)
      for (const { space, x, y } of found) {
        const room = plan.openingOf(space)
        expect(x > room.x && x < room.x + room.w).toBe(true)
        expect(y > room.y && y <= room.y + room.h).toBe(true)
      }
    })
  })

  test('there is a picture of each wall, of what hangs on it, of each roof and of what is behind each Hole', () => {
    const known = JSON.parse(readFileSync('../src/tilldawn/web/art.json', 'utf8')) as Record<string, unknown>
    const plan = new Plan(layout, 2)
    for (const [space, { back }] of Object.entries(layout.rooms)) {
      expect(known).toHaveProperty([`mine/${plan.wallOf(space)}`])
      if (back) expect(known).toHaveProperty([`mine/house/back-${back}`])
    }
    for (const { kind } of layout.roofs) for (const end of ['', '-snow']) expect(known).toHaveProperty([`mine/house/${kind}${end}`])
    for (const { behind } of Object.values(layout.holes)) expect(known).toHaveProperty([`mine/house/hole-${behind}`])
  })
})

test('each side stands in its own columns: ladders join rooms that lie one above the other', () => {
  for (const { layout, ways } of HOUSES) for (const [upper, lower] of ways) expect(layout.rooms[upper]!.column).toBe(layout.rooms[lower]!.column)
  expect(ADVANCED.rooms['h6']!.wall).toBe('yard')
  expect(ADVANCED.holes).toEqual({
    4: { row: 0, column: 6, behind: 'sky' },
    5: { row: 1, column: 5, behind: 'dark' },
    6: { row: 3, column: 1, behind: 'dark' }
  })
  expect(new Plan(ADVANCED, 2).beside('g4')).toEqual(['g3'])
})

test('a side nobody has dressed yet stands in the walls of the usual one', () => {
  const { rooms, roofs } = layoutOf({ ...sides.advanced, printed: { ...sides.advanced.printed, board: 'unknown' } } as unknown as Ground)
  expect(rooms['h6']).toMatchObject({ row: 2, column: 5, wall: 'ground' })
  expect(roofs[0]!.kind).toBe('roof')
})

test('a wide frame makes wide rooms, a narrow one narrow rooms, a frame without names leaves more room', () => {
  expect(new Plan(BASIC, 2.02).wide).toBeGreaterThan(new Plan(BASIC, 1.39).wide + 20)
  expect(new Plan(BASIC, 2, 0).openingOf('c1').h).toBeGreaterThan(new Plan(BASIC, 2, 11).openingOf('c1').h)
})

test('the house is drawn from its layout alone: no file of it names a space', () => {
  for (const file of readdirSync('src/mine/house').filter((name) => /\.(ts|svelte)$/.test(name) && !name.includes('test') && name !== 'layout.ts'))
    expect(readFileSync(`src/mine/house/${file}`, 'utf8'), file).not.toMatch(/['"`:][a-j][1-7]['"`]/)
})
