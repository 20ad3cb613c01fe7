/** What goes together of all there is to choose: what a choice needs, goes not with, or brings along. The server says which
 * and why (`Choice.ties`); the rules judge as `Mix` in `games/mine/public/lobby.py`, and so does this. */
import type { Choice, OptionGroup, TieWords } from '../protocol'

/** A choice by its option: `modules/well`. */
type Pick = string
export type Picks = Readonly<Record<string, readonly string[]>>

export const pickOf = (option: string, choice: string): Pick => `${option}/${choice}`

export class Mix {
  /** What is chosen, and what that brings along with why it is there. */
  readonly chosen: ReadonlySet<Pick>
  readonly brought: ReadonlyMap<Pick, string>
  private readonly choices = new Map<Pick, Choice>()
  private readonly single: ReadonlySet<string>

  constructor(
    private readonly groups: readonly OptionGroup[],
    picks: Picks
  ) {
    for (const group of groups) for (const choice of group.choices) this.choices.set(pickOf(group.id, choice.id), choice)
    this.single = new Set(groups.filter((group) => group.kind === 'one').map((group) => group.id))
    this.chosen = new Set(groups.flatMap((group) => (picks[group.id] ?? []).filter(Boolean).map((id) => pickOf(group.id, id))))
    this.brought = this.bringing(this.chosen)
  }

  /** Why a choice cannot be made or left out now; nothing where it can. */
  why(option: string, choice: string): string {
    const pick = pickOf(option, choice)
    return !choice ? '' : this.chosen.has(pick) ? '' : (this.brought.get(pick) ?? this.against(pick)?.why ?? '')
  }

  has(option: string, choice: string): boolean {
    const pick = pickOf(option, choice)
    return this.chosen.has(pick) || this.brought.has(pick)
  }

  /** What a choice needs and goes not with, in words. That two of which there is one each do not mix is said when it stands in
   * the way: it would fill a page. */
  told(option: string, choice: string): string[] {
    const between = this.ties(pickOf(option, choice)).filter(
      (tie) => tie.bond !== 'brings' && !(this.single.has(option) && this.single.has(tie.option))
    )
    return [...new Set(between.map((tie) => tie.why))]
  }

  /** All that will lie on the table of an option. */
  of(option: OptionGroup): string[] {
    return option.choices.map(({ id }) => id).filter((id) => (id ? this.has(option.id, id) : false))
  }

  /** The choices without those that lost what they need, or that another one brings. */
  settled(): Record<string, string[]> {
    const left = [...this.chosen].filter((pick) => !this.brought.has(pick) && this.against(pick)?.bond !== 'needs')
    const picks: Record<string, string[]> = Object.fromEntries(this.groups.map(({ id }) => [id, []]))
    for (const pick of left) {
      const at = pick.indexOf('/')
      picks[pick.slice(0, at)]!.push(pick.slice(at + 1))
    }
    return left.length === this.chosen.size ? picks : new Mix(this.groups, picks).settled()
  }

  private ties(pick: Pick): readonly TieWords[] {
    return this.choices.get(pick)?.ties ?? []
  }

  private bringing(chosen: Iterable<Pick>): Map<Pick, string> {
    const found = new Map<Pick, string>()
    const left = [...chosen].sort()
    for (const one of left)
      for (const tie of this.ties(one)) {
        const other = pickOf(tie.option, tie.choice)
        if (tie.bond === 'brings' && !found.has(other)) {
          found.set(other, tie.why)
          left.push(other)
        }
      }
    return found
  }

  /** What stands against a choice: where there is one only, in place of what is chosen. */
  private against(pick: Pick): TieWords | undefined {
    const option = pick.slice(0, pick.indexOf('/'))
    const kept = [...this.chosen].filter((one) => !(this.single.has(option) && one.startsWith(`${option}/`)))
    const there = new Set([...kept, pick, ...this.bringing([...kept, pick]).keys()])
    const mine = new Set([pick, ...this.bringing([pick]).keys()])
    for (const one of mine)
      for (const tie of this.ties(one)) {
        const other = pickOf(tie.option, tie.choice)
        if (tie.bond === 'needs' && !there.has(other)) return tie
        if (tie.bond === 'not-with' && there.has(other) && !mine.has(other)) return tie
      }
    return undefined
  }
}
