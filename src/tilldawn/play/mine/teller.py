"""What front ends say about the table of This War of Mine."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from tilldawn.engine.chart import Chart
from tilldawn.engine.event import Event
from tilldawn.engine.outlook import Outlook
from tilldawn.engine.request import Option, Request, Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.charts import chart
from tilldawn.games.mine.public.decks import page_card, page_family
from tilldawn.games.mine.public.outlook import outlook
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.meaning import Meaning
from tilldawn.play.mine import modules, pages, tally
from tilldawn.play.mine.agreed import agreed
from tilldawn.play.mine.aims import counter
from tilldawn.play.mine.meaning import meaning
from tilldawn.play.mine.opened import opened
from tilldawn.play.mine.people import portrait
from tilldawn.play.mine.rooms import room
from tilldawn.play.mine.touching import person, touched
from tilldawn.play.mine.words import named, said, tags
from tilldawn.play.opened import Opened
from tilldawn.play.teller import Agreed, Teller

VIEWS = ("scene", "house", "people", "storage", "build", "city", "aims", "modules")
"""Sides of the table; the scene is there while something is being resolved, modules where there are any."""
HEAPS = ("storage", "x5", "pile", "pile_weight", "tools", "goods")
"""Where pieces lie."""


class MineTeller(Teller):
    """The day, what an answer changes, the pages of the book, people and rooms."""

    def heading(self, seen: Struct, say: Speaker) -> str:
        view = table_of(seen)
        return said(
            say,
            "heading",
            day=view.day,
            phase=f"phase:{view.phase}",
            stage=view.stage,
            leader=f"seat:{view.leader}",
            seats=view.seats,
            cold=view.cold,
            felt=view.effective_cold,
            aim="yes" if view.objective else "no",
            objective=f"card:{view.objective.id}" if view.objective else "",
            counter=f"={counter(view, say)}",
        )

    def headed(self, seen: Struct) -> object:
        view = table_of(seen)
        cold = view.cold, view.effective_cold
        return view.day, view.phase, view.stage, view.leader, view.seats, cold, view.objective

    def board(self, seen: Struct, say: Speaker) -> list[str]:
        view = table_of(seen)
        played = [one.chosen for one in agreed(view, say) if one.brief]
        return [
            *([say(Text("box-played", {"played": literal(", ".join(played))}))] if played else []),
            *super().board(view, say),
            *(line for id in view.modules for line in modules.told(id, view, say)),
        ]

    def agreed(self, seen: Struct, say: Speaker) -> list[Agreed]:
        return agreed(table_of(seen), say)

    def outlook(self, seen: Struct) -> Outlook:
        return outlook(table_of(seen))

    def meaning(self, ref: str, seen: Struct, say: Speaker) -> Meaning | None:
        return meaning(ref, table_of(seen), say)

    def touched(self, option: Option, seen: Struct) -> frozenset[str]:
        return touched(option, table_of(seen))

    def row(self, option: Option, seen: Struct, say: Speaker) -> str:
        """With value and weight of a piece, and how many there are."""
        return tally.row(option, table_of(seen), say)

    def tally(self, seen: Struct, request: Request, say: Speaker) -> str:
        return tally.tally(table_of(seen), request, say)

    def drafted(self, before: Struct, after: Struct) -> Struct:
        """Pieces and States as they would be; the scene, its cards and its questions as they are."""
        was, then = table_of(before), table_of(after)
        states = {one.id: one for one in then.people}
        return replace(
            was,
            people=[states.get(one.id, one) for one in was.people],
            **{name: getattr(then, name) for name in HEAPS},
        )

    def page(self, event: Event, seen: Struct, say: Speaker) -> tuple[str, str] | None:
        return pages.page(event, table_of(seen), say)

    def open_page(self, say: Speaker) -> tuple[str, str, str] | None:
        return pages.open_page(say)

    def picture(self, ref: str) -> str:
        """A page of the book has the picture of its family, one of a pack the plain one, one of a module that
        of the card it is printed on."""
        kind, _, what = ref.partition(":")
        if kind != "script":
            return ref
        card = page_card(int(what))
        return f"card:{card}" if card else f"page/{page_family(int(what)) or 'plain'}"

    def chart(self, ref: str) -> Chart | None:
        return chart(ref)

    def opened(self, seen: Struct, say: Speaker) -> Iterable[Opened]:
        return opened(table_of(seen), say.table)

    def depends(self, ref: str, seen: Struct) -> object:
        view = table_of(seen)
        kind, _, what = ref.partition(":")
        if kind == "character":
            found = person(what, view)
            return found and (found, [p.id for p in view.people])
        if kind == "space":
            return view.notes if what == "outside" else next(one for one in view.spaces if one.id == what)
        if kind == "module":
            return view if what in view.modules else None
        return view if kind in VIEWS else None

    def tag(self, ref: str, seen: Struct, say: Speaker) -> str:
        kind, _, what = ref.partition(":")
        return tags(table_of(seen).people, say).get(what, "") if kind == "character" else ""

    def about(self, ref: str, seen: Struct, say: Speaker) -> tuple[str, str]:
        view = table_of(seen)
        kind, _, what = ref.partition(":")
        if kind == "character" and (p := person(what, view)):
            return named(say, ref), portrait(p, say)
        if kind == "space":
            return named(say, ref), "\n".join(room(what, view, say))
        if kind == "module":
            return modules.called(what, say), "\n".join(modules.lines(what, view, say))
        if kind in VIEWS:
            return said(say, f"view-{kind}"), "\n".join(self.board(view, say))
        return super().about(ref, seen, say)


def table_of(seen: Struct) -> TableView:
    """A look at a table, known to be one of this game."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    return seen
