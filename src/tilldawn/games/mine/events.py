"""Everything that can happen in a Campaign of `mine`, told in the log as `event-NAME`.

Fields that name a thing hold a ref (`character:katia`, `good:wood`, `count:wood*2`, `card:thugs-1`,
`space:b3`, `state:hunger`). Yes-or-no fields hold "yes" or "no", for the selectors of the texts.
"""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- Goods, States, people ----------------------------------------------------------------------------


class GoodsGained(Event, frozen=True, kw_only=True):
    """`zone` is "storage", "pile" or "products"."""

    goods: tuple[str, ...]
    zone: str


class GoodsMissing(Event, frozen=True, kw_only=True):
    """The box does not hold these."""

    goods: tuple[str, ...]


class GoodsDiscarded(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]
    zone: str


class GoodsRemoved(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class StateRose(Event, frozen=True, kw_only=True):
    who: str
    state: str
    by: int
    level: int


class StateFell(Event, frozen=True, kw_only=True):
    who: str
    state: str
    by: int
    level: int


class FellAsleep(Event, frozen=True, kw_only=True):
    who: str


class WokeUp(Event, frozen=True, kw_only=True):
    who: str


class CharacterLost(Event, frozen=True, kw_only=True):
    """`how` is "died" or "left"; `cause` the State or script; `epilogue` what became of them."""

    who: str
    sex: str
    how: str
    cause: str
    epilogue: str


class EmpathyRolled(Event, frozen=True, kw_only=True):
    result: int
    hit: tuple[str, ...]
    some: str


class LeaderChanged(Event, frozen=True, kw_only=True):
    seat: str


class LeaderNamed(Event, frozen=True, kw_only=True):
    seat: str


class CampaignLost(Event, frozen=True, kw_only=True):
    day: int


class CampaignWon(Event, frozen=True, kw_only=True):
    """`tone` is how many starting Characters saw the peace."""

    day: int
    tone: int


class Told(Event, frozen=True, kw_only=True):
    """A script of the book has been read."""

    script: str


class StorageBundled(Event, frozen=True, kw_only=True):
    good: str


class StorageUnbundled(Event, frozen=True, kw_only=True):
    good: str
    got: int


# --- Decks --------------------------------------------------------------------------------------------


class CardsReshuffled(Event, frozen=True, kw_only=True):
    """`deck` is "fate", "findings", "visitors", "locations" or "exploration"."""

    deck: str
    cards: int


class LocationExchanged(Event, frozen=True, kw_only=True):
    old: str
    new: str


class ResidentDrawn(Event, frozen=True, kw_only=True):
    card: str


class VisitorCame(Event, frozen=True, kw_only=True):
    card: str


class NarrativeUsed(Event, frozen=True, kw_only=True):
    card: str


# --- Setting up, Morning, Objectives ------------------------------------------------------------------


class CharacterFound(Event, frozen=True, kw_only=True):
    who: str
    colour: str


class LocationsDealt(Event, frozen=True, kw_only=True):
    near: str
    distant: str
    far: str


class DayBegan(Event, frozen=True, kw_only=True):
    day: int


class EventDrawn(Event, frozen=True, kw_only=True):
    card: str


class ChapterTurned(Event, frozen=True, kw_only=True):
    card: str


class ColdAdded(Event, frozen=True, kw_only=True):
    cold: int
    total: int


class ColdRemoved(Event, frozen=True, kw_only=True):
    cold: int
    total: int


class EventIgnored(Event, frozen=True, kw_only=True):
    card: str


class EventEnded(Event, frozen=True, kw_only=True):
    card: str


class ObjectiveSet(Event, frozen=True, kw_only=True):
    card: str
    number: int


class ObjectivePaid(Event, frozen=True, kw_only=True):
    card: str
    good: str
    steps: int
    left: int


class ObjectiveJudged(Event, frozen=True, kw_only=True):
    card: str
    met: str


class EpidemicRolled(Event, frozen=True, kw_only=True):
    who: str
    result: int
    ill: str


class HoleOpened(Event, frozen=True, kw_only=True):
    hole: str


class FittingLost(Event, frozen=True, kw_only=True):
    card: str
    space: str


class DirectHitRolled(Event, frozen=True, kw_only=True):
    result: int
    hit: str


class NarrativeDrawn(Event, frozen=True, kw_only=True):
    cards: tuple[str, ...]


class HopeLost(Event, frozen=True, kw_only=True):
    """No starting Character is left: the Final Objective cannot be met any more."""

    day: int


class PlayedOn(Event, frozen=True, kw_only=True):
    day: int


class GaveUp(Event, frozen=True, kw_only=True):
    day: int


class EpilogueTold(Event, frozen=True, kw_only=True):
    who: str
    sex: str
    epilogue: str


# --- The Shelter --------------------------------------------------------------------------------------


class FittingPlaced(Event, frozen=True, kw_only=True):
    card: str
    space: str


class HoleClosed(Event, frozen=True, kw_only=True):
    hole: str


class RolledAgain(Event, frozen=True, kw_only=True):
    who: str
    first: int
    second: int


class StageBegan(Event, frozen=True, kw_only=True):
    stage: int


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
    who: str
    result: int
    pieces: int


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


# --- Dusk and Evening ---------------------------------------------------------------------------------


class DuskBegan(Event, frozen=True, kw_only=True):
    day: int


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


class EveningBegan(Event, frozen=True, kw_only=True):
    day: int


class TaskGiven(Event, frozen=True, kw_only=True):
    who: str
    task: str


# --- Scavenging ---------------------------------------------------------------------------------------


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


class UnknownFormed(Event, frozen=True, kw_only=True):
    cards: int


class CardsReturned(Event, frozen=True, kw_only=True):
    cards: int
    left: int


class CardsSeen(Event, frozen=True, kw_only=True):
    cards: tuple[str, ...]


class CardOpened(Event, frozen=True, kw_only=True):
    card: str
    left: int


class CardKept(Event, frozen=True, kw_only=True):
    card: str


class NotHere(Event, frozen=True, kw_only=True):
    card: str


class LockPicked(Event, frozen=True, kw_only=True):
    tool: str
    result: int
    opened: str


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


class NoiseRolled(Event, frozen=True, kw_only=True):
    result: int
    noise: int
    met: str


class SneakedAlong(Event, frozen=True, kw_only=True):
    who: str


class PaidAction(Event, frozen=True, kw_only=True):
    action: str
    cards: int


class Healed(Event, frozen=True, kw_only=True):
    who: str


class Socialised(Event, frozen=True, kw_only=True):
    result: int
    bonus: int


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


class HobosWatched(Event, frozen=True, kw_only=True):
    result: int
    angry: str


class ShareRolled(Event, frozen=True, kw_only=True):
    result: int
    keep: str


class WeaponsLooted(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class ResidentStayed(Event, frozen=True, kw_only=True):
    card: str


class ResidentIgnored(Event, frozen=True, kw_only=True):
    card: str


class ResidentsPaid(Event, frozen=True, kw_only=True):
    card: str


class Hidden(Event, frozen=True, kw_only=True):
    card: str


class DogsCame(Event, frozen=True, kw_only=True):
    pass


class RebelsDeclined(Event, frozen=True, kw_only=True):
    result: int
    robbed: str


class SoldiersShot(Event, frozen=True, kw_only=True):
    result: int
    hit: str


class DesertersRefused(Event, frozen=True, kw_only=True):
    result: int
    angry: str


class BrokeOff(Event, frozen=True, kw_only=True):
    who: str


class ExplorationEnded(Event, frozen=True, kw_only=True):
    pass


class ExplorationOver(Event, frozen=True, kw_only=True):
    left: int


class PartyLost(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class BroughtHome(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]
    some: str


class GoodsLeft(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class GoodsHidden(Event, frozen=True, kw_only=True):
    goods: tuple[str, ...]


class Strained(Event, frozen=True, kw_only=True):
    who: str
