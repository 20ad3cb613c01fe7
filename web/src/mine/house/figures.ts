/** How somebody is seen in the house: standing, lying, digging … */
import type { MineTableView } from '../../protocol'
import { OUTSIDE, type Place } from './plan'

export type Posture = 'standing' | 'seated' | 'asleep' | 'digging' | 'working' | 'guard' | 'ill' | 'carrying'

const DUG = new Set(['rubble', 'remnants', 'heap'])
/** What one sits at. */
const SEATS = new Set(['chair', 'radio'])
/** When there is nothing to do, people sit down. */
const RESTING = new Set(['dusk', 'evening', 'scavenging', 'raid', 'dawn'])
/** From this level on an illness shows. */
const SHOWS = 3

export function postureOf({ person, space: at, lying }: Place, view: MineTableView): Posture {
  if (lying) return 'asleep'
  if (at === OUTSIDE) return 'carrying'
  if (person.task === 'guard') return 'guard'
  const space = view.spaces.find(({ id }) => id === at)
  if (space && SEATS.has(space.fitting)) return 'seated'
  if (person.doing && space) {
    if (DUG.has(space.card)) return 'digging'
    if (space.card || space.fitting) return 'working'
    const deed = view.printed.deeds[space.printed]
    if (deed) return deed === 'poke' ? 'digging' : 'working'
  }
  if ((person.states.illness ?? 0) >= SHOWS) return 'ill'
  return RESTING.has(view.phase) ? 'seated' : 'standing'
}
