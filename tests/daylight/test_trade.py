"""The Trade phase: gifts and healing (W-TRADE, W-HEAL)."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.testing.daylight import daylight_lab


def gifts(options: list[str], seat: int) -> list[str]:
    return [id for id in options if id.startswith(f"give:{seat}:")]


# --- Giving -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-TRADE-01")
def test_players_trade_in_any_order_between_search_and_combat() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide"])
    phases = [lab.state.phase, lab.choose("accept-wave").state.phase]
    lab.choose("give:2:drifters-machete", "give-to:0", "take-gift", "ready:1", "ready:0")
    assert [*phases, lab.state.phase] == ["search", "trade", "combat"]


@pytest.mark.rule("W-TRADE-01")
def test_nothing_is_given_outside_the_trade_phase() -> None:
    lab = daylight_lab(2, items={0: ["planks"]}, line=["wanderer"])
    assert gifts(lab.options + lab.anytime, 0) == []


@pytest.mark.rule("W-TRADE-02")
def test_a_second_gift_is_rejected() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks", "nails"]})
    lab.choose("give:0:planks", "take-gift")
    assert gifts(lab.options, 0) == []
    assert lab.refusals()["give/nails"] == "W-TRADE-02"
    with pytest.raises(IllegalAnswer):
        lab.choose("give:0:nails")
    assert lab.items(0)["nails"] == 1


@pytest.mark.rule("W-TRADE-02")
def test_every_player_has_a_gift_of_their_own() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: ["nails"]})
    lab.choose("give:0:planks", "take-gift", "give:1:nails", "take-gift")
    assert (lab.items(0)["nails"], lab.items(1)["planks"]) == (1, 1)


@pytest.mark.rule("W-TRADE-03")
def test_the_phase_may_end_without_a_gift() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"]}, line=["wanderer"])
    lab.choose("ready:0", "ready:1")
    assert lab.state.phase == "combat"
    assert lab.items(0)["planks"] == 1


@pytest.mark.rule("W-TRADE-04")
def test_a_refused_card_stays_with_the_giver() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"]})
    lab.choose("give:0:planks")
    assert (lab.seat, lab.options) == (1, ["take-gift", "refuse-gift"])
    lab.choose("refuse-gift")
    assert lab.items(0)["planks"] == 1
    assert "planks" not in lab.items(1)


@pytest.mark.rule("W-TRADE-05")
def test_a_refused_gift_may_be_offered_to_someone_else() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"]})
    lab.choose("give:0:planks", "give-to:1", "refuse-gift", "give:0:planks", "take-gift")
    assert lab.items(2)["planks"] == 1


@pytest.mark.rule("W-TRADE-06")
def test_nothing_is_given_back() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: ["nails"]})
    lab.choose("give:0:planks", "take-gift", "ready:1")
    assert lab.items(0) == {"pillars-skillet": 1}
    assert lab.items(1) == {"triggers-service-rifle": 1, "nails": 1, "planks": 1}


@pytest.mark.rule("W-TRADE-13")
def test_whoever_has_nothing_left_to_do_is_done_by_itself_until_a_gift_arrives() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"], 1: ["nails"]}, line=["wanderer"])
    lab.choose("give:0:planks", "give-to:1", "take-gift")
    assert not [id for id in lab.options if id.startswith(("give:0", "ready:0"))]
    assert lab.view.players[0].ready
    lab.choose("ready:2", "give:1:planks", "give-to:2", "take-gift")
    assert not lab.player(2).ready
    lab.choose("ready:2")
    assert lab.state.phase == "combat"


@pytest.mark.rule("W-TRADE-05")
def test_a_refused_card_is_not_offered_again_until_something_has_changed() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks", "nails"], 1: ["junk"]})
    lab.choose("give:0:planks", "refuse-gift")
    assert lab.refusals()["give/planks"] == "W-TRADE-05"
    assert "give:0:planks" not in lab.options
    lab.choose("discard:1:junk")
    assert "give:0:planks" in lab.options


@pytest.mark.rule("W-TRADE-07")
@pytest.mark.parametrize(
    "card",
    ["pillars-skillet", "fire-axe", "chainsaw", "arrow", "wires", "candy-bar", "lucky", "backpack", "junk"],
)
def test_any_rubble_card_may_be_given(card: str) -> None:
    found = [] if card in ("pillars-skillet", "fire-axe") else [card]
    lab = daylight_lab(2, at="trade", weapons=["fire-axe"], items={0: found})
    lab.choose(f"give:0:{card}", "take-gift")
    assert card not in lab.items(0)
    assert lab.items(1)[card] == 1


@pytest.mark.rule("W-TRADE-08")
def test_a_gift_from_a_stack_is_one_card() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["arrow"] * 3})
    lab.choose("give:0:arrow", "take-gift")
    assert (lab.items(0)["arrow"], lab.items(1)["arrow"]) == (2, 1)


@pytest.mark.rule("W-TRADE-09")
def test_a_backpack_takes_its_contents_along_as_one_gift() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "junk"]}, packed={0: ["planks", "lucky"]})
    lab.choose("give:0:backpack", "take-gift")
    assert (lab.player(0).packs, lab.player(1).packs) == ([], [["planks", "lucky"]])
    assert lab.items(1) == {"triggers-service-rifle": 1, "backpack": 1}
    assert lab.player(0).given == 1
    assert gifts(lab.options, 0) == []


@pytest.mark.rule("W-TRADE-10")
@pytest.mark.parametrize("token", ["barricade", "trap"])
def test_a_crafted_token_cannot_be_given(token: str) -> None:
    lab = daylight_lab(2, at="trade", tokens={0: {token: 1}})
    assert gifts(lab.options, 0) == ["give:0:pillars-skillet"]
    assert lab.refusals()[f"give/{token}"] == "W-TRADE-10"
    with pytest.raises(IllegalAnswer):
        lab.choose(f"give:0:{token}")


@pytest.mark.rule("W-TRADE-11")
def test_a_received_card_may_be_passed_on_as_the_own_gift() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["lucky"], 1: ["planks"]})
    lab.choose("give:0:lucky", "give-to:1", "take-gift", "give:1:lucky", "give-to:2", "take-gift")
    assert lab.items(2)["lucky"] == 1
    assert gifts(lab.options, 1) == []


@pytest.mark.rule("W-TRADE-11")
def test_a_received_card_stays_with_one_who_has_given_already() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["lucky"], 1: ["planks"]})
    lab.choose("give:1:planks", "give-to:2", "take-gift", "give:0:lucky", "give-to:1", "take-gift")
    assert "give:1:lucky" not in lab.options
    assert lab.refusals()["give/lucky"] == "W-TRADE-02"


@pytest.mark.rule("W-TRADE-12")
def test_one_player_may_receive_from_everybody() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"], 1: ["nails"]})
    lab.choose("give:0:planks", "give-to:2", "take-gift", "give:1:nails", "give-to:2", "take-gift")
    assert (lab.items(2)["planks"], lab.items(2)["nails"]) == (1, 1)


@pytest.mark.rule("W-TRADE-12")
def test_a_gift_needs_a_slot() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["lucky"], 1: ["junk"] * 7})
    lab.choose("give:0:lucky")
    assert lab.options == ["make-room:junk", "refuse-gift"]


@pytest.mark.rule("W-TRADE-13")
def test_the_phase_ends_only_when_all_are_done() -> None:
    lab = daylight_lab(3, at="trade", line=["wanderer"])
    lab.choose("ready:0", "ready:2")
    assert lab.state.phase == "trade"
    assert lab.choose("ready:1").state.phase == "combat"


# --- Healing ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-HEAL-01")
def test_healing_is_possible_in_trade() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["candy-bar"]}, health={0: 3})
    assert "heal:0:candy-bar" in lab.options


@pytest.mark.rule("W-HEAL-01")
@pytest.mark.parametrize("at", ["search", "combat"])
def test_healing_is_rejected_in_search_and_combat(at: str) -> None:
    drawn = ["planks"] if at == "search" else []
    lab = daylight_lab(2, at=at, items={0: ["candy-bar"]}, health={0: 3}, line=["wanderer"], next=drawn)
    with pytest.raises(IllegalAnswer):
        lab.choose("heal:0:candy-bar")
    assert (lab.health(0), lab.items(0)["candy-bar"]) == (3, 1)


@pytest.mark.rule("W-HEAL-01")
def test_a_combat_turn_says_why_there_is_no_healing() -> None:
    lab = daylight_lab(2, items={0: ["candy-bar"]}, health={0: 3}, line=["wanderer"])
    assert lab.refusals()["heal/candy-bar"] == "W-HEAL-01"


@pytest.mark.rule("W-HEAL-02")
def test_three_healing_cards_may_be_used_in_a_row() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["candy-bar", "candy-bar", "canned-stew"]}, health={0: 2})
    lab.choose("heal:0:candy-bar", "heal:0:canned-stew", "heal:0:candy-bar")
    assert lab.health(0) == 6


@pytest.mark.rule("W-HEAL-03")
@pytest.mark.parametrize(("card", "hearts"), [("candy-bar", 1), ("canned-stew", 2), ("first-aid-kit", 3)])
def test_health_regained_equals_the_hearts_on_the_card(card: str, hearts: int) -> None:
    lab = daylight_lab(2, at="trade", items={0: [card]}, health={0: 2})
    assert lab.choose(f"heal:0:{card}").health(0) == 2 + hearts


@pytest.mark.rule("W-HEAL-04")
def test_health_never_exceeds_its_starting_value() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["first-aid-kit", "candy-bar"]}, health={0: 8})
    assert lab.choose("heal:0:first-aid-kit").health(0) == 9
    assert lab.refusals()["heal/candy-bar"] == "W-HEAL-04"
    assert "heal:0:candy-bar" not in lab.options


@pytest.mark.rule("W-HEAL-05")
def test_a_healing_card_is_discarded() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["canned-stew"]}, health={0: 3})
    lab.choose("heal:0:canned-stew")
    assert "canned-stew" not in lab.items(0)
    assert lab.state.rubble_discard == {"canned-stew": 1}


@pytest.mark.rule("W-TRADE-02", "W-TRADE-13")
def test_the_next_trade_phase_begins_anew_for_everybody() -> None:
    """Whoever has given may give again, and whoever was done is not done any more."""
    lab = daylight_lab(2, at="trade", characters=("pillar", "haggler"), items={0: ["planks", "nails"]})
    lab.choose("give:0:planks", "take-gift").next("wave", "slow-tide").choose("ready:1", "accept-wave")
    assert (lab.asked, lab.state.round) == ("trade", 2)
    assert {"give:0:nails", "ready:0", "give:1:planks", "ready:1"} <= set(lab.options)
