"""The types of enemies (W-ENEMY)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.games.daylight.cards.horde import HORDE
from tilldawn.testing.daylight import Lab, daylight_lab

CREW = ("trigger", "drifter", "haggler", "hipster")
"""Characters without a perk against enemies. A queued `wave` ends the Search after them at its first draw."""


def struck(kind: str, damage: int, card: str) -> Lab:
    """A card with so much Damage after an attack of 1 and this Combat card."""
    line = [f"{kind}:{damage}", "brute"]
    lab = daylight_lab(2, weapons=["baseball-bat", "fire-axe"], line=line, next=[card])
    return lab.choose("attack:baseball-bat", f"target:{kind}-1")


def raided(items: list[str], *cards: str, **layout: Any) -> Lab:
    """After a Raider's attack, with these Combat cards, on a player who holds these items."""
    return daylight_lab(
        2, at="enemies", characters=CREW, line=["raider"], items={0: items}, next=[*cards, "wave"], **layout
    )


@pytest.mark.rule("W-ENEMY-01", "W-ENEMY-02", "W-ENEMY-07", "W-ENEMY-10", "W-ENEMY-14")
@pytest.mark.parametrize(
    ("kind", "threshold"), [("wanderer", 2), ("raider", 3), ("brute", 4), ("monster", 8), ("survivor", 1)]
)
def test_each_type_bears_one_damage_less_than_its_threshold(kind: str, threshold: int) -> None:
    assert f"{kind}-1" in struck(kind, threshold - 1, "minus-1").line
    assert f"{kind}-1" not in struck(kind, threshold - 1, "zero").line


@pytest.mark.rule("W-ENEMY-01")
def test_a_wanderer_has_no_special() -> None:
    layout: dict[str, Any] = {
        "line": ["wanderer"] * 2,
        "items": {0: ["arrow"]},
        "tokens": {1: {"barricade": 1}},
    }
    lab = daylight_lab(2, at="enemies", characters=CREW, next=["wave"], **layout)
    assert (lab.health(0), lab.items(0)["arrow"]) == (7, 1)
    assert (lab.health(1), lab.player(1).barricades) == (8, 0)


# --- Raider -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-ENEMY-03")
def test_a_raider_takes_the_ammo_and_no_weapon() -> None:
    lab = raided(["gun-ammo", "chainsaw"], "zero")
    assert lab.items(0) == {"triggers-service-rifle": 1, "chainsaw": 1}
    assert lab.state.rubble_discard == {"gun-ammo": 1}


@pytest.mark.rule("W-ENEMY-04")
@pytest.mark.parametrize(
    ("cards", "tokens"),
    [(["zero"], {"barricade": 1}), (["minus-1"], {}), ([], {"trap": 1})],
    ids=["blocked", "harmless", "trapped"],
)
def test_a_raider_that_deals_no_damage_takes_nothing(cards: list[str], tokens: dict[str, int]) -> None:
    lab = raided(["gun-ammo"], *cards, tokens={0: tokens})
    assert (lab.health(0), lab.items(0)["gun-ammo"], lab.state.rubble_discard) == (8, 1, {})


@pytest.mark.rule("W-ENEMY-05")
def test_a_raider_picks_among_single_cards_and_takes_one() -> None:
    lab = raided(["arrow", "arrow", "arrow", "junk"], "zero", "arrow")
    assert {"arrow": 3, "junk": 1} in lab.chance.seen
    assert (lab.items(0)["arrow"], lab.items(0)["junk"]) == (2, 1)


@pytest.mark.rule("W-ENEMY-06")
def test_a_raider_cannot_take_a_backpack_or_its_contents() -> None:
    lab = raided(["backpack"], "zero", packed={0: ["arrow", "junk"]})
    assert lab.health(0) == 7
    assert (lab.items(0)["backpack"], lab.player(0).packs) == (1, [["arrow", "junk"]])
    assert not lab.happened("card-stolen")


# --- Brute --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-ENEMY-08")
def test_a_brute_ignores_a_barricade_and_leaves_it_standing() -> None:
    tokens = {0: {"barricade": 1}}
    lab = daylight_lab(2, at="enemies", characters=CREW, line=["brute"], tokens=tokens, next=["wave"])
    assert (lab.health(0), lab.player(0).barricades) == (6, 1)


@pytest.mark.rule("W-ENEMY-09")
def test_a_trap_kills_a_brute() -> None:
    tokens = {0: {"trap": 1}}
    lab = daylight_lab(2, at="enemies", characters=CREW, line=["brute"], tokens=tokens, next=["wave"])
    assert (lab.line, lab.health(0), lab.player(0).traps) == ([], 8, 0)


# --- Monster ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-ENEMY-11")
def test_a_monster_adds_one_to_every_other_enemys_attack() -> None:
    line = ["wanderer", "raider", "brute", "monster"]
    lab = daylight_lab(4, at="enemies", characters=CREW, line=line, next=["zero"] * 3 + ["wave"])
    assert [damage for _, _, damage in lab.attacks] == [1 + 1, 1 + 1, 2 + 1, 2]
    assert [player.damage for player in lab.state.players] == [2, 2, 3, 2]


@pytest.mark.rule("W-ENEMY-12", "W-ENEMY-13")
def test_the_bonus_of_two_monsters_adds_up_but_not_for_monsters() -> None:
    line = ["wanderer", "monster", "monster"]
    lab = daylight_lab(3, at="enemies", characters=CREW, line=line, next=["zero"] * 4 + ["wave"])
    assert [damage for _, _, damage in lab.attacks] == [1 + 2, 2, 2]


@pytest.mark.rule("W-ENEMY-15")
def test_each_type_has_its_own_health_and_attack() -> None:
    assert {kind.id: (kind.health, kind.fixed, kind.draws, kind.splash) for kind in HORDE.values()} == {
        "wanderer": (2, 1, 0, 0),
        "raider": (3, 1, 1, 0),
        "brute": (4, 2, 0, 0),
        "monster": (8, 2, 2, 0),
        "survivor": (1, 0, 0, 0),
    }
