"""The Shelter as a cross-section: rooms, ladders, Holes, cards, Fittings, Wait tokens and people.

Column and floor of every room are the board's own, so that ladders stand upright. The corners of the
picture hold the group (sky), the legend and Storage (earth).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec import Struct
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Click, Focus
from textual.geometry import Size

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.facts import LADDERS
from tilldawn.games.mine.public.view import SpaceView, TableView
from tilldawn.play.mine.rooms import PRINTED
from tilldawn.play.mine.tracks import pips
from tilldawn.play.mine.words import counted, cut, doing, named, said, short, tags
from tilldawn.tui.mine.canvas import Canvas
from tilldawn.tui.mine.sky import Plot, paint
from tilldawn.tui.shade import Palette, palette_of
from tilldawn.tui.things import Thing, ThingPointed, ThingSelected

FLOORS = "abcde"
FIRST = {"a": 0, "b": 0, "c": 0, "d": 2, "e": 7}
"""The column of each floor's first room: D1 lies under C3, E1 under D6."""
COLUMNS = 8
MARGIN = 7
"""The street on the left."""
CELL, WIDEST = 8, 14
LADDERS_DOWN = tuple(upper for upper, _ in LADDERS)
"""Rooms with a ladder down."""
HOLES = {1: ("b", 6, -1), 2: ("d", 2, -2), 3: ("d", 5, -2)}
"""The wall each Hole is in: floor, column to its right, and how its mark stands to that wall."""
BLOCKING = ("rubble", "remnants", "bars", "closed-door")
WAIT, LADDER, HERE = "◷", "╫", "▸"


class Look(Struct, frozen=True):
    """How the house is to be drawn."""

    width: int
    tall: bool
    lit: frozenset[str]
    marked: frozenset[str]
    cursor: str = ""
    palette: Palette | None = None
    """What grounds are mixed with; none: no shading."""

    @property
    def cell(self) -> int:
        """Width of a room."""
        return max(CELL, min(WIDEST, (self.width - MARGIN) // COLUMNS - 1))

    @property
    def rows(self) -> int:
        """Lines of a floor: with its name where there is room, else what lies there and the floor."""
        return 3 if self.tall else 2

    def x(self, column: int) -> int:
        """Where the left wall of a column stands."""
        return MARGIN + column * (self.cell + 1)


def column(space: str) -> int:
    """The column of a room."""
    return FIRST[space[0]] + int(space[1:]) - 1


def lines(look: Look) -> int:
    """How many lines the house takes."""
    return len(FLOORS) * look.rows


def draw(view: TableView, say: Speaker, look: Look) -> Content:
    """The whole picture."""
    sheet = Canvas(min(look.width, look.x(COLUMNS) + 1), lines(look))
    if look.palette is not None:
        paint(sheet, view, _plot(sheet, view, look), look.palette)
    marks = tags(view.people, say)
    last = {space.floor: space.id for space in view.spaces}
    for space in view.spaces:
        _room(sheet, space, say, look, [marks[id] for id in space.people], last[space.floor] == space.id)
    _outside(sheet, view, say, look, marks)
    for hole, boarded in view.holes.items():
        floor, at, by = HOLES[hole]
        y = FLOORS.index(floor) * look.rows + look.rows - 1
        style = "" if boarded else "bold $warning"
        sheet.put(look.x(at) + by, y, f"[{hole}]" if boarded else f"({hole})", style)
    _people(sheet, view, say, look, marks)
    _earth(sheet, view, say, look)
    return sheet.content()


def _plot(sheet: Canvas, view: TableView, look: Look) -> Plot:
    """Where the rooms are on the sheet, walls and floor with them."""
    rooms = {}
    for space in view.spaces:
        x, y = look.x(column(space.id)), FLOORS.index(space.floor) * look.rows
        rooms[space.id] = (x, y, x + look.cell + 2, y + look.rows)
    return Plot(sheet.width, sheet.height, FLOORS.index("c") * look.rows + look.rows - 1, rooms)


def _room(sheet: Canvas, s: SpaceView, say: Speaker, look: Look, people: list[str], last: bool) -> None:
    x, y = look.x(column(s.id)), FLOORS.index(s.floor) * look.rows
    floor = y + look.rows - 1
    blocked = s.card in BLOCKING
    faint = "" if s.reach else "dim"
    fill = ("▒" if s.reach else "░") if blocked else ("─" if s.reach else "·")
    wall = "║" if s.id == "d4" else "│"
    for line in range(y, floor):
        sheet.put(x, line, wall)
        if last:
            sheet.put(x + look.cell + 1, line, "│")
    sheet.put(x, floor, "└" if s.id[1:] == "1" else "┴")
    if last:
        sheet.put(x + look.cell + 1, floor, "┘")
    sheet.put(x + 1, floor, fill * look.cell, faint)
    if look.tall:
        sheet.put(x + 1, y, short(say, f"space:{s.id}", look.cell), "dim")
    label, style = _label(s, say, look)
    marked = s.id in look.marked or s.id == look.cursor
    text = cut(f"{HERE}{label}" if marked else label, look.cell)
    text += (fill if blocked else " ") * (look.cell - len(text))
    styles = [style, faint, "reverse bold" if marked else "", "underline" if s.id in look.lit else ""]
    sheet.put(x + 1, floor - 1, text, " ".join(one for one in styles if one))
    standing = "".join(people) + (WAIT if s.waiting else "")
    sheet.put(x + 1, floor, cut(standing, look.cell), "bold")
    if s.id in LADDERS_DOWN:
        sheet.put(x + look.cell, floor, LADDER, faint)
        for line in range(floor + 1, floor + look.rows - 1):
            sheet.put(x + look.cell, line, LADDER, faint)


def _label(s: SpaceView, say: Speaker, look: Look) -> tuple[str, str]:
    """What lies in a room; an empty one shows its name, or a plus where a Fitting could stand."""
    if s.fitting:
        return short(say, f"card:{s.fitting}", look.cell), "bold"
    if s.card:
        return short(say, f"card:{s.card}", look.cell), ""
    if s.printed:
        return short(say, PRINTED[s.printed], look.cell), "italic"
    plus = "+" if s.free else ""
    name = said(say, "free") if look.tall else short(say, f"space:{s.id}", look.cell - len(plus))
    return f"{plus}{name}", "dim"


def _outside(sheet: Canvas, view: TableView, say: Speaker, look: Look, marks: Mapping[str, str]) -> None:
    floor = FLOORS.index("c") * look.rows + look.rows - 1
    there = "".join(marks[p.id] for p in view.people if p.doing == "action:outside")
    marked = "outside" in look.marked or look.cursor == "outside"
    style = "reverse bold" if marked else "italic"
    style += " underline" if "outside" in look.lit else ""
    sheet.put(0, floor - 1, cut(named(say, "action:outside"), MARGIN), style)
    sheet.put(0, floor, "─" * MARGIN)
    sheet.put(0, floor, there[:MARGIN], "bold")


def _people(sheet: Canvas, view: TableView, say: Speaker, look: Look, marks: Mapping[str, str]) -> None:
    """The group in the sky: who has which actions left, and does what."""
    x = look.x(6) + 2
    width = sheet.width - x
    for y, p in enumerate(view.people):
        style = "bold underline" if f"character:{p.id}" in look.lit else "bold"
        if f"character:{p.id}" in look.marked:
            style = "bold reverse"
        does = doing(p, say) or (said(say, "asleep") if p.asleep else "")
        sheet.put(x, y, marks[p.id], style)
        sheet.put(x + 3, y, pips(p.actions))
        sheet.put(x + 7, y, cut(does, width - 7))


def _earth(sheet: Canvas, view: TableView, say: Speaker, look: Look) -> None:
    """The legend beside the basement, Storage beside the pit."""
    y = FLOORS.index("d") * look.rows
    for at in range(1, look.rows + 1):
        sheet.put(0, y + at - 1, cut(said(say, f"legend-{at}"), look.x(2) - 3), "dim")
    y += look.rows
    width = look.x(7) - 1
    for at, line in enumerate(_wrapped(view, say, width, look.rows)):
        sheet.put(0, y + at, line)


def _wrapped(view: TableView, say: Speaker, width: int, rows: int) -> list[str]:
    """Storage in so many lines; an ellipsis says that there is more."""
    words = [named(say, ref) for ref in counted(view.storage, view)]
    words += [f"{named(say, ref)} ×5" for ref in counted(view.x5, view)]
    found = [said(say, "storage-here") + " "]
    for at, word in enumerate(words or [said(say, "empty")]):
        part = word if at == len(words) - 1 or not words else f"{word}, "
        if len(found[-1]) + len(part.rstrip()) > width:
            found.append("")
        found[-1] += part
    if len(found) > rows:
        found = found[:rows]
        found[-1] = cut(found[-1].rstrip(", ") + " " + "…", width)
    return found


class House(Thing):
    """The cross-section on the table. With the focus, arrows go from room to room and Enter looks closer."""

    DEFAULT_CSS = (
        "House { padding: 0; height: auto; } House:focus { background: $surface; text-style: none; }"
    )
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
    ]

    view: TableView | None = None
    say: Speaker

    def __init__(self) -> None:
        super().__init__("space:c1")
        self.at = "c1"
        self.tall = False
        self.lit: frozenset[str] = frozenset()
        self.marked: frozenset[str] = frozenset()

    def display_view(
        self, view: TableView, say: Speaker, lit: frozenset[str], marked: frozenset[str]
    ) -> None:
        """Show the house as it is now."""
        self.view, self.say, self.lit, self.marked = view, say, lit, marked
        self.refresh()

    def mark(self, marked: frozenset[str]) -> None:
        """Mark what the highlighted option touches."""
        if marked != self.marked:
            self.marked = marked
            self.refresh()

    def stand(self, *, tall: bool) -> None:
        """With room names, or as low as possible."""
        if tall != self.tall:
            self.tall = tall
            self.refresh(layout=True)

    def _look(self, width: int) -> Look:
        cursor = self.at if self.has_focus else ""
        return Look(width, self.tall, self.lit, self.marked, cursor, palette_of(self.app))

    def render(self) -> Content:
        if self.view is None:
            return Content("")
        return draw(self.view, self.say, self._look(self.size.width or MARGIN + COLUMNS * (CELL + 1)))

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        return lines(self._look(width))

    # --- The cursor --------------------------------------------------------------------------------

    def on_focus(self, event: Focus) -> None:
        self._point()

    def _point(self) -> None:
        self.ref = f"space:{self.at}"
        self.refresh()
        self.post_message(ThingPointed(self.ref))

    def action_go(self, right: int, down: int) -> None:
        """To the next room in a direction; below the pit and above the roof lies the rest of the table."""
        found = self._beside(right, down)
        if found:
            self.at = found
            self._point()
        elif down:
            self.screen.focus_next() if down > 0 else self.screen.focus_previous()

    def _beside(self, right: int, down: int) -> str:
        rooms = [space.id for space in self.view.spaces] if self.view else []
        if right:
            row = [room for room in rooms if room[0] == self._floor]
            row = ["outside", *row] if self._floor == "c" else row
            at = row.index(self.at) + right
            return row[at] if 0 <= at < len(row) else ""
        floor = FLOORS.index(self._floor) + down
        if not 0 <= floor < len(FLOORS):
            return ""
        here = 0 if self.at == "outside" else column(self.at)
        return min((r for r in rooms if r[0] == FLOORS[floor]), key=lambda r: abs(column(r) - here))

    @property
    def _floor(self) -> str:
        return "c" if self.at == "outside" else self.at[0]

    def on_click(self, event: Click) -> None:
        event.stop()
        event.prevent_default()
        room = self._room_at(event.x, event.y)
        if room:
            self.at = room
            self.ref = f"space:{room}"
            self.post_message(ThingSelected(self.ref))

    def _room_at(self, x: int, y: int) -> str:
        look = self._look(self.size.width)
        floor = FLOORS[min(len(FLOORS) - 1, y // look.rows)]
        if floor == "c" and x < MARGIN:
            return "outside"
        at = (x - MARGIN) // (look.cell + 1)
        rooms = [space.id for space in self.view.spaces] if self.view else []
        return next((room for room in rooms if room[0] == floor and column(room) == at), "")
