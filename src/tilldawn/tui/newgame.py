"""A new game on one page: what every game's page has.

Each game brings its own part; `new_game_screen` finds it.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Button, Static

from tilldawn.bots import bots_for
from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.request import Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting
from tilldawn.tui.controls import Hints, Page, beside

NAME_LENGTH = 24
HINTS: Hints = (
    ("keys-hint-move", ""),
    ("keys-hint-turn", ""),
    ("keys-hint-read", "screen.read(1)"),
    ("keys-hint-start", "screen.start"),
    ("keys-hint-back", "screen.back"),
    ("keys-hint-language", "app.switch_language"),
)


def told(words: Catalog, error: TilldawnError) -> str:
    """An error with the names of cards and characters instead of their ids."""
    args = dict(error.text.args)
    for word, kind in (("character", "character"), ("weapon", "card")):
        id = f"{kind}-{str(args.get(word, '')).removeprefix('=')}"
        if word in args and words.has(id):
            args[word] = literal(words.say(Text(id)))
    if error.text.id == "error-bad-group":
        ids = str(args["value"]).removeprefix("=").split(", ")
        args["value"] = literal(", ".join(words.say(Text(f"character-{id}")) for id in ids))
    return words.say(Text(error.text.id, args))


SHARED_CSS = """
PAGE #form { height: auto; max-height: 70%; overflow-y: auto; padding: 0 1; }
PAGE #form > Horizontal { height: 1; }
PAGE.-tall #form > .spaced { margin-bottom: 1; }
PAGE .label { width: auto; margin-right: 1; }
PAGE Input { height: 1; width: 16; background: $foreground 15%; }
PAGE Input > .input--placeholder { color: $foreground 75%; }
PAGE Input:focus { text-style: underline bold; background: $primary 30%; }
PAGE Tick { margin-right: 2; }
PAGE #error { height: auto; display: none; color: $error; text-style: bold; padding: 0 1; }
PAGE #buttons Button { height: 1; margin-right: 2; border: none; min-width: 24; }
PAGE #buttons Button:focus { background: $foreground; color: $background;
                                        text-style: bold underline; }
PAGE #pane { height: 1fr; min-height: 4; border: round $primary 60%; padding: 0 1; }
"""


def page_css(page: str, own: str) -> str:
    """The style of a page: what all have, and its own. A screen's style only knows the screen's own name."""
    return SHARED_CSS.replace("PAGE", page) + own


class NewGamePage(Page[None]):
    """Fill in what you like and start; Enter starts a game with what stands there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("pageup", "read(-1)", show=False),
        Binding("pagedown", "read(1)", show=False),
        Binding("f5", "start", show=False),
    ]
    AUTO_FOCUS = "#start"

    def __init__(self) -> None:
        super().__init__()
        self.error: TilldawnError | None = None
        self.topic = "start"

    # --- What each game brings ---------------------------------------------------------------------

    def plan(self) -> Plan:
        """What shall be laid out."""
        raise NotImplementedError

    def explain(self) -> None:
        """Show what the focus is on."""
        raise NotImplementedError

    # --- The page ----------------------------------------------------------------------------------

    def _label(self, id: str) -> Static:
        return Static(Content(self.say(id)), classes="label")

    def _buttons(self) -> ComposeResult:
        with Horizontal(id="buttons"):
            yield Button(self.say("newgame-start"), id="start", variant="success")
            yield Button(self.say("newgame-back"), id="back")

    def fill(self) -> None:
        """Show the error, if there is one, and what the focus is on."""
        error = self.query_one("#error", Static)
        error.display = self.error is not None
        if self.error is not None:
            error.update(Content(f"✗ {told(self.host.words, self.error)}"))
        self.explain()

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        self.topic = event.widget.id or ""
        self.explain()
        self.query_one("#pane").scroll_home(animate=False)

    def _entry(self, kind: str, id: str, marked: bool) -> Content:
        """A name and its text; ▶ marks the one in question."""
        return Content.assemble(
            "▶ " if marked else "  ",
            (self.say(f"{kind}-{id}"), "bold"),
            self.say("newgame-colon"),
            self.say(f"{kind}-{id}.text"),
        )

    def _changed(self) -> None:
        self.error = None
        self.fill()

    def on_input_submitted(self) -> None:
        self.app.action_focus_next()

    def action_move(self, right: int, down: int) -> None:
        """The arrows walk over the page."""
        here = self.focused
        if here is None:
            self.query_one("#start").focus()
            return
        others: list[Widget] = [w for w in self.focus_chain if w is not here]
        there = beside(here, others, right, down)
        if there is not None:
            there.focus()

    def action_read(self, pages: int) -> None:
        """Scroll what is explained."""
        pane = self.query_one("#pane", VerticalScroll)
        pane.scroll_relative(y=pages * max(1, pane.size.height - 2), animate=False)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "start":
            self.action_start()
        else:
            self.action_back()

    def action_start(self) -> None:
        """Lay out the table and sit down; if something is not possible, say so and keep everything."""
        try:
            sitting = Sitting(self.plan().table())
        except TilldawnError as error:
            self.error = error
            self.fill()
            return
        host = self.host
        self.dismiss()
        host.open_table(sitting)


def new_game_screen(game: str) -> NewGamePage:
    """The page of a game."""
    if game == "mine":
        from tilldawn.tui.mine.newgame import MineGameScreen

        return MineGameScreen()
    from tilldawn.tui.daylight.newgame import NewGameScreen

    return NewGameScreen()


def people_and_bots(game: str) -> tuple[str, ...]:
    """Who can sit on a seat: people first, then the bots that play this game, the best first."""
    return ("human", *reversed(bots_for(game)))


def players(words: Catalog, game: str) -> list[tuple[str, str]]:
    """Who can sit on a seat, in words."""
    return [(who, words.say(Text(f"newgame-who-{who}"))) for who in people_and_bots(game)]
