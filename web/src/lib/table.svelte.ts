/** A table as one page sees it: the state the server told, what is lit, what is picked, and the line to it. */
import { getContext, setContext } from 'svelte'
import type {
  AgreedWords,
  Ask,
  Beat,
  Change,
  Company,
  DaylightTableView,
  Done,
  Draft,
  Ending,
  Explained,
  Foreseen,
  ForesightWords,
  Goal,
  GuideNote,
  Line,
  Log,
  MineTableView,
  OptionWords,
  Past,
  Pondering,
  Refused,
  RefusalWords,
  Room,
  Standing,
  State,
  ThingWords
} from '../protocol'
import { playAgain } from './api'
import { Said } from './company.svelte'
import { Connection, type Act } from './connection'
import { changed, type Difference, type Json } from './difference'
import { Foresights, type Glance } from './foresight.svelte'
import { withoutTracks } from './heading'
import { router, tablePath } from './router.svelte'
import { settings } from './settings.svelte'
import { t } from './words.svelte'
import { keep, kept } from './unfinished'

type Told = Explained | State | Change | Room | Company | Draft | Foreseen | Pondering | Past | Refused | Done
/** Each message without its id, which is given when it is sent. */
type Unsent<M> = M extends Act ? Omit<M, 'id'> : never
export type AnyView = DaylightTableView | MineTableView
/** What a table shows beside its log: whole in a `State`, in part in a `Change`. */
type Shown = Pick<State, 'heading' | 'standing' | 'view' | 'things' | 'ask' | 'ending' | 'undo' | 'orders' | 'guide'>

/** What was clicked: a thing, what can be done with it, what cannot and why. */
export interface Picked {
  ref: string
  at: Element
  options: OptionWords[]
  refused: RefusalWords[]
}

/** How a panel that answers the question on the board itself deals with the things there. */
export interface Hold {
  /** What something can be done with, instead of all that the options touch. */
  lit?: ReadonlySet<string>
  /** Whether the panel itself shows what was clicked. */
  shows?: (ref: string) => boolean
  /** Does something with what was clicked; true if it has. */
  click?: (ref: string, at: Element) => boolean
}

/** What came with a state, for whoever shows it moment by moment. */
export interface News {
  beats: Beat[]
  /** Lines of the log from this one on are new, or others than before. */
  first: number
  total: number
  /** The page had nothing to show before. */
  fresh: boolean
  /** It follows from what was decided here. */
  acted: boolean
}

export class Table {
  readonly id: string
  /** Told of all that comes with a state; what came before somebody listened waits. */
  private onnews: ((news: News) => void) | null = null
  private unheard: News[] = []
  game = $state<'' | 'daylight' | 'mine'>('')
  revision = $state(-1)
  heading = $state('')
  /** Where we are, what we want, what threatens. */
  standing = $state.raw<Standing | null>(null)
  /** What was chosen before play. */
  agreed = $state.raw<AgreedWords[]>([])
  view = $state.raw<AnyView | null>(null)
  things = $state.raw<Record<string, ThingWords>>({})
  ask = $state.raw<Ask | null>(null)
  ending = $state.raw<Ending | null>(null)
  lines = $state.raw<Line[]>([])
  /** Lines that came with the last state: for motion and for reading aloud. */
  news = $state.raw<Line[]>([])
  undo = $state.raw<Goal[]>([])
  orders = $state.raw<Record<string, string>[]>([])
  /** What the guide has to say now, read or not; nothing where nobody guides. */
  guide = $state.raw<GuideNote[] | null>(null)
  remarks = $state.raw<{ at: number; text: string }[]>([])
  room = $state.raw<Room | null>(null)
  /** What has happened among the people. */
  readonly said = new Said()
  /** Somebody looks at the invite page although the game has begun. */
  inviting = $state(false)
  draft = $state.raw<Draft | null>(null)
  pondering = $state.raw<Pondering | null>(null)
  picked = $state.raw<Picked | null>(null)
  /** The rule shown in the side panel. */
  rule = $state('')
  /** The rule of the option under the cursor or the focus. */
  pointedRule = $state('')
  notice = $state.raw<{ text: string; kind: 'error' | 'info' } | null>(null)
  online = $state(false)
  lost = $state('')
  waiting = $state(false)

  /** What the server told last, as it told it: the next change builds on it. Nothing, while the whole is awaited. */
  private shown: Shown | null = null
  private step = -1
  private hovered = $state('')
  /** The option a finger has tapped first: tapped again, it is answered. */
  tapped = $state('')
  private focused = $state('')
  private pointedRefs = $state.raw<ReadonlySet<string>>(new Set())
  /** The pointer rests where it was when the question came: what appeared under it, nobody points at. */
  private resting = $state(false)
  /** What of all that may be chosen the pointer and the focus are on. */
  private glances = $state.raw<Record<'pointer' | 'focus', readonly Glance[]>>({ pointer: [], focus: [] })
  /** What a panel that answers the question on the board knows better: see `useHold`. */
  hold = $state.raw<Hold | null>(null)
  private line: Connection | null
  private counter = 0
  /** How often this browser has done something here. */
  deeds = 0
  /** The choice as it was last tried: ahead of the draft while the server thinks about it. */
  private tried: string[] = []
  private trying = 0
  /** The line broke before the server had answered what was tried. */
  private untold = false
  /** What was explained, as long as the table stands as it does. */
  private explained = new Map<string, Explained>()
  private wondering = new Map<string, ((told: Explained | null) => void)[]>()
  private pending = new Map<string, (ok: boolean) => void>()
  private gathering: { beats: Beat[]; done: (beats: Beat[]) => void } | null = null
  /** Something was decided here, and what comes of it has not been told yet. */
  private acted = false
  private foresights = new Foresights((message) => this.line?.send(message) ?? false)
  private litRefs = $derived(new Set(this.mine.flatMap((option) => option.refs)))

  constructor(id: string, connect = true) {
    this.id = id
    this.line = connect
      ? new Connection(id, {
          open: () => this.hello(),
          message: (data) => this.hear(data as Told),
          state: (online, reason) => {
            this.online = online
            this.lost = reason
            if (!online) this.giveUp()
          }
        })
      : null
  }

  close(): void {
    this.line?.close()
  }

  /** Hear of all that comes with a state, from the first one on. */
  listen(onnews: (news: News) => void): void {
    this.onnews = onnews
    for (const news of this.unheard.splice(0)) onnews(news)
  }

  // --- Looking ----------------------------------------------------------------------------------

  /** Seats this browser holds and decides for. */
  get seats(): readonly number[] {
    return this.room?.you.seats ?? []
  }

  /** Whether somebody sits here at all, if only behind a stand-in; otherwise they watch. */
  get seated(): boolean {
    return this.room?.seats.some((seat) => seat.yours) ?? false
  }

  /** The options this browser may answer now. */
  get mine(): OptionWords[] {
    return (this.ask?.options ?? []).filter((option) => this.seats.includes(option.seat))
  }

  /** What this browser may do beside the question. */
  get anytime(): OptionWords[] {
    return (this.ask?.anytime ?? []).filter((option) => this.seats.includes(option.seat))
  }

  /** What of it could come too late, where the question is put for its sake. */
  get pressing(): OptionWords[] {
    return this.anytime.filter((option) => this.ask?.pressing.includes(option.id))
  }

  /** Whether this browser has to decide now. */
  get asked(): boolean {
    return this.mine.length > 0
  }

  /** The table as it stands, without the choice that is being put together on it. */
  get bare(): AnyView | null {
    void this.view
    return (this.shown?.view as AnyView | undefined) ?? null
  }

  thing(ref: string): ThingWords {
    return this.things[ref] ?? { name: ref.split(':').pop() ?? ref }
  }

  name(ref: string): string {
    const [kind, what] = ref.split(':') as [string, string]
    if (kind === 'seat') return this.room?.seats[Number(what)]?.name ?? t('web-seat', { number: Number(what) + 1 })
    return this.thing(ref).name
  }

  /** Two letters to find somebody by; nobody else at the table has them. */
  tag(ref: string): string {
    return this.thing(ref).tag ?? ''
  }

  has(ref: string): boolean {
    return ref in this.things
  }

  isLit(ref: string): boolean {
    return (this.hold?.lit ?? this.litRefs).has(ref)
  }

  isPointed(ref: string): boolean {
    return this.pointedRefs.has(ref)
  }

  litLabel(name: string): string {
    return t('web-lit', { name })
  }

  /** Options of mine that touch a thing; those at any time too. */
  touching(ref: string): OptionWords[] {
    return [...this.mine, ...this.anytime].filter((option) => option.refs.includes(ref))
  }

  /** Whether an option is under the cursor because of the thing it touches. */
  isHovered(option: OptionWords): boolean {
    return this.hovered !== '' && option.refs.includes(this.hovered)
  }

  /** The cursor is on a thing. */
  hover(ref: string): void {
    this.hovered = ref
  }

  /** The focus is on a thing. */
  focusOn(ref: string): void {
    this.focused = ref
  }

  /** The focus has left a thing; it may be on another one by now. */
  focusOff(ref: string): void {
    if (this.focused === ref) this.focused = ''
  }

  /** The pointer or the focus is on something that may be chosen, or on nothing of that kind any more. */
  glance(by: 'pointer' | 'focus', ...what: (Omit<Glance, 'after'> & Partial<Pick<Glance, 'after'>>)[]): void {
    this.glances = { ...this.glances, [by]: what.map((one) => ({ after: [], ...one })) }
  }

  /** What is looked at, of all that may be chosen: the pointer goes before the focus, and both before what was clicked. */
  get glanced(): readonly Glance[] {
    const { focus } = this.glances
    const pointed = this.resting ? [] : [this.glances.pointer, this.offeredBy(this.hovered)]
    const ways = [...pointed, focus, this.offeredBy(this.focused), this.offeredBy(this.picked?.ref ?? '')]
    return ways.find((way) => way.length) ?? []
  }

  /** The pointer has moved: it points at what it is on. */
  stir(): void {
    this.resting = false
  }

  /** Whether it is the focus that looks at something, so that it is to be spoken. */
  get listening(): boolean {
    const { pointer, focus } = this.glances
    const pointed = !this.resting && (pointer.length > 0 || this.hovered !== '')
    return !pointed && (focus.length > 0 || this.focused !== '')
  }

  /** What can be chosen with a thing: rows of the choice that is put together, or options. */
  private offeredBy(ref: string): Glance[] {
    if (!ref) return []
    const draft = this.draft
    if (!draft) return this.touching(ref).map((option) => ({ ...option, after: [] }))
    const rows = draft.rows.filter((row) => row.open && row.refs.includes(ref))
    return rows.map((row) => ({ id: row.key, text: row.text, rule: this.ask?.rule ?? '', after: draft.keys }))
  }

  /** The cursor (or the focus) is on an option: light up what it touches. */
  point(refs: readonly string[]): void {
    this.pointedRefs = new Set(refs)
  }

  /**
   * Somebody clicked a thing. While a choice is put together, one more of it goes in. Otherwise it is looked at, and
   * what can be done with it is offered beside it; where that is one thing only, a second click (not a double one)
   * does it.
   */
  pick(ref: string, at: Element, double = false): void {
    if (this.hold?.click?.(ref, at)) return
    const rows = (this.draft?.rows ?? []).filter((row) => row.open && row.refs.includes(ref))
    if (rows.length === 1) return this.add(rows[0]!.key)
    const options = this.touching(ref)
    const [only] = options
    const known = this.picked?.ref === ref
    if (known && double) return
    if (only && options.length === 1 && known && !only.warning && !this.draft) {
      void this.answer(only)
      return
    }
    const refused = (this.ask?.refused ?? []).filter((one) => one.refs.includes(ref))
    this.picked = { ref, at, options, refused }
  }

  // --- Saying -----------------------------------------------------------------------------------

  private hello(): void {
    this.shown = null
    this.line?.send({ type: 'hello', lang: settings.lang, revision: this.revision })
  }

  /** Everything again in another language. */
  speak(): void {
    this.revision = -1
    this.remarks = []
    this.hello()
  }

  /** Send something that is answered with done or refused. */
  private act(message: Unsent<Act>): Promise<boolean> {
    const id = `${Date.now().toString(36)}-${(this.counter += 1)}`
    if (!this.line?.send({ ...message, id } as Act)) {
      this.notice = { text: t('web-offline'), kind: 'error' }
      return Promise.resolve(false)
    }
    this.waiting = true
    this.notice = null
    this.deeds += 1
    return new Promise((resolve) => this.pending.set(id, resolve))
  }

  answer(option: OptionWords): Promise<boolean> {
    if (this.waiting) return Promise.resolve(false)
    this.picked = null
    this.acted = true
    return this.act({ type: 'answer', revision: this.revision, option: option.id })
  }

  /** The line has broken: nothing under way will be answered. What became of it, the next state tells. */
  private giveUp(): void {
    this.untold ||= this.trying > 0
    this.trying = 0
    for (const id of [...this.pending.keys()]) this.settled(id, false)
  }

  /** Begin to put a choice together, where the open question is answered so: a scene may outlive its question. */
  draftAnew(): void {
    const { ask, draft, revision } = this
    const drafted = ask?.kind === 'plan' || !['', 'number'].includes(ask?.panel ?? '')
    if (revision >= 0 && !draft && drafted) this.try(kept(this.id, revision))
  }

  try(keys: string[]): void {
    this.tried = keys
    keep(this.id, this.revision, keys)
    if (this.line?.send({ type: 'try', revision: this.revision, keys })) this.trying += 1
    else this.untold = true
  }

  /** Ask what will come of options (`foresight.svelte.ts`); `foreseen` has it when it has come. */
  foresee(ids: readonly string[], after: readonly string[] = []): void {
    this.foresights.ask(ids, after)
  }

  /** Nobody looks at these any more. */
  forgo(ids: readonly string[], after: readonly string[] = []): void {
    this.foresights.forgo(ids, after)
  }

  /** What will come of an option, once that has been told. */
  foreseen(id: string, after: readonly string[] = []): ForesightWords | undefined {
    return this.foresights.of(id, after)
  }

  /** What has been put together so far, ahead of what the server has said to it. */
  get chosen(): readonly string[] {
    return this.tried
  }

  /** One more of this in the choice that is put together. */
  add(key: string): void {
    this.try([...this.tried, key])
  }

  /** One less of this. */
  drop(key: string): void {
    const at = this.tried.lastIndexOf(key)
    if (at >= 0) this.try(this.tried.toSpliced(at, 1))
  }

  /**
   * What differs between the choice as it is shown and another one goes into what was last tried: two quick clicks
   * come to what both say.
   */
  alter(to: readonly string[]): void {
    const left = [...to]
    const gone = (this.draft?.keys ?? []).filter((key) => {
      const at = left.indexOf(key)
      if (at >= 0) left.splice(at, 1)
      return at < 0
    })
    const tried = [...this.tried]
    for (const key of gone) {
      const at = tried.lastIndexOf(key)
      if (at >= 0) tried.splice(at, 1)
    }
    this.try([...tried, ...left])
  }

  /** What was tried cannot be: the choice is as it is shown. */
  private untry(): void {
    this.trying = 0
    this.tried = this.draft?.keys ?? []
  }

  /** Give the choice as a whole. Not while the server thinks about a part of it: what is shown is behind then. */
  confirm(keys: string[]): Promise<boolean> {
    if (this.trying) return Promise.resolve(false)
    this.acted = true
    return this.act({ type: 'confirm', revision: this.revision, keys })
  }

  goBack(to: string | number): Promise<boolean> {
    return this.act({ type: 'undo', revision: this.revision, to })
  }

  vote(agree: boolean): Promise<boolean> {
    return this.act({ type: 'vote', revision: this.revision, agree })
  }

  order(seat: number, topic: string, policy: string): Promise<boolean> {
    return this.act({ type: 'order', revision: this.revision, seat, topic, policy })
  }

  settle(seat: number, change: { name?: string; colour?: string; player?: string }): Promise<boolean> {
    return this.act({ type: 'settle', seat, ...change })
  }

  /** Nobody holds a seat any more: the host takes it back, or I stand up. */
  free(seat: number): Promise<boolean> {
    return this.act({ type: 'free', seat })
  }

  /** I host this table and decide for a seat nobody holds. */
  sit(seat: number): Promise<boolean> {
    return this.act({ type: 'sit', seat })
  }

  beReady(ready: boolean): Promise<boolean> {
    return this.act({ type: 'ready', ready })
  }

  /** Begin; seats nobody holds are a bot's, mine, or waited for. */
  begin(hold: 'bot' | 'me' | ''): Promise<boolean> {
    return this.act({ type: 'begin', hold })
  }

  /** Another host's link in place of the old one. */
  relink(): Promise<boolean> {
    return this.act({ type: 'relink' })
  }

  /** Play again with the same people: go to a new table of theirs, laid out now or by somebody before. The others
   * are told, and find the way there. Throws what `whyNot` puts into words. */
  async again(): Promise<void> {
    const { table } = await playAgain(this.id)
    router.go(tablePath(table))
  }

  setPace(pace: string): Promise<boolean> {
    return this.act({ type: 'pace', pace })
  }

  /** All moments of the game, from the beginning. */
  lookBack(): Promise<Beat[]> {
    return new Promise((done) => {
      const before = (this.lines.at(-1)?.at ?? -1) + 1
      this.gathering = { beats: [], done }
      if (!this.line?.send({ type: 'earlier', before })) this.gathered()
    })
  }

  /** A stretch of the log for whoever looks back; the one before it is asked for. */
  private gather({ first, beats }: Log): void {
    if (!this.gathering) return
    const known = new Set(this.gathering.beats.map((beat) => `${beat.first} ${beat.kind}`))
    this.gathering.beats = [...beats.filter((beat) => !known.has(`${beat.first} ${beat.kind}`)), ...this.gathering.beats]
    if (first <= 0 || !this.line?.send({ type: 'earlier', before: first })) this.gathered()
  }

  private gathered(): void {
    this.gathering?.done(this.gathering.beats)
    this.gathering = null
  }

  /** What a name, icon or number means now; nothing where it means nothing, or there is no line. */
  explain(ref: string): Promise<Explained | null> {
    const known = this.explained.get(ref)
    if (known) return Promise.resolve(known)
    if (!this.line || !this.online) return Promise.resolve(null)
    return new Promise((settle) => {
      const waiting = this.wondering.get(ref)
      if (waiting) waiting.push(settle)
      else {
        this.wondering.set(ref, [settle])
        this.line!.send({ type: 'look', ref })
      }
    })
  }

  /** Fetch lines of the log before the first one shown. */
  earlier(): void {
    const first = this.lines[0]?.at ?? 0
    if (first > 0) this.line?.send({ type: 'earlier', before: first })
  }

  // --- Hearing ----------------------------------------------------------------------------------

  /** A message from the server (or, in tests and the gallery, from a file). */
  hear(told: Told): void {
    switch (told.type) {
      case 'state':
        this.showState(told)
        break
      case 'change':
        this.showChange(told)
        break
      case 'room':
        this.room = told
        break
      case 'company':
        this.said.hear(told)
        break
      case 'draft':
        if (told.revision === this.revision) {
          this.draft = told
          this.showDrafted(told.view)
          this.trying = Math.max(0, this.trying - 1)
          if (this.trying === 0) this.tried = told.keys
        }
        break
      case 'foreseen':
        this.foresights.hear(told)
        break
      case 'pondering':
        this.pondering = told.text ? told : null
        this.showDrafted(told.view)
        break
      case 'past':
        this.gather(told.log)
        this.lines = [...told.log.lines, ...this.lines.filter((line) => line.at >= told.log.first + told.log.lines.length)]
        break
      case 'explained':
        if (told.step === this.step) this.explained.set(told.ref, told)
        this.wondering.get(told.ref)?.forEach((settle) => settle(told))
        this.wondering.delete(told.ref)
        break
      case 'done':
        this.settled(told.id, true)
        break
      case 'refused':
        // a draft of a question that has been answered meanwhile is nothing to tell anybody
        if (told.id || !told.stale) this.notice = { text: told.why, kind: 'error' }
        if (!told.id) this.untry()
        this.settled(told.id, false)
        break
    }
  }

  /** The table with the choice on it that is being put together, here or elsewhere: what the board draws. */
  private showDrafted(by: Draft['view']): void {
    if (this.shown) this.view = changed(this.shown.view as unknown as Json, by as Difference) as unknown as AnyView
  }

  /** No choice is being put together any more: the table as it stands. */
  dropDraft(): void {
    this.draft = null
    this.tried = []
    if (this.shown) this.view = this.shown.view as AnyView
  }

  private settled(id: string, ok: boolean): void {
    this.pending.get(id)?.(ok)
    this.pending.delete(id)
    this.waiting = this.pending.size > 0
  }

  private showState(state: State): void {
    this.agreed = state.agreed ?? []
    this.game = state.game as 'daylight' | 'mine'
    const { heading, standing, view, things, ask, ending, undo, orders, guide } = state
    this.show({ heading, standing, view, things, ask, ending, undo, orders, guide }, state)
  }

  /** What has changed since what was told before. A page that has missed something asks for the whole. */
  private showChange(change: Change): void {
    if (!this.shown) return
    if (change.step !== this.step + 1) return this.hello()
    const parts = change.parts as Difference
    this.show(changed(this.shown as unknown as Json, parts) as unknown as Shown, change)
  }

  private show(shown: Shown, told: State | Change): void {
    const moved = told.revision !== this.revision
    const plan = moved && this.draft?.plan && isSameStage(this.view, shown.view) ? this.tried : null
    this.shown = shown
    this.step = told.step
    this.explained.clear()
    this.things = shown.things
    this.view = shown.view as AnyView
    this.heading = withoutTracks(shown.heading)
    this.standing = shown.standing
    this.ask = shown.ask
    this.ending = shown.ending
    this.undo = shown.undo
    this.orders = shown.orders
    this.guide = shown.guide
    const { first, lines, total, anew, beats } = told.log
    const fresh = this.revision < 0
    this.news = moved && this.revision >= 0 ? lines : []
    const kept = anew ? [] : this.lines.filter((line) => line.at < first)
    this.lines = kept.at(-1)?.at === first - 1 ? [...kept, ...lines] : lines
    // A bot says what it does before it happens: its words stand before the lines of what came of it.
    if (told.remark && moved) this.remarks = [...this.remarks.slice(-99), { at: first, text: told.remark }]
    this.revision = told.revision
    if (moved || told.type === 'state') this.foresights.begin(told.revision)
    if (moved) {
      this.resting = !fresh
      this.picked = null
      this.draft = null
      this.tried = []
      this.trying = 0
      this.pondering = null
      if (this.tapped) this.glance('pointer')
      this.tapped = ''
      this.pointedRefs = new Set()
      this.pointedRule = ''
      // Something was done at any time: the plan for the stage goes on as far as it is still possible.
      if (plan?.length && this.ask?.kind === 'plan') this.try(plan)
    } else if (this.untold) this.try(this.tried)
    else if (this.draft) this.showDrafted(this.draft.view)
    else if (this.pondering) this.showDrafted(this.pondering.view)
    this.untold = false
    if (moved || fresh) {
      const news = { beats, first, total, fresh, acted: this.acted }
      if (this.onnews) this.onnews(news)
      else this.unheard.push(news)
      this.acted = false
    }
  }
}

/** Whether two views are of the same stage of the same day. */
function isSameStage(one: AnyView | null, other: unknown): boolean {
  const [was, now] = [one, other] as Partial<MineTableView>[]
  return was?.day === now?.day && was?.phase === now?.phase && was?.stage === now?.stage
}

const KEY = Symbol('table')

/** Hold the board for a panel, as long as its component is there. */
export function useHold(table: Table, hold: () => Hold): void {
  $effect(() => {
    const held = hold()
    table.hold = held
    return () => {
      if (table.hold === held) table.hold = null
    }
  })
}

/** Give a table to all components below. */
export const provideTable = (table: Table): Table => setContext(KEY, table)

/** The table this component is drawn for. */
export const useTable = (): Table => getContext<Table>(KEY)
