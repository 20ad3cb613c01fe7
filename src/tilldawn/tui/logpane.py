"""The log beside the table: every event with its rule, and what bots remark in between."""

from __future__ import annotations

from collections.abc import Iterable

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Choice

from tilldawn.engine.event import Event
from tilldawn.engine.view import Speaker


def told(event: Event, say: Speaker) -> Content:
    """An event in words, with the rule it cites."""
    rule = f" [{event.rule}]" if event.rule else ""
    return Content.assemble(say.event(event), (rule, "dim"))


class LogPane(OptionList):
    """The lines told so far. `rows` says which line of the table's log each row shows; None for a remark."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.rows: list[int | None] = []

    def fill(self, events: Iterable[Event], say: Speaker) -> None:
        """Begin again with these events."""
        self.clear_options()
        self.rows = []
        self.tell(0, events, say)
        self.to_end()

    def tell(self, start: int, events: Iterable[Event], say: Speaker) -> None:
        """Add events; `start` is the number of the first."""
        lines = [told(event, say) for event in events]
        self.rows += range(start, start + len(lines))
        self.add_options([Choice(line) for line in lines])

    def remark(self, said: Content) -> None:
        """Add a line that is no event."""
        self.add_option(Choice(said.stylize("italic")))
        self.rows.append(None)

    def line(self) -> int | None:
        """The line of the table's log that is highlighted, while the log has the focus."""
        if not self.has_focus or self.highlighted is None:
            return None
        return next((line for line in self.rows[self.highlighted :] if line is not None), None)

    def to_end(self) -> None:
        """Show the newest lines and stay with them, whatever becomes of the layout."""
        self.anchor()
