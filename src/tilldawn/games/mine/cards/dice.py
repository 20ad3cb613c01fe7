"""The dice, the weapons and the Enemy tokens: what is printed on them. How many of each face is ours."""

from __future__ import annotations

from msgspec import Struct

BLACK = 10


class Face(Struct, frozen=True):
    """A face of a Combat die: its icon, how many of it, whether they are Wounds, on how many sides it is."""

    id: str
    icon: str
    sides: int = 1
    icons: int = 0
    wounds: bool = False


BLANK, SCRIPT, OUT_OF_AMMO = "blank", "script", "out-of-ammo"
HATCHET, SPRAY = "hatchet", "spray"


def _hit(icon: str, icons: int, sides: int = 1) -> Face:
    """So many icons, each of them a Wound."""
    return Face(f"{icon}-{icons}", icon, sides, icons, wounds=True)


def _icon(icon: str, sides: int = 1) -> Face:
    """An icon that is no Wound."""
    return Face(icon, icon, sides)


COMBAT_DICE: dict[str, tuple[Face, ...]] = {
    "grey": (_icon(BLANK, 3), _hit("fist", 1), _hit("fist", 2), _icon(SCRIPT)),
    "yellow": (_icon(BLANK, 2), _hit("knife", 2), _hit("knife", 3), _icon(HATCHET), _icon(SCRIPT)),
    "red": (_hit("reticle", 2, 3), _icon(OUT_OF_AMMO), _icon(SPRAY), _icon(SCRIPT)),
}
FACE = {face.id: face for die in COMBAT_DICE.values() for face in die}
FACES = {die: {face.id: face.sides for face in faces} for die, faces in COMBAT_DICE.items()}
"""Faces of the Combat dice by how often they are on the die."""
WOUNDS = {face.id: face.icons for face in FACE.values() if face.wounds}
"""Only these faces count as Wounds (M-COMB-12)."""


class Weapon(Struct, frozen=True):
    """A row of the Combat chart: the die, the icon that kills at once, Ammo for a shot, shots in a round."""

    id: str
    die: str
    kills: str = ""
    ammo: int = 0
    shots: int = 1


UNARMED = Weapon("", "grey")
WEAPON = {
    weapon.id: weapon
    for weapon in (
        UNARMED,
        Weapon("knife", "yellow"),
        Weapon("hatchet", "yellow", kills=HATCHET),
        Weapon("pistol", "red", ammo=1),
        Weapon("shotgun", "red", kills=SPRAY, ammo=1),
        Weapon("assault-rifle", "red", ammo=1, shots=2),
    )
}
"""What each weapon does, by its token; no token is no weapon."""
DIE_OF = {weapon.id: weapon.die for weapon in WEAPON.values()}
KILLS = {weapon.id: weapon.kills for weapon in WEAPON.values() if weapon.kills}
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
