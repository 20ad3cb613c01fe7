"""The random bot: any option, now and then something that may be done at any time."""

from __future__ import annotations

from random import Random
from typing import Any

from tilldawn.engine.request import ANYONE, Option, Text
from tilldawn.engine.table import Table

ANYTIME_ODDS = 0.02
"""How often it does something at any time although nobody asked."""


class RandomBot:
    """Plays legally and without a thought."""

    name = "random"

    def __init__(self, seed: str) -> None:
        self._random = Random(seed)

    def choose(self, table: Table[Any], seat: int) -> Option:
        request = table.request
        if request is None:
            raise ValueError("nothing is asked: the game is over")
        if self._random.random() < ANYTIME_ODDS:
            extra = [o for o in request.anytime if o.seat == seat]
            if extra:
                return self._random.choice(extra)
        if request.seat == ANYONE:
            return self._random.choice([o for o in request.options if o.seat == seat])
        return self._random.choice(request.options)

    def why(self) -> Text:
        return Text("why-random")
