"""A page to be read in peace."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tilldawn.tui.modals import Chooser


class Reading(Chooser):
    """A title and a text; Enter, the space bar or Escape goes on."""

    DEFAULT_CSS = "Reading VerticalScroll { max-height: 16; } Reading .quiet { margin-top: 1; }"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "dismiss", show=False, priority=True)]

    def __init__(self, title: str, text: str, foot: str) -> None:
        super().__init__(title, [], text)
        self.foot = foot

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self.title_text), classes="title")
            with VerticalScroll():
                yield Static(Content(self.text))
            yield Static(Content(self.foot), classes="quiet")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
