"""Copies of a table: `copy`, `deepcopy` and `pickle` give the same table again, sharing nothing."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.engine.table import Table
from tilldawn.testing import laws
from tilldawn.testing.rigged import Rigged

Copier = Callable[[Table[Any]], Table[Any]]


def pickled(table: Table[Any]) -> Table[Any]:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, Table)
    return again


COPIERS = [copy.copy, copy.deepcopy, pickled]


def played(game: str, answers: int, *, record: bool = True) -> Table[Any]:
    table = tilldawn.new_table(game, ["Ana", "Bo"], seed=5, record=record)
    for _, _ in zip(range(answers), laws.wander(table, Random(3)), strict=False):
        pass
    return table


@pytest.mark.parametrize("game", ["daylight", "mine"])
@pytest.mark.parametrize("copier", COPIERS)
def test_a_copy_stands_at_the_same_request_with_the_same_past_and_the_same_chance(
    copier: Copier, game: str
) -> None:
    table = played(game, 40)
    twin = copier(table)
    assert twin is not table
    assert twin.save() == table.save()
    assert twin.log == table.log
    assert twin.recording
    for each in (table, twin):
        for _, _ in zip(range(30), laws.wander(each, Random(8)), strict=False):
            pass
    assert twin.save() == table.save()


@pytest.mark.parametrize("copier", COPIERS)
def test_what_happens_to_a_copy_does_not_happen_to_the_table(copier: Copier) -> None:
    table = played("daylight", 25)
    before, told = table.save(), list(table.log)
    twin = copier(table)
    twin.seats[0].name = "Zoe"
    twin.orders[0]["lucky"] = "ask"
    for _, _ in zip(range(20), laws.wander(twin, Random(1)), strict=False):
        pass
    twin.undo(agreed=True)
    assert table.save() == before
    assert table.log == told
    assert table.seats[0].name == "Ana"


@pytest.mark.parametrize("copier", COPIERS)
def test_a_table_that_tells_nothing_is_copied_as_one(copier: Copier) -> None:
    table = played("daylight", 10, record=False)
    twin = copier(table)
    assert not twin.recording
    assert twin.state == table.state
    assert twin.answer(twin.request.options[0].id) == [] if twin.request else True


@pytest.mark.parametrize("copier", COPIERS)
def test_a_look_back_is_copied_where_it_stands(copier: Copier) -> None:
    table = played("daylight", 30)
    past = table.at(12)
    assert copier(past).state == past.state


def test_a_rigged_table_is_copied_with_what_is_rigged() -> None:
    chance = Rigged("a", "b")
    twin = copy.deepcopy(chance)
    assert twin is not chance
    table = tilldawn.new_table("daylight", 1, options={"characters": ["pillar"]}, chance=Rigged())
    assert copy.copy(table).state == table.state


def test_forks_of_a_copy_are_the_forks_of_the_table() -> None:
    table = played("daylight", 10)
    table.fork()
    twin = copy.copy(table)
    assert twin.fork().chance.seed == table.fork().chance.seed  # type: ignore[attr-defined]
