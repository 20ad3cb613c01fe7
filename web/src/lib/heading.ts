/** A heading without the tracks terminals draw in it: the page draws its own, and not every font has such signs. */
export function withoutTracks(heading: string): string {
  return heading.replace(/[▮▯]+ */g, '')
}
