"""Desperate Measures in words."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.request import text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part


def told(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """What lies open and until when, what is in the deck, what nobody has said."""
    for card, day in part.get("until", {}).items():
        yield say(text("desperate-open", card=card, day=day))
    if part.get("unsaid"):
        yield say(text("desperate-unsaid", day=part["unsaid"]))
    yield say(text("desperate-deck", cards=part.get("deck", 0)))


TELLER = ModuleTeller(
    told=told,
    moments=Moments(
        opens={"measure-drawn": ("desperate", "large"), "measure-taken": ("desperate", "small")},
        harm=frozenset({"measure-lapsed"}),
    ),
)
