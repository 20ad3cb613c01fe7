"""Reads tables of Survive Until Daylight ahead: what an option changes, what may come of it, what it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from tilldawn.engine.ahead import Ahead
from tilldawn.engine.event import Event
from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.view import TableView
from tilldawn.play.daylight.cards import attack, enemies_turn, search
from tilldawn.play.daylight.changes import changes
from tilldawn.play.daylight.signs import signs
from tilldawn.play.daylight.teller import character
from tilldawn.play.foresight import Answer, Change, Foreteller, Sign

WEIGHTS = {"health": 6, "falls": 5, "line": 0, "combat": 0, "active": 0}
"""What matters most of what chance may change. Cards that are drawn are signs of their own."""


class DaylightForeteller(Foreteller):
    """What is certain from the views, what is not from events and cards."""

    plans: ClassVar = True

    def changes(self, before: Struct, after: Struct) -> list[Change]:
        return changes(view_of(before), view_of(after))

    def signs(self, events: Sequence[Event], end: Ahead) -> Iterator[Sign]:
        return signs(events, end)

    def drawing(self, change: Change) -> bool:
        return change.what in ("combat", "active")

    def weight(self, change: Change) -> int:
        return WEIGHTS.get(change.what, 0 if change.what.startswith("cards-") else 2)

    def odds(self, table: Table[Any], option: Option, start: Ahead) -> Answer | None:
        before, seen = view_of(table.look()), view_of(start.table.look())
        return (
            attack(option, start, before, seen)
            or enemies_turn(option, before, seen)
            or search(start, before, seen)
        )

    def warnings(self, option: Option, before: Struct, start: Ahead) -> Iterator[Text]:
        outcome = start.table.outcome
        if outcome is not None and not outcome.won and option.warning is None:
            yield Text("foresight-daylight-ends")

    def says(self, option: Option, seen: Struct, say: Speaker) -> str:
        refs = [ref for ref in option.refs if not ref.startswith("seat:")]
        kind, _, what = refs[-1].partition(":") if refs else ("", "", "")
        return character(what, say) if kind == "character" else super().says(option, seen, say)


def view_of(seen: Struct) -> TableView:
    """A look at a table, known to be one of this game."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    return seen
