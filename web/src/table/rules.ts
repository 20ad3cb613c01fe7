/** The rulebook, asked from the server. */
import type { RuleWords, Rules } from '../protocol'

const RULE_ID = /\b[A-Z](?:-[A-Z]+)?-\d+\b/

/** A text in pieces: every second one is a rule's id. */
export const splitAtRules = (text: string): string[] => text.split(new RegExp(`(${RULE_ID.source})`, 'g'))

async function ask<T>(address: string, query: Record<string, string>, signal: AbortSignal): Promise<T> {
  const answer = await fetch(`${address}?${new URLSearchParams(query)}`, { signal })
  if (!answer.ok) throw new Error(answer.statusText)
  return (await answer.json()) as T
}

export const fetchRule = (id: string, lang: string, signal: AbortSignal): Promise<RuleWords> =>
  ask(`/api/rules/${encodeURIComponent(id)}`, { lang }, signal)

export const searchRules = (
  query: { game: string; q: string; area: string; lang: string },
  signal: AbortSignal
): Promise<Rules> => ask('/api/rules', query, signal)
