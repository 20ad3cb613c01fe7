import { render } from '@testing-library/svelte'
import { beforeEach, expect, it, vi } from 'vitest'

const loads = vi.hoisted(() => ({ times: 0 }))
vi.mock('virtual:art', () => ({
  default: {
    mine: () => {
      loads.times += 1
      return Promise.resolve({
        default: {
          'event/hard-frost': 'hash1102030',
          'event/plain': ['hash2111111', 960, 600, 320, []],
          'location/ruins': ['hash3222222', 960, 600, 320, ['location/hotel', 'location/tower-block']],
          'epilogue/hunger': ['hash4333333', 960, 600, 320, [], ['hunger', 'death']],
          'epilogue/plain': ['hash5444444', 960, 600, 320, []]
        }
      })
    }
  },
  address: (name: string, hash: string, small: boolean) => `/${name}.${hash}${small ? '.small' : ''}`
}))

import { ahead, albumOf, cut, openAlbum } from './art'
import Picture from './Picture.svelte'

beforeEach(() => openAlbum('mine'))

it('finds a picture by its name, by a card it stands for, and by a ref of the table', () => {
  const album = albumOf('mine')!
  expect(album.find('event/hard-frost')?.name).toBe('mine/event/hard-frost')
  expect(album.find('card:hard-frost')?.name).toBe('mine/event/hard-frost')
  expect(album.find('card:tower-block')?.name).toBe('mine/location/ruins')
  expect(album.find('location/hotel')?.name).toBe('mine/location/ruins')
  expect(album.find('epilogue:hunger')?.large).toBe('/mine/epilogue/hunger.hash4')
  expect(cut('mine/card:a/b')).toEqual(['mine', 'card:a/b'])
})

it('shows the plain picture of a family where a topic is faded, and for a card that has none', () => {
  const album = albumOf('mine')!
  expect(album.find('epilogue:hunger', ['child'])?.name).toBe('mine/epilogue/hunger')
  expect(album.find('epilogue:hunger', ['death'])?.name).toBe('mine/epilogue/plain')
  expect(album.find('card:house.own-card', [], 'event')?.name).toBe('mine/event/plain')
  expect(album.find('epilogue:unheard-of')?.name).toBe('mine/epilogue/plain')
  expect(album.find('card:plain')).toBeUndefined()
})

it('asks for what is known of the pictures only once, and says nothing of a game without any', async () => {
  await Promise.all([openAlbum('mine'), openAlbum('mine')])
  expect(loads.times).toBe(1)
  expect(await openAlbum('orchard')).toBeNull()
})

it('keeps a box of its shape and colour, decorative unless it is named', async () => {
  const { container, rerender } = render(Picture, { of: 'mine/card:hard-frost', size: 'small' })
  const box = container.querySelector<HTMLElement>('.art')!
  expect(box.style.aspectRatio).toBe('960 / 600')
  expect(box.style.backgroundColor).toBe('#102030')
  expect(box.getAttribute('role')).toBeNull()
  const image = container.querySelector('img')!
  expect(image.getAttribute('src')).toBe('/mine/event/hard-frost.hash1.small')
  expect(image.classList.contains('there')).toBe(false)
  await rerender({ alt: 'A frozen window' })
  expect(box.getAttribute('aria-label')).toBe('A frozen window')
})

it('keeps a box also where nothing is known yet', () => {
  const { container } = render(Picture, { of: 'orchard/card:apple' })
  expect(container.querySelector<HTMLElement>('.art')!.style.aspectRatio).toBe('8 / 5')
  expect(container.querySelector('img')).toBeNull()
})

it('fetches what comes next when idle, each once, and nothing on a line that is paid for by the byte', () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('Image', class { set src(address: string) { asked.push(address) } })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 10))
  ahead(['mine/card:hard-frost', 'mine/card:hotel', 'mine/card:hard-frost', 'mine/card:nobody'])
  expect(asked).toEqual([])
  vi.advanceTimersByTime(20)
  expect(asked).toEqual(['/mine/event/hard-frost.hash1', '/mine/location/ruins.hash3'])
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  ahead(['mine/epilogue:hunger'])
  vi.advanceTimersByTime(20)
  expect(asked).toHaveLength(2)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
