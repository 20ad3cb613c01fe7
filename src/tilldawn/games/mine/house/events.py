"""What happens in the Shelter and at its door by day, told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- The Morning --------------------------------------------------------------------------------------


class EventDrawn(Event, frozen=True, kw_only=True):
    card: str


class EventIgnored(Event, frozen=True, kw_only=True):
    card: str


class EventEnded(Event, frozen=True, kw_only=True):
    card: str


class ColdAdded(Event, frozen=True, kw_only=True):
    cold: int
    total: int


class ColdFull(Event, frozen=True, kw_only=True):
    """All Cold tokens lie out: so many more are lost."""

    lost: int


class ColdRemoved(Event, frozen=True, kw_only=True):
    cold: int
    total: int


class NothingDropped(Event, frozen=True, kw_only=True):
    """An Airdrop, and nobody was out to find it."""


class RatsFoundNothing(Event, frozen=True, kw_only=True):
    """No food they eat was in Storage."""


class RatsHunted(Event, frozen=True, kw_only=True):
    """Something in the house has been at the rats: so many pieces fewer are gone."""

    fewer: int


class EpidemicRolled(Event, frozen=True, kw_only=True):
    """`upto` is the highest result that makes this Character ill."""

    who: str
    result: int
    upto: int
    ill: str


class DirectHitRolled(Event, frozen=True, kw_only=True):
    result: int
    hit: str


# --- The Shelter --------------------------------------------------------------------------------------


class FittingPlaced(Event, frozen=True, kw_only=True):
    """`built` says whether somebody built it; if not, it came for nothing."""

    card: str
    space: str
    who: str
    built: str
    cost: tuple[str, ...]


class FittingLost(Event, frozen=True, kw_only=True):
    card: str
    space: str


class HoleOpened(Event, frozen=True, kw_only=True):
    hole: str


class HoleClosed(Event, frozen=True, kw_only=True):
    hole: str


# --- The actions of the day ---------------------------------------------------------------------------


class StageBegan(Event, frozen=True, kw_only=True):
    stage: int


class ActionPaid(Event, frozen=True, kw_only=True):
    """What an action takes out of Storage when it is assigned: `spent`, or only placed as a tool."""

    who: str
    goods: tuple[str, ...]
    spent: str


class StageEnded(Event, frozen=True, kw_only=True):
    """What the stage's actions have brought lies in Storage now, and their tools are back."""

    goods: tuple[str, ...]
    some: str
    tools: tuple[str, ...]
    tooled: str


class ToolSpent(Event, frozen=True, kw_only=True):
    good: str


class BoxShort(Event, frozen=True, kw_only=True):
    """So many of the pieces promised are not in the box."""

    missing: int


class CardTurned(Event, frozen=True, kw_only=True):
    """A Heap, Furniture, Bars or Closed Door card has been turned over."""

    who: str
    card: str
    space: str


class RubbleDug(Event, frozen=True, kw_only=True):
    """`card` is Rubble or Rubble Remnants, `left` what it became: "remnants" or "nothing"."""

    who: tuple[str, ...]
    card: str
    space: str
    left: str


class LockTried(Event, frozen=True, kw_only=True):
    who: str
    space: str
    result: int
    opened: str


class PokedAbout(Event, frozen=True, kw_only=True):
    """`result` is what the die shows, `bonus` what a skill adds to it."""

    who: str
    result: int
    bonus: int
    pieces: int


class CardUncovered(Event, frozen=True, kw_only=True):
    """A card of a stack is gone, and this one lay under it."""

    card: str
    space: str


class ShelterSearched(Event, frozen=True, kw_only=True):
    """`card` is the Findings card that came; `impact` says whether a Reality Impact went back before."""

    who: str
    card: str
    goods: tuple[str, ...]
    some: str
    impact: str


class GardenSearched(Event, frozen=True, kw_only=True):
    """`result` is what the die shows, `chill` what the Cold takes off it."""

    who: str
    result: int
    chill: int
    goods: tuple[str, ...]
    some: str


class SniperFired(Event, frozen=True, kw_only=True):
    """The roll for whoever has just acted on a floor that is watched; `upto` is the highest that hits."""

    who: str
    result: int
    upto: int
    hit: str


class IdeasFound(Event, frozen=True, kw_only=True):
    who: str
    cards: tuple[str, ...]


class Napped(Event, frozen=True, kw_only=True):
    who: str


class SatDown(Event, frozen=True, kw_only=True):
    who: str
    result: int
    books: int
    better: str


class TunedIn(Event, frozen=True, kw_only=True):
    who: str
    cards: tuple[str, ...]
    result: int
    better: str


class WaitPlaced(Event, frozen=True, kw_only=True):
    who: str
    card: str


class Worked(Event, frozen=True, kw_only=True):
    """An action of a Fitting done so many times."""

    who: str
    card: str
    action: str
    times: int


class FittingMoved(Event, frozen=True, kw_only=True):
    who: str
    card: str
    space: str


class FittingDismantled(Event, frozen=True, kw_only=True):
    who: str
    card: str


class WentOutside(Event, frozen=True, kw_only=True):
    who: str


# --- Outside and at the door --------------------------------------------------------------------------


class VisitorCame(Event, frozen=True, kw_only=True):
    card: str


class VisitorLeft(Event, frozen=True, kw_only=True):
    """`after` is where the card goes: "discard", "waste" or "shuffle"."""

    card: str
    after: str


class SniperWatched(Event, frozen=True, kw_only=True):
    """The roll of the Outside action."""

    who: str
    result: int
    hit: str


class NewcomerSought(Event, frozen=True, kw_only=True):
    """`turned` are the Visitors who were passed over."""

    turned: tuple[str, ...]
    found: str


class NewcomerTurnedAway(Event, frozen=True, kw_only=True):
    card: str


class NewcomerMovedOn(Event, frozen=True, kw_only=True):
    """There is no room for another Character, or no card."""

    card: str
    fed: str


class BroughtRolled(Event, frozen=True, kw_only=True):
    """What the hungry Newcomer brings."""

    result: int
    goods: tuple[str, ...]


class GossipRolled(Event, frozen=True, kw_only=True):
    result: int
    talks: str


class EventsSeen(Event, frozen=True, kw_only=True):
    """The top cards of the Events deck, the next one first."""

    cards: tuple[str, ...]


class RaidSeen(Event, frozen=True, kw_only=True):
    card: str
    below: str


class DoctorPaid(Event, frozen=True, kw_only=True):
    """The Doctor has seen to somebody."""

    who: str
    state: str
    paid: int


class MedicineGiven(Event, frozen=True, kw_only=True):
    """For the Doctor's ward."""

    goods: tuple[str, ...]


class ChildrenFed(Event, frozen=True, kw_only=True):
    """`plenty` says that they have enough and do not come again."""

    goods: tuple[str, ...]
    plenty: str


class DoorClosed(Event, frozen=True, kw_only=True):
    """On the children."""


class SoldierWon(Event, frozen=True, kw_only=True):
    """The Soldier keeps an eye on the door tonight."""

    goods: tuple[str, ...]


class SoldierFed(Event, frozen=True, kw_only=True):
    good: str


class SoldierRolled(Event, frozen=True, kw_only=True):
    """`takes` says that he takes a red token, if there is one."""

    result: int
    takes: str


class SoldierFoundNothing(Event, frozen=True, kw_only=True):
    """No red token was in Storage."""


class StayedIn(Event, frozen=True, kw_only=True):
    """Nobody queued for Water."""


class GraveDug(Event, frozen=True, kw_only=True):
    who: str


class WoodGiven(Event, frozen=True, kw_only=True):
    """For the Neighbour in Mourning."""

    goods: tuple[str, ...]


class MourningRolled(Event, frozen=True, kw_only=True):
    """`weighs` says that the refusal stays with somebody."""

    result: int
    weighs: str


class QueueRolled(Event, frozen=True, kw_only=True):
    who: str
    result: int
    water: int
    hurt: str


# --- Dusk ---------------------------------------------------------------------------------------------


class ThirstRolled(Event, frozen=True, kw_only=True):
    who: str
    result: int
    state: str


class WentHungry(Event, frozen=True, kw_only=True):
    who: str


class Cooked(Event, frozen=True, kw_only=True):
    who: str
    eater: str
    good: str


class KindWordSaid(Event, frozen=True, kw_only=True):
    who: str
    to: str
