"""The Thugs by the manhole, in words: how many wait."""

from __future__ import annotations

from collections.abc import Iterator

from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part


def told(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """How many wait, while anybody does."""
    if part.get("waiting"):
        yield say(Text("thugs-waiting", {"thugs": part["waiting"]}))


TELLER = ModuleTeller(
    told=told,
    moments=Moments(
        opens={"thugs-came": ("thugs", "small"), "thug-rolled": ("thugs", "small")},
        harm=frozenset({"thugs-came"}),
        gain=frozenset({"thugs-gone"}),
    ),
)
