"""The rulings on what the rulebook leaves open (G-01 to G-60; G-05 is about misprints)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.deck import Pile
from tilldawn.engine.errors import BadOption, IllegalAnswer
from tilldawn.games.daylight.cards.combat import COMBAT
from tilldawn.games.daylight.cards.shelf import RUBBLE
from tilldawn.games.daylight.setup import start
from tilldawn.testing.daylight import Lab, daylight_lab

MELEE = ("pillar", "drifter", "psycho")
"""Those who can always attack, so that each is asked on the own turn."""
CALM = ("trigger", "haggler", "hipster", "drifter")
"""Characters whose perks have no part in the enemies' attacks."""
SPEAR, GRENADE = ["planks", "shards"], ["nails", "explosives"]


def damages(lab: Lab) -> list[int]:
    """Damage on the line, left to right."""
    return [foe.damage for foe in lab.state.line]


def attacked(lab: Lab) -> list[str]:
    """Whom the enemies have attacked, in order."""
    return [event.target for event in lab.events("enemy-attacked")]


def starting(lab: Lab, *words: str) -> list[str]:
    """All that may be answered now and begins so."""
    return [id for id in lab.options + lab.anytime if id.startswith(words)]


# --- Damaged or missing text --------------------------------------------------------------------------


@pytest.mark.rule("G-01")
def test_planks_and_nails_make_the_barricade() -> None:
    lab = daylight_lab(2, characters=MELEE, items={0: ["planks", "nails"]}, line=["monster"])
    lab.choose("craft:barricade")
    assert lab.player(0).barricades == 1


@pytest.mark.rule("G-02")
def test_each_ammo_card_adds_damage_through_a_card_drawn() -> None:
    lab = daylight_lab(
        2,
        weapons=["shotgun", "fire-axe"],
        items={0: ["gun-ammo", "gun-ammo"]},
        line=["monster"],
        next=["zero", "plus-3"],
    )
    lab.choose("attack:shotgun", "ammo:2", "apply:1")
    assert lab.damage("monster-1") == 1 + 3


@pytest.mark.rule("G-03")
@pytest.mark.parametrize("players", range(1, 7))
def test_a_card_is_used_when_at_least_its_number_of_people_play(players: int) -> None:
    used = daylight_lab(players, at="setup").state.unseen["rubble"]
    numbered = {"sledgehammer": 1, "crossbow": 2, "chainsaw": 4, "sawn-off": 5}
    assert {card: card in used for card in numbered} == {card: k <= players for card, k in numbered.items()}
    assert used["arrow"] == (4, 6, 7, 9, 11, 11)[players - 1]


@pytest.mark.rule("G-04")
def test_wave_and_starting_weapons_are_among_the_138_rubble_cards() -> None:
    unique = sum(card.starting for card in RUBBLE.values() if card.owner)
    common = sum(card.starting for card in RUBBLE.values() if not card.owner)
    drawn = sum(sum(card.copies) for card in RUBBLE.values())
    assert (unique, common, drawn) == (6, 11, 120)
    assert RUBBLE["wave"].family == "wave"
    assert 1 + unique + common + drawn == 138


@pytest.mark.rule("G-06")
@pytest.mark.parametrize("answer", ["keep", "leave"])
def test_loose_rubble_draws_a_card_as_in_search(answer: str) -> None:
    lab = daylight_lab(
        2,
        characters=MELEE,
        weapons=["baseball-bat"],
        line=["monster"],
        next=["plus-1-loose-rubble", "planks"],
    )
    lab.choose("attack:baseball-bat")
    assert lab.damage("monster-1") == 2
    assert (lab.seat, lab.options) == (0, ["keep", "leave"])
    lab.choose(answer)
    assert lab.items(0).get("planks", 0) == (answer == "keep")
    assert len(lab.state.active) == 10 - 1


@pytest.mark.rule("G-06")
def test_loose_rubble_may_be_bad_luck_or_nothing() -> None:
    cards = ["plus-1-loose-rubble", "broken-bone"]
    lab = daylight_lab(2, characters=MELEE, weapons=["baseball-bat"], line=["monster"], next=cards)
    lab.choose("attack:baseball-bat")
    assert lab.health(0) == 9 - 2
    lab = daylight_lab(
        2, characters=MELEE, weapons=["baseball-bat"], line=["monster"], active=0, next=cards[:1]
    )
    lab.choose("attack:baseball-bat")
    assert (lab.seat, lab.asked) == (1, "turn")


# --- Search, WAVE!, line ------------------------------------------------------------------------------


@pytest.mark.rule("G-07")
def test_after_a_delay_the_next_player_draws() -> None:
    lab = daylight_lab(3, at="search", first=1, next=["wave", "slow-tide", "junk", "planks"])
    lab.choose("delay-wave")
    assert (lab.seat, lab.state.found) == (1, ["wave", "junk"])
    lab.choose("leave")
    assert (lab.seat, lab.state.found) == (2, ["planks"])


@pytest.mark.rule("G-08")
def test_the_active_pile_of_round_one_is_dealt_once() -> None:
    lab = daylight_lab(2, at="setup", next=["0", "junk"])
    lab.choose("character:pillar", "character:psycho", "weapon:pistol", "weapon:pistol")
    assert [(event.dealt, event.active) for event in lab.events("search-began")] == [(10, 11)]
    assert len(lab.state.rubble) == 60 - 10


@pytest.mark.rule("G-09")
@pytest.mark.parametrize("on_reveal", [False, True])
def test_enemies_line_up_on_acceptance_or_if_so_agreed_on_the_reveal(on_reveal: bool) -> None:
    cards = ["wave", "heavy-steps", "brute"]
    lab = daylight_lab(2, at="search", line_on_reveal=on_reveal, next=cards)
    assert lab.events("assault-revealed")[0].wave == ("count:wanderer*1", "count:brute*1")
    assert lab.line == (["brute-1", "wanderer-1"] if on_reveal else [])
    lab.choose("accept-wave")
    assert lab.line == ["brute-1", "wanderer-1"]


@pytest.mark.rule("G-09")
def test_enemies_set_up_on_the_reveal_do_not_come_twice_after_a_delay() -> None:
    cards = ["wave", "heavy-steps", "brute", "junk", "wave"]
    lab = daylight_lab(2, at="search", line_on_reveal=True, next=cards)
    lab.choose("delay-wave", "leave", "accept-wave")
    assert lab.line == ["brute-1", "wanderer-1"]


DEADLY: dict[str, Any] = {
    "delay-wave": {"at": "search", "next": ["wave", "slow-tide", "junk"]},
    "pass-wave": {"at": "search", "active": 0, "next": ["slow-tide"]},
    "play:energy-drink-red": {"items": {0: ["energy-drink-red"]}, "line": ["monster"]},
}


@pytest.mark.rule("G-10")
@pytest.mark.parametrize("answer", DEADLY)
@pytest.mark.parametrize(("health", "deadly"), [(2, False), (1, True)])
def test_paying_the_last_health_is_legal_and_lost_but_warned_of(
    answer: str, health: int, deadly: bool
) -> None:
    lab = daylight_lab(2, health={0: health}, **DEADLY[answer])
    assert (lab.option(answer).warning is not None) is deadly
    lab.choose(answer)
    assert lab.won is (False if deadly else None)


@pytest.mark.rule("G-11")
def test_a_lonely_wave_in_an_ordinary_round_is_passed_on_without_a_draw() -> None:
    lab = daylight_lab(2, at="search", round=3, active=0, next=["slow-tide"])
    assert lab.options == ["accept-wave", "pass-wave"]
    lab.choose("pass-wave")
    assert (lab.seat, lab.options) == (1, ["accept-wave", "pass-wave"])
    assert (lab.health(0), lab.happened("card-drawn")) == (9 - 1, False)
    lab.choose("accept-wave")
    assert lab.state.wave == 1


@pytest.mark.rule("G-12")
def test_left_and_clockwise_are_both_the_next_seat() -> None:
    lab = daylight_lab(3, at="end", first=2, next=["junk", "planks"])
    assert (lab.state.first, lab.seat) == (0, 0)
    assert lab.choose("leave").seat == 1
    line = ["wanderer"] * 3
    lab = daylight_lab(3, at="enemies", characters=CALM, wave=2, line=line, next=["junk"])
    assert attacked(lab) == ["seat:2", "seat:0", "seat:1"]


@pytest.mark.rule("G-13")
def test_a_small_rubble_pile_deals_what_is_left_without_the_discards() -> None:
    lab = daylight_lab(2, at="round", round=6, active=55, discard=["planks"], next=["junk"])
    assert [(event.dealt, event.active) for event in lab.events("search-began")] == [(4, 55 + 4 + 1)]
    assert (len(lab.state.rubble), lab.state.rubble_discard) == (0, {"planks": 1})


@pytest.mark.rule("G-14")
def test_the_line_closes_after_the_whole_attack() -> None:
    lab = daylight_lab(
        2, weapons=["chainsaw", "fire-axe"], line=["wanderer:1", "wanderer", "brute", "monster"]
    )
    lab.choose("attack:chainsaw", "target:wanderer-2")
    assert (lab.line, damages(lab)) == (["brute-1", "monster-1"], [1, 0])


@pytest.mark.rule("G-14")
def test_those_left_beside_a_dead_card_become_neighbours() -> None:
    lab = daylight_lab(2, weapons=["fire-axe", "dog-chain"], line=["brute", "wanderer", "monster"])
    lab.choose("attack:fire-axe", "target:wanderer-1")
    lab.next("zero", "zero", "junk").choose("attack:dog-chain", "target:brute-1")
    assert (lab.line, damages(lab)) == (["brute-1", "monster-1"], [1, 1])


@pytest.mark.rule("G-15")
@pytest.mark.parametrize(("left", "thrown", "come"), [([9], [4, 7], {9, 4, 7}), ([], [7], {7})])
def test_a_used_up_type_comes_from_the_discards_or_not(
    left: list[int], thrown: list[int], come: set[int]
) -> None:
    lab = daylight_lab(2, at="search", next=["wave", "slow-tide"])
    lab.state.horde["wanderer"], lab.state.horde_discard["wanderer"] = left, thrown
    lab.choose("accept-wave")
    assert {foe.number for foe in lab.state.line} == come


@pytest.mark.rule("G-16")
def test_damage_counts_in_total() -> None:
    lab = daylight_lab(2, weapons=["fire-axe", "fire-axe"], line=["brute"])
    lab.choose("attack:fire-axe")
    assert damages(lab) == [2]
    lab.next("junk").choose("attack:fire-axe")
    assert lab.line == []


@pytest.mark.rule("G-17")
def test_all_is_open_except_the_order_of_decks() -> None:
    lab = daylight_lab(2, at="search", items={1: ["planks"]}, health={1: 3}, next=["wave", "slow-tide"])
    seen = lab.table.look()
    assert (seen.players[1].health, seen.players[1].items["planks"]) == (3, 1)
    assert (seen.assault, seen.coming) == ("slow-tide", {"wanderer": 3})
    assert (seen.active, seen.active_top, seen.combat, seen.assaults) == (10, "", 35, 5)
    assert sum(seen.unseen["rubble"].values()) == 60 - 1


@pytest.mark.rule("G-18")
def test_the_attack_order_restarts_at_the_wave_holder_each_combat() -> None:
    lab = daylight_lab(
        3,
        at="enemies",
        characters=CALM,
        unique=False,
        round=6,
        wave=1,
        line=["wanderer"],
        next=["wave", "junk"],
    )
    lab.choose("accept-wave")
    assert lab.state.round == 8
    assert attacked(lab) == ["seat:1", "seat:1"]


@pytest.mark.rule("G-19")
def test_the_enemies_attack_whoever_holds_the_wave_when_they_begin() -> None:
    lab = daylight_lab(2, characters=("drifter", "pillar"), wave=0, line=["wanderer"])
    lab.choose("skip", "perk:over-here").next("junk").choose("skip")
    assert attacked(lab) == ["seat:1"]
    assert (lab.health(0), lab.health(1)) == (8, 9 - 1)


# --- Inventory and Trade ------------------------------------------------------------------------------


@pytest.mark.rule("G-20")
def test_a_starting_weapon_may_be_given_but_never_thrown_away() -> None:
    lab = daylight_lab(2, weapons=["fire-axe"], items={0: ["sledgehammer"]}, line=["monster"])
    assert starting(lab, "discard:") == ["discard:0:sledgehammer"]
    assert lab.refusals()["discard/fire-axe"] == "W-INV-13"
    lab = daylight_lab(2, at="trade", weapons=["fire-axe"])
    lab.choose("give:0:fire-axe:1", "take-gift:1:0:fire-axe")
    assert lab.items(1)["fire-axe"] == 1
    assert starting(lab, "discard:") == []


@pytest.mark.rule("G-20")
def test_a_backpack_with_a_starting_weapon_inside_is_not_thrown_away() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack"]}, packed={0: ["fire-axe"]})
    with pytest.raises(IllegalAnswer):
        lab.choose("discard:0:backpack")
    lab.choose("unpack:0:fire-axe", "discard:0:backpack")
    assert lab.state.rubble_discard == {"backpack": 1}


@pytest.mark.rule("G-21")
def test_a_crow_takes_no_weapon_not_even_a_found_one() -> None:
    lab = daylight_lab(2, at="search", items={0: ["sledgehammer"]}, next=["crow-attack", "junk"])
    assert lab.items(0)["sledgehammer"] == 1
    assert lab.happened("nothing-lost")


@pytest.mark.rule("G-22")
def test_a_random_loss_picks_single_cards_not_slots() -> None:
    items = {0: ["planks", "planks", "planks", "junk"]}
    lab = daylight_lab(2, at="search", items=items, next=["crow-attack", "planks", "nails"])
    assert {"planks": 3, "junk": 1} in lab.chance.seen
    assert (lab.items(0)["planks"], lab.items(0)["junk"]) == (2, 1)


@pytest.mark.rule("G-23")
def test_a_backpack_holds_two_single_cards_of_any_kind_but_no_backpack() -> None:
    items = {0: ["planks", "planks", "planks", "backpack", "backpack"]}
    lab = daylight_lab(2, at="trade", items=items)
    assert starting(lab, "pack:") == ["pack:0:pillars-skillet", "pack:0:planks"]
    lab.choose("pack:0:planks", "pack:0:planks", "which-pack:0")
    assert (lab.player(0).packs, lab.items(0)["planks"]) == ([["planks", "planks"], []], 1)
    lab.choose("pack:0:planks", "pack:0:pillars-skillet")
    assert lab.player(0).packs == [["planks", "planks"], ["planks", "pillars-skillet"]]
    assert starting(lab, "pack:") == []


FULL = ["candy-bar", "candy-bar", "canned-stew", "canned-stew", "focus", "cheer", "lucky"]


@pytest.mark.rule("G-24")
@pytest.mark.parametrize("answer", ["make-room:1:0:planks:focus", "refuse-gift:1:0:planks"])
def test_a_full_receiver_first_discards_or_refuses(answer: str) -> None:
    lab = daylight_lab(2, at="trade", items={0: ["planks"], 1: FULL})
    lab.choose("give:0:planks:1")
    assert "take-gift:1:0:planks" not in lab.options
    lab.choose(answer)
    taken = not answer.startswith("refuse-gift")
    assert ("planks" in lab.items(0), "planks" in lab.items(1)) == (not taken, taken)
    assert lab.state.rubble_discard == ({"focus": 1} if taken else {})


@pytest.mark.rule("G-25")
def test_no_backpack_is_repacked_while_an_effect_is_resolved() -> None:
    items = {0: ["backpack", "planks", "lucky"]}
    lab = daylight_lab(2, items=items, weapons=["baseball-bat"], line=["monster"], next=["minus-2"])
    assert "pack:0:planks" in lab.anytime
    lab.choose("attack:baseball-bat")
    assert (lab.asked, lab.anytime) == ("lucky", [])
    lab = daylight_lab(2, at="enemies", items=items, line=["raider"], next=["plus-3"])
    assert (lab.asked, lab.anytime) == ("lucky", [])


@pytest.mark.rule("G-25", "G-34")
def test_no_backpack_is_repacked_while_an_energy_drink_is_resolved() -> None:
    items = {0: ["backpack", "planks", "energy-drink-red"]}
    lab = daylight_lab(2, items=items, line=["monster"], one_energy_drink=True)
    lab.choose("play:energy-drink-red")
    assert (lab.asked, lab.anytime) == ("drink", [])


@pytest.mark.rule("G-26")
def test_nobody_heals_another() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["candy-bar"]}, health={1: 3})
    assert starting(lab, "heal") == []
    lab.choose("give:0:candy-bar:1", "take-gift:1:0:candy-bar")
    assert starting(lab, "heal") == ["heal:1:candy-bar"]


@pytest.mark.rule("G-27")
def test_common_weapons_nobody_chose_stay_in_the_box() -> None:
    lab = daylight_lab(2, at="setup", next=["0", "junk"])
    lab.choose("character:pillar", "character:psycho", "weapon:pistol", "weapon:fire-axe")
    common = ("fire-axe", "baseball-bat", "dog-chain", "pistol", "shotgun", "hunting-bow")
    assert [lab.state.box.get(card, 0) for card in common] == [1, 2, 1, 1, 2, 2]
    assert not [card for card in common if card in lab.state.unseen["rubble"]]


@pytest.mark.rule("G-28")
def test_without_a_usable_weapon_one_crafts_or_skips() -> None:
    lab = daylight_lab(2, characters=CALM, items={0: ["arrow", "planks", "nails"]}, line=["monster"])
    assert lab.options == ["craft:barricade", "skip"]
    assert lab.refusals()["attack/triggers-service-rifle"] == "W-AMMO-01"
    lab = daylight_lab(2, unique=False, items={0: ["gun-ammo", "planks", "nails"]}, line=["monster"])
    assert starting(lab, "attack") == []


# --- Attacks, Combat cards, Splash --------------------------------------------------------------------


@pytest.mark.rule("G-29")
def test_all_but_focus_and_lucky_is_declared_before_the_draw() -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "pillar"),
        items={0: ["gun-ammo", "gun-ammo", "gun-ammo", "blood-lust", "vitality-pills", "focus"]},
        line=["brute", "monster"],
        next=["zero", "plus-1"],
    )
    lab.choose("attack:triggers-service-rifle", "target:monster-1")
    assert (lab.asked, lab.state.drawn) == ("ammo", [])
    lab.choose("ammo:2")
    assert lab.options == ["boost:blood-lust", "boost:vitality-pills", "boost-perk:steady-hand", "strike"]
    assert lab.state.drawn == []
    lab.choose("strike")
    assert lab.options == ["apply:0", "apply:1"]
    lab.choose("apply:1")
    assert (lab.asked, lab.options) == ("focus", ["focus", "no-focus"])


@pytest.mark.rule("G-30")
def test_the_sum_is_floored_at_zero_and_splash_is_not_touched() -> None:
    lab = daylight_lab(
        2,
        weapons=["shotgun", "fire-axe"],
        items={0: ["gun-ammo"]},
        line=["brute", "monster:0:1", "brute"],
        next=["minus-2"],
    )
    lab.choose("attack:shotgun", "target:monster-1")
    assert damages(lab) == [1, 0, 1]


@pytest.mark.rule("G-30", "W-COMBAT-05")
def test_an_enemys_sum_is_floored_only_when_everything_is_in_it() -> None:
    """1 and a Monster's +1 less 2 is 0; the bonus does not come after the floor."""
    lab = daylight_lab(
        1,
        at="enemies",
        characters=["drifter"],
        line=["raider", "monster"],
        next=["minus-2", "zero", "zero", "wave"],
    )
    assert [damage for enemy, _, damage in lab.attacks if enemy == "raider-1"] == [0]


@pytest.mark.rule("W-CRAFT-23", "G-38")
def test_the_splash_of_an_attack_on_a_survivor_spares_those_driven_off() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "trigger"),
        items={0: ["nails", "explosives"]},
        line=["brute", "wanderer", "survivor", "raider"],
        next=["zero-splash", "wave"],
    )
    lab.choose("craft:grenade", "place:brute-1")
    while lab.asked == "turn":
        lab.choose("end-turn" if "end-turn" in lab.options else "skip")
    assert lab.attacks == [("raider-1", "survivor-1", 1)]
    assert lab.damage("wanderer-1") == 0


@pytest.mark.rule("G-31")
@pytest.mark.parametrize(("answer", "splash"), [("apply:0", 0), ("apply:1", 1)])
def test_the_players_break_ties_among_an_enemys_best_cards(answer: str, splash: int) -> None:
    lab = daylight_lab(2, at="enemies", characters=CALM, line=["monster"], next=["zero", "zero-splash"])
    assert (lab.asked, lab.options) == ("enemy-card", ["apply:0", "apply:1"])
    lab.next("junk").choose(answer)
    assert (lab.health(0), lab.health(1)) == (8 - 2, 8 - splash)


@pytest.mark.rule("G-32")
def test_a_deck_that_runs_out_in_mid_draw_is_made_of_the_discards_alone() -> None:
    lab = daylight_lab(2, characters=MELEE, line=["monster"], next=["zero"])
    state = lab.state
    state.combat_discard = {card.id: card.copies for card in COMBAT.values()} | {"plus-3": 1}
    state.unseen["combat"], state.combat = {"plus-3": 1}, Pile([{"combat": 1}])
    lab.choose("attack:pillars-skillet")
    assert [event.cards for event in lab.events("combat-reshuffled")] == [34]
    assert lab.state.drawn == ["plus-3", "zero"]
    assert (lab.state.unseen["combat"]["plus-3"], len(lab.state.combat)) == (1, 33)


@pytest.mark.rule("G-33")
@pytest.mark.parametrize(("to", "expected"), [("brute-1", [2, 1]), ("monster-1", [0, 3])])
def test_focus_does_not_share_the_bonus_of_a_spear(to: str, expected: list[int]) -> None:
    items = {0: ["focus"]}
    lab = daylight_lab(2, characters=MELEE, weapons=["fire-axe"], items=items, line=["brute", "monster:0:1"])
    lab.choose("attack:fire-axe", "target:monster-1", "focus", f"share-rest:{to}")
    assert damages(lab) == expected


TWICE = ["planks", "planks", "nails", "nails"]


@pytest.mark.rule("G-34")
@pytest.mark.parametrize(
    ("colour", "gained", "not_gained"),
    [("red", "attack:fire-axe", "craft:barricade"), ("green", "craft:barricade", "attack:fire-axe")],
)
def test_a_red_drink_gives_an_attack_and_a_green_one_a_craft(
    colour: str, gained: str, not_gained: str
) -> None:
    items = {0: [f"energy-drink-{colour}", *TWICE]}
    lab = daylight_lab(2, weapons=["fire-axe"], items=items, line=["monster"])
    lab.choose(not_gained, f"play:energy-drink-{colour}")
    assert gained in lab.options
    assert not_gained not in lab.options
    assert lab.refusals()[not_gained.replace(":", "/")] == "W-COMBAT-02"


@pytest.mark.rule("G-34")
@pytest.mark.parametrize("colour", ["red", "green"])
@pytest.mark.parametrize(("action", "gained"), [("attack", "attack:fire-axe"), ("craft", "craft:barricade")])
def test_a_single_energy_drink_gives_either(colour: str, action: str, gained: str) -> None:
    items = {0: [f"energy-drink-{colour}", *TWICE]}
    lab = daylight_lab(2, weapons=["fire-axe"], items=items, line=["monster"], one_energy_drink=True)
    lab.choose(gained, f"play:energy-drink-{colour}")
    assert lab.options == ["drink-for:attack", "drink-for:craft"]
    lab.choose(f"drink-for:{action}")
    assert starting(lab, "attack:fire-axe", "craft") == [gained]


@pytest.mark.rule("G-35")
def test_the_wave_holder_may_cheer_and_keeps_it() -> None:
    lab = daylight_lab(2, items={1: ["cheer"]}, wave=1, line=["monster"])
    lab.choose("cheer:1:0")
    assert lab.state.wave == 1
    assert not lab.happened("wave-taken"), "it has not gone anywhere"
    assert lab.state.turn is not None
    assert lab.state.turn.any == 2


@pytest.mark.rule("G-35")
def test_nobody_cheers_alone() -> None:
    lab = daylight_lab(1, items={0: ["cheer"]}, line=["monster"])
    assert starting(lab, "cheer") == []
    assert "cheer" not in lab.state.unseen["rubble"]


@pytest.mark.rule("G-36")
def test_lucky_comes_after_all_draws_and_before_the_choice_several_in_a_row() -> None:
    items = {0: ["lucky"], 1: ["lucky", "lucky"]}
    lab = daylight_lab(2, characters=MELEE, items=items, line=["monster"], next=["minus-2", "minus-1"])
    lab.choose("attack:pillars-skillet")
    assert (lab.asked, lab.seat, lab.state.drawn) == ("lucky", 0, ["minus-2", "minus-1"])
    lab.order(1, "lucky", "ask").next("zero", "zero", "plus-3")
    lab.choose("lucky:0")
    assert (lab.asked, lab.seat) == ("lucky", 1)
    lab.choose("lucky:1", "lucky:0")
    assert (lab.asked, lab.seat, lab.state.drawn) == ("apply", 0, ["plus-3", "zero"])


@pytest.mark.rule("G-36")
def test_a_card_drawn_by_lucky_may_be_replaced_by_somebody_who_waited() -> None:
    items = {0: ["lucky"], 1: ["lucky"]}
    lab = daylight_lab(2, characters=MELEE, weapons=["baseball-bat"], items=items, line=["monster"])
    lab.next("minus-1", "minus-2").choose("attack:baseball-bat", "no-lucky", "lucky:0")
    assert (lab.asked, lab.seat, lab.state.drawn) == ("lucky", 0, ["minus-2"])


@pytest.mark.rule("G-37")
def test_a_backpack_stays_until_given_or_discarded() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "planks"]})
    lab.choose("pack:0:planks", "unpack:0:planks")
    assert (lab.items(0)["backpack"], lab.state.rubble_discard) == (1, {})
    lab.choose("discard:0:backpack")
    assert lab.state.rubble_discard == {"backpack": 1}


@pytest.mark.rule("G-38")
def test_splash_of_an_attack_on_a_survivor_hits_its_neighbours_on_the_line_only() -> None:
    line = ["raider", "survivor", "brute", "wanderer"]
    lab = daylight_lab(2, at="enemies", characters=CALM, line=line, next=["zero-splash", "junk"])
    assert lab.line == ["raider-1", "brute-1", "wanderer-1"]
    assert damages(lab) == [1, 1, 0]
    assert attacked(lab) == ["enemy:survivor-1", "seat:0", "seat:1"]
    assert (lab.health(0), lab.health(1)) == (8 - 2, 8 - 1)


@pytest.mark.rule("G-39")
def test_everybody_hurt_by_a_raider_loses_a_card() -> None:
    items = {0: ["planks"], 1: ["planks"], 2: ["planks"], 3: ["planks"]}
    lab = daylight_lab(
        4, at="enemies", characters=CALM, items=items, line=["raider"], next=["zero-splash", "junk"]
    )
    assert [event.seat for event in lab.events("card-stolen")] == ["seat:0", "seat:1", "seat:3"]
    assert "planks" in lab.items(2)


@pytest.mark.rule("G-40")
def test_a_monster_adds_nothing_to_splash() -> None:
    cards = ["zero-splash", "zero", "zero", "junk"]
    line = ["raider", "monster"]
    lab = daylight_lab(3, at="enemies", characters=CALM, line=line, next=cards)
    hurt = [(event.seat, event.damage) for event in lab.events("damage-suffered")]
    assert hurt == [("seat:0", 1 + 1), ("seat:1", 1), ("seat:2", 1), ("seat:1", 2)]


@pytest.mark.rule("G-41")
def test_a_monster_adds_to_attacks_on_survivors() -> None:
    line = ["wanderer", "monster", "survivor"]
    lab = daylight_lab(2, at="enemies", characters=CALM, line=line, next=["zero", "zero", "junk"])
    first = lab.events("enemy-attacked")[0]
    assert (first.target, first.damage) == ("enemy:survivor-1", 1 + 1)


@pytest.mark.rule("G-42")
def test_a_spear_adds_only_to_attacks_that_target_its_enemy_and_spears_add_up() -> None:
    weapons = [[], "fire-axe"]
    lab = daylight_lab(2, weapons=weapons, items={0: SPEAR}, line=["monster:0:1"])
    lab.choose("craft:spear")
    assert damages(lab) == [3]
    lab.next("zero", "zero", "junk").choose("attack:fire-axe")
    assert damages(lab) == [3 + 2 + 1 + 1]


@pytest.mark.rule("G-42")
def test_a_spear_adds_nothing_to_splash_and_traps() -> None:
    lab = daylight_lab(2, characters=MELEE, weapons=["dog-chain"], line=["brute", "monster:0:1"])
    lab.choose("attack:dog-chain", "target:brute-1")
    assert damages(lab) == [1, 1]
    tokens = {0: {"trap": 1}}
    cards = ["zero", "zero", "junk"]
    lab = daylight_lab(2, at="enemies", tokens=tokens, line=["monster:0:1"], next=cards)
    assert damages(lab) == [4]


# --- Tokens -------------------------------------------------------------------------------------------


@pytest.mark.rule("G-43")
@pytest.mark.parametrize(("token", "supply"), [("barricade", 6), ("trap", 6), ("grenade", 6), ("spear", 3)])
def test_without_a_token_in_the_supply_its_recipe_cannot_be_used(token: str, supply: int) -> None:
    items = {1: ["planks", "nails", "shards", "wires", "explosives"]}
    lab = daylight_lab(2, characters=MELEE, items=items, line=["monster"])
    assert lab.state.tokens[token] == supply
    lab.state.tokens[token] = 0
    lab.choose("skip")
    assert len(starting(lab, "craft:")) == 3
    assert starting(lab, f"craft:{token}", f"make-do:{token}") == []
    assert lab.refusals()[f"craft/{token}"] == "G-43"


@pytest.mark.rule("G-44")
def test_traps_act_one_after_another_until_the_enemy_is_dead() -> None:
    tokens = {0: {"trap": 3}}
    lab = daylight_lab(2, at="enemies", characters=CALM, tokens=tokens, line=["monster"], next=["junk"])
    assert (lab.line, lab.health(0)) == ([], 8)
    assert (lab.player(0).traps, lab.state.tokens["trap"]) == (1, 5)


@pytest.mark.rule("G-45")
def test_one_player_may_own_any_number_of_barricades() -> None:
    tokens = {0: {"barricade": 5}}
    lab = daylight_lab(2, characters=MELEE, items={0: ["planks", "nails"]}, tokens=tokens, line=["monster"])
    lab.choose("craft:barricade")
    assert lab.player(0).barricades == 6


def grenaded(line: list[str], target: str, weapon: str = "fire-axe") -> Lab:
    """The first player has thrown a Grenade; the second one, armed, is to move."""
    lab = daylight_lab(2, first=0, weapons=[[], weapon], items={0: GRENADE}, line=line, characters=CALM)
    return lab.choose("craft:grenade", f"place:{target}")


@pytest.mark.rule("G-46")
def test_a_grenade_drives_off_survivors_too_and_they_cannot_be_attacked() -> None:
    lab = grenaded(["survivor", "wanderer", "wanderer", "wanderer", "wanderer"], "wanderer-1")
    assert [foe.away for foe in lab.state.line] == [True, True, True, False, False]
    lab.choose("attack:fire-axe")
    assert lab.options == ["target:wanderer-3", "target:wanderer-4"]
    lab.next("junk").choose("target:wanderer-3")
    assert attacked(lab) == ["seat:0"]
    assert "survivor-1" in lab.line


@pytest.mark.rule("G-47")
def test_the_gap_of_those_driven_off_stays() -> None:
    line = ["brute", "wanderer", "wanderer", "wanderer", "brute"]
    lab = grenaded(line, "wanderer-2", weapon="chainsaw")
    lab.next("junk").choose("attack:chainsaw", "target:brute-1")
    assert damages(lab) == [2, 0, 0, 0, 0]


@pytest.mark.rule("G-48")
def test_a_monster_driven_off_adds_nothing() -> None:
    lab = grenaded(["monster", "wanderer", "wanderer"], "monster-1")
    lab.next("junk").choose("skip")
    assert [event.damage for event in lab.events("enemy-attacked")] == [1]


@pytest.mark.rule("G-49")
def test_spear_and_grenade_are_for_enemies_only() -> None:
    items = {0: [*SPEAR, *GRENADE]}
    lab = daylight_lab(2, items=items, line=["survivor", "wanderer", "brute"])
    lab.choose("craft:spear")
    assert lab.options == ["place:wanderer-1", "place:brute-1"]
    lab = daylight_lab(2, items=items, line=["survivor"])
    assert starting(lab, "craft") == ["craft:barricade"]
    assert (lab.refusals()["craft/spear"], lab.refusals()["craft/grenade"]) == ("G-49", "G-49")


@pytest.mark.rule("G-50")
def test_traps_come_before_barricades_and_barricades_before_the_brick_wall() -> None:
    lab = daylight_lab(
        1,
        at="enemies",
        tokens={0: {"trap": 1, "barricade": 1}},
        line=["monster", "brute"],
        next=["zero", "zero", "junk"],
    )
    told = [event.name for event in lab.events("trap-sprung", "barricade-broke", "perk-used")]
    assert told == ["trap-sprung", "barricade-broke", "perk-used"]
    assert lab.health(0) == 9 - (2 + 1 - 1)


# --- Rounds and end -----------------------------------------------------------------------------------


@pytest.mark.rule("G-51")
def test_a_clean_up_round_deals_nothing_from_the_rubble_pile() -> None:
    lab = daylight_lab(2, at="round", round=7, active=4, line=["wanderer"], next=["junk"])
    assert lab.events("clean-up-began")[0].active == 4 + 1
    assert len(lab.state.rubble) == 60 - 4


@pytest.mark.rule("G-52")
def test_a_clean_up_round_counts_for_perks_and_token() -> None:
    lab = daylight_lab(2, at="enemies", round=7, first=0, line=["wanderer"], next=["wave"])
    assert [event.perk for event in lab.events("perk-used")] == ["perk:brick-wall"]
    assert (lab.state.round, lab.state.first) == (8, 1)
    assert lab.player(0).used == []


@pytest.mark.rule("G-53")
def test_a_death_in_the_attack_that_kills_the_last_enemy_is_a_loss() -> None:
    lab = daylight_lab(
        2,
        weapons=["baseball-bat"],
        health={0: 2},
        round=6,
        line=["wanderer"],
        next=["plus-1-loose-rubble", "broken-bone"],
    )
    lab.choose("attack:baseball-bat")
    assert lab.line == []
    assert lab.won is False


@pytest.mark.rule("G-54")
def test_alone_the_first_player_perk_is_always_on() -> None:
    lab = daylight_lab(1, at="enemies", line=["wanderer"], next=["wave", "heavy-steps"])
    assert lab.health(0) == 9
    assert (lab.state.round, lab.state.first) == (2, 0)
    lab.next("junk").choose("accept-wave", "skip", "spare:brick-wall")
    assert lab.health(0) == 9 - (1 - 1) - 2


@pytest.mark.rule("G-55")
@pytest.mark.parametrize("round", [6, 7])
def test_victory_is_checked_at_the_end_of_combat(round: int) -> None:
    items = {1: ["planks", "nails"]}
    lab = daylight_lab(2, weapons=["fire-axe"], items=items, round=round, line=["wanderer"])
    lab.choose("attack:fire-axe")
    assert (lab.line, lab.won, lab.seat) == ([], None, 1)
    lab.choose("skip")
    assert lab.won is True


@pytest.mark.rule("G-56")
def test_enemies_driven_off_at_the_end_of_round_six_return_and_prevent_victory() -> None:
    lab = daylight_lab(2, items={0: GRENADE}, round=6, line=["wanderer"], next=["junk"])
    lab.choose("craft:grenade")
    assert not lab.happened("enemy-attacked")
    assert (lab.won, lab.state.round, lab.line) == (None, 7, ["wanderer-1"])


@pytest.mark.rule("G-57")
def test_no_character_is_played_twice() -> None:
    lab = daylight_lab(2, at="setup")
    lab.choose("character:pillar")
    assert len(lab.options) == 5
    with pytest.raises(IllegalAnswer):
        lab.choose("character:pillar")
    with pytest.raises(BadOption):
        start({"characters": ["pillar", "pillar"]}, 2)


@pytest.mark.rule("G-58")
def test_all_damage_of_an_attack_lands_before_deaths_are_checked() -> None:
    lab = daylight_lab(
        3, at="enemies", characters=CALM, health={0: 2}, line=["raider"], next=["plus-1-splash"]
    )
    told = [event.name for event in lab.events("damage-suffered", "character-died")]
    assert told == ["damage-suffered", "damage-suffered", "damage-suffered", "character-died"]
    assert [lab.health(seat) for seat in range(3)] == [0, 8 - 1, 7 - 1]


@pytest.mark.rule("G-59")
def test_the_first_player_is_named_by_chance_when_nobody_was() -> None:
    lab = daylight_lab(3, at="setup", next=["2", "junk"])
    lab.choose("character:pillar", "character:psycho", "character:trigger")
    lab.choose("weapon:pistol", "weapon:pistol", "weapon:shotgun")
    assert lab.chance.seen[0] == {"0": 1, "1": 1, "2": 1}
    assert (lab.state.first, lab.seat) == (2, 2)


@pytest.mark.rule("G-60")
def test_a_skip_is_not_taken_back() -> None:
    lab = daylight_lab(2, characters=MELEE, line=["monster"])
    lab.choose("skip")
    assert lab.seat == 1
    with pytest.raises(IllegalAnswer):
        lab.choose("attack:pillars-skillet")
    lab.next("zero", "zero", "junk").choose("skip")
    assert (lab.state.phase, lab.damage("monster-1")) == ("search", 0)
