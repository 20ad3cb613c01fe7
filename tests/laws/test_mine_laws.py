"""The laws of the design over play of `mine`, all seat counts, at every request."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.bots.protocol import Bot
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker, refusal_data
from tilldawn.games.mine.state import State
from tilldawn.testing import laws
from tilldawn.testing.mine import conserved, prudent

ALL_SEATS = range(1, 7)
ADVANCED = ("155", "351", "534", "909")


def open_table(seed: int, seats: int, **options: Any) -> Table[State]:
    table = tilldawn.new_table("mine", seats, seed=seed, options=options)
    table.orders = [table.game.eager() for _ in table.seats]
    return table


@pytest.mark.parametrize("seats", ALL_SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_random_play_keeps_every_law(seats: int, seed: int) -> None:
    random = Random(100 * seed + seats)
    table = open_table(seed, seats, lenient_333=bool(seed % 2), advanced=ADVANCED[: 2 * (seed % 3)])
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


@pytest.mark.rule("M-SETUP-01")
@pytest.mark.parametrize("seed", range(4))
def test_random_play_on_the_advanced_side_keeps_every_law(seed: int) -> None:
    random = Random(700 + seed)
    table = open_table(
        seed, 1 + seed % 3, lenient_333=True, advanced=ADVANCED[: 2 * (seed % 3)], board="advanced"
    )
    for number, _ in enumerate(laws.wander(table, random)):
        laws.always_an_option(table)
        conserved(table.state)
        if number % 5 == seed % 5:
            laws.fork_is_independent(table, random)
            laws.save_keeps_state_and_future(table, random)
            laws.a_view_never_changes(table, random)
        if number % 9 == 0:
            laws.undo_really_undoes(table, random)
    conserved(table.state)
    laws.replay_gives_the_same_state(table)


SCENES = {
    "combat": ("round", "hit", "wound", "arm", "fight-reroll"),
    "trade": ("trade-buy", "trade-pay", "trade-commission"),
    "raid": ("raid-split", "raid-loss", "raid-wound"),
    "findings": ("take", "load", "noise"),
    "dawn": ("spirit-order", "dawn", "keep-narrative"),
    "book": ("script", "script-who", "script-actor"),
}


@pytest.mark.parametrize(
    ("seed", "side"),
    [*((seed, "basic") for seed in range(8)), (0, "advanced"), (1, "advanced"), (2, "advanced")],
)
def test_long_campaigns_keep_every_law_into_the_last_days(seed: int, side: str) -> None:
    """Saves in the middle of every kind of scene lead to the same future, on day 1 and on day 8."""
    random = Random(seed)
    table = open_table(seed, 1 + seed % 3, advanced=ADVANCED if seed % 2 else (), board=side)
    number = 0
    bots = bots_for(table)
    seen: Counter[str] = Counter()
    while table.request is not None:
        laws.always_an_option(table)
        conserved(table.state)
        number += 1
        scene = next((name for name, kinds in SCENES.items() if table.request.kind in kinds), "")
        seen[scene] += 1
        if number % 90 == 0 or (scene and seen[scene] % 15 == 1):
            laws.save_keeps_state_and_future(table, random)
            laws.fork_is_independent(table, random)
            laws.undo_really_undoes(table, random)
        table.play(whim(table, bots, random))
    conserved(table.state)
    laws.replay_gives_the_same_state(table)


def whim(table: Table[State], bots: dict[int, Bot], random: Random) -> Option:
    """What a sensible player does, most of the time; now and then anything that is allowed."""
    request = table.request
    if request is None:
        raise AssertionError("nothing is asked: the game is over")
    if random.random() < 0.04:
        return random.choice(request.anytime or [o for o in request.options if o.warning is None])
    chosen = step(table, bots)
    if chosen is None:
        raise AssertionError("the bot has nothing to say")
    return chosen


def bots_for(table: Table[State]) -> dict[int, Bot]:
    return {seat: make_bot("heuristic", "mine", "") for seat in range(len(table.seats))}


def test_the_long_campaigns_really_are_long() -> None:
    """Otherwise the laws above would only be tried on the first days."""
    days = []
    for seed in range(8):
        table = open_table(seed, 1)
        random, bots = Random(seed), bots_for(table)
        while table.request is not None:
            table.play(whim(table, bots, random))
        days.append(table.state.day)
    assert max(days) >= 8
    assert sum(days) / len(days) >= 5


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    seed=st.integers(0, 10**9),
    seats=st.integers(1, 6),
    advanced=st.sets(st.sampled_from(ADVANCED)),
    switches=st.fixed_dictionaries(
        {"lenient_333": st.booleans(), "dawn_medicine": st.booleans(), "heater_water": st.booleans()}
    ),
    picks=st.lists(st.integers(0, 10**6), max_size=300),
)
def test_any_answers_under_any_settings_keep_every_piece_and_end(
    seed: int, seats: int, advanced: set[str], switches: dict[str, bool], picks: list[int]
) -> None:
    """Hypothesis chooses; when it runs out of choices, the first option is taken."""
    table = open_table(seed, seats, advanced=sorted(advanced), **switches)
    choices = iter(picks)
    for _ in range(20_000):
        if table.request is None:
            break
        offered = [*table.request.options, *table.request.anytime]
        pick = next(choices, 0)
        table.play(offered[pick % len(offered)] if pick else table.request.options[0])
        conserved(table.state)
        laws.always_an_option(table)
    assert table.outcome is not None


@pytest.mark.parametrize("seats", [1, 4])
def test_views_are_plain_data_in_both_languages_and_hold_nothing_undecided(seats: int) -> None:
    table = open_table(3, seats)
    random = Random(3)
    number = 0
    while table.request is not None:
        if number % 25 == 0:
            laws.view_holds_nothing_undecided(table)
        number += 1
        table.play(prudent(table, random))
    view = table.view("fr")
    assert view["request"] is None
    assert msgspec.json.decode(msgspec.json.encode(view))["table"]["day"] == table.state.day


def test_every_sentence_of_a_campaign_can_be_said_in_both_languages() -> None:
    for seed in range(6):
        table = open_table(seed, 1 + seed, advanced=ADVANCED)
        random = Random(seed)
        number = 0
        while table.request is not None:
            if number % 6 == 0:
                for lang in ("en", "fr"):
                    view = table.view(lang)
                    assert view["request"]["prompt"]
                    say = Speaker(table, lang)
                    assert all(say(line) for line in table.game.board(table.look()))
                    refusal_data(say, table.refused())
            number += 1
            extra = table.request.anytime if random.random() < 0.1 else ()
            table.play(random.choice(extra) if extra else prudent(table, random))
        for lang in ("en", "fr"):
            say = Speaker(table, lang)
            assert all(say.event(line.event) for line in table.log)
            assert all(say(line) for line in table.game.story(table.look(), [x.event for x in table.log]))


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_no_dead_end_in_two_thousand_random_campaigns(seats: int) -> None:
    play_many(seats, 340)


@pytest.mark.long
@pytest.mark.parametrize("seats", ALL_SEATS)
def test_no_dead_end_in_many_random_campaigns(seats: int) -> None:
    play_many(seats, 5_000)


def play_many(seats: int, campaigns: int) -> None:
    """Half of them random, half prudent, so that every day of the war is reached."""
    random = Random(seats)
    for seed in range(campaigns):
        options = {"lenient_333": seed % 3 == 0, "advanced": ADVANCED if seed % 5 == 0 else ()}
        table = tilldawn.new_table("mine", seats, seed=seed, options=options, record=False)
        for _ in range(20_000):
            if table.request is None:
                break
            if seed % 2:
                extra = table.request.anytime if random.random() < 0.02 else ()
                table.play(random.choice(extra or table.request.options))
            else:
                table.play(prudent(table, random))
        assert table.outcome is not None


PRINT_GAME = """
from random import Random
import tilldawn
from tilldawn.testing.mine import prudent
table = tilldawn.new_table("mine", 2, seed=11, options={"advanced": ["155", "351", "534", "909"]})
random = Random(4)
while table.request is not None:
    print(table.request.kind, [o.id for o in table.request.options], [o.id for o in table.request.anytime])
    table.play(prudent(table, random))
print(table.journal)
"""


def test_option_order_does_not_depend_on_the_hash_seed() -> None:
    def played(hash_seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", PRINT_GAME]
        return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout

    assert played("1") == played("2") != ""
