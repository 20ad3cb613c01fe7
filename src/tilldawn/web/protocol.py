"""What page and server say to each other: one struct per message, tagged by `type`.

The page's types are generated from these structs (`make protocol`), so that the two cannot drift. What
the page sends is checked against them field by field; what the server sends has no optional field.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Raw, Struct

from tilldawn.play.grid import Grid

MESSAGE_LIMIT = 16_384
"""The largest message the page may send, in bytes."""
CHAIN_LIMIT = 200
"""The longest chain of answers in one confirmation."""
FORESIGHTS = 12
"""Options one message may ask about."""

Id = Annotated[str, Meta(min_length=1, max_length=120)]
Lang = Annotated[str, Meta(min_length=2, max_length=8)]
Count = Annotated[int, Meta(ge=0, le=10_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Keys = Annotated[list[Id], Meta(max_length=CHAIN_LIMIT)]
Name = Annotated[str, Meta(max_length=200)]


# --- From the page ------------------------------------------------------------------------------------


class FromPage(Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """Base of all the page sends."""


class Act(FromPage, frozen=True, kw_only=True):
    """Base of all that changes the table: the revision it was decided on, and the page's own id for it."""

    id: Id
    revision: Count


class Hello(FromPage, frozen=True, kw_only=True):
    """First message, and whenever the language changes: what the page has, and how it wants to be told."""

    lang: Lang
    revision: Annotated[int, Meta(ge=-1, le=10_000_000)]
    """The revision the page shows, or -1 when it has nothing: of the log it is told what it has not seen."""


class Answer(Act, frozen=True, kw_only=True):
    """One answer to the open request, or something done at any time."""

    option: Id


class Confirm(Act, frozen=True, kw_only=True):
    """A chain of answers, put together on a panel."""

    keys: Keys


class Try(FromPage, frozen=True, kw_only=True):
    """What would a chain of answers come to? Changes nothing; the others see that it is being considered."""

    revision: Count
    keys: Keys


class Foresee(FromPage, frozen=True, kw_only=True):
    """What will come of these options? Changes nothing, and nobody else hears of it.

    Any of the open request's options may be asked about, several at once; so may what would be asked `after`
    a chain of answers not yet given (ids, or keys of a `Draft`). The answer is one `Foreseen`, which has the
    options it could tell of in the order asked for. Everybody at the table may ask, watchers too: all of it
    is open information. A component of the page does not send this itself, it calls `table.foresee(ids)` and
    reads `table.foreseen(id)` (web/src/lib/foresight.svelte.ts): one message for all, once per revision.
    """

    revision: Count
    options: Annotated[list[Id], Meta(min_length=1, max_length=FORESIGHTS)]
    after: Keys = []


class Undo(Act, frozen=True, kw_only=True):
    """Go back by a step, a turn or a phase, or to a line of the log."""

    to: Id | Count


class Vote(Act, frozen=True, kw_only=True):
    """Agree to the undo somebody has asked for, or not."""

    agree: bool


class Order(Act, frozen=True, kw_only=True):
    """A standing order of one's own seat."""

    seat: SeatNumber
    topic: Id
    policy: Id


class Settle(FromPage, frozen=True, kw_only=True):
    """Change a seat: its name, its colour, and who decides there ("human" or a bot). Empty leaves it."""

    id: Id
    seat: SeatNumber
    name: Name = ""
    colour: Annotated[str, Meta(max_length=20)] = ""
    player: Annotated[str, Meta(max_length=20)] = ""


class Free(FromPage, frozen=True, kw_only=True):
    """Nobody holds a seat any more, and its old link no longer opens it: the host takes it back, or whoever
    holds it stands up."""

    id: Id
    seat: SeatNumber


class Sit(FromPage, frozen=True, kw_only=True):
    """The host decides for a seat nobody holds."""

    id: Id
    seat: SeatNumber


class Ready(FromPage, frozen=True, kw_only=True):
    """Whoever sends this could begin now, or not yet."""

    id: Id
    ready: bool


class Begin(FromPage, frozen=True, kw_only=True):
    """The game begins. Seats nobody holds are waited for, unless a bot ("bot") or the host ("me") shall
    decide there. For the host only."""

    id: Id
    hold: Annotated[str, Meta(pattern="^(|bot|me)$")] = ""


class Relink(FromPage, frozen=True, kw_only=True):
    """The host's link shall be another one; the old one opens nothing any more."""

    id: Id


class Pace(FromPage, frozen=True, kw_only=True):
    """How fast bots move."""

    id: Id
    pace: Id


class Earlier(FromPage, frozen=True, kw_only=True):
    """Lines of the log before this one."""

    before: Count


class Look(FromPage, frozen=True, kw_only=True):
    """What does a name, icon or number mean? Changes nothing."""

    ref: Id


Incoming = (
    Look
    | Hello
    | Answer
    | Confirm
    | Try
    | Foresee
    | Undo
    | Vote
    | Order
    | Settle
    | Free
    | Sit
    | Ready
    | Begin
    | Relink
    | Pace
    | Earlier
)


# --- From the server ----------------------------------------------------------------------------------


class FromServer(Struct, tag_field="type", tag=str.lower, frozen=True, kw_only=True):
    """Base of all the server sends."""


class ThingWords(Struct, frozen=True, omit_defaults=True):
    """What something on the table is called, what it says, and its flavour."""

    name: str
    text: str = ""
    flavour: str = ""
    tag: str = ""
    """Two letters to find somebody by, which nobody else at the table has."""


class CellWords(Struct, frozen=True):
    """One entry of a row: an icon with what is printed beside it, and all of it in words."""

    ref: str
    """What the icon stands for; nothing where it is words alone."""
    text: str
    words: str


class ChartRow(Struct, frozen=True):
    """A row that is printed on a card."""

    id: str
    name: str
    ref: str
    """What the icon before its name stands for."""
    cells: list[CellWords]
    counts: bool | None = None
    """Whether it is one of those that count now; nothing where all of the card does."""


class OpenedCard(Struct, frozen=True):
    """A card that lies open: its rows, which of them count, and why."""

    card: str
    name: str
    rows: list[ChartRow]
    text: str
    """What it says beside its rows."""
    said: str


class OptionWords(Struct, frozen=True):
    """One thing that may be answered."""

    id: str
    verb: str
    text: str
    seat: int
    refs: tuple[str, ...]
    rule: str
    warning: str


class RefusalWords(Struct, frozen=True):
    """What is not possible now, and why."""

    text: str
    why: str
    rule: str
    seat: int
    refs: tuple[str, ...]


class Page(Struct, frozen=True):
    """A page of the book: to be read, or being resolved."""

    title: str
    text: str
    odds: str
    picture: str = ""
    """What is pictured beside it: a ref, or the name of a picture without its game."""


class Ask(Struct, frozen=True):
    """The question the game waits on."""

    kind: str
    seat: int
    """Whose it is; -1 when several may answer."""
    seats: tuple[int, ...]
    prompt: str
    about: tuple[str, ...]
    """What is named in it: refs of cards, people, enemies."""
    rule: str
    topic: str
    done: int
    total: int
    """How far a chain of questions has come; 0 of 0 where there is none."""
    panel: str
    """How a choice of several parts is shown: chain, share, number, or nothing."""
    options: list[OptionWords]
    anytime: list[OptionWords]
    moment: bool
    """Something that may be done at any time is the point here: it could come too late afterwards."""
    pressing: list[str]
    """Which of those it is, by id."""
    families: dict[str, str]
    """What options of one seat and verb have in common, by `SEAT/VERB`, where there are many of them."""
    refused: list[RefusalWords]
    page: Page | None
    suggested: str = ""
    """The option a sensible player would take, where the page marks it before anybody has clicked."""
    opened: list[OpenedCard] = []
    """Cards that lie open meanwhile and have rows."""
    unasked: bool = False
    """Whether its standing order is offered beside it."""


class RuleTitle(Struct, frozen=True):
    """A row of the rulebook, short."""

    id: str
    title: str
    text: str


class MarkWords(Struct, frozen=True):
    """A fact to keep in view: a goal with its deadline, or a danger."""

    kind: str
    """What picture it has."""
    grade: str
    """plain, good, warn or danger."""
    title: str
    text: str
    short: str
    """The title where there is room for two words only."""
    details: list[str]
    refs: tuple[str, ...]
    rule: str
    term: str = ""
    """The word of the glossary it belongs to, by id."""


class StageWords(Struct, frozen=True):
    """One of the phases the game goes through again and again."""

    id: str
    name: str
    now: bool


class Standing(Struct, frozen=True):
    """Where we are, what we want, what threatens; the most urgent first."""

    where: str
    stages: list[StageWords]
    part: str
    """How far the present phase has come; empty where it has no parts."""
    goals: list[MarkWords]
    dangers: list[MarkWords]


class GuideNote(Struct, frozen=True):
    """Something the guide of a guided table has to say now (`tilldawn.guide`)."""

    id: str
    chapter: str
    title: str
    text: str
    rule: str
    at: tuple[str, ...]
    """What it points at, the best first: `part:strip`, `verb:resolve`, or the ref of a thing."""
    wants: str
    """The option it suggests, if any."""


class PersonWords(Struct, frozen=True):
    """What became of somebody; `fate` is alive, died or left."""

    ref: str
    name: str
    fate: str
    text: str
    title: str
    page: str
    picture: str = ""


class ColumnWords(Struct, frozen=True):
    """A row of numbers over the days or Rounds."""

    name: str
    ref: str
    worse: bool
    values: tuple[int, ...]


class ChartWords(Struct, frozen=True):
    """Numbers over the course of the game."""

    title: str
    steps: list[str]
    columns: list[ColumnWords]


class TurnWords(Struct, frozen=True):
    """Where it turned: the place of the line that tells it."""

    at: int
    when: str
    text: str
    good: bool


class Ending(Struct, frozen=True):
    """How the game ended, the story of it in a few lines, and the last scene."""

    won: bool
    reason: str
    rule: str
    story: list[str]
    marks: list[str]
    people: list[PersonWords]
    charts: list[ChartWords]
    turns: list[TurnWords]
    picture: str = ""
    """What is pictured: the name of a picture without its game."""


class Line(Struct, frozen=True):
    """One line of the log."""

    at: int
    """Its place in the log."""
    to: int
    """The position an undo to this line goes to, or -1."""
    event: str
    rule: str
    text: str
    facts: dict[str, Any]
    """The event itself, for motion: refs and numbers."""
    page: Page | None
    tone: str
    """good, bad, or nothing: a loss is always spoken."""


class BeatRow(Struct, frozen=True):
    """One thing that came of a beat: the place of its line in the log, and what can be drawn of it."""

    at: int
    text: str
    refs: tuple[str, ...]
    tone: str
    """good, bad, or nothing."""


class BeatPart(Struct, frozen=True):
    """A part of what came of it, under a title of its own or none."""

    title: str
    tone: str
    rows: list[BeatRow]


class Hearts(Struct, frozen=True):
    """Somebody's Health before and after."""

    who: str
    before: int
    after: int


class BlowWords(Struct, frozen=True):
    """Who strikes whom: the blow by itself (-1: not known), the cards turned up, the one that counted, and
    what it came to."""

    by: str
    to: str
    base: int
    cards: tuple[str, ...]
    applied: str
    damage: int
    hearts: list[Hearts]


class Beat(Struct, frozen=True):
    """A moment to be shown: lines `first` to `last` of the log, the last one not included (`play.beats`)."""

    first: int
    last: int
    kind: str
    weight: str
    """large: it waits; small: it may go on by itself; quiet: it is only listed."""
    done: bool
    """Nothing more comes of it."""
    twice: bool
    """Shown when it begins, and again when it is done, if there is more to it by then."""
    kicker: str
    title: str
    card: str
    text: str
    """What the card says."""
    flavour: str
    people: tuple[str, ...]
    said: str
    page: str
    blow: BlowWords | None
    number: int
    of: int
    parts: list[BeatPart]
    short: list[BeatRow]
    """It in a few lines, for "since your last decision"."""
    names: dict[str, str]
    """What everything in it is called."""
    picture: str = ""
    """What is pictured: a ref, or the name of a picture without its game."""
    folded: bool = False
    """What the card says is about handling cards, or was read before: it is read by who wants to."""
    opened: list[OpenedCard] = []
    """Cards with rows that were turned up in it: the one on the stage, and those that were read in part."""


class Log(Struct, frozen=True):
    """A stretch of the log: `first` is the place of its first line; all lines from there on are replaced."""

    first: int
    total: int
    lines: list[Line]
    anew: bool
    """Lines before these do not hold either (somebody is called otherwise now)."""
    beats: list[Beat]
    """The moments these lines are part of, in the order they are to be shown."""


class SeatAt(Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    player: str
    """human, or the bot that decides here."""
    colour: str
    here: bool
    """Somebody who holds it is connected, or a bot plays it."""
    held: bool
    """Somebody holds it."""
    yours: bool
    ready: bool
    """Whoever decides here could begin."""
    host: bool
    """The host holds it."""


class Goal(Struct, frozen=True):
    """Somewhere an undo could go: how much it takes back."""

    to: str
    answers: int
    reveals: int


class Proposal(Struct, frozen=True):
    """Somebody would like to go back past something chance has shown."""

    by: str
    answers: int
    reveals: int
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]


class You(Struct, frozen=True):
    """What you are at this table. `links` are those you may hand on, by seat; the watchers' under "watch",
    the host's own under "host"."""

    seats: tuple[int, ...]
    host: bool
    links: dict[str, str]


class Room(FromServer, frozen=True, kw_only=True):
    """Who sits where: sent when somebody comes, goes or changes."""

    table: str
    seats: list[SeatAt]
    watchers: int
    you: You
    pace: str
    proposal: Proposal | None
    begun: bool
    """Everybody has come together; before, nothing is decided."""
    next: str
    """The way to the table the same people go on to, where there is one."""


class Happening(Struct, frozen=True):
    """Something that happened among the people of a table, apart from the game."""

    number: int
    kind: str
    """joined, taken, bot-left, came, away, back, left, freed, stood-in, given-back, sat, renamed, coloured,
    hosted, ready, unready, begun, again; undo-asked, undo-refused, undo-withdrawn, undo-dropped, undone."""
    name: str
    """Who it is about."""
    other: str
    """Whom or what else, by kind: a name before, a colour, how many answers."""
    at: int
    """How long the log was."""


class Company(FromServer, frozen=True, kw_only=True):
    """What has happened among the people: all that is remembered to a page that comes, then what is new. It
    is remembered as long as the table is awake, and is no part of the game's journal."""

    news: bool
    events: list[Happening]


class AgreedWords(Struct, frozen=True):
    """Something that was chosen before play: which choice it was, what was chosen, and what that means."""

    name: str
    chosen: str
    text: str
    brief: bool
    """It says in a word what is played, and how hard."""


class State(FromServer, frozen=True, kw_only=True):
    """The table as it stands, whole but for lines of the log the page has seen."""

    revision: int
    step: int
    """Counts what a page is told: the next `Change` has one more."""
    game: str
    lang: str
    heading: str
    standing: Standing
    view: Raw
    """The game's own view, as its `look` makes it."""
    things: dict[str, ThingWords]
    """Words for refs of all that lies on the table or is asked about."""
    ask: Ask | None
    ending: Ending | None
    undo: list[Goal]
    orders: list[dict[str, str]]
    guide: list[GuideNote] | None
    """What the guide has to say, read or not; nothing where nobody guides."""
    log: Log
    remark: str
    """What a bot has just done, and why."""
    agreed: list[AgreedWords] = []
    """What was chosen before play."""


class Change(FromServer, frozen=True, kw_only=True):
    """What has changed since the step before. A page that was told another one says hello for the whole."""

    revision: int
    step: int
    parts: dict[str, Any]
    """The difference (`web.difference`) of an object with the `State`'s heading, standing, view, things, ask,
    ending, undo, orders and guide."""
    log: Log
    remark: str


class DraftRow(Struct, frozen=True):
    """One line of a panel: what can be added, and how often it is in."""

    key: str
    text: str
    count: int
    open: bool
    refs: tuple[str, ...]


class PlanChoice(Struct, frozen=True):
    """Something an assignment leaves open (how often, with what, where), and how it is settled."""

    kind: str
    prompt: str
    options: list[OptionWords]
    chosen: str


class PlanDeed(Struct, frozen=True):
    """Something that can be given to somebody to do in this stage."""

    id: str
    verb: str
    text: str
    refs: tuple[str, ...]
    """All it touches: the card, the room, the tool."""
    rule: str
    warning: str
    costs: dict[str, int]
    """What it uses up."""
    tool: str
    """What it needs in place."""
    choices: list[PlanChoice]


class PlanPerson(Struct, frozen=True):
    """Somebody in this stage: what they could be given, whatever the plan gives them so far."""

    id: str
    why: str
    """What bars them from acting at all."""
    fixed: bool
    """They have really been given something: only an undo takes it back."""
    deeds: list[str]
    """Ids of what they could do."""
    instead: dict[str, str]
    """Those among them that the plan gives somebody else, and whom."""
    refused: list[RefusalWords]


class PlanStep(Struct, frozen=True):
    """One assignment of the plan."""

    way: str
    """Its key."""
    who: str
    helper: str
    deed: PlanDeed


class StagePlan(Struct, frozen=True):
    """A stage of the day being planned (`mine`): who can do what, and who will."""

    deeds: list[PlanDeed]
    people: list[PlanPerson]
    steps: list[PlanStep]
    idle: list[str]
    """Who could do something and has nothing to do."""


class Draft(FromServer, frozen=True, kw_only=True):
    """What a chain of answers would come to."""

    revision: int
    seat: int
    prompt: str
    keys: list[str]
    rows: list[DraftRow]
    tally: str
    done: int
    total: int
    complete: bool
    finish: str
    """The key that ends the chain, where one is needed."""
    finish_text: str
    warnings: list[str]
    view: dict[str, Any]
    """The difference (`web.difference`) of the table's view to the table with this choice on it."""
    plan: StagePlan | None
    """Of a stage that is being planned."""
    grid: Grid | None
    """The same as a picture of rows and columns, where it is one."""
    advice: list[str]
    """What a sensible player would choose, as long as nothing is chosen."""
    fill: bool
    """Whether that is filled in from the start."""
    confirm: list[str]
    """What a confirmation has to name: the choice, and how it ends. Nothing, while it is not complete."""
    ordered: bool = False
    """What counts is who or what comes first."""


class ChangeWords(Struct, frozen=True):
    """Something that will be otherwise: a number of a thing, before and after, and that in words."""

    ref: str
    what: str
    """Which number: `hunger`, `wounds`, `storage`, `pile`, `noise`, `health` …"""
    before: int
    after: int
    text: str
    tone: str
    """good, bad, or nothing."""


class OddsWords(Struct, frozen=True):
    """Something that may happen, and how likely."""

    key: str
    """What it is, for who draws a picture of it: `dies`, `over`, `comes`, `opens`, `falls`, `finds` …"""
    ref: str
    """Whom or what it is about; empty where it is about all."""
    text: str
    likely: str
    """How likely, in words: 3 in 10."""
    share: float
    """The same from 0 to 1."""
    tenths: int
    """The same in ten steps, for a bar: 0 only for never, 10 only for certain."""
    over: int
    of: int
    """The exact fraction; 0 of 0 where its numbers are too long to be read."""
    tone: str
    anyway: bool = False
    """Whether it is as likely whatever is chosen."""


class SpreadWords(Struct, frozen=True):
    """A number that hangs on chance: what it comes to on average, and how likely each value is."""

    key: str
    """What is counted: `we-deal`, `we-take`, `damage` …"""
    ref: str
    text: str
    mean: float
    values: list[int]
    shares: list[float]


class ForesightWords(Struct, frozen=True):
    """What will come of an option."""

    option: str
    changes: list[ChangeWords]
    """What is certain, up to the next question or throw."""
    odds: list[OddsWords]
    spreads: list[SpreadWords]
    warnings: list[str]
    """What cannot be taken back, or kills."""
    notes: list[str]
    """What the odds suppose, what is left open."""
    gist: str
    """What it comes to in one line, where that is no change of a number."""
    says: str
    """What the card, place or person behind it says of itself."""
    chance: bool
    """Chance speaks before the next question."""


class Foreseen(FromServer, frozen=True, kw_only=True):
    """What will come of options that were asked about."""

    revision: int
    after: list[str]
    options: list[ForesightWords]


class Pondering(FromServer, frozen=True, kw_only=True):
    """Somebody is putting a choice together; this is how far it has come."""

    seat: int
    text: str
    view: dict[str, Any]
    """As in `Draft`: everybody sees the table with the choice on it."""


class Past(FromServer, frozen=True, kw_only=True):
    """Earlier lines of the log."""

    log: Log


class Explained(FromServer, frozen=True, kw_only=True):
    """What a name, icon or number means now, and the rules behind it; without a name it means nothing."""

    ref: str
    step: int
    """The step of the table this was true at."""
    name: str
    now: list[str]
    text: str
    flavour: str
    term: str
    """The word of the glossary it belongs to, by id."""
    rules: list[RuleTitle]
    rows: list[ChartRow] = []
    """What is printed on it in rows and numbers."""


class Done(FromServer, frozen=True, kw_only=True):
    """What you sent has been done and kept."""

    id: str


class Refused(FromServer, frozen=True, kw_only=True):
    """What you sent has not been done, and why; the table is as it was."""

    id: str
    why: str
    stale: bool
    """The table had moved on: what was told before this shows how it stands."""


Outgoing = Explained | State | Change | Room | Company | Draft | Foreseen | Pondering | Past | Done | Refused


# --- Over plain HTTP ----------------------------------------------------------------------------------


class NewSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat of a new table."""

    name: Name = ""
    player: Annotated[str, Meta(max_length=20)] = "human"
    """human for whoever lays the table out, friend for somebody who will come by link, or a bot."""


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    """What a new table shall be."""

    game: Id
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=6)]
    options: dict[str, Annotated[list[str], Meta(max_length=20)]] = {}
    """What was chosen in each `OptionGroup`: ids; one per seat, or none, where its kind is `each`."""
    seed: Annotated[str, Meta(max_length=80)] = ""
    lang: Lang = "en"
    guide: bool = False
    """The guided first game: seed, options and other seats are the guide's; the first seat says the name."""


Key = Annotated[str, Meta(max_length=80)]


class Opening(Struct, forbid_unknown_fields=True, frozen=True):
    """Looking at what a link opens. Without a key: whether one has lost a seat here."""

    key: Key = ""


class Opened(Struct, frozen=True):
    """What a link opens, and who is there; nothing has changed."""

    table: str
    game: str
    heading: str
    kind: str
    """seat, watch, host, or none for who asks without a key and has lost no seat."""
    seat: int
    name: str
    """What the seat goes by; of a host's link, the host."""
    holder: str
    """Who decides there now: nobody, you, host, other or bot."""
    here: bool
    """Whoever holds it is connected."""
    begun: bool
    people: list[str]
    """Everybody else who sits at the table."""
    theirs: list[str]
    """Of a host's link: the seats of the present host."""


class Joining(Struct, forbid_unknown_fields=True, frozen=True):
    """Taking a seat, a place to watch or the host's part by its link. Without a key: the seat one has
    lost."""

    key: Key = ""
    name: Name = ""
    take: bool = False
    """Take it although somebody else or a bot has it."""
    seats: bool = False
    """With the host's part, take the host's seats."""


class Joined(Struct, frozen=True):
    """What the link opened: a seat (-1 for none), and who else holds it just now."""

    table: str
    seat: int
    taken: bool
    """Somebody else or a bot has it; nothing has changed yet."""
    here: bool
    """They are connected."""
    name: str


class Again(Struct, frozen=True):
    """The table the same people go on to."""

    table: str


class Private(Struct, forbid_unknown_fields=True, frozen=True):
    """The key of somebody's own tables: what their browser shows the server. Never to be written anywhere."""

    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{43}$")]


class Naming(Struct, forbid_unknown_fields=True, frozen=True):
    """What somebody wants to be called."""

    name: Name


class MyTable(Struct, frozen=True):
    """One of my tables."""

    id: str
    game: str
    names: list[str]
    seats: tuple[int, ...]
    heading: str
    when: float
    over: bool
    won: bool | None
    """How it ended; nothing where that is not known (yet)."""
    host: bool


class Me(Struct, frozen=True):
    """Who I am to this server."""

    name: str
    tables: list[MyTable]


class TieWords(Struct, frozen=True):
    """What stands between a choice and another one: it needs it, goes not with it, or brings it along."""

    bond: str
    """needs, not-with or brings."""
    option: str
    choice: str
    why: str
    """It in words; of what is brought, said of that one."""


class Passage(Struct, frozen=True):
    """A part of what there is to read about a choice."""

    title: str
    text: str


class Choice(Struct, frozen=True):
    """Something to choose for a new table."""

    id: str
    name: str
    text: str
    note: str
    group: str
    picture: str = ""
    """What it looks like: the name of a picture, with its game."""
    ties: tuple[TieWords, ...] = ()
    page: tuple[Passage, ...] = ()


class OptionGroup(Struct, frozen=True):
    """An option of a game: one of several, some of several, or a switch."""

    id: str
    name: str
    kind: str
    """one, some, or each (one per seat)."""
    choices: list[Choice]
    default: list[str]
    hint: str
    most: int
    """How many may be chosen; 0 for as many as there are."""
    place: str = "more"
    """Where it is offered: box (what is played, and how hard), care, or more."""


class GameWords(Struct, frozen=True):
    """A game as the start page shows it."""

    id: str
    name: str
    pitch: str
    least: int
    most: int
    bots: list[Choice]
    options: list[OptionGroup]
    guided: bool
    """There is a guided first game."""


class Lobby(Struct, frozen=True):
    """Everything there is to choose from."""

    lang: str
    languages: list[str]
    version: str
    games: list[GameWords]
    colours: list[str]
    paces: list[str]


class RuleWords(Struct, frozen=True):
    """A row of a rulebook."""

    id: str
    area: str
    title: str
    text: str
    source: str
    status: str


class AnswerWords(Struct, frozen=True):
    """A question people ask, and the answer."""

    id: str
    question: str
    answer: str
    rules: tuple[str, ...]


class TermWords(Struct, frozen=True):
    """A word of the glossary."""

    id: str
    name: str
    text: str
    rules: tuple[str, ...]


class Rules(Struct, frozen=True):
    """What a search of the rulebook found: answers to what was asked, then rows."""

    answers: list[AnswerWords]
    total: int
    areas: list[Choice]
    rows: list[RuleWords]


class Trouble(Struct, frozen=True):
    """What was wrong with a request."""

    why: str
    outdated: bool
    """The rules have been mended since: it may be asked for as far as they allow (`salvage=yes`)."""


class Stuck(Struct, frozen=True):
    """A table whose answers the rules of today do not allow: why, which answer, and whether you may let it go
    on. Nothing in `why` means that it can be opened."""

    why: str
    position: int
    answer: str
    host: bool
