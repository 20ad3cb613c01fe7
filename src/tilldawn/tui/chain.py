"""A chain of small requests as one panel: what is marked can be taken back until it is confirmed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option as Choice

from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.play.draft import Draft
from tilldawn.tui.modals import Window


class ChainPanel(Window[list[str]]):
    """Rows to be raised and lowered, the running total, one confirm. Returns the keys in their order."""

    DEFAULT_CSS = """
    ChainPanel { align: center bottom; }
    ChainPanel OptionList, ChainPanel OptionList:focus { max-height: 9; }
    ChainPanel Button { min-width: 6; margin-right: 2; }
    ChainPanel #sum { text-style: bold; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus,equals_sign,space", "change(1)", show=False, priority=True),
        Binding("left,minus", "change(-1)", show=False, priority=True),
        Binding("enter", "confirm", show=False, priority=True),
    ]

    def __init__(self, draft: Draft, say: Speaker) -> None:
        super().__init__()
        self.draft = draft
        self.say = say
        self.labels: dict[str, str] = {}

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self.say(self.draft.first.prompt)), classes="title", id="prompt")
            yield OptionList(id="rows")
            yield Static(id="sum")
            with Horizontal():
                yield Button("−", id="less", compact=True)
                yield Button("+", id="more", compact=True)
                yield Button(self.host.say("tui-confirm"), id="confirm", variant="success", compact=True)
            yield Static(Content(self.host.say("tui-allot-keys")), classes="quiet")

    def on_mount(self) -> None:
        self._tell()
        rows = self.query_one(OptionList)
        rows.highlighted = 0
        rows.focus()

    def _tell(self) -> None:
        """Rows, total and whether it can be confirmed."""
        offered = self.draft.offered()
        for key, option in offered.items():
            if key not in self.labels:
                self.labels[key] = telling.row(option, self.draft.twin.look(), self.say)
        counts = self.draft.counts()
        rows = self.query_one(OptionList)
        for at, (key, label) in enumerate(self.labels.items()):
            line = self._row(label, counts[key], open_=key in offered)
            if at < rows.option_count:
                rows.replace_option_prompt_at_index(at, line)
            else:
                rows.add_option(Choice(line))
        self.query_one("#sum", Static).update(Content(self._sum()))
        self.query_one("#confirm", Button).disabled = not self.draft.complete
        request = self.draft.request
        prompt = self.say(request.prompt) if request is not None else self.host.say("tui-confirm")
        self.query_one("#prompt", Static).update(Content(prompt))

    def _row(self, label: str, count: int, *, open_: bool) -> Content:
        """A row: how often it is marked, in dots and as a number; what cannot be added has no plus."""
        dots = "●" * min(count, 8)
        mark = "+" if open_ else " "
        style = "" if open_ or count else "dim"
        return Content.assemble((f"{count:>2} {mark} ", "bold" if count else ""), (label, style), f"  {dots}")

    def _sum(self) -> str:
        request = self.draft.request
        if request is not None and (said := telling.tally(self.draft.twin.look(), request, self.say)):
            return said
        progress = self.draft.first.progress
        if progress is None:
            return ""
        total = request.progress.total if request is not None and request.progress else progress.total
        return self.host.say("tui-allotted", done=self.draft.done, total=total)

    def action_change(self, by: int) -> None:
        at = self.query_one(OptionList).highlighted
        if at is None:
            return
        key = list(self.labels)[at]
        change: Callable[[str], bool] = self.draft.add if by > 0 else self.draft.drop
        if change(key):
            self._tell()

    def action_confirm(self) -> None:
        if self.draft.complete:
            self.dismiss(self.draft.confirmed())

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """A click on a row is one more of it."""
        event.stop()
        self.action_change(1)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        match event.button.id:
            case "less":
                self.action_change(-1)
            case "more":
                self.action_change(1)
            case _:
                self.action_confirm()
