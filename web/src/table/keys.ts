/** What a key means at the table, wherever the focus is, unless somebody is writing. */
import type { PanelName } from './side.svelte'

export type Command =
  | { to: 'answer'; number: number }
  | { to: 'show'; panel: PanelName }
  | { to: 'move'; by: 1 | -1 }
  | { to: 'close' | 'why' | 'next' }

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
  if (key === 'ArrowDown') return { to: 'move', by: 1 }
  if (key === 'ArrowUp') return { to: 'move', by: -1 }
  if (key === '?') return { to: 'why' }
  if (key === 'n') return { to: 'next' }
  return key in PANEL_KEYS ? { to: 'show', panel: PANEL_KEYS[key as keyof typeof PANEL_KEYS] } : null
}

/** The element after (or before) the focused one, around the end; none of them focused: the first (or last). */
export function neighbour<E extends Element>(elements: readonly E[], by: 1 | -1, from: Element | null): E | undefined {
  const at = elements.findIndex((element) => element === from)
  if (at < 0) return by > 0 ? elements[0] : elements.at(-1)
  return elements[(at + by + elements.length) % elements.length]
}
