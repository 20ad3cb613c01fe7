"""How many clicks a day of `mine` takes when it is played plainly."""

from __future__ import annotations

import pytest
from tests.play.plain import Picture, day

import tilldawn
from tilldawn.bots import make_bot

MOST = 25


def days(seed: int, count: int) -> list[list[Picture]]:
    """Days of a Campaign, from its first Morning on."""
    table = tilldawn.new_table("mine", 1, seed=str(seed))
    bot = make_bot("heuristic", "mine", str(seed))
    while table.request is not None and table.request.kind != "plan":
        table.play(bot.choose(table, 0))
    return [day(table, bot) for _ in range(count) if table.request is not None]


@pytest.mark.parametrize("seed", range(14))
def test_a_day_played_plainly_takes_twenty_five_clicks_at_most(seed: int) -> None:
    recorded = days(seed, 3)
    assert recorded
    for pictures in recorded:
        assert sum(one.clicks for one in pictures) <= MOST, [(one.kind, one.clicks) for one in pictures]


def test_what_belongs_together_is_one_picture_with_one_confirm() -> None:
    pictures = [one for seed in range(4) for one in days(seed, 1)[0]]
    for kind in ("eat", "evening", "load", "equip"):
        mine = [one for one in pictures if one.kind == kind]
        assert len(mine) == 4, kind
        assert all(one.clicks == 1 for one in mine), kind
    assert all(one.clicks <= 2 for one in pictures if one.kind == "plan")
