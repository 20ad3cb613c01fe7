/** What the side column shows beside the board: the log, unless a panel was opened over it. */
import { getContext, setContext } from 'svelte'
import type { Table } from '$lib/table.svelte'

export type PanelName = 'log' | 'undo' | 'rules' | 'seats' | 'settings' | 'help'

export class Side {
  private name = $state<PanelName | ''>('')

  constructor(private readonly table: Table) {}

  /** The panel asked for; none leaves the log on a desktop and the board on a phone. A rule opens the rules. */
  get shown(): PanelName | '' {
    return this.table.rule ? 'rules' : this.name
  }

  show(name: PanelName): void {
    this.table.rule = ''
    this.name = name
  }

  /** A panel's button opens it, and closes it again. */
  toggle(name: PanelName): void {
    if (this.shown === name) this.close()
    else this.show(name)
  }

  close(): void {
    this.table.rule = ''
    this.name = ''
  }
}

const KEY = Symbol('side')

export const provideSide = (table: Table): Side => setContext(KEY, new Side(table))
export const useSide = (): Side => getContext<Side>(KEY)
