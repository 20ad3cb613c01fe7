"""A table that tells nothing keeps few checkpoints: quicker to play, and the same in all that can be seen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from msgspec import Struct

import tilldawn
from tilldawn.engine.chance import SeededChance
from tilldawn.engine.flow import Flow, World, ask
from tilldawn.engine.game import Game, Outcome, Seat, Steps
from tilldawn.engine.moment import moment
from tilldawn.engine.request import Option, option
from tilldawn.engine.table import HURRIED, Table

GAMES = ("daylight", "mine")


def both(game: str, seed: int, answers: int) -> Iterator[tuple[Table[Any], Table[Any]]]:
    """A table that tells and one that does not, played alike, after every answer."""
    telling, hurried = (tilldawn.new_table(game, 3, seed=seed, record=record) for record in (True, False))
    random = Random(seed)
    for _ in range(answers):
        if telling.request is None:
            return
        id = random.choice(telling.request.options).id
        for table in (telling, hurried):
            table.answer(id)
        yield telling, hurried


@pytest.mark.parametrize("game", GAMES)
def test_a_simulation_keeps_few_checkpoints(game: str) -> None:
    behind = [hurried._begun - hurried._checkpoints[-1][0] for _, hurried in both(game, 1, 60)]
    assert max(behind) > HURRIED // 2
    assert max(behind) <= HURRIED


@pytest.mark.parametrize("game", GAMES)
def test_its_saves_and_checkpoints_begin_at_the_present_step_all_the_same(game: str) -> None:
    for seed in range(3):
        for number, (telling, hurried) in enumerate(both(game, seed, 70)):
            if number % 6 == 0:
                assert hurried.save() == telling.save()
            if number % 6 == 3:
                assert hurried.fork(seed=1).state == telling.fork(seed=1).state
                assert hurried._latest() == telling._latest()


@pytest.mark.parametrize("game", GAMES)
def test_a_second_fork_plays_only_what_came_since_the_first(game: str) -> None:
    for number, (telling, hurried) in enumerate(both(game, 2, 60)):
        if number % 4 == 0:
            hurried.fork()
            assert hurried._checkpoints[-1] == telling._checkpoints[-1]


@pytest.mark.parametrize("game", GAMES)
def test_what_it_takes_back_is_taken_back(game: str) -> None:
    for seed in range(4):
        *_, (telling, hurried) = both(game, seed, 40)
        for to in ("step", "turn"):
            for table in (telling, hurried):
                table.undo(to, agreed=True)
            assert hurried.answers == telling.answers
            assert hurried.state == telling.state
            assert hurried.save() == telling.save()


# --- Orders that are newer than what passed -------------------------------------------------------------


class Porch(Struct):
    step: str = "evening"
    lamps: int = 0
    outcome: Outcome | None = None


LIGHT = option("light", seat=0, rule="T-1", anytime=True)
GOING = [option("in", seat=0, rule="T-1"), option("out", seat=0, rule="T-1")]
step: Steps[Porch] = Steps()


@step("evening")
def evening(g: World[Porch]) -> Flow[str]:
    yield from ask(g, "door", 0, lambda: GOING, "T-1", anytime=False)
    yield from moment(g, "before-dark", 0, "T-1", stakes=lambda o: True)
    return "night"


@step("night")
def night(g: World[Porch]) -> Flow[str]:
    yield from ask(g, "bed", 0, lambda: GOING, "T-1", anytime=False)
    return "evening"


def anytime(g: World[Porch]) -> Sequence[Option]:
    return [LIGHT]


def test_a_fork_stands_where_the_table_does_when_an_order_has_changed_since() -> None:
    porch = Game[Porch](
        id="porch",
        version=1,
        seats=range(1, 2),
        state=Porch,
        start=lambda options, seats: Porch(),
        steps=step.by_name,
        look=lambda s: s,
        anytime=anytime,
        topics={"moment": "pass"},
    )
    table = Table(porch, [Seat("Ana")], {}, SeededChance("1"), record=False)
    table.answer("in")
    assert table.request is not None
    assert table.request.kind == "bed"
    table.order(0, "moment", "ask")
    again = table.fork().request
    assert again is not None
    assert again.kind == "bed"
