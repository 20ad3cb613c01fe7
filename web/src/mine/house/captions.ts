/** What each thing in the house is called and how it is: for the plate under the cursor and for reading aloud. */
import type { Table } from '$lib/table.svelte'
import { t } from '$lib/words.svelte'
import type { MineTableView, SpaceView } from '../../protocol'
import { doing } from '../board/people'
import { OUTSIDE, type Box, type Place, type Plan } from './plan'

export interface Caption {
  box: Box
  title: string
  notes: string[]
}

export const spoken = ({ title, notes }: Caption): string => [title, ...notes].join(', ')

/** Captions by ref. */
export type Captions = ReadonlyMap<string, Caption>

export function captions(plan: Plan, table: Table, view: MineTableView, people: readonly Place[]): Captions {
  const found = new Map<string, Caption>()
  const street = `space:${OUTSIDE}`
  found.set(street, { box: plan.boxOf(OUTSIDE), title: named(table, street, 'web-house-outside'), notes: [] })
  for (const space of view.spaces) {
    const box = plan.boxOf(space.id)
    found.set(`space:${space.id}`, { box, title: table.name(`space:${space.id}`), notes: spaceNotes(table, space, view.printed) })
    if (space.fitting) {
      const notes = space.waiting ? [t('web-house-waiting')] : []
      found.set(`card:${space.fitting}`, { box, title: table.name(`card:${space.fitting}`), notes })
    }
  }
  for (const [floor, rule] of Object.entries(view.printed.watched)) {
    const ref = `holds:${rule}`
    found.set(ref, { box: plan.besideFloor(view.spaces.find((space) => space.floor === floor)!.id), title: table.name(ref), notes: [t('web-house-watched')] })
  }
  for (const [hole, boarded] of Object.entries(view.holes)) {
    const title = named(table, `hole:${hole}`, 'web-house-hole', { number: Number(hole) })
    const notes = [t(boarded ? 'web-house-boarded' : 'web-house-open')]
    found.set(`hole:${hole}`, { box: plan.holeBox(hole), title, notes })
  }
  for (const { person, x, y } of people) {
    const box = { x: x - 10, y: y - plan.figure.h - 14, w: 20, h: plan.figure.h + 14 }
    const does = doing(person, table)?.text
    const notes = [...(does ? [does] : []), ...(person.asleep ? [t('web-house-asleep')] : [])]
    found.set(`character:${person.id}`, { box, title: table.name(`character:${person.id}`), notes })
  }
  return found
}

/** What a space's own lettering says: what lies there, else the action printed there. */
export function lettering(table: Table, space: SpaceView): string {
  if (space.card) return `${table.name(`card:${space.card}`)}${space.stack > 1 ? ` ×${space.stack}` : ''}`
  return space.printed ? t(`web-house-printed-${space.printed}`) : ''
}

function spaceNotes(table: Table, space: SpaceView, { watched: snipers }: MineTableView['printed']): string[] {
  const printed = space.printed ? [t(`web-house-printed-${space.printed}`)] : []
  const lies = [space.card, space.fitting].filter(Boolean).map((card) => table.name(`card:${card}`))
  const free = space.free ? [t('web-house-free')] : []
  const stack = space.stack > 1 ? [t('web-house-stack', { count: space.stack })] : []
  const watched = space.floor in snipers ? [t('web-house-watched')] : []
  const far = space.reach ? [] : [t('web-house-out-of-reach')]
  const written = space.notes.map((note) => t('web-mine-written', { name: table.name(`note:${note}`) }))
  const becomes = space.becomes.length
    ? [t('web-house-becomes', { cards: space.becomes.map((card) => table.name(`card:${card}`)).join(', ') })]
    : []
  return [...printed, ...lies, ...stack, ...becomes, ...written, ...free, ...watched, ...far]
}

/** Some things are named by the server only while somebody may choose them. */
function named(table: Table, ref: string, otherwise: string, args: Record<string, number> = {}): string {
  return table.has(ref) ? table.name(ref) : t(otherwise, args)
}
