/** What is beside the scene: the choices, or a drawer over them with the log, the rules and the like. */
import { getContext, setContext } from 'svelte'
import type { Table } from '$lib/table.svelte'

export type PanelName = 'log' | 'undo' | 'rules' | 'seats' | 'settings' | 'help'

export class Side {
  private name = $state<PanelName | ''>('')
  /** Somebody wants to see the board while a question takes the scene. */
  peeking = $state(false)
  /** The last scene is looked at, not the table it ended on. */
  endingOpen = $state(true)
  /** Somebody wants to see what else there is, while a question takes the scene. */
  asideOpen = $state(false)

  /** The word of the glossary somebody wants to read more about. */
  term = $state('')

  constructor(private readonly table: Table) {}

  /** The drawer's panel; nothing while it is shut. A rule opens the rules. */
  get shown(): PanelName | '' {
    return this.table.rule ? 'rules' : this.name
  }

  show(name: PanelName): void {
    this.table.rule = ''
    this.term = ''
    this.name = name
  }

  /** The glossary, open at a word. */
  define(term: string): void {
    this.show('rules')
    this.term = term
  }

  /** A panel's button opens it, and closes it again. */
  toggle(name: PanelName): void {
    if (this.shown === name) this.close()
    else this.show(name)
  }

  close(): void {
    this.table.rule = ''
    this.term = ''
    this.name = ''
  }
}

const KEY = Symbol('side')

export const provideSide = (table: Table): Side => setContext(KEY, new Side(table))
export const useSide = (): Side => getContext<Side>(KEY)
