/**
 * A value after a difference the server told: see src/tilldawn/web/difference.py for what one is. What has not
 * changed is the same object as before; nothing that was there is written to.
 */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** `[value]`: in its place; an object: what has changed inside; and `[]`: gone. */
export type Difference = Json[] | { [name: string]: Json }

export function changed(old: Json | undefined, by: Difference): Json {
  if (Array.isArray(by)) return by[0]!
  return Array.isArray(old) ? changedItems(old, by) : changedMembers(old as Record<string, Json>, by)
}

function changedItems(old: Json[], { '@': order, ...inner }: Record<string, Json>): Json[] {
  const runs = order as Json[][] | undefined
  const items = runs?.flatMap((run) => (run.length === 1 ? run : old.slice(run[0] as number, run[1] as number)))
  const next = items ?? [...old]
  for (const [place, part] of Object.entries(inner)) {
    const at = Number(place)
    next[at] = changed(next[at], part as Difference)
  }
  return next
}

function changedMembers(old: Record<string, Json>, { '@': order, ...inner }: Record<string, Json>): Json {
  const next: Record<string, Json> = {}
  const coming = Object.entries((order ?? {}) as Record<string, string>)
  for (const [name, value] of Object.entries(old)) {
    for (const [fresh, before] of coming) if (before === name) next[fresh] = (inner[fresh] as Json[])[0]!
    const part = inner[name] as Difference | undefined
    if (part === undefined) next[name] = value
    else if (!Array.isArray(part) || part.length) next[name] = changed(value, part)
  }
  for (const [name, part] of Object.entries(inner)) if (!(name in old) && !(name in next)) next[name] = (part as Json[])[0]!
  return next
}
