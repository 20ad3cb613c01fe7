"""What the screens around the table are made of: pages, key lines, dials and ticks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from tilldawn.engine.request import Arg

if TYPE_CHECKING:
    from tilldawn.tui.app import TilldawnApp

T = TypeVar("T")
WIDTHS = [(0, "-narrow"), (110, "-wide")]
HEIGHTS = [(0, "-low"), (32, "-tall")]
"""Classes a page gets by its size: from 110 columns and from 32 rows on there is room for more."""
Hints = tuple[tuple[str, str], ...]
"""Message ids of key hints, each with the action a click on it does."""


class Page(Screen[T], Generic[T]):
    """A full screen with a line of keys at its foot; it can be told again in another language."""

    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "back", show=False),
        Binding("f1", "help", show=False),
    ]

    @property
    def host(self) -> TilldawnApp:
        """The application, with its language."""
        return cast("TilldawnApp", self.app)

    def say(self, id: str, **args: Arg) -> str:
        """A message in the reader's language."""
        return self.host.say(id, **args)

    def fill(self) -> None:
        """Put in what `compose` left empty. Called whenever the page has been built."""

    def on_mount(self) -> None:
        self.fill()

    def retell(self) -> None:
        """Say everything again: the language has changed."""
        self.call_next(self.rebuild)

    async def rebuild(self) -> None:
        """Build the page again and keep the focus where it was."""
        await rebuild(self)
        self.fill()

    def action_back(self) -> None:
        """Leave this page."""
        self.dismiss()

    def action_help(self) -> None:
        """What every key does."""
        from tilldawn.tui.help import HelpScreen

        self.app.push_screen(HelpScreen())


async def rebuild(screen: Screen[T]) -> None:
    """Compose a screen again; the focus stays on the widget of the same id."""
    focused = screen.focused.id if screen.focused is not None else None
    await screen.recompose()
    if focused is not None:
        for widget in screen.query(f"#{focused}"):
            widget.focus()


class Hint(Static):
    """A key and what it does; a click does it too."""

    def __init__(self, said: str, action: str) -> None:
        super().__init__(Content(said))
        self.act = action

    async def on_click(self) -> None:
        if self.act:
            await self.screen.run_action(self.act)


class KeyLine(Horizontal):
    """The foot of a page."""

    DEFAULT_CSS = """
    KeyLine { dock: bottom; height: 1; background: $panel; padding: 0 1; }
    KeyLine Hint { width: auto; margin-right: 2; }
    KeyLine Hint:hover { text-style: reverse; }
    """

    def __init__(self, host: TilldawnApp, hints: Hints) -> None:
        super().__init__()
        self.hints = [(host.say(id), action) for id, action in hints]

    def compose(self) -> ComposeResult:
        for said, action in self.hints:
            yield Hint(said, action)


class Dial(Static, can_focus=True):
    """One of several values, shown as ‹ value ›. Left and Right turn it, a click does too."""

    DEFAULT_CSS = """
    Dial { width: auto; height: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    Dial:hover { text-style: underline; }
    Dial:focus { text-style: bold reverse; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,minus", "turn(-1)", show=False),
        Binding("right,plus,enter,space", "turn(1)", show=False),
    ]

    class Turned(Message):
        """The dial shows another value."""

        def __init__(self, dial: Dial) -> None:
            super().__init__()
            self.dial = dial

    def __init__(self, choices: Sequence[tuple[str, str]], value: str, id: str) -> None:
        super().__init__(id=id)
        self.choices = choices
        self.at = [key for key, _ in choices].index(value)
        self._show()

    @property
    def value(self) -> str:
        """The id of the value shown."""
        return self.choices[self.at][0]

    def choose(self, value: str) -> None:
        """Show a value and tell everybody."""
        self.at = [key for key, _ in self.choices].index(value)
        self._show()
        self.post_message(self.Turned(self))

    def show(self, at: int) -> None:
        """Show the value at a place; nobody is told."""
        self.at = at
        self._show()

    def action_turn(self, by: int) -> None:
        self.choose(self.choices[(self.at + by) % len(self.choices)][0])

    def on_click(self, event: Click) -> None:
        self.focus()
        self.action_turn(-1 if event.x < 2 else 1)

    def _show(self) -> None:
        self.update(Content(f"‹ {self.choices[self.at][1]} ›"))


class Tick(Static, can_focus=True):
    """Something that is on or off, shown as [x] or [ ]."""

    DEFAULT_CSS = """
    Tick { width: auto; height: 1; text-wrap: nowrap; }
    Tick:hover { text-style: underline; }
    Tick:focus { text-style: bold reverse; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter,space", "switch", show=False)]

    class Ticked(Message):
        """It was switched."""

        def __init__(self, tick: Tick) -> None:
            super().__init__()
            self.tick = tick

    def __init__(self, label: str, id: str, *, on: bool) -> None:
        super().__init__(id=id)
        self.label = label
        self.on = on
        self._show()

    def show(self, *, on: bool) -> None:
        """Show it on or off; nobody is told."""
        self.on = on
        self._show()

    def action_switch(self) -> None:
        self.on = not self.on
        self._show()
        self.post_message(self.Ticked(self))

    def on_click(self) -> None:
        self.focus()
        self.action_switch()

    def _show(self) -> None:
        self.update(Content(f"[{'x' if self.on else ' '}] {self.label}"))


def beside(here: Widget, others: Sequence[Widget], right: int, down: int) -> Widget | None:
    """The widget nearest to this one in a direction, if there is one."""
    x, y = here.region.x, here.region.y
    if down:
        found = [w for w in others if (w.region.y - y) * down > 0]
        return min(found, key=lambda w: (abs(w.region.y - y), abs(w.region.x - x)), default=None)
    found = [w for w in others if w.region.y == y and (w.region.x - x) * right > 0]
    return min(found, key=lambda w: abs(w.region.x - x), default=None)
