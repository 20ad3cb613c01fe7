/** Characters in short: what each of them is at. */
import { t } from '$lib/words.svelte'
import type { Table } from '$lib/table.svelte'
import type { MineTableView, PersonView } from '../../protocol'

/** What somebody does: an id for its icon, and words. */
export interface Doing {
  task: string
  text: string
}

/** What somebody has been given to do in this stage or for this night; null if nothing yet. */
export function doing(person: PersonView, table: Table): Doing | null {
  if (!person.does) return null
  const [kind, what] = person.does.split(':') as [string, string]
  const task = kind === 'task' && what === 'bed' ? person.task : what
  return { task: kind === 'task' || kind === 'action' ? task : 'work', text: table.name(person.does) }
}

/** Phases in which everybody is given something to do. */
const PLANNED = ['day', 'evening']

/** Why somebody does nothing: no action in this stage, or nothing given to do yet. Nothing where nothing is given out. */
export function idleWord(person: PersonView, view: MineTableView): string {
  if (!PLANNED.includes(view.phase)) return ''
  const unable = view.stage > 0 && (person.busy || !person.actions[view.stage - 1])
  return t(unable ? 'web-mine-no-action' : 'web-mine-idle')
}

/** What a level of a State is called. */
export const levelWord = (state: string, level: number, table: Table): string => table.name(`level:${state}.${level}`)

/** A State with its level, the word for it and what it costs. */
export const stateWords = (person: PersonView, state: string, table: Table): string =>
  t('web-mine-state', {
    state: table.name(`state:${state}`),
    level: person.states[state] ?? 0,
    word: levelWord(state, person.states[state] ?? 0, table),
    cost: person.costs[state] ?? 0
  })

/** Everything a Character's card shows, as one sentence to be read aloud. */
export function inWords(person: PersonView, view: MineTableView, table: Table): string {
  const notes = (['asleep', 'ate', 'drank', 'strained'] as const).filter((note) => person[note])
  const about = [
    t(person.starting ? 'web-mine-starting' : 'web-mine-newcomer'),
    doing(person, table)?.text ?? idleWord(person, view),
    t('web-mine-actions', { count: person.actions.filter(Boolean).length }),
    ...Object.keys(person.states).map((state) => stateWords(person, state, table)),
    t('web-mine-prowess', { value: person.prowess }),
    t('web-mine-empathy', { value: person.empathy }),
    t('web-mine-inventory', { value: person.inventory }),
    ...[person.weapon, person.spare].filter(Boolean).map((good) => table.name(`good:${good}`)),
    ...(person.shots ? [t('web-mine-shots', { count: person.shots })] : []),
    ...Object.keys(person.medicine).map((good) => table.name(`good:${good}`)),
    ...notes.map((note) => t(`web-mine-${note}`)),
    ...person.edge.map((state) => t('web-mine-edge', { state: table.name(`state:${state}`) })),
    ...person.notes.map((note) => table.name(`note:${note}`))
  ]
  return t('web-mine-about', { name: table.name(`character:${person.id}`), about: about.filter(Boolean).join(', ') })
}
