declare module 'virtual:words' {
  /** Sentences by their folder: `fr`, `fr/mine`. */
  const words: Record<string, () => Promise<{ default: string }>>
  export default words
}
