/** The page follows the settings: its theme, its motion; and the browser keeps them. */
import { settings } from './settings.svelte'

export function dress(): void {
  const { dataset } = document.documentElement
  $effect.root(() => {
    $effect(() => {
      dataset.theme = settings.theme
      dataset.motion = settings.motion ? 'on' : 'off'
      settings.keep()
    })
  })
}
