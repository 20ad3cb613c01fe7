import { expect, it } from 'vitest'
import { LANGUAGES, languageName, words } from './words.svelte'

it('speaks the language asked for last, whichever came first', async () => {
  await words.use('en')
  await Promise.all([words.use('fr'), words.use('en')])
  expect(words.lang).toBe('en')
})

it('finds the languages by their folders and lets each name itself', () => {
  expect(LANGUAGES).toEqual(['en', 'fr'])
  expect(LANGUAGES.map(languageName)).toEqual(['English', 'Français'])
})
