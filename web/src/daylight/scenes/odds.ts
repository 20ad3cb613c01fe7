/** How likely, as people say it. */
import { t } from '$lib/words.svelte'

export function likely(share: number): string {
  if (share <= 0) return t('web-day-odds', { how: 'never', tenths: 0 })
  if (share >= 1) return t('web-day-odds', { how: 'sure', tenths: 10 })
  if (share < 0.05) return t('web-day-odds', { how: 'rare', tenths: Math.round(1 / share) })
  if (share > 0.95) return t('web-day-odds', { how: 'almost', tenths: 9 })
  return t('web-day-odds', { how: 'tenths', tenths: Math.min(9, Math.max(1, Math.round(share * 10))) })
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`
