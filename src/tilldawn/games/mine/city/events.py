"""What happens on a trip: the way, the search, whoever is met, the way home; told in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- Locations ----------------------------------------------------------------------------------------


class LocationsDealt(Event, frozen=True, kw_only=True):
    near: str
    distant: str
    far: str


class LocationExchanged(Event, frozen=True, kw_only=True):
    old: str
    new: str


class ScavengingBegan(Event, frozen=True, kw_only=True):
    who: tuple[str, ...]


class WentTo(Event, frozen=True, kw_only=True):
    slot: str
    card: str


class SniperShot(Event, frozen=True, kw_only=True):
    who: str
    face: str
    hit: str


class BandRolled(Event, frozen=True, kw_only=True):
    card: str
    result: int
    struck: str


class HiddenGoods(Event, frozen=True, kw_only=True):
    result: int
    found: str
    goods: tuple[str, ...]


class HiddenGoodsLost(Event, frozen=True, kw_only=True):
    card: str
    goods: tuple[str, ...]


class Packed(Event, frozen=True, kw_only=True):
    good: str


class PaidAction(Event, frozen=True, kw_only=True):
    action: str
    cards: int


class Healed(Event, frozen=True, kw_only=True):
    who: str


class Socialised(Event, frozen=True, kw_only=True):
    result: int
    bonus: int


# --- Exploration --------------------------------------------------------------------------------------


class UnknownFormed(Event, frozen=True, kw_only=True):
    cards: int


class CardsReturned(Event, frozen=True, kw_only=True):
    cards: int
    left: int


class CardsSeen(Event, frozen=True, kw_only=True):
    cards: tuple[str, ...]


class CardsOrdered(Event, frozen=True, kw_only=True):
    cards: tuple[str, ...]


class CardsGathered(Event, frozen=True, kw_only=True):
    pass


class CardOpened(Event, frozen=True, kw_only=True):
    card: str
    left: int


class CardDone(Event, frozen=True, kw_only=True):
    card: str


class CardWorkedOn(Event, frozen=True, kw_only=True):
    card: str


class CardKept(Event, frozen=True, kw_only=True):
    card: str


class NotHere(Event, frozen=True, kw_only=True):
    card: str


class LockPicked(Event, frozen=True, kw_only=True):
    tool: str
    result: int
    opened: str


class BasementRolled(Event, frozen=True, kw_only=True):
    result: int
    met: str


class FootstepsRolled(Event, frozen=True, kw_only=True):
    result: int
    waited: int
    total: int


class FloorTried(Event, frozen=True, kw_only=True):
    who: str
    held: str


class TripwireTried(Event, frozen=True, kw_only=True):
    who: str
    result: int
    sprung: str


class NoiseMoved(Event, frozen=True, kw_only=True):
    noise: int
    louder: str
    """yes, no, or where it begins: start."""


class NoiseRolled(Event, frozen=True, kw_only=True):
    result: int
    noise: int
    less: int
    """What the Camo takes off the level for this roll."""
    against: int
    met: str


class SneakedAlong(Event, frozen=True, kw_only=True):
    who: str


# --- Findings -----------------------------------------------------------------------------------------


class Found(Event, frozen=True, kw_only=True):
    card: str
    row: str
    goods: tuple[str, ...]


class NothingFound(Event, frozen=True, kw_only=True):
    card: str
    row: str


class SpecialFound(Event, frozen=True, kw_only=True):
    result: int
    good: str


class FindLeft(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class FindWanted(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class NoSpecialFind(Event, frozen=True, kw_only=True):
    result: int


class DearestLeft(Event, frozen=True, kw_only=True):
    card: str
    good: str


class HobosWatched(Event, frozen=True, kw_only=True):
    result: int
    angry: str


class ShareRolled(Event, frozen=True, kw_only=True):
    result: int
    keep: str


class WeaponsLooted(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


# --- Residents ----------------------------------------------------------------------------------------


class ResidentDrawn(Event, frozen=True, kw_only=True):
    card: str


class ResidentStayed(Event, frozen=True, kw_only=True):
    card: str


class ResidentLeft(Event, frozen=True, kw_only=True):
    card: str
    aside: str


class ResidentPlaced(Event, frozen=True, kw_only=True):
    card: str
    where: str


class ImpactPassedOver(Event, frozen=True, kw_only=True):
    """Reality Impacts that are not resolved here; the next card is."""

    cards: tuple[str, ...]


class ResidentIgnored(Event, frozen=True, kw_only=True):
    card: str


class ResidentsPaid(Event, frozen=True, kw_only=True):
    card: str


class Hidden(Event, frozen=True, kw_only=True):
    card: str


class DogsCame(Event, frozen=True, kw_only=True):
    pass


class DogRolled(Event, frozen=True, kw_only=True):
    who: str
    result: int
    bitten: str


class RebelsDeclined(Event, frozen=True, kw_only=True):
    result: int
    robbed: str


class SoldiersShot(Event, frozen=True, kw_only=True):
    result: int
    hit: str


class DesertersRefused(Event, frozen=True, kw_only=True):
    result: int
    angry: str


class UniformsPassed(Event, frozen=True, kw_only=True):
    card: str


# --- The way home -------------------------------------------------------------------------------------


class BrokeOff(Event, frozen=True, kw_only=True):
    who: str


class ExplorationEnded(Event, frozen=True, kw_only=True):
    pass


class StoppedAt(Event, frozen=True, kw_only=True):
    """The party stops somewhere on its way home."""

    place: str


class PassedBy(Event, frozen=True, kw_only=True):
    """It stops nowhere: it has "fled", comes home from "elsewhere", or the way was "open"."""

    why: str


class ExplorationOver(Event, frozen=True, kw_only=True):
    left: int


class PartyLost(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class BroughtHome(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]
    some: str


class PutDown(Event, frozen=True, kw_only=True):
    good: str


class GoodsLeft(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class GoodsHidden(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class Strained(Event, frozen=True, kw_only=True):
    who: str


class Gleaned(Event, frozen=True, kw_only=True):
    """The skill of a Gleaner."""

    who: str
