"""Advanced rule 534: hide goods, carry more, exchange a Location (M-ADV-11 to -19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.exploration import CARDS
from tilldawn.games.mine.city.events import HiddenGoods
from tilldawn.games.mine.decks import exchange_location
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.state import Game, State
from tilldawn.games.mine.trade.supply import from_box, put, take
from tilldawn.testing.mine import Lab, conserved, mine_lab, trip_lab

PLACES = ("ruined-villa", "print-shop", "textile-mill")
TASKS = {"marko": "scavenging", "emilia": "scavenging", "marin": "guard"}


def homeward(**laid: Any) -> Lab:
    """Choose Findings with 534 on; Marko (Inventory 5) and Emilia (3) are at the Ruined Villa."""
    laid = {"advanced": ["534"], "places": PLACES, "tasks": TASKS, **laid}
    return mine_lab(at="choose-findings", unknown_left=0, **laid)


def hide(s: State, place: str, goods: Goods) -> None:
    """Goods left at a Location on an earlier visit."""
    s.hidden[place] = {}
    for good, n in goods.items():
        take(s.box, good, n)
        put(s.hidden[place], good, n)


def hide_and_exchange_near(place: str) -> Callable[[Game], Flow[None]]:
    """Ammo was hidden at this place; then the Near Location is exchanged."""

    def play(g: Game) -> Flow[None]:
        hide(g.state, place, {"ammo": 3})
        yield from exchange_location(g, 0, "M-LOC-03")

    return play


def setting_out(*outcomes: str, **hidden: Goods) -> Lab:
    """The party is about to choose where to go; goods are hidden at places (`ruined_villa={...}`)."""
    lab = mine_lab(at="scavenging", advanced=["534"], places=PLACES, tasks=TASKS, next=outcomes)
    for place, goods in hidden.items():
        hide(lab.state, place.replace("_", "-"), goods)
    return lab


# --- Hiding and finding again -------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-11", "M-SCAV-23")
def test_goods_that_stay_behind_may_be_laid_on_the_location() -> None:
    lab = homeward(pile={"wood": 2}).choose("leave-good:wood", "leave-good:wood", "go-home:0:8")
    assert lab.options == ["yes", "no", "hide-good:wood"]
    lab.choose("yes")
    assert (lab.state.hidden, lab.pile) == ({"ruined-villa": {"wood": 2}}, {})
    conserved(lab.state)


@pytest.mark.rule("M-ADV-11")
def test_some_of_it_may_be_hidden_and_the_rest_goes_to_the_box() -> None:
    lab = homeward(pile={"wood": 2, "shovel": 1})
    lab.choose("leave-good:wood", "leave-good:wood", "leave-good:shovel", "go-home:0:8")
    lab.choose("hide-good:shovel")
    assert lab.options == ["hide-good:wood", "hidden-enough"]
    lab.choose("hide-good:wood", "hidden-enough")
    assert lab.state.hidden == {"ruined-villa": {"shovel": 1, "wood": 1}}
    assert [e.name for e in lab.events("goods-hidden", "goods-left")] == ["goods-hidden", "goods-left"]
    conserved(lab.state)


@pytest.mark.rule("M-ADV-11", "M-SCAV-23")
def test_what_weighs_nothing_may_be_left_and_hidden_too() -> None:
    lab = homeward(pile={"bandages": 1}).choose("leave-good:bandages", "go-home:0:8", "yes")
    assert (lab.pile, lab.state.hidden) == ({}, {"ruined-villa": {"bandages": 1}})
    conserved(lab.state)


@pytest.mark.rule("M-ADV-11")
def test_nothing_need_be_hidden() -> None:
    lab = homeward(pile={"shovel": 1}).choose("leave-good:shovel", "go-home:0:8", "no")
    assert (lab.state.hidden, lab.box["shovel"]) == ({}, 2)


@pytest.mark.rule("M-ADV-11")
def test_without_534_nothing_is_hidden() -> None:
    lab = homeward(pile={"shovel": 1}, advanced=[]).choose("leave-good:shovel", "go-home:0:8")
    assert (lab.state.hidden, lab.box["shovel"]) == ({}, 2)


@pytest.mark.rule("M-ADV-12")
@pytest.mark.parametrize(("result", "there"), [("1", False), ("6", False), ("7", True), ("10", True)])
def test_hidden_goods_are_gone_up_to_six_and_found_from_seven_on(result: str, there: bool) -> None:
    lab = setting_out(result, ruined_villa={"wood": 2, "ammo": 1}).choose("go-to:near:ruined-villa")
    (told,) = (e for e in lab.events() if isinstance(e, HiddenGoods))
    assert (told.found == "yes", lab.state.hidden) == (there, {})
    assert lab.pile == ({"wood": 2, "ammo": 1} if there else {})
    assert lab.box["wood"] == (10 if there else 12)


@pytest.mark.rule("M-ADV-12")
def test_goods_hidden_elsewhere_are_left_alone() -> None:
    lab = setting_out(print_shop={"ammo": 1}).choose("go-to:near:ruined-villa")
    assert (lab.state.hidden, lab.happened("hidden-goods")) == ({"print-shop": {"ammo": 1}}, False)


@pytest.mark.rule("M-ADV-12", "M-ADV-11")
def test_hidden_goods_stay_with_their_location_when_it_slides() -> None:
    play = hide_and_exchange_near("textile-mill")
    lab = mine_lab(
        at="scavenging", advanced=["534"], places=PLACES, tasks=TASKS, play=play, next=["church", "9"]
    )
    lab.choose("go-to:distant:textile-mill")
    assert (lab.pile, lab.state.hidden) == ({"ammo": 3}, {})


@pytest.mark.rule("M-ADV-13")
def test_hidden_goods_are_lost_with_their_location() -> None:
    play = hide_and_exchange_near("ruined-villa")
    lab = mine_lab(advanced=["534"], places=PLACES, play=play, next=["church"])
    assert (lab.state.hidden, lab.box["ammo"], lab.state.locations[2]) == ({}, 9, "church")
    assert lab.told("hidden-goods-lost", "card") == ["card:ruined-villa"]
    assert lab.told("hidden-goods-lost", "goods") == [("count:ammo*3",)]


@pytest.mark.rule("M-ADV-14")
def test_when_the_box_is_out_of_a_kind_the_hidden_ones_are_taken() -> None:
    lab = trip_lab(
        "post-office", "x-heap", advanced=["534"], box={"ammo": 2}, tops={"findings": ["somebodys-reserve"]}
    )
    hide(lab.state, "textile-mill", {"ammo": 2})
    assert "ammo" not in lab.box
    lab.next("1").choose("return:2", "take-all")
    assert (lab.pile, lab.state.hidden["textile-mill"]) == ({"ammo": 1, "chems": 1}, {"ammo": 1})
    conserved(lab.state)


@pytest.mark.rule("M-ADV-14")
def test_hidden_goods_are_not_touched_while_the_box_has_some() -> None:
    lab = trip_lab(
        "post-office", "x-heap", advanced=["534"], tops={"findings": ["somebodys-reserve"]}, next=["1"]
    )
    hide(lab.state, "textile-mill", {"ammo": 2})
    lab.choose("return:2", "take-all")
    assert (lab.pile["ammo"], lab.state.hidden) == (1, {"textile-mill": {"ammo": 2}})


# --- Carrying more ------------------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-15")
def test_a_scavenger_carries_one_more_for_fatigue_two() -> None:
    lab = homeward(pile={"wood": 9}, states={"marko": {"fatigue": 1}})
    assert "go-home:9:8" not in lab.options
    lab.choose("strain:marko")
    assert (lab.level("marko", "fatigue"), "go-home:9:9" in lab.options) == (3, True)


@pytest.mark.rule("M-ADV-15")
@pytest.mark.parametrize(("fatigue", "may"), [(0, True), (2, True), (3, False)])
def test_who_is_too_tired_cannot_carry_more(fatigue: int, may: bool) -> None:
    lab = homeward(states={"marko": {"fatigue": fatigue}})
    assert ("strain:marko" in lab.options) is may


@pytest.mark.rule("M-ADV-15")
def test_fatigue_two_becomes_four() -> None:
    assert homeward(states={"marko": {"fatigue": 2}}).choose("strain:marko").level("marko", "fatigue") == 4


@pytest.mark.rule("M-ADV-16")
def test_each_scavenger_carries_more_once_a_trip() -> None:
    lab = homeward().choose("strain:marko")
    with pytest.raises(IllegalAnswer):
        lab.choose("strain:marko")
    lab.choose("strain:emilia")
    assert "go-home:0:10" in lab.options


@pytest.mark.rule("M-ADV-15", "M-SCAV-21")
def test_without_534_nobody_carries_more() -> None:
    assert not [id for id in homeward(advanced=[]).options if id.startswith("strain")]


# --- Exchanging a Location ----------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-17", "M-ADV-19", "M-ADV-18")
def test_at_the_beginning_four_cards_replace_one_of_the_other_locations() -> None:
    lab = trip_lab("ruined-villa", advanced=["534"], tops={"locations": ["church"]})
    exchanges = [id for id in lab.options if id.startswith("exchange")]
    assert exchanges == ["exchange:distant:textile-mill", "exchange:far:print-shop"]
    lab.choose("exchange:distant:textile-mill")
    assert lab.state.locations == ["ruined-villa", "print-shop", "church"]
    assert (len(lab.state.unknown), len(lab.state.exploration)) == (10, 16)


@pytest.mark.rule("M-ADV-19")
def test_the_location_being_visited_cannot_be_exchanged_at_the_beginning() -> None:
    with pytest.raises(IllegalAnswer):
        trip_lab("ruined-villa", advanced=["534"]).choose("exchange:near:ruined-villa")


@pytest.mark.rule("M-ADV-17")
def test_once_a_card_is_resolved_the_beginning_is_over() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", advanced=["534"]).choose("ignore")
    assert not [id for id in lab.options if id.startswith("exchange")]


@pytest.mark.rule("M-ADV-17", "M-SCAV-16")
def test_locations_are_exchanged_as_often_as_four_cards_can_be_returned() -> None:
    lab = trip_lab("ruined-villa", advanced=["534"], tops={"locations": ["church", "hotel", "garage"]})
    lab.choose("exchange:distant:textile-mill", "exchange:distant:print-shop", "exchange:far:hotel")
    assert (lab.state.locations, len(lab.state.unknown)) == (["ruined-villa", "church", "garage"], 2)
    assert not [id for id in lab.options if id.startswith("exchange")]


@pytest.mark.rule("M-ADV-17", "M-SCAV-16")
def test_at_the_end_too_they_are_exchanged_one_after_the_other() -> None:
    lab = trip_lab("ruined-villa", "x-heap-end", unknown_left=9, advanced=["534"])
    lab.choose("end", "exchange:far:print-shop")
    assert (lab.asked, len(lab.state.unknown)) == ("exchange", 5)
    lab.choose(lab.options[0])
    assert lab.asked == "load"


@pytest.mark.rule("M-ADV-17", "M-ADV-18")
@pytest.mark.parametrize(("left", "offered"), [(4, True), (3, False)])
def test_at_the_end_an_exchange_needs_four_cards_left(left: int, offered: bool) -> None:
    lab = trip_lab("ruined-villa", "x-heap-end", unknown_left=left, advanced=["534"]).choose("end")
    assert (lab.asked == "exchange") is offered


@pytest.mark.rule("M-ADV-17", "M-ADV-19", "M-ADV-11")
def test_at_the_end_even_the_location_visited_may_be_replaced_and_nothing_is_hidden_there() -> None:
    lab = trip_lab(
        "ruined-villa", "x-heap-end", advanced=["534"], pile={"shovel": 1}, tops={"locations": ["church"]}
    )
    lab.choose("end")
    assert [id.split(":")[0] for id in lab.options] == ["exchange"] * 3 + ["no-exchange"]
    lab.choose("exchange:near:ruined-villa", "no-exchange")
    assert lab.state.locations == ["textile-mill", "print-shop", "church"]
    lab.choose("leave-good:shovel", "go-home:0:8")
    assert (lab.state.hidden, lab.box["shovel"], lab.state.phase) == ({}, 2, "raid")
    assert len(lab.state.exploration) == sum(card.copies for card in CARDS)


@pytest.mark.rule("M-ADV-17")
def test_without_534_no_location_is_exchanged() -> None:
    assert trip_lab("ruined-villa").options == ["turn-up:14", "look-around:2"]
    assert trip_lab("ruined-villa", "x-heap-end").choose("end").asked == "load"


@pytest.mark.rule("M-ADV-14")
def test_what_is_taken_from_hidden_goods_for_want_of_a_box_is_told() -> None:
    """A piece bought (or gained) when the box is empty comes from where it is hidden, and the log says so."""
    lab = homeward()
    hide(lab.state, "school", {"sawblade": lab.state.box["sawblade"]})
    assert from_box(lab.table._world, "sawblade", 1) == 1
    assert [event.told.args["card"] for event in lab.events("hidden-goods-taken")] == ["card:school"]
