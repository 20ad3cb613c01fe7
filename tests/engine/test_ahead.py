"""Looking ahead: the rules themselves, up to where chance speaks; every way it can come, with its odds."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import tilldawn
from tilldawn.engine import journal as jn
from tilldawn.engine.ahead import ahead, branches
from tilldawn.engine.errors import IllegalAnswer
from tilldawn.engine.request import Request
from tilldawn.engine.table import Table
from tilldawn.testing.mine import mine_lab


def thirsty() -> Table[Any]:
    return mine_lab(at="dusk", storage={"water": 1}).table


def asked(table: Table[Any]) -> Request:
    assert table.request is not None
    return table.request


def seen(table: Table[Any]) -> Any:
    return table.look()


def test_an_answer_is_followed_to_the_next_question_and_nothing_is_touched() -> None:
    table = thirsty()
    before, journal = table.look(), list(table.journal)
    given = next(o for o in asked(table).options if o.verb == "give-water")
    there = ahead(table, [given.id])
    assert there.weights == {}
    assert there.request is not None
    assert seen(there.table).storage.get("water", 0) == 0
    assert (table.look(), table.journal) == (before, journal)
    assert any(event.rule for event in there.events)
    table.play(given)
    assert table.look() == there.table.look()


def test_it_stands_still_where_chance_speaks_and_says_what_could_come() -> None:
    table = thirsty()
    dry = next(o for o in asked(table).options if o.verb == "no-water")
    there = ahead(table, [dry.id])
    assert there.weights == {str(face): 1 for face in range(1, 11)}
    assert there.request is None
    states = [[p.states for p in seen(one).people] for one in (table, there.table)]
    assert states[0] == states[1]
    six = ahead(table, [dry.id], ["6"])
    assert jn.CHANCE + "6" in six.table.answers[len(table.answers) :]


def test_what_the_table_will_draw_makes_no_difference() -> None:
    one, other = (tilldawn.new_table("daylight", 2, seed=seed) for seed in ("a", "b"))
    assert one.request is not None
    told = [ahead(table, [one.request.options[0].id]).events for table in (one, other)]
    assert told[0] == told[1]


def test_all_ways_are_followed_and_their_odds_add_up() -> None:
    table = thirsty()
    dry = next(o for o in asked(table).options if o.verb == "no-water")
    ways = branches(table, [dry.id])
    assert len(ways) == 10
    assert sum(way.odds for way in ways) == 1
    worse = Counter(next(p.states["misery"] for p in seen(way.end.table).people) for way in ways)
    assert worse == {0: 5, 1: 5}
    assert all(way.odds == Fraction(1, 10) for way in ways)


def test_no_more_ways_are_followed_than_there_is_room_for() -> None:
    table = thirsty()
    dry = next(o for o in asked(table).options if o.verb == "no-water")
    [only] = branches(table, [dry.id], limit=9)
    assert only.odds == 1
    assert len(only.end.weights) == 10


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(IllegalAnswer):
        ahead(thirsty(), ["no-such-thing"])
