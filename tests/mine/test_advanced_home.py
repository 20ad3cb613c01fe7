"""Advanced rules at home: 155 (Fittings, a fourth action) and 351 (eating at any time), M-ADV-01 to -10."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import BadOption
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.setup import start
from tilldawn.games.mine.state import Combat
from tilldawn.testing.mine import Lab, conserved, mine_lab

ALONE = ("marko",)


def doable(lab: Lab, who: str = "marko") -> list[str]:
    return lab.choose(f"plan:{who}").options


def moving(card: str, fittings: dict[str, str], **more: object) -> list[str]:
    """Where a Fitting may be moved to: the spaces offered, or the one there is, or nothing."""
    lab = mine_lab(**{"people": ALONE, "fittings": fittings, "advanced": ["155"]} | more)  # type: ignore[arg-type]
    if f"move:{card}" not in doable(lab):
        return []
    lab.choose(f"move:{card}")
    if lab.asked == "where":
        return [id.removeprefix("space:") for id in lab.options]
    return [space for space, there in lab.state.fittings.items() if there == card]


# --- Switches -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-01")
@pytest.mark.parametrize(
    ("number", "switch"), [("155", "fittings"), ("351", "eating"), ("534", "hiding"), ("909", "drinking")]
)
def test_each_advanced_rule_is_a_switch_of_its_own_and_off_by_default(number: str, switch: str) -> None:
    names = ("fittings", "eating", "hiding", "drinking")
    plain, advanced = start({}, 1).settings, start({"advanced": [number]}, 1).settings
    assert [name for name in names if getattr(plain, name)] == []
    assert [name for name in names if getattr(advanced, name)] == [switch]


@pytest.mark.rule("M-ADV-01")
def test_an_unknown_advanced_rule_is_refused() -> None:
    with pytest.raises(BadOption):
        start({"advanced": ["156"]}, 1)


@pytest.mark.rule("M-ADV-01")
def test_without_155_there_is_no_moving_no_dismantling_and_no_fourth_action() -> None:
    lab = mine_lab(people=ALONE, stage=3, fittings={"c4": "radio"}, storage={"water": 1})
    assert not {"move:radio", "dismantle:radio"} & set(doable(lab))
    assert lab.choose("rest").state.phase == "dusk"


# --- 155: moving and dismantling ----------------------------------------------------------------------


@pytest.mark.rule("M-ADV-02")
def test_a_fitting_is_moved_for_an_action_and_nothing_else() -> None:
    lab = mine_lab(people=ALONE, fittings={"c4": "radio"}, storage={"wood": 1}, advanced=["155"])
    lab.choose("plan:marko", "move:radio")
    assert lab.options == ["space:b4", "space:c5"]
    lab.choose("space:c5")
    assert (lab.state.fittings, lab.storage) == ({"c5": "radio"}, {"wood": 1})
    assert (lab.person("marko").acted, lab.state.stage) == (1, 2)


@pytest.mark.rule("M-ADV-02")
def test_nobody_uses_a_fitting_that_is_being_moved() -> None:
    lab = mine_lab(fittings={"c4": "radio"}, advanced=["155"])
    lab.choose("plan:marko", "move:radio", "space:c5")
    assert not {"use:radio:tune-in", "move:radio", "dismantle:radio"} & set(doable(lab, "emilia"))


@pytest.mark.rule("M-ADV-02", "M-WAIT-05")
def test_a_wait_token_moves_along() -> None:
    lab = mine_lab(
        people=ALONE, fittings={"c4": "rainwater-collector"}, wait=["rainwater-collector"], advanced=["155"]
    )
    lab.choose("plan:marko", "move:rainwater-collector", "space:c5")
    assert lab.state.wait == ["rainwater-collector"]


@pytest.mark.rule("M-ADV-03")
def test_a_fitting_moves_only_to_an_allowed_empty_space_within_reach() -> None:
    assert moving("radio", {"c4": "radio", "c5": "bed-1"}, cleared=["b6", "b1"]) == ["b4", "b6"]
    assert moving("radio", {"b4": "radio", "c4": "bed-1", "c5": "chair"}) == []


@pytest.mark.rule("M-ADV-03")
def test_a_fitting_out_of_reach_cannot_be_moved() -> None:
    assert moving("radio", {"b6": "radio"}, shelter={"b5": "rubble"}) == []


@pytest.mark.rule("M-ADV-03")
def test_an_upgrade_stays_beside_its_base_card() -> None:
    pair = {"b5": "simple-heater", "b4": "efficient-heater"}
    assert moving("efficient-heater", pair, cleared=["b6"]) == ["b6"]
    assert moving("efficient-heater", pair) == []


@pytest.mark.rule("M-ADV-03")
def test_a_base_card_stays_beside_its_upgrades() -> None:
    assert moving("simple-heater", {"c4": "simple-heater", "c5": "efficient-heater"}) == []
    pair = {"c4": "simple-heater", "c5": "efficient-heater"}
    assert moving("simple-heater", pair, cleared=["c6"]) == ["c6"]


@pytest.mark.rule("M-ADV-03")
def test_an_upgrade_that_stands_alone_holds_nothing_back() -> None:
    apart = {"c4": "simple-heater", "b5": "efficient-heater"}
    assert moving("simple-heater", apart) == ["b4", "c5"]


@pytest.mark.rule("M-ADV-03")
def test_the_reinforced_door_stays_on_guard() -> None:
    lab = mine_lab(people=ALONE, fittings={"c1": "reinforced-door"}, board_ups=(1, 2, 3), advanced=["155"])
    options = doable(lab)
    assert "move:reinforced-door" not in options
    assert "dismantle:reinforced-door" in options


@pytest.mark.rule("M-ADV-03")
@pytest.mark.parametrize("first", [["move:simple-heater", "space:b4"], ["dismantle:simple-heater"]])
def test_nobody_builds_onto_a_base_card_that_is_going_away(first: list[str]) -> None:
    lab = mine_lab(
        storage={"component": 3, "mechanical-part": 2, "electrical-part": 1},
        thought_of=["efficient-heater"],
        fittings={"c4": "simple-heater"},
        advanced=["155"],
    )
    assert "craft:efficient-heater" in doable(lab, "marin")
    lab.choose("rest", "plan:marko", *first)
    assert "craft:efficient-heater" not in doable(lab, "emilia")


@pytest.mark.rule("M-ADV-03")
def test_a_base_card_that_is_being_built_onto_stays() -> None:
    lab = mine_lab(
        storage={"component": 3, "mechanical-part": 2, "electrical-part": 1},
        thought_of=["efficient-heater"],
        fittings={"c4": "simple-heater"},
        advanced=["155"],
    )
    lab.choose("plan:marko", "craft:efficient-heater")
    assert not {"move:simple-heater", "dismantle:simple-heater"} & set(doable(lab, "emilia"))


@pytest.mark.rule("M-ADV-03")
def test_two_never_pull_a_base_card_and_its_upgrade_apart() -> None:
    built = {"b5": "simple-heater", "b4": "efficient-heater"}
    lab = mine_lab(fittings=built, cleared=["b6"], advanced=["155"])
    lab.choose("plan:marko", "move:efficient-heater")
    assert "move:simple-heater" not in doable(lab, "emilia")


@pytest.mark.rule("M-ADV-04")
def test_a_dismantled_fitting_gives_back_all_it_cost() -> None:
    lab = mine_lab(people=ALONE, fittings={"c4": "radio"}, advanced=["155"])
    lab.choose("plan:marko", "dismantle:radio")
    assert lab.storage == {"component": 3, "mechanical-part": 2, "electrical-part": 2}
    assert (lab.state.fittings, "radio" in lab.state.deck) == ({}, True)
    assert "craft:radio" in doable(lab)
    conserved(lab.state)


@pytest.mark.rule("M-ADV-04")
def test_what_the_box_lacks_is_not_given_back() -> None:
    lab = mine_lab(
        people=ALONE, fittings={"c4": "radio"}, box={"mechanical-part": 1, "component": 0}, advanced=["155"]
    )
    lab.choose("plan:marko", "dismantle:radio")
    assert lab.storage == {"mechanical-part": 1, "electrical-part": 2}


@pytest.mark.rule("M-ADV-04")
def test_an_idea_that_was_built_goes_back_to_the_fittings_deck() -> None:
    lab = mine_lab(people=ALONE, fittings={"c4": "bed-2"}, advanced=["155"])
    lab.choose("plan:marko", "dismantle:bed-2")
    assert "bed-2" in lab.state.deck
    assert "bed-2" not in lab.state.ideas


@pytest.mark.rule("M-ADV-04", "M-WAIT-05")
def test_a_wait_token_is_lost_with_its_fitting() -> None:
    lab = mine_lab(
        people=ALONE, fittings={"c4": "rainwater-collector"}, wait=["rainwater-collector"], advanced=["155"]
    )
    assert lab.choose("plan:marko", "dismantle:rainwater-collector").state.wait == []


@pytest.mark.rule("M-ADV-04")
def test_the_literal_heater_gives_its_water_back() -> None:
    lab = mine_lab(people=ALONE, fittings={"c4": "simple-heater"}, advanced=["155"], heater_water=True)
    assert lab.choose("plan:marko", "dismantle:simple-heater").storage == {"component": 5, "water": 3}


@pytest.mark.rule("M-ADV-05")
def test_a_bonus_of_crafting_is_granted_once() -> None:
    cost: Goods = {"component": 1, "wood": 2}
    lab = mine_lab(
        people=ALONE,
        storage=cost,
        thought_of=["chair"],
        states={"marko": {"misery": 1}},
        advanced=["155"],
    )
    lab.choose("plan:marko", "craft:chair", "space:c4")
    assert lab.level("marko", "misery") == 0
    lab.person("marko").misery = 1
    lab.choose("plan:marko", "dismantle:chair", "plan:marko", "craft:chair", "space:c4")
    assert (lab.state.fittings, lab.level("marko", "misery")) == ({"c4": "chair"}, 1)


# --- 155: a fourth action -----------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-06")
@pytest.mark.parametrize(
    ("state", "level", "may"),
    [
        ("hunger", 1, True),
        ("hunger", 2, False),
        ("misery", 1, True),
        ("misery", 2, False),
        ("fatigue", 1, False),
        ("illness", 1, False),
        ("wounds", 1, False),
    ],
)
def test_a_fourth_action_is_for_those_without_a_black_dot(state: str, level: int, may: bool) -> None:
    lab = mine_lab(stage=4, states={"marko": {state: level}}, advanced=["155"])
    assert lab.state.stage == 4
    assert ("plan:marko" in lab.options) == may
    assert (lab.refusals().get("plan/marko") == "M-ADV-06") != may
    assert ("without a single black dot" in lab.in_words()) != may


@pytest.mark.rule("M-ADV-06")
def test_a_sleeper_takes_no_fourth_nap() -> None:
    lab = mine_lab(stage=4, states={"marko": {"fatigue": 4}}, fittings={"c4": "bed-1"}, advanced=["155"])
    assert "plan:marko" not in lab.options


@pytest.mark.rule("M-ADV-06")
def test_second_wind_opens_no_fourth_action() -> None:
    lab = mine_lab(
        people=("marko", "emilia"),
        stage=3,
        states={"marko": {"fatigue": 2}},
        hand=["second-wind"],
        advanced=["155"],
    )
    lab.choose("narrative:second-wind", "person:marko")
    assert "plan:marko" in lab.options
    lab.choose("resolve")
    assert (lab.state.stage, lab.options) == (4, ["plan:emilia", "resolve"])


@pytest.mark.rule("M-ADV-06")
def test_there_is_no_fifth_action() -> None:
    lab = mine_lab(people=ALONE, stage=4, storage={"water": 1}, advanced=["155"])
    assert lab.choose("resolve").state.phase == "dusk"


@pytest.mark.rule("M-ADV-07")
def test_fatigue_rises_by_two_when_the_fourth_action_is_done() -> None:
    lab = mine_lab(people=ALONE, stage=4, storage={"water": 1}, advanced=["155"], next=["1"])
    lab.choose("plan:marko", "poke-about")
    assert (lab.asked, lab.level("marko", "fatigue")) == ("split", 0)
    lab.choose("split:1:0")
    assert lab.level("marko", "fatigue") == 2
    assert lab.storage == {"water": 1, "wood": 1}


@pytest.mark.rule("M-ADV-07")
@pytest.mark.parametrize("answers", [["resolve"], ["plan:marko", "rest"]])
def test_passing_in_the_fourth_stage_tires_nobody(answers: list[str]) -> None:
    lab = mine_lab(people=ALONE, stage=4, storage={"water": 1}, advanced=["155"]).choose(*answers)
    assert lab.level("marko", "fatigue") == 0


@pytest.mark.rule("M-ADV-07")
def test_who_helps_in_the_fourth_stage_tires_too() -> None:
    lab = mine_lab(people=("marko", "emilia"), stage=4, storage={"water": 1}, advanced=["155"])
    lab.choose("plan:marko", "dig-with:c6:emilia")
    assert [p.fatigue for p in lab.state.group] == [2, 2]


@pytest.mark.rule("M-ADV-07", "M-STATE-13")
def test_who_is_brought_to_fatigue_4_by_the_fourth_action_finishes_it_first() -> None:
    lab = mine_lab(
        people=("marko", "emilia"),
        stage=4,
        storage={"water": 2, "moonshine": 1},
        advanced=["155", "909"],
        next=["1"],
    )
    lab.choose("plan:marko", "poke-about", "drink-now:moonshine:marko")
    assert (lab.level("marko", "fatigue"), lab.asked) == (2, "plan")
    lab.choose("resolve")
    assert (lab.asked, lab.level("marko", "fatigue")) == ("split", 2)
    lab.choose("split:1:0")
    assert (lab.level("marko", "fatigue"), lab.storage.get("wood")) == (4, 1)
    assert lab.told("fell-asleep", "who") == ["character:marko"]


@pytest.mark.rule("M-ADV-07")
def test_shelling_still_keeps_everybody_in_during_the_fourth_stage() -> None:
    lab = mine_lab(people=ALONE, stage=3, active=["shelling"], advanced=["155"]).choose("resolve")
    assert lab.state.stage == 4
    assert "outside" not in doable(lab)


# --- 351: eating at any time --------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-08")
@pytest.mark.parametrize(("food", "after"), [("raw-food", 1), ("canned-food", 0)])
def test_with_351_somebody_may_eat_at_noon(food: str, after: int) -> None:
    lab = mine_lab(storage={food: 1}, states={"marko": {"hunger": 2}}, advanced=["351"])
    assert lab.anytime == [f"eat-now:marko:{food}"]
    lab.choose(f"eat-now:marko:{food}")
    assert (lab.level("marko", "hunger"), lab.storage, lab.asked) == (after, {}, "plan")


@pytest.mark.rule("M-ADV-08")
def test_without_351_nobody_eats_at_noon() -> None:
    assert mine_lab(storage={"raw-food": 1}, states={"marko": {"hunger": 2}}).anytime == []


@pytest.mark.rule("M-ADV-08")
def test_a_sleeper_may_eat_at_noon() -> None:
    lab = mine_lab(storage={"raw-food": 1}, states={"marko": {"hunger": 2, "fatigue": 4}}, advanced=["351"])
    assert lab.anytime == ["eat-now:marko:raw-food"]


@pytest.mark.rule("M-ADV-08")
def test_nobody_eats_in_the_middle_of_something() -> None:
    lab = mine_lab(
        people=ALONE,
        storage={"raw-food": 1},
        states={"marko": {"hunger": 1}},
        advanced=["351"],
        next=["1"],
    )
    lab.choose("plan:marko", "poke-about")
    assert (lab.asked, lab.anytime) == ("split", [])


@pytest.mark.rule("M-ADV-08")
def test_nobody_eats_in_a_combat() -> None:
    lab = mine_lab(storage={"raw-food": 1}, states={"marko": {"hunger": 1}}, advanced=["351"])
    assert lab.anytime
    lab.state.combat = Combat("rebels")
    assert lab.anytime == []


@pytest.mark.rule("M-ADV-09")
def test_eating_early_is_no_supper() -> None:
    lab = mine_lab(
        people=ALONE,
        stage=2,
        storage={"raw-food": 1, "water": 1},
        states={"marko": {"hunger": 2}},
        advanced=["351"],
    )
    lab.choose("eat-now:marko:raw-food")
    assert lab.level("marko", "hunger") == 1
    lab.choose("resolve", "resolve", "give-water:marko")
    assert (lab.state.phase, lab.level("marko", "hunger")) == ("evening", 2)


@pytest.mark.rule("M-ADV-08")
def test_at_supper_nothing_is_offered_twice() -> None:
    lab = mine_lab(
        at="supper",
        people=ALONE,
        storage={"raw-food": 1},
        states={"marko": {"hunger": 2}},
        advanced=["351"],
    )
    assert (lab.options, lab.anytime) == (["feed:marko:raw-food", "enough"], [])


@pytest.mark.rule("M-ADV-10")
def test_who_is_away_eats_from_the_findings_pile_and_who_is_at_home_from_storage() -> None:
    lab = mine_lab(
        at="explore",
        people=("marko", "emilia"),
        tasks={"marko": "scavenging", "emilia": "guard"},
        states={"marko": {"hunger": 2}, "emilia": {"hunger": 2}},
        storage={"raw-food": 1},
        pile={"canned-food": 1},
        advanced=["351"],
    )
    assert lab.anytime == ["eat-now:marko:canned-food", "eat-now:emilia:raw-food"]
    lab.choose("eat-now:marko:canned-food", "eat-now:emilia:raw-food")
    assert (lab.storage, lab.pile) == ({}, {})
    assert (lab.level("marko", "hunger"), lab.level("emilia", "hunger")) == (0, 1)
