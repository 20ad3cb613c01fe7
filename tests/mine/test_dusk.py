"""The Dusk phase: water, then food (M-DUSK)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.goods import Goods
from tilldawn.testing.mine import Lab, conserved, mine_lab

PAIR = ("marko", "emilia")


def supper(storage: Goods, hunger: int = 0, **more: object) -> Lab:
    """Marko and Emilia, with this Hunger, sit down to eat."""
    states = {id: {"hunger": hunger} for id in PAIR}
    return mine_lab(at="supper", people=PAIR, storage=storage, **{"states": states} | more)  # type: ignore[arg-type]


# --- Water --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-DUSK-01")
def test_everybody_drinks_before_anybody_eats() -> None:
    lab = mine_lab(at="dusk", people=PAIR, storage={"water": 2, "raw-food": 2})
    assert (lab.asked, lab.state.phase) == ("drink", "dusk")
    lab.choose("give-water:marko", "give-water:emilia")
    assert lab.asked == "eat"
    lab.choose("feed:marko:raw-food", "feed:emilia:raw-food")
    assert lab.state.phase == "evening"


@pytest.mark.rule("M-DUSK-02")
def test_a_drink_is_one_water_from_storage() -> None:
    lab = mine_lab(at="dusk", people=PAIR, storage={"water": 3}).choose("give-water:marko")
    assert (lab.storage, lab.box["water"]) == ({"water": 2}, 4)
    assert (lab.level("marko", "hunger"), lab.level("marko", "misery")) == (0, 0)


@pytest.mark.rule("M-DUSK-02")
def test_somebody_may_go_thirsty_although_there_is_water() -> None:
    lab = mine_lab(at="dusk", people=PAIR, storage={"water": 2, "raw-food": 1}, next=["6"])
    lab.choose("no-water:marko")
    assert (lab.level("marko", "misery"), lab.storage["water"]) == (1, 2)


@pytest.mark.rule("M-DUSK-03")
@pytest.mark.parametrize(("roll", "hunger", "misery"), [("1", 1, 0), ("5", 1, 0), ("6", 0, 1), ("10", 0, 1)])
def test_thirst_is_hunger_up_to_five_and_misery_from_six_on(roll: str, hunger: int, misery: int) -> None:
    lab = mine_lab(at="dusk", people=PAIR, storage={"raw-food": 1}, next=[roll]).choose("no-water:marko")
    assert (lab.level("marko", "hunger"), lab.level("marko", "misery")) == (hunger, misery)


@pytest.mark.rule("M-DUSK-04")
def test_everybody_who_is_thirsty_rolls_for_themselves() -> None:
    lab = mine_lab(at="dusk", people=PAIR, storage={"raw-food": 1}, next=["5", "6"])
    lab.choose("no-water:marko")
    assert [(e.who, e.result) for e in lab.events("thirst-rolled")] == [
        ("character:marko", 5),
        ("character:emilia", 6),
    ]
    assert (lab.level("marko", "hunger"), lab.level("emilia", "misery")) == (1, 1)


@pytest.mark.rule("M-DUSK-05")
def test_nobody_drinks_twice() -> None:
    lab = mine_lab(at="dusk", people=PAIR, storage={"water": 6}).choose("give-water:marko")
    assert lab.options == ["give-water:emilia", "no-water:emilia"]
    with pytest.raises(IllegalAnswer):
        lab.choose("give-water:marko")


@pytest.mark.rule("M-DUSK-14")
def test_the_leader_sees_one_thirst_roll_before_giving_the_water_to_another() -> None:
    lab = mine_lab(at="dusk", people=PAIR, storage={"water": 1, "raw-food": 1}, next=["6"])
    assert lab.options == ["give-water:marko", "no-water:marko", "give-water:emilia", "no-water:emilia"]
    lab.choose("no-water:emilia")
    assert lab.level("emilia", "misery") == 1
    assert lab.options == ["give-water:marko", "no-water:marko"]
    assert "water" not in lab.choose("give-water:marko").storage


@pytest.mark.rule("M-DUSK-14")
def test_food_is_split_in_any_order() -> None:
    lab = supper({"canned-food": 1, "raw-food": 2}, hunger=3)
    lab.choose("feed:emilia:raw-food", "feed:marko:canned-food", "feed:emilia:raw-food")
    assert (lab.level("marko", "hunger"), lab.level("emilia", "hunger")) == (1, 1)


@pytest.mark.rule("M-DUSK-13")
def test_thirst_that_brings_hunger_four_comes_before_any_meal() -> None:
    lab = mine_lab(
        at="dusk",
        people=PAIR,
        states={"marko": {"hunger": 3}},
        storage={"canned-food": 3},
        next=["5", "hunger-1"],
    )
    lab.choose("no-water:marko")
    assert not lab.alive("marko")
    assert not lab.happened("goods-discarded")
    assert lab.storage == {"canned-food": 3}


@pytest.mark.rule("M-DUSK-02")
def test_sleepers_eat_and_drink() -> None:
    lab = mine_lab(
        at="dusk",
        people=PAIR,
        states={"marko": {"fatigue": 4, "hunger": 2}},
        storage={"water": 2, "raw-food": 1},
    )
    lab.choose("give-water:marko", "give-water:emilia", "feed:marko:raw-food")
    assert (lab.level("marko", "hunger"), lab.level("marko", "fatigue")) == (1, 4)


@pytest.mark.rule("M-DUSK-02")
def test_a_single_thirsty_character_is_still_asked_while_snow_could_be_melted() -> None:
    lab = mine_lab(at="dusk", people=("marko",), hand=["melted-snow"], cold=1)
    assert (lab.asked, lab.options) == ("drink", ["no-water:marko"])
    lab.choose("narrative:melted-snow")
    assert lab.options == ["give-water:marko", "no-water:marko"]
    lab.choose("give-water:marko")
    assert lab.storage == {"water": 1}
    assert not lab.happened("thirst-rolled")


@pytest.mark.rule("M-DUSK-13", "M-DUSK-02")
@pytest.mark.parametrize(
    ("state", "level", "warned"), [("hunger", 3, True), ("misery", 3, True), ("hunger", 2, False)]
)
def test_refusing_water_that_could_save_somebody_is_warned_about(
    state: str, level: int, warned: bool
) -> None:
    laid: dict[str, Any] = {"at": "dusk", "people": PAIR, "states": {"marko": {state: level}}}
    lab = mine_lab(**laid, storage={"water": 1})
    assert (lab.option("no-water:marko").warning is not None) == warned
    assert lab.option("no-water:emilia").warning is None
    assert mine_lab(**laid).option("no-water:marko").warning is None


# --- Food ---------------------------------------------------------------------------------------------


@pytest.mark.rule("M-DUSK-06")
def test_somebody_may_eat_several_tokens() -> None:
    lab = supper({"raw-food": 3}, hunger=3).choose("feed:marko:raw-food", "feed:marko:raw-food")
    assert (lab.level("marko", "hunger"), lab.storage) == (1, {"raw-food": 1})


@pytest.mark.rule("M-DUSK-07", "M-DUSK-08", "M-DUSK-09")
@pytest.mark.parametrize(("food", "after"), [("canned-food", 1), ("raw-food", 2), ("vegetable", 3)])
def test_each_food_lowers_hunger_by_its_own_number(food: str, after: int) -> None:
    lab = supper({food: 1}, hunger=3, states={"marko": {"hunger": 3}}).choose(f"feed:marko:{food}")
    assert lab.level("marko", "hunger") == after
    assert lab.box[food] > 0
    assert [e.who for e in lab.events("went-hungry")] == ["character:emilia"]
    conserved(lab.state)


@pytest.mark.rule("M-DUSK-09")
def test_a_vegetable_is_a_meal_and_a_second_one_is_none() -> None:
    lab = supper({"vegetable": 2}, states={"marko": {"hunger": 3}}).choose("feed:marko:vegetable")
    assert lab.options == ["feed:emilia:vegetable", "enough"]


@pytest.mark.rule("M-DUSK-07")
def test_hunger_never_falls_below_nothing() -> None:
    lab = supper({"canned-food": 1}, hunger=1).choose("feed:marko:canned-food")
    assert lab.level("marko", "hunger") == 0


@pytest.mark.rule("M-DUSK-06")
def test_who_is_full_and_has_eaten_is_offered_nothing_more() -> None:
    lab = supper({"raw-food": 2}).choose("feed:marko:raw-food")
    assert lab.options == ["feed:emilia:raw-food", "enough"]


@pytest.mark.rule("M-DUSK-10")
@pytest.mark.parametrize("hunger", [0, 2])
def test_who_eats_nothing_is_hungrier(hunger: int) -> None:
    lab = supper({}, hunger=hunger)
    assert [lab.level(id, "hunger") for id in PAIR] == [hunger + 1, hunger + 1]
    assert lab.state.phase == "evening"


@pytest.mark.rule("M-DUSK-10")
def test_hunger_four_at_supper_is_the_end() -> None:
    lab = supper({}, states={"marko": {"hunger": 3}}, next=["hunger-1"])
    assert not lab.alive("marko")
    assert lab.level("emilia", "hunger") == 1


@pytest.mark.rule("M-DUSK-11")
def test_nobody_has_to_be_fed_although_there_is_food() -> None:
    lab = supper({"canned-food": 2}, hunger=1)
    assert "enough" in lab.options
    lab.choose("enough")
    assert [lab.level(id, "hunger") for id in PAIR] == [2, 2]
    assert lab.storage == {"canned-food": 2}


@pytest.mark.rule("M-DUSK-10", "M-DUSK-11")
def test_clearing_the_table_over_somebody_starving_is_warned_about() -> None:
    lab = supper({"raw-food": 1, "vegetable": 1}, states={"marko": {"hunger": 3}, "emilia": {"hunger": 2}})
    assert lab.option("enough").warning is not None
    assert lab.choose("feed:marko:vegetable").option("enough").warning is None


@pytest.mark.rule("M-DUSK-11")
def test_feeding_one_and_not_the_other_is_allowed() -> None:
    lab = supper({"canned-food": 2}, hunger=2).choose("feed:marko:canned-food", "enough")
    assert [lab.level(id, "hunger") for id in PAIR] == [0, 3]


@pytest.mark.rule("M-DUSK-12")
@pytest.mark.parametrize(
    "good", ["coffee", "sugar", "moonshine", "pure-alcohol", "cigarette", "herb", "water"]
)
def test_nothing_else_is_food(good: str) -> None:
    lab = supper({good: 1, "vegetable": 1}, hunger=1)
    assert lab.options == ["feed:marko:vegetable", "feed:emilia:vegetable", "enough"]
    lab.choose("enough")
    assert lab.storage == {good: 1, "vegetable": 1}


@pytest.mark.rule("M-DUSK-01")
def test_leadership_passes_once_after_dusk() -> None:
    lab = mine_lab(at="dusk", people=PAIR, seats=3, storage={"water": 2})
    assert lab.seat == 0
    lab.choose("give-water:marko", "give-water:emilia")
    assert (lab.state.phase, lab.seat) == ("evening", 1)


@pytest.mark.rule("M-DAWN-05")
def test_after_supper_no_card_for_the_table_can_be_used() -> None:
    lab = supper({"vegetable": 3, "water": 1}, hand=["thin-soup"])
    assert lab.anytime == ["narrative:thin-soup"]
    lab.choose("enough")
    assert (lab.state.phase, lab.anytime) == ("evening", [])


# --- At any time --------------------------------------------------------------------------------------

STARVED: dict[str, Any] = {"people": ("marko",), "states": {"marko": {"hunger": 3, "fatigue": 3}}}


@pytest.mark.rule("M-ADV-08", "M-DUSK-14")
def test_nobody_dies_of_thirst_with_food_in_the_house_unasked() -> None:
    lab = mine_lab(at="day", **STARVED, storage={"raw-food": 2}, advanced=["351"])
    assert (lab.asked, lab.options) == ("drink", ["no-water:marko"])
    lab.next("3").choose("eat-now:marko:raw-food")
    assert lab.alive("marko")
    assert lab.level("marko", "hunger") == 3


@pytest.mark.rule("M-ADV-08")
def test_where_food_can_wait_nobody_is_asked_before_thirst() -> None:
    lab = mine_lab(at="dusk", people=("marko",), states={"marko": {"hunger": 2}}, storage={"raw-food": 1},
                   advanced=["351"], next=["3"])  # fmt: skip
    assert lab.asked == "eat"


@pytest.mark.rule("M-ADV-08")
def test_who_has_drunk_is_not_asked_about_before_the_thirst_of_another() -> None:
    laid: dict[str, Any] = {"at": "dusk", "people": PAIR, "storage": {"water": 1, "raw-food": 1}}
    lab = mine_lab(**laid, states={"marko": {"hunger": 3}}, advanced=["351"], next=["9"])
    assert lab.choose("give-water:marko").asked == "eat"
    lab = mine_lab(**laid, states={"emilia": {"hunger": 3}}, advanced=["351"])
    assert (lab.choose("give-water:marko").asked, lab.options) == ("drink", ["no-water:emilia"])


@pytest.mark.rule("M-ADV-09")
def test_what_is_eaten_while_drinking_is_no_supper() -> None:
    lab = mine_lab(at="dusk", **STARVED, storage={"raw-food": 1}, advanced=["351"], next=["9"])
    lab.choose("eat-now:marko:raw-food")
    assert lab.told("went-hungry", "who") == ["character:marko"]
    assert lab.level("marko", "hunger") == 3


@pytest.mark.rule("M-DUSK-03", "M-DUSK-06")
def test_what_cannot_be_given_at_dusk_says_why() -> None:
    lab = mine_lab(at="dusk", next=["9", "9", "9"])
    assert lab.refusals()["give-water/marko"] == "M-DUSK-03"
    lab = mine_lab(at="supper", storage={"vegetable": 3}, states={"emilia": {"hunger": 1}})
    lab.choose("feed:marko:vegetable", "feed:emilia:vegetable")
    why = {r.refs[0]: r.why.id for r in lab.table.refused()}
    assert (why["character:marko"], why["character:emilia"]) == ("refused-full", "refused-vegetable")
