"""What the module remembers, as plain data: `state.modules["sewers"]`."""

from __future__ import annotations

from typing import TypedDict, cast

from tilldawn.engine.deck import Group, Mix, Pile
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.state import Game, State

MODULE = "sewers"
TILES, ROOMS, CORRIDORS = "sewer-tiles", "sewer-rooms", "sewer-corridors"
"""The groups of unseen cards."""
DECKS = (TILES, ROOMS, CORRIDORS)
CHOOSING, WALKING, UP = "choosing", "walking", "up"
"""What comes next below: the choice of a way, the next spot on it, the way out."""


class Laid(TypedDict):
    """A tile on the table: where it lies, how it is turned, by which printed edge it was entered, and the
    way walked on it as far as it goes."""

    tile: str
    x: int
    y: int
    turn: int
    entry: str
    walked: str


class Below(TypedDict):
    """An exploration in progress."""

    laid: list[Laid]
    way: str
    """The way chosen on the last tile, empty while none is."""
    done: int
    """Spots of it that are done."""
    drawn: str
    """The tile just drawn, before it is laid."""
    card: str
    """The Rooms or Corridors card that lies open."""
    spot: str
    dry: bool
    """The next numbered corridor draws no card."""
    marked: bool
    """Nothing more on this tile draws a card."""
    chosen: bool
    """Forfeited by choice."""
    out: str
    """How the exit was found, if it was."""
    packed: Goods
    """What was taken along from Storage."""


class Memory(TypedDict):
    """`piles` are layers by deck, top first; `seen` what has been drawn from each in this exploration."""

    piles: dict[str, list[str | Mix]]
    seen: dict[str, list[str]]
    below: Below | None
    found: Goods
    """Tokens found below that wait until the Day Actions are over."""


def memory(s: State) -> Memory:
    """All of it."""
    return cast(Memory, s.modules[MODULE])


def below(s: State) -> Below | None:
    """The exploration in progress, if the party is below."""
    kept = s.modules.get(MODULE)
    return kept["below"] if kept else None


def exploration(g: Game) -> Below:
    """The exploration in progress; there must be one."""
    found = below(g.state)
    if found is None:
        raise AssertionError("nobody is below")
    return found


def fresh(cards: dict[str, Group]) -> Memory:
    """Nothing is laid, and every deck is shuffled."""
    return {
        "piles": {deck: [{deck: sum(cards[deck].values())}] for deck in DECKS},
        "seen": {deck: [] for deck in DECKS},
        "below": None,
        "found": {},
    }


def pile(s: State, deck: str) -> Pile:
    """A deck of the module; `keep` puts back what has become of it."""
    return Pile(memory(s)["piles"][deck])


def keep(s: State, deck: str, there: Pile) -> None:
    """Remember a deck."""
    memory(s)["piles"][deck] = there.layers
