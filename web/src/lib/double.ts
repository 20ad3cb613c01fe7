/**
 * A double click is one click. Between its two halves the table may have moved on, and something else may lie under the
 * pointer by then: the second half never does what nobody has read.
 */
import type { Attachment } from 'svelte/attachments'

const CLICKABLE = 'button, a, summary, [role=button], [data-option]'

/** Swallows the second half where it meets something else than the first; `moment` names what is asked or shown. */
export const deafToDoubles =
  (moment: () => string): Attachment<HTMLElement> =>
  (shell) => {
    let last = { at: null as Element | null, words: '', moment: '' }
    const click = (event: MouseEvent): void => {
      const at = event.target instanceof Element ? event.target.closest(CLICKABLE) : null
      const now = { at, words: at?.textContent ?? '', moment: moment() }
      const other = now.moment !== last.moment && (now.at !== last.at || now.words !== last.words)
      if (event.detail > 1 && other) {
        event.preventDefault()
        event.stopPropagation()
      } else last = now
    }
    shell.addEventListener('click', click, { capture: true })
    return () => shell.removeEventListener('click', click, { capture: true })
  }
