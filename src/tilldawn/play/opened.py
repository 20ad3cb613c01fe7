"""Cards that lie open and are read for one purpose: which of their rows count, and why."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.request import Text


class Opened(Struct, frozen=True):
    """A card that was turned up."""

    card: str
    counts: tuple[str, ...] | None = None
    """The rows of its chart that count, by id; None where there is nothing to choose between."""
    said: Text | None = None
    """Why these and no others."""
