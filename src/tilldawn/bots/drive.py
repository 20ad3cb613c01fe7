"""Letting bots decide: one answer at a time, whoever else sits at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tilldawn.bots.protocol import Bot
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table


def step(table: Table[Any], bots: Mapping[int, Bot]) -> Option | None:
    """The answer of the first seat that may answer and has a bot; the caller gives it to the table.

    None when the game is over or only people may answer.
    """
    request = table.request
    if request is None:
        return None
    for seat in request.seats:
        bot = bots.get(seat)
        if bot is not None:
            return bot.choose(table, seat)
    return None
