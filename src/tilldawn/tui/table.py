"""The table: board, log, the line that says who must do what, and the options under it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import DescendantFocus, Key, Resize
from textual.geometry import Size
from textual.timer import Timer
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Choice

from tilldawn.engine import journal as jn
from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.event import Event
from tilldawn.engine.request import Arg, Option, Request, Text, literal
from tilldawn.engine.view import Speaker
from tilldawn.play import foresight, telling
from tilldawn.play.face import face_of, found
from tilldawn.play.guide import Listener, Note, headed
from tilldawn.play.likes import keep, likes
from tilldawn.play.menu import Entry, entry_text, fold, offered
from tilldawn.play.session import Sitting
from tilldawn.play.stage import Stage
from tilldawn.tui.beat import Staging, signed
from tilldawn.tui.commands import Commands
from tilldawn.tui.dialogues import PartsDialogue, ThingDialogue
from tilldawn.tui.logpane import LogPane, told
from tilldawn.tui.modals import Confirm
from tilldawn.tui.outlook import danger_line
from tilldawn.tui.reading import Reading
from tilldawn.tui.things import Board, BoardDrawn, ThingPointed, ThingSelected, height

PACES = {"slow": 0.45, "normal": 0.12, "stopped": -1.0, "once": 0.0}
"""Seconds between two lines of the log, for forced steps and bots; stopped waits for the space bar. What a
pace means for beats is said in `play.stage`; stopped, each of them waits."""
MORE = " …(i)"
"""Ends what does not fit; the key shows the rest."""
TAIL_ROWS = 8
"""Lines of the log that are shown where the board leaves rows free."""
NEWS_ROWS = 4
"""Rows that are kept for what has happened since the last decision, where the board leaves so many free."""
HINT_ROWS = 10
"""Rows the hint takes at most, where the board leaves so many free."""
TALL = 20
"""A board of this height is left as high: it shows more then."""
WIDE = 110
"""From this width on, the log stands beside the board."""


def make_board(game: str) -> Board:
    """The board of a game."""
    board: Board = found(face_of(game).board)(id="board")
    return board


class TableScreen(Commands):
    """A sitting, full screen."""

    DEFAULT_CSS = """
    TableScreen #head { height: 1; background: $panel; padding: 0 1; text-style: bold; }
    TableScreen #danger { height: 1; padding: 0 1; text-wrap: nowrap; text-overflow: ellipsis; }
    TableScreen #danger.two { height: 2; text-wrap: wrap; }
    TableScreen #middle { height: 1fr; }
    TableScreen #tail {
        display: none; dock: bottom; padding: 0 1; color: $foreground 70%; text-wrap: nowrap;
        text-overflow: ellipsis;
    }
    TableScreen.narrow #tail.some { display: block; }
    TableScreen.narrow.log #tail { display: none; }
    TableScreen #log {
        width: 44; min-width: 24; height: 1fr; border-left: solid $primary 50%; background: $background;
        scrollbar-gutter: stable;
    }
    TableScreen #log:focus { border-left: solid $accent; }
    TableScreen.narrow #log { display: none; }
    TableScreen.narrow.log #log { display: block; width: 1fr; }
    TableScreen.narrow.log #board { display: none; }
    TableScreen #request { height: auto; max-height: 3; padding: 0 1; background: $primary 20%; }
    TableScreen #request.handed { background: $accent 30%; }
    TableScreen #options { min-width: 24; height: auto; max-height: 8; border: none; background: $surface; }
    TableScreen.tall #options { height: 7; max-height: 7; scrollbar-gutter: stable; }
    TableScreen #hint { height: auto; padding: 0 1; color: $foreground 85%; }
    TableScreen.tall #hint { min-height: 2; }
    TableScreen.mine #log { width: 39; }
    TableScreen.mine.narrow #log { width: 1fr; }
    TableScreen.mine #options { max-height: 6; }
    TableScreen.mine #hint { min-height: 3; }
    TableScreen.mine.tall #hint { height: 4; }
    TableScreen #keys { height: 1; padding: 0 1; color: $foreground 80%; }
    TableScreen #small { display: none; height: 1fr; content-align: center middle; text-align: center; }
    TableScreen.small #small { display: block; }
    TableScreen.small #whole { display: none; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "pace", show=False),
        Binding("i", "more", show=False),
        Binding("space", "skip", show=False),
        Binding("g", "guide", show=False),
        Binding("G", "turn_guide", show=False),
        Binding("w", "since", show=False),
    ]

    pace = "normal"

    def __init__(self, sitting: Sitting, pace: str | None = None) -> None:
        super().__init__(classes=sitting.table.game.id)
        self.sitting = sitting
        self.table = sitting.table
        self.pace = pace or (liked if (liked := likes().terminal) in PACES else self.pace)
        self.menu: list[Entry] = []
        self.shown = len(self.table.log)
        self.filtered = False
        self.last_seat = -2
        self.hint = ""
        """What is said about the highlighted option, in full."""
        self._said = Content("")
        self.declined = ""
        """The kind of request whose panel was closed: it is answered one by one."""
        self.listener = Listener(sitting)
        begun = any(map(jn.is_choice, self.table.answers))
        self.stage = Stage(self.table, None if begun else 0)
        self.staging = Staging(self)
        self._timer: Timer | None = None
        self._held: Callable[[], None] | None = None
        self._ended = False
        self._faces: dict[str, tuple[str, int]] = {}

    @property
    def _rows(self) -> list[int | None]:
        """Which line of the table's log each row of the list shows; None for a bot's remark."""
        return self.log_pane.rows

    def compose(self) -> ComposeResult:
        with Vertical(id="whole"):
            yield Static(id="head")
            yield Static(id="danger")
            with Horizontal(id="middle"):
                yield make_board(self.table.game.id)
                yield LogPane(id="log")
                yield Static(id="tail")
            yield Static(id="request")
            yield OptionList(id="options")
            yield Static(id="hint")
            yield Static(id="keys")
        yield Static(id="small")

    def on_mount(self) -> None:
        self.say = Speaker(self.table, self.host.lang)
        self._fit(self.app.size)
        self._fill_log()
        self._draw()
        opening = [] if self.stage.heard else [line.event for line in self.table.log]
        greeting = self._notes(self.listener.greeting(self.say)) if opening else []
        self._read(greeting, lambda: self._stage(opening, self._go_on))

    def on_resize(self, event: Resize) -> None:
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        """Arrange the screen for this size; where it is too small, say so instead of the table."""
        from tilldawn.tui.app import LEAST_HEIGHT, LEAST_WIDTH

        self.set_class(size.width < LEAST_WIDTH or size.height < LEAST_HEIGHT, "small")
        self.set_class(size.width < WIDE, "narrow")
        self.set_class(size.height >= 32, "tall")
        self.call_after_refresh(self._use_rows)
        words: dict[str, Arg] = {"width": size.width, "height": size.height}
        words |= {"least_width": LEAST_WIDTH, "least_height": LEAST_HEIGHT}
        self.query_one("#small", Static).update(Content(self.host.say("tui-too-small", **words)))

    def retell(self) -> None:
        """Everything again in the language of now."""
        self.say = Speaker(self.table, self.host.lang)
        self._fill_log()
        self._draw()

    def redraw(self) -> None:
        self._draw()

    # --- Showing -----------------------------------------------------------------------------------

    def _fill_log(self) -> None:
        """The log as far as it has been shown."""
        self.log_pane.fill((line.event for line in self.table.log[: self.shown]), self.say)

    def _draw(self, position: int | None = None) -> None:
        """Board, heading, question and options. With a position: the board as it was then."""
        board = self.board
        table = self.table if position is None else self.table.at(position)
        seen = table.look()
        request = self.table.request if position is None else None
        lit = frozenset(ref for o in request.options for ref in o.refs) if request else frozenset()
        asked = frozenset(request.seats) if request else frozenset()
        board.show(seen, self.say, lit, asked)
        self._put("#head", Content(telling.heading(seen, self.say)))
        self._put("#danger", danger_line(telling.outlook(seen, self.say), self.say))
        self._put("#keys", Content(self.say(Text(board.keys))))
        self._ask(request)

    def on_board_drawn(self, message: BoardDrawn) -> None:
        message.stop()
        self.call_after_refresh(self._use_rows)

    def _use_rows(self) -> None:
        """Rows the board leaves free go to what threatens and until when, to the hint, then to what has
        happened where the log is hidden."""
        room = self._room()
        danger = self.query_one("#danger")
        wide = height(self._faces.get("#danger", ("", 0))[0], danger) > 1
        danger.set_class(wide and room - self.board.rows() > self._hint_rows + 1, "two")
        self._fill_hint()
        self._fill_tail(room - self._hint_rows - self._danger_rows)

    def _room(self) -> int:
        """Rows that board, hint and danger have together."""
        return sum(self.query_one(part).size.height for part in ("#danger", "#middle", "#hint"))

    @property
    def _danger_rows(self) -> int:
        return 2 if self.query_one("#danger").has_class("two") else 1

    def _fill_tail(self, room: int) -> None:
        tail = self.query_one("#tail", Static)
        free = min(room - self.board.rows(), TAIL_ROWS, room - (TALL if room >= TALL else 0))
        lines = self._last_rows(free) if free > 0 else []
        tail.set_class(bool(lines), "some")
        if lines:
            tail.styles.height = len(lines)
            self._put("#tail", Content("\n").join(lines))

    def _last_rows(self, most: int) -> list[Content]:
        """What has happened since the last decision; where that is nothing, the end of the log."""
        news = self.stage.news(self.say, most - 1) if self.shown == len(self.table.log) else []
        if news and most > 1:
            head = Content.styled(self.say(Text("tui-since")), "bold")
            return [head, *(signed(tone, text) for tone, text in news)]
        return [told(line.event, self.say) for line in self.table.log[max(0, self.shown - most) : self.shown]]

    def _put(self, where: str, content: Content) -> None:
        """Write a line, unless it stands there already; a new layout only where its height changes."""
        face = (content.plain, len(content.spans))
        old = self._faces.get(where)
        if old != face:
            self._faces[where] = face
            widget = self.query_one(where, Static)
            same = old is not None and height(old[0], widget) == height(face[0], widget)
            widget.update(content, layout=not same)

    def _ask(self, request: Request | None) -> None:
        """The line that says who must do what, and the options."""
        if request is None:
            self.menu = []
            self.query_one("#options", OptionList).clear_options()
            self._hint(None)
            over = self.table.request is None and self.shown == len(self.table.log)
            self._put("#request", Content(self.host.say("tui-over" if over else "tui-working")))
            return
        name = str(self.say.catalog.word(f"seat:{request.seat}"))
        if request.seat != self.last_seat and len(self.sitting.people) > 1:
            name = f"▶ {name}"  # somebody else decides now: not by colour alone
        rule = (f" [{request.rule}]", "dim")
        self._put(
            "#request", Content.assemble((f" {name} ", "reverse bold"), " ", self.say(request.prompt), rule)
        )
        self.offer(self._open_options(request), folded=request.kind not in self.board.flat)

    def _open_options(self, request: Request) -> list[Option]:
        """What people at this screen may answer; a bot answers for itself."""
        return offered(request, self.sitting.people)

    def offer(self, offered: Sequence[Option], *, folded: bool = True) -> None:
        """Put options into the list."""
        self.menu = fold(offered) if folded else [Entry((o,)) for o in offered]
        options = self.query_one("#options", OptionList)
        options.clear_options()
        options.add_options([Choice(self._entry(n, entry)) for n, entry in enumerate(self.menu, start=1)])
        if self.menu:
            options.highlighted = 0
        self._hint(0 if self.menu else None)
        if not isinstance(self.focused, OptionList) or self.focused.id != "log":
            options.focus()

    def _entry(self, number: int, entry: Entry) -> Content:
        said = entry_text(self.say.catalog, entry, self.table.request)
        key = f"{number}." if number <= 9 else "  "
        return Content.assemble((f"{key:>3} ", "bold"), said)

    # --- The course of things ----------------------------------------------------------------------

    def _go_on(self) -> None:
        """Tell what happened at a pace one can follow, then let bots move or ask people."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        self._held = None
        if self.shown < len(self.table.log):
            self._tell_next()
            return
        request = self.table.request
        if request is None:
            self._draw()
            self._end()
            return
        if self._bot_is_asked(request):
            self._draw()
            self._wait(self._bot_moves)
            return
        self._draw()
        said = self._notes(self.listener.fresh(self.say))
        if said:
            self._read(said, self._go_on)
            return
        self._hand_over(request)

    def _notes(self, said: Sequence[Note]) -> list[tuple[str, str]]:
        """What a guide says, as pages."""
        guide = self.say(Text("tui-guide"))
        return [(f"{guide} · {headed(note, self.say)}", note.text) for note in said]

    def action_guide(self) -> None:
        """Read again what the guide says here."""
        if self.listener.guide is None:
            self.notify(self.say(Text("play-guide-none", {"game": literal(self.table.game.id)})))
        else:
            self._read(self._notes(self.listener.again(self.say)), self.redraw)

    def action_turn_guide(self) -> None:
        """Send the guide away, or call it back."""
        if self.listener.guide is not None:
            there = self.listener.turn()
            self.notify(self.say(Text("play-guide-back" if there else "tui-guide-gone")))

    def _bot_is_asked(self, request: Request) -> bool:
        return any(seat in self.sitting.bots for seat in request.seats)

    def _wait(self, then: Callable[[], None]) -> None:
        """Do something after one beat of the pace; when stopped, at the space bar."""
        beat = PACES[self.pace]
        if beat < 0:
            self._held = then
        elif beat:
            self._timer = self.set_timer(beat, then)
        else:
            self.call_later(then)

    def _tell_next(self) -> None:
        """Show the next line of the log; with no pace, all of them."""
        self._tell(self.shown + 1 if PACES[self.pace] else len(self.table.log))

    def tell_all(self) -> None:
        """To the end of what happens by itself."""
        if self._timer is not None:
            self._timer.stop()
        self._tell(len(self.table.log))

    def _tell(self, until: int) -> None:
        """Show lines of the log up to this one, with the pages that belong to them; then go on."""
        start, self.shown = self.shown, until
        events = [line.event for line in self.table.log[start:until]]
        self.log_pane.tell(start, events, self.say)
        self.log_pane.to_end()
        if self.shown < len(self.table.log):
            last = self.table.log[self.shown - 1]
            self._draw(last.position)
            self._show_last(last.event)
            self._stage(events, lambda: self._wait(self._go_on))
        else:
            self._stage(events, self._go_on)

    def _stage(self, events: Sequence[Event], then: Callable[[], None]) -> None:
        """Show the beats whose lines have been told; at once: only what is to be read in peace."""
        self.staging.hear()
        if self.pace == "once" or not self.sitting.people:
            self.staging.clear()
            self._read(self._pages(events), then)
        else:
            self.staging.show(then)

    def action_since(self) -> None:
        """What has happened since the last decision made here."""
        news = Content("\n").join(signed(tone, text) for tone, text in self.stage.news(self.say))
        title, foot = self.say(Text("stage-since")), self.say(Text(self.board.reading))
        self.app.push_screen(Reading(title, news.plain or self.say(Text("stage-nothing")), foot))

    def _pages(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """What there is to read about these events."""
        seen = self.table.look()
        return [page for event in events if (page := telling.page(event, seen, self.say))]

    def _read(self, pages: Sequence[tuple[str, str]], then: Callable[[], None]) -> None:
        """Let people read these pages, one after the other."""
        if not pages or not self.sitting.people:
            then()
            return
        title, text = pages[0]
        page = Reading(title, text, self.say(Text(self.board.reading)))
        self.app.push_screen(page, lambda _: self._read(pages[1:], then))

    def _show_last(self, event: Event) -> None:
        """While things happen by themselves, the request line tells the last of them."""
        self._put("#request", Content.assemble(("▸ ", "bold"), told(event, self.say)))

    def _bot_moves(self) -> None:
        move = self.sitting.bot_move()
        if move is not None:
            name = str(self.say.catalog.word(f"seat:{move.option.seat}"))
            words: dict[str, Arg] = {
                "seat": literal(name),
                "choice": literal(self.say(move.option.text)),
                "why": literal(self.say(move.why)),
            }
            said = Content(self.say(Text("play-bot", words)))
            self._put("#request", said)
            self.log_pane.remark(said)
        self._trouble()
        self._wait(self._go_on)

    def _hand_over(self, request: Request) -> None:
        """Make it plain when somebody else has to decide now."""
        someone_else = request.seat != self.last_seat and len(self.sitting.people) > 1
        self.query_one("#request").set_class(someone_else, "handed")
        self.last_seat = request.seat
        if request.kind != self.declined:
            self.declined = ""
        if request.kind in self.board.parts and not self.declined:
            self.call_later(PartsDialogue(self).open)

    def _trouble(self) -> None:
        if self.sitting.trouble is not None:
            self.host.tell_error(self.sitting.trouble)

    def _end(self) -> None:
        """The ending is shown once; Escape comes back to the table."""
        if self._ended:
            return
        self._ended = True
        from tilldawn.tui.ending import EndScreen

        self.app.push_screen(EndScreen(self.sitting))

    # --- Answering ---------------------------------------------------------------------------------

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if event.option_list.id == "log":
            self.action_undo()
        else:
            self._take(event.option_index)

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Say what the thing behind the highlighted option is."""
        if event.option_list.id == "options":
            self._hint(event.option_index)

    def _hint(self, index: int | None) -> None:
        """What the highlighted option costs and gives; what it touches is marked on the board."""
        text = ""
        entry = self.menu[index] if index is not None and index < len(self.menu) else None
        if entry is not None and entry.option is not None:
            text = "\n".join(foresight.lines(self.table, entry.option, self.say))
        elif entry is not None:
            text = " · ".join(self.say(option.text) for option in entry.options)
        self.board.point(entry.options if entry else ())
        self._show_hint(Content(text))

    def _show_hint(self, content: Content) -> None:
        """As much of it as there is room for; `i` shows the rest."""
        self.hint = content.plain
        self._said = content
        self._fill_hint()
        self.call_after_refresh(self._use_rows)

    def _fill_hint(self) -> None:
        """Cut the hint to its own rows and those the board leaves free."""
        content, widget = self._said, self.query_one("#hint", Static)
        width = widget.content_size.width or self.size.width - 2
        lines = content.wrap(width) if width > len(MORE) else []
        limit = self._hint_room()
        if len(lines) > limit:
            last = Content.assemble(lines[limit - 1].rstrip()[: width - len(MORE)], MORE)
            content = Content("\n").join([*lines[: limit - 1], last])
        self._put("#hint", content)

    @property
    def _hint_rows(self) -> int:
        """Rows the hint takes once it is laid out."""
        widget = self.query_one("#hint", Static)
        least = widget.styles.min_height
        rows = max(height(self._faces.get("#hint", ("", 0))[0], widget), int(least.value) if least else 0)
        fixed = widget.styles.height
        return int(fixed.value) if fixed is not None and not fixed.is_auto else rows

    @property
    def _news_rows(self) -> int:
        """Rows that are kept for what has happened: the hint leaves them, where there is news."""
        if not self.has_class("narrow") or self.shown < len(self.table.log):
            return 0
        news = len(self.stage.news(self.say))
        return min(news + 1, NEWS_ROWS) if news else 0

    def _hint_room(self) -> int:
        """Rows the hint may take: its own, and where the screen is small those the board leaves free."""
        low, high = self.board.hint_rows
        if self.has_class("tall"):
            return high
        free = self._room() - self._danger_rows - self.board.rows() - self._news_rows
        return max(low, min(HINT_ROWS, free)) if self.board.rows() else low

    def action_more(self) -> None:
        """All that is said about the highlighted option."""
        options = self.query_one("#options", OptionList)
        if self.hint and options.highlighted is not None:
            title = str(options.get_option_at_index(options.highlighted).prompt).strip()
            foot = self.say(Text(self.board.reading))
            self.app.push_screen(Reading(title if options.has_focus else "", self.hint, foot))

    def on_descendant_focus(self, event: DescendantFocus) -> None:
        """Back at the options, the hint is about them again."""
        if event.widget.id == "options":
            self._hint(self.query_one("#options", OptionList).highlighted)

    def on_thing_pointed(self, message: ThingPointed) -> None:
        """Say what the thing under the cursor is."""
        name, text = telling.about(message.ref, self.table.look(), self.say)
        self._show_hint(Content.assemble((name, "bold"), f"\n{text}" if text else ""))

    def on_key(self, event: Key) -> None:
        if event.key.isdigit() and event.key != "0" and int(event.key) <= len(self.menu):
            event.stop()
            self._take(int(event.key) - 1)

    def _take(self, index: int) -> None:
        """Take a line of the menu: an option, or the family behind it."""
        entry = self.menu[index]
        if entry.option is None:
            self.filtered = True
            self.offer(entry.options, folded=False)
        else:
            self.choose(entry.option)

    def choose(self, option: Option) -> None:
        """Give an answer; a deadly one is asked about twice, one of several parts in one panel."""
        if option.warning is not None:
            self.app.push_screen(Confirm(self.say(option.warning)), lambda yes: self._sure(option, yes))
        else:
            self.answer(option.id)

    def _sure(self, option: Option, yes: bool | None) -> None:
        if yes:
            self.answer(option.id)

    def answer(self, *ids: str) -> None:
        """Give answers in a row and show what came of them."""
        self.filtered = False
        self.decided()
        try:
            for id in ids:
                self.sitting.answer(id)
        except TilldawnError as error:
            self.host.tell_error(error)
        self._trouble()
        with self.app.batch_update():
            self._go_on()

    # --- Things ------------------------------------------------------------------------------------

    def on_thing_selected(self, message: ThingSelected) -> None:
        """What a thing is, what can be done with it, and what cannot."""
        ThingDialogue(self, message.ref).open()

    def choose_id(self, id: str | None) -> None:
        """Choose the open option with this id."""
        option = self.table.request.find(id) if id and self.table.request else None
        if option is not None:
            self.choose(option)

    # --- Commands ----------------------------------------------------------------------------------

    def decided(self) -> None:
        """Somebody here decides: what comes of it is a new stretch."""
        self.stage.decided()
        self.staging.clear()

    def rewound(self) -> None:
        """The table went back: show it as it is now."""
        self.stage.rewound()
        self.staging.clear()
        self.shown = len(self.table.log)
        self._ended = False
        self._fill_log()
        self._go_on()

    def go_on(self) -> None:
        """Show what a dialogue has done, and go on from there."""
        self._trouble()
        self._go_on()

    def action_pace(self) -> None:
        """The next pace: slow, normal, stopped, at once, and round again."""
        names = list(PACES)
        self.pace = names[(names.index(self.pace) + 1) % len(names)]
        keep(terminal=self.pace)
        self.notify(self.host.say("tui-pace", pace=self.pace), timeout=2)
        if self._held is not None:
            self._wait(self._held)

    def action_skip(self) -> None:
        """Stopped: one step on. Else: to the end of what happens by itself."""
        if self._held is not None:
            held, self._held = self._held, None
            held()
        elif self.shown < len(self.table.log):
            self.tell_all()
