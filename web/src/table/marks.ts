/** A picture for each goal and danger of the strip. It never speaks alone: the title stands beside it. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Last from '~icons/game-icons/candle-flame'
import Cards from '~icons/game-icons/card-random'
import Edge from '~icons/game-icons/death-skull'
import Peace from '~icons/game-icons/dove'
import Objective from '~icons/game-icons/flying-flag'
import Unknown from '~icons/game-icons/hazard-sign'
import Supper from '~icons/game-icons/meal'
import Sheet from '~icons/game-icons/tied-scroll'
import Wave from '~icons/game-icons/siren'
import Assault from '~icons/game-icons/shambling-zombie'
import Cold from '~icons/game-icons/snowflake-1'
import Daylight from '~icons/game-icons/sunrise'
import Raid from '~icons/game-icons/wooden-door'

type Icon = Component<SVGAttributes<SVGSVGElement>>

const ICONS: Record<string, Icon> = {
  objective: Objective,
  peace: Peace,
  scenario: Sheet,
  edge: Edge,
  last: Last,
  supper: Supper,
  raid: Raid,
  cold: Cold,
  daylight: Daylight,
  assault: Assault,
  wave: Wave,
  cards: Cards
}

export const markIcon = (kind: string): Icon => ICONS[kind] ?? Unknown
