"""Games and packs that are known for the length of a test, as if a package offered them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tilldawn.bots import bots_for
from tilldawn.engine import pack as packs
from tilldawn.engine import text
from tilldawn.engine.game import Game
from tilldawn.engine.pack import Pack
from tilldawn.games import registry
from tilldawn.rulebook import rows


@contextmanager
def guests(*things: Game[Any] | Pack) -> Iterator[None]:
    """Make these known inside a `with`. Texts opened before are opened anew, so nothing is left behind."""
    before = registry._games, packs._known, text._added, text._books
    registry._games, packs._known = dict(registry._games), dict(packs._known)
    text._added, text._books = {game: list(folders) for game, folders in text._added.items()}, {}
    text.catalog.cache_clear()
    try:
        for thing in things:
            if isinstance(thing, Pack):
                registry.add_pack(thing)
            else:
                registry.add_game(thing)
        yield
    finally:
        for pack in packs._known.values():
            if pack.id not in before[1]:
                pack.content.remove(pack.id)
        registry._games, packs._known, text._added, text._books = before
        text.catalog.cache_clear()
        bots_for.cache_clear()
        rows.cache_clear()
