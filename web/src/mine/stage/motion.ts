/** How cards move on the stage. */
import { cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '$lib/settings.svelte'

/** A card is turned up. */
export function turn(_node: Element): TransitionConfig {
  return {
    duration: settings.pace(380),
    easing: cubicOut,
    css: (at) => `transform: perspective(900px) rotateY(${(1 - at) * 90}deg)`
  }
}
