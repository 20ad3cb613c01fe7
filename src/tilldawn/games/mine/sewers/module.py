"""The Sewers as a module of the box: its hooks, its texts, its pages."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.game import Fault
from tilldawn.games.mine.cards.characters import COLOUR_CARDS
from tilldawn.games.mine.cards.dice import BLACK
from tilldawn.games.mine.modules import Module
from tilldawn.games.mine.sewers import pages
from tilldawn.games.mine.sewers.cards import CARD, GROUPS, PROMISES
from tilldawn.games.mine.sewers.course import EXITS, act, anytime, begin, heaps, lay_out, store
from tilldawn.games.mine.sewers.look import look, things, way_name
from tilldawn.games.mine.sewers.memory import CORRIDORS, MODULE, ROOMS
from tilldawn.games.mine.sewers.notes import greet, hatch
from tilldawn.games.mine.sewers.tiles import COMPASS, SPOTS, TILE, ways

_PLAIN: frozenset[str] = frozenset()


def texts() -> Iterator[tuple[str, frozenset[str]]]:
    """Cards, tiles, spots and refusals of the module."""
    yield from ((f"card-{MODULE}{part}", _PLAIN) for part in ("", ".text", ".flavour"))
    for tile in TILE:
        yield from ((f"tile-{tile}{part}", _PLAIN) for part in ("", ".text"))
    for spot in SPOTS.lower():
        yield from ((f"spot-{spot}{part}", _PLAIN) for part in ("", ".text"))
    yield from ((f"promise-{promise}", _PLAIN) for promise in PROMISES)
    for refusal in ("spent", "two", "token", "bright"):
        yield f"refused-sewers-{refusal}", _PLAIN
    yield from ((f"edge-{edge}", _PLAIN) for edge in (*COMPASS, "room"))
    yield from ((f"door-{edge}", _PLAIN) for edge in COMPASS)
    yield "name-way", frozenset({"spots"})
    yield "refused-trip-no-cards", _PLAIN
    yield "refused-trip-forfeited", _PLAIN


def sweep() -> Iterator[Fault]:
    """Every tile can be crossed from every exit, every bright room reached, and the tables are whole."""
    for id, tile in TILE.items():
        entries = tile.exits if tile.bright else "o"
        for entry in entries:
            if not ways(id, entry):
                yield Fault(f"tile {id}", f"cannot be crossed from {entry}")
            if tile.bright and not ways(id, entry, bright=True):
                yield Fault(f"tile {id}", f"its bright room cannot be reached from {entry}")
    if len(EXITS) != BLACK:
        yield Fault("sewers exit", f"has {len(EXITS)} results, the Black die {BLACK}")
    box = {deck: sum(cards.values()) for deck, cards in GROUPS.items()}
    if list(box.values()) != [7, 12, 10]:
        yield Fault("sewers", f"holds {box}")
    for card, bar in pages.BARS.items():
        if len(bar) != len(COLOUR_CARDS) or card not in CARD:
            yield Fault(f"bar of {card}", "is not whole, or of no card")


SEWERS = Module(
    id=MODULE,
    cards=GROUPS,
    decks={"sewer-room": tuple(GROUPS[ROOMS]), "sewer-corridor": tuple(GROUPS[CORRIDORS])},
    lay_out=lay_out,
    begins={"day": begin, "dusk": store},
    anytime=anytime,
    act=act,
    while_reading=True,
    look=look,
    things=things,
    heaps=heaps,
    raid=hatch,
    joins=greet,
    names={"way": way_name},
    texts=texts,
    sweep=sweep,
    mark=(TILE, CARD, GROUPS, EXITS),
)
