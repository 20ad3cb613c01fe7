/** How long ago something was, in words. */

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE]
]

/** `when` and `now` in seconds. Less than a minute is “now”; so is a clock that runs ahead of ours. */
export function ago(when: number, now: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' })
  const past = Math.max(0, now - when)
  const [unit, length] = UNITS.find(([, seconds]) => past >= seconds) ?? ['second', Infinity]
  return format.format(-Math.floor(past / length), unit)
}
