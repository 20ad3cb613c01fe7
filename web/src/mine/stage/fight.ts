/** Both sides of a Combat in one shape. */
import type { Table } from '$lib/table.svelte'
import { t } from '$lib/words.svelte'
import type { CombatView, MineFoeView, MineTableView, PersonView } from '../../protocol'
import type { Face } from '../../table/dice'

export interface Fighting {
  ref: string
  name: string
  /** One of us; null for an Enemy. */
  person: PersonView | null
  weapon: string
  spare: string
  wounds: number
  last: number
  prowess: number
  dodging: boolean
  down: boolean
  /** The die of this round: `id` changes with every new result, `name` says it. */
  rolled: { id: string; face: Face; name: string } | null
}

/** What somebody has rolled, out of faces like `katia>knife-2`. The weapon gives the die its colour. */
function rolled(who: string, weapon: string, combat: CombatView, view: MineTableView, table: Table): Fighting['rolled'] {
  const fell = combat.faces.find((face) => face.startsWith(`${who}>`))?.slice(who.length + 1)
  if (!fell) return null
  const [, icon = fell, count = '1'] = /^(.+)-(\d)$/.exec(fell) ?? []
  const die = view.printed.dice[weapon] ?? 'grey'
  const name = table.has(`face:${fell}`) ? table.name(`face:${fell}`) : t('web-stage-die')
  return { id: `${combat.round} ${fell}`, face: { die, icon, count: Number(count) }, name }
}

export function ours(person: PersonView, combat: CombatView, view: MineTableView, table: Table): Fighting {
  const ref = `character:${person.id}`
  return {
    ref,
    name: table.name(ref),
    person,
    weapon: person.weapon,
    spare: person.spare,
    wounds: person.states.wounds ?? 0,
    last: view.printed.last,
    prowess: person.prowess,
    dodging: combat.dodging.includes(person.id),
    down: combat.down.includes(person.id),
    rolled: rolled(person.id, person.weapon, combat, view, table)
  }
}

export function theirs(foe: MineFoeView, combat: CombatView, view: MineTableView, table: Table): Fighting {
  const ref = `enemy:${foe.token}`
  return {
    ...foe,
    ref,
    name: table.has(ref) ? table.name(ref) : t('web-stage-enemy', { letter: foe.letter.toUpperCase() }),
    person: null,
    spare: '',
    rolled: rolled(foe.token, foe.weapon, combat, view, table)
  }
}
