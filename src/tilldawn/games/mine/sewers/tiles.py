"""The map: tiles with their rooms and corridors, and the ways across them.

A way is written as it is walked: `nA2s` goes in at the north exit, by an open corridor to room A, by corridor
2 to the south exit. Exits are small letters, rooms capital ones, corridors numbers; `o` is the start.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec import Struct

from tilldawn.engine.flow import rule

COMPASS = "nesw"
"""Edges of a tile as they are printed, clockwise."""
STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""Where each edge leads: column and row."""
ROOMS = "ABC"
CORRIDORS = "123"
SPOTS = ROOMS + CORRIDORS
ENTRANCE = "o"
"""The space S of the starting tile."""


class Tile(Struct, frozen=True):
    """`links` are corridors from one letter to another with the number between, if it has one (`n1A`, `Ae`).
    `bright` is the room whose letter is brightly coloured."""

    id: str
    links: tuple[str, ...]
    bright: str = ""

    @property
    def exits(self) -> str:
        """Its exits as printed, clockwise."""
        return "".join(edge for edge in COMPASS if any(edge in (link[0], link[-1]) for link in self.links))

    @property
    def rooms(self) -> str:
        """Its rooms by letter."""
        return "".join(room for room in ROOMS if any(room in (link[0], link[-1]) for link in self.links))


START = Tile("manhole", ("o1n", "oA", "Ae", "o2B", "Bw"))
TILES: tuple[Tile, ...] = (
    Tile("settling-basin", ("n1A", "AB", "B2e", "A3s"), "B"),
    Tile("storm-overflow", ("nA", "A2s", "n3w", "A1C", "Cw"), "A"),
    Tile("pump-hall", ("n1B", "eB", "BC", "C3s", "C2w"), "C"),
    Tile("brick-gallery", ("nA", "A1B", "Bs", "n3B"), "B"),
    Tile("fallen-vault", ("n3C", "Ce", "n2B", "Bw", "B1C"), "C"),
    Tile("cable-tunnel", ("w1A", "Ae", "nB", "B2A", "s3C", "CA"), "A"),
    Tile("old-crypt", ("n2C", "CA", "Ae", "A1s", "C3s"), "C"),
)
TILE = {tile.id: tile for tile in (START, *TILES)}


@cache
def ways(id: str, entry: str, *, bright: bool = False) -> tuple[str, ...]:
    """Every way from an entry to another exit, or to the bright room; nothing on it comes twice.

    Ways that end alike and lead past the same spots in the same order are one.
    """
    tile = TILE[id]
    found: dict[tuple[str, str], str] = {}
    for way in _walks(tile, entry, entry, tile.bright if bright else tile.exits):
        found.setdefault((way[-1], spots(way)), way)
    return tuple(sorted(found.values(), key=lambda way: (COMPASS.find(way[-1]), len(spots(way)), way)))


@rule("M-SEW-14")
def _walks(tile: Tile, here: str, way: str, ends: str) -> Iterator[str]:
    """Go on from here by every corridor to somewhere new; exits are where a way ends."""
    for link in tile.links:
        if here not in (link[0], link[-1]):
            continue
        there = link[-1] if link[0] == here else link[0]
        further = way + link[1:-1] + there
        if there in way:
            continue
        if there in ends:
            yield further
        elif there in ROOMS:
            yield from _walks(tile, there, further, ends)


def spots(way: str) -> str:
    """The letters and numbers along a way, in order."""
    return "".join(step for step in way if step in SPOTS)


def turned(edge: str, turn: int) -> str:
    """Where a printed edge points once the tile has been turned clockwise so many times."""
    return COMPASS[(COMPASS.index(edge) + turn) % 4]


def fitting(edge: str, towards: str) -> int:
    """How often a tile is turned so that this printed edge meets an exit that leads `towards`."""
    return (COMPASS.index(towards) + 2 - COMPASS.index(edge)) % 4
