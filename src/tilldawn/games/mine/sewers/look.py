"""What the Sewers show: the map as it is laid, the ways that are open, and what the spots may hold."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tilldawn.engine.request import Text
from tilldawn.games.mine.sewers.cards import CARD, PROMISES
from tilldawn.games.mine.sewers.course import LAST_TILE, way_offers
from tilldawn.games.mine.sewers.memory import CORRIDORS, ROOMS, TILES, Below, Laid, below, memory
from tilldawn.games.mine.sewers.tiles import COMPASS, SPOTS, STEP, TILE, spots, turned
from tilldawn.games.mine.sewers.tiles import CORRIDORS as NUMBERS
from tilldawn.games.mine.state import State


def look(s: State) -> dict[str, Any]:
    """The module's part of the view: plain data, nothing of it shared with the state."""
    there = below(s)
    now = memory(s)
    on = there is not None and bool(there["laid"])
    shown: dict[str, Any] = {"below": on, "busy": on, "found": dict(now["found"])}
    if there is None or not there["laid"]:
        return shown
    return shown | {
        "tiles": [_tile(laid) for laid in there["laid"]],
        "last": LAST_TILE,
        "ways": [] if there["way"] else _ways(s, there),
        "way": there["way"],
        "spots": list(spots(there["way"])),
        "done": there["done"],
        "at": there["laid"][-1]["walked"][-1],
        "card": there["card"],
        "spot": there["spot"],
        "dry": there["dry"],
        "marked": there["marked"],
        "next": _next_tile(s),
        "drawn": _drawn(there),
        "promises": promises(s),
    }


def _tile(laid: Laid) -> dict[str, Any]:
    """A tile as it lies: where, how turned, and its plan as it is printed."""
    tile = TILE[laid["tile"]]
    return {
        **laid,
        "links": list(tile.links),
        "rooms": tile.rooms,
        "bright": tile.bright,
        "exits": {edge: turned(edge, laid["turn"]) for edge in tile.exits},
    }


def _drawn(there: Below) -> dict[str, Any] | None:
    """The tile that is being laid, as it is printed, and where it will lie."""
    if not there["drawn"]:
        return None
    tile, last = TILE[there["drawn"]], there["laid"][-1]
    towards = turned(there["way"][-1], last["turn"])
    dx, dy = STEP[towards]
    return {
        "tile": tile.id,
        "x": last["x"] + dx,
        "y": last["y"] + dy,
        "links": list(tile.links),
        "rooms": tile.rooms,
        "bright": tile.bright,
        "exits": {edge: edge for edge in tile.exits},
    }


def _ways(s: State, there: Below) -> list[dict[str, Any]]:
    """The ways that may be taken: the answer, the way as it is walked, where to, and past what."""
    return [
        {
            "option": option.id,
            "way": option.args[0],
            "to": option.text.args["to"],
            "spots": list(spots(option.args[0])),
        }
        for option in way_offers(s, there)
    ]


def _next_tile(s: State) -> str:
    """The tile on top of the pile, if somebody has looked at it."""
    top = memory(s)["piles"][TILES][:1]
    return top[0] if top and isinstance(top[0], str) else ""


def promises(s: State) -> dict[str, dict[str, int]]:
    """For each letter and number how many of the cards nobody has drawn yet hold what."""
    return {spot: _held(spot, tuple(s.unseen[_deck(spot)])) for spot in SPOTS}


def _deck(spot: str) -> str:
    return CORRIDORS if spot in NUMBERS else ROOMS


@cache
def _counted(spot: str, cards: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    held = dict.fromkeys(PROMISES, 0)
    for card in cards:
        text = CARD[card].texts.get(spot)
        held[text.promise if text is not None else "nothing"] += 1
    return tuple((promise, n) for promise, n in held.items() if n)


def _held(spot: str, cards: tuple[str, ...]) -> dict[str, int]:
    return dict(_counted(spot, cards))


def things(s: State) -> Iterator[str]:
    """Refs of all that lies below."""
    yield "module:sewers"
    yield from (f"spot:{spot.lower()}" for spot in SPOTS)
    yield from (f"promise:{promise}" for promise in PROMISES)
    there = below(s)
    if there is None or not there["laid"]:
        return
    yield "card:sewers"
    yield from (f"tile:{laid['tile']}" for laid in there["laid"])
    if seen := _next_tile(s):
        yield f"tile:{seen}"
    if there["drawn"]:
        yield f"tile:{there['drawn']}"
    yield from (f"edge:{edge}" for edge in (*COMPASS, "room"))
    yield from (f"door:{edge}" for edge in COMPASS)
    if not there["way"]:
        yield from (f"way:{option.args[0]}" for option in way_offers(s, there))
    if there["card"]:
        yield f"card:{there['card']}"


def way_name(way: str) -> Text:
    """A way is called by what lies along it."""
    return Text("name-way", {"spots": tuple(f"spot:{spot.lower()}" for spot in spots(way))})
