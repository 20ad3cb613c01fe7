"""Simulations: the same whatever the processes, honest about errors, complete in JSON and in words."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import msgspec
import pytest

from tilldawn.bots.random import RandomBot
from tilldawn.engine.errors import BadOption
from tilldawn.engine.request import Option
from tilldawn.engine.table import Table
from tilldawn.sim.results import GameResult, Report, add_up
from tilldawn.sim.runner import simulate


def counted(report: Report) -> dict[str, Any]:
    """All of a report but how long it took."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(report))
    del data["seconds"]
    return data


def test_one_process_and_two_count_the_same() -> None:
    alone = simulate("daylight", 12, 2, "heuristic", "same", processes=1)
    shared = simulate("daylight", 12, 2, "heuristic", "same", processes=2)
    assert counted(alone) == counted(shared)


def test_the_hash_seed_changes_nothing() -> None:
    script = (
        "import msgspec; from tilldawn.sim.runner import simulate\n"
        "r = simulate('daylight', 4, 4, 'heuristic', 'hash'); r.seconds = 0\n"
        "print(msgspec.json.encode(r).decode())"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    assert '"games":4' in printed[0]


def test_the_report_has_all_its_keys_and_its_sums_are_right() -> None:
    data = counted(simulate("daylight", 20, 3, "heuristic", "keys"))
    assert {"games", "won", "lost", "errors", "decisions", "by_character", "rounds", "deaths"} <= set(data)
    assert {"win_rate", "standard_error", "error_rate", "failures"} <= set(data)
    assert data["games"] == data["won"] + data["lost"] + data["errors"] == 20
    assert sum(tally["games"] for tally in data["by_character"].values()) == 60
    assert sum(tally["won"] for tally in data["rounds"].values()) == data["won"]
    assert sum(data["deaths"].values()) == data["lost"]
    assert data["decisions"] > 20 * 50


def test_a_game_of_a_simulation_does_not_depend_on_how_many_there_are() -> None:
    few, many = (simulate("daylight", n, 1, "random", "prefix") for n in (3, 4))
    assert few.decisions < many.decisions
    assert many.games == 4


def test_characters_are_dealt_anew_for_every_game_unless_they_are_named() -> None:
    dealt = simulate("daylight", 20, 1, "random", "deal")
    named = simulate("daylight", 5, 1, "random", "deal", options={"characters": ["psycho"]})
    assert len(dealt.by_character) > 3
    assert list(named.by_character) == ["psycho"]


def test_a_broken_game_is_counted_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = RandomBot.choose

    def choose(self: RandomBot, table: Table[Any], seat: int) -> Option:
        if table.chance.seed == "broken/2":  # type: ignore[attr-defined]
            raise ZeroDivisionError("the bot fell off its chair")
        return usual(self, table, seat)

    monkeypatch.setattr(RandomBot, "choose", choose)
    report = simulate("daylight", 5, 2, "random", "broken")
    assert (report.games, report.errors, report.won + report.lost) == (5, 1, 4)
    assert [(f.seed, f.error) for f in report.failures] == [
        ("broken/2", "ZeroDivisionError: the bot fell off its chair")
    ]
    assert report.error_rate == 0.2
    assert "broken/2" in report.table()


@pytest.mark.parametrize(
    "wrong", [{"game": "chess"}, {"seats": 9}, {"bot": "oracle"}, {"options": {"difficulty": "absurd"}}]
)
def test_what_cannot_be_played_is_refused_at_once(wrong: dict[str, Any]) -> None:
    asked: dict[str, Any] = {
        "game": "daylight",
        "games": 1,
        "seats": 1,
        "bot": "random",
        "seed": "1",
        **wrong,
    }
    with pytest.raises(BadOption):
        simulate(**asked)


def test_dials_are_set_by_name_and_only_on_bots_that_have_them() -> None:
    report = simulate("daylight", 2, 1, "heuristic", "dial", dials={"delay": 0.0})
    assert report.dials == {"delay": 0.0}
    with pytest.raises(BadOption):
        simulate("daylight", 2, 1, "random", "dial", dials={"delay": 0.0})


def test_progress_is_told_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    simulate("daylight", 10, 1, "random", "told", progress=lambda done, total: heard.append((done, total)))
    assert heard[-1] == (10, 10)


def test_the_standard_error_is_that_of_a_share() -> None:
    results = [GameResult(seed=str(n), won=n < 25, cause="kind:brute", rounds=6) for n in range(100)]
    report = add_up(Report(game="daylight", seats=1, bot="random", seed="1"), results)
    assert report.win_rate == 0.25
    assert report.standard_error == pytest.approx(0.0433, abs=1e-4)
    assert report.deaths == {"kind:brute": 75}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_is_written_in_the_readers_language(lang: str) -> None:
    written = simulate("daylight", 6, 2, "random", "words").table(lang)
    assert {"en": "Drifter", "fr": "Nomade"}[lang] in written
    assert len(written.splitlines()) > 8


def test_people_lost_in_mine_are_counted_by_cause_and_by_day() -> None:
    report = simulate("mine", 30, 2, "random", "1")
    assert report.errors == 0
    assert sum(report.losses.values()) == sum(report.loss_days.values()) > 30
    assert any(cause.startswith("state:") for cause in report.losses)
    report.losses |= {"script": 1, "40": 1}
    for lang in ("en", "fr"):
        assert report.table(lang)
