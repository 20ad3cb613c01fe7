"""Four Seats: the stripped house, the driver, Seats and who holds them, every red arrow, the departure."""

from __future__ import annotations

from typing import Any

import pytest

import tilldawn
from tilldawn.engine.flow import Flow
from tilldawn.games.mine.people.harm import suffer
from tilldawn.games.mine.raid.losses import lose_goods
from tilldawn.games.mine.scenarios import four_seats
from tilldawn.games.mine.scenarios.four_seats import SEAT, holders, price, seats, unnamed
from tilldawn.games.mine.scenarios.sheet import memory
from tilldawn.games.mine.state import Game, Note, RaidTonight
from tilldawn.testing.mine import Lab, scenario_lab

ID = "four-seats"
FOUR = ("katia", "cveta", "marko", "emilia")
READ = [2911, 2912, 2913, 2914, 2915]
RICH = {"jewelry": 2, "pistol": 2, "shotgun": 1}


def lab(
    *, arrows: tuple[int, ...] = (), named: tuple[str, ...] = (), people: tuple[str, ...] = FOUR, **laid: Any
) -> Lab:
    """Four people, some with a Seat (`storage` for an unnamed one); only these red arrows are to be read."""
    remembers = {
        "done": [n for n in READ if n not in arrows],
        "bought": len(named),
        **laid.pop("remembers", {}),
    }
    notes = [*(Note(SEAT, 0, who) for who in named), *laid.pop("notes", ())]
    return scenario_lab(ID, people=people, remembers=remembers, notes=notes, **laid)


def _out(laid: Lab, who: str) -> Lab:
    """Somebody goes Outside, and no sniper looks."""
    laid.next("5")
    return laid.choose(f"plan:{who}", "outside", "resolve")


# --- The set-up -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-01", "M-SCEN-03", "M-SETUP-35")
def test_four_begin_in_a_house_that_is_stripped() -> None:
    table = tilldawn.new_table("mine", 1, seed=4, options={"scenario": ID})
    state = table.state
    assert [p.starting for p in state.group] == [True] * 4
    assert {(p.hunger, p.fatigue) for p in state.group} == {(1, 1)}
    assert not {"heap", "furniture"} & set(state.shelter.values())
    assert {"rubble", "closed-door", "bars"} <= set(state.shelter.values())
    assert (state.raid_reserve, state.resident_reserve, state.cold) == (2, 0, 2)
    assert state.events.layers == [{"events": 5}]
    ill = table.request.options[2].args[0] if table.request else ""
    table.answer(f"person:{ill}")
    assert [p.id for p in state.group if p.illness == 2] == [ill]


# --- The driver -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-03")
def test_outside_the_driver_may_be_paid_in_place_of_a_visitor() -> None:
    out = _out(lab(storage=RICH), "katia")
    assert out.asked == "driver"
    assert out.options == ["pay-driver:20", "no-driver"]
    out.choose("pay-driver:20", "pay:shotgun:20")
    assert out.asked == "name-seat"
    out.choose("name-seat:marko")
    assert [p.id for p in holders(out.state)] == ["marko"]
    assert price(out.state) == 25
    assert not out.happened("visitor-came")
    assert "shotgun" not in out.storage


@pytest.mark.rule("M-SCEN-03")
def test_whoever_walks_past_meets_the_visitor_as_ever() -> None:
    out = _out(lab(storage=RICH, tops={"visitors": ["barterer"]}), "katia").choose("no-driver")
    assert out.happened("visitor-came")


@pytest.mark.rule("M-SCEN-03")
def test_each_seat_bought_makes_the_next_five_dearer_and_too_little_is_refused() -> None:
    poor = lab(storage={"jewelry": 2}, named=("katia",), tops={"visitors": ["barterer"]})
    poor.next("5").choose("plan:katia", "outside", "resolve")
    assert price(poor.state) == 25
    assert not poor.happened("seat-bought")
    assert poor.happened("visitor-came")


@pytest.mark.rule("M-SCEN-03")
def test_an_unnamed_seat_lies_in_storage_and_may_be_named_in_the_evening() -> None:
    out = _out(lab(storage=RICH), "katia").choose("pay-driver:20", "pay:shotgun:20", "leave-seat")
    assert [note.place for note in unnamed(out.state)] == ["storage"]
    evening = lab(at="evening", named=("storage", "katia"))
    assert evening.asked == "name-seat"
    assert evening.refusals()["name-seat/katia"] == "M-SCEN-03"
    evening.choose("name-seat:emilia")
    assert [p.id for p in holders(evening.state)] == ["katia", "emilia"]
    assert evening.asked == "evening"


def _raid(card: str, damage: int) -> Any:
    def play(g: Game) -> Flow[None]:
        yield from lose_goods(g, RaidTonight(card, damage, 0))

    return play


@pytest.mark.rule("M-SCEN-03")
def test_raiders_may_find_a_seat_that_bears_no_name() -> None:
    dearest = lab(named=("storage",), storage={"jewelry": 1, "wood": 1}, play=_raid("burglars", 1))
    assert "raid-seat:seat" in dearest.options
    dearest.choose("raid-seat:seat")
    assert not seats(dearest.state)
    assert dearest.storage == {"jewelry": 1, "wood": 1}
    tools = lab(named=("storage",), storage={"shovel": 2, "moonshine": 1}, play=_raid("prowlers", 1))
    assert "raid-seat:seat" not in tools.options, "the card takes tools first"
    empty = lab(named=("storage",), storage={"wood": 1}, play=_raid("prowlers", 3))
    while empty.asked == "raid-loss":
        empty.choose(empty.options[0])
    assert not seats(empty.state)
    named = lab(named=("katia",), storage={"wood": 1}, play=_raid("prowlers", 3))
    assert len(seats(named.state)) == 1, "a Seat that bears a name is carried"


# --- Red arrows -------------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-04")
def test_the_first_name_weighs_on_the_others_and_later_ones_do_not() -> None:
    first = lab(arrows=(2911,), named=("katia",), next=["2"]).choose("turn-page")
    assert first.level("katia", "misery") == 0
    assert [first.level(id, "misery") for id in FOUR[1:]] == [1, 1, 1]
    assert lab(named=("katia", "marko")).asked == "plan"


@pytest.mark.rule("M-SCEN-04")
def test_the_driver_coughs_on_the_third_morning_and_medicine_keeps_the_price() -> None:
    assert lab(arrows=(2912,), day=2).asked == "plan"
    coughs = lab(arrows=(2912,), day=3, storage={"meds": 1}).choose("script:2912:a")
    assert (coughs.storage, price(coughs.state)) == ({}, 20)
    refused = lab(arrows=(2912,), day=3).choose("script:2912:b")
    assert price(refused.state) == 25


def _lose(who: str) -> Any:
    def play(g: Game) -> Flow[None]:
        person = next(p for p in g.state.group if p.id == who)
        yield from suffer(g, person, "hunger", 4, "M-DUSK-10")

    return play


@pytest.mark.rule("M-SCEN-04")
def test_the_seat_of_the_dead_is_sold_back_for_nothing_red_or_kept() -> None:
    sold = lab(arrows=(2913,), named=("katia",), play=_lose("katia"))
    assert sold.asked == "script"
    sold.choose("turn-page", "script:2913:a")
    assert not any(
        option in sold.options for option in ("take-refund:knife", "take-refund:shotgun", "take-refund:wood")
    )
    sold.choose("take-refund:raw-food")
    assert "take-refund:raw-food" not in sold.options, "10 of 15 are spent"
    assert sold.refusals()["take-refund/raw-food"] == "M-SCEN-04"
    sold.choose("take-refund:vegetable")
    assert sold.storage == {"raw-food": 1, "vegetable": 1}
    assert not seats(sold.state)
    kept = lab(arrows=(2913,), named=("katia",), play=_lose("katia"), next=["hunger-1", "10"]).choose(
        "turn-page", "script:2913:b"
    )
    assert [note.place for note in seats(kept.state)] == ["storage"]


@pytest.mark.rule("M-SCEN-04")
def test_on_the_fifth_morning_a_seat_is_given_away_drawn_for_or_nothing_is_done() -> None:
    laid = {"arrows": (2914,), "at": "morning", "day": 5, "tops": {"events": ["epidemic"]}}

    def fifth(**more: Any) -> Lab:
        found = lab(**{**laid, **more}, next=["9"] * 4)
        while found.asked not in ("script", "plan"):
            found.choose(found.options[0])
        return found

    given = fifth(named=("katia",), states={"katia": {"misery": 3}}).choose("script:2914:a", "person:marko")
    assert [p.id for p in holders(given.state)] == ["marko"]
    assert given.level("katia", "misery") == 0
    drawn = fifth(named=("katia", "storage")).next("emilia", "cveta").choose("script:2914:b")
    assert sorted(p.id for p in holders(drawn.state)) == ["cveta", "emilia"]
    nothing = fifth(named=("katia",)).choose("script:2914:c")
    assert [nothing.level(id, "misery") for id in FOUR] == [0, 1, 1, 1]
    none = fifth()
    assert none.refusals() == {"script/2914": "M-SCEN-04"}
    assert none.options == ["script:2914:c"]
    assert fifth(named=FOUR).asked == "plan"


# --- The departure ----------------------------------------------------------------------------------------


def depart(**laid: Any) -> Lab:
    """The last moment of the fifth Dawn."""
    return lab(at="death-among-us", day=5, **laid)


@pytest.mark.rule("M-SCEN-03", "M-SCEN-04", "M-WIN-08")
@pytest.mark.parametrize(("named", "won"), [(FOUR[:1], False), (FOUR[:2], True), (FOUR[:3], True)])
def test_two_who_leave_are_enough_and_whoever_stays_is_left_with_bread_or_not(
    named: tuple[str, ...], won: bool
) -> None:
    end = depart(arrows=(2915,), named=named, storage={"canned-food": 2})
    assert end.asked == "script"
    end.choose("script:2915:a")
    assert end.won is won
    assert end.happened("scenario-won") is won
    assert end.told("lorry-left", "who") == [tuple(f"character:{id}" for id in named)]
    assert set(end.state.epilogues) == set(named)
    outcome = end.table.outcome
    assert outcome is not None
    assert outcome.reason.args["bread"] == "yes"


@pytest.mark.rule("M-SCEN-03")
def test_the_whole_house_leaves_without_a_last_page() -> None:
    end = depart(arrows=(2915,), named=FOUR)
    assert end.won is True
    assert not end.happened("arrow-came")


@pytest.mark.rule("M-SCEN-04")
def test_who_did_not_look_back_is_marked() -> None:
    end = depart(arrows=(2915,), named=("katia", "cveta"), next=["1"]).choose("script:2915:b")
    assert sorted(n.place for n in end.state.notes if n.name == "did-not-look-back") == ["cveta", "katia"]


@pytest.mark.rule("M-SCEN-03")
@pytest.mark.parametrize("state", ["wounds", "illness", "fatigue"])
def test_who_cannot_climb_up_is_taken_along_for_ten(state: str) -> None:
    weak = {"katia": {state: 4 if state == "fatigue" else 3}}
    paid = depart(named=("katia", "cveta"), states=weak, storage={"jewelry": 1})
    assert paid.asked == "carry-along"
    paid.choose("carry-along:katia:10")
    assert paid.won is True
    assert not paid.storage
    poor = depart(named=("katia", "cveta"), states=weak, storage={"cigarette": 2})
    assert poor.won is False


@pytest.mark.rule("M-SCEN-03")
def test_nothing_leaves_before_the_fifth_dawn_and_an_unnamed_seat_is_named_for_it() -> None:
    fourth = lab(at="death-among-us", day=4, named=FOUR, tops={"events": ["epidemic"]}, next=["9"] * 4)
    assert fourth.won is None
    late = depart(named=("katia", "storage")).choose("name-seat:cveta")
    assert late.won is True


@pytest.mark.rule("M-OBJ-12", "M-SCEN-03")
def test_with_one_of_the_four_left_all_hope_is_gone() -> None:
    hope = lab(at="dusk", people=("katia",), recruits=("anton",))
    assert hope.asked == "hope"
    assert hope.told("hope-lost", "left") == [1]
    assert four_seats.SCENARIO.hopeful is not None
    assert memory(hope.state)["bought"] == 0
