"""Spirit: the line of each awake Character that the Fate card calls for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.objection import Objection, refusals
from tilldawn.engine.request import Arg, Refusal
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.reading import haunt
from tilldawn.games.mine.cards.characters import CHARACTER, FED, LAST, SWAYED, Line
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.fate import FATE
from tilldawn.games.mine.choices import choose_good, choose_person, decide, sleepers
from tilldawn.games.mine.decks import discard_fate
from tilldawn.games.mine.house.lasting import end_event
from tilldawn.games.mine.house.rooms import built
from tilldawn.games.mine.night.events import FateResolved, SpiritCalled, SpiritQuiet
from tilldawn.games.mine.people.group import awake, ref
from tilldawn.games.mine.people.harm import change
from tilldawn.games.mine.people.leader import pass_leadership
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.steps import step
from tilldawn.games.mine.trade.supply import discard, gain, in_box
from tilldawn.games.mine.verbs import Verb

BURN = Verb("spirit-give", "M-SPIRIT-01", "good:good", "~who:~character")
REFUSE = Verb("spirit-refuse", "M-SPIRIT-01", "who:character")

LETTERS = ("a", "b", "c")


@step("spirit")
@rule("M-SPIRIT-01", "M-SPIRIT-02", "M-SPIRIT-04", "M-FATE-07", "M-STATE-21", "M-DAWN-09")
def spirit(g: Game) -> Flow[str]:
    """Everybody who is awake, in the order the leader chooses; sleepers are passed over."""
    s = g.state
    letter = FATE[s.fate_card].spirit
    done: list[str] = []
    while left := [p for p in s.group if awake(p) and p.id not in done]:
        words: dict[str, Arg] = {"letter": letter.upper()}
        person = yield from choose_person(
            g,
            "spirit-order",
            left,
            "M-SPIRIT-02",
            words,
            refused=lambda: sleepers(s.group, s.leader, "M-STATE-21"),
            topic="spirit",
            matters=order_matters(left, letter),
        )
        done.append(person.id)
        line = f"trait:{person.id}.{letter}"
        g.emit(SpiritCalled(who=ref(person), letter=letter.upper(), line=line, rule="M-SPIRIT-01"))
        yield from _resolve(g, person, CHARACTER[person.id].spirit[LETTERS.index(letter)])
    if done:
        yield from haunt(g)
    yield from modules.bereaved(g)
    _put_away(g)
    return "dawn-after"


@cache
def _branches(id: str, letter: str) -> tuple[Line, ...]:
    """All that a Character's line may come to."""
    found: list[Line] = []
    line: Line | None = CHARACTER[id].spirit[LETTERS.index(letter)]
    while line is not None:
        found.append(line)
        line = line.otherwise
    return tuple(found)


@rule("M-SPIRIT-02")
def order_matters(left: Sequence[Person], letter: str) -> bool:
    """Whether it could matter who comes first: somebody may be lost on the way, a line that touches others
    meets one that pulls the other way, or one looks at a Misery that another may change."""
    lines = {p.id: _branches(p.id, letter) for p in left}
    every = [line for branches in lines.values() for line in branches]
    touching = any(line.chosen for line in every)
    worse = any(line.misery > 0 for line in every)
    near = any(p.misery >= LAST - 2 for p in left)
    if touching and worse and (near or any(line.misery < 0 for line in every)):
        return True
    for person in left:
        own = lines[person.id]
        if person.misery == LAST - 1 and any(line.misery > 0 for line in own):
            return True
        others = [line for id, branches in lines.items() if id != person.id for line in branches]
        if any(line.when in SWAYED for line in own) and any(line.misery for line in others):
            return True
        if any(line.when in FED for line in own) and any(line.hunger for line in others):
            return True
    return False


@rule("M-FATE-10", "M-LEAD-12", "M-CARD-09", "M-MORN-11")
def _put_away(g: Game) -> None:
    """The Fate card is resolved: it is discarded, Events that last until Dawn end, leadership passes on."""
    s = g.state
    g.emit(FateResolved(card=f"card:{s.fate_card}", rule="M-FATE-10"))
    discard_fate(s)
    for event in [e.id for e in s.active if EVENT[e.id].ends == "dawn"]:
        end_event(g, event)
    pass_leadership(g, "M-LEAD-12")


def _resolve(g: Game, person: Person, line: Line | None) -> Flow[None]:
    """Do what the line says if it applies; otherwise what it says for that case, or nothing."""
    if line is None:
        g.emit(SpiritQuiet(who=ref(person), rule="M-SPIRIT-01"))
    elif not applies(g.state, person, line) or not (yield from _pay(g, person, line)):
        yield from _resolve(g, person, line.otherwise)
    elif line.gains:
        yield from _gain(g, line.gains)
    else:
        for touched in (yield from _touched(g, person, line)):
            yield from change(g, touched, "hunger", line.hunger, "M-SPIRIT-01")
            yield from change(g, touched, "fatigue", line.fatigue, "M-SPIRIT-01")
            yield from change(g, touched, "misery", line.misery, "M-SPIRIT-01")


def applies(s: State, person: Person, line: Line) -> bool:
    """Whether the line's conditions hold, apart from what has to be discarded for it."""
    if (line.holds or line.built) and not (
        any(s.storage.get(good) for good in line.holds) or built(s, line.built)
    ):
        return False
    return line.when(s, person)


def _pay(g: Game, person: Person, line: Line) -> Flow[bool]:
    """Discard what the Character longs for, if it is in Storage and the leader lets it go."""
    s = g.state
    there = [good for good in line.burns if s.storage.get(good)]
    if not there:
        return not line.burns
    options = [BURN(s.leader, good, person.id) for good in there]
    words = {"who": ref(person), **_stakes(line)}
    chosen = yield from decide(
        g,
        "spirit-longing",
        [*options, REFUSE(s.leader, person.id)],
        "M-SPIRIT-01",
        words,
        refused=lambda: _not_there(s, person, line),
    )
    if chosen.verb == "spirit-refuse":
        return False
    discard(g, {chosen.args[0]: 1}, "storage", "M-SPIRIT-01")
    return True


def _not_there(s: State, person: Person, line: Line) -> list[Refusal]:
    """What would do as well and is not in Storage."""
    why = Objection("why-not-in-storage", "M-SPIRIT-01")
    return refusals((BURN(s.leader, good, person.id), why) for good in line.burns if not s.storage.get(good))


def _stakes(line: Line) -> dict[str, Arg]:
    """What is won by giving and what it costs to refuse, for the question."""
    state = "fatigue" if line.fatigue else "misery"
    refused: int = getattr(line.otherwise, state)
    return {"state": f"state:{state}", "less": -getattr(line, state), "more": refused}


def _touched(g: Game, person: Person, line: Line) -> Flow[list[Person]]:
    """Whose States change: the Character's own, or those of different Characters the leader chooses."""
    if not line.chosen:
        return [person]
    left = [p for p in g.state.group if line.among == "all" or p is not person]
    if len(left) <= line.chosen:
        return left
    touched: list[Person] = []
    words: dict[str, Arg] = {
        "who": ref(person),
        "by": abs(line.misery),
        "how": "worse" if line.misery > 0 else "better",
    }
    for more in range(line.chosen, 0, -1):
        if line.misery < 0 and not line.fatigue:  # comfort is wasted on the content: they come last
            left.sort(key=lambda p: not p.misery)
        comforted = line.misery < 0 and not line.fatigue and sum(p.misery > 0 for p in left) <= more
        other = yield from choose_person(
            g, "spirit-touch", left, "M-SPIRIT-01", words, topic="spirit", matters=not comforted
        )
        left.remove(other)
        touched.append(other)
    return touched


def _gain(g: Game, goods: tuple[str, ...]) -> Flow[None]:
    """One of these, as far as the box holds any."""
    there = [good for good in goods if in_box(g.state, good)] or goods[:1]
    good = yield from choose_good(g, "spirit-gain", there, "M-SPIRIT-01")
    gain(g, {good: 1}, "storage", "M-SPIRIT-01")
