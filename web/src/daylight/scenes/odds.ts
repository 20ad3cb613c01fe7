/** How likely, as people say it; in the words and with the limits of the server's foresight (`play/foresight.py`). */
import { t } from '$lib/words.svelte'

/** Below this it is 1 in so many: tenths would be too coarse. */
const RARE = 0.15

export function likely(share: number): string {
  if (share <= 0) return t('web-day-odds', { how: 'never', of: 0 })
  if (share >= 1) return t('web-day-odds', { how: 'sure', of: 0 })
  if (share < RARE) return t('web-day-odds', { how: 'rare', of: Math.round(1 / share) })
  if (share > 0.95) return t('web-day-odds', { how: 'but', of: Math.round(1 / (1 - share)) })
  return t('web-day-odds', { how: 'tenths', of: Math.min(9, Math.round(share * 10)) })
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`

/** From the least to the most, and whether that is one number. */
export const ranging = (least: number, most: number): { least: number; most: number; apart: number } => ({
  least,
  most,
  apart: most - least
})
