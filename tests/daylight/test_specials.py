"""Special cards (W-SPEC)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.testing.daylight import conserved, daylight_lab

MELEE = ("pillar", "drifter")
"""Two who can always attack, so that each is asked on the own turn."""
BRUTES = ["brute", "brute", "brute", "brute"]


def packed(at: str, **more: list[str]) -> dict[str, Any]:
    """Arguments for a lab in which the first player has a Backpack with Planks and Nails in it."""
    items = {0: ["backpack", *more.get("items", [])]}
    return {"at": at, "items": items, "packed": {0: ["planks", "nails"]}}


# --- Energy Drink -------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-01")
def test_a_red_energy_drink_costs_one_health_and_gives_one_more_attack() -> None:
    items = {0: ["energy-drink-red"]}
    lab = daylight_lab(2, characters=MELEE, weapons=["fire-axe"], items=items, line=["monster"])
    lab.choose("play:energy-drink-red")
    assert lab.health(0) == 9 - 1
    lab.choose("attack:fire-axe", "attack:fire-axe")
    assert lab.damage("monster-1") == 4
    assert lab.seat == 1


@pytest.mark.rule("W-SPEC-01")
def test_a_green_energy_drink_costs_one_health_and_gives_one_more_craft() -> None:
    items = {0: ["energy-drink-green", "planks", "nails", "wires", "explosives"]}
    lab = daylight_lab(2, characters=MELEE, items=items, line=["monster"])
    lab.choose("craft:barricade", "play:energy-drink-green", "craft:trap")
    assert lab.health(0) == 9 - 1
    assert (lab.player(0).barricades, lab.player(0).traps) == (1, 1)
    assert lab.seat == 1


@pytest.mark.rule("W-SPEC-01")
def test_an_energy_drink_waits_for_the_own_combat_turn() -> None:
    items = {0: ["energy-drink-red"], 1: ["energy-drink-green"]}
    for at in ("search", "trade"):
        lab = daylight_lab(2, at=at, items=items, next=["junk"])
        assert not [id for id in lab.options + lab.anytime if id.startswith("play")]
    lab = daylight_lab(2, items=items, line=["monster"])
    assert [id for id in lab.options + lab.anytime if id.startswith("play")] == ["play:energy-drink-red"]


@pytest.mark.rule("W-SPEC-02")
def test_an_energy_drink_can_kill() -> None:
    lab = daylight_lab(2, items={0: ["energy-drink-red"]}, health={0: 1}, line=["monster"])
    lab.choose("play:energy-drink-red")
    assert lab.won is False
    assert lab.health(0) == 0


# --- Focus --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-03")
def test_focus_shares_the_damage_between_the_target_and_its_neighbours() -> None:
    lab = daylight_lab(
        2, characters=MELEE, weapons=["baseball-bat"], items={0: ["focus"]}, line=BRUTES, next=["plus-3"]
    )
    lab.choose("attack:baseball-bat", "target:brute-2", "focus")
    assert [id for id in lab.options if id.startswith("share:")] == [
        "share:brute-2",
        "share:brute-1",
        "share:brute-3",
    ]
    lab.choose("share:brute-2", "share:brute-2", "share:brute-1", "share:brute-3")
    assert [foe.damage for foe in lab.state.line] == [1, 2, 1, 0]


@pytest.mark.rule("W-SPEC-03")
def test_focus_need_not_be_used() -> None:
    lab = daylight_lab(2, characters=MELEE, weapons=["fire-axe"], items={0: ["focus"]}, line=BRUTES)
    lab.choose("attack:fire-axe", "target:brute-2", "no-focus")
    assert [foe.damage for foe in lab.state.line] == [0, 2, 0, 0]
    assert lab.items(0)["focus"] == 1


@pytest.mark.rule("W-SPEC-03")
def test_focus_is_not_asked_about_when_there_is_nothing_to_share() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "trigger"),
        weapons=["baseball-bat"],
        items={0: ["focus"]},
        line=["wanderer", "brute"],
        next=["minus-2"],
    )
    lab.choose("attack:baseball-bat", "target:brute-1")
    assert lab.happened("attack-missed")
    assert lab.items(0)["focus"] == 1


@pytest.mark.rule("W-SPEC-04")
def test_focus_leaves_splash_on_the_neighbours_of_the_target() -> None:
    lab = daylight_lab(
        2,
        characters=MELEE,
        weapons=["baseball-bat"],
        items={0: ["focus"]},
        line=BRUTES,
        next=["plus-1-splash"],
    )
    lab.choose("attack:baseball-bat", "target:brute-2", "focus", "share-rest:brute-1")
    assert [foe.damage for foe in lab.state.line] == [2 + 1, 0, 1, 0]


# --- Cheer --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-05")
@pytest.mark.parametrize("action", ["attack:fire-axe", "craft:barricade"])
def test_cheer_gives_another_player_one_more_action_of_either_kind(action: str) -> None:
    items = {0: ["planks", "nails"], 1: ["cheer"]}
    lab = daylight_lab(2, characters=MELEE, weapons=["fire-axe"], items=items, line=["monster"])
    lab.choose("attack:fire-axe")
    assert (lab.seat, lab.asked) == (1, "cheer")
    lab.choose("cheer:1:0")
    assert lab.seat == 0
    lab.choose(action)
    assert (lab.damage("monster-1"), lab.player(0).barricades) == (
        (4, 0) if action == "attack:fire-axe" else (2, 1)
    )


@pytest.mark.rule("W-SPEC-05")
def test_cheer_is_never_for_the_own_turn() -> None:
    lab = daylight_lab(2, characters=MELEE, items={0: ["cheer"]}, line=["monster"])
    assert not [id for id in lab.options + lab.anytime if id.startswith("cheer")]
    with pytest.raises(IllegalAnswer):
        lab.choose("cheer:0:0")
    lab.choose("skip")
    assert "cheer:0:1" in lab.anytime


@pytest.mark.rule("W-SPEC-06")
def test_whoever_cheers_takes_the_wave_from_its_holder() -> None:
    lab = daylight_lab(3, items={2: ["cheer"]}, line=["monster"], wave=1)
    lab.choose("cheer:2:0")
    assert lab.state.wave == 2


# --- Blood Lust and Vitality Pills --------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-07")
def test_blood_lust_costs_one_health_and_adds_one_splash() -> None:
    lab = daylight_lab(2, characters=MELEE, weapons=["fire-axe"], items={0: ["blood-lust"]}, line=BRUTES)
    lab.choose("attack:fire-axe", "target:brute-2", "boost:blood-lust")
    assert lab.health(0) == 9 - 1
    assert [foe.damage for foe in lab.state.line] == [1, 2, 1, 0]


@pytest.mark.rule("W-SPEC-08")
def test_vitality_pills_draw_two_more_cards() -> None:
    lab = daylight_lab(
        2, items={0: ["vitality-pills"]}, line=["monster"], next=["zero", "zero", "zero", "plus-3"]
    )
    lab.choose("attack:pillars-skillet", "boost:vitality-pills")
    assert lab.state.drawn == ["zero", "zero", "zero", "plus-3"]


@pytest.mark.rule("W-SPEC-09")
def test_vitality_pills_work_for_a_weapon_that_draws_nothing() -> None:
    lab = daylight_lab(
        2,
        characters=MELEE,
        weapons=["fire-axe"],
        items={0: ["vitality-pills"]},
        line=["monster"],
        next=["zero", "plus-2"],
    )
    lab.choose("attack:fire-axe", "boost:vitality-pills")
    assert lab.state.drawn == ["zero", "plus-2"]
    lab.choose("apply:1")
    assert lab.damage("monster-1") == 2 + 2


@pytest.mark.rule("W-SPEC-19")
def test_several_specials_join_in_one_turn() -> None:
    items = {0: ["energy-drink-red", "blood-lust", "blood-lust", "vitality-pills"]}
    lab = daylight_lab(
        2, characters=MELEE, weapons=["fire-axe"], items=items, line=BRUTES, next=["plus-1", "zero"]
    )
    lab.choose("play:energy-drink-red", "attack:fire-axe", "target:brute-2")
    lab.choose("boost:blood-lust", "boost:blood-lust", "boost:vitality-pills", "apply:0")
    assert lab.health(0) == 9 - 3
    assert [foe.damage for foe in lab.state.line] == [2, 3, 2, 0]
    assert "attack:fire-axe" in lab.options


# --- Lucky --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-10")
def test_lucky_replaces_a_card_a_player_has_drawn_once() -> None:
    lab = daylight_lab(
        2,
        characters=MELEE,
        weapons=["baseball-bat"],
        items={0: ["lucky"]},
        line=["monster"],
        next=["minus-2", "minus-1"],
    )
    lab.choose("attack:baseball-bat")
    assert lab.asked == "lucky"
    lab.choose("lucky:0")
    assert lab.seat == 1
    assert lab.damage("monster-1") == 0
    assert lab.state.combat_discard == {"minus-2": 1, "minus-1": 1}
    assert "lucky" not in lab.items(0)


@pytest.mark.rule("W-SPEC-10")
def test_lucky_replaces_a_card_an_enemy_has_drawn() -> None:
    lab = daylight_lab(2, at="enemies", items={1: ["lucky"]}, line=["raider"], wave=1, next=["plus-3"])
    lab.next("minus-1", "junk").choose("lucky:0")
    assert lab.health(1) == 8
    assert lab.state.combat_discard == {"plus-3": 1, "minus-1": 1}


@pytest.mark.rule("W-SPEC-10")
@pytest.mark.parametrize(("card", "holder"), [("zero", 0), ("zero-splash", 1)])
def test_nobody_dies_of_a_combat_card_without_being_asked_for_lucky(card: str, holder: int) -> None:
    items, health = {holder: ["lucky"]}, {holder: 1}
    lab = daylight_lab(2, at="enemies", first=1, items=items, health=health, line=["raider"], next=[card])
    assert (lab.asked, lab.seat) == ("lucky", holder)
    lab.next("minus-1", "junk").choose("lucky:0")
    assert lab.won is None


@pytest.mark.rule("W-SPEC-11")
def test_lucky_may_be_played_by_whoever_holds_it() -> None:
    lab = daylight_lab(
        2,
        characters=MELEE,
        weapons=["baseball-bat"],
        items={1: ["lucky"]},
        line=["monster"],
        next=["minus-2"],
    )
    lab.choose("attack:baseball-bat")
    assert (lab.seat, lab.asked) == (1, "lucky")
    lab.next("plus-3").choose("lucky:0")
    assert lab.damage("monster-1") == 4
    assert lab.state.rubble_discard == {"lucky": 1}


# --- Backpack -----------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-12")
def test_a_backpack_is_one_slot_and_its_two_cards_are_none() -> None:
    more = ["candy-bar", "candy-bar", "canned-stew", "canned-stew", "focus"]
    lab = daylight_lab(2, **packed("search", items=more), next=["junk"])
    lab.choose("keep")
    seen = lab.table.look().players[0]
    assert (seen.slots, seen.slot_limit) == (8, 8)
    assert seen.packs == [["nails", "planks"]]
    assert not [id for id in lab.anytime if id.startswith("pack")]
    conserved(lab.state)


@pytest.mark.rule("W-SPEC-13")
def test_a_raider_steals_neither_the_backpack_nor_its_contents() -> None:
    lab = daylight_lab(1, **packed("enemies"), line=["raider"], next=["plus-1", "junk"])
    assert lab.health(0) < 9
    assert not lab.happened("card-stolen")
    assert lab.player(0).packs == [["planks", "nails"]]


@pytest.mark.rule("W-SPEC-14")
def test_a_crow_takes_neither_the_backpack_nor_its_contents() -> None:
    lab = daylight_lab(1, **packed("search"), next=["crow-attack", "junk"])
    assert lab.happened("nothing-lost")
    assert lab.items(0)["backpack"] == 1
    assert lab.player(0).packs == [["planks", "nails"]]


@pytest.mark.rule("W-SPEC-15")
@pytest.mark.parametrize("at", ["search", "trade", "combat"])
def test_a_backpack_may_be_repacked_in_every_phase(at: str) -> None:
    lab = daylight_lab(2, **packed(at, items=["shards"]), line=["monster"], next=["junk"])
    asked = lab.asked
    lab.choose("unpack:0:nails", "pack:0:shards")
    assert lab.player(0).packs == [["planks", "shards"]]
    assert lab.items(0) == {"pillars-skillet": 1, "backpack": 1, "nails": 1}
    assert lab.asked == asked


@pytest.mark.rule("W-SPEC-15")
def test_a_turn_does_not_end_by_itself_while_something_could_be_unpacked() -> None:
    items = {0: ["backpack"]}
    lab = daylight_lab(1, characters=("trigger",), items=items, packed={0: ["gun-ammo"]}, line=["monster"])
    assert lab.asked == "turn"
    lab.choose("unpack:0:gun-ammo")
    assert "attack:triggers-service-rifle" in lab.options


@pytest.mark.rule("W-SPEC-15", "W-HEAL-01")
def test_a_trade_phase_does_not_end_by_itself_while_something_could_be_unpacked() -> None:
    items = {0: ["backpack"]}
    lab = daylight_lab(1, at="trade", items=items, packed={0: ["candy-bar"]}, health={0: 5}, line=["monster"])
    assert lab.asked == "trade"
    lab.choose("unpack:0:candy-bar", "heal:0:candy-bar")
    assert lab.health(0) == 6


@pytest.mark.rule("W-SPEC-17", "W-SEARCH-06")
def test_swapping_one_of_two_backpacks_for_a_found_card_keeps_every_card_in_one_place() -> None:
    more = ["backpack", "candy-bar", "candy-bar", "canned-stew", "canned-stew", "focus"]
    lab = daylight_lab(2, **packed("search", items=more), next=["junk"])
    lab.choose("swap:backpack")
    assert lab.asked == "which-pack"
    conserved(lab.state)
    lab.choose("which-pack:0")
    assert lab.player(0).packs == [[]]
    assert lab.state.rubble_discard == {"backpack": 1, "planks": 1, "nails": 1}
    assert lab.items(0)["junk"] == 1


@pytest.mark.rule("W-SPEC-16")
def test_a_given_backpack_takes_its_contents_along() -> None:
    lab = daylight_lab(2, **packed("trade"))
    lab.choose("give:0:backpack:1", "take-gift:1:0:backpack")
    assert [player.packs for player in lab.state.players] == [[], [["planks", "nails"]]]
    assert [lab.items(seat).get("backpack", 0) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("W-SPEC-17")
def test_discarding_a_backpack_discards_its_contents() -> None:
    lab = daylight_lab(2, **packed("trade"))
    lab.choose("discard:0:backpack")
    assert lab.state.rubble_discard == {"backpack": 1, "planks": 1, "nails": 1}
    assert lab.player(0).packs == []


@pytest.mark.rule("W-SPEC-18")
def test_specials_are_discarded_after_use_but_a_backpack_stays() -> None:
    items = {
        0: ["energy-drink-red", "blood-lust", "vitality-pills", "focus", "lucky", "backpack"],
        1: ["cheer"],
    }
    lab = daylight_lab(2, weapons=["fire-axe"], items=items, line=BRUTES, next=["minus-1", "minus-1", "zero"])
    lab.choose("cheer:1:0", "pack:0:focus", "unpack:0:focus", "play:energy-drink-red", "attack:fire-axe")
    lab.choose("target:brute-1", "boost:blood-lust", "boost:vitality-pills", "lucky:0", "apply:0")
    lab.choose("focus", "share-rest:brute-1")
    used = ["cheer", "energy-drink-red", "blood-lust", "vitality-pills", "lucky", "focus"]
    assert lab.state.rubble_discard == dict.fromkeys(used, 1)
    assert lab.items(0) == {"pillars-skillet": 1, "fire-axe": 1, "backpack": 1}


@pytest.mark.rule("W-SPEC-05")
def test_cheer_is_asked_about_when_a_player_who_could_do_more_ends_the_turn() -> None:
    items = {0: ["energy-drink-red"], 1: ["cheer"]}
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], items=items, line=["monster"])
    lab.choose("attack:fire-axe", "end-turn")
    assert (lab.asked, lab.seat) == ("cheer", 1)
    lab.choose("cheer:1:0")
    assert (lab.asked, lab.seat) == ("turn", 0)
    assert "attack:fire-axe" in lab.options


@pytest.mark.rule("W-SPEC-15", "W-SPEC-13")
def test_a_turn_does_not_end_by_itself_while_something_could_be_hidden_from_raiders() -> None:
    items = {0: ["backpack", "planks"]}
    lab = daylight_lab(1, weapons=["fire-axe"], items=items, line=["raider", "monster"])
    lab.choose("attack:fire-axe", "target:monster-1")
    assert (lab.asked, lab.options) == ("turn", ["end-turn"])
    lab.choose("pack:0:planks")
    assert lab.player(0).packs == [["planks"]]
