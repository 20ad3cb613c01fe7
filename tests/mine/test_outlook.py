"""Goal, deadline, danger: what the table keeps in view is what the rules then do."""

from __future__ import annotations

from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.engine.outlook import Mark, Outlook
from tilldawn.engine.request import Request
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.events import ChapterTurned, DayBegan
from tilldawn.games.mine.goods import counted
from tilldawn.games.mine.public.facts import BOARD_UP
from tilldawn.games.mine.public.outlook import outlook
from tilldawn.games.mine.public.view import TableView
from tilldawn.testing.mine import Lab, mine_lab


def look(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


def seen(lab: Lab) -> Outlook:
    return outlook(look(lab))


def mark(lab: Lab, kind: str) -> Mark | None:
    now = seen(lab)
    return next((one for one in (*now.goals, *now.dangers) if one.kind == kind), None)


def found(lab: Lab, kind: str) -> Mark:
    one = mark(lab, kind)
    assert one is not None
    return one


@pytest.mark.parametrize("seed", [1, 2, 5])
@pytest.mark.rule("M-OBJ-04", "M-MORN-04", "M-WIN-06")
def test_the_day_an_objective_is_judged_and_the_ceasefire_are_foretold(seed: int) -> None:
    table = tilldawn.new_table("mine", seats=1, seed=seed)
    bot = make_bot("heuristic", "mine", str(seed))
    told: dict[int, set[int]] = {}
    peace: list[tuple[int, int, int]] = []
    while isinstance(table.request, Request):
        view = table.look()
        assert isinstance(view, TableView)
        if view.objective and view.objective.judged > 0:
            told.setdefault(view.objective.number, set()).add(view.objective.judged)
        if view.day:
            peace.append((view.day, *view.peace))
        chosen = bot.choose(table, table.request.seats[0])
        table.answer(chosen.id, chosen.seat)
    day, chapters = 0, []
    for line in table.log:
        if isinstance(line.event, DayBegan):
            day = line.event.day
        if isinstance(line.event, ChapterTurned):
            chapters.append(day)
    assert told, "the Objective must have been seen"
    for number, days in told.items():
        if number < len(chapters):
            assert days == {chapters[number]}
    assert all(now <= first <= last <= 10 for now, first, last in peace)
    if table.outcome is not None and table.outcome.rule == "M-WIN-01":
        assert all(first <= day <= last for _, first, last in peace)


@pytest.mark.rule("M-OBJ-15")
def test_a_goal_that_counts_things_says_how_many_there_are() -> None:
    lab = mine_lab(objective="close-the-gaps", objective_number=1, board_ups=[1])
    now = look(lab).objective
    assert now is not None
    assert (now.have, now.goal, now.counted, now.met) == (1, 1, True, True)
    assert found(lab, "objective").grade == "good"


@pytest.mark.rule("M-OBJ-15")
def test_staying_fit_names_those_above_the_limit() -> None:
    lab = mine_lab(objective="staying-fit", states={"marko": {"hunger": 2}})
    now = look(lab).objective
    assert now is not None
    assert now.unfit == ("marko",)
    assert any(text.id == "outlook-unfit" for text in found(lab, "objective").details)


@pytest.mark.rule("M-OBJ-07")
def test_an_objective_with_a_counter_says_what_is_missing_and_what_pays() -> None:
    lab = mine_lab(objective="fuel-for-the-winter", progress=2)
    needs = next(text for text in found(lab, "objective").details if text.id == "outlook-pays")
    assert needs.args["left"] == 3
    assert needs.args["goods"] == ("good:wood", "good:book")


@pytest.mark.rule("M-STATE-09")
def test_whoever_is_one_step_from_the_end_is_named_with_the_state() -> None:
    lab = mine_lab(states={"marko": {"hunger": 3}, "emilia": {"fatigue": 3, "illness": 2}})
    edge = found(lab, "edge")
    assert edge.refs == ("character:marko",)
    assert edge.text.id == "outlook-edge-hunger"
    assert seen(lab).dangers[0].grade == "danger"


@pytest.mark.rule("M-STATE-09")
def test_nobody_in_danger_is_no_danger() -> None:
    assert mark(mine_lab(), "edge") is None


@pytest.mark.rule("M-DUSK-10", "M-DUSK-03")
def test_too_little_food_or_water_is_said_before_supper() -> None:
    lab = mine_lab(storage={"raw-food": 1, "water": 3})
    supper = found(lab, "supper")
    assert (supper.text.args["food"], supper.text.args["hungry"], supper.text.args["lack"]) == (1, 3, "food")
    assert mark(mine_lab(storage={"raw-food": 3, "water": 3}), "supper") is None


@pytest.mark.rule("M-RAID-05", "M-CARD-06", "M-CARD-10")
@pytest.mark.parametrize(
    ("event", "cards"), [("hard-frost", 1), ("crime-on-the-rise", 2), ("relatively-peaceful", 0)]
)
def test_raid_cards_of_the_night_are_counted_by_the_events_that_lie_open(event: str, cards: int) -> None:
    lab = mine_lab(active=[event])
    assert look(lab).raid_cards == cards
    raid = mark(lab, "raid")
    assert (raid is None) == (cards == 0)


@pytest.mark.rule("M-TOKEN-18", "M-FATE-11")
@pytest.mark.parametrize(
    ("cold", "board_ups", "ill"), [(1, (), "one"), (2, (), "all"), (2, (1, 2), "none"), (3, (1,), "all")]
)
def test_the_cold_is_what_board_ups_let_in_and_what_fate_makes_of_it(
    cold: int, board_ups: tuple[int, ...], ill: str
) -> None:
    assert found(mine_lab(cold=cold, board_ups=board_ups), "cold").text.args["ill"] == ill


@pytest.mark.rule("M-OBJ-12", "M-WIN-02")
def test_the_last_of_those_who_began_is_known() -> None:
    lab = mine_lab(people=("marko",), recruits=("emilia",))
    assert found(lab, "last").refs == ("character:marko",)
    assert found(lab, "peace").refs == ("character:marko",)


def test_every_outlook_of_a_campaign_can_be_said_in_every_language() -> None:
    table = tilldawn.new_table("mine", seats=["Ana", "Bruno"], seed=8)
    bot = make_bot("heuristic", "mine", "8")
    said: dict[str, set[str]] = {}
    speakers = {lang: Speaker(table, lang) for lang in languages()}
    while isinstance(table.request, Request):
        view: Any = table.look()
        now = outlook(view)
        for lang, say in speakers.items():
            for one in (*now.goals, *now.dangers):
                words = [say(text) for text in (one.title, one.text, one.short, *one.details)]
                assert all(words)
                assert not any("outlook-" in word or "{" in word for word in words)
                said.setdefault(one.kind, set()).add(f"{lang} {words[0]}")
        chosen = bot.choose(table, table.request.seats[0])
        table.answer(chosen.id, chosen.seat)
    assert {"objective", "peace", "cold", "raid", "supper"} <= said.keys()


@pytest.mark.rule("M-OBJ-15", "M-FIT-64")
@pytest.mark.parametrize(("fittings", "built"), [({}, "deck"), ({"c4": "workshop"}, "yes")])
def test_close_the_gaps_says_what_a_board_up_takes(fittings: dict[str, str], built: str) -> None:
    lab = mine_lab(objective="close-the-gaps", fittings=fittings)
    needs = next(text for text in found(lab, "objective").details if text.id == "outlook-boarding")
    bench = next((card for card in look(lab).deck if card.id == "workshop"), None)
    assert needs.args["built"] == built
    assert needs.args["price"] == (counted(bench.cost) if bench else ())
    assert needs.args["goods"] == counted(BOARD_UP)
