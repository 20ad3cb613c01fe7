"""The end of a game in plain words: its story, what became of everybody, a chart."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker
from tilldawn.play.face import face_of, found
from tilldawn.play.session import Sitting

BARS = " ▁▂▃▄▅▆▇█"


class Section(Struct, frozen=True):
    """A part of the ending."""

    title: str
    text: str


def health_by_round(sitting: Sitting) -> list[list[int]]:
    """Every player's Health at the end of each Round, read off the table as it stood then."""
    table = sitting.table
    begun = [line.position for line in table.log if line.event.name in ("search-began", "clean-up-began")]
    rows: list[list[int]] = []
    for position in [*begun[1:], len(table.answers)]:
        players = getattr(table.at(position).look(), "players", [])
        rows.append([player.health for player in players])
    return rows


def chart(rows: list[list[int]], names: list[str], most: int) -> list[str]:
    """A line of bars for each player, with the numbers beside it: never by height alone."""
    lines = []
    for at, name in enumerate(names):
        values = [row[at] for row in rows]
        bars = "".join(BARS[round(8 * max(0, value) / max(1, most))] for value in values)
        lines.append(f"{name:<12} {bars}  {' '.join(str(value) for value in values)}")
    return lines


def sections(sitting: Sitting, say: Speaker) -> list[Section]:
    """The parts of a game's ending: the story, then the chart."""
    table = sitting.table
    events = [line.event for line in table.log]
    own = face_of(table.game.id).ending
    if own:
        tell: Callable[[Struct, list[Event], Speaker], list[Section]] = found(own)
        return tell(table.look(), events, say)
    story = "\n".join(say(line) for line in table.game.story(table.look(), events))
    if not health_by_round(sitting)[-1]:
        return [Section("", story)]
    names = [seat.name for seat in table.seats]
    most = max((player.track for player in getattr(table.look(), "players", [])), default=1)
    health = "\n".join(chart(health_by_round(sitting), names, most))
    return [Section("", story), Section(say(Text("tui-health-chart")), health)]
