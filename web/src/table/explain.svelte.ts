/**
 * Every name, icon and number explains itself. An element says what it stands for (`data-explain="state:hunger@marko"`, or
 * `data-ref` of a thing on the board); pointing at it for a while, focusing it by the keyboard or pressing it long opens the
 * one explanation there is. What it says comes from the server, or from what the strip shows.
 */
import type { ChartRow, Explained, MarkWords, RuleTitle } from '../protocol'
import type { Table } from '$lib/table.svelte'

/** How long one points at something before it speaks: numbers sooner than things one may want to click. */
const PAUSE = { explain: 350, ref: 700, focus: 450 }
/** How long the way from a thing to its explanation may take. */
const GRACE = 220
/** How long a finger rests for it. */
export const LONG_PRESS = 500
const SELECTOR = '[data-explain], [data-ref]'
/** Less than this is no room for an explanation. */
const LITTLE = 200

/** What an explanation says. */
export interface Words {
  name: string
  now: string[]
  text: string
  flavour: string
  /** The word of the glossary it belongs to. */
  term: string
  rules: RuleTitle[]
  /** What is printed on it in rows and numbers. */
  rows: ChartRow[]
  also: MarkWords[]
  /** What is pictured beside it. */
  about: string
}

const NOTHING: Words = { name: '', now: [], text: '', flavour: '', term: '', rules: [], rows: [], also: [], about: '' }

/** The element that explains itself, from wherever inside it something happened. */
export const speaking = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(SELECTOR) : null

/** What an element stands for. */
export const refOf = (element: Element): string =>
  (element as HTMLElement).dataset.explain ?? (element as HTMLElement).dataset.ref ?? ''

export class Explainer {
  anchor = $state.raw<Element | null>(null)
  words = $state.raw<Words | null>(null)
  /** Opened on purpose: it stays until it is closed. */
  kept = $state(false)
  /** Counts how often what is explained has moved. */
  moved = $state(0)
  /** Opened by the focus: a pointer that lies about somewhere does not close it. */
  private byFocus = false
  private timer = 0
  /** What was clicked keeps quiet until the pointer has left it. */
  private quiet: Element | null = null

  constructor(private readonly table: Table) {}

  get open(): boolean {
    return this.anchor !== null && this.words !== null
  }

  /** The pointer is over something: its explanation comes after a pause, another one's goes. */
  point(target: EventTarget | null): void {
    const at = speaking(target)
    if (this.quiet && at !== this.quiet) this.quiet = null
    if (this.kept || at === this.anchor) {
      if (at) this.stop()
      return
    }
    if (this.byFocus && !at) return
    this.stop()
    if (this.anchor) this.timer = window.setTimeout(() => this.close(), GRACE)
    if (!at || at === this.quiet) return
    const pause = (at as HTMLElement).dataset.explain ? PAUSE.explain : PAUSE.ref
    this.timer = window.setTimeout(() => void this.show(at), pause)
  }

  /** The pointer has come to the explanation itself: it stays. */
  stay(): void {
    this.stop()
  }

  /** The pointer has left for nowhere. */
  leave(): void {
    this.stop()
    if (this.anchor && !this.kept && !this.byFocus) this.timer = window.setTimeout(() => this.close(), GRACE)
  }

  /** The focus has come by the keyboard. */
  focus(target: EventTarget | null): void {
    const at = speaking(target)
    if (at === this.anchor && at) return
    this.close()
    if (at?.matches(':focus-visible')) this.timer = window.setTimeout(() => void this.show(at, false, true), PAUSE.focus)
  }

  /** Something was clicked: whatever it does comes first. */
  hush(target: EventTarget | null): void {
    const at = speaking(target)
    if (at?.hasAttribute('data-keep')) return
    this.quiet = at
    this.close()
  }

  /** Open it on purpose, or close what was opened so. */
  toggle(at: Element): void {
    if (this.anchor === at && this.kept) this.close()
    else void this.show(at, true)
  }

  async show(at: Element, kept = false, byFocus = false): Promise<void> {
    this.stop()
    if (!kept && !byFocus && document.querySelector('[data-note]')) return // the guide has the word
    const ref = refOf(at)
    const words = ref.startsWith('mark:') ? this.mark(ref.slice(5)) : toWords(await this.table.explain(ref))
    if (!words || !at.isConnected) return
    this.anchor = at
    this.words = words
    this.kept = kept
    this.byFocus = byFocus
    this.table.pointedRule = words.rules[0]?.id ?? ''
  }

  /** What was being explained is not there any more, or is not any more what it was. */
  refresh(): void {
    const at = this.anchor
    if (!at) return
    if (at.isConnected && this.kept) void this.show(at, true)
    else this.close()
  }

  /** What is explained has moved: what was pointed at is no longer under the pointer, what has the focus still has it. */
  scrolled(): void {
    if (!this.anchor) return
    if (this.byFocus || this.kept) this.moved += 1
    else this.close()
  }

  close(): void {
    this.stop()
    if (!this.anchor) return
    this.anchor = null
    this.words = null
    this.kept = this.byFocus = false
    this.table.pointedRule = ''
  }

  private stop(): void {
    clearTimeout(this.timer)
    this.timer = 0
  }

  /** A goal or a danger of the strip, or all of them. */
  private mark(kind: string): Words | null {
    const { goals = [], dangers = [] } = this.table.standing ?? {}
    const all = [...goals, ...dangers]
    if (kind === 'all') return { ...NOTHING, also: all }
    const mark = all.find((one) => one.kind === kind)
    if (!mark) return null
    const rules = mark.rule ? [{ id: mark.rule, title: '', text: '' }] : []
    return { ...NOTHING, name: mark.title, now: [mark.text], text: mark.details.join('\n'), term: mark.term ?? '', rules, about: mark.refs[0] ?? '' }
  }
}

function toWords(told: Explained | null): Words | null {
  if (!told?.name) return null
  const { ref, name, now, text, flavour, term, rules, rows = [] } = told
  return { name, now, text, flavour, term, rules, rows, also: [], about: ref }
}

/**
 * Where to put a box beside an anchor so that nothing of it is cut off: below, else above, else to one side of it; where
 * no side has room for it, above or below with as much as fits, over the anchor's own end if that is too little.
 */
export function place(
  anchor: { left: number; top: number; right: number; bottom: number },
  box: { width: number; height: number },
  room: { width: number; height: number },
  gap = 6
): { left: number; top: number; most: number } {
  const below = room.height - anchor.bottom - 2 * gap
  const above = anchor.top - 2 * gap
  const under = box.height <= below || below >= above
  const most = Math.max(80, under ? below : above)
  const height = Math.min(box.height, most)
  if (box.height > most) {
    const after = anchor.right + gap
    const before = anchor.left - gap - box.width
    const whole = room.height - 2 * gap
    const top = Math.round(Math.max(gap, Math.min(anchor.top, room.height - gap - Math.min(box.height, whole))))
    if (after + box.width + gap <= room.width) return { left: Math.round(after), top, most: whole }
    if (before >= gap) return { left: Math.round(before), top, most: whole }
    if (most < LITTLE) return { left: gap, top: Math.round(Math.max(gap, room.height - gap - box.height)), most: whole }
  }
  const middle = (anchor.left + anchor.right) / 2 - box.width / 2
  return {
    left: Math.round(Math.max(gap, Math.min(middle, room.width - box.width - gap))),
    top: Math.round(under ? anchor.bottom + gap : Math.max(gap, anchor.top - gap - height)),
    most: Math.round(most)
  }
}
