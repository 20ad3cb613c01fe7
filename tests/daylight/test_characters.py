"""B.3 Characters, perks, First Player: who they are, what each perk does, and when it does not."""

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.text import catalog
from tilldawn.games.daylight.cards.shelf import CHARACTERS, PERKS, CharacterBoard
from tilldawn.games.daylight.game import GAME
from tilldawn.games.daylight.words import Compulsion
from tilldawn.testing.daylight import Lab, daylight_lab

DONE = ("skip", "end-turn", "strike", "accept-wave", "ready:0", "ready:1", "no-perk")


def play_on(lab: Lab) -> Lab:
    """Let everybody be done until a turn of the next Round's Combat; Slow Tide comes."""
    following = lab.state.round + 1
    lab.next("wave", "slow-tide")
    while (lab.state.round, lab.asked) != (following, "turn"):
        lab.choose(next(id for id in DONE if id in lab.options))
    return lab


def perks_used(lab: Lab) -> list[str]:
    return [event.perk.removeprefix("perk:") for event in lab.events("perk-used")]


# --- Characters ---------------------------------------------------------------------------------------


@pytest.mark.rule("W-CHAR-01")
def test_the_six_characters_can_be_played() -> None:
    offered = {id.removeprefix("character:") for id in daylight_lab(1, at="setup").options}
    assert offered == {"pillar", "psycho", "trigger", "drifter", "haggler", "hipster"}


@pytest.mark.rule("W-CHAR-02")
@pytest.mark.parametrize(
    ("character", "health"),
    [("pillar", 9), ("psycho", 6), ("trigger", 8), ("drifter", 8), ("haggler", 8), ("hipster", 7)],
)
def test_health_tracks_differ(character: str, health: int) -> None:
    lab = daylight_lab(1, at="setup").choose(f"character:{character}")
    assert lab.player(0).track == health


@pytest.mark.rule("W-CHAR-03")
@pytest.mark.parametrize("character", CHARACTERS)
def test_the_backstory_is_words_only_and_no_part_of_the_rules(character: str) -> None:
    said = GAME.explain(f"character:{character}")
    assert said is not None
    assert said.args["story"] == f"said:character-{character}.backstory"
    assert catalog("en", "daylight").has(f"character-{character}", "backstory")
    assert CharacterBoard.__struct_fields__ == ("id", "health", "weapon", "main", "first")


@pytest.mark.rule("W-CHAR-04")
def test_after_a_death_nobody_can_do_anything_any_more() -> None:
    lab = daylight_lab(2, at="enemies", wave=1, line=["wanderer"], health={1: 1}, items={0: ["junk"]})
    assert lab.won is False
    for id in ("skip", "ready:0", "discard:0:junk"):
        with pytest.raises(IllegalAnswer):
            lab.choose(id)


# --- Perks in general ---------------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-01")
def test_each_board_has_one_main_perk_and_one_first_player_perk() -> None:
    assert {board.id: (board.main.id, board.first.id) for board in CHARACTERS.values()} == {
        "pillar": ("over-here", "brick-wall"),
        "psycho": ("no-brakes", "red-mist"),
        "trigger": ("steady-hand", "double-tap"),
        "drifter": ("make-do", "nose-for-loot"),
        "haggler": ("barter", "bulk-deal"),
        "hipster": ("reuse", "trick-shot"),
    }
    assert [perk.first for perk in PERKS.values()] == [False, True] * 6


@pytest.mark.rule("W-PERK-02", "W-PERK-03")
@pytest.mark.parametrize("character", CHARACTERS)
def test_without_the_token_only_the_main_perk_is_ready(character: str) -> None:
    other = "pillar" if character != "pillar" else "hipster"
    lab = daylight_lab(2, at="trade", characters=[character, other], first=1)
    assert [perk.ready for perk in lab.table.look().players[0].perks] == [True, False]
    lab = daylight_lab(2, at="trade", characters=[character, other], first=0)
    assert [perk.ready for perk in lab.table.look().players[0].perks] == [True, True]


@pytest.mark.rule("W-PERK-03")
@pytest.mark.parametrize(
    "character", [name for name in CHARACTERS if CHARACTERS[name].first.when not in ("search", "trade")]
)
def test_a_turn_without_the_token_says_why_the_first_player_perk_is_out(character: str) -> None:
    other = "pillar" if character != "pillar" else "hipster"
    lab = daylight_lab(2, characters=[other, character], weapons=["dog-chain", "fire-axe"], line=["brute"])
    lab.choose("skip")
    assert lab.seat == 1
    assert lab.refusals()[f"perk/{CHARACTERS[character].first.id}"] == "W-PERK-03"


@pytest.mark.rule("W-PERK-04")
@pytest.mark.parametrize("at", ["search", "trade"])
@pytest.mark.parametrize("perk", ["perk:over-here", "barter:junk", "make-do:barricade:nails:junk"])
def test_main_perks_cannot_be_used_in_search_or_trade(at: str, perk: str) -> None:
    items = ["junk", "planks"]
    lab = daylight_lab(
        3,
        at=at,
        characters=["pillar", "haggler", "drifter"],
        items={0: items, 1: items, 2: items},
        discard=["arrow"],
        wave=1,
        next=["wires"] * (at == "search"),
    )
    with pytest.raises(IllegalAnswer):
        lab.choose(perk)


@pytest.mark.rule("W-PERK-04")
@pytest.mark.parametrize("perk", ["perk:over-here", "barter:junk", "make-do:barricade:nails:junk"])
def test_main_perks_cannot_be_used_in_somebody_elses_turn(perk: str) -> None:
    items = ["junk", "planks"]
    lab = daylight_lab(
        4,
        characters=["hipster", "pillar", "haggler", "drifter"],
        weapons=["fire-axe"],
        items={0: items, 1: items, 2: items, 3: items},
        discard=["arrow"],
        wave=2,
        line=["brute"],
    )
    assert lab.seat == 0
    with pytest.raises(IllegalAnswer):
        lab.choose(perk)


@pytest.mark.rule("W-PERK-05")
def test_only_three_first_player_perks_say_that_they_work_outside_the_own_turn() -> None:
    own_turn = ("attack", "after-attack")
    others = {perk.id: perk.when for perk in PERKS.values() if perk.first and perk.when not in own_turn}
    assert others == {"brick-wall": "enemies", "nose-for-loot": "search", "bulk-deal": "trade"}


@pytest.mark.rule("W-PERK-07")
def test_the_psychos_main_perk_alone_must_be_used() -> None:
    compulsory = [p.id for p in PERKS.values() if any(isinstance(word, Compulsion) for word in p.words)]
    assert compulsory == ["no-brakes"]


# --- Pillar: Over Here! -------------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-02", "W-PERK-04")
def test_over_here_takes_wave_without_the_token_and_costs_no_action() -> None:
    lab = daylight_lab(2, first=1, wave=1, line=["brute"]).choose("perk:over-here")
    assert (lab.seat, lab.state.wave) == (0, 0)
    assert "attack:pillars-skillet" in lab.options


@pytest.mark.rule("W-PERK-04")
def test_over_here_is_refused_to_a_pillar_who_holds_wave() -> None:
    lab = daylight_lab(2, wave=0, line=["brute"])
    assert "perk:over-here" not in lab.options
    assert lab.refusals()["perk/over-here"] == "W-PERK-01"


@pytest.mark.rule("W-PERK-06")
def test_over_here_works_once_per_round() -> None:
    lab = daylight_lab(2, wave=1, items={1: ["cheer"]}, line=["wanderer"])
    lab.choose("perk:over-here", "cheer:1:0")
    assert lab.state.wave == 1
    assert lab.refusals()["perk/over-here"] == "W-PERK-06"
    with pytest.raises(IllegalAnswer):
        lab.choose("perk:over-here")


@pytest.mark.rule("W-PERK-06")
def test_over_here_is_back_in_the_next_round() -> None:
    lab = play_on(daylight_lab(2, wave=1, line=["wanderer"]).choose("perk:over-here"))
    lab.choose("perk:over-here")
    assert lab.state.wave == 0
    assert perks_used(lab) == ["over-here", "brick-wall", "over-here"]


@pytest.mark.rule("W-PERK-07")
def test_over_here_may_be_left_unused() -> None:
    lab = daylight_lab(2, wave=1, line=["wanderer"], next=["wave"]).choose("skip")
    assert perks_used(lab) == []
    assert [lab.health(0), lab.health(1)] == [9, 7]


# --- Pillar: Brick Wall -------------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-03", "W-PERK-05")
@pytest.mark.parametrize(("first", "left"), [(0, 9 - 1), (1, 9 - 2)])
def test_brick_wall_takes_one_off_an_attack_while_the_pillar_has_the_token(first: int, left: int) -> None:
    lab = daylight_lab(2, at="enemies", first=first, line=["brute"], next=["wave"])
    assert lab.health(0) == left


@pytest.mark.rule("W-PERK-06")
def test_brick_wall_helps_against_one_attack_of_the_round_only() -> None:
    lab = daylight_lab(1, at="enemies", line=["brute", "brute"], next=["wave"])
    lab.choose("spare:brick-wall")
    assert lab.health(0) == 9 - 1 - 2


@pytest.mark.rule("W-PERK-07")
def test_brick_wall_may_be_kept_for_a_later_attack_of_the_round() -> None:
    lab = daylight_lab(1, at="enemies", line=["brute", "wanderer", "brute"], next=["wave"])
    lab.choose("no-perk")
    assert lab.health(0) == 9 - 2
    lab.choose("spare:brick-wall")
    assert lab.health(0) == 9 - 2 - 0 - 2
    assert [event.rule for event in lab.events("damage-spared")] == ["G-50"]


@pytest.mark.rule("W-PERK-07")
def test_brick_wall_is_not_asked_about_before_the_last_attack_on_the_pillar() -> None:
    lab = daylight_lab(2, at="enemies", line=["brute", "brute"], next=["wave"])
    assert not lab.table.answers[0].startswith("0!")
    assert [lab.health(0), lab.health(1)] == [9 - 1, 8 - 2]


@pytest.mark.rule("W-PERK-07", "G-10")
def test_keeping_brick_wall_where_it_would_save_ones_life_is_asked_twice() -> None:
    lab = daylight_lab(1, at="enemies", health={0: 2}, line=["brute", "wanderer"], next=["wave"])
    assert lab.option("no-perk").warning is not None
    assert lab.option("spare:brick-wall").warning is None
    lab.choose("no-perk")
    assert lab.won is False


@pytest.mark.rule("W-PERK-06")
def test_brick_wall_stands_again_in_the_next_round() -> None:
    lab = play_on(daylight_lab(1, at="combat", line=["brute"]))
    assert lab.health(0) == 9 - 1
    lab.next("wave").choose("skip")
    while lab.asked == "spare":
        lab.choose("spare:brick-wall")
    assert lab.health(0) == 9 - 1 - 1 - 1 - 1


@pytest.mark.rule("W-PERK-05")
def test_brick_wall_waits_for_an_attack_that_gets_past_the_barricade() -> None:
    lab = daylight_lab(
        1, at="enemies", tokens={0: {"barricade": 1}}, line=["wanderer", "brute"], next=["wave"]
    )
    assert lab.player(0).barricades == 0
    assert lab.health(0) == 9 - 1


@pytest.mark.rule("W-PERK-05")
def test_brick_wall_waits_for_an_attack_that_gets_past_the_trap() -> None:
    lab = daylight_lab(1, at="enemies", tokens={0: {"trap": 1}}, line=["brute", "brute"], next=["wave"])
    assert lab.line == ["brute-2"]
    assert lab.health(0) == 9 - 1


@pytest.mark.rule("W-PERK-05")
def test_brick_wall_shields_the_pillar_alone() -> None:
    lab = daylight_lab(2, at="enemies", wave=1, line=["brute"], next=["wave"])
    assert [lab.health(0), lab.health(1)] == [9, 8 - 2]


@pytest.mark.rule("W-PERK-05")
def test_a_raider_stopped_by_brick_wall_steals_nothing() -> None:
    lab = daylight_lab(1, at="enemies", items={0: ["junk"]}, line=["raider"], next=["zero", "wave"])
    assert lab.health(0) == 9
    assert lab.items(0)["junk"] == 1


# --- Psycho: No Brakes --------------------------------------------------------------------------------


def psycho(*line: str, weapon: str = "fire-axe", first: int = 1, **more: Any) -> Lab:
    """The Psycho's turn, without the token unless told otherwise."""
    lab = daylight_lab(
        2, characters=["psycho", "trigger"], unique=False, weapons=[weapon], first=first, line=line, **more
    )
    assert lab.seat == 0
    return lab


@pytest.mark.rule("W-PERK-02", "W-PERK-07", "W-PERK-08")
def test_no_brakes_adds_one_damage_unasked_and_hurts_when_nothing_falls() -> None:
    lab = psycho("monster", "monster", next=["minus-2", "minus-2", "zero", "zero", "wave"])
    lab.choose("attack:fire-axe", "target:monster-1")
    assert lab.damage("monster-1") == 2 + 1
    damage = lab.events("damage-suffered")[0]
    assert (damage.seat, damage.damage, damage.cause) == ("seat:0", 1, "perk:no-brakes")


@pytest.mark.rule("W-PERK-08")
def test_no_brakes_costs_nothing_when_the_target_falls() -> None:
    lab = psycho("raider", next=["wave"]).choose("attack:fire-axe")
    assert lab.line == []
    assert lab.health(0) == 6


@pytest.mark.rule("W-PERK-08")
def test_no_brakes_costs_nothing_when_splash_discards_a_neighbour() -> None:
    lab = psycho("brute", "survivor", weapon="dog-chain", next=["wave"])
    lab.choose("attack:dog-chain", "target:brute-1")
    assert lab.damage("brute-1") == 1 + 1
    assert not [event for event in lab.events("damage-suffered") if event.cause == "perk:no-brakes"]


@pytest.mark.rule("W-PERK-08")
def test_no_brakes_counts_for_each_of_two_attacks() -> None:
    lab = psycho("brute", "brute", items={0: ["energy-drink-red"]}, next=["wave"])
    lab.choose("play:energy-drink-red", "attack:fire-axe", "target:brute-1")
    assert (lab.damage("brute-1"), lab.health(0)) == (3, 6 - 1 - 1)
    lab.choose("attack:fire-axe", "target:brute-2")
    assert lab.damage("brute-2") == 3
    assert perks_used(lab) == ["no-brakes", "no-brakes"]
    assert len([event for event in lab.events("damage-suffered") if event.cause == "perk:no-brakes"]) == 2


@pytest.mark.rule("W-PERK-08")
def test_no_brakes_can_kill_the_psycho() -> None:
    lab = psycho("brute", health={0: 1}).choose("attack:fire-axe")
    assert lab.won is False


@pytest.mark.rule("W-PERK-08")
def test_no_brakes_is_the_psychos_alone() -> None:
    lab = daylight_lab(2, unique=False, weapons=["fire-axe"], line=["brute"], next=["wave"])
    lab.choose("attack:fire-axe")
    assert lab.damage("brute-1") == 2
    assert perks_used(lab) == ["brick-wall"]


# --- Psycho: Red Mist ---------------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-03", "W-PERK-05")
def test_red_mist_adds_one_splash_for_a_psycho_with_the_token() -> None:
    lab = psycho("brute", "brute", "brute", first=0, next=["wave"])
    lab.choose("attack:fire-axe", "target:brute-2", "boost-perk:red-mist")
    assert [foe.damage for foe in lab.state.line] == [1, 3, 1]


@pytest.mark.rule("W-PERK-03")
def test_red_mist_is_not_offered_without_the_token() -> None:
    lab = psycho("brute", "brute", "brute", items={0: ["vitality-pills"]})
    lab.choose("attack:fire-axe", "target:brute-2")
    assert lab.options == ["boost:vitality-pills", "strike"]


@pytest.mark.rule("W-PERK-06")
def test_red_mist_counts_once_for_each_attack() -> None:
    lab = psycho("brute", "brute", "brute", first=0, items={0: ["energy-drink-red", "vitality-pills"]})
    lab.choose("play:energy-drink-red", "attack:fire-axe", "target:brute-1", "boost-perk:red-mist")
    assert lab.options == ["boost:vitality-pills", "strike"]
    lab.choose("strike", "attack:fire-axe", "target:brute-1", "boost-perk:red-mist")
    lab.next("wave").choose("strike")
    assert [(foe.id, foe.damage) for foe in lab.state.line] == [("brute-2", 2), ("brute-3", 0)]


@pytest.mark.rule("W-PERK-07")
def test_red_mist_may_be_left_out_of_an_attack() -> None:
    lab = psycho("survivor", "brute", first=0, next=["wave"])
    lab.choose("attack:fire-axe", "target:brute-1", "strike")
    assert "red-mist" not in perks_used(lab)
    assert not lab.happened("enemy-splashed")


# --- Trigger: Steady Hand -----------------------------------------------------------------------------


def trigger(*, first: int = 1, ammo: int = 3, items: tuple[str, ...] = (), line: tuple[str, ...] = ()) -> Lab:
    """The Trigger's turn with rifle and Fire Axe, without the token unless told otherwise."""
    lab = daylight_lab(
        2,
        characters=["trigger", "hipster"],
        weapons=["fire-axe"],
        items={0: ["gun-ammo"] * ammo + list(items)},
        first=first,
        line=line or ("monster",),
    )
    assert lab.seat == 0
    return lab


@pytest.mark.rule("W-PERK-02")
def test_steady_hand_draws_one_more_combat_card_for_a_gun() -> None:
    lab = trigger().next("plus-1", "plus-3")
    lab.choose("attack:triggers-service-rifle", "ammo:1", "boost-perk:steady-hand")
    assert lab.events("combat-drawn")[0].cards == ("combat:plus-1", "combat:plus-3")


@pytest.mark.rule("W-PERK-02")
def test_steady_hand_is_for_guns_only() -> None:
    lab = trigger(items=("vitality-pills",)).choose("attack:fire-axe")
    assert lab.options == ["boost:vitality-pills", "strike"]


@pytest.mark.rule("W-PERK-06")
def test_steady_hand_helps_one_gun_attack_per_round() -> None:
    lab = trigger(items=("energy-drink-red", "vitality-pills")).next("zero", "zero")
    lab.choose("play:energy-drink-red", "attack:triggers-service-rifle", "ammo:1")
    assert "boost-perk:steady-hand" in lab.options
    lab.choose("boost-perk:steady-hand")
    assert lab.options == ["boost:vitality-pills", "strike"]
    lab.choose("strike")
    assert lab.refusals()["perk/steady-hand"] == "W-PERK-06"
    lab.choose("attack:triggers-service-rifle", "ammo:1")
    assert lab.options == ["boost:vitality-pills", "strike"]


@pytest.mark.rule("W-PERK-06")
def test_steady_hand_is_back_in_the_next_round() -> None:
    lab = trigger(ammo=2, line=("wanderer",)).next("zero", "plus-1")
    lab.choose("attack:triggers-service-rifle", "ammo:1", "boost-perk:steady-hand")
    lab.next("wave", "slow-tide").choose("apply:0")
    lab.choose("accept-wave", "ready:0", "ready:1")
    lab.choose("attack:triggers-service-rifle", "target:wanderer-2")
    assert "boost-perk:steady-hand" in lab.options


@pytest.mark.rule("W-PERK-07")
def test_steady_hand_may_be_left_out_of_an_attack() -> None:
    lab = trigger().choose("attack:triggers-service-rifle", "ammo:1")
    lab.next("zero", "zero", "zero", "wave").choose("strike")
    assert lab.events("combat-drawn")[0].cards == ("combat:zero",)
    assert perks_used(lab) == []


# --- Trigger: Double Tap ------------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-03", "W-PERK-05")
def test_double_tap_is_another_gun_attack_with_its_own_ammo_and_free_of_action() -> None:
    lab = trigger(first=0, items=("energy-drink-green",)).next("zero")
    lab.choose("attack:triggers-service-rifle", "ammo:1", "strike")
    assert lab.options == ["double-tap:triggers-service-rifle", "no-perk"]
    lab.next("plus-1").choose("double-tap:triggers-service-rifle", "ammo:1", "strike")
    assert lab.damage("monster-1") == 2 + 3
    assert lab.items(0)["gun-ammo"] == 1
    assert lab.options == ["play:energy-drink-green", "end-turn"]


@pytest.mark.rule("W-PERK-03")
def test_double_tap_is_not_offered_without_the_token() -> None:
    lab = trigger(items=("energy-drink-green",)).next("zero")
    lab.choose("attack:triggers-service-rifle", "ammo:1", "strike")
    assert lab.options == ["play:energy-drink-green", "end-turn"]
    assert lab.refusals()["perk/double-tap"] == "W-PERK-03"


@pytest.mark.rule("W-PERK-05")
def test_double_tap_does_not_follow_a_melee_attack() -> None:
    lab = trigger(first=0, items=("energy-drink-green",)).choose("attack:fire-axe")
    assert lab.options == ["play:energy-drink-green", "end-turn"]


@pytest.mark.rule("W-PERK-05")
def test_double_tap_needs_ammo_for_the_second_attack() -> None:
    lab = trigger(first=0, ammo=1, items=("energy-drink-green",)).next("zero")
    lab.choose("attack:triggers-service-rifle", "strike")
    assert lab.options == ["play:energy-drink-green", "end-turn"]


@pytest.mark.rule("W-PERK-06")
def test_double_tap_works_once_per_round() -> None:
    lab = trigger(first=0, ammo=4, items=("energy-drink-red",), line=("brute",))
    lab.next("minus-2", "minus-2", "minus-1", "wave")
    lab.choose("play:energy-drink-red", "attack:triggers-service-rifle", "ammo:1", "strike")
    lab.choose("double-tap:triggers-service-rifle", "ammo:1", "strike")
    assert lab.refusals()["perk/double-tap"] == "W-PERK-06"
    lab.choose("attack:triggers-service-rifle", "ammo:1", "strike")
    assert perks_used(lab) == ["double-tap"]
    assert len(lab.events("attack-declared")) == 3


@pytest.mark.rule("W-PERK-06")
def test_double_tap_is_back_in_the_next_round_with_the_token() -> None:
    lab = daylight_lab(1, characters=["trigger"], items={0: ["gun-ammo"] * 4}, line=["wanderer", "wanderer"])
    rifle = ("attack:triggers-service-rifle", "target:wanderer-1", "ammo:1", "strike")
    lab.next("zero", "zero").choose(*rifle)
    lab.next("wave", "slow-tide").choose("double-tap:triggers-service-rifle", "ammo:1", "strike")
    lab.next("zero").choose("accept-wave", *[id.replace("wanderer-1", "wanderer-3") for id in rifle])
    assert lab.options == ["double-tap:triggers-service-rifle", "no-perk"]


@pytest.mark.rule("W-PERK-07")
def test_double_tap_may_be_declined() -> None:
    lab = trigger(first=0, line=("brute",)).next("zero")
    lab.choose("attack:triggers-service-rifle", "ammo:1", "strike")
    lab.next("wave").choose("no-perk")
    assert perks_used(lab) == []
    assert lab.items(0)["gun-ammo"] == 2


# --- Drifter: Make Do ---------------------------------------------------------------------------------


def drifter(*items: str, character: str = "drifter", first: int = 1) -> Lab:
    """The Drifter's turn with a Fire Axe, without the token unless told otherwise."""
    lab = daylight_lab(
        2,
        characters=[character, "trigger"],
        unique=False,
        weapons=["fire-axe"],
        items={0: items},
        first=first,
        line=["wanderer"],
    )
    assert lab.seat == 0
    return lab


@pytest.mark.rule("W-PERK-02", "W-JUNK-03")
@pytest.mark.parametrize("instead", ["junk", "wires", "explosives"])
def test_make_do_replaces_an_ingredient_by_junk_or_any_other_ingredient(instead: str) -> None:
    lab = drifter("planks", instead, "energy-drink-green").choose(f"make-do:barricade:nails:{instead}")
    assert lab.player(0).barricades == 1
    assert lab.items(0) == {"fire-axe": 1, "energy-drink-green": 1}
    assert lab.state.rubble_discard == {"planks": 1, instead: 1}


@pytest.mark.rule("W-PERK-02")
def test_make_do_lets_a_second_card_of_one_ingredient_stand_in_for_the_other() -> None:
    assert "make-do:barricade:nails:planks" not in drifter("planks").options
    lab = drifter("planks", "planks", "energy-drink-green").choose("make-do:barricade:nails:planks")
    assert lab.player(0).barricades == 1


@pytest.mark.rule("W-PERK-02")
@pytest.mark.parametrize("items", [["junk", "junk"], ["planks", "gun-ammo"], ["planks", "candy-bar"]])
def test_make_do_replaces_one_ingredient_only_and_by_nothing_else(items: list[str]) -> None:
    assert drifter(*items).options == ["attack:fire-axe", "skip"]


@pytest.mark.rule("W-PERK-02")
def test_make_do_is_the_drifters_alone() -> None:
    assert drifter("planks", "junk", character="hipster").options == ["attack:fire-axe", "skip"]


@pytest.mark.rule("W-PERK-06")
def test_make_do_works_once_per_round() -> None:
    lab = drifter("planks", "planks", "junk", "junk", "energy-drink-green")
    lab.choose("play:energy-drink-green", "make-do:barricade:nails:junk")
    assert lab.refusals()["perk/make-do"] == "W-PERK-06"
    assert lab.options == ["attack:fire-axe", "end-turn"]


@pytest.mark.rule("W-PERK-06")
def test_make_do_is_back_in_the_next_round() -> None:
    lab = drifter("planks", "planks", "junk", "junk", "energy-drink-green")
    lab = play_on(lab.choose("make-do:barricade:nails:junk")).choose("make-do:barricade:nails:junk")
    assert perks_used(lab) == ["make-do", "make-do"]


@pytest.mark.rule("W-PERK-07")
def test_a_drifter_may_craft_without_make_do() -> None:
    lab = drifter("planks", "nails", "junk", "energy-drink-green").choose("craft:barricade")
    assert perks_used(lab) == []
    assert lab.items(0)["junk"] == 1


# --- Drifter: Nose for Loot ---------------------------------------------------------------------------


def searching_drifter(*cards: str, first: int = 0, seats: int = 2) -> Lab:
    crew = ["drifter", "pillar"][:seats]
    return daylight_lab(seats, at="search", characters=crew, first=first, next=cards)


@pytest.mark.rule("W-PERK-03", "W-PERK-05")
def test_nose_for_loot_looks_at_the_next_card_and_may_draw_it_too() -> None:
    lab = searching_drifter("planks", "nails", "wires").choose("keep")
    assert (lab.seat, lab.options) == (0, ["peek", "no-perk"])
    lab.choose("peek")
    assert lab.options == ["take-peeked", "leave-peeked"]
    lab.choose("take-peeked", "keep")
    assert lab.items(0) == {"drifters-machete": 1, "planks": 1, "nails": 1}
    assert lab.seat == 1


@pytest.mark.rule("W-PERK-05")
def test_a_card_left_by_nose_for_loot_stays_on_top_for_the_next_player() -> None:
    lab = searching_drifter("planks", "nails").choose("keep", "peek", "leave-peeked", "keep")
    assert "nails" not in lab.items(0)
    assert lab.items(1)["nails"] == 1


@pytest.mark.rule("W-PERK-05")
def test_nose_for_loot_leaves_wave_on_top_for_the_next_player() -> None:
    lab = searching_drifter("planks", "wave", "slow-tide").choose("keep", "peek")
    assert (lab.asked, lab.seat) == ("wave", 1)


@pytest.mark.rule("W-PERK-05")
def test_bad_luck_drawn_by_nose_for_loot_strikes_the_drifter() -> None:
    lab = searching_drifter("planks", "broken-bone", "wires").choose("keep", "peek", "take-peeked")
    assert lab.health(0) == 8 - 2


@pytest.mark.rule("W-PERK-05")
def test_nose_for_loot_also_follows_the_draw_of_a_delay() -> None:
    lab = searching_drifter("wave", "slow-tide", "planks").choose("delay-wave", "keep")
    assert (lab.seat, lab.options) == (0, ["peek", "no-perk"])


@pytest.mark.rule("W-PERK-03")
def test_nose_for_loot_is_not_offered_without_the_token() -> None:
    lab = searching_drifter("junk", "planks", "nails", first=1).choose("keep", "keep")
    assert (lab.asked, lab.seat) == ("found", 1)
    assert not lab.happened("card-peeked")


@pytest.mark.rule("W-PERK-05")
def test_nose_for_loot_does_not_follow_somebody_elses_draw() -> None:
    lab = searching_drifter("planks", "nails", "wires").choose("keep", "no-perk", "keep")
    assert (lab.asked, lab.seat) == ("found", 0)


@pytest.mark.rule("W-PERK-06")
def test_nose_for_loot_works_once_per_round() -> None:
    lab = searching_drifter("planks", "nails", "wires", "shards", seats=1)
    lab.choose("keep", "peek", "take-peeked", "keep", "keep")
    assert (lab.asked, len(lab.events("card-drawn"))) == ("found", 4)


@pytest.mark.rule("W-PERK-06")
def test_nose_for_loot_is_back_in_the_next_round_with_the_token() -> None:
    lab = searching_drifter("planks", "nails", "wave", "slow-tide", seats=1)
    lab.choose("keep", "peek", "take-peeked", "keep", "accept-wave")
    lab.next("wires").choose("skip", "keep")
    assert lab.state.round == 2
    assert lab.options == ["peek", "no-perk"]


@pytest.mark.rule("W-PERK-07")
def test_a_nose_for_loot_not_used_is_offered_after_the_next_own_draw() -> None:
    lab = searching_drifter("planks", "nails", seats=1).choose("keep", "no-perk", "keep")
    assert lab.options == ["peek", "no-perk"]


# --- Haggler: Barter ----------------------------------------------------------------------------------


def haggler(
    *items: str, discard: tuple[str, ...] = ("arrow", "gun-ammo", "nails", "candy-bar"), first: int = 1
) -> Lab:
    """The Haggler's turn with a Fire Axe, without the token unless told otherwise."""
    lab = daylight_lab(
        2,
        characters=["haggler", "trigger"],
        unique=False,
        weapons=["fire-axe"],
        items={0: items},
        discard=discard,
        first=first,
        line=["wanderer"],
    )
    assert lab.seat == 0
    return lab


@pytest.mark.rule("W-PERK-02", "W-PERK-04")
def test_barter_swaps_a_card_for_one_ammo_or_ingredient_and_costs_no_action() -> None:
    lab = haggler("focus").choose("barter:focus")
    assert lab.options == ["barter-take:arrow", "barter-take:gun-ammo", "barter-take:nails", "barter-enough"]
    lab.choose("barter-take:arrow")
    assert lab.items(0) == {"fire-axe": 1, "arrow": 1}
    assert lab.state.rubble_discard == {"gun-ammo": 1, "nails": 1, "candy-bar": 1, "focus": 1}
    assert lab.options == ["attack:fire-axe", "skip"]


@pytest.mark.rule("W-PERK-02", "W-JUNK-03")
def test_barter_takes_two_cards_for_junk() -> None:
    lab = haggler("junk").choose("barter:junk", "barter-take:arrow", "barter-take:nails")
    assert lab.items(0) == {"fire-axe": 1, "arrow": 1, "nails": 1}
    assert lab.asked == "turn"


@pytest.mark.rule("W-PERK-04")
def test_barter_never_pays_with_a_weapon() -> None:
    lab = haggler("chainsaw", "junk")
    assert [id for id in lab.options if id.startswith("barter")] == ["barter:junk"]


@pytest.mark.rule("W-PERK-04")
def test_barter_needs_ammo_or_an_ingredient_among_the_discards() -> None:
    lab = haggler("junk", discard=("candy-bar", "focus"))
    assert "barter:junk" not in lab.options
    assert "perk/barter" in lab.refusals()


@pytest.mark.rule("W-PERK-06")
def test_barter_works_once_per_round() -> None:
    lab = haggler("junk", "focus").choose("barter:focus", "barter-take:arrow")
    assert lab.refusals()["perk/barter"] == "W-PERK-06"
    with pytest.raises(IllegalAnswer):
        lab.choose("barter:junk")


@pytest.mark.rule("W-PERK-06")
def test_barter_is_back_in_the_next_round() -> None:
    lab = play_on(haggler("junk", "focus").choose("barter:focus", "barter-take:arrow"))
    lab.choose("barter:junk", "barter-take:nails", "barter-take:gun-ammo")
    assert perks_used(lab) == ["barter", "barter"]


@pytest.mark.rule("W-PERK-07")
def test_barter_may_take_less_than_it_could() -> None:
    lab = haggler("junk").choose("barter:junk", "barter-take:arrow", "barter-enough")
    assert lab.items(0) == {"fire-axe": 1, "arrow": 1}


# --- Haggler: Bulk Deal -------------------------------------------------------------------------------


def trading_haggler(first: int) -> Lab:
    items = {0: ["junk", "planks", "nails", "wires"]}
    return daylight_lab(2, at="trade", characters=["haggler", "trigger"], items=items, first=first)


@pytest.mark.rule("W-PERK-03", "W-PERK-05")
def test_bulk_deal_allows_three_gifts_and_no_fourth() -> None:
    lab = trading_haggler(first=0)
    for card in ("junk", "planks", "nails"):
        lab.choose(f"give:0:{card}:1", f"take-gift:1:0:{card}")
    assert lab.items(1) == {"triggers-service-rifle": 1, "junk": 1, "planks": 1, "nails": 1}
    assert lab.refusals()["give-away/wires"] == "W-TRADE-02"
    with pytest.raises(IllegalAnswer):
        lab.choose("give:0:wires:1")


@pytest.mark.rule("W-PERK-03")
def test_a_haggler_without_the_token_gives_one_card_like_anybody() -> None:
    lab = trading_haggler(first=1).choose("give:0:junk:1", "take-gift:1:0:junk")
    assert not [id for id in lab.options if id.startswith("give:0")]
    assert lab.refusals()["give-away/planks"] == "W-TRADE-02"


@pytest.mark.rule("W-PERK-05")
def test_bulk_deal_lets_nobody_else_give_more() -> None:
    lab = trading_haggler(first=0).choose(
        "give:1:triggers-service-rifle:0", "take-gift:0:1:triggers-service-rifle"
    )
    lab.choose("give:0:junk:1", "take-gift:1:0:junk")
    assert not [id for id in lab.options if id.startswith("give:1")]


@pytest.mark.rule("W-PERK-07")
def test_a_haggler_need_not_give_anything() -> None:
    lab = trading_haggler(first=0).choose("ready:0")
    assert lab.player(0).ready
    assert lab.items(1) == {"triggers-service-rifle": 1}


# --- Hipster: Reuse -----------------------------------------------------------------------------------


def hipster(*, first: int = 1, items: tuple[str, ...] = (), line: tuple[str, ...] = ("monster",)) -> Lab:
    """The Hipster's turn with bow, Fire Axe and three Arrows, without the token unless told otherwise."""
    lab = daylight_lab(
        2,
        characters=["hipster", "trigger"],
        weapons=["fire-axe"],
        items={0: ["arrow"] * 3 + list(items)},
        first=first,
        line=line,
    )
    assert lab.seat == 0
    return lab


@pytest.mark.rule("W-PERK-02")
def test_reuse_takes_back_one_of_the_arrows_spent() -> None:
    lab = hipster(items=("energy-drink-green",)).next("zero", "zero")
    lab.choose("attack:hipsters-bow", "ammo:2")
    assert lab.options == ["reuse", "no-perk"]
    lab.choose("reuse")
    assert lab.items(0)["arrow"] == 3 - 2 + 1
    assert lab.state.rubble_discard == {"arrow": 1}


@pytest.mark.rule("W-PERK-02")
def test_reuse_does_not_follow_a_melee_attack() -> None:
    lab = hipster(items=("energy-drink-green",)).choose("attack:fire-axe")
    assert lab.options == ["play:energy-drink-green", "end-turn"]


@pytest.mark.rule("W-PERK-06")
def test_reuse_works_once_per_round() -> None:
    lab = hipster(items=("energy-drink-red", "energy-drink-green")).next("minus-2", "minus-2")
    lab.choose("play:energy-drink-red", "attack:hipsters-bow", "ammo:1", "reuse")
    assert lab.refusals()["perk/reuse"] == "W-PERK-06"
    lab.choose("attack:hipsters-bow", "ammo:1")
    assert lab.options == ["play:energy-drink-green", "end-turn"]
    assert lab.items(0)["arrow"] == 2


@pytest.mark.rule("W-PERK-06")
def test_reuse_is_back_in_the_next_round() -> None:
    lab = hipster(items=("energy-drink-green",), line=("wanderer", "wanderer")).next("zero")
    lab = play_on(lab.choose("attack:hipsters-bow", "target:wanderer-1", "ammo:1", "reuse")).next("zero")
    lab.choose("attack:hipsters-bow", "target:wanderer-2", "ammo:1", "strike")
    assert lab.options == ["reuse", "no-perk"]


@pytest.mark.rule("W-PERK-07")
def test_reuse_may_be_declined() -> None:
    lab = (
        hipster(items=("energy-drink-green",)).next("zero").choose("attack:hipsters-bow", "ammo:1", "no-perk")
    )
    assert lab.items(0)["arrow"] == 2
    assert perks_used(lab) == []


# --- Hipster: Trick Shot ------------------------------------------------------------------------------


@pytest.mark.rule("W-PERK-03", "W-PERK-05")
def test_trick_shot_adds_one_splash_to_a_bow_for_a_hipster_with_the_token() -> None:
    lab = hipster(first=0, line=("brute", "brute", "brute")).next("zero")
    lab.choose("attack:hipsters-bow", "target:brute-2", "ammo:1", "boost-perk:trick-shot")
    assert [foe.damage for foe in lab.state.line] == [1, 2, 1]


@pytest.mark.rule("W-PERK-03")
def test_trick_shot_is_not_offered_without_the_token() -> None:
    lab = hipster(items=("vitality-pills",)).choose("attack:hipsters-bow", "ammo:1")
    assert lab.options == ["boost:vitality-pills", "strike"]


@pytest.mark.rule("W-PERK-05")
def test_trick_shot_is_for_bows_only() -> None:
    lab = hipster(first=0, items=("vitality-pills",)).choose("attack:fire-axe")
    assert lab.options == ["boost:vitality-pills", "strike"]


@pytest.mark.rule("W-PERK-06")
def test_trick_shot_counts_once_for_each_bow_attack() -> None:
    lab = hipster(first=0, items=("energy-drink-red", "vitality-pills"), line=("monster", "monster"))
    lab.choose("play:energy-drink-red")
    for _ in range(2):
        lab.choose("attack:hipsters-bow", "target:monster-1", "ammo:1", "boost-perk:trick-shot")
        assert lab.options == ["boost:vitality-pills", "strike"]
        lab.next("zero").choose("strike", "no-perk")
    assert lab.events("enemy-splashed")[-1].left == 8 - 2


@pytest.mark.rule("W-PERK-07")
def test_trick_shot_may_be_left_out_of_an_attack() -> None:
    lab = hipster(first=0, line=("survivor", "brute")).next("zero")
    lab.choose("attack:hipsters-bow", "target:brute-1", "ammo:1", "strike")
    assert perks_used(lab) == []
    assert lab.line == ["survivor-1", "brute-1"]


# --- First Player -------------------------------------------------------------------------------------


@pytest.mark.rule("W-FP-01")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_draws_first(first: int) -> None:
    lab = daylight_lab(
        3, at="round", characters=["pillar", "trigger", "haggler"], first=first, next=["planks"]
    )
    assert (lab.asked, lab.seat) == ("found", first)
    assert lab.events("card-drawn")[0].seat == f"seat:{first}"


@pytest.mark.rule("W-FP-02")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_has_the_first_combat_turn(first: int) -> None:
    lab = daylight_lab(3, weapons=["fire-axe", "fire-axe", "dog-chain"], first=first, line=["brute"])
    assert (lab.asked, lab.seat) == ("turn", first)


@pytest.mark.rule("W-FP-03")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_token_goes_to_the_left_after_every_combat(before: int, after: int) -> None:
    lab = daylight_lab(3, at="end", first=before, next=["wave"])
    assert lab.state.first == after
    assert lab.seat == after


@pytest.mark.rule("W-FP-03")
def test_the_token_stays_where_it_is_until_combat_is_over() -> None:
    lab = daylight_lab(2, at="search", next=["wave", "slow-tide"]).choose("accept-wave", "ready:0", "ready:1")
    assert lab.state.phase == "combat"
    assert lab.state.first == 0


@pytest.mark.rule("W-PERK-05")
def test_an_attack_that_deals_nothing_does_not_use_the_brick_wall_up() -> None:
    lab = daylight_lab(2, at="enemies", line=["raider", "wanderer", "wanderer"], next=["minus-1", "junk"])
    assert [event.damage for event in lab.events("enemy-attacked")] == [0, 1, 1]
    assert [event.left for event in lab.events("damage-suffered")] == [7]
    assert len([event for event in lab.events("perk-used") if event.perk == "perk:brick-wall"]) == 1


@pytest.mark.rule("W-PERK-02")
def test_barter_does_not_take_the_very_card_back_that_was_paid() -> None:
    items = {0: ["planks"]}
    lab = daylight_lab(2, characters=("haggler", "pillar"), items=items, discard=["arrow"], line=["brute"])
    lab.choose("barter:planks")
    assert lab.options == ["barter-take:arrow", "barter-enough"]


@pytest.mark.rule("W-PERK-02", "W-INV-01")
def test_barter_is_not_offered_for_a_payment_that_could_bring_nothing() -> None:
    stacks = ["planks", "planks", "nails", "shards", "wires", "explosives", "gun-ammo", "junk"]
    lab = daylight_lab(
        2, characters=("haggler", "pillar"), items={0: stacks}, discard=["arrow"], line=["brute"]
    )
    assert "barter:planks" not in lab.options
    assert "barter:nails" in lab.options


@pytest.mark.rule("W-PERK-02", "W-AMMO-06")
def test_reuse_brings_back_arrows_and_no_gun_ammo() -> None:
    lab = daylight_lab(
        2,
        characters=("hipster", "pillar"),
        weapons=["pistol"],
        items={0: ["gun-ammo"]},
        line=["monster"],
        next=["zero", "zero"],
    )
    lab.choose("attack:pistol")
    assert lab.asked != "reuse"
    assert lab.state.rubble_discard == {"gun-ammo": 1}
