"""Combat: turns, attacks and the order of the enemies (W-COMBAT)."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.testing.daylight import daylight_lab

CREW = ("trigger", "drifter", "haggler", "hipster")
"""Characters without a perk against enemies. A queued `wave` ends the Search after them at its first draw."""


# --- Turns --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-COMBAT-01")
def test_every_player_has_a_turn_clockwise_before_any_enemy_acts() -> None:
    weapons = ["fire-axe", "fire-axe", "dog-chain"]
    lab = daylight_lab(3, weapons=weapons, line=["wanderer"], first=1, next=["wave"])
    turns = []
    while lab.asked == "turn":
        assert lab.attacks == []
        turns.append(lab.seat)
        lab.choose("skip")
    assert turns == [1, 2, 0]
    assert len(lab.attacks) == 1


@pytest.mark.rule("W-COMBAT-02")
@pytest.mark.parametrize("action", ["attack:fire-axe", "craft:barricade"])
def test_a_second_action_is_rejected(action: str) -> None:
    items = ["planks", "planks", "nails", "nails", "energy-drink-red"]  # the drink keeps the turn open
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], items={0: items}, line=["wanderer"] * 2)
    assert {"attack:fire-axe", "craft:barricade"} <= set(lab.options)
    lab.choose(action, *(["target:wanderer-1"] if action == "attack:fire-axe" else []))
    assert lab.options == ["play:energy-drink-red", "end-turn"]
    assert lab.refusals()["attack/fire-axe"] == lab.refusals()["craft/barricade"] == "W-COMBAT-02"


@pytest.mark.rule("W-COMBAT-02")
def test_a_turn_may_be_skipped() -> None:
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], line=["wanderer"])
    lab.choose("skip")
    assert (lab.seat, lab.line) == (1, ["wanderer-1"])


# --- Attacks ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-COMBAT-03")
def test_an_attack_names_one_weapon_in_hand_and_one_target_on_the_line() -> None:
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], line=["wanderer", "brute"])
    for missing in ("attack", "attack:chainsaw", "target:wanderer-1"):
        with pytest.raises(IllegalAnswer):
            lab.choose(missing)
    lab.choose("attack:fire-axe")
    assert lab.options == ["target:wanderer-1", "target:brute-1"]
    with pytest.raises(IllegalAnswer):
        lab.choose("target:raider-1")
    lab.choose("target:brute-1")
    assert (lab.damage("wanderer-1"), lab.damage("brute-1")) == (0, 2)


@pytest.mark.rule("W-COMBAT-03")
def test_without_a_target_there_is_no_attack() -> None:
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], items={0: ["energy-drink-red"]})
    assert lab.options == ["play:energy-drink-red", "skip"]
    assert lab.refusals()["attack/fire-axe"] == "W-COMBAT-03"


@pytest.mark.rule("W-COMBAT-04")
def test_a_fixed_two_kills_a_wanderer() -> None:
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], line=["wanderer", "brute"])
    lab.choose("attack:fire-axe", "target:wanderer-1")
    assert lab.line == ["brute-1"]


@pytest.mark.rule("W-COMBAT-04")
@pytest.mark.parametrize(("weapon", "fixed"), [("fire-axe", 2), ("dog-chain", 1), ("chainsaw", 2)])
def test_fixed_damage_is_the_printed_amount(weapon: str, fixed: int) -> None:
    lab = daylight_lab(2, weapons=[weapon, "fire-axe"], line=["monster", "brute"])
    lab.choose(f"attack:{weapon}", "target:monster-1")
    assert lab.damage("monster-1") == fixed


@pytest.mark.rule("W-COMBAT-05")
@pytest.mark.parametrize(
    ("card", "spears", "total"),
    [
        ("minus-2", 0, 0),
        ("minus-1", 0, 0),
        ("zero", 0, 1),
        ("plus-3", 0, 4),
        ("minus-2", 1, 0),
        ("plus-1", 1, 3),
        ("plus-1", 2, 4),
    ],
)
def test_fixed_one_and_card_and_spears_add_up_but_never_below_zero(
    card: str, spears: int, total: int
) -> None:
    lab = daylight_lab(
        2, weapons=["baseball-bat", "fire-axe"], line=[f"monster:0:{spears}", "brute"], next=[card]
    )
    lab.choose("attack:baseball-bat", "target:monster-1")
    assert (lab.state.combat_discard, lab.damage("monster-1")) == ({card: 1}, total)


@pytest.mark.rule("W-COMBAT-05")
@pytest.mark.parametrize(("card", "total"), [("minus-2", 0), ("minus-1", 1), ("plus-2", 4)])
def test_a_perk_bonus_counts_before_the_floor(card: str, total: int) -> None:
    lab = daylight_lab(2, characters=["psycho", "drifter"], line=["monster", "brute"], next=[card])
    lab.choose("attack:psychos-cleaver", "target:monster-1", "strike")
    assert (lab.state.combat_discard, lab.damage("monster-1")) == ({card: 1}, total)


@pytest.mark.rule("W-COMBAT-06")
def test_damage_beyond_the_kill_is_lost() -> None:
    lab = daylight_lab(
        2, characters=["drifter", "pillar"], line=["brute", "wanderer", "brute"], next=["plus-3"]
    )
    lab.choose("attack:drifters-machete", "target:wanderer-1")
    assert lab.line == ["brute-1", "brute-2"]
    assert (lab.damage("brute-1"), lab.damage("brute-2")) == (0, 0)


@pytest.mark.rule("W-COMBAT-07")
@pytest.mark.parametrize("card", ["zero", "plus-3"])
@pytest.mark.parametrize(
    ("kind", "threshold"), [("wanderer", 2), ("raider", 3), ("brute", 4), ("survivor", 1), ("monster", 8)]
)
def test_a_horde_card_is_discarded_at_or_over_its_threshold(kind: str, threshold: int, card: str) -> None:
    line = [f"{kind}:{threshold - 1}", "wanderer"]
    lab = daylight_lab(2, weapons=["baseball-bat", "fire-axe"], line=line, next=[card])
    lab.choose("attack:baseball-bat", f"target:{kind}-1")
    assert f"{kind}-1" not in lab.line
    assert lab.state.horde_discard == {kind: [1]}


@pytest.mark.rule("W-COMBAT-08")
def test_a_special_card_before_the_action_spends_no_action() -> None:
    lab = daylight_lab(
        2, weapons=["fire-axe", "dog-chain"], items={0: ["energy-drink-green"]}, line=["brute", "brute"]
    )
    lab.choose("play:energy-drink-green", "attack:fire-axe", "target:brute-2")  # green grants only a craft
    assert lab.damage("brute-2") == 2


@pytest.mark.rule("W-COMBAT-08")
def test_a_special_card_may_follow_the_action() -> None:
    lab = daylight_lab(
        2, weapons=["fire-axe", "fire-axe"], items={0: ["energy-drink-red"]}, line=["brute", "brute"]
    )
    lab.choose("attack:fire-axe", "target:brute-2", "play:energy-drink-red")
    assert "energy-drink-red" not in lab.items(0)
    assert (lab.seat, "attack:fire-axe" in lab.options) == (0, True)


# --- The enemies --------------------------------------------------------------------------------------


@pytest.mark.rule("W-COMBAT-09")
def test_each_enemy_attacks_once_from_left_to_right() -> None:
    line = ["brute", "wanderer", "raider", "wanderer"]
    lab = daylight_lab(4, at="enemies", characters=CREW, line=line, next=["zero", "wave"])
    assert [enemy for enemy, _, _ in lab.attacks] == ["brute-1", "wanderer-1", "raider-1", "wanderer-2"]


@pytest.mark.rule("W-COMBAT-09")
def test_the_dead_the_driven_off_and_survivors_do_not_attack() -> None:
    line = ["brute", "wanderer", "wanderer", "survivor", "wanderer"]
    kit = ["nails", "explosives"]
    lab = daylight_lab(2, weapons=[(), "fire-axe"], items={0: kit}, line=line, next=["wave"])
    lab.choose("craft:grenade", "place:brute-1", "attack:fire-axe", "target:wanderer-2")
    assert [enemy for enemy, _, _ in lab.attacks] == ["wanderer-3"]


@pytest.mark.rule("W-COMBAT-10")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_first_attack_hits_the_wave_holder(holder: int) -> None:
    lab = daylight_lab(3, at="enemies", characters=CREW, line=["brute"], wave=holder, next=["wave"])
    assert lab.attacks == [("brute-1", f"seat:{holder}", 2)]
    assert [8 - lab.health(seat) for seat in range(3)] == [2 * (seat == holder) for seat in range(3)]


@pytest.mark.rule("W-COMBAT-11")
def test_later_attacks_go_on_clockwise_from_the_last_player_attacked() -> None:
    lab = daylight_lab(3, at="enemies", characters=CREW, line=["wanderer"] * 4, wave=1, next=["wave"])
    assert [target for _, target, _ in lab.attacks] == ["seat:1", "seat:2", "seat:0", "seat:1"]


@pytest.mark.rule("W-COMBAT-12")
@pytest.mark.parametrize(
    ("enemy", "tokens", "cards"),
    [("wanderer", {"trap": 1}, []), ("wanderer", {"barricade": 1}, []), ("raider", {}, ["minus-2"])],
    ids=["trapped", "blocked", "harmless"],
)
def test_an_attack_without_harm_still_moves_the_order_on(
    enemy: str, tokens: dict[str, int], cards: list[str]
) -> None:
    line = [enemy, "brute"]
    lab = daylight_lab(
        3, at="enemies", characters=CREW, line=line, wave=1, tokens={1: tokens}, next=[*cards, "wave"]
    )
    assert lab.attacks[-1] == ("brute-1", "seat:2", 2)
    assert [lab.health(seat) for seat in range(3)] == [8, 8, 6]


@pytest.mark.rule("W-COMBAT-13")
def test_enemies_that_survive_stay_for_the_next_round() -> None:
    lab = daylight_lab(2, at="enemies", line=["brute:3", "wanderer"], next=["wave"])
    assert (lab.state.round, lab.state.phase) == (2, "search")
    assert (lab.line, lab.damage("brute-1")) == (["brute-1", "wanderer-1"], 3)


@pytest.mark.rule("W-COMBAT-14")
def test_after_the_enemies_comes_the_next_search_with_the_token_moved() -> None:
    lab = daylight_lab(3, at="enemies", line=["wanderer"], first=1, round=3, next=["wave"])
    assert (lab.state.phase, lab.state.round, lab.state.first) == ("search", 4, 2)
    assert (lab.asked, lab.seat) == ("wave", 2)
