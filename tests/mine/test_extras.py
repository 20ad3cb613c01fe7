"""The extra cards: Emira, Clear the Way, Nobody Eats Alone, Watch in Turns (M-CARD, M-STATE, M-DAWN)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.engine.errors import BadOption
from tilldawn.games.mine.cards.fate import CARDS
from tilldawn.games.mine.extras.cards import opened
from tilldawn.games.mine.night.spirit import order_matters
from tilldawn.games.mine.sheet.start import restore, sheet
from tilldawn.testing import laws
from tilldawn.testing.mine import ASKING, Lab, conserved, mine_lab, prudent, trip_lab

WITH: dict[str, Any] = {"modules": ["extras"]}


# --- Emira --------------------------------------------------------------------------------------------


def test_without_the_module_nobody_can_begin_with_emira_or_meet_her() -> None:
    group = ["marko", "emira", "cveta"]
    with pytest.raises(BadOption, match="emira"):
        tilldawn.new_table("mine", 1, options={"characters": group})
    table = tilldawn.new_table("mine", 1, options={**WITH, "characters": group})
    assert [p.id for p in table.state.group] == group


@pytest.mark.rule("M-STATE-30", "M-STATE-31")
def test_emira_gleans_a_vegetable_once_in_a_scavenging_when_the_leader_says_so() -> None:
    party, ask = ("emira", "marko"), {**ASKING, "moment": "ask"}
    lab = trip_lab("garage", "x-furniture", party=party, turn=False, orders=ask, **WITH)
    lab.choose("glean:emira")
    assert lab.pile == {"vegetable": 1}
    assert "glean:emira" not in lab.anytime


@pytest.mark.rule("M-STATE-30")
def test_at_the_latest_the_vegetable_comes_before_findings_are_chosen() -> None:
    lab = trip_lab("garage", party=("emira", "marko"), unknown_left=0, **WITH)
    assert lab.asked == "load"
    assert lab.pile == {"vegetable": 1}


@pytest.mark.rule("M-STATE-30")
def test_nobody_gleans_while_emira_is_at_home() -> None:
    lab = trip_lab("garage", party=("marko",), home=("emira",), turn=False, **WITH)
    assert not [id for id in lab.anytime if id.startswith("glean")]


@pytest.mark.rule("M-SPIRIT-01")
@pytest.mark.parametrize(
    ("letter", "before", "after"),
    [("b", {"hunger": 2}, {"hunger": 1}), ("c", {"misery": 1}, {"misery": 2}), ("c", {}, {"misery": 0})],
)
def test_emiras_spirit(letter: str, before: dict[str, int], after: dict[str, int]) -> None:
    lab = spirit_lab(letter, before)
    assert {state: lab.level("emira", state) for state in after} == after


def spirit_lab(letter: str, states: dict[str, int], **laid: Any) -> Lab:
    """A Dawn whose Fate card calls for this line."""
    card = next(card.id for card in CARDS if card.spirit == letter)
    return mine_lab(
        at="spirit",
        people=("emira",),
        states={"emira": states},
        fate_card=card,
        objective_number=2,
        **WITH,
        **laid,
    )


@pytest.mark.rule("M-SPIRIT-02")
def test_her_spirit_comes_before_katias_where_it_could_spare_her_grief() -> None:
    """Katia minds that somebody starves; Emira may not starve any more once her own line is resolved."""
    lab = mine_lab(people=("emira", "katia", "marin"), states={"emira": {"hunger": 3}}, **WITH)
    assert order_matters(lab.state.group, "b")


# --- Objectives ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-13", "M-OBJ-10")
def test_clear_the_way_counts_spaces_and_remnants_lie_in_the_way() -> None:
    lab = mine_lab(objective="clear-the-way", cleared=["b2", "d2"], shelter={"c6": "remnants"}, **WITH)
    assert opened(lab.state) == 2
    assert lab.table.look().objective.met
    assert not mine_lab(objective="clear-the-way", cleared=["b2"], **WITH).table.look().objective.met


@pytest.mark.rule("M-CARD-14", "M-OBJ-04")
def test_clear_the_way_brings_wood_and_components_or_a_wound() -> None:
    met = judged("clear-the-way", cleared=["b2", "d2"])
    assert (met.storage["wood"], met.storage["component"]) == (4, 4)
    missed = judged("clear-the-way")
    missed.choose("person:marko")
    assert missed.level("marko", "wounds") == 1


def judged(objective: str, **laid: Any) -> Lab:
    """A Morning on which Chapter II is turned up."""
    tops = {"events": ["chapter-2", "airdrop"]}
    return mine_lab(at="morning", day=4, objective=objective, tops=tops, **WITH, **laid)


@pytest.mark.rule("M-CARD-13", "M-DUSK-10")
def test_nobody_eats_alone_asks_for_two_dusks_in_a_row() -> None:
    lab = mine_lab(at="dusk", objective="nobody-eats-alone", storage={"water": 3, "vegetable": 3}, **WITH)
    supper(lab)
    assert lab.state.progress == 1
    short = mine_lab(
        at="dusk", objective="nobody-eats-alone", progress=1, storage={"water": 3, "vegetable": 2}, **WITH
    )
    supper(short)
    assert short.state.progress == 0
    assert short.told("supper-shared", "shared") == ["no"]


def supper(lab: Lab) -> None:
    """Water and food for everybody, as far as it goes."""
    while lab.asked in ("drink", "eat"):
        lab.choose(lab.options[0])


@pytest.mark.rule("M-CARD-14")
def test_whoever_eats_together_is_less_miserable() -> None:
    sad = {"marko": {"misery": 2}, "emilia": {"misery": 1}}
    met = judged("nobody-eats-alone", progress=2, states=sad)
    assert [met.level(id, "misery") for id in ("marko", "emilia", "marin")] == [1, 0, 0]
    missed = judged("nobody-eats-alone", progress=1, states=sad)
    missed.choose("person:emilia", "person:marin")
    assert [missed.level(id, "misery") for id in ("marko", "emilia", "marin")] == [2, 2, 1]


# --- Watch in Turns -----------------------------------------------------------------------------------


@pytest.mark.rule("M-DAWN-05", "M-EVE-04")
def test_guards_who_watch_in_turns_are_less_tired_afterwards() -> None:
    tired = {"marko": {"fatigue": 2}, "emilia": {"fatigue": 3}}
    lab = mine_lab(at="evening", hand=["watch-in-turns"], states=tired, **WITH)
    assert lab.refusals()["narrative/watch-in-turns"] == "M-DAWN-05"
    lab.choose("task:marko:guard", "task:emilia:guard", "task:marin:floor")
    assert lab.options == ["night"]
    lab.choose("narrative:watch-in-turns", "person:marko")
    assert (lab.level("marko", "fatigue"), lab.level("emilia", "fatigue")) == (1, 2)
    assert lab.state.hand == []


@pytest.mark.rule("M-DAWN-05")
def test_an_evening_without_that_card_is_not_waited_for() -> None:
    lab = mine_lab(at="evening", hand=["night-shift"], **WITH)
    lab.choose("task:marko:guard", "task:emilia:floor", "task:marin:floor")
    assert lab.asked != "evening"


# --- Whole Campaigns ----------------------------------------------------------------------------------


def test_campaigns_with_the_extra_cards_lose_nothing_and_replay() -> None:
    seen: set[str] = set()
    for seed in range(10):
        random = Random(seed)
        group = {"characters": ["marko", "emira", "cveta"]} if seed % 2 else {}
        table = tilldawn.new_table("mine", 1 + seed % 3, seed=seed, options={**WITH, **group})
        while table.request is not None:
            conserved(table.state)
            extra = [o for o in table.request.anytime if o.verb == "glean"]
            if extra and random.random() < 0.5:
                laws.undo_really_undoes(table, random)
                table.answer(extra[0].id)
            else:
                table.play(prudent(table, random))
            if table.state.step == "morning" and table.state.phase == "dawn" and table.state.day:
                again = restore(sheet(table.state), table.state.seats)
                conserved(again)
        seen |= {line.event.name for line in table.log}
        laws.replay_gives_the_same_state(table)
    assert "gleaned" in seen
