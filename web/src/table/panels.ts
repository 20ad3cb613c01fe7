/** Questions a game shows in a panel of its own, by game and kind. */
import type { Component } from 'svelte'
import type { OptionWords } from '../protocol'

/** What an own panel is given: whom to tell what the cursor or the focus is on. */
export interface PanelProps {
  onpoint: (option: OptionWords | null) => void
}

export interface Panel {
  /** It is shown to those who are not asked, too. */
  always?: true
  /** In the scene, over its whole width, in place of the board; or beside it, in place of the list of choices. */
  place: 'scene' | 'aside'
  load: () => Promise<{ default: Component<PanelProps> }>
  /** It is only shown where one of these may be answered; otherwise there is nothing to draw. */
  verbs?: readonly string[]
  /** A choice of several parts: it is not shown where a single answer settles it. */
  parts?: boolean
}

/** A choice as one picture in the scene, which tells by itself of what is pointed at. */
const picture = (verbs: readonly string[], load: () => Promise<{ default: Component }>): Panel => ({
  place: 'scene',
  load: load as Panel['load'],
  verbs
})

const FIGHT: Panel = { place: 'scene', load: () => import('../daylight/scenes/FightScene.svelte') }
const SEARCH: Panel = { place: 'scene', load: () => import('../daylight/scenes/SearchScene.svelte') }
const heaps = (): Promise<{ default: Component }> => import('../mine/heaps/HeapScene.svelte')
const trade = (): Promise<{ default: Component }> => import('../mine/heaps/TradeScene.svelte')
/** Pieces that go from one heap to another: the kind of question, and what moves one. */
const HEAPS = [
  ['equip', 'pack'],
  ['load', 'add', 'leave-good'],
  ['loot', 'loot'],
  ['raid-loss', 'raid-lose'],
  ...['fight-ransom', 'pay-toll', 'raid-pay', 'pay-gift', 'pay-offer', 'pay-bribe', 'pay-off', 'doctor-fee', 'script-pay'].map(
    (kind) => [kind, 'pay']
  )
] as const
const TRADES = [
  ['trade-buy', 'trade-buy'],
  ['trade-commission', 'pay'],
  ['trade-pay', 'pay']
] as const

const wounds = (): Promise<{ default: Component }> => import('../mine/stage/WoundScene.svelte')
/** Whom Wounds strike. */
const WOUNDS = [
  ['hit', 'hit'],
  ['wound', 'wound', 'wound-last'],
  ['raid-wound', 'raid-wound'],
  ['fight-blow', 'hit'],
  ['fight-struck', 'wound', 'wound-last']
] as const

/** Questions of the modules of `mine` that fill the scene: by kind, from the folder of each (`mine/modules`). */
const OF_MODULES = import.meta.glob<Record<string, Panel>>('../mine/modules/*/panels.ts', { eager: true, import: 'default' })

const PANELS: Record<string, Panel> = {
  'daylight:found': SEARCH,
  'daylight:wave': SEARCH,
  'daylight:peek': SEARCH,
  'daylight:peeked': SEARCH,
  'daylight:turn': FIGHT,
  'daylight:target': FIGHT,
  'daylight:ammo': FIGHT,
  'daylight:boost': FIGHT,
  'daylight:place': FIGHT,
  'daylight:share': picture(['share'], () => import('../daylight/scenes/SplitScene.svelte')),
  'daylight:trade': { place: 'scene', always: true, load: () => import('../daylight/scenes/TradeScene.svelte') },
  'mine:drink': picture(['give-water'], () => import('../mine/plan/Water.svelte')),
  'mine:eat': picture(['feed', 'cook'], () => import('../mine/plan/Supper.svelte')),
  'mine:evening': picture(['task', 'bed'], () => import('../mine/plan/Evening.svelte')),
  'mine:dawn': picture(['place', 'drink', 'journal'], () => import('../mine/plan/Care.svelte')),
  'mine:dawn-after': picture(['drink'], () => import('../mine/plan/Care.svelte')),
  ...Object.fromEntries(HEAPS.map(([kind, ...verbs]) => [`mine:${kind}`, { ...picture(verbs, heaps), parts: true }])),
  ...Object.fromEntries(TRADES.map(([kind, ...verbs]) => [`mine:${kind}`, { ...picture(verbs, trade), parts: kind !== 'trade-buy' }])),
  ...Object.fromEntries(WOUNDS.map(([kind, ...verbs]) => [`mine:${kind}`, picture(verbs, wounds)])),
  'mine:round': picture(['fight-on', 'flee'], () => import('../mine/stage/FightScene.svelte')),
  'mine:where-to': picture(['go-to'], () => import('../mine/stage/CityScene.svelte')),
  'mine:stop': picture(['pass-by'], () => import('../mine/stage/StopScene.svelte')),
  'mine:script': picture(['script'], () => import('../mine/stage/PageScene.svelte')),
  ...Object.fromEntries(Object.values(OF_MODULES).flatMap((own) => Object.entries(own).map(([kind, panel]) => [`mine:${kind}`, panel]))),
  'mine:plan': { place: 'aside', load: () => import('../mine/plan/PlanPanel.svelte') }
}

/** A panel is loaded once: the same promise every time, so that it is not drawn anew whenever the table moves on. */
for (const panel of new Set(Object.values(PANELS))) {
  const { load } = panel
  let loading: ReturnType<Panel['load']> | undefined
  panel.load = () =>
    (loading ??= load().catch((reason: unknown) => {
      loading = undefined
      throw reason
    }))
}

/** The own panel of a game for a kind of question, where it can be drawn with what may be answered. */
export function panelOf(game: string, kind: string, options: readonly OptionWords[]): Panel | undefined {
  const panel = PANELS[`${game}:${kind}`]
  const { verbs } = panel ?? {}
  return !verbs || options.some((option) => verbs.includes(option.verb)) ? panel : undefined
}
