/** Icons are drawn on a square of 512: whole numbers are fine enough for them, and half the bytes. */

/** How many numbers a command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }
const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy
const BETWEEN = /[\s,]*/y

/** The commands of a path, each with just the numbers it takes. */
function* commands(path: string): Generator<[string, number[]]> {
  let at = 0
  const skip = (): void => {
    BETWEEN.lastIndex = at
    at += BETWEEN.exec(path)![0].length
  }
  const number = (flag: boolean): number => {
    skip()
    NUMBER.lastIndex = at
    // the two flags of an arc may stand before the next number without anything between them
    const found = flag ? path[at]! : NUMBER.exec(path)?.[0]
    if (!found) throw new Error(`no number at ${at} of ${path}`)
    at += found.length
    return Number(found)
  }
  for (skip(); at < path.length; skip()) {
    let command = path[at++]!
    const takes = TAKES[command.toLowerCase()]
    if (takes === undefined) throw new Error(`no command at ${at - 1} of ${path}`)
    do {
      yield [command, Array.from({ length: takes }, (_, nth) => number(takes === 7 && (nth === 3 || nth === 4)))]
      if (command === 'M') command = 'L'
      if (command === 'm') command = 'l'
      skip()
    } while (takes && at < path.length && !/[a-z]/i.test(path[at]!))
  }
}

/** The same path in whole numbers, relative ones. Each point is rounded where it lies, so that no error adds up. */
export function shortenPath(path: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0] // where the pen is in the drawing
  let [penX, penY, penStartX, penStartY] = [0, 0, 0, 0] // where it is in what is written
  let written = ''
  let last = ''
  const put = (command: string, numbers: number[]): void => {
    const same = command === last ? command !== 'm' : last === 'm' && command === 'l'
    written += same ? '' : command
    numbers.forEach((number, nth) => (written += (nth || same) && number >= 0 ? ` ${number}` : `${number}`))
    last = command
  }
  for (const [command, numbers] of commands(path)) {
    const kind = command.toLowerCase()
    const relative = command === kind
    const [fromX, fromY] = relative ? [x, y] : [0, 0]
    if (kind === 'z') {
      ;[x, y, penX, penY] = [startX, startY, penStartX, penStartY]
      put('z', [])
    } else if (kind === 'h' || kind === 'v') {
      if (kind === 'h') x = fromX + numbers[0]!
      else y = fromY + numbers[0]!
      put(kind, [kind === 'h' ? Math.round(x) - penX : Math.round(y) - penY])
      ;[penX, penY] = kind === 'h' ? [Math.round(x), penY] : [penX, Math.round(y)]
    } else if (kind === 'a') {
      ;[x, y] = [fromX + numbers[5]!, fromY + numbers[6]!]
      const [radiusX, radiusY, turn, large, sweep] = numbers as [number, number, number, number, number]
      const tenth = (number: number): number => Math.round(number * 10) / 10
      put('a', [tenth(radiusX), tenth(radiusY), tenth(turn), large, sweep, Math.round(x) - penX, Math.round(y) - penY])
      ;[penX, penY] = [Math.round(x), Math.round(y)]
    } else {
      put(
        kind,
        numbers.map((number, nth) => (nth % 2 ? Math.round(fromY + number) - penY : Math.round(fromX + number) - penX))
      )
      ;[x, y] = [fromX + numbers.at(-2)!, fromY + numbers.at(-1)!]
      ;[penX, penY] = [Math.round(x), Math.round(y)]
      if (kind === 'm') [startX, startY, penStartX, penStartY] = [x, y, penX, penY]
    }
  }
  return written
}

/** An icon with shorter paths. */
export const shortenIcon = (svg: string): string =>
  svg.replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${shortenPath(path)}"`)
