/** A drawn sign for every Rubble card and token, by its id. */
import type { Component } from 'svelte'
import type { SVGAttributes } from 'svelte/elements'
import Arrow from '~icons/game-icons/broadhead-arrow'
import Backpack from '~icons/game-icons/knapsack'
import Barricade from '~icons/game-icons/wooden-fence'
import Bat from '~icons/game-icons/baseball-bat'
import Blood from '~icons/game-icons/blood'
import Bone from '~icons/game-icons/broken-bone'
import Bow from '~icons/game-icons/high-shot'
import Bullets from '~icons/game-icons/heavy-bullets'
import Can from '~icons/game-icons/soda-can'
import Chain from '~icons/game-icons/crossed-chains'
import Chainsaw from '~icons/game-icons/chainsaw'
import Chocolate from '~icons/game-icons/chocolate-bar'
import Cleaver from '~icons/game-icons/meat-cleaver'
import Clover from '~icons/game-icons/clover'
import Crossbow from '~icons/game-icons/crossbow'
import Crow from '~icons/game-icons/raven'
import Drink from '~icons/game-icons/energy-tank'
import Dynamite from '~icons/game-icons/dynamite'
import Eye from '~icons/game-icons/eye-target'
import FireAxe from '~icons/game-icons/fire-axe'
import FirstAid from '~icons/game-icons/first-aid-kit'
import Gears from '~icons/game-icons/gears'
import Glass from '~icons/game-icons/shattered-glass'
import Grenade from '~icons/game-icons/grenade'
import Hammer from '~icons/game-icons/warhammer'
import HuntingBow from '~icons/game-icons/pocket-bow'
import Machete from '~icons/game-icons/machete'
import Megaphone from '~icons/game-icons/megaphone'
import Nails from '~icons/game-icons/nails'
import Pan from '~icons/game-icons/saucepan'
import Pills from '~icons/game-icons/medicine-pills'
import Pistol from '~icons/game-icons/pistol-gun'
import Planks from '~icons/game-icons/planks'
import Rat from '~icons/game-icons/rat'
import Revolver from '~icons/game-icons/revolver'
import Rifle from '~icons/game-icons/winchester-rifle'
import SawnOff from '~icons/game-icons/sawed-off-shotgun'
import Shotgun from '~icons/game-icons/lee-enfield'
import Siren from '~icons/game-icons/siren'
import Spear from '~icons/game-icons/stone-spear'
import Stew from '~icons/game-icons/opened-food-can'
import Trap from '~icons/game-icons/wolf-trap'
import Unknown from '~icons/game-icons/card-random'
import Wire from '~icons/game-icons/wire-coil'

export type Icon = Component<SVGAttributes<SVGSVGElement>>

const CARDS: Record<string, Icon> = {
  wave: Siren,
  'gun-ammo': Bullets,
  arrow: Arrow,
  planks: Planks,
  nails: Nails,
  shards: Glass,
  wires: Wire,
  explosives: Dynamite,
  'candy-bar': Chocolate,
  'canned-stew': Stew,
  'first-aid-kit': FirstAid,
  'energy-drink-red': Can,
  'energy-drink-green': Drink,
  focus: Eye,
  cheer: Megaphone,
  'blood-lust': Blood,
  'vitality-pills': Pills,
  lucky: Clover,
  backpack: Backpack,
  'rodent-attack': Rat,
  'crow-attack': Crow,
  'broken-bone': Bone,
  sledgehammer: Hammer,
  crossbow: Crossbow,
  chainsaw: Chainsaw,
  'sawn-off': SawnOff,
  junk: Gears,
  'pillars-skillet': Pan,
  'psychos-cleaver': Cleaver,
  'triggers-service-rifle': Rifle,
  'drifters-machete': Machete,
  'hagglers-revolver': Revolver,
  'hipsters-bow': Bow,
  'fire-axe': FireAxe,
  'baseball-bat': Bat,
  'dog-chain': Chain,
  pistol: Pistol,
  shotgun: Shotgun,
  'hunting-bow': HuntingBow
}

const TOKENS: Record<string, Icon> = { barricade: Barricade, trap: Trap, grenade: Grenade, spear: Spear }

export const cardIcon = (card: string): Icon => CARDS[card] ?? Unknown
export const tokenIcon = (token: string): Icon => TOKENS[token] ?? Unknown
