/** Calling somebody whose turn it is: the title of the tab, and a soft tone. */
import { t } from '$lib/words.svelte'

let audio: AudioContext | undefined

/** Two soft notes, a fifth apart, as loud as all sounds are. A browser allows sounds only to who has touched the page before. */
export function ring(loudness: number): void {
  if (!navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
  const now = audio.currentTime
  for (const [at, pitch] of [
    [0, 392],
    [0.16, 587.3]
  ] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, now + at)
    volume.gain.linearRampToValueAtTime(0.22 * loudness ** 2, now + at + 0.03)
    volume.gain.setTargetAtTime(0, now + at + 0.03, 0.15)
    tone.connect(volume).connect(audio.destination)
    tone.start(now + at)
    tone.stop(now + at + 0.75)
  }
}

export function setTitle(calling: boolean): void {
  document.title = t(calling ? 'web-title-call' : 'web-title')
}

/** Whether somebody is to be called: it has become their turn, and they may not be looking. */
export function isCall(before: boolean | undefined, asked: boolean, hidden: boolean): boolean {
  return asked && (before === false || (before === undefined && hidden))
}
