"""Rows that need a situation of their own to be seen, and what the table shows and tells of them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tilldawn.engine.view import Speaker
from tilldawn.games.daylight.cards.shelf import Card, Weapon, lay_out, take_away
from tilldawn.games.daylight.setup import sorted_rubble
from tilldawn.testing.daylight import Lab, conserved, daylight_lab

CALM = ("drifter", "haggler", "hipster")


def names(lab: Lab, *wanted: str) -> list[str]:
    return [event.name for event in lab.events(*wanted)]


# --- The infinity symbol --------------------------------------------------------------------------------


@pytest.fixture
def bottle() -> Iterator[str]:
    """A weapon without the infinity symbol, laid on the shelf from outside."""
    lay_out([Card("bottle", "weapon", (1, 0, 0, 0, 0), weapon=Weapon("melee", 3))])
    sorted_rubble.cache_clear()
    yield "bottle"
    take_away("bottle")
    sorted_rubble.cache_clear()


@pytest.mark.rule("W-INV-12")
def test_a_weapon_without_the_infinity_symbol_is_gone_after_one_attack(bottle: str) -> None:
    lab = daylight_lab(2, characters=CALM, items={0: [bottle]}, line=["brute"])
    lab.choose("attack:bottle")
    assert lab.damage("brute-1") == 3
    assert bottle not in lab.items(0)
    assert lab.state.rubble_discard == {bottle: 1}
    conserved(lab.state)


@pytest.mark.rule("W-INV-12", "G-37")
def test_a_backpack_that_has_been_used_stays() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "junk"]}).choose("pack:0:junk", "unpack:0:junk")
    assert lab.items(0)["backpack"] == 1
    assert lab.state.rubble_discard == {}


# --- Tokens ---------------------------------------------------------------------------------------------


@pytest.mark.rule("W-CRAFT-06")
@pytest.mark.parametrize("token", ["trap", "barricade"])
def test_a_token_works_for_its_maker_and_nobody_else(token: str) -> None:
    lab = daylight_lab(
        2, at="enemies", characters=CALM, tokens={0: {token: 1}}, line=["wanderer"], wave=1, next=["junk"]
    )
    assert (lab.health(0), lab.health(1)) == (8, 8 - 1)
    assert lab.player(0).traps + lab.player(0).barricades == 1


@pytest.mark.rule("W-CRAFT-22", "W-CRAFT-23")
def test_focus_cannot_share_with_those_driven_off() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "drifter"),
        items={0: ["nails", "explosives"], 1: ["focus"]},
        line=["brute", "brute", "brute", "brute"],
        next=["plus-2"],
    )
    lab.choose("craft:grenade", "place:brute-1", "attack:drifters-machete", "target:brute-3", "focus")
    assert [id for id in lab.options if id.startswith("share:")] == ["share:brute-3", "share:brute-4"]


@pytest.mark.rule("W-CRAFT-22")
def test_why_a_card_cannot_be_aimed_at_is_said() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "drifter"),
        items={0: ["nails", "explosives"], 1: ["planks", "shards"]},
        line=["brute", "survivor", "brute", "brute"],
    )
    lab.choose("craft:grenade", "place:brute-1", "attack:drifters-machete")
    assert lab.refusals() == {"target/brute-1": "W-CRAFT-22", "target/survivor-1": "W-CRAFT-22"}


@pytest.mark.rule("G-49")
def test_why_a_token_cannot_be_put_on_a_survivor_is_said() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "drifter"),
        items={0: ["planks", "shards"]},
        line=["survivor", "brute", "brute"],
    )
    lab.choose("craft:spear")
    assert lab.refusals() == {"place/survivor-1": "G-49"}


@pytest.mark.rule("G-43")
@pytest.mark.parametrize(
    ("token", "cards"), [("barricade", ["planks", "nails"]), ("spear", ["planks", "shards"])]
)
def test_the_last_token_of_a_kind_can_be_crafted_and_then_none(token: str, cards: list[str]) -> None:
    items = {0: [*cards, *cards, "wires", "explosives", "energy-drink-green"]}
    line = ["monster:0:2"] if token == "spear" else ["monster"]
    tokens = {1: {"barricade": 5}} if token == "barricade" else {}
    lab = daylight_lab(2, characters=CALM, items=items, tokens=tokens, line=line)
    assert lab.state.tokens[token] == 1
    lab.choose(f"craft:{token}", "play:energy-drink-green")
    assert lab.state.tokens[token] == 0
    assert lab.refusals()[f"craft/{token}"] == "G-43"


@pytest.mark.rule("G-45")
def test_any_number_of_barricades_stops_any_number_of_attacks() -> None:
    lab = daylight_lab(
        1, at="enemies", characters=CALM, tokens={0: {"barricade": 6}}, line=["wanderer"] * 6, next=["junk"]
    )
    assert (lab.health(0), lab.player(0).barricades) == (8, 0)
    assert len(lab.events("barricade-broke")) == 6


# --- Perks that one may do without ------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-07")
def test_every_perk_that_is_asked_about_can_be_left() -> None:
    reuse = daylight_lab(
        2, characters=("hipster", "pillar"), items={0: ["arrow"]}, line=["brute"], next=["zero"]
    )
    reuse.choose("attack:hipsters-bow", "strike", "no-perk")
    assert (reuse.items(0).get("arrow", 0), reuse.player(0).used) == (0, [])
    again = daylight_lab(
        2,
        characters=("trigger", "pillar"),
        items={0: ["gun-ammo", "gun-ammo"]},
        line=["brute"],
        next=["zero"],
    )
    again.choose("attack:triggers-service-rifle", "ammo:1", "strike", "no-perk")
    assert (again.items(0)["gun-ammo"], again.player(0).used) == (1, [])
    peek = daylight_lab(2, at="search", characters=("drifter", "pillar"), next=["junk", "planks"])
    peek.choose("leave", "no-perk")
    assert (peek.seat, peek.player(0).used, peek.view.active_top) == (1, [], "")


# --- Deaths ----------------------------------------------------------------------------------------------


@pytest.mark.rule("G-58", "W-GOAL-04")
def test_two_who_die_of_one_attack_are_both_told_as_dead() -> None:
    lab = daylight_lab(
        3, at="enemies", characters=CALM, health={0: 2, 1: 1}, line=["raider"], next=["plus-1-splash"]
    )
    assert [event.told.args["seat"] for event in lab.events("character-died")] == ["seat:0", "seat:1"]
    assert lab.table.outcome is not None
    assert lab.table.outcome.reason.args["seat"] == ("seat:0", "seat:1")
    assert "Ana and Bo" in Speaker(lab.table, "en")(lab.table.outcome.reason)


@pytest.mark.rule("W-LAST-06", "G-11")
def test_whoever_dies_of_passing_wave_has_not_passed_it() -> None:
    lab = daylight_lab(2, at="search", active=0, health={0: 1}, next=["slow-tide"])
    lab.choose("pass-wave")
    assert names(lab)[-3:] == ["damage-suffered", "character-died", "game-lost"]
    assert not lab.happened("wave-passed")


@pytest.mark.rule("W-LAST-06", "W-SOLO-05")
def test_alone_wave_is_held_off_and_passed_to_nobody() -> None:
    lab = daylight_lab(1, at="search", active=0, next=["slow-tide"]).choose("pass-wave")
    assert names(lab)[-2:] == ["damage-suffered", "wave-held-off"]
    assert lab.table.request is not None
    assert lab.table.request.words["how"] == "pass-wave"


@pytest.mark.rule("W-WAVE-05", "W-WAVE-07")
def test_a_delay_is_paid_before_it_is_told_and_wave_goes_back_visibly() -> None:
    lab = daylight_lab(2, at="search", next=["wave", "slow-tide"]).next("junk").choose("delay-wave", "leave")
    told = names(lab, "damage-suffered", "wave-delayed", "wave-returned")
    assert told == ["damage-suffered", "wave-delayed", "wave-returned"]


# --- What was silent -------------------------------------------------------------------------------------


@pytest.mark.rule("G-06", "W-SEARCH-10")
def test_loose_rubble_says_so_when_nothing_is_left_and_cites_its_own_ruling() -> None:
    attack = ("attack:drifters-machete", "target:brute-1")
    lab = daylight_lab(2, characters=CALM, line=["brute"], active=0, next=["plus-1-loose-rubble"])
    lab.choose(attack[0])
    assert [event.rule for event in lab.events("nothing-found")] == ["G-06"]
    lab = daylight_lab(
        2,
        characters=CALM,
        items={0: ["lucky"]},
        line=["brute"],
        next=["plus-1-loose-rubble", "junk"],
    )
    lab.choose(attack[0], "no-lucky")
    assert lab.asked == "found"
    assert [event.rule for event in lab.events("card-drawn")] == ["G-06"]
    assert lab.refusals() == {"play/lucky": "G-06"}


@pytest.mark.rule("W-ENEMY-03", "W-ENEMY-06")
def test_a_raider_who_finds_nothing_is_told() -> None:
    lab = daylight_lab(2, at="enemies", characters=CALM, line=["raider"], next=["zero", "junk"])
    assert [event.rule for event in lab.events("nothing-stolen")] == ["W-ENEMY-03"]


@pytest.mark.rule("W-PERK-04")
@pytest.mark.parametrize(
    ("items", "discard", "why"),
    [
        (["junk"], [], "refused-barter"),
        ([], ["planks"], "refused-barter-pay"),
    ],
)
def test_barter_says_what_is_missing(items: list[str], discard: list[str], why: str) -> None:
    lab = daylight_lab(
        2,
        characters=("haggler", "pillar"),
        weapons=["fire-axe"],
        items={0: items},
        discard=discard,
        line=["brute"],
    )
    said = {refusal.refs: refusal.why.id for refusal in lab.table.refused()}
    assert said["perk:barter",] == why


@pytest.mark.rule("W-CCARD-10")
def test_of_two_cards_that_hurt_alike_the_attacked_player_may_choose_either() -> None:
    drawn = ["plus-1", "plus-1-splash"]
    lab = daylight_lab(2, at="enemies", characters=CALM, line=["monster"], next=drawn)
    assert lab.asked == "enemy-card"
    assert lab.refusals() == {}
    assert sorted(lab.options) == ["apply:0", "apply:1"]


# --- What everybody sees ---------------------------------------------------------------------------------


def aims(lab: Lab) -> dict[str, str]:
    return {foe.id: foe.aim for foe in lab.view.line}


@pytest.mark.rule("W-COMBAT-11")
def test_while_the_last_enemy_attacks_the_others_aim_at_nobody() -> None:
    lab = daylight_lab(
        3,
        at="enemies",
        characters=CALM,
        items={2: ["lucky"]},
        line=["brute", "raider"],
        wave=0,
        next=["zero"],
    )
    assert lab.asked == "lucky"
    assert aims(lab) == {"brute-1": "", "raider-1": "seat:1"}


@pytest.mark.rule("W-SURV-03", "W-SURV-04")
def test_behind_an_attack_that_may_spare_the_survivor_all_is_open() -> None:
    lab = daylight_lab(2, at="trade", characters=CALM, line=["survivor", "raider", "wanderer"], wave=1)
    assert aims(lab) == {"survivor-1": "", "raider-1": "enemy:survivor-1", "wanderer-1": ""}


@pytest.mark.rule("W-SURV-03", "W-SURV-04", "W-COMBAT-11")
def test_a_survivor_falls_to_an_attack_that_is_certain_to_hurt() -> None:
    line = ["survivor", "brute", "wanderer", "wanderer", "wanderer"]
    lab = daylight_lab(2, at="trade", characters=CALM, line=line, wave=1)
    assert aims(lab) == {
        "survivor-1": "",
        "brute-1": "enemy:survivor-1",
        "wanderer-1": "seat:1",
        "wanderer-2": "seat:0",
        "wanderer-3": "seat:1",
    }


@pytest.mark.rule("W-HEAL-03", "W-STORY-01")
@pytest.mark.parametrize(("modes", "hearts"), [([], 3), (["empty-shelves"], 1)])
def test_a_first_aid_kit_says_what_it_gives_at_this_table(modes: list[str], hearts: int) -> None:
    lab = daylight_lab(2, at="trade", modes=modes, items={0: ["first-aid-kit"]}, health={0: 2})
    assert lab.view.cards["first-aid-kit"].hearts == hearts
    assert f"regain {hearts} Health" in lab.table.view("en")["things"]["card:first-aid-kit"]["text"]
    lab.choose("heal:0:first-aid-kit")
    assert lab.health(0) == 2 + hearts


@pytest.mark.rule("W-SPEC-01", "G-34")
@pytest.mark.parametrize("switch", [False, True])
def test_an_energy_drink_says_whether_there_is_a_choice(switch: bool) -> None:
    lab = daylight_lab(
        2, characters=CALM, items={0: ["energy-drink-red"]}, line=["brute"], one_energy_drink=switch
    )
    said = lab.table.view("en")["things"]["card:energy-drink-red"]["text"]
    assert ("attack or craft" in said) is switch


@pytest.mark.rule("W-SETUP-01", "W-SETUP-04", "W-PERK-01", "W-CHAR-02")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_while_choosing_every_board_and_weapon_can_be_read(lang: str) -> None:
    things = daylight_lab(2, at="setup").table.view(lang)["things"]
    assert "9" in things["character:pillar"]["text"]
    assert things["perk:over-here"]["text"] in things["character:pillar"]["text"]
    assert things["perk:brick-wall"]["text"] in things["character:pillar"]["text"]
    assert "2" in things["card:fire-axe"]["text"]


@pytest.mark.rule("W-ASSAULT-07", "W-ENEMY-10", "W-ENEMY-15")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_comes_can_be_read_with_its_numbers_before_wave_is_accepted(lang: str) -> None:
    lab = daylight_lab(2, at="search", next=["wave", "something-huge"])
    assert lab.asked == "wave"
    said = lab.table.view(lang)["things"]["kind:monster"]["text"]
    assert "8" in said
    assert "2" in said


@pytest.mark.rule("W-CRAFT-20", "G-17")
def test_everybody_sees_on_which_card_the_grenade_lies() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "drifter"),
        items={0: ["nails", "explosives"]},
        line=["brute", "brute", "brute"],
    )
    lab.choose("craft:grenade", "place:brute-1")
    assert [(foe.away, foe.grenade) for foe in lab.view.line] == [(True, True), (True, False), (False, False)]


@pytest.mark.rule("W-SPEC-05", "W-SPEC-03", "W-SPEC-07", "W-SPEC-10")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("cheer", "refused-special-other-turn"),
        ("focus", "refused-special-damage"),
        ("blood-lust", "refused-special-attack"),
        ("vitality-pills", "refused-special-attack"),
        ("lucky", "refused-special-drawn"),
    ],
)
def test_a_turn_says_when_a_special_has_its_moment(card: str, why: str) -> None:
    lab = daylight_lab(2, characters=CALM, weapons=["fire-axe"], items={0: [card]}, line=["brute"])
    said = {
        refusal.refs: refusal.why.id for refusal in lab.table.refused() if refusal.what.id == "option-play"
    }
    assert said == {(f"card:{card}",): why}


@pytest.mark.rule("W-SPEC-01")
def test_trade_says_that_a_special_waits_for_combat() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["energy-drink-red", "backpack"]})
    said = [refusal for refusal in lab.table.refused() if refusal.what.id == "option-play"]
    assert [(refusal.refs, refusal.why.id) for refusal in said] == [
        (("seat:0", "card:energy-drink-red"), "refused-special-later")
    ]


CROWDED = ["junk", "junk", "candy-bar", "canned-stew", "focus", "arrow", "arrow", "lucky"]
"""With a unique weapon all eight slots, one of them a stack of two."""


@pytest.mark.rule("W-SEARCH-06", "W-INV-13", "W-INV-02")
def test_with_every_slot_full_it_is_said_what_makes_no_room() -> None:
    lab = daylight_lab(2, at="search", items={0: CROWDED}, next=["nails"])
    said = {
        refusal.refs: refusal.why.id for refusal in lab.table.refused() if refusal.what.id == "option-swap"
    }
    assert said == {
        ("card:pillars-skillet",): "refused-starting-weapon",
        ("card:arrow",): "refused-stack-stays",
    }
    assert not [id for id in lab.options if id in ("swap:pillars-skillet", "swap:arrow")]


@pytest.mark.rule("G-24", "W-INV-13", "W-INV-02")
def test_a_gift_one_has_no_room_for_says_what_makes_none() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["nails"], 1: CROWDED}).choose("give:0:nails:1")
    said = {
        refusal.refs: refusal.why.id
        for refusal in lab.table.refused()
        if refusal.what.id == "option-make-room"
    }
    assert said == {
        ("card:triggers-service-rifle",): "refused-starting-weapon",
        ("card:arrow",): "refused-stack-stays",
    }


@pytest.mark.rule("W-LAST-06", "G-11")
def test_everybody_sees_before_whom_a_passed_wave_lies() -> None:
    lab = daylight_lab(3, at="round", round=7, active=0, line=["wanderer"], first=1)
    assert lab.view.seat == 1
    lab.choose("pass-wave")
    assert (lab.seat, lab.view.seat) == (2, 2)
    lab.choose("pass-wave")
    assert (lab.seat, lab.view.seat) == (0, 0)


@pytest.mark.rule("G-17", "W-WAVE-04")
def test_everybody_sees_who_holds_wave_and_who_is_first() -> None:
    lab = daylight_lab(3, at="trade", wave=2, first=1)
    assert [player.has_wave for player in lab.view.players] == [False, False, True]
    assert [player.is_first for player in lab.view.players] == [False, True, False]


def test_what_a_token_is_made_of_has_a_name_even_where_nobody_holds_it() -> None:
    things = daylight_lab(2, characters=CALM, line=["brute"]).table.view("fr")["things"]
    assert things["card:wires"]["name"] == "Fils"
    assert things["card:nails"]["name"] == "Clous"
