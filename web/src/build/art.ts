/** The pictures' addresses. `virtual:art` loads what is known of a game's pictures, when a table of it is opened: so
 * that the first page knows nothing of them. Files get the hash of what is in them: they can be kept for ever. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { HASH, USUAL } from './sizes.ts'

const NAME = 'virtual:art'

interface Entry {
  large: [number, number]
  small: [number, number]
  colour: string
  alpha?: boolean
  for: string[]
  topics?: string[]
}

/** A picture without its game: its hash and its colour in one word (no colour where it is cut out), size, width when small;
 * then, if it is so, for which cards and which topics. A usual one, for its own card, is the word alone: hundreds of these
 * come with every table. */
export type Row = string | [string, number, number, number, string[]?, string[]?]


/** How a picture's file is called in the built page. */
export const fileOf = (name: string, hash: string, small: boolean): string =>
  `assets/art/${name.replaceAll('/', '.')}.${small ? 's' : 'l'}-${hash}.webp`

export function rowOf(name: string, entry: Entry, hash: string): Row {
  const word = hash + (entry.alpha ? '' : entry.colour.slice(1))
  const row: Exclude<Row, string> = [word, ...entry.large, entry.small[0]]
  const others = entry.for.length !== 1 || entry.for[0] !== name.slice(name.indexOf('/') + 1)
  if (others || entry.topics) row.push(others ? entry.for : [])
  if (entry.topics) row.push(entry.topics)
  return row.length === 4 && row.slice(1).join() === USUAL.join() ? word : row
}

export function hashedArt(manifest: string, folder: string): Plugin {
  let built = true
  const entries = (): [string, Entry][] =>
    Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Entry | null>).filter(
      (pair): pair is [string, Entry] => pair[1] !== null
    )
  return {
    name: 'hashed-art',
    configResolved: (config) => void (built = config.command === 'build'),
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      this.addWatchFile(manifest)
      const game = id.slice(NAME.length + 2)
      if (!game) {
        const games = [...new Set(entries().map(([name]) => name.split('/')[0]!))]
        const address = built
          ? '(name, hash, small) => `/assets/art/${name.replaceAll("/", ".")}.${small ? "s" : "l"}-${hash}.webp`'
          : '(name, hash, small) => `/src/art/${name}${small ? ".small" : ""}.webp`'
        return `export default {${games.map((one) => `'${one}': () => import('${NAME}/${one}')`).join()}}
export const address = ${address}`
      }
      const rows = entries()
        .filter(([name]) => name.startsWith(`${game}/`))
        .map(([name, entry]) => {
          const files = ['', '.small'].map((end) => readFileSync(join(folder, `${name}${end}.webp`)))
          const hash = createHash('sha256')
          for (const source of files) hash.update(source)
          const short = hash.digest('base64url').slice(0, HASH)
          if (built) files.forEach((source, at) => this.emitFile({ type: 'asset', fileName: fileOf(name, short, at === 1), source }))
          return [name.slice(game.length + 1), rowOf(name, entry, short)] as const
        })
      return `export default ${JSON.stringify(Object.fromEntries(rows))}`
    }
  }
}
