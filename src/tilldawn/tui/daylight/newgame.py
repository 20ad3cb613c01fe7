"""A new game of `daylight` on one page: seats, characters, weapons, difficulty, modes, seed."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from tilldawn.engine.chance import new_seed
from tilldawn.engine.game import Seat
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.games.daylight.public.lobby import SEATS, lobby, weapons_each
from tilldawn.play.newgame import Plan
from tilldawn.tui.controls import Dial, KeyLine, Tick
from tilldawn.tui.daylight.gallery import CharacterPicked, Gallery, weapon_line
from tilldawn.tui.newgame import HINTS, NAME_LENGTH, NewGamePage, page_css, people_and_bots, players

GAME = "daylight"


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
        id = "seat-person" if place.who == "human" else "seat-bot"
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
