"""A row of the rulebook: one rule, where it comes from, and what became of it here."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Status = Literal["played", "physical", "open"]


class Row(Struct, frozen=True):
    """One rule. Its wording is the message `rule-ID`, its title the attribute `.title`."""

    id: str
    status: Status
    source: str
    reason: str = ""

    @property
    def area(self) -> str:
        """`W-GOAL-01` is in the area GOAL; the rulings, `G-01`, are in RULING."""
        parts = self.id.split("-")
        return parts[1] if len(parts) == 3 else "RULING"


def played(id: str, source: str) -> Row:
    """The computer plays this rule, and a test shows it."""
    return Row(id, "played", source)


def physical(id: str, source: str, reason: str) -> Row:
    """A rule about cardboard only; the reason says why there is nothing to play."""
    return Row(id, "physical", source, reason)


def open_row(id: str, source: str, reason: str) -> Row:
    """Not played yet; the reason says what it waits for."""
    return Row(id, "open", source, reason)
