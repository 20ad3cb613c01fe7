"""Cards of a Campaign that lie open: a Findings card for one row, a Fate card for one of its parts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tilldawn.engine.event import Event
from tilldawn.engine.request import text
from tilldawn.engine.table import Table
from tilldawn.games.mine.public.charts import COMBAT, DAWN
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.beats import fact
from tilldawn.play.opened import Opened

FOUND = ("found", "nothing-found")
LOOK_BACK = 40
"""How far back in the log the row of a find is looked for: nothing is asked between the two."""


def opened_by(event: Event) -> Opened | None:
    """The card an event opens, if it opens one of those that are read in part."""
    card = fact(event, "card")
    match event.name:
        case "found" | "nothing-found":
            row = fact(event, "row")
            return Opened(card, (row.partition(":")[2],), text("opened-finding", row=row))
        case "fate-turned":
            return Opened(card, DAWN, text("opened-dawn"))
        case "fight-fate-drawn":
            matches = fact(event, "matches") == "yes"
            return Opened(
                card, (COMBAT,) if matches else (), text("opened-combat" if matches else "opened-colour")
            )
        case _:
            return None


def opened(view: TableView, table: Table[Any]) -> Iterable[Opened]:
    """What lies open on the table now and has a chart."""
    if view.fate:
        yield Opened(f"card:{view.fate}", DAWN, text("opened-dawn"))
    if view.finding:
        yield _finding(f"card:{view.finding}", table)
    if view.raid is not None:
        yield Opened(f"card:{view.raid.card}")
    if view.resident:
        yield Opened(f"card:{view.resident}")


def _finding(card: str, table: Table[Any]) -> Opened:
    """A Findings card, for the row of the place that was searched: the log has it."""
    last = table.told
    for line in reversed(table.lines(max(0, last - LOOK_BACK), last)):
        if line.event.name in FOUND and fact(line.event, "card") == card:
            return opened_by(line.event) or Opened(card)
    return Opened(card)
