/**
 * The typefaces of the page: cut from packages of open typefaces down to what English and French need, each a small file
 * that is fetched when something is first written in it.
 *
 * A typeface cut down is a changed one, and two of these licences keep the original's name for the original. So each has
 * a name of ours, after what it is for; THIRD-PARTY.md says what it was made from.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'
import type { Plugin } from 'vite'

const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
/** What our texts are written in; `build.test.ts` compares it with them. */
export const LETTERS = `${ASCII}ÀÂÇÉÈÊËÎÏÔÙÛÜàâçéèêëîïôùûüÿŒœ«»‘’“”–…·×†−\u00a0`
/** Titles do without signs that only people write. */
const TITLES = LETTERS.replace(/[\\^_`{|}~<>@#$*=]/g, '')
const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at)).join('')
/** What people may be called beyond that: it is fetched when somebody is. */
const OTHERS = [...between(0xa1, 0xff)].filter((one) => !LETTERS.includes(one)).join('')
const FARTHER = between(0x100, 0x17f).replace(/[Œœ]/g, '')

export interface Face {
  /** Its file, and what it is called in a style sheet. */
  readonly file: string
  readonly family: string
  readonly from: string
  readonly letters: string
  readonly weight: number | readonly [number, number]
  /** The one weight it has, where its source has all of them: half the bytes. All of `weight` is written in it. */
  readonly cut?: number
  readonly style?: 'italic'
  /** How much larger than others it is set, so that its small letters are as high as theirs. */
  readonly size?: number
  /** Shown while it is on its way: a typeface of the system, made as wide as this one is on average (`ratio`). */
  readonly instead?: { local: readonly string[]; ratio: number; ascent: number; descent: number }
  /** Needed by the first page anybody sees. */
  readonly first?: true
}

const ALEGREYA = '@fontsource-variable/alegreya/files/alegreya-latin-wght'
const SOURCE = '@fontsource-variable/source-sans-3/files/source-sans-3'
const SERIF = ['Times New Roman', 'Liberation Serif', 'Tinos']
const SANS = ['Arial', 'Liberation Sans', 'Arimo']

/** `ratio` is measured: `tests/browser/test_type.py` compares the widths of sentences of ours. */
export const FACES: readonly Face[] = [
  {
    file: 'book',
    family: 'Book',
    from: `${ALEGREYA}-normal.woff2`,
    letters: TITLES,
    weight: [500, 900],
    cut: 600,
    size: 1.06,
    instead: { local: SERIF.map((name) => `${name} Bold`), ratio: 0.955, ascent: 1.016, descent: 0.345 },
    first: true
  },
  {
    file: 'book-text',
    family: 'Book',
    from: `${ALEGREYA}-normal.woff2`,
    letters: LETTERS,
    weight: 400,
    cut: 400,
    size: 1.06,
    instead: { local: SERIF, ratio: 1.005, ascent: 1.016, descent: 0.345 }
  },
  {
    file: 'book-italic',
    family: 'Book',
    from: `${ALEGREYA}-italic.woff2`,
    letters: LETTERS,
    weight: 400,
    cut: 400,
    style: 'italic',
    size: 1.06,
    instead: { local: SERIF.map((name) => `${name} Italic`), ratio: 0.883, ascent: 1.016, descent: 0.345 }
  },
  {
    file: 'plain',
    family: 'Plain',
    from: `${SOURCE}-latin-wght-normal.woff2`,
    letters: LETTERS,
    weight: [400, 800],
    size: 1.06,
    instead: { local: SANS, ratio: 0.935, ascent: 1.024, descent: 0.4 },
    first: true
  },
  {
    file: 'plain-others',
    family: 'Plain',
    from: `${SOURCE}-latin-wght-normal.woff2`,
    letters: OTHERS,
    weight: [400, 800],
    size: 1.06
  },
  {
    file: 'plain-farther',
    family: 'Plain',
    from: `${SOURCE}-latin-ext-wght-normal.woff2`,
    letters: FARTHER,
    weight: [400, 800],
    size: 1.06
  },
  {
    file: 'poster',
    family: 'Poster',
    from: '@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2',
    letters: TITLES,
    weight: [400, 900],
    instead: { local: ['Arial Bold', 'Liberation Sans Bold', ...SANS], ratio: 0.88, ascent: 0.923, descent: 0.22 }
  },
  {
    file: 'typed',
    family: 'Typed',
    from: '@fontsource/special-elite/files/special-elite-latin-400-normal.woff2',
    letters: LETTERS,
    weight: 400,
    instead: { local: ['Courier New', 'Liberation Mono', 'Cousine'], ratio: 0.853, ascent: 0.703, descent: 0.297 }
  }
]

/** Figures of one height and one width, wherever numbers are read. */
const FEATURES = ['kern', 'lnum', 'tnum']

export async function cut(face: Face, packages: string): Promise<Buffer> {
  const [min, max = min] = [face.weight].flat() as [number, number?]
  return subset(readFileSync(join(packages, face.from)), face.letters, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    preserveNameIds: [0],
    noHinting: true,
    variationAxes: face.from.includes('-wght-') ? { wght: face.cut ?? { min, max } } : undefined
  })
}

/** The characters of a face as a style sheet names them, in stretches. */
export function rangeOf(letters: string): string {
  const codes = [...new Set(letters)].map((one) => one.codePointAt(0)!).sort((one, other) => one - other)
  const stretches: [number, number][] = []
  for (const code of codes) {
    const last = stretches.at(-1)
    if (last?.[1] === code - 1) last[1] = code
    else stretches.push([code, code])
  }
  const hex = (code: number): string => code.toString(16)
  return stretches.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join()
}

export function styleOf(faces: readonly Face[]): string {
  const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`
  const rule = (parts: Record<string, string>): string =>
    `@font-face{${Object.entries(parts).map(([name, value]) => `${name}:${value}`).join(';')}}`
  return faces
    .flatMap(({ file, family, letters, weight, style = 'normal', size = 1, instead }) => [
      rule({
        'font-family': family,
        src: `url('./${file}.woff2') format('woff2')`,
        'font-weight': [weight].flat().join(' '),
        'font-style': style,
        'font-display': 'swap',
        'size-adjust': percent(size),
        'unicode-range': rangeOf(letters)
      }),
      ...(instead
        ? [
            rule({
              'font-family': `'${family} meanwhile'`,
              src: instead.local.map((name) => `local('${name}')`).join(),
              'font-weight': [weight].flat().join(' '),
              'font-style': style,
              'size-adjust': percent(size * instead.ratio),
              'ascent-override': percent(instead.ascent / instead.ratio),
              'descent-override': percent(instead.descent / instead.ratio),
              'line-gap-override': '0%'
            })
          ]
        : [])
    ])
    .join('\n')
}

/** Makes the files of the typefaces before anything is built of them, where they are not there as they should be. */
export function typefaces(packages: string, made: string): Plugin {
  const stamp = createHash('sha256')
    .update(JSON.stringify([FACES, FEATURES, styleOf(FACES)]))
    .update(readFileSync(join(packages, 'subset-font/package.json')))
    .digest('hex')
  return {
    name: 'typefaces',
    async config() {
      const mark = join(made, 'stamp')
      if (existsSync(mark) && readFileSync(mark, 'utf8') === stamp) return
      mkdirSync(made, { recursive: true })
      for (const face of FACES) writeFileSync(join(made, `${face.file}.woff2`), await cut(face, packages))
      writeFileSync(join(made, 'fonts.css'), styleOf(FACES))
      writeFileSync(mark, stamp)
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        FACES.filter((face) => face.first).flatMap(({ file }) => {
          const asset = Object.keys(bundle ?? {}).find((name) => new RegExp(`/${file}-[\\w-]{8}\\.woff2$`).test(name))
          const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${asset}` }
          return asset ? [{ tag: 'link', attrs, injectTo: 'head' as const }] : []
        })
    }
  }
}
