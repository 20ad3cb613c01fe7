"""What the extra cards tell in the log."""

from __future__ import annotations

from tilldawn.engine.event import Event


class SupperShared(Event, frozen=True, kw_only=True):
    """Whether nobody went without, and how many such Dusks there have been in a row."""

    card: str
    shared: str
    progress: int
    steps: int
