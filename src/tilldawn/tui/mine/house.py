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
from tilldawn.games.mine.public.view import SpaceView, TableView
from tilldawn.play.mine.rooms import printed
from tilldawn.play.mine.tracks import pips
from tilldawn.play.mine.words import counted, cut, doing, named, said, short, tags
from tilldawn.tui.mine.canvas import Canvas
from tilldawn.tui.mine.sky import Plot, paint
from tilldawn.tui.shade import Palette, palette_of
from tilldawn.tui.things import Thing, ThingPointed, ThingSelected

COLUMNS = 8
"""Rooms side by side, on the widest side of the board."""
MARGIN = 7
"""The street on the left."""
CELL, WIDEST = 8, 14
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


FLOORS = 5
"""Every side of the board has so many floors."""


def floors(view: TableView) -> tuple[str, ...]:
    """The floors, from the top down."""
    return tuple(dict.fromkeys(space.floor for space in view.spaces))


def lines(look: Look) -> int:
    """How many lines the house takes."""
    return FLOORS * look.rows


class Rooms:
    """Where the rooms of a side of the board are on the sheet: its own columns and floors, so that ladders
    stand upright."""

    def __init__(self, view: TableView, look: Look) -> None:
        self.look = look
        self.floors = floors(view)
        self.first = {floor: next(s.id for s in view.spaces if s.floor == floor) for floor in self.floors}
        self.last = {space.floor: space.id for space in view.spaces}
        self.parted = {(wall.floor, wall.column) for wall in view.printed.walls}
        self.down = {upper for upper, _ in view.printed.ladders}
        self.street = view.printed.space_of["guard"][0]
        self.ends = {s.floor: s.column + 1 for s in view.spaces}

    def y(self, floor: str) -> int:
        """The first line of a floor."""
        return self.floors.index(floor) * self.look.rows

    def ground(self) -> int:
        """The line of the street."""
        return self.y(self.street) + self.look.rows - 1

    def hole(self, view: TableView, hole: int) -> tuple[int, int]:
        """Where the mark of a Hole stands: in front of its wall, at the right end of a floor on it."""
        wall = view.printed.holes[hole]
        by = -1 if wall.column == self.ends[wall.floor] else -2
        return self.look.x(wall.column) + by, self.y(wall.floor) + self.look.rows - 1


def draw(view: TableView, say: Speaker, look: Look) -> Content:
    """The whole picture."""
    sheet = Canvas(min(look.width, look.x(COLUMNS) + 1), lines(look))
    if look.palette is not None:
        paint(sheet, view, _plot(sheet, view, look), look.palette)
    marks = tags(view.people, say)
    rooms = Rooms(view, look)
    for space in view.spaces:
        _room(sheet, space, say, rooms, [marks[id] for id in space.people])
    _outside(sheet, view, say, rooms, marks)
    for hole, boarded in view.holes.items():
        style = "" if boarded else "bold $warning"
        sheet.put(*rooms.hole(view, hole), f"[{hole}]" if boarded else f"({hole})", style)
    _people(sheet, view, say, rooms, marks)
    _earth(sheet, view, say, rooms)
    return sheet.content()


def _plot(sheet: Canvas, view: TableView, look: Look) -> Plot:
    """Where the rooms are on the sheet, walls and floor with them."""
    rooms = Rooms(view, look)
    plots = {}
    for space in view.spaces:
        x, y = look.x(space.column), rooms.y(space.floor)
        plots[space.id] = (x, y, x + look.cell + 2, y + look.rows)
    return Plot(sheet.width, sheet.height, rooms.ground(), plots)


def _room(sheet: Canvas, s: SpaceView, say: Speaker, rooms: Rooms, people: list[str]) -> None:
    look = rooms.look
    x, y = look.x(s.column), rooms.y(s.floor)
    last = rooms.last[s.floor] == s.id
    floor = y + look.rows - 1
    blocked = s.card in BLOCKING
    faint = "" if s.reach else "dim"
    fill = ("▒" if s.reach else "░") if blocked else ("─" if s.reach else "·")
    wall = "║" if (s.floor, s.column) in rooms.parted else "│"
    for line in range(y, floor):
        sheet.put(x, line, wall)
        if last:
            sheet.put(x + look.cell + 1, line, "│")
    sheet.put(x, floor, "└" if rooms.first[s.floor] == s.id else "┴")
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
    if s.id in rooms.down:
        sheet.put(x + look.cell, floor, LADDER, faint)
        for line in range(floor + 1, floor + look.rows - 1):
            sheet.put(x + look.cell, line, LADDER, faint)


def _label(s: SpaceView, say: Speaker, look: Look) -> tuple[str, str]:
    """What lies in a room; an empty one shows its name, or a plus where a Fitting could stand."""
    if s.fitting:
        return short(say, f"card:{s.fitting}", look.cell), "bold"
    if s.card:
        heap = f"{s.stack}×" if s.stack > 1 else ""
        return heap + short(say, f"card:{s.card}", look.cell - len(heap)), ""
    if s.printed:
        return short(say, printed(s.printed), look.cell), "italic"
    plus = "+" if s.free else ""
    name = said(say, "free") if look.tall else short(say, f"space:{s.id}", look.cell - len(plus))
    return f"{plus}{name}", "dim"


def _outside(sheet: Canvas, view: TableView, say: Speaker, rooms: Rooms, marks: Mapping[str, str]) -> None:
    floor, look = rooms.ground(), rooms.look
    there = "".join(marks[p.id] for p in view.people if p.doing == "action:outside")
    marked = "outside" in look.marked or look.cursor == "outside"
    style = "reverse bold" if marked else "italic"
    style += " underline" if "outside" in look.lit else ""
    sheet.put(0, floor - 1, cut(named(say, "action:outside"), MARGIN), style)
    sheet.put(0, floor, "─" * MARGIN)
    sheet.put(0, floor, there[:MARGIN], "bold")


def _people(sheet: Canvas, view: TableView, say: Speaker, rooms: Rooms, marks: Mapping[str, str]) -> None:
    """The group in the sky, right of the floors beside it: who has which actions left, and does what."""
    look = rooms.look
    for y, p in enumerate(view.people):
        x = look.x(rooms.ends[rooms.floors[y // look.rows]]) + 2
        width = sheet.width - x - 7
        style = "bold underline" if f"character:{p.id}" in look.lit else "bold"
        if f"character:{p.id}" in look.marked:
            style = "bold reverse"
        does = doing(p, say) or (said(say, "asleep") if p.asleep else "")
        sheet.put(x, y, marks[p.id], style)
        sheet.put(x + 3, y, pips(p.actions))
        if width > 1:
            sheet.put(x + 7, y, cut(does, width))


def _earth(sheet: Canvas, view: TableView, say: Speaker, rooms: Rooms) -> None:
    """The legend beside the basement, Storage beside the pit."""
    look = rooms.look
    cellar, pit = rooms.floors[rooms.floors.index(rooms.street) + 1 :]
    y = rooms.y(cellar)
    column = {space.id: space.column for space in view.spaces}
    free = look.x(column[rooms.first[cellar]]) - 3
    for at in range(1, look.rows + 1):
        sheet.put(0, y + at - 1, cut(said(say, f"legend-{at}"), free), "dim")
    y = rooms.y(pit)
    width = look.x(column[rooms.first[pit]]) - 1
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
        super().__init__("")
        self.at = ""
        self.tall = False
        self.lit: frozenset[str] = frozenset()
        self.marked: frozenset[str] = frozenset()

    def display_view(
        self, view: TableView, say: Speaker, lit: frozenset[str], marked: frozenset[str]
    ) -> None:
        """Show the house as it is now."""
        self.view, self.say, self.lit, self.marked = view, say, lit, marked
        if not self.at:
            self.at = view.printed.space_of["guard"]
            self.ref = f"space:{self.at}"
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
            row = ["outside", *row] if self._floor == self._street else row
            at = row.index(self.at) + right
            return row[at] if 0 <= at < len(row) else ""
        if self.view is None:
            return ""
        rows = floors(self.view)
        floor = rows.index(self._floor) + down
        if not 0 <= floor < len(rows):
            return ""
        column = {space.id: space.column for space in self.view.spaces}
        here = column.get(self.at, 0)
        return min((r for r in rooms if r[0] == rows[floor]), key=lambda r: abs(column[r] - here))

    @property
    def _street(self) -> str:
        return self.view.printed.space_of["guard"][0] if self.view else ""

    @property
    def _floor(self) -> str:
        return self._street if self.at == "outside" else self.at[0]

    def on_click(self, event: Click) -> None:
        event.stop()
        event.prevent_default()
        room = self._room_at(event.x, event.y)
        if room:
            self.at = room
            self.ref = f"space:{room}"
            self.post_message(ThingSelected(self.ref))

    def _room_at(self, x: int, y: int) -> str:
        if self.view is None:
            return ""
        look = self._look(self.size.width)
        floor = floors(self.view)[min(FLOORS - 1, y // look.rows)]
        if floor == self._street and x < MARGIN:
            return "outside"
        at = (x - MARGIN) // (look.cell + 1)
        return next((s.id for s in self.view.spaces if s.floor == floor and s.column == at), "")
