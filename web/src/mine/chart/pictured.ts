/** Which picture stands for a ref of the table. */
import type { MineTableView } from '../../protocol'
import { faceOf } from '../board/mood'

/** The name of a picture (`mine/card:stove`), whether there is one or not; nothing for what is never pictured. */
export function pictured(ref: string, view: MineTableView | null): string {
  const [kind, id = ''] = ref.split(':') as [string, string?]
  if (kind === 'card') return `mine/${ref}`
  if (kind === 'character') return faceOf(id, view ?? undefined)
  if (kind === 'objective') return view?.objective ? `mine/card:${view.objective.id}` : ''
  if (kind === 'space') {
    const space = view?.spaces.find((one) => one.id === id)
    const card = space?.fitting || space?.card
    return card ? `mine/card:${card}` : ''
  }
  return ''
}
