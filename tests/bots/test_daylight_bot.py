"""The heuristic bot of `daylight`: it answers everything, explains itself, and plays sensibly."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.bots import daylight, make_bot
from tilldawn.bots.daylight.bot import ANSWERS, DaylightBot
from tilldawn.bots.drive import step
from tilldawn.bots.random import RandomBot
from tilldawn.engine.request import Request, option
from tilldawn.engine.table import Table
from tilldawn.engine.text import catalog
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.view import TableView
from tilldawn.sim.runner import simulate
from tilldawn.testing.daylight import Lab, daylight_lab


def answers(lab: Lab, bot: DaylightBot | None = None) -> str:
    """What the bot answers to the open request."""
    chosen = step(lab.table, dict.fromkeys(range(6), bot or DaylightBot()))
    assert chosen is not None
    return chosen.id


def play_on(lab: Lab, *kinds: str) -> list[str]:
    """Let the bot answer as long as it is asked about these things; what it answered."""
    bot, given = DaylightBot(), []
    while lab.asked in kinds:
        given.append(answers(lab, bot))
        lab.choose(given[-1])
    return given


def whole_game(seats: int, seed: str, **options: Any) -> Table[Any]:
    table = tilldawn.new_table("daylight", seats=seats, seed=seed, options=options)
    table.orders = [table.game.eager() for _ in table.seats]
    bots = {seat: make_bot("heuristic", "daylight", "") for seat in range(seats)}
    say = [Speaker(table, lang) for lang in ("en", "fr")]
    while (chosen := step(table, bots)) is not None:
        table.answer(chosen.id, chosen.seat)
        assert all(speaker(bots[chosen.seat].why()) for speaker in say)
    return table


# --- It answers everything ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(1, 7))
def test_it_plays_whole_games_and_gives_a_reason_in_every_language(seats: int) -> None:
    assert whole_game(seats, "whole").outcome is not None


def test_it_plays_with_every_switch_of_the_game() -> None:
    modes = ["long-night", "shepherd", "blackout", "empty-shelves"]
    switches: dict[str, Any] = {"modes": modes, "line_on_reveal": True, "one_energy_drink": True}
    assert whole_game(3, "switches", **switches).outcome is not None


def test_it_copes_with_any_mess_others_leave_it() -> None:
    for number in range(12):
        table = tilldawn.new_table("daylight", seats=4, seed=f"mess/{number}", record=False)
        bot, others, dice = DaylightBot(), RandomBot("mess"), Random(number)
        while table.request is not None:
            seat = table.request.seats[0]
            if dice.random() < 0.5:
                table.play(others.choose(table, seat))
            else:
                table.answer(bot.choose(table, seat).id, seat)


def test_it_knows_every_question_of_the_game() -> None:
    asked = {id.removeprefix("ask-") for id in catalog("en", "daylight").sources if id.startswith("ask-")}
    assert asked == set(ANSWERS)


def test_to_an_unknown_question_it_gives_the_first_safe_answer() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"]})
    deadly = msgspec.structs.replace(lab.option(lab.options[0]), warning=option("x", seat=0, rule="").text)
    safe = option("safe", seat=0, rule="W-TRADE-01")
    lab.table.request = Request("never-heard-of", 0, [deadly, safe], "W-TRADE-01")
    assert answers(lab) == "safe"


def test_the_same_table_gets_the_same_answers() -> None:
    assert whole_game(3, "again").journal == whole_game(3, "again").journal


def test_every_reason_has_words_in_every_language_and_no_words_are_left_over() -> None:
    source = "".join(file.read_text("utf-8") for file in sorted(Path(daylight.__path__[0]).glob("*.py")))
    given = set(re.findall(r'"((?:[a-z]+-)*[a-z]+)"', source))
    for lang in ("en", "fr"):
        spoken = {id for id in catalog(lang, "daylight").sources if id.startswith("why-")}
        written = {id.removeprefix("why-") for id in spoken} - {
            "random",
            "said",
            "drink-attack",
            "drink-craft",
            "only",
        }
        assert written <= given
    assert spoken == {id for id in catalog("en", "daylight").sources if id.startswith("why-")}


def test_it_moves_for_bot_seats_only() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: ["planks"]})
    assert step(lab.table, {}) is None
    chosen = step(lab.table, {1: DaylightBot()})
    assert chosen is not None
    assert chosen.seat == 1


# --- It plays sensibly --------------------------------------------------------------------------------


def test_it_wins_most_games() -> None:
    report = simulate("daylight", 30, 3, "heuristic", "sensible")
    assert report.errors == 0
    assert report.won > 18


def test_it_keeps_what_it_has_room_for() -> None:
    lab = daylight_lab(2, at="search", next=["rubble", "planks"])
    assert answers(lab) == "keep"


def test_with_full_hands_it_drops_junk_for_something_better() -> None:
    full = ["junk", "junk", "planks", "nails", "wires", "arrow", "focus"]
    lab = daylight_lab(2, at="search", items={0: full}, next=["rubble", "first-aid-kit"])
    assert answers(lab) == "swap:junk"


def test_a_backpack_makes_room_before_anything_is_dropped() -> None:
    full = ["backpack", "junk", "planks", "nails", "wires", "arrow", "focus"]
    lab = daylight_lab(2, at="search", items={0: full}, next=["rubble", "first-aid-kit"])
    assert play_on(lab, "found")[:2] == ["pack:0:junk", "keep"]


def test_it_delays_the_wave_while_cards_are_few_and_health_is_good() -> None:
    lab = daylight_lab(2, at="search", next=["wave", "slow-tide"])
    assert answers(lab) == "delay-wave"


@pytest.mark.parametrize("health", [1, 2, 3])
def test_it_never_delays_when_weak(health: int) -> None:
    lab = daylight_lab(2, at="search", health={0: health}, next=["wave", "slow-tide"])
    assert answers(lab) == "accept-wave"


def test_with_its_dial_at_nought_it_never_delays() -> None:
    lab = daylight_lab(2, at="search", next=["wave", "slow-tide"])
    assert answers(lab, DaylightBot(delay=0)) == "accept-wave"


def test_it_gives_ammo_to_whoever_can_shoot_it() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["gun-ammo"]}, line=["wanderer"])
    assert "give:0:gun-ammo:1" in play_on(lab, "trade")
    assert lab.items(1)["gun-ammo"] == 1


def test_it_gives_the_missing_ingredient() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["wires"], 1: ["explosives"]}, line=["wanderer"])
    play_on(lab, "trade")
    assert any({"wires", "explosives"} <= set(lab.items(seat)) for seat in (0, 1))


def test_healing_goes_to_the_weakest() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["first-aid-kit"]}, health={0: 7, 1: 2}, line=["wanderer"])
    play_on(lab, "trade")
    assert (lab.health(0), lab.health(1)) == (7, 5)


def test_a_trade_phase_ends_soon_whatever_they_hold() -> None:
    hoard = ["gun-ammo", "arrow", "planks", "nails", "wires", "canned-stew"]
    lab = daylight_lab(3, at="trade", items=dict.fromkeys((0, 1, 2), hoard), health={0: 3}, line=["brute"])
    assert len(play_on(lab, "trade")) < 20


def test_it_kills_what_it_can_rather_than_scratch_something_big() -> None:
    lab = daylight_lab(2, weapons=["fire-axe"], line=["brute", "wanderer"], unique=False)
    lab.choose(answers(lab))
    assert answers(lab) == "target:wanderer-1"


def test_it_spares_survivors() -> None:
    lab = daylight_lab(2, weapons=["dog-chain"], line=["survivor", "wanderer:1", "raider:1"], unique=False)
    lab.choose(answers(lab))
    assert answers(lab) == "target:raider-1"


def test_it_does_not_drink_itself_to_death() -> None:
    lab = daylight_lab(
        2, items={0: ["energy-drink-red"]}, health={0: 1}, weapons=["fire-axe"], line=["wanderer"] * 4
    )
    assert "play:energy-drink-red" not in play_on(lab, "turn", "target", "apply")


def test_it_hides_its_cards_from_raiders_in_a_backpack() -> None:
    lab = daylight_lab(2, items={0: ["backpack", "first-aid-kit", "lucky"]}, line=["raider"] * 4)
    given = play_on(lab, "turn", "target", "apply", "lucky")
    assert "pack:0:first-aid-kit" in given


def test_the_pillar_takes_the_wave_from_somebody_weak() -> None:
    lab = daylight_lab(2, health={1: 1}, wave=1, line=["brute"])
    assert "perk:over-here" in play_on(lab, "turn", "target", "apply")


def test_it_counts_the_cards_of_the_round_not_of_the_game() -> None:
    bot = DaylightBot(delay=1.0)
    lab = daylight_lab(1, at="trade", items={0: ["planks", "nails", "candy-bar"]}, health={0: 6})
    view = lab.table.look()
    assert isinstance(view, TableView)
    bot._pace(view)
    later = msgspec.structs.replace(view, round=view.round + 1, found=["arrow"])
    assert bot._pace(later) == 1
