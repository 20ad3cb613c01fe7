"""The rulebook: complete, cited, tested, searchable."""

from __future__ import annotations

import json
import re

import pytest

from tilldawn.cli import main
from tilldawn.engine.flow import CITED
from tilldawn.engine.text import catalog, languages
from tilldawn.games import PLAYABLE, load_game
from tilldawn.rulebook import lookup, rows, search, source_text
from tilldawn.rulebook.coverage import cited_by_tests, coverage, find_tests


def test_all_225_rules_and_60_rulings_are_there() -> None:
    book = rows("daylight")
    assert sum(id.startswith("W-") for id in book) == 225
    assert sum(id.startswith("G-") for id in book) == 60


def test_all_838_rules_of_mine_are_there() -> None:
    assert len(rows("mine")) == 838
    assert len({row.area for row in rows("mine").values()}) == 41


def test_code_cites_only_rules_that_exist() -> None:
    known = {id for game in PLAYABLE if load_game(game) for id in rows(game)}
    assert [id for id in CITED if id not in known] == []


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_played_rule_is_cited_by_a_test(game: str) -> None:
    report = coverage(game, cited_by_tests(find_tests()))
    assert report.untested == []
    assert report.unknown == []
    assert report.played + report.physical + report.open == report.total


def test_nothing_of_daylight_is_open() -> None:
    report = coverage("daylight", {})
    assert (report.open, report.total) == (0, 285)


LATER = ("SCEN", "SEW", "MARK", "AID", "DESP", "PET")
"""Areas of `mine` that belong to modules still to come."""
LATER_ROWS = re.compile(
    r"M-(SETUP-(01|11|14|21|31|32|33|35)|BOARD-(27|28|30|31|32)|LEAD-1[4-7]|DAY-1[3-6]|FIT-80|ADV-20)"
)
"""Rows of other areas about those modules or the advanced board side."""


def test_open_in_mine_are_only_the_modules_and_the_board_side_to_come() -> None:
    waiting = [row for row in rows("mine").values() if row.status == "open"]
    assert [row.id for row in waiting if row.area not in LATER and not LATER_ROWS.fullmatch(row.id)] == []
    assert len(waiting) <= 102


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_rule_that_is_not_played_gives_its_reason(game: str) -> None:
    assert all(row.reason for row in rows(game).values() if row.status != "played")


@pytest.mark.parametrize("game", PLAYABLE)
@pytest.mark.parametrize("lang", languages())
def test_every_rule_has_title_and_wording(lang: str, game: str) -> None:
    words = catalog(lang, game)
    assert [id for id in rows(game) if not words.has(f"rule-{id}", "title")] == []


def test_a_rule_is_found_by_id_and_by_words_without_accents() -> None:
    found = lookup("w-wave-05")
    assert found is not None
    assert found.id == "W-WAVE-05"
    assert found.source
    assert lookup("W-NONE-99") is None
    assert search("barricade planks", "en")[0].id in {"G-01", "W-CRAFT-02"}
    assert {rule.area for rule in search("eclaboussure", "fr")} >= {"SPLASH"}
    assert search("xyzzy") == []


def test_several_ids_find_several_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "W-SPLASH-03", "m-shel-14", "--json"]) == 0
    assert [rule["id"] for rule in json.loads(capsys.readouterr().out)] == ["W-SPLASH-03", "M-SHEL-14"]


def test_an_id_among_other_words_is_looked_for_as_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "W-SPLASH-03", "umbrella"])
    assert "M-SHEL-14" not in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_source_of_daylight_is_named_in_the_readers_language(lang: str) -> None:
    words = catalog(lang, "daylight")
    for row in rows("daylight").values():
        for part in row.source.removeprefix("ruling: ").split(", "):
            named = source_text(words, part)
            assert re.fullmatch(r"G-\d\d", part) or words.has(section_id(part)), part
            assert named


def section_id(part: str) -> str:
    return "source-" + re.sub(r"[^a-z0-9]+", "-", part.lower()).strip("-")


def test_a_french_reader_is_told_the_source_in_french() -> None:
    found = lookup("W-ENEMY-03", "fr")
    assert found is not None
    assert found.source == "Ennemis\u00a0: Pillard"
