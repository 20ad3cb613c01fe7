/** What the stage shows: the most pressing thing on the table. */
import type { Ask, Ending, MineTableView } from '../protocol'
import { askedBy, busyWith } from './modules'

export type Scene = 'none' | 'city' | 'trip' | 'combat' | 'raid' | 'trade' | 'card' | 'page' | 'module' | 'ending'

/** Cards outside a trip that ask for something now, the most pressing first. */
export function cardsUp(view: MineTableView): string[] {
  const morning = view.phase === 'morning' ? view.newest : ''
  return [...view.offered, view.fate, view.visitor, morning].filter((card) => card !== '')
}

export function sceneOf(view: MineTableView, ask: Ask | null, ending: Ending | null): Scene {
  if (ending) return 'ending'
  if (ask?.page) return 'page'
  if (askedBy(view, ask)) return 'module'
  if (view.combat) return 'combat'
  if (view.raid || view.phase === 'raid') return 'raid'
  if (view.deal) return 'trade'
  if (cardsUp(view).length) return 'card'
  if (busyWith(view)) return 'module'
  if (view.trip && view.phase === 'scavenging') return 'trip'
  return view.locations.length ? 'city' : 'none'
}
