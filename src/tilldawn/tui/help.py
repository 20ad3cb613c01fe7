"""All keys on one page."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table
from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tilldawn.tui.controls import Hints, KeyLine, Page

Section = tuple[str, str]
LEFT: tuple[Section, ...] = (
    ("everywhere", "move enter mouse back language theme leave"),
    ("start", "number letter game learn"),
    ("new", "turn tick read go"),
    ("rules", "search results scroll"),
)
RIGHT: tuple[Section, ...] = (
    (
        "table",
        "choose things views preview rule log undo anytime refused pack orders save since beat pace skip "
        "guide help",
    ),
    ("shelf", "open delete other"),
)
"""Sections of the page and their keys: the messages `keys-SECTION` and `keys-SECTION-KEY`."""
HINTS: Hints = (
    ("keys-hint-back", "screen.back"),
    ("keys-hint-scroll", ""),
    ("keys-hint-language", "app.switch_language"),
    ("keys-hint-theme", "app.switch_theme"),
)


class HelpScreen(Page[None]):
    """What every key does; scrolls where the terminal is small."""

    DEFAULT_CSS = """
    HelpScreen #keys { height: 1fr; padding: 0 2; border: round $primary 60%; }
    HelpScreen #keys:focus { border: heavy $primary; }
    HelpScreen #keys .section { text-style: bold underline; margin-top: 1; }
    HelpScreen #columns { height: auto; layout: vertical; }
    HelpScreen .column { height: auto; width: 1fr; padding-right: 2; }
    HelpScreen.-wide #columns { layout: horizontal; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,f1", "back", show=False)]
    AUTO_FOCUS = "#keys"

    def compose(self) -> ComposeResult:
        yield Static(Content(self.say("keys-title")), classes="title")
        with VerticalScroll(id="keys"):
            yield Static(Content(self.say("keys-intro")))
            with Container(id="columns"):
                for column in (LEFT, RIGHT):
                    with Vertical(classes="column"):
                        yield from self._column(column)
        yield KeyLine(self.host, HINTS)

    def _column(self, sections: tuple[Section, ...]) -> ComposeResult:
        for section, keys in sections:
            yield Static(Content(self.say(f"keys-{section}")), classes="section")
            yield Static(self._table([f"keys-{section}-{key}" for key in keys.split()]))

    def _table(self, ids: list[str]) -> Table:
        """Keys on the left, what they do on the right."""
        table = Table.grid(padding=(0, 2, 0, 0), expand=True)
        table.add_column(width=20)
        table.add_column(ratio=1)
        for id in ids:
            table.add_row(RichText(self.say(f"{id}.key"), style="bold"), RichText(self.say(id)))
        return table
