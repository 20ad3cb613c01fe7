"""Chapters and Objectives: paying in, being judged, every Reward and Penalty (M-OBJ, M-CARD-12 to -14)."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.engine.save import load, save
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.cards.narrative import DECK
from tilldawn.games.mine.cards.objectives import CARDS, FINAL, OBJECTIVE
from tilldawn.games.mine.combat.fight import fight
from tilldawn.games.mine.game import GAME
from tilldawn.games.mine.public.view import ObjectiveView, TableView
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, conserved, mine_lab

SHELLING = EVENT["shelling"].cold
"""What the Event these tests draw after a Chapter adds to the Cold."""

THREE = ("marko", "emilia", "marin")
AWAY = {"marko": "scavenging", "emilia": "guard", "marin": "floor"}
SETUP = ("bruno", "cveta", "zlata", "hotel", "garage", "church")
"""What chance is asked for before Chapter I."""


def judge(objective: str, *chance: str, number: int = 1, event: str = "airdrop", **more: Any) -> Lab:
    """The Chapter card by which this Objective is judged."""
    tops = {"events": [f"chapter-{number + 1}", event]}
    return mine_lab(
        at="morning",
        objective=objective,
        objective_number=number,
        tops=tops,
        next=chance,
        day=4,
        **more,
    )


def met(lab: Lab) -> str:
    judged: str = lab.events("objective-judged")[0].met
    return judged


def payments(lab: Lab) -> list[str]:
    return [id for id in lab.anytime if id.startswith("pay-in")]


def look(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


def seen_objective(lab: Lab) -> ObjectiveView:
    objective = look(lab).objective
    assert objective is not None
    return objective


def misery(lab: Lab) -> list[int]:
    return [p.misery for p in lab.state.group]


# --- The cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-OBJ-10", "M-OBJ-15")
@pytest.mark.parametrize(
    ("id", "steps", "pays", "goal"),
    [
        ("food-for-the-hungry", 4, {"raw-food": 1, "canned-food": 2}, (0, 0)),
        ("staying-fit", 0, {}, (1, 1)),
        ("roof-over-our-heads", 0, {}, (3, 5)),
        ("fuel-for-the-winter", 5, {"wood": 1, "book": 1}, (0, 0)),
        ("close-the-gaps", 0, {}, (1, 2)),
        (
            "parcel-for-the-ward",
            3,
            {"meds": 2, "bandages": 2, "herbal-meds": 1, "herb": 1, "chems": 1},
            (0, 0),
        ),
        ("water-for-the-stairwell", 4, {"water": 1}, (0, 0)),
        ("to-see-the-peace", 0, {}, (0, 0)),
    ],
)
def test_what_every_objective_asks_for(
    id: str, steps: int, pays: dict[str, int], goal: tuple[int, int]
) -> None:
    card = OBJECTIVE[id]
    assert (card.steps, card.pays, card.goal) == (steps, pays, goal)
    assert len(CARDS) == 8


# --- Chapters -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-12", "M-OBJ-01")
def test_chapter_i_lays_out_two_objectives_above_the_final_one() -> None:
    lab = mine_lab(at="setup", next=[*SETUP, "close-the-gaps"])
    assert (lab.state.objective, lab.state.objective_number) == ("close-the-gaps", 1)
    assert lab.state.objectives.layers == [{"objectives": 1}, FINAL]
    assert sorted(lab.state.unseen["objectives"]) == sorted(
        card.id for card in CARDS if card.id not in (FINAL, "close-the-gaps")
    )
    assert lab.events("objective-set")[0].number == 1


@pytest.mark.rule("M-CARD-12")
def test_every_objective_but_the_final_one_may_be_drawn_first() -> None:
    lab = mine_lab(at="setup", next=[*SETUP, "staying-fit"])
    assert {card.id: 1 for card in CARDS if card.id != FINAL} in lab.chance.seen


@pytest.mark.rule("M-CARD-12")
def test_food_for_the_hungry_changes_places_with_the_second_objective() -> None:
    lab = mine_lab(at="setup", next=[*SETUP, "food-for-the-hungry", "fuel-for-the-winter"])
    assert lab.state.objective == "fuel-for-the-winter"
    assert lab.state.objectives.layers == ["food-for-the-hungry", FINAL]
    assert not {"food-for-the-hungry", "fuel-for-the-winter"} & set(lab.state.unseen["objectives"])


@pytest.mark.rule("M-OBJ-01", "M-CARD-12")
def test_nobody_sees_the_objectives_below() -> None:
    lab = mine_lab(at="setup", next=[*SETUP, "food-for-the-hungry", "fuel-for-the-winter"])
    told = json.dumps([msgspec.to_builtins(look(lab), str_keys=True), *GAME.things(lab.state)])
    assert "food-for-the-hungry" not in told
    assert look(lab).objectives_left == 2


@pytest.mark.rule("M-OBJ-01", "M-OBJ-04", "M-CARD-13")
def test_chapter_ii_judges_the_first_objective_and_turns_up_the_second() -> None:
    lab = judge("close-the-gaps", "water-for-the-stairwell", board_ups=[1])
    assert [(e.card, e.met) for e in lab.events("objective-judged")] == [("card:close-the-gaps", "yes")]
    assert (lab.state.objective, lab.state.objective_number) == ("water-for-the-stairwell", 2)
    assert lab.state.objectives.layers == [FINAL]
    assert {"chapter-2", "close-the-gaps"} <= set(lab.state.waste_cards)


@pytest.mark.rule("M-OBJ-01", "M-OBJ-04", "M-CARD-13")
def test_chapter_iii_judges_the_second_objective_and_turns_up_the_final_one() -> None:
    lab = judge("close-the-gaps", number=2, board_ups=[1], event="last-offensive")
    assert met(lab) == "no"
    assert (lab.state.objective, lab.state.objective_number) == (FINAL, 3)
    assert len(lab.state.objectives) == 0
    assert lab.state.newest == "last-offensive"


@pytest.mark.rule("M-OBJ-04")
def test_a_penalty_comes_once() -> None:
    lab = judge("food-for-the-hungry", progress=3)
    assert misery(lab) == [2, 2, 2]
    assert len(lab.events("objective-judged")) == 1


# --- Paying in ----------------------------------------------------------------------------------------

ALL = {
    "raw-food": 2,
    "canned-food": 1,
    "wood": 2,
    "book": 1,
    "water": 2,
    "meds": 1,
    "bandages": 1,
    "herbal-meds": 1,
    "herb": 1,
    "chems": 1,
}


@pytest.mark.rule("M-OBJ-02", "M-OBJ-07")
@pytest.mark.parametrize(
    ("objective", "offered"),
    [
        ("food-for-the-hungry", ["raw-food:1", "canned-food:2"]),
        ("fuel-for-the-winter", ["wood:1", "book:1"]),
        ("parcel-for-the-ward", ["meds:2", "bandages:2", "herbal-meds:1", "herb:1", "chems:1"]),
        ("water-for-the-stairwell", ["water:1"]),
        ("staying-fit", []),
        ("roof-over-our-heads", []),
        ("close-the-gaps", []),
    ],
)
def test_only_what_the_current_objective_names_can_be_paid_in(objective: str, offered: list[str]) -> None:
    lab = mine_lab(objective=objective, storage=ALL)
    assert payments(lab) == [f"pay-in:{what}" for what in offered]


@pytest.mark.rule("M-OBJ-02")
def test_nothing_is_paid_into_an_objective_that_lies_below() -> None:
    lab = mine_lab(objective="water-for-the-stairwell", storage=ALL)
    for what in ("raw-food:1", "wood:1", "meds:2"):
        with pytest.raises(IllegalAnswer):
            lab.choose(f"pay-in:{what}")
    assert lab.state.progress == 0


@pytest.mark.rule("M-OBJ-02")
def test_nothing_is_paid_into_the_final_objective() -> None:
    assert payments(mine_lab(objective=FINAL, objective_number=3, storage=ALL)) == []


@pytest.mark.rule("M-OBJ-07", "M-OBJ-09")
def test_what_is_paid_in_goes_to_the_box_and_moves_the_status_token() -> None:
    lab = mine_lab(objective="food-for-the-hungry", storage={"raw-food": 2, "canned-food": 1})
    box = lab.box.copy()
    lab.choose("pay-in:raw-food:1", "pay-in:canned-food:2")
    assert (lab.state.progress, lab.storage) == (3, {"raw-food": 1})
    assert (lab.box["raw-food"], lab.box["canned-food"]) == (box["raw-food"] + 1, box["canned-food"] + 1)
    assert [(e.steps, e.left) for e in lab.events("objective-paid")] == [(1, 3), (2, 1)]
    assert seen_objective(lab).progress == 3
    conserved(lab.state)


@pytest.mark.rule("M-OBJ-09")
def test_what_is_paid_in_serves_nothing_else() -> None:
    lab = mine_lab(objective="fuel-for-the-winter", storage={"component": 3, "wood": 4})
    lab.choose("plan:marko")
    assert "craft:bed-1" in lab.options
    lab.choose("pay-in:wood:1")
    assert "craft:bed-1" not in lab.options


@pytest.mark.rule("M-OBJ-08")
def test_nothing_is_paid_in_from_the_findings_pile() -> None:
    lab = mine_lab(
        at="explore",
        tasks=AWAY,
        objective="fuel-for-the-winter",
        pile={"wood": 3, "book": 1},
        storage={"book": 1},
    )
    assert payments(lab) == ["pay-in:book:1"]
    lab.choose("pay-in:book:1")
    assert (lab.pile, payments(lab)) == ({"wood": 3, "book": 1}, [])
    with pytest.raises(IllegalAnswer):
        lab.choose("pay-in:wood:1")


@pytest.mark.rule("M-OBJ-11")
@pytest.mark.parametrize(
    ("at", "tasks"),
    [
        ("stage", {}),
        ("dusk", {}),
        ("supper", {}),
        ("evening", {}),
        ("scavenging", AWAY),
        ("explore", AWAY),
        ("choose-findings", AWAY),
        ("raid", {"marko": "guard"}),
        ("crime-wave-stage", {"marko": "guard"}),
        ("dawn", {}),
        ("dawn-after", {}),
    ],
)
def test_the_leader_may_pay_in_at_any_time(at: str, tasks: dict[str, str]) -> None:
    storage = {"wood": 2, "knife": 1, "meds": 1, "raw-food": 1}
    due = {"events": ["chapter-2"]} if at == "dawn-after" else {}
    lab = mine_lab(at=at, tasks=tasks, objective="fuel-for-the-winter", storage=storage, tops=due)
    asked = lab.asked
    lab.choose("pay-in:wood:1")
    assert (lab.state.progress, lab.asked) == (1, asked)


@pytest.mark.rule("M-OBJ-11")
def test_nobody_is_hurried_past_the_last_moment_before_a_chapter_card() -> None:
    laid: dict[str, Any] = {"objective": "fuel-for-the-winter", "storage": {"wood": 1}}
    lab = mine_lab(at="dawn-after", tops={"events": ["chapter-2"]}, **laid)
    assert (lab.asked, lab.options) == ("dawn-after", ["go-on"])
    assert payments(lab) == ["pay-in:wood:1"]
    assert mine_lab(at="dawn-after", **laid).asked != "dawn-after"


@pytest.mark.rule("M-OBJ-11", "M-CARD-09")
def test_what_rats_may_eat_can_be_paid_in_before_the_morning() -> None:
    laid: dict[str, Any] = {
        "at": "dawn-after",
        "objective": "food-for-the-hungry",
        "storage": {"raw-food": 1},
    }
    assert mine_lab(**laid).asked == "dawn-after"
    assert mine_lab(**laid, gone=["rat-infestation"]).asked != "dawn-after"


@pytest.mark.rule("M-OBJ-11", "M-BOARD-03")
def test_a_marker_is_asked_about_before_the_chapter_judges() -> None:
    laid: dict[str, Any] = {"at": "dawn-after", "objective": "fuel-for-the-winter", "x5": {"wood": 1}}
    lab = mine_lab(**laid, tops={"events": ["chapter-2"]})
    assert (lab.asked, lab.anytime) == ("dawn-after", ["unbundle:wood"])
    lab.choose("unbundle:wood", "pay-in:wood:1")
    assert lab.state.progress == 1
    assert mine_lab(**laid).asked != "dawn-after"


@pytest.mark.rule("M-OBJ-11")
def test_nothing_is_paid_in_during_combat() -> None:
    lab = mine_lab(
        at="explore",
        tasks=AWAY,
        objective="fuel-for-the-winter",
        storage={"wood": 3},
        pile={"knife": 1},
        play=lambda g: fight(g, "thugs-3"),
        next=["1"],
    )
    assert lab.state.combat is not None
    assert lab.anytime == []


@pytest.mark.rule("M-OBJ-11")
def test_nothing_is_paid_in_while_a_card_is_being_resolved() -> None:
    lab = mine_lab(
        at="morning",
        objective="fuel-for-the-winter",
        storage={"wood": 3, "raw-food": 2, "vegetable": 2},
        tops={"events": ["rat-infestation"]},
    )
    assert (lab.asked, lab.anytime) == ("rats", [])


@pytest.mark.rule("M-OBJ-10", "M-OBJ-05")
def test_the_last_step_completes_an_objective_and_nothing_more_is_paid() -> None:
    lab = mine_lab(objective="water-for-the-stairwell", progress=2, storage={"water": 4})
    assert not seen_objective(lab).met
    lab.choose("pay-in:water:1", "pay-in:water:1")
    assert (lab.state.progress, lab.storage, payments(lab)) == (4, {"water": 2}, [])
    assert seen_objective(lab).met
    with pytest.raises(IllegalAnswer):
        lab.choose("pay-in:water:1")


@pytest.mark.rule("M-OBJ-16")
def test_a_payment_of_two_steps_needs_two_steps_left() -> None:
    lab = mine_lab(objective="parcel-for-the-ward", progress=2, storage={"meds": 1, "bandages": 1, "herb": 1})
    assert payments(lab) == ["pay-in:herb:1"]
    lab = mine_lab(objective="food-for-the-hungry", progress=3, storage={"canned-food": 1})
    assert payments(lab) == []


@pytest.mark.rule("M-OBJ-03", "M-OBJ-05")
def test_a_completed_objective_waits_for_its_chapter_card() -> None:
    lab = mine_lab(objective="fuel-for-the-winter", progress=4, storage={"wood": 2}, cold=4)
    lab.choose("pay-in:wood:1")
    assert (lab.state.objective, lab.state.objective_number, lab.state.cold) == ("fuel-for-the-winter", 1, 4)
    assert not lab.happened("objective-judged")
    later = judge("fuel-for-the-winter", "water-for-the-stairwell", progress=5, cold=4, event="shelling")
    assert (later.state.cold, later.state.objective) == (1 + SHELLING, "water-for-the-stairwell")


@pytest.mark.rule("M-OBJ-06")
def test_the_status_token_begins_on_the_leftmost_step() -> None:
    lab = judge("fuel-for-the-winter", "water-for-the-stairwell", progress=5)
    assert (lab.state.progress, seen_objective(lab).progress, seen_objective(lab).steps) == (0, 0, 4)


@pytest.mark.rule("M-OBJ-14")
def test_a_save_keeps_the_order_of_the_objectives() -> None:
    lab = judge("close-the-gaps", "water-for-the-stairwell", board_ups=[1], storage={"water": 2})
    lab.choose("pay-in:water:1")
    twin = load(save(lab.table), GAME)
    for state in (lab.state, twin.state):
        assert (state.objective, state.objective_number, state.progress) == ("water-for-the-stairwell", 2, 1)
        assert state.objectives.layers == [FINAL]


# --- Goals without a counter --------------------------------------------------------------------------


@pytest.mark.rule("M-OBJ-15")
def test_a_condition_counts_when_it_is_judged_and_not_before() -> None:
    met_today = mine_lab(objective="close-the-gaps", board_ups=[1])
    assert seen_objective(met_today).met
    assert not met_today.happened("objective-judged")
    assert met(judge("close-the-gaps")) == "no"


@pytest.mark.rule("M-OBJ-15", "M-CARD-13")
@pytest.mark.parametrize(
    ("number", "built", "fine"),
    [(1, 2, "no"), (1, 3, "yes"), (2, 4, "no"), (2, 5, "yes")],
)
def test_a_roof_over_our_heads_needs_more_fittings_as_second_objective(
    number: int, built: int, fine: str
) -> None:
    spaces = ["b4", "c4", "c5", "b5", "b6"][:built]
    cards = ["bed-1", "radio", "workshop", "metal-workshop", "crude-stove"][:built]
    fittings = dict(zip(spaces, cards, strict=True))
    lab = judge(
        "roof-over-our-heads",
        number=number,
        fittings=fittings,
        event=("airdrop", "last-offensive")[number - 1],
    )
    assert met(lab) == fine


@pytest.mark.rule("M-OBJ-15", "M-CARD-13")
@pytest.mark.parametrize(
    ("number", "holes", "fine"), [(1, [], "no"), (1, [2], "yes"), (2, [2], "no"), (2, [1, 3], "yes")]
)
def test_close_the_gaps_needs_more_board_ups_as_second_objective(
    number: int, holes: list[int], fine: str
) -> None:
    event = ("airdrop", "last-offensive")[number - 1]
    assert met(judge("close-the-gaps", number=number, board_ups=holes, event=event)) == fine


@pytest.mark.rule("M-OBJ-15", "M-CARD-14")
@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize(
    ("states", "fine"),
    [
        ({"hunger": 1, "illness": 1, "wounds": 1, "misery": 3, "fatigue": 4}, "yes"),
        ({"hunger": 2}, "no"),
        ({"illness": 2}, "no"),
        ({"wounds": 2}, "no"),
    ],
)
def test_staying_fit_looks_at_hunger_illness_and_wounds(
    number: int, states: dict[str, int], fine: str
) -> None:
    event = ("airdrop", "last-offensive")[number - 1]
    assert met(judge("staying-fit", number=number, states={"emilia": states}, event=event)) == fine


@pytest.mark.rule("M-OBJ-10", "M-CARD-13")
@pytest.mark.parametrize(
    ("objective", "steps"),
    [
        ("food-for-the-hungry", 4),
        ("fuel-for-the-winter", 5),
        ("parcel-for-the-ward", 3),
        ("water-for-the-stairwell", 4),
    ],
)
def test_a_counter_must_be_full(objective: str, steps: int) -> None:
    assert met(judge(objective, progress=steps)) == "yes"
    assert met(judge(objective, progress=steps - 1)) == "no"


# --- Rewards ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-13")
def test_food_for_the_hungry_is_repaid_with_a_fitting_for_nothing() -> None:
    lab = judge("food-for-the-hungry", progress=4)
    assert {"free-fitting:radio", "free-fitting:chair", "free-fitting:bed-2", "no-fitting"} <= set(
        lab.options
    )
    lab.choose("free-fitting:radio")
    assert lab.options == ["space:b4", "space:c4", "space:c5"]
    lab.choose("space:c5")
    assert (lab.state.fittings, lab.storage) == ({"c5": "radio"}, {})
    conserved(lab.state)


@pytest.mark.rule("M-CARD-13")
def test_the_free_fitting_may_come_from_ideas() -> None:
    lab = judge("food-for-the-hungry", progress=4, states={id: {"misery": 2} for id in THREE})
    lab.choose("free-fitting:chair", "space:c4")
    assert lab.state.fittings == {"c4": "chair"}
    assert "chair" not in (*lab.state.ideas, *lab.state.deck)
    assert misery(lab) == [1, 1, 1]
    conserved(lab.state)


@pytest.mark.rule("M-CARD-13")
def test_the_free_fitting_needs_a_place_to_stand() -> None:
    lab = judge("food-for-the-hungry", progress=4, fittings={"c4": "simple-heater"})
    assert "free-fitting:efficient-heater" in lab.options
    assert "free-fitting:alcohol-still" not in lab.options
    assert "free-fitting:reinforced-door" not in lab.options
    lab.choose("free-fitting:efficient-heater")
    assert lab.state.fittings["c5"] == "efficient-heater"  # the only free place beside the Simple Heater


@pytest.mark.rule("M-CARD-13")
def test_with_all_board_ups_the_free_fitting_may_be_the_reinforced_door() -> None:
    lab = judge("food-for-the-hungry", progress=4, board_ups=[1, 2, 3]).choose("free-fitting:reinforced-door")
    assert lab.state.fittings == {"c1": "reinforced-door"}


@pytest.mark.rule("M-CARD-13")
def test_without_a_place_there_is_no_free_fitting() -> None:
    full = {"b4": "bed-1", "c4": "crude-stove", "c5": "radio"}
    lab = judge("food-for-the-hungry", "staying-fit", progress=4, fittings=full)
    assert lab.asked == "plan"
    assert lab.state.fittings == full


@pytest.mark.rule("M-CARD-13")
def test_the_free_fitting_may_be_declined() -> None:
    lab = judge("food-for-the-hungry", progress=4).choose("no-fitting")
    assert (lab.asked, lab.state.fittings) == ("plan", {})


@pytest.mark.rule("M-CARD-14")
def test_staying_fit_is_rewarded_with_two_narrative_actions_kept_both() -> None:
    lab = judge("staying-fit", "banister", "old-debt")
    assert lab.state.hand == ["banister", "old-debt"]
    assert len(lab.state.narrative) == 13
    assert lab.events("narrative-drawn")[0].cards == ("card:banister", "card:old-debt")
    conserved(lab.state)


@pytest.mark.rule("M-CARD-14")
def test_staying_fit_gives_the_last_narrative_action_there_is() -> None:
    lab = judge("staying-fit", hand=[card.id for card in DECK[1:]])
    assert sorted(lab.state.hand) == sorted(card.id for card in DECK)


@pytest.mark.rule("M-CARD-13")
@pytest.mark.parametrize(
    ("box", "gained"),
    [
        ({}, {"mechanical-part": 2, "electrical-part": 2}),
        ({"mechanical-part": 1, "electrical-part": 0}, {"mechanical-part": 1}),
    ],
)
def test_a_roof_over_our_heads_is_rewarded_with_parts(box: dict[str, int], gained: dict[str, int]) -> None:
    lab = judge("roof-over-our-heads", fittings={"b4": "bed-1", "c4": "crude-stove", "c5": "radio"}, box=box)
    assert lab.storage == gained


@pytest.mark.rule("M-CARD-13")
@pytest.mark.parametrize(("cold", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_fuel_for_the_winter_is_rewarded_with_less_cold(cold: int, left: int) -> None:
    assert judge("fuel-for-the-winter", progress=5, cold=cold, event="shelling").state.cold == left + SHELLING


@pytest.mark.rule("M-CARD-13")
def test_close_the_gaps_is_rewarded_with_a_knife_and_ammo() -> None:
    lab = judge("close-the-gaps", board_ups=[3])
    assert lab.storage == {"knife": 1, "ammo": 2}
    assert not lab.state.more_raids


@pytest.mark.rule("M-CARD-13")
def test_a_parcel_for_the_ward_is_repaid_with_two_cures() -> None:
    states = {"marko": {"illness": 3, "wounds": 1}, "emilia": {"wounds": 2}, "marin": {"illness": 1}}
    lab = judge("parcel-for-the-ward", progress=3, states=states)
    assert lab.options == [
        "cure:marko:illness",
        "cure:marko:wounds",
        "cure:emilia:wounds",
        "cure:marin:illness",
        "no-cure",
    ]
    lab.choose("cure:marko:illness")
    assert lab.options == ["cure:emilia:wounds", "cure:marin:illness", "no-cure"]
    lab.choose("cure:emilia:wounds")
    assert [(p.illness, p.wounds) for p in lab.state.group] == [(1, 1), (0, 0), (1, 0)]
    assert lab.asked == "plan"


@pytest.mark.rule("M-CARD-13")
def test_a_cure_may_be_declined_and_the_healthy_need_none() -> None:
    assert judge("parcel-for-the-ward", progress=3).asked == "plan"
    lab = judge("parcel-for-the-ward", progress=3, states={"marko": {"wounds": 3}}).choose("no-cure")
    assert (lab.asked, lab.level("marko", "wounds")) == ("plan", 3)


@pytest.mark.rule("M-CARD-13")
@pytest.mark.parametrize(
    ("box", "gained"),
    [
        ({}, {"canned-food": 1, "coffee": 1, "cigarette": 2}),
        ({"canned-food": 0, "cigarette": 1}, {"coffee": 1, "cigarette": 1}),
    ],
)
def test_water_for_the_stairwell_is_repaid_with_small_things(
    box: dict[str, int], gained: dict[str, int]
) -> None:
    assert judge("water-for-the-stairwell", progress=4, box=box).storage == gained


# --- Penalties ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-13")
def test_leaving_the_hungry_without_food_weighs_twice() -> None:
    lab = judge("food-for-the-hungry", "misery-1", states={"marko": {"misery": 2}, "marin": {"misery": 1}})
    assert [(p.id, p.misery) for p in lab.state.group] == [("emilia", 2), ("marin", 3)]
    assert lab.state.newest == "airdrop"


@pytest.mark.rule("M-CARD-13", "M-WIN-05")
def test_a_penalty_may_cost_the_last_one() -> None:
    lab = judge("food-for-the-hungry", "misery-3", people=["marko"], states={"marko": {"misery": 2}})
    assert lab.won is False
    assert not lab.happened("event-drawn")


@pytest.mark.rule("M-CARD-13")
def test_not_staying_fit_weighs_once_on_those_over_a_limit() -> None:
    lab = judge(
        "staying-fit", states={"marko": {"hunger": 3, "wounds": 2, "illness": 2}, "marin": {"hunger": 1}}
    )
    assert misery(lab) == [1, 0, 0]
    assert lab.state.hand == []


@pytest.mark.rule("M-CARD-13")
@pytest.mark.parametrize(
    "objective", ["roof-over-our-heads", "parcel-for-the-ward", "water-for-the-stairwell"]
)
def test_a_goal_missed_weighs_on_two_chosen_characters(objective: str) -> None:
    lab = judge(objective)
    assert lab.options == ["person:marko", "person:emilia", "person:marin"]
    lab.choose("person:emilia")
    assert lab.options == ["person:marko", "person:marin"]
    lab.choose("person:marin")
    assert misery(lab) == [0, 1, 1]


@pytest.mark.rule("M-CARD-13")
@pytest.mark.parametrize(("people", "sad"), [(["marko"], [1]), (["marko", "emilia"], [1, 1])])
def test_a_small_group_shares_the_penalty_as_far_as_it_goes(people: list[str], sad: list[int]) -> None:
    lab = judge("water-for-the-stairwell", people=people)
    lab.choose(*["person:marko"] * (lab.asked == "sadder"))
    assert misery(lab) == sad


@pytest.mark.rule("M-CARD-13")
def test_whom_the_penalty_breaks_is_lost_and_the_chapter_goes_on() -> None:
    lab = judge("water-for-the-stairwell", "misery-1", states={"marko": {"misery": 3}})
    lab.choose("person:marko")
    assert lab.options == ["person:emilia", "person:marin"]
    lab.choose("person:marin")
    assert [(p.id, p.misery) for p in lab.state.group] == [("emilia", 0), ("marin", 1)]
    assert lab.state.objective_number == 2


@pytest.mark.rule("M-CARD-13")
@pytest.mark.parametrize(("cold", "after"), [(0, 2), (4, 6), (5, 6)])
def test_no_fuel_for_the_winter_means_more_cold(cold: int, after: int) -> None:
    after = min(6, after + SHELLING)
    assert judge("fuel-for-the-winter", progress=4, cold=cold, event="shelling").state.cold == after


@pytest.mark.rule("M-CARD-13")
def test_open_gaps_mean_two_raid_cards_tonight() -> None:
    lab = judge("close-the-gaps")
    assert lab.state.more_raids
    assert misery(lab) == [0, 0, 0]


def gaps_left(*active: str) -> Lab:
    """The night after Close the Gaps was missed; Emilia meets it with bare hands."""
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        active=active,
        storage={"wood": 12},
        play=missed_the_gaps,
    )
    while lab.asked != "crime-wave":
        lab.choose(lab.options[0])
    return lab


def missed_the_gaps(g: Game) -> Flow[None]:
    g.state.more_raids = True
    yield from ()


@pytest.mark.rule("M-CARD-13")
@pytest.mark.parametrize("active", [(), ("crime-wave",)])
def test_the_open_gaps_count_for_one_night_and_do_not_add_up(active: tuple[str, ...]) -> None:
    lab = gaps_left(*active)
    assert len(lab.events("raid-drawn")) == 2
    lab.choose("crime-split:1:1")
    assert not lab.state.more_raids


# --- The Final Objective ------------------------------------------------------------------------------


@pytest.mark.rule("M-OBJ-12", "M-WIN-02")
@pytest.mark.parametrize(("people", "possible"), [(["marko"], True), ([], False)])
def test_the_final_objective_needs_a_starting_character(people: list[str], possible: bool) -> None:
    lab = mine_lab(people=people, recruits=["bruno", "anton"], objective=FINAL, objective_number=3)
    assert seen_objective(lab).met == possible


@pytest.mark.rule("M-OBJ-12", "M-OBJ-13", "M-WIN-04")
@pytest.mark.parametrize("at", ["day", "dusk", "evening", "morning"])
def test_without_a_starting_character_the_group_may_give_up_or_play_on(at: str) -> None:
    lab = mine_lab(at=at, people=[], recruits=["bruno", "anton"])
    assert (lab.asked, lab.options) == ("hope", ["play-on", "give-up"])
    assert lab.happened("hope-lost")
    assert lab.option("give-up").warning is not None


@pytest.mark.rule("M-OBJ-13")
def test_giving_up_ends_the_campaign() -> None:
    lab = mine_lab(at="day", people=[], recruits=["bruno", "anton"]).choose("give-up")
    assert lab.won is False
    assert (lab.asked, lab.happened("gave-up")) == ("", True)


@pytest.mark.rule("M-OBJ-13", "M-WIN-04")
def test_playing_on_is_asked_once() -> None:
    lab = mine_lab(at="day", people=[], recruits=["bruno", "anton"]).choose("play-on")
    assert (lab.asked, lab.state.hopeless, lab.won) == ("plan", True, None)
    lab.choose("resolve", "resolve", "resolve")
    assert lab.state.phase == "dusk"
    assert lab.asked != "hope"
    assert len(lab.events("hope-lost")) == 1


@pytest.mark.rule("M-OBJ-12")
def test_one_starting_character_is_enough_to_hope() -> None:
    lab = mine_lab(at="day", people=["marin"], recruits=["bruno", "anton"])
    assert lab.asked == "plan"
    assert not lab.happened("hope-lost")


@pytest.mark.rule("M-OBJ-15")
@pytest.mark.parametrize(
    ("objective", "wanted"),
    [
        ("roof-over-our-heads", "second Objective it asks for 5"),
        ("close-the-gaps", "second Objective it asks for 2"),
    ],
)
def test_the_card_of_a_second_objective_says_what_it_asks_for(objective: str, wanted: str) -> None:
    lab = mine_lab(objective=objective, objective_number=2)
    assert wanted in lab.table.view("en")["things"][f"card:{objective}"]["text"]


@pytest.mark.rule("M-OBJ-16", "M-OBJ-05", "M-OBJ-08")
@pytest.mark.parametrize(
    ("laid", "refused"),
    [
        ({"progress": 3, "storage": {"canned-food": 1}}, {"pay-in/canned-food": "M-OBJ-16"}),
        (
            {"progress": 4, "storage": {"raw-food": 1}},
            {"pay-in/raw-food": "M-OBJ-05", "pay-in/canned-food": "M-OBJ-05"},
        ),
        ({"progress": 2, "storage": {"canned-food": 1}}, {}),
    ],
)
def test_what_cannot_be_paid_in_says_why(laid: dict[str, Any], refused: dict[str, str]) -> None:
    lab = mine_lab(objective="food-for-the-hungry", **laid)
    assert {what: rule for what, rule in lab.refusals().items() if what.startswith("pay-in")} == refused


@pytest.mark.rule("M-OBJ-08")
@pytest.mark.parametrize("at", ["explore", "choose-findings"])
def test_whoever_would_pay_with_what_is_carried_is_told_why_not(at: str) -> None:
    lab = mine_lab(at=at, tasks=AWAY, objective="fuel-for-the-winter", pile={"wood": 3})
    assert lab.refusals()["pay-in/wood"] == "M-OBJ-08"


@pytest.mark.rule("M-OBJ-07", "M-BOARD-03")
def test_a_marker_has_to_be_broken_before_its_pieces_are_paid_in() -> None:
    laid: dict[str, Any] = {"objective": "fuel-for-the-winter", "x5": {"wood": 1}}
    lab = mine_lab(at="dawn-after", tops={"events": ["chapter-2"]}, **laid)
    assert lab.refusals()["pay-in/wood"] == "M-BOARD-03"
    lab.choose("unbundle:wood")
    assert ("pay-in/wood" in lab.refusals(), payments(lab)) == (False, ["pay-in:wood:1"])


@pytest.mark.rule("M-OBJ-09", "M-FIT-12")
def test_what_an_action_is_using_cannot_be_paid_in_at_the_same_time() -> None:
    laid: dict[str, Any] = {
        "objective": "parcel-for-the-ward",
        "fittings": {"b4": "gunsmith-workshop", "b3": "metal-workshop"},
        "cleared": ["b3"],
    }
    lab = mine_lab(storage={"shell": 1, "chems": 1}, **laid)
    assert payments(lab) == ["pay-in:chems:1"]
    lab.choose("plan:marko", "use:gunsmith-workshop:load-shells")
    assert (payments(lab), lab.refusals()["pay-in/chems"]) == ([], "M-OBJ-09")
    lab.choose("resolve")
    assert (lab.storage, payments(lab)) == ({"ammo": 1, "chems": 1}, ["pay-in:chems:1"])
    spare = mine_lab(storage={"shell": 1, "chems": 2}, **laid)
    spare.choose("plan:marko", "use:gunsmith-workshop:load-shells", "pay-in:chems:1")
    assert (spare.storage, payments(spare)) == ({"chems": 1}, [])


# --- Before it is judged ------------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-22", "M-OBJ-04")
@pytest.mark.parametrize(
    ("objective", "misery", "asked"),
    [
        ("food-for-the-hungry", 2, True),
        ("food-for-the-hungry", 1, False),
        ("roof-over-our-heads", 3, True),
        ("roof-over-our-heads", 2, False),
        ("fuel-for-the-winter", 2, False),
    ],
)
def test_a_drink_may_come_before_the_penalty(objective: str, misery: int, asked: bool) -> None:
    lab = judge(
        objective,
        "water-for-the-stairwell",
        people=("marko",),
        states={"marko": {"misery": misery}},
        storage={"pure-alcohol": 1},
        advanced=["909"],
    )
    assert (lab.asked == "chapter-judges") == asked
    if asked:
        lab.choose("drink-now:pure-alcohol:marko")
        assert lab.level("marko", "misery") == 3
        assert lab.state.objective == "water-for-the-stairwell"


@pytest.mark.rule("M-OBJ-11", "M-OBJ-04")
@pytest.mark.parametrize("storage", [{"wood": 1}, {"sugar": 1}])
def test_what_could_still_be_paid_in_is_asked_about_before_the_judgement(storage: dict[str, int]) -> None:
    lab = judge("fuel-for-the-winter", "water-for-the-stairwell", storage=storage, progress=4)
    assert (lab.asked == "chapter-judges") == ("wood" in storage)
    if "wood" in storage:
        lab.choose("pay-in:wood:1")
        assert lab.told("objective-judged", "met") == ["yes"]


@pytest.mark.rule("M-ADV-22", "M-OBJ-04")
def test_nobody_is_asked_to_drink_before_a_reward() -> None:
    lab = judge(
        "close-the-gaps",
        "water-for-the-stairwell",
        people=("marko",),
        board_ups=[1],
        states={"marko": {"misery": 3}},
        storage={"pure-alcohol": 1},
        advanced=["909"],
    )
    assert lab.asked != "chapter-judges"
