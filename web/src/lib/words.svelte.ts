/** Sentences of the page itself: the same Fluent catalogues as the rest of Tilldawn, loaded by language. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import files from 'virtual:words'

export type Lang = string
export type Args = Record<string, FluentVariable>

/** The languages there are, by their folders, English first. */
export const LANGUAGES: readonly Lang[] = [...new Set(Object.keys(files).map((folder) => folder.split('/')[0]!))].sort(
  (a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b)
)

/** What a language calls itself: “English”, “Français”. */
export function languageName(lang: Lang): string {
  const name = new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang
  return name.charAt(0).toLocaleUpperCase(lang) + name.slice(1)
}

class Words {
  lang = $state<Lang>('en')
  private bundles = $state.raw<Partial<Record<Lang, FluentBundle>>>({})
  /** One bundle per language, whoever asks for it and however many at once. */
  private made: Partial<Record<Lang, FluentBundle>> = {}
  private loaded = new Set<string>()
  private asked: Lang = 'en'

  /** Load a language's words (and a game's), then speak it, unless another one has been asked for meanwhile. */
  async use(lang: Lang, game = ''): Promise<void> {
    this.asked = lang
    const bundle = (this.made[lang] ??= new FluentBundle(lang, { useIsolating: false }))
    const wanted = [lang, `${lang}/${game}`].filter((folder) => files[folder] && !this.loaded.has(folder))
    const sources = await Promise.all(wanted.map((folder) => files[folder]!()))
    sources.forEach(({ default: source }) => bundle.addResource(new FluentResource(source)))
    wanted.forEach((folder) => this.loaded.add(folder))
    this.bundles = { ...untrack(() => this.bundles), [lang]: bundle }
    if (this.asked !== lang) return
    this.lang = lang
    document.documentElement.lang = lang
  }

  /** A message in the language of now. A missing one is shown by its id, so that nobody is left without a button. */
  say(id: string, args: Args = {}): string {
    const bundle = this.bundles[this.lang]
    const [name, attribute] = id.split('.') as [string, string | undefined]
    const message = bundle?.getMessage(name)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!bundle || !pattern) return id
    const errors: Error[] = []
    const said = bundle.formatPattern(pattern, args, errors)
    if (errors.length) console.error(id, errors)
    return said
  }
}

export const words = new Words()

/** Shorthand for templates: `t('web-undo')`. */
export const t = (id: string, args?: Args): string => words.say(id, args)
