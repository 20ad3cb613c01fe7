"""Residents: who comes, what they want, those who stay (M-RES, M-CARD-28 to -35)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs

import tilldawn
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.book.events import ImpactNamed
from tilldawn.games.mine.cards.residents import CARDS, RESIDENT
from tilldawn.games.mine.city.printed import ENEMIES
from tilldawn.games.mine.combat.events import FightBegan, FoeDrawn
from tilldawn.games.mine.combat.fight import fight
from tilldawn.games.mine.decks import return_resident
from tilldawn.games.mine.goods import Goods
from tilldawn.testing.mine import Lab, conserved, fight_lab, trip_lab

TABLE: dict[str, tuple[str, str]] = {
    "thugs-1": ("2222333344", "knife knife pistol"),
    "thugs-2": ("1111122223", "hatchet knife knife"),
    "thugs-3": ("2222233333", "- knife knife"),
    "civilians-1": ("2222233333", "- - -"),
    "civilians-2": ("2222233333", "- - knife"),
    "hobos": ("1111122222", "- - knife"),
    "survivors-1": ("2222223333", "- knife hatchet"),
    "survivors-2": ("2222223333", "knife knife pistol"),
    "homeless": ("1111111111", "- - -"),
    "rebels": ("2222233333", "knife pistol assault-rifle"),
    "soldiers": ("2222233333", "pistol assault-rifle assault-rifle"),
    "deserters": ("2222223333", "- knife pistol"),
    "peddler": ("1111111111", "knife knife knife"),
}
"""How many Enemies for each result of the Black die, and the weapons of A, B and C."""
RED = ["thugs-1", "thugs-2", "thugs-3", "soldiers", "deserters"]
STAY = ["civilians-1", "civilians-2", "hobos", "survivors-1", "survivors-2"]
KIND = "ruined-villa"
"""A place without a red band."""


def meeting(card: str, place: str = KIND, **laid: Any) -> Lab:
    """The party goes towards a candle, and these Residents are there."""
    return trip_lab(place, "x-candlelight", tops={"residents": [card]}, **laid).choose("approach")


def finding(card: str, *kept: str, special: str = "1", **laid: Any) -> Lab:
    """A quiet search of Furniture meets this Findings card while these Residents watch."""
    laid = {"party": ("emilia", "katia"), **laid}
    lab = trip_lab(KIND, "x-furniture", kept=kept, tops={"findings": [card]}, next=[special], **laid)
    return lab.choose("return:2")


def back(lab: Lab, card: str) -> bool:
    """Whether a Residents card has been shuffled back into its deck."""
    layers = lab.state.residents.layers
    return len(layers) == 1 and isinstance(layers[0], dict) and layers[0].get(f"={card}", 0) == 1


def miseries(lab: Lab) -> list[int]:
    return [person.misery for person in lab.state.group if person.task == "scavenging"]


# --- The deck -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-RES-05", "M-RES-03")
@pytest.mark.parametrize("card", TABLE)
def test_the_card_gives_the_number_of_enemies_by_the_black_die(card: str) -> None:
    assert "".join(map(str, RESIDENT[card].number)) == TABLE[card][0]


@pytest.mark.rule("M-RES-05", "M-COMB-02")
@pytest.mark.parametrize("card", TABLE)
def test_letters_name_the_weapons(card: str) -> None:
    foes = ["a1", "b1", "c1", "a2"][: RESIDENT[card].number[-1]]
    result = ["10"] if len(foes) > 1 else []
    lab = trip_lab(KIND, play=lambda g: fight(g, card), pile={"knife": 1}, next=[*result, *foes])
    weapons = [weapon if weapon != "-" else "unarmed" for weapon in TABLE[card][1].split()]
    drawn = [(e.letter, e.weapon) for e in lab.events() if isinstance(e, FoeDrawn)]
    assert drawn == [*zip("ABC", weapons, strict=True), ("A", weapons[0])][: len(foes)]


def test_all_fourteen_residents_are_listed_here() -> None:
    assert [*TABLE, "r-impact"] == [card.id for card in CARDS]
    assert [card.id for card in CARDS if card.red] == RED
    assert [card.id for card in CARDS if card.slot] == STAY


@pytest.mark.rule("M-RES-03")
def test_enemies_are_drawn_only_when_a_fight_starts() -> None:
    lab = meeting("peddler")
    assert (lab.state.combat, lab.happened("foe-drawn"), lab.chance.seen) == (None, False, [])


@pytest.mark.rule("M-RES-04")
def test_some_attack_at_once_and_others_only_if_the_group_wants_it() -> None:
    lab = trip_lab(KIND, "x-candlelight", tops={"residents": ["thugs-3"]}, next=["1", "a1", "a2"])
    assert lab.choose("approach").asked == "round"
    lab = meeting("homeless", pile={"meds": 1})
    assert (lab.asked, lab.options) == ("homeless", ["give-gift:5", "walk-on", "fight:homeless"])
    assert lab.next("b1").choose("fight:homeless").asked == "round"


@pytest.mark.rule("M-RES-07")
def test_a_resolved_residents_card_is_shuffled_back() -> None:
    lab = meeting("peddler")
    before = len(lab.state.residents)
    lab.choose("walk-on")
    assert (lab.state.resident, len(lab.state.residents), back(lab, "peddler")) == ("", before + 1, True)


@pytest.mark.rule("M-RES-08", "M-CARD-28")
def test_a_reality_impact_among_the_residents_names_the_location_and_goes_back() -> None:
    lab = meeting("r-impact", noise=4, states={"emilia": {"misery": 1}}, next=["blue"])
    (impact,) = (e for e in lab.events() if isinstance(e, ImpactNamed))
    assert (impact.card, impact.colour, lab.state.noise) == (f"card:{KIND}", "colour:blue", 1)
    assert (back(lab, "r-impact"), lab.state.slot) == (True, [])


# --- Thugs --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-35", "M-RES-04", "M-COMB-38")
@pytest.mark.parametrize(("card", "foes"), [("thugs-1", 2), ("thugs-2", 1), ("thugs-3", 2)])
def test_killing_thugs_needs_no_empathy_roll(card: str, foes: int) -> None:
    lab = fight_lab(
        card,
        ["a1", "a2"][:foes],
        pile={"shotgun": 1, "ammo": foes},
        tops={"findings": ["already-searched"]},
        next=["spray", "blank", "blank", "spray"] if foes == 2 else ["spray"],
    )
    lab.choose("fight-arm:katia:shotgun", "fight-on")
    if foes == 2:
        lab.choose(lab.options[0], "fight-on")
    if lab.asked == "loot":
        lab.choose("looted")
    assert (lab.asked, lab.happened("empathy-rolled")) == ("explore", False)
    assert (back(lab, card), lab.pile) == (True, {"shotgun": 1})


@pytest.mark.rule("M-CARD-35", "M-SCRIPT-14")
@pytest.mark.parametrize("card", ["thugs-1", "thugs-2", "thugs-3", "deserters"])
def test_thugs_and_deserters_can_be_talked_to_after_a_round(card: str) -> None:
    foes = ["a1", "a2"][: min(2, int(TABLE[card][0][0]))]
    lab = fight_lab(card, foes, pile={"jewelry": 1})
    assert lab.options == ["fight-on", "flee:chased"]
    lab.next("blank", "blank", *["blank"] * len(foes)).choose("fight-on")
    assert lab.options == ["fight-on", "talk-pay:10", "talk-leave", "talk-surrender", "flee:chased"]


# --- Those who stay -----------------------------------------------------------------------------------


@pytest.mark.rule("M-RES-06", "M-CARD-29", "M-CARD-30", "M-CARD-31")
@pytest.mark.parametrize("card", STAY)
def test_they_stay_on_the_exploration_slot_until_choose_findings(card: str) -> None:
    lab = meeting(card)
    assert (lab.state.slot, lab.state.resident) == ([card], "")
    assert lab.happened("resident-stayed")
    lab.next("x-heap-end").choose("turn-up:13", "end")
    assert (lab.state.slot, back(lab, card)) == ([], True)
    conserved(lab.state)


@pytest.mark.rule("M-CARD-29", "M-RES-06")
def test_civilians_who_watch_weigh_on_the_party() -> None:
    lab = finding("spoiled", "civilians-1").next("5").choose("take-all")
    assert (miseries(lab), lab.state.noise, lab.pile) == ([1, 1], 1, {"knife": 1})
    assert lab.state.slot == ["civilians-1"]


@pytest.mark.rule("M-CARD-29")
def test_frightened_civilians_are_heard_as_well() -> None:
    lab = finding("spoiled", "civilians-2").next("5").choose("take-all")
    assert (miseries(lab), lab.state.noise, lab.happened("noise-rolled")) == ([1, 1], 2, False)


@pytest.mark.rule("M-CARD-29")
@pytest.mark.parametrize("gift", ["canned-food", "raw-food", "vegetable"])
def test_food_for_the_civilians_sends_them_home_and_comforts_one(gift: str) -> None:
    lab = trip_lab(KIND, kept=["civilians-1"], pile={gift: 1, "meds": 1}, states={"emilia": {"misery": 2}})
    appease = [id for id in lab.options if id.startswith("appease")]
    assert appease == [f"appease:civilians-1:{gift}:1"]
    lab.choose(*appease)
    assert (lab.pile, lab.level("emilia", "misery"), lab.state.slot) == ({"meds": 1}, 1, [])
    assert back(lab, "civilians-1")


@pytest.mark.rule("M-CARD-29")
@pytest.mark.parametrize("gift", ["vegetable", "meds", "herbal-meds", "bandages"])
def test_food_or_medicine_for_the_other_civilians_is_thanked_with_a_herb(gift: str) -> None:
    lab = trip_lab(KIND, kept=["civilians-2"], pile={gift: 1}).choose(f"appease:civilians-2:{gift}:1")
    assert (lab.pile, back(lab, "civilians-2")) == ({"herb": 1}, True)


@pytest.mark.rule("M-CARD-29", "M-COMB-42", "M-RES-04")
@pytest.mark.parametrize("card", ["civilians-1", "civilians-2", "hobos"])
def test_attacked_they_run_at_two_wounds_and_nobody_is_looted(card: str) -> None:
    foes = ["a1", "a2"] if card != "hobos" else ["a1"]
    lab = fight_lab(card, foes, next=["fist-2", "blank", *["blank"] * len(foes)]).choose("fight-on")
    while lab.asked == "hit":
        lab.choose(lab.options[0])
    assert (lab.asked, lab.state.slot, back(lab, card)) == ("explore", [], True)
    assert not lab.events("empathy-rolled", "found", "nothing-found", "told")


@pytest.mark.rule("M-CARD-30")
@pytest.mark.parametrize(("result", "angry"), [("3", True), ("4", False)])
def test_hobos_may_fight_over_what_is_taken(result: str, angry: bool) -> None:
    lab = finding("spoiled", "hobos").next(result, *(["1", "a1"] if angry else [])).choose("take-all")
    assert (lab.asked == "round", lab.pile) == (angry, {} if angry else {"knife": 1})
    if angry:
        lab.next("fist-2", "blank", "blank").choose("fight-on")
        assert (lab.pile, back(lab, "hobos")) == ({"knife": 1}, True)


@pytest.mark.rule("M-CARD-30")
def test_who_flees_from_the_hobos_leaves_the_find_to_them() -> None:
    lab = finding("spoiled", "hobos").next("1", "1", "a1", "blank").choose("take-all", "flee:chased")
    assert (lab.asked, lab.pile, lab.state.findings_discard) == ("load", {}, ["spoiled"])
    conserved(lab.state)


@pytest.mark.rule("M-CARD-30")
@pytest.mark.parametrize(
    ("pile", "way", "left"),
    [
        ({"moonshine": 2}, "moonshine:1", {"moonshine": 1}),
        ({"pure-alcohol": 1}, "pure-alcohol:1", {}),
        ({"raw-food": 1}, "raw-food:1", {}),
        ({"cigarette": 2}, "cigarette:2", {}),
    ],
)
def test_hobos_leave_for_a_drink_a_meal_or_two_cigarettes(pile: Goods, way: str, left: Goods) -> None:
    lab = trip_lab(KIND, kept=["hobos"], pile=pile).choose(f"appease:hobos:{way}")
    assert (lab.pile, back(lab, "hobos")) == (left, True)


@pytest.mark.rule("M-CARD-30")
def test_one_cigarette_is_not_enough_for_hobos() -> None:
    options = trip_lab(KIND, kept=["hobos"], pile={"cigarette": 1, "meds": 1}).options
    assert options == ["turn-up:14", "look-around:2", "attack:hobos"]


@pytest.mark.rule("M-CARD-31")
def test_survivors_get_the_dearest_piece_of_a_find() -> None:
    lab = finding("spoiled", "survivors-1", special="10").choose("take-all")
    assert lab.options == ["leave-dearest:jewelry", "take-and-fight"]
    lab.choose("leave-dearest:jewelry")
    assert (lab.pile, lab.state.slot) == ({"knife": 1}, ["survivors-1"])


@pytest.mark.rule("M-CARD-31")
def test_of_two_equally_dear_pieces_the_leader_chooses() -> None:
    lab = finding("full-shelf", "survivors-1").choose("take-all")
    assert lab.options == ["leave-dearest:cigarette", "leave-dearest:book", "take-and-fight"]
    assert lab.choose("leave-dearest:book").pile == {"cigarette": 1}


@pytest.mark.rule("M-CARD-31")
@pytest.mark.parametrize(("result", "kept"), [("5", {}), ("6", {"knife": 1})])
def test_a_single_piece_is_rolled_for(result: str, kept: Goods) -> None:
    lab = finding("spoiled", "survivors-1").choose("take-all").next(result).choose("share")
    assert lab.pile == kept


@pytest.mark.rule("M-CARD-31")
def test_who_takes_all_fights_the_survivors_with_it_in_hand() -> None:
    lab = finding("spoiled", "survivors-1").choose("take-all").next("1", "a1", "a2").choose("take-and-fight")
    assert (lab.asked, lab.pile) == ("arm", {"knife": 1})


@pytest.mark.rule("M-CARD-31")
@pytest.mark.parametrize(("left", "offered"), [(3, True), (2, False)])
def test_three_cards_go_round_the_survivors(left: int, offered: bool) -> None:
    lab = trip_lab(KIND, kept=["survivors-1"], unknown_left=left)
    assert ("round-them:survivors-1:3" in lab.options) is offered
    if offered:
        assert back(lab.choose("round-them:survivors-1:3"), "survivors-1")


@pytest.mark.rule("M-CARD-31")
def test_the_other_survivors_want_a_toll_first() -> None:
    pile = {"ammo": 1, "book": 1, "sugar": 1}
    lab = finding("spoiled", "survivors-2", pile=pile).choose("take-all")
    assert lab.options == ["pay-toll:3", "leave-find", "fight-for-it"]
    lab.choose("pay-toll:3")
    assert lab.options == ["pay:ammo:3", "pay:sugar:3"]
    assert lab.choose("pay:sugar:3").pile == {"ammo": 1, "book": 1, "knife": 1}


@pytest.mark.rule("M-CARD-31")
def test_without_a_token_worth_three_the_toll_cannot_be_paid() -> None:
    lab = finding("spoiled", "survivors-2", pile={"book": 3, "wood": 1}).choose("take-all")
    assert lab.options == ["leave-find", "fight-for-it"]
    assert lab.choose("leave-find").pile == {"book": 3, "wood": 1}


@pytest.mark.rule("M-CARD-31", "M-COMB-41")
def test_a_fight_with_the_survivors_ends_in_looting_and_the_find_is_taken() -> None:
    lab = finding("spoiled", "survivors-2", pile={"shotgun": 1, "ammo": 2}, party=("katia",))
    lab.choose("take-all").next("1", "a1", "b1", "spray", "blank", "spray", "10", "already-searched")
    lab.choose("fight-for-it", "fight-arm:katia:shotgun", "fight-on", "hit:a1:knife:0", "fight-on")
    lab.choose("loot:knife", "looted")
    assert (lab.pile, lab.state.slot, back(lab, "survivors-2")) == ({"shotgun": 1, "knife": 2}, [], True)


@pytest.mark.rule("M-CARD-31")
def test_tokens_worth_eight_buy_the_other_survivors_off() -> None:
    lab = trip_lab(KIND, kept=["survivors-2"], pile={"broken-pistol": 1, "moonshine": 1, "book": 1})
    lab.choose("pay-off:survivors-2:8", "pay:moonshine:3", "pay:broken-pistol:5")
    assert (lab.pile, back(lab, "survivors-2")) == ({"book": 1}, True)
    poor = trip_lab(KIND, kept=["survivors-2"], pile={"broken-pistol": 1, "weapon-part": 1})
    assert "pay-off:survivors-2:8" not in poor.options


@pytest.mark.rule("M-RES-06")
def test_several_watchers_have_their_say_in_the_order_they_came() -> None:
    lab = finding("full-shelf", "survivors-1", "civilians-1").choose("take-all")
    assert (lab.asked, lab.happened("empathy-rolled")) == ("survivors", False)
    lab.next("10").choose("leave-dearest:book")
    assert (lab.happened("empathy-rolled"), lab.pile) == (True, {"cigarette": 1})


# --- Homeless -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-32", "M-TOKEN-10")
@pytest.mark.parametrize(
    ("pile", "enough"),
    [
        ({"sugar": 1, "chems": 1}, False),
        ({"sugar": 1, "chems": 2}, True),
        ({"vegetable": 1}, True),
        ({"knife": 1, "jewelry": 1}, False),
    ],
)
def test_a_gift_for_the_homeless_is_green_or_yellow_and_worth_five(pile: Goods, enough: bool) -> None:
    assert ("give-gift:5" in meeting("homeless", pile=pile).options) is enough


@pytest.mark.rule("M-CARD-32")
def test_the_homeless_repay_a_gift_with_two_finds_and_a_lighter_heart() -> None:
    lab = meeting("homeless", pile={"vegetable": 1, "knife": 1}, states={"marko": {"misery": 1}})
    lab.choose("give-gift:5")
    assert (lab.pile, lab.options) == (
        {"knife": 1},
        [f"search-row:{r}" for r in ("furniture", "heap", "pantry", "stash")],
    )
    lab.next("full-shelf", "1").choose("search-row:stash", "take-all")
    lab.next("spoiled", "1").choose("search-row:heap", "leave")
    assert lab.pile == {"knife": 1, "canned-food": 1, "moonshine": 1}
    assert (lab.level("marko", "misery"), len(lab.state.unknown), back(lab, "homeless")) == (0, 13, True)


@pytest.mark.rule("M-CARD-32")
def test_walking_on_from_the_homeless_weighs() -> None:
    lab = trip_lab(KIND, "x-footsteps", tops={"residents": ["homeless"]}, next=["1", "6"])
    lab.choose("listen-for:0", "walk-on")
    assert (miseries(lab), back(lab, "homeless")) == ([1, 0], True)


@pytest.mark.rule("M-CARD-32")
def test_a_fight_with_the_homeless_weighs_and_ends_in_looting() -> None:
    lab = fight_lab("homeless", ["a1"], tops={"findings": ["full-shelf"]})
    lab.next("fist-2", "fist-1", "blank", "5").choose("fight-on", "take-all")
    assert (miseries(lab), lab.pile, back(lab, "homeless")) == ([1, 1], {"book": 1, "cigarette": 1}, True)


# --- Rebels -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-33", "M-SCRIPT-21")
def test_the_rebels_sell_a_bottle_and_a_cigarette_and_then_trade() -> None:
    lab = meeting("rebels", pile={"shovel": 1, "knife": 1})
    assert lab.options == ["buy-offer:6", "decline", "fight:rebels"]
    lab.choose("buy-offer:6", "pay:shovel:6")
    assert (lab.asked, lab.pile) == ("trade-begin", {"knife": 1, "moonshine": 1, "cigarette": 1})
    assert lab.options == ["trade-begin:rebels:3", "no-trade:rebels"]
    lab.choose("no-trade:rebels")
    assert back(lab, "rebels")


@pytest.mark.rule("M-CARD-33", "M-TOKEN-04")
def test_what_the_box_lacks_of_their_offer_is_not_given_and_the_price_stays() -> None:
    lab = meeting("rebels", pile={"shovel": 1}, box={"moonshine": 0}).choose("buy-offer:6")
    assert lab.pile == {"cigarette": 1}


@pytest.mark.rule("M-CARD-33")
def test_the_offer_is_out_of_reach_below_six() -> None:
    assert meeting("rebels", pile={"sawblade": 1, "wood": 5}).options == ["decline", "fight:rebels"]


@pytest.mark.rule("M-CARD-33")
@pytest.mark.parametrize(
    ("result", "left"), [("3", {"book": 1, "wood": 1}), ("4", {"jewelry": 1, "book": 1, "wood": 1})]
)
def test_who_declines_may_lose_the_dearest_token(result: str, left: Goods) -> None:
    lab = meeting("rebels", pile={"jewelry": 1, "book": 1, "wood": 1}).next(result).choose("decline")
    assert (lab.pile, back(lab, "rebels")) == (left, True)


@pytest.mark.rule("M-CARD-33")
def test_rebels_cannot_rob_the_poor() -> None:
    lab = meeting("rebels", pile={"wood": 2}).next("1").choose("decline")
    assert lab.pile == {"wood": 2}


@pytest.mark.rule("M-CARD-33", "M-COMB-40")
def test_dead_rebels_leave_ammo_for_each_firearm() -> None:
    lab = fight_lab(
        "rebels",
        ["a1", "c1"],
        pile={"shotgun": 1, "ammo": 2},
        tops={"findings": ["already-searched"]},
        next=["spray", "spray", "spray", "blank", "blank", "spray", "10"],
    )
    lab.choose("fight-arm:katia:shotgun", "fight-on", "hit:c1:assault-rifle:0", "fight-on")
    assert lab.options == ["loot:assault-rifle", "loot:knife", "looted"]
    assert lab.choose("looted").pile == {"shotgun": 1, "ammo": 1}


# --- Soldiers and Deserters ---------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-34")
def test_soldiers_take_a_bribe_worth_six() -> None:
    lab = meeting("soldiers", pile={"shovel": 1, "ammo": 1})
    assert lab.options == ["pay-bribe:6", "turn-back", "run-away", "fight:soldiers"]
    lab.choose("pay-bribe:6", "pay:shovel:6")
    assert (lab.pile, lab.asked, back(lab, "soldiers")) == ({"ammo": 1}, "explore", True)


@pytest.mark.rule("M-CARD-34")
def test_without_a_bribe_one_can_turn_back_unarmed() -> None:
    lab = meeting("soldiers", pile={"ammo": 1, "book": 2})
    assert lab.options == ["turn-back", "run-away", "fight:soldiers"]
    lab.choose("turn-back")
    assert (lab.asked, lab.pile, back(lab, "soldiers")) == ("load", {"book": 2}, True)
    armed = meeting("soldiers", pile={"pistol": 1, "knife": 1, "broken-shotgun": 1, "ammo": 3})
    assert armed.choose("turn-back").pile == {"knife": 1, "broken-shotgun": 1}


@pytest.mark.rule("M-CARD-34")
@pytest.mark.parametrize(("result", "wounds"), [("3", 2), ("4", 0)])
def test_running_from_soldiers_costs_cards_and_perhaps_blood(result: str, wounds: int) -> None:
    lab = meeting("soldiers").next(result).choose("run-away")
    if wounds:
        assert lab.options == ["person:marko", "person:emilia"]
        lab.choose("person:emilia")
    assert (lab.level("emilia", "wounds"), len(lab.state.unknown)) == (wounds, 9)


@pytest.mark.rule("M-CARD-34")
def test_running_is_possible_with_fewer_than_four_cards() -> None:
    lab = meeting("soldiers", unknown_left=2).next("9").choose("run-away")
    assert (lab.asked, lab.alive("emilia")) == ("load", True)


@pytest.mark.rule("M-CARD-34", "M-COMB-40")
def test_dead_soldiers_leave_two_ammo() -> None:
    lab = fight_lab(
        "soldiers",
        ["a1", "a2"],
        pile={"shotgun": 1, "ammo": 2},
        tops={"findings": ["already-searched"]},
        next=["spray", "spray", "spray", "blank", "spray", "spray", "10"],
    )
    lab.choose("fight-arm:katia:shotgun", "fight-on", "hit:a1:pistol:0", "fight-on")
    assert lab.choose("looted").pile == {"shotgun": 1, "ammo": 2}


@pytest.mark.rule("M-CARD-34")
def test_deserters_take_food_or_pay_for_medicine_with_ammo() -> None:
    pile = {"raw-food": 1, "vegetable": 1, "meds": 1}
    lab = meeting("deserters", pile=pile)
    assert lab.options == ["give-food", "give-medicine", "refuse"]
    lab.choose("give-food")
    assert lab.options == ["good:raw-food", "good:vegetable"]
    assert lab.choose("good:vegetable").pile == {"raw-food": 1, "meds": 1}
    assert back(lab, "deserters")
    assert meeting("deserters", pile=pile).choose("give-medicine").pile == {
        "raw-food": 1,
        "vegetable": 1,
        "ammo": 2,
    }


@pytest.mark.rule("M-CARD-34")
@pytest.mark.parametrize(("result", "asked"), [("5", "round"), ("6", "explore")])
def test_deserters_who_are_refused_may_attack(result: str, asked: str) -> None:
    lab = meeting("deserters", pile={"meds": 1}).next(
        result, *(["1", "a1", "a2"] if asked == "round" else [])
    )
    assert lab.choose("refuse").asked == asked


@pytest.mark.rule("M-CARD-34", "M-COMB-40", "M-COMB-38")
def test_dead_deserters_leave_one_ammo_and_weigh_on_the_party() -> None:
    lab = fight_lab(
        "deserters",
        ["a1", "a2"],
        pile={"shotgun": 1, "ammo": 2},
        tops={"findings": ["already-searched"]},
        next=["spray", "blank", "blank", "spray", "5"],
    )
    lab.choose("fight-arm:katia:shotgun", "fight-on", "hit:a1:unarmed:0", "fight-on")
    assert (lab.pile, miseries(lab)) == ({"shotgun": 1, "ammo": 1}, [1, 1])


@pytest.mark.rule("M-CARD-34", "M-SCRIPT-41", "M-RES-02")
@pytest.mark.parametrize("card", ["soldiers", "deserters", "rebels"])
def test_after_script_1002_those_in_uniform_may_be_ignored(card: str) -> None:
    lab = trip_lab(KIND, "x-candlelight", noise=4, tops={"residents": [card]}, pile={"meds": 1})
    lab.state.uniforms = True
    lab.choose("approach")
    assert lab.options == [f"meet:{card}", f"let-pass:{card}"]
    lab.choose(f"let-pass:{card}")
    assert (lab.asked, lab.state.noise, back(lab, card)) == ("explore", 1, True)


# --- Peddler ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-TRADE-01", "M-RES-07")
def test_the_peddler_trades_without_cards_to_return() -> None:
    lab = meeting("peddler", pile={"sugar": 2})
    assert lab.options == ["do-trade", "walk-on", "fight:peddler"]
    lab.choose("do-trade", "trade-begin:peddler:1", "trade-buy:cigarette:1", "trade-enough")
    assert (lab.pile, len(lab.state.unknown), back(lab, "peddler")) == ({"cigarette": 1}, 13, True)


@pytest.mark.rule("M-TRADE-03")
def test_the_commission_is_said_before_the_trade_and_what_is_lost_is_not_merely_chosen() -> None:
    lab = meeting("peddler", pile={"sugar": 2})
    assert offered_as(lab, "do-trade") == "Trade (first hand over a Commission of 1)"
    lab = meeting("deserters", pile={"canned-food": 1, "raw-food": 1})
    lab.choose("give-food")
    assert offered_as(lab, "good:raw-food") == "Give up Raw Food"


def offered_as(lab: Lab, id: str) -> str:
    """What an option is called."""
    request = lab.table.request
    assert request is not None
    return Speaker(lab.table, "en")(next(option.text for option in request.options if option.id == id))


@pytest.mark.rule("M-TRADE-03")
def test_who_has_nothing_cannot_trade_with_the_peddler() -> None:
    assert meeting("peddler", pile={"wood": 3}).options == ["walk-on", "fight:peddler"]


@pytest.mark.rule("M-RES-04", "M-COMB-41")
def test_a_dead_peddler_leaves_two_of_his_goods() -> None:
    lab = fight_lab("peddler", ["a1"], box={"lockpick": 0}, tops={"findings": ["already-searched"]})
    lab.next("fist-2", "fist-1", "blank", "10").choose("fight-on")
    (began,) = (e for e in lab.events() if isinstance(e, FightBegan))
    assert (began.foes, began.result, "good:lockpick" in lab.options) == (1, 0, False)
    lab.choose("good:raw-food")
    assert "good:raw-food" not in lab.options
    lab.choose("good:bandages", "looted")
    assert (lab.pile, back(lab, "peddler")) == ({"raw-food": 1, "bandages": 1}, True)


# --- Who says what may be taken -----------------------------------------------------------------------


@pytest.mark.rule("M-FIND-03", "M-CARD-31", "M-LOC-09")
@pytest.mark.parametrize("place", ["city-hospital", "church", "quiet-house", "school"])
def test_a_find_left_to_the_survivors_costs_nothing(place: str) -> None:
    lab = trip_lab(
        place,
        "x-furniture",
        unknown_left=2,
        kept=["civilians-2", "survivors-2"],
        pile={"sugar": 1},
        next=["spoiled", "1"],
    )
    lab.choose("return:2", "take-all", "leave-find")
    assert (lab.asked, lab.happened("empathy-rolled"), miseries(lab)) == ("load", False, [0, 0])
    assert (lab.pile, lab.state.noise) == ({"sugar": 1}, 1)


@pytest.mark.rule("M-FIND-03", "M-CARD-31")
def test_a_single_piece_lost_to_the_survivors_costs_nothing_either() -> None:
    lab = finding("spoiled", "civilians-1", "survivors-1").choose("take-all").next("5").choose("share")
    assert (lab.pile, lab.happened("empathy-rolled")) == ({}, False)


@pytest.mark.rule("M-CARD-31", "M-LOC-09")
def test_the_toll_comes_before_the_red_band() -> None:
    lab = trip_lab("church", "x-furniture", kept=["survivors-2"], pile={"sugar": 1}, next=["spoiled", "1"])
    lab.choose("return:2", "take-all")
    assert (lab.asked, lab.happened("empathy-rolled")) == ("toll", False)
    lab.next("1").choose("pay-toll:3")
    assert (lab.pile, lab.happened("empathy-rolled")) == ({"knife": 1}, True)


@pytest.mark.rule("M-CARD-31")
def test_the_survivors_share_is_the_dearest_piece_of_the_find_not_of_what_is_taken() -> None:
    lab = finding("spoiled", "survivors-1", special="10").choose("take:knife", "taken")
    assert (lab.asked, lab.pile, lab.told("dearest-left", "good")) == (
        "explore",
        {"knife": 1},
        ["good:jewelry"],
    )


@pytest.mark.rule("M-CARD-31")
def test_who_takes_only_the_dearest_piece_leaves_it_or_fights() -> None:
    lab = finding("spoiled", "survivors-1", special="10").choose("take:jewelry", "taken")
    assert lab.options == ["leave-dearest:jewelry", "take-and-fight"]
    assert lab.choose("leave-dearest:jewelry").pile == {}


@pytest.mark.rule("M-RES-06", "M-RES-07", "M-SCAV-19")
def test_survivors_killed_over_a_find_within_the_find_are_not_fought_again() -> None:
    """Hobos fight over the same find; looting them leads to the Survivors, who die before their turn."""
    laid: dict[str, Any] = {"party": ("katia",), "pile": {"shotgun": 1, "ammo": 6}}
    lab = finding("spoiled", "survivors-1", "hobos", **laid).choose("take-all")
    lab.next("1", "1", "a1").choose("take-and-fight", "fight-arm:katia:shotgun")
    lab.next("spray", "10", "full-shelf").choose("fight-on")
    assert lab.asked == "take", "the Hobos are dead and are being looted"
    lab.next("1", "a1", "a2").choose("take-all", "take-and-fight", "fight-arm:katia:shotgun")
    lab.next("spray", "blank", "spray", "10", "already-searched")
    lab.choose("fight-on", "hit:a1:unarmed:0", "fight-on")
    assert (lab.asked, lab.state.slot, lab.state.combat) == ("explore", [], None)
    assert len(lab.events("fight-began")) == 2
    conserved(lab.state)


@pytest.mark.rule("M-RES-07")
def test_a_residents_card_that_lies_nowhere_cannot_be_shuffled_in_a_second_time() -> None:
    lab = trip_lab(KIND)
    with pytest.raises(AssertionError, match="lies nowhere"):
        return_resident(lab.state, "survivors-1")
    conserved(lab.state)


@pytest.mark.rule("M-RES-06", "M-CARD-29", "M-SCAV-19")
def test_civilians_met_at_one_card_watch_at_the_next_until_the_visit_is_over() -> None:
    cards = ("x-candlelight", "x-furniture")
    lab = trip_lab(KIND, *cards, party=("emilia", "katia"), tops={"residents": ["civilians-1"]})
    lab.choose("approach", "turn-up:13").next("spoiled", "1", "5").choose("return:2", "take-all")
    assert (miseries(lab), lab.state.slot) == ([1, 1], ["civilians-1"])
    lab.next("x-heap-end").choose("turn-up:10", "end")
    assert (lab.state.slot, back(lab, "civilians-1")) == ([], True)


@pytest.mark.rule("M-RES-07", "M-SCAV-19")
def test_a_resident_whose_card_says_so_is_kept_aside_until_choose_findings(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(RESIDENT, "peddler", structs.replace(RESIDENT["peddler"], aside=True))
    lab = trip_lab(KIND, "x-candlelight", "x-heap-end", tops={"residents": ["peddler"]})
    lab.choose("approach", "walk-on")
    assert (lab.state.resident, lab.state.residents_aside) == ("", ["peddler"])
    assert lab.told("resident-left", "aside") == ["yes"]
    conserved(lab.state)
    lab.choose("turn-up:13", "end")
    assert (lab.state.residents_aside, back(lab, "peddler")) == ([], True)
    conserved(lab.state)


# --- Why not ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-32", "M-CARD-33", "M-CARD-34", "M-TOKEN-10", "M-FIND-04")
@pytest.mark.parametrize(
    ("card", "refused"),
    [
        ("homeless", {"give-gift/": "M-TOKEN-10"}),
        ("rebels", {"buy-offer/": "M-TOKEN-10"}),
        ("soldiers", {"pay-bribe/": "M-TOKEN-10"}),
        ("peddler", {"do-trade/": "M-TRADE-03"}),
    ],
)
def test_who_has_nothing_is_told_what_they_would_have_taken(card: str, refused: dict[str, str]) -> None:
    assert meeting(card).refusals() == refused


@pytest.mark.rule("M-CARD-34", "M-FIND-04")
def test_deserters_say_what_they_would_take() -> None:
    lab = meeting("deserters", pile={"canned-food": 1})
    assert lab.refusals() == {"give-medicine/": "M-FIND-04"}


@pytest.mark.rule("M-LOC-09", "M-RES-04")
def test_where_nobody_may_start_a_fight_it_is_said() -> None:
    lab = meeting("peddler", "church", pile={"sugar": 1})
    assert lab.refusals() == {"fight/peddler": "M-LOC-09"}
    slot = trip_lab("church", kept=["hobos"], pile={"cigarette": 1})
    assert slot.refusals() == {
        "appease/cigarette": "M-RES-06",
        "attack/hobos": "M-LOC-09",
        "end/": "M-SCAV-13",
    }


@pytest.mark.rule("M-CARD-33", "M-TOKEN-04")
def test_buying_what_the_box_lacks_is_warned_about() -> None:
    lab = meeting("rebels", pile={"jewelry": 1}, box={"moonshine": 0})
    assert lab.option("buy-offer:6").warning is not None
    assert meeting("rebels", pile={"jewelry": 1}).option("buy-offer:6").warning is None


@pytest.mark.rule("M-LOC-09", "M-CARD-31")
@pytest.mark.parametrize("place", ["central-square", "church"])
def test_where_nobody_may_start_a_fight_the_survivors_get_their_share(place: str) -> None:
    lab = trip_lab(place, "x-furniture", kept=["survivors-1"], next=["full-shelf", "1"])
    lab.choose("return:2", "take-all")
    assert lab.options == ["leave-dearest:cigarette", "leave-dearest:book"]
    assert lab.refusals() == {"take-and-fight/": "M-LOC-09"}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_enemy_can_be_looked_up_the_dogs_no_deck_holds_too(lang: str) -> None:
    say = Speaker(tilldawn.new_table("mine", 1, seed=1), lang)
    assert [card for card in ENEMIES if not say.thing(f"card:{card}").get("text")] == []
