"""A new Campaign of `mine` on one page: players, what is played of the box, starting group, rules, topics,
seed, or a Save Sheet."""

from __future__ import annotations

from msgspec import Struct, field
from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widgets import Input, Static

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.game import Seat
from tilldawn.engine.request import Arg, Text, literal
from tilldawn.engine.text import Catalog
from tilldawn.games.mine.public.lobby import SEATS, SINGLE, Candidate, Mix, Pick, lobby
from tilldawn.play.mine import box
from tilldawn.play.mine.newgame import GROUP, Draft, candidate_lines
from tilldawn.play.newgame import Plan
from tilldawn.play.sheets import open_sheet
from tilldawn.tui.controls import Dial, KeyLine, Tick
from tilldawn.tui.newgame import HINTS, NAME_LENGTH, NewGamePage, page_css, people_and_bots, players

GAME = "mine"
PLACES = tuple(border for border, count in GROUP.items() for _ in range(count))
"""The borders of the three places in the starting group."""


class Place(Struct):
    """One seat as far as it has been filled in."""

    name: str = ""
    who: str = "human"


class Table(Struct):
    """Everything on the page. It outlives a change of language and the page itself, until the table is laid;
    seats taken away keep their entries."""

    count: int = 1
    places: list[Place] = field(default_factory=lambda: [Place() for _ in SEATS])
    group: list[str] = field(default_factory=lambda: [""] * len(PLACES))
    draft: Draft = field(default_factory=Draft)
    sheet: str = ""

    def name(self, at: int, words: Catalog) -> str:
        """The name of a seat, as written or as it goes without saying."""
        place = self.places[at]
        id = "seat-person" if place.who == "human" else "seat-bot"
        return place.name.strip() or words.say(Text(id, {"number": at + 1}))

    def plan(self, words: Catalog) -> Plan:
        """What shall be laid out; a Save Sheet brings its own settings."""
        seats = [Seat(self.name(at, words), self.places[at].who) for at in range(self.count)]
        self.draft.group = [id for id in self.group if id]
        plan = self.draft.plan(seats)
        if self.sheet.strip():
            plan.options |= open_sheet(self.sheet.strip(), words.lang).options
        return plan


class MineSeat(Horizontal):
    """One seat: name and who plays."""

    def __init__(self, at: int, table: Table, words: Catalog) -> None:
        super().__init__(id=f"seat-{at}", classes="seat")
        self.at = at
        self.table = table
        self.words = words

    def compose(self) -> ComposeResult:
        place = self.table.places[self.at]
        yield Input(place.name, id=f"name-{self.at}", compact=True, max_length=NAME_LENGTH)
        yield Dial(players(self.words, GAME), place.who, f"who-{self.at}")


class MineGameScreen(NewGamePage):
    """Who plays, with whom to begin, which rules shall hold, what shall be faded."""

    CSS = page_css(
        "MineGameScreen",
        """
    MineGameScreen #count { margin-right: 3; }
    MineGameScreen #seed { width: 14; margin-right: 3; }
    MineGameScreen #sheet { width: 1fr; }
    MineGameScreen #seats { height: auto; grid-size: 2; grid-rows: 1; }
    MineGameScreen .seat { height: 1; }
    MineGameScreen .seat > Input { width: 17; margin-right: 1; }
    MineGameScreen .seat > Dial { width: 1fr; }
    MineGameScreen #group > Dial { width: 1fr; }
    MineGameScreen #box > Dial { margin-right: 3; }
    MineGameScreen.-narrow #box > Dial { margin-right: 1; }
    MineGameScreen #modules { height: auto; grid-size: 3; grid-rows: 1; }
    MineGameScreen #form { padding: 0 0 0 1; }
    MineGameScreen #form > #rules { height: auto; }
    MineGameScreen #rules Tick { margin: 0; }
    MineGameScreen #advanced { width: 42; height: auto; }
    MineGameScreen #switches { width: 37; height: auto; }
    MineGameScreen #topics { height: auto; grid-size: 4; grid-rows: 1; }
    MineGameScreen.-wide #seats { grid-size: 3; }
    MineGameScreen.-wide #modules { grid-size: 4; }
    MineGameScreen.-wide #advanced, MineGameScreen.-wide #switches { width: 1fr; }
    """,
    )

    def __init__(self) -> None:
        super().__init__()
        self.table = Table()

    def plan(self) -> Plan:
        """What shall be laid out."""
        return self.table.plan(self.host.words)

    def laid(self) -> None:
        self.host.drafts.pop(GAME, None)

    # --- The page ----------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        self.table = self.host.drafts.setdefault(GAME, self.table)
        yield Static(Content(self.say("newgame-mine-title")), classes="title")
        with Vertical(id="form"):
            yield from self._top()
            with Grid(id="seats", classes="spaced"):
                for at in range(len(SEATS)):
                    yield MineSeat(at, self.table, self.host.words)
            yield from self._box()
            with Horizontal(id="group", classes="spaced"):
                yield self._label("newgame-group")
                for at, border in enumerate(PLACES):
                    yield Dial(self._candidates(border), self.table.group[at], f"group-{at}")
            yield from self._switches()
            yield from self._buttons()
        yield Static(id="error")
        with VerticalScroll(id="pane", can_focus=False):
            yield Static(id="about")
        yield KeyLine(self.host, HINTS)

    def _top(self) -> ComposeResult:
        with Horizontal(classes="spaced"):
            yield self._label("newgame-players")
            yield Dial([(str(n), str(n)) for n in SEATS], str(self.table.count), "count")
            yield self._label("newgame-seed")
            new = self.say("newgame-seed-new")
            yield Input(self.table.draft.seed, placeholder=new, id="seed", compact=True)
            yield self._label("newgame-sheet")
            none = self.say("newgame-sheet-none")
            yield Input(self.table.sheet, placeholder=none, id="sheet", compact=True)

    def _box(self) -> ComposeResult:
        """What is played; an option with one choice only is none."""
        there, picks = lobby(), self.table.draft.box.picks
        with Horizontal(id="box", classes="spaced"):
            for option in SINGLE:
                values = there.choices(option)
                if len(values) > 1:
                    yield self._label(f"newgame-box-{option}")
                    now = (*picks.get(option, ()), values[0])[0]
                    yield Dial(
                        [(value, self._boxed(option, value)) for value in values], now, f"box-{option}"
                    )
        if there.modules:
            with Grid(id="modules", classes="spaced"):
                for id in there.modules:
                    yield Tick(
                        self._boxed("modules", id), f"module-{id}", on=("modules", id) in self._mix().all
                    )

    def _boxed(self, option: str, value: str) -> str:
        return box.name(self.host.words, (option, value))

    def _mix(self) -> Mix:
        return Mix(lobby().ties, self.table.draft.box.picks)

    def _candidates(self, border: str) -> list[tuple[str, str]]:
        """At random, or one of those with this border."""
        known = [(c.id, self.say(f"character-{c.id}")) for c in self._there(border)]
        return [("", self.say(f"newgame-random-{border}")), *known]

    def _there(self, border: str) -> list[Candidate]:
        return [one for one in self.table.draft.candidates() if one.border == border]

    def _switches(self) -> ComposeResult:
        draft = self.table.draft
        with Horizontal(id="rules", classes="spaced"):
            with Vertical(id="advanced"):
                for number in lobby().advanced:
                    id = f"advanced-{number}"
                    yield Tick(self.say(id), id, on=number in draft.advanced)
            with Vertical(id="switches"):
                for name in lobby().switches:
                    id = f"switch-{name.replace('_', '-')}"
                    yield Tick(self.say(id), id, on=name in draft.switches)
        with Grid(id="topics", classes="spaced"):
            yield self._label("newgame-topics")
            for topic in lobby().topics:
                yield Tick(self.say(f"topic-{topic}"), f"topic-{topic}", on=topic in draft.faded)

    def fill(self) -> None:
        """Show what has been filled in: as many rows as seats, names that go without saying, the error."""
        for row in self.query(MineSeat):
            row.display = row.at < self.table.count
            row.query_one(Input).placeholder = self.table.name(row.at, self.host.words)
        super().fill()

    # --- What the focus is on, explained -----------------------------------------------------------

    def explain(self) -> None:
        """Show what the focus is on."""
        kind, _, rest = self.topic.partition("-")
        self.query_one("#about", Static).update(Content("\n").join(self._about(kind, rest)))

    def _about(self, kind: str, rest: str) -> list[Content]:
        match kind:
            case "box":
                return self._about_box(rest)
            case "module":
                return self._about_pick(("modules", rest), full=True)
            case "group":
                return self._about_group(int(rest))
            case "advanced":
                rules = [self._entry("advanced", number, number == rest) for number in lobby().advanced]
                return [Content(self.say("newgame-about-advanced")), *rules]
            case "switch":
                names = [name.replace("_", "-") for name in lobby().switches]
                return [self._entry("switch", name, name == rest) for name in names]
            case "topic":
                return [Content(self.say("newgame-about-topics")), self._entry("topic", rest, True)]
            case "who":
                who = self.table.places[int(rest)].who
                seats = [self._entry("newgame-who", id, id == who) for id in people_and_bots(GAME)]
                if "heuristic" not in people_and_bots(GAME):
                    seats.append(Content(self.say("newgame-no-heuristic")))
                return seats
            case "count":
                return [Content(self.say("newgame-about-players"))]
            case "name" | "seed" | "sheet":
                return [Content(self.say(f"newgame-about-{kind}"))]
            case _:
                return self._summary()

    def _about_box(self, option: str) -> list[Content]:
        """What there is of an option: the chosen one in full, and all where there is room."""
        lines = [Content(self.say(f"lobby-{option}.hint"))]
        values = lobby().choices(option)
        for value in sorted(values, key=lambda value: not self.table.draft.box.has((option, value))):
            lines += self._about_pick(
                (option, value), full=self.has_class("-wide") and self.has_class("-tall")
            )
        return lines

    def _about_pick(self, pick: Pick, *, full: bool) -> list[Content]:
        """A choice: what it is about, what it changes, and why it cannot be chosen now."""
        words, there = self.host.words, lobby()
        chosen = self.table.draft.box.has(pick) or pick in self._mix().all
        head = Content.styled(("▶ " if chosen else "  ") + box.name(words, pick), "bold" if chosen else "")
        lines = box.about(words, there, pick) if chosen or full else []
        told = [head, *(Content(f"    {line}") for line in lines)]
        if (tie := self._mix().closed(pick)) is not None and not self.table.draft.box.has(pick):
            barred = box.why(words, tie)
            told = [line for line in told if line.plain.strip() != barred]
            told.append(Content.styled(f"    {barred}", "bold"))
        return told

    def _about_group(self, at: int) -> list[Content]:
        """Everybody who could have this place; the chosen one in full, and all where there is room."""
        chosen = self.table.group[at]
        lines = [Content(self.say("newgame-about-group"))]
        there = self._there(PLACES[at])
        for one in sorted(there, key=lambda c: c.id != chosen):
            lines += self._about_candidate(one, one.id == chosen)
        return lines

    def _about_candidate(self, one: Candidate, chosen: bool) -> list[Content]:
        numbers, life, skill = candidate_lines(self.host.words, one)
        head = Content.styled(("▶ " if chosen else "  ") + numbers, "bold" if chosen else "")
        full = chosen or (self.has_class("-wide") and self.has_class("-tall"))
        return [head, Content(f"    {life}"), Content(f"    {skill}")] if full else [head]

    def _summary(self) -> list[Content]:
        """What Start would begin."""
        words, table = self.host.words, self.table
        lines = [Content(self.say("newgame-about-start"))]
        seats: list[str] = []
        for at in range(table.count):
            who = self.say(f"newgame-who-{table.places[at].who}")
            args: dict[str, Arg] = {"name": literal(table.name(at, words)), "who": literal(who)}
            seats.append(words.say(Text("newgame-mine-seat", args)))
        rules = [f"advanced-{number}" for number in table.draft.advanced]
        rules += [f"switch-{name.replace('_', '-')}" for name in table.draft.switches]
        said: dict[str, Arg] = {
            "box": literal(", ".join(box.summary(words, lobby(), table.draft.box.picks))),
            "seats": literal(", ".join(seats)),
            "group": self._some([f"character-{id}" for id in table.group if id], "newgame-random"),
            "rules": self._some(rules, "newgame-no-modes"),
            "faded": self._some([f"topic-{topic}" for topic in table.draft.faded], "newgame-no-modes"),
            "seed": literal(table.draft.seed.strip() or self.say("newgame-seed-new")),
        }
        id = "newgame-mine-summary-sheet" if table.sheet.strip() else "newgame-mine-summary"
        lines.append(Content(words.say(Text(id, said))))
        return lines

    def _some(self, messages: list[str], none: str) -> str:
        return literal(", ".join(self.say(id) for id in messages or [none]))

    # --- Filling it in -----------------------------------------------------------------------------

    def on_dial_turned(self, event: Dial.Turned) -> None:
        dial = event.dial
        kind, _, rest = (dial.id or "").partition("-")
        match kind:
            case "count":
                self.table.count = int(dial.value)
            case "who":
                self.table.places[int(rest)].who = dial.value
            case "box":
                self._turn(rest, dial)
                return
            case _:
                self.table.group[int(rest)] = dial.value
        self._changed()

    def _turn(self, option: str, dial: Dial) -> None:
        """Another choice. What cannot be chosen now is passed over, and the reason said."""
        chosen, values = self.table.draft.box, [key for key, _ in dial.choices]
        before = values.index((*chosen.picks.get(option, ()), values[0])[0])
        back = dial.at == (before - 1) % len(values)
        passed: TilldawnError | None = None
        while (tie := chosen.turn(lobby(), (option, dial.value), on=True)) is not None:
            passed = passed or box.refusal(self.host.words, tie)
            dial.show((dial.at + (-1 if back else 1)) % len(values))
        self._settle(passed)

    def _tick(self, id: str, tick: Tick) -> None:
        """A module more or less; one that cannot be chosen stays as it was, and the reason is said."""
        pick, mix = ("modules", id), self._mix()
        tie = mix.closed(pick) if pick in mix.brought else None
        tie = tie or self.table.draft.box.turn(lobby(), pick, on=tick.on)
        self._settle(box.refusal(self.host.words, tie) if tie is not None else None)

    def _settle(self, error: TilldawnError | None) -> None:
        """Ticks show what lies on the table now: a choice may bring others, or take them with it."""
        there = self._mix().all
        for tick in self.query("#modules > Tick").results(Tick):
            tick.show(on=("modules", (tick.id or "").removeprefix("module-")) in there)
        for at, border in enumerate(PLACES):
            self._place(at, self._candidates(border))
        self.error = error
        self.fill()

    def _place(self, at: int, candidates: list[tuple[str, str]]) -> None:
        """A place in the group is for those who are there now; who came with a module leaves with it."""
        dial, known = self.query_one(f"#group-{at}", Dial), [id for id, _ in candidates]
        if self.table.group[at] not in known:
            self.table.group[at] = ""
        dial.choices = candidates
        dial.show(known.index(self.table.group[at]))

    def on_tick_ticked(self, event: Tick.Ticked) -> None:
        kind, _, id = (event.tick.id or "").partition("-")
        draft = self.table.draft
        match kind:
            case "module":
                self._tick(id, event.tick)
                return
            case "advanced":
                draft.advanced = _switched(lobby().advanced, draft.advanced, id, event.tick.on)
            case "switch":
                name = id.replace("-", "_")
                draft.switches = _switched(lobby().switches, draft.switches, name, event.tick.on)
            case _:
                draft.faded = _switched(lobby().topics, draft.faded, id, event.tick.on)
        self._changed()

    def on_input_changed(self, event: Input.Changed) -> None:
        kind, _, rest = (event.input.id or "").partition("-")
        match kind:
            case "seed":
                self.table.draft.seed = event.value
            case "sheet":
                self.table.sheet = event.value
            case _:
                self.table.places[int(rest)].name = event.value
        if event.input.has_focus:
            self._changed()


def _switched(known: tuple[str, ...], on: list[str], id: str, now: bool) -> list[str]:
    """A list of switches with one of them turned on or off, in the order they are known in."""
    ticked = {*on, id} if now else {*on} - {id}
    return [one for one in known if one in ticked]
