"""What each game's table says about how it ended: the one place of the simulation that knows the games."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from tilldawn.engine.game import Outcome
from tilldawn.engine.table import Table


class Figures(Struct, frozen=True):
    """`rounds` is the Round or the day the game ended in; `losses` are people lost, as `(day, cause)`."""

    rounds: int
    characters: tuple[str, ...]
    losses: tuple[tuple[int, str], ...] = ()


def figures(table: Table[Any]) -> Figures:
    """What is counted of a finished game."""
    match table.game.id:
        case "daylight":
            return _daylight(table)
        case "mine":
            return _mine(table)
        case other:
            raise TypeError(f"no figures are known for {other}")


def _daylight(table: Table[Any]) -> Figures:
    from tilldawn.games.daylight.public.view import TableView

    view = table.look()
    if not isinstance(view, TableView):
        raise TypeError("not a view of daylight")
    return Figures(view.round, tuple(player.character for player in view.players))


def _mine(table: Table[Any]) -> Figures:
    from tilldawn.games.mine.public.view import TableView

    view = table.look()
    if not isinstance(view, TableView):
        raise TypeError("not a view of mine")
    began = [p.id for p in view.people if p.starting] + [p.id for p in view.lost if p.starting]
    losses = tuple((p.day, p.cause if p.cause in SCRIPTS else f"state:{p.cause}") for p in view.lost)
    return Figures(view.day, tuple(sorted(began)), losses)


SCRIPTS = ("40", "script")
"""Losses that no State has brought: script 40, and the stories of the book."""


def cause(outcome: Outcome) -> str:
    """What the game was lost by: the kind of enemy, the card or perk, or the id of the reason."""
    named = str(outcome.reason.args.get("cause", ""))
    kind, _, what = named.partition(":")
    return f"kind:{what.rpartition('-')[0]}" if kind == "enemy" else named or outcome.reason.id
