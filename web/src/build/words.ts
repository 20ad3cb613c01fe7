/** The page's sentences, gathered: one file to fetch for a language, and one for each game in it, however many they are
 * written in. `virtual:words` has a way to load each of them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const NAME = 'virtual:words'

/** What remarks in a catalogue say is for its writers. */
export const withoutRemarks = (source: string): string => source.replace(/^#.*\n/gm, '').replace(/\n{2,}/g, '\n')

export function gatheredWords(locale: string): Plugin {
  const files = (): string[] => globSync(['*/web*.ftl', '*/*/web*.ftl'], { cwd: locale }).sort()
  return {
    name: 'gathered-words',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return undefined
      const folder = id.slice(NAME.length + 2)
      if (!folder) {
        const folders = [...new Set(files().map((file) => dirname(file).replaceAll('\\', '/')))]
        return `export default {${folders.map((name) => `'${name}': () => import('${NAME}/${name}')`).join()}}`
      }
      const own = files().filter((file) => dirname(file).replaceAll('\\', '/') === folder)
      const sources = own.map((file) => {
        this.addWatchFile(join(locale, file))
        return withoutRemarks(readFileSync(join(locale, file), 'utf8'))
      })
      return `export default ${JSON.stringify(sources.join('\n'))}`
    }
  }
}
