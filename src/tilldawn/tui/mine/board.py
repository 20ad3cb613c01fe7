"""The table of This War of Mine: the house, the people, Storage, the city, and what is going on.

Where there is little room one side is shown at a time, the one that matters now; `v` turns to the others.
Where there is more, all sides stand below each other, that one first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.events import Resize
from textual.widget import Widget
from textual.widgets import Static

from tilldawn.engine.request import Option, Refusal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.face import FACE
from tilldawn.play.mine.teller import VIEWS, table_of
from tilldawn.play.mine.touching import person, touched
from tilldawn.play.mine.words import named, said, tags
from tilldawn.play.parts import Parts
from tilldawn.tui.mine import aims, city, house, modules, people, scene, stores
from tilldawn.tui.things import Board, BoardDrawn, Thing

TALL = 20
"""From this height on, several sides are shown at once."""
AT = {"dusk": "people", "evening": "people", "scavenging": "city", "raid": "people", "dawn": "people"}
"""The side that matters in a phase; by day it is the house."""
NIGHT = ("scene", "city", "people", "storage", "aims", "modules", "house", "build")
"""The order of the sides while the party is out, where there is room for several."""


class Tabs(Static):
    """Which sides there are; a click turns to one."""

    DEFAULT_CSS = "Tabs { dock: top; height: 1; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }"

    def action_turn(self, view: str) -> None:
        """Turn to a side."""
        self.query_ancestor(MineBoard).choose(view)


class MineBoard(Board):
    """Sides of the table, each a thing or a list of things."""

    DEFAULT_CSS = """
    MineBoard { height: 1fr; }
    MineBoard > #sides { height: auto; }
    MineBoard .side { height: auto; }
    MineBoard Thing.text { padding: 0 1; }
    MineBoard #people, MineBoard #lost { height: auto; }
    MineBoard #lost { padding: 0 1; }
    MineBoard Thing, Tabs { link-style: none; link-style-hover: reverse; }
    """

    keys = "tui-mine-keys"
    parts: ClassVar[Mapping[str, Parts]] = FACE.parts
    flat: ClassVar[frozenset[str]] = FACE.flat
    hint_rows = (3, 4)

    _seen: TableView | None = None
    _say: Speaker
    _natural = ""
    _view = "house"
    _tall = False
    _stale = False

    def compose(self) -> ComposeResult:
        yield Tabs()
        with Vertical(id="sides"):
            yield Thing("scene", classes="side text scene")
            with Vertical(classes="side house"):
                yield house.House()
            with Vertical(classes="side people"):
                yield Vertical(id="people")
                yield Static(id="lost")
            for name in ("storage", "build", "city", "aims", "modules"):
                yield Thing(name, classes=f"side text {name}")

    def on_mount(self) -> None:
        self._lit: frozenset[str] = frozenset()
        self._marked: frozenset[str] = frozenset()

    def on_resize(self, event: Resize) -> None:
        """More room shows more sides."""
        tall = event.size.height >= TALL
        if tall != self._tall:
            self._tall = tall
            self._arrange()
            self._fill(self._shown())

    # --- Drawing -----------------------------------------------------------------------------------

    def show(self, seen: Struct, say: Speaker, lit: frozenset[str], asked: frozenset[int]) -> None:
        view = table_of(seen)
        self._seen, self._say = view, say
        self._lit = lit | _printed(say)
        self._marked = frozenset()
        natural = natural_view(view, say)
        if natural != self._natural:
            self._natural = self._view = natural
            self.call_after_refresh(self.scroll_home, animate=False)
        if not self._stale:
            self._stale = True
            self.call_next(self._redraw)

    def _redraw(self) -> None:
        """Everything, once the highlighted option is known too."""
        self._stale = False
        if self._seen is not None:
            self._show_people(self._seen, self._say)
            self._arrange()
            self._fill(self._shown())

    def _fill(self, views: Sequence[str]) -> None:
        """Put what is there now into these sides."""
        if self._seen is None:
            return
        view, say = self._seen, self._say
        lit, marked = self._lit, self._marked
        for name in views:
            match name:
                case "house":
                    self.query_one(house.House).display_view(view, say, _rooms(lit), _rooms(marked))
                case "scene":
                    self._side(name).show(scene.scene(view, say, lit, marked))
                case "storage":
                    self._side(name).show(stores.storage(view, say, lit))
                case "build":
                    self._side(name).show(stores.build(view, say, lit, marked))
                case "city":
                    self._side(name).show(city.city(view, say, lit, marked))
                case "modules":
                    self._side(name).show(modules.panel(view, say, lit, marked))
                case "aims":
                    self._side(name).show(aims.aims(view, say, full=not self._tall))
                case _:
                    pass

    def _side(self, name: str) -> Thing:
        return self.query_one(f".{name}", Thing)

    def _show_people(self, view: TableView, say: Speaker) -> None:
        box = self.query_one("#people", Vertical)
        there = {thing.ref: thing for thing in box.query(Thing)}
        wanted = [f"character:{p.id}" for p in view.people]
        for ref, thing in there.items():
            if ref not in wanted:
                thing.remove()
        fresh = [Thing(ref, classes="person") for ref in wanted if ref not in there]
        if fresh:
            box.mount(*fresh)
        there.update({thing.ref: thing for thing in fresh})
        if [thing.ref for thing in box.query(Thing) if thing.ref in wanted] != wanted:
            box.sort_children(key=lambda thing: _rank(thing, wanted))
        marks = tags(view.people, say)
        for p in view.people:
            ref = f"character:{p.id}"
            lit, marked = ref in self._lit, ref in self._marked
            there[ref].show(people.row(p, view, say, marks[p.id], lit=lit, marked=marked))
        gone = people.lost(view, say)
        self.query_one("#lost", Static).update(gone)
        self.query_one("#lost").display = bool(gone.plain)

    def _arrange(self) -> None:
        """Show the chosen side, or all of them with the chosen one first."""
        view = self._seen
        if view is None:
            return
        views = self.views()
        if self._view not in views:
            self._view = views[0]
        self.post_message(BoardDrawn())
        self.set_class(self._tall, "tall")
        self.query_one(house.House).stand(tall=self._tall)
        order = [self._view, *(NIGHT if view.phase == "scavenging" else VIEWS)]
        sides = self.query_one("#sides", Vertical)
        for side in sides.children:
            name = next(one for one in VIEWS if side.has_class(one))
            side.display = name in views and (self._tall or name == self._view)
        if self._tall:
            sides.sort_children(key=lambda side: _place(side.classes, order))
        self.call_after_refresh(self._show_tabs)

    def _show_tabs(self) -> None:
        """Once it is known whether everything fits."""
        self.query_one(Tabs).update(self._tabs(self.views()))

    def _tabs(self, views: Sequence[str]) -> Content:
        parts = [Content.styled("v ", "bold")]
        for name in views:
            label = said(self._say, f"view-{name}")
            chosen = name == self._view
            text = f"‹{label}›" if chosen else f" {label} "
            parts.append(Content.from_markup(f"[@click=turn('{name}')]$text[/]", text=text))
            if chosen:
                parts[-1] = parts[-1].stylize("reverse bold")
        if self.max_scroll_y:
            parts.append(Content.styled(" n ▾", "bold"))
        return Content("").join(parts)

    def views(self) -> list[str]:
        """The sides there are now."""
        on = self._seen is not None and scene.is_on(self._seen, self._say)
        extra = self._seen is not None and bool(self._seen.modules)
        there = {"scene": on, "modules": extra}
        return [name for name in VIEWS if there.get(name, True)]

    def _shown(self) -> list[str]:
        """The sides that can be seen."""
        return self.views() if self._tall else [self._view]

    def turn(self, by: int) -> bool:
        views = self.views()
        self.choose(views[(views.index(self._view) + by) % len(views)])
        return True

    def choose(self, view: str) -> None:
        """Turn to a side of the table; it stays until something else matters."""
        self._view = view
        self._arrange()
        self._fill(self._shown())
        self.scroll_home(animate=False)

    def point(self, options: Sequence[Option]) -> None:
        view = self._seen
        if view is None:
            return
        found = [touched(option, view) for option in options]
        marked = frozenset[str]().union(*found)
        changed = marked ^ self._marked
        self._marked = marked
        if self._stale or not changed:
            return
        self.query_one(house.House).mark(_rooms(marked))
        if any(ref.startswith("character:") for ref in changed):
            self._show_people(view, self._say)
        if not all(ref.startswith(("character:", "space:")) for ref in changed):
            self._fill([name for name in ("scene", "build", "city", "modules") if name in self._shown()])

    # --- Words -------------------------------------------------------------------------------------

    def word(self, ref: str, seen: Struct, say: Speaker) -> str:
        kind = ref.partition(":")[0]
        if kind in VIEWS:
            return ""
        if kind == "space":
            return next((named(say, part) for part in self.holds(ref, seen) if part.startswith("card:")), "")
        return super().word(ref, seen, say)

    def holds(self, ref: str, seen: Struct) -> list[str]:
        view = table_of(seen)
        kind, _, what = ref.partition(":")
        match kind:
            case "space":
                space = next((one for one in view.spaces if one.id == what), None)
                if space is None:
                    return []
                cards = [f"card:{card}" for card in (space.fitting, space.card) if card]
                return [*cards, *(f"character:{id}" for id in space.people)]
            case "character":
                p = person(what, view)
                if p is None:
                    return []
                bad = [f"state:{state}" for state, level in p.states.items() if level]
                arms = [f"good:{good}" for good in (p.weapon, p.spare, *p.medicine) if good]
                return [*bad, *arms]
            case "storage":
                return [f"good:{good}" for good in view.goods if view.storage.get(good)]
            case "build":
                return [f"card:{card}" for card in (*(one.id for one in view.deck), *view.ideas)]
            case "city":
                return [f"card:{card}" for card in (*view.slot, *(one.id for one in view.locations))]
            case "aims":
                objective = [view.objective.id] if view.objective else []
                return [f"card:{card}" for card in (*objective, *view.active, *view.hand)]
            case "modules":
                return [f"module:{id}" for id in view.modules]
            case "scene":
                return [f"card:{card}" for card in scene.cards(view)]
            case _:
                return []

    def concerns(self, ref: str, what: Option | Refusal, seen: Struct) -> bool:
        view = table_of(seen)
        refs = touched(what, view) if isinstance(what, Option) else frozenset(what.refs)
        return ref in refs


def _rooms(refs: frozenset[str]) -> frozenset[str]:
    """Refs, and rooms by their bare ids."""
    return refs | {ref.partition(":")[2] for ref in refs if ref.startswith("space:")}


def _rank(widget: Widget, order: Sequence[str]) -> int:
    return order.index(widget.ref) if isinstance(widget, Thing) and widget.ref in order else -1


def _place(classes: frozenset[str], order: Sequence[str]) -> int:
    return next((at for at, name in enumerate(order) if name in classes), len(order))


def _printed(say: Speaker) -> frozenset[str]:
    """Rooms an option of the open request is done at, though it does not name them."""
    request = say.table.request
    view = say.table.look()
    if request is None or not isinstance(view, TableView):
        return frozenset()
    return frozenset(ref for option in request.options for ref in touched(option, view))


def natural_view(view: TableView, say: Speaker) -> str:
    """The side of the table that matters now."""
    return "scene" if scene.is_on(view, say) else AT.get(view.phase, "house")
