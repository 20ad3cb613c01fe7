/**
 * What is said to who listens: each moment as it comes on the stage, else the lines of the log, and of many only what
 * matters. A loss that no moment has told is said when the stage is clear: nothing that is skipped is kept from ears.
 */
import type { Beat, Line } from '../protocol'
import { readOut } from './beats.svelte'

/** More lines than these would take longer to hear than to read. */
export const FEW = 6
/** As many gains as can be taken in; losses are all said. */
const GAINS = 12

/** Of many lines those that matter, in their order. */
export function gist(lines: readonly Line[]): Line[] {
  const gains = new Set(lines.filter((line) => line.tone === 'good').slice(-GAINS))
  return lines.filter((line) => line.tone === 'bad' || gains.has(line))
}

export class Voice {
  /** Told by the server, and not said yet. */
  private owed: Line[] = []
  /** Places of lines that a moment on the stage has told. */
  private told = new Set<number>()
  /** A moment has been on the stage since the last of what was owed was said. */
  private staged = false
  private on: Beat | undefined

  /** @param many what comes before a choice of many lines */
  constructor(private readonly many: () => string) {}

  /** Lines have come; where some were taken back, those before are no longer so. */
  hear(lines: readonly Line[]): void {
    const first = lines[0]?.at ?? Infinity
    this.owed = [...this.owed.filter((line) => line.at < first), ...lines]
    for (const at of this.told) if (at >= first) this.told.delete(at)
  }

  /** What is to be said now, with this moment on the stage or none; nothing where all has been said. */
  say(beat: Beat | undefined): string {
    const before = this.on
    this.on = beat
    if (beat) {
      if (beat === before) return ''
      this.staged = true
      this.told.add(beat.first)
      for (const part of beat.parts) for (const row of part.rows) this.told.add(row.at)
      return readOut(beat)
    }
    const lines = this.owed.filter((line) => !this.told.has(line.at))
    const losses = this.staged
    this.owed = []
    this.staged = false
    if (losses) return lines.flatMap((line) => (line.tone === 'bad' ? line.text : [])).join(' ')
    if (lines.length <= FEW) return lines.map((line) => line.text).join(' ')
    return [this.many(), ...gist(lines).map((line) => line.text)].join(' ')
  }
}
