/** What the Farmers' Market shows of itself (`games/mine/market`). */
export interface Market {
  tolerance: number
  most: number
  glad: number
  wary: number
  price: number
  farmers: number
  thugs: number
  thief: string
  card: string
  aside: string
  steals: Record<string, number>
  caught: number
  pantry: Record<string, number>
  room: number
  guest: boolean
}

/** Its part of the view. */
export const marketOf = (part: Record<string, unknown>): Market =>
  part as unknown as Market
