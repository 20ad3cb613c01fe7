"""Printed numbers that everybody at the table may read, taken from the cards: nobody else keeps a copy."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.numbers import PACK_ROOM, ROUNDS

PHASES = ("search", "trade", "combat")
"""The course of a Round."""


class Printed(Struct, frozen=True):
    """What a page needs of it."""

    rounds: int
    phases: tuple[str, ...]
    pack_room: int
    """Cards a Backpack holds."""


PRINTED = Printed(ROUNDS, PHASES, PACK_ROOM)


def modifier(card: str) -> int:
    """What a Combat card adds to the Damage of a blow; a blow without one is as strong as it is."""
    return COMBAT[card.removeprefix("combat:")].damage if card else 0
