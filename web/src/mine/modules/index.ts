/** Modules of the box on the page: what each brings lies in a folder named after its id, and is found there.
 *
 * `sewers/Scene.svelte` is what is going on in it, `Panel.svelte` how it stands, among the sides of the table;
 * `House.svelte` and `City.svelte` are its things over the Shelter and beside the places of the city; `panels.ts` names
 * questions of its own that fill the scene (as `table/panels.ts` does). Each is fetched when a table has the module and it
 * is shown. A module that has none of them is told in words. */
import type { Component } from 'svelte'
import type { Ask, MineTableView } from '../../protocol'
import type { Plan } from '../house/plan'

/** What a part of a module is given: the table, and what the module itself shows of it. */
export interface PartProps {
  view: MineTableView
  part: Record<string, unknown>
}
/** Over the Shelter (`House.svelte`, in SVG): where the rooms are, and the size of letters. */
export interface HouseProps extends PartProps {
  plan: Plan
  font: number
}
interface Parts {
  Scene: PartProps
  Panel: PartProps
  City: PartProps
  House: HouseProps
}
type Loaded<Props extends object> = Promise<{ default: Component<Props> }>
type Files = Record<string, () => Loaded<never>>

const FILES: Files = import.meta.glob<{ default: Component<never> }>('./*/{Scene,Panel,House,City}.svelte')
const loading = new Map<string, Loaded<never>>()

/** A part of a module, fetched once; nothing if it brings none. */
export function partOf<Part extends keyof Parts>(id: string, part: Part, files = FILES): Loaded<Parts[Part]> | undefined {
  const path = `./${id}/${part}.svelte`
  const load = files[path]
  if (load && !loading.has(path)) {
    const asked = load().catch((reason: unknown) => {
      loading.delete(path)
      throw reason
    })
    loading.set(path, asked)
  }
  return loading.get(path) as Loaded<Parts[Part]> | undefined
}

/** The modules of a table, in the order of the box. */
export const modulesOf = (view: MineTableView): string[] => Object.keys(view.modules)

/** The module whose question is open: its kind begins with the module's id. */
export const askedBy = (view: MineTableView, ask: Ask | null): string =>
  modulesOf(view)
    .filter((id) => ask?.kind === id || ask?.kind.startsWith(`${id}-`))
    .sort((one, other) => other.length - one.length)[0] ?? ''

/** The module that something is going on in: it says so in its part of the view (`busy`). */
export const busyWith = (view: MineTableView): string => modulesOf(view).find((id) => (view.modules[id] as { busy?: boolean } | undefined)?.busy === true) ?? ''
