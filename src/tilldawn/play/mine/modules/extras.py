"""The extra cards in words: they lie in their decks, and there is nothing to tell of the module itself."""

from __future__ import annotations

from collections.abc import Iterable

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import ModuleTeller, Moments, Part


def told(part: Part, view: TableView, say: Speaker) -> Iterable[str]:
    """Nothing."""
    return ()


TELLER = ModuleTeller(told=told, moments=Moments(gain=frozenset({"gleaned"})))
