"""Scenarios: chosen at a new table, with a start, rules, pages and an end of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

import tilldawn
from tilldawn.bots import make_bot
from tilldawn.bots.drive import step
from tilldawn.engine.errors import BadOption
from tilldawn.engine.game import Fault
from tilldawn.engine.table import Table
from tilldawn.engine.text import languages
from tilldawn.engine.view import Speaker
from tilldawn.games.mine import modules
from tilldawn.games.mine.book import shelf
from tilldawn.games.mine.book.check import sweep_book
from tilldawn.games.mine.book.grammar import Script
from tilldawn.games.mine.book.language import Change
from tilldawn.games.mine.house.board import BOARDS
from tilldawn.games.mine.public.lobby import lobby
from tilldawn.games.mine.public.outlook import outlook
from tilldawn.games.mine.public.view import TableView
from tilldawn.games.mine.scenarios import OURS, Arrow, Scenario, add_scenario
from tilldawn.games.mine.scenarios.events import ArrowCame
from tilldawn.games.mine.scenarios.sheet import lay_events, memory, remember
from tilldawn.games.mine.scenarios.sheet import sweep as sweep_sheets
from tilldawn.games.mine.setup import start
from tilldawn.games.mine.sheet.start import last_dawn, restore, sheet
from tilldawn.games.mine.state import State
from tilldawn.play.mine.paper import write
from tilldawn.play.mine.reader import read
from tilldawn.testing import laws
from tilldawn.testing.mine import conserved, prudent
from tilldawn.testing.telling import Listener
from tilldawn.testing.tells import MINE

IDS = [scenario.id for scenario in OURS]
ADVANCED = ["155", "351", "534", "909"]


def opened(id: str, seed: int, seats: int = 1, **options: Any) -> Table[State]:
    return tilldawn.new_table("mine", seats, seed=seed, options={"scenario": id, **options})


# --- Choosing one -----------------------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-01")
@pytest.mark.parametrize("id", IDS)
def test_a_scenario_is_laid_out_as_its_sheet_says_and_is_shorter_than_a_campaign(id: str) -> None:
    scenario = next(one for one in OURS if one.id == id)
    state = start({"scenario": id}, 1)
    assert state.settings.scenario == id
    assert not state.objective
    assert len(state.events) == scenario.events + 3 * scenario.endings
    assert "chapter-1" not in state.events.layers
    assert scenario.days[1] <= 8


@pytest.mark.rule("M-SCEN-02", "M-SETUP-01")
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("id", IDS)
def test_each_can_be_played_on_either_side_of_the_board(id: str, board: str) -> None:
    table = opened(id, 6, board=board)
    random = Random(6)
    assert table.state.settings.board == board
    assert {*table.state.shelter, *table.state.beneath} <= {*BOARDS[board].spaces}
    while table.request is not None and table.state.day < 3:
        conserved(table.state)
        table.play(prudent(table, random))
    assert table.state.day >= 1


def test_a_table_without_a_scenario_remembers_nothing_of_one() -> None:
    state = tilldawn.new_table("mine", 1, seed=1).state
    assert (state.settings.scenario, state.settings.modules, state.modules) == ("", (), {})


def test_an_unknown_scenario_is_refused_by_name_and_none_is_a_module() -> None:
    with pytest.raises(BadOption, match="sauna"):
        opened("sauna", 1)
    with pytest.raises(BadOption, match=IDS[0]):
        tilldawn.new_table("mine", 1, options={"modules": [IDS[0]]})


@pytest.mark.rule("M-SETUP-35", "M-SCEN-03")
def test_the_sheet_says_who_may_be_chosen_to_begin() -> None:
    two = opened("night-goes-on", 1, characters=["katia", "boris"])
    assert [p.id for p in two.state.group] == ["katia", "boris"]
    with pytest.raises(BadOption, match="katia, boris, marin"):
        opened("night-goes-on", 1, characters=["katia", "boris", "marin"])


def test_the_lobby_tells_what_each_is_about_how_long_it_takes_and_how_hard_it_is() -> None:
    offered = {one.id: one for one in lobby().scenarios}
    assert list(offered) == IDS
    assert offered["four-seats"].days == (5, 5)
    assert all(one.difficulty in ("gentle", "even", "hard", "harsh") for one in offered.values())


def test_a_scenario_is_as_hard_as_its_sheet_says() -> None:
    with pytest.raises(BadOption, match="bitter"):
        opened("four-seats", 1, level="bitter")


# --- Red arrows -------------------------------------------------------------------------------------------


def _lay_out(s: State) -> None:
    remember(s)
    lay_events(s)


COLD_NIGHT = Scenario(
    id="cold-night",
    days=(2, 3),
    difficulty="gentle",
    rules=0,
    events=2,
    endings=False,
    lay_out=_lay_out,
    ends=(),
    scripts=(
        Script(number=2997, where="home", then=(Change("misery", 1, "group"),)),
        Script(number=2998, where="home", then=(Change("misery", -1, "group"),)),
    ),
    arrows=(Arrow(2997, lambda s: s.cold >= 1), Arrow(2998, lambda s: s.cold >= 1)),
)


@pytest.fixture
def cold_night(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setattr(modules, "SCENARIOS", dict(modules.SCENARIOS))
    for name in ("scenarios.sheet", "sheet.form", "sheet.faults"):
        monkeypatch.setattr(f"tilldawn.games.mine.{name}.SCENARIOS", modules.SCENARIOS)
    add_scenario(COLD_NIGHT)
    yield COLD_NIGHT
    shelf.remove_part("cold-night")


@pytest.mark.rule("M-SCEN-04")
def test_a_red_arrow_is_read_once_when_its_condition_comes_true_the_lower_number_first(
    cold_night: Scenario,
) -> None:
    table = opened("cold-night", 5)
    random = Random(5)
    while table.request is not None and table.state.day < 3:
        table.play(prudent(table, random))
    told = [line.event.script for line in table.log if isinstance(line.event, ArrowCame)]
    assert told == ["script:2997", "script:2998"]
    came = next(at for at, line in enumerate(table.log) if line.event.name == "arrow-came")
    before = [line.event.name for line in table.log[:came]]
    assert "event-drawn" in before, "the running card is resolved first"
    assert "stage-began" not in before


@pytest.mark.rule("M-SCEN-04")
def test_what_has_come_true_stays_due_even_if_it_is_true_no_more(cold_night: Scenario) -> None:
    table = opened("cold-night", 5)
    memory(table.state)["due"] = [2998]
    random = Random(1)
    while table.request is not None and not memory(table.state)["done"]:
        table.play(prudent(table, random))
    assert 2998 in (*memory(table.state)["done"], *memory(table.state)["due"])


@pytest.mark.rule("M-SCEN-05", "M-SCEN-01")
def test_where_the_sheet_is_silent_everything_is_as_ever(cold_night: Scenario) -> None:
    """This sheet says nothing of Dusk, of the night or of the end of Events: people eat, guard and go on."""
    table = opened("cold-night", 7)
    random = Random(7)
    while table.request is not None and table.state.day < 4:
        table.play(prudent(table, random))
    names = [line.event.name for line in table.log]
    for name in ("dusk-began", "evening-began", "raid-began", "fate-turned", "day-ended"):
        assert name in names, name
    assert names.count("event-drawn") == 2, "its deck has run out, the days have not"


def test_the_sweep_knows_pages_only_a_scenario_leads_to_and_finds_arrows_without_one(
    cold_night: Scenario, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = [fault.where for fault in sweep_book()]
    assert "script 2997" not in reached
    shelf.remove_part("cold-night")
    shelf.add_part(shelf.Part("cold-night", COLD_NIGHT.scripts))
    assert Fault("script 2997", "cannot be reached") in list(sweep_book())
    monkeypatch.setitem(
        modules.SCENARIOS,
        "lost",
        Scenario(
            id="lost",
            days=(3, 2),
            difficulty="even",
            rules=0,
            events=1,
            scripts=(),
            arrows=(Arrow(2996, bool),),
        ),
    )
    assert {fault.where for fault in sweep_sheets()} == {"scenario lost"}
    assert len(list(sweep_sheets())) == 2


# --- All of them, over whole games ------------------------------------------------------------------------


@pytest.mark.rule("M-SCEN-01", "M-SCEN-03")
@pytest.mark.parametrize("id", IDS)
@pytest.mark.parametrize("seed", range(4))
def test_whole_games_keep_every_law(id: str, seed: int) -> None:
    """Every piece and card in one place, every change told, every question with refusals; saved, undone."""
    random = Random(seed)
    table = opened(id, seed, 1 + seed % 3, advanced=ADVANCED if seed % 2 else [])
    table.orders = [table.game.eager() for _ in table.seats]
    ear = Listener(table, MINE)
    for number in range(4000):
        if table.request is None:
            break
        laws.always_an_option(table)
        laws.questions_say_why_not(table)
        conserved(table.state)
        if number % 25 == seed:
            laws.save_keeps_state_and_future(table, random)
            laws.undo_really_undoes(table, random)
            laws.a_view_never_changes(table, random)
        table.play(prudent(table, random))
        assert not ear.untold()
    assert table.outcome is not None
    laws.replay_gives_the_same_state(table)


@pytest.mark.parametrize("id", IDS)
def test_every_line_of_a_game_is_spoken_in_every_language(id: str) -> None:
    for lang in languages():
        table = opened(id, 2)
        random = Random(2)
        say = Speaker(table, lang)
        while table.request is not None:
            said = [say(table.request.prompt), *(say(o.text) for o in table.request.options)]
            said += [say(r.why) for r in table.refused()]
            view = table.look()
            assert isinstance(view, TableView)
            if view.day:
                marks = [mark for mark in outlook(view).goals if mark.kind == "scenario"]
                assert marks, "the strip says what the scenario wants"
                said += [
                    say(part) for mark in marks for part in (mark.title, mark.text, mark.short, *mark.details)
                ]
            assert not [line for line in said if "{" in line or not line.strip() or "scenario-" in line]
            table.play(prudent(table, random))
        lines = [say.event(line.event) for line in table.log]
        assert not [line for line in lines if "{" in line or not line.strip()]


@pytest.mark.parametrize("id", IDS)
def test_the_careful_bot_plays_a_game_to_its_end(id: str) -> None:
    table = opened(id, 3)
    bots = {0: make_bot("heuristic", "mine", "")}
    while table.request is not None:
        chosen = step(table, bots)
        assert chosen is not None
        table.play(chosen)
    assert table.outcome is not None
    assert table.state.day >= 2


@pytest.mark.parametrize("id", IDS)
def test_a_scenario_is_put_away_after_a_dawn_and_laid_out_again(id: str) -> None:
    """As data and on paper, in both languages; what it remembers and its Events are the same."""
    found = 0
    for seed in range(5):
        table = opened(id, seed)
        bots = {0: make_bot("heuristic", "mine", "")}
        while table.request is not None and table.state.day < 3:
            chosen = step(table, bots)
            assert chosen is not None
            table.play(chosen)
        state = last_dawn(table)
        if state is None:
            continue
        found += 1
        noted = sheet(state)
        for lang in languages():
            assert read(write(noted, lang), lang) == noted
        again = restore(noted, 1)
        assert again.settings.scenario == id
        assert again.modules == state.modules
        assert len(again.events) == len(state.events)
        assert sorted(again.fittings.items()) == sorted(state.fittings.items())
        conserved(again)
    assert found


@pytest.mark.parametrize("id", IDS)
def test_a_game_is_the_same_under_another_hash_seed(id: str) -> None:
    program = f"""
from random import Random
import tilldawn
from tilldawn.testing.mine import prudent
table = tilldawn.new_table("mine", 2, seed=4, options={{"scenario": {id!r}}})
random = Random(4)
for _ in range(250):
    if table.request is None:
        break
    table.play(prudent(table, random))
print("|".join(str(entry) for entry in table.answers))
"""
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "77")
    }
    assert len(said) == 1
    assert len(said.pop()) > 200
