"""When the cards are drawn, when they may be used, and when they lapse."""

from __future__ import annotations

from collections.abc import Sequence

from tilldawn.engine.deck import remove
from tilldawn.engine.flow import Flow, pick, rule
from tilldawn.engine.objection import Objection, Offer, allowed, refusals
from tilldawn.engine.request import Option, Refusal
from tilldawn.games.mine.choices import decide
from tilldawn.games.mine.combat.field import fighters
from tilldawn.games.mine.desperate.cards import MEASURE, PUT_OFF, RULE, SOFTER, Measure, pay_for_rage, rage
from tilldawn.games.mine.desperate.events import (
    MeasureDrawn,
    MeasureLapsed,
    MeasureTaken,
    SaidAfterAll,
    Unsaid,
)
from tilldawn.games.mine.desperate.memory import begin, remember
from tilldawn.games.mine.night.dawn import GRIEF
from tilldawn.games.mine.people.group import guards
from tilldawn.games.mine.people.harm import pangs, suffer
from tilldawn.games.mine.state import Game, Lost, Person, RaidTonight, State
from tilldawn.games.mine.verbs import Verb

DECK = "desperate"

USE = Verb("desperate-use", RULE, "card:card", anytime=True)
IN_FIGHT = Verb("fight-desperate", RULE, "who:character", "card:card")
IN_RAID = Verb("raid-desperate", RULE, "who:character", "card:card")
SILENCE = Verb("desperate-silence", RULE, "card:card")
SPEAK = Verb("desperate-speak", RULE)


@rule("M-DESP-01", "M-SETUP-11")
def lay_out(s: State) -> None:
    """The shuffled deck lies face down beside the board: nobody has seen any of its cards."""
    begin(s)


def taken_up(s: State) -> None:
    """Cards that a Save Sheet knows as drawn are not in the deck."""
    memory = remember(s)
    for card in (*memory.open, *memory.gone):
        remove(s.unseen[DECK], card)


@rule("M-DESP-01", "M-DESP-02")
def bereaved(g: Game, lost: Sequence[Lost]) -> Flow[None]:
    """Somebody has died or left: the top card, face up; one a day, none for what grief itself has cost."""
    s = g.state
    memory = remember(s)
    if s.moment == "death-among-us" or memory.drawn == s.day or not s.unseen[DECK] or not s.group:
        return
    card = yield from pick(s.unseen[DECK])
    remove(s.unseen[DECK], card)
    memory.drawn = s.day
    until = s.day + (2 if s.phase == "dawn" else 1)
    memory.open[card] = until
    g.emit(MeasureDrawn(card=f"card:{card}", until=until, rule=RULE))
    if MEASURE[card].when == "at-once":
        yield from use(g, MEASURE[card])


def _spend(g: Game, card: str) -> None:
    memory = remember(g.state)
    del memory.open[card]
    memory.gone.append(card)
    g.emit(MeasureTaken(card=f"card:{card}", rule=RULE))


@rule("M-DESP-02")
def use(g: Game, card: Measure) -> Flow[None]:
    """It is used once and is out of the Campaign."""
    _spend(g, card.id)
    if card.run is not None:
        yield from card.run(g)


# --- At any time of their own -------------------------------------------------------------------------


@rule("M-DESP-02")
def _against(s: State, card: Measure) -> Objection | None:
    """Between two stages nobody has been given anything yet; in the Evening no task has."""
    between = s.moment == "day" and s.phase == "day" and not s.plans
    match card.when:
        case "stages":
            fits = between
        case "first-stage":
            fits = between and s.stage == 1
        case "evening":
            fits = s.phase == "evening" and all(not person.task for person in s.group)
        case _:
            fits = False
    return (
        card.possible(s) if fits else Objection("refused-desperate-when", RULE, {"card": f"card:{card.id}"})
    )


def _open(s: State) -> list[Measure]:
    return [MEASURE[id] for id in remember(s).open]


def anytime(g: Game) -> list[Option]:
    """Cards that may be used now."""
    s = g.state
    return allowed((USE(s.leader, card.id), _against(s, card)) for card in _open(s))


def refused(s: State) -> list[Refusal]:
    """Cards that lie open and cannot be used now, and why."""
    return refusals((USE(s.leader, card.id), _against(s, card)) for card in _open(s))


def act(g: Game, chosen: Option) -> Flow[None]:
    """Use it."""
    yield from use(g, MEASURE[chosen.args[0]])


# --- In fights and raids ------------------------------------------------------------------------------


@rule("M-DESP-02")
def before(s: State, what: str) -> list[Offer]:
    """Before the first round, or before the dice: somebody who takes part has nothing to lose."""
    cards = [card for card in _open(s) if card.when == "fight"]
    if not cards:
        return []
    card = cards[0].id
    if what == "raid":
        return [(IN_RAID(s.leader, person.id, card), None) for person in guards(s)]
    if s.combat is None:
        return []
    late = Objection("refused-desperate-late", RULE) if s.combat.round else None
    return [(IN_FIGHT(s.leader, person.id, card), late) for person in fighters(s, home=s.combat.home)]


def act_before(g: Game, chosen: Option) -> Flow[None]:
    """One of them does."""
    who, card = chosen.args
    _spend(g, card)
    rage(g, who)
    yield from ()


@rule("M-DESP-02")
def rolls(s: State, person: Person) -> int:
    """Once more for whoever has nothing to lose."""
    return int(remember(s).fierce == person.id)


def after_fight(g: Game) -> Flow[None]:
    """The price."""
    yield from pay_for_rage(g)


def after_raid(g: Game, raid: RaidTonight, resolved: bool) -> Flow[None]:
    """The price, whatever has become of the raid."""
    yield from pay_for_rage(g)


def barred(s: State) -> Sequence[str]:
    """Spaces without boards."""
    return remember(s).torn


# --- The end of a day ---------------------------------------------------------------------------------


@rule("M-DESP-02")
def tired_hands(g: Game) -> Flow[None]:
    """Dusk: whoever has worked in a stage that Hunger or Misery would have cost is more tired for it."""
    for person in list(g.state.group):
        if person.numb == 2:
            yield from suffer(g, person, "fatigue", 1, RULE)
        person.numb = 0


@rule("M-DESP-02", "M-DEATH-03")
def grief(g: Game) -> Flow[bool]:
    """What was put off comes now, softer; today's may be put off in its turn. Then cards lapse."""
    s = g.state
    memory = remember(s)
    memory.fierce = ""
    if memory.unsaid == s.day:
        memory.unsaid = 0
        g.emit(SaidAfterAll(rule=RULE))
        yield from pangs(g, s.group, GRIEF, RULE, SOFTER)
    put_off = False
    silent = next((card for card in _open(s) if card.when == "grief"), None)
    if s.lost_today and silent is not None and s.group:
        options = [SILENCE(s.leader, silent.id), SPEAK(s.leader)]
        chosen = yield from decide(g, "desperate-grief", options, RULE, refused="either")
        if chosen.verb == SILENCE.name:
            put_off = True
            yield from use(g, silent)
            memory.unsaid = s.day + PUT_OFF
            g.emit(Unsaid(day=memory.unsaid, rule=RULE))
    _lapse(g)
    return put_off


@rule("M-DESP-02")
def _lapse(g: Game) -> None:
    """Unused at the end of the second Dawn: out of the Campaign."""
    memory = remember(g.state)
    for card in [card for card, until in memory.open.items() if until <= g.state.day]:
        del memory.open[card]
        memory.gone.append(card)
        g.emit(MeasureLapsed(card=f"card:{card}", rule=RULE))
