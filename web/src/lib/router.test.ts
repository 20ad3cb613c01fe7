import { beforeEach, describe, expect, it } from 'vitest'
import { routeOf, router } from './router.svelte'

describe('routeOf', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/t/aB3-x_', { page: 'table', id: 'aB3-x_' }],
    ['/t/abc/', { page: 'table', id: 'abc' }],
    ['/t/abc/k3y', { page: 'join', id: 'abc', key: 'k3y' }],
    ['/t/abc#aB3-x_aB3-x_aB3-x_aB3-', { page: 'join', id: 'abc', key: 'aB3-x_aB3-x_aB3-x_aB3-' }],
    ['/t/abc#log', { page: 'table', id: 'abc' }],
    ['/me', { page: 'me', key: '' }],
    [`/me#${'aB3-x_'.repeat(7)}z`, { page: 'me', key: `${'aB3-x_'.repeat(7)}z` }],
    ['/me#short', { page: 'me', key: '' }],
    ['/t/', { page: 'lost' }],
    ['/t/abc/key/more', { page: 'lost' }],
    ['/t/a%2Fb', { page: 'lost' }],
    ['/elsewhere', { page: 'lost' }]
  ])('%s', (address, route) => {
    const { pathname, hash } = new URL(address, location.origin)
    expect(routeOf(pathname, hash)).toEqual(route)
  })
})

describe('router', () => {
  beforeEach(() => router.go('/'))

  it.each(['/t/abc/k3y', '/t/abc#aB3-x_aB3-x_aB3-x_aB3-'])('leaves no trace of the key in %s', (link) => {
    router.go(link)
    const steps = history.length
    router.replace('/t/abc')
    expect(location.pathname + location.hash).toBe('/t/abc')
    expect(history.length).toBe(steps)
    expect(router.route).toEqual({ page: 'table', id: 'abc' })
  })

  /** Whether the router took a click on a link upon itself. The link itself leads nowhere in a test. */
  function takes(html: string, init: MouseEventInit = {}): boolean {
    document.body.innerHTML = html
    let taken = false
    const hear = (event: MouseEvent): void => {
      router.follow(event)
      taken = event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', hear, { once: true })
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    document.querySelector('a')!.dispatchEvent(click)
    return taken
  }

  it('follows a link to a table', () => {
    expect(takes('<a href="/t/abc">go</a>')).toBe(true)
    expect(router.route).toEqual({ page: 'table', id: 'abc' })
  })

  it.each([
    ['a new tab', '<a href="/t/abc" target="_blank">go</a>', {}],
    ['a key held', '<a href="/t/abc">go</a>', { ctrlKey: true }],
    ['another site', '<a href="https://example.org/t/abc">go</a>', {}],
    ['a download', '<a href="/t/abc" download>go</a>', {}],
    ['a file of the server', '<a href="/api/tables/abc/save">go</a>', {}]
  ])('leaves %s to the browser', (_, html, init) => {
    expect(takes(html, init)).toBe(false)
    expect(router.route).toEqual({ page: 'start' })
  })
})
