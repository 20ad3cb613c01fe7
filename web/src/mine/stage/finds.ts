/** What may be found at a place: its special finds, each with how likely one result of the die brings it. */
import type { LocationView } from '../../protocol'

export function findsAt(place: LocationView): { good: string; chance: number }[] {
  const results = new Map<string, number>()
  for (const good of place.special) if (good) results.set(good, (results.get(good) ?? 0) + 1)
  return [...results].map(([good, on]) => ({ good, chance: on / place.special.length })).sort((one, other) => other.chance - one.chance)
}
