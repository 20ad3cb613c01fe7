"""What crafted tokens do: Barricade, Trap, Spear, Grenade."""

from __future__ import annotations

from typing import ClassVar

from tilldawn.engine.flow import rule
from tilldawn.games.daylight.assault import neighbours
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.events import (
    BarricadeBroke,
    BarricadeIgnored,
    DrivenOff,
    EnemyHit,
    SpearThrown,
    TrapSprung,
)
from tilldawn.games.daylight.harm import bury, foe_left
from tilldawn.games.daylight.state import Foe, Game, Player
from tilldawn.games.daylight.words import Craft


def _target(foe: Foe | None) -> Foe:
    if foe is None:
        raise AssertionError("placed on an enemy")
    return foe


class Protect(Craft, frozen=True):
    """It takes a whole attack for its owner and breaks; some enemies walk round it."""

    on_enemy: ClassVar[bool] = False

    @rule("W-CRAFT-06", "W-CRAFT-25", "G-45")
    def lay(self, g: Game, seat: int, foe: Foe | None) -> None:
        g.state.players[seat].barricades += 1

    def beside(self, player: Player) -> int:
        return player.barricades

    @rule("W-CRAFT-07", "W-CRAFT-08", "W-CRAFT-09", "W-ENEMY-08", "W-ENEMY-04")
    def stop(self, g: Game, token: str, foe: Foe, seat: int, damage: int) -> int:
        player = g.state.players[seat]
        if not damage or not player.barricades:
            return damage
        if HORDE[foe.kind].ignores_barricades:
            g.emit(BarricadeIgnored(seat=f"seat:{seat}", enemy=f"enemy:{foe.id}", rule="W-ENEMY-08"))
            return damage
        player.barricades -= 1
        g.state.tokens[token] += 1
        g.emit(BarricadeBroke(seat=f"seat:{seat}", rule="W-CRAFT-07"))
        return 0


class Snare(Craft, frozen=True):
    """It hurts an enemy just before that attacks its owner, one after another until the enemy is dead."""

    on_enemy: ClassVar[bool] = False
    damage: int

    @rule("W-CRAFT-06", "W-CRAFT-25", "G-45")
    def lay(self, g: Game, seat: int, foe: Foe | None) -> None:
        g.state.players[seat].traps += 1

    def beside(self, player: Player) -> int:
        return player.traps

    @rule("W-CRAFT-12", "W-CRAFT-13", "W-CRAFT-14", "W-CRAFT-15", "W-ENEMY-09", "G-44")
    def spring(self, g: Game, token: str, foe: Foe, seat: int) -> None:
        player = g.state.players[seat]
        enemy = f"enemy:{foe.id}"
        while player.traps and foe_left(foe) > 0:
            player.traps -= 1
            g.state.tokens[token] += 1
            foe.damage += self.damage
            g.emit(TrapSprung(seat=f"seat:{seat}", enemy=enemy, rule="W-CRAFT-12"))
            left = max(0, foe_left(foe))
            g.emit(EnemyHit(enemy=enemy, damage=self.damage, left=left, rule="W-CRAFT-12"))


class Pierce(Craft, frozen=True):
    """Damage at once; it stays in the enemy until that falls, and attacks on it deal more."""

    on_enemy: ClassVar[bool] = True
    damage: int
    more: int

    @rule("W-CRAFT-17", "G-42", "G-49")
    def lay(self, g: Game, seat: int, foe: Foe | None) -> None:
        hit = _target(foe)
        enemy = f"enemy:{hit.id}"
        g.emit(SpearThrown(seat=f"seat:{seat}", enemy=enemy, rule="W-CRAFT-17"))
        hit.spears += 1
        hit.damage += self.damage
        left = max(0, foe_left(hit))
        g.emit(EnemyHit(enemy=enemy, damage=self.damage, left=left, rule="W-CRAFT-17"))
        bury(g)

    @rule("W-CRAFT-19")
    def lie_on(self, foe: Foe) -> int:
        return foe.spears

    @rule("W-CRAFT-18", "G-42")
    def bonus(self, foe: Foe) -> int:
        return self.more * foe.spears


class DriveOff(Craft, frozen=True):
    """The target and its neighbours are out of the fight until the phase ends."""

    on_enemy: ClassVar[bool] = True

    @rule("W-CRAFT-20", "W-CRAFT-21", "W-CRAFT-22", "W-CRAFT-23", "G-46", "G-47", "G-48")
    def lay(self, g: Game, seat: int, foe: Foe | None) -> None:
        hit = _target(foe)
        hit.grenade = True
        driven = [hit, *(near for near in neighbours(g.state, hit) if not near.away)]
        for gone in driven:
            gone.away = True
        g.emit(DrivenOff(enemies=tuple(f"enemy:{gone.id}" for gone in driven), rule="W-CRAFT-20"))

    def lie_on(self, foe: Foe) -> int:
        return int(foe.grenade)

    @rule("W-CRAFT-24")
    def phase_ends(self, foe: Foe) -> int:
        off = int(foe.grenade)
        foe.grenade = False
        return off
