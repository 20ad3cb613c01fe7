/** A stage being planned: what can be given to whom, put into the plan and taken back. The server says what is possible. */
import type { Table } from '$lib/table.svelte'
import type { MineTableView, PlanDeed, PlanPerson, PlanStep, RefusalWords, StagePlan } from '../../protocol'

/** What joins the answers of one way: see `games/mine/public/planning.py`. */
const JOIN = '>'

export const wayOf = (who: string, deed: string, choices: readonly string[] = []): string =>
  [`plan:${who}`, deed, ...choices].join(JOIN)

const isOf = (way: string, who: string): boolean => way.startsWith(`plan:${who}${JOIN}`)

export const planOf = (table: Table): StagePlan | null => table.draft?.plan ?? null

/** What somebody does in the plan, be it as a helper. */
export const stepOf = (plan: StagePlan, who: string): PlanStep | undefined =>
  plan.steps.find((step) => step.who === who || step.helper === who)

export const personOf = (plan: StagePlan, who: string): PlanPerson | undefined => plan.people.find((person) => person.id === who)

/** The card a deed is about. */
const cardOf = (deed: PlanDeed): string => deed.refs.find((ref) => ref.startsWith('card:'))?.slice('card:'.length) ?? ''

/** How a deed is done in a room: what must be said of what it leaves open; null where it is not done there. */
export function doneAt(deed: PlanDeed, room: string, view: MineTableView): string[] | null {
  const ref = `space:${room}`
  const place = deed.choices.find((choice) => choice.kind === 'where')
  const there = place?.options.find((option) => option.refs.includes(ref))
  if (place) return there ? [there.id] : deed.verb === 'move' && deed.refs.includes(ref) ? [] : null
  if (deed.verb.startsWith('craft')) return view.deck.find((card) => card.id === cardOf(deed))?.places.includes(room) ? [] : null
  return deed.refs.includes(ref) ? [] : null
}

/** How a deed is done to a Hole; null where it is not. With one open Hole left nobody asks which. */
export function covers(deed: PlanDeed, ref: string): string[] | null {
  if (!deed.refs.includes(ref)) return null
  const which = deed.choices.find((choice) => choice.kind === 'which-hole')
  if (!which) return []
  const there = which.options.find((option) => option.refs.includes(ref))
  return there ? [there.id] : null
}

/** The room a deed is done in, where there is one only. */
export const roomOf = (deed: PlanDeed): string =>
  deed.choices.some((choice) => choice.kind === 'where') ? '' : (deed.refs.find((ref) => ref.startsWith('space:')) ?? '')

/** Whether a deed puts something new into the house. */
export const isBuilding = (deed: PlanDeed): boolean => deed.verb.startsWith('craft')

/** Give somebody something to do; what they or whoever had it were to do goes. The same thing again takes it back. */
export function give(table: Table, plan: StagePlan, who: string, deed: PlanDeed, choices: readonly string[] = []): void {
  const way = wayOf(who, deed.id, choices)
  const had = stepOf(plan, who)
  const same = had?.who === who && had.deed.id === deed.id && (had.way === way || had.way.startsWith(way + JOIN))
  if (same) return take(table, plan, who)
  const from = personOf(plan, who)?.instead[deed.id]
  const left = without(table.chosen, plan, who)
  table.try([...(from ? without(left, plan, from) : left), way])
}

/** Whatever somebody was to do goes out of the plan. */
export function take(table: Table, plan: StagePlan, who: string): void {
  table.try(without(table.chosen, plan, who))
}

function without(ways: readonly string[], plan: StagePlan, who: string): string[] {
  const helped = plan.steps.filter((step) => step.helper === who).map((step) => step.who)
  return ways.filter((way) => ![who, ...helped].some((one) => isOf(way, one)))
}

/** Settle something an assignment leaves open in another way; what was said of the rest before it stays. */
export function settle(table: Table, step: PlanStep, at: number, option: string): void {
  const said = step.deed.choices.slice(0, at).map((choice) => choice.chosen)
  const way = wayOf(step.who, step.deed.id, [...said, option])
  table.try(table.chosen.map((one) => (isOf(one, step.who) ? way : one)))
}

/** What the server is asked to look ahead at: an answer, after others that are not given yet. */
export interface Ahead {
  id: string
  after: string[]
}

/** What would come of one deed by itself, if the stage were carried out with nothing else in the plan. */
export function aheadOf(plan: StagePlan, who: string, deed: PlanDeed, choices: readonly string[] = []): Ahead {
  const said = choices.length ? choices : deed.choices.map((choice) => choice.chosen)
  const way = [`plan:${who}`, deed.id, ...said]
  const alone = plan.people.filter((person) => person.deeds.length || person.fixed).length < 2
  return alone ? { id: way.at(-1)!, after: way.slice(0, -1) } : { id: 'resolve', after: way }
}

/** Why not, each reason once: of some cards there are several, and each of them says it. */
export const reasons = (refused: readonly RefusalWords[]): RefusalWords[] => [
  ...new Map(refused.map((one) => [`${one.text} ${one.why}`, one])).values()
]
