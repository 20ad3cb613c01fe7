"""The bot plays legally, gives its reason, and looks ahead where a game can be won by it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from careful_bot import CarefulBot
from tilldawn_orchard.game import ORCHARD

import tilldawn
from tilldawn.testing.guests import guests


@pytest.fixture(autouse=True)
def orchard() -> Iterator[None]:
    with guests(ORCHARD):
        yield


def test_it_is_a_bot_and_says_why() -> None:
    bot = CarefulBot("daylight", "1", tries=1)
    assert isinstance(bot, tilldawn.Bot)
    table = tilldawn.new_table("daylight", 1, seed=1)
    before = table.save()
    assert table.request is not None
    assert bot.choose(table, 0) in table.request.options
    assert "of 1 games I tried" in tilldawn.Speaker(table, "en")(bot.why())
    assert table.save() == before


def test_trying_things_out_wins_more_apples_than_chance() -> None:
    careful = tilldawn.simulate("orchard", games=60, seats=2, bot=CarefulBot)
    random = tilldawn.simulate("orchard", games=60, seats=2, bot="random")
    assert careful.errors == random.errors == 0
    assert careful.won > random.won + 10
