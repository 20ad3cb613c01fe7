"""The Ward: Patients who are tended, treated, go home or die; every red arrow; both ends."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.games.mine.scenarios.sheet import memory
from tilldawn.games.mine.setup import start
from tilldawn.testing.mine import Lab, scenario_lab

ID = "ward"
THREE = ("marko", "emilia", "marin")
READ = [2921, 2922, 2923, 2924]


def bed(n: int, state: str, level: int, counts: int = 1, **medicine: int) -> dict[str, Any]:
    """A Patient."""
    goods = {good.replace("_", "-"): k for good, k in medicine.items()}
    return {"n": n, "state": state, "level": level, "counts": counts, "medicine": goods}


def lab(
    *beds: dict[str, Any], arrows: tuple[int, ...] = (), people: tuple[str, ...] = THREE, **laid: Any
) -> Lab:
    """Three people and these Patients; of the red arrows only these are still to be read."""
    kept = {
        "done": [n for n in READ if n not in arrows],
        "patients": list(beds),
        "home": 2,
        **laid.pop("remembers", {}),
    }
    return scenario_lab(ID, people=people, remembers=kept, **laid)


@pytest.mark.rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def test_four_lie_on_the_floor_and_the_aid_zone_comes_with_them() -> None:
    state = start({"scenario": ID}, 1)
    assert state.settings.modules == ("aid-zone", ID)
    assert state.modules["aid-zone"]["supplies"] == 4
    kept = state.modules[ID]["patients"]
    assert [(p["state"], p["level"]) for p in kept] == [("illness", 2)] * 2 + [("wounds", 2)] * 2
    assert (state.storage["bandages"], state.storage["meds"], state.storage["shovel"]) == (2, 1, 1)
    assert state.events.layers == [{"events": 5}, {"endings": 3}]


# --- Dusk and Dawn ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03")
def test_at_dusk_each_is_given_water_or_food_or_gets_worse() -> None:
    dusk = lab(bed(1, "illness", 1), bed(2, "wounds", 1), at="dusk", storage={"water": 4, "vegetable": 1})
    assert dusk.options == ["ward-tend:1:water", "ward-tend:1:vegetable", "ward-neglect:1"]
    dusk.choose("ward-tend:1:vegetable")
    assert dusk.refusals()["ward-tend/vegetable"] == "M-SCEN-03"
    dusk.choose("ward-neglect:2")
    assert [p["level"] for p in memory(dusk.state)["patients"]] == [1, 2]
    assert dusk.storage == {"water": 4}
    assert dusk.asked == "drink"


@pytest.mark.rule("M-SCEN-03")
def test_at_state_four_a_patient_dies_and_there_is_no_death_among_us() -> None:
    dusk = lab(
        bed(1, "illness", 3, meds=1), at="dusk", storage={"water": 4}, box={"meds": 2}, next=["1"]
    ).choose("ward-neglect:1")
    assert memory(dusk.state)["patients"] == []
    assert memory(dusk.state)["dead"] == 1
    assert [dusk.level(id, "misery") for id in THREE] == [1, 1, 1]
    assert not dusk.state.lost_today
    assert dusk.box["meds"] == 3, "what lay on the Patient is back in the box"


def fated(card: str, *beds: dict[str, Any], **laid: Any) -> Lab:
    """The Fate card is turned over the Patients; everybody of ours slept."""
    dawn = lab(*beds, at="fate", tasks=dict.fromkeys(THREE, "floor"), tops={"fate": [card]}, **laid)
    while dawn.asked in ("spirit-order", "chilled"):
        dawn.choose(dawn.options[0])
    return dawn


@pytest.mark.rule("M-SCEN-03", "M-FATE-03", "M-FATE-11")
def test_fate_treats_patients_like_characters_without_a_bed() -> None:
    from tilldawn.games.mine.cards.fate import CARDS

    card = next(c for c in CARDS if c.illness[0] is not None and c.bandages is not None)
    meds, rise, wounds = card.illness[0], card.illness[2], card.wounds[1]
    assert meds is not None
    beds = bed(1, "illness", 3, meds=1), bed(2, "illness", 1), bed(3, "wounds", 2)
    home = sum(level <= 0 for level in (3 + meds, 1 + rise, 2 + wounds))
    dawn = fated(card.id, *beds, box={"meds": 2}, next=["5"] * home)
    levels = {p["n"]: p["level"] for p in memory(dawn.state)["patients"]}
    assert levels.get(1, 0) == max(0, 3 + meds)
    assert levels.get(2, 0) == max(0, 1 + rise)
    assert levels.get(3, 0) == max(0, 2 + wounds)
    assert dawn.box["meds"] == 3


@pytest.mark.rule("M-SCEN-03")
@pytest.mark.parametrize(("die", "thanks"), [("5", {"coffee": 1, "cigarette": 1}), ("6", {"raw-food": 1})])
def test_at_state_nought_a_patient_goes_home_and_leaves_something(die: str, thanks: dict[str, int]) -> None:
    from tilldawn.games.mine.cards.fate import CARDS

    card = next(c for c in CARDS if c.illness[0] is not None)
    dawn = fated(card.id, bed(1, "illness", 1, meds=1), next=[die], remembers={"home": 0})
    assert memory(dawn.state)["home"] == 1
    assert {good: dawn.storage.get(good) for good in thanks} == thanks


@pytest.mark.rule("M-SCEN-03")
def test_medicine_is_laid_on_whom_it_helps_before_fate() -> None:
    dawn = lab(
        bed(1, "illness", 2),
        bed(2, "wounds", 2),
        at="dawn",
        tasks=dict.fromkeys(THREE, "floor"),
        storage={"meds": 2, "bandages": 1},
    )
    assert dawn.options == ["ward-place:1:meds", "ward-place:2:bandages", "ward-done"]
    dawn.choose("ward-place:1:meds")
    assert "ward-place:1:meds" not in dawn.options
    dawn.choose("ward-done")
    assert memory(dawn.state)["patients"][0]["medicine"] == {"meds": 1}
    assert dawn.storage == {"meds": 1, "bandages": 1}


# --- Red arrows -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-04")
def test_the_sheet_is_buried_in_or_torn() -> None:
    grave = lab(
        arrows=(2921,), at="evening", remembers={"dead": 1}, states={id: {"misery": 1} for id in THREE}
    )
    grave.choose("script:2921:a", "person:marko", "person:marko", "person:marin")
    assert [grave.level(id, "misery") for id in THREE] == [0, 1, 0]
    assert "task:marko:guard" not in grave.options
    assert "task:marko:scavenging" not in grave.options
    assert grave.refusals()["task/marko"] == "M-SCEN-04"
    torn = lab(arrows=(2921,), remembers={"dead": 1}).choose("script:2921:b")
    assert torn.storage == {"bandages": 1}


@pytest.mark.rule("M-SCEN-04")
def test_who_can_stand_keeps_watch_for_food() -> None:
    stays = lab(arrows=(2922,), remembers={"stood": True}).choose("script:2922:a")
    assert memory(stays.state)["watchman"] is True
    night = lab(
        at="raid-card",
        tasks={"marko": "guard", "emilia": "floor", "marin": "floor"},
        tops={"raids": ["prowlers"]},
        remembers={"watchman": True},
        storage={"wood": 6},
        next=["fist-2"],
    )
    assert night.told("raid-eased", "points") == [2]
    fed = lab(at="dusk", remembers={"watchman": True}, storage={"raw-food": 1, "water": 4})
    fed.choose("ward-feed:raw-food")
    assert (memory(fed.state)["watchman"], fed.storage) == (True, {"water": 4})
    hungry = lab(at="dusk", remembers={"watchman": True}, storage={"water": 4})
    assert memory(hungry.state)["watchman"] is False


@pytest.mark.rule("M-SCEN-04")
def test_one_dose_is_named_aloud_or_drawn_for() -> None:
    two = (bed(1, "illness", 2), bed(2, "wounds", 2))
    laid: dict[str, Any] = {"arrows": (2923,), "at": "dawn", "tasks": dict.fromkeys(THREE, "floor")}
    aloud = lab(*two, **laid, storage={"meds": 1}, next=["1"]).choose("script:2923:a")
    assert [aloud.level(id, "misery") for id in THREE] == [1, 1, 1]
    drawn = lab(*two, **laid, storage={"meds": 1}, next=["patient:2"]).choose("script:2923:b")
    assert memory(drawn.state)["patients"][1]["medicine"] == {"meds": 1}
    ours = lab(*two, **laid, storage={"meds": 1}, next=["character:marin"]).choose("script:2923:b")
    assert ours.person("marin").medicine == {"meds": 1}
    assert lab(*two, **laid, storage={"meds": 2}).asked == "ward-medicine"
    assert lab(two[0], **laid, storage={"meds": 1}).asked == "ward-medicine"


@pytest.mark.rule("M-SCEN-04")
def test_the_fifth_counts_double() -> None:
    assert lab(arrows=(2924,), day=2).asked == "plan"
    fifth = lab(arrows=(2924,), day=3).choose("script:2924:a")
    assert memory(fifth.state)["patients"] == [bed(5, "wounds", 3, 2)]
    turned = lab(arrows=(2924,), day=3, next=["1"]).choose("script:2924:b")
    assert [turned.level(id, "misery") for id in THREE] == [1, 1, 1]


# --- The end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03", "M-WIN-01", "M-WIN-02")
@pytest.mark.parametrize(
    ("people", "recruits", "home", "won"),
    [(("marko",), (), 2, True), (("marko",), (), 1, False), ((), ("katia",), 3, False)],
)
def test_two_gone_home_and_one_of_us_alive(
    people: tuple[str, ...], recruits: tuple[str, ...], home: int, won: bool
) -> None:
    end = lab(
        at="morning",
        people=people,
        recruits=recruits,
        remembers={"home": home},
        tops={"events": ["ceasefire"]},
    )
    if end.asked == "hope":
        end.choose("play-on")
    assert end.won is won
