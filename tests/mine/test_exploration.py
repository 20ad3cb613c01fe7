"""Exploration cards, one by one, and what holds for all of them (M-EXPL, M-CARD-22 to -28)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.deck import Pile, draw
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.book.events import ImpactNamed
from tilldawn.games.mine.cards.exploration import CARDS, EXPLORE
from tilldawn.games.mine.city.events import CardsSeen, FloorTried, Found, NothingFound
from tilldawn.games.mine.city.unknown import form_unknown
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, conserved, mine_lab, trip_lab

NOTHING = ("already-searched", "1")
"""A find without anything: the Furniture row of this card, and no special find."""
SEARCHES = [
    ("x-furniture", 2, 1, ["furniture"]),
    ("x-cupboards", 3, 2, ["furniture", "furniture"]),
    ("x-heap", 2, 2, ["heap"]),
    ("x-heap-end", 2, 2, ["heap"]),
    ("x-pantry", 2, 1, ["pantry"]),
    ("x-pantry-end", 2, 1, ["pantry"]),
]
"""Search cards: cards to return, or Noise to make, and the rows that buys."""
ALL_FIVE = {"x-bars", "x-basement", "x-closed-door", "x-blocked-door", "x-rubble"}
TOOLS = {"sawblade": 1, "lockpick": 1, "shovel": 1}


def rows(lab: Lab) -> list[str]:
    """The rows of the Findings cards read so far."""
    finds = [e for e in lab.events() if isinstance(e, Found | NothingFound)]
    return [e.row.partition(":")[2] for e in finds]


def take_all(lab: Lab) -> Lab:
    """Take whatever the finds of this card bring."""
    while lab.asked == "take":
        lab.choose("take-all")
    return lab


def with_end(card: str, *options: str) -> list[str]:
    return [*options, *(["end"] if EXPLORE[card].end else [])]


# --- Searches -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-EXPL-03", "M-EXPL-05")
@pytest.mark.parametrize(("card", "back", "noise", "bought"), SEARCHES)
def test_a_search_is_ignored_or_paid_with_cards_or_with_noise(
    card: str, back: int, noise: int, bought: list[str]
) -> None:
    lab = trip_lab("ruined-villa", card)
    assert lab.options == with_end(card, "ignore", f"return:{back}", f"noise:{noise}")
    lab.next(*(["full-shelf", "1", "old-wireless", "1"][: 2 * len(bought)])).choose(f"return:{back}")
    take_all(lab)
    assert (rows(lab), len(lab.state.unknown), lab.state.noise) == (bought, 13 - back, 1)


@pytest.mark.rule("M-EXPL-05", "M-NOISE-09")
@pytest.mark.parametrize(("card", "back", "noise", "bought"), SEARCHES)
def test_the_loud_way_buys_the_same_finds(card: str, back: int, noise: int, bought: list[str]) -> None:
    findings = ["full-shelf", "1", "old-wireless", "1"][: 2 * len(bought)]
    lab = take_all(trip_lab("ruined-villa", card, next=["10", *findings]).choose(f"noise:{noise}"))
    assert (rows(lab), len(lab.state.unknown), lab.state.noise) == (bought, 13, 1 + noise)


@pytest.mark.rule("M-EXPL-04")
@pytest.mark.parametrize("card", [card for card, *_ in SEARCHES])
def test_an_ignored_card_changes_nothing(card: str) -> None:
    lab = trip_lab("ruined-villa", card, pile={"book": 1}).choose("ignore")
    s = lab.state
    assert (s.pile, s.noise, len(s.unknown), len(s.findings)) == ({"book": 1}, 1, 13, 11)


@pytest.mark.rule("M-EXPL-02")
def test_resolved_cards_go_face_up_to_the_discard_one_by_one() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", "x-heap", "x-pantry").choose("ignore")
    assert (lab.state.explored, lab.state.card) == (["x-furniture"], "")
    lab.choose("turn-up:13", "ignore")
    assert lab.state.explored == ["x-furniture", "x-heap"]


@pytest.mark.rule("M-EXPL-01")
def test_each_card_is_either_resolved_or_returned() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", "x-heap", "x-pantry", "x-silence", next=NOTHING)
    lab.choose("return:2")
    assert lab.state.exploration.layers[:2] == ["x-heap", "x-pantry"]
    lab.choose("turn-up:11")
    assert (lab.state.card, lab.state.explored) == ("x-silence", ["x-furniture"])


@pytest.mark.rule("M-EXPL-11", "M-SCAV-15")
def test_the_last_card_is_resolved_in_full_but_has_nothing_to_return() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", unknown_left=0, next=["9", "full-shelf", "1"])
    assert lab.options == ["ignore", "noise:1"]
    lab.choose("noise:1", "take-all")
    assert (lab.pile, lab.asked) == ({"book": 1, "cigarette": 1}, "load")


@pytest.mark.rule("M-SCAV-15", "M-EXPL-03")
@pytest.mark.parametrize(
    ("card", "cards", "way"),
    [
        ("x-furniture", 2, "return:2"),
        ("x-cupboards", 3, "return:3"),
        ("x-hiding-place", 2, "return:2"),
        ("x-rotten-floor", 3, "return:3"),
        ("x-tripwire", 2, "return:2"),
        ("x-left-behind", 2, "cover:2"),
        ("x-rubble", 4, "return:4"),
        ("x-rubble", 1, "with-tool:shovel:1"),
    ],
)
def test_the_quiet_way_is_open_with_just_enough_cards_and_closed_with_one_less(
    card: str, cards: int, way: str
) -> None:
    pile = {"shovel": 1}
    assert way in trip_lab("ruined-villa", card, unknown_left=cards, pile=pile).options
    assert way not in trip_lab("ruined-villa", card, unknown_left=cards - 1, pile=pile).options


@pytest.mark.rule("M-EXPL-10", "M-SCRIPT-14")
def test_a_card_that_waited_for_an_encounter_is_lost_when_the_party_surrenders() -> None:
    lab = trip_lab(
        "ruined-villa",
        "x-furniture",
        party=("emilia", "katia"),
        tops={"residents": ["thugs-2"]},
        pile={"book": 1},
        next=["1", "1", "b1", "blank", "blank", "blank", "9", "9"],
    )
    lab.choose("noise:1", "fight-on", "talk-surrender")
    assert (lab.asked, lab.state.explored, rows(lab)) == ("explore", ["x-furniture"], [])
    assert (lab.pile, len(lab.state.unknown), lab.state.finding) == ({}, 9, "")
    conserved(lab.state)


@pytest.mark.rule("M-EXPL-06")
def test_the_discard_is_shuffled_into_a_new_exploration_deck_when_that_runs_out() -> None:
    tasks = {"marko": "scavenging", "emilia": "guard"}
    lab = mine_lab(at="scavenging", people=("marko", "emilia"), tasks=tasks)
    s = lab.state
    s.unseen["exploration"] = {"x-heap": 1, "x-pantry": 1}
    s.exploration = Pile([{"exploration": 2}])
    s.explored = [card.id for card in CARDS for _ in range(card.copies)]
    for card in ("x-heap", "x-pantry"):
        s.explored.remove(card)
    lab.choose("go-to:distant:ruined-villa")
    assert lab.happened("cards-reshuffled")
    assert (len(s.unknown), len(s.exploration), s.explored) == (12, 14, [])
    conserved(s)
    lab.next("x-silence").choose("turn-up:12", "end")
    assert s.unseen["exploration"] == {card.id: card.copies for card in CARDS}
    conserved(s)


@pytest.mark.rule("M-EXPL-06")
def test_the_unknown_deck_is_never_refilled() -> None:
    lab = trip_lab("ruined-villa", "x-furniture", "x-heap", unknown_left=1, next=NOTHING)
    lab.choose("return:2")
    assert (lab.asked, len(lab.state.unknown)) == ("load", 0)


@pytest.mark.rule("M-SCAV-14", "M-DAWN-05")
def test_who_knows_the_streets_sees_four_cards_and_returns_some() -> None:
    cards = ("x-tripwire", "x-heap", "x-silence", "x-pantry", "x-bars")
    lab = trip_lab("ruined-villa", *cards, turn=False, hand=["know-the-streets"])
    lab.choose("narrative:know-the-streets")
    assert lab.options == [*(f"away:{card}" for card in cards[:4]), "keep-rest"]
    lab.choose("away:x-tripwire", "away:x-silence", "keep-rest", "next-card:x-pantry")
    assert lab.state.unknown.layers[:3] == ["x-pantry", "x-heap", "x-bars"]
    assert (len(lab.state.unknown), lab.state.exploration.layers[:2]) == (12, ["x-silence", "x-tripwire"])
    assert lab.anytime == []
    conserved(lab.state)


# --- Map cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-EXPL-07", "M-CARD-23", "M-CARD-24", "M-CARD-25", "M-CARD-26", "M-CARD-27")
@pytest.mark.parametrize("card", sorted(ALL_FIVE))
def test_an_obstacle_may_be_kept_and_is_shuffled_back_at_the_end(card: str) -> None:
    place = "post-office" if card in ("x-bars", "x-closed-door", "x-blocked-door") else "textile-mill"
    lab = trip_lab(place, card, "x-heap-end", pile=dict(TOOLS)).choose(f"keep:{card}")
    assert (lab.state.slot, lab.state.explored) == ([card], [])
    assert f"open-card:{card}" in lab.options
    lab.choose("turn-up:13", "end")
    assert (lab.state.slot, lab.state.unseen["exploration"][card]) == ([], EXPLORE[card].copies)


@pytest.mark.rule("M-EXPL-08")
@pytest.mark.parametrize("card", sorted(ALL_FIVE - {"x-basement"}))
def test_an_obstacle_this_place_does_not_have_is_discarded_with_no_effect(card: str) -> None:
    lab = trip_lab("central-square", card, pile=dict(TOOLS))
    assert (lab.asked, lab.state.explored, lab.state.slot) == ("explore", [card], [])
    assert lab.happened("not-here")


@pytest.mark.rule("M-EXPL-08", "M-SCAV-13", "M-CARD-24")
def test_a_basement_that_is_not_here_can_still_end_exploration() -> None:
    assert trip_lab("central-square", "x-basement").options == ["ignore", "end"]


@pytest.mark.rule("M-EXPL-08")
def test_an_obstacle_may_be_left_unused() -> None:
    lab = trip_lab("post-office", "x-blocked-door").choose("ignore")
    assert (lab.state.explored, lab.state.slot) == (["x-blocked-door"], [])


@pytest.mark.rule("M-EXPL-08", "M-CARD-23")
def test_bars_need_a_sawblade_which_is_kept_and_hide_two_stashes() -> None:
    lab = trip_lab("post-office", "x-bars", pile={"sawblade": 1}, next=["full-shelf", "1", "spoiled", "1"])
    assert lab.options == ["with-tool:sawblade:0", "keep:x-bars", "ignore"]
    take_all(lab.choose("with-tool:sawblade:0"))
    assert (rows(lab), lab.state.noise, len(lab.state.unknown)) == (["stash", "stash"], 1, 13)
    assert lab.pile == {"sawblade": 1, "canned-food": 1, "moonshine": 1, "raw-food": 2}


@pytest.mark.rule("M-CARD-23")
def test_without_a_sawblade_bars_can_only_be_kept() -> None:
    lab = trip_lab("post-office", "x-bars")
    assert lab.options == ["keep:x-bars", "ignore"]
    with pytest.raises(IllegalAnswer):
        lab.choose("with-tool:sawblade:0")
    assert "open-card:x-bars" not in lab.choose("keep:x-bars").options


@pytest.mark.rule("M-CARD-24")
@pytest.mark.parametrize(("result", "comes"), [("2", True), ("3", False)])
def test_the_basement_holds_a_pantry_and_a_heap_and_perhaps_somebody(result: str, comes: bool) -> None:
    lab = trip_lab("textile-mill", "x-basement", tops={"residents": ["rebels"]})
    assert lab.options == ["return:2", "keep:x-basement", "ignore", "end"]
    lab.next("full-shelf", "1", "old-wireless", "1", result).choose("return:2")
    take_all(lab)
    assert (rows(lab), lab.asked == "rebels") == (["pantry", "heap"], comes)
    assert lab.told("basement-rolled", "result") == [int(result)]


@pytest.mark.rule("M-CARD-24")
def test_the_basement_is_a_way_out_of_a_fight_once() -> None:
    lab = trip_lab("textile-mill", "x-candlelight", kept=["x-basement"], tops={"residents": ["thugs-3"]})
    lab.next("1", "a1", "a2").choose("approach", "flee:basement")
    assert not lab.happened("backstabbed")
    assert lab.asked == "load"


@pytest.mark.rule("M-CARD-25")
@pytest.mark.parametrize(("result", "opens"), [("3", False), ("4", True), ("10", True)])
def test_a_lockpick_opens_the_closed_door_from_four_on_and_is_spent(result: str, opens: bool) -> None:
    finds = ["full-shelf", "1", "old-wireless", "1"] if opens else []
    lab = trip_lab("post-office", "x-closed-door", pile={"lockpick": 1}, next=[result, *finds])
    assert lab.options == ["pick-lock:party:lockpick", "noise:3", "keep:x-closed-door", "ignore"]
    take_all(lab.choose("pick-lock:party:lockpick"))
    assert (rows(lab), lab.pile.get("lockpick", 0)) == (
        ["stash", "furniture"] if opens else [],
        0 if opens else 1,
    )
    assert lab.state.noise == 1


@pytest.mark.rule("M-CARD-25")
def test_after_a_failed_try_the_door_waits_on_the_slot_and_can_only_be_broken() -> None:
    lab = trip_lab("post-office", "x-closed-door", pile={"lockpick": 1}, next=["1"])
    lab.choose("pick-lock:party:lockpick")
    assert lab.state.slot == ["x-closed-door"]
    lab.choose("open-card:x-closed-door")
    assert lab.options == ["noise:3", "keep:x-closed-door"]
    lab.next("10", "full-shelf", "1").choose("noise:3")
    assert (rows(lab), lab.state.noise) == (["stash"], 4)


@pytest.mark.rule("M-CARD-25")
def test_a_second_closed_door_is_a_second_door() -> None:
    lab = trip_lab("post-office", "x-closed-door", "x-closed-door", pile={"lockpick": 1}, next=["1"])
    lab.choose("pick-lock:party:lockpick", "turn-up:13")
    assert "pick-lock:party:lockpick" in lab.options
    lab.choose("keep:x-closed-door", "open-card:x-closed-door")
    lab.next("10", *NOTHING).choose("noise:3")
    take_all(lab)
    assert "pick-lock:party:lockpick" in lab.choose("open-card:x-closed-door").options
    lab.next("2").choose("pick-lock:party:lockpick", "open-card:x-closed-door")
    assert lab.options == ["noise:3", "keep:x-closed-door"]


@pytest.mark.rule("M-CARD-25", "M-EXPL-09")
def test_a_door_opened_tonight_can_turn_up_again_on_the_next_visit() -> None:
    lab = trip_lab("post-office", "x-closed-door", unknown_left=0, pile={"lockpick": 1}, next=["9"])
    lab.next("full-shelf", "1", "old-wireless", "1").choose("pick-lock:party:lockpick")
    take_all(lab)
    assert (lab.asked, lab.state.unseen["exploration"]["x-closed-door"]) == ("load", 2)


@pytest.mark.rule("M-CARD-18", "M-CARD-25")
def test_marko_breaks_in_with_a_hatchet_and_keeps_it() -> None:
    lab = trip_lab("post-office", "x-closed-door", pile={"hatchet": 1}, next=["4"])
    assert "pick-lock:marko:hatchet" in lab.options
    lab.next("old-wireless", "1", *NOTHING).choose("pick-lock:marko:hatchet", "leave")
    assert (rows(lab), lab.pile) == (["stash", "furniture"], {"hatchet": 1})


@pytest.mark.rule("M-CARD-18")
def test_nobody_but_marko_opens_a_door_with_a_hatchet() -> None:
    lab = trip_lab("post-office", "x-closed-door", party=("emilia",), home=("marko",), pile={"hatchet": 1})
    assert lab.options == ["noise:3", "keep:x-closed-door", "ignore"]


@pytest.mark.rule("M-FIND-04", "M-CARD-25")
def test_a_lockpick_found_on_the_way_opens_a_later_door() -> None:
    lab = trip_lab("post-office", "x-heap", "x-heap", "x-heap-end", "x-closed-door")
    lab.next("household-goods", "1").choose("return:2", "take-all", "turn-up:11")
    assert "pick-lock:party:lockpick" in lab.options


@pytest.mark.rule("M-CARD-26")
def test_the_blocked_door_takes_time_or_two_people_who_push() -> None:
    lab = trip_lab("post-office", "x-blocked-door", next=["10", "full-shelf", "1"])
    assert lab.options == ["return:3", "noise:2", "keep:x-blocked-door", "ignore"]
    assert rows(lab.choose("noise:2")) == ["stash"]
    alone = trip_lab("post-office", "x-blocked-door", party=("emilia",))
    assert alone.options == ["return:3", "keep:x-blocked-door", "ignore"]


@pytest.mark.rule("M-CARD-27")
@pytest.mark.parametrize(
    ("pile", "prices"),
    [({}, ["return:4"]), ({"shovel": 1}, ["with-tool:shovel:1", "return:4"])],
)
def test_rubble_is_cleared_by_hand_or_faster_with_a_shovel(pile: dict[str, int], prices: list[str]) -> None:
    lab = trip_lab("textile-mill", "x-rubble", pile=pile, next=["full-shelf", "1", "old-wireless", "1"])
    assert lab.options == [*prices, "keep:x-rubble", "ignore"]
    lab.choose(prices[0])
    take_all(lab)
    assert (rows(lab), len(lab.state.unknown)) == (["heap", "stash"], 12 if pile else 9)
    assert lab.pile.get("shovel", 0) == len(pile)


@pytest.mark.rule("M-EXPL-08")
def test_an_obstacle_that_cannot_be_paid_for_now_may_be_kept_for_later() -> None:
    lab = trip_lab("textile-mill", "x-rubble", unknown_left=3)
    assert lab.options == ["keep:x-rubble", "ignore"]


# --- Odd cards ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-22")
def test_two_cards_keep_the_hiding_place() -> None:
    lab = trip_lab("ruined-villa", "x-hiding-place")
    assert lab.options == ["ignore", "return:2"]
    lab.choose("return:2")
    assert (lab.state.slot, len(lab.state.unknown)) == (["x-hiding-place"], 11)


@pytest.mark.rule("M-CARD-22")
def test_with_one_card_left_there_is_no_time_for_hiding() -> None:
    lab = trip_lab("ruined-villa", "x-hiding-place", "x-heap", unknown_left=0)
    assert (lab.asked, lab.state.card, lab.state.explored) == ("search", "x-heap", ["x-hiding-place"])


@pytest.mark.rule("M-CARD-22")
def test_from_the_hiding_place_a_residents_card_is_ignored() -> None:
    lab = trip_lab("ruined-villa", "x-candlelight", kept=["x-hiding-place"], tops={"residents": ["thugs-1"]})
    lab.choose("approach")
    assert lab.options == ["meet:thugs-1", "hide:x-hiding-place"]
    lab.choose("hide:x-hiding-place")
    assert (lab.state.slot, lab.state.combat) == ([], None)
    assert lab.state.explored == ["x-hiding-place", "x-candlelight"]


@pytest.mark.rule("M-CARD-22")
def test_from_the_hiding_place_the_characters_strike_first_and_once() -> None:
    lab = trip_lab(
        "ruined-villa",
        "x-candlelight",
        party=("emilia", "katia"),
        kept=["x-hiding-place"],
        tops={"residents": ["thugs-3"]},
        next=["1", "a1", "a2", "fist-2", "blank"],
    )
    lab.choose("approach", "meet:thugs-3")
    assert "fight-backstab:x-hiding-place" in lab.options
    lab.choose("fight-backstab:x-hiding-place", "hit:a1:unarmed:0", "hit:a1:unarmed:1")
    assert lab.state.combat is not None
    assert ([foe.wounds for foe in lab.state.combat.foes], lab.state.combat.round) == ([2, 0], 0)
    assert (lab.asked, lab.state.slot) == ("round", [])
    assert "fight-backstab:x-hiding-place" not in lab.options


@pytest.mark.rule("M-EXPL-03")
@pytest.mark.parametrize(
    ("waited", "result", "what"),
    [(0, "4", "encounter"), (2, "2", "encounter"), (2, "3", "noise"), (0, "7", "noise"), (3, "5", "seen")],
)
def test_footsteps_depend_on_the_die_and_on_how_long_the_party_waits(
    waited: int, result: str, what: str
) -> None:
    lab = trip_lab("ruined-villa", "x-footsteps", tops={"residents": ["rebels"]}, next=[result])
    lab.choose(f"listen-for:{waited}")
    assert len(lab.state.unknown) == 13 - waited
    assert lab.asked == {"encounter": "rebels", "noise": "explore", "seen": "seen-first"}[what]
    assert lab.state.noise == (2 if what == "noise" else 1)


@pytest.mark.rule("M-EXPL-03")
def test_whoever_is_seen_first_stays_on_top_or_goes_to_the_bottom() -> None:
    def heard() -> Lab:
        lab = trip_lab("ruined-villa", "x-footsteps", tops={"residents": ["rebels", "peddler"]}, next=["8"])
        return lab.choose("listen-for:0")

    assert heard().options == ["leave-top:rebels", "to-bottom:rebels"]
    assert heard().choose("leave-top:rebels").state.residents.layers[:2] == ["rebels", "peddler"]
    layers = heard().choose("to-bottom:rebels").state.residents.layers
    assert (layers[0], layers[-1]) == ("peddler", "rebels")


@pytest.mark.rule("M-EXPL-11")
def test_footsteps_can_be_listened_to_with_no_card_left() -> None:
    lab = trip_lab("ruined-villa", "x-footsteps", unknown_left=0)
    assert lab.options == ["listen-for:0", "end"]


@pytest.mark.rule("M-EXPL-03")
def test_candlelight_is_a_meeting_that_comforts_if_nobody_fights() -> None:
    states = {"marko": {"misery": 1}, "emilia": {"misery": 2}}
    lab = trip_lab("ruined-villa", "x-candlelight", states=states, tops={"residents": ["peddler"]})
    assert lab.options == ["ignore", "approach", "end"]
    lab.choose("approach", "walk-on")
    assert lab.options == ["person:marko", "person:emilia"]
    assert lab.choose("person:emilia").level("emilia", "misery") == 1


@pytest.mark.rule("M-EXPL-03")
def test_candlelight_comforts_nobody_after_a_fight() -> None:
    lab = trip_lab(
        "ruined-villa",
        "x-candlelight",
        party=("emilia",),
        states={"emilia": {"misery": 2}},
        tops={"residents": ["homeless"], "findings": ["already-searched"]},
        next=["a1", "fist-2", "blank", "fist-1", "blank", "10"],
    )
    lab.choose("approach", "fight:homeless", "fight-on", "fight-on")
    assert (lab.asked, lab.level("emilia", "misery")) == ("explore", 2)


@pytest.mark.rule("M-EXPL-12", "M-COMB-24")
@pytest.mark.parametrize(
    ("face", "held"), [("fist-1", True), ("fist-2", True), ("blank", False), ("script", False)]
)
def test_the_rotten_floor_holds_on_a_fist_of_the_grey_die(face: str, held: bool) -> None:
    lab = trip_lab("ruined-villa", "x-rotten-floor", next=[face, *(NOTHING if held else [])])
    assert lab.options == ["return:3", "balance:marko", "balance:emilia", "end"]
    lab.choose("balance:emilia")
    (tried,) = (e for e in lab.events() if isinstance(e, FloorTried))
    assert (tried.held == "yes", lab.level("emilia", "wounds")) == (held, 0 if held else 1)
    assert rows(lab) == (["furniture"] if held else [])


@pytest.mark.rule("M-EXPL-12")
def test_prowess_allows_rerolls_on_the_rotten_floor() -> None:
    lab = trip_lab("ruined-villa", "x-rotten-floor", next=["blank", "script", "fist-1", *NOTHING])
    lab.choose("balance:marko")
    assert (lab.asked, lab.options) == ("fight-reroll", ["fight-reroll", "fight-keep"])
    lab.choose("fight-reroll", "fight-reroll")
    assert (lab.asked, lab.level("marko", "wounds"), rows(lab)) == ("explore", 0, ["furniture"])


@pytest.mark.rule("M-EXPL-12")
def test_rerolls_end_with_prowess_and_may_be_declined() -> None:
    lab = trip_lab("ruined-villa", "x-rotten-floor", next=["blank", "blank", "blank"])
    lab.choose("balance:marko", "fight-reroll", "fight-reroll")
    assert (lab.asked, lab.level("marko", "wounds")) == ("explore", 1)
    lab = trip_lab("ruined-villa", "x-rotten-floor", next=["blank"]).choose("balance:marko", "fight-keep")
    assert lab.level("marko", "wounds") == 1


@pytest.mark.rule("M-EXPL-03")
def test_three_cards_go_round_the_rotten_floor() -> None:
    lab = trip_lab("ruined-villa", "x-rotten-floor").choose("return:3")
    assert (lab.asked, rows(lab), len(lab.state.unknown)) == ("explore", [], 10)


@pytest.mark.rule("M-EXPL-03")
@pytest.mark.parametrize(("result", "sprung"), [("3", True), ("4", False)])
def test_a_tripwire_goes_off_up_to_three_and_yields_parts_above(result: str, sprung: bool) -> None:
    lab = trip_lab("ruined-villa", "x-tripwire", next=[result, *(["10"] if sprung else [])])
    assert lab.options == ["return:2", "disarm:marko", "disarm:emilia", "end"]
    lab.choose("disarm:emilia")
    assert (lab.level("emilia", "wounds"), lab.state.noise) == ((2, 4) if sprung else (0, 1))
    assert lab.pile == ({} if sprung else {"shell": 1, "weapon-part": 1})


@pytest.mark.rule("M-EXPL-03", "M-NOISE-09")
def test_a_sprung_tripwire_is_heard() -> None:
    lab = trip_lab("ruined-villa", "x-tripwire", tops={"residents": ["rebels"]}, next=["1", "4"])
    assert lab.choose("disarm:marko").asked == "rebels"


@pytest.mark.rule("M-EXPL-03", "M-TOKEN-04")
def test_a_tripwire_yields_only_what_the_box_holds() -> None:
    lab = trip_lab("ruined-villa", "x-tripwire", box={"shell": 0}, next=["9"]).choose("disarm:marko")
    assert lab.pile == {"weapon-part": 1}


@pytest.mark.rule("M-EXPL-03")
def test_silence_lowers_noise_and_shows_the_next_two_cards() -> None:
    lab = trip_lab("ruined-villa", "x-silence", "x-heap", "x-pantry", noise=4)
    assert lab.options == ["go-on-card", "end"]
    lab.choose("go-on-card")
    (seen,) = (e for e in lab.events() if isinstance(e, CardsSeen))
    assert (seen.cards, lab.state.noise) == (("card:x-heap", "card:x-pantry"), 2)
    lab.choose("next-card:x-pantry")
    assert lab.state.unknown.layers[:2] == ["x-pantry", "x-heap"]


@pytest.mark.rule("M-EXPL-11")
def test_silence_as_the_last_card_shows_nothing() -> None:
    lab = trip_lab("ruined-villa", "x-silence", unknown_left=0).choose("go-on-card")
    assert (lab.asked, lab.happened("cards-seen")) == ("load", False)


@pytest.mark.rule("M-EXPL-03")
@pytest.mark.parametrize("took", ["take-all", "leave"])
def test_searching_the_dead_weighs_on_the_party_whether_or_not_anything_is_taken(took: str) -> None:
    lab = trip_lab("ruined-villa", "x-left-behind", next=["spoiled", "1"])
    assert lab.options == ["ignore", "search-dead", "cover:2", "end"]
    lab.choose("search-dead").next("6").choose(took)
    assert (lab.level("marko", "misery"), lab.level("emilia", "misery")) == (1, 0)
    assert lab.pile == ({"knife": 1} if took == "take-all" else {})


@pytest.mark.rule("M-EXPL-03")
def test_covering_the_body_takes_time_and_comforts_one() -> None:
    lab = trip_lab("ruined-villa", "x-left-behind", states={"emilia": {"misery": 2}}).choose("cover:2")
    assert (lab.level("emilia", "misery"), len(lab.state.unknown)) == (1, 11)


@pytest.mark.rule("M-EXPL-03", "M-EXPL-04")
def test_somebody_left_behind_may_be_passed_by() -> None:
    lab = trip_lab("ruined-villa", "x-left-behind", unknown_left=1)
    assert lab.options == ["ignore", "search-dead", "end"]
    assert lab.choose("ignore").level("marko", "misery") == 0


# --- Reality Impact -----------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-28", "M-SCRIPT-01")
@pytest.mark.parametrize(
    ("card", "named"), [("x-impact-location", "card:ruined-villa"), ("x-impact-event", "card:hard-frost")]
)
def test_a_reality_impact_names_the_location_or_the_newest_event(card: str, named: str) -> None:
    layout: dict[str, Any] = {"active": ["rat-infestation", "hard-frost"], "next": ["green"]}
    lab = trip_lab("ruined-villa", card, **layout)
    (impact,) = (e for e in lab.events() if isinstance(e, ImpactNamed))
    assert (impact.card, impact.colour) == (named, "colour:green")
    assert lab.happened("script-told")


def test_every_exploration_card_has_a_test_here() -> None:
    tested = {card for card, *_ in SEARCHES} | ALL_FIVE
    odd = ("hiding-place", "footsteps", "candlelight", "rotten-floor", "tripwire", "silence", "left-behind")
    tested |= {f"x-{card}" for card in (*odd, "impact-location", "impact-event")}
    assert tested == {card.id for card in CARDS}


# --- Why not ------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCAV-15", "M-SCAV-13", "M-EXPL-08")
def test_a_search_says_what_it_lacks() -> None:
    lab = trip_lab("ruined-villa", "x-cupboards", unknown_left=2)
    assert lab.refusals() == {"return/": "M-SCAV-15", "end/": "M-SCAV-13"}
    alone = trip_lab("post-office", "x-blocked-door", party=("emilia",), unknown_left=1)
    assert alone.refusals() == {"return/": "M-SCAV-15", "noise/": "M-EXPL-03", "end/": "M-SCAV-13"}


@pytest.mark.rule("M-CARD-23", "M-CARD-25", "M-CARD-27", "M-CARD-18")
def test_an_obstacle_says_which_tool_it_takes() -> None:
    bars = trip_lab("garage", "x-bars", party=("emilia",))
    assert bars.refusals()["with-tool/sawblade"] == "M-EXPL-08"
    door = trip_lab("garage", "x-closed-door", party=("marko",))
    assert {key: rule for key, rule in door.refusals().items() if "pick-lock" in key} == {
        "pick-lock/lockpick": "M-CARD-25",
        "pick-lock/hatchet": "M-CARD-18",
    }


@pytest.mark.rule("M-CARD-25")
def test_a_lock_that_was_tried_says_so() -> None:
    lab = trip_lab("garage", "x-closed-door", party=("emilia",), pile={"lockpick": 2}, next=["1"])
    lab.choose("pick-lock:party:lockpick", "open-card:x-closed-door")
    (why,) = [r.why.id for r in lab.table.refused() if r.what.id == "option-pick-lock"]
    assert why == "refused-trip-lock"


@pytest.mark.rule("M-SCAV-13", "M-SCAV-17", "M-LOC-05", "M-CARD-23")
def test_between_cards_it_is_said_what_is_not_possible_and_why() -> None:
    lab = trip_lab("hotel", unknown_left=1, kept=["x-bars", "civilians-1"])
    assert lab.refusals() == {
        "open-card/x-bars": "M-EXPL-08",
        "look-around/": "M-SCAV-15",
        "end/": "M-SCAV-13",
    }


@pytest.mark.rule("M-LOC-07", "M-LOC-06", "M-TRADE-03")
def test_paid_actions_say_why_they_would_be_of_no_use() -> None:
    states = {"marko": {"wounds": 1, "illness": 1}}
    hospital = trip_lab("city-hospital", kept=["civilians-1"], states=states).choose("heal:marko:wounds:4")
    assert hospital.refusals()["heal/illness"] == "M-LOC-09"
    assert trip_lab("city-hospital", kept=["civilians-1"]).refusals()["paid-heal/"] == "M-LOC-07"
    garage = trip_lab("garage", kept=["survivors-1"], pile={"wood": 1})
    assert garage.refusals()["trade/"] == "M-TRADE-03"


# --- Decks that run out -------------------------------------------------------------------------------


@pytest.mark.rule("M-EXPL-06")
def test_in_the_middle_of_a_visit_only_the_discard_becomes_a_new_exploration_deck() -> None:
    """No card asks for more cards while exploring; a house rule might."""

    def more(g: Game) -> Flow[None]:
        for _ in range(4):
            g.state.explored.append((yield from draw(g.state.unknown, g.state.unseen)))
        form_unknown(g, 15)

    lab = trip_lab("ruined-villa", play=more, hand=["know-the-streets"])
    s = lab.state
    assert (len(s.unknown), len(s.exploration), s.explored) == (25, 1, [])
    assert lab.told("cards-reshuffled", "cards") == [4]
    conserved(s)
