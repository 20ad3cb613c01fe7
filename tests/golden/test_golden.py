"""Golden logs: whole games told in words. `make golden` writes them anew; look at the diff."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.view import Speaker

HERE = Path(__file__).parent
SIX = ["Ana", "Bo", "Cleo", "Dov", "Eve", "Finn"]
GAMES: dict[str, tuple[Any, ...]] = {
    "solo-en": ("daylight", "en", ["Ana"], "heuristic", "g1", {}),
    "three-fr": ("daylight", "fr", ["Ana", "Bo", "Cleo"], "heuristic", "g2", {"modes": ["long-night"]}),
    "six-en": ("daylight", "en", SIX, "random", "g3", {"difficulty": "easy"}),
    "mine-en": ("mine", "en", ["Ana"], "heuristic", "m1", {}),
    "mine-fr": ("mine", "fr", ["Ana", "Bo"], "heuristic", "m2", {"advanced": ["155", "351", "534", "909"]}),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_told_as_before(name: str) -> None:
    game, lang, seats, bot, seed, options = GAMES[name]
    table = tilldawn.new_table(game, seats, seed=seed, options=options)
    bots = {at: make_bot(bot, game, f"{seed}/{at}") for at in range(len(seats))}
    while (chosen := step(table, bots)) is not None:
        table.answer(chosen.id)
    say = Speaker(table, lang)
    told = [f"{say.event(line.event)} [{line.event.rule}]" for line in table.log]
    told += ["", *(say(line) for line in table.game.story(table.look(), [line.event for line in table.log]))]
    told += ["", *(say(line) for line in table.game.board(table.look()))]
    text = "\n".join(told) + "\n"
    file = HERE / f"{name}.txt"
    if os.environ.get("TILLDAWN_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert file.read_text(encoding="utf-8") == text
