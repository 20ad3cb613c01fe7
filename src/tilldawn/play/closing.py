"""The end of a game as a scene: who lived, what became of everybody, the numbers, where it turned.

Each game tells it in texts (`Face.closing`); pages and terminals put them into words and draw the numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from tilldawn.engine.event import LogLine
from tilldawn.engine.request import Text
from tilldawn.engine.table import Table
from tilldawn.play.face import face_of, found

Fate = Literal["alive", "died", "left"]


class Person(Struct, frozen=True, kw_only=True):
    """What became of somebody."""

    ref: str
    fate: Fate
    text: Text
    """How and when."""
    title: Text | None = None
    page: Text | None = None
    picture: str = ""
    """What is pictured."""


class Column(Struct, frozen=True):
    """A row of numbers over the days or Rounds: drawn as a line, and written out for ears."""

    name: Text
    values: tuple[int, ...]
    ref: str = ""
    worse: bool = False
    """More of it is worse."""


class Chart(Struct, frozen=True):
    """Numbers over the course of the game."""

    title: Text
    steps: tuple[Text, ...]
    columns: tuple[Column, ...]


class Turn(Struct, frozen=True):
    """Where it turned: the line of the log that tells it."""

    at: int
    when: Text
    text: Text
    good: bool


class Closing(Struct, frozen=True):
    """All of it."""

    marks: tuple[Text, ...]
    people: tuple[Person, ...]
    charts: tuple[Chart, ...]
    turns: tuple[Turn, ...]
    picture: str = ""
    """The picture of how it ended, if it is not that of the reason."""


def closing(table: Table[Any]) -> Closing | None:
    """How a game ended; None for one that tells no more than its story."""
    place = face_of(table.game.id).closing
    if not place:
        return None
    tell: Callable[[Struct, list[LogLine]], Closing] = found(place)
    return tell(table.look(), table.log)
