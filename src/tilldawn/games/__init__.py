"""The games. Each is loaded when it is asked for, so that nobody pays for the other."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from tilldawn.engine.errors import BadOption
from tilldawn.engine.game import Game

PLAYABLE = ("daylight", "mine")
"""The games that can be played today."""


def load_game(id: str) -> Game[Any]:
    """The definition of a game."""
    if id not in PLAYABLE:
        raise BadOption("error-unknown-game", game=id, games=", ".join(PLAYABLE))
    return _load(id)


@cache
def _load(id: str) -> Game[Any]:
    game: Game[Any] = import_module(f"tilldawn.games.{id}.game").GAME
    return game
