"""Splash on the line and among players (W-SPLASH)."""

from __future__ import annotations

import pytest

from tilldawn.testing.daylight import Lab, daylight_lab

CREW = ("trigger", "drifter", "haggler", "hipster")
"""Characters without a perk against enemies. A queued `wave` ends the Search after them at its first draw."""


def damages(lab: Lab) -> dict[str, int]:
    return {foe.id: foe.damage for foe in lab.state.line}


def wounds(lab: Lab) -> list[int]:
    return [player.damage for player in lab.state.players]


# --- On the line --------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPLASH-01")
def test_splash_two_deals_two_to_every_neighbour() -> None:
    line = ["brute", "monster", "brute"]
    lab = daylight_lab(2, weapons=["dog-chain", "fire-axe"], items={0: ["blood-lust"]}, line=line)
    lab.choose("attack:dog-chain", "target:monster-1", "boost:blood-lust")
    assert (lab.damage("brute-1"), lab.damage("brute-2")) == (2, 2)


@pytest.mark.rule("W-SPLASH-02")
def test_the_target_takes_no_splash_from_its_own_attack() -> None:
    lab = daylight_lab(2, weapons=["chainsaw", "fire-axe"], line=["monster", "brute"])
    lab.choose("attack:chainsaw", "target:monster-1")
    assert damages(lab) == {"monster-1": 2, "brute-1": 1}


@pytest.mark.rule("W-SPLASH-03")
def test_splash_of_weapon_special_and_combat_card_adds_up() -> None:
    items = {0: ["gun-ammo", "blood-lust"]}
    line = ["monster", "monster"]
    lab = daylight_lab(2, weapons=["shotgun", "fire-axe"], items=items, line=line, next=["zero-splash"])
    lab.choose("attack:shotgun", "target:monster-1", "boost:blood-lust")
    assert damages(lab) == {"monster-1": 1, "monster-2": 3}


@pytest.mark.rule("W-SPLASH-04")
@pytest.mark.parametrize(
    ("target", "hurt"),
    [
        ("brute-1", {"brute-1": 1, "brute-2": 1, "brute-3": 0, "brute-4": 0, "survivor-1": 0}),
        ("brute-2", {"brute-1": 1, "brute-2": 1, "brute-3": 1, "brute-4": 0, "survivor-1": 0}),
        ("brute-3", {"brute-1": 0, "brute-2": 1, "brute-3": 1, "brute-4": 1, "survivor-1": 0}),
        ("brute-4", {"brute-1": 0, "brute-2": 0, "brute-3": 1, "brute-4": 1}),
        ("survivor-1", {"brute-1": 0, "brute-2": 0, "brute-3": 0, "brute-4": 1}),
    ],
)
def test_neighbours_are_the_cards_directly_left_and_right_survivors_too(
    target: str, hurt: dict[str, int]
) -> None:
    lab = daylight_lab(2, weapons=["dog-chain", "fire-axe"], line=["brute"] * 4 + ["survivor"])
    lab.choose("attack:dog-chain", f"target:{target}")
    assert damages(lab) == hurt


@pytest.mark.rule("W-SPLASH-05")
def test_splash_on_the_line_never_touches_players() -> None:
    lab = daylight_lab(3, weapons=["dog-chain", "fire-axe"], line=["brute", "brute"], wave=1)
    lab.choose("attack:dog-chain", "target:brute-1")
    assert wounds(lab) == [0, 0, 0]


# --- Among players ------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPLASH-06")
@pytest.mark.parametrize(
    ("target", "hurt"),
    [(0, [2, 1, 0, 1]), (1, [1, 2, 1, 0]), (2, [0, 1, 2, 1]), (3, [1, 0, 1, 2])],
)
def test_splash_on_a_player_hits_only_the_seats_next_to_them(target: int, hurt: list[int]) -> None:
    lab = daylight_lab(
        4, at="enemies", characters=CREW, line=["raider"], wave=target, next=["plus-1-splash", "wave"]
    )
    assert wounds(lab) == hurt


@pytest.mark.rule("W-SPLASH-07")
def test_splash_on_a_player_never_touches_the_line() -> None:
    line = ["wanderer", "survivor", "brute", "raider", "brute"]
    cards = ["zero-splash", "wave"]
    lab = daylight_lab(2, characters=CREW, items={0: ["nails", "explosives"]}, line=line, next=cards)
    lab.choose("craft:grenade", "place:wanderer-1", "skip")  # the Survivor is away, so players are hit
    assert [target for _, target, _ in lab.attacks] == ["seat:0", "seat:1", "seat:0"]
    assert wounds(lab) == [2 + 1 + 2, 1]
    assert damages(lab) == {"wanderer-1": 0, "survivor-1": 0, "brute-1": 0, "raider-1": 0, "brute-2": 0}


@pytest.mark.rule("W-SPLASH-08")
def test_splash_on_a_lone_player_is_ignored() -> None:
    lab = daylight_lab(1, at="enemies", characters=CREW, line=["raider"], next=["plus-1-splash", "wave"])
    assert wounds(lab) == [2]


@pytest.mark.rule("W-SPLASH-09")
def test_splash_hits_the_other_one_of_two_players_once() -> None:
    lab = daylight_lab(2, at="enemies", characters=CREW, line=["raider"], next=["zero-splash", "wave"])
    assert wounds(lab) == [1, 1]


@pytest.mark.rule("W-SPLASH-10")
def test_a_barricade_neither_stops_splash_nor_breaks_from_it() -> None:
    tokens = {1: {"barricade": 1}}
    cards = ["zero-splash", "wave"]
    lab = daylight_lab(2, at="enemies", characters=CREW, line=["raider"], tokens=tokens, next=cards)
    assert (wounds(lab), lab.player(1).barricades) == ([1, 1], 1)


@pytest.mark.rule("W-SPLASH-10")
def test_the_targets_barricade_does_not_shield_the_neighbours() -> None:
    tokens = {0: {"barricade": 1}}
    cards = ["zero-splash", "wave"]
    lab = daylight_lab(2, at="enemies", characters=CREW, line=["raider"], tokens=tokens, next=cards)
    assert (wounds(lab), lab.player(0).barricades) == ([0, 1], 0)
