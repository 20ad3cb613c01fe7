"""Moving about the Shelter (M-MOVE)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.house.board import BOARDS, Board
from tilldawn.games.mine.public.view import look
from tilldawn.testing.mine import Lab, mine_lab

AT_START = {"a4", "b3", "b4", "b5", "b6", "c1", "c2", "c3", "c4", "c5", "c6", "d1", "d2"}
EVERY_CARD = ("a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b5", "c6", "d2", "d3", "d4", "d5", "d6")
"""All card spaces but three with cards at the far ends: a6, b6 and e1; c7 is left too."""


def reach(lab: Lab) -> set[str]:
    """Spaces a Character can be put on."""
    return {space.id for space in look(lab.state).spaces if space.reach}


def doable(lab: Lab, who: str = "marko") -> list[str]:
    return lab.choose(f"plan:{who}").options


@pytest.mark.rule("M-MOVE-01")
def test_every_space_within_reach_is_one_step_however_far() -> None:
    lab = mine_lab(people=("marko",), cleared=EVERY_CARD)
    for far in ("clear:a6:furniture", "clear:b6:heap", "clear:e1:furniture"):
        assert far in doable(lab)
        lab.choose(far)
    assert lab.person("marko").acted == 3


@pytest.mark.rule("M-MOVE-02")
def test_only_what_can_be_reached_from_guard_is_open() -> None:
    lab = mine_lab()
    assert reach(lab) == AT_START
    assert "clear:b1:heap" not in doable(lab)
    with pytest.raises(IllegalAnswer):
        lab.choose("clear:b1:heap")


@pytest.mark.rule("M-MOVE-03", "M-MOVE-04")
@pytest.mark.parametrize("obstacle", ["rubble", "remnants", "bars", "closed-door"])
def test_an_obstacle_can_be_worked_on_but_not_passed(obstacle: str) -> None:
    tools = {"shovel": 1, "sawblade": 1, "lockpick": 1}
    lab = mine_lab(shelter={"b5": obstacle}, storage=tools)
    assert reach(lab) == AT_START - {"b6"}
    work = {"bars": "saw:b5", "closed-door": "unlock:b5:lockpick"}.get(obstacle, f"dig:b5:{obstacle}")
    options = doable(lab)
    assert work in options
    assert "clear:b6:heap" not in options


@pytest.mark.rule("M-MOVE-03", "M-MOVE-05")
@pytest.mark.parametrize("board_ups", [(), (3,), (1, 2, 3)])
def test_nobody_crosses_the_hole_in_the_basement_boarded_up_or_not(board_ups: tuple[int, ...]) -> None:
    lab = mine_lab(cleared=["d2", "d3", "d4"], board_ups=board_ups)
    assert "d3" in reach(lab)
    assert not {"d4", "d5"} & reach(lab)


@pytest.mark.rule("M-MOVE-05")
def test_a_board_up_opens_no_way() -> None:
    lab = mine_lab(
        people=("marko",),
        cleared=["d2", "d3", "d4"],
        storage={"component": 1, "wood": 4},
        fittings={"c4": "workshop"},
    )
    before = reach(lab)
    lab.choose("plan:marko", "use:workshop:board-up", "hole:3")
    assert (lab.state.board_ups, reach(lab)) == ([3], before)


@pytest.mark.rule("M-MOVE-06")
@pytest.mark.parametrize("side", BOARDS.values(), ids=lambda side: side.id)
def test_floors_are_changed_by_ladders_only(side: Board) -> None:
    climbs = {(a, b) for a, ways in side.paths.items() for b in ways if a[0] != b[0]}
    assert climbs == {*side.ladders, *((b, a) for a, b in side.ladders)}


@pytest.mark.rule("M-MOVE-06")
def test_with_the_stairwell_blocked_the_upper_floor_is_cut_off() -> None:
    lab = mine_lab(shelter={"b4": "rubble"})
    assert reach(lab) == AT_START - {"a4", "b3", "b5", "b6"}


@pytest.mark.rule("M-MOVE-06")
def test_a_second_way_down_opens_with_the_rubble_over_it() -> None:
    assert "d4" not in reach(mine_lab())
    assert {"c7", "d4"} <= reach(mine_lab(cleared=["c6"]))
    assert {"d5", "d6"} <= reach(mine_lab(cleared=["c6", "d4"]))
    assert "e1" not in reach(mine_lab(cleared=["c6", "d4"]))
    assert "e1" in reach(mine_lab(cleared=["c6", "d4", "d6"]))


@pytest.mark.rule("M-MOVE-07")
@pytest.mark.parametrize("card", ["heap", "furniture"])
def test_heaps_and_furniture_are_walked_past(card: str) -> None:
    lab = mine_lab(shelter={"b5": card})
    assert "b6" in reach(lab)
    assert "clear:b6:heap" in doable(lab)


@pytest.mark.rule("M-MOVE-08")
def test_fittings_do_not_block_even_on_ladders() -> None:
    lab = mine_lab(fittings={"b4": "radio", "c4": "chair", "c5": "bed-1"})
    assert reach(lab) == AT_START


@pytest.mark.rule("M-MOVE-09")
def test_crafting_needs_nothing_within_reach_but_the_space() -> None:
    lab = mine_lab(people=("marko",), storage={"component": 3, "wood": 4}, cleared=["b6", "b1"])
    lab.choose("plan:marko", "craft:bed-1")
    assert lab.options == ["space:b4", "space:b6", "space:c4", "space:c5"]
    with pytest.raises(IllegalAnswer):
        lab.choose("space:b1")


@pytest.mark.rule("M-MOVE-09")
def test_nothing_is_crafted_where_nobody_can_go() -> None:
    lab = mine_lab(
        people=("marko",),
        storage={"component": 3, "wood": 4},
        cleared=["b1"],
        fittings={"b4": "radio", "c4": "chair", "c5": "workshop"},
    )
    assert "craft:bed-1" not in doable(lab)


@pytest.mark.rule("M-MOVE-10")
def test_a_way_that_is_cleared_opens_in_the_next_stage() -> None:
    lab = mine_lab(shelter={"c6": "remnants"}, storage={"shovel": 1})
    lab.choose("plan:marko", "dig:c6:remnants")
    assert "clear:c7:furniture" not in doable(lab, "emilia")
    lab.choose("rest", "resolve")
    assert "clear:c7:furniture" in doable(lab, "emilia")


@pytest.mark.rule("M-MOVE-11")
def test_a_closed_basement_cannot_be_entered() -> None:
    lab = mine_lab(basement_closed=True, cleared=["c6"])
    assert reach(lab) == (AT_START | {"c7"}) - {"d1", "d2"}


@pytest.mark.rule("M-MOVE-11")
def test_fittings_in_a_closed_basement_are_of_no_use() -> None:
    built = {"d2": "radio", "d3": "bed-1"}
    assert "use:radio:tune-in" in doable(mine_lab(fittings=built))
    lab = mine_lab(fittings=built, basement_closed=True)
    assert not {"use:radio:tune-in", "use:bed-1:nap"} & set(doable(lab))


@pytest.mark.rule("M-MOVE-11")
def test_nobody_sleeps_in_a_closed_basement() -> None:
    built = {"d2": "bed-1"}
    assert "bed:marko:bed-1" in mine_lab(at="evening", fittings=built).options
    assert "bed:marko:bed-1" not in mine_lab(at="evening", fittings=built, basement_closed=True).options


@pytest.mark.rule("M-MOVE-11")
def test_a_sleeper_whose_bed_is_in_a_closed_basement_cannot_nap() -> None:
    asleep = {"marko": {"fatigue": 4}}
    assert "plan:marko" in mine_lab(fittings={"d2": "bed-1"}, states=asleep).options
    lab = mine_lab(fittings={"d2": "bed-1"}, states=asleep, basement_closed=True)
    assert "plan:marko" not in lab.options
    assert lab.refusals()["plan/marko"] == "M-STATE-20"


@pytest.mark.rule("M-MOVE-11", "M-WAIT-02")
def test_what_waits_in_a_closed_basement_brings_nothing() -> None:
    laid: dict[str, Any] = {"fittings": {"d2": "rainwater-collector"}, "wait": ["rainwater-collector"]}
    lab = mine_lab(at="fate", tops={"fate": ["fever"]}, basement_closed=True, **laid)
    assert lab.told("wait-spoiled", "why") == ["basement"]
    assert (lab.storage, lab.state.wait) == ({}, [])
