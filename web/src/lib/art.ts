/** Pictures of cards, people and places: where their files are, which one stands for what, and the next ones ahead.
 *
 * A picture is named `game/family/id`. What stands on a table is asked for by its ref, `mine/card:hard-frost`; what the
 * people of a table would rather not see, and what has no picture of its own, gets the plain one of its family. */
import { getContext, setContext } from 'svelte'
import albums, { address } from 'virtual:art'
import { HASH, USUAL } from '../build/sizes'

export interface Picture {
  name: string
  /** What it looks like from far: shown until it is there. */
  colour: string
  width: number
  height: number
  large: string
  small: string
  smallWidth: number
  topics: readonly string[]
}

export class Album {
  private readonly named = new Map<string, Picture>()
  /** By the id of a card, or by `family/id`. */
  private readonly standing = new Map<string, Picture>()

  constructor(rows: Awaited<ReturnType<(typeof albums)[string]>>['default'], game: string) {
    for (const [short, row] of Object.entries(rows)) {
      const [word, width, height, smallWidth, others, topics] = typeof row === 'string' ? ([row, ...USUAL] as const) : row
      const [hash, colour] = [word.slice(0, HASH), word.slice(HASH)]
      const name = `${game}/${short}`
      const picture: Picture = {
        name,
        colour: colour ? `#${colour}` : 'transparent',
        width,
        height,
        large: address(name, hash, false),
        small: address(name, hash, true),
        smallWidth,
        topics: topics ?? []
      }
      this.named.set(short, picture)
      for (const one of others?.length ? others : [short]) {
        if (one === short || !this.standing.has(one)) this.standing.set(one, picture)
        const card = one.slice(one.indexOf('/') + 1)
        if (card !== 'plain' && !this.standing.has(card)) this.standing.set(card, picture)
      }
    }
  }

  /** What is shown for a name (`event/hard-frost`) or a ref (`card:hard-frost`); where there is none, what is plain of `family`. */
  find(what: string, faded: readonly string[] = [], family = ''): Picture | undefined {
    const found = this.named.get(what) ?? this.standing.get(what.startsWith('card:') ? what.slice(5) : what.replace(':', '/'))
    const kind = found?.name.split('/')[1] ?? (family || what.split(/[:/]/)[0]!)
    if (found && !found.topics.some((topic) => faded.includes(topic))) return found
    return this.named.get(`${kind}/plain`)
  }
}

const opened = new Map<string, Album>()
const opening = new Map<string, Promise<Album | null>>()

/** A game's pictures, if they are known already. */
export const albumOf = (game: string): Album | undefined => opened.get(game)

/** Fetches what is known of a game's pictures, once; nothing where there is none, or the line is broken. */
export function openAlbum(game: string): Promise<Album | null> {
  let album = opening.get(game)
  if (!album) {
    const load = albums[game]
    album = (load ? load() : Promise.reject(new Error(`no pictures of ${game}`))).then(
      ({ default: rows }) => {
        const made = new Album(rows, game)
        opened.set(game, made)
        return made
      },
      () => {
        opening.delete(game)
        return null
      }
    )
    opening.set(game, album)
  }
  return album
}

/** `mine/card:hard-frost` is a thing of a game. */
export function cut(of: string): [game: string, what: string] {
  const at = of.indexOf('/')
  return [of.slice(0, at), of.slice(at + 1)]
}

const fetched = new Set<string>()

/** Whoever pays for each byte, or waits for it, gets pictures when they are met and not before. */
function isThrifty(): boolean {
  const line = (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection
  return line?.saveData === true || (line?.effectiveType ?? '').endsWith('2g')
}

const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 1000)
}

/** Fetches pictures that are likely to be met next, when there is nothing else to do. */
export function ahead(pictures: readonly string[], size: 'large' | 'small' = 'large', faded: readonly string[] = []): void {
  if (!pictures.length || isThrifty()) return
  whenIdle(() => {
    for (const of of pictures) {
      const [game, what] = cut(of)
      const address = albumOf(game)?.find(what, faded)?.[size]
      if (!address || fetched.has(address)) continue
      fetched.add(address)
      const image = new Image()
      image.fetchPriority = 'low'
      image.src = address
    }
  })
}

const FADED = Symbol('faded')

/** What the people of this table would rather not see. */
export const provideFaded = (topics: () => readonly string[]): unknown => setContext(FADED, topics)
export const useFaded = (): (() => readonly string[]) => getContext<(() => readonly string[]) | undefined>(FADED) ?? (() => [])
