"""A choice as one picture of rows and columns: what a click would make of it, and what comes of that.

Everything in it is found by trying it on a fork, so a front end draws it and works out nothing.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.engine.view import Speaker
from tilldawn.play.draft import Draft


class Level(Struct, frozen=True):
    """How somebody would stand in one State, and how they stand now."""

    state: str
    level: int
    word: str
    was: int


class Cell(Struct, frozen=True, kw_only=True):
    """Where a row and a column meet."""

    count: int
    """How often it is in the choice."""
    keys: list[str] | None
    """The whole choice after a click; None: it cannot be clicked, and `text` says why."""
    more: list[str] | None
    """The whole choice with one more of it, where it is in and there may be more."""
    then: list[Level]
    """What comes of it for the row."""
    text: str
    """Who would have to give it up, or why it cannot be."""
    note: str = ""
    """What chance may make of it, with its odds."""


class GridRow(Struct, frozen=True, kw_only=True):
    """Somebody, and how they stand after all that has been chosen."""

    ref: str
    now: list[Level]
    then: list[Level]
    """Nothing, where that is not known yet."""
    text: str
    lost: bool
    """This choice is the end of them."""
    open: bool
    """Nothing has been chosen for them."""


class GridColumn(Struct, frozen=True, kw_only=True):
    """What can be given or done."""

    ref: str
    name: str
    about: str
    count: int
    """How often it is in the choice."""
    left: int
    """How many there would be left; -1 where they are not counted."""
    of: int
    text: str
    alarm: bool


class Extra(Struct, frozen=True, kw_only=True):
    """Something more that can be chosen, beside the cells."""

    text: str
    refs: tuple[str, ...]
    chosen: bool
    keys: list[str]
    """The whole choice after a click."""


class Grid(Struct, frozen=True, kw_only=True):
    """The whole picture."""

    kind: str
    rows: list[GridRow]
    columns: list[GridColumn]
    cells: list[list[Cell]]
    """By row, then by column."""
    extras: list[Extra]
    call: str
    """One line: what this choice comes to."""
    why: str
    alarm: bool
    """Whether `call` is a warning."""


Draw = Callable[[Draft, Speaker], Grid | None]
"""Draws a draft as a grid, where it can be drawn as one."""
