"""The Save Sheet as front ends see it: its form, what is wrong with one, and the sheet of a table."""

from __future__ import annotations

from tilldawn.games.mine.modules import MODULES, SCENARIOS
from tilldawn.games.mine.sheet.faults import faults
from tilldawn.games.mine.sheet.form import (
    COUNTED,
    HISTORY,
    PRINTED,
    WORDS,
    Sheet,
    SheetDeck,
    SheetEvent,
    SheetLost,
    SheetNote,
    SheetPerson,
    SheetRefused,
    SheetTrip,
    crafted,
    kind_of,
)
from tilldawn.games.mine.sheet.start import sheet_of, to_data

__all__ = [
    "COUNTED",
    "HISTORY",
    "MODULES",
    "PRINTED",
    "SCENARIOS",
    "WORDS",
    "Sheet",
    "SheetDeck",
    "SheetEvent",
    "SheetLost",
    "SheetNote",
    "SheetPerson",
    "SheetRefused",
    "SheetTrip",
    "crafted",
    "faults",
    "kind_of",
    "sheet_of",
    "to_data",
]
