/** How far the group has come with what is wanted of it. */
import { t } from '$lib/words.svelte'
import type { ObjectiveView } from '../../protocol'

export const objectiveState = ({ steps, progress, met }: ObjectiveView): string =>
  steps && !met ? t('web-mine-steps', { progress, steps }) : t('web-mine-met', { met: met ? 'yes' : 'no' })
