"""The end of a Campaign: what became of each person, the days in words, and a chart of the days."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.request import Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.ending import BARS, Section
from tilldawn.play.mine.words import cut, named, said

ROWS = (
    "people",
    "state:hunger",
    "state:fatigue",
    "state:illness",
    "state:misery",
    "state:wounds",
    "food",
    "good:water",
    "good:wood",
    "good:component",
)
"""What each column of `TableView.history` counts."""
LABEL = 13


def sections(seen: Struct, events: list[Event], say: Speaker) -> list[Section]:
    """The pages of the ending."""
    if not isinstance(seen, TableView):
        raise TypeError("not a view of this game")
    told = [(line.id, say(line)) for line in say.table.game.story(seen, events)]
    days = [text for id, text in told if id == "story-day"]
    return [
        Section(said(say, "end-people"), people(seen, say)),
        Section(said(say, "end-chart"), "\n".join(chart(seen.history, say))),
        Section(said(say, "end-days"), "\n".join(days)),
    ]


def people(view: TableView, say: Speaker) -> str:
    """Everybody who has been in the group, with a title and a text of their own."""
    fates = [(one.id, one.sex, one.epilogue, "left" if one.left else "died", one.day) for one in view.lost]
    fates += [
        (p.id, p.sex, view.epilogues[p.id], "alive", view.day) for p in view.people if p.id in view.epilogues
    ]
    told = []
    for id, sex, epilogue, how, day in fates:
        title = named(say, f"epilogue:{epilogue}")
        head = said(say, "end-person", who=f"character:{id}", title=f"={title}", how=how, day=day, sex=sex)
        told.append(f"▪ {head}\n{named(say, f'epilogue:{epilogue}.{id}')}")
    unknown = [p.id for p in view.people if p.id not in view.epilogues]
    if unknown:
        told.append(f"▪ {said(say, 'end-unknown', people=tuple(f'character:{id}' for id in unknown))}")
    return "\n\n".join(told)


def chart(history: list[list[int]], say: Speaker) -> list[str]:
    """A line for each row: for every day a bar and the number, so nothing hangs on height or colour."""
    if not history:
        return [said(say, "end-no-dawn")]
    days = "".join(f"{day:>5}" for day in range(1, len(history) + 1))
    lines = [f"{said(say, 'chart-day'):<{LABEL}}{days}"]
    for at, row in enumerate(ROWS):
        values = [day[at] for day in history]
        most = max(1, *values)
        cells = "".join(f"  {_bar(value, most)}{value:>2}" for value in values)
        lines.append(f"{cut(_label(row, say), LABEL - 1):<{LABEL}}{cells}")
    return lines


def _bar(value: int, most: int) -> str:
    """A bar of one character; something is never shown as nothing."""
    return BARS[max(1, round(8 * value / most))] if value > 0 else "·"


def _label(row: str, say: Speaker) -> str:
    if ":" in row:
        return named(say, row)
    return say(Text(f"tui-mine-chart-{row}"))
