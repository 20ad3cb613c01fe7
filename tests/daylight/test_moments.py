"""Nobody loses anything because they were not asked: Cheer, Lucky, Backpacks, certain deaths."""

from __future__ import annotations

import pytest

from tilldawn.games.daylight.legal import turn_of
from tilldawn.testing.daylight import Lab, conserved, daylight_lab

FULL = ["junk", "junk", "candy-bar", "canned-stew", "focus", "vitality-pills", "blood-lust"]
"""Seven items: with a unique weapon, all eight slots."""


# --- Cheer --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-05", "W-SPEC-06")
def test_a_turn_that_can_only_be_skipped_asks_whoever_could_cheer() -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "haggler"),
        items={1: ["cheer"]},
        line=["wanderer"],
        health={0: 1},
        wave=0,
        next=["wave"],
    )
    assert (lab.asked, lab.seat) == ("cheer", 1)
    lab.choose("cheer:1:0")
    assert [event.told.args for event in lab.events("wave-taken")] == [{"seat": "seat:1"}]
    assert (lab.won, lab.health(0), lab.health(1)) == (None, 1, 8 - 1)


@pytest.mark.rule("W-SPEC-05")
def test_after_a_skip_somebody_cheered_on_has_an_action_again() -> None:
    lab = daylight_lab(
        2, characters=("drifter", "pillar"), weapons=["fire-axe"], items={1: ["cheer"]}, line=["monster"]
    )
    lab.choose("skip")
    assert (lab.asked, lab.seat) == ("cheer", 1)
    lab.choose("cheer:1:0", "attack:fire-axe", "attack:fire-axe")
    assert lab.damage("monster-1") == 4
    assert (lab.asked, lab.seat) == ("turn", 1), "both actions are spent and the turn is over"


@pytest.mark.rule("W-SPEC-06")
def test_taking_wave_is_a_reason_to_cheer_in_the_last_turn_it_could_be_done() -> None:
    """Nobody could use the action; but who is attacked first depends on it."""
    lab = daylight_lab(
        3,
        characters=("trigger", "hipster", "haggler"),
        items={2: ["cheer"]},
        line=["wanderer"],
        wave=0,
        next=["wave"],
    )
    assert (lab.asked, lab.seat) == ("cheer", 2)
    assert lab.state.turn is not None
    assert lab.state.turn.seat == 1, "in the first turn there is another one to come"


@pytest.mark.rule("W-SPEC-06")
def test_wave_is_no_reason_to_cheer_while_survivors_take_every_attack() -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "haggler"),
        items={1: ["cheer"]},
        line=["survivor", "wanderer"],
        wave=0,
        next=["wave"],
    )
    assert not lab.happened("cheered")
    assert lab.asked == "wave"


@pytest.mark.rule("W-SPEC-06", "G-35")
def test_wave_is_no_reason_to_cheer_for_whoever_holds_it() -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "haggler"),
        items={1: ["cheer"]},
        line=["wanderer"],
        wave=1,
        next=["wave"],
    )
    assert not lab.happened("cheered")
    assert lab.asked == "wave"


@pytest.mark.rule("W-SPEC-05")
def test_who_never_wants_to_cheer_is_not_asked_after_a_skip_and_leaves_no_trace() -> None:
    lab = daylight_lab(
        2, characters=("pillar", "drifter"), weapons=["fire-axe"], items={1: ["cheer"]}, line=["monster"]
    )
    lab.order(1, "cheer", "pass").choose("skip")
    assert (lab.asked, lab.seat) == ("turn", 1)
    assert not [entry for entry in lab.table.journal if "cheer" in entry]


# --- Lucky --------------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-10", "W-SPEC-11", "W-SURV-07")
def test_lucky_is_offered_when_splash_would_kill_a_survivor() -> None:
    lab = daylight_lab(
        2,
        modes=["shepherd"],
        round=6,
        characters=("drifter", "haggler"),
        items={0: ["lucky"]},
        line=["survivor", "wanderer"],
        next=["plus-1-splash"],
    )
    lab.choose("attack:drifters-machete", "target:wanderer-1")
    assert lab.asked == "lucky"
    lab.next("zero").choose("lucky:0")
    assert lab.line == ["survivor-1"]


@pytest.mark.rule("W-SPEC-10")
@pytest.mark.parametrize(("drawn", "asked"), [("plus-1-splash", False), ("zero", False)])
def test_lucky_is_not_offered_when_nothing_could_become_of_it(drawn: str, asked: bool) -> None:
    """The target dies anyway and no Survivor stands beside it."""
    lab = daylight_lab(
        2,
        characters=("drifter", "haggler"),
        items={0: ["lucky"]},
        line=["wanderer", "brute"],
        next=[drawn],
    )
    lab.choose("attack:drifters-machete", "target:wanderer-1")
    assert (lab.asked == "lucky") is asked


@pytest.mark.rule("W-SPEC-10", "W-SPEC-03")
def test_lucky_is_offered_for_more_damage_when_focus_could_share_it() -> None:
    lab = daylight_lab(
        2,
        characters=("drifter", "haggler"),
        items={0: ["focus"], 1: ["lucky"]},
        line=["wanderer", "brute"],
        next=["zero"],
    )
    lab.choose("attack:drifters-machete", "target:wanderer-1")
    assert (lab.asked, lab.seat) == ("lucky", 1)


@pytest.mark.rule("W-SPEC-10", "W-SURV-03")
def test_lucky_may_save_a_survivor_from_an_enemy() -> None:
    lab = daylight_lab(
        2,
        at="enemies",
        characters=("drifter", "haggler"),
        items={1: ["lucky"]},
        line=["survivor", "raider"],
        next=["plus-1"],
    )
    assert (lab.asked, lab.seat) == ("lucky", 1)
    lab.next("minus-1", "wave").choose("lucky:0")
    assert "survivor-1" in lab.line


@pytest.mark.rule("W-SPEC-10", "G-32", "W-CCARD-07")
def test_the_card_lucky_replaces_is_not_shuffled_into_the_new_deck() -> None:
    """One Combat card left: it is drawn, the deck is made anew without it, another one comes."""
    lab = daylight_lab(
        2, characters=("drifter", "haggler"), items={0: ["lucky"]}, line=["monster"], next=["minus-2"]
    )
    combat = lab.state.unseen["combat"]
    for card, copies in list(combat.items()):
        left = 1 if card == "minus-2" else 0
        lab.state.combat_discard[card] = copies - left
        combat[card] = left
    lab.state.combat_discard = {card: n for card, n in lab.state.combat_discard.items() if n}
    lab.state.unseen["combat"] = {"minus-2": 1}
    lab.state.combat.layers = [{"combat": 1}]
    conserved(lab.state)
    lab.choose("attack:drifters-machete")
    assert lab.state.drawn == ["minus-2"]
    lab.next("plus-3").choose("lucky:0")
    reshuffled = lab.events("combat-reshuffled")[0]
    assert reshuffled.cards == 34
    assert "minus-2" in lab.state.combat_discard
    conserved(lab.state)


# --- Backpacks ----------------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-15")
def test_with_a_raider_on_the_line_a_packed_round_can_still_be_loaded() -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "pillar"),
        weapons=("pistol", "fire-axe"),
        items={0: ["backpack"]},
        packed={0: ["gun-ammo"]},
        line=["raider"],
    )
    assert (lab.asked, lab.seat, lab.options) == ("turn", 0, ["skip"])
    lab.choose("unpack:0:gun-ammo")
    assert "attack:pistol" in lab.options


@pytest.mark.rule("W-SPEC-15", "W-SPEC-10")
def test_lucky_can_be_taken_out_before_a_monster_draws() -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "pillar"),
        items={0: ["backpack"]},
        packed={0: ["lucky"]},
        line=["monster"],
    )
    assert (lab.asked, lab.options) == ("turn", ["skip"])
    lab.choose("unpack:0:lucky")
    assert lab.items(0)["lucky"] == 1
    assert lab.seat == 1, "nothing more is at stake, so the turn ends by itself"


@pytest.mark.rule("W-SPEC-15")
def test_a_turn_ends_unasked_when_nothing_in_the_backpack_is_of_use() -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "pillar"),
        items={0: ["backpack", "junk"]},
        packed={0: ["planks", "candy-bar"]},
        line=["wanderer"],
    )
    assert lab.seat == 1


@pytest.mark.rule("W-SPEC-15", "W-SPEC-05")
@pytest.mark.parametrize(("inside", "asked"), [("cheer", 0), ("planks", 1)])
def test_a_turn_waits_for_a_cheer_in_the_backpack_of_another(inside: str, asked: int) -> None:
    lab = daylight_lab(
        2,
        characters=("trigger", "pillar"),
        weapons=("pistol", "fire-axe"),
        items={1: ["backpack"]},
        packed={1: [inside]},
        line=["monster"],
    )
    assert (lab.asked, lab.seat) == ("turn", asked)


@pytest.mark.rule("W-SPEC-15", "W-SPEC-05")
def test_a_cheer_put_away_during_the_turn_can_still_be_taken_out() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "trigger"),
        weapons=("fire-axe", "pistol"),
        items={0: ["energy-drink-red"], 1: ["backpack", "cheer"]},
        line=["monster"],
    )
    turn_of(lab.state).any = 0
    lab.choose("pack:1:cheer")
    assert (lab.asked, lab.seat) == ("turn", 0)
    lab.choose("discard:0:energy-drink-red")
    assert (lab.asked, lab.seat) == ("turn", 0), "with the Cheer inside nothing may be hurried"


@pytest.mark.rule("W-SPEC-15")
def test_with_every_slot_and_the_backpack_full_two_cards_change_places() -> None:
    lab = daylight_lab(
        2,
        characters=("pillar", "drifter"),
        items={0: ["backpack", *FULL[:-1]]},
        packed={0: ["lucky", "planks"]},
        line=["monster"],
    )
    assert not [id for id in lab.anytime if id.startswith(("pack:0", "unpack:0"))]
    lab.choose("repack:0:lucky:junk")
    assert (lab.items(0)["lucky"], lab.items(0)["junk"]) == (1, 1)
    assert sorted(lab.player(0).packs[0]) == ["junk", "planks"]
    assert [event.name for event in lab.events("card-packed", "card-unpacked")] == [
        "card-packed",
        "card-unpacked",
    ]
    conserved(lab.state)


@pytest.mark.rule("W-SPEC-15", "W-INV-09", "W-SPEC-14")
def test_a_card_just_kept_can_be_packed_before_the_next_draw() -> None:
    lab = daylight_lab(
        1, at="search", characters=("pillar",), items={0: ["backpack"]}, next=["gun-ammo", "crow-attack"]
    )
    lab.choose("keep")
    assert lab.asked == "repack"
    lab.choose("pack:0:gun-ammo")
    assert lab.happened("nothing-lost")
    assert lab.player(0).packs == [["gun-ammo"]]


@pytest.mark.rule("W-SPEC-15", "W-SPEC-14")
def test_before_the_first_draw_of_a_round_the_backpack_can_be_filled() -> None:
    lab = daylight_lab(
        2, at="round", items={1: ["backpack", "lucky"]}, next=["junk"], characters=("pillar", "drifter")
    )
    assert (lab.asked, lab.seat) == ("repack", 1)
    lab.choose("pack:1:lucky")
    assert lab.asked == "found"


@pytest.mark.rule("W-SPEC-15")
def test_between_a_forced_end_of_turn_and_the_next_draw_there_is_a_moment() -> None:
    lab = daylight_lab(
        1,
        characters=("pillar",),
        unique=False,
        weapons=["fire-axe"],
        items={0: ["backpack", "gun-ammo"]},
        line=["wanderer"],
    )
    lab.choose("attack:fire-axe")
    assert (lab.state.round, lab.asked) == (2, "repack")
    lab.next("crow-attack", "junk").choose("pack:0:gun-ammo")
    assert lab.happened("nothing-lost")


@pytest.mark.rule("W-SPEC-15")
def test_nobody_is_asked_to_pack_when_no_crow_is_left() -> None:
    lab = daylight_lab(1, at="search", characters=("pillar",), items={0: ["backpack"]})
    lab.state.unseen["rubble"].pop("crow-attack")
    lab.next("junk", "junk")
    lab.choose("leave")
    lab.state.unseen["rubble"].pop("crow-attack", None)
    assert lab.asked == "found"


@pytest.mark.rule("W-SPEC-12", "W-SEARCH-06")
def test_a_backpack_found_with_every_slot_full_is_kept_by_packing_a_card() -> None:
    lab = daylight_lab(2, at="search", characters=("pillar", "drifter"), items={0: FULL}, next=["backpack"])
    assert lab.view.players[0].slots == 8
    assert "stow:pillars-skillet" in lab.options
    lab.next("junk").choose("stow:canned-stew")
    assert lab.player(0).packs == [["canned-stew"]]
    assert (lab.view.players[0].slots, "canned-stew" in lab.items(0)) == (8, False)
    assert not lab.events("card-discarded")
    conserved(lab.state)


@pytest.mark.rule("G-23", "W-SPEC-12")
def test_a_second_backpack_cannot_be_kept_by_putting_the_first_into_it() -> None:
    full = [card for card in FULL if card != "blood-lust"]
    lab = daylight_lab(4, at="search", items={0: ["backpack", *full]}, next=["backpack"])
    stowing = [id for id in lab.options if id.startswith("stow:")]
    assert "stow:junk" in stowing
    assert "stow:backpack" not in stowing


@pytest.mark.rule("W-SPEC-12", "G-24")
def test_a_backpack_given_to_a_full_inventory_is_taken_by_packing_a_card() -> None:
    lab = daylight_lab(
        2,
        at="trade",
        characters=("pillar", "drifter"),
        items={0: FULL, 1: ["backpack"]},
        packed={1: ["lucky"]},
    )
    lab.choose("give:1:backpack:0", "stow-gift:0:1:backpack:junk")
    assert lab.player(0).packs == [["lucky", "junk"]]
    assert lab.items(0)["junk"] == 1
    conserved(lab.state)


@pytest.mark.rule("G-23", "W-SPEC-15")
def test_with_two_backpacks_one_says_which() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "backpack", "planks", "nails"]})
    lab.choose("pack:0:planks", "pack:0:nails")
    assert lab.asked == "which-pack"
    lab.choose("which-pack:1")
    assert lab.player(0).packs == [["planks"], ["nails"]]


# --- Barter -------------------------------------------------------------------------------------------


@pytest.mark.rule("W-INV-09", "W-JUNK-03")
def test_the_second_card_of_a_barter_can_be_taken_by_making_room() -> None:
    lab = daylight_lab(
        2,
        characters=("haggler", "pillar"),
        items={0: ["junk", "junk", *FULL[2:]]},
        discard=["planks", "nails"],
        line=["monster"],
    )
    assert lab.view.players[0].slots == 8
    lab.choose("barter:junk", "barter-take:planks")
    assert (lab.asked, lab.options) == ("barter", ["barter-enough"])
    assert lab.refusals()["barter-take/nails"] == "W-INV-01"
    lab.choose("discard:0:junk", "barter-take:nails")
    assert (lab.items(0)["planks"], lab.items(0)["nails"]) == (1, 1)
    conserved(lab.state)


# --- Trade --------------------------------------------------------------------------------------------


def offering(card: str, *, packed: tuple[str, ...] = ()) -> Lab:
    items = {0: [card]}
    return daylight_lab(2, at="trade", items=items, packed={0: packed} if packed else None)


@pytest.mark.rule("W-TRADE-04", "W-TRADE-05")
def test_an_offer_lapses_when_the_card_is_gone() -> None:
    lab = offering("junk").choose("give:0:junk:1")
    assert "take-gift:1:0:junk" in lab.options
    lab.choose("discard:0:junk")
    assert [event.rule for event in lab.events("gift-lapsed")] == ["W-TRADE-04"]
    assert not lab.happened("gift-refused")
    assert lab.player(0).given == 0
    assert not [id for id in lab.options if id.startswith(("take-gift", "refuse-gift"))]


@pytest.mark.rule("W-TRADE-09", "W-TRADE-04")
def test_the_offer_of_a_backpack_lapses_when_something_is_taken_out() -> None:
    lab = offering("backpack", packed=("lucky",)).choose("give:0:backpack:1")
    offered = lab.events("gift-offered")[0]
    assert offered.inside == ("card:lucky",)
    lab.choose("unpack:0:lucky")
    assert lab.happened("gift-lapsed")
    assert (lab.items(0)["backpack"], lab.items(0)["lucky"]) == (1, 1)


@pytest.mark.rule("W-TRADE-09")
def test_which_of_two_backpacks_is_given_is_said_with_the_offer() -> None:
    lab = daylight_lab(2, at="trade", items={0: ["backpack", "backpack"]}, packed={0: ["lucky"]})
    assert [id for id in lab.options if "backpack" in id] == [
        "give-pack:0:backpack:1:0",
        "give-pack:0:backpack:1:1",
    ]
    lab.choose("give-pack:0:backpack:1:0")
    assert lab.view.gifts[0].inside == ["lucky"]
    lab.choose("take-gift:1:0:backpack")
    assert (lab.player(1).packs, lab.player(0).packs) == ([["lucky"]], [[]])


@pytest.mark.rule("W-TRADE-13", "W-TRADE-05")
def test_whoever_had_everything_refused_may_offer_again_once_there_is_room() -> None:
    lab = daylight_lab(
        2, at="trade", characters=("pillar", "drifter"), items={1: ["candy-bar"]}, health={1: 3}
    )
    lab.choose("give:0:pillars-skillet:1", "refuse-gift:1:0:pillars-skillet")
    assert not [id for id in lab.options if id.startswith(("give:0", "ready:0"))]
    lab.choose("heal:1:candy-bar")
    assert "give:0:pillars-skillet:1" in lab.options


# --- Certain deaths are warned about --------------------------------------------------------------------


@pytest.mark.rule("G-10", "W-PERK-08")
def test_an_attack_that_is_certain_to_kill_the_psycho_is_asked_twice() -> None:
    lab = daylight_lab(
        2,
        characters=("psycho", "pillar"),
        health={0: 1},
        line=["monster"],
        unique=False,
        weapons=["fire-axe"],
    )
    assert lab.option("attack:fire-axe").warning is not None
    lab.choose("attack:fire-axe", "strike")
    assert lab.won is False


@pytest.mark.rule("G-10", "W-PERK-08")
def test_the_psycho_is_warned_target_by_target() -> None:
    lab = daylight_lab(
        2,
        characters=("psycho", "pillar"),
        health={0: 1},
        line=["wanderer", "brute", "monster"],
        unique=False,
        weapons=["fire-axe"],
    )
    assert lab.option("attack:fire-axe").warning is None
    lab.choose("attack:fire-axe")
    warned = {id: lab.option(id).warning is not None for id in lab.options}
    assert warned == {"target:wanderer-1": False, "target:brute-1": True, "target:monster-1": True}


@pytest.mark.rule("G-10", "W-PERK-08")
@pytest.mark.parametrize("item", ["focus", "vitality-pills"])
def test_a_psycho_who_might_yet_kill_somebody_is_not_warned(item: str) -> None:
    lab = daylight_lab(
        2,
        characters=("psycho", "pillar"),
        health={0: 1},
        items={0: [item]},
        line=["wanderer", "brute"],
        unique=False,
        weapons=["fire-axe"],
    )
    lab.choose("attack:fire-axe")
    assert lab.option("target:brute-1").warning is None


@pytest.mark.rule("G-10", "W-BAD-03")
@pytest.mark.parametrize(("health", "warned"), [(2, True), (3, False)])
def test_taking_bad_luck_that_would_kill_is_asked_twice(health: int, warned: bool) -> None:
    lab = daylight_lab(
        2, at="search", characters=("drifter", "pillar"), health={0: health}, next=["junk", "broken-bone"]
    )
    lab.choose("leave", "peek")
    assert (lab.option("take-peeked").warning is not None) is warned


# --- What a peek has shown ------------------------------------------------------------------------------


@pytest.mark.rule("W-SPEC-15", "W-SPEC-14")
def test_whoever_is_about_to_draw_a_crow_that_was_seen_may_still_pack() -> None:
    """The next player had gone on before; what the Drifter has seen is news to everybody."""
    lab = daylight_lab(
        2,
        at="search",
        characters=("drifter", "pillar"),
        items={1: ["backpack", "lucky"]},
        next=["junk", "crow-attack"],
    )
    lab.choose("leave", "peek", "leave-peeked")
    assert (lab.asked, lab.seat) == ("repack", 1)
    lab.choose("pack:1:lucky")
    assert lab.happened("nothing-lost")
    assert lab.player(1).packs == [["lucky"]]


@pytest.mark.rule("W-SPEC-15", "W-SPEC-14")
def test_alone_one_may_pack_before_the_crow_one_has_seen() -> None:
    lab = daylight_lab(
        1,
        at="search",
        characters=("drifter",),
        items={0: ["backpack", "lucky"]},
        next=["junk", "crow-attack"],
    )
    lab.choose("leave", "peek", "leave-peeked")
    assert (lab.asked, lab.seat) == ("repack", 0)
    lab.choose("pack:0:lucky")
    assert lab.happened("nothing-lost")


@pytest.mark.rule("W-SPEC-15")
def test_a_harmless_card_that_was_seen_is_drawn_without_another_question() -> None:
    lab = daylight_lab(
        2,
        at="search",
        characters=("drifter", "pillar"),
        items={1: ["backpack", "lucky"]},
        next=["junk", "arrow"],
    )
    lab.choose("leave", "peek", "leave-peeked")
    assert (lab.asked, lab.seat) == ("found", 1)


# --- A Cheer in a Backpack with every slot full ---------------------------------------------------------


@pytest.mark.rule("W-SPEC-15", "W-SPEC-05")
@pytest.mark.parametrize(
    ("packed", "doing"),
    [
        (["cheer", "lucky"], ["repack:1:cheer:focus"]),
        (["cheer"], ["pack:1:focus", "unpack:1:cheer"]),
    ],
)
def test_a_packed_cheer_is_asked_about_though_every_slot_is_full(packed: list[str], doing: list[str]) -> None:
    full = [card for card in FULL if card != "blood-lust"]
    lab = daylight_lab(
        2,
        characters=("trigger", "haggler"),
        items={1: ["backpack", *full]},
        packed={1: packed},
        line=["wanderer"],
        health={0: 1},
        wave=0,
    )
    assert (lab.asked, lab.seat) == ("turn", 0), "nothing is left but to skip, and Bo could still cheer"
    lab.choose(*doing, "cheer:1:0")
    assert [event.told.args for event in lab.events("wave-taken")] == [{"seat": "seat:1"}]


@pytest.mark.rule("W-SPEC-15", "W-INV-01")
def test_an_exchange_with_a_full_backpack_never_overfills_the_slots() -> None:
    """One Arrow of two leaves its slot taken, so nothing can come out in its place."""
    slots = ["backpack", "junk", "junk", "candy-bar", "canned-stew", "focus", "arrow", "arrow"]
    lab = daylight_lab(
        2, items={0: slots}, packed={0: ["lucky", "nails"]}, weapons=["fire-axe"], line=["brute"]
    )
    exchanges = [id for id in lab.anytime if id.startswith("repack:0:lucky:")]
    assert "repack:0:lucky:junk" in exchanges
    assert "repack:0:lucky:arrow" not in exchanges
