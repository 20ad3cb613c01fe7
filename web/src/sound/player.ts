/**
 * Plays what lies under the table: layers that come and go slowly, and short sounds. Silent and at rest while the page is
 * out of sight; a browser lets it be heard once somebody has touched the page.
 */
import { EFFECTS, LAYERS, type Effect, type Layer, type Mix } from './layers'
import { SCORES, STROKES, seeded, strokesOf, type Bench } from './synth'

/** Seconds a layer takes to come and to go. */
const FADE = 2.5
/** Strokes are laid out so far ahead, in seconds, and looked after every `TICK` milliseconds. */
const AHEAD = 3
const TICK = 1000
/** What a browser may have waited for. */
const TOUCHES = ['pointerup', 'keydown']

interface Channel {
  volume: GainNode
  sources: AudioScheduledSourceNode[]
  strokes: Generator<number> | null
  next: number
  /** When it has gone, on the clock of the context; Infinity while it is wanted. */
  gone: number
}

export class Player {
  private readonly ctx: AudioContext
  private readonly master: GainNode
  private readonly channels = new Map<Layer, Channel>()
  private readonly timer: ReturnType<typeof setInterval>
  private readonly bench: Bench
  private readonly watch = (): void => this.rest()
  private mix: Mix = {}

  constructor(
    volume: number,
    seed = Date.now(),
    private readonly onstate: (state: string) => void = () => undefined
  ) {
    this.ctx = new AudioContext({ latencyHint: 'playback' })
    this.bench = { ctx: this.ctx, random: seeded(seed) }
    const limit = this.ctx.createDynamicsCompressor()
    this.master = this.ctx.createGain()
    this.master.connect(limit).connect(this.ctx.destination)
    this.volume = volume
    this.timer = setInterval(() => this.tick(), TICK)
    this.ctx.onstatechange = () => this.onstate(this.ctx.state)
    document.addEventListener('visibilitychange', this.watch)
    for (const touch of TOUCHES) document.addEventListener(touch, this.watch)
    this.rest()
  }

  /** From 0 to 1, as one hears it: half is half as loud. */
  set volume(share: number) {
    this.master.gain.setTargetAtTime(share ** 2, this.ctx.currentTime, 0.05)
  }

  /** At rest while nobody sees the page; else at work, as far as the browser allows it. */
  private rest(): void {
    if (this.ctx.state === 'closed') return
    if (document.hidden) void this.ctx.suspend()
    else if (this.ctx.state !== 'running') void this.ctx.resume()
    this.onstate(this.ctx.state)
  }

  /** Let what is wanted come, and the rest go. */
  follow(mix: Mix): void {
    this.mix = mix
    const now = this.ctx.currentTime
    for (const layer of LAYERS) {
      const share = mix[layer] ?? 0
      const channel = this.channels.get(layer) ?? (share ? this.open(layer) : null)
      if (!channel) continue
      channel.volume.gain.setTargetAtTime(share, now, FADE / 3)
      channel.gone = share ? Infinity : now + FADE * 2
    }
    this.tick()
  }

  private open(layer: Layer): Channel {
    const volume = this.ctx.createGain()
    volume.gain.value = 0
    volume.connect(this.master)
    const { bed, every } = SCORES[layer]
    const strokes = every ? strokesOf(every, this.bench.random, this.ctx.currentTime) : null
    const channel = {
      volume,
      sources: bed?.(this.bench, volume) ?? [],
      strokes,
      next: (strokes?.next().value as number | undefined) ?? Infinity,
      gone: Infinity
    }
    this.channels.set(layer, channel)
    return channel
  }

  /** Lay out the strokes of the next seconds; put away what has gone. */
  private tick(): void {
    const now = this.ctx.currentTime
    for (const [layer, channel] of this.channels) {
      if (now > channel.gone) {
        channel.sources.forEach((source) => source.stop())
        channel.volume.disconnect()
        this.channels.delete(layer)
        continue
      }
      while (this.mix[layer] && channel.next < now + AHEAD) {
        SCORES[layer].stroke?.(this.bench, channel.volume, Math.max(now, channel.next))
        channel.next = channel.strokes?.next().value as number
      }
    }
  }

  /** One after the other, now; nothing while it is at rest, for it would come too late. */
  play(effects: readonly Effect[]): void {
    if (this.ctx.state !== 'running') return
    let at = this.ctx.currentTime + 0.03
    for (const effect of effects) {
      STROKES[effect](this.bench, this.master, at)
      at += 0.7
    }
  }

  close(): void {
    clearInterval(this.timer)
    document.removeEventListener('visibilitychange', this.watch)
    for (const touch of TOUCHES) document.removeEventListener(touch, this.watch)
    void this.ctx.close()
  }
}

/** A sound written down: so many seconds of it, alone, at its usual loudness. For the gallery, and for the tests. */
export async function render(name: Layer | Effect, seconds: number, rate = 22050): Promise<Float32Array> {
  const ctx = new OfflineAudioContext(1, Math.round(seconds * rate), rate)
  const bench: Bench = { ctx, random: seeded(5) }
  const out = ctx.createGain()
  out.gain.value = 0.5
  out.connect(ctx.destination)
  const effect = EFFECTS.find((one) => one === name)
  if (effect) STROKES[effect](bench, out, 0.05)
  else {
    const { bed, every, stroke } = SCORES[name as Layer]
    bed?.(bench, out)
    for (const at of every && stroke ? strokesOf(every, bench.random, 0) : []) {
      if (at > seconds) break
      stroke?.(bench, out, at)
    }
  }
  return (await ctx.startRendering()).getChannelData(0)
}
