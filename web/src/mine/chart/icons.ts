/** Icons for what stands in the rows of cards, by ref: pieces, States, tasks, kinds of places searched, values, dice. */
import Damage from '~icons/game-icons/broken-wall'
import Stash from '~icons/game-icons/cargo-crate'
import Box from '~icons/game-icons/cardboard-box-closed'
import Value from '~icons/game-icons/coins'
import Furniture from '~icons/game-icons/bookshelf'
import Unarmed from '~icons/game-icons/fist'
import Wait from '~icons/game-icons/hourglass'
import Inventory from '~icons/game-icons/light-backpack'
import Pantry from '~icons/game-icons/mason-jar'
import Location from '~icons/game-icons/modern-city'
import Die from '~icons/game-icons/perspective-dice-six'
import Noise from '~icons/game-icons/sound-on'
import Empathy from '~icons/game-icons/shaking-hands'
import Cold from '~icons/game-icons/snowflake-1'
import Spirit from '~icons/game-icons/soul'
import Heap from '~icons/game-icons/stone-pile'
import Weight from '~icons/game-icons/weight'
import { goodIcon, stateIcon, taskIcon, type Icon } from '../icons'

const KINDS: Record<string, (id: string) => Icon> = { good: goodIcon, state: stateIcon, task: taskIcon, die: () => Die }

const OTHERS: Record<string, Icon> = {
  'row:furniture': Furniture,
  'row:heap': Heap,
  'row:pantry': Pantry,
  'row:stash': Stash,
  'raid:damage': Damage,
  'weapon:unarmed': Unarmed,
  'prowess:': Unarmed,
  'empathy:': Empathy,
  'inventory:': Inventory,
  'value:': Value,
  'weight:': Weight,
  'box:': Box,
  'noise:': Noise,
  'cold:': Cold,
  'location:': Location,
  'wait:': Wait,
  'spirit:': Spirit
}

/** The icon of a ref; none for what has none, which then stands as words. */
export function iconOf(ref: string): Icon | undefined {
  const [kind, id] = ref.split(':') as [string, string?]
  return OTHERS[ref] ?? (id ? KINDS[kind]?.(id) : undefined)
}
