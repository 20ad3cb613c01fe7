"""Goal and danger of the night: what the table keeps in view is what the rules then do."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.outlook import Mark, Outlook
from tilldawn.engine.request import Request
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.public.outlook import outlook
from tilldawn.games.daylight.public.sight import sight
from tilldawn.games.daylight.public.view import TableView
from tilldawn.testing.daylight import Lab, daylight_lab


def seen(lab: Lab) -> Outlook:
    view = lab.table.look()
    assert isinstance(view, TableView)
    return outlook(view)


def armed(**words: Any) -> Lab:
    """Two who can act, with nothing that takes a blow off them."""
    return daylight_lab(2, characters=("trigger", "hipster"), weapons=["fire-axe"] * 2, **words)


def mark(lab: Lab, kind: str) -> Mark | None:
    now = seen(lab)
    return next((one for one in (*now.goals, *now.dangers) if one.kind == kind), None)


def found(lab: Lab, kind: str) -> Mark:
    one = mark(lab, kind)
    assert one is not None
    return one


@pytest.mark.rule("W-GOAL-02", "W-LAST-05")
@pytest.mark.parametrize(("number", "when"), [(1, "later"), (6, "last"), (7, "late")])
def test_the_rounds_that_are_left_are_counted(number: int, when: str) -> None:
    lab = daylight_lab(round=number, line=["wanderer"], weapons=["baseball-bat"])
    assert found(lab, "daylight").title.args["when"] == when


@pytest.mark.rule("W-GOAL-04", "W-GOAL-05")
def test_while_it_is_open_whom_they_strike_a_single_blow_counts_whosever_it_is() -> None:
    lab = daylight_lab(at="search", line=["brute"], health={0: 2, 1: 5})
    close = found(lab, "edge")
    assert close.refs == ("seat:0",)
    assert (close.text.args["by"], close.text.args["kind"]) == ("foe", "kind:brute")
    assert close.text.args["blow"] == 2


@pytest.mark.rule("W-GOAL-04", "W-GOAL-05")
def test_once_it_is_known_whom_they_strike_only_those_are_in_danger() -> None:
    """The Brute goes for whoever holds WAVE!: nobody else is one blow from death."""
    assert mark(armed(line=["brute"], health={0: 2, 1: 5}, wave=1), "edge") is None
    close = found(armed(line=["brute"], health={0: 2, 1: 5}, wave=0), "edge")
    assert (close.text.args["by"], close.refs) == ("turn", ("seat:0",))


@pytest.mark.rule("W-COMBAT-12")
def test_two_blows_that_are_deadly_together_are_a_danger_and_a_barricade_takes_one() -> None:
    two: dict[str, Any] = {"line": ["wanderer"] * 3, "health": {0: 2, 1: 5}, "wave": 0}
    assert found(armed(**two), "edge").text.args["blow"] == 2
    tokens = {0: {"barricade": 1}}
    assert mark(armed(tokens=tokens, **two), "edge") is None


def test_strip_and_scene_name_the_same_people_all_night_long() -> None:
    table = tilldawn.new_table("daylight", seats=["Ana", "Bo", "Cleo"], seed="g2")
    bots = {at: make_bot("random", "daylight", f"g2/{at}") for at in range(3)}
    named = 0
    while isinstance(table.request, Request):
        view = table.look()
        assert isinstance(view, TableView)
        scene = sight(view)
        told = next((one for one in outlook(view).dangers if one.kind == "edge"), None)
        if scene is not None and scene.blows and all(blow.target for blow in scene.blows):
            grave = [p.seat for p in view.players if 0 < p.health <= scene.tolls[p.seat][1]]
            assert (told.refs if told else ()) == tuple(f"seat:{seat}" for seat in grave)
            named += bool(grave)
        chosen = bots[table.request.seats[0]].choose(table, table.request.seats[0])
        table.answer(chosen.id, chosen.seat)
    assert named


@pytest.mark.rule("W-ENEMY-11")
def test_a_monster_makes_the_blow_harder() -> None:
    assert mark(daylight_lab(line=["wanderer"], health={0: 2, 1: 5}), "edge") is None
    close = found(daylight_lab(line=["wanderer", "monster"], health={0: 2, 1: 5}), "edge")
    assert close.refs[0] == "seat:0"


@pytest.mark.rule("W-WAVE-05")
def test_with_one_health_left_putting_wave_off_would_kill() -> None:
    close = found(daylight_lab(at="search", health={0: 1}), "edge")
    assert (close.text.args["by"], close.refs) == ("delay", ("seat:0",))


@pytest.mark.rule("W-WAVE-11")
def test_the_first_blow_is_for_whoever_holds_wave_unless_a_survivor_stands_there() -> None:
    assert found(daylight_lab(line=["brute"], wave=1), "wave").text.args["spared"] == "no"
    assert found(daylight_lab(line=["brute", "survivor"], wave=1), "wave").text.args["spared"] == "yes"


@pytest.mark.rule("W-SEARCH-02")
def test_in_the_search_the_odds_of_wave_are_those_of_the_pile() -> None:
    lab = daylight_lab(at="search", active=9, next=["planks"])  # 9 cards and WAVE!; one has been drawn
    assert found(lab, "wave").title.args["cards"] == 9


@pytest.mark.rule("W-SEARCH-02")
def test_a_card_somebody_has_looked_at_is_none_that_wave_may_be() -> None:
    lab = daylight_lab(at="search", active=9, next=["planks"])
    known = outlook(structs.replace(lab.view, active_top="nails"))
    assert next(one for one in known.dangers if one.kind == "wave").title.args["cards"] == 8


def test_every_outlook_of_a_night_can_be_said_in_every_language() -> None:
    table = tilldawn.new_table("daylight", seats=["Ana", "Bruno"], seed=3)
    bot = make_bot("heuristic", "daylight", "3")
    speakers = [Speaker(table, lang) for lang in languages()]
    kinds: set[str] = set()
    while isinstance(table.request, Request):
        view = table.look()
        assert isinstance(view, TableView)
        now = outlook(view)
        for say in speakers:
            for one in (*now.goals, *now.dangers):
                kinds.add(one.kind)
                words = [say(text) for text in (one.title, one.text, one.short, *one.details)]
                assert all(words)
                assert not any("outlook-" in word or "{" in word for word in words)
        chosen = bot.choose(table, table.request.seats[0])
        table.answer(chosen.id, chosen.seat)
    assert {"daylight", "assault", "wave", "cards"} <= kinds
