/** What a key means at the table, wherever the focus is, unless somebody is writing. */
import type { PanelName } from './side.svelte'

export type Command =
  | { to: 'answer'; number: number }
  | { to: 'show'; panel: PanelName }
  | { to: 'move'; by: 1 | -1; across: boolean }
  | { to: 'close' | 'why' | 'next' | 'mute' }

/** Keys that open a panel, in the order the help lists them. */
export const PANEL_KEYS = { u: 'undo', l: 'log', r: 'rules', s: 'seats', o: 'settings', h: 'help' } as const satisfies Record<
  string,
  PanelName
>

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'defaultPrevented' | 'target'>

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null
}

export function commandOf(press: Press): Command | null {
  const { key } = press
  if (press.defaultPrevented || press.ctrlKey || press.altKey || press.metaKey) return null
  if (key === 'Escape') return { to: 'close' }
  if (isWriting(press.target)) return null
  if (/^[1-9]$/.test(key)) return { to: 'answer', number: Number(key) }
  const arrow = /^Arrow(Up|Down|Left|Right)$/.exec(key)?.[1]
  if (arrow) return { to: 'move', by: arrow === 'Down' || arrow === 'Right' ? 1 : -1, across: arrow === 'Left' || arrow === 'Right' }
  if (key === '?') return { to: 'why' }
  if (key === 'n') return { to: 'next' }
  if (key === 'v') return { to: 'mute' }
  return key in PANEL_KEYS ? { to: 'show', panel: PANEL_KEYS[key as keyof typeof PANEL_KEYS] } : null
}

/** The element after (or before) the focused one, around the end; none of them focused: the first (or last). */
export function neighbour<E extends Element>(elements: readonly E[], by: 1 | -1, from: Element | null): E | undefined {
  const at = elements.findIndex((element) => element === from)
  if (at < 0) return by > 0 ? elements[0] : elements.at(-1)
  return elements[(at + by + elements.length) % elements.length]
}

/** Somebody who goes by the keyboard can see it and put the focus on it. */
export const isReachable = (element: Element): boolean =>
  !element.matches('[tabindex="-1"]') &&
  !element.closest('[inert], details:not([open]) > :not(summary)') &&
  element.checkVisibility({ visibilityProperty: true })

/** Whether the focus is nowhere, or on something that has gone out of sight: the browser takes it away only later. */
export const isLost = (focused: Element | null): boolean =>
  focused === null || focused === document.body || !focused.checkVisibility({ visibilityProperty: true })

/** What lies next in a direction on the screen, if anything does: rather straight ahead than near. */
export function towards<E extends Element>(elements: readonly E[], by: 1 | -1, across: boolean, from: Element): E | undefined {
  const sides = (element: Element): [number, number, number, number] => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return across ? [left, right, top, bottom] : [top, bottom, left, right]
  }
  const [start, end, near, far] = sides(from)
  let best: E | undefined
  let least = Infinity
  for (const element of elements) {
    const [first, last, one, other] = sides(element)
    const ahead = (by * (first + last - start - end)) / 2
    if (element === from || ahead < 2) continue
    const aside = Math.max(0, one - far, near - other)
    const cost = ahead + 3 * aside + Math.abs(one + other - near - far) / 8
    if (cost < least) [best, least] = [element, cost]
  }
  return best
}
