/** Asking the server for all that is not a table in play. Words come in the reader's language. */
import type {
  Again,
  Joined,
  Joining,
  Lobby,
  Me,
  Naming,
  NewTable,
  Opened,
  Private,
  Rules,
  RuleWords,
  Stuck,
  Trouble,
  TermWords
} from '../protocol'
import { settings } from './settings.svelte'
import { t } from './words.svelte'

/** It has not been done. The message is a sentence for the reader. */
export class NotDone extends Error {
  constructor(
    why: string,
    /** The rules have been mended since: it can be had as far as they allow. */
    readonly outdated = false
  ) {
    super(why)
  }
}

/** What to tell the reader about anything that went wrong. */
export const whyNot = (error: unknown): string => (error instanceof NotDone ? error.message : t('web-start-odd-answer'))

type Method = 'GET' | 'POST' | 'DELETE'

/** What a question may carry beside its body. */
interface Asked {
  query?: Record<string, string>
  signal?: AbortSignal
}

async function ask<T>(method: Method, path: string, body?: object, more: Asked = {}): Promise<T> {
  const bytes = body instanceof Blob
  const query = new URLSearchParams({ lang: settings.lang, ...more.query })
  const response = await send(`/api/${path}?${query}`, {
    method,
    signal: more.signal,
    headers: body ? { 'content-type': bytes ? 'application/octet-stream' : 'application/json' } : {},
    body: bytes ? body : JSON.stringify(body)
  })
  const answer = await read(response)
  if (!response.ok) {
    const trouble = answer as Trouble | null
    throw new NotDone(trouble?.why ?? t('web-start-odd-answer'), trouble?.outdated)
  }
  return answer as T
}

/** Milliseconds after which a server that says nothing is taken for one that does not answer. */
const PATIENCE = 20_000

async function send(address: string, request: RequestInit): Promise<Response> {
  // what is only asked can be asked again; what is to be done takes its time
  const signal = request.signal ?? (request.method === 'GET' ? AbortSignal.timeout(PATIENCE) : undefined)
  try {
    return await fetch(address, { ...request, signal })
  } catch (error) {
    if (request.signal?.aborted) throw error
    throw new NotDone(t('web-start-no-answer'))
  }
}

/** What an answer holds; nothing, if it is empty or was not written by our server (a proxy's error page). */
async function read(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return null
  }
}

export const getLobby = (): Promise<Lobby> => ask('GET', 'lobby')
export const getMe = (): Promise<Me> => ask('GET', 'me')
export const nameMe = (naming: Naming): Promise<Me> => ask('POST', 'me', naming)
export const newTable = (table: NewTable): Promise<{ table: string }> => ask('POST', 'tables', table)
export const openSave = (file: Blob, salvage = false): Promise<{ table: string }> =>
  ask('POST', 'open', file, salvage ? { query: { salvage: 'yes' } } : {})
/** The key of my tables, for a link of my own. It is asked for only when somebody wants to see it. */
export const getMyKey = (): Promise<Private> => ask('POST', 'me/key')
/** Whose tables a private link brings; nothing changes. */
export const lookBehind = (key: string): Promise<Me> => ask('POST', 'me/look', { key })
/** Be that person here from now on. */
export const returnAs = (key: string): Promise<Me> => ask('POST', 'me/return', { key })
/** What a link opens; nothing is taken. Without a key: the seat this browser has lost. */
export const openLink = (id: string, key: string): Promise<Opened> => ask('POST', `tables/${id}/open`, { key })
/** Another table for the same people. */
export const playAgain = (id: string): Promise<Again> => ask('POST', `tables/${id}/again`)
export const join = (id: string, joining: Joining): Promise<Joined> => ask('POST', `tables/${id}/join`, joining)
/** Why a table cannot be opened under the rules of today. */
export const getStuck = (id: string): Promise<Stuck> => ask('GET', `tables/${id}/stuck`)
/** Let it go on as far as they allow; for its host. */
export const goOn = (id: string): Promise<Stuck> => ask('POST', `tables/${id}/stuck`)
export const forgetTable = (id: string): Promise<void> => ask('DELETE', `tables/${id}`)
export const getRule = (id: string, signal: AbortSignal): Promise<RuleWords> =>
  ask('GET', `rules/${encodeURIComponent(id)}`, undefined, { signal })
export const getGlossary = (game: string, signal: AbortSignal): Promise<TermWords[]> =>
  ask('GET', 'glossary', undefined, { query: { game }, signal })
export const searchRules = (query: { game: string; q: string; area: string }, signal: AbortSignal): Promise<Rules> =>
  ask('GET', 'rules', undefined, { query, signal })
