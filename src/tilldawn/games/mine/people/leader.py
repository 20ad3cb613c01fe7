"""Leadership: who decides, and when it passes on."""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.games.mine.people.events import LeaderChanged
from tilldawn.games.mine.state import Game


@rule("M-LEAD-01", "M-LEAD-03", "M-LEAD-18", "M-LEAD-20", "M-LEAD-02")
def pass_leadership(g: Game, rule: str) -> None:
    """The next player decides from here on; alone at the table nothing changes and nothing is said."""
    s = g.state
    if s.seats > 1:
        s.leader = (s.leader + 1) % s.seats
        if g.log is not None:
            g.emit(LeaderChanged(seat=f"seat:{s.leader}", rule=rule))
