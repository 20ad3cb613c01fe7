/** How somebody looks: their portrait has three moods. */
import type { MineTableView, PersonView } from '../../protocol'

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

/** The name of somebody's portrait, for a ref or an id: in the mood they are in, or were in at the last. */
export function faceOf(who: string, view: MineTableView | undefined): string {
  const id = who.slice(who.indexOf(':') + 1)
  const person = view?.people.find((one) => one.id === id)
  return `mine/portrait/${id}-${person ? moodOf(person) : 'broken'}`
}
