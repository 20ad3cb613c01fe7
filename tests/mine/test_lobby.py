"""What can be chosen of the box, and what goes together: judged before a table is laid, and by the rules."""

from __future__ import annotations

from typing import Any

import pytest

import tilldawn
from tilldawn.engine.errors import BadOption
from tilldawn.games.mine import levels, modules
from tilldawn.games.mine.goods import BOX as PIECES
from tilldawn.games.mine.levels import LEVELS, Level
from tilldawn.games.mine.modules import Module, add_module
from tilldawn.games.mine.public.lobby import Mix, Tie, lobby
from tilldawn.testing.mine import conserved

SEWERS, THUGS, MARKET, DROUGHT = (("modules", id) for id in ("sewers", "thugs", "market", "drought"))
WARD, MILD = ("scenario", "ward"), ("level", "mild")
TIES = (
    Tie(THUGS, "needs", SEWERS),
    Tie(DROUGHT, "not-with", MARKET),
    Tie(WARD, "brings", DROUGHT),
    Tie(WARD, "not-with", MILD),
)


def test_what_needs_something_is_closed_until_it_is_there() -> None:
    assert Mix(TIES, {}).closed(THUGS) == Tie(THUGS, "needs", SEWERS)
    assert Mix(TIES, {"modules": ["sewers"]}).closed(THUGS) is None


def test_two_that_clash_close_each_other_from_both_sides() -> None:
    assert Mix(TIES, {"modules": ["market"]}).closed(DROUGHT) == Tie(DROUGHT, "not-with", MARKET)
    assert Mix(TIES, {"modules": ["drought"]}).closed(MARKET) == Tie(MARKET, "not-with", DROUGHT)


def test_a_choice_is_judged_with_all_that_it_brings() -> None:
    assert Mix(TIES, {"modules": ["market"]}).closed(WARD) == Tie(WARD, "not-with", MARKET)
    ward = Mix(TIES, {"scenario": ["ward"]})
    assert ward.all == {WARD, DROUGHT}
    assert ward.closed(DROUGHT) == Tie(DROUGHT, "brings", WARD)
    assert ward.closed(MILD) == Tie(MILD, "not-with", WARD)


def test_of_what_there_is_one_the_new_one_takes_the_place_of_the_old() -> None:
    there = (*TIES, Tie(("scenario", "dry"), "not-with", WARD))
    assert Mix(there, {"scenario": ["ward"]}).closed(("scenario", "dry")) is None


def test_what_lost_what_it_needs_goes_too() -> None:
    picks = {"modules": ["thugs", "market"]}
    assert Mix(TIES, picks).settled() == {"modules": ["market"]}
    assert Mix(TIES, {"modules": ["drought"], "scenario": ["ward"]}).settled() == {"scenario": ["ward"]}


def test_who_comes_with_a_module_can_begin_only_where_it_is_played() -> None:
    there = lobby()
    assert [one.id for one in there.characters if one.module] == ["emira"]
    assert {one.id for one in there.candidates(("market", "extras"))} - {
        one.id for one in there.candidates(("market",))
    } == {"emira"}
    for played in ((), ("extras",)):
        for one in there.candidates(played):
            others = [c.id for c in there.candidates() if c.border == "black" and c.id != one.id][:2]
            group = [one.id, *others] if one.border == "red" else [one.id, others[0], "zlata"]
            tilldawn.new_table("mine", 1, options={"modules": list(played), "characters": group})


def test_modules_that_are_known_are_offered_with_what_they_go_not_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(modules, "MODULES", {})
    add_module(Module(id="well"))
    add_module(Module(id="drought", not_with=("well",)))
    there = lobby()
    assert there.modules == ("well", "drought")
    assert Tie(("modules", "drought"), "not-with", ("modules", "well")) in there.ties


# --- Levels -------------------------------------------------------------------------------------------


def state(**options: Any) -> Any:
    return tilldawn.new_table("mine", 1, seed=3, options=options).state


def test_without_a_level_a_campaign_is_played_by_the_book() -> None:
    assert state().settings.level == ""
    assert state(level="") == state()


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.id)
def test_a_level_turns_its_dials_and_makes_or_loses_no_piece(level: Level) -> None:
    plain, now = state(), state(level=level.id)
    for good in PIECES:
        wanted = plain.storage.get(good, 0) + level.more.get(good, 0) - level.fewer.get(good, 0)
        assert now.storage.get(good, 0) == wanted
    assert {p.hunger for p in now.group} == {2 + level.hunger}
    assert now.raid_reserve == plain.raid_reserve - level.raids
    assert len(now.raids) == len(plain.raids) + level.raids
    conserved(now)
    assert tilldawn.new_table("mine", 1, seed=3, options={"level": level.id}).look().level == level.id


def test_a_level_nobody_knows_is_refused_by_name() -> None:
    with pytest.raises(BadOption, match=r"brutal.*mild"):
        state(level="brutal")


def test_a_scenario_is_as_hard_as_its_sheet_says() -> None:
    with pytest.raises(BadOption, match="four-seats cannot be played at the level mild"):
        state(scenario="four-seats", level="mild")
    tie = Mix(lobby().ties, {"scenario": ["four-seats"]}).closed(("level", "mild"))
    assert tie is not None
    assert tie.bond == "not-with"


def test_a_level_that_lays_out_cold_lays_it_before_the_first_event(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(levels.LEVEL, "icy", Level(id="icy", cold=2))
    table = tilldawn.new_table("mine", 1, seed=3, options={"level": "icy"})
    plain = tilldawn.new_table("mine", 1, seed=3)
    assert table.state.cold == plain.state.cold + 2
