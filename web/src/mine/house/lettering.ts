/** Lettering in a drawing: SVG breaks no lines by itself. Widths are estimates, a little generous. */
const NARROW = /[iljtfrI1.,:;!’'()\- ]/
const WIDE = /[mwMW]/

/** About how wide a text is, in units of its font size. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.34 : WIDE.test(letter) ? 0.88 : 0.6), 0)

/** A text cut to a width, with an ellipsis if something is missing. */
export function cut(text: string, width: number): string {
  if (textWidth(text) <= width) return text
  let short = text
  while (short && textWidth(`${short}…`) > width) short = short.slice(0, -1)
  return `${short.trimEnd()}…`
}

/** A text in at most so many lines of a width. */
export function lines(text: string, width: number, most: number): string[] {
  const found: string[] = []
  for (const word of text.split(' ')) {
    const last = found.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && (found.length === most || textWidth(joined) <= width)) found[found.length - 1] = joined
    else found.push(word)
  }
  return found.map((line) => cut(line, width))
}

/** Names come with a small article; on a plate they begin a line. */
export const sentence = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** Names are set in a face that is narrower than the estimate, which must do for all. */
const OWN_FACE = 0.88
/** How much narrower than usual letters may be set before a second line is begun. */
const NARROWEST = 0.67

/** A name in one line, narrower if it must be (`squeeze` is its width then), or in two. */
export function label(text: string, width: number): { lines: string[]; squeeze: number } {
  const needs = textWidth(text) * OWN_FACE
  if (needs <= width) return { lines: [text], squeeze: 0 }
  if (needs * NARROWEST <= width) return { lines: [text], squeeze: width }
  return { lines: lines(text, width / OWN_FACE, 2), squeeze: 0 }
}
