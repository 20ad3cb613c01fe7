"""A new game on one page: what every game's page has, and the page of `daylight`.

Each game brings its own part; `new_game_screen` finds it.
"""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct, field
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import DescendantFocus
from textual.widget import Widget
from textual.widgets import Button, Input, Static

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.game import Seat
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.games.daylight.public.lobby import SEATS, lobby, weapons_each
from tilldawn.play.newgame import Plan, bots_for, new_seed
from tilldawn.play.session import Sitting
from tilldawn.tui.controls import Dial, Hints, KeyLine, Page, Tick, beside
from tilldawn.tui.gallery import CharacterPicked, Gallery, weapon_line

GAME = "daylight"
NAME_LENGTH = 24
HINTS: Hints = (
    ("keys-hint-move", ""),
    ("keys-hint-turn", ""),
    ("keys-hint-read", "screen.read(1)"),
    ("keys-hint-start", "screen.start"),
    ("keys-hint-back", "screen.back"),
    ("keys-hint-language", "app.switch_language"),
)


class Place(Struct):
    """One seat as far as it has been filled in; empty means: choose at the table."""

    name: str = ""
    who: str = "human"
    character: str = ""
    weapons: list[str] = field(default_factory=lambda: ["", ""])


class Draft(Struct):
    """Everything on the page. It outlives a change of language, and seats taken away keep their entries."""

    count: int = 1
    places: list[Place] = field(default_factory=lambda: [Place() for _ in SEATS])
    difficulty: str = "normal"
    modes: list[str] = field(default_factory=list)
    seed: str = ""

    def name(self, at: int, words: Catalog) -> str:
        """The name of a seat, as written or as it goes without saying."""
        place = self.places[at]
        id = "newgame-name-human" if place.who == "human" else "newgame-name-bot"
        return place.name.strip() or words.say(Text(id, {"number": at + 1}))

    def options(self) -> dict[str, Any]:
        """The game's own options; what is left open is left out."""
        seated = self.places[: self.count]
        options: dict[str, Any] = {"difficulty": self.difficulty, "modes": list(self.modes)}
        if any(place.character for place in seated):
            options["characters"] = [place.character or None for place in seated]
        weapons = [[w for w in place.weapons[: weapons_each(self.count)] if w] for place in seated]
        if any(weapons):
            options["weapons"] = weapons
        return options

    def plan(self, words: Catalog) -> Plan:
        """What shall be laid out."""
        seats = [Seat(self.name(at, words), self.places[at].who) for at in range(self.count)]
        return Plan(GAME, seats, self.seed.strip() or new_seed(), self.options())


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
        from tilldawn.tui.newgame_mine import MineGameScreen

        return MineGameScreen()
    return NewGameScreen()


class SeatRow(Horizontal):
    """One seat: name, who plays, character, common weapon."""

    def __init__(self, at: int, draft: Draft, words: Catalog) -> None:
        super().__init__(id=f"seat-{at}", classes="seat")
        self.at = at
        self.draft = draft
        self.words = words

    def compose(self) -> ComposeResult:
        place = self.draft.places[self.at]
        yield Input(place.name, id=f"name-{self.at}", compact=True, max_length=NAME_LENGTH, classes="name")
        yield Dial(players(self.words, GAME), place.who, f"who-{self.at}")
        yield Dial(characters(self.words), place.character, f"character-{self.at}")
        yield Dial(weapons(self.words), place.weapons[0], f"weapon-{self.at}-0")


def people_and_bots(game: str) -> tuple[str, ...]:
    """Who can sit on a seat: people first, then the bots that play this game, the best first."""
    return ("human", *reversed(bots_for(game)))


def players(words: Catalog, game: str) -> list[tuple[str, str]]:
    """Who can sit on a seat, in words."""
    return [(who, words.say(Text(f"newgame-who-{who}"))) for who in people_and_bots(game)]


def characters(words: Catalog) -> list[tuple[str, str]]:
    """At the table, or one of the six."""
    known = [(c.id, words.say(Text(f"character-{c.id}"))) for c in lobby().characters]
    return [("", words.say(Text("newgame-later"))), *known]


def weapons(words: Catalog) -> list[tuple[str, str]]:
    """At the table, or one of the common weapons."""
    known = [(w.id, words.say(Text(f"card-{w.id}"))) for w in lobby().weapons]
    return [("", words.say(Text("newgame-later"))), *known]


class NewGameScreen(NewGamePage):
    """Seats, characters, weapons, difficulty, modes and seed of `daylight`."""

    CSS = page_css(
        "NewGameScreen",
        """
    NewGameScreen #count, NewGameScreen #difficulty { margin-right: 3; }
    NewGameScreen #seed { width: 1fr; max-width: 24; }
    NewGameScreen .seat > *, NewGameScreen .heads > * { width: 20; margin-right: 0; }
    NewGameScreen .seat > .name, NewGameScreen .heads > .name { width: 15; margin-right: 1; }
    NewGameScreen .heads > * { text-style: underline; }
    NewGameScreen .seat > Dial:last-child { width: 21; }
    NewGameScreen #second > .label { width: 56; margin: 0; text-align: right; padding-right: 1; }
    NewGameScreen.-wide .seat > *, NewGameScreen.-wide .heads > * { width: 25; }
    NewGameScreen.-wide .seat > .name, NewGameScreen.-wide .heads > .name { width: 26; }
    NewGameScreen.-wide #second > .label { width: 77; }
    NewGameScreen Gallery.away, NewGameScreen.-narrow Gallery.overview { display: none; }
    NewGameScreen Gallery.overview { margin-top: 1; }
    NewGameScreen.-wide #names, NewGameScreen.-wide #open { display: none; }
    NewGameScreen.-wide #cards { layout: grid; grid-size: 3; grid-rows: auto; grid-gutter: 0 1; }
    NewGameScreen.-wide .card { display: block; border: round $primary 40%; padding: 0 1; height: 100%; }
    NewGameScreen.-wide .card.chosen { border: heavy $accent; }
    """,
    )

    def __init__(self) -> None:
        super().__init__()
        self.draft = Draft()

    def plan(self) -> Plan:
        """What shall be laid out."""
        return self.draft.plan(self.host.words)

    # --- The page ----------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        yield Static(Content(self.say("newgame-title")), classes="title")
        with Vertical(id="form"):
            yield from self._top()
            yield from self._seats()
            yield from self._modes()
            yield from self._buttons()
        yield Static(id="error")
        with VerticalScroll(id="pane", can_focus=False):
            yield Static(id="about")
            yield Gallery(self.host.words)
        yield KeyLine(self.host, HINTS)

    def _top(self) -> ComposeResult:
        with Horizontal(classes="spaced"):
            yield self._label("newgame-seats")
            yield Dial([(str(n), str(n)) for n in SEATS], str(self.draft.count), "count")
            yield self._label("newgame-difficulty")
            levels = [(d.id, self.say(f"difficulty-{d.id}")) for d in lobby().difficulties]
            yield Dial(levels, self.draft.difficulty, "difficulty")
            yield self._label("newgame-seed")
            yield Input(self.draft.seed, placeholder=self.say("newgame-seed-new"), id="seed", compact=True)

    def _seats(self) -> ComposeResult:
        with Horizontal(classes="heads"):
            for column in ("name", "who", "character", "weapon"):
                yield Static(Content(self.say(f"newgame-head-{column}")), classes=column)
        for at in range(len(SEATS)):
            yield SeatRow(at, self.draft, self.host.words)
        with Horizontal(id="second"):
            yield self._label("newgame-second-weapon")
            yield Dial(weapons(self.host.words), self.draft.places[0].weapons[1], "weapon-0-1")

    def _modes(self) -> ComposeResult:
        with Horizontal(classes="spaced", id="modes"):
            yield self._label("newgame-modes")
            for mode in lobby().modes:
                yield Tick(self.say(f"mode-{mode}"), f"mode-{mode}", on=mode in self.draft.modes)

    def fill(self) -> None:
        """Show what the draft says: as many rows as seats, names that go without saying, the error."""
        solo = weapons_each(self.draft.count) > 1
        for row in self.query(SeatRow):
            row.display = row.at < self.draft.count
            row.query_one(Input).placeholder = self.draft.name(row.at, self.host.words)
        self.query_one("#second").display = solo
        super().fill()

    # --- What the focus is on, explained -----------------------------------------------------------

    def explain(self) -> None:
        """Show what the focus is on."""
        kind, _, rest = self.topic.partition("-")
        gallery, about = self.query_one(Gallery), self.query_one("#about", Static)
        characters = kind == "character"
        about.display = not characters
        away = kind not in {"character", "start", "back"}
        gallery.set_class(away, "away")
        gallery.set_class(not characters, "overview")
        if not away:
            seat = int(rest) if characters else -1
            chosen = self.draft.places[seat].character if characters else ""
            gallery.show(chosen, self._bonus(), self._owners(seat))
        if not characters:
            about.update(Content("\n").join(self._about(kind, rest)))

    def _bonus(self) -> int:
        return next(d.health for d in lobby().difficulties if d.id == self.draft.difficulty)

    def _owners(self, seat: int) -> dict[str, str]:
        """Who on the other seats has chosen which character."""
        owners: dict[str, list[str]] = {}
        for at in range(self.draft.count):
            if at != seat:
                name = self.draft.name(at, self.host.words)
                owners.setdefault(self.draft.places[at].character, []).append(name)
        return {character: ", ".join(names) for character, names in owners.items() if character}

    def _about(self, kind: str, rest: str) -> list[Content]:
        match kind:
            case "weapon":
                return self._about_weapons(rest)
            case "difficulty":
                levels = [d.id for d in lobby().difficulties]
                return [self._entry("difficulty", id, id == self.draft.difficulty) for id in levels]
            case "mode":
                return [
                    Content(self.say("newgame-about-modes")),
                    *(self._entry("mode", id, id == rest) for id in lobby().modes),
                ]
            case "who":
                who = self.draft.places[int(rest)].who
                return [self._entry("newgame-who", id, id == who) for id in people_and_bots(GAME)]
            case "count" | "name" | "seed":
                return [Content(self.say(f"newgame-about-{kind}"))]
            case _:
                return self._summary()

    def _about_weapons(self, rest: str) -> list[Content]:
        seat, _, which = rest.partition("-")
        chosen = self.draft.places[int(seat)].weapons[int(which)]
        lines = [Content(self.say("newgame-about-weapon", count=weapons_each(self.draft.count)))]
        for weapon in lobby().weapons:
            numbers: dict[str, Arg] = {"taken": self._taken(weapon.id), "copies": weapon.copies}
            lines.append(
                Content.assemble(
                    "▶ " if weapon.id == chosen else "  ",
                    (self.say(f"card-{weapon.id}"), "bold"),
                    f". {weapon_line(self.host.words, weapon)} ",
                    self.host.words.say(Text("newgame-copies", numbers)),
                )
            )
        return lines

    def _taken(self, weapon: str) -> int:
        each = weapons_each(self.draft.count)
        return sum(place.weapons[:each].count(weapon) for place in self.draft.places[: self.draft.count])

    def _summary(self) -> list[Content]:
        """What Start would begin."""
        words = self.host.words
        lines = [Content(self.say("newgame-about-start"))]
        for at, place in enumerate(self.draft.places[: self.draft.count]):
            chosen = [f"character-{place.character}"] if place.character else []
            chosen += [f"card-{w}" for w in place.weapons[: weapons_each(self.draft.count)] if w]
            said = ", ".join(self.say(id) for id in chosen) or self.say("newgame-chooses")
            who = self.say(f"newgame-who-{place.who}")
            args = {"name": self.draft.name(at, words), "who": who, "what": said}
            line = Text("newgame-summary-seat", {k: literal(v) for k, v in args.items()})
            lines.append(Content(words.say(line)))
        modes = ", ".join(self.say(f"mode-{mode}") for mode in self.draft.modes)
        args = {
            "difficulty": self.say(f"difficulty-{self.draft.difficulty}"),
            "modes": modes or self.say("newgame-no-modes"),
            "seed": self.draft.seed.strip() or self.say("newgame-seed-new"),
        }
        lines.append(Content(words.say(Text("newgame-summary", {k: literal(v) for k, v in args.items()}))))
        return lines

    # --- Filling it in -----------------------------------------------------------------------------

    def on_dial_turned(self, event: Dial.Turned) -> None:
        dial = event.dial
        kind, _, rest = (dial.id or "").partition("-")
        match kind:
            case "count":
                self.draft.count = int(dial.value)
            case "difficulty":
                self.draft.difficulty = dial.value
            case "who":
                self.draft.places[int(rest)].who = dial.value
            case "character":
                self.draft.places[int(rest)].character = dial.value
            case _:
                seat, _, which = rest.partition("-")
                self.draft.places[int(seat)].weapons[int(which)] = dial.value
        self._changed()

    def on_tick_ticked(self, event: Tick.Ticked) -> None:
        mode = (event.tick.id or "").removeprefix("mode-")
        ticked = {*self.draft.modes, mode} if event.tick.on else set(self.draft.modes) - {mode}
        self.draft.modes = [known for known in lobby().modes if known in ticked]
        self._changed()

    def on_input_changed(self, event: Input.Changed) -> None:
        kind, _, rest = (event.input.id or "").partition("-")
        if kind == "seed":
            self.draft.seed = event.value
        else:
            self.draft.places[int(rest)].name = event.value
        if event.input.has_focus:
            self._changed()

    def on_character_picked(self, event: CharacterPicked) -> None:
        """A click on a character takes it for the seat in question, else for the first without one."""
        topic = self.topic
        if not topic.startswith("character-"):
            free = [at for at in range(self.draft.count) if not self.draft.places[at].character]
            topic = f"character-{free[0] if free else 0}"
        dial = self.query_one(f"#{topic}", Dial)
        dial.choose(event.character)
        dial.focus()
