"""Numbers as rows of marks: tracks of the board, the actions of a day."""

from __future__ import annotations

from collections.abc import Iterable

OPEN, LOST = "●", "○"
"""An action of the day: open, or lost to a State."""


def bar(value: int, most: int) -> str:
    """A track: full and empty spaces."""
    return "▮" * min(value, most) + "▯" * max(0, most - value)


def pips(actions: Iterable[bool]) -> str:
    """The day's three actions: open or lost to a State."""
    return "".join(OPEN if one else LOST for one in actions)
