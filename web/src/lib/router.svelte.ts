/** Which page the address bar asks for. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'join'; id: string; key: string }
  | { page: 'me'; key: string }
  | { page: 'lost' }

/** A key has 22 characters; anything else behind a `#` is a place on the page. */
const KEY = /^#([\w-]{22})$/
/** The key of somebody's own tables has 43. */
const PRIVATE = /^#([\w-]{43})$/

/** `/t/{table}` is a table, `/t/{table}#{key}` the link to a seat at it or to a place to watch: what stands
 * behind the `#` stays in the browser and reaches no log. Links of older versions had the key in the path.
 * `/me` is about my own tables, `/me#{key}` brings them to another browser. */
export function routeOf(path: string, hash = ''): Route {
  if (path === '/') return { page: 'start' }
  if (path === '/me') return { page: 'me', key: PRIVATE.exec(hash)?.[1] ?? '' }
  const [, id, inPath] = /^\/t\/([\w-]+)(?:\/([\w-]+))?\/?$/.exec(path) ?? []
  const key = inPath ?? KEY.exec(hash)?.[1]
  if (id && key) return { page: 'join', id, key }
  return id ? { page: 'table', id } : { page: 'lost' }
}

export const tablePath = (id: string): string => `/t/${id}`

/** A click that means “go there, here”: not a new tab, not a download, not another site. */
function wayOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return null
  return link.hash ? null : link.pathname
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname, location.hash))

  constructor() {
    addEventListener('popstate', () => this.read())
  }

  go(path: string): void {
    history.pushState(null, '', path)
    this.read()
    scrollTo(0, 0)
  }

  /** Go there and leave no trace of here: a link's key shall not stay in the address bar. */
  replace(path: string): void {
    history.replaceState(null, '', path)
    this.read()
  }

  /** Links within the page need no new page from the server. Routes it does not know are the server's. */
  follow(event: MouseEvent): void {
    const path = wayOf(event)
    if (path === null || routeOf(path).page === 'lost') return
    event.preventDefault()
    this.go(path)
  }

  private read(): void {
    this.route = routeOf(location.pathname, location.hash)
  }
}

export const router = new Router()
