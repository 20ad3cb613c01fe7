/** What the game says of the weather: Cold tokens, open Events, Water being gathered. */
import type { MineTableView } from '../../protocol'

export interface Weather {
  /** How hard it snows. */
  snow: number
  rain: boolean
  /** How much snow lies on roof and street. */
  lies: number
  /** How far the frost has come into the house. */
  frost: number
  /** Something burns in the city. */
  fires: boolean
}

/** More is not drawn. */
const MOST = 6
/** Below this Cold what comes down is rain. */
const FREEZES = 2
/** Events that set the city on fire while they lie open. */
const FIRES = ['shelling', 'last-offensive', 'direct-hit']
const FROST = 'hard-frost'

export function weatherOf(view: Pick<MineTableView, 'cold' | 'effective_cold' | 'active' | 'spaces'>): Weather {
  const cold = Math.min(MOST, view.cold)
  const gathered = view.spaces.some(({ fitting, waiting }) => fitting === 'rainwater-collector' && waiting)
  const rain = gathered && cold < FREEZES
  return {
    snow: rain ? 0 : cold,
    rain,
    lies: cold,
    frost: FROST in view.active ? MOST : Math.min(MOST, view.effective_cold),
    fires: FIRES.some((event) => event in view.active)
  }
}
