"""Words that front ends share: neutral, and free of what a front end adds itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tilldawn
from tilldawn.engine.text import catalog, languages
from tilldawn.engine.view import Speaker
from tilldawn.games import PLAYABLE, load_game
from tilldawn.play.newgame import parse_seat

LOCALE = Path(tilldawn.__file__).parent / "locale"
ENTRY = re.compile(r"^(ask-[\w-]+) =(.*(?:\n[ \t]+.*)*)", re.MULTILINE)


def test_no_question_names_the_seat_it_is_put_to() -> None:
    told = [
        (str(file.relative_to(LOCALE)), name)
        for file in LOCALE.rglob("*.ftl")
        for name, body in ENTRY.findall(file.read_text())
        if "$seat" in body
    ]
    assert told == []


@pytest.mark.parametrize("lang", sorted(languages()))
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_standing_order_says_what_it_means(game: str, lang: str) -> None:
    say = Speaker(tilldawn.new_table(game, 2, seed=1), lang)
    for topic in load_game(game).topics:
        order = say.thing(f"order:{topic}")
        assert len(order["name"]) > len(topic)
        assert order["text"]


@pytest.mark.parametrize(("lang", "names"), [("en", ["Player 1", "Bot 2"]), ("fr", ["Joueur 1", "Robot 2"])])
def test_whoever_has_no_name_is_called_something_in_the_readers_language(lang: str, names: list[str]) -> None:
    words = catalog(lang)
    assert [parse_seat("", 1, words).name, parse_seat("=random", 2, words).name] == names


def test_no_row_of_a_rulebook_opens_with_a_digit() -> None:
    rows = [line for file in LOCALE.rglob("rules-*.ftl") for line in file.read_text().splitlines()]
    assert [line for line in rows if re.match(r"rule-[\w-]+ = \d", line)] == []
