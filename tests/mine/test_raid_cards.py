"""The ten Night Raid cards, one by one (M-CARD-38)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.games.mine.cards.raids import CARDS, RAID
from tilldawn.games.mine.raid.events import RaidReduced
from tilldawn.testing.mine import Lab, conserved, mine_lab


def met(card: str, *faces: str, guards: tuple[str, ...] = ("emilia",), **layout: Any) -> Lab:
    """A night on which this card comes. Emilia on Guard has Prowess 0, so that nothing is rolled again."""
    people = layout.setdefault("people", ("marko", "emilia", "marin"))
    tasks = {id: "guard" if id in guards else "floor" for id in people}
    return mine_lab(at="raid", tasks=tasks, tops={"raids": [card]}, next=faces, **layout)


def left(lab: Lab) -> tuple[int, int]:
    """The Damage and Wounds that all points have left."""
    (told,) = (e for e in lab.events() if isinstance(e, RaidReduced))
    return told.damage, told.wounds


def resolved(lab: Lab, card: str) -> bool:
    """The card lies in its deck again, and the night goes on."""
    mix = lab.state.raids.layers[0]
    return lab.asked == "crime-wave" and isinstance(mix, dict) and mix.get(f"={card}") == 1


@pytest.mark.rule("M-CARD-38")
def test_every_card_has_damage_and_wounds_and_perhaps_an_order_of_loss() -> None:
    assert {card.id: (card.damage, card.wounds) for card in CARDS} == {
        "shots-in-the-street": (1, 0),
        "prowlers": (3, 0),
        "hungry-neighbours": (3, 0),
        "burglars": (4, 1),
        "n-impact": (0, 0),
        "marauders": (6, 2),
        "thug-gang": (5, 3),
        "armed-stragglers": (4, 2),
        "firebrands": (4, 2),
        "militia-search": (5, 2),
    }
    assert [card.id for card in CARDS if card.dearest] == ["burglars", "marauders"]
    assert [card.id for card in CARDS if card.red] == [card.id for card in CARDS[5:]]
    assert [card.id for card in CARDS if card.removed] == ["marauders"]


@pytest.mark.rule("M-CARD-38")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.id != "n-impact"])
def test_every_card_takes_its_damage_and_deals_its_wounds(card: str) -> None:
    storage = {"jewelry": 2, "herb": 3, "cigarette": 6, "book": 2, "shell": 3, "water": 6, "wood": 5}
    lab = met(card, "blank", storage=storage)
    if lab.asked == "raid-before":
        lab.choose("raid-face")
    while lab.asked == "raid-loss":
        lab.choose(lab.options[0])
    assert sum(storage.values()) - sum(lab.storage.values()) == RAID[card].damage
    assert lab.level("emilia", "wounds") == RAID[card].wounds
    assert lab.asked == "crime-wave"
    assert resolved(lab, card) or card == "marauders"
    conserved(lab.state)


@pytest.mark.rule("M-CARD-38")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.id != "n-impact"])
def test_no_card_finds_anything_in_an_empty_storage(card: str) -> None:
    lab = met(card, "blank")
    assert (lab.storage, lab.asked) == ({}, "crime-wave")
    assert lab.level("emilia", "wounds") == RAID[card].wounds


# --- Shots in the Street, Prowlers --------------------------------------------------------------------


@pytest.mark.rule("M-CARD-38")
def test_shots_in_the_street_cost_one_piece_of_any_kind() -> None:
    lab = met("shots-in-the-street", "blank", storage={"jewelry": 1, "water": 1, "raw-food": 1})
    assert lab.options == ["raid-lose:raw-food", "raid-lose:jewelry", "raid-lose:water"]
    lab.choose("raid-lose:water")
    assert lab.storage == {"jewelry": 1, "raw-food": 1}


@pytest.mark.rule("M-CARD-38")
def test_prowlers_take_grey_tokens_and_resources_in_one_breath() -> None:
    lab = met("prowlers", "blank", storage={"jewelry": 1, "wood": 1, "water": 2, "raw-food": 1, "meds": 1})
    assert lab.options == ["raid-lose:jewelry", "raid-lose:water", "raid-lose:wood"]
    lab.choose("raid-lose:water", "raid-lose:water", "raid-lose:wood")
    assert lab.storage == {"jewelry": 1, "raw-food": 1, "meds": 1}


@pytest.mark.rule("M-CARD-38")
def test_prowlers_take_the_rest_by_choice_once_nothing_grey_is_left() -> None:
    lab = met("prowlers", "blank", storage={"book": 1, "wood": 1, "raw-food": 1, "meds": 1})
    assert lab.options == ["raid-lose:raw-food", "raid-lose:meds"]
    lab.choose("raid-lose:meds")
    assert lab.storage == {"raw-food": 1}


# --- Hungry Neighbours --------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-38")
def test_hungry_neighbours_take_food_first() -> None:
    lab = met("hungry-neighbours", "blank", storage={"canned-food": 1, "vegetable": 1, "sugar": 1, "herb": 1})
    lab.choose("raid-face")
    assert lab.options == ["raid-lose:sugar", "raid-lose:herb"]
    lab.choose("raid-lose:herb")
    assert lab.storage == {"sugar": 1}


@pytest.mark.rule("M-CARD-38")
@pytest.mark.parametrize(("good", "n"), [("raw-food", 1), ("canned-food", 1), ("vegetable", 2)])
def test_hungry_neighbours_go_with_a_meal_and_a_guard_feels_better(good: str, n: int) -> None:
    states = {"emilia": {"misery": 2}, "marin": {"misery": 2}}
    lab = met("hungry-neighbours", guards=("emilia", "marin"), storage={good: n, "book": 1}, states=states)
    lab.choose(f"raid-give:{good}*{n}")
    assert lab.options == ["person:emilia", "person:marin"]
    lab.choose("person:marin")
    assert (lab.storage, lab.level("marin", "misery"), lab.level("emilia", "misery")) == ({"book": 1}, 1, 2)
    assert not lab.happened("guard-rolled")
    assert resolved(lab, "hungry-neighbours")


@pytest.mark.rule("M-CARD-38")
def test_hungry_neighbours_are_not_offered_a_single_vegetable() -> None:
    lab = met("hungry-neighbours", "blank", storage={"vegetable": 1, "sugar": 3, "moonshine": 1})
    assert not lab.happened("raid-bought-off")
    assert lab.happened("guard-rolled")


@pytest.mark.rule("M-CARD-38")
@pytest.mark.parametrize(("result", "hit"), [("5", 1), ("6", 0)])
def test_sending_hungry_neighbours_away_with_nothing_weighs_on_the_guards(result: str, hit: int) -> None:
    lab = met("hungry-neighbours", "fist-2", result, board_ups=[1], storage={"raw-food": 1}).choose(
        "raid-face"
    )
    assert lab.storage == {"raw-food": 1}
    assert [p.misery for p in lab.state.group] == [0, hit, 0]


@pytest.mark.rule("M-CARD-38")
def test_hungry_neighbours_who_got_something_weigh_on_nobody() -> None:
    lab = met("hungry-neighbours", "fist-2", storage={"raw-food": 2}).choose("raid-face")
    assert lab.storage == {"raw-food": 1}
    assert not lab.happened("empathy-rolled")


@pytest.mark.rule("M-CARD-38", "M-RAID-22")
def test_hungry_neighbours_who_run_from_a_hatchet_are_ignored_altogether() -> None:
    lab = met("hungry-neighbours", "hatchet", storage={"hatchet": 1}).choose("guard-arm:emilia:hatchet")
    assert not lab.happened("empathy-rolled")
    assert resolved(lab, "hungry-neighbours")


# --- Burglars, Reality Impact, Marauders --------------------------------------------------------------


@pytest.mark.rule("M-CARD-38", "M-RAID-08")
@pytest.mark.parametrize("card", ["burglars", "marauders"])
def test_the_dearest_go_first_and_resources_only_when_no_token_is_left(card: str) -> None:
    lab = met(card, "blank", storage={"canned-food": 1, "filter": 1, "water": 5, "wood": 3})
    assert lab.options == ["raid-lose:water", "raid-lose:wood"]
    assert lab.storage == {"water": 5, "wood": 3}


@pytest.mark.rule("M-CARD-38")
def test_a_night_of_reality_costs_nothing_and_needs_no_defence() -> None:
    lab = met("n-impact", "prowlers", "black", storage={"jewelry": 1}, active=["hard-frost"])
    lab.choose("turn-page")
    assert (lab.storage, lab.level("emilia", "wounds")) == ({"jewelry": 1}, 0)
    assert not lab.happened("guard-rolled")
    assert len(lab.events("raid-drawn")) == 1
    assert resolved(lab, "n-impact")


@pytest.mark.rule("M-CARD-38", "M-RAID-23")
def test_marauders_are_out_of_the_game_once_they_have_been_here() -> None:
    lab = met("marauders", "blank")
    assert "marauders" in lab.state.waste_cards
    assert lab.state.raids.layers == [{"raids": 5}]
    conserved(lab.state)


@pytest.mark.rule("M-CARD-38", "M-RAID-22")
def test_marauders_who_were_ignored_come_back() -> None:
    lab = met("marauders", "hatchet", storage={"hatchet": 1}).choose("guard-arm:emilia:hatchet")
    assert "marauders" not in lab.state.waste_cards
    assert resolved(lab, "marauders")


# --- Thug Gang ----------------------------------------------------------------------------------------

CREW = ("emilia", "katia", "anton")
"""Three with Prowess 0."""


@pytest.mark.rule("M-CARD-38")
def test_a_thug_gang_is_beaten_off_by_four_points_of_dice() -> None:
    lab = met("thug-gang", "fist-2", "fist-2", "blank", guards=CREW, people=CREW, storage={"water": 6})
    assert lab.happened("gang-beaten")
    assert (left(lab), lab.storage) == ((0, 0), {"water": 6})
    assert resolved(lab, "thug-gang")


@pytest.mark.rule("M-CARD-38")
def test_board_ups_do_not_help_to_beat_a_gang_off() -> None:
    lab = met("thug-gang", "fist-2", "fist-1", "blank", guards=CREW, people=CREW, board_ups=[1, 2, 3])
    assert not lab.happened("gang-beaten")
    assert lab.options == ["raid-split:2:0", "raid-split:1:1", "raid-split:0:2"]


@pytest.mark.rule("M-CARD-38")
def test_a_rifle_alone_can_beat_a_gang_off() -> None:
    storage = {"assault-rifle": 1, "ammo": 2, "water": 6}
    lab = met("thug-gang", "reticle-2", "reticle-2", storage=storage)
    lab.choose("guard-arm:emilia:assault-rifle", "guard-ammo:emilia:2", "raid-shoot:emilia:2")
    assert left(lab) == (0, 0)


# --- Armed Stragglers ---------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-38")
def test_armed_stragglers_take_red_tokens_then_food_then_anything() -> None:
    storage = {"ammo": 1, "vegetable": 1, "raw-food": 1, "meds": 1, "jewelry": 1}
    lab = met("armed-stragglers", "blank", storage=storage)
    assert lab.options == ["raid-lose:jewelry", "raid-lose:meds"]
    assert lab.storage == {"meds": 1, "jewelry": 1}
    lab = met("armed-stragglers", "blank", storage={"ammo": 2, "shell": 3, "raw-food": 1})
    assert lab.options == ["raid-lose:shell", "raid-lose:ammo"]
    lab.choose("raid-lose:ammo", "raid-lose:ammo")
    assert lab.storage == {"shell": 1, "raw-food": 1}


@pytest.mark.rule("M-CARD-38", "M-RAID-37")
def test_armed_stragglers_fear_a_loaded_firearm() -> None:
    lab = met("armed-stragglers", "script", storage={"pistol": 1, "ammo": 1})
    lab.choose("guard-arm:emilia:pistol", "guard-ammo:emilia:1")
    assert lab.options == ["raid-split:4:0", "raid-split:3:1", "raid-split:2:2"]


@pytest.mark.rule("M-CARD-38")
@pytest.mark.parametrize("weapon", ["pistol", "knife"])
def test_armed_stragglers_do_not_fear_an_empty_firearm_or_a_knife(weapon: str) -> None:
    lab = met("armed-stragglers", "blank", storage={weapon: 1}).choose(f"guard-arm:emilia:{weapon}")
    assert left(lab) == (4, 2)


# --- Firebrands ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-38", "M-RAID-34")
def test_firebrands_burn_wood_and_books_first_and_break_markers_for_it() -> None:
    lab = met("firebrands", "blank", storage={"book": 1, "jewelry": 1}, x5={"wood": 1})
    assert lab.options == ["raid-lose:book", "raid-break:wood"]
    lab.choose("raid-break:wood", "raid-lose:wood", "raid-lose:wood", "raid-lose:wood")
    assert (lab.storage, lab.state.x5) == ({"book": 1, "jewelry": 1, "wood": 1}, {})


@pytest.mark.rule("M-CARD-38")
def test_firebrands_who_do_damage_burn_a_board_up_as_well() -> None:
    lab = met("firebrands", "fist-1", board_ups=[1, 3], storage={"wood": 4}).choose("raid-split:1:2")
    assert lab.options == ["hole:1", "hole:3"]
    lab.choose("hole:3")
    assert (lab.state.board_ups, lab.storage) == ([1], {"wood": 3})


@pytest.mark.rule("M-CARD-38")
def test_firebrands_burn_a_board_up_even_if_there_was_nothing_to_take() -> None:
    lab = met("firebrands", "blank", board_ups=[2]).choose("raid-split:3:2")
    assert lab.state.board_ups == []


@pytest.mark.rule("M-CARD-38")
def test_firebrands_whose_damage_is_taken_off_burn_no_board_up() -> None:
    lab = met("firebrands", "fist-2", board_ups=[1, 2]).choose("raid-split:0:2")
    assert lab.state.board_ups == [1, 2]
    assert lab.level("emilia", "wounds") == 2


# --- Militia Search -----------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-38")
def test_a_militia_search_takes_red_and_yellow_tokens_in_one_breath() -> None:
    storage = {"knife": 1, "chems": 5, "jewelry": 2}
    lab = met("militia-search", "blank", storage=storage).choose("guard-bare:emilia", "raid-face")
    assert lab.options == ["raid-lose:knife", "raid-lose:chems"]
    lab.choose(*["raid-lose:chems"] * 5)
    assert lab.storage == {"knife": 1, "jewelry": 2}


@pytest.mark.rule("M-CARD-38")
@pytest.mark.parametrize("weapon", ["pistol", "shotgun", "assault-rifle"])
def test_a_militia_search_is_called_off_for_a_firearm_out_of_storage(weapon: str) -> None:
    lab = met("militia-search", storage={weapon: 1, "knife": 1}).choose("guard-arm:emilia:knife")
    lab.choose(f"raid-give:{weapon}*1")
    assert lab.storage == {"knife": 1}
    assert not lab.happened("guard-rolled")
    assert resolved(lab, "militia-search")


@pytest.mark.rule("M-CARD-38")
def test_a_militia_search_is_called_off_for_tokens_worth_fifteen() -> None:
    lab = met("militia-search", storage={"jewelry": 1, "lockpick": 1, "water": 6})
    lab.choose("raid-pay-off:15")
    assert lab.options == ["pay:lockpick:5", "pay:jewelry:10"]
    lab.choose("pay:jewelry:10")
    assert lab.storage == {"water": 6}
    assert resolved(lab, "militia-search")


@pytest.mark.rule("M-CARD-38")
def test_a_militia_search_cannot_be_paid_with_less_with_resources_or_with_a_knife() -> None:
    lab = met("militia-search", "blank", storage={"jewelry": 1, "filter": 3, "book": 1, "water": 6})
    assert not lab.happened("raid-bought-off")
    assert lab.happened("guard-rolled")
    lab = met("militia-search", "blank", storage={"knife": 1}).choose("guard-bare:emilia")
    assert lab.happened("guard-rolled")


@pytest.mark.rule("M-CARD-38")
@pytest.mark.parametrize(("weapon", "wounds"), [("pistol", 3), ("knife", 2)])
def test_an_unpaid_militia_strikes_harder_where_it_sees_a_firearm_loaded_or_not(
    weapon: str, wounds: int
) -> None:
    lab = met("militia-search", "blank", storage={weapon: 1}).choose(f"guard-arm:emilia:{weapon}")
    assert left(lab) == (5, wounds)


@pytest.mark.rule("M-CARD-38")
def test_a_firearm_in_a_guards_hand_cannot_be_handed_over() -> None:
    lab = met("militia-search", "blank", storage={"pistol": 1}).choose("guard-arm:emilia:pistol")
    assert not lab.happened("raid-bought-off")
    assert lab.storage == {"pistol": 1}
