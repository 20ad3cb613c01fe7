"""The Night Raid phase: Guards, dice, losses, Wounds, the Crime Wave stage (M-RAID, M-CARD-06 to -10)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.book.shelf import BARS
from tilldawn.games.mine.cards.events import EVENT
from tilldawn.games.mine.game import GAME
from tilldawn.games.mine.house.visitors import meet_visitor
from tilldawn.games.mine.people.harm import suffer
from tilldawn.games.mine.raid.events import GuardRolled, RaidReduced
from tilldawn.testing.mine import ASKING, Lab, conserved, mine_lab

QUIET = "shots-in-the-street"
"""Damage 1, no Wounds, nothing else."""
TWO = ["blank", "blank"]
"""Two cards in a night: a die for each."""
EACH = {**ASKING, "reroll": "ask"}
"""Who wants to be asked after each die."""


def night(*cards: str, guards: tuple[str, ...] = ("emilia",), **layout: Any) -> Lab:
    """A night with these Guards and these Night Raids on top; everybody else sleeps on the floor.

    Emilia has Prowess 0: no reroll comes in between. A Guard is asked about weapons only if there are any.
    """
    people = layout.setdefault("people", ("marko", "emilia", "marin"))
    tasks = {id: "guard" if id in guards else "floor" for id in people} | layout.pop("tasks", {})
    return mine_lab(at="raid", tasks=tasks, tops={"raids": cards or (QUIET,)}, **layout)


def drawn(lab: Lab) -> int:
    return len(lab.events("raid-drawn"))


def rolls(lab: Lab) -> list[tuple[str, str, int]]:
    """Die, face and points of each roll of a Guard."""
    return [(e.die, e.face, e.points) for e in lab.events() if isinstance(e, GuardRolled)]


def reduced(lab: Lab) -> list[tuple[int, int, int]]:
    """For each card: points, and the Damage and Wounds they left."""
    return [(e.points, e.damage, e.wounds) for e in lab.events() if isinstance(e, RaidReduced)]


# --- Order and arming ---------------------------------------------------------------------------------


@pytest.mark.rule("M-RAID-01")
def test_weapons_come_first_then_the_card_then_dice_losses_wounds_and_the_crime_wave() -> None:
    lab = night("burglars", storage={"knife": 1, "book": 1}, next=["knife-2"])
    assert not lab.happened("raid-drawn")
    lab.choose("guard-arm:emilia:knife", "raid-split:2:1", "crime-split:2:0")
    wanted = ["guard-armed", "raid-drawn", "guard-rolled", "raid-reduced", "raid-took", "state-rose"]
    order = [e.name for e in lab.events(*wanted, "crime-spread")]
    assert order == [*wanted, "crime-spread"]


@pytest.mark.rule("M-RAID-01")
def test_no_weapon_is_changed_once_the_card_is_seen() -> None:
    lab = night("marauders", storage={"knife": 1, "hatchet": 1}, next=["knife-2"])
    lab.choose("guard-arm:emilia:knife")
    assert lab.happened("raid-drawn")
    assert not [id for id in lab.options + lab.anytime if id.startswith("guard-")]
    with pytest.raises(IllegalAnswer):
        lab.choose("guard-arm:emilia:hatchet")


@pytest.mark.rule("M-RAID-02")
def test_a_guard_gets_one_weapon_out_of_storage_and_no_second_one() -> None:
    lab = night(guards=("emilia", "marin"), storage={"knife": 1, "pistol": 1, "ammo": 1})
    lab.choose("guard-arm:emilia:knife")
    assert lab.person("emilia").weapon == "knife"
    assert "knife" not in lab.storage
    assert lab.options == ["guard-bare:marin", "guard-arm:marin:pistol"]
    with pytest.raises(IllegalAnswer):
        lab.choose("guard-arm:emilia:pistol")


@pytest.mark.rule("M-RAID-02")
def test_only_the_five_weapons_arm_a_guard_and_a_guard_may_do_without() -> None:
    storage = {"broken-pistol": 1, "weapon-part": 1, "shovel": 1, "hatchet": 1, "ammo": 1}
    lab = night(storage=storage, next=["blank"])
    assert lab.options == ["guard-bare:emilia", "guard-arm:emilia:hatchet"]
    lab.choose("guard-bare:emilia")
    assert rolls(lab) == [("grey", "blank", 0)]


@pytest.mark.rule("M-RAID-02", "M-RAID-35")
def test_only_guards_are_armed() -> None:
    lab = night(guards=("marin",), tasks={"marko": "scavenging"}, storage={"knife": 3}, orders=EACH)
    lab.next("blank").choose("guard-arm:marin:knife", "raid-keep:marin")
    assert len(lab.events("guard-armed")) == 1


@pytest.mark.rule("M-RAID-03", "M-RAID-21")
@pytest.mark.parametrize("ammo", [0, 1])
def test_a_firearm_there_is_no_ammo_for_is_warned_about(ammo: int) -> None:
    lab = night(storage={"pistol": 1, "knife": 1} | ({"ammo": 1} if ammo else {}))
    assert (lab.option("guard-arm:emilia:pistol").warning is None) is bool(ammo)
    assert lab.option("guard-arm:emilia:knife").warning is None


@pytest.mark.rule("M-RAID-02", "M-STATE-14")
def test_nobody_is_armed_who_has_drunk_to_sleep_while_another_guard_was() -> None:
    lab = night(
        guards=("emilia", "marin"),
        advanced=["909"],
        states={"marin": {"fatigue": 2}},
        storage={"knife": 1, "moonshine": 1},
        next=["blank"],
    )
    assert lab.options == ["guard-bare:emilia", "guard-arm:emilia:knife"]
    lab.choose("drink-now:moonshine:marin", "guard-bare:emilia")
    assert (lab.asked, lab.told("guard-rolled", "who")) == ("crime-wave", ["character:emilia"])


@pytest.mark.rule("M-RAID-03")
@pytest.mark.parametrize(
    ("weapon", "active", "most"),
    [("pistol", [], 1), ("shotgun", [], 1), ("assault-rifle", [], 2), ("pistol", ["crime-wave"], 2)],
)
def test_ammo_is_given_with_the_weapon_as_much_as_the_night_can_use(
    weapon: str, active: list[str], most: int
) -> None:
    lab = night("marauders", storage={weapon: 1, "ammo": 9}, active=active)
    lab.choose(f"guard-arm:emilia:{weapon}")
    assert lab.options == [f"guard-ammo:emilia:{n}" for n in range(most + 1)]


@pytest.mark.rule("M-RAID-03")
def test_no_more_ammo_is_given_than_there_is() -> None:
    lab = night(storage={"assault-rifle": 1, "ammo": 1}).choose("guard-arm:emilia:assault-rifle")
    assert lab.options == ["guard-ammo:emilia:0", "guard-ammo:emilia:1"]


@pytest.mark.rule("M-RAID-03")
def test_one_ammo_cannot_be_given_to_two_guards() -> None:
    lab = night(guards=("emilia", "marin"), storage={"pistol": 2, "ammo": 1})
    lab.choose("guard-arm:emilia:pistol", "guard-ammo:emilia:1")
    lab.next("reticle-2", "blank").choose("guard-arm:marin:pistol")
    assert [p.shots for p in lab.state.group] == [0, 0, 0]
    assert [die for die, *_ in rolls(lab)] == ["red", "grey"]


@pytest.mark.rule("M-RAID-04", "M-RAID-33")
def test_raiders_take_all_there_is_but_not_what_a_guard_holds() -> None:
    storage = {"pistol": 1, "ammo": 2, "jewelry": 1, "water": 1}
    cards = ["script", "prowlers", "spray"]
    lab = night("marauders", storage=storage, active=["crime-wave"], next=cards)
    lab.choose("guard-arm:emilia:pistol", "guard-ammo:emilia:2")
    assert lab.storage == {"pistol": 1}
    conserved(lab.state)


@pytest.mark.rule("M-RAID-36")
def test_weapons_and_unused_ammo_return_to_storage_after_the_raid() -> None:
    storage = {"pistol": 1, "ammo": 1, "hatchet": 1}
    lab = night("n-impact", guards=("emilia", "marin"), storage=storage, next=["prowlers", "black"])
    lab.choose("guard-arm:emilia:pistol", "guard-ammo:emilia:1", "guard-arm:marin:hatchet", "turn-page")
    assert lab.asked == "crime-wave"
    assert lab.storage == storage
    assert [(p.weapon, p.shots) for p in lab.state.group] == [("", 0)] * 3
    conserved(lab.state)


# --- The card -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-RAID-05")
def test_one_card_is_drawn_on_an_ordinary_night() -> None:
    lab = night(next=["blank"])
    assert (drawn(lab), lab.asked) == (1, "crime-wave")


@pytest.mark.rule("M-RAID-06", "M-RAID-32")
def test_damage_is_the_number_of_pieces_that_go_from_storage_to_the_box() -> None:
    lab = night("prowlers", storage={"wood": 2, "filter": 2}, next=["blank"])
    lab.choose("raid-lose:filter", "raid-lose:filter")
    assert lab.storage == {"wood": 1}
    assert (lab.box["filter"], lab.box["wood"]) == (3, 11)


@pytest.mark.rule("M-RAID-32")
def test_lost_ammo_can_be_found_again() -> None:
    lab = night("prowlers", storage={"ammo": 4}, next=["fist-1"])
    assert (lab.storage["ammo"], lab.box["ammo"]) == (2, 7)


@pytest.mark.rule("M-RAID-07")
def test_where_the_card_names_nothing_the_leader_chooses_what_is_lost() -> None:
    lab = night(QUIET, storage={"jewelry": 1, "herb": 1, "water": 1}, next=["blank"])
    assert lab.options == ["raid-lose:jewelry", "raid-lose:herb", "raid-lose:water"]
    lab.choose("raid-lose:herb")
    assert lab.storage == {"jewelry": 1, "water": 1}


@pytest.mark.rule("M-RAID-08")
def test_the_most_expensive_go_first_and_ties_are_the_groups_choice() -> None:
    storage = {"jewelry": 1, "broken-shotgun": 1, "broken-assault-rifle": 1, "book": 1, "water": 2}
    lab = night("burglars", storage=storage, board_ups=[1, 2, 3], next=["blank"])
    lab.choose("raid-split:2:0")
    assert lab.options == ["raid-lose:broken-assault-rifle", "raid-lose:broken-shotgun"]
    lab.choose("raid-lose:broken-shotgun")
    assert lab.storage == {"broken-assault-rifle": 1, "book": 1, "water": 2}


@pytest.mark.rule("M-RAID-08")
def test_values_are_the_printed_ones_whatever_an_event_says_about_trade() -> None:
    storage = {"cigarette": 1, "lockpick": 1, "sugar": 1}
    lab = night("burglars", storage=storage, active=["soaring-prices"], board_ups=[1, 2, 3], next=["blank"])
    lab.choose("raid-split:2:0")
    assert lab.storage == {"cigarette": 1}


@pytest.mark.rule("M-RAID-33")
def test_with_fewer_pieces_than_damage_all_are_lost_and_nothing_more_happens() -> None:
    lab = night("thug-gang", storage={"book": 1, "wood": 1}, board_ups=[1, 2, 3], next=["blank"])
    lab.choose("raid-split:5:0")
    assert (lab.storage, lab.asked) == ({}, "crime-wave")
    assert [p.wounds for p in lab.state.group] == [0, 0, 0]


@pytest.mark.rule("M-RAID-34")
def test_a_marker_on_storage_x5_is_broken_and_one_piece_of_it_is_lost() -> None:
    lab = night("prowlers", storage={"water": 2}, x5={"wood": 1}, next=["blank"])
    assert lab.options == ["raid-lose:water", "raid-break:wood"]
    lab.choose("raid-break:wood", "raid-lose:wood", "raid-lose:wood")
    assert lab.storage == {"water": 2, "wood": 2}
    assert lab.state.x5 == {}
    conserved(lab.state)


@pytest.mark.rule("M-RAID-34")
def test_a_marker_covers_five_losses() -> None:
    lab = night("marauders", storage={"herb": 1}, x5={"component": 1}, next=["fist-2"]).choose(
        "raid-split:6:0"
    )
    assert (lab.storage, lab.state.x5, lab.box["component"]) == ({}, {}, 14)


@pytest.mark.rule("M-RAID-34")
def test_a_marker_pays_five_damage_even_if_the_box_could_not_change_it() -> None:
    storage = {"component": 2, "water": 6}
    lab = night("marauders", storage=storage, x5={"component": 1}, box={"component": 0}, next=["fist-2"])
    lab.choose("raid-split:6:0")
    assert lab.option("raid-lose:component").warning is None
    lab.choose("raid-lose:component", "raid-lose:component")
    assert lab.option("raid-break:component").warning is not None
    lab.choose("raid-break:component")
    assert (lab.storage, lab.state.x5, lab.asked) == ({"component": 3, "water": 6}, {}, "raid-loss")
    assert lab.table.request is not None
    assert lab.table.request.words["left"] == 2
    conserved(lab.state)


@pytest.mark.rule("M-RAID-34", "M-BOARD-02")
def test_the_piece_of_a_broken_marker_that_is_lost_need_not_come_out_of_the_box() -> None:
    storage = {"component": 2, "water": 6}
    lab = night("marauders", storage=storage, x5={"component": 1}, box={"component": 1}, next=["fist-2"])
    lab.choose("raid-split:6:0", "raid-lose:component", "raid-lose:component")
    assert lab.option("raid-break:component").warning is None
    lab.choose("raid-break:component")
    assert (lab.storage, lab.state.x5, lab.asked) == ({"component": 4, "water": 6}, {}, "raid-loss")
    assert lab.table.request is not None
    assert lab.table.request.words["left"] == 3
    assert not lab.happened("goods-missing")
    conserved(lab.state)


@pytest.mark.rule("M-RAID-34", "M-DAWN-05")
def test_what_the_hidden_shelf_keeps_of_a_marker_is_still_there_when_the_rest_is_lost() -> None:
    storage, hand = {"water": 1}, ["hidden-shelf"]
    lab = night("marauders", storage=storage, x5={"wood": 1}, hand=hand, next=["fist-2"])
    lab.choose("raid-split:6:0", "raid-shelf:3", *["raid-shelve:wood"] * 3)
    assert (lab.storage, lab.state.x5, lab.asked) == ({"wood": 3}, {}, "crime-wave")
    assert lab.told("raid-took", "goods") == [("count:water*1", "count:wood*2")]
    conserved(lab.state)


@pytest.mark.rule("M-RAID-34")
def test_all_there_is_counts_a_marker_as_five_even_with_an_empty_box() -> None:
    lab = night("marauders", x5={"wood": 1}, storage={"herb": 1}, box={"wood": 0}, next=["fist-2"])
    lab.choose("raid-split:6:0")
    assert (lab.storage, lab.state.x5, lab.asked) == ({}, {}, "crime-wave")
    assert lab.told("raid-took", "goods") == [("count:herb*1", "count:wood*5")]
    conserved(lab.state)


@pytest.mark.rule("M-RAID-34", "M-RAID-06")
def test_a_marker_an_empty_box_cannot_change_costs_no_more_than_the_damage() -> None:
    lab = night("marauders", x5={"wood": 1}, storage={"herb": 2}, box={"wood": 0}, next=["fist-2"])
    lab.choose("raid-split:6:0")
    assert (lab.storage, lab.state.x5, lab.asked) == ({"wood": 1}, {}, "crime-wave")
    assert lab.told("raid-took", "goods") == [("count:herb*2", "count:wood*4")]
    conserved(lab.state)


# --- Wounds -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-RAID-09")
def test_the_leader_shares_the_wounds_out_among_the_guards() -> None:
    lab = night(
        "marauders", guards=("emilia", "katia"), people=("marko", "emilia", "katia"), next=["blank", "blank"]
    )
    assert lab.options == ["raid-wound:emilia:1", "raid-wound:katia:1"]
    lab.choose("raid-wound:katia:1")
    assert lab.options == ["raid-wound:emilia:1", "raid-wound:katia:2"]
    lab.choose("raid-wound:katia:2")
    assert [p.wounds for p in lab.state.group] == [0, 0, 2]
    assert not lab.happened("raid-hit-nobody")


@pytest.mark.rule("M-RAID-09", "M-STATE-24")
@pytest.mark.parametrize(("marin", "warned"), [(2, True), (3, False)])
def test_a_last_wound_is_warned_about_while_somebody_else_could_take_it(marin: int, warned: bool) -> None:
    lab = night(
        "marauders",
        guards=("emilia", "marin"),
        states={"emilia": {"wounds": 3}, "marin": {"wounds": marin}},
        board_ups=[1, 2, 3],
        next=["blank", "blank"],
        orders=EACH,
    )
    lab.choose("raid-keep:marin", "raid-split:4:1")
    warning = lab.option("raid-wound:emilia:4").warning
    assert (warning is not None) == warned
    assert lab.option(f"raid-wound:marin:{marin + 1}").warning is None or marin == 3


@pytest.mark.rule("M-RAID-12", "M-STATE-24")
def test_a_split_that_is_sure_to_kill_is_warned_about_while_another_would_not() -> None:
    lab = night("burglars", states={"emilia": {"wounds": 3}}, storage={"water": 4}, next=["fist-1"])
    warned = [id for id in lab.options if lab.option(id).warning is not None]
    assert (lab.options, warned) == (["raid-split:4:0", "raid-split:3:1"], ["raid-split:3:1"])


@pytest.mark.rule("M-RAID-10")
def test_no_guard_is_given_more_wounds_than_it_can_take_while_another_can_take_them() -> None:
    hurt = {"emilia": {"wounds": 3}}
    lab = night("thug-gang", guards=("emilia", "marin"), states=hurt, next=["blank", "blank"], orders=EACH)
    lab.next("wounds-3").choose("raid-keep:marin", "raid-wound:emilia:4")
    assert lab.asked == "crime-wave"
    assert not lab.alive("emilia")
    assert lab.level("marin", "wounds") == 2


@pytest.mark.rule("M-RAID-35")
def test_sleepers_and_the_absent_take_no_wounds() -> None:
    lab = night("marauders", tasks={"marko": "scavenging"}, next=["blank"])
    assert [p.wounds for p in lab.state.group] == [0, 2, 0]


@pytest.mark.rule("M-RAID-24")
def test_guards_lost_before_the_first_card_do_not_leave_a_lenient_table_unguarded() -> None:
    """Whether anybody was posted is settled when the Evening closes."""
    lab = night(
        QUIET,
        lenient_333=True,
        states={"emilia": {"wounds": 3}},
        play=lambda g: suffer(g, g.state.group[1], "wounds", 1, "M-STATE-24"),
        next=["wounds-3"],
    )
    assert not lab.alive("emilia")
    assert (drawn(lab), lab.happened("shelter-unguarded"), lab.happened("told")) == (1, False, False)


@pytest.mark.rule("M-RAID-24", "M-RAID-35")
def test_guards_who_were_posted_and_died_do_not_leave_the_shelter_unguarded() -> None:
    lab = night(
        "marauders",
        "burglars",
        active=["crime-on-the-rise"],
        states={"emilia": {"wounds": 2}},
        next=["blank", "wounds-3"],
    )
    assert not lab.alive("emilia")
    assert (drawn(lab), len(rolls(lab)), lab.asked, lab.won) == (2, 1, "crime-wave", None)
    assert lab.happened("raid-hit-nobody")
    assert not lab.happened("told")
    assert [p.wounds for p in lab.state.group] == [0, 0]


# --- Defence ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-RAID-11")
def test_each_guard_rolls_one_die_by_weapon() -> None:
    crew = ("emilia", "katia", "anton")
    lab = night(guards=crew, people=crew, storage={"knife": 1, "pistol": 1, "ammo": 1})
    lab.next("blank", "blank", "script")
    lab.choose("guard-bare:emilia", "guard-arm:katia:knife", "guard-arm:anton:pistol", "guard-ammo:anton:1")
    assert [die for die, *_ in rolls(lab)] == ["grey", "yellow", "red"]


@pytest.mark.rule("M-RAID-12")
@pytest.mark.parametrize(
    ("weapon", "face", "points"),
    [("", "fist-1", 1), ("", "fist-2", 2), ("knife", "knife-2", 2), ("hatchet", "knife-3", 3)],
)
def test_each_fist_or_knife_is_a_point(weapon: str, face: str, points: int) -> None:
    lab = night("marauders", storage={"knife": 1, "hatchet": 1}, next=[face])
    lab.choose(f"guard-arm:emilia:{weapon}" if weapon else "guard-bare:emilia")
    assert [shown for *_, shown in rolls(lab)] == [points]
    rest = 8 - points
    assert lab.options == [f"raid-split:{rest - n}:{n}" for n in range(max(0, rest - 6), 3)]


@pytest.mark.rule("M-RAID-12")
def test_the_points_are_split_freely_between_damage_and_wounds() -> None:
    lab = night("burglars", storage={"knife": 1, "water": 3}, next=["knife-3"])
    lab.choose("guard-arm:emilia:knife")
    assert lab.options == ["raid-split:2:0", "raid-split:1:1"]
    lab.choose("raid-split:1:1")
    assert (lab.storage, lab.level("emilia", "wounds")) == ({"knife": 1, "water": 2}, 1)


@pytest.mark.rule("M-RAID-12")
def test_the_points_of_all_guards_count_together() -> None:
    crew = ("emilia", "katia", "anton")
    lab = night("thug-gang", guards=crew, people=crew, next=["fist-1", "blank", "fist-2"])
    assert lab.options == ["raid-split:5:0", "raid-split:4:1", "raid-split:3:2", "raid-split:2:3"]


@pytest.mark.rule("M-RAID-13")
@pytest.mark.parametrize("holes", [[], [2], [1, 3], [1, 2, 3]])
def test_each_board_up_is_a_point_more(holes: list[int]) -> None:
    lab = night("prowlers", board_ups=holes, storage={"water": 3}, next=["blank"])
    assert reduced(lab) == [(len(holes), 3 - len(holes), 0)]
    assert lab.storage.get("water", 0) == len(holes)


@pytest.mark.rule("M-RAID-14")
def test_points_beyond_zero_are_lost() -> None:
    lab = night(QUIET, board_ups=[1, 2], storage={"water": 1}, next=["fist-2"])
    assert reduced(lab) == [(4, 0, 0)]
    assert (lab.storage, lab.asked) == ({"water": 1}, "crime-wave")


@pytest.mark.rule("M-RAID-15")
@pytest.mark.parametrize("asked", [True, False])
def test_a_guard_rolls_again_up_to_its_prowess(asked: bool) -> None:
    """After a miss that is no question: nothing can get worse."""
    orders = EACH if asked else ASKING
    lab = night("burglars", guards=("marko",), next=["script", "blank", "blank"], orders=orders)
    if asked:
        assert lab.options == ["raid-keep:marko", "raid-reroll:marko"]
        lab.choose("raid-reroll:marko", "raid-reroll:marko")
    assert [face for _, face, _ in rolls(lab)] == ["script", "blank", "blank"]
    assert (lab.asked, lab.chance.queue) == ("crime-wave", [])


@pytest.mark.rule("M-RAID-15")
def test_the_last_result_stands_even_if_it_is_worse() -> None:
    lab = night("prowlers", guards=("marin",), storage={"knife": 1}, next=["knife-3", "blank"])
    lab.order(0, "reroll", "ask").choose("guard-arm:marin:knife", "raid-reroll:marin")
    assert reduced(lab) == [(0, 3, 0)]


@pytest.mark.rule("M-RAID-15")
def test_a_hit_is_rolled_again_only_if_the_table_wants_to_be_asked() -> None:
    lab = night("marauders", guards=("marko",), next=["fist-2"])
    assert lab.asked == "raid-split"
    lab = night("marauders", guards=("marko",), storage={"knife": 1}).order(0, "reroll", "ask")
    lab.next("fist-2").choose("guard-bare:marko")
    assert (lab.asked, lab.options) == ("raid-reroll", ["raid-keep:marko", "raid-reroll:marko"])


@pytest.mark.rule("M-RAID-15")
def test_a_guard_may_keep_a_miss() -> None:
    lab = night("burglars", guards=("marko",), next=["blank"], orders=EACH).choose("raid-keep:marko")
    assert len(rolls(lab)) == 1


@pytest.mark.rule("M-RAID-15")
def test_without_prowess_nothing_is_rolled_again() -> None:
    lab = night("burglars", guards=("emilia",), next=["blank"])
    assert (lab.asked, len(rolls(lab))) == ("crime-wave", 1)


@pytest.mark.rule("M-RAID-15")
def test_nobody_is_asked_about_a_reroll_once_nothing_is_left_to_take_off() -> None:
    lab = night("prowlers", guards=("marko",), board_ups=[1, 2, 3], next=["blank"])
    assert (lab.asked, len(rolls(lab))) == ("crime-wave", 1)


@pytest.mark.rule("M-RAID-15", "M-STATE-32")
def test_a_reinforced_door_gives_two_rerolls_more_for_the_raid_only() -> None:
    lab = night(
        "burglars", fittings={"c1": "reinforced-door"}, board_ups=[1], next=["blank", "blank", "blank"]
    )
    assert (len(rolls(lab)), lab.asked) == (3, "raid-split")


@pytest.mark.rule("M-RAID-15", "M-RAID-20")
def test_two_shots_of_a_rifle_share_the_rerolls() -> None:
    storage = {"assault-rifle": 1, "ammo": 2}
    lab = night("marauders", guards=("marin",), storage=storage, next=["script", "spray", "out-of-ammo"])
    lab.choose("guard-arm:marin:assault-rifle", "guard-ammo:marin:2", "raid-shoot:marin:2")
    assert [face for _, face, _ in rolls(lab)] == ["script", "spray", "out-of-ammo"]
    assert lab.asked == "crime-wave"


@pytest.mark.rule("M-RAID-16", "M-RAID-22")
def test_a_hatchet_icon_with_a_hatchet_sends_the_raiders_away() -> None:
    lab = night("marauders", storage={"hatchet": 1, "jewelry": 2}, next=["hatchet"])
    lab.choose("guard-arm:emilia:hatchet")
    assert (lab.storage, lab.level("emilia", "wounds")) == ({"hatchet": 1, "jewelry": 2}, 0)
    assert (drawn(lab), lab.asked) == (1, "crime-wave")
    assert lab.state.raids.layers == [{"raids": 5, "=marauders": 1}]


@pytest.mark.rule("M-RAID-17", "M-RAID-22")
def test_a_spread_icon_with_a_shotgun_sends_the_raiders_away() -> None:
    lab = night("thug-gang", storage={"shotgun": 1, "ammo": 1, "jewelry": 2}, next=["spray"])
    lab.choose("guard-arm:emilia:shotgun", "guard-ammo:emilia:1")
    assert (lab.storage, lab.level("emilia", "wounds")) == ({"shotgun": 1, "jewelry": 2}, 0)
    assert (drawn(lab), lab.asked) == (1, "crime-wave")
    assert lab.state.raids.layers == [{"raids": 5, "=thug-gang": 1}]


@pytest.mark.rule("M-RAID-16")
def test_a_hatchet_icon_may_come_on_a_reroll_and_then_nobody_else_rolls() -> None:
    lab = night("burglars", guards=("marko", "emilia"), storage={"hatchet": 1}, next=["script", "hatchet"])
    lab.choose("guard-arm:marko:hatchet")
    assert (len(rolls(lab)), lab.asked) == (2, "crime-wave")
    assert lab.happened("raiders-routed")


@pytest.mark.rule("M-RAID-18")
@pytest.mark.parametrize(
    ("weapon", "face"), [("knife", "hatchet"), ("pistol", "spray"), ("assault-rifle", "spray")]
)
def test_the_killing_icons_are_misses_with_another_weapon(weapon: str, face: str) -> None:
    lab = night("prowlers", storage={weapon: 1, "ammo": 1, "water": 3}, next=[face])
    lab.choose(f"guard-arm:emilia:{weapon}")
    if weapon != "knife":
        lab.choose("guard-ammo:emilia:1")
    assert not lab.happened("raiders-routed")
    assert (reduced(lab), lab.storage.get("water")) == ([(0, 3, 0)], None)


@pytest.mark.rule("M-RAID-19")
@pytest.mark.parametrize("face", ["script", "out-of-ammo"])
def test_script_and_out_of_ammo_are_misses_and_no_fate_card_is_drawn(face: str) -> None:
    lab = night("prowlers", storage={"pistol": 1, "ammo": 1}, next=[face])
    lab.choose("guard-arm:emilia:pistol", "guard-ammo:emilia:1")
    assert rolls(lab) == [("red", face, 0)]
    assert (reduced(lab), len(lab.state.fate), lab.state.fate_discard) == ([(0, 3, 0)], 7, [])


@pytest.mark.rule("M-RAID-20")
@pytest.mark.parametrize("weapon", ["pistol", "shotgun"])
def test_a_pistol_or_shotgun_spends_one_ammo_to_roll(weapon: str) -> None:
    lab = night("prowlers", storage={weapon: 1, "ammo": 3}, board_ups=[1], next=["reticle-2"])
    lab.choose(f"guard-arm:emilia:{weapon}", "guard-ammo:emilia:1")
    assert rolls(lab) == [("red", "reticle-2", 2)]
    assert (lab.storage, lab.box["ammo"]) == ({weapon: 1, "ammo": 2}, 7)
    assert not lab.happened("firearm-seen")


@pytest.mark.rule("M-RAID-20")
@pytest.mark.parametrize("shots", [1, 2])
def test_an_assault_rifle_shoots_once_or_twice_for_as_much_ammo(shots: int) -> None:
    storage = {"assault-rifle": 1, "ammo": 2}
    lab = night("prowlers", storage=storage, board_ups=[1], next=["reticle-2"] * shots)
    lab.choose("guard-arm:emilia:assault-rifle", "guard-ammo:emilia:2")
    assert lab.options == ["raid-shoot:emilia:1", "raid-shoot:emilia:2"]
    lab.choose(f"raid-shoot:emilia:{shots}")
    assert rolls(lab) == [("red", "reticle-2", 2)] * shots
    assert lab.storage.get("ammo", 0) == 2 - shots


@pytest.mark.rule("M-RAID-21")
@pytest.mark.parametrize("weapon", ["pistol", "shotgun", "assault-rifle"])
def test_a_firearm_without_ammo_is_no_weapon(weapon: str) -> None:
    lab = night("prowlers", storage={weapon: 1}, next=["fist-1"]).choose(f"guard-arm:emilia:{weapon}")
    assert rolls(lab) == [("grey", "fist-1", 1)]


@pytest.mark.rule("M-RAID-37")
def test_a_soldiers_help_is_split_like_points_of_the_dice_for_this_night_only() -> None:
    lab = mine_lab(
        at="raid",
        tasks={"emilia": "guard"},
        storage={"moonshine": 1},
        tops={"visitors": ["soldier-off-duty"], "raids": ["marauders"]},
        play=lambda g: meet_visitor(g, "emilia"),
        next=["blank"],
    )
    lab.choose("soldier-bribe:moonshine*1")
    assert lab.options == ["raid-split:6:0", "raid-split:5:1", "raid-split:4:2"]
    lab.choose("raid-split:6:0", "crime-split:2:0")
    assert not lab.state.soldier


# --- Roman --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-STATE-30")
def test_roman_on_guard_takes_a_wound_off_every_card() -> None:
    crew = ("roman", "emilia", "katia")
    lab = night("burglars", guards=("roman", "emilia"), people=crew, next=["blank", "blank"], orders=EACH)
    lab.choose("raid-keep:roman")
    assert reduced(lab) == [(0, 4, 0)]


@pytest.mark.rule("M-STATE-30")
def test_roman_watches_both_cards_of_a_night_and_never_below_zero() -> None:
    crew = ("roman", "emilia", "katia")
    lab = night(
        "prowlers",
        "burglars",
        guards=("roman",),
        people=crew,
        active=["crime-wave"],
        next=["blank", "blank"],
        orders=EACH,
    )
    lab.choose("raid-keep:roman", "raid-keep:roman")
    assert reduced(lab) == [(0, 3, 0), (0, 4, 0)]
    assert len(lab.events("sentry-watched")) == 1


@pytest.mark.rule("M-STATE-30")
def test_roman_asleep_on_the_floor_watches_nothing() -> None:
    lab = night("burglars", people=("roman", "emilia", "katia"), next=["blank"])
    assert reduced(lab) == [(0, 4, 1)]


# --- Unguarded ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-RAID-25")
def test_a_shelter_without_a_guard_is_taken() -> None:
    lab = mine_lab(at="evening")
    lab.choose("task:marko:floor", "task:emilia:floor", "task:marin:floor")
    assert lab.options == ["night-unguarded"]
    lab.choose("night-unguarded")
    assert lab.won is False
    assert len(lab.events("told")) == 1
    assert not lab.happened("guard-rolled")


@pytest.mark.rule("M-RAID-25")
def test_on_a_lenient_table_two_cards_come_without_dice_and_hit_those_at_home() -> None:
    lab = mine_lab(
        at="evening",
        lenient_333=True,
        storage={"knife": 1, "water": 6},
        board_ups=[1],
        tops={"raids": ["burglars", "prowlers"]},
    )
    lab.choose("task:marko:floor", "task:emilia:floor", "task:marin:floor", "night-unguarded")
    assert len(lab.events("told")) == 1
    lab.choose("raid-split:3:1")
    assert lab.options == ["raid-wound:marko:1", "raid-wound:emilia:1", "raid-wound:marin:1"]
    lab.choose("raid-wound:emilia:1")
    assert (drawn(lab), rolls(lab), reduced(lab)) == (2, [], [(1, 3, 1), (1, 2, 0)])
    assert lab.storage == {"water": 2}
    assert (lab.level("emilia", "wounds"), lab.asked) == (1, "crime-wave")


@pytest.mark.rule("M-RAID-35", "M-SCRIPT-47")
def test_on_a_lenient_table_sleepers_can_be_wounded_but_not_the_watch_on_the_roof() -> None:
    lab = mine_lab(
        at="evening",
        lenient_333=True,
        states={"marin": {"fatigue": 4}},
        tops={"raids": ["n-impact", "prowlers"]},
        read=[number for number in BARS["prowlers"] if number != 1291],
    )
    lab.next("black", "burglars")
    lab.choose("task:marko:floor", "task:emilia:floor", "task:marin:floor", "night-unguarded")
    lab.choose("turn-page", "person:marko")
    assert lab.asked == "raid-wound"
    assert lab.options == ["raid-wound:emilia:1", "raid-wound:marin:1"]


@pytest.mark.rule("M-RAID-25")
def test_on_a_lenient_table_a_posted_guard_changes_nothing() -> None:
    lab = night(QUIET, lenient_333=True, next=["blank"])
    assert (drawn(lab), len(rolls(lab))) == (1, 1)


# --- Events and the number of cards -------------------------------------------------------------------


@pytest.mark.rule("M-RAID-26")
def test_each_of_two_cards_is_met_with_fresh_dice_and_all_board_ups() -> None:
    lab = night(
        "prowlers",
        "burglars",
        active=["crime-on-the-rise"],
        storage={"water": 6},
        board_ups=[3],
        next=["fist-1", "fist-2"],
    )
    lab.choose("raid-split:2:0")
    assert reduced(lab) == [(2, 1, 0), (3, 2, 0)]
    assert len(rolls(lab)) == 2
    assert lab.storage["water"] == 3


@pytest.mark.rule("M-RAID-23", "M-RAID-26", "M-CARD-07")
def test_the_first_of_two_cards_is_not_back_before_the_second_is_drawn() -> None:
    lab = night("prowlers", active=["crime-wave"], storage={"water": 6}, next=["blank", QUIET, "blank"])
    assert "=prowlers" not in lab.chance.seen[1]
    assert lab.told("raid-drawn", "card") == ["card:prowlers", f"card:{QUIET}"]
    lab.choose("raid-lose:water") if lab.asked == "raid-loss" else None
    assert (lab.asked, lab.state.raids_aside) == ("crime-wave", [])
    assert lab.state.raids.layers == [{"raids": 3, "=prowlers": 1, f"={QUIET}": 1}]
    conserved(lab.state)


@pytest.mark.rule("M-RAID-22", "M-RAID-26")
def test_a_card_that_was_ignored_does_not_come_again_the_same_night() -> None:
    storage = {"hatchet": 1, "jewelry": 2}
    lab = night("marauders", active=["crime-wave"], storage=storage, next=["hatchet", QUIET, "hatchet"])
    lab.choose("guard-arm:emilia:hatchet")
    assert lab.told("raid-drawn", "card") == ["card:marauders", f"card:{QUIET}"]
    assert lab.state.raids.layers == [{"raids": 4, "=marauders": 1, f"={QUIET}": 1}]


@pytest.mark.rule("M-CARD-06", "M-RAID-26")
def test_crime_on_the_rise_brings_two_cards_for_one_night() -> None:
    lab = night(QUIET, "prowlers", active=["crime-on-the-rise"], next=TWO)
    assert drawn(lab) == 2
    lab.choose("crime-split:2:0")
    assert lab.state.active == []
    assert "crime-on-the-rise" in lab.state.waste_cards


@pytest.mark.rule("M-CARD-07")
def test_crime_wave_and_crime_on_the_rise_together_still_bring_two() -> None:
    lab = night(QUIET, "prowlers", active=["crime-wave", "crime-on-the-rise"], next=TWO)
    assert drawn(lab) == 2


@pytest.mark.rule("M-CARD-07")
def test_the_event_crime_wave_lies_for_two_nights() -> None:
    lab = night(QUIET, "prowlers", active=["crime-wave"], next=TWO).choose("crime-split:2:0")
    assert [(e.id, e.nights) for e in lab.state.active] == [("crime-wave", 1)]
    lab = night(QUIET, "prowlers", active=["crime-wave"], next=TWO)
    lab.state.active[0].nights = 1
    lab.choose("crime-split:2:0")
    assert (lab.state.active, "crime-wave" in lab.state.waste_cards) == ([], True)


@pytest.mark.rule("M-CARD-08")
def test_the_event_crime_wave_is_not_the_nightly_stage() -> None:
    assert "crime-wave" in EVENT
    assert "crime-wave" not in GAME.steps
    assert "crime-wave-stage" in GAME.steps
    lab = night(QUIET, "prowlers", active=["crime-wave"], next=TWO).choose("crime-split:1:1")
    assert len(lab.events("crime-spread")) == 1
    assert len(night(next=["blank"]).choose("crime-split:1:1").events("crime-spread")) == 1


@pytest.mark.rule("M-CARD-10", "M-RAID-22")
def test_on_a_relatively_peaceful_night_the_card_is_drawn_and_ignored() -> None:
    lab = night("marauders", active=["relatively-peaceful"], storage={"knife": 1, "water": 1})
    assert (drawn(lab), rolls(lab), lab.storage) == (1, [], {"knife": 1, "water": 1})
    assert lab.state.raids.layers == [{"raids": 5, "=marauders": 1}]
    assert [e.id for e in lab.state.active] == ["relatively-peaceful"]
    lab.choose("crime-split:0:2")
    assert (lab.state.active, "relatively-peaceful" in lab.state.waste_cards) == ([], True)


@pytest.mark.rule("M-CARD-10")
def test_a_peaceful_night_ignores_both_of_two_cards() -> None:
    lab = night(QUIET, "burglars", active=["relatively-peaceful", "crime-wave"], storage={"water": 3})
    assert (drawn(lab), lab.storage, lab.asked) == (2, {"water": 3}, "crime-wave")


# --- The Crime Wave stage -----------------------------------------------------------------------------


@pytest.mark.rule("M-RAID-23")
def test_a_resolved_card_is_shuffled_back() -> None:
    lab = night("burglars", next=["blank"])
    assert len(lab.state.raids) == 5
    assert lab.state.raids.layers == [{"raids": 4, "=burglars": 1}]


@pytest.mark.rule("M-RAID-27", "M-RAID-28")
@pytest.mark.parametrize(("raids", "residents"), [(2, 0), (1, 1), (0, 2)])
def test_two_red_corners_join_their_decks_split_as_the_group_likes(raids: int, residents: int) -> None:
    lab = night(next=["blank"])
    assert lab.options == ["crime-split:2:0", "crime-split:1:1", "crime-split:0:2"]
    lab.choose(f"crime-split:{raids}:{residents}")
    s = lab.state
    assert (s.raid_reserve, s.resident_reserve) == (5 - raids, 5 - residents)
    assert (len(s.raids), len(s.residents)) == (5 + raids, 9 + residents)


@pytest.mark.rule("M-RAID-29")
def test_the_cards_are_added_unseen() -> None:
    lab = night(next=["blank"]).choose("crime-split:1:1")
    assert sorted(lab.state.raids.layers[0]) == [f"={QUIET}", "raids", "raids-red"]
    assert len(lab.state.unseen["raids-red"]) == len(lab.state.unseen["residents-red"]) == 5
    (told,) = lab.events("crime-spread")
    assert {field: getattr(told, field) for field in ("raids", "residents")} == {"raids": 1, "residents": 1}


@pytest.mark.rule("M-RAID-30")
@pytest.mark.parametrize(
    ("reserve", "options", "left"),
    [
        ((1, 1), [], (0, 0)),
        ((1, 0), [], (0, 0)),
        ((0, 1), [], (0, 0)),
        ((0, 0), [], (0, 0)),
        ((1, 5), ["crime-split:1:1", "crime-split:0:2"], (1, 5)),
        ((3, 0), [], (1, 0)),
    ],
)
def test_what_is_left_of_the_reserve_is_added(
    reserve: tuple[int, int], options: list[str], left: tuple[int, int]
) -> None:
    lab = night(reserve=reserve, next=["blank"])
    assert (lab.options if lab.asked == "crime-wave" else []) == options
    assert (lab.state.raid_reserve, lab.state.resident_reserve) == left


@pytest.mark.rule("M-RAID-31")
def test_the_stage_comes_every_night_even_after_an_ignored_card() -> None:
    lab = night("burglars", storage={"hatchet": 1}, next=["hatchet"]).choose("guard-arm:emilia:hatchet")
    assert lab.asked == "crime-wave"
    lab.choose("crime-split:1:1")
    assert (lab.state.raid_reserve, lab.state.resident_reserve) == (4, 4)
    assert lab.state.phase == "dawn"
    peace = night("burglars", active=["relatively-peaceful"])
    assert (peace.asked, peace.happened("guard-rolled")) == ("crime-wave", False)
    lost = night("marauders", states={"emilia": {"wounds": 3}}, next=["blank", "wounds-3"])
    assert (lost.asked, lost.alive("emilia")) == ("crime-wave", False)


@pytest.mark.rule("M-RAID-31")
def test_leadership_passes_when_the_night_is_over() -> None:
    lab = night(seats=2, next=["blank"])
    assert lab.seat == 0
    lab.choose("crime-split:1:1")
    assert lab.seat == 1


# --- What would come too late -------------------------------------------------------------------------


@pytest.mark.rule("M-MED-06", "M-RAID-04")
def test_medicine_may_be_placed_before_raiders_can_take_it() -> None:
    lab = night("burglars", storage={"bandages": 1}, states={"marko": {"wounds": 2}}, next=["blank"])
    assert (lab.asked, lab.options) == ("raid-comes", ["go-on"])
    lab.choose("place-now:bandages:marko")
    assert (lab.person("marko").medicine, lab.told("raid-took", "goods")) == ({"bandages": 1}, [()])


@pytest.mark.rule("M-OBJ-11", "M-RAID-04")
def test_what_an_objective_wants_may_be_paid_in_before_raiders_can_take_it() -> None:
    lab = night("prowlers", objective="fuel-for-the-winter", storage={"wood": 1}, next=["blank"])
    assert lab.asked == "raid-comes"
    lab.choose("pay-in:wood:1")
    assert (lab.asked, lab.state.progress, lab.storage) == ("crime-wave", 1, {})


@pytest.mark.rule("M-MED-06")
@pytest.mark.parametrize("layout", [{"storage": {"meds": 1}}, {"states": {"marko": {"wounds": 2}}}])
def test_nobody_is_asked_before_the_raid_where_nothing_could_come_too_late(layout: dict[str, Any]) -> None:
    assert night("shots-in-the-street", **layout, next=["blank"]).asked == "crime-wave"


@pytest.mark.rule("M-OBJ-11", "M-CARD-10")
def test_nobody_is_asked_twice_nor_before_a_quiet_night() -> None:
    due: dict[str, Any] = {"objective": "fuel-for-the-winter", "storage": {"wood": 1, "knife": 1}}
    lab = night("shots-in-the-street", **due, next=["blank"])
    assert "pay-in:wood:1" in lab.anytime
    assert lab.choose("guard-bare:emilia").asked == "raid-loss"
    assert night("marauders", **due, active=["relatively-peaceful"]).asked == "crime-wave"


# --- Refusals -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-RAID-02", "M-RAID-03")
def test_what_a_guard_cannot_be_given_is_refused_with_its_reason() -> None:
    storage = {"knife": 1, "pistol": 1, "broken-shotgun": 1, "ammo": 3}
    lab = night(guards=("emilia", "marin"), storage=storage).choose("guard-arm:emilia:knife")
    assert lab.refusals() == dict.fromkeys(("guard-arm/knife", "guard-arm/broken-shotgun"), "M-RAID-02")
    assert [why.why.id for why in lab.table.refused()] == ["why-weapon-held", "why-weapon-broken"]
    lab.choose("guard-arm:marin:pistol")
    assert [why.why.id for why in lab.table.refused()] == ["why-ammo-enough"]


@pytest.mark.rule("M-RAID-07", "M-RAID-08")
def test_what_does_not_go_yet_is_refused_with_its_reason() -> None:
    lab = night("prowlers", storage={"filter": 2, "water": 2, "meds": 1}, next=["blank"])
    assert lab.options == ["raid-lose:filter", "raid-lose:water"]
    assert lab.refusals() == {"raid-lose/meds": "M-RAID-07"}


@pytest.mark.rule("M-CARD-38")
def test_a_price_that_cannot_be_paid_is_refused_with_its_reason() -> None:
    lab = night("militia-search", storage={"canned-food": 1, "pistol": 1, "meds": 1})
    lab.choose("guard-bare:emilia")
    assert lab.options == ["raid-face", "raid-give:pistol*1", "raid-pay-off:15"]
    assert {why.why.id for why in lab.table.refused()} == {"why-bribe-short"}
