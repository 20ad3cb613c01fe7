/** Motion that explains: where a card came from, who was hit, who fell. */
import { cubicIn, cubicOut } from 'svelte/easing'
import { crossfade, type TransitionConfig } from 'svelte/transition'
import { move } from '$lib/motion.svelte'
import { settings } from '$lib/settings.svelte'

/** A card that leaves one place and turns up in another on the same beat is seen to travel. Keyed by card. */
export const [leave, arrive] = crossfade({
  duration: () => settings.pace(380),
  easing: cubicOut,
  fallback: () => ({ duration: settings.pace(180), css: (t) => `opacity: ${t}; scale: ${0.8 + 0.2 * t}` })
})

/** Dealt from a pile (an element marked `data-pile`) and turned over on the way. */
export function deal(node: Element, { from, at = 0 }: { from: string; at?: number }): TransitionConfig {
  const pile = document.querySelector(`[data-pile="${from}"]`)?.getBoundingClientRect()
  const own = node.getBoundingClientRect()
  const dx = pile ? pile.left - own.left : 0
  const dy = pile ? pile.top - own.top : -40
  return {
    delay: settings.pace(90 * at),
    duration: settings.pace(420),
    easing: cubicOut,
    css: (t, u) => `transform: translate(${dx * u}px, ${dy * u}px) perspective(600px) rotateY(${180 * u}deg)`
  }
}

/** WAVE! swings in like a sign on one nail. */
export const swing = (_node: Element): TransitionConfig => ({
  duration: settings.pace(450),
  css: (t, u) => `transform-origin: 50% 0; opacity: ${Math.min(1, 3 * t)}; rotate: ${-38 * u * Math.cos(9 * t)}deg`
})

/** Found in the Active Rubble: dealt from its pile, but WAVE! swings. */
export const find = (node: Element, { card, at }: { card: string; at: number }): TransitionConfig =>
  card === 'wave' ? swing(node) : deal(node, { from: 'active', at })

/** A fallen enemy falls over, and is gone. */
export const fall = (_node: Element): TransitionConfig => ({
  duration: settings.pace(400),
  easing: cubicIn,
  css: (t, u) => `transform-origin: 50% 70%; opacity: ${Math.min(1, 2.4 * t)}; transform: translateX(${14 * u}px) rotate(${86 * u}deg)`
})

/** An enemy comes up out of the dark. */
export { rise } from '$lib/motion.svelte'

/** Somebody was hit. */
export const shake = (element: Element): void => move(element, 'shake')
