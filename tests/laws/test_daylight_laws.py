"""The laws of the design over random play of `daylight`, all seat counts, at every request."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.table import Table
from tilldawn.games.daylight.state import State
from tilldawn.testing import laws
from tilldawn.testing.daylight import conserved
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import DAYLIGHT

ALL_SEATS = range(1, 7)


def open_table(seed: int, seats: int, **options: Any) -> Table[State]:
    table = tilldawn.new_table("daylight", seats, seed=seed, options=options)
    table.orders = [table.game.eager() for _ in table.seats]
    return table


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("seed", range(8))
def test_random_play_keeps_every_law(seats: int, seed: int) -> None:
    random = Random(100 * seed + seats)
    table = open_table(seed, seats)
    for number, _ in enumerate(laws.wander(table, random)):
        laws.always_an_option(table)
        conserved(table.state)
        if number % 5 == seed % 5:
            laws.fork_is_independent(table, random)
            laws.save_keeps_state_and_future(table, random)
            laws.a_view_never_changes(table, random)
        if number % 9 == 0:
            laws.undo_really_undoes(table, random)
    laws.always_an_option(table)
    conserved(table.state)
    laws.replay_gives_the_same_state(table)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 10**9),
    seats=st.integers(1, 6),
    difficulty=st.sampled_from(["easy", "normal", "hard"]),
    modes=st.sets(st.sampled_from(["long-night", "shepherd", "blackout", "empty-shelves"])),
    switches=st.fixed_dictionaries({"line_on_reveal": st.booleans(), "one_energy_drink": st.booleans()}),
    picks=st.lists(st.integers(0, 10**6), max_size=400),
)
def test_any_answers_under_any_settings_keep_cards_and_end(
    seed: int, seats: int, difficulty: str, modes: set[str], switches: dict[str, bool], picks: list[int]
) -> None:
    """Hypothesis chooses; when it runs out of choices, the first option is taken."""
    table = open_table(seed, seats, difficulty=difficulty, modes=sorted(modes), **switches)
    choices = iter(picks)
    while table.request is not None:
        offered = [*table.request.options, *table.request.anytime]
        pick = next(choices, 0)
        table.play(offered[pick % len(offered)] if pick else table.request.options[0])
        conserved(table.state)
        laws.always_an_option(table)


@pytest.mark.parametrize("seats", [1, 4])
def test_views_are_plain_data_in_both_languages_and_hold_nothing_undecided(seats: int) -> None:
    table = open_table(3, seats)
    for number, _ in enumerate(laws.wander(table, Random(3))):
        if number % 12 == 0:
            laws.view_holds_nothing_undecided(table)
    view = table.view("fr")
    assert view["outcome"]["won"] is False
    assert view["request"] is None
    assert msgspec.json.decode(msgspec.json.encode(view))["table"]["round"] == table.state.round


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("seed", range(3))
def test_good_play_keeps_every_law_into_the_last_rounds(seats: int, seed: int) -> None:
    """Random play rarely sees Round 6; the heuristic bot goes all the way and beyond."""
    modes = [["long-night"], ["shepherd", "blackout"], ["empty-shelves"]][seed]
    table = open_table(seed, seats, modes=modes, line_on_reveal=bool(seed))
    bots = {seat: make_bot("heuristic", "daylight", "") for seat in range(seats)}
    random = Random(seed)
    number = 0
    while (chosen := step(table, bots)) is not None:
        laws.always_an_option(table)
        conserved(table.state)
        number += 1
        if number % 40 == 0:
            laws.fork_is_independent(table, random)
            laws.save_keeps_state_and_future(table, random)
            laws.undo_really_undoes(table, random)
        table.answer(chosen.id)
    conserved(table.state)
    laws.replay_gives_the_same_state(table)


def test_every_sentence_of_a_game_can_be_said_in_both_languages() -> None:
    for seats in ALL_SEATS:
        table = open_table(seats, seats)
        for number, _ in enumerate(laws.wander(table, Random(seats), anytime=0.1)):
            if number % 4 == 0:
                assert table.view("en")["request"]["prompt"]
        for lang in ("en", "fr"):
            from tilldawn.engine.view import Speaker, refusal_data

            say = Speaker(table, lang)
            assert all(say.event(line.event) for line in table.log)
            assert refusal_data(say, table.refused()) == []


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_no_dead_end_in_random_games(seats: int) -> None:
    play_many(seats, 150)


@pytest.mark.long
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_no_dead_end_in_ten_thousand_random_games(seats: int) -> None:
    play_many(seats, 10_000)


def play_many(seats: int, games: int) -> None:
    random = Random(seats)
    for seed in range(games):
        table = tilldawn.new_table("daylight", seats, seed=seed, record=False)
        for _ in laws.wander(table, random, anytime=0.02, most=20_000):
            pass
        assert table.outcome is not None


PRINT_GAME = """
from random import Random
import tilldawn
from tilldawn.testing import laws
table = tilldawn.new_table("daylight", 4, seed=11)
random = Random(4)
for _ in laws.wander(table, random):
    print(table.request.kind, [o.id for o in table.request.options], [o.id for o in table.request.anytime])
print(table.journal)
"""


def test_option_order_does_not_depend_on_the_hash_seed() -> None:
    def played(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", PRINT_GAME]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert played("1") == played("2") != ""


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_every_change_is_told(seats: int, seed: int) -> None:
    table = open_table(700 + seed, seats)
    listening = Listener(table, DAYLIGHT)
    for _ in laws.wander(table, Random(seats * 10 + seed)):
        assert listening.untold() == []
    assert listening.untold() == []
