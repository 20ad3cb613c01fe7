/** Where everything of the Shelter is drawn: a layout's rows and columns, as wide and as high as the frame allows. */
import type { MineTableView, PersonView } from '../../protocol'
import type { Layout, RoomAt } from './layout'

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  w: number
  h: number
}

export const OUTSIDE = 'outside'

/** Rooms grow with the frame between these widths; what is left goes to the sky, the street and the earth. */
const ROOM_WIDTH = { least: 58, most: 108 }
/** From one floor to the next. */
const PITCH = 73
/** The street left of the house, the yard right of it, the roof above, the earth below. */
const MARGIN = { left: 58, right: 8, top: 27, bottom: 8 }
/** How thick a floor is where no name is written on it. */
const BARE_SLAB = 6
const WALL = 5
/** Things are drawn for a room this large. */
const DRAWN = { w: 124, h: 86 }
/** How much taller than wide things may be drawn in a narrow room. */
const TALLER = 1.25

export type Side = 'left' | 'right'

/** A ladder from one floor to the next, and the hatchway it leads through. */
export interface Way extends Box {
  hatch: Box
}

export class Plan {
  readonly view: { w: number; h: number }
  /** Width of a room. */
  readonly wide: number
  readonly slab: number
  private readonly left: number
  private readonly top: number
  private readonly rows: number
  private readonly columns: number
  private readonly sides = new Map<string, Side>()

  /**
   * `ratio` is the frame's width to its height; `lettering` the height of a name on a floor, none if there is no room
   * for names; `ladders` join spaces, the upper one first.
   */
  constructor(
    readonly layout: Layout,
    ratio: number,
    lettering = 0,
    private readonly ladders: readonly (readonly [string, string])[] = []
  ) {
    const rooms = Object.values(layout.rooms)
    this.rows = Math.max(...rooms.map(({ row }) => row)) + 1
    this.columns = Math.max(...rooms.map(({ column }) => column)) + 1
    this.slab = lettering ? Math.max(BARE_SLAB, lettering * 1.28) : BARE_SLAB
    const high = MARGIN.top + this.rows * PITCH + MARGIN.bottom
    const free = high * ratio - MARGIN.left - MARGIN.right
    this.wide = Math.min(ROOM_WIDTH.most, Math.max(ROOM_WIDTH.least, free / this.columns))
    const needed = MARGIN.left + this.columns * this.wide + MARGIN.right
    const w = Math.max(needed, high * ratio)
    this.view = { w, h: w / ratio }
    this.left = MARGIN.left + (w - needed) / 2
    this.top = MARGIN.top + (this.view.h - high) / 2
    // two ladders in one room stand on either side of it
    for (const [upper, lower] of ladders) this.sides.set(lower, this.sides.get(upper) === 'right' ? 'left' : 'right')
  }

  private columnX(column: number): number {
    return this.left + column * this.wide
  }

  private rowY(row: number): number {
    return this.top + row * PITCH
  }

  private roomAt(space: string): RoomAt {
    const found = this.layout.rooms[space]
    if (!found) throw new Error(`the layout has no room ${space}`)
    return found
  }

  /** The street lies on the ground floor's lower edge; all below is earth. */
  get ground(): number {
    return this.rowY(this.layout.ground + 1)
  }

  /** The whole place of a space: the floor above it, which bears its name, and the room. */
  boxOf(space: string): Box {
    if (space === OUTSIDE)
      return { x: this.left - MARGIN.left + 3, y: this.rowY(this.layout.ground) + 6, w: MARGIN.left - 10, h: PITCH - 6 }
    const { column, row } = this.roomAt(space)
    return { x: this.columnX(column), y: this.rowY(row), w: this.wide, h: PITCH }
  }

  /** The room alone. */
  openingOf(space: string): Box {
    const { x, y, w, h } = this.boxOf(space)
    return { x, y: y + this.slab, w, h: h - this.slab }
  }

  /** How wide and how high things are drawn. */
  get size(): { x: number; y: number } {
    const x = Math.min(this.wide / DRAWN.w, (PITCH - this.slab) / DRAWN.h)
    return { x, y: Math.min((PITCH - this.slab) / DRAWN.h, x * TALLER) }
  }

  /** How tall people are, and how long and high when they lie: taller where no tag hangs above them. */
  get figure(): { h: number; lying: { w: number; h: number } } {
    const h = this.slab === BARE_SLAB ? 47 : 37
    return { h, lying: { w: h * 1.1, h: h * 0.34 } }
  }

  /** Which side of a space a ladder to the floor above stands on. */
  ladderSide(space: string): Side | undefined {
    return this.sides.get(space)
  }

  /** The middle of a space's floor: whatever stands there stands on this point, aside of a ladder. */
  standOf(space: string): Point {
    const { x, y, w, h } = this.boxOf(space)
    const side = this.ladderSide(space)
    const aside = side ? (side === 'right' ? -1 : 1) * Math.max(0, 68 * this.size.x + 11 - w / 2) : 0
    return { x: x + w / 2 + aside, y: y + h - 1.5 }
  }

  /** Where the name of a space goes: on the floor above it, centred on x, beside a ladder. */
  letteringOf(space: string): { x: number; y: number; width: number; height: number } {
    const { x, y, w } = this.boxOf(space)
    if (space === OUTSIDE) return { x: x + w / 2, y, width: w, height: this.slab }
    const side = this.ladderSide(space)
    const taken = side ? LADDER.w + 4 : 0
    return { x: x + w / 2 + (side === 'left' ? taken / 2 : -taken / 2), y, width: w - 4 - taken, height: this.slab }
  }

  /** The air left of a floor that begins with this space. */
  besideFloor(space: string): Box {
    const { x, y } = this.boxOf(space)
    return { x: x - WALL - 27, y: y + this.slab + 12, w: 24, h: 24 }
  }

  holeBox(hole: string): Box {
    const { row, column } = this.layout.holes[hole]!
    return { x: this.columnX(column) - 14, y: this.rowY(row + 1) - 51, w: 28, h: 50 }
  }

  /** Stretches of one floor without a wall in them: outer walls stand at their ends. */
  get wings(): readonly Box[] {
    const found: Box[] = []
    for (let row = 0; row < this.rows; row++) {
      const taken = new Set(Object.values(this.layout.rooms).flatMap((room) => (room.row === row ? room.column : [])))
      for (let from = 0; from < this.columns; from++) {
        if (!taken.has(from)) continue
        let to = from + 1
        while (taken.has(to) && !this.isWall(row, to)) to++
        found.push({ x: this.columnX(from), y: this.rowY(row), w: (to - from) * this.wide, h: PITCH })
        from = to - 1
      }
    }
    return found
  }

  private isWall(row: number, column: number): boolean {
    return this.layout.walls.some((wall) => wall.row === row && wall.column === column)
  }

  /** A lintel between two neighbouring spaces leaves the way open below it. */
  get lintels(): readonly Box[] {
    return this.wings.flatMap(({ x, y, w }) =>
      Array.from({ length: Math.round(w / this.wide) - 1 }, (_, at) => ({
        x: x + (at + 1) * this.wide - WALL / 2 + 0.5,
        y: y + this.slab - 1,
        w: WALL - 1,
        h: 17
      }))
    )
  }

  /** Outer walls, and those that part neighbours. */
  get walls(): readonly Box[] {
    const thick = { w: WALL, h: PITCH }
    return this.wings.flatMap(({ x, y, w }) => [
      { x: x - WALL, y, ...thick },
      { x: x + w, y, ...thick }
    ])
  }

  /** Floors, and the one below the lowest rooms. */
  get floors(): readonly Box[] {
    return this.wings.flatMap(({ x, y, w, h }) => [
      { x: x - WALL - 1, y, w: w + 2 * WALL + 2, h: this.slab },
      { x: x - WALL - 1, y: y + h, w: w + 2 * WALL + 2, h: BARE_SLAB }
    ])
  }

  get ways(): readonly Way[] {
    return this.ladders.map(([upper, lower]) => {
      const from = this.boxOf(upper)
      const to = this.boxOf(lower)
      const x = this.ladderSide(lower) === 'left' ? to.x + 4 : to.x + to.w - LADDER.w - 4
      const y = from.y + from.h - LADDER.above
      return {
        x,
        y,
        w: LADDER.w,
        h: to.y + to.h - y,
        hatch: { x: x - 1.5, y: from.y + from.h, w: LADDER.w + 3, h: this.slab }
      }
    })
  }

  /** A roof's foot stands on the floor above its row. */
  get roofs(): readonly (Box & { kind: string })[] {
    return this.layout.roofs.map(({ kind, row, from, to }) => {
      const [x, w, foot] = [this.columnX(from), (to - from) * this.wide, this.rowY(row) + 2]
      const { h, before, behind } = ROOFS[kind]
      return { kind, x: x - before, y: foot - h, w: w + before + behind, h }
    })
  }

  /** Neighbours of a space that light falls into: no wall between them. */
  beside(space: string): string[] {
    const { row, column } = this.roomAt(space)
    return Object.entries(this.layout.rooms).flatMap(([other, at]) => {
      const near = at.row === row && Math.abs(at.column - column) === 1
      return near && !this.isWall(row, Math.max(column, at.column)) ? other : []
    })
  }

  /** A picture of a wall for each space: neighbours differ. */
  wallOf(space: string): string {
    const { wall, column, row } = this.roomAt(space)
    return `house/wall-${wall}-${((column + row) % WALL_PICTURES[wall]) + 1}`
  }
}

const LADDER = { w: 13, above: 12 }
/** How many pictures there are of each. */
const WALL_PICTURES = { attic: 2, upper: 3, ground: 3, cellar: 2, pit: 1, yard: 1 }
/** How high each roof is, and how far it stands out on either side. */
const ROOFS = {
  roof: { h: 34, before: 14, behind: 8 },
  mansard: { h: 34, before: 10, behind: 10 },
  lean: { h: 17, before: 0, behind: 12 },
  porch: { h: 17, before: 12, behind: 0 }
}

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

const sleeps = (person: PersonView): boolean =>
  person.asleep || person.task === 'floor' || person.task.startsWith('bed')

/** Everybody who is here; those away scavenging are not. */
export function places(plan: Plan, view: MineTableView, tag: TagSize): Place[] {
  const byId = new Map(view.people.map((person) => [person.id, person]))
  const inside = view.spaces.flatMap((space) =>
    abreast(
      plan,
      space.id,
      space.people.flatMap((id) => byId.get(id) ?? []),
      space.fitting,
      tag
    )
  )
  const street = view.people.filter((person) => person.where === OUTSIDE)
  const here = [...inside, ...abreast(plan, OUTSIDE, street, '', tag)]
  const order = view.people.map((person) => person.id)
  return here.sort((one, other) => order.indexOf(one.person.id) - order.indexOf(other.person.id))
}

/** Who guards stands near the door; who works at a Fitting stands beside it. */
const AT_DOOR = -0.12
const BESIDE = -0.16

/** A group in one space: as many abreast as their tags allow, the first ones in the rows behind. */
function abreast(plan: Plan, space: string, people: readonly PersonView[], fitting: string, tag: TagSize): Place[] {
  if (!people.length) return []
  const stand = plan.standOf(space)
  const { w } = plan.boxOf(space)
  const each = Math.max(tag.w, 17)
  const rows = Math.ceil(people.length / Math.max(1, Math.floor((w - 2) / each)))
  const perRow = Math.ceil(people.length / rows)
  const behind = people.length - perRow * (rows - 1)
  return people.map((person, which) => {
    const inLast = which < behind
    const row = inLast ? rows - 1 : rows - 2 - Math.floor((which - behind) / perRow)
    const many = inLast ? behind : perRow
    const at = inLast ? which : (which - behind) % perRow
    const lying = sleeps(person)
    const onBed = lying && fitting.startsWith('bed') ? 17 * plan.size.y : 0
    const beside = person.task === 'guard' ? AT_DOOR * w : fitting && !lying ? BESIDE * w : 0
    const step = Math.min((w - 6) / many, each + 3)
    return {
      person,
      space,
      lying,
      x: stand.x + beside + (at - (many - 1) / 2) * step,
      y: stand.y - row * (tag.h + 2) - onBed
    }
  })
}
