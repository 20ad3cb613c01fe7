"""What one must know before a Campaign begins: Characters, advanced rules, switches, topics."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tilldawn.games.mine.cards.characters import CARDS
from tilldawn.games.mine.setup import ADVANCED, SWITCHES, TOPICS

SEATS = range(1, 7)


class Candidate(Struct, frozen=True):
    """A Character somebody could begin with."""

    id: str
    border: str
    prowess: int
    empathy: int
    inventory: int


class Lobby(Struct, frozen=True):
    """Everything there is to choose from. A starting group is one red and two black borders."""

    characters: tuple[Candidate, ...]
    advanced: tuple[str, ...]
    switches: tuple[str, ...]
    topics: tuple[str, ...]


@cache
def lobby() -> Lobby:
    """What a new table of `mine` can be made of."""
    return Lobby(
        characters=tuple(Candidate(c.id, c.border, c.prowess, c.empathy, c.inventory) for c in CARDS),
        advanced=tuple(ADVANCED),
        switches=SWITCHES,
        topics=TOPICS,
    )
