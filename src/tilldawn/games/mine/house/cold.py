"""Cold tokens: where they come from and where they go."""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.games.mine.house.events import ColdAdded, ColdFull, ColdRemoved
from tilldawn.games.mine.state import Game, State

COLD_LIMIT = 6
"""Cold tokens there are."""


@rule("M-BOARD-15", "M-MORN-02", "M-TOKEN-20")
def add_cold(g: Game, cold: int, rule: str) -> None:
    """Lay Cold tokens on the Cold space; there are six, and more are lost."""
    s = g.state
    added = min(cold, COLD_LIMIT - s.cold)
    if added > 0:
        s.cold += added
        g.emit(ColdAdded(cold=added, total=s.cold, rule=rule))
    if added < cold:
        g.emit(ColdFull(lost=cold - added, rule="M-BOARD-15"))


@rule("M-TOKEN-20")
def remove_cold(g: Game, cold: int, rule: str) -> int:
    """Discard up to so many Cold tokens."""
    s = g.state
    gone = min(cold, s.cold)
    if gone:
        s.cold -= gone
        g.emit(ColdRemoved(cold=gone, total=s.cold, rule=rule))
    return gone


@rule("M-TOKEN-18")
def effective_cold(s: State) -> int:
    """Board-Ups keep the Cold out, one each."""
    return max(0, s.cold - len(s.board_ups))
