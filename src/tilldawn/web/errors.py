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


class Stopping(Refusal):
    """The server is being stopped: nothing new is begun."""

    def __init__(self) -> None:
        super().__init__("error-busy")


INSIDE = {
    "error-store-write": "error-unsaved",
    "error-store-read": "error-unread",
    "error-store-reach": "error-unread",
}
"""What people at a table are told instead of what failed where on the server; its log has that."""


def say(error: Exception, lang: str) -> str:
    """An error in words, for people at a table; one that is our own fault is told as such, without its
    inside."""
    shown = error if isinstance(error, TilldawnError) else Refusal("error-internal")
    if told := INSIDE.get(shown.text.id):
        shown = Refusal(told)
    return catalog(lang if lang in languages() else "en").say(shown.text)
