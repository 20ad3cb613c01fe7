/**
 * What is heard at a table: layers that lie under it as long as something is so, and short sounds that go with a moment.
 *
 * Nothing is heard that is not also said: each names the sentence of the page, or the moment of the table, that tells the
 * same (`SAYS`, compared with the page by the tests). This file is pure: a view in, names and loudness out.
 */
import type { Beat, DaylightTableView, Ending, MineTableView } from '../protocol'

export const LAYERS = [
  'wind',
  'rain',
  'guns',
  'stove',
  'steps',
  'hall',
  'dread',
  'strings',
  'insects',
  'moans',
  'drums',
  'birds'
] as const
export const EFFECTS = ['page', 'dice', 'door', 'knock', 'break', 'shot', 'boom', 'blow', 'breath', 'groan', 'drum'] as const
export type Layer = (typeof LAYERS)[number]
export type Effect = (typeof EFFECTS)[number]
/** How loud each layer is, from 0 to 1; what is not named is silent. */
export type Mix = Partial<Record<Layer, number>>

/** What tells the same: messages (`web-…` of the page, `card-…` as things are called wherever they lie), or kinds of
 * moments, each with a title of its own (`beat:…`). */
export const SAYS: Record<Layer | Effect, readonly string[]> = {
  wind: ['web-house-title', 'web-strip-round'],
  rain: ['web-house-title'],
  guns: ['card-shelling', 'card-ceasefire', 'web-mine-no-event'],
  stove: ['card-crude-stove', 'card-simple-heater'],
  steps: ['beat:unguarded', 'beat:raid', 'web-stage-noise'],
  hall: ['web-stage-here', 'card-supermarket'],
  dread: ['beat:fight', 'beat:raid'],
  strings: ['web-ending-people'],
  insects: ['web-strip-round'],
  moans: ['beat:arrival', 'web-day-line'],
  drums: ['beat:blow', 'web-day-line'],
  birds: ['web-strip-round', 'web-ending-won'],
  page: ['beat:page', 'beat:chapter', 'beat:event', 'beat:fate', 'beat:objective', 'beat:card'],
  dice: ['web-beat-dice'],
  door: ['beat:encounter', 'beat:arrival'],
  knock: ['beat:visitor'],
  break: ['beat:raid'],
  shot: ['beat:shot'],
  boom: ['beat:event'],
  blow: ['beat:fight', 'beat:round', 'beat:blow', 'beat:attack'],
  breath: ['beat:death', 'beat:mourning', 'beat:hope'],
  groan: ['beat:arrival'],
  drum: ['beat:wave']
}

/** Events during which the guns are near, and those during which they are silent. */
const NEAR = new Set(['shelling', 'direct-hit', 'last-offensive', 'broken-promise', 'snipers'])
const SILENT = new Set(['ceasefire', 'relatively-peaceful'])
/** What burns in a room. */
const FIRES = new Set(['simple-heater', 'efficient-heater', 'crude-stove', 'cooking-stove'])
/** Places under the open sky. */
const OPEN = new Set(['central-square', 'allotment-gardens', 'ruined-villa'])
const DARK = new Set(['dusk', 'evening', 'scavenging', 'raid'])

const part = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100
/** Without what is silent. */
const audible = (mix: Mix): Mix => Object.fromEntries(Object.entries(mix).filter(([, share]) => share > 0)) as Mix

function mineMix(view: MineTableView): Mix {
  const out = view.trip !== null && view.phase === 'scavenging'
  const open = out && OPEN.has(view.trip!.location)
  const events = Object.keys(view.active)
  const guns = events.some((card) => SILENT.has(card)) ? 0 : events.some((card) => NEAR.has(card)) ? 0.8 : 0.3
  const cold = out ? view.cold : view.effective_cold
  const burning = view.spaces.some((space) => FIRES.has(space.fitting))
  const raided = view.raid !== null || view.phase === 'raid'
  return {
    wind: part((open ? 0.5 : out ? 0.2 : 0.25) + 0.15 * cold),
    rain: cold === 0 ? (open ? 0.5 : 0.35) : 0,
    guns: DARK.has(view.phase) || guns > 0.5 ? guns : part(guns / 2),
    stove: burning && !out ? 0.5 : 0,
    hall: out && !open ? 0.5 : 0,
    steps: raided ? 0.6 : out ? part(0.15 * view.noise) : 0,
    dread: view.combat ? 0.7 : raided ? 0.5 : 0
  }
}

function daylightMix(view: DaylightTableView): Mix {
  const { rounds } = view.printed
  const night = view.round ? 1 - view.round / rounds : 1
  const fighting = view.phase === 'combat' && view.line.length > 0
  return {
    wind: 0.15,
    insects: fighting ? 0.15 : part(0.25 + 0.3 * night),
    moans: part(0.12 * view.line.length),
    drums: fighting ? 0.45 : 0,
    birds: view.round === rounds ? 0.35 : 0
  }
}

/** What lies under the table as it stands. */
export function layersOf(game: string, view: MineTableView | DaylightTableView | null, ending: Ending | null): Mix {
  if (!view) return {}
  if (game === 'mine') return audible(ending ? { strings: 0.6, wind: 0.3 } : mineMix(view as MineTableView))
  if (game !== 'daylight') return {}
  if (ending) return audible(ending.won ? { birds: 0.7, strings: 0.2 } : { moans: 0.6, wind: 0.4, strings: 0.2 })
  return audible(daylightMix(view as DaylightTableView))
}

const MINE: Record<string, Effect> = {
  chapter: 'page',
  objective: 'page',
  verdict: 'page',
  event: 'page',
  fate: 'page',
  page: 'page',
  script: 'page',
  card: 'page',
  visitor: 'knock',
  encounter: 'door',
  arrival: 'door',
  fight: 'blow',
  round: 'blow',
  raid: 'break',
  unguarded: 'door',
  shot: 'shot',
  death: 'breath',
  mourning: 'breath',
  hope: 'breath'
}
const DAYLIGHT: Record<string, Effect> = {
  wave: 'drum',
  arrival: 'groan',
  draw: 'page',
  attack: 'blow',
  blow: 'blow',
  death: 'breath'
}

/** What is heard when a moment comes on the stage, in its order; dice last, where some were rolled. */
export function effectsOf(game: string, beat: Beat, rolled: boolean): Effect[] {
  const named = (game === 'mine' ? MINE : DAYLIGHT)[beat.kind]
  const first = beat.kind === 'event' && /(^|:)(shelling|direct-hit)$/.test(beat.card) ? 'boom' : named
  return [...(first ? [first] : []), ...(rolled ? (['dice'] as const) : [])]
}
