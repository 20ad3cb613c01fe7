"""B.4 Inventory: slots, stacks, and what may be thrown away or lost."""

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.daylight.cards.shelf import RUBBLE
from tilldawn.testing.daylight import Lab, daylight_lab

SIX = ["junk", "junk", "cheer", "focus", "planks", "nails"]
"""Six slots: with two weapons an inventory is full."""


def slots(lab: Lab, seat: int = 0) -> int:
    return int(lab.table.look().players[seat].slots)


def holding(*cards: str) -> Lab:
    """A player in Combat with these cards and nothing else."""
    return daylight_lab(2, unique=False, items={0: cards}, line=["brute"], weapons=[(), "fire-axe"])


@pytest.mark.rule("W-INV-01")
def test_the_eighth_slot_may_be_filled() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: SIX[:5]}, next=["candy-bar", "wires"])
    assert slots(lab) == 7
    lab.choose("keep")
    assert slots(lab) == 8


@pytest.mark.rule("W-INV-01")
def test_a_ninth_slot_is_refused_with_starting_weapons_counted_in() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: SIX}, next=["candy-bar"])
    assert slots(lab) == 8
    assert lab.refusals()["keep/candy-bar"] == "W-INV-01"
    with pytest.raises(IllegalAnswer):
        lab.choose("keep")


@pytest.mark.rule("W-INV-02")
@pytest.mark.parametrize("stack", [["arrow"] * 3, ["planks"] * 2, ["gun-ammo"] * 5])
def test_stackable_cards_of_one_name_share_a_slot(stack: list[str]) -> None:
    assert slots(holding(*stack)) == 1


@pytest.mark.rule("W-INV-03")
def test_only_ammo_and_ingredients_stack() -> None:
    stacking = {card.id for card in RUBBLE.values() if card.stacks}
    assert stacking == {"gun-ammo", "arrow", "planks", "nails", "shards", "wires", "explosives"}
    assert {RUBBLE[card].family for card in stacking} == {"ammo", "ingredient"}


@pytest.mark.rule("W-INV-04")
@pytest.mark.parametrize("pair", [("arrow", "planks"), ("gun-ammo", "arrow"), ("planks", "nails")])
def test_different_names_never_share_a_slot(pair: tuple[str, str]) -> None:
    assert slots(holding(*pair)) == 2


@pytest.mark.rule("W-INV-05")
def test_two_fire_axes_use_two_slots() -> None:
    lab = daylight_lab(2, unique=False, weapons=[["fire-axe", "fire-axe"]], line=["brute"])
    assert slots(lab) == 2


@pytest.mark.rule("W-INV-06")
@pytest.mark.parametrize("card", ["candy-bar", "canned-stew"])
def test_healing_cards_do_not_stack(card: str) -> None:
    assert slots(holding(card, card)) == 2


@pytest.mark.rule("W-INV-07")
@pytest.mark.parametrize("card", ["cheer", "focus", "blood-lust", "lucky"])
def test_special_cards_do_not_stack_and_need_a_slot_each(card: str) -> None:
    lab = daylight_lab(5, at="trade", unique=False, items={0: [card, card]})
    assert slots(lab) == 2


@pytest.mark.rule("W-INV-08")
def test_junk_does_not_stack() -> None:
    assert slots(holding("junk", "junk")) == 2


@pytest.mark.rule("W-INV-09")
@pytest.mark.parametrize("at", ["search", "trade", "combat"])
@pytest.mark.parametrize("seat", [0, 1])
def test_anybody_may_throw_own_cards_away_in_every_phase(at: str, seat: int) -> None:
    queued = ["planks"] if at == "search" else []
    lab = daylight_lab(2, at=at, items={0: ["junk"], 1: ["junk"]}, line=["brute"], next=queued)
    asked = lab.asked
    lab.choose(f"discard:{seat}:junk")
    assert "junk" not in lab.items(seat)
    assert lab.items(1 - seat)["junk"] == 1
    assert lab.state.rubble_discard == {"junk": 1}
    assert lab.asked == asked


@pytest.mark.rule("W-INV-09")
def test_throwing_a_card_away_makes_room_for_the_one_just_drawn() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: SIX}, next=["candy-bar", "wires"])
    lab.choose("discard:0:junk", "keep")
    assert lab.items(0)["candy-bar"] == 1
    assert slots(lab) == 8


@pytest.mark.rule("W-INV-09")
def test_a_whole_stack_may_be_thrown_away_to_make_room() -> None:
    stacks = ["arrow", "planks", "nails", "shards", "wires", "explosives"] * 2
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: stacks}, next=["candy-bar", "junk"])
    assert lab.seat == 0
    lab.choose("discard:0:shards", "discard:0:shards", "keep")
    assert lab.items(0)["candy-bar"] == 1


@pytest.mark.rule("W-INV-10")
def test_wave_needs_no_slot() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: SIX}, next=["wave", "slow-tide"])
    lab.choose("accept-wave")
    assert lab.state.wave == 0
    assert slots(lab) == 8


@pytest.mark.rule("W-INV-11")
def test_a_barricade_may_stand_beside_a_full_inventory() -> None:
    lab = daylight_lab(2, weapons=["fire-axe"], items={0: [*SIX, "planks", "nails"]}, line=["brute"])
    lab.choose("craft:barricade")
    assert slots(lab) == 8
    assert lab.player(0).barricades == 1


@pytest.mark.rule("W-INV-11")
def test_crafted_tokens_are_not_traded() -> None:
    lab = daylight_lab(2, at="trade", tokens={0: {"barricade": 1, "trap": 1}})
    assert [id for id in lab.options if id.startswith("give:0")] == ["give:0:pillars-skillet:1"]
    assert lab.refusals()["give-away/barricade"] == "W-TRADE-10"
    assert lab.refusals()["give-away/trap"] == "W-TRADE-10"


@pytest.mark.rule("W-INV-12")
def test_a_used_healing_card_is_discarded() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["candy-bar"]}, health={0: 5}).choose("heal:0:candy-bar")
    assert "candy-bar" not in lab.items(0)
    assert lab.state.rubble_discard == {"candy-bar": 1}


@pytest.mark.rule("W-INV-12")
def test_a_used_weapon_stays() -> None:
    lab = daylight_lab(2, unique=False, weapons=["fire-axe", "fire-axe"], line=["brute"])
    lab.choose("attack:fire-axe")
    assert lab.damage("brute-1") == 2
    assert lab.items(0) == {"fire-axe": 1}
    assert lab.state.rubble_discard == {}


@pytest.mark.rule("W-INV-12")
def test_weapons_and_backpacks_are_all_that_shows_the_infinity_symbol() -> None:
    staying = {card.id for card in RUBBLE.values() if card.stays}
    assert staying == {card.id for card in RUBBLE.values() if card.weapon} | {"backpack"}


@pytest.mark.rule("W-INV-13")
def test_a_raider_finds_nothing_to_steal_beside_starting_weapons() -> None:
    lab = daylight_lab(
        2, at="enemies", weapons=["fire-axe"], first=1, line=["raider"], next=["plus-1", "wave"]
    )
    assert lab.health(0) == 7
    assert lab.items(0) == {"pillars-skillet": 1, "fire-axe": 1}


@pytest.mark.rule("W-INV-13")
def test_a_crow_takes_the_other_card_and_never_a_starting_weapon() -> None:
    lab = daylight_lab(
        2, at="search", weapons=["fire-axe"], items={0: ["junk"]}, next=["crow-attack", "wires"]
    )
    assert lab.items(0) == {"pillars-skillet": 1, "fire-axe": 1}


@pytest.mark.rule("W-INV-13")
def test_a_starting_weapon_cannot_be_thrown_away() -> None:
    lab = daylight_lab(2, weapons=["fire-axe"], items={0: ["chainsaw"]}, line=["brute"])
    assert lab.anytime == ["discard:0:chainsaw"]
    assert lab.refusals()["discard/fire-axe"] == "W-INV-13"
    assert lab.refusals()["discard/pillars-skillet"] == "W-INV-13"


@pytest.mark.rule("W-INV-13")
def test_a_starting_weapon_may_be_given_away_in_trade() -> None:
    lab = daylight_lab(2, at="trade").choose("give:0:pillars-skillet:1", "take-gift:1:0:pillars-skillet")
    assert lab.items(0) == {}
    assert lab.items(1) == {"triggers-service-rifle": 1, "pillars-skillet": 1}
