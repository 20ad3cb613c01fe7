"""The Sewers in words: the map drawn with characters, where the party stands, and what the spots may hold."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tilldawn.engine.request import Arg, Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part
from tilldawn.play.mine.words import named, pair

WIDE, HIGH = 15, 5
"""Columns and rows of a tile."""
GAPS = {"n": (WIDE // 2, 0), "s": (WIDE // 2, HIGH - 1), "w": (0, HIGH // 2), "e": (WIDE - 1, HIGH // 2)}
OPEN = {"n": "╨", "s": "╥", "w": "╡", "e": "╞"}
"""Exits, where the wall of a tile has them."""


def drawn(tiles: Sequence[Mapping[str, Any]], at: str) -> list[str]:
    """The tiles as they lie, numbered in the order they were laid, with exits in the walls and rooms by their
    letters (a star beside the bright one); the party is in brackets."""
    west, north = min(tile["x"] for tile in tiles), min(tile["y"] for tile in tiles)
    columns = max(tile["x"] for tile in tiles) - west + 1
    rows = max(tile["y"] for tile in tiles) - north + 1
    field = [[" "] * (columns * WIDE) for _ in range(rows * HIGH)]
    for number, tile in enumerate(tiles):
        left, top = (tile["x"] - west) * WIDE, (tile["y"] - north) * HIGH
        here = at if number == len(tiles) - 1 else ""
        for row, line in enumerate(_tile(tile, number, here)):
            field[top + row][left : left + WIDE] = list(line)
    return ["".join(line).rstrip() for line in field]


def _tile(tile: Mapping[str, Any], number: int, here: str) -> list[str]:
    top, side, bottom = (
        "┌" + "─" * (WIDE - 2) + "┐",
        "│" + " " * (WIDE - 2) + "│",
        "└" + "─" * (WIDE - 2) + "┘",
    )
    field = [list(line) for line in (top, *[side] * (HIGH - 2), bottom)]
    for edge in tile["exits"].values():
        column, row = GAPS[edge]
        field[row][column] = OPEN[edge]
    rooms = " ".join(_room(tile, room, here) for room in tile["rooms"])
    field[HIGH // 2][2 : WIDE - 2] = list(rooms.center(WIDE - 4))
    field[1][2:3] = list(str(number) if number else "S")
    if here and here not in tile["rooms"]:
        mark = f"[{tile['exits'].get(here, here).upper()}]".replace("[O]", "[S]")
        field[HIGH - 2][2 : 2 + len(mark)] = list(mark)
    return ["".join(line) for line in field]


def _room(tile: Mapping[str, Any], room: str, here: str) -> str:
    mark = f"{room}*" if room == tile["bright"] else room
    return f"[{mark}]" if room == here else mark


def told(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """The map and its legend while the party is below; what waits until the evening otherwise."""
    if part.get("below"):
        tiles: list[Mapping[str, Any]] = part["tiles"]
        yield from drawn(tiles, part["at"])
        yield ", ".join(f"{at or 'S'} {named(say, 'tile:' + tile['tile'])}" for at, tile in enumerate(tiles))
        yield from _ahead(part, say)
        yield from promised(part, say)
    if part.get("found"):
        goods = tuple(f"count:{good}*{n}" for good, n in part["found"].items())
        yield say(Text("sewers-waiting", {"goods": goods}))


def _ahead(part: Part, say: Speaker) -> Iterator[str]:
    """The spots still to come on the way, and what spares cards."""
    left = part["spots"][part["done"] :]
    if left:
        yield say(Text("sewers-ahead", {"spots": tuple(f"spot:{spot.lower()}" for spot in left)}))
    if part["next"]:
        yield say(Text("sewers-next-tile", {"tile": f"tile:{part['next']}"}))
    for how in ("dry", "marked"):
        if part[how]:
            yield say(Text("effect-shown", {"how": how}))


def promised(part: Part, say: Speaker) -> Iterator[str]:
    """What each letter and number holds on the cards nobody has drawn yet."""
    spots = dict.fromkeys(spot for way in part["ways"] for spot in way["spots"])
    for spot in [*spots] or part["spots"][part["done"] :]:
        held: Mapping[str, int] = part["promises"][spot]
        words = [promise(key, n, say) for key, n in held.items()]
        yield pair(say, named(say, f"spot:{spot.lower()}"), ", ".join(words))


def promise(key: str, n: int, say: Speaker) -> str:
    """So many cards that hold this."""
    args: dict[str, Arg] = {"n": n, "what": f"promise:{key}"}
    return say(Text("sewers-promise", args))


TELLER = ModuleTeller(
    told=told,
    moments=Moments(
        opens={
            "sewers-entered": ("sewers", "large"),
            "room-drawn": ("sewers", "small"),
            "corridor-drawn": ("sewers", "small"),
            "sewers-left": ("sewers", "large"),
            "exit-rolled": ("sewers", "small"),
            "forfeited": ("sewers", "small"),
            "came-up": ("sewers", "small"),
            "trapdoor-opened": ("sewers", "small"),
        },
        harm=frozenset({"forfeited", "trapdoor-opened"}),
        gain=frozenset({"sewers-left", "way-shown", "name-remembered", "finds-stored"}),
        untold=frozenset({"tiles-gathered"}),
    ),
)
