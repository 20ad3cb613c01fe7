/** Things on the table: everything a ref names can be pointed at, clicked and read aloud. */
import type { Attachment } from 'svelte/attachments'
import type { Table } from './table.svelte'

/**
 * Makes an element stand for a thing of the table: `<div {@attach thing(table, 'card:stove')}>`.
 * It becomes a button with the thing's name, is marked `lit` where an option touches it and `pointed` while
 * such an option is under the cursor; a click or Enter asks what can be done with it.
 */
export function thing(table: Table, ref: string, label?: string): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset.ref = ref
    if (element.tagName !== 'BUTTON') {
      element.setAttribute('role', 'button')
      element.setAttribute('tabindex', '0')
    }
    const lit = table.isLit(ref)
    element.classList.add('thing')
    element.classList.toggle('lit', lit)
    element.classList.toggle('pointed', table.isPointed(ref))
    element.classList.toggle('looked-at', table.picked?.ref === ref)
    const name = label ?? table.name(ref)
    element.setAttribute('aria-label', lit ? table.litLabel(name) : name)
    const pick = (double = false): void => table.pick(ref, element, double)
    const key = (event: Event): void => {
      const { key } = event as KeyboardEvent
      if ((key === 'Enter' || key === ' ') && element.tagName !== 'BUTTON' && event.target === element) {
        event.preventDefault()
        pick()
      }
    }
    const click = (event: Event): void => {
      event.stopPropagation()
      pick((event as MouseEvent).detail > 1)
    }
    const enter = (): void => table.hover(ref)
    const leave = (): void => table.hover('')
    const focus = (): void => table.focusOn(ref)
    // what is taken off the table loses the focus in the middle of drawing: nothing may change then
    const blur = (): void => queueMicrotask(() => table.focusOff(ref))
    element.addEventListener('focus', focus)
    element.addEventListener('blur', blur)
    element.addEventListener('click', click)
    element.addEventListener('keydown', key)
    element.addEventListener('pointerenter', enter)
    element.addEventListener('pointerleave', leave)
    return () => {
      element.removeEventListener('focus', focus)
      element.removeEventListener('blur', blur)
      element.removeEventListener('click', click)
      element.removeEventListener('keydown', key)
      element.removeEventListener('pointerenter', enter)
      element.removeEventListener('pointerleave', leave)
    }
  }
}
