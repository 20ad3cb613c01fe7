"""The ground the house is drawn on: sky by the hour, earth, and rooms lit by whoever is in them.

The light means people: a room with somebody in it at night, or with a fire, glows, and a little of it falls
into the rooms beside it.
"""

from __future__ import annotations

from math import exp

from textual.color import Color

from tilldawn.games.mine.public.printed.fittings import FIRES
from tilldawn.games.mine.public.view import TableView
from tilldawn.tui.mine.canvas import Canvas
from tilldawn.tui.shade import Palette, between

SKIES = {
    "morning": ("#3b4a5a", "#8f8d85"),
    "day": ("#4a5a68", "#909aa0"),
    "dusk": ("#27344e", "#b5683e"),
    "evening": ("#131d36", "#63423c"),
    "scavenging": ("#080d1a", "#1c2740"),
    "raid": ("#080b14", "#33212a"),
    "dawn": ("#2b3855", "#cf8d5a"),
}
"""Above and at the horizon, by phase."""
LAMPS = {"day": 0.35, "morning": 0.5, "dusk": 0.8}
"""How much of the light of people is seen; by night all of it."""
EARTH, DEEP = Color.parse("#3a2c1f"), Color.parse("#140f0b")
PLASTER, DARKNESS, WARM, FROST = (Color.parse(c) for c in ("#4a443c", "#000000", "#f0b35e", "#7fa6c4"))
STARS, SNOW = ".·˙", "*·"


class Plot:
    """Where the rooms of a picture are: the cells of each, and the height of the street."""

    def __init__(
        self, width: int, height: int, street: int, rooms: dict[str, tuple[int, int, int, int]]
    ) -> None:
        self.width, self.height, self.street = width, height, street
        self.rooms = rooms
        """Left, top, right, bottom of each room, the last ones not included."""


def paint(sheet: Canvas, view: TableView, plot: Plot, palette: Palette) -> None:
    """Shade the whole sheet, and put stars or snow where nothing is written."""
    written = max((right for left, top, right, _ in plot.rooms.values() if top == 0), default=plot.width)
    above, horizon = (Color.parse(c) for c in SKIES.get(view.phase, SKIES["day"]))
    night = view.phase in ("evening", "scavenging", "raid")
    for y in range(plot.height):
        if y <= plot.street:
            tint, share = between(above, horizon, (y / max(1, plot.street)) ** 1.6), 0.75
        else:
            deep = (y - plot.street) / max(1, plot.height - plot.street)
            tint, share = between(EARTH, DEEP, deep), 0.6
        colour = palette.mix(tint, share).hex
        for x in range(plot.width):
            sheet.ground[y][x] = colour
            if y < plot.street - 1 and (x < written or y > len(view.people)):  # the group is listed there
                _speck(sheet, x, y, night, view.cold)
    _rooms(sheet, view, plot, palette)


def _speck(sheet: Canvas, x: int, y: int, night: bool, cold: int) -> None:
    """A star by night, snow when it is cold; the same ones every time."""
    chance = (x * 7919 + y * 104729 + x * y * 31) % 997
    if cold >= 2 and chance < 16:
        sheet.put(x, y, SNOW[chance % len(SNOW)], "dim")
    elif night and chance > 985:
        sheet.put(x, y, STARS[chance % len(STARS)], "dim")


def _rooms(sheet: Canvas, view: TableView, plot: Plot, palette: Palette) -> None:
    seen = LAMPS.get(view.phase, 1.0)
    lamps = []
    for space in view.spaces:
        bright = seen * (0.8 if space.people else 0.0) + (0.5 if space.fitting in FIRES else 0.0)
        if bright:
            left, top, right, bottom = plot.rooms[space.id]
            lamps.append(((left + right) / 2, (top + bottom) / 2, min(1.0, bright)))
    cell = max((right - left for left, _, right, _ in plot.rooms.values()), default=8)
    rows = max((bottom - top for _, top, _, bottom in plot.rooms.values()), default=2)
    known: dict[tuple[float, bool], str] = {}
    frost = min(0.3, 0.07 * max(0, view.effective_cold))
    for space in view.spaces:
        left, top, right, bottom = plot.rooms[space.id]
        for y in range(top, min(bottom, plot.height)):
            for x in range(left, min(right, plot.width)):
                light = sum(
                    bright * exp(-(((x - lx) / (0.75 * cell)) ** 2) - ((y - ly) / (0.8 * rows)) ** 2)
                    for lx, ly, bright in lamps
                )
                step = (round(min(1.0, light), 1), space.reach)
                if step not in known:
                    dull = between(PLASTER if space.reach else DARKNESS, FROST, frost)
                    known[step] = palette.mix(between(dull, WARM, step[0]), 0.35 + 0.25 * step[0]).hex
                sheet.ground[y][x] = known[step]
