"""Reads tables of This War of Mine ahead: what an option changes, what may come of it, what it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from tilldawn.engine.ahead import Ahead
from tilldawn.engine.event import Event
from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import DEEDS
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.foresight import Answer, Change, Foreteller, Sign
from tilldawn.play.mine.changes import changes
from tilldawn.play.mine.dice import fight, raid, raid_to_come
from tilldawn.play.mine.outing import search, visit
from tilldawn.play.mine.people import brief
from tilldawn.play.mine.signs import signs
from tilldawn.play.mine.stores import left_after, numbers
from tilldawn.play.mine.teller import table_of
from tilldawn.play.mine.touching import person
from tilldawn.play.mine.words import doing, named, pair, said

TOLD = ("card", "list", "task", "slot", "good")
"""Kinds of things whose text is told, the most telling first."""


WEIGHTS = {"lost": 9, "joins": 8, "actions": 0, "unknown": 0, "load": 0, "noise": 0, "raid-damage": 3}
"""What matters most of what chance may change; people's States come next, then everything else."""


class MineForeteller(Foreteller):
    """What is certain from the views, what is not from events and dice."""

    def changes(self, before: Struct, after: Struct) -> list[Change]:
        return changes(table_of(before), table_of(after))

    def signs(self, events: Sequence[Event], end: Ahead) -> Iterator[Sign]:
        return signs(events, end)

    def odds(self, table: Table[Any], option: Option, start: Ahead) -> Answer | None:
        before, seen = table_of(table.look()), table_of(start.table.look())
        return (
            visit(option, before)
            or search(option, table)
            or fight(option, before, seen)
            or raid(option, before, start, seen)
            or raid_to_come(table, option, start, seen)
        )

    def warnings(self, option: Option, before: Struct, start: Ahead) -> Iterator[Text]:
        then = table_of(start.table.look())
        known = {one.id for one in table_of(before).lost}
        for one in then.lost:
            if one.id not in known and option.warning is None:
                left = "yes" if one.left else "no"
                yield Text("foresight-mine-lost", {"who": f"character:{one.id}", "left": left})
        if start.over and start.table.outcome is not None and not start.table.outcome.won:
            yield Text("foresight-mine-ends")

    def drawing(self, change: Change) -> bool:
        return change.what == "unknown"

    def weight(self, change: Change) -> int:
        return WEIGHTS.get(change.what, 4 if change.ref.startswith("character:") else 2)

    def gist(self, option: Option, seen: Struct, say: Speaker) -> str:
        """What a Fitting leaves in Storage; who does what in a stage; what a piece is worth and weighs."""
        view = table_of(seen)
        if option.verb in ("craft", "craft-water"):
            return _craft(option.args[0], view, say)
        if option.verb == "resolve":
            return _plan(view, say)
        return " · ".join(_piece(ref, view, say) for ref in option.refs if ref.startswith("good:"))

    def says(self, option: Option, seen: Struct, say: Speaker) -> str:
        """How those are whom it is about, and the text of the card, action, place or piece behind it."""
        view = table_of(seen)
        ids = [ref.partition(":")[2] for ref in option.refs if ref.startswith("character:")]
        people = " · ".join(brief(p, say) for id in ids if (p := person(id, view)))
        return "\n".join(part for part in (people, _text(option, say)) if part)


def _piece(ref: str, view: TableView, say: Speaker) -> str:
    """Value and weight of a piece, and how many there are."""
    good = ref.partition(":")[2]
    here = said(
        say,
        "have",
        here=view.storage.get(good, 0),
        pile=view.pile.get(good, 0),
        trip="yes" if view.phase == "scavenging" else "no",
    )
    return f"{named(say, ref)} {numbers(good, view)} {here}"


def _craft(card: str, view: TableView, say: Speaker) -> str:
    one = next((f for f in view.deck if f.id == card), None)
    if one is None:
        return ""
    left = " · ".join(named(say, f"count:{good}*{n}") for good, n in left_after(one.cost, view).items())
    return said(say, "leaves", goods=f"={left}", places=len(one.places))


def _plan(view: TableView, say: Speaker) -> str:
    """All assignments of the stage together."""
    parts = []
    for p in view.people:
        if p.doing or (0 < view.stage <= len(p.actions) and p.actions[view.stage - 1]):
            does = doing(p, say) or said(say, "idle")
            parts.append(pair(say, named(say, f"character:{p.id}"), does))
    return " · ".join(parts)


def _text(option: Option, say: Speaker) -> str:
    if option.verb in DEEDS:
        return say.thing(f"action:{option.verb}").get("text", "")
    refs = ["task:bed"] if option.verb == "bed" else list(option.refs)
    told = [ref for kind in TOLD for ref in refs if ref.startswith(f"{kind}:")]
    return say.thing(told[0]).get("text", "") if told else ""
