/** What the Aid Zone shows of itself (`games/mine/aid_zone`). */
export interface Zone {
  supplies: number
  most: number
  card: string
  queuing: string
  used: string[]
  desks: string[]
  shut: string[]
  more: Record<string, number>
}

/** Its part of the view. */
export const zoneOf = (part: Record<string, unknown>): Zone =>
  part as unknown as Zone
