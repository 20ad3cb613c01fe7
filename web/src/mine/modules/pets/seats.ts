/** Where the pets sit: on the ground floor, where people guard and sleep; by night they lie down. */
import type { MineTableView } from '../../../protocol'
import type { Plan } from '../../house/plan'

export interface Seat {
  ref: string
  x: number
  y: number
  picture: string
  lying: boolean
}

/** What is in the house, of all that the module shows. */
const INDOORS = ['home', 'fed', 'hungry']
/** Spaces they like, by what is printed there. */
const LIKED = ['guard', 'floor']

export const petsOf = (part: Record<string, unknown>): [string, string][] => Object.entries((part.pets ?? {}) as Record<string, string>)

export function seatsOf(view: MineTableView, part: Record<string, unknown>, plan: Plan): Seat[] {
  const lying = view.printed.night.includes(view.phase)
  const liked = LIKED.flatMap((printed) => view.spaces.find((space) => space.printed === printed)?.id ?? [])
  return petsOf(part)
    .filter(([, where]) => INDOORS.includes(where))
    .map(([ref], at) => {
      const { x, y, w } = plan.boxOf(liked[(at + 1) % liked.length] ?? 'outside')
      const { h } = plan.boxOf(liked[0] ?? 'outside')
      return {
        ref,
        x: x + w * 0.7,
        y: y + h - 1.5,
        picture: `mine/animal/${ref.slice(ref.indexOf(':') + 1)}-${lying ? 'lying' : 'sitting'}`,
        lying
      }
    })
}

/** How large they are, by the people beside them. */
export const sizeOf = (plan: Plan, lying: boolean): { w: number; h: number } => {
  const tall = plan.figure.h * 0.66
  return lying ? { w: tall * 1.2, h: tall * 0.6 } : { w: tall, h: tall }
}
