"""The Scavenging phase from setting out to Choose Findings (M-SCAV, M-CARD-03 to -05, M-CARD-43)."""

from __future__ import annotations

import gc
from random import Random
from typing import Any

import msgspec
import pytest

import tilldawn
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.games.mine.cards.exploration import CARDS
from tilldawn.games.mine.cards.impact import IMPACTS
from tilldawn.games.mine.city.events import BandRolled, SniperShot, WentTo
from tilldawn.games.mine.goods import GOOD
from tilldawn.games.mine.state import Note
from tilldawn.testing.mine import ASKING, Lab, book_lab, conserved, mine_lab, prudent, trip_lab

NOTHING = ("already-searched", "1")
"""A find without anything: the Furniture row of this card, and no special find."""
PLACES = ("ruined-villa", "print-shop", "textile-mill")
"""Places without a red band."""
WITH_END = (
    "x-heap-end",
    "x-pantry-end",
    "x-basement",
    "x-footsteps",
    "x-candlelight",
    "x-rotten-floor",
    "x-tripwire",
    "x-silence",
    "x-left-behind",
)
"""Cards with the line that ends exploration."""


def evening(party: tuple[str, ...] = ("marko", "emilia"), **laid: Any) -> Lab:
    """The party is about to choose where to go; everybody else is on Guard."""
    people = laid.pop("people", ("marko", "emilia", "marin"))
    tasks = {id: "scavenging" if id in party else "guard" for id in people}
    return mine_lab(at="scavenging", people=people, tasks=tasks, **{"places": PLACES, **laid})


def homeward(**laid: Any) -> Lab:
    """Choose Findings: Marko (Inventory 5) and Emilia (3) are still at the Near Location."""
    tasks = {"marko": "scavenging", "emilia": "scavenging", "marin": "guard"}
    return mine_lab(at="choose-findings", **{"places": PLACES, "tasks": tasks, **laid})


def told(lab: Lab, *names: str) -> list[str]:
    return [e.name for e in lab.events(*names)]


# --- Setting out --------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-01", "M-LOC-01")
def test_the_leader_sends_all_scavengers_to_one_of_the_three_locations() -> None:
    lab = evening()
    assert lab.options == ["go-to:near:ruined-villa", "go-to:distant:print-shop", "go-to:far:textile-mill"]
    lab.choose("go-to:distant:print-shop")
    assert lab.state.last_trip is not None
    assert (lab.state.last_trip.location, lab.state.last_trip.who) == ("print-shop", ["marko", "emilia"])
    assert len(lab.events("went-to")) == 1
    with pytest.raises(IllegalAnswer):
        lab.choose("go-to:near:ruined-villa")


@pytest.mark.rule("M-SCAV-02", "M-LOC-09", "M-SCAV-07")
def test_the_red_band_is_read_on_arrival_before_anything_is_packed_or_turned_up() -> None:
    lab = evening(places=("hotel", "print-shop", "garage"), storage={"knife": 1}, next=["3"])
    lab.choose("go-to:near:hotel")
    (band,) = (e for e in lab.events() if isinstance(e, BandRolled))
    assert (lab.asked, band.result, band.struck) == ("equip", 3, "yes")
    assert lab.choose("set-out").state.noise == 3


@pytest.mark.rule("M-SCAV-07", "M-ADV-12")
def test_band_hidden_goods_equipment_noise_and_the_unknown_deck_come_in_this_order() -> None:
    lab = evening(places=("hotel", "print-shop", "garage"), storage={"knife": 1}, next=["8", "7"])
    lab.state.hidden["hotel"] = {"book": 1}
    lab.state.box["book"] -= 1
    lab.choose("go-to:near:hotel")
    assert (lab.asked, lab.pile) == ("equip", {"book": 1})
    lab.choose("pack:knife")
    order = told(lab, "went-to", "band-rolled", "hidden-goods", "noise-moved", "unknown-formed")
    assert order == ["went-to", "band-rolled", "hidden-goods", "noise-moved", "unknown-formed"]


@pytest.mark.rule("M-SCAV-03")
@pytest.mark.parametrize("tool", ["hatchet", "knife", "pistol", "lockpick", "sawblade", "shovel"])
def test_weapons_and_tools_go_from_storage_to_the_findings_pile(tool: str) -> None:
    lab = evening(storage={tool: 1, "book": 1}).choose("go-to:near:ruined-villa")
    lab.choose(f"pack:{tool}")
    assert (lab.storage, lab.pile) == ({"book": 1}, {tool: 1})


@pytest.mark.rule("M-SCAV-03")
def test_what_is_not_packed_stays_at_home() -> None:
    lab = evening(storage={"knife": 1, "lockpick": 2}).choose("go-to:near:ruined-villa")
    lab.choose("pack:lockpick", "set-out")
    assert (lab.asked, lab.storage, lab.pile) == ("explore", {"knife": 1, "lockpick": 1}, {"lockpick": 1})


@pytest.mark.rule("M-SCAV-04")
def test_other_tokens_may_be_taken_along() -> None:
    lab = evening(storage={"cigarette": 2, "book": 1}).choose("go-to:near:ruined-villa", "pack:cigarette")
    assert lab.pile == {"cigarette": 1}


@pytest.mark.rule("M-SCAV-05")
def test_wood_may_be_packed_but_not_sold() -> None:
    places = ("garage", "print-shop", "textile-mill")
    lab = evening(places=places, storage={"wood": 2, "cigarette": 3})
    lab.choose("go-to:near:garage", *["pack:wood"] * 2, *["pack:cigarette"] * 3, "trade:6")
    lab.choose("trade-begin:garage:1")
    assert lab.pile == {"wood": 2, "cigarette": 2}
    assert lab.choose("trade-buy:filter:1").pile == {"wood": 2, "cigarette": 1, "filter": 1}


@pytest.mark.rule("M-SCAV-06")
def test_equipment_is_not_weighed_on_the_way_out_but_on_the_way_back() -> None:
    lab = evening(("emilia",), storage={"assault-rifle": 2, "shovel": 1}, next=["x-footsteps"])
    lab.choose("go-to:near:ruined-villa", *["pack:assault-rifle"] * 2, "pack:shovel")
    lab.choose("turn-up:14", "end")
    assert (lab.asked, lab.options) == ("load", ["leave-good:assault-rifle", "leave-good:shovel"])
    lab.choose("leave-good:assault-rifle")
    assert "go-home:3:3" in lab.options


@pytest.mark.rule("M-SCAV-08", "M-NOISE-11")
def test_noise_starts_at_1_however_loud_the_last_trip_was() -> None:
    lab = evening()
    lab.state.noise = 5
    assert lab.choose("go-to:near:ruined-villa").state.noise == 1


@pytest.mark.rule("M-SCAV-09", "M-BOARD-14")
@pytest.mark.parametrize(
    ("where", "cards"), [("near:ruined-villa", 14), ("distant:print-shop", 12), ("far:textile-mill", 10)]
)
def test_the_unknown_deck_has_the_spaces_number_of_cards_nobody_has_seen(where: str, cards: int) -> None:
    lab = evening().choose(f"go-to:{where}")
    assert lab.state.unknown.layers == [{"exploration": cards}]
    assert len(lab.state.exploration) == 26 - cards


# --- Snipers ------------------------------------------------------------------------------------------

TRIO = ("marko", "emilia", "katia")


def under_fire(*faces: str) -> Lab:
    """Three set out while the Snipers lie open; the leader says in which order they run."""
    lab = evening(TRIO, people=TRIO, active=["snipers"], next=faces)
    lab.choose("go-to:near:ruined-villa", "person:emilia")
    return lab if len(faces) == 1 else lab.choose("person:marko")


def shots(lab: Lab) -> list[tuple[str, str]]:
    fired = (e for e in lab.events() if isinstance(e, SniperShot))
    return [(e.who.partition(":")[2], e.hit) for e in fired]


@pytest.mark.rule("M-CARD-03")
def test_snipers_roll_the_red_die_for_each_scavenger_in_turn() -> None:
    lab = under_fire("spray", "out-of-ammo", "script")
    assert lab.chance.seen[0] == {"reticle-2": 3, "out-of-ammo": 1, "spray": 1, "script": 1}
    assert shots(lab) == [("emilia", "no"), ("marko", "no"), ("katia", "no")]


@pytest.mark.rule("M-CARD-04", "M-CARD-43")
def test_the_first_one_hit_ends_the_shooting_and_the_event() -> None:
    lab = under_fire("script", "reticle-2")
    assert shots(lab) == [("emilia", "no"), ("marko", "yes")]
    assert (lab.level("marko", "wounds"), lab.level("katia", "wounds")) == (2, 0)
    assert lab.state.active == []
    assert "snipers" in lab.state.waste_cards


@pytest.mark.rule("M-CARD-05")
def test_if_nobody_is_hit_the_snipers_stay_for_the_next_trip() -> None:
    lab = under_fire("spray", "out-of-ammo", "script")
    assert [event.id for event in lab.state.active] == ["snipers"]
    assert lab.asked == "explore"


@pytest.mark.rule("M-CARD-43")
def test_prowess_gives_no_reroll_against_snipers() -> None:
    lab = under_fire("spray", "reticle-2")
    assert (lab.asked, lab.level("marko", "wounds")) == ("explore", 2)


@pytest.mark.rule("M-CARD-03", "M-SCAV-26")
def test_a_lone_scavenger_killed_by_snipers_never_arrives() -> None:
    lab = evening(
        ("emilia",),
        people=("emilia", "marin"),
        active=["snipers"],
        states={"emilia": {"wounds": 2}},
        storage={"knife": 1},
        next=["reticle-2", "wounds-3"],
    )
    lab.choose("go-to:near:ruined-villa")
    assert (lab.state.phase, lab.state.trip, lab.storage) == ("raid", None, {"knife": 1})


# --- Card by card -------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-10", "M-LEAD-09")
def test_the_next_card_comes_only_when_the_last_is_done() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", "x-heap", seats=2)
    assert (lab.asked, lab.state.card, lab.options) == (
        "search",
        "x-furniture",
        ["ignore", "return:2", "noise:1"],
    )
    lab.choose("ignore")
    assert (lab.asked, lab.seat, lab.state.explored) == ("explore", 1, ["x-furniture"])
    assert lab.choose("turn-up:13").state.card == "x-heap"


@pytest.mark.rule("M-SCAV-11")
def test_things_found_go_on_the_findings_pile_and_not_into_storage() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", storage={"book": 1}, next=["full-shelf", "1"])
    lab.choose("return:2", "take-all")
    assert (lab.pile, lab.storage) == ({"book": 1, "cigarette": 1}, {"book": 1})


@pytest.mark.rule("M-SCAV-12")
def test_exploration_ends_by_itself_when_the_unknown_deck_is_empty() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", unknown_left=0).choose("ignore")
    assert (lab.asked, told(lab, "exploration-over")) == ("load", ["exploration-over"])


@pytest.mark.rule("M-SCAV-13")
@pytest.mark.parametrize("card", [card.id for card in CARDS if card.id not in IMPACTS])
def test_exploration_may_be_ended_with_the_cards_that_say_so_only(card: str) -> None:
    lab = trip_lab("ruined-villa", card, next=["10"])
    assert ("end" in lab.options) == (card in WITH_END)
    if "end" in lab.options:
        lab.choose("end")
        assert (lab.asked, len(lab.state.exploration)) == ("load", 26)


@pytest.mark.rule("M-SCAV-13")
def test_ten_of_the_26_cards_have_the_line_that_ends_exploration() -> None:
    assert sum(card.copies for card in CARDS) == 26
    assert sum(card.copies for card in CARDS if card.end) == 10


@pytest.mark.rule("M-SCAV-13")
def test_between_cards_nobody_may_simply_leave() -> None:
    assert trip_lab("ruined-villa").options == ["turn-up:14", "look-around:2"]


@pytest.mark.rule("M-SCAV-14", "M-EXPL-01")
def test_returned_cards_go_back_unseen() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", next=NOTHING).choose("return:2")
    assert lab.state.unknown.layers == [{"exploration": 11}]
    assert lab.state.exploration.layers == [{"exploration": 2}, {"exploration": 12}]
    assert lab.state.explored == ["x-furniture"]


@pytest.mark.rule("M-SCAV-15", "M-LOC-06")
@pytest.mark.parametrize(("left", "offered"), [(6, True), (5, False)])
def test_a_price_needs_all_its_cards(left: int, offered: bool) -> None:
    lab = trip_lab("central-square", pile={"jewelry": 1}, unknown_left=left)
    assert ("trade:6" in lab.options) is offered
    if not offered:
        with pytest.raises(IllegalAnswer):
            lab.choose("trade:6")


@pytest.mark.rule("M-SCAV-16")
def test_a_paid_action_may_be_repeated_and_is_paid_each_time() -> None:
    lab = trip_lab("print-shop", states={"marko": {"misery": 2}}, next=["3", "7"])
    lab.choose("socialise:3", "socialise:3")
    assert (lab.level("marko", "misery"), len(lab.state.unknown)) == (0, 8)


@pytest.mark.rule("M-SCAV-17")
def test_paid_actions_are_taken_between_cards_and_not_inside_one() -> None:
    lab = trip_lab("ruined-villa", "x-furniture")
    assert "look-around:2" not in lab.options
    assert "look-around:2" in lab.choose("ignore").options


@pytest.mark.rule("M-SCAV-18", "M-LOC-07")
def test_paying_the_last_cards_ends_exploration_after_the_effect() -> None:
    lab = trip_lab("city-hospital", states={"marko": {"wounds": 2}}, unknown_left=4)
    lab.choose("heal:marko:wounds:4")
    assert (lab.level("marko", "wounds"), lab.asked) == (1, "load")


@pytest.mark.rule("M-SCAV-24")
def test_the_load_is_not_checked_while_exploring() -> None:
    lab = trip_lab("ruined-villa", "x-pantry", party=("emilia",), pile={"wood": 9}, next=["full-shelf", "1"])
    lab.choose("return:2", "take-all")
    assert (lab.asked, lab.pile) == ("explore", {"wood": 9, "raw-food": 1})


# --- Death on the way ---------------------------------------------------------------------------------


def tripped(*outcomes: str, cards: tuple[str, ...] = (), **laid: Any) -> Lab:
    """Katia dies on a Tripwire; the outcomes are those after it: her epilogue, Noise, script 266, …"""
    lab = trip_lab(
        "ruined-villa",
        "x-tripwire",
        *cards,
        **{
            "party": ("marko", "emilia", "katia"),
            "states": {"katia": {"wounds": 2}},
            "next": ["2", "wounds-3", *outcomes],
            **laid,
        },
    )
    return lab.choose("disarm:katia")


@pytest.mark.rule("M-SCAV-26")
def test_when_the_whole_party_dies_nothing_is_brought_home_and_the_raid_follows() -> None:
    asked = ASKING | {"reroll": "ask"}
    lab = tripped(party=("katia",), pile={"jewelry": 1}, storage={"book": 1}, orders=asked)
    assert (lab.state.phase, lab.pile, lab.storage) == ("raid", {}, {"book": 1})
    assert (lab.box["jewelry"], lab.state.trip) == (2, None)
    assert len(lab.state.exploration) == 26
    conserved(lab.state)


@pytest.mark.rule("M-SCAV-27", "M-SCRIPT-23", "M-DEATH-08")
def test_whoever_breaks_off_takes_no_part_until_choose_findings() -> None:
    lab = tripped("9", "6", cards=("x-rotten-floor",))
    assert (lab.person("marko").broke_off, lab.person("emilia").broke_off) == (True, False)
    lab.choose("turn-up:13")
    assert lab.options == ["return:3", "balance:emilia", "end"]
    lab.choose("end")
    assert "go-home:0:8" in lab.options


@pytest.mark.rule("M-SCAV-27")
def test_whoever_has_broken_off_is_spared_the_rolls_and_the_fighting() -> None:
    lab = tripped("9", "6", cards=("x-candlelight",), tops={"residents": ["homeless"]})
    lab.next("1").choose("turn-up:13", "approach", "walk-on")
    assert (lab.level("marko", "misery"), lab.level("emilia", "misery")) == (0, 0)
    assert lab.events("empathy-rolled")[-1].hit == ("character:emilia",)


@pytest.mark.rule("M-SCAV-27")
@pytest.mark.parametrize(
    ("card", "question", "wanted", "refused"),
    [
        ("x-rotten-floor", "rotten-floor", "balance", "balance/marko"),
        ("x-tripwire", "tripwire", "disarm", "disarm/marko"),
        ("x-furniture", "explore", "heal", "heal/wounds"),
    ],
)
def test_it_is_said_why_somebody_who_has_broken_off_cannot_be_chosen(
    card: str, question: str, wanted: str, refused: str
) -> None:
    wounded = {"marko": {"wounds": 1}, "emilia": {"wounds": 1}}
    lab = trip_lab("city-hospital", "x-furniture", card, states=wounded)
    lab.person("marko").broke_off = True
    lab.choose("ignore")
    if question != "explore":
        lab.choose("turn-up:13")
    assert lab.asked == question
    chosen = [id.split(":")[1] for id in lab.options if id.startswith(f"{wanted}:")]
    assert (chosen, lab.refusals()[refused]) == (["emilia"], "M-SCAV-27")


@pytest.mark.rule("M-SCAV-27")
def test_where_one_of_the_party_is_chosen_it_is_said_who_takes_no_part() -> None:
    party = ("marko", "emilia", "katia")
    lab = trip_lab("garage", "x-furniture", "x-candlelight", party=party, tops={"residents": ["soldiers"]})
    lab.person("marko").broke_off = True
    lab.choose("ignore").next("1").choose("turn-up:13", "approach", "run-away")
    assert (lab.asked, lab.options) == ("shot", ["person:emilia", "person:katia"])
    assert lab.refusals() == {"person/marko": "M-SCAV-27"}


@pytest.mark.rule("M-SCAV-27", "M-COMB-17")
def test_whoever_has_broken_off_takes_no_wounds_in_a_fight_and_that_is_said() -> None:
    party = ("marko", "emilia", "katia")
    lab = trip_lab("garage", "x-furniture", "x-candlelight", party=party, tops={"residents": ["thugs-2"]})
    lab.person("marko").broke_off = True
    lab.choose("ignore").next("1", "b1", "blank", "blank", "knife-2")
    lab.choose("turn-up:13", "approach", "fight-on")
    assert lab.options == ["wound:emilia:0", "wound:katia:0"]
    assert lab.refusals()["wound/marko"] == "M-SCAV-27"


@pytest.mark.rule("M-SCAV-28")
def test_if_all_survivors_break_off_choose_findings_follows() -> None:
    lab = tripped("9", "5", pile={"book": 1})
    assert (lab.asked, lab.pile, len(lab.events("broke-off"))) == ("load", {"book": 1}, 2)


@pytest.mark.rule("M-SCAV-28", "M-SCAV-27")
def test_when_the_only_one_still_exploring_dies_the_others_go_home() -> None:
    lab = tripped("9", "6", cards=("x-rotten-floor",))
    lab.person("emilia").wounds = 3
    lab.next("blank", "wounds-1").choose("turn-up:13", "balance:emilia")
    assert (lab.asked, lab.alive("emilia"), lab.options[0]) == ("load", False, "go-home:0:5")


@pytest.mark.rule("M-SCAV-28")
def test_nothing_goes_off_around_somebody_who_has_broken_off() -> None:
    lab = trip_lab("ruined-villa", "x-tripwire", states={"emilia": {"wounds": 2}}, next=["1", "wounds-2"])
    lab.person("marko").broke_off = True
    lab.choose("disarm:emilia")
    assert (lab.asked, lab.happened("noise-rolled"), lab.state.explored) == ("load", False, [])
    conserved(lab.state)


# --- Choose Findings ----------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-19", "M-RES-07", "M-EXPL-09")
def test_choose_findings_begins_with_shuffling_all_cards_back() -> None:
    kept = ["x-rubble", "x-hiding-place", "survivors-1", "civilians-2"]
    lab = trip_lab("ruined-villa", "x-heap-end", "x-silence", kept=kept)
    residents = len(lab.state.residents)
    lab.choose("end")
    s = lab.state
    assert (len(s.exploration), len(s.unknown), s.slot, s.explored) == (26, 0, [], [])
    assert s.unseen["exploration"] == {card.id: card.copies for card in CARDS}
    assert len(s.residents) == residents + 2
    conserved(s)


@pytest.mark.rule("M-SCAV-20")
def test_water_wood_and_components_are_added_as_far_as_the_box_goes() -> None:
    lab = homeward(box={"water": 2})
    lab.choose("add:water", "add:water")
    assert "add:water" not in lab.options
    lab.choose("add:wood", "add:component")
    assert lab.pile == {"water": 2, "wood": 1, "component": 1}


@pytest.mark.rule("M-SCAV-20", "M-SCAV-21")
def test_no_more_is_added_than_can_be_carried() -> None:
    lab = homeward(pile={"shovel": 2}).choose(*["add:wood"] * 6)
    assert not [id for id in lab.options if id.startswith("add:")]
    assert lab.options[0] == "go-home:8:8"


@pytest.mark.rule("M-SCAV-21")
@pytest.mark.parametrize(("wood", "goes"), [(8, True), (9, False)])
def test_the_weight_taken_home_is_at_most_the_inventory_of_the_party(wood: int, goes: bool) -> None:
    lab = homeward(pile={"wood": wood, "meds": 3})
    assert (f"go-home:{wood}:8" in lab.options) is goes


@pytest.mark.rule("M-FIND-06", "M-SCAV-21")
@pytest.mark.parametrize(("wood", "goes"), [(1, True), (2, False)])
def test_somebody_who_is_carried_weighs_three(wood: int, goes: bool) -> None:
    lab = trip_lab("ruined-villa", "x-heap-end", party=("katia",), pile={"wood": wood})
    lab.state.notes.append(Note("child", 655, "pile"))
    assert (f"go-home:{wood + 3}:4" in lab.choose("end").options) is goes


@pytest.mark.rule("M-SCAV-22")
def test_the_dead_carry_nothing() -> None:
    lab = tripped("9", "10", cards=("x-heap-end",)).choose("turn-up:13", "end")
    assert "go-home:0:8" in lab.options


@pytest.mark.rule("M-SCAV-23")
def test_what_is_not_taken_goes_to_the_box_in_the_base_game() -> None:
    lab = homeward(pile={"shovel": 2, "wood": 7})
    lab.choose("leave-good:shovel", "go-home:8:8")
    assert (lab.box["shovel"], lab.state.hidden, lab.pile) == (1, {}, {"shovel": 1, "wood": 7})
    assert told(lab, "goods-left", "goods-hidden") == ["goods-left"]


@pytest.mark.rule("M-SCAV-20", "M-SCAV-23")
def test_what_was_left_behind_does_not_bar_adding_more_of_its_kind() -> None:
    lab = homeward(pile={"wood": 3}).choose("leave-good:wood")
    lab.choose("add:wood", "add:wood")
    assert lab.pile == {"wood": 4}


@pytest.mark.rule("M-SCAV-29")
def test_medicine_laid_on_a_character_leaves_the_pile() -> None:
    lab = homeward(pile={"bandages": 1, "wood": 8}).choose("place-now:bandages:marko")
    assert (lab.pile, lab.person("marko").medicine) == ({"wood": 8}, {"bandages": 1})
    assert lab.choose("go-home:8:8").person("marko").medicine == {"bandages": 1}


# --- The night goes on --------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-25")
def test_finds_come_home_at_dawn_and_no_raider_can_take_them() -> None:
    lab = homeward(pile={"jewelry": 1}, storage={"book": 1}, tops={"raids": ["burglars"]})
    lab.next("blank", "blank").choose("go-home:0:8")
    while lab.state.phase == "raid":
        lab.choose(lab.options[0])
    assert (lab.state.phase, lab.storage, lab.pile) == ("dawn", {"jewelry": 1}, {})
    assert told(lab, "raid-drawn", "party-returned") == ["raid-drawn", "party-returned"]


@pytest.mark.rule("M-SCAV-30")
def test_what_was_packed_is_out_of_reach_for_the_guards() -> None:
    lab = homeward(pile={"pistol": 1}, storage={"knife": 1}).choose("go-home:1:8")
    assert lab.options == ["guard-bare:marin", "guard-arm:marin:knife"]


@pytest.mark.rule("M-SCAV-31")
def test_a_raid_never_wounds_those_who_are_out() -> None:
    lab = homeward(tops={"raids": ["burglars"]}, next=["blank", "blank"]).choose("go-home:0:8")
    while lab.state.phase == "raid":
        lab.choose(lab.options[0])
    assert [lab.level(id, "wounds") for id in ("marko", "emilia", "marin")] == [0, 0, 1]


@pytest.mark.rule("M-SCAV-31")
def test_a_character_has_one_task_a_night() -> None:
    lab = mine_lab(at="evening").choose("task:marko:scavenging")
    assert not [id for id in lab.options if ":marko:" in id]


@pytest.mark.rule("M-LOC-10", "M-SCAV-01")
def test_the_same_location_may_be_visited_night_after_night() -> None:
    lab = evening(("marko",), last_trip=("near", "ruined-villa")).choose("go-to:near:ruined-villa")
    visits = [e.card for e in lab.events() if isinstance(e, WentTo)]
    assert (visits, lab.state.unknown.layers) == (["card:ruined-villa"], [{"exploration": 14}])


# --- The log ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-LEAD-09")
def test_a_campaign_opened_in_the_middle_of_a_card_remembers_it_as_it_was() -> None:
    random = Random(1)
    for seed in range(50):
        table = tilldawn.new_table("mine", 2, seed=seed)
        while table.request is not None and table.request.kind != "search":
            table.play(prudent(table, random))
        if table.request is not None:
            break
    assert table.request is not None
    opened = tilldawn.load(table.save())
    assert opened.log == table.log
    gc.collect()  # what was read to learn the past is forgotten without a trace
    assert opened.log == table.log


# --- At any time on the way ---------------------------------------------------------------------------


@pytest.mark.rule("M-DAWN-05", "M-SCAV-10")
def test_a_card_for_the_moment_before_the_first_one_is_asked_about() -> None:
    lab = trip_lab("supermarket", "x-furniture", turn=False, hand=["know-the-streets"])
    assert (lab.asked, lab.options, lab.anytime) == (
        "explore",
        ["turn-up:14"],
        ["narrative:know-the-streets"],
    )


@pytest.mark.rule("M-MED-03", "M-ADV-08", "M-ADV-22", "M-OBJ-11")
@pytest.mark.parametrize(
    ("state", "level", "good", "advanced", "asked"),
    [
        ("hunger", 3, "canned-food", ["351"], "explore"),
        ("hunger", 2, "canned-food", ["351"], "search"),
        ("misery", 3, "moonshine", ["909"], "explore"),
        ("misery", 2, "moonshine", ["909"], "search"),
        ("wounds", 3, "bandages", [], "explore"),
        ("wounds", 2, "bandages", [], "search"),
        ("illness", 3, "bandages", [], "search"),
    ],
)
def test_before_a_card_only_somebody_on_the_edge_with_the_cure_in_the_bag_is_asked_about(
    state: str, level: int, good: str, advanced: list[str], asked: str
) -> None:
    laid: dict[str, Any] = {"states": {"marko": {state: level}}, "pile": {good: 1}, "advanced": advanced}
    assert trip_lab("supermarket", "x-furniture", turn=False, **laid).asked == asked


@pytest.mark.rule("M-MED-03", "M-SCAV-29")
def test_once_the_cure_is_laid_ready_the_next_card_comes_by_itself() -> None:
    laid: dict[str, Any] = {"states": {"marko": {"wounds": 3}}, "pile": {"bandages": 1}}
    lab = trip_lab("supermarket", "x-furniture", turn=False, **laid).choose("place-now:bandages:marko")
    assert (lab.asked, lab.person("marko").medicine) == ("search", {"bandages": 1})
    assert lab.choose("ignore").asked != "explore"


@pytest.mark.rule("M-BOARD-03", "M-SCAV-20")
def test_before_going_home_pieces_that_an_exchange_would_free_can_be_added() -> None:
    empty = {"water": 0, "wood": 0, "component": 0}
    lab = homeward(box=empty, storage={"wood": 5})
    assert (lab.asked, lab.options) == ("load", ["go-home:0:8", "add:wood"])
    lab.choose("add:wood")
    assert (lab.pile, lab.state.x5) == ({"wood": 1}, {"wood": 1})
    assert homeward(box=empty, storage={"wood": 4}).asked != "load"


@pytest.mark.rule("M-SCAV-12", "M-DAWN-05")
def test_returning_the_last_cards_by_knowing_the_streets_ends_exploration() -> None:
    cards = ("x-heap", "x-heap", "x-furniture")
    lab = trip_lab("post-office", *cards, turn=False, unknown_left=0, hand=["know-the-streets"])
    lab.choose("narrative:know-the-streets", "away:x-heap", "away:x-heap", "away:x-furniture")
    assert (lab.asked, len(lab.state.exploration)) == ("load", 26)
    assert told(lab, "exploration-over") == ["exploration-over"]
    conserved(lab.state)


@pytest.mark.rule("M-SCRIPT-42")
@pytest.mark.parametrize("friend", ["friends", "voucher"])
def test_the_friend_that_was_chosen_is_visited(friend: str) -> None:
    notes = [Note("friends", 1406, "storage", "visit"), Note("voucher", 2001, "storage", "visit")]
    lab = trip_lab("ruined-villa", notes=notes).choose(f"call-on:{friend}")
    script = {"friends": "script:1406", "voucher": "script:2001"}[friend]
    assert lab.told("script-told", "script") == [script]


@pytest.mark.rule("M-EVE-01", "M-SCAV-26", "M-SCAV-21")
def test_somebody_met_in_the_city_goes_with_the_party_and_shares_its_fate() -> None:
    lab = book_lab(2004, people=("emilia", "marin"), tops={"characters": ["katia"]})
    lab.choose("script:2004:a", "yes")
    assert (lab.person("katia").task, lab.happened("went-along")) == ("scavenging", True)
    assert lab.state.last_trip is not None
    assert lab.state.last_trip.who == ["emilia", "katia"]
    lab.next("x-heap-end").choose("turn-up:14", "end")
    assert "go-home:0:7" in lab.options, "Emilia carries 3, Katia 4"


# --- Where the cards go -------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-19", "M-RES-07")
def test_a_residents_card_known_on_top_is_not_known_any_more_after_the_visit() -> None:
    lab = trip_lab("ruined-villa", "x-heap-end", tops={"residents": ["peddler"]})
    assert lab.state.residents.layers[0] == "peddler"
    (mix,) = lab.choose("end").state.residents.layers
    assert isinstance(mix, dict)
    assert mix["=peddler"] == 1
    conserved(lab.state)


@pytest.mark.rule("M-SCAV-19", "M-RES-07")
def test_residents_kept_aside_come_back_with_the_others() -> None:
    lab = trip_lab("ruined-villa", "x-heap-end", kept=["hobos"])
    lab.state.slot.remove("hobos")
    lab.state.residents_aside.append("hobos")
    assert lab.choose("end").state.residents_aside == []
    conserved(lab.state)


@pytest.mark.rule("M-LOC-10", "M-SCAV-19", "M-EXPL-09")
def test_two_nights_running_at_one_place_the_second_begins_with_all_cards_again() -> None:
    lab = evening(("marko",))
    lab.next("x-heap-end").choose("go-to:near:ruined-villa", "turn-up:14", "end")
    while lab.asked != "where-to":
        assert lab.table.request is not None, "nobody lived to go again"
        chosen = prudent(lab.table, Random(3))
        if lab.asked == "evening":
            chosen = next((o for o in lab.table.request.options if o.id == "task:marko:scavenging"), chosen)
        lab.table.play(chosen)
    lab.choose("go-to:near:ruined-villa")
    while lab.asked == "equip":
        lab.choose("set-out")
    visits = [e.card for e in lab.events() if isinstance(e, WentTo)]
    assert visits == ["card:ruined-villa"] * 2
    assert lab.state.unknown.layers == [{"exploration": 14}]
    conserved(lab.state)


# --- When a scene is over -----------------------------------------------------------------------------


@pytest.mark.rule("M-DEATH-08", "M-SCAV-27")
def test_after_a_death_by_snipers_the_roll_comes_before_the_red_band() -> None:
    lab = evening(
        TRIO,
        people=(*TRIO, "marin"),
        places=("allotment-gardens", "print-shop", "garage"),
        active=["snipers"],
        states={"emilia": {"wounds": 2}},
        next=["reticle-2", "wounds-3", "6", "1"],
    )
    lab.choose("go-to:near:allotment-gardens", "person:emilia")
    order = [e.name for e in lab.events("character-lost", "empathy-rolled", "band-rolled")]
    assert order == ["character-lost", "empathy-rolled", "band-rolled"]
    assert (lab.person("marko").broke_off, lab.level("katia", "wounds")) == (True, 1)


@pytest.mark.rule("M-DEATH-08", "M-SCAV-27")
def test_who_breaks_off_after_an_encounter_takes_no_part_in_the_find_it_was_for() -> None:
    lab = trip_lab(
        "ruined-villa",
        "x-furniture",
        party=("marko", "emilia", "katia"),
        states={"katia": {"wounds": 2}},
        kept=["civilians-1"],
        tops={"residents": ["soldiers"], "findings": ["spoiled"]},
    )
    lab.next("1").choose("noise:1").next("1", "wounds-3", "6", "1").choose("run-away", "person:katia")
    assert (lab.asked, lab.person("marko").broke_off) == ("take", True)
    lab.next("1").choose("take-all")
    assert (lab.level("marko", "misery"), lab.level("emilia", "misery")) == (0, 1)


@pytest.mark.rule("M-DEATH-08", "M-DEATH-07")
def test_who_leaves_the_party_does_not_make_the_others_break_off() -> None:
    laid: dict[str, Any] = {"party": ("emilia", "marko"), "states": {"emilia": {"misery": 3}}}
    lab = trip_lab("ruined-villa", "x-candlelight", tops={"residents": ["homeless"]}, **laid)
    lab.next("5", "misery-1").choose("approach", "walk-on")
    assert (lab.alive("emilia"), lab.state.lost[-1].left) == (False, True)
    assert (lab.asked, lab.person("marko").broke_off, lab.state.lost_today) == ("explore", False, True)
    assert len(lab.events("empathy-rolled")) == 1


@pytest.mark.rule("M-DEATH-08")
def test_who_dies_of_misery_on_the_way_is_mourned() -> None:
    laid: dict[str, Any] = {"party": ("emilia", "marko"), "states": {"emilia": {"misery": 3}}}
    lab = trip_lab("ruined-villa", "x-candlelight", tops={"residents": ["homeless"]}, **laid)
    lab.next("5", "misery-3", "10").choose("approach", "walk-on")
    assert (lab.state.lost[-1].left, len(lab.events("empathy-rolled"))) == (False, 2)


# --- What the weight of a cure would be ---------------------------------------------------------------


@pytest.mark.rule("M-SCAV-29")
def test_what_lies_on_a_character_is_no_load(monkeypatch: pytest.MonkeyPatch) -> None:
    heavy = msgspec.structs.replace(GOOD["bandages"], weight=2)
    monkeypatch.setitem(GOOD, "bandages", heavy)
    lab = homeward(pile={"bandages": 1, "wood": 7})
    assert not [id for id in lab.options if id.startswith("go-home")]
    lab.choose("place-now:bandages:marko")
    assert "go-home:7:8" in lab.options


# --- Why not ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-21", "M-SCAV-20", "M-TOKEN-04")
def test_the_load_says_what_is_too_heavy_and_what_the_box_lacks() -> None:
    heavy = homeward(pile={"wood": 9, "book": 1}, box={"water": 0})
    assert heavy.refusals() == {
        "go-home/": "M-SCAV-21",
        "add/water": "M-SCAV-20",
        "add/wood": "M-SCAV-20",
        "add/component": "M-SCAV-20",
    }
    assert homeward(pile={"wood": 1}, box={"water": 0}).refusals() == {"add/water": "M-TOKEN-04"}


@pytest.mark.rule("M-ADV-15", "M-ADV-16")
def test_who_cannot_carry_more_is_named_with_the_reason() -> None:
    lab = homeward(pile={"wood": 8}, advanced=["534"], states={"marko": {"fatigue": 3}})
    lab.choose("no-exchange")
    assert lab.refusals()["strain/marko"] == "M-ADV-15"
    assert lab.choose("strain:emilia").refusals()["strain/emilia"] == "M-ADV-16"


@pytest.mark.rule("M-ADV-18", "M-ADV-19", "M-SCAV-15")
def test_an_exchange_says_why_it_is_closed() -> None:
    lab = trip_lab("ruined-villa", advanced=["534"])
    assert lab.refusals()["exchange/ruined-villa"] == "M-ADV-19"
    few = trip_lab("ruined-villa", advanced=["534"], unknown_left=3)
    assert few.refusals()["exchange/textile-mill"] == "M-SCAV-15"


# --- Told ---------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-03", "M-SCAV-20", "M-SCAV-23")
def test_every_piece_packed_put_down_and_added_is_told() -> None:
    lab = evening(storage={"knife": 2}).choose("go-to:near:ruined-villa", "pack:knife", "pack:knife")
    assert lab.told("packed", "good") == ["good:knife", "good:knife"]
    home = homeward(pile={"shovel": 1}).choose("leave-good:shovel", "add:wood")
    assert home.told("put-down", "good") == ["good:shovel"]
    assert home.told("goods-gained", "goods") == [("count:wood*1",)]
