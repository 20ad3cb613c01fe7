"""Bad Luck and Junk (W-BAD, W-JUNK)."""

from __future__ import annotations

import pytest

from tilldawn.testing.daylight import daylight_lab


@pytest.mark.rule("W-BAD-01")
def test_a_rodent_attack_deals_one_damage_to_whoever_drew_it() -> None:
    lab = daylight_lab(2, at="search", next=["rodent-attack", "junk"])
    assert (lab.health(0), lab.health(1)) == (9 - 1, 8)


@pytest.mark.rule("W-BAD-02")
def test_a_crow_attack_costs_one_random_card() -> None:
    items = {0: ["planks", "planks", "nails"]}
    lab = daylight_lab(2, at="search", items=items, next=["crow-attack", "planks", "junk"])
    assert lab.items(0) == {"pillars-skillet": 1, "planks": 1, "nails": 1}
    assert lab.state.rubble_discard == {"planks": 1, "crow-attack": 1}
    assert lab.health(0) == 9


@pytest.mark.rule("W-BAD-02")
def test_a_crow_attack_finds_nothing_beside_weapons_and_a_backpack() -> None:
    items = {0: ["backpack", "sledgehammer"]}
    lab = daylight_lab(2, at="search", weapons=["pistol"], items=items, next=["crow-attack", "junk"])
    assert lab.items(0) == {"pillars-skillet": 1, "pistol": 1, "backpack": 1, "sledgehammer": 1}
    assert lab.happened("nothing-lost")


@pytest.mark.rule("W-BAD-03")
def test_a_broken_bone_deals_two_damage_to_whoever_drew_it() -> None:
    lab = daylight_lab(2, at="search", next=["broken-bone", "junk"])
    assert (lab.health(0), lab.health(1)) == (9 - 2, 8)


@pytest.mark.rule("W-BAD-04")
@pytest.mark.parametrize("card", ["rodent-attack", "crow-attack", "broken-bone"])
def test_bad_luck_is_discarded_and_never_kept(card: str) -> None:
    lab = daylight_lab(2, at="search", next=[card, "junk"])
    assert lab.state.rubble_discard == {card: 1}
    assert card not in lab.items(0)
    assert lab.seat == 1


@pytest.mark.rule("W-BAD-05")
def test_bad_luck_can_kill() -> None:
    lab = daylight_lab(2, at="search", health={0: 2}, next=["broken-bone"])
    assert lab.won is False
    lab = daylight_lab(2, at="search", health={0: 3}, next=["broken-bone", "junk"])
    assert lab.won is None


@pytest.mark.rule("W-JUNK-01")
def test_junk_can_be_given_or_thrown_away_but_not_used() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["junk"]}, health={0: 1})
    assert [id for id in lab.options + lab.anytime if "junk" in id] == ["give:0:junk:1", "discard:0:junk"]
    lab = daylight_lab(2, items={0: ["junk", "planks"]}, line=["monster"])
    assert [id for id in lab.options + lab.anytime if "junk" in id] == ["discard:0:junk"]


@pytest.mark.rule("W-JUNK-02")
def test_junk_dilutes_random_losses() -> None:
    items = {0: ["junk", "junk", "first-aid-kit"]}
    lab = daylight_lab(2, at="search", items=items, next=["crow-attack", "junk", "planks"])
    assert {"junk": 2, "first-aid-kit": 1} in lab.chance.seen
    assert (lab.items(0)["junk"], lab.items(0)["first-aid-kit"]) == (1, 1)


@pytest.mark.rule("W-JUNK-03")
def test_the_drifter_crafts_with_junk() -> None:
    lab = daylight_lab(2, characters=("drifter", "pillar"), items={0: ["planks", "junk"]}, line=["monster"])
    lab.choose("make-do:barricade:nails:junk")
    assert lab.player(0).barricades == 1
    assert lab.state.rubble_discard == {"planks": 1, "junk": 1}


@pytest.mark.rule("W-JUNK-03")
def test_the_haggler_gets_two_cards_for_junk() -> None:
    lab = daylight_lab(
        2,
        characters=("haggler", "pillar"),
        items={0: ["junk"]},
        discard=["planks", "gun-ammo"],
        line=["monster"],
    )
    lab.choose("barter:junk", "barter-take:planks", "barter-take:gun-ammo")
    assert lab.items(0) == {"hagglers-revolver": 1, "planks": 1, "gun-ammo": 1}
    assert lab.state.rubble_discard == {"junk": 1}
