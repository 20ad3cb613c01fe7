"""What can happen in scenarios, told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class ArrowCame(Event, frozen=True, kw_only=True):
    """A script with a red arrow has come true."""

    script: str


class FittingStood(Event, frozen=True, kw_only=True):
    """A Fitting that stands there from the beginning."""

    card: str
    space: str


class FittingScrapped(Event, frozen=True, kw_only=True):
    """A Fitting is out of the game; nothing comes back."""

    card: str
    space: str


class RiskRolled(Event, frozen=True, kw_only=True):
    """A Character's roll against an evil; up to `upto` it comes."""

    who: str
    result: int
    upto: int
    state: str
    hit: str


class WokeTogether(Event, frozen=True, kw_only=True):
    """Two sat through the rest of the night rather than lie down."""

    who: str


class RestPromised(Event, frozen=True, kw_only=True):
    """Somebody gives up the next day's actions for another's sake."""

    who: str
    to: str


class RestDue(Event, frozen=True, kw_only=True):
    """Somebody must sleep in the coming night, if another can guard."""

    who: str


class RestKept(Event, frozen=True, kw_only=True):
    """The day is given to another: no actions."""

    who: str


class SomebodyInside(Event, frozen=True, kw_only=True):
    """A stranger sleeps in the hall tonight."""


# --- Four Seats -----------------------------------------------------------------------------------------


class SeatBought(Event, frozen=True, kw_only=True):
    who: str
    worth: int


class SeatNamed(Event, frozen=True, kw_only=True):
    """A Seat bears somebody's name from now on."""

    who: str


class SeatStolen(Event, frozen=True, kw_only=True):
    """Raiders have found an unnamed Seat."""


class SeatSold(Event, frozen=True, kw_only=True):
    """A Seat went back, for tokens worth so much at most."""

    worth: int


class SeatsDearer(Event, frozen=True, kw_only=True):
    by: int


class SeatGiven(Event, frozen=True, kw_only=True):
    who: str
    to: str


class SeatsDrawn(Event, frozen=True, kw_only=True):
    """All Seats have been named by lot."""

    who: tuple[str, ...]


class LorryLeft(Event, frozen=True, kw_only=True):
    """`who` has left the city, `behind` are those who stay."""

    who: tuple[str, ...]
    some: str
    behind: tuple[str, ...]
    others: str


# --- Two Families -----------------------------------------------------------------------------------------


class NeighboursAsked(Event, frozen=True, kw_only=True):
    """`asks` is food, water, wood, medicine or nothing."""

    result: int
    asks: str


class NeighboursFree(Event, frozen=True, kw_only=True):
    """Refused, they have found another way this time."""

    result: int


class NeighbourLost(Event, frozen=True, kw_only=True):
    left: int


class NeighboursLeft(Event, frozen=True, kw_only=True):
    """They have gone, and the top floor is open."""


class NeighboursTook(Event, frozen=True, kw_only=True):
    good: str


class TrustMoved(Event, frozen=True, kw_only=True):
    trust: int
    way: str


class StairsChanged(Event, frozen=True, kw_only=True):
    """`way` is trap, broken or bricked."""

    way: str


# --- The Ward ---------------------------------------------------------------------------------------------


class PatientTended(Event, frozen=True, kw_only=True):
    who: str
    good: str


class PatientWorse(Event, frozen=True, kw_only=True):
    """A Patient has had neither Water nor food."""

    who: str


class PatientFared(Event, frozen=True, kw_only=True):
    who: str
    state: str
    level: int


class PatientDied(Event, frozen=True, kw_only=True):
    who: str


class PatientWentHome(Event, frozen=True, kw_only=True):
    who: str
    result: int


class PatientCame(Event, frozen=True, kw_only=True):
    who: str
    state: str
    level: int


class RemedyPlaced(Event, frozen=True, kw_only=True):
    who: str
    good: str


class WatchmanStays(Event, frozen=True, kw_only=True):
    """Somebody who was a Patient keeps watch."""


class WatchmanLeft(Event, frozen=True, kw_only=True):
    """There was nothing for him to eat."""


class BurialPromised(Event, frozen=True, kw_only=True):
    who: str


# --- The Voice of the House -------------------------------------------------------------------------------


class TestimonyTaken(Event, frozen=True, kw_only=True):
    """What was seen at a Location is carried home."""

    card: str


class TestimonyLost(Event, frozen=True, kw_only=True):
    """Nobody came home with it."""


class Broadcast(Event, frozen=True, kw_only=True):
    """`own` says whether it was the `story` of one of us."""

    who: str
    story: str
    own: str
    number: int


class VanAbout(Event, frozen=True, kw_only=True):
    """Direction finders: `quiet` says whether we keep silent for a day."""

    quiet: str


class StoryCounts(Event, frozen=True, kw_only=True):
    who: str


class RadioCheaper(Event, frozen=True, kw_only=True):
    card: str
