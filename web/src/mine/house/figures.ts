/** How somebody is seen in the house: standing, lying, digging … */
import type { MineTableView } from '../../protocol'
import { OUTSIDE, type Place } from './plan'

export type Posture = 'standing' | 'seated' | 'lying' | 'digging' | 'guard' | 'ill' | 'walking'

const DUG = new Set(['rubble', 'remnants', 'heap', 'bars', 'closed-door'])
const SEATS = new Set(['chair', 'radio'])
/** From this level on an illness shows. */
const SHOWS = 3

export function postureOf({ person, space: at, lying }: Place, view: MineTableView): Posture {
  if (lying) return 'lying'
  if (at === OUTSIDE) return 'walking'
  const space = view.spaces.find(({ id }) => id === at)
  if (person.task === 'guard') return 'guard'
  if (person.doing && space && (DUG.has(space.card) || space.printed === 'poke-about')) return 'digging'
  if ((person.states.illness ?? 0) >= SHOWS) return 'ill'
  if (space && (SEATS.has(space.fitting) || space.printed === 'new-idea')) return 'seated'
  return 'standing'
}
