/**
 * Motion that explains, all in one place: who acts leans in, what is lost falls, what is found rises, somebody who was hit
 * shakes, a card is turned up. It never lasts longer than `LONGEST`, nothing waits for it, and it is off where the system
 * or the settings say so (`settings.pace`).
 *
 * What is moved is moved by `translate`, `rotate` and `scale` of its own, so that whatever places it stays as it is.
 */
import type { Attachment } from 'svelte/attachments'
import { cubicIn, cubicOut } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import type { Line } from '../protocol'
import { settings } from './settings.svelte'

const REACH = 8

/** A card is turned up. */
export const turn = (_node: Element): TransitionConfig => ({
  duration: settings.pace(380),
  easing: cubicOut,
  css: (t, u) => `transform: perspective(900px) rotateY(${90 * u}deg); opacity: ${Math.min(1, 3 * t)}`
})

/** Found, or come: up from below. */
export const rise = (_node: Element, { at = 0 }: { at?: number } = {}): TransitionConfig => ({
  delay: settings.pace(40 * at),
  duration: settings.pace(300),
  easing: cubicOut,
  css: (t, u) => `opacity: ${t}; translate: 0 ${24 * u}px`
})

/** Lost: it falls out of sight. */
export const fall = (_node: Element): TransitionConfig => ({
  duration: settings.pace(300),
  easing: cubicIn,
  css: (t, u) => `opacity: ${t}; translate: 0 ${40 * u}px; rotate: ${9 * u}deg`
})

export type Move = 'lean' | 'rise' | 'fall' | 'shake'

const FRAMES: Record<Move, (ahead: number) => Keyframe[]> = {
  lean: (ahead) => [{ translate: '0 0' }, { translate: ahead ? `${ahead * 1.5 * REACH}px 0` : `0 ${-REACH}px` }, { translate: '0 0' }],
  rise: () => [{ translate: `0 ${2 * REACH}px`, opacity: 0.4 }, { translate: `0 ${-REACH / 3}px`, offset: 0.7 }, { translate: '0 0' }],
  fall: () => [{ translate: '0 0' }, { translate: `0 ${REACH}px`, opacity: 0.4, offset: 0.5 }, { translate: '0 0' }],
  shake: () => [0, -5, 5, -3, 3, 0].map((x) => ({ translate: `${x}px 0` }))
}

/** Move something that stays where it is. Who has an opponent (`data-ahead`, 1 to the right) leans towards them. */
export function move(element: Element, how: Move): void {
  const duration = settings.pace(320)
  if (!duration) return
  const ahead = Number((element as HTMLElement).dataset?.ahead ?? 0)
  element.animate(FRAMES[how](ahead), { duration, easing: 'ease-out' })
}

/** What becomes more rises, what becomes less falls. */
export function changing(value: () => number): Attachment {
  return (element) => {
    let before: number | undefined
    $effect(() => {
      const now = value()
      if (before !== undefined && now !== before) move(element, now > before ? 'rise' : 'fall')
      before = now
    })
  }
}

const refs = (fact: unknown): string[] => [fact].flat().filter((one): one is string => typeof one === 'string' && one.includes(':'))

/** Who moves how because of what has happened: whoever did something, or had something done to them. */
export function movesOf(lines: readonly Pick<Line, 'tone' | 'facts'>[]): Map<string, Move> {
  const moves = new Map<string, Move>()
  for (const { tone, facts } of lines) {
    const { who, seat, by, to } = facts as Record<string, unknown>
    for (const one of [...refs(who), ...refs(seat)]) if (moves.get(one) !== 'shake') moves.set(one, tone === 'bad' ? 'shake' : 'lean')
    for (const one of refs(by)) moves.set(one, 'lean')
    if (tone === 'bad') for (const one of refs(to)) moves.set(one, 'shake')
  }
  return moves
}

/** Move those who stand in a scene, each once wherever they are seen. */
export function moveAll(scene: Element, lines: readonly Pick<Line, 'tone' | 'facts'>[]): void {
  if (!settings.pace(1)) return
  for (const [ref, how] of movesOf(lines))
    scene.querySelectorAll(`[data-ref="${CSS.escape(ref)}"]`).forEach((element) => move(element, how))
}
