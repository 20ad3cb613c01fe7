import { beforeEach, describe, expect, it } from 'vitest'
import type { GameWords, OptionGroup } from '../protocol'
import { FRIEND, ME, sorted, TableDraft } from './draft.svelte'

const group = (id: string, kind: string, ids: string[], more: Partial<OptionGroup> = {}): OptionGroup => ({
  id,
  kind,
  name: id,
  hint: '',
  most: 0,
  default: [],
  place: 'more',
  choices: ids.map((one) => ({ id: one, name: one, text: '', note: '', group: '' })),
  ...more
})

const level = group('difficulty', 'one', ['easy', 'normal'], { default: ['normal'] })
const fade = group('fade', 'some', ['hunger', 'death'], { place: 'care' })
const trio = group('trio', 'some', ['a', 'b', 'c'], { most: 2 })
const boards = group('characters', 'each', ['pillar', 'psycho'], { most: 1 })

const game: GameWords = {
  id: 'daylight',
  name: '',
  pitch: '',
  least: 1,
  most: 6,
  bots: fade.choices.map((choice, at) => ({ ...choice, id: ['heuristic', 'random'][at]! })),
  options: [level, fade, trio, boards],
  guided: false
}

beforeEach(() => localStorage.clear())

const order = (draft: TableDraft) => draft.order(game, 'fr', (at) => `N${at}`)

describe('a new table', () => {
  it('is good as it stands', () => {
    expect(order(new TableDraft(game))).toEqual({
      game: 'daylight',
      lang: 'fr',
      seats: [{ name: 'N0', player: 'human' }],
      options: { difficulty: ['normal'], fade: [], trio: [], characters: [''] },
      seed: ''
    })
  })

  it('seats me, friends and bots', () => {
    const draft = new TableDraft(game)
    draft.count = 3
    draft.seats[1]!.who = FRIEND
    expect(order(draft).seats.map((seat) => seat.player)).toEqual(['human', 'friend', 'heuristic'])
  })

  it('gives my name to the first seat I play', () => {
    const draft = new TableDraft(game)
    draft.count = 2
    draft.seats[0]!.who = 'random'
    expect(draft.mySeat).toBe(-1)
    draft.seats[1]!.who = ME
    expect(draft.mySeat).toBe(1)
  })

  it('grows and shrinks as far as the game allows', () => {
    const draft = new TableDraft(game)
    expect([draft.canShrink, draft.canGrow]).toEqual([false, true])
    draft.count = 6
    expect([draft.canShrink, draft.canGrow]).toEqual([true, false])
  })

  it('takes one, some and one for each', () => {
    const draft = new TableDraft(game)
    draft.count = 2
    draft.choose(level, 'easy')
    draft.toggle(fade, 'hunger')
    draft.toggle(fade, 'death')
    draft.toggle(fade, 'hunger')
    draft.chooseFor(1, boards, 'psycho')
    draft.seed = ' dawn '
    const { options, seed } = order(draft)
    expect(options).toEqual({ difficulty: ['easy'], fade: ['death'], trio: [], characters: ['', 'psycho'] })
    expect(seed).toBe('dawn')
  })

  it('knows when enough has been chosen', () => {
    const draft = new TableDraft(game)
    draft.toggle(trio, 'a')
    expect(draft.isFull(trio)).toBe(false)
    draft.toggle(trio, 'c')
    expect(draft.isFull(trio)).toBe(true)
    expect(draft.isFull(fade)).toBe(false)
  })

  it('keeps what only one can have from the others, while that seat is at the table', () => {
    const draft = new TableDraft(game)
    draft.count = 2
    draft.chooseFor(1, boards, 'pillar')
    expect(draft.isGone(boards, 'pillar', 0)).toBe(true)
    expect(draft.isGone(boards, 'pillar', 1)).toBe(false)
    draft.count = 1
    expect(draft.isGone(boards, 'pillar', 0)).toBe(false)
  })
})

it('does not hide the topics to fade among the other options', () => {
  expect(sorted(game.options)).toEqual({ box: [], care: [fade], more: [level, trio, boards] })
})

describe('a draft that somebody comes back to', () => {
  it('is as it was left, but for the seed, until the table is laid', () => {
    const left = new TableDraft(game)
    left.count = 2
    left.seats[1] = { name: 'Bo', who: FRIEND }
    left.toggle(fade, 'hunger')
    left.chooseFor(1, boards, 'psycho')
    left.seed = 'dawn'
    left.keep()
    const back = new TableDraft(game)
    expect(order(back)).toEqual({ ...order(left), seed: '' })
    expect(back.seats[1]).toEqual({ name: 'Bo', who: FRIEND })
    back.forget()
    expect(order(new TableDraft(game)).options).toEqual({ difficulty: ['normal'], fade: [], trio: [], characters: [''] })
  })

  it('leaves out what is there no more', () => {
    localStorage.setItem('tilldawn-new-daylight', JSON.stringify({ count: 9, seats: [{ name: 'Ana', who: 'gone' }], chosen: { fade: ['hunger', 'spiders'], difficulty: ['easy'] } }))
    const draft = new TableDraft(game)
    expect(draft.count).toBe(1)
    expect(draft.seats[0]!.who).toBe(ME)
    expect(order(draft).options).toMatchObject({ fade: [], difficulty: ['easy'] })
    localStorage.setItem('tilldawn-new-daylight', 'no draft')
    expect(order(new TableDraft(game)).options).toMatchObject({ difficulty: ['normal'] })
  })
})
