"""Crafting and its tokens (W-CRAFT)."""

from __future__ import annotations

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.testing.daylight import Lab, daylight_lab

MELEE = ("pillar", "drifter")
"""Two who can always attack, so that each is asked on the own turn."""
CALM = ("trigger", "haggler", "hipster")
"""Characters whose perks have no part in the enemies' attacks."""
RECIPES = {
    "barricade": ["planks", "nails"],
    "spear": ["planks", "shards"],
    "trap": ["wires", "explosives"],
    "grenade": ["nails", "explosives"],
}
FIVE = ["wanderer", "wanderer", "wanderer", "brute", "monster"]


def grenaded(line: list[str], target: str, **more: list[str]) -> Lab:
    """The Pillar has thrown a Grenade; the Drifter is to move."""
    items = {0: RECIPES["grenade"], 1: more.get("items", [])}
    lab = daylight_lab(2, characters=MELEE, items=items, weapons=[[], more.get("weapons", [])], line=line)
    return lab.choose("craft:grenade", f"place:{target}")


# --- Recipes ------------------------------------------------------------------------------------------


@pytest.mark.rule("W-CRAFT-01")
def test_crafting_takes_the_action_and_both_ingredients_and_gains_the_token() -> None:
    lab = daylight_lab(2, characters=MELEE, items={0: ["planks", "planks", "nails"]}, line=["monster"])
    lab.choose("craft:barricade")
    assert lab.player(0).barricades == 1
    assert lab.items(0) == {"pillars-skillet": 1, "planks": 1}
    assert lab.state.rubble_discard == {"planks": 1, "nails": 1}
    assert lab.seat == 1


@pytest.mark.rule("W-CRAFT-01")
def test_crafting_is_refused_with_one_ingredient_and_outside_combat() -> None:
    lab = daylight_lab(2, characters=MELEE, items={0: ["planks"]}, line=["monster"])
    assert "craft:barricade" not in lab.options
    assert lab.refusals()["craft/barricade"] == "W-CRAFT-01"
    for at in ("search", "trade"):
        lab = daylight_lab(2, at=at, items={0: ["planks", "nails"]}, next=["junk"])
        assert not [id for id in lab.options + lab.anytime if id.startswith("craft")]


@pytest.mark.rule("W-CRAFT-02", "W-CRAFT-03", "W-CRAFT-04", "W-CRAFT-05")
@pytest.mark.parametrize(("token", "cards"), RECIPES.items())
def test_two_ingredients_make_the_one_token_of_their_recipe(token: str, cards: list[str]) -> None:
    lab = daylight_lab(2, characters=MELEE, items={0: cards}, line=["monster"])
    assert [id for id in lab.options if id.startswith("craft")] == [f"craft:{token}"]
    lab.choose(f"craft:{token}")
    assert lab.state.rubble_discard == dict.fromkeys(cards, 1)
    assert lab.events("crafted")[0].token == f"token:{token}"


@pytest.mark.rule("W-CRAFT-06")
def test_a_trap_is_placed_beside_its_crafter_and_nobody_else() -> None:
    lab = daylight_lab(2, characters=MELEE, items={0: RECIPES["trap"]}, line=["monster"])
    with pytest.raises(IllegalAnswer):
        lab.choose("craft:trap:1")
    lab.choose("craft:trap")
    assert (lab.seat, lab.asked) == (1, "turn")
    assert [player.traps for player in lab.state.players] == [1, 0]


# --- Barricades ---------------------------------------------------------------------------------------


@pytest.mark.rule("W-CRAFT-07", "W-CRAFT-08")
def test_a_barricade_cancels_all_damage_of_one_attack_and_is_gone() -> None:
    lab = daylight_lab(
        1,
        at="enemies",
        characters=CALM,
        tokens={0: {"barricade": 1}},
        line=["raider", "wanderer"],
        next=["plus-2", "junk"],
    )
    assert [event.damage for event in lab.events("enemy-attacked")] == [3, 1]
    assert lab.health(0) == 8 - 1
    assert lab.player(0).barricades == 0
    assert lab.state.tokens["barricade"] == 6


@pytest.mark.rule("W-CRAFT-09")
def test_an_attack_that_deals_nothing_leaves_the_barricade() -> None:
    lab = daylight_lab(
        1,
        at="enemies",
        characters=CALM,
        tokens={0: {"barricade": 1}},
        line=["raider"],
        next=["minus-2", "junk"],
    )
    assert lab.happened("enemy-attacked")
    assert lab.player(0).barricades == 1


@pytest.mark.rule("W-CRAFT-10")
def test_a_barricade_does_nothing_against_splash() -> None:
    lab = daylight_lab(
        2,
        at="enemies",
        characters=CALM,
        tokens={1: {"barricade": 1}},
        line=["raider"],
        next=["zero-splash", "junk"],
    )
    assert lab.health(1) == 8 - 1
    assert lab.player(1).barricades == 1


@pytest.mark.rule("W-CRAFT-11")
def test_a_barricade_does_nothing_against_bad_luck() -> None:
    lab = daylight_lab(2, at="search", tokens={0: {"barricade": 1}}, next=["rodent-attack", "junk"])
    assert lab.health(0) == 9 - 1
    assert lab.player(0).barricades == 1


# --- Traps --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-CRAFT-12", "W-CRAFT-14", "W-CRAFT-15")
def test_a_trap_deals_four_damage_before_the_attack_and_is_gone() -> None:
    lab = daylight_lab(
        1,
        at="enemies",
        characters=CALM,
        tokens={0: {"trap": 1}},
        line=["monster"],
        next=["zero", "zero", "junk"],
    )
    told = [event.name for event in lab.events("trap-sprung", "enemy-attacked")]
    assert told == ["trap-sprung", "enemy-attacked"]
    assert lab.damage("monster-1") == 4
    assert lab.health(0) == 8 - 2
    assert lab.player(0).traps == 0
    assert lab.state.tokens["trap"] == 6


@pytest.mark.rule("W-CRAFT-12", "W-CRAFT-13")
def test_an_enemy_killed_by_a_trap_neither_hurts_nor_steals() -> None:
    lab = daylight_lab(
        1,
        at="enemies",
        characters=CALM,
        items={0: ["junk"]},
        tokens={0: {"trap": 1}},
        line=["raider"],
        next=["planks"],
    )
    assert lab.line == []
    assert not lab.happened("enemy-attacked")
    assert lab.health(0) == 8
    assert lab.items(0)["junk"] == 1


@pytest.mark.rule("W-CRAFT-16")
def test_a_trap_acts_before_a_barricade() -> None:
    tokens = {0: {"trap": 1, "barricade": 1}}
    lab = daylight_lab(1, at="enemies", characters=CALM, tokens=tokens, line=["raider"], next=["junk"])
    assert lab.line == []
    assert (lab.player(0).traps, lab.player(0).barricades) == (0, 1)


@pytest.mark.rule("W-CRAFT-25")
def test_unused_barricades_and_traps_stay_for_the_next_round() -> None:
    tokens = {0: {"trap": 2, "barricade": 1}}
    lab = daylight_lab(2, at="end", tokens=tokens, next=["junk"])
    assert lab.state.round == 2
    assert (lab.player(0).traps, lab.player(0).barricades) == (2, 1)


# --- Spears -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-CRAFT-17", "W-CRAFT-19")
def test_a_spear_deals_three_at_once_and_goes_with_the_enemy_it_kills() -> None:
    line = ["raider", "monster"]
    lab = daylight_lab(2, characters=MELEE, items={0: RECIPES["spear"]}, line=line)
    lab.choose("craft:spear", "place:raider-1")
    assert lab.line == ["monster-1"]
    assert lab.state.tokens["spear"] == 3


@pytest.mark.rule("W-CRAFT-17", "W-CRAFT-18")
def test_later_attacks_on_a_speared_enemy_deal_one_more() -> None:
    weapons = [[], "fire-axe"]
    lab = daylight_lab(2, weapons=weapons, items={0: RECIPES["spear"]}, line=["monster"])
    lab.choose("craft:spear")
    assert lab.damage("monster-1") == 3
    lab.next("zero", "zero", "junk").choose("attack:fire-axe")
    assert lab.damage("monster-1") == 3 + 2 + 1


@pytest.mark.rule("W-CRAFT-19")
def test_a_spear_is_discarded_when_its_enemy_falls_later() -> None:
    lab = daylight_lab(2, characters=MELEE, weapons=["fire-axe"], line=["raider:0:1", "monster"])
    assert lab.state.tokens["spear"] == 2
    lab.choose("attack:fire-axe", "target:raider-1")
    assert lab.line == ["monster-1"]
    assert lab.state.tokens["spear"] == 3


# --- Grenades -----------------------------------------------------------------------------------------


@pytest.mark.rule("W-CRAFT-20")
def test_a_grenade_drives_off_its_target_and_both_neighbours() -> None:
    lab = grenaded(FIVE, "wanderer-2")
    assert [foe.away for foe in lab.state.line] == [True, True, True, False, False]
    assert lab.state.tokens["grenade"] == 5


@pytest.mark.rule("W-CRAFT-21")
def test_those_driven_off_do_not_attack() -> None:
    lab = grenaded(["wanderer", "wanderer", "wanderer", "brute"], "wanderer-2")
    lab.next("junk").choose("skip")
    assert [event.enemy for event in lab.events("enemy-attacked")] == ["enemy:brute-1"]


@pytest.mark.rule("W-CRAFT-22")
@pytest.mark.parametrize(
    ("action", "verb"), [("attack:drifters-machete", "target"), ("craft:spear", "place")]
)
def test_those_driven_off_cannot_be_targeted_by_attacks_or_tokens(action: str, verb: str) -> None:
    lab = grenaded(FIVE, "wanderer-2", items=RECIPES["spear"])
    lab.choose(action)
    assert lab.options == [f"{verb}:brute-1", f"{verb}:monster-1"]
    with pytest.raises(IllegalAnswer):
        lab.choose(f"{verb}:wanderer-3")


@pytest.mark.rule("W-CRAFT-23")
def test_those_driven_off_take_no_splash() -> None:
    lab = grenaded(FIVE, "wanderer-2", weapons=["chainsaw"])
    lab.next("zero", "zero", "junk").choose("attack:chainsaw", "target:brute-1")
    assert [foe.damage for foe in lab.state.line] == [0, 0, 0, 2, 1]


@pytest.mark.rule("W-CRAFT-24")
def test_those_driven_off_return_to_their_places_and_the_grenade_is_discarded() -> None:
    lab = grenaded(["wanderer", "raider", "brute", "wanderer"], "raider-1")
    lab.next("junk").choose("skip")
    assert lab.state.round == 2
    assert lab.line == ["wanderer-1", "raider-1", "brute-1", "wanderer-2"]
    assert not any(foe.away for foe in lab.state.line)
    assert lab.state.tokens["grenade"] == 6


@pytest.mark.rule("W-CRAFT-20")
def test_a_second_grenade_tells_only_of_those_it_drives_off() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "trigger"),
        items={0: ["nails", "explosives"], 1: ["nails", "explosives"]},
        line=["wanderer", "wanderer", "wanderer", "wanderer"],
    )
    lab.choose("craft:grenade", "place:wanderer-1")
    if lab.seat == 0:
        lab.choose("end-turn")
    lab.choose("craft:grenade", "place:wanderer-3")
    told = [event.told.args["enemies"] for event in lab.events("driven-off")]
    assert told == [("enemy:wanderer-1", "enemy:wanderer-2"), ("enemy:wanderer-3", "enemy:wanderer-4")]


@pytest.mark.rule("W-CRAFT-22", "G-49")
def test_with_every_enemy_driven_off_there_is_none_to_put_a_spear_on() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "trigger"),
        items={0: ["nails", "explosives"], 1: ["planks", "shards", "nails"]},
        line=["wanderer", "wanderer"],
    )
    lab.choose("craft:grenade", "place:wanderer-1")
    if lab.seat == 0:
        lab.choose("end-turn")
    assert "craft:barricade" in lab.options
    assert "craft:spear" not in lab.options
    said = {refusal.refs: refusal.why.id for refusal in lab.table.refused()}
    assert said["token:spear",] == "refused-no-enemy"
