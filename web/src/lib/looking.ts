/**
 * What is looked at in a scene. An element of a scene says what a click on it would answer: `data-answer="go-to:hotel"`
 * (an option), or `data-foresee="feed:marko:raw-food"` with `data-after` (a part of a choice, and a list of what comes
 * before it). Pointing at it, focusing it by the keyboard or resting a finger on it glances at that, and whoever shows
 * foresight tells what would come of it.
 */
import type { Attachment } from 'svelte/attachments'
import type { Glance } from './foresight.svelte'
import type { Table } from './table.svelte'

/** How long a finger rests for it. */
const LONG_PRESS = 500
const SELECTOR = '[data-answer], [data-foresee]'

type By = 'pointer' | 'focus'

/** The attributes of something that leads to a choice: its last part, after the others. Nothing leads nowhere. */
export const leading = (keys: readonly string[] | null, before: readonly string[]): Record<string, string | undefined> => {
  const left = [...before]
  const added = (keys ?? []).filter((key) => {
    const at = left.indexOf(key)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  const key = added.at(-1)
  if (!keys || key === undefined) return {}
  const after = keys.toSpliced(keys.lastIndexOf(key), 1)
  return { 'data-foresee': key, 'data-after': JSON.stringify(after) }
}

export class Looking {
  private at: Record<By, HTMLElement | null> = { pointer: null, focus: null }

  constructor(private readonly table: Table) {}

  /** Hears what is pointed at, focused or pressed long inside an element. */
  readonly hears: Attachment<HTMLElement> = (scene) => {
    let timer = 0
    let swallow = false
    const find = (target: EventTarget | null): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>(SELECTOR) : null)
    const over = ({ target, pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') this.look('pointer', find(target))
    }
    const leave = ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') this.look('pointer', null)
    }
    const focus = ({ target }: FocusEvent): void => this.look('focus', target instanceof Element && target.matches(':focus-visible') ? find(target) : null)
    const blur = (): void => queueMicrotask(() => this.at.focus?.matches(':focus') || this.look('focus', null))
    const down = ({ target, pointerType }: PointerEvent): void => {
      swallow = false
      if (pointerType === 'mouse') return
      this.look('pointer', null)
      clearTimeout(timer)
      const what = find(target)
      if (!what) return
      timer = window.setTimeout(() => {
        swallow = true
        this.look('pointer', what)
      }, LONG_PRESS)
    }
    const up = (): void => clearTimeout(timer)
    const click = (event: Event): void => {
      if (!swallow) return
      swallow = false
      event.preventDefault()
      event.stopPropagation()
    }
    const menu = (event: Event): void => {
      if (swallow) event.preventDefault()
    }
    const heard = [
      ['pointerover', over],
      ['pointerleave', leave],
      ['focusin', focus],
      ['focusout', blur],
      ['pointerdown', down],
      ['pointerup', up],
      ['pointercancel', up],
      ['contextmenu', menu]
    ] as [string, EventListener][]
    for (const [name, hear] of heard) scene.addEventListener(name, hear)
    scene.addEventListener('click', click, { capture: true })
    return () => {
      clearTimeout(timer)
      for (const [name, hear] of heard) scene.removeEventListener(name, hear)
      scene.removeEventListener('click', click, { capture: true })
      this.look('pointer', null)
      this.look('focus', null)
    }
  }

  /** The choice or the table has moved on: what is looked at may lead elsewhere now, or be gone. */
  refresh(): void {
    for (const by of ['pointer', 'focus'] as const) {
      const { [by]: at } = this.at
      if (at) this.look(by, at.isConnected ? at : null, true)
    }
  }

  private look(by: By, at: HTMLElement | null, again = false): void {
    const before = this.at[by]
    if (before === at && !again) return
    this.at[by] = at
    const { pointer, focus } = this.at
    for (const one of [before, at]) {
      if (one && (one === pointer || one === focus)) one.dataset.glanced = ''
      else delete one?.dataset.glanced
    }
    const glance = at ? this.glanceOf(at) : null
    if (glance || at || before) this.table.glance(by, ...(glance ? [glance] : []))
  }

  private glanceOf(at: HTMLElement): Glance | null {
    const { answer, foresee, after } = at.dataset
    const option = answer ? this.table.mine.find(({ id }) => id === answer) : undefined
    if (option) return { ...option, after: [] }
    if (!foresee) return null
    const row = this.table.draft?.rows.find(({ key }) => key === foresee)
    const text = row?.text ?? this.table.mine.find(({ id }) => id === foresee)?.text ?? at.getAttribute('aria-label') ?? at.textContent ?? ''
    return { id: foresee, text, rule: this.table.ask?.rule ?? '', after: after ? (JSON.parse(after) as string[]) : [] }
  }
}
