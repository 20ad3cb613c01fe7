"""Events that lie open for a while, and when they leave."""

from __future__ import annotations

from tilldawn.engine.flow import rule
from tilldawn.games.mine.cards.events import EVENT, Ends
from tilldawn.games.mine.house.events import EventEnded
from tilldawn.games.mine.state import Game


@rule("M-MORN-11", "M-CARD-10")
def end_event(g: Game, id: str) -> None:
    """The card leaves the table for the Waste bag."""
    s = g.state
    for event in s.active:
        if event.id == id:
            s.active.remove(event)
            s.waste_cards.append(id)
            g.emit(EventEnded(card=f"card:{id}", rule="M-MORN-11"))
            return


def end_events(g: Game, when: Ends) -> None:
    """All open cards that last until now leave."""
    for event in [e.id for e in g.state.active if EVENT[e.id].ends == when]:
        end_event(g, event)
