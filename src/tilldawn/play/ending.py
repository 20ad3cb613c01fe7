"""The end of a game in plain words, as a scene: numbers, what became of everybody, where it turned, a story.

It is told from the same facts as on the page (`play.closing`). A game without them tells its story.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.request import Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.play.closing import Chart, Closing, Person, closing
from tilldawn.play.face import face_of, found
from tilldawn.play.session import Sitting

BARS = " ▁▂▃▄▅▆▇█"
LABEL = 14
"""Characters for the name of a row of numbers."""
STEPS = 12
"""Days or Rounds side by side; more of them begin a new block."""


class Section(Struct, frozen=True):
    """A part of the ending."""

    title: str
    text: str


def sections(sitting: Sitting, say: Speaker, *, bars: bool = True) -> list[Section]:
    """The parts of a game's ending. Without bars, numbers are told in words only, for ears and pipes."""
    scene = closing(sitting.table)
    told = list(_scene(scene, say, bars=bars)) if scene is not None else []
    return [*told, *_story(sitting, say, titled=bool(told))]


def _scene(scene: Closing, say: Speaker, *, bars: bool) -> Iterator[Section]:
    if scene.marks:
        yield Section("", " · ".join(say(mark) for mark in scene.marks))
    if scene.people:
        lost = sum(one.fate != "alive" for one in scene.people)
        people = "\n\n".join(_person(one, say) for one in scene.people)
        yield Section(say(Text("ending-people", {"lost": lost})), people)
    if scene.turns:
        turns = [
            Text("ending-turn", {"when": literal(say(turn.when)), "text": literal(say(turn.text))})
            for turn in scene.turns
        ]
        signs = ["▴" if turn.good else "▾" for turn in scene.turns]
        text = "\n".join(f"{sign} {say(turn)}" for sign, turn in zip(signs, turns, strict=True))
        yield Section(say(Text("ending-turns")), text)
    for chart in scene.charts:
        yield Section(say(chart.title), "\n".join(_drawn(chart, say) if bars else _counted(chart, say)))


def _person(one: Person, say: Speaker) -> str:
    """Who it is and what became of them; then their own page."""
    name = literal(say.thing(one.ref)["name"])
    head = say(Text("ending-person", {"name": name, "fate": one.fate, "text": literal(say(one.text))}))
    sign = "✝" if one.fate == "died" else "▪"
    return "\n".join([f"{sign} {head}", *(say(text) for text in (one.title, one.page) if text is not None)])


def _drawn(chart: Chart, say: Speaker) -> Iterator[str]:
    """For every step a bar and the number, so nothing hangs on height or colour."""
    most = max((value for column in chart.columns for value in column.values), default=1)
    for first in range(0, len(chart.steps), STEPS):
        steps = range(first, min(first + STEPS, len(chart.steps)))
        begin, end = say(chart.steps[steps[0]]), say(chart.steps[steps[-1]])
        yield begin if begin == end else f"{begin} – {end}"
        for column in chart.columns:
            cells = "".join(f"  {_bar(column.values[at], most)}{column.values[at]:>2}" for at in steps)
            yield f"{_cut(say(column.name)):<{LABEL}}{cells}"


def _counted(chart: Chart, say: Speaker) -> Iterator[str]:
    """The numbers in a row, the oldest first."""
    yield f"{say(chart.steps[0])} – {say(chart.steps[-1])}"
    for column in chart.columns:
        values = literal(", ".join(map(str, column.values)))
        yield say(Text("ending-row", {"name": literal(say(column.name)), "values": values}))


def _bar(value: int, most: int) -> str:
    """A bar of one character; something is never shown as nothing."""
    return BARS[max(1, round(8 * value / max(1, most)))] if value > 0 else "·"


def _cut(name: str) -> str:
    return name if len(name) < LABEL else f"{name[: LABEL - 2]}…"


def _story(sitting: Sitting, say: Speaker, *, titled: bool) -> list[Section]:
    """What happened, in lines."""
    table = sitting.table
    events = [line.event for line in table.log]
    own = face_of(table.game.id).ending
    if own:
        tell: Callable[[Struct, list[Event], Speaker], list[Section]] = found(own)
        return tell(table.look(), events, say)
    story = "\n".join(say(line) for line in table.game.story(table.look(), events))
    return [Section(say(Text("ending-story")) if titled else "", story)] if story else []
