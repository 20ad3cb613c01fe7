"""Watching a recorded game: forwards and backwards, by decision, turn or to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Choice

import tilldawn
from tilldawn.engine import journal as jn
from tilldawn.engine.game import Seat
from tilldawn.engine.view import Speaker
from tilldawn.play import telling
from tilldawn.play.session import Sitting
from tilldawn.tui.table import make_board
from tilldawn.tui.things import Board

if TYPE_CHECKING:
    from tilldawn.tui.app import TilldawnApp


class ReplayScreen(Screen[None]):
    """A recorded game, one decision at a time."""

    DEFAULT_CSS = """
    ReplayScreen #head { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    ReplayScreen #middle { height: 1fr; }
    ReplayScreen #log { min-width: 24; height: 7; background: $surface; }
    ReplayScreen #keys { height: 1; padding: 0 1; background: $panel; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "move(1)", show=False, priority=True),
        Binding("left", "move(-1)", show=False, priority=True),
        Binding("pagedown", "move(10)", show=False, priority=True),
        Binding("pageup", "move(-10)", show=False, priority=True),
        Binding("home", "move(-100000)", show=False, priority=True),
        Binding("end", "move(100000)", show=False, priority=True),
        Binding("p", "play_on", show=False),
        Binding("escape,q", "dismiss", show=False),
    ]

    def __init__(self, data: bytes) -> None:
        """Raises SaveRefused when the record does not hold."""
        super().__init__()
        self.table = tilldawn.load(data, verify=True)
        answers = self.table.answers
        self.stops = [at for at in range(len(answers)) if jn.is_decision(answers[at])] + [len(answers)]
        self.at = 0

    @property
    def host(self) -> TilldawnApp:
        return cast("TilldawnApp", self.app)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(id="head")
            with Horizontal(id="middle"):
                yield make_board(self.table.game.id)
            yield OptionList(id="log")
            yield Static(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self.retell)

    def retell(self) -> None:
        """Show the table as it stood at this stop."""
        say = Speaker(self.table, self.host.lang)
        position = self.stops[self.at]
        then = self.table.at(position)
        board = self.query_one(Board)
        seen = then.look()
        board.show(seen, say, frozenset(), frozenset(then.request.seats if then.request else ()))
        words = {"at": self.at, "total": len(self.stops) - 1}
        heading = f"{self.host.say('tui-replay-at', **words)}  {telling.heading(seen, say)}"
        self.query_one("#head", Static).update(Content(heading))
        before = self.stops[self.at - 1] if self.at else -1
        told = [line.event for line in self.table.log if before < line.position <= position]
        log = self.query_one("#log", OptionList)
        log.clear_options()
        log.add_options([Choice(Content(f"{say.event(event)} [{event.rule}]")) for event in told])
        self.query_one("#keys", Static).update(Content(self.host.say("tui-replay-keys")))

    def action_move(self, by: int) -> None:
        """Go some decisions forwards or backwards."""
        self.at = max(0, min(len(self.stops) - 1, self.at + by))
        self.retell()

    def action_play_on(self) -> None:
        """Open a table of one's own at this point, with people on all seats; the record stays as it is."""
        branch = tilldawn.load(self.table.save())
        branch.seats = [Seat(seat.name) for seat in branch.seats]
        position = self.stops[self.at]
        if position < len(branch.answers):
            branch.undo(position, agreed=True)
        self.dismiss()
        self.host.open_table(Sitting(branch))
