"""The module: its cards lie in the decks, and one Objective looks at every supper."""

from __future__ import annotations

from tilldawn.engine.flow import Flow, rule
from tilldawn.games.mine.extras.cards import (
    CLEAR_THE_WAY,
    EMIRA,
    NOBODY_EATS_ALONE,
    SUPPERS,
    WATCH_IN_TURNS,
)
from tilldawn.games.mine.extras.events import SupperShared
from tilldawn.games.mine.modules import Module
from tilldawn.games.mine.state import Game


@rule("M-CARD-13", "M-DUSK-10")
def look_round_the_table(g: Game) -> Flow[None]:
    """The Dusk is over: if everybody ate and drank, one more in a row; if anybody went without, none."""
    s = g.state
    if s.objective != NOBODY_EATS_ALONE.id:
        return
    shared = all(person.ate and person.drank for person in s.group)
    s.progress = min(SUPPERS, s.progress + 1) if shared else 0
    g.emit(
        SupperShared(
            card=f"card:{s.objective}",
            shared="yes" if shared else "no",
            progress=s.progress,
            steps=SUPPERS,
            rule="M-CARD-13",
        )
    )
    yield from ()


MODULE = Module(
    id="extras",
    cards={
        "characters": {EMIRA.id: 1},
        "objectives": {CLEAR_THE_WAY.id: 1, NOBODY_EATS_ALONE.id: 1},
        "narrative": {WATCH_IN_TURNS.id: 1},
    },
    begins={"evening": look_round_the_table},
)
