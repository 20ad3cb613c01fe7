/** What time of day each phase of `mine` is: it colours the sky. */
export type Daytime = 'dawn' | 'morning' | 'day' | 'dusk' | 'night'

const DAYTIMES: Record<string, Daytime> = {
  morning: 'morning',
  day: 'day',
  dusk: 'dusk',
  evening: 'dusk',
  scavenging: 'night',
  raid: 'night',
  dawn: 'dawn'
}

export const daytimeOf = (phase: string): Daytime => DAYTIMES[phase] ?? 'day'
