"""Modules of the box in words: a panel for each, whatever it shows; moments for its events."""

from __future__ import annotations

import io
from typing import Any

import pytest
from msgspec.structs import replace

import tilldawn
from tilldawn.engine.event import Event
from tilldawn.engine.view import Speaker
from tilldawn.games.mine import modules as rules
from tilldawn.games.mine.modules import Module, add_module
from tilldawn.games.mine.public.view import TableView
from tilldawn.play import telling
from tilldawn.play.beats import Group
from tilldawn.play.console import Console
from tilldawn.play.mine import beats, modules
from tilldawn.play.mine.modules import ModuleTeller, Moments
from tilldawn.play.session import Sitting
from tilldawn.play.text import TextTable
from tilldawn.testing.mine import mine_lab

SHOWN: dict[str, Any] = {
    "busy": False,
    "fresh_water": 2,
    "bucket": {"good:water": 2, "good:wood": 1},
    "lies_in": "space:d1",
    "seen": ["character:katia", "character:marko"],
    "empty": False,
    "dry": None,
}


@pytest.fixture(autouse=True)
def well(monkeypatch: pytest.MonkeyPatch) -> None:
    """A module of somebody else's, without a word of its own."""
    monkeypatch.setattr(rules, "MODULES", dict(rules.MODULES))
    add_module(Module(id="well", look=lambda s: dict(SHOWN)))


def table() -> tilldawn.Table[Any]:
    return tilldawn.new_table("mine", ["Ana"], seed=3, options={"modules": ["well"]})


def test_a_module_without_words_is_told_by_the_things_it_shows() -> None:
    game = table()
    say = Speaker(game, "en")
    name, text = telling.about("module:well", game.look(), say)
    assert name == "well"
    assert text.splitlines() == [
        "fresh water: 2",
        "bucket: Water 2, Wood 1",
        f"lies in: {say.thing('space:d1')['name']}",
        "seen: Katia, Marko",
    ]
    assert telling.meaning("module:well", game.look(), say).text == text  # type: ignore[union-attr]


def test_the_board_in_text_mode_ends_with_the_modules() -> None:
    heard = io.StringIO()
    text = TextTable(Sitting(table(), "test"), "en", Console(io.StringIO(), heard))
    text.do_look("")
    told = heard.getvalue().replace("\n", " ")
    assert "well: fresh water: 2 bucket: Water 2, Wood 1" in " ".join(told.split())


def test_the_open_question_says_which_module_is_meant_then_what_is_going_on() -> None:
    lab = mine_lab()
    view = lab.table.look()
    assert isinstance(view, TableView)
    view = replace(view, modules={"well": {}, "well-shaft": {}, "market": {"busy": True}})

    def asked(kind: str) -> str:
        assert lab.table.request is not None
        return modules.open_module(view, replace(lab.table.request, kind=kind))

    assert asked("well-dig") == "well"
    assert asked("well-shaft-dig") == "well-shaft"
    assert asked("wellness") == "market"
    assert modules.open_module(replace(view, modules={"well": {}}), None) == ""


class ShaftOpened(Event, frozen=True, kw_only=True):
    card: str


def test_events_of_a_module_are_shown_as_its_teller_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """The composer is made of what the tellers bring: here as one would be made with this teller."""
    moments = Moments(opens={"shaft-opened": ("shaft", "large")}, harm=frozenset({"shaft-fell"}))
    monkeypatch.setattr(modules, "teller_of", lambda id: ModuleTeller(told=lambda *_: (), moments=moments))
    event = ShaftOpened(card="card:school", rule="M-SEW-01")
    view = mine_lab().table.look()
    assert isinstance(view, TableView)
    beat = beats._module("large")(Group("shaft", [(7, event)]), True, view)
    assert beat is not None
    assert (beat.kind, beat.weight, beat.card) == ("shaft", "large", "card:school")
    assert beat.said == event.told


def test_the_modules_of_the_box_join_the_composer() -> None:
    for own in modules.moments():
        assert own.opens.keys() <= beats.Campaign.opens.keys()
        assert own.harm <= beats.HARM
        assert own.gain <= beats.GAIN
        assert {kind for kind, _ in own.opens.values()} <= beats.COMPOSE.keys()
