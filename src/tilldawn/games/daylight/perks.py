"""When a perk may be used, and that it has been."""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.games.daylight.cards.characters import OWNERS, PERKS
from tilldawn.games.daylight.events import PerkUsed
from tilldawn.games.daylight.state import Game, State


def has_perk(s: State, seat: int, perk: str) -> bool:
    """Whether the character at a seat has this perk at all."""
    return s.players[seat].character == OWNERS[perk]


@rule("W-PERK-01", "W-PERK-02", "W-PERK-03", "W-PERK-06", "G-54")
def perk_ready(s: State, seat: int, perk: str) -> bool:
    """Main Perks work for their owner, First Player Perks only with the token; once per Round each."""
    if s.players[seat].character != OWNERS[perk]:
        return False
    definition = PERKS[perk]
    if definition.first and s.first != seat:
        return False
    return definition.each or perk not in s.players[seat].used


def use_perk(g: Game, seat: int, perk: str, why: str) -> None:
    """Note that a perk has been used this Round."""
    g.state.players[seat].used.append(perk)
    g.emit(PerkUsed(seat=f"seat:{seat}", perk=f"perk:{perk}", rule=why))
