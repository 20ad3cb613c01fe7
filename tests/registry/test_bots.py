"""Bots of other packages: by entry point, by where they are, as classes, functions and objects."""

from __future__ import annotations

import io
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import BOTS, bots_for, list_bots, make_bot
from tilldawn.bots.protocol import Bot, because
from tilldawn.cli import main
from tilldawn.engine.errors import BadOption, BrokenPlugin
from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table
from tilldawn.engine.text import catalog
from tilldawn.games.registry import BOTS as GROUP

Offer = Callable[..., None]
ROOT = Path(__file__).parents[2]

LAST = """
from tilldawn.bots.protocol import because

class LastBot:
    name = "last"
    games = ("daylight",)
    def __init__(self, game, seed):
        self.game, self.seed = game, seed
    def choose(self, table, seat):
        return [o for o in table.request.options if o.seat == seat][-1]
    def why(self):
        return because("It came last.")
"""


@pytest.fixture(autouse=True)
def fresh() -> None:
    bots_for.cache_clear()


class Counting:
    """Takes the first thing, and counts how often it was asked."""

    name = "counting"

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, table: Table[Any], seat: int) -> Option:
        assert table.request is not None
        self.asked += 1
        return next(option for option in table.request.options if option.seat == seat)

    def why(self) -> Text:
        return because("first")


class Seeded(Counting):
    name = "seeded"
    seeds: list[str] = []  # noqa: RUF012

    def __init__(self, game: str, seed: str) -> None:
        super().__init__()
        self.seeds.append(f"{game} {seed}")


def test_our_own_bots_are_declared_to_others() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"][GROUP]
    assert declared == {name: f"tilldawn.bots:{name}_bot" for name in BOTS}


def test_a_bot_is_found_by_its_entry_point_and_plays_the_games_it_names(offer: Offer) -> None:
    offer("last_bot", LAST, bots={"last": "last_bot:LastBot"})
    assert list_bots() == ("random", "heuristic", "last")
    assert bots_for("daylight") == ("random", "heuristic", "last")
    assert bots_for("mine") == ("random", "heuristic")
    report = tilldawn.simulate("daylight", games=2, seats=2, bot="last", seed=3)
    assert (report.bot, report.games, report.errors) == ("last", 2, 0)
    with pytest.raises(BadOption, match="does not play this game"):
        make_bot("last", "mine", "")


def test_a_bot_is_named_by_where_it_is(offer: Offer, capsys: pytest.CaptureFixture[str]) -> None:
    offer("last_bot", LAST)
    assert main(["sim", "daylight", "--games", "2", "--seats", "1", "--bot", "last_bot:LastBot"]) == 0
    assert "last_bot:LastBot" in capsys.readouterr().out


def test_a_bot_may_lie_in_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bot_of_this_folder.py").write_text(LAST, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    asked = ["sim", "daylight", "--games", "1", "--seats", "1", "--bot", "bot_of_this_folder:LastBot"]
    assert main(asked) == 0
    assert "bot_of_this_folder" in capsys.readouterr().out


def test_a_bot_named_by_where_it_is_sits_at_a_table_and_comes_back_with_it(
    offer: Offer, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    offer("last_bot", LAST)
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    seats = ["--player", "Robo=last_bot:LastBot", "--player", "Ana"]
    assert main(["play", "daylight", "--text", "--seed", "5", *seats]) == 0
    assert "It came last." in capsys.readouterr().out
    assert main(["play", "--text", "--continue"]) == 0


@pytest.mark.parametrize(
    "bot", ["os:system", "os.path:join", "no_such_module:Bot", "builtins:str", "a:", ":b"]
)
def test_only_a_class_of_bots_is_ever_called(bot: str) -> None:
    with pytest.raises(BadOption, match="is no bot"):
        make_bot(bot, "daylight", "")


def test_a_class_makes_a_bot_for_each_seat_of_each_game() -> None:
    Seeded.seeds.clear()
    report = tilldawn.simulate("daylight", games=2, seats=2, bot=Seeded, seed="s")
    assert report.errors == 0
    assert Seeded.seeds[-4:] == ["daylight s/0/0", "daylight s/0/1", "daylight s/1/0", "daylight s/1/1"]


def test_a_function_makes_bots_too() -> None:
    assert tilldawn.simulate("daylight", games=1, seats=1, bot=lambda game, seed: Counting()).errors == 0


def test_a_bot_itself_plays_every_seat_of_every_game() -> None:
    bot = Counting()
    report = tilldawn.simulate("daylight", games=3, seats=2, bot=bot)
    assert report.bot == "counting"
    assert bot.asked == report.decisions > 10


def test_a_bot_goes_to_other_processes_if_it_can_be_sent() -> None:
    alone = tilldawn.simulate("daylight", games=4, seats=1, bot="random", processes=1)
    assert tilldawn.simulate("daylight", games=4, seats=1, bot="random", processes=2).won == alone.won

    class Local(Counting):
        pass

    for bot in (Local(), lambda game, seed: Counting()):
        with pytest.raises(BadOption, match="other processes"):
            tilldawn.simulate("daylight", games=4, seats=1, bot=bot, processes=2)


@pytest.mark.parametrize("bot", [3, None, object()])
def test_what_is_no_bot_is_refused(bot: Any) -> None:
    with pytest.raises(BadOption, match="is no bot"):
        tilldawn.simulate("daylight", games=1, seats=1, bot=bot)


def test_what_makes_no_bot_is_refused() -> None:
    maker: Any = lambda game, seed: 3  # noqa: E731
    with pytest.raises(BadOption, match="is no bot"):
        tilldawn.simulate("daylight", games=1, seats=1, bot=maker)


def test_a_broken_bot_is_named_with_its_package_and_the_others_play(offer: Offer) -> None:
    offer("bad_bot", "1 / 0", bots={"bad": "bad_bot:Bad"})
    with pytest.raises(BrokenPlugin, match=r"bot “bad” of the package bad_bot.*ZeroDivisionError"):
        make_bot("bad", "daylight", "")
    assert bots_for("daylight") == ("random", "heuristic")


def test_a_reason_in_plain_words_is_said_in_every_language() -> None:
    for lang in ("en", "fr"):
        assert catalog(lang).say(because("It was there: { $x }")) == "It was there: { $x }"


def test_our_bots_are_bots() -> None:
    for name in BOTS:
        assert isinstance(make_bot(name, "mine", "1"), Bot)
