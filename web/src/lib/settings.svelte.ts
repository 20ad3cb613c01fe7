/** What one person likes: kept in this browser. */
import { LANGUAGES, type Lang } from './words.svelte'

export type Theme = 'system' | 'light' | 'dark'

const KEY = 'tilldawn'
const VOLUME = 0.6
/** No motion takes longer, in milliseconds. */
export const LONGEST = 400

interface Kept {
  lang: Lang
  theme: Theme
  sound: boolean
  sounds: boolean
  volume: number
  call: boolean
  motion: boolean
  ruleIds: boolean
  beats: BeatPace
}

export type BeatPace = 'slow' | 'normal' | 'once'
export const BEAT_PACES: readonly BeatPace[] = ['slow', 'normal', 'once']

function fromBrowser(): Lang {
  const wanted = navigator.languages.map((name) => name.slice(0, 2))
  return LANGUAGES.find((lang) => wanted.includes(lang)) ?? 'en'
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>
  } catch {
    return {}
  }
}

class Settings {
  lang = $state<Lang>('en')
  theme = $state<Theme>('system')
  /** A sound when it is your turn. */
  sound = $state(true)
  /** What is heard of the place: off until somebody asks for it. */
  sounds = $state(false)
  /** How loud all sounds are, from 0 to 1. */
  volume = $state(VOLUME)
  /** The tab's title calls you. */
  call = $state(true)
  /** Motion, where the system has nothing against it. */
  motion = $state(true)
  /** The ids of rules; otherwise a small mark stands for each. */
  ruleIds = $state(false)
  /** How what happens is shown: each moment waits; small ones go on by themselves; or none is shown. */
  beats = $state<BeatPace>('normal')

  constructor() {
    const had = kept()
    this.lang = LANGUAGES.find((lang) => lang === had.lang) ?? fromBrowser()
    this.theme = had.theme === 'light' || had.theme === 'dark' ? had.theme : 'system'
    this.sound = had.sound !== false
    this.sounds = had.sounds === true
    this.volume = typeof had.volume === 'number' && had.volume >= 0 && had.volume <= 1 ? had.volume : VOLUME
    this.call = had.call !== false
    this.motion = had.motion !== false
    this.ruleIds = had.ruleIds === true
    this.beats = BEAT_PACES.find((pace) => pace === had.beats) ?? 'normal'
  }

  keep(): void {
    const { lang, theme, sound, sounds, volume, call, motion, ruleIds, beats } = this
    try {
      localStorage.setItem(KEY, JSON.stringify({ lang, theme, sound, sounds, volume, call, motion, ruleIds, beats }))
    } catch {
      // a browser that keeps nothing: the settings hold until the page is closed
    }
  }

  /** Sound on or off, in one place and at once. */
  mute(): void {
    this.sounds = !this.sounds
    this.keep()
  }

  /** Milliseconds for a motion, never many; none when it is not wanted. */
  pace(ms: number): number {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches ? Math.min(ms, LONGEST) : 0
  }
}

export const settings = new Settings()
