"""A new game on one page: what every game's page has.

Each game brings its own part; `new_game_screen` finds it.
"""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from tilldawn.bots import bots_for
from tilldawn.engine.chance import new_seed
from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.game import Seat
from tilldawn.engine.request import Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.games import list_packs, load_game
from tilldawn.play.face import face_of, found
from tilldawn.play.newgame import Plan
from tilldawn.play.session import Sitting
from tilldawn.tui.controls import Dial, Hints, KeyLine, Page, Tick, beside

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
        self.packs: set[str] = set()

    # --- What each game brings ---------------------------------------------------------------------

    def plan(self) -> Plan:
        """What shall be laid out."""
        raise NotImplementedError

    def explain(self) -> None:
        """Show what the focus is on."""
        raise NotImplementedError

    def laid(self) -> None:
        """The table is laid: nothing is left to keep."""

    # --- The page ----------------------------------------------------------------------------------

    def _label(self, id: str) -> Static:
        return Static(Content(self.say(id)), classes="label")

    def _packs(self) -> ComposeResult:
        """House cards and pages to play with, where there are any."""
        there = list_packs(self.host.game)
        if there:
            with Horizontal(id="packs", classes="spaced"):
                yield self._label("newgame-packs")
                for pack in there:
                    yield PackTick(self.say(f"pack-{pack}"), pack, self.packs)

    def _buttons(self) -> ComposeResult:
        yield from self._packs()
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
        if isinstance(event.widget, PackTick):
            about = self.query_one("#about", Static)
            about.display = True
            about.update(Content(self.say(f"pack-{event.widget.pack}.text")))
        else:
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
            plan = self.plan()
            if self.packs:
                plan.options["packs"] = sorted(self.packs)
            sitting = Sitting(plan.table())
        except TilldawnError as error:
            self.error = error
            self.fill()
            return
        host = self.host
        self.laid()
        self.dismiss()
        host.open_table(sitting)


class PackTick(Tick):
    """A pack to play with or without."""

    def __init__(self, label: str, pack: str, chosen: set[str]) -> None:
        super().__init__(label, f"pack-{pack}", on=pack in chosen)
        self.pack = pack
        self.chosen = chosen

    def action_switch(self) -> None:
        self.on = not self.on
        (self.chosen.add if self.on else self.chosen.discard)(self.pack)
        self._show()


class PlainSeat(Horizontal):
    """A seat: its name and who decides there."""

    DEFAULT_CSS = "PlainSeat { height: 1; }"

    def __init__(self, at: int, words: Catalog, game: str) -> None:
        super().__init__()
        self.at = at
        self.words = words
        self.game = game

    def compose(self) -> ComposeResult:
        shown = self.words.say(Text("seat-person", {"number": self.at + 1}))
        yield Input(placeholder=shown, id=f"name-{self.at}", compact=True, max_length=NAME_LENGTH)
        yield Dial(players(self.words, self.game), "human", f"who-{self.at}")


class PlainGameScreen(NewGamePage):
    """A game that brings no page of its own: who plays, which packs, the seed."""

    CSS = page_css("PlainGameScreen", "")

    def __init__(self, game: str) -> None:
        super().__init__()
        self.game = game
        self.seats = load_game(game).seats
        self.count = self.seats[0]

    def compose(self) -> ComposeResult:
        yield Static(Content(self.say("game-title")), classes="title")
        with Vertical(id="form"):
            with Horizontal(classes="spaced"):
                yield self._label("newgame-seats")
                yield Dial([(str(n), str(n)) for n in self.seats], str(self.count), "count")
                yield self._label("newgame-seed")
                yield Input(placeholder=self.say("newgame-seed-new"), id="seed", compact=True)
            for at in range(self.seats[-1]):
                yield PlainSeat(at, self.host.words, self.game)
            yield from self._buttons()
        yield Static(id="error")
        with VerticalScroll(id="pane", can_focus=False):
            yield Static(id="about")
        yield KeyLine(self.host, HINTS)

    def fill(self) -> None:
        for seat in self.query(PlainSeat):
            seat.display = seat.at < self.count
        super().fill()

    def explain(self) -> None:
        self.query_one("#about", Static).update(Content(self.say("game-pitch")))

    def on_dial_turned(self, event: Dial.Turned) -> None:
        if event.dial.id == "count":
            self.count = int(event.dial.value)
        self._changed()

    def plan(self) -> Plan:
        seats = []
        for seat in list(self.query(PlainSeat))[: self.count]:
            who = seat.query_one(Dial).value
            name = seat.query_one(Input).value.strip()
            id = "seat-person" if who == "human" else "seat-bot"
            seats.append(Seat(name or self.say(id, number=seat.at + 1), who))
        seed = self.query_one("#seed", Input).value.strip()
        return Plan(self.game, seats, seed or new_seed(), {})


def new_game_screen(game: str) -> NewGamePage:
    """The page of a game."""
    page: type[NewGamePage] = found(face_of(game).screen)
    return page(game) if page is PlainGameScreen else page()


def people_and_bots(game: str) -> tuple[str, ...]:
    """Who can sit on a seat: people first, then the bots that play this game, the best first."""
    return ("human", *reversed(bots_for(game)))


def players(words: Catalog, game: str) -> list[tuple[str, str]]:
    """Who can sit on a seat, in words."""
    return [(who, _who(words, who)) for who in people_and_bots(game)]


def _who(words: Catalog, who: str) -> str:
    """Bots of other packages go by their own names."""
    id = f"newgame-who-{who}"
    return words.say(Text(id)) if words.has(id) else who
