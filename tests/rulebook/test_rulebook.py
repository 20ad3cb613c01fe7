"""The rulebook: complete, cited, tested, searchable."""

from __future__ import annotations

import pytest

from tilldawn.engine.flow import CITED
from tilldawn.engine.text import catalog, languages
from tilldawn.games import load_game
from tilldawn.rulebook import lookup, rows, search
from tilldawn.rulebook.coverage import cited_by_tests, coverage, find_tests


def test_all_225_rules_and_60_rulings_are_there() -> None:
    book = rows("daylight")
    assert sum(id.startswith("W-") for id in book) == 225
    assert sum(id.startswith("G-") for id in book) == 60


def test_code_cites_only_rules_that_exist() -> None:
    load_game("daylight")
    assert [id for id in CITED if id not in rows("daylight")] == []


def test_every_played_rule_is_cited_by_a_test() -> None:
    report = coverage("daylight", cited_by_tests(find_tests()))
    assert report.untested == []
    assert report.unknown == []
    assert report.open == 0
    assert report.played + report.physical == report.total == 285


def test_a_physical_rule_gives_its_reason() -> None:
    assert all(row.reason for row in rows("daylight").values() if row.status == "physical")


@pytest.mark.parametrize("lang", languages())
def test_every_rule_has_title_and_wording(lang: str) -> None:
    words = catalog(lang, "daylight")
    assert [id for id in rows("daylight") if not words.has(f"rule-{id}", "title")] == []


def test_a_rule_is_found_by_id_and_by_words_without_accents() -> None:
    found = lookup("w-wave-05")
    assert found is not None
    assert found.id == "W-WAVE-05"
    assert found.source
    assert lookup("W-NONE-99") is None
    assert search("barricade planks", "en")[0].id in {"G-01", "W-CRAFT-02"}
    assert {rule.area for rule in search("eclaboussure", "fr")} >= {"SPLASH"}
    assert search("xyzzy") == []
