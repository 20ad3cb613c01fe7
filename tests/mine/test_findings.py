"""Findings: the chart, the look, taking and leaving, looting after a fight (M-FIND)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.games.mine.book.events import ImpactNamed
from tilldawn.games.mine.cards.findings import FINDINGS, IMPACT, ROWS
from tilldawn.games.mine.city.events import Found, SpecialFound
from tilldawn.games.mine.goods import Goods
from tilldawn.testing.mine import Lab, conserved, fight_lab, trip_lab

CHART: dict[str, tuple[Goods, Goods, Goods, Goods]] = {
    "full-shelf": (
        {"book": 1, "cigarette": 1},
        {"mechanical-part": 1},
        {"raw-food": 1},
        {"canned-food": 1, "moonshine": 1},
    ),
    "first-aid-drawer": (
        {"bandages": 1},
        {"weapon-part": 1, "shell": 1},
        {"vegetable": 1, "sugar": 1},
        {"pistol": 1, "ammo": 1},
    ),
    "old-wireless": (
        {"electrical-part": 1},
        {"filter": 1},
        {"canned-food": 1},
        {"electrical-part": 1, "mechanical-part": 1, "filter": 1},
    ),
    "already-searched": ({}, {"electrical-part": 1}, {"moonshine": 1}, {"meds": 1, "chems": 1}),
    "under-the-linen": (
        {"jewelry": 1},
        {"chems": 1},
        {"vegetable": 1, "herb": 1},
        {"broken-shotgun": 1, "ammo": 2},
    ),
    "spoiled": ({"knife": 1}, {"mechanical-part": 1, "electrical-part": 1}, {}, {"raw-food": 2}),
    "household-goods": (
        {"herb": 1, "coffee": 1},
        {"lockpick": 1},
        {"raw-food": 1},
        {"jewelry": 1, "cigarette": 2},
    ),
    "everything-slides": (
        {"cigarette": 1, "sugar": 1},
        {},
        {"chems": 1, "pure-alcohol": 1},
        {"hatchet": 1, "weapon-part": 1},
    ),
    "things-of-a-lifetime": (
        {"broken-guitar": 1},
        {"broken-pistol": 1},
        {"raw-food": 1},
        {"pure-alcohol": 1, "herbal-meds": 1},
    ),
    "somebodys-reserve": (
        {"meds": 1},
        {"ammo": 1, "chems": 1},
        {"canned-food": 1},
        {"sawblade": 1, "lockpick": 1, "mechanical-part": 1},
    ),
}
"""What each card gives in the rows Furniture, Heap, Pantry and Stash."""
LOUD = {("spoiled", "pantry"), ("everything-slides", "heap")}
"""Rows in which nothing is found and something falls."""
SEARCHED = {"furniture": "x-furniture", "heap": "x-heap", "pantry": "x-pantry", "stash": "x-blocked-door"}
"""An Exploration card that reads each row, for cards returned."""


def found(row: str, card: str, special: str = "1", **laid: Any) -> Lab:
    """A quiet search of this row meets this Findings card; the looking is done, nothing is taken yet."""
    lab = trip_lab("post-office", SEARCHED[row], tops={"findings": [card]}, next=[special], **laid)
    return lab.choose(next(id for id in lab.options if id.startswith("return")))


# --- The chart ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-FIND-01")
@pytest.mark.parametrize("row", ROWS)
@pytest.mark.parametrize("card", CHART)
def test_only_the_row_of_the_place_searched_is_read(card: str, row: str) -> None:
    lab = found(row, card)
    wanted = CHART[card][ROWS.index(row)]
    if wanted:
        lab.choose("take-all")
    else:
        assert lab.happened("nothing-found")
    assert lab.pile == wanted
    assert lab.state.noise == (2 if (card, row) in LOUD else 1)
    assert lab.state.findings_discard == [card]


def test_every_findings_card_is_in_the_chart() -> None:
    assert {*CHART, IMPACT} == FINDINGS.keys()


@pytest.mark.rule("M-FIND-01", "M-LOC-09")
def test_what_is_found_in_a_loud_row_raises_no_alarm_by_itself() -> None:
    lab = found("pantry", "spoiled", "10")
    assert (lab.asked, lab.happened("noise-rolled")) == ("take", False)
    assert lab.choose("take-all").pile == {"canned-food": 1}


@pytest.mark.rule("M-CARD-28")
def test_a_reality_impact_takes_the_place_of_the_find_and_the_price_is_lost() -> None:
    lab = trip_lab("post-office", "x-furniture", tops={"findings": [IMPACT], "residents": ["peddler"]})
    before = len(lab.state.residents)
    lab.next("red").choose("return:2")
    (impact,) = (e for e in lab.events() if isinstance(e, ImpactNamed))
    assert (impact.card, impact.colour) == ("card:peddler", "colour:red")
    assert (lab.happened("found"), lab.pile, len(lab.state.unknown)) == (False, {}, 11)
    assert (lab.state.findings_discard, len(lab.state.residents)) == ([IMPACT], before)
    assert all(not isinstance(layer, str) for layer in lab.state.residents.layers)


# --- Taking and leaving -------------------------------------------------------------------------------


@pytest.mark.rule("M-FIND-03")
def test_everything_is_looked_at_before_anything_is_taken() -> None:
    lab = found("stash", "old-wireless")
    (look,) = (e for e in lab.events() if isinstance(e, Found))
    assert look.goods == ("count:electrical-part*1", "count:mechanical-part*1", "count:filter*1")
    assert (lab.asked, lab.pile) == ("take", {})


@pytest.mark.rule("M-FIND-03", "M-SCAV-11")
def test_some_of_it_may_be_taken_and_the_rest_stays_in_the_box() -> None:
    lab = found("stash", "old-wireless").choose("take:filter", "take:electrical-part", "taken")
    assert (lab.pile, lab.box["mechanical-part"]) == ({"electrical-part": 1, "filter": 1}, 4)


@pytest.mark.rule("M-FIND-03")
@pytest.mark.parametrize("took", ["take-all", "leave"])
def test_leaving_everything_avoids_the_consequence_of_taking(took: str) -> None:
    lab = found("furniture", "full-shelf", kept=["civilians-1"]).next("1").choose(took)
    assert lab.happened("empathy-rolled") is (took == "take-all")
    assert lab.pile == ({"book": 1, "cigarette": 1} if took == "take-all" else {})


@pytest.mark.rule("M-FIND-03", "M-TOKEN-04")
def test_what_the_box_does_not_hold_is_not_found() -> None:
    lab = found("stash", "under-the-linen", box={"ammo": 1, "broken-shotgun": 0}).choose("take-all")
    assert lab.pile == {"ammo": 1}
    assert found("furniture", "under-the-linen", box={"jewelry": 0}).happened("nothing-found")


@pytest.mark.rule("M-FIND-02")
def test_whoever_is_met_on_the_way_to_a_find_comes_first() -> None:
    lab = trip_lab("post-office", "x-furniture", tops={"residents": ["rebels"], "findings": ["full-shelf"]})
    lab.next("1").choose("noise:1")
    assert (lab.asked, lab.state.finding) == ("rebels", "")
    lab.next("9", "1").choose("decline", "take-all")
    assert lab.pile == {"book": 1, "cigarette": 1}


@pytest.mark.rule("M-FIND-04")
def test_the_findings_pile_arms_the_party() -> None:
    lab = trip_lab("post-office", "x-candlelight", pile={"knife": 1}, tops={"residents": ["thugs-2"]})
    lab.next("1", "b1").choose("approach")
    assert (lab.asked, lab.options) == ("arm", ["fight-arm:marko:knife", "fight-bare:marko"])


@pytest.mark.rule("M-FIND-04")
def test_the_findings_pile_pays_in_a_trade_on_the_way() -> None:
    lab = trip_lab("central-square", pile={"jewelry": 2}, storage={"book": 1}).choose("trade:6")
    lab.choose("trade-begin:central-square:2")
    assert (lab.pile, lab.storage) == ({"jewelry": 1}, {"book": 1})


@pytest.mark.rule("M-FIND-05")
def test_the_findings_deck_is_renewed_from_its_discard() -> None:
    lab = trip_lab("post-office", "x-furniture", tops={"findings": ["full-shelf"]}, next=["1"])
    s = lab.state
    s.findings.layers = ["full-shelf"]
    s.findings_discard = [card for card in s.unseen["findings"] if card != "full-shelf"]
    s.unseen["findings"] = {}
    lab.choose("return:2", "leave")
    assert (len(s.findings), len(s.findings_discard)) == (0, 11)
    lab.next("x-pantry", "spoiled", "1").choose("turn-up:11", "return:2")
    assert (len(s.findings), s.findings_discard) == (10, ["spoiled"])
    assert lab.happened("cards-reshuffled")
    conserved(s)


# --- Second Look --------------------------------------------------------------------------------------


@pytest.mark.rule("M-FIND-05", "M-DAWN-05")
def test_a_second_look_never_meets_a_reality_impact() -> None:
    lab = found("furniture", "spoiled", hand=["second-look"]).choose("leave")
    assert lab.options == ["look-again:second-look", "not-again"]
    lab.next(IMPACT, "full-shelf", "1").choose("look-again:second-look", "take-all")
    assert (lab.pile, lab.happened("impact-named")) == ({"book": 1, "cigarette": 1}, False)
    assert (IMPACT in lab.state.findings_discard, len(lab.state.findings)) == (False, 9)
    conserved(lab.state)


# --- Fights over a find, and looting ------------------------------------------------------------------


@pytest.mark.rule("M-FIND-05", "M-CARD-31", "M-COMB-41")
def test_a_find_that_was_fought_for_keeps_its_card_through_the_looting() -> None:
    lab = trip_lab(
        "ruined-villa",
        "x-furniture",
        party=("roman", "katia"),
        pile={"shotgun": 1, "ammo": 9},
        kept=["survivors-2"],
        tops={"findings": ["spoiled", "full-shelf"]},
        next=["1", "1", "a1", "a2", "spray", "blank", "blank", "spray", "10"],
    )
    lab.choose("return:2", "take-all", "fight-for-it", "fight-arm:roman:shotgun")
    lab.choose("fight-on", "hit:a1:knife:0", "fight-on")
    assert (lab.asked, lab.state.findings_discard, lab.state.finding) == ("take", ["spoiled"], "full-shelf")
    conserved(lab.state)
    lab.choose("take-all", "looted")
    assert lab.state.findings_discard == ["spoiled", "full-shelf"]
    assert lab.pile == {"shotgun": 1, "ammo": 7, "book": 1, "cigarette": 1, "knife": 1}
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-13", "M-COMB-41", "M-COMB-40")
def test_after_a_fight_there_is_a_plain_find_and_the_weapons_of_the_dead() -> None:
    lab = fight_lab(
        "rebels",
        ["a1", "b1"],
        pile={"shotgun": 1, "ammo": 2},
        tops={"findings": [IMPACT, "full-shelf"]},
        next=["spray", "spray", "blank", "blank", "spray", "10"],
    )
    lab.choose("fight-arm:katia:shotgun", "fight-on", "hit:b1:pistol:0", "fight-on")
    assert (lab.asked, lab.happened("special-found")) == ("take", False)
    lab.choose("leave")
    assert (lab.asked, lab.options) == ("loot", ["loot:pistol", "loot:knife", "looted"])
    lab.choose("loot:pistol", "looted")
    assert lab.pile == {"shotgun": 1, "pistol": 1, "ammo": 1}
    conserved(lab.state)


@pytest.mark.rule("M-SCAV-27", "M-COMB-41")
def test_nobody_loots_when_only_those_who_broke_off_are_left() -> None:
    lab = fight_lab(
        "thugs-2",
        ["a1"],
        states={"katia": {"wounds": 3}},
        pile={"hatchet": 1},
        next=["hatchet", "knife-3", "wounds-1"],
    )
    lab.person("cveta").broke_off = True
    lab.choose("fight-arm:katia:hatchet", "fight-on")
    assert (lab.alive("katia"), lab.asked) == (False, "load")
    assert not lab.events("found", "weapons-looted", "told")
    assert (lab.state.resident, lab.pile) == ("", {"hatchet": 1})
    conserved(lab.state)


# --- Special finds ------------------------------------------------------------------------------------


@pytest.mark.rule("M-LOC-09")
def test_one_more_roll_on_the_locations_table_may_add_something() -> None:
    lab = found("furniture", "full-shelf", "10")
    (special,) = (e for e in lab.events() if isinstance(e, SpecialFound))
    assert special.good == "good:canned-food"
    assert lab.choose("take-all").pile == {"book": 1, "cigarette": 1, "canned-food": 1}


@pytest.mark.rule("M-LOC-09")
def test_a_special_find_that_gives_nothing_is_told_too() -> None:
    lab = found("furniture", "full-shelf", special="2")
    assert (lab.told("no-special-find", "result"), lab.happened("special-found")) == ([2], False)


@pytest.mark.rule("M-FIND-02", "M-NOISE-09")
def test_an_encounter_with_finds_of_its_own_is_over_before_the_search_it_interrupted_goes_on() -> None:
    lab = trip_lab(
        "post-office",
        "x-cupboards",
        pile={"meds": 1},
        tops={
            "residents": ["homeless"],
            "findings": ["spoiled", "old-wireless", "full-shelf", "household-goods"],
        },
    )
    lab.next("1").choose("noise:2", "give-gift:5")
    assert (lab.asked, lab.state.card) == ("search-row", "x-cupboards")
    lab.next("1").choose("search-row:stash", "take-all")
    lab.next("1", "1").choose("search-row:heap", "take-all")
    assert lab.told("found", "row") == ["row:stash", "row:heap", "row:furniture"]
    assert (lab.state.resident, lab.state.card) == ("", "x-cupboards")
    lab.next("1").choose("take-all")
    assert lab.told("found", "row")[-2:] == ["row:furniture", "row:furniture"]
    order = [e.name for e in lab.events("resident-drawn", "resident-left", "found")]
    assert order[:3] == ["resident-drawn", "resident-left", "found"]


@pytest.mark.rule("M-FIND-03", "M-LOC-09")
def test_leaving_a_find_is_told_and_has_no_price() -> None:
    lab = trip_lab("church", "x-furniture", kept=["civilians-1"], next=["spoiled", "1"])
    lab.choose("return:2", "leave")
    assert (lab.happened("find-left"), lab.happened("empathy-rolled"), lab.pile) == (True, False, {})
