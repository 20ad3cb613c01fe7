"""B.5 Search phase: the Active pile, drawing in turn, keeping, swapping, Bad Luck."""

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.testing.daylight import Lab, daylight_lab

SIX = ["junk", "junk", "cheer", "focus", "planks", "nails"]
"""Six slots: with two weapons an inventory is full."""


def slots(lab: Lab) -> int:
    return int(lab.table.look().players[0].slots)


def drawers(lab: Lab) -> list[str]:
    return [event.seat for event in lab.events("card-drawn", "wave-drawn")]


@pytest.mark.rule("W-SEARCH-01")
def test_twelve_cards_move_from_the_rubble_to_the_active_pile_of_three_players() -> None:
    lab = daylight_lab(3, at="round", next=["planks"])
    began = lab.events("search-began")[0]
    assert (began.dealt, began.active) == (12, 12 + 1)
    assert len(lab.state.rubble) == 72 - 12
    assert len(lab.state.active) == 12 + 1 - 1


@pytest.mark.rule("W-SEARCH-02")
def test_wave_is_shuffled_in_exactly_once_each_round() -> None:
    lab = daylight_lab(2, at="round", next=["wave", "slow-tide"])
    assert lab.chance.seen[0] == {"rubble": 10, "=wave": 1}
    lab.choose("accept-wave", "ready:0", "ready:1").next("wave")
    lab.state.line.clear()
    lab.choose("skip")
    assert lab.state.round == 2
    assert {"rubble": 20, "=wave": 1} in lab.chance.seen


@pytest.mark.rule("W-SEARCH-03")
def test_cards_nobody_drew_stay_and_the_new_ones_are_added() -> None:
    lab = daylight_lab(3, at="round", round=2, active=5, next=["planks"])
    assert lab.events("search-began")[0].dealt == 12
    assert lab.chance.seen[0] == {"rubble": 5 + 12, "=wave": 1}


@pytest.mark.rule("W-SEARCH-04")
def test_everybody_draws_one_card_in_turn_clockwise_from_the_first_player() -> None:
    lab = daylight_lab(3, at="search", first=1, next=["planks", "nails", "wires", "shards"])
    lab.choose("keep", "keep", "keep")
    assert drawers(lab) == ["seat:1", "seat:2", "seat:0", "seat:1"]
    assert lab.seat == 1


@pytest.mark.rule("W-SEARCH-05")
def test_a_found_card_may_be_kept() -> None:
    lab = daylight_lab(2, at="search", next=["candy-bar", "wires"])
    assert lab.options == ["keep", "leave"]
    lab.choose("keep")
    assert lab.items(0) == {"pillars-skillet": 1, "candy-bar": 1}


@pytest.mark.rule("W-SEARCH-05")
def test_a_found_card_may_be_discarded_at_once() -> None:
    lab = daylight_lab(2, at="search", next=["candy-bar", "wires"]).choose("leave")
    assert lab.items(0) == {"pillars-skillet": 1}
    assert lab.state.rubble_discard == {"candy-bar": 1}


@pytest.mark.rule("W-SEARCH-06")
def test_with_a_full_inventory_a_card_may_be_swapped_for_the_found_one() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: SIX}, next=["candy-bar", "wires"])
    assert lab.options == ["swap:junk", "swap:cheer", "swap:focus", "swap:planks", "swap:nails", "leave"]
    lab.choose("swap:cheer")
    assert slots(lab) == 8
    assert lab.items(0)["candy-bar"] == 1
    assert lab.state.rubble_discard == {"cheer": 1}


@pytest.mark.rule("W-SEARCH-06")
def test_swapping_one_card_of_a_higher_stack_makes_no_room() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: [*SIX, "nails"]}, next=["candy-bar"])
    assert "swap:planks" in lab.options
    assert "swap:nails" not in lab.options


@pytest.mark.rule("W-SEARCH-07")
def test_a_card_joining_an_own_stack_needs_no_free_slot() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: SIX}, next=["planks", "wires"])
    assert lab.options == ["keep", "leave"]
    lab.choose("keep")
    assert lab.items(0)["planks"] == 2
    assert slots(lab) == 8


@pytest.mark.rule("W-SEARCH-07")
def test_a_stackable_card_without_an_own_stack_needs_a_slot() -> None:
    lab = daylight_lab(2, at="search", weapons=["fire-axe"], items={0: SIX}, next=["wires"])
    assert "keep" not in lab.options
    assert lab.refusals()["keep/wires"] == "W-INV-01"


@pytest.mark.rule("W-SEARCH-08")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("rodent-attack", "damage-suffered"),
        ("broken-bone", "damage-suffered"),
        ("crow-attack", "nothing-lost"),
    ],
)
def test_bad_luck_strikes_before_the_next_turn_and_is_never_kept(card: str, told: str) -> None:
    lab = daylight_lab(2, at="search", next=[card, "planks"])
    assert [event.name for event in lab.events()] == ["card-drawn", told, "card-discarded", "card-drawn"]
    assert (lab.asked, lab.seat) == ("found", 1)
    assert card not in lab.items(0)
    assert lab.state.rubble_discard == {card: 1}


@pytest.mark.rule("W-SEARCH-09")
def test_drawing_goes_round_until_a_wave_is_accepted() -> None:
    cards = ["planks", "nails", "wires", "arrow", "junk"]
    lab = daylight_lab(2, at="search", next=[*cards, "wave", "slow-tide", "gun-ammo", "wave"])
    lab.choose(*["keep"] * len(cards), "delay-wave", "keep")
    assert len(drawers(lab)) == len(cards) + 3
    assert lab.state.phase == "search"
    lab.choose("accept-wave")
    assert lab.state.phase == "trade"


@pytest.mark.rule("W-SEARCH-09")
def test_a_death_ends_the_search_without_a_wave() -> None:
    lab = daylight_lab(2, at="search", health={0: 1}, next=["rodent-attack"])
    assert lab.won is False
    assert drawers(lab) == ["seat:0"]


@pytest.mark.rule("W-SEARCH-10")
@pytest.mark.parametrize(
    "use", ["heal:0:candy-bar", "play:energy-drink-red", "boost:blood-lust", "cheer:0:1"]
)
def test_items_have_no_use_in_search(use: str) -> None:
    items = {0: ["candy-bar", "energy-drink-red", "blood-lust", "cheer"]}
    lab = daylight_lab(3, at="search", health={0: 5}, items=items, next=["planks"])
    with pytest.raises(IllegalAnswer):
        lab.choose(use)


@pytest.mark.rule("W-SEARCH-10")
def test_all_one_can_do_with_items_in_search_is_throw_them_away() -> None:
    lab = daylight_lab(2, at="search", items={0: ["candy-bar"], 1: ["cheer"]}, next=["planks"])
    assert lab.options == ["keep", "leave"]
    assert lab.anytime == ["discard:0:candy-bar", "discard:1:cheer"]
