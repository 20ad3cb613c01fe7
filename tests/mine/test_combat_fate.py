"""The script icon in Combat: a miss, or the Combat half of a Fate card (M-FATE, M-COMB, M-CARD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tilldawn.games.mine.cards.fate import FATE
from tilldawn.games.mine.combat.fight import fight
from tilldawn.testing.mine import Lab, conserved, fight_lab, mine_lab

ARMS = {"grey": {}, "yellow": {"knife": 1}, "red": {"pistol": 1, "ammo": 3}}
"""What Katia needs to roll a die of this colour."""
TOKENS = {"grey": "a1", "yellow": "b1", "red": "c1"}
"""Which Enemy of Deserters rolls a die of this colour."""


def ours(card: str, die: str, **laid: Any) -> Lab:
    """Katia's die of this colour shows a script icon against two Knives; this Fate card lies on top."""
    laid = {"party": ("katia",), "foes": ("a1", "b1"), **laid}
    tops: dict[str, Sequence[str]] = {"fate": [card], "findings": ["already-searched"]}
    lab = fight_lab("thugs-1", laid.pop("foes"), pile=ARMS[die], tops=tops, **laid)
    if ARMS[die]:
        lab.choose(f"fight-arm:katia:{next(iter(ARMS[die]))}")
    return lab.next("script").choose("fight-on")


def theirs(card: str, die: str, **laid: Any) -> Lab:
    """The die of an Enemy shows a script icon, after the misses of all who roll before it."""
    laid = {"party": ("katia", "cveta"), "other": "a2", **laid}
    foes = (TOKENS[die], laid.pop("other"))
    lab = fight_lab("deserters", foes, tops={"fate": [card]}, **laid)
    before = [] if die == "red" else ["blank"] * len(laid["party"])
    return lab.next(*before, "script").choose("fight-on")


# --- Trusting fate ------------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-30", "M-FATE-08")
@pytest.mark.parametrize("side", [ours, theirs])
@pytest.mark.parametrize("die", ["grey", "yellow", "red"])
def test_the_group_decides_whether_to_trust_fate_whoever_rolled_the_icon(side: Any, die: str) -> None:
    lab: Lab = side("long-night", die)
    assert (lab.asked, lab.options) == ("fight-fate", ["fight-trust", "fight-miss"])
    assert lab.seat == lab.state.leader


@pytest.mark.rule("M-FATE-08")
def test_no_card_is_drawn_when_fate_is_declined() -> None:
    lab = ours("long-night", "red").next("blank", "blank").choose("fight-miss")
    assert (lab.asked, lab.foes) == ("round", {"a1": 0, "b1": 0})
    assert (lab.state.fate.layers[0], lab.state.fate_discard) == ("long-night", [])


@pytest.mark.rule("M-FATE-08")
@pytest.mark.parametrize("face", ["blank", "fist-1"])
def test_no_other_icon_calls_for_fate(face: str) -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("katia",)).next(face, "hatchet").choose("fight-on")
    assert (lab.asked, len(lab.state.fate)) == ("round", 7)


@pytest.mark.rule("M-COMB-30")
def test_a_script_icon_may_be_rerolled_instead() -> None:
    lab = fight_lab("thugs-2", ("b1",), party=("marin",)).next("script", "fist-1", "blank")
    lab.choose("fight-on", "fight-reroll")
    assert (lab.asked, lab.foes) == ("round", {"b1": 1})


@pytest.mark.rule("M-FATE-09", "M-COMB-31")
@pytest.mark.parametrize("side", [ours, theirs])
@pytest.mark.parametrize(
    ("card", "die"), [(card.id, die) for card in FATE.values() for die in ARMS if die != card.die]
)
def test_a_card_of_another_colour_is_a_miss(side: Any, card: str, die: str) -> None:
    lab: Lab = side(card, die)
    lab.next(*["blank"] * 4).choose("fight-trust")
    assert lab.told("fight-fate-drawn", "matches") == ["no"]
    assert lab.asked == "round"
    assert lab.foes == dict.fromkeys(lab.foes, 0)
    assert all(person.wounds == 0 for person in lab.state.group)
    assert (lab.combat.dodging, lab.combat.down_next, lab.combat.lost_weapons) == ([], [], {})
    assert [foe.weapon for foe in lab.combat.foes] == [foe.own for foe in lab.combat.foes]


@pytest.mark.rule("M-FATE-08", "M-FATE-10")
def test_a_fight_while_the_fate_card_of_the_dawn_is_resolved_leaves_that_card_where_it_lies() -> None:
    lab = mine_lab(
        at="spirit",
        people=("katia",),
        fate_card="fever",
        tops={"fate": ["long-night"]},
        storage={"knife": 1, "hatchet": 1},
        play=lambda g: fight(g, "thugs-2", home=True),
        next=["1", "b1"],
    )
    lab.choose("fight-arm:katia:knife", "fight-spare:katia:hatchet")
    lab.next("script", "blank").choose("fight-on", "fight-trust")
    assert lab.asked == "round"
    assert (lab.state.fate_card, lab.state.fate_discard) == ("fever", ["long-night"])
    conserved(lab.state)


@pytest.mark.rule("M-FATE-09")
@pytest.mark.parametrize("card", FATE)
def test_the_card_goes_to_the_discard_of_the_fate_deck(card: str) -> None:
    lab = ours(card, FATE[card].die).choose("fight-trust")
    assert lab.told("fight-fate-drawn", "matches") == ["yes"]
    assert (lab.state.fate_discard, lab.state.fate_card, len(lab.state.fate)) == ([card], "", 6)
    conserved(lab.state)


# --- Headshot -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-COMB-31")
def test_a_headshot_of_ours_is_three_wounds_to_a_chosen_enemy() -> None:
    lab = ours("long-night", "red").choose("fight-trust")
    assert (lab.asked, lab.options) == ("fight-blow", ["hit:a1:knife:0", "hit:b1:knife:0"])
    lab.next("blank").choose("hit:b1:knife:0")
    assert lab.foes == {"a1": 0}


@pytest.mark.rule("M-COMB-31", "M-COMB-17")
def test_a_headshot_of_theirs_is_three_wounds_to_a_character_the_group_chooses() -> None:
    lab = theirs("long-night", "red").choose("fight-trust")
    assert (lab.asked, lab.options) == ("fight-struck", ["wound:katia:0", "wound:cveta:0"])
    lab.next("blank", "blank", "blank").choose("wound:cveta:0")
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (0, 3)


@pytest.mark.rule("M-COMB-18")
def test_what_is_left_of_a_headshot_goes_to_another_character() -> None:
    lab = theirs("long-night", "red", states={"katia": {"wounds": 2}}).choose("fight-trust")
    assert lab.options == ["wound-last:katia:2", "wound:cveta:0"]
    lab.next("wounds-1", "blank", "blank").choose("wound-last:katia:2")
    assert not lab.alive("katia")
    assert lab.level("cveta", "wounds") == 1


@pytest.mark.rule("M-COMB-19")
def test_what_is_left_of_a_headshot_goes_to_another_enemy() -> None:
    lab = ours("long-night", "red")
    lab.combat.foes[0].wounds = 2
    lab.next("blank").choose("fight-trust", "hit:a1:knife:2")
    assert lab.foes == {"b1": 2}


# --- Weapon Loss and Jam ------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-41")
def test_a_lost_weapon_is_away_until_the_combat_ends_and_then_back() -> None:
    lab = ours("fever", "yellow", foes=("a1", "b1")).next("blank", "blank").choose("fight-trust")
    assert (lab.person("katia").weapon, lab.pile, lab.foes) == ("", {}, {"a1": 0, "b1": 0})
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert lab.dice[-3:] == ["katia/unarmed", "a1/knife", "b1/knife"]
    lab.next("blank", "blank").choose("flee:chased")
    assert lab.pile == {"knife": 1}
    conserved(lab.state)


@pytest.mark.rule("M-CARD-41", "M-COMB-08")
def test_whoever_loses_a_weapon_may_change_to_the_spare() -> None:
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        party=("katia",),
        pile={"knife": 1, "hatchet": 1},
        tops={"fate": ["fever"], "findings": ["already-searched"]},
    )
    lab.choose("fight-arm:katia:knife", "fight-spare:katia:hatchet").next("script", "blank")
    lab.choose("fight-on", "fight-trust", "fight-swap:katia:hatchet")
    assert lab.person("katia").weapon == "hatchet"
    lab.next("hatchet", "blank").choose("fight-on", "looted")
    assert lab.pile == {"knife": 1, "hatchet": 1}


@pytest.mark.rule("M-CARD-40", "M-CARD-41")
def test_two_weapons_lost_by_one_character_both_come_back() -> None:
    lab = fight_lab(
        "thugs-2",
        ("b1",),
        party=("katia",),
        pile={"knife": 1, "pistol": 1, "ammo": 1},
        tops={"fate": ["fever", "grey-morning"]},
    )
    lab.choose("fight-arm:katia:knife", "fight-spare:katia:pistol").next("script", "blank")
    lab.choose("fight-on", "fight-trust", "fight-swap:katia:pistol").next("script", "blank")
    lab.choose("fight-on", "fight-trust")
    assert lab.told("fight-weapon-lost", "how") == ["weapon-loss", "jam"]
    assert lab.told("fight-weapon-lost", "rule") == ["M-CARD-41", "M-CARD-40"]
    conserved(lab.state)
    lab.next("blank").choose("flee:chased")
    assert lab.pile == {"knife": 1, "pistol": 1}
    conserved(lab.state)


@pytest.mark.rule("M-CARD-41")
def test_a_lost_weapon_is_back_after_a_flight_too() -> None:
    lab = ours("fever", "yellow", party=("katia", "pavle")).next("fist-1", "blank", "blank")
    lab.choose("fight-trust", "hit:a1:knife:0", "flee:runner")
    assert (lab.state.step, lab.pile) == ("choose-findings", {"knife": 1})


@pytest.mark.rule("M-CARD-41")
def test_an_enemy_who_loses_its_weapon_fights_unarmed() -> None:
    lab = theirs("fever", "yellow").next("blank").choose("fight-trust")
    foe = lab.combat.foes[0]
    assert (foe.token, foe.weapon, foe.own) == ("b1", "", "knife")
    lab.next("blank", "blank", "blank", "blank").choose("fight-on")
    assert lab.dice[-2:] == ["b1/unarmed", "a2/unarmed"]


@pytest.mark.rule("M-CARD-40")
def test_a_jammed_pistol_is_out_of_use_and_back_after_the_combat() -> None:
    lab = ours("grey-morning", "red", foes=("a1", "b1")).next("blank", "blank").choose("fight-trust")
    assert (lab.person("katia").weapon, lab.pile) == ("", {"ammo": 2})
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert lab.dice[-3] == "katia/unarmed"
    assert lab.pile == {"ammo": 2}
    lab.next("blank", "blank").choose("flee:chased")
    assert lab.pile == {"pistol": 1, "ammo": 2}


@pytest.mark.rule("M-CARD-40")
def test_a_jammed_weapon_of_the_fallen_stays_behind_when_the_others_flee() -> None:
    lab = ours("grey-morning", "red", party=("katia", "pavle"), states={"katia": {"wounds": 3}})
    lab.next("fist-1", "blank", "knife-2", "wounds-1").choose("fight-trust", "hit:a1:knife:0")
    lab.choose("wound-last:katia:3")
    assert not lab.alive("katia")
    lab.choose("flee:runner")
    assert lab.pile == {"ammo": 2}
    conserved(lab.state)


@pytest.mark.rule("M-CARD-40", "M-COMB-28")
def test_an_enemy_with_a_jam_goes_on_unarmed_and_keeps_its_wounds() -> None:
    lab = theirs("grey-morning", "red")
    lab.combat.foes[0].wounds = 1
    lab.next("blank", "blank", "blank").choose("fight-trust")
    foe = lab.combat.foes[0]
    assert (foe.token, foe.weapon, foe.wounds) == ("c1", "", 1)


@pytest.mark.rule("M-CARD-40")
def test_the_second_shot_of_a_rifle_is_not_touched_by_a_jam() -> None:
    lab = fight_lab(
        "thugs-1",
        ("a1", "b1"),
        party=("katia",),
        pile={"assault-rifle": 1, "ammo": 2},
        tops={"fate": ["grey-morning"]},
    )
    lab.choose("fight-arm:katia:assault-rifle").next("script", "reticle-2", "blank", "blank")
    lab.choose("fight-on", "fight-shots:2", "fight-trust")
    assert lab.dice == ["katia/assault-rifle", "katia/assault-rifle"]
    lab.choose("hit:a1:knife:0", "hit:a1:knife:1")
    assert (lab.foes, lab.person("katia").weapon) == ({"a1": 2, "b1": 0}, "")


# --- Dodge --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-42")
def test_a_character_who_dodges_takes_no_wounds_this_round() -> None:
    lab = ours("draught", "grey", party=("katia", "cveta")).next("blank", "knife-2", "blank")
    lab.choose("fight-trust")
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (0, 2)
    lab.next("blank", "blank", "knife-2", "blank").choose("fight-on")
    assert lab.options == ["wound:katia:0", "wound:cveta:2"]  # in the next round it is over


@pytest.mark.rule("M-CARD-42")
def test_it_is_said_that_whoever_dodges_cannot_be_wounded() -> None:
    lab = ours("draught", "grey", party=("katia", "cveta", "anton"))
    lab.next("blank", "blank", "knife-2", "blank").choose("fight-trust")
    assert lab.options == ["wound:cveta:0", "wound:anton:0"]
    assert lab.refusals() == {"wound/katia": "M-CARD-42"}


@pytest.mark.rule("M-CARD-42", "M-COMB-19")
def test_wounds_nobody_else_can_take_are_lost() -> None:
    lab = ours("draught", "grey").next("knife-3", "blank").choose("fight-trust")
    assert lab.level("katia", "wounds") == 0
    assert (lab.told("fight-wounds-lost", "side"), lab.told("fight-wounds-lost", "wounds")) == (["us"], [3])
    assert lab.told("fight-wounds-lost", "rule") == ["M-CARD-42"]


@pytest.mark.rule("M-CARD-42")
def test_nobody_who_dodges_is_killed_at_once() -> None:
    lab = fight_lab("thugs-2", ("a1",), party=("katia",), tops={"fate": ["draught"]})
    lab.next("script", "hatchet").choose("fight-on", "fight-trust")
    assert lab.alive("katia")
    assert lab.told("fight-blow-lost", "blow") == ["kill"]


@pytest.mark.rule("M-CARD-42")
def test_an_enemy_whose_roll_brought_the_card_dodges() -> None:
    lab = fight_lab("deserters", ("a1", "a2"), party=("katia",), tops={"fate": ["draught"]})
    lab.next("fist-2", "script", "blank").choose("fight-on", "fight-trust")
    assert lab.told("fight-dodged", "who") == ["enemy:a1"]
    assert lab.foes == {"a1": 0, "a2": 2}


@pytest.mark.rule("M-CARD-42")
def test_a_dodge_deals_no_wound() -> None:
    lab = ours("draught", "grey").next("blank", "blank").choose("fight-trust")
    assert lab.foes == {"a1": 0, "b1": 0}


# --- Deep Cut, Wild Fire, Knocked Down ----------------------------------------------------------------


@pytest.mark.rule("M-COMB-31")
def test_a_deep_cut_of_ours_is_two_wounds() -> None:
    lab = ours("grandmothers-tea", "yellow").next("blank", "blank").choose("fight-trust")
    assert lab.asked == "fight-blow"
    lab.choose("hit:b1:knife:0")
    assert (lab.foes, lab.combat.down_next) == ({"a1": 0, "b1": 2}, [])


@pytest.mark.rule("M-COMB-31")
def test_a_deep_cut_of_theirs_is_two_wounds() -> None:
    lab = theirs("grandmothers-tea", "yellow").next("blank").choose("fight-trust")
    lab.choose("wound:katia:0")
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (2, 0)


@pytest.mark.rule("M-COMB-31")
def test_wild_fire_of_ours_hits_two_different_enemies() -> None:
    lab = ours("ice-on-the-panes", "red", foes=("a1", "b1", "a2")).next("blank", "blank", "blank")
    lab.choose("fight-trust", "hit:a1:knife:0")
    assert lab.options == ["hit:b1:knife:0", "hit:a2:knife:0"]
    assert lab.refusals() == {"hit/a1": "M-COMB-31"}
    lab.choose("hit:a2:knife:0")
    assert lab.foes == {"a1": 1, "b1": 0, "a2": 1}


@pytest.mark.rule("M-COMB-31")
def test_wild_fire_hits_a_single_target_once() -> None:
    lab = theirs("ice-on-the-panes", "red", party=("katia",)).next("blank", "blank", "blank")
    lab.choose("fight-trust")
    assert lab.level("katia", "wounds") == 1
    assert not lab.happened("fight-blow-lost")


@pytest.mark.rule("M-COMB-31")
def test_wild_fire_of_theirs_hits_two_different_characters() -> None:
    lab = theirs("ice-on-the-panes", "red").next("blank", "blank", "blank", "blank")
    lab.choose("fight-trust", "wound:cveta:0")
    assert (lab.level("katia", "wounds"), lab.level("cveta", "wounds")) == (1, 1)


@pytest.mark.rule("M-COMB-31")
def test_a_knocked_down_enemy_rolls_no_die_in_the_next_round() -> None:
    lab = ours("little-sun", "grey").next("blank", "blank").choose("fight-trust", "hit:a1:knife:0")
    assert (lab.asked, lab.foes) == ("round", {"a1": 1, "b1": 0})
    assert lab.told("fight-knocked-down", "who") == ["enemy:a1"]
    lab.next("blank", "blank").choose("fight-on")
    assert lab.dice[-2:] == ["katia/unarmed", "b1/knife"]
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert lab.dice[-3:] == ["katia/unarmed", "a1/knife", "b1/knife"]


@pytest.mark.rule("M-COMB-31")
def test_a_knocked_down_character_rolls_no_die_in_the_next_round() -> None:
    lab = theirs("little-sun", "grey").next("blank").choose("fight-trust", "wound:katia:0")
    assert lab.level("katia", "wounds") == 1
    lab.next("blank", "blank", "blank").choose("fight-on")
    assert lab.dice[-3:] == ["cveta/unarmed", "a1/unarmed", "a2/unarmed"]


@pytest.mark.rule("M-COMB-31", "M-COMB-34")
def test_a_knocked_down_enemy_does_not_strike_at_those_who_flee() -> None:
    lab = ours("little-sun", "grey").next("blank", "blank").choose("fight-trust", "hit:a1:knife:0")
    lab.next("blank").choose("flee:chased")
    assert lab.dice[-1] == "b1/knife"
    assert lab.dice.count("a1/knife") == 1


@pytest.mark.rule("M-COMB-31")
def test_a_knock_that_kills_leaves_nobody_lying() -> None:
    lab = ours("little-sun", "grey")
    lab.combat.foes[0].wounds = 2
    lab.next("blank", "blank").choose("fight-trust", "hit:a1:knife:2")
    assert lab.foes == {"b1": 0}
    assert not lab.happened("fight-knocked-down")
