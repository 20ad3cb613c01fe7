"""Skills used in the Shelter: Boris, Marin, Marko, Anton, Bruno, Cveta, and Pavle's light feet."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.goods import Goods
from tilldawn.testing.mine import ASKING, Lab, conserved, mine_lab


def doable(lab: Lab, who: str) -> list[str]:
    return lab.choose(f"plan:{who}").options


# --- Boris: Strong Arms -------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-30")
def test_boris_clears_rubble_alone_and_without_a_shovel() -> None:
    lab = mine_lab(people=("boris",))
    lab.choose("plan:boris", "dig-alone:c6:rubble", "plan:boris", "dig-alone:c6:remnants")
    assert "c6" not in lab.state.shelter
    assert lab.person("boris").acted == 2


@pytest.mark.rule("M-STATE-30")
def test_boris_leaves_the_shovel_to_others() -> None:
    lab = mine_lab(people=("boris", "emilia"), storage={"shovel": 1})
    lab.choose("plan:boris", "dig-alone:c6:rubble", "plan:emilia", "dig:a4:rubble")
    assert (lab.state.shelter["c6"], lab.state.shelter["a4"]) == ("remnants", "remnants")


@pytest.mark.rule("M-STATE-30")
def test_strong_arms_are_his_own() -> None:
    lab = mine_lab(people=("boris", "emilia"))
    assert [id for id in doable(lab, "emilia") if id.startswith("dig-alone")] == []


@pytest.mark.rule("M-STATE-30")
def test_strong_arms_open_no_door_and_no_bars() -> None:
    options = doable(mine_lab(people=("boris",)), "boris")
    assert [id for id in options if id.startswith(("unlock", "saw"))] == []


# --- Marin: Handyman ----------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-17")
@pytest.mark.parametrize(("roll", "pieces"), [(1, 1), (2, 2), (4, 3), (6, 4), (7, 4), (10, 4)])
def test_marin_adds_three_to_his_poking_about(roll: int, pieces: int) -> None:
    lab = mine_lab(people=("marin",), next=[str(roll)]).choose(
        "plan:marin", "poke-about", f"split:0:{pieces}"
    )
    assert lab.storage == {"component": pieces}


@pytest.mark.rule("M-CARD-17")
def test_the_handyman_helps_nobody_else() -> None:
    lab = mine_lab(people=("emilia", "marin"), next=["2"]).choose("plan:emilia", "poke-about", "resolve")
    assert lab.options == ["split:0:1", "split:1:0"]


@pytest.mark.rule("M-CARD-17")
def test_the_handyman_has_no_luck_with_other_dice() -> None:
    lab = mine_lab(people=("marin",), storage={"lockpick": 1}, next=["3"])
    lab.choose("plan:marin", "unlock:b3:lockpick")
    assert lab.state.shelter["b3"] == "closed-door"


# --- Marko: Break In ----------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-18")
def test_marko_opens_a_door_with_a_hatchet_and_keeps_it() -> None:
    lab = mine_lab(people=("marko",), storage={"hatchet": 1}, next=["4", "closed-door-3"])
    lab.choose("plan:marko", "unlock:b3:hatchet")
    assert lab.storage == {"hatchet": 1, "canned-food": 1, "raw-food": 1, "moonshine": 1}
    assert "b3" not in lab.state.shelter
    conserved(lab.state)


@pytest.mark.rule("M-CARD-18")
def test_the_hatchet_needs_the_same_roll() -> None:
    lab = mine_lab(people=("marko",), storage={"hatchet": 1}, next=["3"])
    lab.choose("plan:marko", "unlock:b3:hatchet")
    assert (lab.storage, lab.state.shelter["b3"]) == ({"hatchet": 1}, "closed-door")


@pytest.mark.rule("M-CARD-18")
def test_marko_without_a_hatchet_stays_outside() -> None:
    assert [id for id in doable(mine_lab(storage={"knife": 1}), "marko") if ":b3" in id] == []


@pytest.mark.rule("M-CARD-18")
def test_nobody_else_breaks_in_with_a_hatchet() -> None:
    assert "unlock:b3:hatchet" not in doable(mine_lab(storage={"hatchet": 1}), "emilia")


@pytest.mark.rule("M-CARD-18")
def test_marko_may_use_a_lockpick_all_the_same() -> None:
    lab = mine_lab(people=("marko",), storage={"hatchet": 1, "lockpick": 1}, next=["4", "closed-door-1"])
    assert {"unlock:b3:lockpick", "unlock:b3:hatchet"} <= set(doable(lab, "marko"))
    lab.choose("unlock:b3:lockpick")
    assert lab.storage == {"hatchet": 1, "water": 2, "meds": 1, "herb": 1}


@pytest.mark.rule("M-CARD-18")
def test_the_hatchet_is_in_use_for_the_stage() -> None:
    lab = mine_lab(storage={"hatchet": 1}).choose("plan:marko", "unlock:b3:hatchet")
    assert (lab.storage, lab.state.tools) == ({}, {"hatchet": 1})


@pytest.mark.rule("M-CARD-19")
def test_break_in_works_at_home_and_on_the_way() -> None:
    assert "unlock:b3:hatchet" in doable(mine_lab(storage={"hatchet": 1}), "marko")
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard"},
        places=("post-office", "ruined-villa", "garage"),
        unknown=["x-closed-door"],
        pile={"hatchet": 1},
    )
    lab.choose(lab.options[0])
    assert "pick-lock:marko:hatchet" in lab.options


# --- Anton: Calculation -------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-30")
def test_anton_may_have_a_roll_made_again_and_the_second_stands() -> None:
    lab = mine_lab(people=("marko", "anton"), next=["8", "1"])
    lab.choose("plan:marko", "poke-about", "resolve")
    assert (lab.asked, lab.options) == ("roll-again", ["yes", "no"])
    lab.choose("yes")
    assert lab.options == ["split:0:1", "split:1:0"]
    assert [(e.first, e.second) for e in lab.events("rolled-again")] == [(8, 1)]


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize(
    ("who", "roll", "asked"), [("marko", "8", True), ("marko", "9", False), ("marin", "7", False)]
)
def test_a_roll_that_cannot_be_better_is_not_asked_about(who: str, roll: str, asked: bool) -> None:
    """Nine is as good as ten, and Marin finds more than others do."""
    lab = mine_lab(people=(who, "anton"), next=[roll]).choose(f"plan:{who}", "poke-about", "resolve")
    assert (lab.asked == "roll-again") is asked
    always = {**ASKING, "reroll": "ask"}
    lab = mine_lab(people=(who, "anton"), next=[roll], orders=always)
    assert lab.choose(f"plan:{who}", "poke-about", "resolve").asked == "roll-again"


@pytest.mark.rule("M-STATE-30", "M-SHEL-14")
def test_a_lock_that_is_open_is_not_tried_again() -> None:
    assert unlocking("1").asked == "roll-again"
    assert unlocking("10").asked != "roll-again"


def unlocking(roll: str) -> Lab:
    lab = mine_lab(people=("marko", "anton"), storage={"lockpick": 1}, next=[roll])
    door = next(id for id in lab.choose("plan:marko").options if id.startswith("unlock:"))
    return lab.choose(door, "resolve")


@pytest.mark.rule("M-STATE-30")
def test_a_roll_may_be_left_and_the_skill_kept_for_later() -> None:
    lab = mine_lab(people=("marko", "anton"), next=["1", "2"])
    lab.choose("plan:marko", "poke-about", "plan:anton", "poke-about", "no", "split:1:0")
    assert lab.asked == "roll-again"
    assert lab.person("anton").used == []


@pytest.mark.rule("M-STATE-30", "M-STATE-31")
def test_calculation_works_once_a_day() -> None:
    lab = mine_lab(people=("marko", "anton"), next=["1", "1", "2"])
    lab.choose("plan:marko", "poke-about", "plan:anton", "poke-about", "yes", "split:1:0")
    assert (lab.asked, lab.options) == ("split", ["split:0:1", "split:1:0"])
    assert lab.person("anton").used == ["calculation"]


@pytest.mark.rule("M-STATE-31")
def test_calculation_is_fresh_the_next_day() -> None:
    lab = mine_lab(at="death-among-us", people=("marko", "anton"), tops={"events": ["airdrop"]})
    assert lab.state.day == 3
    lab.next("1").choose("plan:marko", "poke-about", "resolve", "yes", "split:1:0")
    assert lab.person("anton").used == ["calculation"]


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize(
    ("action", "then"),
    [
        ("use:chair:sit", []),
        ("use:radio:tune-in", ["listen:raids"]),
        ("unlock:b3:lockpick", []),
        ("outside", []),
    ],
)
def test_calculation_helps_with_every_die_of_the_shelter(action: str, then: list[str]) -> None:
    lab = mine_lab(
        people=("anton",),
        storage={"lockpick": 1},
        fittings={"c4": "chair", "c5": "radio"},
        tops={"raids": ["prowlers"], "visitors": ["gossip"]},
        next=["1"],
    )
    lab.choose("plan:anton", action, *then)
    assert lab.asked == "roll-again"


@pytest.mark.rule("M-STATE-30")
def test_anton_may_save_somebody_from_the_sniper() -> None:
    lab = mine_lab(people=("marko", "anton"), tops={"visitors": ["gossip"]}, next=["1", "2"]).choose(
        "plan:marko", "outside", "resolve", "yes"
    )
    assert lab.level("marko", "wounds") == 0


@pytest.mark.rule("M-STATE-30")
def test_calculation_helps_with_a_wait_token() -> None:
    lab = mine_lab(
        at="fate",
        people=("anton",),
        fittings={"c4": "rainwater-collector"},
        wait=["rainwater-collector"],
        tops={"fate": ["grey-morning"]},
        next=["1", "10"],
    )
    assert lab.asked == "roll-again"
    assert lab.choose("yes").storage == {"water": 4}


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize("asleep", [False, True])
def test_a_sleeper_calculates_nothing(asleep: bool) -> None:
    states = {"anton": {"fatigue": 4 if asleep else 3}}
    lab = mine_lab(people=("marko", "anton"), states=states, next=["1"]).choose("plan:marko", "poke-about")
    assert lab.asked == ("split" if asleep else "roll-again")


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize("task", ["scavenging", "guard"])
def test_anton_must_be_at_home(task: str) -> None:
    lab = mine_lab(
        at="raid",
        people=("marko", "anton"),
        tasks={"marko": "guard", "anton": task},
        hand=["night-shift"],
        next=["1"],
    )
    lab.choose("narrative:night-shift")
    if lab.asked == "night-shift":
        lab.choose("person:marko")
    lab.choose("poke-about")
    assert lab.asked == ("split" if task == "scavenging" else "roll-again")


@pytest.mark.rule("M-STATE-30")
def test_thirst_is_not_calculated() -> None:
    lab = mine_lab(at="dusk", people=("anton", "marko"), storage={"raw-food": 1}, next=["1", "1"])
    assert lab.choose("no-water:anton").asked == "eat"


# --- Bruno: Cook --------------------------------------------------------------------------------------


def kitchen(storage: Goods, hunger: int = 3, bruno: int = 0, **more: Any) -> Lab:
    """Marko, hungry, and Bruno at supper."""
    return mine_lab(
        at="supper",
        people=("marko", "bruno"),
        storage=storage,
        states={"marko": {"hunger": hunger}, "bruno": {"fatigue": bruno}},
        **more,
    )


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize(("food", "after"), [("vegetable", 2), ("raw-food", 1), ("canned-food", 0)])
@pytest.mark.parametrize("fuel", ["wood", "book"])
def test_a_cooked_meal_feeds_one_more(food: str, after: int, fuel: str) -> None:
    lab = kitchen({food: 2, fuel: 1}).choose(f"cook:marko:{food}:{fuel}")
    assert lab.level("marko", "hunger") == after
    assert lab.storage == {food: 1}


@pytest.mark.rule("M-STATE-30")
def test_bruno_cooks_once_in_a_dusk() -> None:
    lab = kitchen({"vegetable": 3, "wood": 2}).choose("cook:marko:vegetable:wood")
    assert lab.level("marko", "hunger") == 2
    assert [id for id in lab.options if id.startswith("cook:")] == []
    assert lab.person("bruno").used == ["cook"]


@pytest.mark.rule("M-STATE-30")
def test_bruno_may_cook_for_himself() -> None:
    lab = mine_lab(
        at="supper", people=("bruno",), states={"bruno": {"hunger": 2}}, storage={"raw-food": 1, "wood": 1}
    )
    assert lab.choose("cook:bruno:raw-food:wood").level("bruno", "hunger") == 0


@pytest.mark.rule("M-STATE-30")
def test_a_cooked_vegetable_helps_even_after_a_meal() -> None:
    lab = kitchen({"vegetable": 1, "raw-food": 1, "wood": 1}).choose("feed:marko:raw-food")
    assert lab.choose("cook:marko:vegetable:wood").level("marko", "hunger") == 1


@pytest.mark.rule("M-STATE-30")
def test_no_fire_is_lit_where_it_would_not_help() -> None:
    lab = kitchen({"canned-food": 1, "wood": 1}, hunger=2)
    assert lab.options == ["feed:marko:canned-food", "feed:bruno:canned-food", "enough"]


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize(("storage", "bruno"), [({"raw-food": 1}, 0), ({"raw-food": 1, "wood": 1}, 4)])
def test_there_is_no_cooking_without_fuel_or_asleep(storage: Goods, bruno: int) -> None:
    assert [id for id in kitchen(storage, bruno=bruno).options if id.startswith("cook:")] == []


@pytest.mark.rule("M-STATE-30")
def test_only_bruno_cooks() -> None:
    lab = mine_lab(at="supper", states={"marko": {"hunger": 3}}, storage={"raw-food": 1, "wood": 1})
    assert [id for id in lab.options if id.startswith("cook:")] == []


# --- Cveta: Kind Word ---------------------------------------------------------------------------------


def table(storage: Goods, **more: Any) -> Lab:
    """Cveta and two others who are miserable, at supper."""
    states = {"marko": {"misery": 2}, "emilia": {"misery": 1}, "cveta": {"misery": 2}}
    return mine_lab(
        **{"at": "supper", "people": ("marko", "emilia", "cveta"), "storage": storage, "states": states}
        | more
    )


@pytest.mark.rule("M-STATE-30")
def test_cveta_who_eats_nothing_comforts_another() -> None:
    lab = table({})
    assert (lab.asked, lab.options) == (
        "kind-word",
        ["kind-word:marko", "kind-word:emilia", "no-kind-word"],
    )
    lab.choose("kind-word:marko")
    assert [p.misery for p in lab.state.group] == [1, 1, 2]
    assert [p.hunger for p in lab.state.group] == [1, 1, 1]
    assert lab.state.phase == "evening"


@pytest.mark.rule("M-STATE-30")
def test_the_kind_word_may_stay_unsaid() -> None:
    lab = table({}).choose("no-kind-word")
    assert [p.misery for p in lab.state.group] == [2, 1, 2]


@pytest.mark.rule("M-STATE-30")
def test_cveta_who_has_eaten_says_nothing() -> None:
    lab = table({"vegetable": 1}).choose("feed:cveta:vegetable")
    assert lab.state.phase == "evening"


@pytest.mark.rule("M-STATE-30")
def test_cveta_may_leave_her_share_to_others() -> None:
    lab = table({"raw-food": 2}).choose("feed:marko:raw-food", "feed:emilia:raw-food")
    assert lab.asked == "kind-word"


@pytest.mark.rule("M-STATE-30")
def test_thin_soup_is_a_meal_for_cveta_too() -> None:
    lab = table({"water": 1, "vegetable": 2}, hand=["thin-soup"]).choose("narrative:thin-soup")
    assert lab.state.phase == "evening"


@pytest.mark.rule("M-STATE-30")
def test_cveta_does_not_eat_while_she_speaks() -> None:
    lab = table({"raw-food": 1}, advanced=["351"]).choose("enough")
    assert (lab.asked, lab.anytime) == ("kind-word", [])


@pytest.mark.rule("M-STATE-30")
@pytest.mark.parametrize(
    "states",
    [{"cveta": {"misery": 2}}, {"marko": {"misery": 2}, "cveta": {"fatigue": 4}}],
    ids=["nobody else is sad", "asleep"],
)
def test_there_is_no_kind_word_asleep_or_with_nobody_to_hear_it(states: dict[str, dict[str, int]]) -> None:
    assert table({}, states=states).state.phase == "evening"


@pytest.mark.rule("M-STATE-30")
def test_there_is_no_kind_word_from_cveta_when_hunger_has_driven_her_out() -> None:
    lab = table({}, states={"marko": {"misery": 2}, "cveta": {"hunger": 3}}, next=["hunger-1"])
    assert not lab.alive("cveta")
    assert lab.state.phase == "evening"


# --- Pavle: Runner ------------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-30", "M-EVE-05")
@pytest.mark.parametrize(("fatigue", "after"), [(0, 0), (1, 2), (3, 4)])
def test_pavle_goes_out_rested_without_tiring(fatigue: int, after: int) -> None:
    lab = mine_lab(at="evening", people=("pavle", "emilia"), states={"pavle": {"fatigue": fatigue}})
    assert lab.choose("task:pavle:scavenging").level("pavle", "fatigue") == after


@pytest.mark.rule("M-STATE-30", "M-EVE-04")
def test_pavle_tires_on_guard_and_others_tire_outside() -> None:
    lab = mine_lab(at="evening", people=("pavle", "emilia"))
    lab.choose("task:emilia:scavenging", "task:pavle:guard")
    assert [p.fatigue for p in lab.state.group] == [1, 1]


@pytest.mark.rule("M-STATE-30")
def test_a_skill_out_of_its_moment_is_refused() -> None:
    lab = mine_lab(people=("bruno",), storage={"raw-food": 1, "wood": 1}, states={"bruno": {"hunger": 3}})
    with pytest.raises(IllegalAnswer):
        lab.choose("cook:bruno:raw-food:wood")
