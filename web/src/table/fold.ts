/** Long lists of options, folded: options of one seat and one verb stand together as a family. */
import type { OptionWords } from '../protocol'

/** Lists up to this length are shown as they are. */
const SHORT = 12
/** Families up to this size are shown one by one. */
const SMALL = 3

export interface Family {
  key: string
  seat: number
  verb: string
  options: OptionWords[]
}

/** What stands in a list: an option, or a family of them. */
export type Row = OptionWords | Family

export const isFamily = (row: Row): row is Family => 'options' in row

function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const key = keyOf(item)
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return groups
}

const familyOf = (option: OptionWords): string => `${option.seat}/${option.verb}`

/** The rows of a list. Where one family is most of it, it is what the question is about and stays open. */
export function fold(options: readonly OptionWords[]): Row[] {
  if (options.length <= SHORT) return [...options]
  const families = grouped(options, familyOf)
  const rows: Row[] = []
  for (const [key, family] of families) {
    const { seat, verb } = family[0]!
    const folded = family.length > SMALL && family.length * 2 <= options.length
    if (folded) rows.push({ key, seat, verb, options: family })
    else rows.push(...family)
  }
  return rows
}

/** Rows by seat, where several seats may answer; all under one heading otherwise. */
export function bySeat(rows: readonly Row[]): { seat: number; rows: Row[] }[] {
  return [...grouped(rows, (row) => row.seat)].map(([seat, some]) => ({ seat, rows: some }))
}

/** The numbers of the keyboard for what can be seen: an open family is followed by its options. */
export function numbered(rows: readonly Row[], opened: ReadonlySet<string>): Map<string, number> {
  const seen = rows.flatMap((row) => {
    if (!isFamily(row)) return [row.id]
    return opened.has(row.key) ? [row.key, ...row.options.map((option) => option.id)] : [row.key]
  })
  return new Map(seen.slice(0, 9).map((key, at) => [key, at + 1]))
}
