import { describe, expect, it } from 'vitest'
import type { Beat, Line } from '../protocol'
import { FEW, Voice } from './voice'

const line = (at: number, tone = '', text = `line ${at}.`): Line => ({ at, to: -1, event: 'x', rule: '', text, facts: {}, page: null, tone })
const lines = (first: number, ...tones: string[]): Line[] => tones.map((tone, at) => line(first + at, tone))
const beatOf = (first: number, ...told: number[]): Beat =>
  ({
    first,
    kicker: '',
    title: `Beat ${first}`,
    flavour: '',
    text: '',
    page: '',
    said: '',
    parts: [{ title: '', tone: '', rows: told.map((at) => ({ at, text: `row ${at}.`, refs: [], tone: 'bad' })) }]
  }) as unknown as Beat

const voiceOf = (): Voice => new Voice(() => 'Meanwhile:')

describe('a voice', () => {
  it('reads a few lines as they are, once', () => {
    const voice = voiceOf()
    voice.hear(lines(3, '', 'bad'))
    expect(voice.say(undefined)).toBe('line 3. line 4.')
    expect(voice.say(undefined)).toBe('')
  })

  it('says every loss of a long stretch, and of the rest what matters', () => {
    const voice = voiceOf()
    voice.hear(lines(0, ...Array<string>(FEW).fill(''), ...Array<string>(30).fill('bad'), 'good'))
    const said = voice.say(undefined)
    expect(said.startsWith('Meanwhile: line 6. line 7.')).toBe(true)
    expect(said.match(/line/g)).toHaveLength(31)
  })

  it('says a moment when it comes on the stage, and after the last one the losses none of them told', () => {
    const voice = voiceOf()
    voice.hear(lines(0, '', 'bad', 'bad', 'good'))
    const beat = beatOf(0, 1)
    expect(voice.say(beat)).toBe('Beat 0. row 1.')
    expect(voice.say(beat)).toBe('')
    expect(voice.say(undefined)).toBe('line 2.')
    expect(voice.say(undefined)).toBe('')
  })

  it('says the losses of moments that were skipped', () => {
    const voice = voiceOf()
    voice.hear(lines(0, 'bad', 'bad', 'bad'))
    voice.say(beatOf(0, 0))
    expect(voice.say(undefined)).toBe('line 1. line 2.')
  })

  it('does not say what was taken back', () => {
    const voice = voiceOf()
    voice.hear(lines(0, 'bad', 'bad'))
    voice.say(beatOf(0, 0))
    voice.hear([line(1, '', 'Taken back.')])
    expect(voice.say(undefined)).toBe('')
  })
})
