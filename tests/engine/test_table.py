"""The table, on a game it has never seen."""

from __future__ import annotations

from random import Random

import pytest
from tilldawn_orchard.game import ORCHARD, State, start

from tilldawn.engine.chance import SeededChance
from tilldawn.engine.errors import (
    BadOption,
    IllegalAnswer,
    NeedsConsent,
    NothingToUndo,
    SaveRefused,
)
from tilldawn.engine.flow import ANYTIME_LIMIT
from tilldawn.engine.game import Seat
from tilldawn.engine.save import load, save
from tilldawn.engine.table import Table
from tilldawn.testing import laws
from tilldawn.testing.rigged import Rigged


def orchard(*queued: str, seats: int = 2) -> Table[State]:
    chance = Rigged(*queued)
    table = Table(ORCHARD, [Seat(f"P{n}") for n in range(seats)], {}, chance)
    chance.unseen = lambda: table.state.unseen
    return table


def seeded(seed: str = "7", seats: int = 2) -> Table[State]:
    return Table(ORCHARD, [Seat(f"P{n}") for n in range(seats)], {}, SeededChance(seed))


def test_an_answer_moves_the_game_on_and_tells_what_happened() -> None:
    table = orchard("apple")
    assert table.request is not None
    assert (table.request.kind, table.request.seat) == ("turn", 1)
    [picked] = table.answer("pick")
    assert (picked.name, picked.rule) == ("picked", "T-1")
    assert table.state.basket == {"apple": 1}


def test_an_unknown_option_is_refused_and_changes_nothing() -> None:
    table = seeded()
    with pytest.raises(IllegalAnswer, match="fly"):
        table.answer("fly")
    assert table.answers == []
    assert table.state == seeded().state


def test_an_option_of_another_seat_is_refused() -> None:
    table = seeded()
    with pytest.raises(IllegalAnswer):
        table.answer("pick", seat=0)
    table.answer("pick", seat=1)


def test_nothing_can_be_answered_after_the_end() -> None:
    table = seeded()
    for _ in laws.wander(table, Random(1)):
        pass
    with pytest.raises(IllegalAnswer):
        table.answer("pick")


def test_a_forced_option_is_taken_and_noted() -> None:
    table = orchard("apple", "apple", "apple", "worm")
    for _ in range(4):
        table.answer("pick")
    assert table.answers[-2:] == ["=pack:apple", "=pack:apple"]
    assert table.outcome is not None
    assert table.outcome.won


def test_a_choice_of_several_things_shows_how_far_it_has_come() -> None:
    table = orchard("apple", "pear", "apple", "apple")
    table.orders = [{"song": "pass"}, {"song": "pass"}]
    for _ in range(4):
        table.answer("pick")
    assert table.request is not None
    assert table.request.progress is not None
    assert (table.request.progress.done, table.request.progress.total) == (0, 3)
    table.answer("pack:pear")
    assert table.outcome is not None  # two apples are left for two places: forced
    assert table.state.packed == {"pear": 1, "apple": 2}


def test_an_anytime_action_leaves_the_question_open() -> None:
    table = orchard("apple")
    table.answer("pick")
    before = table.request
    assert before is not None
    assert [o.id for o in before.anytime] == ["eat:0:apple", "eat:1:apple"]
    table.answer("eat:1:apple")
    assert table.request is not None
    assert table.request.kind == before.kind
    assert table.state.basket == {}


def test_anytime_actions_run_out_so_that_nobody_loops_for_ever() -> None:
    table = seeded()
    table.state.basket["apple"] = ANYTIME_LIMIT + 5
    for _ in range(ANYTIME_LIMIT):
        table.answer("eat:0:apple")
    assert table.request is not None
    assert table.request.anytime == []
    assert table.request.options


def test_refusals_say_what_and_why() -> None:
    table = orchard("5")
    assert list(table.refused()) == []
    table.answer("shake")
    [refusal] = table.refused()
    assert (refusal.what.id, refusal.why.id, refusal.rule) == ("option-shake", "refused-shaken", "T-2")


@pytest.mark.parametrize(("policy", "asked"), [("ask", True), ("matters", False), ("pass", False)])
def test_a_standing_order_answers_for_its_seat(policy: str, asked: bool) -> None:
    table = orchard("pear")
    table.orders = [{"song": policy}, {"song": policy}]
    table.answer("pick")
    assert (table.request is not None and table.request.kind == "sing") is asked
    assert ("0~hush" in table.answers) is not asked


def test_an_order_that_matters_only_later_asks_later() -> None:
    table = orchard("apple", "apple", "pear")
    for _ in range(3):
        table.answer("pick")
    assert table.request is not None
    assert table.request.kind == "sing"
    table.order(0, "song", "pass")
    assert table.request.kind == "turn"
    with pytest.raises(IllegalAnswer):
        table.order(0, "weather", "ask")


def test_undo_is_free_until_chance_has_spoken() -> None:
    table = orchard("apple")
    table.answer("pick")
    table.answer("rest")
    table.undo()
    assert table.request is not None
    assert table.request.kind == "turn"
    assert table.state.day == 2
    with pytest.raises(NeedsConsent) as barrier:
        table.undo()
    assert barrier.value.reveals == 1
    table.undo(agreed=True)
    assert table.state.basket == {}
    assert table.state.unseen["tree"]["apple"] == 6
    with pytest.raises(NothingToUndo):
        table.undo()


def test_what_was_undone_leaves_a_trace_and_chance_is_drawn_afresh() -> None:
    results = set()
    for seed in range(40):
        table = seeded(str(seed))
        first = table.answer("pick")[0]
        table.undo(agreed=True)
        assert table.journal[-1] == "<0"
        assert table.log[-1].event.name == "undone"
        second = table.answer("pick")[0]
        results.add((first, second))
    assert any(first != second for first, second in results)


def test_undo_goes_back_by_turn_and_by_phase() -> None:
    table = orchard("4", "apple")
    table.answer("rest")
    table.answer("shake")
    table.answer("pick")
    assert table.state.day == 3
    table.undo("turn", agreed=True)
    assert (table.state.day, table.state.shaken) == (2, True)
    table.undo("phase", agreed=True)
    assert (table.state.day, table.state.shaken) == (2, False)
    table.undo("phase")
    assert table.state.day == 1
    with pytest.raises(NothingToUndo):
        table.undo("year")


def test_undo_to_a_line_of_the_log() -> None:
    table = orchard("apple", "apple", "pear")
    table.orders = [{"song": "pass"}, {"song": "pass"}]
    for _ in range(3):
        table.answer("pick")
    second = table.log[1]
    table.undo(second.position - 1, agreed=True)
    assert table.state.basket == {"apple": 1}
    with pytest.raises(NothingToUndo):
        table.undo(99)


def test_undo_by_people_goes_past_what_bots_answered() -> None:
    table = seeded()
    for _ in range(3):
        table.answer("rest")
    assert table.target(seats=[0]).position == 1
    assert table.target(seats=[1]).position == 2


def test_a_fork_never_tells_what_will_happen_here() -> None:
    table = seeded("3")
    futures = set()
    for fork in [table.fork() for _ in range(30)]:
        fork.answer("pick")
        futures.add(tuple(fork.state.basket))
    assert len(futures) > 1
    same = [table.fork(seed=5) for _ in range(2)]
    for fork in same:
        fork.answer("pick")
    assert same[0].state == same[1].state
    assert table.state.basket == {}


def test_a_table_can_be_seen_as_it_was() -> None:
    table = orchard("apple", "apple")
    table.answer("pick")
    table.answer("pick")
    assert table.at(0).state.basket == {}
    assert table.at(1).state.basket == {}
    assert table.at(1).request is None
    assert table.at(2).state.basket == {"apple": 1}
    assert table.state.basket == {"apple": 2}


def test_a_rule_that_fails_leaves_the_table_where_it_was() -> None:
    table = seeded()
    before = save(table)
    table.state.tree.layers.clear()  # drawing will now fail inside the rule
    with pytest.raises(IndexError):
        table.answer("pick")
    assert save(table) == before
    assert table.request is not None
    table.answer("rest")


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(20))
def test_the_laws_hold_for_a_third_game(seats: int, seed: int) -> None:
    random = Random(seed)
    table = seeded(str(seed), seats)
    for _ in laws.wander(table, random, anytime=0.2):
        laws.always_an_option(table)
        laws.fork_is_independent(table, random)
        laws.undo_really_undoes(table, random)
        twin = load(save(table), ORCHARD)
        assert twin.state == table.state
        assert [line.event for line in twin.log] == [line.event for line in table.log]
    laws.always_an_option(table)
    laws.replay_gives_the_same_state(table)
    laws.seed_explains_chance(table)


def test_a_bad_option_is_named() -> None:
    with pytest.raises(BadOption, match="moon"):
        Table(ORCHARD, [Seat("A")], {"moon": 1}, SeededChance("1"))
    assert start({}, 1).day == 0


def test_a_journal_these_rules_do_not_allow_is_refused_with_the_place() -> None:
    table = seeded()
    table.answer("pick")
    for broken in (["1>fly"], ["1>pick", "?gold"], ["?apple"], [*table.journal, "0>pack:apple"]):
        with pytest.raises(SaveRefused, match=broken[-1].strip("?")):
            Table.replay(ORCHARD, table.seats, {}, broken, SeededChance("1"))
