"""A moment on the stage of the terminal: what was turned up, what came of it; and on to the next."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Static

from tilldawn.engine.request import Arg, Text, literal
from tilldawn.play.beats import Beat
from tilldawn.play.stage import Moment, moment, stay
from tilldawn.tui.modals import Window

if TYPE_CHECKING:
    from tilldawn.tui.table import TableScreen

SIGNS = {"bad": ("▾ ", "bold $error"), "good": ("▴ ", "bold $success"), "": ("· ", "")}
"""Signs beside the words: colour alone says nothing."""
GRAVE = frozenset({"death", "hope"})


def signed(tone: str, text: str) -> Content:
    """Something that happened, marked as a loss or a gain."""
    sign, style = SIGNS[tone]
    return Content.assemble((sign, style), text)


class BeatWindow(Window[str]):
    """One beat. Returns `next`, `back` or `skip`; a small one goes on by itself where the pace says so."""

    DEFAULT_CSS = """
    BeatWindow > Vertical { border: round $accent; padding: 0 2; }
    BeatWindow.grave > Vertical { border: heavy $error; }
    BeatWindow VerticalScroll { max-height: 15; }
    BeatWindow .headline { text-style: bold; color: $accent; }
    BeatWindow.grave .headline { color: $error; }
    BeatWindow .card { margin-top: 1; }
    BeatWindow .rows { margin-top: 1; }
    BeatWindow #where { margin-top: 1; text-wrap: nowrap; text-overflow: ellipsis; }
    BeatWindow .quiet { text-wrap: nowrap; text-overflow: ellipsis; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "leave('next')", show=False, priority=True),
        Binding("left,backspace", "leave('back')", show=False),
        Binding("escape", "leave('skip')", show=False),
    ]

    def __init__(self, kind: str, tell: Callable[[], tuple[Moment, str, str]], seconds: float) -> None:
        super().__init__(classes="grave" if kind in GRAVE else "")
        self.kind = kind
        self.tell = tell
        """The moment, where it stands in the stretch and the keys, in the language of now."""
        self.seconds = seconds

    def compose(self) -> ComposeResult:
        told, where, keys = self.tell()
        with Vertical():
            yield Static(Content(told.kicker), classes="quiet")
            yield Static(Content(told.title), classes="headline")
            with VerticalScroll():
                if told.card:
                    yield Static(Content("\n\n".join(told.card)), classes="card")
                if told.rows:
                    rows = [signed(row.tone, row.text) for row in told.rows]
                    yield Static(Content("\n").join(rows), classes="rows")
            yield Static(Content(where), id="where")
            yield Static(Content(keys), classes="quiet")

    def on_mount(self) -> None:
        self.query_one(VerticalScroll).focus()
        if self.seconds:
            self.set_timer(self.seconds, self._go_on)

    def _go_on(self) -> None:
        """Its time is over; nothing happens where somebody has gone on before."""
        if self.is_current:
            self.dismiss("next")

    def action_leave(self, how: str) -> None:
        self.dismiss(how)


class Staging:
    """The beats of a stretch at a terminal's table: those that are due, those that were shown."""

    def __init__(self, screen: TableScreen) -> None:
        self.screen = screen
        self.due: list[Beat] = []
        """They wait until the lines they are about have been told."""
        self.past: list[Beat] = []
        self.began = screen.stage.heard
        """The first line of the log of this stretch."""

    def clear(self) -> None:
        """Nothing of what was due is shown any more."""
        self.due, self.past = [], []

    def hear(self) -> None:
        """Take up what has happened since."""
        stage = self.screen.stage
        if stage.heard < stage.table.told:
            self.began = stage.heard
            self.due += stage.hear()

    def show(self, then: Callable[[], None]) -> None:
        """The next beat whose lines have been told, and all after it; then go on."""
        screen = self.screen
        if not self.due or self.due[0].last > screen.shown or screen.pace == "once":
            then()
            return
        beat = self.due.pop(0)

        def tell() -> tuple[Moment, str, str]:
            told = moment(beat, screen.table, screen.say, self.began)
            return told, self._where(), screen.say(Text("tui-beat-keys"))

        window = BeatWindow(beat.kind, tell, stay(beat, tell()[0], screen.pace))
        screen.app.push_screen(window, lambda how: self._after(beat, how, then))

    def _where(self) -> str:
        """Which one it is, and what comes next."""
        following = self.screen.say(self.due[0].title) if self.due else ""
        at, more = len(self.past) + 1, len(self.due)
        words: dict[str, Arg] = {"at": at, "of": at + more, "more": more, "title": literal(following)}
        return self.screen.say(Text("tui-beat-where", words))

    def _after(self, beat: Beat, how: str | None, then: Callable[[], None]) -> None:
        """On to the next one, back to the one before, or to the table."""
        if how == "back":
            self.due = [*self.past[-1:], beat, *self.due]
            self.past = self.past[:-1]
            self.show(then)
        elif how == "skip":
            self.clear()
            if self.screen.shown < len(self.screen.table.log):
                self.screen.tell_all()
            else:
                then()
        else:
            self.past.append(beat)
            self.show(then)
