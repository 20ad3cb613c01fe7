/**
 * Where long words may be broken: browsers bring no dictionary for that on every machine. Between a vowel and the
 * consonant before the next one, as syllables of English and French mostly go; never near either end of a word.
 */

const VOWELS = /[aeiouyàâäéèêëîïôöùûüœæ]/i
/** Consonants that stay together before a vowel. */
const TOGETHER = /^(?:[bcdfgkptv][lr]|[cpst]h|gn|qu|ck)$/i
const LEAST = 3
/** Shorter words fit everywhere. */
const LONG = 6
const SOFT = '\u00ad'

/** Places before which a word may be broken. */
function breaks(word: string): number[] {
  const found: number[] = []
  let last = -1
  for (let at = 0; at < word.length; at += 1) {
    if (!VOWELS.test(word.charAt(at))) continue
    const between = at - last - 1
    if (last >= 0 && between > 0) found.push(between > 1 && TOGETHER.test(word.slice(at - 2, at)) ? at - 2 : at - 1)
    last = at
  }
  return found.filter((at) => at >= LEAST && word.length - at >= LEAST)
}

/** A name whose long words can be broken, with a hyphen where they are. It reads and sounds as before. */
export const breakable = (name: string): string =>
  name.replace(/\p{L}+(?:['’]\p{L}+)?/gu, (word) => {
    if (word.length < LONG) return word
    const letters = [...word]
    for (const at of breaks(word).toReversed()) letters.splice(at, 0, SOFT)
    return letters.join('')
  })
