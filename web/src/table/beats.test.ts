import { describe, expect, it } from 'vitest'
import type { Beat } from '../protocol'
import type { BeatPace } from '$lib/settings.svelte'
import { aloud, Beats, MOST, readOut, stay, type Memory } from './beats.svelte'

const beatOf = (first: number, kind: string, more: Partial<Beat> = {}): Beat => ({
  first,
  last: first + 1,
  kind,
  weight: 'large',
  done: true,
  twice: false,
  kicker: '',
  title: kind,
  card: '',
  text: '',
  flavour: '',
  people: [],
  said: '',
  page: '',
  blow: null,
  number: 0,
  of: 0,
  parts: [],
  short: [{ at: first, text: `${kind} ${first}`, refs: [], tone: '' }],
  names: {},
  ...more
})

const rows = (...texts: string[]): Beat['parts'] => [
  { title: '', tone: '', rows: texts.map((text, at) => ({ at, text, refs: [], tone: 'bad' })) }
]

function told(pace: BeatPace = 'slow', memory?: Memory): { beats: Beats; hear: (first: number, beats: Beat[], more?: object) => void } {
  const beats = new Beats(() => pace, memory)
  const hear = (first: number, heard: Beat[], more: object = {}): void => {
    const total = Math.max(first, ...heard.map((beat) => beat.last))
    beats.hear({ beats: heard, first, total, fresh: false, acted: false, ...more })
  }
  return { beats, hear }
}

const titles = (beats: readonly Beat[]): string[] => beats.map((beat) => `${beat.kind} ${beat.first}`)

describe('the queue of moments', () => {
  it('shows one after the other, and then the table', () => {
    const { beats, hear } = told()
    hear(0, [beatOf(0, 'chapter'), beatOf(1, 'objective'), beatOf(2, 'quiet', { weight: 'quiet' }), beatOf(3, 'event')])
    expect(titles(beats.queue)).toEqual(['chapter 0', 'objective 1', 'event 3'])
    beats.next()
    expect(beats.current?.kind).toBe('objective')
    beats.back()
    expect(beats.current?.kind).toBe('chapter')
    beats.next()
    beats.next()
    beats.next()
    expect(beats.current).toBeUndefined()
    expect(beats.past).toEqual([])
  })

  it('is skipped as a whole', () => {
    const { beats, hear } = told()
    hear(0, [beatOf(0, 'blow'), beatOf(1, 'blow')])
    beats.skip()
    expect(beats.current).toBeUndefined()
    expect(titles(beats.since)).toEqual(['blow 0', 'blow 1'])
  })

  it('goes on at the end while somebody still looks at the first', () => {
    const { beats, hear } = told()
    hear(0, [beatOf(0, 'event')])
    hear(1, [beatOf(1, 'visitor')])
    expect(titles(beats.queue)).toEqual(['event 0', 'visitor 1'])
  })

  it('shows a moment again only when it is done and has grown', () => {
    const { beats, hear } = told()
    hear(0, [beatOf(0, 'raid', { twice: true, done: false, parts: rows('Damage 4') })])
    beats.next()
    hear(1, [beatOf(0, 'raid', { twice: true, done: false, last: 2, parts: rows('Damage 4', 'a blank') })])
    expect(beats.current).toBeUndefined()
    expect(beats.isRead(beatOf(0, 'raid'))).toBe(false)
    hear(2, [beatOf(0, 'raid', { twice: true, last: 3, parts: rows('Damage 4', 'a blank', 'taken') })])
    expect(beats.isRead(beats.current!)).toBe(true)
    expect(beats.current?.last).toBe(3)
    beats.next()
    hear(3, [beatOf(0, 'raid', { twice: true, last: 4, parts: rows('Damage 4', 'a blank', 'taken') })])
    expect(beats.current).toBeUndefined()
    expect(titles(beats.since)).toEqual(['raid 0'])
  })

  it('shows nothing at the pace “at once”, and lists all of it', () => {
    const { beats, hear } = told('once')
    hear(0, [beatOf(0, 'wave'), beatOf(1, 'arrival')])
    expect(beats.current).toBeUndefined()
    expect(beats.list.map((row) => row.text)).toEqual(['wave 0', 'arrival 1'])
  })

  it('lists what has happened since the last decision made here', () => {
    const { beats, hear } = told('once')
    hear(0, [beatOf(0, 'wave')])
    hear(1, [beatOf(1, 'blow')])
    expect(beats.list).toHaveLength(2)
    hear(2, [beatOf(2, 'attack')], { acted: true })
    expect(titles(beats.since)).toEqual(['attack 2'])
  })

  it('takes back what was undone', () => {
    const { beats, hear } = told()
    hear(0, [beatOf(0, 'event'), beatOf(1, 'visitor')])
    hear(1, [])
    expect(titles(beats.queue)).toEqual(['event 0'])
    expect(titles(beats.since)).toEqual(['event 0'])
    hear(1, [beatOf(1, 'visitor')])
    expect(titles(beats.queue)).toEqual(['event 0', 'visitor 1'])
  })

  it('does not replay hours to whoever comes back: they have the list', () => {
    const { beats, hear } = told()
    const many = Array.from({ length: MOST + 1 }, (_, at) => beatOf(at, 'blow'))
    hear(0, many)
    expect(beats.current).toBeUndefined()
    expect(beats.since).toHaveLength(MOST + 1)
  })

  it('replays nothing on a page that was opened anew, and lists what came of the last decision made in this browser', () => {
    let kept: number | null = 2
    const memory = { get: () => kept, set: (line: number) => (kept = line) }
    const { beats, hear } = told('slow', memory)
    hear(0, [beatOf(0, 'event'), beatOf(1, 'visitor'), beatOf(2, 'raid')], { fresh: true })
    expect(beats.current).toBeUndefined()
    expect(titles(beats.since)).toEqual(['raid 2'])
    expect(kept).toBe(2)
    hear(3, [beatOf(2, 'raid', { last: 4 }), beatOf(4, 'fate')])
    expect(titles(beats.queue)).toEqual(['fate 4'])
    hear(5, [beatOf(5, 'wave')], { acted: true })
    const later = told('slow', memory)
    later.hear(0, [beatOf(4, 'fate'), beatOf(5, 'wave')], { fresh: true })
    expect(titles(later.beats.since)).toEqual(['wave 5'])
    later.hear(3, [beatOf(3, 'raid')])
    expect(kept).toBe(3)
  })

  it('shows the first cards of a game that has just begun, once', () => {
    let kept: number | null = null
    const memory = { get: () => kept, set: (line: number) => (kept = line) }
    const { beats, hear } = told('slow', memory)
    hear(0, [beatOf(5, 'chapter'), beatOf(6, 'objective'), beatOf(7, 'event')], { fresh: true })
    expect(titles(beats.queue)).toEqual(['chapter 5', 'objective 6', 'event 7'])
    const later = told('slow', memory)
    later.hear(0, [beatOf(5, 'chapter')], { fresh: true })
    expect(later.beats.current).toBeUndefined()
  })

  it('keeps what waits when the language changes', () => {
    let kept: number | null = null
    const { beats, hear } = told('slow', { get: () => kept, set: (line) => (kept = line) })
    hear(0, [beatOf(0, 'event'), beatOf(1, 'visitor')])
    hear(0, [beatOf(0, 'event', { title: 'Épidémie' }), beatOf(1, 'visitor')], { fresh: true })
    expect(beats.queue.map((beat) => beat.title)).toEqual(['Épidémie', 'visitor'])
  })

  it('can be looked at again from the beginning', () => {
    const { beats, hear } = told('once')
    hear(0, [beatOf(0, 'event'), beatOf(1, 'quiet', { weight: 'quiet' }), beatOf(2, 'raid')])
    beats.replay(beats.since)
    expect(titles(beats.queue)).toEqual(['event 0', 'raid 2'])
    hear(3, [beatOf(3, 'fate')])
    expect(titles(beats.queue)).toEqual(['event 0', 'raid 2'])
    beats.skip()
    expect(beats.looking).toBe(false)
  })
})

describe('the time of a moment', () => {
  it('passes by itself only where it is small and the pace is normal', () => {
    const small = beatOf(0, 'blow', { weight: 'small' })
    expect(stay(small, 'normal')).toBeGreaterThan(1000)
    expect(stay(small, 'slow')).toBe(0)
    expect(stay(beatOf(0, 'death'), 'normal')).toBe(0)
  })

  it('is read out with all that came of it', () => {
    const beat = beatOf(0, 'raid', { kicker: 'Night raid', title: 'Burglars', parts: rows('Lost in the raid: 1 Meds.') })
    expect(readOut(beat)).toBe('Night raid. Burglars. Lost in the raid: 1 Meds.')
    expect(aloud(['Day 1', '', 'Since then: Cold +1.', 'Your turn?'])).toBe('Day 1. Since then: Cold +1. Your turn?')
  })
})
