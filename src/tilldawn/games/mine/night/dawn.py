"""The Dawn phase: coming home, medicine and alcohol, the Narrative Actions, Death among us, the day's end."""

from __future__ import annotations

from functools import partial

from tilldawn.engine.deck import draw, known, shuffle_in
from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.request import Option, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.notes import NOTEBOOK, PILE, erase, noted
from tilldawn.games.mine.book.reading import recall
from tilldawn.games.mine.cards import narrative as actions
from tilldawn.games.mine.choices import at_stake, consider, decide, refs
from tilldawn.games.mine.city.events import PartyLost
from tilldawn.games.mine.events import DawnCame, DayEnded
from tilldawn.games.mine.goods import FOOD, WRITTEN, counted
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.night.events import (
    DeathAmongUs,
    JournalRead,
    NarrativeKept,
    NarrativeOffered,
    PartyReturned,
)
from tilldawn.games.mine.people.group import awake, find, party, ref, skill, skilled, use_skill, used
from tilldawn.games.mine.people.harm import let_sleep, pangs, relieve, suffer, sum_of_states
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.people.medicine import (
    drink,
    drink_offers,
    drink_would_help,
    medicine_offers,
    needed,
    no_drinks,
    place,
)
from tilldawn.games.mine.people.narrative import unplayable
from tilldawn.games.mine.people.objectives import unpaid
from tilldawn.games.mine.stakes import before_fate, before_morning
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import put, within
from tilldawn.games.mine.verbs import Verb

JOURNAL = Verb("journal", "M-CARD-16", "who:character")
FATE = Verb("fate", "M-DAWN-03")
GO_ON = Verb("go-on", "M-DAWN-04")
KEEP = Verb("keep-narrative", "M-DAWN-04", "card:card")

GRIEF = 2
"""The Misery of DEATH AMONG US."""


# --- Before the Fate card -----------------------------------------------------------------------------


@step("dawn", begins="phase")
@rule("M-DAWN-02", "M-ALC-03", "M-MED-02")
def dawn(g: Game) -> Flow[str]:
    """The party comes home; then medicine, drinks and the Journal, until the group is ready for Fate."""
    s = g.state
    s.phase = "dawn"
    g.emit(DawnCame(day=s.day, rule="M-DAWN-01"))
    _come_home(g)
    yield from modules.begins(g, "dawn")
    yield from recall(g, "dawn")
    yield from modules.bereaved(g)
    s.moment = "before-fate"
    stakes = partial(before_fate, s)
    while True:
        chosen = yield from consider(
            g,
            "dawn",
            lambda: _before_fate(s),
            "M-DAWN-02",
            refused=lambda: [*no_drinks(s), *_no_journal(s), *unplayable(s)],
            stakes=stakes,
            topic="dawn",
            matters=_help_is_there(s) or at_stake(g, stakes),
            default=FATE.name,
        )
        match chosen.verb:
            case "place":
                place(g, chosen.args[0], chosen.args[1], "storage")
            case "drink":
                yield from drink(g, chosen.args[0], chosen.args[1], "storage")
            case "journal":
                yield from _journal(g, chosen.args[0])
            case _:
                return "fate"


@rule("M-DAWN-01", "M-SCAV-25", "M-STATE-14")
def _come_home(g: Game) -> None:
    """Everybody is in the Shelter again, the Findings Pile goes to Storage, and sleep may come now."""
    s = g.state
    home = party(s)
    if home:
        goods, some = counted(s.pile), "yes" if s.pile else "no"
        g.emit(PartyReturned(who=refs(home), goods=goods, some=some, rule="M-DAWN-01"))
    elif s.trip is not None:
        _nobody_returns(g)
    for good, n in s.pile.items():
        put(s.storage, good, n)
    s.pile = {}
    s.trip = None
    for good in WRITTEN:  # a written item that was lost or sold is a Blank token again
        s.box.pop(good, None)
    for person in s.group:
        person.broke_off = False
        person.strained = False
        let_sleep(g, person, "M-STATE-14")


@rule("M-SCAV-26")
def _nobody_returns(g: Game) -> None:
    """The whole party was lost on the way home, after Choose Findings: nothing and nobody comes home."""
    s = g.state
    g.emit(PartyLost(goods=counted(s.pile), rule="M-SCAV-26"))
    for good, n in s.pile.items():
        put(s.box, good, n)
    s.pile = {}
    for note in [n for n in s.notes if n.place == PILE]:
        erase(g, note)


def _before_fate(s: State) -> list[Option]:
    return [*medicine_offers(s), *drink_offers(s), *_journal_offers(s), FATE(s.leader)]


@rule("M-MED-02", "M-ALC-03", "M-ALC-08", "M-CARD-16")
def _help_is_there(s: State) -> bool:
    """Whether anything the step offers could do somebody good before the Fate card is turned up."""
    return (
        any(needed(s, *option.args) for option in medicine_offers(s))
        or drink_would_help(s)
        or (bool(_journal_offers(s)) and any(p.misery for p in s.group))
    )


@rule("M-CARD-16", "M-STATE-30", "M-STATE-31")
def _journal_offers(s: State) -> list[Option]:
    """Emilia, once a day and only while awake, writes for somebody, herself included."""
    writer = skilled(s.group, lambda skill: skill.comforts_at_dawn)
    if writer is None or not awake(writer) or used(writer):
        return []
    return [JOURNAL(s.leader, p.id) for p in s.group]


def _no_journal(s: State) -> list[Refusal]:
    """Why the Journal stays closed."""
    writer = skilled(s.group, lambda skill: skill.comforts_at_dawn)
    if writer is None or (awake(writer) and not used(writer)):
        return []
    why = Objection("why-journal-used" if awake(writer) else "why-asleep", "M-CARD-16")
    return refusals([(JOURNAL(s.leader, writer.id), why)])


@rule("M-CARD-16")
def _journal(g: Game, who: str) -> Flow[None]:
    """She takes Fatigue 2, to 4 at most; somebody's Misery falls."""
    s = g.state
    writer = skilled(s.group, lambda skill: skill.comforts_at_dawn)
    if writer is None:
        raise AssertionError("offered only with somebody who keeps a Journal")
    person = find(s, who)
    use_skill(writer)
    own = "yes" if person is writer else "no"
    g.emit(JournalRead(who=ref(writer), to=ref(person), own=own, rule="M-CARD-16"))
    relieve(g, person, "misery", skill(writer).comforts_at_dawn, "M-CARD-16")
    yield from suffer(g, writer, "fatigue", skill(writer).comfort_costs, "M-CARD-16")


# --- After the Fate card ------------------------------------------------------------------------------


@step("dawn-after")
@rule("M-ALC-03")
def dawn_after(g: Game) -> Flow[str]:
    """Alcohol after the Fate card; the last open moment before a Chapter may judge the Objective."""
    s = g.state
    yield from modules.begins(g, "after-fate")
    s.moment = "dawn"
    stakes = partial(before_morning, s)
    while True:
        chosen = yield from consider(
            g,
            "dawn-after",
            lambda: [*drink_offers(s), GO_ON(s.leader)],
            "M-ALC-03",
            refused=lambda: [*no_drinks(s), *unplayable(s), *unpaid(s)],
            stakes=stakes,
            topic="dawn",
            matters=drink_would_help(s) or at_stake(g, stakes),
            default=GO_ON.name,
        )
        if chosen.verb == "go-on":
            return "narrative"
        yield from drink(g, chosen.args[0], chosen.args[1], "storage")


@step("narrative")
@rule("M-DAWN-04", "M-DAWN-05", "M-DAWN-08", "M-LEAD-13")
def narrative(g: Game) -> Flow[str]:
    """Draw two Narrative Actions, or what there is; keep one, shuffle the rest back."""
    s = g.state
    for _ in range(min(actions.DRAWN, len(s.narrative))):
        s.offered.append((yield from draw(s.narrative, s.unseen)))
    if s.offered:
        g.emit(NarrativeOffered(cards=tuple(f"card:{card}" for card in s.offered), rule="M-DAWN-04"))
        options = [KEEP(s.leader, card) for card in s.offered]
        chosen = yield from decide(g, "keep-narrative", options, "M-DAWN-04", refused="all")
        _keep(g, chosen.args[0])
    pass_leadership(g, "M-LEAD-13")
    return "death-among-us"


def _keep(g: Game, card: str) -> None:
    s = g.state
    s.hand.append(card)
    back = [other for other in s.offered if other != card]
    s.offered = []
    for other in back:
        shuffle_in(s.narrative, known(other))
    g.emit(
        NarrativeKept(
            card=f"card:{card}",
            back=tuple(f"card:{other}" for other in back),
            some="yes" if back else "no",
            rule="M-DAWN-04",
        )
    )


# --- The end of the day -------------------------------------------------------------------------------


@step("death-among-us")
@rule("M-DAWN-06", "M-DAWN-07", "M-SAVE-01", "M-SAVE-20")
def death_among_us(g: Game) -> Flow[str]:
    """The last check of the day; after it there is a clean cut, where a paper game could be put away."""
    s = g.state
    s.moment = "death-among-us"
    put_off = bool(s.settings.modules) and (yield from modules.grief(g))
    if s.lost_today and not put_off:
        yield from _mourn(g)
    yield from modules.bereaved(g)
    yield from modules.begins(g, "night-over")
    _close_day(g)
    return "morning"


@rule("M-DEATH-03", "M-DEATH-04", "M-DEATH-05", "M-DEATH-07")
def _mourn(g: Game) -> Flow[None]:
    """One Empathy roll for all who died or left today; whom this check itself costs brings no other."""
    s = g.state
    gone = tuple(f"character:{lost.id}" for lost in s.lost if lost.day == s.day)
    g.emit(DeathAmongUs(who=gone, rule="M-DEATH-03"))
    bonus = NOTEBOOK if noted(s, "in-the-notebook") is not None else 0
    yield from pangs(g, s.group, GRIEF, "M-DEATH-03", bonus)


@rule("M-DAWN-07", "M-DEATH-06", "M-STATE-31")
def _close_day(g: Game) -> None:
    """Note how the group stands and forget what counted for this day only, late losses included."""
    s = g.state
    s.history.append(_standing(s))
    for person in s.group:
        _rest_up(person, board(s).guard)
    s.lost_today = False
    s.doctor = ""
    s.moment = ""
    g.emit(DayEnded(day=s.day, rule="M-DAWN-07"))


def _standing(s: State) -> list[int]:
    """A row of `State.history`."""
    return [
        len(s.group),
        *sum_of_states(s.group).values(),
        sum(s.storage.get(food, 0) for food in FOOD),
        within(s, "storage", "water"),
        within(s, "storage", "wood"),
        within(s, "storage", "component"),
    ]


def _rest_up(person: Person, guard: str) -> None:
    """Nothing done today counts tomorrow."""
    person.task = ""
    person.at = guard
    person.acted = 0
    person.busy = person.tireless = person.late = person.ate = person.drank = False
    person.used = []
    person.numb = 0
