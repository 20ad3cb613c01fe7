"""Foresight as a page is told it: one line for one thing, one way to say how likely, what comes anyway."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play.foresight import likely
from tilldawn.web.foreseeing import Foreseeing


def led_to(kind: str) -> Table[Any]:
    """A table of `mine` that bots have led to the first question of this kind."""
    for seed in range(8):
        table = tilldawn.new_table("mine", 1, seed=f"foreseeing-{seed}", record=False)
        bots = {0: make_bot("heuristic", "mine", "0")}
        while table.request is not None and table.request.kind != kind:
            chosen = step(table, bots)
            assert chosen is not None
            table.play(chosen)
        if table.request is not None:
            return table
    raise AssertionError(f"no game came to {kind}")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_of_one_name_are_one_line_whose_odds_are_added(lang: str) -> None:
    table = led_to("search")
    assert table.request is not None
    id = next(option.id for option in table.request.options if option.verb == "ignore")
    told = Foreseeing(table).words(id, (), Speaker(table, lang))
    assert told is not None
    texts = [one.text for one in told.odds]
    assert len(texts) > 5
    assert len(texts) == len(set(texts))


def test_what_is_rare_is_told_in_one_way() -> None:
    ids = {likely(Fraction(1, of)).id for of in (7, 9, 10, 12, 20, 23, 40)}
    assert ids == {"odds-rare"}
    assert likely(Fraction(1, 5)).args == {"tenths": 2}


def test_what_comes_whatever_is_chosen_is_marked_in_every_option() -> None:
    table = led_to("keep-narrative")
    assert table.request is not None
    seeing, say = Foreseeing(table), Speaker(table, "en")
    told = [seeing.words(option.id, (), say) for option in table.request.options]
    events = [[one for one in words.odds if one.key == "event"] for words in told if words is not None]
    assert len(events) == 2
    assert all(events)
    assert all(one.anyway for each in events for one in each)


def test_what_hangs_on_the_choice_is_not_marked() -> None:
    table = led_to("roll-again")
    assert table.request is not None
    seeing, say = Foreseeing(table), Speaker(table, "en")
    told = [seeing.words(option.id, (), say) for option in table.request.options]
    opens = [one for words in told if words is not None for one in words.odds if one.key == "opens"]
    assert not any(one.anyway for one in opens)
