"""How many clicks a day of `mine` takes when it is played plainly."""

from __future__ import annotations

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


def test_a_day_played_plainly_takes_twenty_five_clicks_on_average() -> None:
    clicks = [sum(one.clicks for one in pictures) for seed in range(12) for pictures in days(seed, 3)]
    assert len(clicks) >= 30
    assert sum(clicks) / len(clicks) <= MOST


def test_what_belongs_together_is_one_picture_with_one_confirm() -> None:
    pictures = [one for seed in range(4) for one in days(seed, 1)[0]]
    for kind in ("eat", "evening", "load", "equip"):
        mine = [one for one in pictures if one.kind == kind]
        assert len(mine) == 4, kind
        assert all(one.clicks <= 2 for one in mine), kind
    stages = [one for one in pictures if one.kind == "plan"]
    assert all(one.clicks <= 1 + 2 * len(one.keys) for one in stages)
