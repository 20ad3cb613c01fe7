"""Cat and Dog in words."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.request import text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part


def told(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """Where each is, and what there is for the Cat today."""
    for pet, where in part.get("pets", {}).items():
        yield say(text("pets-stands", pet=pet, where=where))
    if part.get("used"):
        yield say(text("pets-used"))
    elif part.get("scraps"):
        yield say(text("pets-scraps"))


TELLER = ModuleTeller(
    told=told,
    moments=Moments(
        opens={"cat-rolled": ("pets", "small"), "cat-awaited": ("pets", "small")},
        harm=frozenset({"pet-lost", "pet-left-behind", "dog-went-hungry"}),
        gain=frozenset({"pet-came", "dog-barked"}),
    ),
)
