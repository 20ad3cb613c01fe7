"""The Day Actions phase and the actions printed on the board (M-DAY, M-BOARD-23 to -26)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.goods import counted
from tilldawn.games.mine.house.planning import actions_left
from tilldawn.play.mine.touching import touching
from tilldawn.testing.mine import Lab, conserved, mine_lab

SIT = "use:chair:sit"


def doable(lab: Lab, who: str) -> list[str]:
    """All this Character may be given now."""
    return lab.choose(f"plan:{who}").options


def verbs(options: list[str]) -> set[str]:
    return {id.partition(":")[0] for id in options}


# --- Stages -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-DAY-01")
def test_a_character_acts_once_in_each_of_three_stages() -> None:
    lab = mine_lab(people=("marko",), storage={"water": 1}, fittings={"c4": "chair"}, next=["1", "1", "1"])
    for stage in (1, 2, 3):
        assert (lab.state.stage, lab.state.phase) == (stage, "day")
        lab.choose("plan:marko", SIT)
    assert (lab.person("marko").acted, lab.state.phase) == (3, "dusk")
    assert lab.level("marko", "fatigue") == 0


@pytest.mark.rule("M-DAY-01")
def test_a_second_action_in_the_same_stage_is_refused() -> None:
    lab = mine_lab().choose("plan:marko", "clear:b5:heap")
    assert lab.options == ["plan:emilia", "plan:marin", "resolve"]
    with pytest.raises(IllegalAnswer):
        lab.choose("plan:marko")


@pytest.mark.rule("M-DAY-02")
@pytest.mark.parametrize(
    ("state", "level", "open_stages"),
    [
        ("hunger", 1, 3),
        ("hunger", 2, 2),
        ("hunger", 3, 1),
        ("fatigue", 1, 2),
        ("fatigue", 2, 1),
        ("fatigue", 3, 0),
        ("illness", 1, 2),
        ("misery", 1, 3),
        ("misery", 2, 2),
        ("wounds", 3, 0),
    ],
)
@pytest.mark.parametrize("stage", [1, 2, 3])
def test_a_state_token_bars_the_later_stages(state: str, level: int, open_stages: int, stage: int) -> None:
    lab = mine_lab(stage=stage, states={"marko": {state: level}})
    assert ("plan:marko" in lab.options) == (stage <= open_stages)
    assert (lab.refusals().get("plan/marko") == "M-STATE-05") == (stage > open_stages)


@pytest.mark.rule("M-DAY-02")
def test_a_stage_in_which_nobody_can_act_is_passed_over() -> None:
    lab = mine_lab(people=("marko",), states={"marko": {"fatigue": 2}}, storage={"water": 1})
    lab.choose("resolve")
    assert (lab.asked, len(lab.events("stage-began"))) == ("drink", 1)


@pytest.mark.rule("M-DAY-02", "M-ADV-08")
def test_a_stage_that_a_meal_could_open_does_not_pass_unasked() -> None:
    hungry: dict[str, Any] = {"people": ("marko",), "stage": 2, "states": {"marko": {"hunger": 3}}}
    lab = mine_lab(**hungry, storage={"canned-food": 1, "water": 1}, advanced=["351"])
    assert (lab.asked, lab.state.stage, lab.options) == ("idle-stage", 2, ["go-on"])
    lab.choose("eat-now:marko:canned-food")
    assert (lab.asked, lab.state.stage, lab.options) == ("plan", 2, ["plan:marko", "resolve"])


@pytest.mark.rule("M-DAY-02", "M-ADV-08")
@pytest.mark.parametrize(
    ("stage", "states", "food", "asked"),
    [
        (2, {"hunger": 3}, {"raw-food": 1}, "idle-stage"),
        (3, {"hunger": 3}, {"raw-food": 1}, "drink"),
        (3, {"hunger": 3}, {"raw-food": 2}, "idle-stage"),
        (2, {"hunger": 3}, {"vegetable": 3}, "drink"),
        (2, {"hunger": 3, "fatigue": 2}, {"canned-food": 2}, "drink"),
    ],
)
def test_only_a_meal_that_would_help_is_asked_about(
    stage: int, states: dict[str, int], food: dict[str, int], asked: str
) -> None:
    laid: dict[str, Any] = {"people": ("marko",), "stage": stage, "states": {"marko": states}}
    assert mine_lab(**laid, storage={**food, "water": 1}, advanced=["351"]).asked == asked
    assert mine_lab(**laid, storage={**food, "water": 1}).asked == "drink"


@pytest.mark.rule("M-DAY-03")
def test_what_one_makes_cannot_be_used_by_another_in_the_same_stage() -> None:
    lab = mine_lab(storage={"component": 3, "wood": 1}, fittings={"c4": "metal-workshop"})
    lab.choose("plan:marko", "use:metal-workshop:make-shovel")
    assert "dig:c6:rubble" not in doable(lab, "emilia")
    lab.choose("rest", "resolve")
    assert "dig:c6:rubble" in doable(lab, "emilia")


@pytest.mark.rule("M-DAY-03")
def test_nothing_is_resolved_before_everything_is_assigned() -> None:
    lab = mine_lab(next=["heap-1", "heap-2"])
    lab.choose("plan:marko", "clear:b5:heap", "plan:emilia", "clear:b6:heap")
    assert {"b5", "b6"} <= set(lab.state.shelter)
    assert lab.events("card-turned") == []
    lab.choose("resolve")
    assert not {"b5", "b6"} & set(lab.state.shelter)


@pytest.mark.rule("M-DAY-03")
def test_a_stage_ends_by_itself_when_everybody_has_something_to_do() -> None:
    lab = mine_lab(people=("marko", "emilia"), next=["heap-1", "heap-2"])
    lab.choose("plan:emilia", "clear:b5:heap", "plan:marko", "clear:b6:heap")
    assert (lab.asked, lab.state.stage, lab.state.plans) == ("plan", 2, [])


# --- Paying -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-DAY-04")
def test_what_an_action_needs_leaves_storage_at_the_assignment() -> None:
    lab = mine_lab(storage={"component": 1}, box={"component": 13}, fittings={"c4": "workshop"})
    lab.choose("plan:marko", "use:workshop:make-filters")
    assert (lab.storage, lab.box["component"], lab.asked) == ({}, 14, "plan")
    conserved(lab.state)


@pytest.mark.rule("M-DAY-04")
def test_two_actions_cannot_be_paid_with_the_same_token() -> None:
    lab = mine_lab(
        storage={"component": 1, "mechanical-part": 1}, fittings={"c4": "workshop", "c5": "metal-workshop"}
    )
    assert "use:metal-workshop:make-lockpick" in doable(lab, "emilia")
    lab.choose("rest", "plan:marko", "use:workshop:make-filters")
    assert "use:metal-workshop:make-lockpick" not in doable(lab, "marin")


@pytest.mark.rule("M-DAY-05")
def test_a_tool_lies_on_the_card_during_the_stage_and_comes_back() -> None:
    lab = mine_lab(storage={"shovel": 1})
    lab.choose("plan:marko", "dig:c6:rubble")
    assert (lab.storage, lab.state.tools) == ({}, {"shovel": 1})
    conserved(lab.state)
    lab.choose("resolve")
    assert (lab.storage, lab.state.tools) == ({"shovel": 1}, {})


@pytest.mark.rule("M-DAY-06")
def test_products_enter_storage_only_when_the_stage_is_resolved() -> None:
    lab = mine_lab(next=["heap-2", "1"])
    lab.choose("plan:marko", "clear:b5:heap", "plan:emilia", "poke-about", "resolve")
    assert (lab.asked, lab.storage) == ("split", {})
    assert lab.state.products == {"component": 3, "mechanical-part": 1}
    conserved(lab.state)
    lab.choose("split:1:0")
    assert (lab.storage, lab.state.products) == ({"component": 3, "mechanical-part": 1, "wood": 1}, {})


# --- One Character to a place -------------------------------------------------------------------------


@pytest.mark.rule("M-DAY-07")
@pytest.mark.parametrize(
    ("action", "also"),
    [
        ("use:radio:tune-in", "use:radio:tune-in"),
        ("use:workshop:make-filters", "use:workshop:make-parts"),
        ("clear:b5:heap", "clear:b5:heap"),
        ("new-idea", "new-idea"),
        ("outside", "outside"),
    ],
)
def test_a_second_character_on_the_same_place_is_refused(action: str, also: str) -> None:
    lab = mine_lab(storage={"component": 2}, fittings={"c4": "radio", "c5": "workshop"})
    assert also in doable(lab, "emilia")
    lab.choose("rest", "plan:marko", action)
    if lab.asked == "how-often":
        lab.choose("times:1")
    assert also not in doable(lab, "marin")


@pytest.mark.rule("M-DAY-07")
def test_two_characters_cannot_build_on_the_same_space() -> None:
    lab = mine_lab(storage={"component": 6, "wood": 8}, thought_of=["bed-2"])
    lab.choose("plan:marko", "craft:bed-1", "space:c5", "plan:emilia", "craft:bed-2")
    assert lab.options == ["space:b4", "space:c4"]


@pytest.mark.rule("M-DAY-07", "M-ADV-02")
def test_nobody_builds_where_a_fitting_is_being_moved_to() -> None:
    lab = mine_lab(
        storage={"component": 1, "wood": 2},
        thought_of=["chair"],
        fittings={"b4": "bed-1"},
        cleared=["b5"],
        advanced=["155"],
    )
    lab.choose("plan:marko", "move:bed-1", "space:c5", "plan:emilia", "craft:chair")
    assert lab.options == ["space:b5", "space:c4"]


# --- How often ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-DAY-08")
@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_for_each_action_converts_any_number_at_once(times: int) -> None:
    lab = mine_lab(people=("marko",), storage={"component": 3}, fittings={"c4": "workshop"})
    lab.choose("plan:marko", "use:workshop:make-filters")
    assert lab.options == ["times:1", "times:2", "times:3"]
    lab.choose(f"times:{times}")
    left = {"component": 3 - times} if times < 3 else {}
    assert lab.storage == left | {"filter": times}


@pytest.mark.rule("M-DAY-09")
def test_an_action_without_for_each_is_done_once() -> None:
    lab = mine_lab(people=("marko",), storage={"component": 6, "wood": 2}, fittings={"c4": "metal-workshop"})
    lab.choose("plan:marko", "use:metal-workshop:make-shovel")
    assert lab.storage == {"component": 3, "wood": 1, "shovel": 1}


@pytest.mark.rule("M-DAY-19")
def test_the_cost_is_spent_although_the_box_cannot_give_the_product() -> None:
    lab = mine_lab(
        people=("marko",),
        storage={"component": 1, "mechanical-part": 1, "lockpick": 2},
        fittings={"c4": "metal-workshop"},
    ).choose("plan:marko")
    assert lab.option("use:metal-workshop:make-lockpick").warning is not None
    lab.choose("use:metal-workshop:make-lockpick")
    assert lab.storage == {"lockpick": 2}
    assert lab.events("goods-missing")[0].goods == ("count:lockpick*1",)


@pytest.mark.rule("M-DAY-19")
def test_the_gain_is_cut_to_the_stock_and_the_leader_is_warned_first() -> None:
    lab = mine_lab(
        people=("marko",), storage={"component": 3}, box={"filter": 2}, fittings={"c4": "workshop"}
    )
    lab.choose("plan:marko", "use:workshop:make-filters")
    assert [lab.option(f"times:{n}").warning is not None for n in (1, 2, 3)] == [False, False, True]
    assert lab.choose("times:3").storage == {"filter": 2}


@pytest.mark.rule("M-DAY-19")
def test_the_warning_looks_at_each_kind_of_part() -> None:
    lab = mine_lab(
        people=("marko",),
        storage={"component": 2},
        box={"mechanical-part": 1, "electrical-part": 4},
        fittings={"c4": "workshop"},
    )
    lab.choose("plan:marko", "use:workshop:make-parts", "times:2")
    warned = {id: lab.option(id).warning is not None for id in lab.options}
    assert warned == {"parts:2:0": True, "parts:1:1": False, "parts:0:2": False}
    assert lab.choose("parts:2:0").storage == {"mechanical-part": 1}


@pytest.mark.rule("M-DAY-19")
@pytest.mark.parametrize(("electrical", "warned"), [(0, True), (1, False)])
def test_parts_are_warned_about_when_the_box_holds_neither_kind(electrical: int, warned: bool) -> None:
    lab = mine_lab(
        storage={"component": 1},
        box={"mechanical-part": 0, "electrical-part": electrical},
        fittings={"c4": "workshop"},
    ).choose("plan:marko")
    assert (lab.option("use:workshop:make-parts").warning is not None) == warned


@pytest.mark.rule("M-DAY-19")
def test_food_put_into_the_pot_is_there_to_come_out_of_it() -> None:
    lab = mine_lab(
        people=("marko",),
        storage={"raw-food": 1, "water": 1, "wood": 1},
        box={"raw-food": 1},
        fittings={"c4": "crude-stove"},
    ).choose("plan:marko")
    assert lab.option("use:crude-stove:cook-food").warning is None
    assert lab.choose("use:crude-stove:cook-food").storage == {"raw-food": 2}


# --- Who acts -----------------------------------------------------------------------------------------


def let_in(lab: Lab, newcomer: str) -> Lab:
    """Marko goes out and comes back with somebody."""
    return lab.next("5", newcomer).choose("plan:marko", "outside", "resolve", "newcomer-accept")


@pytest.mark.rule("M-DAY-10")
def test_who_joins_during_a_stage_acts_from_the_next_one_on() -> None:
    lab = let_in(mine_lab(tops={"visitors": ["newcomer-grieving"]}), "roman")
    assert lab.person("roman").acted == 0
    assert (lab.state.stage, "plan:roman" in lab.options) == (2, True)
    assert lab.choose("resolve", "plan:marko", "rest").state.stage == 3
    assert lab.refusals()["plan/roman"] == "M-STATE-05"


@pytest.mark.rule("M-DAY-10")
def test_who_joins_with_wounds_may_be_barred_from_the_next_stage_too() -> None:
    lab = let_in(mine_lab(tops={"visitors": ["newcomer-wounded"]}), "roman")
    assert (lab.state.stage, "plan:roman" in lab.options) == (2, False)


@pytest.mark.rule("M-DAY-10")
def test_a_newcomer_cannot_act_while_still_marked_as_late() -> None:
    lab = mine_lab()
    lab.person("marin").late = True
    lab.choose("plan:marko", "rest")
    assert lab.options == ["plan:emilia", "resolve"]
    assert lab.refusals()["plan/marin"] == "M-DAY-10"


@pytest.mark.rule("M-DAY-17")
def test_with_one_action_each_whoever_has_acted_is_done_for_the_day() -> None:
    lab = mine_lab(storage={"wood": 1})
    lab.state.one_action = lab.state.day
    lab.next("heap-1").choose("plan:marko", "clear:b5:heap", "resolve")
    assert (lab.state.stage, lab.options) == (2, ["plan:emilia", "plan:marin", "resolve"])
    assert lab.refusals() == {"plan/marko": "M-DAY-17"}


@pytest.mark.rule("M-DAY-02", "M-ADV-22")
def test_who_drinks_before_the_action_is_given_may_be_barred_by_the_drink() -> None:
    lab = mine_lab(storage={"moonshine": 1}, states={"marko": {"fatigue": 1}}, advanced=["909"])
    lab.choose("plan:marko", "drink-now:moonshine:marko")
    assert (lab.asked, lab.options) == ("action", ["rest"])
    assert lab.refusals() == {"plan/marko": "M-STATE-05"}
    assert lab.choose("rest").options == ["plan:emilia", "plan:marin", "resolve"]


@pytest.mark.rule("M-DAY-02")
@pytest.mark.parametrize(("mark", "rule"), [("busy", "M-CARD-39"), ("posted", "M-SCRIPT-47")])
def test_who_has_been_called_away_is_refused_with_the_true_reason(mark: str, rule: str) -> None:
    lab = mine_lab()
    setattr(lab.person("marin"), mark, True)
    lab.choose("plan:marko", "rest")
    assert (lab.options, lab.refusals()) == (["plan:emilia", "resolve"], {"plan/marin": rule})


@pytest.mark.rule("M-LEAD-05", "M-LEAD-06")
@pytest.mark.parametrize(("action", "leader"), [("clear:b5:heap", 1), ("rest", 0)])
def test_leadership_passes_after_a_stage_in_which_somebody_acted(action: str, leader: int) -> None:
    lab = mine_lab(seats=3).choose("plan:marko", action, "resolve")
    assert (lab.state.stage, lab.seat) == (2, leader)


@pytest.mark.rule("M-DAWN-05")
def test_a_card_for_a_stage_is_not_used_while_the_stage_is_resolved() -> None:
    lab = mine_lab(hand=["banister"], cold=2, tops={"visitors": ["newcomer-grieving"]}, next=["5"])
    assert lab.anytime == ["narrative:banister"]
    lab.choose("plan:marko", "outside", "resolve")
    assert (lab.asked, lab.anytime) == ("visitor-newcomer", [])


@pytest.mark.rule("M-DAWN-05")
def test_a_stage_without_actions_is_still_a_moment_for_a_card() -> None:
    lab = mine_lab(people=("marko",), stage=2, states={"marko": {"fatigue": 2}}, hand=["banister"], cold=2)
    assert (lab.state.stage, lab.options) == (2, ["resolve"])
    assert lab.choose("narrative:banister").state.cold == 0


@pytest.mark.rule("M-DAY-11")
@pytest.mark.parametrize("answers", [["resolve"], ["plan:marko", "rest", "plan:emilia", "rest", "resolve"]])
def test_anybody_may_pass(answers: list[str]) -> None:
    lab = mine_lab(storage={"wood": 1}).choose(*answers)
    assert lab.state.stage == 2
    assert [p.acted for p in lab.state.group] == [0, 0, 0]
    assert lab.storage == {"wood": 1}


@pytest.mark.rule("M-STATE-17", "M-DAY-07")
def test_a_sleeper_whose_bed_is_taken_has_nothing_to_be_given() -> None:
    lab = mine_lab(states={"marko": {"fatigue": 4}}, fittings={"c4": "bed-1"})
    assert "plan:marko" in lab.options
    lab.choose("plan:emilia", "use:bed-1:nap")
    assert lab.options == ["plan:marin", "resolve"]
    assert lab.refusals()["plan/marko"] == "M-STATE-17"


@pytest.mark.rule("M-DAY-12")
def test_between_stages_everybody_may_go_anywhere() -> None:
    lab = mine_lab(people=("marko",), next=["heap-1", "1"])
    lab.choose(
        "plan:marko", "clear:b6:heap", "plan:marko", "poke-about", "split:0:1", "plan:marko", "new-idea"
    )
    assert lab.asked == "think-of"
    assert {lab.level("marko", state) for state in ("hunger", "fatigue", "misery")} == {0}


@pytest.mark.rule("M-DAY-18")
def test_unused_actions_are_counted_from_the_dots() -> None:
    lab = mine_lab(
        people=("marko", "emilia", "marin"),
        recruits=["katia"],
        states={"marko": {"hunger": 2, "wounds": 1}, "emilia": {"illness": 2}, "katia": {"fatigue": 4}},
    )
    assert [actions_left(lab.state, p) for p in lab.state.group] == [1, 0, 2, 0]  # stage 1 is on
    lab.state.phase = "morning"
    assert [actions_left(lab.state, p) for p in lab.state.group] == [2, 1, 3, 0]


@pytest.mark.rule("M-DAY-18", "M-DAY-17")
def test_a_second_wind_counts_and_a_single_action_already_taken_does_not() -> None:
    lab = mine_lab(people=("marko", "emilia"), states={"marko": {"fatigue": 2}})
    marko, emilia = lab.state.group
    marko.tireless = True
    assert [actions_left(lab.state, p) for p in (marko, emilia)] == [2, 2]
    lab.state.one_action = lab.state.day
    emilia.acted = 1
    assert [actions_left(lab.state, p) for p in (marko, emilia)] == [1, 0]


# --- Kinds of action ----------------------------------------------------------------------------------


@pytest.mark.rule("M-DAY-20")
def test_there_are_printed_actions_work_on_cards_fittings_and_crafting_and_nothing_else() -> None:
    lab = mine_lab(
        storage={"component": 9, "wood": 9, "shovel": 1, "lockpick": 1, "sawblade": 1},
        fittings={"c4": "chair"},
    )
    printed = {"poke-about", "new-idea", "outside"}
    cards = {"clear", "dig", "dig-with", "saw", "unlock"}
    assert verbs(doable(lab, "marin")) == printed | cards | {"use", "craft", "rest"}


@pytest.mark.rule("M-DAY-20", "M-FIT-06")
def test_only_cards_of_the_fittings_deck_can_be_crafted() -> None:
    lab = mine_lab(storage={"component": 9, "wood": 9})
    crafts = [id for id in doable(lab, "marin") if id.startswith("craft")]
    assert crafts == ["craft:bed-1", "craft:simple-heater", "craft:metal-workshop"]
    with pytest.raises(IllegalAnswer):
        lab.choose("craft:bed-2")


# --- An Event that lasts for the day ------------------------------------------------------------------


@pytest.mark.rule("M-DAY-20")
@pytest.mark.parametrize("event", ["shelling", "last-offensive"])
def test_under_fire_nobody_goes_outside(event: str) -> None:
    assert "outside" not in doable(mine_lab(active=[event]), "marko")


@pytest.mark.rule("M-DAY-02")
@pytest.mark.parametrize("fatigue", [0, 2])
def test_shelling_ends_with_the_day_even_if_the_last_stages_are_empty(fatigue: int) -> None:
    lab = mine_lab(
        people=("marko",), active=["shelling"], states={"marko": {"fatigue": fatigue}}, storage={"water": 1}
    )
    while lab.asked == "plan":
        assert [event.id for event in lab.state.active] == ["shelling"]
        lab.choose("resolve")
    assert (lab.asked, lab.state.active) == ("drink", [])
    assert "shelling" in lab.state.waste_cards


# --- Poke About, New Idea -----------------------------------------------------------------------------


@pytest.mark.rule("M-BOARD-23")
@pytest.mark.parametrize(
    ("roll", "pieces"),
    [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (8, 3), (9, 4), (10, 4)],
)
def test_poking_about_brings_one_to_four_pieces_by_the_die(roll: int, pieces: int) -> None:
    lab = mine_lab(people=("marko",), next=[str(roll)]).choose("plan:marko", "poke-about")
    assert lab.options == [f"split:{n}:{pieces - n}" for n in range(pieces + 1)]
    assert lab.choose(f"split:{pieces - 1}:1").storage.get("wood", 0) == pieces - 1
    assert lab.storage["component"] == 1


@pytest.mark.rule("M-BOARD-23")
def test_poking_about_brings_only_what_the_box_holds() -> None:
    lab = mine_lab(people=("marko",), box={"wood": 1, "component": 2}, next=["10"])
    lab.choose("plan:marko", "poke-about")
    assert lab.storage == {"wood": 1, "component": 2}


@pytest.mark.rule("M-BOARD-23")
def test_poking_about_in_an_empty_house_brings_nothing() -> None:
    lab = mine_lab(people=("marko",), box={"wood": 0, "component": 0}, next=["10"])
    lab.choose("plan:marko", "poke-about")
    assert (lab.storage, lab.asked, lab.state.stage) == ({}, "plan", 2)


@pytest.mark.rule("M-BOARD-24")
def test_two_may_poke_about_in_one_stage_each_with_a_roll() -> None:
    lab = mine_lab(next=["1", "9"])
    lab.choose("plan:marko", "poke-about", "plan:emilia", "poke-about", "resolve", "split:1:0", "split:0:4")
    assert lab.storage == {"wood": 1, "component": 4}
    assert [event.result for event in lab.events("poked-about")] == [1, 9]


@pytest.mark.rule("M-BOARD-25")
def test_poking_about_is_done_in_the_basement() -> None:
    assert "poke-about" in doable(mine_lab(), "marko")
    assert "poke-about" not in doable(mine_lab(basement_closed=True), "marko")


@pytest.mark.rule("M-BOARD-26")
def test_a_new_idea_adds_any_two_cards_to_the_fittings_deck() -> None:
    lab = mine_lab(people=("marko",)).choose("plan:marko", "new-idea")
    assert len(lab.options) == 10
    lab.choose("think-of:cage-trap", "think-of:bed-2")
    assert not {"cage-trap", "bed-2"} & set(lab.state.ideas)
    assert (len(lab.state.ideas), len(lab.state.deck)) == (8, 12)
    assert {"cage-trap", "bed-2"} <= set(lab.state.deck)
    conserved(lab.state)


@pytest.mark.rule("M-BOARD-26")
def test_the_last_idea_comes_alone() -> None:
    rest = [
        "bed-2",
        "chair",
        "reinforced-door",
        "vegetable-garden",
        "herbal-workshop",
        "efficient-heater",
        "alcohol-still",
        "cooking-stove",
        "cage-trap",
    ]
    lab = mine_lab(people=("marko",), thought_of=rest).choose("plan:marko", "new-idea")
    assert (lab.state.ideas, len(lab.state.deck), lab.state.stage) == ([], 20, 2)
    assert "new-idea" not in doable(lab, "marko")


# --- All at once --------------------------------------------------------------------------------------

LOSS: dict[str, Any] = {
    "people": ("marin", "marko"),
    "recruits": ["emilia"],
    "states": {"emilia": {"misery": 3}},
    "tops": {"visitors": ["newcomer-grieving"]},
    "next": ["7", "1", "misery-1"],
}
"""Marin goes Outside and turns somebody away; that costs Emilia the last of her courage."""


def lose_emilia(order: list[str], **laid: Any) -> Lab:
    """All are given something, in this order; Emilia is lost in the same stage."""
    lab = mine_lab(**{**LOSS, **laid})
    for who in order:
        lab.choose(f"plan:{who}", *GIVEN[who])
    lab.choose("newcomer-refuse")
    assert not lab.alive("emilia")
    return lab


GIVEN = {"marin": ["outside"], "emilia": ["craft:bed-1", "space:c5"], "marko": ["rest"]}


@pytest.mark.rule("M-DAY-03", "M-FIT-03")
@pytest.mark.parametrize("order", [["marin", "emilia", "marko"], ["emilia", "marin", "marko"]])
def test_what_was_paid_for_is_done_even_if_somebody_is_lost_in_the_same_stage(order: list[str]) -> None:
    lab = lose_emilia(order, storage={"component": 3, "wood": 4})
    assert (lab.state.fittings, lab.storage) == ({"c5": "bed-1"}, {})
    assert lab.told("fitting-placed", "who") == ["character:emilia"]
    conserved(lab.state)


@pytest.mark.rule("M-DAY-03", "M-DAY-05")
def test_the_tool_of_somebody_lost_comes_back_after_the_work() -> None:
    lab = mine_lab(**LOSS, storage={"shovel": 1})
    lab.choose(
        "plan:marin", "outside", "plan:emilia", "dig:c6:rubble", "plan:marko", "rest", "newcomer-refuse"
    )
    assert not lab.alive("emilia")
    assert (lab.state.shelter["c6"], lab.storage, lab.state.tools) == ("remnants", {"shovel": 1}, {})
    conserved(lab.state)


@pytest.mark.rule("M-DAY-03", "M-DAY-06", "M-FIT-22")
def test_a_book_that_comes_in_by_the_door_does_not_help_in_the_same_stage() -> None:
    lab = mine_lab(
        people=("marin", "marko", "emilia"),
        states={"marko": {"misery": 2}},
        fittings={"c4": "chair"},
        tops={"visitors": ["newcomer-grieving"]},
        next=["7", "bruno", "5"],
    )
    lab.choose("plan:marin", "outside", "plan:marko", "use:chair:sit", "plan:emilia", "rest")
    lab.choose("newcomer-accept")
    assert lab.level("marko", "misery") == 2
    assert lab.storage == {"canned-food": 1, "book": 1}
    assert lab.events("sat-down")[0].books == 0


@pytest.mark.rule("M-DAY-04")
def test_what_an_action_takes_is_told_with_who_takes_it() -> None:
    lab = mine_lab(storage={"component": 3, "wood": 4, "shovel": 1})
    lab.choose("plan:marko", "craft:bed-1", "space:c5", "plan:emilia", "dig:c6:rubble")
    paid = [(e.who, e.goods, e.spent) for e in lab.events("action-paid")]
    assert paid == [
        ("character:marko", ("count:wood*4", "count:component*3"), "yes"),
        ("character:emilia", ("count:shovel*1",), "no"),
    ]
    lab.choose("resolve")
    placed = lab.events("fitting-placed")[0]
    assert (placed.who, placed.cost) == ("character:marko", ("count:wood*4", "count:component*3"))
    assert lab.told("stage-ended", "tools") == [("count:shovel*1",)]


@pytest.mark.rule("M-DAY-07", "M-EVE-02")
def test_nobody_naps_at_night_in_a_bed_that_somebody_sleeps_in() -> None:
    tasks = {"marko": "guard", "emilia": "bed-1", "marin": "floor"}
    lab = mine_lab(at="raid", tasks=tasks, fittings={"c4": "bed-1"}, hand=["night-shift"])
    lab.choose("narrative:night-shift", "person:marin")
    assert "use:bed-1:nap" not in lab.options
    assert lab.refusals()["use/nap"] == "M-DAY-07"


# --- Warnings -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-DAY-19")
@pytest.mark.parametrize(("left", "warned"), [(1, True), (2, False)])
def test_the_warning_counts_what_the_cooking_stove_adds(left: int, warned: bool) -> None:
    lab = mine_lab(
        storage={"raw-food": 1, "water": 1, "wood": 1},
        box={"raw-food": left},
        fittings={"c4": "crude-stove", "c5": "cooking-stove"},
    )
    lab.choose("plan:marko")
    assert (lab.option("use:crude-stove:cook-food").warning is not None) == warned


@pytest.mark.rule("M-DAY-19", "M-BOARD-23")
@pytest.mark.parametrize(("wood", "warned"), [(3, True), (4, False)])
def test_poking_about_with_a_short_box_is_warned_about(wood: int, warned: bool) -> None:
    lab = mine_lab(box={"wood": wood, "component": 0}, next=["10"]).choose("plan:marko")
    assert (lab.option("poke-about").warning is not None) == warned
    lab.choose("poke-about", "resolve")
    assert lab.told("box-short", "missing") == ([1] if warned else [])


@pytest.mark.rule("M-DAY-19", "M-ADV-04")
@pytest.mark.parametrize(("wood", "warned"), [(3, True), (4, False)])
def test_dismantling_with_a_short_box_is_warned_about(wood: int, warned: bool) -> None:
    lab = mine_lab(fittings={"c4": "bed-1"}, box={"wood": wood}, advanced=["155"]).choose("plan:marko")
    assert (lab.option("dismantle:bed-1").warning is not None) == warned


@pytest.mark.rule("M-CARD-17", "M-BOARD-23")
def test_a_skill_is_told_beside_the_die_and_not_as_the_die() -> None:
    lab = mine_lab(next=["5"]).choose("plan:marin", "poke-about", "resolve")
    poked = lab.events("poked-about")[0]
    assert (poked.result, poked.bonus, poked.pieces) == (5, 3, 3)


# --- Why not ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-DAY-20")
@pytest.mark.parametrize(
    ("laid", "refused", "rule"),
    [
        ({}, "dig/rubble", "M-SHEL-04"),
        ({}, "unlock/lockpick", "M-SHEL-12"),
        ({"storage": {"component": 3}}, "craft/bed-1", "M-FIT-16"),
        ({}, "craft/chair", "M-FIT-06"),
        ({"fittings": {"c4": "workshop"}}, "use/make-filters", "M-FIT-66"),
        ({"fittings": {"c4": "simple-heater"}}, "use/heat", "M-FIT-38"),
        ({"fittings": {"c4": "simple-heater"}, "cold": 2, "storage": {"wood": 1}}, "use/heat", "M-FIT-13"),
        ({"fittings": {"c4": "radio"}}, "", ""),
        (
            {"fittings": {"c4": "rainwater-collector"}, "wait": ["rainwater-collector"]},
            "use/collect-rain",
            "M-WAIT-01",
        ),
        (
            {"fittings": {"d2": "rainwater-collector"}, "basement_closed": True},
            "use/collect-rain",
            "M-MOVE-11",
        ),
        ({"active": ["shelling"]}, "outside/", "M-MORN-11"),
        ({"basement_closed": True}, "poke-about/", "M-MOVE-11"),
    ],
)
def test_what_cannot_be_done_says_why(laid: dict[str, Any], refused: str, rule: str) -> None:
    lab = mine_lab(**laid).choose("plan:marko")
    if refused:
        pairs = {(f"{r.what.id.removeprefix('option-')}/{''.join(r.refs[-1:]).partition(':')[2]}", r.rule)
                 for r in lab.table.refused()}  # fmt: skip
        assert (refused, rule) in pairs
    offered = {id for id in lab.options if id.partition(":")[0] in ("use", "craft", "outside", "poke-about")}
    told = {r.what.id.removeprefix("option-") + "".join(f":{v.partition(':')[2]}" for v in r.refs)
            for r in lab.table.refused()}  # fmt: skip
    assert not offered & told


@pytest.mark.rule("M-MOVE-02", "M-MOVE-11", "M-DAY-20")
@pytest.mark.parametrize(
    ("space", "closed", "rule"),
    [("b1", False, "M-MOVE-02"), ("a1", True, "M-MOVE-02"), ("d5", True, "M-MOVE-11")],
)
def test_work_behind_an_obstacle_says_that_nobody_can_get_there(space: str, closed: bool, rule: str) -> None:
    lab = mine_lab(basement_closed=closed, cleared=["c6", "d4"]).choose("plan:marko")
    assert {r.rule for r in lab.table.refused() if f"space:{space}" in r.refs} == {rule}
    assert not {r.rule for r in lab.table.refused() if "space:b5" in r.refs}


@pytest.mark.rule("M-SHEL-04", "M-DAY-20")
def test_rubble_without_a_shovel_says_that_two_could_do_it() -> None:
    lab = mine_lab().choose("plan:marko")
    why = {r.refs: Speaker(lab.table, "en")(r.why) for r in lab.table.refused()}
    assert "or a second Character" in why["space:c6", "card:rubble"]
    assert "second Character" not in why["space:b3", "good:lockpick"]


@pytest.mark.rule("M-FIT-12", "M-FIT-59")
def test_bait_another_action_needs_is_not_told_as_missing() -> None:
    lab = mine_lab(
        fittings={"b4": "metal-workshop", "b5": "gunsmith-workshop", "c4": "deadfall-trap"},
        storage={"chems": 1, "shell": 1},
    )
    lab.choose("plan:marko", "use:gunsmith-workshop:load-shells", "plan:emilia")
    bait = next(
        r for r in lab.table.refused() if "card:deadfall-trap" in r.refs and r.what.id == "option-use"
    )
    assert (bait.why.id, bait.why.args["good"], bait.rule) == ("refused-kept", "good:chems", "M-FIT-12")


@pytest.mark.rule("M-FIT-13", "M-BOARD-03")
@pytest.mark.parametrize("marked", [True, False])
def test_missing_fuel_points_to_the_wood_on_storage_x5(marked: bool) -> None:
    lab = mine_lab(fittings={"c4": "simple-heater"}, cold=1, x5={"wood": 1} if marked else {})
    lab.choose("plan:marko")
    heat = next(r for r in lab.table.refused() if r.rule == "M-FIT-13")
    assert ("x5" in Speaker(lab.table, "en")(heat.why)) == marked


@pytest.mark.rule("M-DAY-07")
def test_a_place_somebody_has_been_put_on_is_refused_to_the_next() -> None:
    lab = mine_lab(fittings={"c4": "radio"}).choose("plan:marko", "use:radio:tune-in", "plan:emilia")
    assert lab.refusals()["use/tune-in"] == "M-DAY-07"


def against_boarding(lab: Lab) -> str:
    """Why the first Hole cannot be boarded up."""
    why = [Speaker(lab.table, "en")(r.why) for r in lab.table.refused() if "hole:1" in r.refs]
    assert len(why) <= 1
    return "".join(why)


@pytest.mark.rule("M-FIT-64")
def test_a_hole_says_that_the_workshop_has_to_be_built_first_and_for_what() -> None:
    lab = mine_lab(storage={"wood": 9, "component": 9}).choose("plan:marko")
    price = counted(FITTING["workshop"].cost)
    goods = [Speaker(lab.table, "en").thing(ref)["name"] for ref in price]
    said = against_boarding(lab)
    assert "Workshop" in said
    assert all(name in said for name in goods)
    covered = mine_lab(board_ups=[1]).choose("plan:marko")
    assert against_boarding(covered) == "", "it is boarded up already"


@pytest.mark.rule("M-FIT-64")
def test_with_a_workshop_the_work_at_a_hole_says_what_storage_lacks() -> None:
    lab = mine_lab(fittings={"c4": "workshop"}).choose("plan:marko")
    missing = next(r for r in lab.table.refused() if "deed:board-up" in r.refs)
    assert missing.why.id == "refused-lacks"
    assert "hole:1" in touching("use", missing.refs, lab.table.look())
