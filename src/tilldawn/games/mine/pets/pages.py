"""Pages of the book that are read at tables with pets only: how a Dog may come."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.book.grammar import Choice, Script
from tilldawn.games.mine.book.language import LoseOneOf
from tilldawn.games.mine.book.reading import read
from tilldawn.games.mine.book.shelf import Part, add_part
from tilldawn.games.mine.pets.cards import DOG, MEALS
from tilldawn.games.mine.pets.rules import absent
from tilldawn.games.mine.pets.words import PetComes
from tilldawn.games.mine.state import Game

STILL_SITTING, LAST_CAGE = 2791, 2792
PACK_OF_DOGS = 1270

_TAKES = Choice("a", (LoseOneOf(MEALS), PetComes(DOG.id)))

PAGES = tuple(
    Script(number=number, where="trip", topics=("animal",), choices=(_TAKES, Choice("b")))
    for number in (STILL_SITTING, LAST_CAGE)
)
add_part(Part("pets", PAGES, module="pets", arrows=(STILL_SITTING, LAST_CAGE)))


@rule("M-PET-01")
def still_sitting(g: Game) -> Flow[None]:
    """The pack is gone, but for one."""
    if absent(g.state, DOG.id) is None:
        yield from read(g, STILL_SITTING)


@rule("M-PET-01")
def last_cage(g: Game) -> Flow[None]:
    """The Veterinary Clinic: after its dogs there is one more."""
    if absent(g.state, DOG.id) is None:
        yield from read(g, LAST_CAGE)
