"""Ammo and Combat cards (W-AMMO, W-CCARD)."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.testing.daylight import daylight_lab

CREW = ("trigger", "drifter", "haggler", "hipster")
"""Characters without a perk against enemies. A queued `wave` ends the Search after them at its first draw."""


# --- Ammo ---------------------------------------------------------------------------------------------


@pytest.mark.rule("W-AMMO-01")
@pytest.mark.parametrize(
    "gun", ["pistol", "shotgun", "sawn-off", "triggers-service-rifle", "hagglers-revolver"]
)
def test_a_gun_needs_gun_ammo(gun: str) -> None:
    empty = daylight_lab(2, unique=False, weapons=[["fire-axe", gun]], line=["wanderer"])
    assert f"attack:{gun}" not in empty.options
    assert empty.refusals()[f"attack/{gun}"] == "W-AMMO-01"
    loaded = daylight_lab(
        2, unique=False, weapons=[["fire-axe", gun]], items={0: ["gun-ammo"]}, line=["wanderer"]
    )
    assert f"attack:{gun}" in loaded.options


@pytest.mark.rule("W-AMMO-02")
@pytest.mark.parametrize("bow", ["hunting-bow", "crossbow", "hipsters-bow"])
def test_a_bow_needs_an_arrow(bow: str) -> None:
    empty = daylight_lab(2, unique=False, weapons=[["fire-axe", bow]], line=["wanderer"])
    assert f"attack:{bow}" not in empty.options
    assert empty.refusals()[f"attack/{bow}"] == "W-AMMO-02"
    loaded = daylight_lab(
        2, unique=False, weapons=[["fire-axe", bow]], items={0: ["arrow"]}, line=["wanderer"]
    )
    assert f"attack:{bow}" in loaded.options


@pytest.mark.rule("W-AMMO-03")
@pytest.mark.parametrize(("weapon", "wrong"), [("pistol", "arrow"), ("hunting-bow", "gun-ammo")])
def test_ammo_of_the_wrong_kind_is_rejected(weapon: str, wrong: str) -> None:
    lab = daylight_lab(2, weapons=[weapon, "fire-axe"], items={0: [wrong] * 3}, line=["wanderer"])
    assert f"attack/{weapon}" in lab.refusals()
    with pytest.raises(IllegalAnswer):
        lab.choose(f"attack:{weapon}")


@pytest.mark.rule("W-AMMO-03")
@pytest.mark.parametrize(("weapon", "left"), [("pistol", (0, 1)), ("hunting-bow", (1, 0))])
def test_a_weapon_spends_only_its_own_ammo(weapon: str, left: tuple[int, int]) -> None:
    lab = daylight_lab(2, weapons=[weapon, "fire-axe"], items={0: ["gun-ammo", "arrow"]}, line=["monster"])
    lab.choose(f"attack:{weapon}")
    assert (lab.items(0).get("gun-ammo", 0), lab.items(0).get("arrow", 0)) == left


@pytest.mark.rule("W-AMMO-04", "W-AMMO-05")
@pytest.mark.parametrize(("weapon", "ammo", "own"), [("hunting-bow", "arrow", 0), ("pistol", "gun-ammo", 1)])
@pytest.mark.parametrize("spent", [1, 2, 3])
def test_one_to_all_ammo_may_be_spent_and_each_draws_a_card(
    weapon: str, ammo: str, own: int, spent: int
) -> None:
    lab = daylight_lab(2, weapons=[weapon, "fire-axe"], items={0: [ammo] * 3}, line=["monster"])
    lab.choose(f"attack:{weapon}")
    assert lab.options == ["ammo:1", "ammo:2", "ammo:3"]
    lab.choose(f"ammo:{spent}")
    assert len(lab.events("combat-drawn")[0].cards) == spent + own
    assert lab.items(0).get(ammo, 0) == 3 - spent


@pytest.mark.rule("W-AMMO-06")
@pytest.mark.parametrize(("card", "hit"), [("minus-2", False), ("plus-1", True)])
def test_spent_ammo_is_discarded_hit_or_miss(card: str, hit: bool) -> None:
    lab = daylight_lab(
        2, weapons=["shotgun", "fire-axe"], items={0: ["gun-ammo"] * 2}, line=["monster"], next=[card]
    )
    lab.choose("attack:shotgun", "ammo:1")
    assert (lab.happened("enemy-hit"), lab.happened("attack-missed")) == (hit, not hit)
    assert (lab.items(0)["gun-ammo"], lab.state.rubble_discard) == (1, {"gun-ammo": 1})


@pytest.mark.rule("W-AMMO-06")
def test_all_ammo_spent_on_one_attack_is_discarded() -> None:
    lab = daylight_lab(2, weapons=["shotgun"], items={0: ["gun-ammo"] * 3}, line=["monster"])
    lab.next("zero", "plus-1").choose("attack:shotgun", "ammo:2")
    assert (lab.items(0)["gun-ammo"], lab.state.rubble_discard) == (1, {"gun-ammo": 2})


# --- Combat cards -------------------------------------------------------------------------------------


@pytest.mark.rule("W-CCARD-01")
@pytest.mark.parametrize(("choice", "damage"), [(0, 3), (1, 4), (2, 5)])
def test_exactly_one_of_three_cards_is_applied(choice: int, damage: int) -> None:
    cards = ["plus-1", "plus-2", "plus-3"]
    lab = daylight_lab(
        2, weapons=["hunting-bow", "fire-axe"], items={0: ["arrow"] * 3}, line=["monster"], next=cards
    )
    lab.choose("attack:hunting-bow", "ammo:3", f"apply:{choice}")
    assert [e.card for e in lab.events("combat-applied")] == [f"combat:{cards[choice]}"]
    assert lab.damage("monster-1") == damage


@pytest.mark.rule("W-CCARD-02")
def test_a_single_bad_card_applies() -> None:
    lab = daylight_lab(
        2, weapons=["hunting-bow", "fire-axe"], items={0: ["arrow"]}, line=["monster"], next=["minus-2"]
    )
    lab.choose("attack:hunting-bow")
    assert lab.happened("attack-missed")
    assert lab.damage("monster-1") == 0


@pytest.mark.rule("W-CCARD-02")
def test_one_of_two_bad_cards_must_be_applied() -> None:
    lab = daylight_lab(2, line=["monster"], next=["minus-1", "minus-2"])
    lab.choose("attack:pillars-skillet")
    assert lab.options == ["apply:0", "apply:1"]


@pytest.mark.rule("W-CCARD-03")
def test_the_attackers_player_chooses_the_card() -> None:
    characters = ["drifter", "pillar", "trigger"]
    lab = daylight_lab(3, characters=characters, line=["monster"], first=1, next=["plus-3", "plus-1"])
    lab.choose("attack:pillars-skillet")
    assert (lab.asked, lab.seat, lab.options) == ("apply", 1, ["apply:0", "apply:1"])
    assert lab.choose("apply:1").damage("monster-1") == 2


@pytest.mark.rule("W-CCARD-04")
def test_the_other_cards_are_discarded_without_effect() -> None:
    lab = daylight_lab(
        2, weapons=[(), "fire-axe"], line=["monster", "brute"], next=["plus-1", "plus-1-splash"]
    )
    lab.choose("attack:pillars-skillet", "target:monster-1", "apply:0")
    assert (lab.damage("monster-1"), lab.damage("brute-1")) == (2, 0)
    assert lab.state.combat_discard == {"plus-1": 1, "plus-1-splash": 1}


@pytest.mark.rule("W-CCARD-05")
@pytest.mark.parametrize(
    ("weapon", "draws"), [("fire-axe", 0), ("baseball-bat", 1), ("sledgehammer", 1), ("pillars-skillet", 2)]
)
def test_some_weapons_draw_cards_by_themselves(weapon: str, draws: int) -> None:
    mine = [] if weapon == "pillars-skillet" else [weapon]
    lab = daylight_lab(2, weapons=[mine, "fire-axe"], line=["monster"], next=["zero"] * draws)
    lab.choose(f"attack:{weapon}")
    assert sum(lab.state.combat_discard.values()) == draws
    assert len(lab.state.combat) == 35 - draws


@pytest.mark.rule("W-CCARD-06")
def test_enemies_draw_from_the_same_deck() -> None:
    lab = daylight_lab(2, weapons=["baseball-bat"], line=["raider"], next=["zero", "plus-1", "wave"])
    lab.choose("attack:baseball-bat")
    assert lab.state.combat_discard == {"zero": 1, "plus-1": 1}
    assert len(lab.state.combat) == 33


@pytest.mark.rule("W-CCARD-07")
def test_the_thirty_sixth_card_comes_from_the_shuffled_discards() -> None:
    weapons = ["pistol", "baseball-bat"]
    lab = daylight_lab(2, weapons=weapons, items={0: ["gun-ammo"]}, line=["monster"], next=["zero"])
    lab.items(0)["gun-ammo"] = 34
    lab.choose("attack:pistol", "ammo:34", "apply:0")
    assert (len(lab.state.combat), sum(lab.state.combat_discard.values())) == (0, 35)
    lab.next("plus-3", "plus-1", "plus-1", "wave").choose("attack:baseball-bat")
    assert [e.cards for e in lab.events("combat-reshuffled")] == [35]
    assert len(lab.state.combat) == 32
    assert lab.damage("monster-1") == 1 + 4


@pytest.mark.rule("W-CCARD-08")
def test_combat_cards_modify_damage_or_add_splash_or_both() -> None:
    kinds = {(card.damage, card.splash) for card in COMBAT.values()}
    assert {damage for damage, _ in kinds} == {-2, -1, 0, 1, 2, 3}
    assert {(0, 1), (1, 1), (1, 0)} <= kinds


@pytest.mark.rule("W-CCARD-09")
def test_an_enemys_splash_card_hits_the_neighbours_of_its_target() -> None:
    lab = daylight_lab(
        4, at="enemies", characters=CREW, line=["raider"], wave=1, next=["plus-1-splash", "wave"]
    )
    assert [player.damage for player in lab.state.players] == [1, 2, 1, 0]


@pytest.mark.rule("W-CCARD-09")
def test_enemies_ignore_loose_rubble() -> None:
    cards = ["plus-1-loose-rubble", "wave"]
    lab = daylight_lab(2, at="enemies", characters=CREW, line=["raider"], next=cards)
    assert (lab.health(0), lab.happened("card-drawn")) == (6, False)


@pytest.mark.rule("W-CCARD-09")
def test_loose_rubble_lets_a_player_draw() -> None:
    cards = ["plus-1-loose-rubble", "planks"]
    lab = daylight_lab(2, weapons=["baseball-bat", "fire-axe"], line=["monster"], next=cards)
    lab.choose("attack:baseball-bat", "keep")
    assert lab.items(0)["planks"] == 1


@pytest.mark.rule("W-CCARD-10")
@pytest.mark.parametrize("cards", [["plus-1", "zero-splash"], ["zero-splash", "plus-1"]])
def test_an_enemy_uses_its_card_of_highest_damage_whatever_the_splash(cards: list[str]) -> None:
    lab = daylight_lab(2, at="enemies", characters=CREW, line=["monster"], next=[*cards, "wave"])
    assert lab.attacks == [("monster-1", "seat:0", 3)]
    assert (lab.health(0), lab.health(1)) == (5, 8)
