"""Two Families: the top floor is theirs, they ask, trust, help, steal and leave; red arrows; both ends."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.games.mine.house.board import BOARDS
from tilldawn.games.mine.house.rooms import within_reach
from tilldawn.games.mine.scenarios import two_families
from tilldawn.games.mine.scenarios.sheet import memory
from tilldawn.games.mine.setup import start
from tilldawn.testing.mine import Lab, scenario_lab

ID = "two-families"
THREE = ("marko", "emilia", "marin")
READ = [2941, 2942, 2943, 2944, 2945]
MARKS = {2941: "sung", 2942: "took", 2943: "struck", 2944: "mourned", 2945: "wall"}


def lab(*, arrows: tuple[int, ...] = (), people: tuple[str, ...] = THREE, **laid: Any) -> Lab:
    """Three people under the stairs; of the red arrows only these are still to be read."""
    remembers = {"done": [n for n in READ if n not in arrows], **laid.pop("remembers", {})}
    return scenario_lab(ID, people=people, remembers=remembers, **laid)


@pytest.mark.rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def test_the_top_floor_is_theirs_and_opens_empty_when_they_have_gone() -> None:
    state = start({"scenario": ID}, 1)
    assert not any(space[0] == "a" for space in state.shelter)
    assert any(space[0] == "b" for space in state.shelter)
    assert state.events.layers == [{"events": 5}, {"endings": 3}]
    other = start({"scenario": ID, "board": "advanced"}, 1)
    top = next(iter(BOARDS["advanced"].floors.values()))
    assert not {*other.shelter, *other.beneath} & {*top}
    open_house: dict[str, Any] = {"cleared": ("b2", "b3")}
    assert not any(space[0] == "a" for space in within_reach(lab(**open_house).state))
    assert "a4" in within_reach(lab(**open_house, remembers={"left": True, "trust": 0}).state)


@pytest.mark.rule("M-SCEN-03")
@pytest.mark.parametrize(
    ("die", "good", "n"), [("3", "vegetable", 1), ("4", "water", 1), ("8", "wood", 2), ("9", "bandages", 1)]
)
def test_before_supper_they_ask_and_what_is_given_is_trusted(die: str, good: str, n: int) -> None:
    rich = {"vegetable": 2, "water": 5, "wood": 3, "bandages": 1}
    dusk = lab(at="dusk", storage=rich, next=[die])
    assert dusk.asked == "families-ask"
    dusk.choose(f"families-give:{good}:{n}")
    assert dusk.state.modules[ID]["trust"] == 4
    assert dusk.storage.get(good, 0) == rich[good] - n
    assert dusk.asked == "drink"


@pytest.mark.rule("M-SCEN-03")
def test_a_ten_asks_for_nothing() -> None:
    assert lab(at="dusk", storage={"water": 5}, next=["10"]).asked == "drink"


@pytest.mark.rule("M-SCEN-03")
@pytest.mark.parametrize(("fate", "left"), [("3", 3), ("4", 4)])
def test_refused_food_may_cost_one_of_them(fate: str, left: int) -> None:
    dusk = lab(at="dusk", storage={"raw-food": 1, "water": 4}, next=["1", fate]).choose("families-refuse")
    assert (memory(dusk.state)["trust"], memory(dusk.state)["upstairs"]) == (2, left)


@pytest.mark.rule("M-SCEN-03")
def test_refused_wood_costs_trust_only_and_what_we_lack_is_refused() -> None:
    dusk = lab(at="dusk", storage={"wood": 1, "water": 4}, next=["7"])
    assert memory(dusk.state)["trust"] == 2
    assert memory(dusk.state)["upstairs"] == 4
    assert dusk.asked == "drink", "nothing could be given"


@pytest.mark.rule("M-SCEN-03")
@pytest.mark.parametrize(("trust", "points"), [(4, []), (5, [1])])
def test_who_trusts_us_lends_a_grey_die(trust: int, points: list[int]) -> None:
    night = lab(
        at="raid-card",
        tasks={"marko": "guard", "emilia": "floor", "marin": "floor"},
        tops={"raids": ["prowlers"]},
        remembers={"trust": trust},
        storage={"wood": 5},
        next=["fist-1"] if points else [],
    )
    assert night.told("raid-eased", "points") == points


@pytest.mark.rule("M-SCEN-03")
def test_at_trust_one_the_dearest_token_is_gone_at_dawn() -> None:
    dawn = lab(
        at="dawn",
        tasks=dict.fromkeys(THREE, "floor"),
        remembers={"trust": 1},
        storage={"jewelry": 1, "coffee": 1},
    )
    assert dawn.storage == {"coffee": 1}
    assert memory(dawn.state)["took"] is True


@pytest.mark.rule("M-SCEN-03")
def test_at_trust_nought_they_leave() -> None:
    dusk = lab(at="dusk", storage={"wood": 2, "water": 4}, remembers={"trust": 1}, next=["7"])
    dusk.choose("families-refuse")
    assert memory(dusk.state)["left"] is True
    assert dusk.happened("neighbours-left")
    assert memory(lab(at="dusk", remembers={"left": True}, storage={"water": 4}).state)["trust"] == 3, (
        "nobody asks"
    )


# --- Red arrows -------------------------------------------------------------------------------------------


def arrow(number: int, **laid: Any) -> Lab:
    """The page is open."""
    opened = lab(arrows=(number,), remembers={MARKS[number]: True, **laid.pop("more", {})}, **laid)
    assert opened.asked == "script"
    return opened


@pytest.mark.rule("M-SCEN-04")
def test_the_song_cheers_two_and_brings_coffee() -> None:
    song = arrow(2941, states={id: {"misery": 1} for id in THREE}).choose("turn-page")
    song.choose("person:marko", "person:marin")
    assert [song.level(id, "misery") for id in THREE] == [0, 1, 0]
    assert song.storage == {"coffee": 1}
    near = lab(arrows=(2941,), at="dusk", remembers={"trust": 4}, storage={"water": 5}, next=["4"])
    near.choose("families-give:water:1")
    assert memory(near.state)["sung"] is True


@pytest.mark.rule("M-SCEN-04")
def test_a_trap_costs_one_of_them_and_an_open_door_brings_trust() -> None:
    trap = arrow(2942, more={"trust": 1}).choose("script:2942:a")
    assert memory(trap.state)["trap"] is True
    dawn = lab(
        at="dawn",
        tasks=dict.fromkeys(THREE, "floor"),
        remembers={"trust": 1, "trap": True},
        storage={"jewelry": 1},
    )
    assert dawn.storage == {"jewelry": 1}
    assert (memory(dawn.state)["upstairs"], memory(dawn.state)["trap"]) == (3, False)
    assert memory(arrow(2942, more={"trust": 1}).choose("script:2942:b").state)["trust"] == 3


@pytest.mark.rule("M-SCEN-04")
def test_after_a_raid_the_loss_is_shared_one_way_or_the_other() -> None:
    shared = arrow(2943, storage={"coffee": 2, "wood": 3}).choose("script:2943:a")
    assert (shared.storage, memory(shared.state)["trust"]) == ({"wood": 3}, 5)
    poor = arrow(2943, storage={"coffee": 1})
    assert poor.refusals() == {"script/2943": "M-SCEN-04"}
    poor.choose("script:2943:b")
    assert (poor.storage, memory(poor.state)["trust"]) == ({"coffee": 1, "vegetable": 2}, 1)


@pytest.mark.rule("M-SCEN-04")
@pytest.mark.parametrize(("wood", "struck"), [(2, False), (6, True)])
def test_only_damage_of_three_brings_them_to_the_stairs(wood: int, struck: bool) -> None:
    night = lab(
        at="raid-card",
        tasks={"marko": "guard", "emilia": "floor", "marin": "floor"},
        tops={"raids": ["prowlers"]},
        board_ups=() if struck else (1,),
        storage={"wood": wood},
        next=["blank"],
    )
    while night.asked.startswith("raid-"):
        night.choose(night.options[0])
    assert memory(night.state)["struck"] is struck


@pytest.mark.rule("M-SCEN-04")
def test_a_coffin_of_two_wood_spares_the_roll() -> None:
    coffin = arrow(2944, storage={"wood": 2}).choose("script:2944:a")
    assert not coffin.storage
    weighs = arrow(2944, next=["1"]).choose("script:2944:b")
    assert [weighs.level(id, "misery") for id in THREE] == [1, 1, 1]


@pytest.mark.rule("M-SCEN-04")
def test_behind_a_broken_wall_they_guard_and_ask_twice() -> None:
    broken = arrow(2945).choose("script:2945:a")
    assert memory(broken.state)["stairs"] == "broken"
    together = {"stairs": "broken"}
    twice = lab(at="dusk", remembers=together, storage={"wood": 4, "water": 4}, next=["7", "8"])
    twice.choose("families-give:wood:2", "families-give:wood:2")
    assert memory(twice.state)["trust"] == 5
    sleeps = lab(at="evening", remembers=together, tasks=dict.fromkeys(THREE, "floor"))
    assert sleeps.options == ["night"] or not sleeps.happened("told"), "somebody keeps watch"


@pytest.mark.rule("M-SCEN-04")
def test_behind_bricks_nobody_asks_helps_or_takes() -> None:
    bricked = arrow(2945).choose("script:2945:b")
    assert memory(bricked.state)["stairs"] == "bricked"
    assert lab(at="dusk", remembers={"stairs": "bricked"}, storage={"water": 4}).asked == "drink"
    dawn = lab(
        at="dawn",
        tasks=dict.fromkeys(THREE, "floor"),
        remembers={"stairs": "bricked", "trust": 1},
        storage={"jewelry": 1},
    )
    assert dawn.storage == {"jewelry": 1}


# --- The end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03", "M-WIN-01", "M-WIN-02")
@pytest.mark.parametrize(
    ("people", "recruits", "remembers", "won"),
    [
        (("marko",), (), {"upstairs": 2}, True),
        (("marko",), (), {"upstairs": 1}, False),
        (("marko",), (), {"left": True}, False),
        ((), ("katia",), {"upstairs": 4}, False),
    ],
)
def test_somebody_must_see_the_peace_on_both_sides_of_the_stairs(
    people: tuple[str, ...], recruits: tuple[str, ...], remembers: dict[str, Any], won: bool
) -> None:
    end = lab(
        at="morning", people=people, recruits=recruits, remembers=remembers, tops={"events": ["ceasefire"]}
    )
    if end.asked == "hope":
        end.choose("play-on")
    assert end.won is won
    assert end.happened("scenario-won") is won
    assert two_families.SCENARIO.ends == ("won", "lost")
