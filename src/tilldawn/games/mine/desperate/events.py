"""What Desperate Measures tell in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class MeasureDrawn(Event, frozen=True, kw_only=True):
    """`until` is the day at whose Dawn it lapses."""

    card: str
    until: int


class MeasureTaken(Event, frozen=True, kw_only=True):
    card: str


class MeasureLapsed(Event, frozen=True, kw_only=True):
    card: str


class NothingToLose(Event, frozen=True, kw_only=True):
    """This Character's die is rolled once more, in each round or against this raid card."""

    who: str


class BoardsTorn(Event, frozen=True, kw_only=True):
    """No Fitting may ever stand on this space."""

    space: str


class HandsBusy(Event, frozen=True, kw_only=True):
    """Black dots of Hunger and Misery do not count today."""


class Unsaid(Event, frozen=True, kw_only=True):
    """DEATH AMONG US is put off to the Dawn of this day."""

    day: int


class SaidAfterAll(Event, frozen=True, kw_only=True):
    """What was put off comes now."""
