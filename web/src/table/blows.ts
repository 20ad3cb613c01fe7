/** A blow in figures: which of its cards counts, and what it cost whom. */
import type { Beat } from '../protocol'

export type Blow = NonNullable<Beat['blow']>

/** The cards that were turned up: the one that counts, and those that came to nothing. One of two alike counts. */
export function cardsOf({ cards, applied }: Blow): { counts: string[]; idle: string[] } {
  const used = cards.indexOf(applied)
  return { counts: used < 0 ? [] : [applied], idle: cards.filter((_, at) => at !== used) }
}

/** Whether a number has a sign of its own before it: "+2 Damage". */
export const signed = (name: string): boolean => /^[+−-]/.test(name)

/** Who lost how much: hearts of people, or the Damage somebody on the line took in their stead. */
export function tollOf({ to, hearts, damage }: Blow): { who: string; lost: number }[] {
  const lost = hearts.map(({ who, before, after }) => ({ who, lost: before - after }))
  return lost.length || to.startsWith('seat:') || !damage ? lost : [{ who: to, lost: damage }]
}

/** Of those that had a blow to strike as the turn began, how many stand behind the last one that is shown. */
export const restOf = (now: Beat, last: Beat | undefined): number => Math.max(0, now.of - (last?.number ?? now.of))
