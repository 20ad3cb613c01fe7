"""What the Thugs do, told."""

from __future__ import annotations

from tilldawn.engine.event import Event


class ThugsCame(Event, frozen=True, kw_only=True):
    result: int
    thugs: int


class ThugRolled(Event, frozen=True, kw_only=True):
    """One roll for each of them; up to their number, and they attack."""

    result: int
    thugs: int
    fight: str


class ThugsGone(Event, frozen=True, kw_only=True):
    """`how` is "fought" after a fight, "aside" when the party has left the Sewers."""

    how: str
