"""Somebody joins the group."""

from __future__ import annotations

from tilldawn.engine.deck import draw
from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine import modules
from tilldawn.games.mine.cards.characters import COLOURS, GROUP_LIMIT
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.board import board
from tilldawn.games.mine.people.events import CharacterJoined, NobodyJoined, WentAlong
from tilldawn.games.mine.people.group import levels, ref
from tilldawn.games.mine.state import Game, Person, State
from tilldawn.games.mine.trade.supply import gain


@rule("M-SETUP-30", "M-DEATH-12")
def can_join(s: State) -> bool:
    """There are never more than four, and there must be a Character card to draw."""
    return len(s.group) < GROUP_LIMIT and len(s.characters) > 0


@rule("M-SETUP-05", "M-SETUP-08", "M-SETUP-30", "M-DAY-10", "M-DEATH-12", "M-EVE-01", "M-SCAV-26")
def join(g: Game, states: dict[str, int], brings: Goods, rule: str) -> Flow[Person | None]:
    """The top Character card joins on Guard, in a colour of its own and with these States.

    It is no starting Character, acts from the next stage on, and what it brings goes to Storage. Somebody
    met on the way goes with the party, shares its fate, and comes home with it.
    """
    s = g.state
    if not can_join(s):
        g.emit(NobodyJoined(full="yes" if len(s.group) >= GROUP_LIMIT else "no", rule=rule))
        return None
    id = yield from draw(s.characters, s.unseen)
    person = Person(id, _free_colour(s), at=board(s).guard, late=s.phase == "day")
    for state, level in states.items():
        setattr(person, state, level)
    away = s.trip is not None and s.phase == "scavenging"
    if away:
        person.task = "scavenging"
        if s.last_trip is not None and s.trip is not None and not s.trip.back:
            s.last_trip.who.append(person.id)
    s.group.append(person)
    g.emit(
        CharacterJoined(
            who=ref(person),
            colour=f"colour:{person.colour}",
            **levels(person),
            late="yes" if person.late else "no",
            rule=rule,
        )
    )
    if away:
        g.emit(WentAlong(who=ref(person), rule="M-EVE-01"))
    if s.settings.modules:
        yield from modules.joins(g, person)
    gain(g, brings, "pile" if away else "storage", rule)
    return person


def _free_colour(s: State) -> str:
    """The first of the four discs that nobody has."""
    taken = [person.colour for person in s.group]
    return next(colour for colour in COLOURS if colour not in taken)
