/** How somebody looks: their portrait has three moods. */
import type { PersonView } from '../../protocol'

export type Mood = 'well' | 'worn' | 'broken'

/** Black dots on all States together (what each of them costs in actions) from which somebody looks worn, and broken. One dot is
 * what everybody begins with. */
const WORN = 2
const BROKEN = 5

/** Broken: one more level of a State is the end, or the States cost five actions together. Worn: they cost two. */
export function moodOf({ edge, costs }: Pick<PersonView, 'edge' | 'costs'>): Mood {
  const dots = Object.values(costs).reduce((sum, cost) => sum + cost, 0)
  if (edge.length || dots >= BROKEN) return 'broken'
  return dots >= WORN ? 'worn' : 'well'
}
