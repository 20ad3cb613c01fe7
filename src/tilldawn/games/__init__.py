"""The games. Each is loaded when it is asked for, so that nobody pays for the others; see `registry`."""

from __future__ import annotations

from tilldawn.games.registry import PLAYABLE, list_games, list_packs, load_game

__all__ = ["PLAYABLE", "list_games", "list_packs", "load_game"]
