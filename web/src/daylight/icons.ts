/** A sign for the Ammo a weapon needs, where it is too small for a picture. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Arrow from '~icons/game-icons/broadhead-arrow'
import Bullets from '~icons/game-icons/heavy-bullets'
import Unknown from '~icons/game-icons/card-random'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

const AMMO: Record<string, Icon> = { 'gun-ammo': Bullets, arrow: Arrow }

export const ammoIcon = (card: string): Icon => AMMO[card] ?? Unknown
