"""The story of a Campaign, day by day: what became of everybody is told by its last scene (`closing`)."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.ending import Section
from tilldawn.play.mine.agreed import agreed
from tilldawn.play.mine.words import said

ROWS = (
    "people",
    "state:hunger",
    "state:fatigue",
    "state:illness",
    "state:misery",
    "state:wounds",
    "food",
    "good:water",
    "good:wood",
    "good:component",
)
"""What each column of `TableView.history` counts."""


def sections(seen: Struct, events: list[Event], say: Speaker) -> list[Section]:
    """What was agreed before play, and the days in words."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    days = [say(line) for line in say.table.game.story(seen, events) if line.id == "story-day"]
    played = [one.chosen for one in agreed(seen, say)]
    found = [Section(said(say, "end-played"), ", ".join(played))] if played else []
    return [*found, *([Section(said(say, "end-days"), "\n".join(days))] if days else [])]
