"""How much work a record may make for whoever plays it again.

Playing a journal again costs about as much as it is long. Who opens records of strangers says how long that
may be: in entries, in undos, and in time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from tilldawn.engine import journal as jn
from tilldawn.engine.errors import TooMuchWork

LOOKS = 128
"""Answers that are played between two looks at the clock."""


def _never() -> bool:
    return False


class Budget(Struct, frozen=True, kw_only=True):
    """Limits for one replay; those left out do not limit anything.

    `overdue` is asked now and then and says when to stop. It may also raise an error of its own.
    """

    entries: int | None = None
    undos: int | None = None
    overdue: Callable[[], bool] = _never

    def admit(self, journal: Sequence[str]) -> None:
        """Refuse a journal that is too long before anything of it is played."""
        if self.entries is not None and len(journal) > self.entries:
            raise TooMuchWork("error-save-too-long", entries=len(journal), most=self.entries)
        if self.undos is not None:
            undos = sum(entry[:1] == jn.UNDO for entry in journal)
            if undos > self.undos:
                raise TooMuchWork("error-save-too-many-undos", undos=undos, most=self.undos)

    def meter(self) -> Meter:
        """What counts the work of one replay."""
        return Meter(self.overdue)


class Meter:
    """Counts answers as they are played and looks at the clock now and then."""

    __slots__ = ("_overdue", "played")

    def __init__(self, overdue: Callable[[], bool]) -> None:
        self._overdue = overdue
        self.played = 0

    def tick(self) -> None:
        """One more answer is about to be played."""
        if self.played % LOOKS == 0 and self._overdue():
            raise TooMuchWork("error-save-too-slow", played=self.played)
        self.played += 1
