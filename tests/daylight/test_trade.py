"""The Trade phase: gifts and healing (W-TRADE, W-HEAL)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
import pytest

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.game import Seat
from tilldawn.engine.table import Table
from tilldawn.games.daylight.game import GAME
from tilldawn.games.daylight.state import State
from tilldawn.testing.daylight import daylight_lab


def gifts(options: list[str], seat: int) -> list[str]:
    return [id for id in options if id.startswith(f"give:{seat}:")]


# --- Giving -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-TRADE-01")
def test_players_trade_in_any_order_between_search_and_combat() -> None:
    lab = daylight_lab(3, at="search", next=["wave", "slow-tide"])
    phases = [lab.state.phase, lab.choose("accept-wave").state.phase]
    lab.choose("give:2:drifters-machete:0", "take-gift:0:2:drifters-machete", "ready:1", "ready:0")
    assert [*phases, lab.state.phase] == ["search", "trade", "combat"]


@pytest.mark.rule("W-TRADE-01")
def test_nothing_is_given_outside_the_trade_phase() -> None:
    lab = daylight_lab(2, items={0: ["planks"]}, line=["wanderer"])
    assert gifts(lab.options + lab.anytime, 0) == []


@pytest.mark.rule("W-TRADE-02")
def test_a_second_gift_is_rejected() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks", "nails"]})
    lab.choose("give:0:planks:1", "take-gift:1:0:planks")
    assert gifts(lab.options, 0) == []
    assert lab.refusals()["give-away/nails"] == "W-TRADE-02"
    with pytest.raises(IllegalAnswer):
        lab.choose("give:0:nails:1")
    assert lab.items(0)["nails"] == 1


@pytest.mark.rule("W-TRADE-02")
def test_every_player_has_a_gift_of_their_own() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: ["nails"]})
    lab.choose("give:0:planks:1", "take-gift:1:0:planks", "give:1:nails:0", "take-gift:0:1:nails")
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
    lab.choose("give:0:planks:1", "ready:0")
    assert {"take-gift:1:0:planks", "refuse-gift:1:0:planks"} <= set(lab.options)
    lab.choose("refuse-gift:1:0:planks")
    assert lab.items(0)["planks"] == 1
    assert "planks" not in lab.items(1)


@pytest.mark.rule("W-TRADE-05")
def test_a_refused_gift_may_be_offered_to_someone_else() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"]})
    lab.choose("give:0:planks:1", "refuse-gift:1:0:planks", "give:0:planks:2", "take-gift:2:0:planks")
    assert lab.items(2)["planks"] == 1


@pytest.mark.rule("W-TRADE-06")
def test_nothing_is_given_back() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: ["nails"]})
    lab.choose("give:0:planks:1", "take-gift:1:0:planks", "ready:1")
    assert lab.items(0) == {"pillars-skillet": 1}
    assert lab.items(1) == {"triggers-service-rifle": 1, "nails": 1, "planks": 1}


@pytest.mark.rule("W-TRADE-13")
def test_whoever_has_nothing_left_to_do_is_done_by_itself_until_a_gift_arrives() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"], 1: ["nails"]}, line=["wanderer"])
    lab.choose("give:0:planks:1", "take-gift:1:0:planks")
    assert not [id for id in lab.options if id.startswith(("give:0", "ready:0"))]
    assert lab.view.players[0].ready
    lab.choose("ready:2", "give:1:planks:2", "take-gift:2:1:planks")
    assert not lab.player(2).ready
    lab.choose("ready:2")
    assert lab.state.phase == "combat"


@pytest.mark.rule("W-TRADE-05")
def test_a_refused_card_is_not_offered_again_until_something_has_changed() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks", "nails"], 1: ["junk"]})
    lab.choose("give:0:planks:1", "refuse-gift:1:0:planks")
    assert lab.refusals()["give-away/planks"] == "W-TRADE-05"
    assert "give:0:planks:1" not in lab.options
    lab.choose("discard:1:junk")
    assert "give:0:planks:1" in lab.options


@pytest.mark.rule("W-TRADE-07")
@pytest.mark.parametrize(
    "card",
    ["pillars-skillet", "fire-axe", "chainsaw", "arrow", "wires", "candy-bar", "lucky", "backpack", "junk"],
)
def test_any_rubble_card_may_be_given(card: str) -> None:
    found = [] if card in ("pillars-skillet", "fire-axe") else [card]
    lab = daylight_lab(2, at="trade", weapons=["fire-axe"], items={0: found})
    lab.choose(f"give:0:{card}:1", f"take-gift:1:0:{card}")
    assert card not in lab.items(0)
    assert lab.items(1)[card] == 1


@pytest.mark.rule("W-TRADE-08")
def test_a_gift_from_a_stack_is_one_card() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["arrow"] * 3})
    lab.choose("give:0:arrow:1", "take-gift:1:0:arrow")
    assert (lab.items(0)["arrow"], lab.items(1)["arrow"]) == (2, 1)


@pytest.mark.rule("W-TRADE-09")
def test_a_backpack_takes_its_contents_along_as_one_gift() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "junk"]}, packed={0: ["planks", "lucky"]})
    lab.choose("give:0:backpack:1", "take-gift:1:0:backpack")
    assert (lab.player(0).packs, lab.player(1).packs) == ([], [["planks", "lucky"]])
    assert lab.items(1) == {"triggers-service-rifle": 1, "backpack": 1}
    assert lab.player(0).given == 1
    assert gifts(lab.options, 0) == []


@pytest.mark.rule("W-TRADE-10")
@pytest.mark.parametrize("token", ["barricade", "trap"])
def test_a_crafted_token_cannot_be_given(token: str) -> None:
    lab = daylight_lab(2, at="trade", tokens={0: {token: 1}})
    assert gifts(lab.options, 0) == ["give:0:pillars-skillet:1"]
    assert lab.refusals()[f"give-away/{token}"] == "W-TRADE-10"
    with pytest.raises(IllegalAnswer):
        lab.choose(f"give:0:{token}:1")


@pytest.mark.rule("W-TRADE-11")
def test_a_received_card_may_be_passed_on_as_the_own_gift() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["lucky"], 1: ["planks"]})
    lab.choose("give:0:lucky:1", "take-gift:1:0:lucky", "give:1:lucky:2", "take-gift:2:1:lucky")
    assert lab.items(2)["lucky"] == 1
    assert gifts(lab.options, 1) == []


@pytest.mark.rule("W-TRADE-11")
def test_a_received_card_stays_with_one_who_has_given_already() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["lucky"], 1: ["planks"]})
    lab.choose("give:1:planks:2", "take-gift:2:1:planks", "give:0:lucky:1", "take-gift:1:0:lucky")
    assert gifts(lab.options, 1) == []
    assert lab.refusals()["give-away/lucky"] == "W-TRADE-02"


@pytest.mark.rule("W-TRADE-12")
def test_one_player_may_receive_from_everybody() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"], 1: ["nails"]})
    lab.choose("give:0:planks:2", "give:1:nails:2", "take-gift:2:0:planks", "take-gift:2:1:nails")
    assert (lab.items(2)["planks"], lab.items(2)["nails"]) == (1, 1)


@pytest.mark.rule("W-TRADE-12")
def test_a_gift_needs_a_slot() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["lucky"], 1: ["junk"] * 7})
    lab.choose("give:0:lucky:1")
    answers = [id for id in lab.options if id.partition(":")[0] in ("take-gift", "make-room", "refuse-gift")]
    assert answers == ["make-room:1:0:lucky:junk", "refuse-gift:1:0:lucky"]


@pytest.mark.rule("W-TRADE-13")
def test_the_phase_ends_only_when_all_are_done() -> None:
    lab = daylight_lab(3, at="trade", line=["wanderer"])
    lab.choose("ready:0", "ready:2")
    assert lab.state.phase == "trade"
    assert lab.choose("ready:1").state.phase == "combat"


# --- At the same time ---------------------------------------------------------------------------------


@pytest.mark.rule("W-TRADE-01")
def test_several_gifts_are_on_their_way_at_once_and_nobody_waits() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"], 1: ["nails", "candy-bar"]}, health={1: 3})
    lab.choose("give:0:planks:2", "give:1:nails:2", "heal:1:candy-bar")
    assert [(gift.seat, gift.to, gift.card) for gift in lab.view.gifts] == [(0, 2, "planks"), (1, 2, "nails")]
    assert lab.items(0)["planks"] == 1, "until it is answered it lies with its giver"
    lab.choose("take-gift:2:1:nails", "take-gift:2:0:planks")
    assert (lab.items(2)["planks"], lab.items(2)["nails"], lab.view.gifts) == (1, 1, [])


@pytest.mark.rule("W-TRADE-01")
def test_two_may_offer_each_other_something_before_either_answers() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: ["nails"]}, line=["wanderer"])
    lab.choose("give:0:planks:1", "give:1:nails:0", "take-gift:0:1:nails", "take-gift:1:0:planks")
    assert (lab.items(0)["nails"], lab.items(1)["planks"]) == (1, 1)
    assert lab.state.phase == "combat", "both have given, and nothing is left to do"


@pytest.mark.rule("W-TRADE-04", "W-TRADE-02")
def test_a_gift_is_taken_back_until_it_is_answered_and_is_not_spent() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks", "nails"]})
    lab.choose("give:0:planks:1")
    assert gifts(lab.options, 0) == []
    assert lab.refusals()["give-away/nails"] == "W-TRADE-02"
    lab.choose("take-back:0:planks:1")
    assert not [id for id in lab.options + lab.anytime if "gift" in id or "take-back" in id]
    assert [event.rule for event in lab.events("gift-taken-back")] == ["W-TRADE-04"]
    lab.choose("give:0:nails:2", "take-gift:2:0:nails")
    assert lab.player(0).given == 1
    with pytest.raises(IllegalAnswer):
        lab.choose("take-back:0:nails:2")


@pytest.mark.rule("W-TRADE-13", "W-TRADE-04")
def test_who_only_waits_for_an_answer_is_not_asked_but_may_change_their_mind() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"]})
    lab.choose("give:0:planks:1", "ready:0")
    assert lab.table.request is not None
    assert 0 not in lab.table.request.seats
    lab.choose("take-back:0:planks:1")
    assert not lab.player(0).ready
    assert "give:0:planks:2" in lab.options


@pytest.mark.rule("W-TRADE-05", "W-TRADE-13")
def test_a_refusal_brings_the_choice_back_to_a_giver_who_was_done() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"]})
    lab.choose("give:0:planks:1", "ready:0", "refuse-gift:1:0:planks")
    assert not lab.player(0).ready
    assert "give:0:planks:2" in lab.options
    assert "give:0:planks:1" not in lab.options


@pytest.mark.rule("W-TRADE-13")
def test_nobody_is_done_while_a_gift_waits_for_their_answer() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: ["nails"]}, line=["wanderer"])
    lab.choose("give:0:planks:1", "ready:0")
    assert "ready:1" not in lab.options
    assert "W-TRADE-13" in {refusal.rule for refusal in lab.table.refused() if refusal.seat == 1}
    assert lab.choose("refuse-gift:1:0:planks", "ready:1").state.phase == "trade"
    assert lab.choose("ready:0").state.phase == "combat"


@pytest.mark.rule("W-TRADE-13", "W-TRADE-04")
def test_the_phase_ends_by_itself_when_the_last_gift_lapses() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["junk"]}, line=["wanderer"])
    lab.choose("ready:1", "give:0:junk:1", "ready:0")
    assert lab.state.phase == "trade"
    lab.choose("discard:0:junk")
    assert lab.happened("gift-lapsed")
    assert lab.state.phase == "combat"


@pytest.mark.rule("W-TRADE-08")
def test_a_card_on_its_way_is_not_offered_a_second_time() -> None:
    lab = daylight_lab(
        3, at="trade", characters=["haggler", "trigger", "pillar"], items={0: ["planks", "planks"]}, first=0
    )
    lab.choose("give:0:planks:1", "give:0:planks:2")
    assert not [id for id in lab.options if id.startswith("give:0:planks")]
    assert [id for id in lab.options if id.startswith("give:0:")], "other cards may still be given"
    lab.choose("take-gift:1:0:planks", "take-gift:2:0:planks")
    assert "planks" not in lab.items(0)


def test_a_standing_order_takes_what_is_offered_at_the_open_question_of_all() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"]})
    lab.table.order(1, "gift", "pass")
    lab.choose("give:0:planks:1")
    assert lab.items(1)["planks"] == 1
    assert lab.table.answers[-1] == "1~take-gift:1:0:planks"


# --- As it was recorded until 0.5.0 -------------------------------------------------------------------


def replayed(*answers: str, seats: int = 3, **situation: Any) -> Table[State]:
    """Where a journal that was written under the old rules leads today."""
    state = daylight_lab(seats, at="trade", **situation).state
    game = msgspec.structs.replace(GAME, start=lambda options, count: deepcopy(state))
    people = [Seat(f"Seat {seat}") for seat in range(seats)]
    return Table.replay(game, people, {}, answers, SeededChance("x"))


@pytest.mark.parametrize(
    ("answer", "left"), [("1>take-gift", 0), ("1~take-gift", 0), ("1>refuse-gift", 1)], ids=str
)
def test_a_gift_of_three_questions_is_replayed(answer: str, left: int) -> None:
    table = replayed("0>give:0:planks", "0>give-to:1", answer, "2>ready:2", items={0: ["planks"]})
    assert table.state.players[0].items.get("planks", 0) == left
    assert table.state.players[1].items.get("planks", 0) == 1 - left
    assert table.state.players[2].ready


def test_a_table_left_at_the_question_to_whom_goes_on() -> None:
    table = replayed("0>give:0:planks", items={0: ["planks"]})
    assert table.request is not None
    assert table.request.kind == "give-to"
    table.answer("give-to:2")
    table.answer("take-gift:2:0:planks")
    assert table.state.players[2].items["planks"] == 1


def test_a_table_left_at_an_open_gift_goes_on_as_all_do_now() -> None:
    table = replayed("0>give:0:planks", "=give-to:1", items={0: ["planks"]}, seats=2)
    table.answer("take-back:0:planks:1")
    assert table.state.gifts == []


def test_a_recorded_offer_that_lapsed_lapses_again() -> None:
    table = replayed("0>give:0:junk", "0>give-to:1", "0>discard:0:junk", "=gift-lapsed", items={0: ["junk"]})
    assert [line.event.name for line in table.log].count("gift-lapsed") == 1
    assert (table.state.gifts, table.state.players[0].given) == ([], 0)


def test_an_old_id_is_understood_in_records_only() -> None:
    lab = daylight_lab(3, at="trade", items={0: ["planks"]})
    with pytest.raises(IllegalAnswer):
        lab.choose("give:0:planks")


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
    lab.choose("give:0:planks:1", "take-gift:1:0:planks").next("wave", "slow-tide")
    lab.choose("ready:1", "accept-wave")
    assert (lab.asked, lab.state.round) == ("trade", 2)
    assert {"give:0:nails:1", "ready:0", "give:1:planks:0", "ready:1"} <= set(lab.options)
