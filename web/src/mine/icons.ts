/** An icon for each piece, State and task of `mine`. Icons never speak alone: a name or a label goes with them. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import AssaultRifle from '~icons/game-icons/ak47'
import BrokenAssaultRifle from '~icons/game-icons/ak47u'
import Bandages from '~icons/game-icons/bandage-roll'
import Bed from '~icons/game-icons/bed'
import Wounds from '~icons/game-icons/blood'
import Book from '~icons/game-icons/book-cover'
import Knife from '~icons/game-icons/bowie-knife'
import Moonshine from '~icons/game-icons/brandy-bottle'
import Vegetable from '~icons/game-icons/carrot'
import Cigarette from '~icons/game-icons/cigarette'
import Work from '~icons/game-icons/claw-hammer'
import Camo from '~icons/game-icons/cloak'
import Coffee from '~icons/game-icons/coffee-mug'
import Guard from '~icons/game-icons/door-watcher'
import ElectricalPart from '~icons/game-icons/electrical-socket'
import Outside from '~icons/game-icons/exit-door'
import Filter from '~icons/game-icons/funnel'
import MechanicalPart from '~icons/game-icons/gears'
import Jewelry from '~icons/game-icons/gem-necklace'
import BrokenPistol from '~icons/game-icons/glock'
import Guitar from '~icons/game-icons/guitar'
import BrokenGuitar from '~icons/game-icons/guitar-head'
import BrokenShotgun from '~icons/game-icons/gun-stock'
import Sawblade from '~icons/game-icons/hand-saw'
import Hatchet from '~icons/game-icons/hatchet'
import Ammo from '~icons/game-icons/heavy-bullets'
import Herb from '~icons/game-icons/herbs-bundle'
import Scavenging from '~icons/game-icons/knapsack'
import Hunger from '~icons/game-icons/knife-fork'
import NewIdea from '~icons/game-icons/light-bulb'
import Lockpick from '~icons/game-icons/lockpicks'
import Wood from '~icons/game-icons/log'
import PokeAbout from '~icons/game-icons/magnifying-glass'
import RawFood from '~icons/game-icons/meat'
import Illness from '~icons/game-icons/medical-thermometer'
import Meds from '~icons/game-icons/medicine-pills'
import CannedFood from '~icons/game-icons/opened-food-can'
import HerbalMeds from '~icons/game-icons/pestle-mortar'
import Pistol from '~icons/game-icons/pistol-gun'
import Sugar from '~icons/game-icons/powder-bag'
import WeaponPart from '~icons/game-icons/reload-gun-barrel'
import Chems from '~icons/game-icons/round-bottom-flask'
import Shotgun from '~icons/game-icons/sawed-off-shotgun'
import Screw from '~icons/game-icons/screw'
import Shell from '~icons/game-icons/shotgun-rounds'
import Floor from '~icons/game-icons/sleeping-bag'
import Fatigue from '~icons/game-icons/sleepy'
import Rest from '~icons/game-icons/sofa'
import Shovel from '~icons/game-icons/spade'
import PureAlcohol from '~icons/game-icons/square-bottle'
import Misery from '~icons/game-icons/tear-tracks'
import Unknown from '~icons/game-icons/uncertainty'
import Water from '~icons/game-icons/water-drop'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

const GOODS: Record<string, Icon> = {
  'assault-rifle': AssaultRifle,
  shotgun: Shotgun,
  pistol: Pistol,
  hatchet: Hatchet,
  knife: Knife,
  'broken-assault-rifle': BrokenAssaultRifle,
  'broken-shotgun': BrokenShotgun,
  'broken-pistol': BrokenPistol,
  'weapon-part': WeaponPart,
  shell: Shell,
  ammo: Ammo,
  'canned-food': CannedFood,
  'raw-food': RawFood,
  vegetable: Vegetable,
  'pure-alcohol': PureAlcohol,
  moonshine: Moonshine,
  cigarette: Cigarette,
  coffee: Coffee,
  sugar: Sugar,
  sawblade: Sawblade,
  'thin-sawblade': Sawblade,
  camo: Camo,
  shovel: Shovel,
  lockpick: Lockpick,
  guitar: Guitar,
  'broken-guitar': BrokenGuitar,
  book: Book,
  'electrical-part': ElectricalPart,
  'mechanical-part': MechanicalPart,
  jewelry: Jewelry,
  filter: Filter,
  meds: Meds,
  bandages: Bandages,
  'herbal-meds': HerbalMeds,
  chems: Chems,
  herb: Herb,
  water: Water,
  wood: Wood,
  component: Screw
}

const STATES: Record<string, Icon> = {
  hunger: Hunger,
  fatigue: Fatigue,
  illness: Illness,
  misery: Misery,
  wounds: Wounds
}

const TASKS: Record<string, Icon> = {
  guard: Guard,
  floor: Floor,
  'bed-1': Bed,
  'bed-2': Bed,
  scavenging: Scavenging,
  rest: Rest,
  outside: Outside,
  'poke-about': PokeAbout,
  'poke-about-1': PokeAbout,
  'poke-about-2': PokeAbout,
  'poke-about-3': PokeAbout,
  search: Book,
  'wild-garden': Herb,
  'new-idea': NewIdea
}

/** The icon of a piece: `wood`, `canned-food`, … */
export const goodIcon = (id: string): Icon => GOODS[id] ?? Unknown

/** The icon of a State: `hunger`, `misery`, … */
export const stateIcon = (id: string): Icon => STATES[id] ?? Unknown

/** The icon of a night task or a printed action; everything else people do is work with their hands. */
export const taskIcon = (id: string): Icon => TASKS[id] ?? Work
