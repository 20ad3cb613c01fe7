/** Pieces that go from one heap to another: rows of a draft, each with the thing it is about. */
import type { Table } from '$lib/table.svelte'
import type { DraftRow, MineTableView } from '../../protocol'

export interface Piece {
  key: string
  /** The piece, or nothing where the row is about somebody. */
  good: string
  name: string
  /** One line more about it. */
  note: string
  value: number
  weight: number
  count: number
  open: boolean
  row: DraftRow
}

const refOf = (row: DraftRow): string => row.refs.find((ref) => /^(good|character|enemy|face):/.test(ref)) ?? ''

export const goodOf = (key: string): string => key.split(':')[1] ?? ''

/** The rows of a draft whose keys begin with one of these words; all, where none is named. */
export function piecesOf(table: Table, view: MineTableView, verbs: readonly string[] = []): Piece[] {
  const rows = (table.draft?.rows ?? []).filter((row) => !verbs.length || verbs.includes(row.key.split(':')[0]!))
  return rows.map((row) => {
    const ref = refOf(row)
    const good = ref.startsWith('good:') ? ref.slice('good:'.length) : ''
    const { value = 0, weight = 0 } = view.goods[good] ?? {}
    const name = good ? table.name(ref) : row.text
    return { key: row.key, good, name, note: '', value, weight, count: row.count, open: row.open, row }
  })
}

/** What can be added leaves no doubt by its rows; what is in is in the draft, in the order it came. */
export const isIn = (table: Table, key: string): number => table.draft?.keys.filter((one) => one === key).length ?? 0
