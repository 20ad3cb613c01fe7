/** Where a note of the guide goes: beside what it points at, never over it, and off the bar. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export interface Spot {
  left: number
  top: number
}

const EDGE = 8

const right = (box: Box): number => box.left + box.width
const bottom = (box: Box): number => box.top + box.height

/** How much of two boxes lies over each other. */
export function overlap(one: Box, other: Box): number {
  const width = Math.min(right(one), right(other)) - Math.max(one.left, other.left)
  const height = Math.min(bottom(one), bottom(other)) - Math.max(one.top, other.top)
  return Math.max(0, width) * Math.max(0, height)
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, Math.max(least, most)))

/**
 * The place of a note of this size inside the window. Beside the hole first, on the side with most room; where that would
 * cover something, wherever it covers least: the hole never, what is to be kept free hardly, what is only read if it must.
 */
export function placed(note: Size, window: Box, hole: Box | null, keep: readonly Box[], gap: number, read: readonly Box[] = []): Spot {
  const least = { left: window.left + EDGE, top: window.top + EDGE }
  const most = { left: right(window) - note.width - EDGE, top: bottom(window) - note.height - EDGE }
  const fit = ({ left, top }: Spot): Spot => ({
    left: within(left, least.left, most.left),
    top: within(top, least.top, most.top)
  })
  const inside = spread(least, most)
  if (!hole) {
    const middle = fit({ left: window.left + (window.width - note.width) / 2, top: window.top + (window.height - note.height) / 2 })
    return best([middle, ...corners(most, least), ...inside], note, null, keep, read)
  }
  const beside = hole.top + hole.height / 2 - note.height / 2
  const above = hole.left + hole.width / 2 - note.width / 2
  const sides = [
    { room: right(window) - right(hole), spot: { left: right(hole) + gap, top: beside } },
    { room: hole.left - window.left, spot: { left: hole.left - gap - note.width, top: beside } },
    { room: bottom(window) - bottom(hole), spot: { left: above, top: bottom(hole) + gap } },
    { room: hole.top - window.top, spot: { left: above, top: hole.top - gap - note.height } }
  ]
  const spots = sides.toSorted((a, b) => b.room - a.room).map(({ spot }) => fit(spot))
  return best([...spots, ...corners(most, least), ...inside], note, hole, keep, read, gap)
}

/** Over something that has the whole window: below at the right, or wherever there is least to use and to read. */
export function inCorner(note: Size, window: Box, keep: readonly Box[] = [], read: readonly Box[] = []): Spot {
  const least = { left: window.left + EDGE, top: window.top + EDGE }
  const most = {
    left: Math.max(least.left, right(window) - note.width - EDGE),
    top: Math.max(least.top, bottom(window) - note.height - EDGE)
  }
  return best([...corners(most, least), ...spread(least, most)], note, null, keep, read)
}

/** Whether a note at this spot lies over what it must not lie over. */
export const blocked = (spot: Spot, note: Size, hole: Box | null, keep: readonly Box[]): boolean =>
  [...(hole ? [hole] : []), ...keep].some((box) => overlap({ ...spot, ...note }, box) > 0)

const corners = (most: Spot, least: Spot): Spot[] => [
  { left: most.left, top: most.top },
  { left: most.left, top: least.top },
  { left: least.left, top: most.top },
  { left: least.left, top: least.top }
]

/** Spots all over the window. */
const PARTS = 14
const spread = (least: Spot, most: Spot): Spot[] =>
  Array.from({ length: (PARTS + 1) ** 2 }, (_, n) => ({
    left: least.left + (Math.max(0, most.left - least.left) * (n % (PARTS + 1))) / PARTS,
    top: least.top + (Math.max(0, most.top - least.top) * Math.floor(n / (PARTS + 1))) / PARTS
  }))

/** How far two boxes are from each other. */
function away(one: Box, other: Box): number {
  const across = Math.max(0, other.left - right(one), one.left - right(other))
  const down = Math.max(0, other.top - bottom(one), one.top - bottom(other))
  return Math.hypot(across, down)
}

/** How much worse it is to cover the hole at all, or what is to be used, than what is read; and what each pixel of distance weighs. */
const HOLE = 1e8
const USED = 16
const FAR = 50

/** The first of the spots that cost least. */
function best(spots: readonly Spot[], note: Size, hole: Box | null, keep: readonly Box[], read: readonly Box[], gap = 0): Spot {
  const cost = (spot: Spot): number => {
    const box = { ...spot, ...note }
    const sum = (boxes: readonly Box[]): number => boxes.reduce((all, other) => all + overlap(box, other), 0)
    const apart = hole ? Math.abs(away(box, hole) - gap) : 0
    return (hole && overlap(box, hole) > 0 ? HOLE + overlap(box, hole) : 0) + FAR * apart + USED * sum(keep) + sum(read)
  }
  const costs = spots.map(cost)
  return spots[costs.indexOf(Math.min(...costs))]!
}

/** The arrow from a note to the hole: from the middle of the nearest side to the nearest edge. Nothing where they touch. */
export function arrow(note: Box, hole: Box): { from: [number, number]; to: [number, number] } | null {
  const x = within(note.left + note.width / 2, hole.left + 10, right(hole) - 10)
  const y = within(note.top + note.height / 2, hole.top + 10, bottom(hole) - 10)
  if (note.left >= right(hole)) return { from: [note.left, within(y, note.top + 24, bottom(note) - 24)], to: [right(hole) + 5, y] }
  if (right(note) <= hole.left) return { from: [right(note), within(y, note.top + 24, bottom(note) - 24)], to: [hole.left - 5, y] }
  if (note.top >= bottom(hole)) return { from: [within(x, note.left + 24, right(note) - 24), note.top], to: [x, bottom(hole) + 5] }
  if (bottom(note) <= hole.top) return { from: [within(x, note.left + 24, right(note) - 24), bottom(note)], to: [x, hole.top - 5] }
  return null
}

/** The elements an anchor names: a part of the frame, a mark or what says the same in the scene, the buttons of a verb, or a thing. */
export function selector(anchor: string): string {
  const [kind, name] = [anchor.slice(0, anchor.indexOf(':')), anchor.slice(anchor.indexOf(':') + 1)]
  if (kind === 'part') return `[data-part="${CSS.escape(name)}"]`
  if (kind === 'mark') return `:is([data-explain="${CSS.escape(anchor)}"], [data-anchor="${CSS.escape(anchor)}"])`
  if (kind === 'verb') return `[data-verb="${CSS.escape(name)}"]`
  return `[data-ref="${CSS.escape(anchor)}"]`
}

export const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height }
}

/** Whether something else lies over a point of it; notes of the guide do not count, they make room. */
function covered(element: Element, x: number, y: number): boolean {
  const top = document.elementsFromPoint(x, y).find((one) => !one.closest('[data-note]'))
  return top !== undefined && !element.contains(top) && !top.contains(element)
}

/** Whether somebody can see it: drawn, large enough to be made out, mostly inside the window, and not below something. */
export function seen(element: Element): boolean {
  const box = boxOf(element)
  if (box.width < 8 || box.height < 8 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
  const inside = overlap(box, { left: 0, top: 0, width: innerWidth, height: innerHeight })
  const middle = box.left + box.width / 2
  return inside >= 0.6 * box.width * box.height && [0.2, 0.5, 0.8].every((part) => !covered(element, middle, box.top + part * box.height))
}
