"""What everybody at a table should have in view: where the game stands, what is wanted, what threatens.

A game makes an outlook from its view (`public.outlook`); front ends put it into words and show it in a strip.
It holds no sentence and no number that the rules have not made.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilldawn.engine.request import Text

Grade = Literal["plain", "good", "warn", "danger"]
"""How much a mark matters: nothing to do, well, soon, now."""
GRADES: tuple[Grade, ...] = ("danger", "warn", "good", "plain")
"""The most urgent first."""


class Mark(Struct, frozen=True):
    """One fact to keep in view."""

    kind: str
    """What picture it has: objective, peace, cold …"""
    grade: Grade
    title: Text
    text: Text
    """Why it matters, or until when."""
    short: Text
    """The title where there is room for two words only."""
    details: tuple[Text, ...] = ()
    refs: tuple[str, ...] = ()
    """What on the table it is about."""
    rule: str = ""


class Stage(Struct, frozen=True):
    """One of the phases the game goes through again and again."""

    id: str
    name: Text
    now: bool


class Outlook(Struct, frozen=True):
    """Where we are, what we want, what threatens: the most urgent first."""

    where: Text
    stages: tuple[Stage, ...] = ()
    part: Text | None = None
    """How far the present phase has come, where it has parts."""
    goals: tuple[Mark, ...] = ()
    dangers: tuple[Mark, ...] = ()
