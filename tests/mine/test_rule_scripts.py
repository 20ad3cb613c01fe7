"""The rule scripts 33, 40, 150, 215, 266 and 333, and how the Book works (M-SCRIPT, M-SCAV, M-DEATH)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.book.scripts import mourn
from tilldawn.games.mine.cards.trades import TRADE
from tilldawn.games.mine.setup import ADVANCED
from tilldawn.games.mine.state import Game
from tilldawn.rulebook import lookup, rows, search
from tilldawn.testing.mine import Lab, conserved, fight_lab, mine_lab

NOTHING: dict[str, Sequence[str]] = {"findings": ["already-searched"]}


def residents_left(lab: Lab) -> int:
    return len(lab.state.residents)


def beaten(*foes: str, card: str = "thugs-1", **laid: Any) -> Lab:
    """Two Hatchets have killed two Enemies from a Hiding Place; what follows is script 33."""
    lab = fight_lab(card, foes, pile={"hatchet": 2}, kept=["x-hiding-place"], **{"tops": NOTHING, **laid})
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet").next("hatchet", "hatchet")
    lab.choose("fight-backstab:x-hiding-place")
    return lab.choose(lab.options[0]) if len(foes) == 2 else lab


def after_a_round(card: str = "thugs-2", foes: tuple[str, ...] = ("b1",), **laid: Any) -> Lab:
    """Everybody has missed once."""
    laid = {"party": ("katia", "cveta"), **laid}
    lab = fight_lab(card, foes, **laid)
    while lab.asked == "arm":
        lab.choose(lab.options[0])
    return lab.next(*["blank"] * (len(foes) + len(laid["party"]))).choose("fight-on")


def talks(lab: Lab) -> list[str]:
    return [id for id in lab.options if id.startswith("talk")]


# --- 33: after the fight ------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-13")
def test_after_a_victory_the_residents_card_goes_back_and_the_dead_may_be_looted() -> None:
    lab = beaten("a1", "c1")
    assert lab.told("told", "script") == ["script:33"]
    assert (lab.asked, lab.options) == ("loot", ["loot:pistol", "loot:knife", "looted"])
    lab.choose("loot:knife", "loot:pistol")
    assert lab.asked == "explore"
    assert lab.pile == {"hatchet": 2, "knife": 1, "pistol": 1}
    assert (lab.state.resident, residents_left(lab)) == ("", 10)
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-13")
def test_one_plain_find_comes_with_it() -> None:
    lab = beaten("a1", "a2", tops={"findings": ["full-shelf"]})
    assert lab.told("found", "row") == ["row:furniture"]
    assert not lab.happened("special-found")
    lab.choose("take-all", "looted")
    assert lab.pile == {"hatchet": 2, "book": 1, "cigarette": 1}


@pytest.mark.rule("M-SCRIPT-13", "M-CARD-28")
def test_a_reality_impact_is_passed_over_in_that_find() -> None:
    lab = beaten("a1", "a2", tops={"findings": ["f-impact", "under-the-linen"]})
    assert lab.told("found", "card") == ["card:under-the-linen"]
    assert not lab.happened("impact-named")
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-13")
def test_a_weapon_the_box_does_not_hold_cannot_be_looted() -> None:
    lab = beaten("a1", "c1", box={"knife": 0})
    assert lab.options == ["loot:pistol", "looted"]


@pytest.mark.rule("M-SCRIPT-13")
def test_unarmed_enemies_leave_nothing() -> None:
    lab = beaten("a1", "a2", card="deserters")
    assert (lab.asked, lab.pile) == ("explore", {"hatchet": 2, "ammo": 1})


@pytest.mark.rule("M-SCRIPT-13")
def test_residents_on_the_slot_go_back_after_their_defeat() -> None:
    lab = mine_lab(
        at="explore",
        people=("katia", "cveta"),
        tasks={"katia": "scavenging", "cveta": "scavenging"},
        unknown=["x-furniture"],
        kept=["survivors-2", "x-hiding-place"],
        pile={"hatchet": 2},
        tops={"findings": ["under-the-linen", "already-searched"]},
    )
    lab.choose("turn-up:14").next("1", "1", "a1", "b1", "hatchet", "hatchet", "10")
    lab.choose("return:2", "take-all", "fight-for-it", "fight-arm:katia:hatchet", "fight-arm:cveta:hatchet")
    lab.choose("fight-backstab:x-hiding-place", "hit:a1:knife:0", "looted")
    assert lab.state.slot == []
    assert lab.pile == {"hatchet": 2, "jewelry": 1}
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-13")
def test_the_peddler_leaves_two_tokens_of_the_list() -> None:
    lab = fight_lab("peddler", ("a1",), party=("katia",), pile={"hatchet": 1}, tops=NOTHING)
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "10").choose("fight-on")
    assert lab.asked == "peddlers-goods"
    assert {id.removeprefix("good:") for id in lab.options} == set(TRADE["peddler"].goods)
    lab.choose("good:lockpick")
    assert "good:lockpick" not in lab.options
    lab.choose("good:bandages", "looted")
    assert lab.pile == {"hatchet": 1, "lockpick": 1, "bandages": 1}


# --- 40: a way out ------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-14")
@pytest.mark.parametrize("card", ["thugs-2", "deserters"])
def test_a_way_out_is_offered_after_each_round(card: str) -> None:
    foes = ("b1",) if card == "thugs-2" else ("a1", "b1")
    lab = fight_lab(card, foes)
    assert talks(lab) == []
    for _ in (1, 2):
        lab.next(*["blank"] * (2 + len(foes))).choose("fight-on")
        assert talks(lab) == ["talk-leave", "talk-surrender"]


@pytest.mark.rule("M-SCRIPT-14")
@pytest.mark.parametrize("card", ["rebels", "soldiers", "civilians-1"])
def test_nobody_else_can_be_talked_to(card: str) -> None:
    lab = fight_lab(card, ("a1", "a2"), party=("katia",), pile={"jewelry": 2})
    lab.next(*(["spray", "spray", "blank"] if card == "soldiers" else ["blank"] * 3)).choose("fight-on")
    assert (lab.combat.round, talks(lab)) == (1, [])


@pytest.mark.rule("M-SCRIPT-14")
@pytest.mark.parametrize(
    ("pile", "offered"),
    [({"jewelry": 1}, True), ({"ammo": 3}, False), ({"knife": 1}, False), ({"knife": 1, "ammo": 1}, True)],
)
def test_only_tokens_worth_ten_buy_them_off_weapons_in_hand_included(
    pile: dict[str, int], offered: bool
) -> None:
    lab = after_a_round(pile=pile)
    assert ("talk-pay:10" in lab.options) == offered


@pytest.mark.rule("M-SCRIPT-14")
@pytest.mark.parametrize(("result", "wounds"), [("7", 0), ("8", 1), ("10", 1)])
def test_they_take_the_goods_and_may_strike_everybody_all_the_same(result: str, wounds: int) -> None:
    lab = after_a_round(pile={"knife": 1, "ammo": 2, "meds": 1})
    lab.choose("talk-pay:10")
    assert lab.asked == "fight-ransom"
    assert set(lab.options) == {"pay:knife:8", "pay:ammo:3", "pay:meds:10"}
    lab.next(result).choose("pay:knife:8", "pay:ammo:3")
    assert (lab.asked, lab.state.combat) == ("explore", None)
    assert (lab.told("fight-settled", "paid"), lab.told("fight-settled", "result")) == ([11], [int(result)])
    assert lab.pile == {"ammo": 1, "meds": 1}
    levels = [lab.level(id, "wounds") for id in ("katia", "cveta", "emilia")]
    assert levels == [wounds, wounds, 0]
    assert (lab.state.resident, residents_left(lab)) == ("", 10)
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-14")
def test_after_a_ransom_the_waiting_card_goes_on() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-furniture"],
        pile={"meds": 1},
        tops={"residents": ["thugs-2"], "findings": ["under-the-linen"]},
    )
    lab.choose("turn-up:14").next("1", "1", "b1", "fist-1", "blank", "1", "1")
    lab.choose("noise:1", "fight-on", "talk-pay:10")
    assert lab.asked == "take"


@pytest.mark.rule("M-SCRIPT-14", "M-SCAV-27")
def test_one_is_left_behind_and_the_others_escape_with_the_pile() -> None:
    lab = after_a_round(party=("katia", "cveta", "anton"), pile={"knife": 1, "meds": 1})
    left = len(lab.state.unknown)
    assert lab.option("talk-leave").warning is not None
    lab.choose("talk-leave")
    assert lab.options == ["person:katia", "person:cveta", "person:anton"]
    lab.next("wounds-1", "8").choose("person:katia")
    assert not lab.alive("katia")
    assert lab.told("left-behind", "who") == ["character:katia"]
    assert (lab.state.lost[0].cause, lab.state.lost_today) == ("40", True)
    assert lab.pile == {"meds": 1}
    assert lab.box["knife"] == 3  # it was in her hand
    assert len(lab.state.unknown) == left - 4
    assert (lab.state.resident, residents_left(lab)) == ("", 10)
    assert lab.told("told", "script") == ["script:40", "script:266"]
    assert lab.asked == "explore"
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-14", "M-CARD-40")
@pytest.mark.parametrize(("left", "pile"), [("katia", {"ammo": 1}), ("cveta", {"ammo": 1, "pistol": 1})])
def test_a_jammed_weapon_is_lost_with_its_owner_only(left: str, pile: dict[str, int]) -> None:
    lab = fight_lab("thugs-2", ("b1",), pile={"pistol": 1, "ammo": 2}, tops={"fate": ["grey-morning"]})
    lab.choose("fight-arm:katia:pistol").next("script", "blank", "blank").choose("fight-on", "fight-trust")
    lab.next("wounds-1", "10").choose("talk-leave", f"person:{left}")
    assert lab.pile == pile
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-14")
def test_a_party_of_one_has_nobody_to_leave() -> None:
    assert talks(after_a_round(party=("katia",))) == ["talk-surrender"]


@pytest.mark.rule("M-SCRIPT-14")
def test_who_surrenders_gives_up_all_tokens_of_the_pile_and_four_cards() -> None:
    lab = after_a_round(pile={"knife": 1, "meds": 1, "water": 2, "wood": 1})
    left = len(lab.state.unknown)
    assert lab.option("talk-surrender").warning is not None
    lab.next("5", "10").choose("talk-surrender")
    assert lab.pile == {"water": 2, "wood": 1}  # resources are no tokens
    assert len(lab.state.unknown) == left - 4
    assert (lab.state.resident, residents_left(lab)) == ("", 10)
    assert lab.asked == "explore"
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-14")
@pytest.mark.parametrize(("result", "wounds"), [("1", 2), ("2", 2), ("3", 1), ("4", 1), ("5", 0), ("10", 0)])
def test_each_who_surrenders_may_be_beaten(result: str, wounds: int) -> None:
    lab = after_a_round()
    lab.next(result, "5").choose("talk-surrender")
    assert lab.told("surrender-rolled", "wounds") == [wounds, 0]
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (wounds, 0)


@pytest.mark.rule("M-SCRIPT-14")
def test_with_fewer_than_four_cards_all_are_returned() -> None:
    lab = after_a_round(unknown_left=3)
    lab.next("5", "5").choose("talk-surrender")
    assert (len(lab.state.unknown), lab.asked) == (0, "load")


@pytest.mark.rule("M-SCRIPT-14")
@pytest.mark.parametrize("how", ["talk-leave", "talk-surrender"])
def test_after_an_escape_the_waiting_card_is_not_resolved(how: str) -> None:
    lab = mine_lab(
        at="explore",
        people=("katia", "cveta"),
        tasks={"katia": "scavenging", "cveta": "scavenging"},
        unknown=["x-furniture"],
        tops={"residents": ["thugs-2"], "findings": ["under-the-linen"]},
    )
    lab.choose("turn-up:14").next("1", "1", "b1", "blank", "blank", "blank").choose("noise:1", "fight-on")
    if how == "talk-leave":
        lab.next("wounds-1", "10").choose(how, "person:katia")
    else:
        lab.next("5", "5").choose(how)
    assert lab.asked == "explore"
    assert not lab.happened("found")
    assert (lab.state.card, "x-furniture" in lab.state.explored) == ("", True)


@pytest.mark.rule("M-SCRIPT-14", "M-COMB-38")
def test_killing_a_deserter_weighs_even_on_those_who_surrender() -> None:
    lab = fight_lab("deserters", ("a1", "b1"), party=("katia",), pile={"hatchet": 1})
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank", "5", "5")
    lab.choose("fight-on", "hit:a1:unarmed:0", "talk-surrender")
    assert lab.level("katia", "misery") == 1


# --- 150: asleep --------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-18", "M-SCRIPT-68")
def test_who_reaches_fatigue_4_falls_asleep() -> None:
    lab = mine_lab(at="dawn", states={"marko": {"fatigue": 3}}, storage={"moonshine": 1})
    lab.choose("drink:moonshine:marko")
    assert lab.told("fell-asleep", "who") == ["character:marko"]
    assert lab.alive("marko")


@pytest.mark.rule("M-SCRIPT-18")
def test_a_sleeper_can_only_sleep_on() -> None:
    lab = mine_lab(at="evening", states={"marko": {"fatigue": 4}})
    assert [id for id in lab.options if "marko" in id] == ["task:marko:floor"]
    assert lab.refusals()["task/marko"] == "M-EVE-08"
    lab.choose("task:marko:floor")
    assert lab.told("woke-up", "who") == ["character:marko"]


@pytest.mark.rule("M-SCRIPT-18")
def test_a_sleeper_does_nothing_by_day() -> None:
    lab = mine_lab(states={"marko": {"fatigue": 4}})
    assert [id for id in lab.options if "marko" in id] == []


# --- 215: the Rebels' crate ---------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-21")
def test_rebels_trade_with_whoever_buys_their_offer() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-candlelight"],
        pile={"meds": 3},
        tops={"residents": ["rebels"]},
    )
    lab.choose("turn-up:14", "approach", "buy-offer:6")
    assert lab.pile == {"meds": 2, "moonshine": 1, "cigarette": 1}
    assert (lab.asked, lab.options) == ("trade-begin", ["trade-begin:rebels:3", "no-trade:rebels"])
    lab.choose("trade-begin:rebels:3")
    assert lab.state.deal is not None
    assert (lab.state.deal.list, lab.state.deal.fee) == ("rebels", 3)
    lab.choose("pay:moonshine:3")
    offered = {id.split(":")[1] for id in lab.options if id.startswith("trade-buy")}
    assert offered == set(TRADE["rebels"].goods)


@pytest.mark.rule("M-SCRIPT-21")
def test_rebels_do_not_trade_with_who_declines() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-candlelight"],
        pile={"meds": 2},
        tops={"residents": ["rebels"]},
    )
    lab.choose("turn-up:14", "approach").next("10").choose("decline")
    assert lab.asked == "explore"
    assert lab.state.deal is None


# --- 266: a death on the way --------------------------------------------------------------------------

THREE = ("katia", "cveta", "anton")
"""Empathy 5, 7 and 4."""


def bereaved(roll: str, **laid: Any) -> Lab:
    """Zlata has just died in a fight with Thugs, and the others have won it."""
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        party=("zlata", *THREE),
        home=(),
        states={"zlata": {"wounds": 3}},
        **{"tops": NOTHING, **laid},
    )
    while lab.asked == "arm":
        lab.choose(lab.options[0])
    lab.next("blank", "fist-2", "fist-1", "blank", "knife-2", "wounds-1", roll)
    return lab.choose("fight-on", "wound-last:zlata:3", "wound:anton:0", "looted")


def breaks_off(*ids: str) -> Callable[[Game], Flow[object]]:
    """These have broken off earlier tonight."""

    def play(g: Game) -> Flow[None]:
        for person in g.state.group:
            person.broke_off = person.id in ids
        yield from ()

    return play


def waiting(lab: Lab) -> list[str]:
    return [person.id for person in lab.state.group if person.broke_off]


@pytest.mark.rule("M-SCRIPT-23", "M-DEATH-08")
@pytest.mark.parametrize(
    ("roll", "off"), [("8", []), ("7", ["cveta"]), ("5", ["katia", "cveta"]), ("6", ["cveta"])]
)
def test_who_has_empathy_enough_breaks_off_after_a_death(roll: str, off: list[str]) -> None:
    lab = bereaved(roll)
    assert waiting(lab) == off
    assert lab.told("told", "script")[-1] == "script:266"
    assert lab.asked == "explore"


@pytest.mark.rule("M-SCRIPT-23", "M-DEATH-08")
def test_the_roll_comes_once_and_only_when_the_scene_is_over() -> None:
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        party=("zlata", *THREE),
        home=(),
        states={"zlata": {"wounds": 3}},
        tops=NOTHING,
    )
    lab.next("blank", "blank", "blank", "blank", "knife-2", "wounds-1")
    lab.choose("fight-on", "wound-last:zlata:3", "wound:anton:0")
    assert (lab.asked, waiting(lab)) == ("round", [])
    assert not lab.happened("told")
    lab.next("fist-2", "fist-2", "blank", "blank", "10").choose("fight-on", "looted")
    assert lab.told("told", "script") == ["script:33", "script:266"]
    assert len(lab.events("empathy-rolled")) == 1


@pytest.mark.rule("M-DEATH-08", "M-SCRIPT-23")
def test_nobody_at_home_breaks_off() -> None:
    lab = after_a_round(party=("katia", "cveta", "anton"), home=("emilia",))
    lab.next("wounds-1", "7").choose("talk-leave", "person:katia")
    assert waiting(lab) == ["cveta"]
    assert lab.person("emilia").task == "guard"


@pytest.mark.rule("M-SCAV-27")
def test_who_broke_off_takes_no_part_in_a_fight() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=THREE, pile={"knife": 2}, play=breaks_off("katia", "cveta"))
    assert lab.options == ["fight-arm:anton:knife", "fight-bare:anton"]
    lab.next("blank", "knife-3").choose("fight-bare:anton", "fight-on")
    assert lab.dice == ["anton/unarmed", "b1/knife"]
    assert lab.level("anton", "wounds") == 3
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (0, 0)


@pytest.mark.rule("M-SCAV-27")
def test_who_broke_off_is_not_asked_by_cards_nor_touched_by_rolls() -> None:
    laid: dict[str, Any] = {
        "at": "explore",
        "people": THREE,
        "tasks": dict.fromkeys(THREE, "scavenging"),
        "play": breaks_off("katia", "cveta"),
    }
    lab = mine_lab(unknown=["x-rotten-floor"], **laid).choose("turn-up:14")
    assert [id for id in lab.options if id.startswith("balance")] == ["balance:anton"]
    lab = mine_lab(unknown=["x-left-behind"], tops=NOTHING, **laid).choose("turn-up:14")
    lab.next("1", "1").choose("search-dead")
    assert [lab.level(id, "misery") for id in THREE] == [0, 0, 1]
    lab = mine_lab(unknown=["x-blocked-door"], places=("post-office", "hotel", "garage"), **laid)
    lab.choose("turn-up:14")
    assert "return:3" in lab.options
    assert "noise:2" not in lab.options  # that takes two


@pytest.mark.rule("M-SCAV-27", "M-SCAV-28")
def test_the_inventory_of_who_broke_off_counts_again_at_choose_findings() -> None:
    lab = bereaved("4")
    assert (lab.asked, lab.state.step) == ("load", "choose-findings")
    assert waiting(lab) == []
    assert "go-home:0:10" in lab.options  # 4, 3 and 3


@pytest.mark.rule("M-SCAV-28")
def test_exploration_ends_when_all_who_are_left_break_off() -> None:
    lab = bereaved("1")
    assert len(lab.told("broke-off", "who")) == 3
    assert (lab.asked, lab.state.step) == ("load", "choose-findings")


@pytest.mark.rule("M-SCAV-28", "M-SCRIPT-23")
def test_exploration_ends_when_the_last_who_had_not_broken_off_dies() -> None:
    lab = mine_lab(
        at="explore",
        people=("katia", "cveta", "emilia"),
        tasks={"katia": "scavenging", "cveta": "scavenging", "emilia": "guard"},
        states={"katia": {"wounds": 3}},
        unknown=["x-rotten-floor"],
        play=breaks_off("cveta"),
        pile={"meds": 1},
    )
    lab.choose("turn-up:14").next("blank", "wounds-1").choose("balance:katia")
    assert (lab.asked, lab.state.step) == ("load", "choose-findings")
    assert lab.pile == {"meds": 1}


@pytest.mark.rule("M-SCAV-28", "M-COMB-38")
def test_nobody_loots_when_the_last_explorer_could_not_bear_the_killing() -> None:
    lab = fight_lab(
        "homeless",
        ("a1",),
        states={"katia": {"misery": 3}},
        pile={"hatchet": 1},
        play=breaks_off("cveta"),
    )
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "5", "misery-3").choose("fight-on")
    assert not lab.alive("katia")
    assert not lab.happened("told")
    assert (lab.asked, lab.pile) == ("load", {"hatchet": 1})
    conserved(lab.state)


@pytest.mark.rule("M-SCAV-28", "M-SCRIPT-14")
def test_exploration_ends_when_the_last_explorer_is_beaten_to_death() -> None:
    lab = fight_lab("thugs-2", ("b1",), states={"katia": {"wounds": 2}}, play=breaks_off("cveta"))
    lab.next("blank", "blank").choose("fight-on").next("1", "wounds-1").choose("talk-surrender")
    assert not lab.alive("katia")
    assert (lab.asked, lab.state.step) == ("load", "choose-findings")
    conserved(lab.state)


@pytest.mark.rule("M-SCAV-26")
def test_when_the_whole_party_dies_nothing_is_brought_home() -> None:
    lab = fight_lab(
        "thugs-1",
        ("a1", "b1"),
        states={"katia": {"wounds": 3}, "cveta": {"wounds": 3}},
        pile={"knife": 1, "meds": 1, "water": 2},
    )
    lab.choose("fight-arm:katia:knife").next("blank", "blank", "knife-2", "blank", "wounds-1", "wounds-2")
    lab.choose("fight-on", "wound:katia:3")
    assert [person.id for person in lab.state.group] == ["emilia"]
    assert (lab.pile, lab.state.trip, lab.state.combat) == ({}, None, None)
    assert (lab.box["knife"], lab.box["meds"], lab.box["water"]) == (3, 3, 6)
    assert lab.state.phase == "raid"
    assert not lab.happened("brought-home")
    conserved(lab.state)


@pytest.mark.rule("M-SCAV-26", "M-SCAV-28")
def test_the_party_is_not_gone_while_somebody_waits_who_broke_off() -> None:
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        states={"katia": {"wounds": 3}},
        pile={"knife": 1, "meds": 1},
        play=breaks_off("cveta"),
    )
    lab.next("blank", "knife-2", "wounds-1").choose("fight-arm:katia:knife", "fight-on")
    assert not lab.alive("katia")
    assert (lab.asked, lab.state.step) == ("load", "choose-findings")
    assert lab.pile == {"meds": 1}  # nobody could pick the Knife up
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-23")
def test_without_a_death_nobody_mourns() -> None:
    lab = mine_lab(at="explore", tasks={"marko": "scavenging", "marin": "guard"}, play=mourn)
    assert not lab.happened("told")
    assert waiting(lab) == []


# --- 333: nobody at the door --------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-26")
def test_an_unguarded_night_ends_the_campaign() -> None:
    lab = mine_lab(at="evening").choose("task:marko:floor", "task:emilia:floor", "task:marin:scavenging")
    assert lab.option("night-unguarded").warning is not None
    lab.choose("night-unguarded")
    assert lab.told("told", "script") == ["script:333"]
    assert lab.won is False


@pytest.mark.rule("M-SCRIPT-26")
def test_the_milder_reading_goes_on_with_the_raid_and_without_dice() -> None:
    lab = mine_lab(
        at="evening",
        lenient_333=True,
        storage={"meds": 3, "knife": 3},
        tops={"raids": ["prowlers", "burglars"]},
        board_ups=[1],
    )
    lab.choose("task:marko:floor", "task:emilia:floor", "task:marin:floor", "night-unguarded")
    assert lab.told("told", "script") == ["script:333"]
    assert lab.won is None
    while lab.state.phase == "raid":
        lab.choose(lab.options[0])
    assert lab.told("raid-drawn", "card") == ["card:prowlers", "card:burglars"]
    assert not lab.happened("guard-rolled")


# --- How the Book works -------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-01")
@pytest.mark.parametrize("at", ["stage", "dusk", "evening", "explore", "raid", "dawn-after"])
def test_the_book_cannot_be_opened_at_will(at: str) -> None:
    lab = mine_lab(at=at, tasks={"marko": "scavenging"} if at == "explore" else None)
    offered = [lab.option(id) for id in lab.options] + [lab.option(id) for id in lab.anytime]
    assert [option.id for option in offered if any(ref.startswith("script:") for ref in option.refs)] == []
    assert not lab.happened("told")
    for wanted in ("script:33", "told:40", "talk-surrender", "impact"):
        with pytest.raises(IllegalAnswer):
            lab.choose(wanted)


@pytest.mark.rule("M-SCRIPT-68", "M-CARD-35")
def test_a_residents_card_names_its_scripts_without_a_reality_impact() -> None:
    lab = after_a_round("thugs-2").next("5", "5").choose("talk-surrender")
    assert lab.told("told", "script") == ["script:40"]
    assert not lab.happened("impact-named")


@pytest.mark.rule("M-SCRIPT-68")
def test_a_state_of_level_4_leads_to_its_epilogue_at_once() -> None:
    lab = fight_lab("homeless", ("a1",), states={"katia": {"misery": 3}}, pile={"hatchet": 1}, tops=NOTHING)
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank", "5", "misery-3")
    lab.choose("fight-on")
    assert lab.told("character-lost", "epilogue") == ["epilogue:misery-3"]


@pytest.mark.rule("M-SCRIPT-05")
def test_after_a_script_play_goes_on_where_it_stopped() -> None:
    lab = mine_lab(
        at="explore",
        tasks={"marko": "scavenging", "emilia": "guard", "marin": "guard"},
        unknown=["x-cupboards"],
        pile={"hatchet": 1},
        tops={"residents": ["thugs-2"], "findings": ["already-searched", "under-the-linen", "full-shelf"]},
    )
    lab.choose("turn-up:14").next("1", "1", "b1", "hatchet", "blank", "1", "1")
    lab.choose("noise:2", "fight-arm:marko:hatchet", "fight-on", "looted")
    assert lab.told("told", "script") == ["script:33"]
    assert (lab.asked, lab.state.card) == ("take", "x-cupboards")
    lab.choose("take-all")
    assert (lab.asked, lab.told("found", "card")) == ("take", ["card:under-the-linen", "card:full-shelf"])


@pytest.mark.rule("M-SCRIPT-08")
def test_nobody_eats_drinks_or_is_treated_while_a_script_is_resolved() -> None:
    laid: dict[str, Any] = {
        "states": {"katia": {"hunger": 2, "misery": 2, "illness": 1}},
        "advanced": ["351", "909"],
        "pile": {"meds": 1, "moonshine": 1, "raw-food": 1, "hatchet": 2},
    }
    lab = fight_lab("thugs-1", ("a1", "b1"), tops={"findings": ["full-shelf"]}, **laid)
    lab.choose("fight-arm:katia:hatchet", "fight-arm:cveta:hatchet").next(
        "hatchet", "hatchet", "blank", "blank"
    )
    lab.choose("fight-on", "hit:a1:knife:0")
    seen = []
    while lab.asked != "explore":
        seen.append(lab.asked)
        assert lab.anytime == []
        lab.choose(lab.options[0])
    assert seen == ["take", "loot", "loot"]
    assert {id.split(":")[0] for id in lab.anytime} == {"place-now", "eat-now", "drink-now"}


@pytest.mark.rule("M-SCRIPT-08")
def test_nor_while_they_talk_their_way_out() -> None:
    lab = after_a_round(
        pile={"meds": 1, "knife": 1, "ammo": 1},
        states={"katia": {"illness": 1}},
    )
    lab.choose("talk-pay:10")
    assert (lab.asked, lab.anytime) == ("fight-ransom", [])


@pytest.mark.rule("M-SCRIPT-09")
def test_present_are_those_in_the_scene() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=THREE, play=breaks_off("anton"))
    lab.next("blank", "blank", "blank").choose("fight-on").next("1", "1").choose("talk-surrender")
    assert lab.told("surrendered", "who") == [("character:katia", "character:cveta")]
    levels = [lab.level(id, "wounds") for id in ("katia", "cveta", "anton", "emilia")]
    assert levels == [2, 2, 0, 0]


@pytest.mark.rule("M-SCRIPT-10")
def test_saving_and_restoring_have_no_other_effect() -> None:
    table = tilldawn.new_table("mine", 2, seed=10)
    table.answer(table.request.options[0].id)  # type: ignore[union-attr]
    before = msgspec.msgpack.encode(table.state)
    saved = table.save()
    assert msgspec.msgpack.encode(table.state) == before
    again = tilldawn.load(saved, verify=True)
    assert msgspec.msgpack.encode(again.state) == before
    assert again.journal == table.journal


@pytest.mark.rule("M-SCRIPT-11")
def test_looking_up_rules_changes_nothing() -> None:
    lab = fight_lab("thugs-1", ("a1", "c1"), pile={"knife": 1})
    before, request = msgspec.msgpack.encode(lab.state), lab.table.request
    for id in rows("mine"):
        found = lookup(id)
        assert found is not None
        assert found.text
    assert [found.id for found in search("ammo", game="mine")]
    assert search("munitions", "fr", "mine") or search("Ammo", "fr", "mine")
    lab.table.refused()
    assert msgspec.msgpack.encode(lab.state) == before
    assert lab.table.request is request


@pytest.mark.rule("M-SCRIPT-11")
@pytest.mark.parametrize(
    "area", ["SETUP", "BOARD", "DAY", "DUSK", "EVE", "SCAV", "RAID", "DAWN", "COMB", "TRADE"]
)
def test_the_rules_of_every_part_of_the_game_can_be_read(area: str) -> None:
    found = [row for row in rows("mine").values() if row.area == area]
    assert found
    assert search(found[0].id, game="mine")[0].id == found[0].id


EXPLAINED = [100, 101, 110, 200, 220, 300, 400, 500, 600, 610, 700, 800, 900, 901, 905]


@pytest.mark.rule("M-SCRIPT-11")
@pytest.mark.parametrize("number", EXPLAINED)
def test_the_number_of_a_script_that_explains_rules_opens_its_rows(number: int) -> None:
    found = search(str(number), game="mine")
    cited = [row.id for row in rows("mine").values() if re.search(rf"[§(]{number}\b", row.source)]
    assert set(cited) <= {one.id for one in found}
    assert cited or "M-SCRIPT-11" in {one.id for one in found}


@pytest.mark.rule("M-SCRIPT-12")
@pytest.mark.parametrize("number", ["155", "351", "534", "909"])
def test_each_advanced_rule_is_a_switch_of_its_own(number: str) -> None:
    settings = mine_lab(advanced=[number]).state.settings
    assert [key for key in ADVANCED if getattr(settings, ADVANCED[key])] == [number]


@pytest.mark.rule("M-SCRIPT-12")
def test_without_the_switches_no_advanced_rule_is_played() -> None:
    settings = mine_lab().state.settings
    assert [key for key in ADVANCED if getattr(settings, ADVANCED[key])] == []
    with pytest.raises(BadOption):
        mine_lab(advanced=["40"])


@pytest.mark.rule("M-SCRIPT-12")
@pytest.mark.parametrize(("number", "verb"), [("351", "eat-now"), ("909", "drink-now")])
def test_an_advanced_rule_opens_what_it_says(number: str, verb: str) -> None:
    laid: dict[str, Any] = {
        "states": {"marko": {"hunger": 2, "misery": 2}},
        "storage": {"raw-food": 1, "moonshine": 1},
    }
    assert [id for id in mine_lab(**laid).anytime if id.startswith(verb)] == []
    assert [id for id in mine_lab(advanced=[number], **laid).anytime if id.startswith(verb)]
