"""What rules that ask less than they did play on by themselves at the end of a journal is written down."""

from __future__ import annotations

import itertools
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.engine import journal as jn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.table import Table


def asked_by_topic(seed: int) -> Table[Any]:
    """A table that waits for an answer a standing order could give."""
    for game in itertools.count(seed * 1000):
        table: Table[Any] = tilldawn.new_table("daylight", seats=2, seed=game)
        table.orders = [dict.fromkeys(order, "ask") for order in table.orders]
        luck = Random(game)
        while (request := table.request) is not None:
            if request.topic and request.default and request.seat >= 0 and not request.moment:
                return table
            table.answer(luck.choice(request.options).id)
    raise AssertionError


def again(table: Table[Any], policy: str) -> Table[Any]:
    orders = [dict.fromkeys(table.game.topics, policy) for _ in table.seats]
    chance = SeededChance(str(table.chance.seed), table.chance.drawn)  # type: ignore[attr-defined]
    return Table.replay(table.game, table.seats, table.options, table.journal, chance, orders=orders)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_played_on_is_in_the_journal(seed: int) -> None:
    table = asked_by_topic(seed)
    woken = again(table, "pass")
    assert len(woken.answers) > len(table.answers)
    assert woken.journal[: len(table.journal)] == table.journal
    assert jn.fold(woken.journal) == woken.answers
    assert again(woken, "ask").state == woken.state
    assert tilldawn.load(woken.save()).state == woken.state


def test_answers_in_force_are_counted() -> None:
    journal = ["?a", "0>b", "0>c", "<1", "0>d", "<5", "<0", "=e"]
    for length in range(len(journal) + 1):
        assert jn.count(journal[:length]) == len(jn.fold(journal[:length]))
