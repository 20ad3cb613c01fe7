"""Reads tables of Survive Until Daylight ahead: what an option changes, what may come of it, what it says."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.request import Option
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.view import TableView
from tilldawn.play.daylight.changes import changes
from tilldawn.play.daylight.teller import character
from tilldawn.play.foresight import Change, Foreteller


class DaylightForeteller(Foreteller):
    """What is certain from the views, what is not from events and cards."""

    def changes(self, before: Struct, after: Struct) -> list[Change]:
        return changes(view_of(before), view_of(after))

    def says(self, option: Option, seen: Struct, say: Speaker) -> str:
        refs = [ref for ref in option.refs if not ref.startswith("seat:")]
        kind, _, what = refs[-1].partition(":") if refs else ("", "", "")
        return character(what, say) if kind == "character" else super().says(option, seen, say)


def view_of(seen: Struct) -> TableView:
    """A look at a table, known to be one of this game."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    return seen
