import type { MineTableView } from '../../protocol'

/** Whoever a trade is with, to be pictured: at our door, met on the way, or where we are. */
export function traderOf(view: MineTableView): { picture: string; family: string } {
  const { visitor, resident, trip } = view
  if (visitor) return { picture: `card:${visitor}`, family: 'visitor' }
  if (resident) return { picture: `card:${resident}`, family: 'resident' }
  if (trip?.location) return { picture: `card:${trip.location}`, family: 'location' }
  return { picture: 'visitor/plain', family: 'visitor' }
}
