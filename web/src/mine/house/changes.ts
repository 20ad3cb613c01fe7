/** How the house changes before one's eyes. */
import { backOut, cubicIn } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { settings } from '$lib/settings.svelte'

/** A card that is cleared sinks to the floor. */
export const crumble = (_: Element): TransitionConfig => ({
  duration: settings.pace(450),
  easing: cubicIn,
  css: (left, gone) => `opacity: ${left}; transform: translateY(${gone * 14}px)`
})

/** What is new is put up from the floor. */
export const built = (_: Element): TransitionConfig => ({
  duration: settings.pace(450),
  easing: backOut,
  css: (done) => `opacity: ${done}; transform: translateY(${(1 - done) * 14}px)`
})
