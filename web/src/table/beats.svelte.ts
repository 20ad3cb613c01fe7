/**
 * What has happened, moment by moment: a queue of beats that are shown one after the other, at the pace of whoever
 * looks at this page, and the list of what has happened since their last decision. Which lines of the log make a beat
 * the server says; nobody waits for anybody here.
 */
import { getContext, setContext } from 'svelte'
import type { Beat } from '../protocol'
import type { BeatPace } from '$lib/settings.svelte'
import type { News } from '$lib/table.svelte'

/** Whoever comes back to more than these is told in a list. */
export const MOST = 30
/** A table with no more lines than these has just begun: its first cards are shown to who has never seen it. */
export const OPENING = 20
/** How long a small beat stays at the normal pace, in milliseconds: so long, and so much for each character. */
const LEAST = 1600
const EACH = 28
const LONGEST = 7000

const keyOf = (beat: Beat): string => `${beat.first}:${beat.kind}`
const sizeOf = (beat: Beat): number => beat.parts.reduce((sum, part) => sum + part.rows.length, 0) + (beat.said ? 1 : 0)

/** One after the other, each with a stop at its end, so that a voice makes a pause. */
export const aloud = (parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((one) => (/[.!?…:]$/.test(one) ? one : `${one}.`))
    .join(' ')

/** All there is to read in a beat, for reading it aloud and for its time. */
export function readOut(beat: Beat): string {
  const rows = beat.parts.flatMap((part) => [part.title, ...part.rows.map((row) => row.text)])
  return aloud([beat.kicker, beat.title, beat.flavour, beat.folded ? '' : beat.text, beat.page, beat.said, ...rows])
}

/** How long a beat stays by itself; 0 for one that waits. */
export function stay(beat: Beat, pace: BeatPace): number {
  if (pace !== 'normal' || beat.weight !== 'small') return 0
  return Math.min(LONGEST, LEAST + EACH * readOut(beat).length)
}

/** Where a page keeps at which line of the log what came of the last decision made here begins. */
export interface Memory {
  get(): number | null
  set(line: number): void
}

export const memoryOf = (table: string): Memory => ({
  get() {
    try {
      const kept = localStorage.getItem(`tilldawn-seen-${table}`)
      return kept === null ? null : Number(kept)
    } catch {
      return null
    }
  },
  set(line) {
    try {
      localStorage.setItem(`tilldawn-seen-${table}`, String(line))
    } catch {
      // a browser that keeps nothing: after a reload nothing is listed
    }
  }
})

export class Beats {
  /** Waiting to be shown; the first one is on the stage. */
  queue = $state.raw<Beat[]>([])
  /** Shown of this stretch, the ones before the one on the stage. */
  past = $state.raw<Beat[]>([])
  /** All since the last decision made here, shown or only listed. */
  since = $state.raw<Beat[]>([])
  /** Looking back: what is on the stage is not news. */
  looking = $state(false)
  /** How much of each beat has been on the stage. */
  private shown = new Map<string, number>()
  /** What has come on the stage a second time, with all that came of it: its card and page have been read. */
  private again = new Set<string>()

  constructor(
    private readonly pace: () => BeatPace,
    private readonly memory: Memory = { get: () => null, set: () => undefined },
    /** Somebody has to say something first: nothing is on the stage meanwhile. */
    private readonly held: () => boolean = () => false
  ) {}

  get current(): Beat | undefined {
    return this.held() ? undefined : this.queue[0]
  }

  /** Rows of the list, losses and gains first where it is long. */
  get list(): Beat['short'] {
    return this.since.flatMap((beat) => beat.short)
  }

  /** What the server has told. */
  hear(news: News): void {
    const { beats, first, fresh, acted } = news
    const holds = (beat: Beat): boolean => beat.last <= first
    if (fresh) return this.catchUp(news)
    if (!this.looking) {
      this.queue = this.queue.filter(holds)
      if (!this.queue.length) this.past = []
    }
    for (const key of this.shown.keys()) {
      if (Number(key.split(':')[0]) < first) continue
      this.shown.delete(key)
      this.again.delete(key)
    }
    this.since = acted ? [] : this.since.filter(holds)
    this.add(beats)
    this.memory.set(acted ? first : Math.min(this.memory.get() ?? first, first))
  }

  /**
   * A page that was opened anew: nothing is played again, what has happened since the last decision made in this browser
   * is listed. In another language the list and what waits stay what they were.
   */
  private catchUp({ beats, total }: News): void {
    const known = this.memory.get()
    const from = known ?? total
    if (known === null && total <= OPENING && !this.since.length) {
      this.add(beats)
      this.memory.set(0)
      return
    }
    const [listed, waiting] = [this.since, this.queue].map((some) => new Set(some.map(keyOf)))
    this.shown = new Map(beats.filter((beat) => beat.weight !== 'quiet').map((beat) => [keyOf(beat), sizeOf(beat)]))
    this.since = beats.filter((beat) => listed!.has(keyOf(beat)) || beat.last > from)
    if (!this.looking) this.queue = beats.filter((beat) => waiting!.has(keyOf(beat)))
    this.past = []
    this.memory.set(from)
  }

  private add(beats: readonly Beat[]): void {
    const known = new Set(beats.map(keyOf))
    this.since = [...this.since.filter((beat) => !known.has(keyOf(beat))), ...beats]
    const fresh = beats.filter((beat) => this.isNew(beat))
    if (this.pace() === 'once' || this.looking) return
    const replaced = this.queue.filter((beat) => !fresh.some((one) => keyOf(one) === keyOf(beat)))
    const queue = [...replaced, ...fresh]
    this.queue = queue.length > MOST ? [] : queue
    for (const beat of fresh) {
      if (this.shown.has(keyOf(beat))) this.again.add(keyOf(beat))
      this.shown.set(keyOf(beat), sizeOf(beat))
    }
  }

  private isNew(beat: Beat): boolean {
    if (beat.weight === 'quiet') return false
    const before = this.shown.get(keyOf(beat))
    return before === undefined || (beat.twice && beat.done && sizeOf(beat) > before)
  }

  /** Whether what this shows has been read here before, what came of it apart. */
  isRead(beat: Beat): boolean {
    return !this.looking && this.again.has(keyOf(beat))
  }

  /** Go on to the next one; after the last one the table is there. */
  next(): void {
    const [on, ...rest] = this.queue
    if (!on) return
    this.past = rest.length ? [...this.past, on] : []
    this.queue = rest
    if (!rest.length) this.looking = false
  }

  back(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.past = this.past.slice(0, -1)
    this.queue = [last, ...this.queue]
  }

  /** To the table, at once. */
  skip(): void {
    this.queue = []
    this.past = []
    this.looking = false
  }

  /** Look back: all of it from the beginning. */
  replay(beats: readonly Beat[]): void {
    const staged = beats.filter((beat) => beat.weight !== 'quiet')
    if (!staged.length) return
    this.looking = true
    this.past = []
    this.queue = [...staged]
  }
}

const KEY = Symbol('beats')

export const provideBeats = (beats: Beats): Beats => setContext(KEY, beats)
export const useBeats = (): Beats => getContext<Beats>(KEY)
