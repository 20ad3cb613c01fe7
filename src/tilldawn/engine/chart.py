"""What is printed on a card as rows and numbers: front ends draw it with icons, each with its words.

A game makes charts from its cards (`public.charts`). A chart says what is printed; which of its rows count at
a table is another matter (`play.opened`).
"""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.request import Text


class Cell(Struct, frozen=True):
    """One entry of a row: an icon with a number or a few words beside it."""

    words: Text
    """All of it in words: what is said where the icon is not seen."""
    ref: str = ""
    """What the icon stands for; nothing where it is words alone."""
    beside: Text | None = None
    """What is printed beside the icon."""


class ChartRow(Struct, frozen=True):
    """A row of a card, under its name; numbers that say themselves what they are need none."""

    id: str
    name: Text | None
    cells: tuple[Cell, ...]
    ref: str = ""
    """What the icon before its name stands for."""


class Chart(Struct, frozen=True):
    """All rows of a card, and what it says beside them."""

    rows: tuple[ChartRow, ...]
    text: Text | None = None
