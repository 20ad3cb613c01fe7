/** What the bar below the scene says and offers: whoever shows the question fills it, and only one at a time does.
 *
 *     useBar(() => ({ call: 'Feed them, then serve.', why: '1 Vegetable is left.', confirm: { text: 'Serve supper', act } }))
 */
import { getContext, setContext } from 'svelte'

/** A way to go on, or to do something else. */
export interface Deed {
  text: string
  act: () => void
  /** What is asked first; nothing to act at once. */
  question?: string
  /** The number key that does it, too. */
  key?: string
}

export interface BarContent {
  /** What is to be done, where the question's own words do not say it. */
  call?: string
  /** One line more: what would come of it, or why the confirm cannot be pressed. */
  why?: string
  /** What is good to know where there is no such line; a phone keeps it folded. */
  hint?: string
  /** It cannot be gone back on, or somebody comes to harm. */
  grave?: boolean
  /** The one confirm. `off`: it cannot be pressed yet; the call or the line below it says why. */
  confirm?: Deed & { off?: boolean }
  others?: Deed[]
}

class Bar {
  content = $state.raw<BarContent>({})
}

const KEY = Symbol('bar')

/** Give all components below a bar to fill. */
export const provideBar = (): Bar => setContext(KEY, new Bar())

/** The bar itself, for whoever draws it. */
export const theBar = (): Bar => getContext<Bar>(KEY)

/** Fill the bar as long as this component is there. */
export function useBar(content: () => BarContent): void {
  const bar = theBar()
  $effect(() => {
    const filled = content()
    bar.content = filled
    return () => {
      if (bar.content === filled) bar.content = {}
    }
  })
}
