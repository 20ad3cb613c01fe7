"""The 58 Horde cards. Health and specials are the rulebook's; attacks and copies are ours."""

from __future__ import annotations

from msgspec import Struct


class Kind(Struct, frozen=True):
    """A type of Horde card."""

    id: str
    health: int
    copies: int
    fixed: int = 0
    draws: int = 0
    splash: int = 0
    enemy: bool = True
    steals: bool = False
    ignores_barricades: bool = False
    bolsters: int = 0


CARDS = (
    Kind("wanderer", health=2, copies=27, fixed=1),
    Kind("raider", health=3, copies=11, fixed=1, draws=1, steals=True),
    Kind("brute", health=4, copies=8, fixed=2, ignores_barricades=True),
    Kind("monster", health=8, copies=3, fixed=2, draws=2, bolsters=1),
    Kind("survivor", health=1, copies=9, enemy=False),
)
HORDE: dict[str, Kind] = {kind.id: kind for kind in CARDS}
