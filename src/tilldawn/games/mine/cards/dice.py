"""The dice and the Enemy tokens. The kinds of faces are known, how many of each is ours."""

from __future__ import annotations

from msgspec import Struct

BLACK = 10

FACES = {
    "grey": {"blank": 3, "fist-1": 1, "fist-2": 1, "script": 1},
    "yellow": {"blank": 2, "knife-2": 1, "knife-3": 1, "hatchet": 1, "script": 1},
    "red": {"reticle-2": 3, "out-of-ammo": 1, "spray": 1, "script": 1},
}
"""Faces of the Combat dice by how often they are on the die."""

WOUNDS = {"fist-1": 1, "fist-2": 2, "knife-2": 2, "knife-3": 3, "reticle-2": 2}
"""Only these faces count as Wounds (M-COMB-12)."""

DIE_OF = {
    "": "grey",
    "knife": "yellow",
    "hatchet": "yellow",
    "pistol": "red",
    "shotgun": "red",
    "assault-rifle": "red",
}
"""The die of each weapon; unarmed is the grey one."""
KILLS = {"hatchet": "hatchet", "shotgun": "spray"}
"""The face that kills at once, by weapon."""


class EnemyToken(Struct, frozen=True):
    """A letter, which gives the weapon by the Residents card, and a Prowess."""

    id: str
    letter: str
    prowess: int


ENEMIES: tuple[EnemyToken, ...] = (
    EnemyToken("a1", "a", 0),
    EnemyToken("a2", "a", 0),
    EnemyToken("a3", "a", 0),
    EnemyToken("a4", "a", 1),
    EnemyToken("b1", "b", 0),
    EnemyToken("b2", "b", 1),
    EnemyToken("b3", "b", 1),
    EnemyToken("c1", "c", 0),
    EnemyToken("c2", "c", 2),
)
ENEMY = {token.id: token for token in ENEMIES}
ENEMY_WOUNDS = 3
"""The third Wound kills an Enemy."""
