"""The fifteen Narrative Actions, wherever they are played (M-DAWN-05)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.flow import Flow
from tilldawn.engine.objection import Objection
from tilldawn.engine.text import add_texts
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.cards.fate import FATE
from tilldawn.games.mine.cards.narrative import CARDS, DECK, Narrative
from tilldawn.games.mine.decks import discard_fate, draw_fate
from tilldawn.games.mine.goods import GOOD
from tilldawn.games.mine.people.harm import relieve
from tilldawn.games.mine.state import Game, State
from tilldawn.testing.mine import Lab, conserved, mine_lab

BASE = tuple(card.id for card in DECK)
OPEN = tuple(card.id for card in DECK if card.offer is None)
"""Cards played beside any question while their moment lasts."""

pytestmark = pytest.mark.rule("M-DAWN-05")

CREW = ("marko", "katia", "marin")
NIGHT = {"marko": "floor", "katia": "guard", "marin": "scavenging"}
PARTY = {"marko": "guard", "katia": "scavenging", "marin": "scavenging"}


def playable(lab: Lab) -> list[str]:
    return [id.partition(":")[2] for id in lab.anytime if id.startswith("narrative:")]


def spent(lab: Lab, card: str) -> bool:
    """The card is out of the hand and out of the Campaign."""
    conserved(lab.state)
    return card not in lab.state.hand and card in lab.state.waste_cards


def noon(**layout: Any) -> Lab:
    return mine_lab(**{"people": CREW, **layout})


def out(card: str, *outcomes: str, **layout: Any) -> Lab:
    """Katia and Marin turn this Exploration card up."""
    lab = mine_lab(
        at="explore", **{"people": CREW, "tasks": PARTY, "unknown": [card], "next": outcomes, **layout}
    )
    return lab.choose(*(id for id in lab.options if id.startswith("turn-up")))


def raided(card: str, *outcomes: str, **layout: Any) -> Lab:
    """A night with Katia on Guard (Prowess 0) and this Night Raid."""
    return mine_lab(
        at="raid",
        people=CREW,
        tasks={"marko": "floor", "katia": "guard", "marin": "floor"},
        **{"tops": {"raids": [card]}, "next": outcomes, **layout},
    )


# --- When ---------------------------------------------------------------------------------------------

FULL: dict[str, Any] = {
    "people": CREW,
    "hand": list(OPEN),
    "storage": {"water": 3, "raw-food": 3},
    "states": {id: {"misery": 2, "illness": 1} for id in CREW},
    "cold": 3,
}
"""A situation in which every card would do something."""

MOMENTS: dict[str, tuple[dict[str, Any], set[str]]] = {
    "day": ({"at": "stage", "stage": 2}, {"second-wind", "banister", "old-debt"}),
    "drinking": ({"at": "dusk"}, {"melted-snow", "old-stories"}),
    "eating": ({"at": "supper"}, {"thin-soup", "old-stories"}),
    "evening": ({"at": "evening"}, set()),
    "exploring": ({"at": "explore", "tasks": PARTY}, {"know-the-streets"}),
    "choosing findings": ({"at": "choose-findings", "tasks": PARTY}, set()),
    "raid begins": ({"at": "raid", "tasks": NIGHT}, {"night-shift"}),
    "before fate": ({"at": "dawn", "tasks": NIGHT}, {"old-stories", "house-doctor"}),
    "after fate": ({"at": "dawn-after", "tasks": NIGHT}, {"old-stories"}),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_an_open_card_is_offered_at_its_moment_and_no_other(moment: str) -> None:
    layout, wanted = MOMENTS[moment]
    lab = mine_lab(**FULL, **layout)
    assert set(playable(lab)) == wanted
    for card in OPEN:
        if card not in wanted:
            with pytest.raises(IllegalAnswer):
                lab.choose(f"narrative:{card}")


def test_every_open_card_has_a_moment_and_the_others_are_offered_by_their_own_questions() -> None:
    assert set().union(*(cards for _, cards in MOMENTS.values())) == set(OPEN)
    assert set(BASE) - set(OPEN) == {
        "slip-away",
        "good-neighbours",
        "hidden-shelf",
        "hold-your-breath",
        "second-look",
        "not-today",
    }


def test_nothing_is_played_in_the_middle_of_a_card() -> None:
    hand = list(BASE)
    lab = raided("marauders", "fist-1", hand=hand, storage={"water": 6}).choose("raid-await")
    assert (lab.asked, lab.anytime) == ("raid-before", [])
    assert lab.choose("raid-face", "raid-split:6:1").anytime == []
    assert mine_lab(at="fate", people=CREW, hand=hand, cold=2, tops={"fate": ["long-night"]}).anytime == []
    assert out("x-furniture", hand=hand).anytime == []


def test_any_number_of_cards_may_be_used_in_a_day() -> None:
    lab = noon(hand=["banister", "second-wind", "old-debt"], cold=2)
    lab.choose(
        "narrative:banister", "narrative:second-wind", "person:katia", "narrative:old-debt", "owed-enough"
    )
    assert (lab.state.hand, lab.asked) == ([], "plan")


# --- Slip Away ----------------------------------------------------------------------------------------


def test_slip_away_ends_a_combat_without_a_blow_and_the_card_in_hand_goes_on() -> None:
    lab = out(
        "x-furniture", "1", "1", "b1", hand=["slip-away"], pile={"shell": 1}, tops={"residents": ["thugs-2"]}
    )
    lab.choose("noise:1")
    assert "fight-slip-away:slip-away" in lab.options
    lab.next("full-shelf", "1").choose("fight-slip-away:slip-away")
    assert (lab.asked, lab.state.combat) == ("take", None)
    assert [p.wounds for p in lab.state.group] == [0, 0, 0]
    assert not lab.happened("backstabbed")
    mix = lab.state.residents.layers[0]
    assert isinstance(mix, dict)
    assert (mix["=thugs-2"], lab.state.resident) == (1, "")
    assert spent(lab, "slip-away")


def test_slip_away_may_be_used_before_any_round() -> None:
    lab = out(
        "x-candlelight",
        "1",
        "b1",
        "blank",
        "blank",
        "blank",
        hand=["slip-away"],
        tops={"residents": ["thugs-2"]},
    )
    lab.choose("approach", "fight-on", "fight-keep", "fight-slip-away:slip-away")
    assert (lab.asked, lab.state.noise) == ("explore", 1)
    assert spent(lab, "slip-away")


# --- Night Shift --------------------------------------------------------------------------------------


def night(*outcomes: str, **layout: Any) -> Lab:
    """The Night Raid phase begins: Katia is on Guard, Marko sleeps, Marin is away."""
    return mine_lab(at="raid", people=CREW, tasks=NIGHT, hand=["night-shift"], next=outcomes, **layout)


def test_night_shift_lets_somebody_at_home_act_whatever_the_dots() -> None:
    states = {"marko": {"illness": 3}, "katia": {"hunger": 3}}
    lab = night("1", states=states, storage={"knife": 1})
    assert lab.asked == "raid-begins"
    lab.choose("narrative:night-shift")
    assert lab.options == ["person:marko", "person:katia"]
    lab.choose("person:marko", "poke-about", "split:1:0")
    assert (lab.storage, lab.asked) == ({"knife": 1, "wood": 1}, "guard-weapon")
    assert spent(lab, "night-shift")


def test_a_wait_token_placed_on_the_night_shift_is_resolved_at_this_dawn() -> None:
    lab = night(
        "fist-1",
        "6",
        fittings={"b4": "herbal-garden"},
        storage={"chems": 1, "water": 1},
        tops={"raids": ["prowlers"], "fate": ["draught"]},
    )
    lab.choose("narrative:night-shift", "person:katia", "use:herbal-garden:sow-herbs")
    assert (lab.asked, lab.state.wait, lab.storage) == ("crime-wave", ["herbal-garden"], {})
    lab.choose("crime-split:2:0")
    assert (lab.asked, lab.storage, lab.state.wait) == ("spirit-order", {"herb": 2}, [])


def test_what_the_night_shift_makes_can_arm_a_guard() -> None:
    lab = night(fittings={"b4": "metal-workshop"}, storage={"component": 2, "wood": 1, "weapon-part": 1})
    lab.choose("narrative:night-shift", "person:marko", "use:metal-workshop:make-knife")
    assert lab.options == ["guard-bare:katia", "guard-arm:katia:knife"]


def test_the_night_shift_is_over_once_the_guards_are_armed() -> None:
    lab = night(storage={"knife": 1}).choose("raid-await")
    assert (lab.asked, playable(lab)) == ("guard-weapon", [])
    assert lab.state.hand == ["night-shift"]


def test_with_nobody_awake_at_home_there_is_no_night_shift_to_ask_about() -> None:
    states = {"marko": {"fatigue": 4}, "katia": {"fatigue": 4}}
    tasks = {"marko": "floor", "katia": "floor", "marin": "scavenging"}
    lab = mine_lab(
        at="raid",
        people=CREW,
        tasks=tasks,
        hand=["night-shift"],
        states=states,
        storage={"knife": 1},
        tops={"raids": ["shots-in-the-street"]},
    )
    assert (lab.asked, lab.state.hand) == ("crime-wave", ["night-shift"])


def test_a_guard_whom_the_watch_has_tired_out_can_still_take_the_night_shift() -> None:
    lab = night(states={"katia": {"fatigue": 4}}).choose("narrative:night-shift")
    assert lab.options == ["person:marko", "person:katia"]


def test_a_guard_killed_on_the_night_shift_was_posted_all_the_same() -> None:
    states = {"katia": {"wounds": 2}}
    lab = night("1", "wounds-3", states=states, storage={"knife": 1}, tops={"raids": ["shots-in-the-street"]})
    lab.choose("narrative:night-shift", "person:katia", "outside")
    assert (lab.alive("katia"), lab.asked, lab.won) == (False, "crime-wave", None)
    assert not lab.happened("guard-rolled")
    assert lab.storage == {}


# --- Good Neighbours, Hidden Shelf --------------------------------------------------------------------


def test_good_neighbours_take_three_points_off_split_as_the_leader_likes() -> None:
    lab = raided("marauders", "blank", hand=["good-neighbours"])
    assert lab.options == ["raid-face", "raid-neighbours:3"]
    assert not lab.happened("guard-rolled")
    lab.choose("raid-neighbours:3")
    assert lab.options == ["raid-split:5:0", "raid-split:4:1", "raid-split:3:2"]
    assert spent(lab, "good-neighbours")


def test_good_neighbours_help_against_one_of_two_cards_only() -> None:
    lab = raided(
        "prowlers",
        "blank",
        "burglars",
        "blank",
        hand=["good-neighbours"],
        active=["crime-wave"],
        storage={"water": 6},
    )
    lab.choose("raid-neighbours:3")
    assert lab.storage == {"water": 2}
    assert lab.level("katia", "wounds") == 1


def test_good_neighbours_may_stay_at_home() -> None:
    lab = raided("prowlers", "blank", hand=["good-neighbours"], storage={"water": 6}).choose("raid-face")
    assert (lab.storage, lab.state.hand) == ({"water": 3}, ["good-neighbours"])


def test_good_neighbours_are_not_asked_about_a_night_of_reality() -> None:
    lab = raided("n-impact", "prowlers", "black", hand=["good-neighbours", "hidden-shelf"])
    assert (lab.asked, len(lab.state.hand)) == ("script", 2)
    assert lab.choose("turn-page").asked == "crime-wave"


def test_a_hidden_shelf_keeps_up_to_three_pieces_that_would_be_lost() -> None:
    storage = {"jewelry": 2, "meds": 1, "book": 3, "water": 2}
    lab = raided("marauders", "blank", hand=["hidden-shelf"], storage=storage)
    assert lab.options == ["raid-lose:jewelry", "raid-lose:meds", "raid-shelf:3"]
    lab.choose("raid-shelf:3", "raid-shelve:jewelry", "raid-shelve:jewelry", "raid-shelve:meds")
    assert lab.storage == {"jewelry": 2, "meds": 1, "water": 2}
    assert (lab.box["book"], lab.asked) == (3, "crime-wave")
    assert spent(lab, "hidden-shelf")


def test_a_hidden_shelf_may_keep_fewer_and_never_what_would_not_be_lost() -> None:
    storage = {"jewelry": 1, "sugar": 3, "filter": 1}
    lab = raided("burglars", "blank", hand=["hidden-shelf"], storage=storage).choose("raid-shelf:3")
    assert lab.options == ["raid-lose:jewelry", "raid-shelve:jewelry"]
    lab.choose("raid-shelve:jewelry", "raid-lose:sugar", "raid-shelve:sugar", "raid-lose:sugar")
    assert lab.storage == {"jewelry": 1, "sugar": 1, "filter": 1}
    assert lab.level("katia", "wounds") == 1


def test_a_hidden_shelf_may_be_used_in_the_middle_of_the_losses_or_not_at_all() -> None:
    lab = raided("prowlers", "blank", hand=["hidden-shelf"], storage={"water": 4})
    lab.choose("raid-lose:water", "raid-shelf:3", "raid-shelve:water", "raid-shelve:water")
    assert lab.storage == {"water": 3}
    lab = raided("prowlers", "blank", hand=["hidden-shelf"], storage={"water": 4})
    lab.choose("raid-lose:water", "raid-lose:water", "raid-lose:water")
    assert (lab.storage, lab.state.hand) == ({"water": 1}, ["hidden-shelf"])


def test_a_hidden_shelf_can_hold_a_piece_of_a_marker() -> None:
    lab = raided("prowlers", "blank", hand=["hidden-shelf"], x5={"wood": 1})
    lab.choose("raid-shelf:3", "raid-shelve:wood", "raid-break:wood", "raid-shelve:wood")
    assert (lab.storage, lab.state.x5) == ({"wood": 4}, {})
    conserved(lab.state)


def test_a_hidden_shelf_is_not_asked_about_when_there_is_nothing_to_lose() -> None:
    assert raided("marauders", "blank", hand=["hidden-shelf"]).asked == "crime-wave"


# --- Second Wind --------------------------------------------------------------------------------------


def test_second_wind_lets_somebody_ignore_all_dots_for_three_stages() -> None:
    states = {"katia": {"hunger": 3, "fatigue": 3, "illness": 2}}
    lab = noon(stage=1, states=states, hand=["second-wind"])
    assert "plan:katia" not in lab.options
    lab.choose("narrative:second-wind", "person:katia")
    assert spent(lab, "second-wind")
    for stage in (1, 2, 3):
        assert (lab.state.stage, "plan:katia" in lab.options) == (stage, True)
        lab.choose("resolve")
    assert lab.state.phase == "dusk"


def test_second_wind_gives_no_fourth_action() -> None:
    states = {id: {"fatigue": 1} for id in CREW}
    lab = noon(stage=2, states=states, hand=["second-wind"], advanced=["155"])
    lab.choose("narrative:second-wind", "person:katia", "resolve")
    assert lab.options == ["plan:katia", "resolve"]
    assert lab.choose("resolve").state.phase == "dusk"


def test_second_wind_does_not_wake_a_sleeper() -> None:
    lab = noon(states={"katia": {"fatigue": 4}}, hand=["second-wind"]).choose("narrative:second-wind")
    assert lab.options == ["person:marko", "person:marin"]
    lab = noon(
        people=("katia",), states={"katia": {"fatigue": 4}}, hand=["second-wind"], fittings={"b4": "bed-1"}
    )
    assert (lab.asked, playable(lab)) == ("plan", [])


def test_second_wind_can_be_played_when_nobody_could_act_otherwise() -> None:
    states = {id: {"illness": 3} for id in CREW}
    lab = noon(states=states, hand=["second-wind"])
    assert (lab.state.phase, playable(lab)) == ("day", ["second-wind"])


@pytest.mark.parametrize("card", ["banister", "old-debt"])
def test_a_card_of_the_day_can_be_played_on_a_day_nobody_can_act(card: str) -> None:
    lab = noon(states={id: {"illness": 3} for id in CREW}, hand=[card], cold=3)
    assert (lab.state.phase, playable(lab)) == ("day", [card])


# --- Thin Soup, Melted Snow ---------------------------------------------------------------------------


@pytest.mark.parametrize("food", ["raw-food", "canned-food", "vegetable"])
def test_thin_soup_feeds_everybody_with_one_water_and_one_food(food: str) -> None:
    states = {id: {"hunger": 1} for id in CREW}
    lab = mine_lab(at="supper", people=CREW, states=states, hand=["thin-soup"], storage={"water": 1, food: 1})
    lab.choose("narrative:thin-soup")
    assert lab.storage == {}
    assert [p.hunger for p in lab.state.group] == [1, 1, 1]
    assert (lab.state.phase, lab.happened("went-hungry")) == ("evening", False)
    assert spent(lab, "thin-soup")


def test_more_may_be_eaten_on_top_of_thin_soup_and_the_leader_says_what_goes_in() -> None:
    states = {"katia": {"hunger": 3}}
    storage = {"water": 1, "raw-food": 1, "vegetable": 1}
    lab = mine_lab(at="supper", people=CREW, states=states, hand=["thin-soup"], storage=storage)
    lab.choose("narrative:thin-soup")
    assert lab.options == ["soup:raw-food", "soup:vegetable"]
    lab.choose("soup:vegetable")
    assert lab.options == ["feed:katia:raw-food", "enough"]
    lab.choose("feed:katia:raw-food")
    assert [p.hunger for p in lab.state.group] == [0, 2, 0]


@pytest.mark.parametrize("storage", [{"raw-food": 1}, {"water": 1, "sugar": 1}])
def test_thin_soup_needs_water_and_food(storage: dict[str, int]) -> None:
    lab = mine_lab(at="supper", people=CREW, hand=["thin-soup"], storage=storage)
    assert "thin-soup" in lab.state.hand
    assert playable(lab) == []


@pytest.mark.parametrize(("cold", "water"), [(0, 1), (1, 2), (2, 3), (6, 3)])
def test_melted_snow_is_a_water_and_one_more_for_each_cold(cold: int, water: int) -> None:
    lab = mine_lab(at="dusk", people=CREW, hand=["melted-snow"], cold=cold).choose("narrative:melted-snow")
    assert (lab.storage, lab.state.cold) == ({"water": water}, cold)
    assert spent(lab, "melted-snow")


def test_melted_snow_is_limited_by_the_box() -> None:
    lab = mine_lab(at="dusk", people=CREW, hand=["melted-snow"], cold=3, box={"water": 2})
    assert lab.choose("narrative:melted-snow").storage == {"water": 2}
    lab = mine_lab(at="dusk", people=CREW, hand=["melted-snow"], cold=3, box={"water": 0})
    assert playable(lab) == []


# --- Old Stories, The Banister, An Old Debt -----------------------------------------------------------


@pytest.mark.parametrize("at", ["dusk", "supper", "dawn", "dawn-after"])
def test_old_stories_comfort_two_different_people(at: str) -> None:
    states = {id: {"misery": 2} for id in CREW}
    lab = mine_lab(at=at, people=CREW, states=states, hand=["old-stories"], storage={"vegetable": 1})
    lab.choose("narrative:old-stories", "person:katia")
    assert lab.options == ["person:marko", "person:marin"]
    lab.choose("person:marko")
    assert [p.misery for p in lab.state.group] == [1, 1, 2]
    assert spent(lab, "old-stories")


def test_old_stories_for_a_single_listener_and_for_nobody() -> None:
    lab = mine_lab(at="dusk", people=CREW, states={"katia": {"misery": 2}}, hand=["old-stories"])
    lab.choose("narrative:old-stories")
    assert (lab.level("katia", "misery"), lab.asked) == (1, "drink")
    assert playable(mine_lab(at="dusk", people=CREW, hand=["old-stories"])) == []


def test_dawn_does_not_stop_for_a_card_that_would_do_nothing() -> None:
    lab = mine_lab(at="dawn", people=CREW, hand=["old-stories"], tops={"fate": ["draught"]})
    assert lab.asked == "spirit-order"


@pytest.mark.parametrize(("cold", "left"), [(1, 0), (2, 0), (5, 3)])
def test_the_banister_burns_up_to_two_cold(cold: int, left: int) -> None:
    lab = noon(hand=["banister"], cold=cold).choose("narrative:banister")
    assert lab.state.cold == left
    assert spent(lab, "banister")


def test_without_cold_the_banister_stays() -> None:
    assert playable(noon(hand=["banister"])) == []


def test_an_old_debt_is_paid_in_tokens_worth_eight_and_nothing_red() -> None:
    lab = noon(hand=["old-debt"]).choose("narrative:old-debt")
    offered = [id.split(":")[1:] for id in lab.options if id.startswith("owed:")]
    assert {good for good, _ in offered} == {
        good.id
        for good in GOOD.values()
        if good.kind not in ("red", "resource") and good.value <= 8 and not good.written
    }
    lab.choose("owed:vegetable:5")
    assert "owed:lockpick:5" not in lab.options
    assert "owed:moonshine:3" in lab.options
    lab.choose("owed:moonshine:3")
    assert (lab.storage, lab.asked) == ({"vegetable": 1, "moonshine": 1}, "plan")
    assert spent(lab, "old-debt")


def test_an_old_debt_may_be_called_in_for_less_and_only_for_what_the_box_holds() -> None:
    lab = noon(hand=["old-debt"], box={"sugar": 1}).choose("narrative:old-debt", "owed:sugar:3")
    assert "owed:sugar:3" not in lab.options
    lab.choose("owed-enough")
    assert lab.storage == {"sugar": 1}


# --- House Doctor, Not Today --------------------------------------------------------------------------


def nursed(card: str, *answers: str, **layout: Any) -> Lab:
    lab = mine_lab(at="dawn", people=CREW, hand=["house-doctor"], tops={"fate": [card]}, **layout)
    return lab.choose("narrative:house-doctor", *answers)


def test_a_house_doctor_counts_as_meds_or_bandages_for_one_character() -> None:
    lab = nursed("fever", states={"katia": {"illness": 2}})
    assert lab.options == [f"doctor-for:{id}:{good}" for id in CREW for good in ("meds", "bandages")]
    lab.choose("doctor-for:katia:meds")
    assert lab.level("katia", "illness") == 0
    assert spent(lab, "house-doctor")


@pytest.mark.parametrize(
    ("card", "state", "good"),
    [("grandmothers-tea", "illness", "meds"), ("ice-on-the-panes", "wounds", "bandages")],
)
def test_a_house_doctor_helps_even_on_a_dash(card: str, state: str, good: str) -> None:
    lab = nursed(card, f"doctor-for:katia:{good}", states={"katia": {state: 3}})
    assert lab.level("katia", state) == 1
    lab = nursed(
        card, f"doctor-for:katia:{good}", states={"katia": {state: 3}}, medicine={"katia": {good: 1}}
    )
    assert (lab.level("katia", state), lab.person("katia").medicine) == (1, {good: 1})


def test_a_house_doctor_is_as_strong_as_two_where_the_card_gives_one() -> None:
    states = {"katia": {"illness": 3}}
    lab = nursed("draught", "doctor-for:katia:meds", states=states)
    assert lab.level("katia", "illness") == 1
    lab = nursed("draught", "doctor-for:katia:meds", states=states, medicine={"katia": {"meds": 1}})
    assert lab.level("katia", "illness") == 1


def test_a_house_doctor_helps_this_dawn_only() -> None:
    lab = mine_lab(
        at="dawn",
        people=("anton",),
        hand=["house-doctor"],
        states={"anton": {"wounds": 1}},
        tops={"fate": ["draught"], "events": ["hard-frost"]},
    )
    lab.choose("narrative:house-doctor", "doctor-for:anton:meds")
    lab.choose(lab.options[0])
    assert (lab.state.day, lab.state.doctor) == (3, "")


def declined(*outcomes: str, **layout: Any) -> Lab:
    tops = {"fate": ["fever", "little-sun"]}
    return mine_lab(
        at="fate", **{"people": CREW, "tops": tops, "hand": ["not-today"], "next": outcomes, **layout}
    )


def test_not_today_discards_the_card_unresolved_and_the_next_must_be_taken() -> None:
    lab = declined(states={"katia": {"illness": 1}})
    assert lab.options == ["fate-accept:fever", "fate-decline:fever"]
    lab.choose("fate-decline:fever")
    assert (lab.level("katia", "illness"), lab.state.fate_card) == (1, "little-sun")
    assert (lab.state.fate_discard, lab.asked) == (["fever"], "fate-exchange")
    assert lab.state.locations[0] == "hotel"
    assert spent(lab, "not-today")


@pytest.mark.rule("M-FATE-10")
def test_the_last_card_of_the_deck_does_not_come_back_in_its_own_place() -> None:
    def six_used(g: Game) -> Flow[None]:
        for _ in range(len(g.state.fate) - 1):
            yield from draw_fate(g)
            discard_fate(g.state)

    lab = mine_lab(at="fate", people=CREW, hand=["not-today"], play=six_used)
    last = lab.state.fate_card
    lab.choose(f"fate-decline:{last}")
    assert sorted([last, *lab.chance.seen[-1]]) == sorted(FATE)
    assert last not in lab.chance.seen[-1]
    assert (lab.state.fate_discard, len(lab.state.fate)) == ([last], 5)
    assert spent(lab, "not-today")


def test_not_today_may_wait_for_a_worse_day() -> None:
    lab = declined("school", states={"katia": {"illness": 1}}).choose("fate-accept:fever")
    assert (lab.level("katia", "illness"), lab.state.hand) == (2, ["not-today"])


# --- On the way ---------------------------------------------------------------------------------------


def test_know_the_streets_looks_at_four_cards_returns_some_and_orders_the_rest() -> None:
    cards = ["x-furniture", "x-heap", "x-tripwire", "x-silence", "x-pantry"]
    lab = mine_lab(at="explore", people=CREW, tasks=PARTY, hand=["know-the-streets"], unknown=cards)
    before = len(lab.state.exploration)
    lab.choose("narrative:know-the-streets")
    assert lab.options == [*(f"away:{card}" for card in cards[:4]), "keep-rest"]
    lab.choose("away:x-tripwire", "away:x-furniture", "keep-rest", "next-card:x-silence")
    assert lab.state.unknown.layers[:3] == ["x-silence", "x-heap", "x-pantry"]
    assert (len(lab.state.unknown), len(lab.state.exploration)) == (12, before + 2)
    assert lab.asked == "explore"
    assert spent(lab, "know-the-streets")


def test_all_four_streets_may_be_avoided_and_fewer_cards_are_looked_at_if_there_are_fewer() -> None:
    layout: dict[str, Any] = {"people": CREW, "tasks": PARTY, "hand": ["know-the-streets"]}
    lab = mine_lab(at="explore", unknown=["x-heap", "x-silence"], unknown_left=0, **layout)
    lab.choose("narrative:know-the-streets")
    assert lab.options == ["away:x-heap", "away:x-silence", "keep-rest"]
    lab.choose("keep-rest", "next-card:x-silence")
    assert lab.state.unknown.layers == ["x-silence", "x-heap"]


def test_know_the_streets_is_for_the_beginning_of_a_trip() -> None:
    lab = out("x-furniture", hand=["know-the-streets"]).choose("ignore")
    assert (lab.asked, playable(lab)) == ("explore", [])


def test_hold_your_breath_replaces_a_noise_roll() -> None:
    lab = out("x-furniture", hand=["hold-your-breath"], noise=6).choose("noise:1")
    assert lab.options == ["roll-noise:7", "hold-breath:hold-your-breath"]
    lab.next("full-shelf", "1").choose("hold-breath:hold-your-breath")
    assert (lab.state.noise, lab.asked) == (1, "take")
    assert not lab.happened("noise-rolled")
    assert spent(lab, "hold-your-breath")


def test_a_second_look_draws_another_findings_card_of_the_same_row() -> None:
    lab = out("x-heap", "full-shelf", "1", hand=["second-look"]).choose("return:2", "take-all")
    assert lab.options == ["look-again:second-look", "not-again"]
    lab.next("already-searched", "1").choose("look-again:second-look", "take-all")
    assert lab.pile == {"mechanical-part": 1, "electrical-part": 1}
    assert lab.asked == "explore"
    assert spent(lab, "second-look")


def test_a_second_look_may_be_saved() -> None:
    lab = out("x-heap", "full-shelf", "1", hand=["second-look"]).choose("return:2", "leave", "not-again")
    assert (lab.state.hand, lab.asked, lab.pile) == (["second-look"], "explore", {})


def test_a_reality_impact_met_at_a_second_look_is_replaced() -> None:
    lab = out("x-heap", "full-shelf", "1", hand=["second-look"]).choose("return:2", "take-all")
    lab.next("f-impact", "already-searched", "1").choose("look-again:second-look", "take-all")
    assert lab.pile == {"mechanical-part": 1, "electrical-part": 1}
    conserved(lab.state)


def test_a_reality_impact_met_at_a_second_look_is_shuffled_back() -> None:
    lab = out("x-heap", "full-shelf", "1", hand=["second-look"]).choose("return:2", "take-all")
    lab.next("f-impact", "already-searched", "1").choose("look-again:second-look", "take-all")
    assert lab.state.findings_discard == ["full-shelf", "already-searched"]


# --- A card of one's own ------------------------------------------------------------------------------


def test_a_card_made_elsewhere_needs_its_definition_and_two_texts(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Nothing in the package knows it: the deck, the hand, the offer, the refusal and the log all ask it."""

    def light(g: Game) -> Flow[bool]:
        relieve(g, g.state.group[0], "misery", 2, "M-DAWN-05")
        yield from ()
        return False

    def somebody_in_the_dark(s: State) -> Objection | None:
        return None if s.group[0].misery else Objection("why-narrative-nobody-sad", "M-DAWN-05")

    candle = Narrative("toy_candle", ("day",), light, somebody_in_the_dark)
    monkeypatch.setitem(CARDS, candle.id, candle)
    monkeypatch.setattr("tilldawn.games.mine.cards.narrative.DECK", (*DECK, candle))
    for lang, name in (("en", "A Candle"), ("fr", "Une bougie")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "toy.ftl").write_text(f"card-toy_candle = {name}\n    .text = …\n", "utf-8")
    monkeypatch.setattr("tilldawn.engine.text._added", {})
    monkeypatch.setattr("tilldawn.engine.text._books", {})
    add_texts("mine", tmp_path)
    lab = noon(hand=["toy_candle"], states={"marko": {"misery": 3}})
    assert playable(lab) == ["toy_candle"]
    assert Speaker(lab.table, "fr")(lab.option("narrative:toy_candle").text).count("Une bougie") == 1
    lab.choose("narrative:toy_candle")
    assert (lab.level("marko", "misery"), lab.state.hand) == (1, [])
    assert "toy_candle" in lab.state.waste_cards
    assert lab.told("narrative-used", "card") == ["card:toy_candle"]
    assert playable(noon(hand=["toy_candle"])) == []
