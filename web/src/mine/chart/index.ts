/** Cards as cards: fetched when the first of them is opened or explained. */
export { default as Face } from './Face.svelte'
export { default as OpenedCards } from './OpenedCards.svelte'
export { default as Rows } from './Rows.svelte'
