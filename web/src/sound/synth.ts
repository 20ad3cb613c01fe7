/**
 * The sounds themselves, made by code: noise, filters and a few oscillators. No file is fetched, nothing repeats audibly,
 * and the same seed gives the same sound, in a browser that plays it and in one that only writes it down.
 */
import type { Effect, Layer } from './layers'

/** Where sounds are made: a context, and chance that can be repeated. */
export interface Bench {
  readonly ctx: BaseAudioContext
  readonly random: () => number
}

/** Numbers from 0 to 1 in an order of their own for each seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Half the usual rate: none of this is brighter, and it takes half the time to make. */
const RATE = 22050
const between = ({ random }: Bench, least: number, most: number): number => least + random() * (most - least)

const buffers = new WeakMap<BaseAudioContext, Map<string, AudioBuffer>>()
/** A stretch of sound that is made once for a context. */
function kept(ctx: BaseAudioContext, name: string, seconds: number, fill: (samples: Float32Array) => void): AudioBuffer {
  const all = buffers.get(ctx) ?? new Map<string, AudioBuffer>()
  buffers.set(ctx, all)
  const known = all.get(name)
  if (known) return known
  const buffer = ctx.createBuffer(1, Math.round(seconds * RATE), RATE)
  const samples = new Float32Array(buffer.length)
  fill(samples)
  buffer.copyToChannel(samples, 0)
  all.set(name, buffer)
  return buffer
}

/** Noise without an audible seam; `brown` is deep, like a storm behind walls. */
function noise({ ctx }: Bench, brown = false): AudioBuffer {
  return kept(ctx, brown ? 'brown' : 'white', 5, (samples) => {
    const random = seeded(brown ? 11 : 7)
    let last = 0
    for (let at = 0; at < samples.length; at++) {
      const white = random() * 2 - 1
      last = brown ? (last + 0.02 * white) / 1.02 : white
      samples[at] = brown ? last * 3.5 : last
    }
    const seam = RATE / 4
    for (let at = 0; at < seam; at++) {
      const share = at / seam
      const end = samples.length - seam + at
      samples[end] = samples[end]! * (1 - share) + samples[at]! * share
    }
  })
}

interface Filter {
  type: BiquadFilterType
  hz: number
  q?: number
}

function filtered(ctx: BaseAudioContext, from: AudioNode, filters: readonly Filter[]): AudioNode {
  return filters.reduce((source, { type, hz, q = 0.7 }) => {
    const filter = ctx.createBiquadFilter()
    filter.type = type
    filter.frequency.value = hz
    filter.Q.value = q
    source.connect(filter)
    return filter
  }, from)
}

function gained(ctx: BaseAudioContext, from: AudioNode, gain: number, out: AudioNode): GainNode {
  const node = ctx.createGain()
  node.gain.value = gain
  from.connect(node).connect(out)
  return node
}

/** What goes on for as long as it is wanted; stopping one of these ends it. */
type Going = AudioScheduledSourceNode

function loop(bench: Bench, buffer: AudioBuffer, filters: readonly Filter[], gain: number, out: AudioNode): [Going, GainNode, AudioNode] {
  const source = bench.ctx.createBufferSource()
  source.buffer = buffer
  source.loop = true
  const end = filtered(bench.ctx, source, filters)
  const volume = gained(bench.ctx, end, gain, out)
  source.start(0, bench.random() * buffer.duration)
  return [source, volume, end]
}

/** Something that comes and goes, slowly. */
function sway(bench: Bench, hz: number, depth: number, into: AudioParam): Going {
  const swing = bench.ctx.createOscillator()
  swing.frequency.value = hz
  const amount = bench.ctx.createGain()
  amount.gain.value = depth
  swing.connect(amount).connect(into)
  swing.start()
  return swing
}

/** Rises, and dies away. */
function shape(param: AudioParam, at: number, peak: number, attack: number, decay: number): void {
  param.setValueAtTime(0, at)
  param.linearRampToValueAtTime(peak, at + attack)
  param.setTargetAtTime(0, at + attack, decay / 4)
}

interface Burst {
  at: number
  peak: number
  attack?: number
  decay: number
  brown?: boolean
  filters: readonly Filter[]
}

/** A stroke of noise. */
function burst(bench: Bench, out: AudioNode, { at, peak, attack = 0.004, decay, brown, filters }: Burst): void {
  const source = bench.ctx.createBufferSource()
  source.buffer = noise(bench, brown)
  shape(gained(bench.ctx, filtered(bench.ctx, source, filters), 0, out).gain, at, peak, attack, decay)
  source.start(at, bench.random() * 4, attack + decay * 2)
}

interface Tone {
  at: number
  hz: number
  to?: number
  peak: number
  attack?: number
  decay: number
  wave?: OscillatorType
  filters?: readonly Filter[]
}

/** A note, or a glide from one to another. */
function tone(bench: Bench, out: AudioNode, { at, hz, to = hz, peak, attack = 0.005, decay, wave = 'sine', filters = [] }: Tone): void {
  const source = bench.ctx.createOscillator()
  source.type = wave
  source.frequency.setValueAtTime(hz, at)
  source.frequency.exponentialRampToValueAtTime(to, at + attack + decay)
  shape(gained(bench.ctx, filtered(bench.ctx, source, filters), 0, out).gain, at, peak, attack, decay)
  source.start(at)
  source.stop(at + attack + decay * 2.5)
}

/** Many small clicks, each a short ringing: drops on a sheet of metal, wood that splits in a stove. */
function clicks(bench: Bench, name: string, seconds: number, rate: number, ring: readonly [number, number], decay: number): AudioBuffer {
  return kept(bench.ctx, name, seconds, (samples) => {
    const random = seeded(name.length * 131)
    for (let nth = 0; nth < seconds * rate; nth++) {
      const start = Math.floor(random() * samples.length)
      const hz = ring[0] + random() * (ring[1] - ring[0])
      const loud = 0.05 + 0.35 * random() ** 3
      const length = Math.floor(decay * (0.5 + random()) * RATE)
      for (let at = 0; at < length; at++) {
        const where = (start + at) % samples.length
        samples[where]! += loud * Math.exp((-5 * at) / length) * Math.sin((2 * Math.PI * hz * at) / RATE)
      }
    }
  })
}

/** Two insects that do not agree on the time. */
const insects = (bench: Bench): AudioBuffer =>
  kept(bench.ctx, 'insects', 9, (samples) => {
    for (const [hz, beat, pulses, share] of [
      [4150, 1.5, 4, 0.2],
      [3600, 0.9, 3, 0.12]
    ] as const) {
      for (let at = 0; at < samples.length; at++) {
        const time = at / RATE
        const within = (time % beat) * 18
        const open = within < pulses ? Math.sin(Math.PI * (within % 1)) ** 2 : 0
        samples[at]! += share * open * Math.sin(2 * Math.PI * hz * time)
      }
    }
  })

/** How a layer is made: what goes on, and what comes now and then. */
export interface Score {
  bed?: (bench: Bench, out: AudioNode) => Going[]
  /** Seconds between two strokes, at least and at most. */
  every?: readonly [number, number]
  stroke?: (bench: Bench, out: AudioNode, at: number) => void
}

const CHORDS = [
  [110, 164.81, 261.63],
  [87.31, 174.61, 220],
  [98, 146.83, 246.94],
  [82.41, 164.81, 246.94]
] as const

/** A few bows, none quite in tune with the others. */
function bowed(bench: Bench, out: AudioNode, at: number, hz: number, peak: number, seconds: number): void {
  for (const off of [0.997, 1, 1.0035])
    tone(bench, out, {
      at: at + bench.random() * 0.3,
      hz: hz * off,
      peak: peak / 3,
      attack: seconds * 0.4,
      decay: seconds * 0.5,
      wave: 'sawtooth',
      filters: [
        { type: 'lowpass', hz: 900 },
        { type: 'highpass', hz: 90 }
      ]
    })
}

/** One gun, a few kilometres off. */
function thud(bench: Bench, out: AudioNode, at: number, peak: number): void {
  burst(bench, out, { at, peak, attack: 0.02, decay: 1.8, brown: true, filters: [{ type: 'lowpass', hz: 110 }] })
  // small speakers have no depth: they get the upper edge of it
  burst(bench, out, { at, peak: peak / 2, attack: 0.03, decay: 1.1, brown: true, filters: [{ type: 'bandpass', hz: 240, q: 0.8 }] })
  burst(bench, out, { at: at + 0.35, peak: peak / 3, attack: 0.1, decay: 2.2, brown: true, filters: [{ type: 'lowpass', hz: 70 }] })
}

/** Somebody walks over boards, a floor above. */
function step(bench: Bench, out: AudioNode, at: number, peak: number): void {
  burst(bench, out, { at, peak: peak * 0.6, attack: 0.008, decay: 0.22, brown: true, filters: [{ type: 'lowpass', hz: 170, q: 2 }] })
  burst(bench, out, { at, peak: peak * 0.2, attack: 0.004, decay: 0.12, filters: [{ type: 'bandpass', hz: 330, q: 3 }] })
}

function groan(bench: Bench, out: AudioNode, at: number, peak: number): void {
  const hz = between(bench, 85, 135)
  const decay = between(bench, 1.1, 2)
  for (const [formant, share] of [
    [420, 1],
    [860, 0.4]
  ] as const)
    tone(bench, out, {
      at,
      hz: hz * 1.12,
      to: hz * 0.8,
      peak: peak * share,
      attack: 0.4,
      decay,
      wave: 'sawtooth',
      filters: [
        { type: 'bandpass', hz: formant, q: 5 },
        { type: 'lowpass', hz: 1100 }
      ]
    })
}

const drum = (bench: Bench, out: AudioNode, at: number, peak: number): void => {
  tone(bench, out, { at, hz: 96, to: 48, peak, decay: 0.6, wave: 'triangle' })
  burst(bench, out, { at, peak: peak / 2, decay: 0.12, filters: [{ type: 'bandpass', hz: 380, q: 1.2 }] })
}

export const SCORES: Record<Layer, Score> = {
  wind: {
    bed(bench, out) {
      const [storm, volume, body] = loop(bench, noise(bench, true), [{ type: 'bandpass', hz: 420, q: 0.6 }], 1.1, out)
      const [whistle, thin] = loop(bench, noise(bench), [{ type: 'bandpass', hz: 1050, q: 12 }], 0.03, out)
      const pitch = (body as BiquadFilterNode).frequency
      return [
        storm,
        whistle,
        sway(bench, 0.071, 170, pitch),
        sway(bench, 0.113, 0.45, volume.gain),
        sway(bench, 0.047, 0.026, thin.gain)
      ]
    }
  },
  rain: {
    bed(bench, out) {
      const drops = clicks(bench, 'drops', 6, 55, [1700, 4600], 0.035)
      const [hiss] = loop(bench, noise(bench), [{ type: 'bandpass', hz: 4200, q: 0.5 }], 0.045, out)
      const [sheet] = loop(bench, drops, [{ type: 'peaking', hz: 2300, q: 3 }], 0.55, out)
      return [hiss, sheet]
    }
  },
  guns: {
    every: [6, 17],
    stroke(bench, out, at) {
      const salvo = 1 + Math.floor(bench.random() * 3.4)
      for (let nth = 0; nth < salvo; nth++) thud(bench, out, at + nth * between(bench, 0.5, 1.4), between(bench, 0.9, 1.8))
    }
  },
  stove: {
    bed(bench, out) {
      const [fire, volume] = loop(bench, noise(bench, true), [{ type: 'lowpass', hz: 240 }], 0.35, out)
      const [wood] = loop(bench, clicks(bench, 'crackle', 8, 7, [700, 3000], 0.012), [{ type: 'highpass', hz: 500 }], 2, out)
      return [fire, wood, sway(bench, 0.31, 0.16, volume.gain)]
    }
  },
  steps: {
    every: [7, 15],
    stroke(bench, out, at) {
      const count = 3 + Math.floor(bench.random() * 5)
      for (let nth = 0; nth < count; nth++) step(bench, out, at + nth * 0.56 + bench.random() * 0.06, nth % 2 ? 1.5 : 2)
    }
  },
  hall: {
    bed: (bench, out) => loop(bench, noise(bench, true), [{ type: 'lowpass', hz: 190 }], 0.4, out).slice(0, 1) as Going[],
    every: [2.5, 8],
    stroke(bench, out, at) {
      const hz = between(bench, 850, 1250)
      for (const [late, share] of [
        [0, 1],
        [0.19, 0.35],
        [0.41, 0.15]
      ] as const)
        tone(bench, out, { at: at + late, hz, to: hz * 1.5, peak: 0.1 * share, decay: 0.07 })
    }
  },
  dread: {
    bed(bench, out) {
      const volume = bench.ctx.createGain()
      volume.gain.value = 0.13
      volume.connect(out)
      const tones = [55, 58.2, 110.4, 116.1].map((hz) => {
        const source = bench.ctx.createOscillator()
        source.type = 'triangle'
        source.frequency.value = hz
        source.connect(volume)
        source.start()
        return source
      })
      return [...tones, sway(bench, 0.13, 0.06, volume.gain)]
    }
  },
  strings: {
    every: [6.5, 8],
    stroke(bench, out, at) {
      for (const hz of CHORDS[Math.floor(bench.random() * CHORDS.length)]!) bowed(bench, out, at, hz, 0.3, 7)
    }
  },
  insects: { bed: (bench, out) => [loop(bench, insects(bench), [], 0.5, out)[0]] },
  moans: { every: [3.5, 9], stroke: (bench, out, at) => groan(bench, out, at, between(bench, 0.5, 0.9)) },
  drums: {
    every: [2.35, 2.5],
    stroke(bench, out, at) {
      drum(bench, out, at, 0.5)
      drum(bench, out, at + 0.42, 0.3)
    }
  },
  birds: {
    every: [0.9, 3.2],
    stroke(bench, out, at) {
      const hz = between(bench, 2300, 3900)
      const notes = 2 + Math.floor(bench.random() * 4)
      for (let nth = 0; nth < notes; nth++)
        tone(bench, out, {
          at: at + nth * 0.13,
          hz: hz * between(bench, 0.85, 1.1),
          to: hz * between(bench, 0.95, 1.3),
          peak: 0.13,
          attack: 0.02,
          decay: 0.08
        })
    }
  }
}

const wood = (bench: Bench, out: AudioNode, at: number, peak: number, hz = 240): void => {
  burst(bench, out, { at, peak, decay: 0.09, filters: [{ type: 'bandpass', hz, q: 3 }] })
  tone(bench, out, { at, hz: hz * 0.62, to: hz * 0.5, peak: peak * 0.5, decay: 0.12 })
}

/** Short sounds; each begins at its time and ends by itself. */
export const STROKES: Record<Effect, (bench: Bench, out: AudioNode, at: number) => void> = {
  page(bench, out, at) {
    burst(bench, out, { at, peak: 0.2, attack: 0.09, decay: 0.13, filters: [{ type: 'bandpass', hz: 3300, q: 0.8 }] })
    burst(bench, out, { at: at + 0.19, peak: 0.34, attack: 0.02, decay: 0.16, filters: [{ type: 'bandpass', hz: 1900, q: 0.9 }] })
  },
  dice(bench, out, at) {
    let when = at
    for (let nth = 0; nth < 7; nth++) {
      wood(bench, out, when, 0.8 * 0.8 ** nth, between(bench, 900, 1500))
      when += between(bench, 0.035, 0.075) * (1 + nth * 0.25)
    }
  },
  door(bench, out, at) {
    tone(bench, out, { at, hz: 310, to: 470, peak: 0.05, attack: 0.3, decay: 0.35, wave: 'sawtooth', filters: [{ type: 'bandpass', hz: 900, q: 9 }] })
    wood(bench, out, at + 0.75, 0.9, 150)
  },
  knock(bench, out, at) {
    for (const late of [0, 0.24, 0.46]) wood(bench, out, at + late, 1.1, 210)
  },
  break(bench, out, at) {
    wood(bench, out, at, 1.6, 130)
    wood(bench, out, at + 0.5, 1.8, 120)
    for (let nth = 0; nth < 6; nth++) wood(bench, out, at + 0.53 + bench.random() * 0.4, 0.5, between(bench, 500, 1500))
  },
  shot(bench, out, at) {
    burst(bench, out, { at, peak: 0.8, attack: 0.001, decay: 0.09, filters: [{ type: 'bandpass', hz: 1600, q: 0.5 }] })
    for (const late of [0.16, 0.4, 0.75])
      burst(bench, out, { at: at + late, peak: 0.35 - late * 0.4, attack: 0.03, decay: 0.7, filters: [{ type: 'lowpass', hz: 900 - late * 800 }] })
  },
  boom(bench, out, at) {
    thud(bench, out, at, 2.4)
    for (let nth = 0; nth < 8; nth++) wood(bench, out, at + 0.5 + bench.random() * 1.1, 0.25, between(bench, 400, 1800))
  },
  blow(bench, out, at) {
    burst(bench, out, { at, peak: 0.2, attack: 0.06, decay: 0.08, filters: [{ type: 'bandpass', hz: 900, q: 1 }] })
    wood(bench, out, at + 0.12, 1.1, 150)
    burst(bench, out, { at: at + 0.12, peak: 0.4, decay: 0.07, filters: [{ type: 'bandpass', hz: 620, q: 1.5 }] })
  },
  breath(bench, out, at) {
    for (const hz of [110, 164.81, 261.63]) bowed(bench, out, at, hz, 0.2, 4.5)
  },
  groan(bench, out, at) {
    groan(bench, out, at, 0.8)
    groan(bench, out, at + 0.5, 0.6)
  },
  drum(bench, out, at) {
    for (const [late, peak] of [
      [0, 0.8],
      [0.28, 0.5],
      [0.56, 0.9]
    ] as const)
      drum(bench, out, at + late, peak)
  }
}

/** When a layer's strokes come, from a time on: the same for the same chance. */
export function* strokesOf(every: readonly [number, number], random: () => number, from: number): Generator<number> {
  for (let at = from + random() * every[0]; ; at += every[0] + random() * (every[1] - every[0])) yield at
}
