"""The sweep of the book: no dangling link, no unreachable script, no hole in a table, always a choice.

What can be wrong with a word the word itself knows; here is what can be wrong with the book.
"""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.game import Fault
from tilldawn.engine.pack import pack_of
from tilldawn.games.mine.book.grammar import (
    THEN,
    Condition,
    Effect,
    Place,
    Script,
    effects,
    message,
)
from tilldawn.games.mine.book.shelf import BARS, BOOK, PACK_BARS, PARTS, module_of
from tilldawn.games.mine.cards.characters import COLOUR_CARDS
from tilldawn.games.mine.cards.events import CEASEFIRE, EVENT
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.cards.locations import LOCATION
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import RESIDENT
from tilldawn.games.mine.cards.visitors import CARDS as VISITORS
from tilldawn.games.mine.modules import MODULES, SCENARIOS

NO_BAR = (CEASEFIRE, *IMPACTS)
"""Cards without a script bar."""


def at_home(card: str) -> bool:
    """Whether an Impact names this card in the Shelter; all others are named on the way."""
    return card in RAID or card in VISITORS


def with_bar() -> list[str]:
    """Every card that bears five circles, and the two decks that do."""
    cards = [*LOCATION, *RESIDENT, *RAID, *VISITORS, *EVENT]
    decks = [bar for part in PARTS if part.module for bar in part.bars]
    named = [c for c in cards if c not in NO_BAR and not pack_of(c)] + ["exploration", "findings"]
    return list(dict.fromkeys((*named, *decks)))


def links(script: Script, here: Place = "any") -> Iterator[tuple[int, Place]]:
    """Numbers a script told `here` leads to, at once or later, and where those will be told."""
    for effect in effects(script):
        yield from effect.links(here)


def notes() -> list[str]:
    """Every written token of the book and of scenarios, once."""
    found = [name for s in BOOK.values() for effect in effects(s) for name in effect.writes()]
    found += [name for module in (*MODULES.values(), *SCENARIOS.values()) for name in module.writes]
    return list(dict.fromkeys(found))


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """The pages of the book, their choices, the written tokens, and every word with what it is given."""
    plain: frozenset[str] = frozenset()
    for script in BOOK.values():
        parts = ["", ".title", *(f".{choice.id}" for choice in script.choices)]
        if script.topics:
            parts.append(".faded")
        yield from ((f"script-{script.number}{part}", plain) for part in parts)
    for note in notes():
        yield from ((f"note-{note}{part}", plain) for part in ("", ".text"))
    for word in Effect.members():
        yield message("effect", word), frozenset(word.says.split())
    for condition in Condition.members():
        if condition.speaks:
            yield message("needs", condition), frozenset(("so", *condition.says.split()))


def sweep_book() -> Iterator[Fault]:
    """Everything that is wrong with the book."""
    numbers = [script.number for part in PARTS for script in part.scripts]
    for number in sorted({n for n in numbers if numbers.count(n) > 1}):
        yield Fault(f"script {number}", "is written twice")
    for card in with_bar():
        bar = BARS.get(card, ())
        if len(bar) != len(COLOUR_CARDS):
            yield Fault(f"bar of {card}", f"has {len(bar)} numbers, not {len(COLOUR_CARDS)}")
        yield from (Fault(f"bar of {card}", f"script {n} is not written") for n in bar if n not in BOOK)
    yield from _reach()
    written = notes()
    for script in BOOK.values():
        yield from (Fault(f"script {script.number}", what) for what in script_faults(script, written))


def _reach() -> Iterator[Fault]:
    """From the circles every script can be reached where it is told, and nothing leads nowhere."""
    waiting: list[tuple[int, Place]] = [
        (number, "home" if at_home(card) else "trip")
        for bars in (BARS, *PACK_BARS.values())
        for card, bar in bars.items()
        for number in bar
    ]
    waiting += [(number, BOOK[number].where) for part in PARTS for number in part.arrows if number in BOOK]
    waiting += [(script.number, script.where) for script in BOOK.values() if script.card]
    told: set[tuple[int, Place]] = set()
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
            elif module_of(number) not in ("", module_of(script.number)):
                yield Fault(where, f"leads to {number}, which is told with {module_of(number)} only")


def script_faults(script: Script, written: list[str]) -> Iterator[str]:
    """What is wrong with one script; `written` are the written tokens there are."""
    free = [c for c in script.choices if not c.when and not any(e.demands() for e in c.then)]
    if script.choices and not free:
        yield "no choice is always possible"
    ids = [c.id for c in script.choices]
    if len(set(ids)) != len(ids):
        yield "two choices have the same letter"
    if THEN in ids:
        yield f"a choice cannot be called {THEN}"
    for choice in script.choices:
        if sum(effect.price for effect in choice.then) > 1:
            yield f"choice {choice.id} asks two prices at once"
    for condition in [*script.needs, *(when for c in script.choices for when in c.when)]:
        yield from condition.faults(written)
    priced = {id(e) for c in script.choices for e in c.then}
    for effect in effects(script):
        name = type(effect).__name__
        wrong = list(effect.faults(written))
        yield from wrong
        if effect.only_chosen and id(effect) not in priced:
            yield f"{name} stands outside a choice"
        if script.where != "trip" and effect.stands == "trip":
            yield f"{name} needs a trip"
        if not wrong and (surplus := sorted(effect.describe().args.keys() - set(effect.says.split()))):
            yield f"{name} says {', '.join(surplus)}, which it does not list"
