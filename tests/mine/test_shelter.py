"""Work on Shelter cards (M-SHEL), and the loot of each of them."""

from __future__ import annotations

from collections import Counter

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.cards.shelter import KIND, OBSTACLES
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.board import BASIC
from tilldawn.games.mine.public.view import look
from tilldawn.testing.mine import Lab, conserved, mine_lab

CARDS = {space: card for space, (card,) in BASIC.cards.items()}
"""What lies in the house at the start."""

ALONE = ("marin",)


def doable(lab: Lab, who: str = "marin") -> list[str]:
    return lab.choose(f"plan:{who}").options


def reach(lab: Lab) -> set[str]:
    return {space.id for space in look(lab.state).spaces if space.reach}


def free(lab: Lab) -> set[str]:
    """Spaces that take a Fitting."""
    return {space.id for space in look(lab.state).spaces if space.free}


# --- The cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SHEL-01")
def test_there_are_five_kinds_and_three_of_them_are_obstacles() -> None:
    kinds = Counter(CARDS.values())
    assert kinds == {"furniture": 5, "heap": 4, "rubble": 6, "closed-door": 3, "bars": 1}
    assert set(OBSTACLES) - {"remnants"} == {"rubble", "bars", "closed-door"}
    assert mine_lab().state.shelter == CARDS


@pytest.mark.rule("M-SHEL-18")
@pytest.mark.parametrize("card", ["heap", "furniture", "rubble", "remnants", "bars", "closed-door"])
def test_red_cards_are_those_that_need_a_tool(card: str) -> None:
    bare = doable(mine_lab(people=ALONE, shelter={"b5": card}))
    tools = {"shovel": 1, "sawblade": 1, "lockpick": 1}
    equipped = doable(mine_lab(people=ALONE, shelter={"b5": card}, storage=tools))
    here = [[id for id in options if ":b5" in id] for options in (bare, equipped)]
    assert len(here[1]) == 1
    assert bool(here[0]) == (not KIND[card].tool)


HEAPS: dict[str, Goods] = {
    "heap-1": {"component": 2, "wood": 2},
    "heap-2": {"component": 3, "mechanical-part": 1},
    "heap-3": {"component": 1, "wood": 2, "electrical-part": 1},
    "heap-4": {"wood": 3, "chems": 1, "weapon-part": 1},
}
FURNITURE: dict[str, Goods] = {
    "furniture-1": {"wood": 2, "book": 1, "raw-food": 1},
    "furniture-2": {"wood": 1, "coffee": 1, "cigarette": 2},
    "furniture-3": {"wood": 2, "bandages": 1},
    "furniture-4": {"wood": 1, "canned-food": 1},
    "furniture-5": {"wood": 1, "book": 1, "broken-guitar": 1},
}
DOORS: dict[str, Goods] = {
    "closed-door-1": {"water": 2, "meds": 1, "herb": 1},
    "closed-door-2": {"component": 3, "mechanical-part": 1, "electrical-part": 1},
    "closed-door-3": {"canned-food": 1, "raw-food": 1, "moonshine": 1},
}
BARS: Goods = {"hatchet": 1, "ammo": 2, "jewelry": 1, "pure-alcohol": 1}


@pytest.mark.rule("M-SHEL-02", "M-SHEL-03")
@pytest.mark.parametrize(("card", "loot"), HEAPS.items())
def test_a_heap_is_cleared_by_one_character_in_one_action(card: str, loot: Goods) -> None:
    lab = mine_lab(people=ALONE, next=[card]).choose("plan:marin", "clear:b5:heap")
    assert lab.storage == loot
    assert "b5" not in lab.state.shelter
    assert "b5" in free(lab)
    assert lab.state.cleared == [card]
    conserved(lab.state)


@pytest.mark.rule("M-SHEL-02", "M-SHEL-03")
@pytest.mark.parametrize(("card", "loot"), FURNITURE.items())
def test_furniture_is_cleared_by_one_character_in_one_action(card: str, loot: Goods) -> None:
    lab = mine_lab(people=ALONE, cleared=["c6"], next=[card]).choose("plan:marin", "clear:c7:furniture")
    assert lab.storage == loot
    assert "c7" in free(lab)
    conserved(lab.state)


@pytest.mark.rule("M-SHEL-14", "M-SHEL-03")
@pytest.mark.parametrize(("card", "loot"), DOORS.items())
def test_a_closed_door_opens_on_four_and_the_lockpick_is_spent(card: str, loot: Goods) -> None:
    lab = mine_lab(people=ALONE, storage={"lockpick": 1}, next=["4", card])
    lab.choose("plan:marin", "unlock:b3:lockpick")
    assert lab.storage == loot
    assert lab.box["lockpick"] == 2
    assert "b3" in free(lab)
    conserved(lab.state)


@pytest.mark.rule("M-SHEL-10", "M-SHEL-11", "M-SHEL-03")
def test_bars_are_cut_without_a_roll_and_the_sawblade_is_kept() -> None:
    lab = mine_lab(people=ALONE, storage={"sawblade": 1}).choose("plan:marin", "saw:d2")
    assert lab.storage == BARS | {"sawblade": 1}
    assert lab.chance.seen == []
    assert "d2" in free(lab)
    conserved(lab.state)


@pytest.mark.rule("M-SHEL-05", "M-SHEL-06")
@pytest.mark.parametrize("space", [space for space, kind in CARDS.items() if kind == "rubble"])
def test_each_rubble_card_takes_two_steps_and_holds_no_loot(space: str) -> None:
    others = [other for other in CARDS if other != space]
    lab = mine_lab(people=ALONE, storage={"shovel": 1}, cleared=others)
    lab.choose("plan:marin", f"dig:{space}:rubble")
    assert (lab.state.shelter, lab.storage) == ({space: "remnants"}, {"shovel": 1})
    lab.choose("plan:marin", f"dig:{space}:remnants")
    assert (lab.state.shelter, lab.storage) == ({}, {"shovel": 1})
    assert space in free(lab)


@pytest.mark.rule("M-SHEL-02")
def test_loot_is_cut_to_what_the_box_holds() -> None:
    lab = mine_lab(people=ALONE, box={"wood": 1}, next=["heap-1"]).choose("plan:marin", "clear:b5:heap")
    assert lab.storage == {"component": 2, "wood": 1}
    assert lab.events("goods-missing")[0].goods == ("count:wood*1",)


# --- Rubble -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SHEL-04")
def test_rubble_needs_a_shovel_or_a_second_character() -> None:
    def on_rubble(lab: Lab) -> list[str]:
        return [id for id in doable(lab) if ":c6" in id]

    assert on_rubble(mine_lab(people=ALONE)) == []
    assert on_rubble(mine_lab(people=ALONE, storage={"shovel": 1})) == ["dig:c6:rubble"]
    assert on_rubble(mine_lab(people=("marin", "emilia"))) == ["dig-with:c6:emilia"]


@pytest.mark.rule("M-SHEL-04")
@pytest.mark.parametrize("busy", ["planned", "tired", "asleep", "called-away"])
def test_only_somebody_with_an_action_to_give_can_help(busy: str) -> None:
    levels = {"tired": 3, "asleep": 4}
    lab = mine_lab(people=("marin", "emilia"), states={"emilia": {"fatigue": levels.get(busy, 0)}})
    if busy == "planned":
        lab.choose("plan:emilia", "rest")
    if busy == "called-away":
        lab.person("emilia").busy = True
    assert "dig-with:c6:emilia" not in doable(lab)


@pytest.mark.rule("M-SHEL-05", "M-SHEL-16")
def test_remnants_still_block_and_a_clear_space_opens_the_way() -> None:
    lab = mine_lab(people=ALONE, storage={"shovel": 1}).choose("plan:marin", "dig:c6:rubble")
    assert lab.state.shelter["c6"] == "remnants"
    assert not {"c7", "d4"} & reach(lab)
    assert "c6" not in free(lab)
    lab.choose("plan:marin", "dig:c6:remnants")
    assert {"c7", "d4"} <= reach(lab)
    assert "c6" in free(lab)


@pytest.mark.rule("M-SHEL-06")
def test_remnants_need_a_shovel_or_a_second_character_too() -> None:
    left = {"c6": "remnants"}
    assert [id for id in doable(mine_lab(people=ALONE, shelter=left)) if ":c6" in id] == []
    lab = mine_lab(people=("marin", "emilia"), shelter=left)
    lab.choose("plan:marin", "dig-with:c6:emilia")
    assert "c6" not in lab.state.shelter


@pytest.mark.rule("M-SHEL-07")
def test_the_shovel_comes_back() -> None:
    lab = mine_lab(people=ALONE, storage={"shovel": 1}).choose("plan:marin", "dig:c6:rubble")
    assert lab.storage == {"shovel": 1}


@pytest.mark.rule("M-SHEL-08")
def test_two_who_clear_rubble_together_both_spend_their_action() -> None:
    lab = mine_lab(people=("marin", "emilia", "marko")).choose("plan:marin", "dig-with:c6:emilia")
    assert lab.options == ["plan:marko", "resolve"]
    lab.choose("resolve")
    assert [p.acted for p in lab.state.group] == [1, 1, 0]
    assert lab.state.shelter["c6"] == "remnants"


@pytest.mark.rule("M-SHEL-08")
def test_at_night_nobody_has_an_action_to_help_with() -> None:
    lab = mine_lab(
        at="raid",
        people=("marin", "emilia"),
        tasks={"marin": "guard", "emilia": "guard"},
        hand=["night-shift"],
    )
    lab.choose("narrative:night-shift", "person:marin")
    assert "poke-about" in lab.options
    assert [id for id in lab.options if id.startswith("dig")] == []


@pytest.mark.rule("M-SHEL-09")
def test_one_shovel_serves_one_card_in_a_stage() -> None:
    lab = mine_lab(storage={"shovel": 1}).choose("plan:marin", "dig:c6:rubble")
    assert "dig:a4:rubble" not in doable(lab, "emilia")
    lab = mine_lab(storage={"shovel": 2}).choose("plan:marin", "dig:c6:rubble")
    assert "dig:a4:rubble" in doable(lab, "emilia")


@pytest.mark.rule("M-SHEL-17")
def test_rubble_takes_one_step_in_a_stage_however_many_come() -> None:
    lab = mine_lab(storage={"shovel": 2}).choose("plan:marin", "dig:c6:rubble")
    assert [id for id in doable(lab, "emilia") if ":c6" in id] == []
    lab.choose("rest", "resolve")
    assert lab.state.shelter["c6"] == "remnants"


@pytest.mark.rule("M-SHEL-08", "M-DAY-03")
def test_rubble_is_dug_even_if_the_helper_is_lost_in_the_same_stage() -> None:
    lab = mine_lab(
        people=("emilia", "marko"),
        recruits=["katia"],
        states={"katia": {"misery": 3}},
        tops={"visitors": ["newcomer-grieving"]},
        next=["7", "5", "misery-1"],
    )
    lab.choose("plan:emilia", "outside", "plan:marko", "dig-with:c6:katia", "newcomer-refuse")
    assert not lab.alive("katia")
    assert (lab.state.shelter["c6"], lab.state.plans, lab.state.stage) == ("remnants", [], 2)
    conserved(lab.state)


# --- Closed Doors -------------------------------------------------------------------------------------


@pytest.mark.rule("M-SHEL-12")
def test_a_closed_door_needs_a_lockpick_and_a_roll() -> None:
    assert [id for id in doable(mine_lab(people=ALONE)) if ":b3" in id] == []
    lab = mine_lab(people=ALONE, storage={"lockpick": 1}, next=["1"])
    lab.choose("plan:marin", "unlock:b3:lockpick")
    assert [event.result for event in lab.events("lock-tried")] == [1]
    assert lab.chance.queue == []


@pytest.mark.rule("M-SHEL-13")
@pytest.mark.parametrize("roll", ["1", "2", "3"])
def test_up_to_three_the_door_holds_and_the_lockpick_comes_back(roll: str) -> None:
    lab = mine_lab(people=ALONE, storage={"lockpick": 1}, next=[roll])
    lab.choose("plan:marin", "unlock:b3:lockpick")
    assert lab.storage == {"lockpick": 1}
    assert lab.state.shelter["b3"] == "closed-door"
    assert lab.person("marin").acted == 1


@pytest.mark.rule("M-SHEL-14")
@pytest.mark.parametrize("roll", ["4", "10"])
def test_from_four_on_the_door_opens(roll: str) -> None:
    lab = mine_lab(people=ALONE, storage={"lockpick": 2}, next=[roll, "closed-door-1"])
    lab.choose("plan:marin", "unlock:b3:lockpick")
    assert "b3" not in lab.state.shelter
    assert lab.storage["lockpick"] == 1


@pytest.mark.rule("M-SHEL-12")
def test_a_lockpick_placed_on_one_door_does_not_open_another() -> None:
    lab = mine_lab(storage={"lockpick": 1}, shelter={"c6": "closed-door"})
    lab.choose("plan:marin", "unlock:b3:lockpick")
    assert [id for id in doable(lab, "emilia") if ":c6" in id] == []


# --- What is seen -------------------------------------------------------------------------------------


@pytest.mark.rule("M-SHEL-15")
def test_loot_is_unknown_until_the_card_is_turned() -> None:
    lab = mine_lab(people=ALONE, next=["heap-3"])
    seen = next(space for space in look(lab.state).spaces if space.id == "b5")
    assert seen.card == "heap"
    assert "heap-3" not in str(look(lab.state))
    lab.choose("plan:marin", "clear:b5:heap")
    assert lab.chance.seen[0] == {"heap-1": 1, "heap-2": 1, "heap-3": 1, "heap-4": 1}
    loot = ("count:electrical-part*1", "count:wood*2", "count:component*1")
    assert lab.events("goods-gained")[0].goods == loot


@pytest.mark.rule("M-SHEL-16")
def test_what_lay_behind_comes_within_reach() -> None:
    lab = mine_lab(people=ALONE, storage={"lockpick": 1}, next=["10", "closed-door-1"])
    assert "b2" not in reach(lab)
    lab.choose("plan:marin", "unlock:b3:lockpick")
    assert "b2" in reach(lab)


@pytest.mark.rule("M-SHEL-02")
def test_a_card_that_was_cleared_cannot_be_cleared_again() -> None:
    lab = mine_lab(people=ALONE, next=["heap-1"]).choose("plan:marin", "clear:b5:heap", "plan:marin")
    with pytest.raises(IllegalAnswer):
        lab.choose("clear:b5:heap")
