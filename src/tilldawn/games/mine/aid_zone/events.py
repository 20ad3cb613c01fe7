"""What happens at the Aid Zone, told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class Queued(Event, frozen=True, kw_only=True):
    who: str


class NoticeDrawn(Event, frozen=True, kw_only=True):
    card: str


class SuppliesMoved(Event, frozen=True, kw_only=True):
    """`why` is "used", "brought", "chapter" or "fallen"."""

    by: int
    level: int
    why: str


class NoDeskTonight(Event, frozen=True, kw_only=True):
    """The party leaves the queue, or there is nothing it wants."""


class BagsSearched(Event, frozen=True, kw_only=True):
    """No firearm is in the bags."""


class ShellsFell(Event, frozen=True, kw_only=True):
    who: str
    result: int
    hit: str


class TurnGiven(Event, frozen=True, kw_only=True):
    """The woman behind us goes first, and last."""


class RationsGiven(Event, frozen=True, kw_only=True):
    result: int
    bonus: int
    total: int


class Dressed(Event, frozen=True, kw_only=True):
    """`by` is what the table gives; 0 for nothing."""

    who: str
    result: int
    bonus: int
    total: int
    by: int


class ListsRead(Event, frozen=True, kw_only=True):
    """`found` is "loss", "nothing", "news" or "face"."""

    who: str
    result: int
    found: str


class NobodyTaken(Event, frozen=True, kw_only=True):
    """Somebody was known and does not come along."""


class Volunteered(Event, frozen=True, kw_only=True):
    who: str


class GiftsGiven(Event, frozen=True, kw_only=True):
    paid: int


class AidZoneLeft(Event, frozen=True, kw_only=True):
    card: str
