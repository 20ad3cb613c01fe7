"""Damage to characters and to Horde cards, and what follows from it."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.flow import GameOver, rule
from tilldawn.engine.game import Outcome
from tilldawn.engine.request import text
from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.games.daylight.cards.shelf import TOKENS
from tilldawn.games.daylight.events import CharacterDied, DamageSuffered, EnemyFell, GameLost
from tilldawn.games.daylight.state import Foe, Game, Player


class Wound(Struct, frozen=True):
    """Damage on its way to a character."""

    seat: int
    damage: int
    rule: str
    how: str = "direct"


def health(player: Player) -> int:
    """Health left."""
    return player.track - player.damage


@rule("W-GOAL-04", "W-GOAL-05", "G-58")
def wound(g: Game, wounds: list[Wound], cause: str) -> None:
    """All Damage lands together, then deaths are checked: any death ends the game."""
    players = g.state.players
    for w in wounds:
        player = players[w.seat]
        before = player.track - player.damage
        player.damage = min(player.track, player.damage + w.damage)
        left = player.track - player.damage
        g.emit(
            DamageSuffered(
                seat=f"seat:{w.seat}",
                damage=w.damage,
                left=left,
                cause=cause,
                how=w.how,
                before=before,
                rule=w.rule,
            )
        )
    dead = [w.seat for w in wounds if players[w.seat].damage >= players[w.seat].track]
    if dead:
        _die(g, dead, cause)


def suffer(g: Game, seat: int, damage: int, cause: str, why: str) -> None:
    """One character suffers Damage."""
    wound(g, [Wound(seat, damage, why)], cause)


@rule("W-GOAL-01", "W-GOAL-04", "W-CHAR-04", "G-53", "G-58")
def _die(g: Game, dead: list[int], cause: str) -> None:
    """The whole team has lost; nothing happens any more."""
    for seat in dead:
        g.emit(CharacterDied(seat=f"seat:{seat}", cause=cause, rule="W-GOAL-05"))
    g.emit(GameLost(round=g.state.round, rule="W-GOAL-04"))
    seats = tuple(f"seat:{seat}" for seat in dead)
    reason = text("lost-death", seat=seats if len(seats) > 1 else seats[0], cause=cause)
    g.state.outcome = Outcome(won=False, reason=reason, rule="W-GOAL-04")
    raise GameOver


def foe_left(foe: Foe) -> int:
    """Damage that would still be needed to discard the card."""
    return HORDE[foe.kind].health - foe.damage


@rule("W-COMBAT-07", "W-CRAFT-19", "G-16", "G-14")
def bury(g: Game) -> int:
    """Discard every Horde card whose Damage in all has reached its threshold, and close the line."""
    s = g.state
    fallen = [foe for foe in s.line if foe.damage >= HORDE[foe.kind].health]
    for foe in fallen:
        s.line.remove(foe)
        s.horde_discard.setdefault(foe.kind, []).append(foe.number)
        for token in TOKENS.values():
            s.tokens[token.id] += token.word.lie_on(foe)
        g.emit(EnemyFell(enemy=f"enemy:{foe.id}", rule="W-COMBAT-07"))
    return len(fallen)
