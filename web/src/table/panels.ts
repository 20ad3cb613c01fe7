/** Questions a game shows in a panel of its own, by game and kind. */
import type { Component } from 'svelte'
import type { OptionWords } from '../protocol'

/** What an own panel is given: whom to tell what the cursor or the focus is on. */
export interface PanelProps {
  onpoint: (option: OptionWords | null) => void
}

export interface Panel {
  /** In the scene, over its whole width, in place of the board; or beside it, in place of the list of choices. */
  place: 'scene' | 'aside'
  load: () => Promise<{ default: Component<PanelProps> }>
}

const PANELS: Record<string, Panel> = {
  'mine:plan': { place: 'aside', load: () => import('../mine/PlanPanel.svelte') }
}

export const panelOf = (game: string, kind: string): Panel | undefined => PANELS[`${game}:${kind}`]
