declare module 'virtual:words' {
  /** Sentences by their folder: `fr`, `fr/mine`. */
  const words: Record<string, () => Promise<{ default: string }>>
  export default words
}

declare module 'virtual:art' {
  import type { Row } from './art'
  /** What is known of each game's pictures, by their names without the game: `event/hard-frost`. */
  const albums: Record<string, () => Promise<{ default: Record<string, Row> }>>
  export default albums
  export const address: (name: string, hash: string, small: boolean) => string
}

declare module 'subset-font' {
  interface Cut {
    targetFormat?: 'woff2'
    keepFeatures?: string[]
    preserveNameIds?: number[]
    noHinting?: boolean
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  /** The typeface with only what the text is written in. */
  export default function subset(font: Buffer, text: string, cut?: Cut): Promise<Buffer>
}
