/** What is fetched together: all that the start page needs, all that any table needs, all that the board of a game needs.
 *
 * Left to itself, the bundler makes a file of its own for whatever two others share, and each costs a question and an
 * answer with all its headers. */

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Each is loaded after the ones before it; a game's board is loaded without the other one's. */
const ROOTS = [
  ['start', '/src/main.ts'],
  ['table', '/src/table/TableScreen.svelte'],
  ['mine', '/src/mine/MineBoard.svelte'],
  ['daylight', '/src/daylight/DaylightBoard.svelte']
] as const

/** The roots that cannot do without a module. */
function rootsOf(id: string, modules: Modules): Set<string> {
  const roots = new Set<string>()
  const seen = new Set([id])
  for (const one of seen) {
    for (const [name, path] of ROOTS) if (one.endsWith(path)) roots.add(name)
    modules.getModuleInfo(one)?.importers.forEach((importer) => seen.add(importer))
  }
  return roots
}

/** The file a module goes into; none where only some scene or panel needs it. */
export function chunkOf(id: string, modules: Modules): string | null {
  const roots = rootsOf(id, modules)
  const first = ROOTS.find(([name]) => roots.has(name))?.[0]
  return first === 'mine' && roots.has('daylight') ? 'boards' : (first ?? null)
}
