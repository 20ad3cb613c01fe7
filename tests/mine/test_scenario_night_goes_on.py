"""The Night Goes On: its set-up, the long night, every red arrow, its ends."""

from __future__ import annotations

from typing import Any

import pytest

import tilldawn
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.cards.fittings import FITTING
from tilldawn.games.mine.raid.losses import lose_goods
from tilldawn.games.mine.scenarios import night_goes_on
from tilldawn.games.mine.scenarios.events import FittingStood
from tilldawn.games.mine.scenarios.sheet import memory
from tilldawn.games.mine.state import Game, Note, RaidTonight
from tilldawn.testing.mine import Lab, scenario_lab

ID = "night-goes-on"
READ = [2901, 2902, 2903, 2904, 2905]


def lab(*, arrows: tuple[int, ...] = (), people: tuple[str, ...] = ("marko", "emilia"), **laid: Any) -> Lab:
    """Two people; of the red arrows only these are still to be read."""
    remembers = {"done": [n for n in READ if n not in arrows], **laid.pop("remembers", {})}
    return scenario_lab(ID, people=people, remembers=remembers, **laid)


# --- The set-up -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def test_two_begin_in_an_open_house_with_all_raiders_about() -> None:
    state = tilldawn.new_table("mine", 1, seed=8, options={"scenario": ID}).state
    assert sorted(p.id for p in state.group if p.starting) == sorted(p.id for p in state.group)
    assert [(p.hunger, p.misery) for p in state.group] == [(1, 2), (1, 2)]
    assert not state.shelter
    assert (state.cold, state.raid_reserve, state.resident_reserve) == (2, 0, 0)
    assert state.storage == night_goes_on.STORAGE
    assert state.events.layers == [{"events": 3}, {"endings": 3}]


@pytest.mark.rule("M-SETUP-35")
def test_five_green_and_two_red_fittings_are_chosen_and_cheer_nobody() -> None:
    table = tilldawn.new_table("mine", 1, seed=8, options={"scenario": ID})
    while table.request is not None and table.request.kind in ("furnish", "where"):
        chairs = [o for o in table.request.options if "chair" in o.id]
        table.answer((chairs or list(table.request.options))[0].id)
    stood = [line.event.card.partition(":")[2] for line in table.log if isinstance(line.event, FittingStood)]
    assert [FITTING[card].idea for card in stood] == [False] * 5 + [True] * 2
    state = table.state
    assert len(state.fittings) == 7
    assert state.chair_built, "what a card does when it is built it does not do now"
    assert [p.misery for p in state.group] == [2, 2]
    assert len(state.deck) + len(state.ideas) == 13


# --- The long night ---------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03")
def test_every_unknown_deck_has_two_cards_more() -> None:
    away = lab(at="scavenging", tasks={"marko": "scavenging", "emilia": "guard"})
    away.choose("go-to:near:hotel")
    assert len(away.state.unknown) == 16


@pytest.mark.rule("M-SCEN-03")
def test_whoever_guarded_may_sit_up_at_dawn_for_less_misery() -> None:
    dawn = lab(
        at="dawn",
        tasks={"marko": "guard", "emilia": "floor"},
        states={"marko": {"misery": 2}, "emilia": {"misery": 2}},
    )
    assert dawn.options == ["wake-together:marko", "lie-down"]
    assert dawn.refusals()["wake-together/emilia"] == "M-SCEN-03"
    dawn.choose("wake-together:marko")
    assert (dawn.level("marko", "fatigue"), dawn.level("marko", "misery")) == (1, 1)
    assert dawn.asked == "dawn", "once a Dawn for each"


@pytest.mark.rule("M-SCEN-03")
def test_nobody_is_asked_who_slept_or_needs_no_comfort() -> None:
    dawn = lab(at="dawn", tasks={"marko": "guard", "emilia": "floor"}, states={"emilia": {"misery": 2}})
    assert dawn.asked == "dawn"


# --- Red arrows -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-04")
def test_the_pipe_costs_a_fitting_for_good_or_a_risk_for_each() -> None:
    pipe = lab(arrows=(2901,), cold=4, fittings={"b4": "radio"})
    pipe.choose("script:2901:a")
    assert pipe.state.cold == 1
    assert not pipe.state.fittings
    assert "radio" in pipe.state.waste_cards
    cold = lab(arrows=(2901,), cold=4)
    assert cold.refusals()["script/2901"] == "M-SCEN-04"
    cold.next("3", "4").choose("script:2901:b")
    assert (cold.level("marko", "illness"), cold.level("emilia", "illness")) == (1, 0)
    assert cold.state.cold == 4


@pytest.mark.rule("M-SCEN-04")
def test_three_tokens_of_cold_are_not_yet_enough_for_the_pipe() -> None:
    assert lab(arrows=(2901,), cold=3).asked == "plan"


def _rob(damage: int) -> Any:
    def play(g: Game) -> Flow[None]:
        raid = RaidTonight("prowlers", damage, 0)
        took = yield from lose_goods(g, raid)
        yield from night_goes_on.raided(g, raid, took)

    return play


@pytest.mark.rule("M-SCEN-04")
def test_the_man_in_the_hall_comes_out_in_the_next_evening_before_tasks() -> None:
    hall = lab(arrows=(2902,), at="evening", remembers={"robbed": True})
    assert hall.asked == "script"
    hall.choose("script:2902:a")
    assert hall.asked == "evening"
    assert memory(hall.state)["inside"] == hall.state.day
    assert [note.name for note in hall.state.notes] == ["man-in-the-hall"]


@pytest.mark.rule("M-SCEN-04")
def test_the_man_inside_takes_two_points_off_and_may_take_the_dearest_at_dawn() -> None:
    night = lab(
        at="raid-card",
        tasks={"marko": "guard", "emilia": "floor"},
        tops={"raids": ["prowlers"]},
        remembers={"inside": 2},
        storage={"jewelry": 1, "wood": 2},
    )
    assert night.told("raid-eased", "points") == [2]
    dawn = lab(
        at="dawn",
        tasks={"marko": "floor", "emilia": "floor"},
        storage={"jewelry": 1, "wood": 2},
        notes=[Note("man-in-the-hall", 2906, "storage", "dawn", 2, 2902)],
        next=["4"],
    )
    dawn.choose("turn-page")
    assert dawn.storage == {"wood": 2}


@pytest.mark.rule("M-SCEN-04")
@pytest.mark.parametrize(("taken", "seen"), [(2, False), (3, True)])
def test_three_things_taken_by_one_card_bring_him(taken: int, seen: bool) -> None:
    night = lab(play=_rob(taken), storage={"wood": 6})
    while night.asked == "raid-loss":
        night.choose(night.options[0])
    assert memory(night.state)["robbed"] is seen


@pytest.mark.rule("M-SCEN-04")
def test_refusing_him_weighs_on_whoever_it_hits() -> None:
    hall = lab(arrows=(2902,), at="evening", remembers={"robbed": True}).next("3").choose("script:2902:b")
    assert hall.level("emilia", "misery") == 1


@pytest.mark.rule("M-SCEN-04")
def test_one_plate_looks_for_a_newcomer_who_is_no_starter() -> None:
    alone = lab(
        arrows=(2903,),
        people=("marko",),
        states={"marko": {"misery": 2}},
        tops={"visitors": ["newcomer-wounded"], "characters": ["katia"]},
    )
    alone.choose("turn-page")
    assert alone.asked == "visitor-newcomer"
    accept = next(option for option in alone.options if option.startswith("newcomer-accept"))
    alone.choose(accept)
    while alone.asked and alone.asked != "plan":
        alone.choose(alone.options[0])
    assert [p.id for p in alone.state.group] == ["marko", "katia"]
    assert not alone.person("katia").starting
    assert alone.level("marko", "misery") <= 1


@pytest.mark.rule("M-SCEN-04")
@pytest.mark.parametrize(
    ("top", "radio", "misery"),
    [("ceasefire", False, 0), ("broken-promise", False, 2), ("broken-promise", True, 1)],
)
def test_guns_far_off_lighten_only_the_peace(top: str, radio: bool, misery: int) -> None:
    window = lab(
        arrows=(2904,),
        remembers={"guns": True},
        tops={"events": [top]},
        states={"marko": {"misery": 1}, "emilia": {"misery": 1}},
        fittings={"b4": "radio"} if radio else {},
    )
    window.choose("script:2904:a")
    assert [p.misery for p in window.state.group] == [misery, misery]
    assert window.happened("cards-seen")


@pytest.mark.rule("M-SCEN-04")
@pytest.mark.parametrize(("card", "read"), [("last-offensive", True), ("hard-frost", False)])
def test_only_an_ending_event_that_is_not_the_end_moves_the_guns(card: str, read: bool) -> None:
    morning = lab(arrows=(2904,), at="morning", tops={"events": [card]})
    while morning.asked not in ("script", "plan"):
        morning.choose(morning.options[0])
    assert (morning.asked == "script") is read


@pytest.mark.rule("M-SCEN-04")
def test_the_third_sleepless_night_takes_anothers_next_day() -> None:
    sleepless = lab(arrows=(2905,), states={"marko": {"misery": 3}}).choose("script:2905:a")
    assert sleepless.level("marko", "misery") == 1
    assert memory(sleepless.state)["owed"] == [["emilia", 3]]
    next_day = lab(
        at="morning",
        day=3,
        remembers={"owed": [["emilia", 3]]},
        tops={"events": ["epidemic"]},
        next=["9", "9"],
    )
    while next_day.asked != "plan":
        next_day.choose(next_day.options[0])
    assert next_day.person("emilia").busy
    assert "plan:emilia" not in next_day.options


@pytest.mark.rule("M-SCEN-04")
def test_or_the_unhappy_one_sleeps_tonight_if_another_can_guard() -> None:
    order = lab(arrows=(2905,), at="evening", states={"marko": {"misery": 3}}).choose("script:2905:b")
    assert "task:marko:guard" not in order.options
    assert "task:marko:floor" in order.options
    assert order.refusals()["task/marko"] == "M-SCEN-04"
    alone = lab(
        arrows=(2905,), at="evening", states={"marko": {"misery": 3}, "emilia": {"fatigue": 4}}
    ).choose("script:2905:b")
    assert "task:marko:guard" in alone.options


# --- The end ----------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03", "M-SCEN-05", "M-WIN-01")
@pytest.mark.parametrize(
    ("people", "recruits", "won"), [(("marko",), ("katia",), True), ((), ("katia",), False)]
)
def test_it_is_won_if_one_of_the_two_sees_the_ceasefire(
    people: tuple[str, ...], recruits: tuple[str, ...], won: bool
) -> None:
    end = lab(at="morning", people=people, recruits=recruits, tops={"events": ["ceasefire"]})
    if end.asked == "hope":
        end.choose("play-on")
    assert end.won is won
