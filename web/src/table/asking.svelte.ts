/** How the open question is shown here: by an own panel of its game, by a general one, or as a list. */
import { getContext, setContext } from 'svelte'
import type { Table } from '$lib/table.svelte'
import { panelOf, type Panel } from './panels'
import type { Side } from './side.svelte'

export class Asking {
  /** The kind of question somebody would rather answer one by one. */
  plainKind = $state('')

  constructor(
    private readonly table: Table,
    private readonly side: Side
  ) {}

  /** The game's own panel for the question. */
  get own(): Panel | undefined {
    const { ask, asked, game, mine } = this.table
    const own = ask && ask.kind !== this.plainKind ? panelOf(game, ask.kind, mine) : undefined
    if (own?.parts && !this.panel) return undefined
    return asked || own?.always ? own : undefined
  }

  /** It takes the scene. */
  get scene(): boolean {
    return this.own?.place === 'scene' && !this.table.ending
  }

  /** Nothing need be beside the scene. */
  get wide(): boolean {
    const { table, side } = this
    return this.scene && !side.peeking && !side.asideOpen && !table.picked && !table.room?.proposal
  }

  /** How a choice of several parts is shown: chain, share, number, or nothing. */
  get panel(): string {
    const { ask, asked, mine } = this.table
    return ask && asked && ask.kind !== this.plainKind && mine.length > 1 ? ask.panel : ''
  }
}

const KEY = Symbol('asking')

export const provideAsking = (table: Table, side: Side): Asking => setContext(KEY, new Asking(table, side))
export const useAsking = (): Asking => getContext<Asking>(KEY)
