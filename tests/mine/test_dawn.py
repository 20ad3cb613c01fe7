"""The Dawn phase step by step, Emilia's Journal, sleepers at Dawn (M-DAWN, M-CARD-16, M-STATE-17 to -23)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.narrative import DECK
from tilldawn.games.mine.night.events import NarrativeKept, SpiritCalled
from tilldawn.games.mine.people.harm import each_suffers
from tilldawn.games.mine.state import Game, Note, Trip
from tilldawn.testing.mine import Lab, conserved, mine_lab

CREW = ("marko", "katia", "marin")


def dawn(**layout: Any) -> Lab:
    return mine_lab(at="dawn", **{"people": CREW, **layout})


# --- Coming home --------------------------------------------------------------------------------------


@pytest.mark.rule("M-DAWN-01")
def test_the_party_comes_home_and_its_pile_goes_to_storage() -> None:
    lab = dawn(tasks={"katia": "scavenging"}, pile={"water": 2, "knife": 1}, storage={"water": 1, "meds": 1})
    assert lab.asked == "dawn"
    assert (lab.pile, lab.storage) == ({}, {"water": 3, "meds": 1, "knife": 1})
    assert lab.state.trip is None
    conserved(lab.state)


@pytest.mark.rule("M-SCAV-26", "M-DAWN-01")
def test_from_a_party_lost_on_the_way_home_nothing_comes_home() -> None:
    """A page of the house, read in the night, may weigh on the whole group."""

    def weighs(g: Game) -> Flow[None]:
        g.state.trip = Trip(0, g.state.locations[0])
        yield from each_suffers(g, g.state.group, "misery", 1, "M-SCRIPT-04")

    lab = mine_lab(
        at="raid",
        people=("marko", "emilia"),
        tasks={"marko": "scavenging", "emilia": "guard"},
        states={"marko": {"misery": 3}},
        pile={"wood": 2, "meds": 1},
        notes=[Note("child", 488, "pile", "dawn", 2)],
        tops={"raids": ["shots-in-the-street"]},
        play=weighs,
    )
    while lab.state.phase != "dawn":
        lab.choose(lab.options[0])
    assert (lab.alive("marko"), lab.pile, lab.storage, lab.state.notes) == (False, {}, {}, [])
    assert lab.told("party-lost", "goods") == [("count:meds*1", "count:wood*2")]
    conserved(lab.state)


@pytest.mark.rule("M-DAWN-01", "M-MED-05")
def test_what_was_brought_home_can_be_used_at_this_dawn_for_everybody() -> None:
    lab = dawn(tasks={"katia": "scavenging"}, pile={"meds": 1, "moonshine": 1})
    assert [id for id in lab.options if "meds" in id] == [f"place:meds:{id}" for id in CREW]
    assert [id for id in lab.options if "moonshine" in id] == [f"drink:moonshine:{id}" for id in CREW]


@pytest.mark.rule("M-DAWN-02", "M-DAWN-03", "M-DAWN-04", "M-DAWN-06")
def test_the_steps_of_dawn_come_in_their_order() -> None:
    lab = dawn(
        tasks={"katia": "scavenging"},
        pile={"meds": 1},
        lost_today=True,
        tops={"fate": ["draught"], "narrative": ["banister", "old-debt"], "events": ["hard-frost"]},
        next=["10"],
    )
    lab.choose("place:meds:marko", "person:marko", "person:katia", "keep-narrative:banister")
    names = (
        "party-returned",
        "medicine-placed",
        "fate-turned",
        "narrative-kept",
        "death-among-us",
        "day-ended",
        "day-began",
    )
    assert [e.name for e in lab.events(*names)] == list(names)


@pytest.mark.rule("M-DAWN-03")
def test_one_fate_card_is_drawn_at_dawn() -> None:
    lab = dawn(tops={"fate": ["draught"]}).choose("person:marko", "person:katia")
    assert lab.asked == "keep-narrative"
    assert len(lab.events("fate-turned")) == 1
    assert lab.state.fate_discard == ["draught"]


# --- Narrative Actions --------------------------------------------------------------------------------


@pytest.mark.rule("M-DAWN-04")
def test_two_narrative_actions_are_drawn_one_is_kept_and_the_other_shuffled_back() -> None:
    lab = mine_lab(at="narrative", tops={"narrative": ["thin-soup", "old-debt"], "events": ["hard-frost"]})
    assert lab.options == ["keep-narrative:thin-soup", "keep-narrative:old-debt"]
    assert lab.anytime == []
    conserved(lab.state)
    lab.choose("keep-narrative:old-debt")
    assert (lab.state.hand, lab.state.offered, len(lab.state.narrative)) == (["old-debt"], [], 14)
    assert [e.back for e in lab.events() if isinstance(e, NarrativeKept)] == [("card:thin-soup",)]
    conserved(lab.state)


@pytest.mark.rule("M-DAWN-05")
def test_kept_cards_stay_in_hand_until_they_are_used() -> None:
    lab = mine_lab(
        at="narrative",
        hand=["thin-soup", "slip-away"],
        tops={"narrative": ["old-debt", "banister"], "events": ["hard-frost"]},
    )
    lab.choose("keep-narrative:banister")
    assert (lab.state.day, lab.state.phase) == (3, "day")
    assert lab.state.hand == ["thin-soup", "slip-away", "banister"]
    assert lab.table.fork("1").state.hand == lab.state.hand
    lab.choose("narrative:banister")
    assert lab.state.hand == ["thin-soup", "slip-away"]
    assert "banister" in lab.state.waste_cards


@pytest.mark.rule("M-DAWN-08")
def test_the_last_narrative_action_is_kept_without_a_choice() -> None:
    *hand, last = (card.id for card in DECK)
    lab = mine_lab(at="narrative", hand=hand, tops={"events": ["hard-frost"]})
    assert lab.state.hand == [*hand, last]
    assert (len(lab.state.narrative), lab.state.phase) == (0, "day")
    conserved(lab.state)


@pytest.mark.rule("M-DAWN-08")
def test_with_no_narrative_action_left_dawn_goes_on() -> None:
    lab = mine_lab(at="narrative", hand=[card.id for card in DECK], tops={"events": ["hard-frost"]})
    assert lab.state.phase == "day"
    assert not lab.happened("narrative-kept")


# --- The end of the day -------------------------------------------------------------------------------


@pytest.mark.rule("M-DAWN-06")
def test_without_a_loss_there_is_no_check() -> None:
    lab = mine_lab(at="death-among-us", tops={"events": ["hard-frost"]})
    assert lab.state.day == 3
    assert not lab.happened("empathy-rolled")


@pytest.mark.rule("M-DAWN-06")
def test_the_check_comes_after_the_narrative_actions() -> None:
    lab = mine_lab(at="narrative", lost_today=True, people=CREW, tops={"events": ["hard-frost"]})
    assert lab.asked == "keep-narrative"
    assert not lab.happened("death-among-us")
    lab.next("6").choose(lab.options[0])
    assert [p.misery for p in lab.state.group] == [2, 0, 0]


@pytest.mark.rule("M-DAWN-07")
def test_after_dawn_a_new_day_begins_and_nothing_of_the_old_one_counts() -> None:
    lab = mine_lab(
        at="death-among-us",
        people=("emilia", "katia"),
        tasks={"emilia": "guard", "katia": "scavenging"},
        tops={"events": ["hard-frost"]},
    )
    assert (lab.state.day, lab.state.phase) == (3, "day")
    assert [p.task for p in lab.state.group] == ["", ""]
    assert [e.name for e in lab.events("day-ended", "day-began")] == ["day-ended", "day-began"]
    assert (len(lab.state.history), lab.state.history[0][0]) == (1, 2)


@pytest.mark.rule("M-DAWN-07", "M-DAWN-05")
def test_a_second_wind_does_not_last_into_the_next_day() -> None:
    def revived(g: Game) -> Flow[None]:
        g.state.group[0].tireless = True
        yield from ()

    tops = {"events": ["hard-frost"]}
    lab = mine_lab(at="death-among-us", states={"marko": {"fatigue": 2}}, tops=tops, play=revived)
    assert (lab.state.phase, lab.person("marko").tireless) == ("day", False)


# --- Emilia -------------------------------------------------------------------------------------------


def writing(fatigue: int = 0, **layout: Any) -> Lab:
    states = {"emilia": {"fatigue": fatigue, "misery": 2}, "marko": {"misery": 2}}
    return mine_lab(at="dawn", **{"states": states, "tops": {"fate": ["draught"]}, **layout})


@pytest.mark.rule("M-CARD-16")
def test_emilia_reads_from_her_journal_for_anybody_at_the_price_of_two_fatigue() -> None:
    lab = writing()
    assert lab.options == ["journal:marko", "journal:emilia", "journal:marin", "fate"]
    lab.choose("journal:marko")
    assert (lab.level("marko", "misery"), lab.level("emilia", "misery")) == (1, 2)
    assert lab.level("emilia", "fatigue") == 2


@pytest.mark.rule("M-CARD-16")
def test_emilia_may_write_for_herself() -> None:
    lab = writing().choose("journal:emilia")
    assert (lab.level("emilia", "misery"), lab.level("emilia", "fatigue")) == (1, 2)


@pytest.mark.rule("M-CARD-16")
@pytest.mark.parametrize("fatigue", [2, 3])
def test_the_journal_takes_her_to_fatigue_four_at_most_and_then_she_sleeps(fatigue: int) -> None:
    lab = writing(fatigue).choose("journal:marko")
    assert (lab.level("emilia", "fatigue"), lab.level("marko", "misery")) == (4, 1)
    assert lab.happened("fell-asleep")


@pytest.mark.rule("M-CARD-16", "M-STATE-20")
def test_emilia_asleep_reads_nothing() -> None:
    lab = writing(4)
    assert not [id for id in lab.options if id.startswith("journal")]
    assert lab.asked == "spirit-order"


@pytest.mark.rule("M-CARD-16", "M-STATE-31")
def test_the_journal_is_read_once_a_day() -> None:
    lab = writing(storage={"meds": 1}).choose("journal:marko")
    assert not [id for id in lab.options if id.startswith("journal")]
    with pytest.raises(IllegalAnswer):
        lab.choose("journal:marko")
    lab.choose("fate", "person:marko", "person:emilia")
    lab.next("hard-frost").choose(lab.options[0])
    assert lab.person("emilia").used == []


@pytest.mark.rule("M-CARD-16", "M-STATE-30")
def test_the_journal_is_for_dawn_before_the_fate_card_only() -> None:
    for lab in (writing().choose("fate"), mine_lab(at="dawn-after", storage={"moonshine": 1}), mine_lab()):
        assert not [id for id in (*lab.options, *lab.anytime) if id.startswith("journal")]


# --- Sleepers at Dawn ---------------------------------------------------------------------------------


def called(lab: Lab) -> list[str]:
    return [e.who.partition(":")[2] for e in lab.events() if isinstance(e, SpiritCalled)]


@pytest.mark.rule("M-STATE-21")
def test_the_spirit_of_a_sleeper_is_passed_over() -> None:
    lab = dawn(states={"katia": {"fatigue": 4}}, tops={"fate": ["draught"]})
    assert lab.options == ["person:marko", "person:marin"]
    lab.choose("person:marin")
    assert called(lab) == ["marin", "marko"]


@pytest.mark.rule("M-STATE-21")
def test_with_everybody_asleep_no_spirit_is_resolved() -> None:
    lab = dawn(states={id: {"fatigue": 4} for id in CREW}, tops={"fate": ["draught"]})
    assert (called(lab), lab.asked) == ([], "keep-narrative")


@pytest.mark.rule("M-STATE-14", "M-STATE-21")
def test_a_night_on_guard_at_fatigue_three_is_finished_before_sleep_comes() -> None:
    lab = mine_lab(
        at="evening",
        people=("katia", "anton"),
        states={"katia": {"fatigue": 3}},
        tops={"raids": ["prowlers"], "fate": ["draught"]},
        next=["fist-1"],
    )
    lab.choose("task:katia:guard", "task:anton:floor", "crime-split:2:0")
    assert lab.happened("guard-rolled")
    assert (lab.level("katia", "fatigue"), called(lab)) == (4, ["anton"])


@pytest.mark.rule("M-STATE-22", "M-DAWN-09")
def test_sleepers_are_chosen_for_what_befalls_them_and_not_for_what_one_does() -> None:
    asleep = {"katia": {"fatigue": 4, "misery": 2}}
    lab = dawn(states=asleep, cold=1, tops={"fate": ["long-night"]})
    assert lab.options == ["person:marko", "person:katia", "person:marin"]
    lab.choose("person:katia")
    assert lab.level("katia", "illness") == 1
    lab = mine_lab(at="raid", people=CREW, states=asleep, hand=["night-shift"], tasks={"marko": "guard"})
    assert lab.choose("narrative:night-shift").options == ["person:marko", "person:marin"]


@pytest.mark.rule("M-STATE-23")
def test_who_slept_on_the_floor_is_awake_at_dawn() -> None:
    lab = mine_lab(
        at="evening",
        people=("katia", "anton"),
        states={"katia": {"fatigue": 4}},
        tops={"raids": ["prowlers"], "fate": ["draught"]},
        next=["fist-1"],
    )
    lab.choose("task:katia:floor", "task:anton:guard", "crime-split:2:0")
    assert lab.level("katia", "fatigue") == 2
    assert lab.happened("woke-up")
    assert lab.options == ["person:katia", "person:anton"]


# --- What would come too late -------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-08", "M-SPIRIT-01")
@pytest.mark.parametrize(("hunger", "asked"), [(2, "dawn"), (1, "dawn-after")])
def test_food_brought_home_may_be_eaten_before_spirit_looks_at_hunger(hunger: int, asked: str) -> None:
    """Boris is sadder at Hunger 2; at Hunger 1 it makes no difference, and nobody is asked before Fate."""
    lab = mine_lab(
        at="dawn",
        people=("boris",),
        tasks={"boris": "scavenging"},
        states={"boris": {"hunger": hunger}},
        pile={"raw-food": 1},
        advanced=["351"],
        tops={"fate": ["grey-morning"]},
    )
    assert lab.asked == asked
    lab.choose("eat-now:boris:raw-food")
    assert (lab.level("boris", "hunger"), lab.level("boris", "misery")) == (hunger - 1, 0)


@pytest.mark.rule("M-OBJ-11", "M-BOARD-03")
def test_a_marker_may_be_changed_and_paid_in_before_a_chapter_judges() -> None:
    due: dict[str, Any] = {"at": "dawn-after", "objective": "fuel-for-the-winter", "x5": {"wood": 1}}
    lab = mine_lab(**due, tops={"events": ["chapter-2"]})
    assert lab.asked == "dawn-after"
    lab.choose("unbundle:wood")
    assert "pay-in:wood:1" in lab.anytime
    assert mine_lab(**due, tops={"events": ["hard-frost"]}).asked == "keep-narrative"


@pytest.mark.rule("M-STATE-30", "M-ALC-05")
def test_what_cannot_be_done_before_fate_is_refused_with_its_reason() -> None:
    lab = mine_lab(
        at="dawn",
        people=("emilia", "marko"),
        states={"emilia": {"fatigue": 4}},
        storage={"moonshine": 1},
        hand=["banister", "old-stories"],
    )
    refused = lab.refusals()
    assert refused["drink/emilia"] == "M-ALC-05"
    assert refused["journal/emilia"] == "M-CARD-16"
    assert refused["narrative/banister"] == "M-DAWN-05"
    assert refused["narrative/old-stories"] == "M-DAWN-05"
