"""What a page can be refused."""

from __future__ import annotations

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.text import catalog, languages


class Refusal(TilldawnError):
    """Something this browser may not do here, or not now."""


class Stale(TilldawnError):
    """It was decided on a state of the table that is past."""

    def __init__(self) -> None:
        super().__init__("error-stale")


def say(error: Exception, lang: str) -> str:
    """An error in words; one that is our own fault is told as such, without its inside."""
    shown = error if isinstance(error, TilldawnError) else Refusal("error-internal")
    return catalog(lang if lang in languages() else "en").say(shown.text)
