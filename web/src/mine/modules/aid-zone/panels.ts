/** Questions of the Aid Zone that fill the scene. */
import type { Component } from 'svelte'
import type { Panel } from '../../../table/panels'

const load = (): Promise<{ default: Component }> => import('./PostScene.svelte')
const post = (verbs: readonly string[]): Panel => ({ place: 'scene', load: load as Panel['load'], verbs })

export default {
  notice: post(['queue-leave', 'turn-give']),
  desk: post(['desk-none'])
} satisfies Record<string, Panel>
