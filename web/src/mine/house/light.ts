/** What time of day each phase of `mine` is, what burns in the house, and how far its light falls. */
import type { MineTableView, SpaceView } from '../../protocol'
import type { Box, Plan, Point } from './plan'

export type Daytime = 'dawn' | 'morning' | 'day' | 'dusk' | 'night'

const DAYTIMES: Record<string, Daytime> = {
  morning: 'morning',
  day: 'day',
  dusk: 'dusk',
  evening: 'dusk',
  scavenging: 'night',
  raid: 'night',
  dawn: 'dawn'
}

export const daytimeOf = (phase: string): Daytime => DAYTIMES[phase] ?? 'day'

/** What shines in a Fitting: where, as it is drawn, and how far. */
interface Burning extends Point {
  reach: number
}

export const BURNING: Readonly<Record<string, Burning>> = {
  'simple-heater': { x: 0, y: -28, reach: 1.15 },
  'efficient-heater': { x: -14, y: -32, reach: 1.2 },
  'crude-stove': { x: 0, y: -12, reach: 1.1 },
  'cooking-stove': { x: -24, y: -28, reach: 1.15 },
  'moonshine-still': { x: -24, y: -8, reach: 0.8 },
  'alcohol-still': { x: -24, y: -8, reach: 0.8 },
  'metal-workshop': { x: 38, y: -38, reach: 1 },
  radio: { x: 12, y: -56, reach: 0.5 },
  'herbal-garden': { x: -6, y: -64, reach: 0.7 }
}
/** Fires whose smoke leaves by the roof. */
export const SMOKES = new Set(['simple-heater', 'efficient-heater', 'crude-stove', 'cooking-stove', 'metal-workshop'])
const LAMP = { x: -44, y: -56 }

/** A pool of light: round a flame, and only as far as walls and rubble let it. */
export interface Pool extends Point {
  rx: number
  ry: number
  strength: number
  within: Box
  /** The space it comes from. */
  of: string
}

/** Cards that fill their space from wall to wall: no light comes past them. */
const BLOCKING = new Set(['rubble', 'closed-door'])

/** The room a light falls into, and the rooms beside it. */
function reachOf(plan: Plan, space: SpaceView, spaces: ReadonlyMap<string, SpaceView>): Box {
  const room = plan.openingOf(space.id)
  const open = plan.beside(space.id).filter((other) => !BLOCKING.has(spaces.get(other)?.card ?? ''))
  const left = open.some((other) => plan.boxOf(other).x < room.x) ? room.w : 0
  const right = open.some((other) => plan.boxOf(other).x > room.x) ? room.w : 0
  return { x: room.x - left, y: room.y, w: room.w + left + right, h: room.h }
}

/** Somebody awake has a lamp; who sleeps has put it out, all but a glimmer. */
export const hasLamp = (space: SpaceView, asleep: ReadonlySet<string>): boolean => space.people.some((id) => !asleep.has(id))

export function poolsOf(plan: Plan, view: MineTableView, asleep: ReadonlySet<string>): Pool[] {
  const spaces = new Map(view.spaces.map((space) => [space.id, space]))
  const { x: sx, y: sy } = plan.size
  return view.spaces.flatMap((space) => {
    const burning = BURNING[space.fitting]
    if (!burning && !space.people.length) return []
    const within = reachOf(plan, space, spaces)
    const stand = plan.standOf(space.id)
    const room = plan.openingOf(space.id)
    const at = (x: number, y: number, reach: number, strength: number): Pool => ({
      x: stand.x + x * sx,
      y: stand.y + y * sy,
      rx: room.w * 0.92 * reach,
      ry: room.h * 1.05 * reach,
      strength,
      within,
      of: space.id
    })
    const pools = burning ? [at(burning.x, burning.y, burning.reach, 1)] : []
    if (!space.people.length) return pools
    const middle = room.x + room.w / 2 - stand.x
    return [...pools, hasLamp(space, asleep) ? at(middle / sx + LAMP.x, LAMP.y, 1.12, 1) : at(middle / sx, -20, 0.75, 0.6)]
  })
}
