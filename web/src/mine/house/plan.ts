/** Where everything of the Shelter is drawn: the board's own floors and columns, so that ladders stand upright. */
import type { MineTableView, PersonView } from '../../protocol'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  w: number
  h: number
}

export const VIEW = { w: 600, h: 400 }
export const ROOM = { w: 67, h: 71 }
/** How thick the floor under each space is. */
export const SLAB = 5
const LEFT = 52
const TOP = 34
const FLOORS = 'abcde'
/** The column of each floor's first space: d1 lies under c3, e1 under d6. */
const FIRST_COLUMN: Record<string, number> = { a: 0, b: 0, c: 0, d: 2, e: 7 }

export const OUTSIDE = 'outside'

const columnX = (column: number): number => LEFT + column * ROOM.w
const floorY = (floor: string): number => TOP + FLOORS.indexOf(floor) * ROOM.h

/** The street lies at the height of the ground floor's slab; all below is earth. */
export const GROUND = floorY('d') - SLAB

/** The whole place of a space, its slab included. */
export function boxOf(space: string): Box {
  if (space === OUTSIDE) return { x: 2, y: floorY('c') + 6, w: LEFT - 7, h: ROOM.h - 6 }
  const column = FIRST_COLUMN[space[0]!]! + Number(space.slice(1)) - 1
  return { x: columnX(column), y: floorY(space[0]!), ...ROOM }
}

/** How far things in a space with a ladder move aside for it. */
const ASIDE = -6

/** The middle of a space's floor: whatever stands there stands on this point. */
export function standOf(space: string, ladder: boolean): Point {
  const box = boxOf(space)
  return { x: box.x + box.w / 2 + (ladder ? ASIDE : 0), y: box.y + box.h - SLAB }
}

/** Where the lettering of a space goes, centred on x. */
export function letteringOf(space: string): { x: number; y: number; width: number } {
  const { x, y, w } = boxOf(space)
  return { x: x + w / 2, y: y + 2, width: w - 1 }
}

/** The wall each Hole is in, by the floor and the column right of it. */
const HOLE_WALLS: Record<string, { floor: string; column: number }> = {
  1: { floor: 'b', column: 6 },
  2: { floor: 'd', column: 2 },
  3: { floor: 'd', column: 5 }
}

export function holeBox(hole: string): Box {
  const { floor, column } = HOLE_WALLS[hole]!
  return { x: columnX(column) - 10, y: floorY(floor) + 22, w: 20, h: 42 }
}

/** Stretches of one floor: outer walls stand at their ends. The third Hole's wall parts the basement. */
export const WINGS: readonly Box[] = [
  { floor: 'a', from: 0, to: 6 },
  { floor: 'b', from: 0, to: 6 },
  { floor: 'c', from: 0, to: 7 },
  { floor: 'd', from: 2, to: 5 },
  { floor: 'd', from: 5, to: 8 },
  { floor: 'e', from: 7, to: 8 }
].map(({ floor, from, to }) => ({ x: columnX(from), y: floorY(floor), w: (to - from) * ROOM.w, h: ROOM.h }))

/** Somebody in the house: where the figure stands or lies. */
export interface Place extends Point {
  person: PersonView
  space: string
  lying: boolean
}

/** How large a figure's tag is, in units of the drawing: on a small screen tags grow to stay legible. */
export interface TagSize {
  w: number
  h: number
  font: number
  /** Worn before the body, where there is no height for a tag above the head. */
  worn: boolean
}

export const FIGURE_HEIGHT = 29

const sleeps = (person: PersonView): boolean =>
  person.asleep || person.task === 'floor' || person.task.startsWith('bed')

/** Everybody who is here; those away scavenging are not. */
export function places(view: MineTableView, tag: TagSize): Place[] {
  const byId = new Map(view.people.map((person) => [person.id, person]))
  const inside = view.spaces.flatMap((space) =>
    abreast(
      space.id,
      space.people.flatMap((id) => byId.get(id) ?? []),
      space.fitting,
      space.ladder,
      tag
    )
  )
  const street = view.people.filter((person) => person.where === OUTSIDE)
  const here = [...inside, ...abreast(OUTSIDE, street, '', false, tag)]
  const order = view.people.map((person) => person.id)
  return here.sort((one, other) => order.indexOf(one.person.id) - order.indexOf(other.person.id))
}

/** A group in one space: as many abreast as their tags allow, the first ones in the rows behind. */
function abreast(space: string, people: readonly PersonView[], fitting: string, ladder: boolean, tag: TagSize): Place[] {
  const stand = standOf(space, ladder)
  const { w } = boxOf(space)
  const rows = Math.ceil(people.length / Math.max(1, Math.floor((w - 2) / tag.w)))
  const perRow = Math.ceil(people.length / rows)
  const behind = people.length - perRow * (rows - 1)
  return people.map((person, which) => {
    const inLast = which < behind
    const row = inLast ? rows - 1 : rows - 2 - Math.floor((which - behind) / perRow)
    const many = inLast ? behind : perRow
    const at = inLast ? which : (which - behind) % perRow
    const lying = sleeps(person)
    const onBed = lying && fitting.startsWith('bed') ? 11 : 0
    const beside = fitting && !lying ? -13 : 0
    const step = Math.min((w - 6) / many, tag.w + 3)
    return {
      person,
      space,
      lying,
      x: stand.x + beside + (at - (many - 1) / 2) * step,
      y: stand.y - row * (tag.h + 2) - onBed
    }
  })
}
