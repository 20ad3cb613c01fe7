import { expect, it } from 'vitest'
import { words } from './words.svelte'

it('speaks the language asked for last, whichever came first', async () => {
  await words.use('en')
  await Promise.all([words.use('fr'), words.use('en')])
  expect(words.lang).toBe('en')
})
