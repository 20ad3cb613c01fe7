/** On a small screen the scene scrolls: what has just come up is brought into sight. */

/** What is new says so by `data-fresh`, with whatever changes when another one comes up. */
export const freshIn = (scene: Element): HTMLElement | undefined => [...scene.querySelectorAll<HTMLElement>('[data-fresh]')].at(-1)

/** Show the scene from its top, or what is new in it where that would be out of sight. */
export function showAnew(scene: HTMLElement): void {
  for (const part of [scene, ...scene.querySelectorAll('*')]) if (part.scrollTop > 0) part.scrollTop = 0
  freshIn(scene)?.scrollIntoView({ block: 'nearest' })
}
