/** The guide of a guided table, as this browser reads it: which notes have been read here, and whether it was sent away. */
import { getContext, setContext } from 'svelte'
import type { GuideNote } from '../protocol'
import type { Table } from './table.svelte'

const KEPT = 'tilldawn-guide'
/** A browser remembers as many guided tables. */
const TABLES = 20

interface Kept {
  read: string[]
  left: boolean
}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

function keep(id: string, kept: Kept): void {
  const { [id]: _, ...others } = all()
  const tables = [...Object.entries(others).slice(1 - TABLES), [id, kept] as const]
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(tables)))
  } catch {
    // a browser that keeps nothing: what was read is known until the page is closed
  }
}

export class Guided {
  /** Somebody has sent the guide away. */
  left = $state(false)
  /** What was asked for by the note before this one, and has just been done; nothing otherwise. */
  done = $state('')
  private read: ReadonlySet<string>
  /** What had been read when the question was put: its notes can be turned back to while it is open. */
  private before = $state.raw<ReadonlySet<string>>(new Set())
  private at = $state(0)
  private revision = -1
  private shown = ''
  private deeds = 0
  /** How much had been put together of an answer when it was last heard of: nothing yet at this question. */
  private chosen: number | null = null

  constructor(private readonly table: Table) {
    const kept = all()[table.id]
    this.read = new Set(kept?.read)
    this.before = this.read
    this.left = kept?.left ?? false
  }

  /** Whether this table has a guide at all, for somebody who sits here. */
  get there(): boolean {
    return this.table.guide !== null && this.table.seated
  }

  /** What there is to read at this question, and was not read before. */
  get notes(): GuideNote[] {
    if (this.left || !this.there) return []
    return (this.table.guide ?? []).filter((note) => !this.before.has(note.id))
  }

  get note(): GuideNote | undefined {
    return this.notes[this.at]
  }

  /** Another note can be turned to. */
  get more(): boolean {
    return this.at < this.notes.length - 1
  }

  get first(): boolean {
    return this.at === 0
  }

  /** How many notes there are at this question, and which one this is. */
  get place(): { number: number; of: number } {
    return { number: this.at + 1, of: this.notes.length }
  }

  /** The very first words: they come before anything that has happened is shown. */
  get greeting(): boolean {
    return this.at === 0 && this.before.size === 0 && this.note !== undefined
  }

  /** This note is on the screen, or none is. */
  showing(id: string): void {
    this.shown = id
  }

  /** The table has moved on: who has played on has read what was shown; who was only overtaken by others has not. */
  follow(revision: number): void {
    if (revision < 0 || revision === this.revision) return
    const { deeds } = this.table
    if (this.revision >= 0 && this.shown && deeds > this.deeds) this.mark(this.shown)
    this.deeds = deeds
    this.revision = revision
    this.before = this.read
    this.at = 0
    this.done = ''
    this.chosen = null
  }

  /** So much of an answer has been put together: where it has grown, what the note asked for is done, and the next one is due. */
  heed(chosen: number): void {
    const { note } = this
    const grown = this.chosen !== null && chosen > this.chosen
    this.chosen = chosen
    if (!grown || !note?.wants || !this.more || this.shown !== note.id) return
    this.next()
    this.done = note.title
  }

  next(): void {
    if (this.note) this.mark(this.note.id)
    this.at += 1
    this.done = ''
  }

  back(): void {
    this.done = ''
    this.at = Math.max(0, this.at - 1)
  }

  leave(): void {
    this.left = true
    this.save()
  }

  /** Come back, and say once more what there is to say here. */
  call(): void {
    this.left = false
    this.before = new Set()
    this.at = 0
    this.save()
  }

  private mark(id: string): void {
    this.read = new Set([...this.read, id])
    this.save()
  }

  private save(): void {
    keep(this.table.id, { read: [...this.read], left: this.left })
  }
}

const KEY = Symbol('guide')

export const provideGuide = (table: Table): Guided => setContext(KEY, new Guided(table))
/** The guide; nothing where no table provides one. */
export const useGuide = (): Guided | undefined => getContext<Guided | undefined>(KEY)
