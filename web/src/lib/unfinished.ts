/** What was being put together at a table when the page was left: it is there again when it is opened anew. */

const keyOf = (table: string): string => `tilldawn-unfinished-${table}`

export function keep(table: string, revision: number, keys: readonly string[]): void {
  try {
    if (keys.length) sessionStorage.setItem(keyOf(table), JSON.stringify([revision, keys]))
    else sessionStorage.removeItem(keyOf(table))
  } catch {
    // a browser that keeps nothing: after a reload one begins again
  }
}

/** The choice as it was left, if the table is still where it was. */
export function kept(table: string, revision: number): string[] {
  try {
    const [at, keys] = JSON.parse(sessionStorage.getItem(keyOf(table)) ?? '[-1, []]') as [number, string[]]
    return at === revision ? keys : []
  } catch {
    return []
  }
}
