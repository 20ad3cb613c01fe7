"""Save Sheets for front ends: the sheet of a table as text, and a table's options out of a sheet.

A game's sheet is loaded when somebody asks for one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec import Struct

from tilldawn.engine.errors import BadOption
from tilldawn.engine.table import Table
from tilldawn.play.face import face_of


class Paper(Struct, frozen=True):
    """A sheet that was read: how many players it was written for, and the options of its table."""

    seats: int
    options: dict[str, Any]


class Written(Struct, frozen=True):
    """A sheet as text, and the day whose Dawn it was written after."""

    day: int
    text: str


def has_sheet(game: str) -> bool:
    """Whether a game has a Save Sheet."""
    return face_of(game).sheet


def sheet_of(table: Table[Any], lang: str) -> Written:
    """The Save Sheet of a table's last Dawn. Raises BadOption when there is none."""
    if not has_sheet(table.game.id):
        raise BadOption("error-sheet-game", game=table.game.id)
    if table.options.get("packs"):
        raise BadOption("error-sheet-packs")
    from tilldawn.games.mine.public.sheet import sheet_of as noted
    from tilldawn.play.mine.paper import write

    sheet = noted(table)
    return Written(sheet.day, write(sheet, lang))


def read_sheet(text: str, lang: str) -> Paper:
    """What a table that goes on from a sheet shall be. Raises SheetRefused with the line and the reason."""
    from tilldawn.games.mine.public.sheet import to_data
    from tilldawn.play.mine.reader import read

    sheet = read(text, lang)
    return Paper(sheet.seats, {"sheet": to_data(sheet)})


def open_sheet(name: str, lang: str) -> Paper:
    """A sheet out of a file."""
    try:
        text = Path(name).expanduser().read_text(encoding="utf-8-sig")
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption("error-sheet-file", name=name, reason=reason) from error
    return read_sheet(text, lang)


def write_sheet(written: Written, name: str) -> Path:
    """Put a sheet into a file."""
    try:
        path = Path(name).expanduser()
        path.write_text(written.text, encoding="utf-8")
    except (OSError, ValueError, RuntimeError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadOption("error-sheet-write", name=name, reason=reason) from error
    return path
