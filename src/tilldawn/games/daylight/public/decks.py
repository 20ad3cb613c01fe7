"""The decks of the box by name, for whoever has something for every card. Cards of packs are not here."""

from __future__ import annotations

from tilldawn.engine.pack import pack_of
from tilldawn.games.daylight.cards import box as box  # lays out the cards
from tilldawn.games.daylight.cards.assault import ASSAULTS
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import CHARACTERS, MODES, RUBBLE, TOKENS

ENDINGS = ("won", "lost-death", "lost-shepherd")
"""How a night can end."""


def decks() -> dict[str, tuple[str, ...]]:
    """Every deck of the box, with the ids of its cards."""
    found = {
        "character": tuple(CHARACTERS),
        "enemy": tuple(HORDE),
        "card": tuple(RUBBLE),
        "combat": tuple(COMBAT),
        "assault": tuple(ASSAULTS),
        "token": tuple(TOKENS),
        "mode": tuple(MODES),
        "ending": ENDINGS,
    }
    return {deck: tuple(id for id in ids if not pack_of(id)) for deck, ids in found.items()}
