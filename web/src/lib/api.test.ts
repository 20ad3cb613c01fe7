import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { getMe, newTable, NotDone, whyNot } from './api'
import { settings } from './settings.svelte'
import { t, words } from './words.svelte'

beforeAll(() => words.use('en'))
afterEach(() => vi.unstubAllGlobals())

const serve = (answer: () => Promise<Response>): void => void vi.stubGlobal('fetch', vi.fn(answer))

it('asks in the reader’s language', async () => {
  settings.lang = 'fr'
  serve(async () => Response.json({ name: 'Mira', tables: [] }))
  expect(await getMe()).toEqual({ name: 'Mira', tables: [] })
  expect(fetch).toHaveBeenCalledWith('/api/me?lang=fr', expect.objectContaining({ method: 'GET' }))
  settings.lang = 'en'
})

it('says why the server refused', async () => {
  serve(async () => Response.json({ why: 'No such game.' }, { status: 400 }))
  await expect(newTable({ game: 'chess', seats: [{}] })).rejects.toThrow(new NotDone('No such game.'))
})

it('says that nobody answers', async () => {
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(getMe()).rejects.toThrow(t('web-start-no-answer'))
})

it('does not wait for ever for who asks, but lets a deed take its time', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) =>
    signal?.aborted ? Promise.reject(signal.reason as Error) : Promise.resolve(Response.json({ table: 'x' }))
  )
  await expect(getMe()).rejects.toThrow(t('web-start-no-answer'))
  expect(await newTable({ game: 'mine', seats: [{}] })).toEqual({ table: 'x' })
  vi.restoreAllMocks()
})

it('does not show a proxy’s error page', async () => {
  serve(async () => new Response('<h1>502</h1>', { status: 502 }))
  await expect(getMe()).rejects.toThrow(t('web-start-odd-answer'))
})

it('has a sentence for what it does not know', () => {
  expect(whyNot(new RangeError('x'))).toBe(t('web-start-odd-answer'))
})
