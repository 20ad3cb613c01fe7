"""The Fate card at Dawn, all seven of them, and Wait tokens (M-FATE, M-WAIT, M-CARD-09)."""

from __future__ import annotations

from typing import Any

import pytest

from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.fate import CARDS, FATE
from tilldawn.games.mine.decks import discard_fate, draw_fate
from tilldawn.games.mine.night.events import ColdFelt, SpiritCalled, WaitResolved
from tilldawn.games.mine.night.fate import describe
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, conserved, mine_lab

CREW = ("marko", "katia", "marin")
CARD_IDS = [card.id for card in CARDS]


def turned(card: str, *outcomes: str, **layout: Any) -> Lab:
    """The Dawn at which this Fate card is turned up; play stops at the Spirit or at a choice of the card."""
    layout.setdefault("people", CREW)
    return mine_lab(at="fate", tops={"fate": [card]}, next=outcomes, **layout)


# --- The card as a whole ------------------------------------------------------------------------------


@pytest.mark.rule("M-FATE-01", "M-DAWN-03")
@pytest.mark.parametrize("card", CARD_IDS)
def test_at_dawn_only_the_upper_part_counts(card: str) -> None:
    lab = turned(card)
    if lab.asked == "fate-exchange":
        lab.choose("fate-exchange:hotel")
    assert (lab.state.fate_card, lab.asked) == (card, "spirit-order")
    assert lab.state.combat is None
    assert [e for e in lab.events() if "fight" in e.name or "combat" in e.name] == []


@pytest.mark.rule("M-FATE-11", "M-DAWN-03")
@pytest.mark.parametrize("card", CARD_IDS)
def test_a_card_has_five_sections_and_the_fourth_is_always_the_wait_tokens(card: str) -> None:
    first, second, third, fourth, fifth = (section.id for section in describe(FATE[card]))
    assert (first, second, fourth, fifth) == ("fate-illness", "fate-wounds", "fate-wait", "fate-spirit")
    assert third == ("fate-exchange" if card in ("fever", "little-sun") else "fate-cold")


@pytest.mark.rule("M-FATE-11", "M-DAWN-03")
def test_the_sections_come_in_their_order() -> None:
    lab = turned(
        "long-night",
        "10",
        states={"marko": {"illness": 2, "wounds": 2}},
        medicine={"marko": {"meds": 1, "bandages": 1}},
        cold=4,
        fittings={"b4": "rainwater-collector"},
        wait=["rainwater-collector"],
    )
    lab.choose("person:marko")
    names = ("patient-treated", "cold-felt", "wait-resolved", "spirit-called")
    assert [e.name for e in lab.events(*names)] == [names[0], *names]


@pytest.mark.rule("M-FATE-11")
def test_an_illness_caught_from_the_cold_is_not_made_worse_at_the_same_dawn() -> None:
    lab = turned("long-night", cold=6)
    assert [p.illness for p in lab.state.group] == [1, 1, 1]


@pytest.mark.rule("M-FATE-02", "M-SPIRIT-01")
def test_what_the_wait_tokens_bring_counts_for_spirit() -> None:
    lab = turned(
        "grandmothers-tea",
        "8",
        people=("bruno",),
        fittings={"b4": "deadfall-trap"},
        wait=["deadfall-trap"],
    )
    assert (lab.storage, lab.level("bruno", "misery")) == ({"raw-food": 2}, 0)
    assert turned("grandmothers-tea", people=("bruno",)).level("bruno", "misery") == 1


@pytest.mark.rule("M-FATE-07")
@pytest.mark.parametrize(
    ("card", "letter"),
    [
        ("long-night", "A"),
        ("fever", "A"),
        ("draught", "A"),
        ("grey-morning", "B"),
        ("grandmothers-tea", "B"),
        ("ice-on-the-panes", "B"),
        ("little-sun", "C"),
    ],
)
def test_every_card_calls_one_letter_of_spirit_once(card: str, letter: str) -> None:
    lab = turned(card, people=("boris", "anton"), states={"boris": {"fatigue": 4}})
    if lab.asked == "fate-exchange":
        lab.choose("fate-exchange:hotel")
    called = [(e.who, e.letter) for e in lab.events() if isinstance(e, SpiritCalled)]
    assert called == [("character:anton", letter)]


@pytest.mark.rule("M-FATE-10")
def test_a_resolved_card_goes_to_the_discard() -> None:
    lab = turned("draught", people=("anton",))
    assert (lab.state.fate_card, lab.state.fate_discard, len(lab.state.fate)) == ("", ["draught"], 6)
    conserved(lab.state)


@pytest.mark.rule("M-FATE-10")
def test_the_discard_becomes_a_new_deck_when_the_last_card_has_been_used() -> None:
    def used_up(g: Game) -> Flow[None]:
        for _ in CARDS:
            yield from draw_fate(g)
            discard_fate(g.state)

    lab = mine_lab(at="fate", people=CREW, play=used_up)
    assert lab.happened("cards-reshuffled")
    assert (len(lab.state.fate), lab.state.fate_discard) == (6, [])
    assert lab.state.fate_card in CARD_IDS
    conserved(lab.state)


# --- Section 1: Illness -------------------------------------------------------------------------------

ILLNESS = {
    "long-night": (-2, -1, 1, 1),
    "fever": (-2, None, 1, 1),
    "draught": (-1, -1, 1, 0),
    "grey-morning": (-2, -1, 1, 1),
    "grandmothers-tea": (None, -1, 1, 1),
    "ice-on-the-panes": (-2, -1, 1, 1),
    "little-sun": (-1, -1, 0, 0),
}
"""Meds, Herbal Meds (None: a dash), untreated, untreated after a night in a Bed."""


def sick(card: str, goods: dict[str, int], task: str = "floor", level: int = 2) -> Lab:
    return turned(
        card, states={"katia": {"illness": level}}, medicine={"katia": goods}, tasks={"katia": task}
    )


@pytest.mark.rule("M-FATE-11", "M-MED-09")
@pytest.mark.parametrize("card", CARD_IDS)
def test_the_untreated_get_worse_or_stay_as_they_are(card: str) -> None:
    *_, none, bed = ILLNESS[card]
    for task in ("floor", "guard", "scavenging"):
        assert sick(card, {}, task).level("katia", "illness") == 2 + none
    for task in ("bed-1", "bed-2"):
        assert sick(card, {}, task).level("katia", "illness") == 2 + bed


@pytest.mark.rule("M-FATE-03", "M-FATE-11")
@pytest.mark.parametrize("card", CARD_IDS)
def test_meds_and_herbal_meds_help_as_the_card_says(card: str) -> None:
    for good, by in zip(("meds", "herbal-meds"), ILLNESS[card][:2], strict=True):
        if by is not None:
            lab = sick(card, {good: 1}, level=3)
            assert lab.level("katia", "illness") == 3 + by
            assert lab.person("katia").medicine == {}
            assert lab.box[good] == 3


@pytest.mark.rule("M-FATE-05")
@pytest.mark.parametrize(("card", "good"), [("fever", "herbal-meds"), ("grandmothers-tea", "meds")])
def test_a_kind_the_card_does_not_accept_stays_and_does_not_help(card: str, good: str) -> None:
    lab = sick(card, {good: 2})
    *_, none, _ = ILLNESS[card]
    assert lab.level("katia", "illness") == 2 + none
    assert lab.person("katia").medicine == {good: 2}
    conserved(lab.state)


@pytest.mark.rule("M-FATE-04", "M-FATE-05")
@pytest.mark.parametrize("card", CARD_IDS)
def test_of_two_accepted_kinds_only_the_stronger_counts_and_both_are_used_up(card: str) -> None:
    lab = sick(card, {"meds": 1, "herbal-meds": 1}, level=3)
    by = {
        good: n for good, n in zip(("meds", "herbal-meds"), ILLNESS[card][:2], strict=True) if n is not None
    }
    assert lab.level("katia", "illness") == 3 + min(by.values())
    assert lab.person("katia").medicine == {good: 1 for good in ("meds", "herbal-meds") if good not in by}


@pytest.mark.rule("M-FATE-03", "M-FATE-04")
def test_two_meds_on_one_character_are_both_gone_and_help_once() -> None:
    lab = sick("draught", {"meds": 2}, level=3)
    assert (lab.level("katia", "illness"), lab.person("katia").medicine, lab.box["meds"]) == (2, {}, 3)


@pytest.mark.rule("M-FATE-03")
def test_medicine_the_card_names_is_discarded_from_the_healthy_too() -> None:
    lab = turned("long-night", medicine={"marko": {"meds": 1, "herbal-meds": 1}, "marin": {"bandages": 1}})
    assert [p.medicine for p in lab.state.group] == [{}, {}, {}]
    assert (lab.box["meds"], lab.box["herbal-meds"], lab.box["bandages"]) == (3, 3, 3)


@pytest.mark.rule("M-FATE-11")
@pytest.mark.parametrize("card", CARD_IDS)
def test_nobody_healthy_falls_ill_or_is_wounded_by_the_first_two_sections(card: str) -> None:
    assert [(p.illness, p.wounds) for p in turned(card).state.group] == [(0, 0)] * 3


@pytest.mark.rule("M-FATE-11", "M-DEATH-01")
def test_an_untreated_illness_can_be_the_last() -> None:
    lab = turned("fever", "illness-4", "school", states={"katia": {"illness": 3}})
    assert not lab.alive("katia")
    assert [(lost.id, lost.cause) for lost in lab.state.lost] == [("katia", "illness")]
    assert lab.state.lost_today


@pytest.mark.rule("M-DAWN-09", "M-STATE-22")
def test_the_card_is_dealt_to_sleepers_too() -> None:
    states = {"katia": {"illness": 1, "wounds": 2, "fatigue": 4}}
    lab = turned("grey-morning", states=states, medicine={"katia": {"bandages": 1}}, cold=4)
    assert (lab.level("katia", "illness"), lab.level("katia", "wounds")) == (3, 1)
    assert lab.level("katia", "fatigue") == 4


# --- Section 2: Wounds --------------------------------------------------------------------------------

WOUNDS = {
    "long-night": (-2, (1, 1, 1)),
    "fever": (-1, (1, 1, 1)),
    "draught": (-1, (0, 1, 1)),
    "grey-morning": (-1, (1, 1, 1)),
    "grandmothers-tea": (-2, (0, 1, 1)),
    "ice-on-the-panes": (None, (0, 1, 1)),
    "little-sun": (-2, (0, 0, 0)),
}
"""Bandages (None: a dash), and what happens to the untreated at level 1, 2 and 3."""


@pytest.mark.rule("M-FATE-11")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("card", CARD_IDS)
def test_untreated_wounds_go_by_their_level(card: str, level: int) -> None:
    after = level + WOUNDS[card][1][level - 1]
    outcomes = ["wounds-2"] if after == 4 else []
    lab = turned(card, *outcomes, states={"katia": {"wounds": level}}, tasks={"katia": "bed-1"})
    assert (lab.level("katia", "wounds") if lab.alive("katia") else 4) == after


@pytest.mark.rule("M-FATE-03", "M-FATE-05", "M-MED-09")
@pytest.mark.parametrize("card", CARD_IDS)
def test_bandages_help_as_the_card_says_or_stay_on_a_dash(card: str) -> None:
    by, untreated = WOUNDS[card]
    lab = turned(card, states={"katia": {"wounds": 2}}, medicine={"katia": {"bandages": 2}})
    assert lab.level("katia", "wounds") == 2 + (untreated[1] if by is None else by)
    assert lab.person("katia").medicine == ({"bandages": 2} if by is None else {})


@pytest.mark.rule("M-MED-08", "M-MED-09")
def test_meds_do_nothing_for_wounds_and_bandages_nothing_for_illness() -> None:
    states = {"katia": {"wounds": 3}, "marin": {"illness": 2}}
    medicine = {"katia": {"meds": 1}, "marin": {"bandages": 1}}
    lab = turned("long-night", "wounds-3", states=states, medicine=medicine)
    assert not lab.alive("katia")
    assert lab.level("marin", "illness") == 3


# --- Section 3: Cold or a Location --------------------------------------------------------------------

COLD = {
    "long-night": (1, 2),
    "draught": (1, 3),
    "grey-morning": (1, 2),
    "grandmothers-tea": (1, 3),
    "ice-on-the-panes": (1, 2),
}


@pytest.mark.rule("M-FATE-11")
@pytest.mark.parametrize("cold", range(7))
@pytest.mark.parametrize("card", COLD)
def test_cold_makes_nobody_one_or_everybody_ill(card: str, cold: int) -> None:
    one, everybody = COLD[card]
    lab = turned(card, cold=cold)
    if one <= cold < everybody:
        assert lab.options == ["person:marko", "person:katia", "person:marin"]
        lab.choose("person:marin")
        assert [p.illness for p in lab.state.group] == [0, 0, 1]
    else:
        assert [p.illness for p in lab.state.group] == [int(cold >= everybody)] * 3
    assert (lab.asked, lab.state.cold) == ("spirit-order", cold)


@pytest.mark.rule("M-FATE-11")
@pytest.mark.parametrize("card", ["fever", "little-sun"])
def test_cold_does_nothing_on_a_card_about_locations(card: str) -> None:
    lab = turned(card, cold=6)
    assert [p.illness for p in lab.state.group] == [0, 0, 0]


@pytest.mark.rule("M-FATE-11", "M-TOKEN-18")
def test_board_ups_keep_the_cold_out() -> None:
    lab = turned("draught", cold=3, board_ups=[1, 3])
    assert lab.asked == "chilled"
    lab = turned("draught", cold=3, board_ups=[1, 2, 3])
    assert [e.cold for e in lab.events() if isinstance(e, ColdFelt)] == [0]
    assert [p.illness for p in lab.state.group] == [0, 0, 0]


@pytest.mark.rule("M-FATE-11", "M-DAWN-01")
def test_scavengers_are_home_by_then_and_feel_the_cold() -> None:
    lab = turned("ice-on-the-panes", cold=3, tasks={"katia": "scavenging"})
    assert lab.level("katia", "illness") == 1


@pytest.mark.rule("M-FATE-11", "M-DEATH-01")
def test_the_cold_can_be_the_end_of_somebody_and_the_others_are_hit_all_the_same() -> None:
    states = {"marko": {"illness": 3}}
    lab = turned("grandmothers-tea", "illness-1", states=states, cold=5)
    assert [(p.id, p.illness) for p in lab.state.group] == [("katia", 1), ("marin", 1)]


@pytest.mark.rule("M-FATE-06")
def test_fever_exchanges_the_nearest_location() -> None:
    lab = turned("fever", "school", places=("hotel", "ruined-villa", "garage"))
    assert lab.state.locations == ["ruined-villa", "garage", "school"]
    assert lab.state.old_locations == ["hotel"]


@pytest.mark.rule("M-FATE-06")
@pytest.mark.parametrize(
    ("gone", "left"),
    [
        ("hotel", ["ruined-villa", "garage", "school"]),
        ("ruined-villa", ["hotel", "garage", "school"]),
        ("garage", ["hotel", "ruined-villa", "school"]),
    ],
)
def test_a_little_sun_exchanges_one_of_the_three(gone: str, left: list[str]) -> None:
    lab = turned("little-sun", "school")
    assert lab.options == ["fate-exchange:hotel", "fate-exchange:ruined-villa", "fate-exchange:garage"]
    lab.choose(f"fate-exchange:{gone}")
    assert lab.state.locations == left


# --- Wait tokens --------------------------------------------------------------------------------------

YIELDS = {
    "herbal-garden": ("herb", (1, 1, 1, 1, 2, 2, 2, 2, 3, 3)),
    "vegetable-garden": ("vegetable", (1, 1, 1, 1, 1, 2, 2, 2, 3, 3)),
    "rainwater-collector": ("water", (1, 2, 2, 2, 2, 3, 3, 3, 4, 4)),
    "moonshine-still": ("moonshine", (1, 1, 1, 1, 2, 2, 2, 3, 3, 3)),
    "deadfall-trap": ("raw-food", (0, 0, 1, 1, 1, 1, 1, 2, 2, 2)),
}


def waited(fitting: str, *outcomes: str, built: dict[str, str] | None = None, **layout: Any) -> Lab:
    """A Dawn with a Wait token on this Fitting."""
    beside = {"b5": "herbal-garden"} if fitting == "vegetable-garden" else {}
    fittings = {"b4": fitting, **beside, **(built or {})}
    return turned("draught", *outcomes, fittings=fittings, wait=[fitting], **layout)


@pytest.mark.rule("M-WAIT-02", "M-WAIT-03", "M-FATE-02")
@pytest.mark.parametrize("fitting", YIELDS)
def test_a_wait_token_brings_what_the_black_die_says_and_is_discarded(fitting: str) -> None:
    good, table = YIELDS[fitting]
    for result, pieces in enumerate(table, start=1):
        lab = waited(fitting, str(result))
        assert (lab.storage.get(good, 0), lab.state.wait) == (pieces, [])
        conserved(lab.state)


@pytest.mark.rule("M-WAIT-03", "M-FATE-02")
def test_all_wait_tokens_are_resolved_at_one_dawn() -> None:
    fittings = {"b4": "rainwater-collector", "b5": "herbal-garden", "b6": "moonshine-still"}
    lab = turned("fever", "school", "1", "10", "5", fittings=fittings, wait=[*reversed(fittings.values())])
    assert lab.storage == {"herb": 1, "water": 4, "moonshine": 2}
    assert lab.state.wait == []


@pytest.mark.rule("M-WAIT-01")
def test_a_card_takes_one_wait_token_only() -> None:
    lab = mine_lab(people=CREW, fittings={"b4": "rainwater-collector"}, wait=["rainwater-collector"])
    lab.choose("plan:marko")
    assert "use:rainwater-collector:collect-rain" not in lab.options
    lab = mine_lab(people=CREW, fittings={"b4": "rainwater-collector"})
    lab.choose("plan:marko", "use:rainwater-collector:collect-rain", "plan:katia")
    assert "use:rainwater-collector:collect-rain" not in lab.options


@pytest.mark.rule("M-WAIT-02")
def test_an_action_places_a_wait_token_and_nothing_comes_before_dawn() -> None:
    lab = mine_lab(people=("katia",), fittings={"b4": "rainwater-collector"})
    lab.choose("plan:katia", "use:rainwater-collector:collect-rain")
    assert (lab.state.wait, lab.storage) == (["rainwater-collector"], {})


@pytest.mark.rule("M-WAIT-04")
def test_without_a_new_action_there_is_no_second_yield() -> None:
    lab = turned("draught", fittings={"b4": "rainwater-collector"})
    assert (lab.storage, lab.happened("wait-resolved")) == ({}, False)
    lab = mine_lab(people=("katia",), fittings={"b4": "herbal-garden"}, storage={"chems": 1, "water": 1})
    lab.choose("plan:katia", "use:herbal-garden:sow-herbs", "plan:katia")
    assert (lab.state.wait, lab.storage) == (["herbal-garden"], {})
    assert "use:herbal-garden:sow-herbs" not in lab.options


@pytest.mark.rule("M-WAIT-05")
def test_a_fitting_taken_down_loses_its_wait_token() -> None:
    layout: dict[str, Any] = {"fittings": {"b4": "rainwater-collector"}, "wait": ["rainwater-collector"]}
    lab = mine_lab(people=("katia",), advanced=["155"], **layout)
    lab.choose("plan:katia", "dismantle:rainwater-collector")
    assert lab.state.wait == []


@pytest.mark.rule("M-WAIT-05")
def test_a_fitting_that_is_moved_keeps_its_wait_token() -> None:
    layout: dict[str, Any] = {"fittings": {"b4": "rainwater-collector"}, "wait": ["rainwater-collector"]}
    lab = mine_lab(people=("katia",), advanced=["155"], **layout)
    lab.choose("plan:katia", "move:rainwater-collector", "space:c5")
    assert lab.state.fittings == {"c5": "rainwater-collector"}
    assert lab.state.wait == ["rainwater-collector"]


@pytest.mark.rule("M-WAIT-06")
def test_a_yield_is_limited_by_the_box() -> None:
    assert waited("rainwater-collector", "10", box={"water": 1}).storage == {"water": 1}
    assert waited("rainwater-collector", "10", box={"water": 0}).storage == {}
    assert waited("rainwater-collector", "10", storage={"water": 5}).storage == {"water": 6}


@pytest.mark.rule("M-WAIT-07", "M-CARD-09")
@pytest.mark.parametrize(("result", "pieces"), [("1", 1), ("2", 1), ("3", 2), ("8", 3)])
def test_rats_bring_one_raw_food_more_even_on_a_miss(result: str, pieces: int) -> None:
    lab = waited("deadfall-trap", result, active=["rat-infestation"])
    assert lab.storage == {"raw-food": pieces}
    assert [(e.pieces, e.rats) for e in lab.events() if isinstance(e, WaitResolved)] == [(pieces, "yes")]


@pytest.mark.rule("M-CARD-09")
def test_rats_help_no_other_fitting_and_no_empty_trap() -> None:
    lab = waited("rainwater-collector", "1", built={"b6": "deadfall-trap"}, active=["rat-infestation"])
    assert lab.storage == {"water": 1}


@pytest.mark.rule("M-CARD-09")
def test_the_rats_are_gone_after_that_dawn() -> None:
    lab = waited("deadfall-trap", "1", people=("anton",), active=["rat-infestation"]).choose("no")
    assert (lab.state.active, "rat-infestation" in lab.state.waste_cards) == ([], True)


@pytest.mark.rule("M-WAIT-02")
@pytest.mark.parametrize(("result", "pieces"), [("1", 1), ("4", 1), ("5", 2), ("10", 2)])
def test_a_cage_trap_beside_the_deadfall_trap_adds_three_to_its_roll(result: str, pieces: int) -> None:
    assert waited("deadfall-trap", result, built={"b5": "cage-trap"}).storage["raw-food"] == pieces


@pytest.mark.rule("M-WAIT-02")
def test_an_upgrade_that_has_lost_its_base_card_brings_nothing() -> None:
    lab = turned("draught", fittings={"b4": "vegetable-garden"}, wait=["vegetable-garden"])
    assert (lab.storage, lab.state.wait) == ({}, [])
    assert lab.happened("wait-spoiled")


# --- Anton --------------------------------------------------------------------------------------------

SCHOLARS = ("anton", "katia")


@pytest.mark.rule("M-STATE-30", "M-STATE-31")
def test_anton_may_have_a_wait_token_rolled_again_and_the_second_result_stands() -> None:
    lab = waited("rainwater-collector", "5", "1", people=SCHOLARS)
    assert (lab.asked, lab.options) == ("roll-again", ["yes", "no"])
    lab.choose("yes")
    assert lab.storage == {"water": 1}
    assert waited("rainwater-collector", "5", people=SCHOLARS).choose("no").storage == {"water": 2}


@pytest.mark.rule("M-STATE-31")
def test_anton_calculates_once_a_day() -> None:
    fittings = {"b4": "rainwater-collector", "b5": "herbal-garden"}
    layout: dict[str, Any] = {"people": SCHOLARS, "fittings": fittings, "wait": [*fittings.values()]}
    lab = turned("draught", "1", "9", "1", **layout).choose("yes")
    assert (lab.asked, lab.storage) == ("spirit-order", {"herb": 3, "water": 1})
    lab = turned("draught", "9", "1", "9", **layout).choose("yes")
    assert lab.storage == {"herb": 3, "water": 4}


@pytest.mark.rule("M-STATE-30", "M-STATE-20")
def test_anton_asleep_calculates_nothing() -> None:
    lab = waited("rainwater-collector", "1", people=SCHOLARS, states={"anton": {"fatigue": 4}})
    assert not lab.happened("rolled-again")
    assert lab.storage == {"water": 1}


@pytest.mark.rule("M-STATE-30")
def test_anton_back_from_a_trip_is_at_home_at_dawn() -> None:
    lab = waited("rainwater-collector", "1", people=SCHOLARS, tasks={"anton": "scavenging"})
    assert lab.asked == "roll-again"
