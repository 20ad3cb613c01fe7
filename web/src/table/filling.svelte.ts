/** Where most people would change little, a choice is filled in once as a sensible player would; then it is theirs. */
import type { Table } from '$lib/table.svelte'

export interface Filled {
  /** Whether the choice stands as it was filled in. */
  readonly untouched: boolean
}

/** Fill the choice in as long as this component is there, once for each question. */
export function useFilled(table: Table): Filled {
  let at = $state(-1)
  let proposed = $state.raw<readonly string[]>([])
  $effect(() => {
    const { draft } = table
    if (!draft?.fill || at === draft.revision) return
    at = draft.revision
    proposed = draft.advice
    if (draft.advice.length && !draft.keys.length) table.try(draft.advice) // unless something was left here unfinished
  })
  return {
    get untouched() {
      const keys = table.draft?.keys ?? []
      return at === table.revision && keys.length > 0 && keys.join() === proposed.join()
    }
  }
}
