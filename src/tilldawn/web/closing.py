"""The last scene in words, for the page."""

from __future__ import annotations

from typing import Any

from tilldawn.engine.game import Outcome
from tilldawn.engine.request import Text
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play.closing import Chart, Closing, Person, closing
from tilldawn.web import protocol as p


def closing_words(table: Table[Any], outcome: Outcome, story: list[str], say: Speaker) -> p.Ending:
    """How a game ended, in one language."""
    scene = closing(table) or Closing((), (), (), ())
    return p.Ending(
        won=outcome.won,
        reason=say(outcome.reason),
        rule=outcome.rule,
        story=story,
        marks=[say(mark) for mark in scene.marks],
        people=[_person(one, say) for one in scene.people],
        charts=[_chart(chart, say) for chart in scene.charts],
        turns=[p.TurnWords(turn.at, say(turn.when), say(turn.text), turn.good) for turn in scene.turns],
        picture=scene.picture or f"ending/{outcome.reason.id}",
    )


def _maybe(text: Text | None, say: Speaker) -> str:
    return say(text) if text is not None else ""


def _person(one: Person, say: Speaker) -> p.PersonWords:
    name = say.thing(one.ref)["name"]
    title, page = _maybe(one.title, say), _maybe(one.page, say)
    return p.PersonWords(one.ref, name, one.fate, say(one.text), title, page, one.picture)


def _chart(chart: Chart, say: Speaker) -> p.ChartWords:
    columns = [p.ColumnWords(say(one.name), one.ref, one.worse, one.values) for one in chart.columns]
    return p.ChartWords(say(chart.title), [say(step) for step in chart.steps], columns)
