"""Charts of cards in words, for the page."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from tilldawn.engine.chart import Cell, Chart
from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.play.opened import Opened
from tilldawn.web import protocol as p


def in_rows(opened: Iterable[Opened], say: Speaker) -> list[p.OpenedCard]:
    """Cards that lie open, in one language; those that are words alone have no rows to show."""
    charts = ((one, telling.chart(one.card, say)) for one in opened)
    return [_opened(one, chart, say) for one, chart in charts if chart is not None]


def _opened(opened: Opened, chart: Chart, say: Speaker) -> p.OpenedCard:
    return p.OpenedCard(
        card=opened.card,
        name=say.thing(opened.card)["name"],
        rows=rows_of(chart, say, opened.counts),
        text=say(chart.text) if chart.text is not None else "",
        said=say(opened.said) if opened.said is not None else "",
    )


def rows_of(chart: Chart, say: Speaker, counts: Collection[str] | None = None) -> list[p.ChartRow]:
    """The rows of a card, and which of them count."""
    return [
        p.ChartRow(
            id=row.id,
            name=say(row.name) if row.name is not None else "",
            ref=row.ref,
            cells=[_cell(cell, say) for cell in row.cells],
            counts=None if counts is None else row.id in counts,
        )
        for row in chart.rows
    ]


def _cell(cell: Cell, say: Speaker) -> p.CellWords:
    words = say(cell.words)
    return p.CellWords(cell.ref, say(cell.beside) if cell.beside is not None else words, words)
