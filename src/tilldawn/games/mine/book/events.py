"""What can happen in a script, told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class ScriptTold(Event, frozen=True, kw_only=True):
    """A page of the book has been opened; `page` is its text, or the plain sentence of a faded one."""

    script: str
    page: str


class ScriptDid(Event, frozen=True, kw_only=True):
    """What a page without a choice does, or the branch it takes; `effects` are refs."""

    script: str
    effects: tuple[str, ...]
    some: str


class ScriptChosen(Event, frozen=True, kw_only=True):
    """A choice of a page has been made; `said` is its sentence."""

    script: str
    said: str
    effects: tuple[str, ...]
    some: str


class ScriptOver(Event, frozen=True, kw_only=True):
    """The book is closed after this page and all it led to."""

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
    """`line` is the one the die has picked: `line:899:4`, the one up to 4; `effects` what it does."""

    script: str
    line: str
    result: int
    total: int
    bonus: str
    effects: tuple[str, ...]
    some: str


class EventRemoved(Event, frozen=True, kw_only=True):
    card: str


class EventStays(Event, frozen=True, kw_only=True):
    """The Ceasefire was on top: nothing is removed."""

    card: str


class NoteWritten(Event, frozen=True, kw_only=True):
    """`place` is the kind of place it lies in, `on` the space or Character, or "none"."""

    note: str
    number: int
    place: str
    on: str


class NoteHomeless(Event, frozen=True, kw_only=True):
    """The Character it was meant for is gone: it is not written."""

    note: str


class NoteErased(Event, frozen=True, kw_only=True):
    note: str


class NoteCameBack(Event, frozen=True, kw_only=True):
    note: str


class NoteStirred(Event, frozen=True, kw_only=True):
    """`woke` says whether it came up with Spirit."""

    note: str
    result: int
    woke: str


# --- What a page has done to the day, the night and people --------------------------------------------


class NothingLost(Event, frozen=True, kw_only=True):
    """Nothing of what was to be lost was there; without `goods`: no token at all."""

    goods: tuple[str, ...]


class NobodySteps(Event, frozen=True, kw_only=True):
    """Everybody there sleeps: nobody can be chosen to act."""


class StrangerTurnedAway(Event, frozen=True, kw_only=True):
    """Somebody who asked to join was refused."""


class KeptBusy(Event, frozen=True, kw_only=True):
    who: str


class PostedOut(Event, frozen=True, kw_only=True):
    """Out of reach until the Night Raids are over."""

    who: str


class CameBackDown(Event, frozen=True, kw_only=True):
    """Whoever was posted is with us again."""

    who: str


class TripBrokenOff(Event, frozen=True, kw_only=True):
    """Exploration ends by a script."""


class CardDropped(Event, frozen=True, kw_only=True):
    """The Exploration card that waited is not resolved any more; what was paid for it is gone."""

    card: str


class NothingMoreHere(Event, frozen=True, kw_only=True):
    """All finds this Location allows have been made."""


class PaperStamped(Event, frozen=True, kw_only=True):
    """Soldiers, Rebels and Deserters may be let pass, this Scavenging or the next."""


class RaidsDoubled(Event, frozen=True, kw_only=True):
    """Two raid cards tonight."""


class DoorWatched(Event, frozen=True, kw_only=True):
    """Somebody keeps an eye on the door tonight."""


class BasementClosed(Event, frozen=True, kw_only=True):
    """Nobody goes down there for the rest of the Campaign."""


class DayShortened(Event, frozen=True, kw_only=True):
    """One action for each Character, `today` or tomorrow."""

    today: str


# --- Guests and orphans -------------------------------------------------------------------------------


class GuestAte(Event, frozen=True, kw_only=True):
    note: str
    good: str


class GuestLeft(Event, frozen=True, kw_only=True):
    note: str


class OrphansFed(Event, frozen=True, kw_only=True):
    who: str
