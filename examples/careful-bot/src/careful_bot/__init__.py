"""A bot that tries things out: an example of a bot in a package of its own.

For every option it plays a few games to their end on forks of the table, at random, and takes the option
after which most of them were won. It knows no rule and so plays any game, slowly. A fork has chance of its
own, so trying things out tells nothing about what the table itself will draw.
"""

from __future__ import annotations

from random import Random
from typing import Any

from tilldawn import ANYONE, Option, Table, Text
from tilldawn.bots.protocol import because

TRIES = 4
"""Games tried per option; more is better and slower."""
PATIENCE = 400
"""Answers after which a tried game counts as lost."""


class CarefulBot:
    """Tries every option a few times and takes the one that ended best."""

    name = "careful"

    def __init__(self, game: str, seed: str, tries: int = TRIES) -> None:
        self._random = Random(seed)
        self._tries = tries
        self._why = because("Nothing has been asked yet.")

    def choose(self, table: Table[Any], seat: int) -> Option:
        """The option after which most tried games were won; the first of several as good."""
        request = table.request
        if request is None:
            raise ValueError("the game is over")
        options = [option for option in request.options if request.seat != ANYONE or option.seat == seat]
        won = {
            option.id: sum(self._ends_well(table, option) for _ in range(self._tries)) for option in options
        }
        best = max(options, key=lambda option: won[option.id])
        self._why = because(f"{won[best.id]} of {self._tries} games I tried were won.")
        return best

    def why(self) -> Text:
        """How its last choice fared."""
        return self._why

    def _ends_well(self, table: Table[Any], option: Option) -> bool:
        fork = table.fork(seed=self._random.getrandbits(64))
        fork.answer(option.id)
        for _ in range(PATIENCE):
            if fork.request is None:
                break
            fork.play(self._random.choice(fork.request.options))
        return fork.outcome is not None and fork.outcome.won
