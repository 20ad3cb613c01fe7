"""Survive Until Daylight as the engine sees it: the one object that gathers the parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

# Importing an area declares its steps.
from tilldawn.engine.content import fingerprint
from tilldawn.engine.event import Event
from tilldawn.engine.game import Fault, Game
from tilldawn.engine.request import Text
from tilldawn.games.daylight import combat, enemies, events, search, setup, trade
from tilldawn.games.daylight import options as option_makers
from tilldawn.games.daylight.anytime import act, anytime
from tilldawn.games.daylight.cards import assault, characters, horde, rubble
from tilldawn.games.daylight.cards import combat as combat_cards
from tilldawn.games.daylight.state import State
from tilldawn.games.daylight.steps import step
from tilldawn.games.daylight.sweep import sweep, texts
from tilldawn.games.daylight.view import TableView, look, things

AREAS = (setup, search, trade, combat, enemies, events, option_makers)


def name(ref: str) -> Text:
    """What a thing is called: `card:planks`, `enemy:brute-2`, `count:wanderer*3`, …"""
    kind, _, what = ref.partition(":")
    match kind:
        case "enemy":
            type_, _, number = what.rpartition("-")
            return Text("name-enemy", {"kind": f"kind:{type_}", "number": int(number)})
        case "kind":
            return Text(f"enemy-{what}")
        case "kinds":
            return Text(f"enemy-{what}.plural")
        case "count":
            type_, _, count = what.partition("*")
            which = "kind" if count == "1" else "kinds"
            return Text("name-count", {"kind": f"{which}:{type_}", "count": int(count)})
        case _:
            return Text(f"{kind}-{what}")


def explain(ref: str) -> Text | None:
    """What a card, token, perk, mode or type of enemy says."""
    kind, _, what = ref.partition(":")
    match kind:
        case "card":
            card = rubble.RUBBLE[what]
            return None if card.weapon else Text(f"card-{what}.text", {"hearts": card.hearts})
        case "enemy":
            return Text(f"enemy-{what.rpartition('-')[0]}.text")
        case "kind":
            return Text(f"enemy-{what}.text")
        case "perk" | "token" | "mode":
            return Text(f"{kind}-{what}.text")
        case "character":
            return Text(f"character-{what}.backstory")
        case _:
            return None


@cache
def content_fingerprint() -> str:
    """A hash of all cards and numbers."""
    numbers = [
        {key: value for key, value in vars(module).items() if key.isupper() and isinstance(value, (int, dict, tuple))}
        for module in (rubble, characters)
    ]
    return fingerprint(
        rubble.CARDS, combat_cards.CARDS, horde.CARDS, assault.CARDS, characters.CARDS, assault.LONG_NIGHT,
        [{k: v for k, v in n.items() if isinstance(v, int)} for n in numbers],
        rubble.RECIPES, rubble.TOKENS, rubble.RUBBLE_PER_ROUND, characters.DIFFICULTIES,
    )  # fmt: skip


def numbers(seen: Struct, log: Sequence[Event]) -> dict[str, Any]:
    """Figures of a game for its end screen and for simulations."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    return {
        "rounds": seen.round,
        "characters": [player.character for player in seen.players],
        "health": [player.health for player in seen.players],
        "enemies_left": sum(foe.enemy for foe in seen.line),
    }


GAME: Game[State] = Game(
    id="daylight",
    version=1,
    seats=range(1, 7),
    state=State,
    start=setup.start,
    steps=step.by_name,
    anytime=anytime,
    act=act,
    look=look,
    things=things,
    name=name,
    explain=explain,
    topics={"lucky": "matters", "cheer": "matters", "gift": "ask"},
    fingerprint=content_fingerprint,
    sweep=sweep,
    texts=texts,
    option_names=setup.OPTIONS,
    numbers=numbers,
)
__all__ = ["AREAS", "GAME", "Fault", "Iterator"]
