"""What happens to a Campaign as a whole, told in the log as `event-NAME`; each area has its own events too.

Fields that name a thing hold a ref (`character:katia`, `good:wood`, `count:wood*2`, `card:thugs-1`,
`space:b3`, `state:hunger`). Yes-or-no fields hold "yes" or "no", for the selectors of the texts.
"""

from __future__ import annotations

from tilldawn.engine.event import Event

# --- The course of a Campaign -------------------------------------------------------------------------


class DayBegan(Event, frozen=True, kw_only=True):
    day: int


class DuskBegan(Event, frozen=True, kw_only=True):
    day: int


class EveningBegan(Event, frozen=True, kw_only=True):
    day: int


class DawnCame(Event, frozen=True, kw_only=True):
    day: int


class DayEnded(Event, frozen=True, kw_only=True):
    day: int


class ChapterTurned(Event, frozen=True, kw_only=True):
    card: str


class CardsReshuffled(Event, frozen=True, kw_only=True):
    """`deck` is "fate", "findings", "visitors", "locations" or "exploration"."""

    deck: str
    cards: int


# --- How it ends --------------------------------------------------------------------------------------


class HopeLost(Event, frozen=True, kw_only=True):
    """No starting Character is left: the Final Objective cannot be met any more."""

    day: int
    left: int
    """Starting Characters who are left: too few."""


class PlayedOn(Event, frozen=True, kw_only=True):
    day: int


class GaveUp(Event, frozen=True, kw_only=True):
    day: int


class CampaignLost(Event, frozen=True, kw_only=True):
    day: int


class CampaignWon(Event, frozen=True, kw_only=True):
    """`tone` is how many starting Characters saw the peace."""

    day: int
    tone: int


class ScenarioWon(Event, frozen=True, kw_only=True):
    scenario: str
    day: int


class ScenarioLost(Event, frozen=True, kw_only=True):
    scenario: str
    day: int


class CameThrough(Event, frozen=True, kw_only=True):
    """Somebody has seen a scenario through that does not end with the war."""

    who: str
    sex: str
    epilogue: str


class EpilogueTold(Event, frozen=True, kw_only=True):
    who: str
    sex: str
    epilogue: str
