"""Special cards that are played on a turn or on somebody else's."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.games.daylight.cards.rubble import RUBBLE
from tilldawn.games.daylight.effects import run
from tilldawn.games.daylight.events import Cheered, SpecialPlayed
from tilldawn.games.daylight.inventory import spend
from tilldawn.games.daylight.state import Game, State


@rule("W-COMBAT-08", "W-SPEC-01", "W-SPEC-18", "W-SPEC-19", "W-INV-12")
def play_special(g: Game, seat: int, card: str, why: str) -> Flow[None]:
    """Discard the card and carry out what it says; it costs no action."""
    g.emit(SpecialPlayed(seat=f"seat:{seat}", card=f"card:{card}", rule=why))
    spend(g.state, seat, card)
    for effect in RUBBLE[card].effects:
        yield from run(g, effect, seat, f"card:{card}")


@rule("W-SPEC-05", "G-35")
def cheerers(s: State) -> list[int]:
    """Who may cheer now: holders of Cheer other than the player whose turn it is."""
    if s.turn is None:
        return []
    return [seat for seat, p in enumerate(s.players) if seat != s.turn.seat and "cheer" in p.items]


@rule("W-SPEC-05", "W-SPEC-06", "G-35")
def cheer(g: Game, seat: int) -> Flow[None]:
    """The player whose turn it is gets one more action; whoever cheers takes WAVE!."""
    s = g.state
    if s.turn is None:
        raise AssertionError("cheering is for somebody's turn")
    g.emit(Cheered(seat=f"seat:{seat}", to=f"seat:{s.turn.seat}", rule="W-SPEC-05"))
    spend(s, seat, "cheer")
    for effect in RUBBLE["cheer"].effects:
        yield from run(g, effect, seat, "card:cheer")
