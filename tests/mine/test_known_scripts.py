"""The scripts whose effect the rulebooks reveal, one test each, and the rules that read their tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from tilldawn.engine.flow import Flow
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.book import language as w
from tilldawn.games.mine.book.check import links
from tilldawn.games.mine.book.grammar import effects
from tilldawn.games.mine.book.notes import carried, mend, noise_to_roll_against, place_of
from tilldawn.games.mine.book.pages.known import SCRIPTS
from tilldawn.games.mine.book.reading import read
from tilldawn.games.mine.book.shelf import BARS, BOOK
from tilldawn.games.mine.cards.events import CARDS, CHAPTERS
from tilldawn.games.mine.cards.raids import RAID
from tilldawn.games.mine.cards.residents import ENEMIES, RESIDENT
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.house.board import BOARDS, Board
from tilldawn.games.mine.house.planning import actions_left, can_act
from tilldawn.games.mine.house.rooms import open_holes, within_reach
from tilldawn.games.mine.people.group import guards
from tilldawn.games.mine.public.view import TableView
from tilldawn.games.mine.raid.losses import _next as raiders_may_take
from tilldawn.games.mine.state import Game, Note
from tilldawn.testing.mine import Lab, book_lab, conserved, mine_lab

EITHER_SIDE = pytest.mark.parametrize("side", BOARDS.values(), ids=lambda side: side.id)

AWAY: dict[str, Any] = {
    "at": "explore",
    "tasks": {"marko": "scavenging", "emilia": "guard", "marin": "guard"},
}
SAD = {id: {"misery": 1} for id in ("marko", "emilia", "marin")}
HURT = {id: {"misery": 2} for id in ("marko", "emilia", "marin")}
CEASEFIRE = "ceasefire"
WATCH = Note("watch-at-the-door", 2706, "storage", "raid", 3, 543)
MISSED = "10"
"""An Empathy roll nobody feels."""


def scripts(lab: Lab) -> list[int]:
    """Numbers of the pages read, in order."""
    return [int(ref.partition(":")[2]) for ref in lab.told("script-told", "script")]


def choice(lab: Lab, id: str) -> Lab:
    """Take this choice of the open script."""
    return lab.choose(f"script:{scripts(lab)[-1]}:{id}")


def letters(lab: Lab) -> list[str]:
    """The choices that are open."""
    return [id.rpartition(":")[2] for id in lab.options]


def notes(lab: Lab) -> list[str]:
    return [note.name for note in lab.state.notes]


def say(lab: Lab, event: str) -> str:
    """How the last event of this name is told."""
    return Speaker(lab.table, "en").event(lab.events(event)[-1])


def miseries(lab: Lab) -> list[int]:
    return [person.misery for person in lab.state.group]


# --- The bars that are known --------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-02")
def test_the_printed_circles_of_thugs_and_marauders_are_theirs() -> None:
    printed = {card.id: card.bar for card in RESIDENT.values() if card.bar}
    printed |= {card.id: card.bar for card in RAID.values() if card.bar}
    assert {"thugs-1", "marauders"} <= set(printed)
    assert {card: BARS[card] for card in printed} == printed


@pytest.mark.rule("M-SCRIPT-67")
def test_every_number_known_scripts_lead_to_is_written() -> None:
    targets = {192, 753, 763, 1000, 1006, 1057, 1217, 1296, 1332, 1389, 1406, 1452, 1513}
    targets |= {1647, 1691, 1702, 1717, 1825}
    assert targets <= BOOK.keys()
    assert targets <= {number for script in SCRIPTS for number, _ in links(script)}


# --- Thugs --------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-09", "M-STATE-28")
def test_411_is_heard_and_felt_by_the_party_only() -> None:
    lab = book_lab(411).next("6").choose("turn-page")
    assert (lab.state.noise, miseries(lab), lab.asked) == (2, [1, 0, 0], "explore")


@pytest.mark.rule("M-SCRIPT-04")
def test_704_costs_a_treat_or_a_noise() -> None:
    lab = book_lab(704, pile={"coffee": 1})
    assert letters(lab) == ["a", "b"]
    assert choice(lab, "a").pile == {}
    lab = book_lab(704, pile={"meds": 1})
    assert letters(lab) == ["b"]
    choice(lab.next("10"), "b")
    assert (lab.state.noise, lab.told("noise-rolled", "result"), lab.asked) == (3, [10], "explore")


@pytest.mark.rule("M-SCRIPT-04")
def test_942_hurts_the_kindest_and_leads_to_a_find() -> None:
    lab = book_lab(942, tops={"findings": ["full-shelf"]}).choose("turn-page")
    assert (miseries(lab), lab.told("found", "row"), lab.asked) == ([1, 0, 0], ["row:furniture"], "take")


@pytest.mark.rule("M-SCRIPT-04", "M-LEAD-01")
def test_among_equals_the_leader_says_who_is_the_kindest() -> None:
    lab = book_lab(763, people=("marin", "arica", "emilia"), storage={"jewelry": 1}).choose("turn-page")
    assert (lab.asked, lab.options) == ("script-kindest", ["person:marin", "person:emilia"])
    assert miseries(lab.choose("person:emilia")) == [0, 0, 1]
    alone = book_lab(763, people=("arica", "emilia"), storage={"jewelry": 1}).choose("turn-page")
    assert (alone.asked, miseries(alone)) == ("plan", [0, 1])


@pytest.mark.rule("M-SCRIPT-04", "M-SCAV-14")
def test_272_costs_three_cards_or_a_fight() -> None:
    lab = choice(book_lab(272), "a")
    assert (len(lab.state.unknown), lab.asked) == (11, "explore")
    assert letters(book_lab(272, unknown_left=2)) == ["b"]
    lab = choice(book_lab(272).next("1", "a1", "b1"), "b")
    assert (lab.combat.card, lab.combat.break_at, lab.foes) == ("thugs-3", 2, {"a1": 0, "b1": 0})


@pytest.mark.rule("M-LOC-09", "M-SCRIPT-04")
def test_272_offers_its_fight_where_the_party_may_not_start_one_too() -> None:
    lab = book_lab(272, places=("central-square", "hotel", "school"))
    assert letters(lab) == ["a", "b"]


@pytest.mark.rule("M-SCRIPT-15")
def test_65_comforts_the_hurt_and_otherwise_leads_to_1702() -> None:
    lab = book_lab(65, states={"marko": {"wounds": 1}, "emilia": {"misery": 2}}).choose("turn-page")
    assert lab.choose("person:emilia").level("emilia", "misery") == 1
    assert scripts(lab) == [65]
    lab = book_lab(65, pile={"meds": 1, "coffee": 1, "wood": 5}, states={"marin": {"wounds": 1}})
    lab.choose("turn-page", "turn-page")
    assert scripts(lab) == [65, 1702]
    assert (lab.pile, len(lab.state.unknown)) == ({"coffee": 1, "wood": 5}, 13)


# --- Marauders ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-04")
@pytest.mark.parametrize(("number", "gained"), [(29, {"wood": 2}), (991, {"ammo": 1})])
def test_29_and_991_leave_something_behind_and_are_felt_at_home(number: int, gained: Goods) -> None:
    lab = book_lab(number).next("5").choose("turn-page")
    assert (lab.storage, miseries(lab)) == (gained, [1, 1, 1])


@pytest.mark.rule("M-SCRIPT-04")
def test_543_buys_a_friend_at_the_door_for_wood() -> None:
    lab = choice(book_lab(543, storage={"wood": 3}), "a")
    assert (lab.storage, lab.state.notes) == ({"wood": 1}, [WATCH])
    lab = book_lab(543, storage={"wood": 1})
    assert letters(lab) == ["b"]
    assert choice(lab, "b").choose("person:marko").level("marko", "misery") == 1


@pytest.mark.rule("M-SCRIPT-04", "M-SCRIPT-66")
@pytest.mark.parametrize(
    ("result", "left"), [("4", {"book": 1}), ("5", {"meds": 1, "book": 1, "shell": 1, "weapon-part": 1})]
)
def test_291_is_a_loss_up_to_four(result: str, left: Goods) -> None:
    lab = book_lab(291, storage={"meds": 1, "book": 1}).next(result).choose("turn-page")
    assert (lab.storage, lab.told("book-rolled", "result")) == (left, [int(result)])


@pytest.mark.rule("M-SCRIPT-16")
@pytest.mark.parametrize(("id", "number"), [("a", 1691), ("b", 1389)])
def test_116_leads_to_1691_or_1389(id: str, number: int) -> None:
    lab = choice(book_lab(116, storage={"raw-food": 1}, states=SAD), id)
    assert scripts(lab) == [116, number]
    lab.next(MISSED).choose("turn-page")
    if id == "a":
        lab.choose("person:marin")
    kept: Goods = {} if id == "a" else {"raw-food": 1, "component": 2}
    assert (lab.storage, miseries(lab)) == (kept, [1, 1, 0 if id == "a" else 1])


# --- Into and out of Storage --------------------------------------------------------------------------


def read_away(number: int, **laid: Any) -> Lab:
    """A script of the Shelter read on the way, to see which heap it reaches for."""

    def play(g: Game) -> Flow[None]:
        yield from read(g, number)

    return mine_lab(play=play, **AWAY, **laid).choose("turn-page")


@pytest.mark.rule("M-SCRIPT-17")
def test_148_gives_canned_food_to_storage_not_to_the_pile() -> None:
    lab = read_away(148)
    assert (lab.storage, lab.pile) == ({"canned-food": 1}, {})


@pytest.mark.rule("M-SCRIPT-50")
def test_1395_gives_its_tokens_to_storage() -> None:
    lab = read_away(1395)
    assert (lab.storage, lab.pile) == ({"vegetable": 2, "herb": 1}, {})


@pytest.mark.rule("M-SCRIPT-53")
def test_1567_takes_its_tokens_from_storage() -> None:
    treats = {"cigarette": 1, "coffee": 1, "sugar": 1}
    lab = read_away(1567, storage={**treats, "meds": 1}, pile=treats)
    assert (lab.storage, lab.pile) == ({"meds": 1}, treats)
    assert lab.state.notes == [msgspec.structs.replace(WATCH, number=1567)]


@pytest.mark.rule("M-SCRIPT-07", "M-RAID-37")
def test_2706_the_watch_at_the_door_is_kept_in_the_coming_night() -> None:
    lab = mine_lab(at="raid", day=3, tasks={"marko": "guard"}, notes=[WATCH], tops={"raids": ["prowlers"]})
    lab.choose("turn-page")
    assert (scripts(lab), lab.told("raid-eased", "why")) == ([2706], ["soldier"])
    early = mine_lab(at="raid", day=2, tasks={"marko": "guard"}, notes=[WATCH], tops={"raids": ["prowlers"]})
    assert (scripts(early), early.happened("raid-eased")) == ([], False)


@pytest.mark.rule("M-SCRIPT-33", "M-TOKEN-16")
def test_647_can_empty_storage_of_all_tokens_but_not_of_resources_and_notes() -> None:
    storage = {"meds": 2, "knife": 1, "wood": 3, "water": 1, "component": 2}
    letter = Note("magazines", 2703, "storage", "dusk", 9)
    lab = book_lab(647, storage=storage, notes=[letter]).next("4")
    choice(lab, "b")
    assert lab.storage == {"wood": 3, "water": 1, "component": 2}
    assert lab.state.notes == [letter]
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-33")
@pytest.mark.parametrize(("result", "wounds"), [("3", 1), ("4", 0)])
def test_647_whoever_stands_in_the_doorway_loses_all_tokens_in_the_end(result: str, wounds: int) -> None:
    lab = book_lab(647, storage={"book": 1, "wood": 9})
    assert letters(lab) == ["b"]
    choice(lab.next(result), "b")
    if wounds:
        lab.choose("person:marko")
    assert (lab.level("marko", "wounds"), lab.storage) == (wounds, {"wood": 9})


@pytest.mark.rule("M-SCRIPT-33")
def test_647_can_be_bought_off() -> None:
    lab = choice(book_lab(647, storage={"pistol": 1, "jewelry": 2, "wood": 2}), "a")
    while lab.asked == "script-pay":
        lab.choose(lab.options[0])
    assert lab.storage["wood"] == 2
    assert sum(lab.storage.values()) < 5


# --- Two ways -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-20")
def test_191_leads_to_192_or_753() -> None:
    lab = choice(book_lab(191, states=SAD), "a")
    lab.choose("turn-page", "person:marko")
    assert (scripts(lab), lab.storage, miseries(lab)) == ([191, 192], {"book": 1, "coffee": 1}, [0, 1, 1])
    lab = choice(book_lab(191), "b").next(MISSED).choose("turn-page")
    assert scripts(lab) == [191, 753]
    assert lab.state.notes == [Note("unopened-letter", 2701, "storage", "dusk", 5, 753)]


@pytest.mark.rule("M-SCRIPT-07")
def test_2701_the_letter_is_read_three_days_later_at_dusk() -> None:
    letter = Note("unopened-letter", 2701, "storage", "dusk", 5)
    early = mine_lab(at="dusk", day=4, notes=[letter], storage={"water": 3})
    assert (scripts(early), notes(early)) == ([], ["unopened-letter"])
    lab = mine_lab(at="dusk", day=5, notes=[letter], storage={"water": 3})
    assert (scripts(lab), notes(lab)) == ([2701], [])
    lab.choose("turn-page")
    assert (miseries(lab), len(lab.state.hand), lab.asked) == ([1, 0, 0], 1, "drink")
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-22")
def test_240_leads_to_1057_or_1452() -> None:
    lab = choice(book_lab(240), "a").choose("turn-page")
    assert (scripts(lab), lab.pile) == ([240, 1057], {"vegetable": 1, "cigarette": 1})
    assert len(lab.state.unknown) == 12
    lab = choice(book_lab(240, tops={"findings": ["full-shelf"]}), "b").next("10").choose("turn-page")
    assert (scripts(lab), lab.state.noise, lab.asked) == ([240, 1452], 2, "take")


@pytest.mark.rule("M-SCRIPT-29")
def test_526_backing_away_leads_to_1513() -> None:
    lab = book_lab(526, pile={"raw-food": 1})
    assert letters(lab) == ["a", "b"]
    assert choice(lab, "a").pile == {"herbal-meds": 1}
    lab = book_lab(526)
    assert letters(lab) == ["b"]
    choice(lab, "b").next("6").choose("turn-page")
    assert (scripts(lab), len(lab.state.unknown), miseries(lab)) == ([526, 1513], 12, [1, 0, 0])


@pytest.mark.rule("M-SCRIPT-44")
def test_1150_goes_straight_on_to_1825() -> None:
    lab = book_lab(1150, pile={"bandages": 1}, states=SAD)
    assert lab.options == ["turn-page"]
    lab.choose("turn-page")
    assert (scripts(lab), letters(lab)) == ([1150, 1825], ["a", "b"])
    assert miseries(choice(lab, "a")) == [0, 0, 1]
    assert lab.pile == {}


@pytest.mark.rule("M-SCRIPT-36", "M-SCRIPT-06")
def test_after_810_the_open_script_is_1000() -> None:
    lab = book_lab(810, noise=3).choose("turn-page")
    assert (scripts(lab), lab.asked) == ([810, 1000], "script")
    lab.choose("turn-page")
    assert (lab.asked, lab.pile, lab.state.noise) == ("explore", {"filter": 1, "chems": 1}, 2)
    assert lab.told("script-over", "script") == ["script:810"]  # the book is closed once


@pytest.mark.rule("M-SCRIPT-51", "M-SCRIPT-66")
@pytest.mark.parametrize(("result", "number"), [("3", 1717), ("4", 1332)])
def test_1425_rolls_between_1717_and_1332(result: str, number: int) -> None:
    lab = book_lab(1425).next(result).choose("turn-page")
    assert scripts(lab) == [1425, number]
    lab.next(*["10"] * (number == 1717)).choose("turn-page")
    assert (lab.state.noise, lab.pile) == (
        (4, {}) if number == 1717 else (1, {"electrical-part": 1, "book": 1})
    )


@pytest.mark.rule("M-SCRIPT-55", "M-CARD-20")
@pytest.mark.parametrize(
    ("people", "tasks", "number"),
    [
        (("roman", "emilia"), {}, 1006),
        (("roman", "emilia"), {"roman": "scavenging"}, 1296),
        (("marko", "emilia"), {}, 1296),
    ],
)
def test_1658_asks_for_roman_in_the_shelter(
    people: Sequence[str], tasks: dict[str, str], number: int
) -> None:
    lab = book_lab(1658, people=people, tasks=tasks, storage={"meds": 1})
    lab.choose("turn-page").next(*[MISSED] * (number == 1006)).choose("turn-page")
    assert scripts(lab) == [1658, number]
    assert lab.storage == ({"meds": 1, "ammo": 2} if number == 1006 else {})


@pytest.mark.rule("M-SCRIPT-66")
@pytest.mark.parametrize(
    ("result", "pile", "left"),
    [("3", {}, 14), ("4", {"water": 1}, 13), ("7", {"water": 1}, 13), ("8", {"water": 2, "filter": 1}, 14)],
)
def test_1915_begins_with_a_roll(result: str, pile: Goods, left: int) -> None:
    lab = book_lab(1915).next(result).choose("turn-page")
    if result == "3":
        lab.choose("person:emilia")
        assert lab.level("emilia", "illness") == 1
    assert (lab.told("book-rolled", "result"), lab.pile) == ([int(result)], pile)
    assert len(lab.state.unknown) == left


# --- Somebody chosen ----------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-35", "M-SCRIPT-09")
@pytest.mark.parametrize(("result", "wounds"), [("3", 1), ("4", 0)])
def test_691_chooses_one_of_those_present_for_1647(result: str, wounds: int) -> None:
    lab = book_lab(691).choose("turn-page")
    assert (lab.asked, lab.options) == ("script-actor", ["person:marko", "person:emilia"])
    lab.choose("person:emilia").next(result).choose("turn-page")
    assert (scripts(lab), lab.level("emilia", "wounds")) == ([691, 1647], wounds)
    assert lab.pile == ({} if wounds else {"meds": 1})


@pytest.mark.rule("M-SCRIPT-35", "M-STATE-22")
def test_a_sleeper_is_not_chosen_to_act() -> None:
    states = {"emilia": {"fatigue": 4}}
    lab = book_lab(899, trip=False, states=states)
    while lab.asked == "script":
        lab.choose(lab.options[0])
    assert lab.options == ["person:marko", "person:marin"]


@pytest.mark.rule("M-SCRIPT-35", "M-STATE-14")
def test_a_scavenger_whom_the_trip_has_tired_out_can_still_be_chosen_to_act() -> None:
    lab = book_lab(691, people=("marko", "emilia", "katia", "marin"), states={"emilia": {"fatigue": 4}})
    assert lab.choose("turn-page").options == ["person:marko", "person:emilia", "person:katia"]


@pytest.mark.rule("M-SCRIPT-39", "M-COMB-25")
def test_899_lets_prowess_reroll_the_black_die() -> None:
    lab = book_lab(899, tops={"findings": ["full-shelf"]}).choose("turn-page")
    lab.next("2").choose("person:marko")
    assert (lab.asked, lab.options) == ("book-reroll", ["book-keep:2", "book-reroll:2"])
    lab.next("3").choose("book-reroll:2").next("5").choose("book-reroll:1")
    assert (lab.told("book-rolled", "result"), lab.told("found", "row")) == ([5], ["row:stash"])
    assert lab.level("marko", "wounds") == 0


@pytest.mark.rule("M-SCRIPT-39")
def test_899_without_prowess_there_is_one_roll() -> None:
    lab = book_lab(899).choose("turn-page").next("4").choose("person:emilia")
    assert (lab.asked, lab.level("emilia", "wounds"), lab.state.noise) == ("explore", 1, 3)


@pytest.mark.rule("M-COMB-25")
def test_the_black_die_of_other_scripts_is_not_rerolled() -> None:
    lab = book_lab(691).choose("turn-page", "person:marko").next("3").choose("turn-page")
    assert (lab.asked, lab.level("marko", "wounds")) == ("explore", 1)


@pytest.mark.rule("M-SCRIPT-65", "M-STATE-03")
def test_1900_comforts_one_of_those_present_and_never_below_nothing() -> None:
    lab = book_lab(1900, states={"emilia": {"misery": 2}, "marin": {"misery": 2}}).choose("turn-page")
    assert lab.options == ["person:marko", "person:emilia"]
    assert miseries(lab.choose("person:emilia")) == [0, 1, 2]
    again = book_lab(1900).choose("turn-page", "person:marko")
    assert miseries(again) == [0, 0, 0]


@pytest.mark.rule("M-SCRIPT-54")
def test_1621_takes_the_one_who_went_outside() -> None:
    lab = mine_lab(tops={"visitors": ["v-impact", "doctor"]}).choose("plan:emilia", "outside")
    lab.next("5", "green").choose("resolve")
    assert scripts(lab) == [1621]
    choice(lab.next("misery-1"), "a")
    assert [p.id for p in lab.state.group] == ["marko", "marin"]
    assert (lab.state.lost[0].id, lab.state.lost[0].left) == ("emilia", True)
    assert lab.storage == {"canned-food": 2, "meds": 1}
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-54")
def test_1621_without_anybody_outside_any_character_can_be_chosen() -> None:
    lab = choice(book_lab(1621), "a")
    assert (lab.asked, lab.options) == ("script-actor", ["person:marko", "person:emilia", "person:marin"])
    lab.choose("person:marin")
    assert not lab.alive("marin")
    assert choice(book_lab(1621).next(MISSED), "b").storage == {}


@pytest.mark.rule("M-SCRIPT-54")
def test_1621_somebody_who_sleeps_can_be_carried_along_too() -> None:
    lab = choice(book_lab(1621, states={"marin": {"fatigue": 4}}), "a")
    assert lab.options == ["person:marko", "person:emilia", "person:marin"]


@pytest.mark.rule("M-SCRIPT-47")
def test_1291_the_chosen_one_has_no_action_and_no_task_and_is_back_at_dawn() -> None:
    lab = book_lab(1291, storage={"water": 3}).choose("turn-page", "person:marko")
    assert (lab.storage["wood"], lab.asked) == (2, "plan")
    assert lab.told("posted-out", "who") == ["character:marko"]
    assert "plan:marko" not in lab.options
    lab.choose("resolve", "resolve", "resolve")
    while lab.asked != "evening":
        lab.choose(lab.options[0])
    assert {id.split(":")[1] for id in lab.options} == {"emilia", "marin"}
    lab.choose("task:emilia:guard", "task:marin:guard")
    while lab.state.phase != "dawn":
        lab.choose(lab.options[0])
    assert not lab.person("marko").posted
    assert lab.told("guard-rolled", "who")[0] == "character:emilia"


@pytest.mark.rule("M-SCRIPT-47", "M-EVE-06")
def test_1291_the_watch_on_the_roof_keeps_the_shelter_from_being_unguarded() -> None:
    """Everybody else sleeps: the raid comes and nobody stands in its way, but the Campaign goes on."""
    lab = book_lab(
        1291,
        at="evening",
        states={"emilia": {"fatigue": 4}, "marin": {"fatigue": 4}},
        storage={"water": 3},
        tops={"raids": ["marauders"]},
    )
    lab.choose("turn-page")
    assert lab.person("marko").posted
    lab.choose("task:emilia:floor")
    assert (lab.won, lab.asked, lab.happened("guard-rolled")) == (None, "crime-wave", False)
    assert [p.wounds for p in lab.state.group] == [0, 0, 0]
    assert lab.storage.get("water", 0) == 0


@pytest.mark.rule("M-SCRIPT-47")
def test_1291_everybody_can_see_who_keeps_watch_on_the_roof() -> None:
    lab = book_lab(1291, storage={"water": 3}).choose("turn-page", "person:marko")
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    assert [p.doing for p in seen.people] == ["task:roof", "", ""]


@pytest.mark.rule("M-SCRIPT-47")
def test_1291_read_in_the_night_costs_a_guard_against_the_second_card() -> None:
    lab = mine_lab(
        at="raid",
        people=("emilia", "katia", "anton"),
        tasks=dict.fromkeys(("emilia", "katia"), "guard") | {"anton": "floor"},
        active=["crime-wave"],
        storage={"knife": 1, "wood": 3},
        tops={"raids": ["n-impact", "prowlers"]},
        read=[number for number in BARS["prowlers"] if number != 1291],
        next=["black", "prowlers", "blank"],
    )
    lab.choose("guard-arm:emilia:knife", "turn-page", "person:emilia")
    assert lab.told("guard-rolled", "who") == ["character:katia"]
    while lab.asked == "raid-loss":
        lab.choose(lab.options[0])
    assert (lab.asked, lab.storage.get("knife")) == ("crime-wave", 1)
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-47", "M-RAID-25")
def test_1291_raiders_of_an_unguarded_night_do_not_reach_the_roof() -> None:
    lab = mine_lab(
        at="evening",
        people=("emilia", "katia", "anton"),
        tops={"raids": ["n-impact", "prowlers"]},
        read=[number for number in BARS["prowlers"] if number != 1291],
        lenient_333=True,
        next=["black", "burglars"],
    )
    lab.choose("task:emilia:floor", "task:katia:floor", "task:anton:floor", "night-unguarded", "turn-page")
    lab.choose("person:emilia")
    while lab.asked == "raid-loss":
        lab.choose(lab.options[0])
    assert (lab.asked, lab.options) == ("raid-wound", ["raid-wound:katia:1", "raid-wound:anton:1"])


@pytest.mark.rule("M-SCRIPT-47")
def test_1291_read_in_the_night_is_over_at_dawn() -> None:
    lab = book_lab(1291, at="crime-wave-stage", tasks={"marko": "guard", "emilia": "guard"})
    lab.choose("turn-page", "person:marko")
    assert lab.person("marko").posted
    assert [p.id for p in guards(lab.state)] == ["emilia"]
    while lab.state.phase != "day":
        lab.choose(lab.options[-1])
    assert not lab.person("marko").posted
    assert "plan:marko" in lab.options


@pytest.mark.rule("M-SCRIPT-47")
def test_1291_is_not_read_in_a_group_of_two() -> None:
    """Whoever is left could not keep Guard over every night."""
    assert BOOK[1291].needs == (w.People(3),)


# --- Fights that end early ----------------------------------------------------------------------------


def fight_of(number: int, *foes: str, **laid: Any) -> Lab:
    """The fight of this script, against these Enemies."""
    lab = book_lab(number, people=("katia", "emilia"), **laid)
    count = ENEMIES[card_of(number)].number.index(len(foes)) + 1
    lab.next(str(count), *foes)
    return lab.choose(lab.options[-1])


def card_of(number: int) -> str:
    return next(effect.card for effect in effects(BOOK[number]) if isinstance(effect, w.Fight))


@pytest.mark.rule("M-SCRIPT-43", "M-SCRIPT-46", "M-SCRIPT-63", "M-COMB-42", "M-COMB-43")
@pytest.mark.parametrize("number", [1146, 1270, 1838])
def test_enemies_of_1146_1270_and_1838_run_at_two_wounds_in_all(number: int) -> None:
    lab = fight_of(number, "a1", "b1", tops={"findings": ["full-shelf"]})
    before = len(lab.state.residents)
    assert lab.told("fight-began", "runs") == [2]
    assert "taken 2 Wounds in all" in say(lab, "fight-began")
    lab.next("fist-1", "blank", "blank").choose("fight-on", "hit:a1:unarmed:0")
    assert lab.foes == {"a1": 1, "b1": 0}
    rolled = len(lab.events("empathy-rolled"))
    armed = "knife" if number == 1146 else "unarmed"
    lab.next("fist-1", "blank", "blank").choose("fight-on", f"hit:b1:{armed}:0")
    assert (lab.told("foes-broke", "wounds"), lab.told("foes-broke", "foes")) == ([2], [2])
    assert (lab.state.combat, len(lab.events("empathy-rolled"))) == (None, rolled)
    assert lab.pile == {}  # nobody lies dead who could be looted
    assert lab.told("found", "row") == ["row:pantry"] * (number == 1838)
    assert len(lab.state.residents) == before  # no card was drawn for them
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-43", "M-COMB-41")
def test_1146_ammo_is_taken_from_the_dead_only() -> None:
    lab = fight_of(1146, "a1", "b1", pile={"hatchet": 1}).choose("fight-arm:katia:hatchet")
    lab.next("hatchet", "blank", "blank").choose("fight-on", "hit:a1:unarmed:0").next(MISSED)
    while lab.asked in ("round", "hit"):
        lab.choose(lab.options[0])
    assert lab.happened("foe-fell")
    assert lab.pile["ammo"] == 1


@pytest.mark.rule("M-SCRIPT-43", "M-SCRIPT-63", "M-COMB-41", "M-DAWN-05")
@pytest.mark.parametrize("number", [1146, 272, 1838])
def test_who_slips_away_from_a_fight_of_the_book_gets_nothing(number: int) -> None:
    lab = fight_of(number, "a1", "b1", hand=["slip-away"], tops={"findings": ["full-shelf"]})
    lab.choose("fight-slip-away:slip-away")
    assert (lab.asked, lab.pile, lab.happened("found")) == ("explore", {}, False)


@pytest.mark.rule("M-SCRIPT-46", "M-SCRIPT-63", "M-COMB-38")
@pytest.mark.parametrize("number", [1270, 1838])
def test_1270_and_1838_are_dogs_without_a_knife_and_nobody_mourns_them(number: int) -> None:
    lab = fight_of(number, "c1", "c2", pile={"hatchet": 1}, tops={"findings": ["full-shelf"]})
    assert (lab.combat.card, [foe.weapon for foe in lab.combat.foes]) == ("dogs", ["", ""])
    assert "Dogs" in say(lab, "fight-began")
    lab.choose("fight-arm:katia:hatchet").next("hatchet", "blank", "blank")
    lab.choose("fight-on", "hit:c1:unarmed:0")
    assert lab.happened("foe-fell")
    assert not lab.happened("empathy-rolled")


@pytest.mark.rule("M-SCRIPT-46")
def test_1270_the_dogs_can_be_fed() -> None:
    lab = choice(book_lab(1270, pile={"raw-food": 1}), "a")
    assert (lab.pile, lab.state.combat, lab.asked) == ({}, None, "explore")
    assert letters(book_lab(1270)) == ["b"]


@pytest.mark.rule("M-SCRIPT-43", "M-COMB-35")
def test_who_flees_from_1146_gets_nothing_and_goes_home() -> None:
    lab = fight_of(1146, "a1", "b1").next("blank", "blank", "blank").choose("flee:chased")
    assert (lab.pile, lab.asked) == ({}, "load")
    conserved(lab.state)


# --- The house ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-19", "M-DAY-18")
@pytest.mark.parametrize(("fatigue", "open"), [(2, False), (1, True)])
def test_164_needs_two_actions_among_all(fatigue: int, open: bool) -> None:
    states = {"marko": {"fatigue": fatigue}, "emilia": {"fatigue": 4}, "marin": {"wounds": 3}}
    lab = book_lab(164, states=states)
    assert sum(actions_left(lab.state, p) for p in lab.state.group) == 3 - fatigue
    assert letters(lab) == (["a", "b"] if open else ["b"])


@pytest.mark.rule("M-SCRIPT-19", "M-DAY-18")
@pytest.mark.parametrize(("stage", "open"), [(1, True), (2, True), (3, False)])
def test_164_counts_the_actions_that_are_still_to_come(stage: int, open: bool) -> None:
    tired = {"marko": {"hunger": 2}, "emilia": {"fatigue": 4}, "marin": {}}
    lab = book_lab(164, stage=stage, states=tired)
    assert letters(lab) == (["a", "b"] if open else ["b"])
    if not open:
        (refusal,) = lab.table.refused()
        assert (refusal.why.id, refusal.why.args["least"]) == ("needs-actions-left", 2)


@pytest.mark.rule("M-SCRIPT-19", "M-DAY-18")
@pytest.mark.parametrize("at", ["dusk", "raid-card", "dawn"])
def test_164_is_closed_once_the_day_is_over(at: str) -> None:
    lab = book_lab(164, at=at, play=phase_of(at))
    assert letters(lab) == ["b"]


def phase_of(at: str) -> Any:
    def begin(g: Game) -> Flow[None]:
        g.state.phase = {"raid-card": "raid"}.get(at, at)
        yield from ()

    return begin


@pytest.mark.rule("M-SCRIPT-19")
def test_164_brings_water_for_tiredness() -> None:
    lab = choice(book_lab(164), "a").choose("person:marin")
    assert (lab.storage, lab.level("marin", "fatigue")) == ({"water": 3}, 1)


@pytest.mark.rule("M-SCRIPT-28", "M-FIT-81")
@EITHER_SIDE
def test_524_sends_the_fittings_of_the_guards_floor_back_into_the_deck(side: Board) -> None:
    ground = next(space for space in side.guard_floor if space in side.fitting_spaces)
    above = next(space for space in side.fitting_spaces if space[0] in "bg")
    built = {ground: "simple-heater", above: "bed-1"}
    lab = book_lab(524, board=side.id, fittings=built, wait=["simple-heater"]).choose("turn-page")
    assert lab.state.fittings == {above: "bed-1"}
    assert "simple-heater" in lab.state.deck
    assert (lab.state.wait, lab.storage) == ([], {"wood": 3, "component": 2})  # no refund: the script's own
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-37", "M-MOVE-11", "M-BOARD-25")
@EITHER_SIDE
def test_836_closes_the_basement_for_good(side: Board) -> None:
    lab = book_lab(836, board=side.id)
    assert set(side.basement) & within_reach(lab.state)
    lab.choose("turn-page")
    assert not set(side.basement) & within_reach(lab.state)
    assert (lab.state.basement_closed, lab.storage) == (True, {"wood": 2})
    assert lab.happened("basement-closed")
    lab.choose("plan:marko")
    assert not any(deed.id in lab.options for deed in side.deeds if deed.space in side.basement)
    assert not any(id.split(":")[1:2] == [space] for id in lab.options for space in side.basement)


@pytest.mark.rule("M-SCRIPT-37", "M-MOVE-11", "M-WAIT-02")
@pytest.mark.parametrize("closed", [False, True])
def test_836_what_waits_in_a_closed_basement_is_spoiled(closed: bool) -> None:
    lab = mine_lab(
        at="fate",
        fittings={"d2": "rainwater-collector"},
        wait=["rainwater-collector"],
        basement_closed=closed,
        tops={"fate": ["draught"]},
        next=[] if closed else ["10"],
    )
    while lab.asked == "spirit-order":
        lab.choose(lab.options[0])
    assert lab.happened("wait-spoiled") == closed
    assert bool(lab.storage.get("water")) == (not closed)
    assert lab.state.wait == []


@pytest.mark.rule("M-SCRIPT-37", "M-MOVE-11")
def test_836_nobody_gets_at_the_hole_down_there() -> None:
    assert open_holes(mine_lab(basement_closed=True).state) == [1, 2]


@pytest.mark.rule("M-SCRIPT-38", "M-DAY-17")
def test_877_leaves_one_action_each_today() -> None:
    states = {"marko": {"fatigue": 1}, "marin": {"fatigue": 2}}
    lab = book_lab(877, states=states).choose("turn-page")
    assert [p.fatigue for p in lab.state.group] == [0, 0, 1]
    lab.choose("plan:emilia", "new-idea").choose("resolve")
    while lab.asked != "plan":
        lab.choose(lab.options[0])
    assert lab.state.stage == 2
    assert "plan:emilia" not in lab.options
    assert "plan:marko" in lab.options  # any one stage will do
    assert lab.refusals()


@pytest.mark.rule("M-SCRIPT-38", "M-DAY-17")
@pytest.mark.parametrize(("at", "day"), [("stage", 2), ("dusk", 3), ("raid-card", 3), ("dawn", 3)])
def test_877_read_when_the_day_is_over_binds_the_next_one(at: str, day: int) -> None:
    lab = book_lab(877, at=at, play=None if at == "stage" else phase_of(at)).choose("turn-page")
    assert lab.state.one_action == day
    assert lab.told("day-shortened", "today") == ["yes" if day == 2 else "no"]


@pytest.mark.rule("M-SCRIPT-38", "M-DAY-17")
def test_877_is_over_the_next_day() -> None:
    lab = book_lab(877, day=3).choose("turn-page")
    lab.person("marko").acted = 1
    assert not can_act(lab.state, lab.person("marko"), 2)
    lab.state.day = 4
    assert can_act(lab.state, lab.person("marko"), 2)


@pytest.mark.rule("M-SCRIPT-38", "M-DAY-17")
@pytest.mark.parametrize(("at", "day"), [("stage", 2), ("evening", 3), ("dawn", 3)])
def test_877_read_at_night_counts_for_the_day_to_come(at: str, day: int) -> None:
    assert book_lab(877, trip=False, at=at, day=2).choose("turn-page").state.one_action == day


@pytest.mark.rule("M-SCRIPT-30", "M-MORN-06")
def test_630_leaves_chapters_that_lie_on_each_other() -> None:
    lab = book_lab(630, tops={"events": ["chapter-2", "chapter-3", "airdrop"]}).choose("turn-page")
    assert lab.state.events.layers[:2] == ["chapter-2", "chapter-3"]
    assert "airdrop" in lab.state.waste_cards


def order(lab: Lab) -> int:
    return len(lab.state.events)


@pytest.mark.rule("M-SCRIPT-30", "M-CARD-11")
@pytest.mark.parametrize("number", [630, 1564])
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.id != CEASEFIRE])
def test_630_and_1564_remove_the_top_event_whatever_it_is(number: int, card: str) -> None:
    lab = book_lab(number, tops={"events": [card]})
    before = order(lab)
    lab.choose("turn-page")
    assert (lab.told("event-removed", "card"), order(lab)) == ([f"card:{card}"], before - 1)
    assert card in lab.state.waste_cards
    assert lab.state.cold == (number == 1564)
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-30")
def test_630_a_chapter_on_top_stays_and_the_event_below_it_goes() -> None:
    chapter = CHAPTERS[1]
    lab = book_lab(630, tops={"events": [chapter, "airdrop"]})
    before = order(lab)
    lab.choose("turn-page")
    assert lab.state.events.layers[0] == chapter
    assert (lab.told("event-removed", "card"), order(lab)) == (["card:airdrop"], before - 1)


@pytest.mark.rule("M-SCRIPT-30", "M-SCRIPT-31", "M-CARD-11")
@pytest.mark.parametrize("number", [630, 1564])
@pytest.mark.parametrize("covered", [False, True])
def test_the_ceasefire_is_left_where_it_is(number: int, covered: bool) -> None:
    chapter = CHAPTERS[2]
    lab = book_lab(number, tops={"events": [chapter, CEASEFIRE] if covered else [CEASEFIRE]})
    before = order(lab)
    lab.choose("turn-page")
    top = lab.state.events.layers[: 1 + covered]
    assert top == ([chapter, CEASEFIRE] if covered else [CEASEFIRE])
    assert (order(lab), lab.happened("event-removed")) == (before, False)


@pytest.mark.rule("M-SCRIPT-25", "M-STATE-26")
def test_327_soldiers_leave_a_group_without_women_alone() -> None:
    storage = {"raw-food": 2, "moonshine": 1}
    lab = book_lab(327, people=("marko", "marin"), storage=storage).choose("turn-page")
    assert (lab.storage, lab.asked, lab.happened("empathy-rolled")) == (storage, "plan", False)
    lab = book_lab(327, people=("marko", "emilia"), storage=storage).choose("turn-page")
    assert lab.asked == "script-give"
    lab.choose("good:raw-food").next("6").choose("good:moonshine")
    assert (lab.storage, miseries(lab)) == ({"raw-food": 1}, [1, 0])


@pytest.mark.rule("M-SCRIPT-25", "M-STATE-26")
def test_327_a_woman_who_is_out_counts_too() -> None:
    lab = book_lab(327, people=("marko", "emilia"), tasks={"emilia": "scavenging"}, storage={"raw-food": 1})
    assert lab.choose("turn-page").storage == {}


# --- Guests and children ------------------------------------------------------------------------------


SERGEI = Note("sergei", 0, "storage", "", 3)


@pytest.mark.rule("M-SCRIPT-32", "M-CARD-21")
def test_637_sergei_stays_or_is_sent_away() -> None:
    lab = choice(book_lab(637, states=SAD), "a")
    assert (notes(lab), miseries(lab), len(lab.state.group)) == (["sergei"], [0, 0, 0], 3)
    assert all("sergei" not in id for id in lab.options)
    lab = choice(book_lab(637).next("5"), "b")
    assert (notes(lab), miseries(lab)) == ([], [1, 1, 1])


@pytest.mark.rule("M-SCRIPT-32", "M-CARD-21")
@pytest.mark.parametrize("food", ["canned-food", "raw-food", "vegetable"])
def test_sergei_eats_one_meal_each_dusk_after_the_others(food: str) -> None:
    lab = mine_lab(at="supper", notes=[SERGEI], storage={food: 2}, next=["10"] * 3)
    while lab.asked == "eat":
        lab.choose(lab.options[-1])
    assert lab.asked == "evening"
    assert lab.told("guest-ate", "good") == [f"good:{food}"]
    assert (lab.storage, notes(lab)) == ({food: 1}, ["sergei"])


@pytest.mark.rule("M-SCRIPT-32")
def test_the_leader_chooses_what_sergei_eats() -> None:
    lab = mine_lab(at="supper", notes=[SERGEI], storage={"canned-food": 1, "vegetable": 1})
    while lab.asked == "eat":
        lab.choose(lab.options[-1])
    assert (lab.asked, lab.options) == ("guest-eats", ["good:canned-food", "good:vegetable"])
    assert lab.choose("good:vegetable").storage == {"canned-food": 1}


@pytest.mark.rule("M-SCRIPT-32")
def test_without_food_sergei_takes_his_hat() -> None:
    lab = mine_lab(at="supper", notes=[SERGEI], next=["5"])
    while lab.asked == "eat":
        lab.choose(lab.options[-1])
    assert (notes(lab), lab.happened("guest-left"), miseries(lab)) == ([], True, [1, 1, 1])


@pytest.mark.rule("M-SCRIPT-34", "M-SCRIPT-27", "M-FIND-06", "M-TOKEN-26")
def test_655_a_child_taken_along_weighs_three() -> None:
    lab = choice(book_lab(655, people=("katia", "emilia"), pile={"knife": 1, "meds": 1, "wood": 1}), "a")
    assert lab.state.notes == [Note("child", 488, "pile", "dawn", 2, 655)]
    assert carried(lab.state) == 3


def at_load(*, child: bool = True, **laid: Any) -> Lab:
    """Katia, who can carry 4, is about to go home."""
    carried = [Note("child", 488, "pile", "dawn", 2)] * child
    tasks = {"katia": "scavenging", "emilia": "guard"}
    return mine_lab(at="choose-findings", people=("katia", "emilia"), tasks=tasks, notes=carried, **laid)


@pytest.mark.rule("M-SCRIPT-34", "M-SCRIPT-27", "M-FIND-06")
def test_with_the_child_only_weight_one_is_left_for_goods() -> None:
    lab = at_load(pile={"hatchet": 1, "wood": 1})
    assert not any(id.startswith("go-home") for id in lab.options)
    assert "leave-child:child" in lab.options
    lab.choose("leave-good:hatchet")
    while not any(id.startswith("go-home") for id in lab.options):
        lab.choose(next(id for id in lab.options if id.startswith("leave-good")))
    assert "go-home:4:4" in lab.options
    lab = at_load(pile={})
    assert {"go-home:3:4", "add:wood", "add:water", "add:component"} <= set(lab.options)


@pytest.mark.rule("M-SCRIPT-34", "M-FIND-06")
def test_the_child_can_be_left_behind_and_that_weighs_on_everybody() -> None:
    lab = at_load().next("5").choose("leave-child:child")
    assert (notes(lab), lab.level("katia", "misery")) == ([], 2)
    assert lab.level("emilia", "misery") == 0
    assert "go-home:0:4" in lab.options


@pytest.mark.rule("M-SCRIPT-27", "M-SCRIPT-34", "M-SCRIPT-07")
def test_488_opens_at_dawn_when_the_child_was_carried_home() -> None:
    child = Note("child", 488, "pile", "dawn", 2)
    lab = mine_lab(at="dawn", notes=[child], storage={"raw-food": 1}, states=SAD)
    assert (scripts(lab), notes(lab), letters(lab)) == ([488], [], ["a", "b"])
    choice(lab, "a")
    assert (lab.storage, miseries(lab)) == ({}, [0, 0, 0])
    assert lab.state.notes == [Note("childs-drawing", 2702, "storage", "morning", 5, 488)]


@pytest.mark.rule("M-SCRIPT-34", "M-SCAV-26")
def test_the_child_of_a_party_that_does_not_come_back_is_not_at_home() -> None:
    child = Note("child", 488, "pile", "dawn", 2)
    states = {"katia": {"misery": 3}}
    lab = book_lab(1426, people=("katia", "emilia"), notes=[child], states=states).next("5", "misery-1")
    lab.choose("turn-page")
    assert (lab.state.phase, notes(lab), lab.alive("katia")) == ("raid", [], False)


@pytest.mark.rule("M-SCRIPT-34")
def test_655_can_be_fed_or_passed_by() -> None:
    lab = book_lab(655, pile={"vegetable": 1})
    assert letters(lab) == ["a", "b", "c"]
    assert (choice(lab, "b").pile, notes(lab)) == ({}, [])
    lab = choice(book_lab(655).next("6"), "c")
    assert (miseries(lab), notes(lab)) == ([2, 0, 0], [])


@pytest.mark.rule("M-SCRIPT-48")
def test_1304_nobody_is_fed_with_the_childs_leftovers() -> None:
    lab = choice(book_lab(1304, states={"marko": {"hunger": 2, "fatigue": 1}}), "a")
    lab.next("6").choose("person:marko")
    assert (lab.pile, lab.storage) == ({}, {})
    assert (lab.level("marko", "hunger"), lab.level("marko", "fatigue")) == (2, 0)
    assert lab.level("marko", "misery") == 2


@pytest.mark.rule("M-SCRIPT-58")
def test_1684_whoever_goes_outside_may_leave_food_for_the_orphans() -> None:
    lab = book_lab(1684, storage={"raw-food": 1, "vegetable": 1}, states=SAD).next(MISSED)
    lab.choose("turn-page", "plan:emilia", "outside").next("5").choose("resolve")
    assert (lab.asked, lab.options) == (
        "orphans",
        ["feed-orphans:raw-food", "feed-orphans:vegetable", "on-out"],
    )
    lab.choose("feed-orphans:vegetable")
    assert (lab.storage, lab.level("emilia", "misery")) == ({"raw-food": 1}, 0)
    assert (notes(lab), lab.happened("visitor-came")) == (["orphans"], True)


@pytest.mark.rule("M-SCRIPT-58")
@pytest.mark.parametrize(("noted", "storage"), [(False, {"raw-food": 1}), (True, {"wood": 1})])
def test_without_orphans_or_food_nobody_is_asked(noted: bool, storage: Goods) -> None:
    orphans = [Note("orphans", 0, "outside")] * noted
    lab = (
        mine_lab(notes=orphans, storage=storage).choose("plan:emilia", "outside").next("5").choose("resolve")
    )
    assert lab.asked != "orphans"


# --- Things with a name -------------------------------------------------------------------------------


SAWS = pytest.mark.parametrize(("saw", "thin"), [("sawblade", False), ("thin-sawblade", True)])


@pytest.mark.rule("M-SCRIPT-24", "M-TOKEN-26")
@pytest.mark.parametrize("owned", [{}, {"sawblade": 1}])
def test_281_gives_the_thin_sawblade_beside_any_other(owned: Goods) -> None:
    lab = book_lab(281, storage=owned).choose("turn-page")
    assert (lab.pile, lab.storage, notes(lab)) == ({"thin-sawblade": 1}, owned, [])
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-24", "M-CARD-26", "M-SHEL-10")
def test_the_thin_sawblade_cuts_bars_like_any_other() -> None:
    lab = mine_lab(storage={"thin-sawblade": 1}, cleared=["c6", "d4"], shelter={})
    lab.state.shelter = {"c5": "bars"}
    lab.choose("plan:marko", "saw:c5")
    assert (lab.state.plans[0].tool, lab.state.tools) == ("thin-sawblade", {"thin-sawblade": 1})
    trip = mine_lab(unknown=["x-bars"], pile={"thin-sawblade": 1}, **AWAY).choose("turn-up:14")
    assert [id for id in trip.options if id.startswith("with-tool")] == ["with-tool:thin-sawblade:0"]
    trip.choose("with-tool:thin-sawblade:0")
    assert (trip.happened("found") or trip.happened("nothing-found"), trip.pile["thin-sawblade"]) == (True, 1)


@pytest.mark.rule("M-SCRIPT-24", "M-TOKEN-26")
@SAWS
def test_raiders_do_not_find_the_thin_sawblade(saw: str, thin: bool) -> None:
    lab = mine_lab(storage={saw: 1})
    assert raiders_may_take(lab.state, "prowlers", {}) == ([] if thin else [saw])


@pytest.mark.rule("M-SCRIPT-24")
@SAWS
def test_scripts_do_not_take_the_thin_sawblade(saw: str, thin: bool) -> None:
    left = {saw: 1} if thin else {}
    assert book_lab(1702, pile={saw: 1}).choose("turn-page").pile == left
    assert choice(book_lab(647, storage={saw: 1}).next("4"), "b").storage == left


@pytest.mark.rule("M-SCRIPT-24")
@SAWS
def test_rebels_do_not_take_the_thin_sawblade(saw: str, thin: bool) -> None:
    lab = mine_lab(unknown=["x-candlelight"], tops={"residents": ["rebels"]}, pile={saw: 1}, **AWAY)
    lab.choose("turn-up:14", "approach").next("1").choose("decline")
    assert lab.told("rebels-declined", "robbed") == ["yes"]
    assert lab.pile == ({saw: 1} if thin else {})


@pytest.mark.rule("M-SCRIPT-24", "M-SCRIPT-14")
@SAWS
def test_who_surrenders_keeps_the_thin_sawblade(saw: str, thin: bool) -> None:
    lab = fight_of(1146, "a1", "b1", pile={saw: 1, "meds": 1})
    lab.next("blank", "blank", "blank").choose("fight-on").next("10").choose("talk-surrender")
    assert (lab.asked, lab.pile) == ("explore", {saw: 1} if thin else {})


@pytest.mark.rule("M-SCRIPT-24", "M-TRADE-01")
def test_the_thin_sawblade_can_be_sold_and_is_gone_then() -> None:
    lab = mine_lab(
        unknown=["x-candlelight"],
        tops={"residents": ["peddler"]},
        pile={"thin-sawblade": 1, "meds": 1},
        **AWAY,
    )
    lab.choose("turn-up:14", "approach", "do-trade", "trade-begin:peddler:1")
    lab.choose(next(id for id in lab.options if "thin-sawblade" in id))
    assert "thin-sawblade" not in lab.pile
    assert raiders_may_take(mine_lab(storage={"sawblade": 1}).state, "prowlers", {}) == ["sawblade"]
    conserved(lab.state)


CAMO = {"camo": 1}


@pytest.mark.rule("M-SCRIPT-40", "M-NOISE-10", "M-TOKEN-26")
@pytest.mark.parametrize(("party", "noise", "counts"), [(2, 2, -1), (2, 5, 2), (1, 8, 5), (3, 5, 5)])
def test_923_camo_lowers_noise_for_rolls_in_a_party_of_two(party: int, noise: int, counts: int) -> None:
    people = ("marko", "emilia", "marin", "katia")
    tasks = {id: "scavenging" if at < party else "guard" for at, id in enumerate(people)}
    lab = mine_lab(at="explore", people=people, tasks=tasks, pile=CAMO, noise=noise)
    assert (noise_to_roll_against(lab.state), lab.state.noise) == (counts, noise)


@pytest.mark.rule("M-SCRIPT-40", "M-NOISE-10")
def test_923_camo_left_at_home_hides_nobody() -> None:
    lab = mine_lab(noise=5, storage=CAMO, **AWAY)
    assert noise_to_roll_against(lab.state) == 5


@pytest.mark.rule("M-SCRIPT-40", "M-SCAV-03", "M-SCAV-26")
def test_923_camo_is_packed_like_anything_else_and_lost_with_the_party() -> None:
    lab = mine_lab(at="scavenging", tasks={"marko": "scavenging", "emilia": "guard"}, storage=CAMO)
    lab.choose("go-to:near:hotel", "pack:camo")
    assert (lab.storage, lab.pile) == ({}, CAMO)
    lost = mine_lab(pile=CAMO, unknown=["x-tripwire"], states={"marko": {"wounds": 3}}, **AWAY)
    lost.choose("turn-up:14").next("1", "wounds-1").choose("disarm:marko")
    assert (lost.alive("marko"), lost.pile, lost.storage) == (False, {}, {})
    conserved(lost.state)


@pytest.mark.rule("M-SCRIPT-40", "M-NOISE-10")
@pytest.mark.parametrize("camo", [False, True])
def test_923_with_camo_a_quiet_party_is_never_heard(camo: bool) -> None:
    lab = book_lab(923, people=("marko", "emilia"), noise=2, unknown=["x-furniture"]).choose("turn-page")
    assert lab.pile == CAMO
    if not camo:
        lab.pile.clear()
    lab.choose("turn-up:14").next("1").choose("noise:1")
    assert lab.state.noise == (3 if camo else 1)
    assert lab.happened("resident-drawn") == (not camo)


@pytest.mark.rule("M-SCRIPT-24", "M-SCRIPT-40", "M-TOKEN-16")
def test_what_0_3_0_noted_on_tokens_is_an_item_now() -> None:
    old = [Note("camo", 0, "storage"), Note("thin-sawblade", 0, "storage"), Note("sergei", 0, "storage")]
    lab = mine_lab(storage={"sawblade": 1}, notes=old)
    mend(lab.state)
    assert (lab.storage, notes(lab)) == ({"camo": 1, "thin-sawblade": 1}, ["sergei"])
    conserved(lab.state)
    sold = mine_lab(notes=[Note("thin-sawblade", 0, "storage")], **AWAY)
    mend(sold.state)
    assert (sold.pile, sold.storage, notes(sold)) == ({}, {}, [])


@pytest.mark.rule("M-SCRIPT-45", "M-TOKEN-16", "M-TOKEN-17")
def test_1236_a_token_named_magazines_lies_in_storage_with_its_number_and_phase() -> None:
    lab = book_lab(1236, states=SAD).choose("turn-page", "person:marko")
    (note,) = lab.state.notes
    assert note == Note("magazines", 2703, "storage", "dusk", 4, number=1236)
    lab = mine_lab(at="dusk", day=4, notes=[note], cold=2, storage={"water": 3})
    lab.choose("turn-page", "person:emilia")
    assert (lab.state.cold, miseries(lab), notes(lab)) == (1, [0, 1, 0], [])


@pytest.mark.rule("M-SCRIPT-64", "M-SCRIPT-07")
def test_1864_the_voucher_is_good_for_four_things_on_the_next_trip() -> None:
    lab = book_lab(2705).choose("turn-page")
    (voucher,) = lab.state.notes
    assert (voucher.name, voucher.script, voucher.phase, voucher.day) == ("voucher", 1864, "scavenging", 3)
    lab = mine_lab(day=3, notes=[voucher], **AWAY)
    assert scripts(lab) == [1864]
    lab.choose("turn-page")
    assert lab.pile == {"canned-food": 1, "coffee": 1, "sugar": 1, "cigarette": 1}
    assert (notes(lab), lab.storage) == ([], {})
    assert scripts(mine_lab(day=2, notes=[voucher], **AWAY)) == []


@pytest.mark.rule("M-SCRIPT-62")
def test_1812_gives_a_rifle_and_ammo_as_far_as_the_box_holds_them() -> None:
    lab = book_lab(1812).next(MISSED).choose("turn-page")
    assert lab.pile == {"assault-rifle": 1, "ammo": 3}
    poor = book_lab(1812, box={"assault-rifle": 0, "ammo": 2}).next(MISSED).choose("turn-page")
    assert poor.pile == {"ammo": 2}


@pytest.mark.rule("M-SCRIPT-52")
def test_1536_exactly_three_of_the_things_named() -> None:
    lab = book_lab(1536).choose("turn-page")
    kinds = ("lockpick", "sawblade", "shovel", "hatchet", "mechanical-part", "electrical-part")
    assert set(lab.options) == {f"book-pick:{good}" for good in kinds}
    lab.choose("book-pick:lockpick", "book-pick:lockpick")
    assert "book-pick:lockpick" not in lab.options  # there were two
    lab.choose("book-pick:shovel")
    assert (lab.pile, lab.asked) == ({"lockpick": 2, "shovel": 1}, "explore")


@pytest.mark.rule("M-SCRIPT-52")
def test_1536_no_more_than_the_box_holds() -> None:
    none = dict.fromkeys(("sawblade", "hatchet", "lockpick", "mechanical-part", "electrical-part"), 0)
    lab = book_lab(1536, box={**none, "electrical-part": 1}).choose("turn-page")
    assert set(lab.options) == {"book-pick:shovel", "book-pick:electrical-part"}
    lab.choose("book-pick:shovel")
    assert (lab.pile, lab.asked) == ({"shovel": 1, "electrical-part": 1}, "explore")
    assert lab.happened("goods-missing")  # the third is not to be had, and that is told


@pytest.mark.rule("M-SCRIPT-57")
@pytest.mark.parametrize(("result", "won"), [("7", False), ("8", True)])
def test_1674_a_game_is_won_on_eight(result: str, won: bool) -> None:
    lab = choice(book_lab(1674, pile={"coffee": 1}).next(result), "a")
    assert lab.asked == ("book-pick" if won else "script")


@pytest.mark.rule("M-SCRIPT-57", "M-TOKEN-04")
def test_1674_a_prize_the_box_does_not_hold_is_told() -> None:
    none = dict.fromkeys(("canned-food", "bandages", "pistol", "jewelry"), 0)
    lab = choice(book_lab(1674, pile={"coffee": 1}, box=none).next("8"), "a")
    assert (lab.asked, lab.pile, lab.happened("goods-missing")) == ("script", {}, True)


@pytest.mark.rule("M-SCRIPT-57")
def test_1674_the_same_prize_can_be_won_twice() -> None:
    lab = book_lab(1674, pile={"coffee": 1, "sugar": 1})
    for stake in ("coffee", "sugar"):
        lab.next("8")
        choice(lab, "a")
        if lab.asked == "script-give":
            lab.choose(f"good:{stake}")
        assert "book-pick:canned-food" in lab.options
        lab.choose("book-pick:canned-food")
    assert (lab.pile, letters(lab)) == ({"canned-food": 2}, ["b"])
    assert choice(lab, "b").asked == "explore"


# --- Spirit -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-56", "M-SCRIPT-61", "M-SPIRIT-03")
@pytest.mark.parametrize(("number", "script"), [(1659, 1217), (1764, 763)])
def test_1659_and_1764_write_a_token_that_spirit_wakes(number: int, script: int) -> None:
    lab = book_lab(number)
    lab.choose(lab.options[0])
    (note,) = lab.state.notes
    assert (note.script, note.phase) == (script, "spirit")
    for result in ("3", "2"):
        dawn = mine_lab(at="fate", people=("marko",), notes=[note], tops={"fate": ["draught"]}, next=[result])
        while dawn.asked == "spirit-longing":
            dawn.choose(dawn.options[-1])
        assert dawn.told("note-stirred", "result") == [int(result)]
        assert scripts(dawn) == ([script] if result == "2" else [])
        assert notes(dawn) == ([] if result == "2" else [note.name])


@pytest.mark.rule("M-SCRIPT-56", "M-SCRIPT-61", "M-SPIRIT-03")
def test_where_everybody_sleeps_no_spirit_is_resolved_and_no_token_stirs() -> None:
    scream = Note("the-scream", 1217, "storage", "spirit", 1)
    asleep = {id: {"fatigue": 4} for id in ("marko", "emilia", "marin")}
    dawn = mine_lab(at="fate", states=asleep, notes=[scream], tops={"fate": ["draught"]})
    assert (dawn.happened("note-stirred"), notes(dawn)) == (False, ["the-scream"])


@pytest.mark.rule("M-SCRIPT-56", "M-SCRIPT-61")
def test_what_the_scream_and_the_watch_do_when_they_come_up() -> None:
    assert miseries(book_lab(1217).choose("turn-page")) == [1, 1, 1]
    lab = book_lab(763, storage={"jewelry": 2}).choose("turn-page")
    assert (miseries(lab), lab.storage) == ([1, 0, 0], {"jewelry": 1})
    assert book_lab(763).choose("turn-page").storage == {}


# --- Outside, on a space, on a Character --------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-59", "M-SCRIPT-60", "M-BOARD-33", "M-TOKEN-16", "M-TOKEN-26")
@EITHER_SIDE
def test_1760_puts_one_token_outside_and_one_on_any_space(side: Board) -> None:
    lab = book_lab(1760, board=side.id, actor="emilia").choose("turn-page")
    assert (lab.asked, lab.options) == ("note-where", [f"space:{space}" for space in side.spaces])
    assert len(lab.options) == 26
    lab.choose(f"space:{side.guard}")
    assert lab.state.notes == [
        Note("mystery", 1694, "outside:emilia", "morning", 4, 1760),
        Note("the-mark", 2704, side.guard, "raid", 6, 1760),
    ]
    assert [place_of(note) for note in lab.state.notes] == [("outside", "emilia"), ("space", side.guard)]
    assert lab.told("note-written", "on") == ["character:emilia", f"space:{side.guard}"]


@pytest.mark.rule("M-SCRIPT-59", "M-BOARD-33")
def test_1694_the_mystery_leaves_the_outside_and_the_criminal_lies_on_the_one_it_named() -> None:
    mystery = Note("mystery", 1694, "outside:emilia", "morning", 3)
    lab = mine_lab(at="morning", day=3, tops={"events": ["relatively-peaceful"]}, notes=[mystery])
    assert scripts(lab) == [1694]
    lab.choose("turn-page")
    assert [(note.name, note.place) for note in lab.state.notes] == [("criminal", "emilia")]
    assert lab.level("emilia", "misery") == 1


@pytest.mark.rule("M-SCRIPT-59")
def test_1694_if_the_one_it_named_is_gone_nobody_else_is_branded() -> None:
    mystery = Note("mystery", 1694, "outside:katia", "morning", 3)
    lab = mine_lab(at="morning", day=3, tops={"events": ["relatively-peaceful"]}, notes=[mystery])
    lab.choose("turn-page")
    assert (lab.state.notes, miseries(lab)) == ([], [0, 0, 0])
    assert lab.told("note-homeless", "note") == ["note:criminal"]


@pytest.mark.rule("M-SCRIPT-59", "M-TOKEN-16")
def test_the_criminal_token_leaves_with_the_one_it_lies_on() -> None:
    lab = book_lab(1621, actor="emilia", notes=[Note("criminal", 0, "emilia")])
    choice(lab, "a")
    assert (lab.alive("emilia"), notes(lab)) == (False, [])
    assert lab.told("note-erased", "note") == ["note:criminal"]


@pytest.mark.rule("M-SCRIPT-60", "M-RAID-05")
def test_2704_the_mark_brings_two_raid_cards_that_very_night() -> None:
    mark = Note("the-mark", 2704, "b2", "raid", 2)
    lab = mine_lab(at="raid", tasks={"marko": "guard"}, notes=[mark], storage={})
    lab.choose("turn-page")
    assert lab.told("raid-began", "cards") == [2]
    assert lab.storage["component"] == 2 or lab.happened("raid-took")


# --- On the way ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCRIPT-41")
@pytest.mark.parametrize("card", ["soldiers", "rebels", "deserters"])
def test_1002_uniforms_may_be_ignored_card_by_card(card: str) -> None:
    lab = book_lab(1002, trip=True, noise=4, unknown=["x-candlelight"], tops={"residents": [card]})
    lab.choose("turn-page", "turn-up:14", "approach")
    assert (lab.asked, lab.options) == ("let-pass", [f"meet:{card}", f"let-pass:{card}"])
    lab.choose(f"let-pass:{card}")
    assert (lab.asked, lab.state.noise, lab.state.resident) == ("explore", 1, "")
    assert lab.told("uniforms-passed", "card") == [f"card:{card}"]
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-41")
def test_1002_they_may_be_met_all_the_same_and_others_cannot_be_ignored() -> None:
    lab = book_lab(1002, trip=True, unknown=["x-candlelight"], tops={"residents": ["rebels"]})
    lab.choose("turn-page", "turn-up:14", "approach", "meet:rebels")
    assert lab.asked == "rebels"
    lab = book_lab(1002, trip=True, unknown=["x-candlelight"], tops={"residents": ["peddler"]})
    assert lab.choose("turn-page", "turn-up:14", "approach").asked == "peddler"


@pytest.mark.rule("M-SCRIPT-41")
def test_1002_counts_for_one_scavenging_only() -> None:
    lab = book_lab(1002, trip=True, unknown=["x-furniture"], unknown_left=0).choose("turn-page")
    assert lab.state.uniforms
    lab.choose("ignore")
    assert (lab.asked, lab.state.uniforms) == ("load", False)


@pytest.mark.rule("M-SCRIPT-07")
def test_a_token_from_storage_names_nobody_whom_its_page_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    page = w.Script(number=1900, where="trip", then=(w.Change("misery", 1), w.Change("fatigue", 1, "actor")))
    monkeypatch.setitem(BOOK, 1900, page)
    lab = book_lab(1900, people=("marko", "emilia", "marin")).choose("turn-page", "person:emilia")
    assert [(p.misery, p.fatigue) for p in lab.state.group] == [(0, 0), (1, 1), (0, 0)]


FRIENDS = Note("friends-on-the-way", 1406, "storage", "visit", 2, 1026)


@pytest.mark.rule("M-SCRIPT-42")
def test_1026_makes_friends_to_call_on() -> None:
    lab = book_lab(1026, states=SAD).choose("turn-page", "person:marko")
    assert lab.state.notes == [FRIENDS]


@pytest.mark.rule("M-SCRIPT-42")
def test_friends_can_be_visited_on_the_way_there_once_a_trip() -> None:
    lab = mine_lab(
        notes=[FRIENDS], pile={"coffee": 1}, states=SAD, unknown=["x-furniture"], unknown_left=0, **AWAY
    )
    assert "call-on:friends-on-the-way" in lab.options
    choice(lab.choose("call-on:friends-on-the-way"), "a")
    assert (scripts(lab), lab.pile, lab.level("marko", "misery")) == ([1406], {}, 0)
    assert "call-on:friends-on-the-way" not in lab.options
    lab.choose("ignore")
    assert (lab.asked, notes(lab)) == ("load", ["friends-on-the-way"])  # not twice, but again another night


@pytest.mark.rule("M-SCRIPT-42")
def test_friends_can_be_visited_on_the_way_back_instead() -> None:
    lab = mine_lab(notes=[FRIENDS], unknown=["x-furniture", "x-furniture"], unknown_left=0, **AWAY)
    lab.choose("turn-up:2", "ignore")
    assert lab.asked == "search"  # in the middle of the search there is no calling on anybody
    lab.choose("ignore")
    assert (lab.asked, lab.options) == ("call-on", ["call-on:friends-on-the-way", "straight-home"])
    lab.choose("call-on:friends-on-the-way")
    assert scripts(lab) == [1406]
    choice(lab, "b")
    assert (lab.happened("cards-seen"), lab.asked) == (True, "load")
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-42")
def test_friends_need_not_be_visited() -> None:
    lab = mine_lab(notes=[FRIENDS], unknown=["x-furniture", "x-furniture"], unknown_left=0, **AWAY)
    lab.choose("turn-up:2", "ignore", "ignore", "straight-home")
    assert (lab.asked, scripts(lab)) == ("load", [])


@pytest.mark.rule("M-SCRIPT-49", "M-EXPL-10")
@pytest.mark.parametrize("number", [1321, 1426])
def test_after_1321_and_1426_the_card_that_waited_is_not_resolved(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BARS, "hotel", (number,) * 5)
    tops: dict[str, Sequence[str]] = {"residents": ["r-impact"], "findings": ["full-shelf"]}
    lab = mine_lab(unknown=["x-furniture"], tops=tops, **AWAY)
    lab.choose("turn-up:14").next("1", "red").choose("noise:1")
    assert (scripts(lab), lab.state.card) == ([number], "x-furniture")
    lab.next(*[MISSED] * (number == 1426)).choose("turn-page")
    assert (lab.asked, lab.state.card, lab.state.explored) == ("explore", "", ["x-furniture"])
    assert (lab.happened("found"), lab.pile) == (False, {})
    assert lab.level("marko", "fatigue") == (number == 1321)
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-28", "M-FIT-81")
@pytest.mark.parametrize(("wood", "offered"), [(0, True), (1, False)])
def test_what_524_took_down_is_crafted_again_at_full_cost(wood: int, offered: bool) -> None:
    """The script itself leaves 3 Wood and 2 Components; the Heater takes 3 Wood and 5 Components."""
    storage = {"component": 3 - wood}
    lab = book_lab(524, fittings={"c5": "simple-heater"}, storage=storage).choose("turn-page", "plan:marko")
    assert ("craft:simple-heater" in lab.options) == offered
