/** What the page and its building agree upon about pictures: width and height of a usual one, its width when small. */
export const USUAL = [960, 600, 320] as const
/** How long the hash in the name of a file is. */
export const HASH = 5
