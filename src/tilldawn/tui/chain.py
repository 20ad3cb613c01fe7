"""A chain of small requests as one panel: what is marked can be taken back until it is confirmed.

The panel works on a fork of the table, so what can be added and what it sums up to is decided by the
rules themselves. Nothing of what the fork draws by chance is ever shown: a chain ends where chance speaks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option as Choice

from tilldawn.engine import journal as jn
from tilldawn.engine.request import Option, Request, Text
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.tui.modals import Window
from tilldawn.tui.things import Board, Parts

LAST = "-last"
"""The same deed with a warning: `wound-last` stands in the row of `wound`."""


def key_of(id: str) -> str:
    """What an answer is about, whatever numbers it carries by now: `hit:a2:knife:1` is `hit:a2:knife`."""
    verb, *args = id.split(":")
    return ":".join((verb.removesuffix(LAST), *(arg for arg in args if not arg.isdigit())))


class Draft:
    """Answers not yet given, tried out on a fork."""

    def __init__(self, table: Table[Any], parts: Parts) -> None:
        if table.request is None:
            raise ValueError("nothing is asked")
        self.table = table
        self.parts = parts
        self.first: Request = table.request
        self.keys: list[str] = []
        self._begin()

    def _begin(self) -> None:
        self.twin = self.table.fork(seed="draft")
        self.given = len(self.twin.answers)
        self.last: Request = self.first
        self.over = False
        self.warnings: list[Text] = []
        self.done = self.first.progress.done if self.first.progress else 0

    @property
    def request(self) -> Request | None:
        """The open question of the chain, or None where the chain has ended."""
        return None if self.over else self.last

    def offered(self) -> dict[str, Option]:
        """What can be added now, by key; ends of the chain are left out."""
        if self.over:
            return {}
        return {key_of(o.id): o for o in self.last.options if o.verb not in self.parts.finish}

    def finish(self) -> Option | None:
        """The option that ends the chain as it is."""
        if self.over:
            return None
        return next((o for o in self.last.options if o.verb in self.parts.finish), None)

    @property
    def complete(self) -> bool:
        """Whether it can be confirmed."""
        return self.over or self.finish() is not None

    def counts(self) -> Counter[str]:
        """How often each answer is in the chain, forced ones included."""
        return Counter(key_of(jn.answer_id(entry)) for entry in self.twin.answers[self.given : self._end()])

    def _end(self) -> int:
        """Where the chain ends among the fork's answers: where chance speaks or something else is asked."""
        verbs = {o.verb.removesuffix(LAST) for o in self.first.options}
        for at in range(self.given, len(self.twin.answers)):
            entry = self.twin.answers[at]
            if entry[0] == jn.CHANCE or key_of(jn.answer_id(entry)).partition(":")[0] not in verbs:
                return at
        return len(self.twin.answers)

    def add(self, key: str) -> bool:
        """One more of these, if the rules allow it."""
        option = self.offered().get(key)
        if option is None:
            return False
        if option.warning is not None:
            self.warnings.append(option.warning)
        before = len(self.twin.answers)
        self.twin.answer(option.id)
        self.keys.append(key)
        asked = self.twin.request
        spoken = any(entry[0] == jn.CHANCE for entry in self.twin.answers[before:])
        if asked is None or spoken or asked.kind != self.first.kind:
            self.over = True
            self.done += _worth(option)
        else:
            self.last = asked
            self.done = asked.progress.done if asked.progress else 0
        return True

    def drop(self, key: str) -> bool:
        """One less of these; what came after it stays as far as it is still possible."""
        if key not in self.keys:
            return False
        at = len(self.keys) - 1 - self.keys[::-1].index(key)
        left = self.keys[:at] + self.keys[at + 1 :]
        self.keys = []
        self._begin()
        for one in left:
            self.add(one)
        return True


def _worth(option: Option) -> int:
    """What the last answer of a chain brings: a payment names its worth."""
    return int(option.args[1]) if option.verb == "pay" else 1


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

    def __init__(self, draft: Draft, say: Speaker, board: Board) -> None:
        super().__init__()
        self.draft = draft
        self.say = say
        self.board = board
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
                self.labels[key] = self.board.row(option, self.draft.twin.look(), self.say)
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
        if request is not None and (said := self.board.tally(self.draft.twin.look(), request, self.say)):
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
        if not self.draft.complete:
            return
        last = self.draft.finish()
        self.dismiss([*self.draft.keys, *([key_of(last.id)] if last is not None else [])])

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
