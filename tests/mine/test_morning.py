"""The Morning: Events, one test or more for each of them (M-MORN, M-CARD-01 to -12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.engine.save import load, save
from tilldawn.games.mine.cards.events import CARDS, CHAPTERS, EVENT
from tilldawn.games.mine.game import GAME
from tilldawn.games.mine.public.view import TableView
from tilldawn.games.mine.state import Game
from tilldawn.testing.mine import Lab, conserved, mine_lab, prudent

THREE = ("marko", "emilia", "marin")
EVENTS = [card.id for card in CARDS if not card.ending]
PARTY = dict.fromkeys(THREE, "scavenging")
PLAIN = ("garage", "ruined-villa", "print-shop")
"""Three Locations without a red band."""


def draw(event: str, *chance: str, day: int = 3, **more: Any) -> Lab:
    """The Morning on which this Event is drawn."""
    return mine_lab(at="morning", day=day, tops={"events": [event]}, next=chance, **more)


def open_events(lab: Lab) -> list[str]:
    return [event.id for event in lab.state.active]


def pass_the_day(lab: Lab) -> Lab:
    """Play on sensibly until the next Morning."""
    random, today = Random(7), lab.state.day
    while lab.asked and lab.state.day == today:
        lab.choose(prudent(lab.table, random).id)
    return lab


def look(lab: Lab) -> TableView:
    seen = lab.table.look()
    assert isinstance(seen, TableView)
    return seen


# --- The phase ----------------------------------------------------------------------------------------


@pytest.mark.rule("M-MORN-01")
def test_the_top_card_of_the_events_deck_is_drawn_and_resolved() -> None:
    lab = draw("hard-frost", day=4)
    assert [event.card for event in lab.events("event-drawn")] == ["card:hard-frost"]
    assert (len(lab.state.events), lab.state.newest, lab.state.day) == (11, "hard-frost", 4)


@pytest.mark.rule("M-MORN-02")
@pytest.mark.parametrize(
    ("event", "cold"),
    [
        ("airdrop", 2),
        ("shelling", 1),
        ("snipers", 2),
        ("crime-on-the-rise", 2),
        ("crime-wave", 1),
        ("rat-infestation", 2),
        ("relatively-peaceful", 1),
        ("food-shortage", 2),
        ("epidemic", 2),
        ("hard-frost", 3),
        ("soaring-prices", 1),
        ("direct-hit", 1),
        ("ceasefire", 0),
        ("last-offensive", 1),
        ("broken-promise", 2),
    ],
)
def test_the_cold_of_every_event(event: str, cold: int) -> None:
    assert draw(event, cold=1).state.cold == 1 + cold
    assert len(CARDS) == 15


@pytest.mark.rule("M-MORN-02")
def test_cold_comes_before_the_text() -> None:
    lab = draw("epidemic", "9", "9", "9")
    names = [event.name for event in lab.events("event-drawn", "cold-added", "epidemic-rolled")]
    assert names == ["event-drawn", "cold-added", *["epidemic-rolled"] * 3]


@pytest.mark.rule("M-MORN-04")
def test_after_a_chapter_card_another_card_is_drawn() -> None:
    lab = mine_lab(at="morning", tops={"events": ["chapter-2", "airdrop"]})
    assert [event.card for event in lab.events("chapter-turned", "event-drawn")] == [
        "card:chapter-2",
        "card:airdrop",
    ]
    assert (len(lab.state.events), lab.state.day) == (10, 2)


@pytest.mark.rule("M-MORN-05", "M-CARD-12")
def test_the_first_morning_sets_the_objectives_and_draws_an_event() -> None:
    lab = mine_lab(at="setup")
    names = [e.name for e in lab.events("day-began", "chapter-turned", "objective-set", "event-drawn")]
    assert names == ["day-began", "chapter-turned", "objective-set", "event-drawn"]
    assert lab.events("chapter-turned")[0].card == "card:chapter-1"
    assert len(lab.state.events) == 11


@pytest.mark.rule("M-MORN-06")
def test_chapters_that_follow_each_other_are_both_resolved_before_an_event() -> None:
    seven = EVENTS[:7]
    lab = mine_lab(at="morning", gone=seven, objective="roof-over-our-heads", next=["close-the-gaps"])
    lab.choose("person:marko", "person:emilia")
    assert [event.card for event in lab.events("chapter-turned")] == ["card:chapter-2", "card:chapter-3"]
    assert len(lab.events("event-drawn")) == 1
    assert EVENT[lab.state.newest].ending
    assert (lab.state.objective, lab.state.objective_number) == ("to-see-the-peace", 3)


@pytest.mark.rule("M-MORN-07")
@pytest.mark.parametrize("event", [card.id for card in CARDS])
def test_no_script_opens_because_an_event_is_drawn(event: str) -> None:
    lab = draw(event)
    assert not lab.events("told", "script-told", "impact-named")
    assert lab.state.scripts == []


@pytest.mark.rule("M-MORN-03", "M-MORN-08", "M-CARD-01", "M-CARD-02")
@pytest.mark.parametrize("event", ["airdrop", "shelling"])
def test_an_event_about_last_night_is_ignored_on_the_first_day(event: str) -> None:
    lab = draw(event, day=1)
    assert [e.card for e in lab.events("event-ignored")] == [f"card:{event}"]
    assert lab.state.cold == EVENT[event].cold
    assert (lab.storage, [p.misery for p in lab.state.group]) == ({}, [0, 0, 0])
    assert event in lab.state.waste_cards
    assert open_events(lab) == []
    lab.choose("plan:marko")
    assert "outside" in lab.options


@pytest.mark.rule("M-MORN-08")
@pytest.mark.parametrize("event", [id for id in EVENTS if id not in ("airdrop", "shelling")])
def test_no_other_event_is_ignored_on_the_first_day(event: str) -> None:
    assert not draw(event, day=1).happened("event-ignored")


@pytest.mark.rule("M-MORN-09")
def test_a_save_remembers_the_last_scavenging() -> None:
    lab = mine_lab(at="narrative", last_trip=("far", "garage"), tops={"events": ["airdrop"]})
    twin = load(save(lab.table), GAME)
    assert twin.request is not None
    twin.play(twin.request.options[0])
    assert twin.state.newest == "airdrop"
    assert twin.state.storage == {"canned-food": 1, "meds": 1}


@pytest.mark.rule("M-MORN-10")
def test_every_night_the_place_and_the_party_are_noted() -> None:
    tasks = {"marko": "scavenging", "emilia": "guard", "marin": "scavenging"}
    lab = mine_lab(at="scavenging", tasks=tasks, places=PLAIN, last_trip=("near", "garage"))
    lab.choose("go-to:distant:ruined-villa")
    trip = lab.state.last_trip
    assert trip is not None
    assert (trip.slot, trip.location, trip.who) == (1, "ruined-villa", ["marko", "marin"])


@pytest.mark.rule("M-MORN-10")
def test_a_night_at_home_is_noted_too() -> None:
    lab = mine_lab(at="evening", last_trip=("near", "hotel"))
    lab.choose("task:marko:guard", "task:emilia:floor", "task:marin:floor")
    lab.choose(*["night"] * ("night" in lab.options))
    assert lab.state.last_trip is None


@pytest.mark.rule("M-MORN-11")
@pytest.mark.parametrize("event", [id for id in EVENTS if EVENT[id].ends == "at-once"])
def test_an_event_with_no_lasting_effect_is_gone_at_once(event: str) -> None:
    lab = draw(event)
    assert open_events(lab) == []
    assert event in lab.state.waste_cards
    assert [e.card for e in lab.events("event-ended")] == [f"card:{event}"]


@pytest.mark.rule("M-MORN-11")
@pytest.mark.parametrize("event", [id for id in EVENTS if EVENT[id].ends != "at-once"])
def test_an_event_with_a_lasting_effect_lies_open(event: str) -> None:
    lab = draw(event)
    assert lab.state.phase == "day"
    assert open_events(lab) == list(look(lab).active) == [event]
    assert event not in lab.state.waste_cards


@pytest.mark.rule("M-MORN-11")
def test_which_events_last() -> None:
    assert {id for id in EVENTS if EVENT[id].ends == "at-once"} == {"airdrop", "epidemic", "direct-hit"}


@pytest.mark.rule("M-MORN-13", "M-WIN-06")
def test_there_are_events_for_ten_mornings_at_the_most() -> None:
    lab = mine_lab(at="setup")
    kinds = [layer for layer in lab.state.events.layers if layer not in CHAPTERS]
    assert kinds == [{"events": 2}, {"events": 4}, {"endings": 3}]


@pytest.mark.rule("M-MORN-13", "M-WIN-06")
def test_the_third_ending_is_the_ceasefire_at_the_latest() -> None:
    lab = mine_lab(
        at="morning",
        day=10,
        gone=[*EVENTS[:7], "last-offensive", "broken-promise"],
        objective="to-see-the-peace",
        objective_number=3,
    )
    assert lab.state.newest == "ceasefire"
    assert lab.won is True
    assert len(lab.state.events) == 0


@pytest.mark.rule("M-MORN-14")
def test_what_the_radio_tells_comes_to_pass() -> None:
    lab = mine_lab(fittings={"c5": "radio"}, storage={"water": 6, "raw-food": 6, "canned-food": 3})
    lab.next("food-shortage", "crime-wave", "5").choose(
        "plan:marko", "use:radio:tune-in", "resolve", "listen:events"
    )
    told = lab.events("tuned-in")[0].cards
    assert told == ("card:food-shortage", "card:crime-wave")
    assert look(lab).seen["events"] == ["food-shortage", "crime-wave"]
    pass_the_day(lab)
    pass_the_day(lab)
    assert [event.card for event in lab.events("event-drawn")][:2] == list(told)


@pytest.mark.rule("M-MORN-15")
def test_a_day_has_seven_phases_in_this_order() -> None:
    lab = draw("airdrop", day=2, storage={"water": 6, "raw-food": 6, "canned-food": 3})
    pass_the_day(lab)
    beginnings = {
        "day-began": "morning",
        "stage-began": "day",
        "dusk-began": "dusk",
        "evening-began": "evening",
        "scavenging-began": "scavenging",
        "raid-began": "raid",
        "dawn-came": "dawn",
    }
    phases = [beginnings[event.name] for event in lab.events(*beginnings)]
    assert list(dict.fromkeys(phases)) == list(beginnings.values())
    assert phases[-2:] == ["morning", "day"]


# --- Airdrop and Shelling -----------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-01")
@pytest.mark.parametrize(
    ("slot", "found"),
    [("near", {"raw-food": 1}), ("distant", {"canned-food": 1}), ("far", {"canned-food": 1, "meds": 1})],
)
def test_airdrop_brings_more_the_farther_the_party_went(slot: str, found: dict[str, int]) -> None:
    lab = draw("airdrop", last_trip=(slot, "hotel"))
    assert lab.storage == found
    assert open_events(lab) == []


@pytest.mark.rule("M-CARD-01")
def test_airdrop_brings_nothing_after_a_night_at_home() -> None:
    assert draw("airdrop").storage == {}


@pytest.mark.rule("M-CARD-01")
def test_airdrop_brings_only_what_the_box_holds() -> None:
    assert draw("airdrop", last_trip=("far", "hotel"), box={"canned-food": 0}).storage == {"meds": 1}


@pytest.mark.rule("M-CARD-02")
def test_shelling_destroys_the_place_visited_last_night() -> None:
    lab = draw("shelling", "church", last_trip=("distant", "ruined-villa"))
    assert lab.state.locations == ["hotel", "garage", "church"]
    assert lab.state.old_locations == ["ruined-villa"]
    assert [p.misery for p in lab.state.group] == [0, 0, 0]


@pytest.mark.rule("M-CARD-02")
def test_shelling_destroys_the_nearest_place_if_the_one_visited_is_gone() -> None:
    lab = draw("shelling", "church", last_trip=("far", "school"))
    assert lab.state.locations == ["ruined-villa", "garage", "church"]


@pytest.mark.rule("M-CARD-02")
def test_shelling_weighs_on_everybody_after_a_night_at_home() -> None:
    lab = draw("shelling", states={"marin": {"misery": 2}})
    assert [p.misery for p in lab.state.group] == [1, 1, 3]
    assert lab.state.locations == ["hotel", "ruined-villa", "garage"]


@pytest.mark.rule("M-CARD-02")
def test_shelling_may_break_somebody() -> None:
    lab = draw("shelling", "misery-2", states={"marko": {"misery": 3}})
    assert [p.id for p in lab.state.group] == ["emilia", "marin"]


@pytest.mark.rule("M-CARD-02")
@pytest.mark.parametrize("last_trip", [None, ("near", "hotel")])
def test_nobody_goes_outside_while_the_shelling_lasts(last_trip: tuple[str, str] | None) -> None:
    lab = draw("shelling", last_trip=last_trip)
    for _ in range(3):
        lab.choose("plan:marko")
        assert "outside" not in lab.options
        with pytest.raises(IllegalAnswer):
            lab.choose("outside")
        lab.choose("rest", "resolve")
    assert lab.state.phase == "dusk"
    assert open_events(lab) == []
    assert "shelling" in lab.state.waste_cards


@pytest.mark.rule("M-CARD-02")
@pytest.mark.parametrize("advanced", [[], ["155"]])
def test_shelling_ends_with_the_day_even_if_nobody_can_act_in_its_last_stage(advanced: list[str]) -> None:
    hungry = {id: {"hunger": 2} for id in THREE}
    lab = draw("shelling", last_trip=("near", "hotel"), states=hungry, advanced=advanced)
    lab.choose("resolve")
    assert open_events(lab) == ["shelling"]
    lab.choose("resolve")
    assert (lab.state.phase, open_events(lab)) == ("dusk", [])


@pytest.mark.rule("M-CARD-02")
def test_shelling_lasts_through_a_fourth_stage() -> None:
    lab = draw("shelling", last_trip=("near", "hotel"), advanced=["155"]).choose(
        "resolve", "resolve", "resolve"
    )
    assert lab.state.stage == 4
    lab.choose("plan:marko")
    assert "outside" not in lab.options


# --- Snipers ------------------------------------------------------------------------------------------


def snipers(*faces: str, **more: Any) -> Lab:
    """All three leave for a Location while Snipers watch the street."""
    lab = mine_lab(at="scavenging", tasks=PARTY, places=PLAIN, active=["snipers"], next=faces, **more)
    return lab.choose("go-to:distant:ruined-villa")


@pytest.mark.rule("M-CARD-03", "M-CARD-04", "M-CARD-43")
def test_snipers_stop_at_the_first_one_they_hit() -> None:
    lab = snipers("out-of-ammo", "reticle-2")
    assert lab.options == ["person:marko", "person:emilia", "person:marin"]
    lab.choose("person:marin")
    assert lab.options == ["person:marko", "person:emilia"]
    lab.choose("person:marko")
    assert [event.who for event in lab.events("sniper-shot")] == ["character:marin", "character:marko"]
    assert [lab.level(id, "wounds") for id in THREE] == [2, 0, 0]
    assert open_events(lab) == []
    assert "snipers" in lab.state.waste_cards


@pytest.mark.rule("M-CARD-05")
def test_snipers_who_hit_nobody_wait_for_the_next_trip() -> None:
    lab = snipers("spray", "script", "out-of-ammo").choose("person:emilia", "person:marko")
    assert len(lab.events("sniper-shot")) == 3
    assert [p.wounds for p in lab.state.group] == [0, 0, 0]
    assert open_events(lab) == ["snipers"]


@pytest.mark.rule("M-CARD-43")
def test_prowess_is_no_help_against_snipers() -> None:
    alone = {"marko": "scavenging", "emilia": "guard", "marin": "floor"}
    lab = mine_lab(at="scavenging", tasks=alone, places=PLAIN, active=["snipers"], next=["reticle-2"])
    lab.order(0, "reroll", "ask").choose("go-to:distant:ruined-villa")
    assert lab.level("marko", "wounds") == 2
    assert [event.who for event in lab.events("sniper-shot")] == ["character:marko"]


@pytest.mark.rule("M-CARD-04")
def test_snipers_may_kill_and_the_others_go_on() -> None:
    lab = snipers("reticle-2", "wounds-4", "10", states={"emilia": {"wounds": 2}}).choose("person:emilia")
    assert not lab.alive("emilia")
    assert open_events(lab) == []
    assert lab.happened("unknown-formed")


@pytest.mark.rule("M-CARD-03")
def test_snipers_do_not_shoot_at_those_who_stay() -> None:
    lab = draw("snipers")
    lab.choose("resolve", "resolve", "resolve")
    assert not lab.happened("sniper-shot")
    assert open_events(lab) == ["snipers"]


# --- Crime --------------------------------------------------------------------------------------------

GUARD = {"emilia": "guard", "marko": "floor", "marin": "floor"}


def raid(*active: str, **more: Any) -> Lab:
    """Emilia has met all raid cards of the night with bare hands; the Crime Wave stage comes next."""
    lab = mine_lab(at="raid", tasks=GUARD, active=active, storage={"wood": 12}, **more)
    while lab.asked not in ("crime-wave", ""):
        lab.choose(lab.options[0])
    return lab


def one_night_less(g: Game) -> Flow[None]:
    g.state.active[0].nights -= 1
    yield from ()


@pytest.mark.rule("M-MORN-12", "M-CARD-06")
def test_crime_on_the_rise_brings_two_raid_cards_for_one_night() -> None:
    assert len(raid().events("raid-drawn")) == 1
    lab = raid("crime-on-the-rise")
    assert len(lab.events("raid-drawn")) == 2
    assert open_events(lab) == ["crime-on-the-rise"]
    lab.choose("crime-split:1:1")
    assert open_events(lab) == []
    assert "crime-on-the-rise" in lab.state.waste_cards


@pytest.mark.rule("M-MORN-12", "M-CARD-07")
def test_crime_wave_brings_two_raid_cards_for_two_nights() -> None:
    lab = raid("crime-wave")
    assert len(lab.events("raid-drawn")) == 2
    lab.choose("crime-split:1:1")
    assert look(lab).active == {"crime-wave": 1}
    second = raid("crime-wave", play=one_night_less)
    assert len(second.events("raid-drawn")) == 2
    second.choose("crime-split:1:1")
    assert open_events(second) == []


@pytest.mark.rule("M-CARD-07")
def test_the_two_crime_events_do_not_add_up() -> None:
    lab = raid("crime-on-the-rise", "crime-wave")
    assert len(lab.events("raid-drawn")) == 2
    lab.choose("crime-split:1:1")
    assert look(lab).active == {"crime-wave": 1}


@pytest.mark.rule("M-CARD-08")
def test_the_event_crime_wave_is_not_the_crime_wave_stage() -> None:
    assert "crime-wave" in EVENT
    assert "crime-wave-stage" in GAME.steps
    assert "crime-wave" not in GAME.steps
    lab = raid()
    assert (lab.asked, open_events(lab)) == ("crime-wave", [])
    assert lab.choose("crime-split:2:0").happened("crime-spread")


# --- Rat Infestation ----------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-09")
@pytest.mark.parametrize(
    ("storage", "choices", "left"),
    [
        ({"raw-food": 3, "canned-food": 1}, [], {"raw-food": 1, "canned-food": 1}),
        ({"raw-food": 2, "vegetable": 2}, ["raw-food", "vegetable"], {"raw-food": 1, "vegetable": 1}),
        ({"raw-food": 2, "vegetable": 2}, ["vegetable", "vegetable"], {"raw-food": 2}),
        ({"raw-food": 1, "vegetable": 1}, ["raw-food"], {}),
        ({"vegetable": 1}, [], {}),
        ({"canned-food": 3}, [], {"canned-food": 3}),
    ],
)
def test_rats_eat_two_raw_food_or_vegetables(
    storage: dict[str, int], choices: list[str], left: dict[str, int]
) -> None:
    lab = draw("rat-infestation", storage=storage)
    for good in choices:
        assert lab.options == ["good:raw-food", "good:vegetable"]
        lab.choose(f"good:{good}")
    assert (lab.state.phase, lab.storage) == ("day", left)
    conserved(lab.state)


def dawn_of_rats(result: str, *, wait: bool = True, active: bool = True) -> Lab:
    return mine_lab(
        at="fate",
        fittings={"c5": "deadfall-trap"},
        wait=["deadfall-trap"] * wait,
        active=["rat-infestation"] * active,
        tops={"fate": ["long-night"]},
        next=[result],
    )


@pytest.mark.rule("M-CARD-09")
@pytest.mark.parametrize(("result", "food"), [("1", 1), ("2", 1), ("3", 2), ("8", 3)])
def test_rats_mean_one_more_raw_food_in_the_trap(result: str, food: int) -> None:
    lab = dawn_of_rats(result)
    assert lab.storage == {"raw-food": food}
    assert dawn_of_rats(result, active=False).storage.get("raw-food", 0) == food - 1


@pytest.mark.rule("M-CARD-09")
def test_a_trap_nobody_has_set_catches_no_rats() -> None:
    assert dawn_of_rats("10", wait=False).storage == {}


@pytest.mark.rule("M-CARD-09")
def test_the_rats_are_gone_after_the_coming_dawn() -> None:
    lab = dawn_of_rats("3")
    assert open_events(lab) == ["rat-infestation"]
    while lab.asked == "spirit-order":
        lab.choose(lab.options[0])
    assert open_events(lab) == []
    assert "rat-infestation" in lab.state.waste_cards


# --- Relatively Peaceful ------------------------------------------------------------------------------


@pytest.mark.rule("M-CARD-10")
def test_relatively_peaceful_lets_tonights_raiders_pass_by() -> None:
    lab = raid("relatively-peaceful", tops={"raids": ["burglars"]})
    assert [event.card for event in lab.events("raid-ignored")] == ["card:burglars"]
    assert lab.storage == {"wood": 12}
    assert not lab.happened("guard-rolled")
    assert len(lab.state.raids) == 5
    assert lab.state.raids.layers == [{"raids": 4, "=burglars": 1}]


@pytest.mark.rule("M-CARD-10")
def test_relatively_peaceful_covers_two_raid_cards_as_well() -> None:
    lab = raid("crime-wave", "relatively-peaceful")
    assert len(lab.events("raid-ignored")) == len(lab.events("raid-drawn")) == 2


@pytest.mark.rule("M-CARD-10")
def test_relatively_peaceful_is_removed_after_the_night_raid() -> None:
    lab = raid("relatively-peaceful")
    assert open_events(lab) == ["relatively-peaceful"]
    lab.choose("crime-split:1:1")
    assert open_events(lab) == []
    assert "relatively-peaceful" in lab.state.waste_cards


@pytest.mark.rule("M-CARD-10")
def test_whoever_sleeps_on_a_peaceful_night_feels_better() -> None:
    lab = mine_lab(
        at="evening",
        recruits=["bruno"],
        active=["relatively-peaceful"],
        fittings={"c5": "bed-1"},
        states={id: {"misery": 1} for id in (*THREE, "bruno")},
    )
    lab.choose("task:marko:guard", "bed:emilia:bed-1", "task:marin:floor", "task:bruno:scavenging")
    assert {p.id: p.misery for p in lab.state.group} == {"marko": 1, "emilia": 0, "marin": 0, "bruno": 1}


# --- Prices, food, disease, frost, shells -------------------------------------------------------------


@pytest.mark.rule("M-MORN-01")
@pytest.mark.parametrize(
    ("storage", "gone"),
    [
        ({}, {"raw-food": 2, "canned-food": 1}),
        ({"raw-food": 5, "canned-food": 3}, {"raw-food": 1}),
        ({"raw-food": 6, "canned-food": 3}, {}),
    ],
)
def test_food_shortage_removes_food_from_the_box(storage: dict[str, int], gone: dict[str, int]) -> None:
    lab = draw("food-shortage", storage=storage)
    assert (lab.state.waste, lab.storage) == (gone, storage)
    assert open_events(lab) == ["food-shortage"]


def barter(*active: str, **more: Any) -> Lab:
    """Marko has begun to trade with the Barterer at the door."""
    lab = mine_lab(active=active, tops={"visitors": ["barterer"]}, next=["5"], **more)
    return lab.choose("plan:marko", "outside", "resolve")


@pytest.mark.rule("M-MORN-01")
def test_food_is_worth_double_in_every_trade_while_it_is_short() -> None:
    lab = barter("food-shortage", storage={"jewelry": 2, "vegetable": 1, "cigarette": 1})
    lab.choose("trade-begin:barterer:1")
    assert "pay:vegetable:10" in lab.options
    lab.choose("pay:cigarette:1")
    assert {"trade-buy:raw-food:20", "trade-buy:vegetable:10", "trade-buy:sugar:3"} <= set(lab.options)
    plain = barter(storage={"jewelry": 2, "cigarette": 1}).choose("trade-begin:barterer:1", "pay:cigarette:1")
    assert "trade-buy:raw-food:10" in plain.options


@pytest.mark.rule("M-MORN-01")
def test_while_prices_soar_small_comforts_are_dear_and_the_commission_is_higher() -> None:
    lab = barter("soaring-prices", storage={"jewelry": 2, "coffee": 1, "sugar": 1, "cigarette": 2})
    lab.choose("trade-begin:barterer:4")
    assert lab.options == ["pay:cigarette:5", "pay:coffee:5", "pay:sugar:5", "pay:jewelry:5"]
    lab.choose("pay:coffee:5")
    assert {"trade-buy:cigarette:5", "trade-buy:sugar:5"} <= set(lab.options)


@pytest.mark.rule("M-MORN-11")
def test_prices_soar_until_a_chapter_card_comes() -> None:
    lab = mine_lab(
        at="morning", active=["soaring-prices", "food-shortage"], tops={"events": ["chapter-2", "airdrop"]}
    )
    assert open_events(lab) == ["food-shortage"]
    assert "soaring-prices" in lab.state.waste_cards
    assert lab.events("event-ended")[0].card == "card:soaring-prices"


@pytest.mark.rule("M-MORN-01")
@pytest.mark.parametrize(
    ("states", "result", "ill"),
    [
        ({}, "3", 1),
        ({}, "4", 0),
        ({"hunger": 2, "fatigue": 2}, "4", 0),
        ({"hunger": 3}, "5", 1),
        ({"fatigue": 3}, "5", 1),
        ({"fatigue": 3, "hunger": 3}, "6", 0),
        ({"illness": 2}, "1", 3),
    ],
)
def test_the_epidemic_takes_the_weak_more_easily(states: dict[str, int], result: str, ill: int) -> None:
    lab = draw("epidemic", result, "10", "10", states={"marko": states})
    assert lab.level("marko", "illness") == ill
    assert [event.result for event in lab.events("epidemic-rolled")] == [int(result), 10, 10]


@pytest.mark.rule("M-MORN-01")
def test_the_epidemic_may_kill() -> None:
    lab = draw("epidemic", "1", "illness-2", "10", "1", states={"marko": {"illness": 3}})
    assert [(p.id, p.illness) for p in lab.state.group] == [("emilia", 0), ("marin", 1)]


@pytest.mark.rule("M-MORN-11")
@pytest.mark.parametrize(("active", "left"), [((), 1), (("hard-frost",), 2)])
def test_in_a_hard_frost_the_floor_gives_little_rest(active: tuple[str, ...], left: int) -> None:
    states = {id: {"fatigue": 3} for id in THREE}
    lab = mine_lab(at="evening", active=active, states=states, fittings={"c5": "bed-1"})
    lab.choose("task:marko:floor", "bed:emilia:bed-1")
    assert (lab.level("marko", "fatigue"), lab.level("emilia", "fatigue")) == (left, 0)


@pytest.mark.rule("M-MORN-11")
def test_the_hard_frost_ends_with_the_evening() -> None:
    lab = mine_lab(at="evening", active=["hard-frost"], cold=3)
    lab.choose("task:marko:floor", "task:emilia:guard")
    assert open_events(lab) == ["hard-frost"]
    lab.choose("task:marin:floor")
    lab.choose(*["night"] * ("night" in lab.options))
    assert open_events(lab) == []
    assert (lab.state.cold, "hard-frost" in lab.state.waste_cards) == (3, True)


@pytest.mark.rule("M-MORN-01")
def test_a_direct_hit_takes_a_board_up_of_our_choice() -> None:
    lab = draw("direct-hit", board_ups=[1, 3], fittings={"c5": "radio"})
    assert lab.options == ["hole:1", "hole:3"]
    lab.choose("hole:1")
    assert (lab.state.board_ups, lab.state.fittings) == ([3], {"c5": "radio"})
    assert not lab.happened("direct-hit-rolled")


@pytest.mark.rule("M-MORN-01")
def test_a_direct_hit_takes_the_only_board_up() -> None:
    lab = draw("direct-hit", board_ups=[2])
    assert lab.state.board_ups == []
    assert [event.hole for event in lab.events("hole-opened")] == ["hole:2"]


@pytest.mark.rule("M-MORN-01")
@pytest.mark.parametrize(("result", "hit"), [("1", False), ("5", False), ("6", True), ("10", True)])
def test_a_direct_hit_may_take_a_fitting(result: str, hit: bool) -> None:
    fittings = {"b4": "workshop", "c5": "deadfall-trap"}
    lab = draw("direct-hit", result, *["c5"] * hit, fittings=fittings, wait=["deadfall-trap"])
    assert ("deadfall-trap" in lab.state.deck, "c5" in lab.state.fittings) == (hit, not hit)
    assert lab.state.wait == ([] if hit else ["deadfall-trap"])
    assert lab.storage == {}
    assert [e.card for e in lab.events("fitting-lost")] == ["card:deadfall-trap"] * hit
    assert ({"b4": 1, "c5": 1} in lab.chance.seen) == hit
    conserved(lab.state)


@pytest.mark.rule("M-MORN-01")
def test_a_direct_hit_on_an_empty_house_takes_nothing() -> None:
    lab = draw("direct-hit", "10")
    assert lab.events("direct-hit-rolled")[0].hit == "no"
    assert not lab.happened("fitting-lost")


@pytest.mark.rule("M-MORN-01")
def test_an_upgrade_that_loses_its_base_stays_and_does_nothing() -> None:
    fittings = {"c4": "simple-heater", "c5": "efficient-heater", "b4": "bed-1"}
    lab = draw("direct-hit", "8", "c4", fittings=fittings, storage={"wood": 4, "component": 5}, cold=2)
    assert lab.state.fittings == {"c5": "efficient-heater", "b4": "bed-1"}
    lab.choose("plan:marko")
    assert not [id for id in lab.options if "heat" in id and id.startswith("use:")]
    assert "craft:simple-heater" in lab.options


# --- At any time --------------------------------------------------------------------------------------


@pytest.mark.rule("M-ADV-08")
def test_the_hungry_may_eat_before_an_epidemic_takes_hold() -> None:
    laid: dict[str, Any] = {"people": ("marko",), "states": {"marko": {"hunger": 3}}, "advanced": ["351"]}
    lab = mine_lab(at="morning", storage={"raw-food": 1}, tops={"events": ["epidemic"]}, **laid)
    assert (lab.asked, lab.options) == ("event-strikes", ["go-on"])
    lab.next("5").choose("eat-now:marko:raw-food")
    assert lab.level("marko", "illness") == 0
    assert lab.told("epidemic-rolled", "upto") == [3]


@pytest.mark.rule("M-ADV-22")
def test_a_drink_may_keep_somebody_when_the_promise_is_broken() -> None:
    laid: dict[str, Any] = {"people": ("marko",), "advanced": ["909"], "gone": ["ceasefire"]}
    tops = {"events": ["broken-promise"]}
    lab = mine_lab(at="morning", storage={"moonshine": 1}, tops=tops, states={"marko": {"misery": 3}}, **laid)
    lab.next("1").choose("drink-now:moonshine:marko")
    assert lab.alive("marko")
    calm = mine_lab(at="morning", storage={"moonshine": 1}, tops=tops, next=["1"], **laid)
    assert calm.asked != "event-strikes"


@pytest.mark.rule("M-CARD-01")
def test_an_airdrop_nobody_was_out_for_says_so() -> None:
    lab = mine_lab(at="morning", tops={"events": ["airdrop"]})
    assert lab.happened("nothing-dropped")
    assert lab.storage == {}


@pytest.mark.rule("M-ADV-22", "M-CARD-02")
@pytest.mark.parametrize(("last", "asked"), [(None, True), (("near", "hotel"), False)])
def test_shelling_is_waited_for_only_where_it_will_be_felt(last: tuple[str, str] | None, asked: bool) -> None:
    lab = mine_lab(
        at="morning",
        states={"marko": {"misery": 3}},
        storage={"moonshine": 1},
        tops={"events": ["shelling"]},
        last_trip=last,
        advanced=["909"],
    )
    assert (lab.asked == "event-strikes") == asked
