"""The pictures of the games, as the manifest tells of them, and what is wrong with them.

`art.json` is written by `make art`: one line for each picture. A picture is named `game/family/id`; it stands
for the cards it lists as `family/id`. One that stands for none is a part of a scene, and so is the plain one
of a family, which stands for what has no picture of its own.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from tilldawn.engine.game import Fault

MANIFEST = Path(__file__).parent / "art.json"
PLAIN = "plain"

PICTURED: Mapping[str, tuple[str, ...]] = {
    "mine": (
        "character",
        "location",
        "exploration",
        "findings",
        "event",
        "raid",
        "resident",
        "visitor",
        "chapter",
        "ending",
        "objective",
        "fate",
        "narrative",
        "epilogue",
        "page",
        "fitting",
        "shelter",
        "wares",
        "notice",
        "sewer-room",
        "sewer-corridor",
        "scenario",
    ),
    "daylight": ("character", "enemy", "card", "combat", "assault", "token", "mode", "ending"),
}
"""Decks of which every card has a picture."""


@cache
def pictures() -> dict[str, dict[str, Any]]:
    """Every picture by its name."""
    told = json.loads(MANIFEST.read_text(encoding="utf-8"))
    return {name: entry for name, entry in told.items() if entry}


def decks(game: str) -> dict[str, tuple[str, ...]]:
    """The decks of a game that may be pictured: by name, the ids of their cards."""
    found: dict[str, tuple[str, ...]] = import_module(f"tilldawn.games.{game}.public.decks").decks()
    return found


def faults(
    game: str,
    pictured: tuple[str, ...],
    there: Mapping[str, Mapping[str, Any]],
    cards: Mapping[str, tuple[str, ...]],
) -> Iterator[Fault]:
    """Cards without a picture, pictures without a card, and what is faded with nothing in its place."""
    own = {name: entry for name, entry in there.items() if name.startswith(f"{game}/")}
    shown = {card for entry in own.values() for card in entry["for"]}
    for deck in pictured:
        for id in cards[deck]:
            if f"{deck}/{id}" not in shown:
                yield Fault(f"card {id}", f"has no picture {game}/{deck}/{id}")
    known = {f"{deck}/{id}" for deck, ids in cards.items() for id in ids}
    for name, entry in own.items():
        family, id = name.split("/")[1:]
        if id == PLAIN:
            continue
        for card in entry["for"]:
            if card not in known:
                yield Fault(f"picture {name}", f"stands for {card}, and there is no such card")
        if entry.get("topics") and f"{game}/{family}/{PLAIN}" not in own:
            yield Fault(f"picture {name}", f"may be faded, and there is no {game}/{family}/{PLAIN}")


def sweep(game: str) -> list[Fault]:
    """All that is wrong with a game's pictures; a game from elsewhere has none."""
    if game not in PICTURED:
        return []
    return list(faults(game, PICTURED[game], pictures(), decks(game)))
