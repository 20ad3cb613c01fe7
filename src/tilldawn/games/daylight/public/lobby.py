"""What one must know before a game begins: characters, starting weapons, levels, modes. Ids and numbers."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from tilldawn.games.daylight.cards import box
from tilldawn.games.daylight.cards.shelf import CHARACTERS, COMMON, MODES, RUBBLE
from tilldawn.games.daylight.setup import common_weapons, start

SEATS = range(1, 7)


class StartingWeapon(Struct, frozen=True):
    """A weapon a game can begin with, and how many of it are in the box."""

    id: str
    kind: str
    fixed: int
    splash: int
    draws: int
    ammo: str
    copies: int


class Character(Struct, frozen=True):
    """A character board; perks by their ids."""

    id: str
    health: int
    weapon: StartingWeapon
    main: str
    first: str


class Difficulty(Struct, frozen=True):
    """A level and the Health it adds to every character."""

    id: str
    health: int


class Lobby(Struct, frozen=True):
    """Everything there is to choose from."""

    characters: tuple[Character, ...]
    weapons: tuple[StartingWeapon, ...]
    difficulties: tuple[Difficulty, ...]
    modes: tuple[str, ...]


@cache
def lobby() -> Lobby:
    """What a new table of `daylight` can be made of."""
    return Lobby(
        characters=tuple(
            Character(c.id, c.health, _weapon(c.weapon), c.main.id, c.first.id) for c in CHARACTERS.values()
        ),
        weapons=tuple(_weapon(id) for id in COMMON),
        difficulties=tuple(Difficulty(id, health) for id, health in box.DIFFICULTIES.items()),
        modes=tuple(MODES),
    )


@cache
def weapons_each(seats: int) -> int:
    """How many common weapons each player begins with."""
    return common_weapons(start({}, seats))


def _weapon(id: str) -> StartingWeapon:
    card = RUBBLE[id]
    w = card.weapon
    if w is None:
        raise ValueError(f"{id} is no weapon")
    return StartingWeapon(id, w.kind, w.fixed, w.splash, w.draws, w.ammo, card.starting)
