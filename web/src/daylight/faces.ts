/** Which picture stands for something on the table, by its ref. */

/** Families whose pictures are cut out, to lie on paper. */
const CUT = new Set(['card', 'token', 'combat', 'enemy'])

export interface FacePicture {
  family: string
  id: string
  /** Cut out, to lie on paper; otherwise a scene of its own. */
  cut: boolean
}

/** The picture of a card, an enemy on the line, a kind of enemy, a Character, a token, a mode, an Assault; or none. */
export function faceOf(ref: string): FacePicture | null {
  const [what = '', name = ''] = ref.split(':')
  const family = what === 'kind' ? 'enemy' : what
  if (!name || !(CUT.has(family) || ['character', 'assault', 'mode'].includes(family))) return null
  return { family, id: family === 'enemy' ? name.replace(/-\d+$/, '') : name, cut: CUT.has(family) }
}
