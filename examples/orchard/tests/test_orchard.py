"""Orchard by the same laws and checks as the games of Tilldawn itself."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from tilldawn_orchard.game import DAYS, ORCHARD, Seen

import tilldawn
from tilldawn.cli import main
from tilldawn.engine.content import sweep
from tilldawn.rulebook import lookup
from tilldawn.testing import laws
from tilldawn.testing.guests import guests
from tilldawn.web.schema import view_of


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with guests(ORCHARD):
        yield


def test_no_text_is_missing_in_any_language() -> None:
    assert sweep(ORCHARD) == []


@pytest.mark.parametrize("seats", ORCHARD.seats)
def test_every_game_comes_to_an_end_and_every_line_can_be_told(seats: int) -> None:
    for seed in range(20):
        table = tilldawn.new_table("orchard", seats, seed=seed)
        for _ in laws.wander(table, Random(seed)):
            for lang in tilldawn.languages():
                assert table.view(lang)["request"]["prompt"]
        say = [tilldawn.Speaker(table, lang) for lang in tilldawn.languages()]
        assert table.outcome is not None
        assert all(speak.event(line.event) for speak in say for line in table.log)
        assert all(speak(line) for speak in say for line in ORCHARD.board(table.look()))


def test_two_apples_win() -> None:
    reports = [
        tilldawn.simulate("orchard", games=60, seats=2, bot="random", seed=seed) for seed in ("a", "b")
    ]
    assert all(report.errors == 0 and report.won for report in reports)
    assert set(reports[0].rounds) == {DAYS + 1}


def test_a_view_never_changes() -> None:
    table = tilldawn.new_table("orchard", 1, seed=2)
    seen = table.look()
    table.answer("pick")
    assert isinstance(seen, Seen)
    assert seen != table.look()


def test_its_rules_can_be_looked_up() -> None:
    found = lookup("T-6", "fr")
    assert found is not None
    assert found.title == "Manger"


def test_its_ledger_and_the_shape_of_its_view_are_asked_of_the_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """No command and no front end keeps a list of games."""
    assert view_of("orchard") is Seen
    assert main(["content", "ledger", "orchard", "--games", "1", "--json"]) == 0
    assert '"game":"orchard"' in capsys.readouterr().out
