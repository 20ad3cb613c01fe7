"""What can happen in a script, told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class ScriptTold(Event, frozen=True, kw_only=True):
    """A page of the book has been opened; `page` is its text, or the plain sentence of a faded one."""

    script: str
    page: str


class ScriptOver(Event, frozen=True, kw_only=True):
    script: str


class Told(Event, frozen=True, kw_only=True):
    """A script of the book has been read."""

    script: str


class ImpactNamed(Event, frozen=True, kw_only=True):
    """A Reality Impact has named a card and a colour."""

    impact: str
    card: str
    colour: str
    number: int


class ImpactEmpty(Event, frozen=True, kw_only=True):
    """Every script the named card could lead to has been told."""

    impact: str
    card: str


class BookRolled(Event, frozen=True, kw_only=True):
    """`line` is the one the die has picked: `line:899:4`, the one up to 4."""

    script: str
    line: str
    result: int
    total: int


class EventRemoved(Event, frozen=True, kw_only=True):
    card: str


class NoteWritten(Event, frozen=True, kw_only=True):
    note: str


class NoteErased(Event, frozen=True, kw_only=True):
    note: str


class NoteCameBack(Event, frozen=True, kw_only=True):
    note: str


class NoteStirred(Event, frozen=True, kw_only=True):
    note: str
    result: int


class GuestAte(Event, frozen=True, kw_only=True):
    note: str
    good: str


class GuestLeft(Event, frozen=True, kw_only=True):
    note: str


class OrphansFed(Event, frozen=True, kw_only=True):
    who: str
