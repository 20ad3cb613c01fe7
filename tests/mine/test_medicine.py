"""Medicine and alcohol, at Dawn and at any time (M-MED, M-ALC, M-ADV-21 to -23, M-STATE-19 and -20)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.goods import MEDICINE
from tilldawn.games.mine.state import Note
from tilldawn.testing.mine import Lab, conserved, mine_lab

CREW = ("marko", "katia", "marin")
CHEST = {"meds": 1, "herbal-meds": 1, "bandages": 1}


def dawn(**layout: Any) -> Lab:
    """The Dawn, before the Fate card, with nobody who keeps a Journal."""
    return mine_lab(at="dawn", **{"people": CREW, **layout})


def noon(**layout: Any) -> Lab:
    return mine_lab(at="stage", stage=2, **{"people": CREW, **layout})


def away(**layout: Any) -> Lab:
    """Marko and Katia on the way, Marin at home."""
    tasks = {"marko": "scavenging", "katia": "scavenging", "marin": "guard"}
    return mine_lab(at="explore", **{"people": CREW, "tasks": tasks, **layout})


def in_combat(**layout: Any) -> Lab:
    """The party faces one of the Thugs, before the first round."""
    lab = away(unknown=["x-candlelight"], tops={"residents": ["thugs-2"]}, next=["1", "b1"], **layout)
    return lab.choose("turn-up:14", "approach")


def of(lab: Lab, verb: str) -> list[str]:
    return [id for id in (*lab.options, *lab.anytime) if id.split(":")[0] == verb]


# --- Medicine -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-MED-01", "M-DAWN-02")
@pytest.mark.parametrize("good", MEDICINE)
def test_a_placed_token_lies_on_the_character_and_changes_nothing_yet(good: str) -> None:
    lab = dawn(storage={good: 1, "meds": 2}, states={"katia": {"illness": 2, "wounds": 2}})
    before = dict(lab.storage)
    lab.choose(f"place:{good}:katia")
    assert lab.person("katia").medicine == {good: 1}
    assert sum(lab.storage.values()) == sum(before.values()) - 1
    assert (lab.level("katia", "illness"), lab.level("katia", "wounds")) == (2, 2)
    conserved(lab.state)


@pytest.mark.rule("M-MED-01")
def test_it_works_when_a_fate_card_says_so() -> None:
    lab = dawn(storage={"meds": 1}, states={"katia": {"illness": 2}}, tops={"fate": ["long-night"]})
    lab.choose("place:meds:katia")
    assert lab.asked == "spirit-order"
    assert lab.level("katia", "illness") == 0


@pytest.mark.rule("M-MED-02", "M-DAWN-02")
def test_at_dawn_before_the_fate_card_medicine_may_be_placed_on_anybody() -> None:
    lab = dawn(storage=CHEST)
    assert lab.asked == "dawn"
    assert lab.options == [*(f"place:{good}:{id}" for good in MEDICINE for id in CREW), "fate"]
    assert of(lab, "place-now") == []
    assert not lab.happened("fate-turned")


@pytest.mark.rule("M-MED-02")
def test_without_medicine_the_fate_card_comes_at_once() -> None:
    lab = dawn(storage={"herb": 3, "chems": 2}, tops={"fate": ["draught"]})
    assert lab.asked == "spirit-order"


@pytest.mark.rule("M-MED-02")
def test_medicine_need_not_be_used() -> None:
    lab = dawn(storage={"meds": 1}, tops={"fate": ["draught"]}).choose("fate")
    assert (lab.asked, lab.storage) == ("spirit-order", {"meds": 1})


@pytest.mark.rule("M-MED-03")
def test_medicine_may_be_placed_by_day_at_dusk_and_in_the_evening() -> None:
    for lab in (noon(storage=CHEST), *(mine_lab(at=at, storage=CHEST) for at in ("dusk", "evening"))):
        assert len(of(lab, "place-now")) == 9
        lab.choose("place-now:bandages:marin")
        assert lab.person("marin").medicine == {"bandages": 1}
        assert "bandages" not in lab.storage


@pytest.mark.rule("M-MED-03", "M-ADV-21")
def test_no_medicine_is_placed_in_combat() -> None:
    lab = in_combat(pile=CHEST, storage={"meds": 1}, advanced=["909"])
    assert (lab.asked, lab.anytime) == ("round", [])
    with pytest.raises(IllegalAnswer):
        lab.choose("place-now:meds:katia")


@pytest.mark.rule("M-MED-03")
def test_at_a_strict_table_medicine_is_placed_at_dawn_only() -> None:
    assert of(noon(storage=CHEST, dawn_medicine=True), "place-now") == []
    assert len(of(dawn(storage=CHEST, dawn_medicine=True), "place")) == 9


@pytest.mark.rule("M-ADV-21")
def test_909_allows_medicine_at_noon_even_at_a_strict_table() -> None:
    lab = noon(storage=CHEST, dawn_medicine=True, advanced=["909"]).choose("place-now:meds:katia")
    assert lab.person("katia").medicine == {"meds": 1}


@pytest.mark.rule("M-ADV-23", "M-MED-01")
def test_medicine_placed_at_noon_still_waits_for_a_fate_card() -> None:
    lab = noon(storage={"meds": 1}, advanced=["909"], states={"katia": {"illness": 2}})
    lab.choose("place-now:meds:katia")
    assert (lab.level("katia", "illness"), lab.person("katia").medicine) == (2, {"meds": 1})


@pytest.mark.rule("M-MED-04")
def test_no_medicine_is_placed_while_the_fate_card_is_open() -> None:
    lab = dawn(storage=CHEST, cold=1, tops={"fate": ["long-night"]}).choose("fate")
    assert (lab.asked, of(lab, "place"), of(lab, "place-now")) == ("chilled", [], [])
    lab.choose("person:marin")
    assert (lab.asked, of(lab, "place-now")) == ("spirit-order", [])
    with pytest.raises(IllegalAnswer):
        lab.choose("place-now:meds:marin")


@pytest.mark.rule("M-MED-04")
def test_after_the_fate_card_medicine_may_be_placed_again() -> None:
    lab = mine_lab(at="fate", people=CREW, storage={"meds": 1}, tops={"fate": ["long-night"]})
    lab.order(0, "moment", "ask")
    while lab.asked != "dawn-after":
        assert of(lab, "place-now") == []
        lab.choose(lab.options[0])
    assert lab.options == ["go-on"]
    assert of(lab, "place-now") == [f"place-now:meds:{id}" for id in CREW]
    lab.choose("place-now:meds:katia")
    assert (lab.person("katia").medicine, lab.storage) == ({"meds": 1}, {})


@pytest.mark.rule("M-MED-04", "M-MED-03")
def test_medicine_after_the_fate_card_is_asked_about_if_the_morning_could_cost_it() -> None:
    """Nothing takes it before the day begins, unless a written token comes back in the morning."""
    sick: dict[str, Any] = {"at": "dawn-after", "people": CREW, "states": {"katia": {"illness": 2}}}
    assert mine_lab(**sick, storage={"meds": 1}).asked == "keep-narrative"
    comes_back = [Note("voucher", 2405, "storage", "morning")]
    assert mine_lab(**sick, storage={"meds": 1}, notes=comes_back).asked == "dawn-after"
    assert mine_lab(**sick, storage={"bandages": 1}, notes=comes_back).asked == "keep-narrative"


@pytest.mark.rule("M-MED-05")
def test_on_the_way_medicine_comes_from_the_findings_pile() -> None:
    lab = away(storage={"meds": 1}, pile={"bandages": 1})
    assert of(lab, "place-now") == [
        "place-now:meds:marin",
        "place-now:bandages:marko",
        "place-now:bandages:katia",
    ]
    lab.choose("place-now:bandages:katia")
    assert (lab.pile, lab.storage, lab.person("katia").medicine) == ({}, {"meds": 1}, {"bandages": 1})
    lab.choose("place-now:meds:marin")
    assert lab.storage == {}
    conserved(lab.state)


@pytest.mark.rule("M-MED-06")
def test_a_placed_token_cannot_be_taken_back_or_stolen() -> None:
    lab = mine_lab(
        at="raid",
        people=CREW,
        tasks={"katia": "guard"},
        medicine={"katia": {"meds": 2}, "marin": {"bandages": 1}},
        tops={"raids": ["marauders"]},
        next=["blank"],
    )
    assert [p.medicine for p in lab.state.group] == [{}, {"meds": 2}, {"bandages": 1}]
    lab = noon(medicine={"katia": {"meds": 1}})
    assert [id for id in (*lab.options, *lab.anytime) if "meds" in id] == []


@pytest.mark.rule("M-MED-07")
def test_a_second_token_of_a_kind_is_allowed_with_a_warning() -> None:
    lab = dawn(storage={"meds": 3}).choose("place:meds:katia")
    wasted = lab.option("place:meds:katia").warning
    assert wasted is not None
    assert wasted.id == "warning-wasted"
    assert lab.option("place:meds:marko").warning is None
    lab.choose("place:meds:katia")
    assert lab.person("katia").medicine == {"meds": 2}
    noon_lab = noon(storage={"meds": 1}, medicine={"katia": {"meds": 1}})
    assert noon_lab.option("place-now:meds:katia").warning == wasted


@pytest.mark.rule("M-MED-08")
def test_all_three_kinds_may_lie_on_one_character() -> None:
    lab = dawn(storage=CHEST, tops={"fate": ["ice-on-the-panes"]})
    lab.choose("place:meds:katia", "place:bandages:katia")
    assert lab.option("place:herbal-meds:katia").warning is None
    lab.choose("place:herbal-meds:katia")
    assert lab.asked == "spirit-order"
    assert lab.person("katia").medicine == {"bandages": 1}


@pytest.mark.rule("M-MED-09")
def test_meds_heal_illness_and_bandages_wounds_on_the_same_character() -> None:
    states = {"katia": {"illness": 2, "wounds": 3}}
    medicine = {"katia": {"meds": 1, "bandages": 1}}
    lab = dawn(states=states, medicine=medicine, tops={"fate": ["grey-morning"]})
    assert (lab.level("katia", "illness"), lab.level("katia", "wounds")) == (0, 2)


@pytest.mark.rule("M-MED-10")
def test_medicine_on_somebody_who_dies_goes_to_the_box() -> None:
    states = {"katia": {"wounds": 3}}
    medicine = {"katia": {"meds": 1, "bandages": 1}}
    lab = dawn(states=states, medicine=medicine, tops={"fate": ["ice-on-the-panes"]}, next=["wounds-2"])
    assert not lab.alive("katia")
    assert (lab.box["meds"], lab.box["bandages"]) == (3, 3)
    conserved(lab.state)


@pytest.mark.rule("M-STATE-19")
def test_sleepers_receive_medicine_at_dawn_and_by_day() -> None:
    asleep = {"katia": {"fatigue": 4}}
    assert "place:meds:katia" in dawn(storage=CHEST, states=asleep).options
    lab = noon(storage=CHEST, states=asleep).choose("place-now:meds:katia")
    assert lab.person("katia").medicine == {"meds": 1}


# --- Alcohol ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-ALC-01", "M-ALC-02")
@pytest.mark.parametrize(("good", "fatigue"), [("moonshine", 2), ("pure-alcohol", 1)])
def test_a_drink_costs_fatigue_and_takes_one_misery_off(good: str, fatigue: int) -> None:
    lab = dawn(storage={good: 1, "meds": 1}, states={"katia": {"misery": 2}}).choose(f"drink:{good}:katia")
    assert (lab.level("katia", "fatigue"), lab.level("katia", "misery")) == (fatigue, 1)
    assert (lab.storage, lab.box[good]) == ({"meds": 1}, 3)


@pytest.mark.rule("M-ALC-03")
def test_alcohol_is_for_dawn_before_or_after_the_fate_card() -> None:
    lab = dawn(storage={"moonshine": 2}, tops={"fate": ["draught"]}, states={"marin": {"misery": 1}})
    assert len(of(lab, "drink")) == 3
    lab.choose("fate")
    assert of(lab, "drink") == []
    lab = mine_lab(at="dawn-after", people=CREW, storage={"moonshine": 1})
    assert lab.options == [*(f"drink:moonshine:{id}" for id in CREW), "go-on"]
    lab.choose("drink:moonshine:marin")
    assert (lab.level("marin", "fatigue"), lab.storage) == (2, {})


@pytest.mark.rule("M-ALC-03", "M-ADV-22")
@pytest.mark.parametrize("at", ["stage", "dusk", "evening"])
def test_without_909_nobody_drinks_at_another_time(at: str) -> None:
    lab = mine_lab(at=at, people=CREW, storage={"moonshine": 3})
    assert of(lab, "drink") + of(lab, "drink-now") == []
    with pytest.raises(IllegalAnswer):
        lab.choose("drink-now:moonshine:marko")


@pytest.mark.rule("M-ADV-22")
def test_with_909_one_may_drink_at_noon_but_not_in_combat() -> None:
    lab = noon(storage={"moonshine": 1}, states={"katia": {"misery": 2}}, advanced=["909"])
    lab.choose("drink-now:moonshine:katia")
    assert (lab.level("katia", "misery"), lab.level("katia", "fatigue")) == (1, 2)
    assert in_combat(pile={"moonshine": 1}, advanced=["909"]).anytime == []


@pytest.mark.rule("M-ADV-22")
def test_with_909_a_drink_is_offered_once_at_dawn_and_not_during_the_fate_card() -> None:
    lab = dawn(storage={"moonshine": 1}, advanced=["909"], tops={"fate": ["draught"]})
    assert (len(of(lab, "drink")), of(lab, "drink-now")) == (3, [])
    assert of(lab.choose("fate"), "drink-now") == []


@pytest.mark.rule("M-ALC-04")
@pytest.mark.parametrize("good", ["moonshine", "pure-alcohol"])
def test_somebody_with_fatigue_three_may_drink_and_falls_asleep(good: str) -> None:
    lab = dawn(storage={good: 1, "meds": 1}, states={"katia": {"fatigue": 3, "misery": 2}})
    lab.choose(f"drink:{good}:katia")
    assert (lab.level("katia", "fatigue"), lab.level("katia", "misery")) == (4, 1)
    assert lab.happened("fell-asleep")


@pytest.mark.rule("M-ALC-05", "M-STATE-20")
def test_sleepers_do_not_drink() -> None:
    asleep = {"katia": {"fatigue": 4, "misery": 2}}
    lab = dawn(storage={"moonshine": 1}, states=asleep)
    assert of(lab, "drink") == ["drink:moonshine:marko", "drink:moonshine:marin"]
    lab = noon(storage={"pure-alcohol": 1}, states=asleep, advanced=["909"])
    assert "drink-now:pure-alcohol:katia" not in lab.anytime


@pytest.mark.rule("M-ALC-06")
def test_one_may_drink_on_until_one_falls_asleep() -> None:
    lab = dawn(storage={"moonshine": 3}, states={"katia": {"misery": 3}})
    lab.choose("drink:moonshine:katia", "drink:moonshine:katia")
    assert (lab.level("katia", "fatigue"), lab.level("katia", "misery")) == (4, 1)
    assert of(lab, "drink") == ["drink:moonshine:marko", "drink:moonshine:marin"]


@pytest.mark.rule("M-ALC-07")
def test_with_909_on_the_way_the_drink_comes_from_the_findings_pile() -> None:
    lab = away(storage={"moonshine": 1}, pile={"pure-alcohol": 1}, advanced=["909"])
    assert of(lab, "drink-now") == [
        "drink-now:moonshine:marin",
        "drink-now:pure-alcohol:marko",
        "drink-now:pure-alcohol:katia",
    ]
    lab.choose("drink-now:pure-alcohol:marko")
    assert (lab.pile, lab.storage, lab.level("marko", "fatigue")) == ({}, {"moonshine": 1}, 1)


@pytest.mark.rule("M-ALC-08")
def test_drinking_without_misery_only_tires() -> None:
    lab = dawn(storage={"pure-alcohol": 1, "meds": 1}).choose("drink:pure-alcohol:marko")
    assert (lab.level("marko", "misery"), lab.level("marko", "fatigue")) == (0, 1)


@pytest.mark.rule("M-FIT-12", "M-ADV-22")
def test_with_909_nobody_drinks_what_an_action_of_the_stage_is_using() -> None:
    laid: dict[str, Any] = {"fittings": {"b4": "herbal-garden"}, "advanced": ["909"]}
    lab = noon(storage={"pure-alcohol": 1, "moonshine": 1, "herb": 1}, **laid)
    assert "drink-now:pure-alcohol:katia" in of(lab, "drink-now")
    lab.choose("plan:marko", "use:herbal-garden:brew-herbal-meds")
    assert of(lab, "drink-now") == [f"drink-now:moonshine:{who}" for who in CREW]
