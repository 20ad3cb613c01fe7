"""What happens to people, told in the log: States, losses, newcomers, Objectives, Narrative Actions."""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- Who is here --------------------------------------------------------------------------------------


class CharacterFound(Event, frozen=True, kw_only=True):
    who: str
    colour: str


class CharacterJoined(Event, frozen=True, kw_only=True):
    """`late` says that the Character cannot act in this stage."""

    who: str
    colour: str
    hunger: int
    fatigue: int
    illness: int
    misery: int
    wounds: int
    late: str


class WentAlong(Event, frozen=True, kw_only=True):
    """Somebody met on the way goes with the party."""

    who: str


class NobodyJoined(Event, frozen=True, kw_only=True):
    """`full` says that four are already here; else no Character card is left."""

    full: str


class CharacterLost(Event, frozen=True, kw_only=True):
    """`how` is "died" or "left"; `cause` the State or script; `epilogue` what became of them."""

    who: str
    sex: str
    how: str
    cause: str
    epilogue: str


class ArmsDropped(Event, frozen=True, kw_only=True):
    """What somebody held who is lost; `where` is "field" (until the Combat is over), "post" (until the raids
    are) or "storage"."""

    who: str
    goods: tuple[str, ...]
    where: str


class LeaderNamed(Event, frozen=True, kw_only=True):
    seat: str


class LeaderChanged(Event, frozen=True, kw_only=True):
    seat: str


# --- States -------------------------------------------------------------------------------------------


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


class StaysUp(Event, frozen=True, kw_only=True):
    """Fatigue 4 on Guard or out Scavenging: the task is finished first."""

    who: str


class WokeUp(Event, frozen=True, kw_only=True):
    who: str


class EmpathyRolled(Event, frozen=True, kw_only=True):
    """`result` is what the die shows, `bonus` what is added to it, `total` what Empathy is compared with."""

    result: int
    hit: tuple[str, ...]
    some: str
    bonus: int
    total: int


class MedicinePlaced(Event, frozen=True, kw_only=True):
    who: str
    good: str


class AlcoholDrunk(Event, frozen=True, kw_only=True):
    who: str
    good: str


class RolledAgain(Event, frozen=True, kw_only=True):
    who: str
    first: int
    second: int


# --- Objectives and Narrative Actions -----------------------------------------------------------------


class ObjectiveSet(Event, frozen=True, kw_only=True):
    card: str
    number: int


class MoreRaidsTonight(Event, frozen=True, kw_only=True):
    """A Penalty: two Night Raid cards tonight."""


class ObjectivePaid(Event, frozen=True, kw_only=True):
    card: str
    good: str
    steps: int
    left: int


class ObjectiveJudged(Event, frozen=True, kw_only=True):
    card: str
    met: str


class NarrativeDrawn(Event, frozen=True, kw_only=True):
    cards: tuple[str, ...]


class NewStrength(Event, frozen=True, kw_only=True):
    """Second Wind: no black dot counts for this Character until Dusk."""

    who: str


class NarrativeUsed(Event, frozen=True, kw_only=True):
    card: str
