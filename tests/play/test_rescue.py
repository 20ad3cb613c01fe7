"""A save that the rules of today do not allow any more: it is said, and play can go on."""

from __future__ import annotations

import io
import sys
from typing import Any

import pytest

import tilldawn
from tilldawn.cli import main
from tilldawn.engine.errors import RulesChanged
from tilldawn.engine.table import Table
from tilldawn.play.session import last_unfinished, open_save, resume
from tilldawn.saves import named, tables
from tilldawn.testing.archive import outdated

ANSWER = {"en": "“0>fly”", "fr": "« 0>fly »".replace(" ", "\u00a0")}


def a_table(game: str = "daylight") -> Table[Any]:
    table = tilldawn.new_table(game, 1, seed=3)
    for _ in range(6):
        table.play(table.request.options[0])  # type: ignore[union-attr]
    return table


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_running_table_is_rescued_and_its_old_file_kept() -> None:
    table = a_table()
    old = outdated(table.save())
    tables().write("mine of old", old)
    with pytest.raises(RulesChanged):
        resume("mine of old")
    assert last_unfinished() == "mine of old"
    assert last_unfinished("mine") is None
    sitting = resume("mine of old", rescue=True)
    assert sitting.table.state == table.state
    [kept] = named().all()
    assert kept.path.read_bytes() == old
    assert resume("mine of old").table.state == table.state


def test_a_rescued_save_stays_as_it_was() -> None:
    old = outdated(a_table("mine").save())
    named().write("winter", old)
    open_save("winter", rescue=True)
    assert named().read("winter") == old


@pytest.mark.parametrize(("lang", "yes"), [("en", "yes"), ("fr", "oui")])
def test_text_mode_says_which_answer_and_offers_to_play_on(
    lang: str, yes: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    named().write("winter", outdated(a_table().save()))
    typed(monkeypatch, yes, "quit")
    assert main(["play", "--text", "--load", "winter", "--lang", lang]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert " ".join(ANSWER[lang].split()) in told
    assert tables().all()


def test_a_no_leaves_everything_as_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables().write("winter", outdated(a_table().save()))
    before = tables().read("winter")
    typed(monkeypatch, "no")
    assert main(["play", "--text", "--continue"]) == 1
    assert tables().read("winter") == before
    assert not named().all()


def test_load_in_the_middle_of_another_game_asks_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    named().write("winter", outdated(a_table().save()))
    typed(monkeypatch, "load winter", "no", "load winter", "yes", "quit")
    assert main(["play", "daylight", "--text", "--new", "--seed", "5"]) == 0
    told = capsys.readouterr().out
    assert told.count("0>fly") == 2
    assert "This table goes on" in told
    assert "Opened" in told or "winter" in told


@pytest.mark.parametrize("command", ["replay", "sheet"])
def test_commands_say_how_to_play_on(
    command: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    named().write("winter", outdated(a_table("mine").save()))
    assert main([command, "winter"]) == 1
    told = capsys.readouterr().err
    assert "0>fly" in told
    assert "tilldawn play --load winter" in told
