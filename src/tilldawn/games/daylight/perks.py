"""When a perk may be used, and that it has been."""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.word import Word
from tilldawn.games.daylight.cards.shelf import DONE, GIVEN, Perk
from tilldawn.games.daylight.events import PerkUsed
from tilldawn.games.daylight.state import Game, State
from tilldawn.games.daylight.verbs import Verb

NO_PERK = Verb("no-perk", "W-PERK-07", "~perk:perk")

PERK_USED = Objection("refused-perk-used", "W-PERK-06")
NOT_FIRST = Objection("refused-not-first", "W-PERK-03")


@rule("W-PERK-01", "W-PERK-02", "W-PERK-03", "W-PERK-06", "G-54")
def against_perk(s: State, seat: int, perk: Perk) -> Objection | None:
    """Main Perks work for their owner, First Player Perks only with the token; once per Round each."""
    if perk.first and s.first != seat:
        return NOT_FIRST
    if not perk.each and perk.id in s.players[seat].used:
        return PERK_USED
    return None


def perk_ready(s: State, seat: int, family: type[Word]) -> Perk | None:
    """The perk of this family that a seat can use now, if there is one."""
    perk = GIVEN.get((s.players[seat].character, family))
    return perk if perk is not None and against_perk(s, seat, perk) is None else None


def perks_at(s: State, seat: int, when: str) -> list[Perk]:
    """Perks with an effect that belong to this moment, ready or not."""
    return DONE.get((s.players[seat].character, when), [])


def use_perk(g: Game, seat: int, perk: str, why: str) -> None:
    """Note that a perk has been used this Round."""
    g.state.players[seat].used.append(perk)
    g.emit(PerkUsed(seat=f"seat:{seat}", perk=f"perk:{perk}", rule=why))
