/** Questions a game shows in a panel of its own, by game and kind. */
import type { Component } from 'svelte'
import type { OptionWords } from '../protocol'

type Panel = Component<{ onpoint: (option: OptionWords | null) => void }>

const PANELS: Record<string, () => Promise<{ default: Panel }>> = {
  'mine:plan': () => import('../mine/PlanPanel.svelte')
}

export const panelOf = (game: string, kind: string): (() => Promise<{ default: Panel }>) | undefined =>
  PANELS[`${game}:${kind}`]
