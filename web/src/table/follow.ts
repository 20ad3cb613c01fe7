/** Who plays with the keyboard goes on from the next question, whatever it takes away and however late its scene comes. */
import { isLost } from './keys'

const HERE = '.board, .decision, .beat'

/** Keeps the focus within a table: once what had it is gone, `lead` puts it where one goes on. */
export function follow(lead: () => void): (shell: HTMLElement) => () => void {
  return (shell) => {
    let followed = false
    const focused = ({ target }: FocusEvent): void => {
      followed = target instanceof Element && target.matches(':focus-visible') && target.closest(HERE) !== null
    }
    const pointed = (): void => {
      followed = false
    }
    const lost = (): boolean => followed && isLost(document.activeElement)
    // while the focus goes from one thing to the next it is nowhere for a moment: only what stays lost is led
    const changed = new MutationObserver(() => {
      if (lost()) setTimeout(() => lost() && lead())
    })
    changed.observe(shell, { childList: true, subtree: true, attributes: true, attributeFilter: ['hidden', 'inert', 'disabled'] })
    document.addEventListener('focusin', focused)
    document.addEventListener('pointerdown', pointed)
    return () => {
      changed.disconnect()
      document.removeEventListener('focusin', focused)
      document.removeEventListener('pointerdown', pointed)
    }
  }
}
