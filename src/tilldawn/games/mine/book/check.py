"""The sweep of the book: no dangling link, no unreachable script, no hole in a table, always a choice."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.game import Fault
from tilldawn.games.mine.book import words as w
from tilldawn.games.mine.book.shelf import BARS, BOOK, PARTS
from tilldawn.games.mine.cards.characters import CHARACTER, COLOUR_CARDS, STATES
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.cards.events import CEASEFIRE, EVENT
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import RESIDENT
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.cards.visitors import CARDS as VISITORS
from tilldawn.games.mine.goods import GOOD

NO_BAR = (CEASEFIRE, *IMPACTS)
"""Cards without a script bar."""
PRICES = (w.Pay, w.Lose, w.LoseOneOf, w.Return)
"""What a choice may demand; a Hole too must be there to be lost or covered."""
AT_HOME = (*RAID, *VISITORS)
"""Cards an Impact names in the Shelter; all others are named on the way."""
ON_THE_WAY = ("scavenging", "visit")
"""When written tokens come back on the way; at all other times they do so in the Shelter."""
TRIP_ONLY = (w.Noise, w.Return, w.Find, w.Meet, w.EndTrip, w.DropCard, w.Carry)
"""Effects that make sense only on the way."""


def with_bar() -> list[str]:
    """Every card that bears five circles, and the two decks that do."""
    cards = [*LOCATION, *RESIDENT, *RAID, *VISITORS, *EVENT]
    return [card for card in cards if card not in NO_BAR] + ["exploration", "findings"]


def effects(script: w.Script) -> Iterator[w.Effect]:
    """All effects of a script, branches included."""
    yield from _inside(script.then)
    for choice in script.choices:
        yield from _inside(choice.then)


def _inside(then: tuple[w.Effect, ...]) -> Iterator[w.Effect]:
    for effect in then:
        yield effect
        match effect:
            case w.Roll(lines=lines):
                for _, line in lines:
                    yield from _inside(line)
            case w.If(then=one, otherwise=other):
                yield from _inside(one)
                yield from _inside(other)
            case _:
                pass


def links(script: w.Script, here: w.Place = "any") -> Iterator[tuple[int, w.Place]]:
    """Numbers a script told `here` leads to, at once or later, and where those will be told."""
    for effect in effects(script):
        match effect:
            case w.GoTo(script=number):
                yield number, here
            case w.Carry(script=number):
                yield number, "home"
            case w.Write(script=number, phase=phase) if number:
                yield number, "trip" if phase in ON_THE_WAY else "home"
            case _:
                pass


def sweep_book() -> Iterator[Fault]:
    """Everything that is wrong with the book."""
    numbers = [script.number for scripts, _ in PARTS for script in scripts]
    for number in sorted({n for n in numbers if numbers.count(n) > 1}):
        yield Fault(f"script {number}", "is written twice")
    for card in with_bar():
        bar = BARS.get(card, ())
        if len(bar) != len(COLOUR_CARDS):
            yield Fault(f"bar of {card}", f"has {len(bar)} numbers, not {len(COLOUR_CARDS)}")
        yield from (Fault(f"bar of {card}", f"script {n} is not written") for n in bar if n not in BOOK)
    yield from _reach()
    for script in BOOK.values():
        yield from _script(script)


def _reach() -> Iterator[Fault]:
    """From the circles every script can be reached where it is told, and nothing leads nowhere."""
    waiting: list[tuple[int, w.Place]] = [
        (number, "home" if card in AT_HOME else "trip") for card, bar in BARS.items() for number in bar
    ]
    told: set[tuple[int, w.Place]] = set()
    while waiting:
        number, here = waiting.pop()
        script = BOOK.get(number)
        if script is None or script.where not in ("any", here) or (number, here) in told:
            continue
        told.add((number, here))
        waiting += links(script, here)
    reached = {number for number, _ in told}
    yield from (Fault(f"script {n}", "cannot be reached") for n in sorted(BOOK.keys() - reached))
    for script in BOOK.values():
        for number, there in links(script, script.where):
            where = f"script {script.number}"
            if number not in BOOK:
                yield Fault(where, f"leads to {number}, which is not written")
            elif BOOK[number].where not in ("any", there):
                yield Fault(where, f"leads to {number}, which cannot be told there")


def _script(script: w.Script) -> Iterator[Fault]:
    where = f"script {script.number}"
    prices = {c.id: [e for e in c.then if isinstance(e, PRICES)] for c in script.choices}
    free = [c for c in script.choices if not (c.when or prices[c.id] or _holes(c))]
    if script.choices and not free:
        yield Fault(where, "no choice is always possible")
    if len({c.id for c in script.choices}) != len(script.choices):
        yield Fault(where, "two choices have the same letter")
    for choice, asked in prices.items():
        if len(asked) > 1:
            yield Fault(where, f"choice {choice} asks two prices at once")
    for condition in [*script.needs, *(when for c in script.choices for when in c.when)]:
        yield from (Fault(where, fault) for fault in _condition(condition))
    priced = {id(e) for c in script.choices for e in c.then}
    for effect in effects(script):
        yield from (Fault(where, fault) for fault in _effect(effect))
        if isinstance(effect, w.Pay) and id(effect) not in priced:
            yield Fault(where, "a payment stands outside a choice")
        if script.where != "trip" and isinstance(effect, TRIP_ONLY):
            yield Fault(where, f"{type(effect).__name__} needs a trip")


def _holes(choice: w.Choice) -> bool:
    return any(isinstance(effect, w.Hole) for effect in choice.then)


def _condition(condition: w.Condition) -> Iterator[str]:
    match condition:
        case w.Has(good=good) if good not in GOOD:
            yield f"{good} does not exist"
        case w.Is(who=who) if who not in CHARACTER:
            yield f"{who} is nobody"
        case w.Built(fitting=fitting) if fitting and fitting not in FITTING:
            yield f"{fitting} is no Fitting"
        case w.Feels(state=state) if state not in STATES:
            yield f"{state} is no State"
        case w.Noted(name=name) if name not in notes():
            yield f"nobody writes {name}"
        case w.Not(of=of):
            yield from _condition(of)
        case _:
            pass


def _effect(effect: w.Effect) -> Iterator[str]:
    match effect:
        case w.Gain(goods=goods) | w.Lose(goods=goods) | w.Pick(goods=goods):
            yield from (f"{good} does not exist" for good in goods if good not in GOOD)
        case w.LoseOneOf(goods=kinds):
            yield from (f"{good} does not exist" for good in kinds if good not in GOOD)
        case w.State(state=state) | w.Check(state=state):
            if state not in STATES:
                yield f"{state} is no State"
        case w.Roll(lines=lines):
            limits = [upto for upto, _ in lines]
            if limits != sorted(set(limits)) or limits[-1] != BLACK:
                yield f"the roll table {limits} has a hole"
        case w.Fight(card=card):
            if card not in RESIDENT or not RESIDENT[card].number:
                yield f"nobody fights as {card}"
        case w.Trade(list=name):
            if name not in TRADE:
                yield f"{name} is no Trade list"
        case w.If(when=when):
            yield from _condition(when)
        case _:
            pass


def notes() -> list[str]:
    """Every written token of the book, once."""
    found = [e.name for s in BOOK.values() for e in effects(s) if isinstance(e, (w.Write, w.Carry))]
    return list(dict.fromkeys(found))
