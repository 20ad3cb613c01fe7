/** Questions of the Farmers' Market that fill the scene. */
import type { Component } from 'svelte'
import type { Panel } from '../../../table/panels'

const load = (): Promise<{ default: Component }> => import('./StallScene.svelte')
const stall = (verbs: readonly string[]): Panel => ({ place: 'scene', load: load as Panel['load'], verbs })

export default {
  wares: stall(['wares', 'wares-steal']),
  'wares-which': stall(['wares-keep']),
  'wares-again': stall(['wares-other']),
  'market-thugs': stall(['market-clear'])
} satisfies Record<string, Panel>
