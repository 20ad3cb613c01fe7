"""The Book of Scripts: its machinery, and the rule scripts the rest of the game calls.

A Reality Impact names a card; a Colour card picks one of the five numbers in that card's circles, and the
script with that number is resolved.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from tilldawn.engine.deck import known, shuffle_in
from tilldawn.engine.flow import Flow, pick, rule
from tilldawn.games.mine.book.events import Told
from tilldawn.games.mine.cards.characters import COLOUR_CARDS
from tilldawn.games.mine.city.events import BrokeOff
from tilldawn.games.mine.decks import discard_findings, return_resident
from tilldawn.games.mine.people.group import explorers, ref
from tilldawn.games.mine.people.harm import TripEnded, empathy_roll
from tilldawn.games.mine.state import Game, State

RULE_SCRIPTS = (33, 40, 150, 215, 266, 333)
"""Scripts other rules call, all played."""


def impact(g: Game, card: str, actor: str = "") -> Flow[None]:
    """A Reality Impact: the book is opened where it says."""
    from tilldawn.games.mine.book.reading import open_by_impact  # the book's scenes lead back to searches

    yield from open_by_impact(g, card, actor)


def put_away(s: State, card: str) -> None:
    """To its own discard or shuffled back, by where it lies open."""
    if s.finding == card:
        discard_findings(s)
    elif s.resident == card:
        return_resident(s, card)
    elif s.visitor == card:
        shuffle_in(s.visitors, known(card))
        s.visitor = ""


def draw_colour() -> Flow[str]:
    """A Colour card; all five are shuffled again afterwards."""
    return (yield from pick(dict.fromkeys(COLOUR_CARDS, 1)))


@contextmanager
def scene(s: State) -> Iterator[None]:
    """While a script is read or the dead are looted the scene goes on: nobody breaks off yet."""
    trip = s.trip
    if trip is None:
        yield
        return
    trip.reading += 1
    try:
        yield
    finally:
        trip.reading -= 1


@rule("M-SCRIPT-23", "M-DEATH-08", "M-SCAV-27", "M-SCAV-28")
def mourn(g: Game) -> Flow[None]:
    """Script 266: once a scene with a death is over, one roll; everybody it touches breaks off and waits.

    With nobody left to explore the trip is over.
    """
    s = g.state
    if s.trip is None or not s.trip.mourned or s.trip.reading:
        return
    s.trip.mourned = 0
    here = explorers(s)
    if not here:
        raise TripEnded
    g.emit(Told(script="script:266", rule="M-SCRIPT-23"))
    for person in (yield from empathy_roll(g, here, "M-DEATH-08")):
        person.broke_off = True
        g.emit(BrokeOff(who=ref(person), rule="M-SCAV-27"))
    if not explorers(s):
        raise TripEnded
