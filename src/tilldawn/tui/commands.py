"""The commands of the table: what each key does beside answering."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import OptionList

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.request import Arg, Option, Refusal, Text, literal
from tilldawn.engine.table import Table
from tilldawn.engine.view import Speaker
from tilldawn.play.menu import Entry
from tilldawn.play.session import Sitting
from tilldawn.tui.dialogues import BackpackDialogue, OrdersDialogue, UndoDialogue
from tilldawn.tui.logpane import LogPane
from tilldawn.tui.modals import Ask, Chooser, Confirm
from tilldawn.tui.things import Board, Thing

if TYPE_CHECKING:
    from tilldawn.tui.app import TilldawnApp


class Commands(Screen[None]):
    """A screen with a table on it, and the keys that work on it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("l", "log", show=False),
        Binding("a", "anytime", show=False),
        Binding("r", "refused", show=False),
        Binding("b", "backpack", show=False),
        Binding("o", "orders", show=False),
        Binding("s", "save", show=False),
        Binding("v", "view(1)", show=False),
        Binding("V", "view(-1)", show=False),
        Binding("n", "read_on", show=False),
        Binding("question_mark,f1", "rule", show=False),
        Binding("h", "help", show=False),
        Binding("t", "things", show=False),
        Binding("escape", "back", show=False),
    ]

    sitting: Sitting
    table: Table[Any]
    say: Speaker
    menu: list[Entry]
    filtered: bool
    """Whether the menu shows something else than the open question's options."""

    @property
    def host(self) -> TilldawnApp:
        """The application, with its language."""
        return cast("TilldawnApp", self.app)

    @property
    def board(self) -> Board:
        """The board of this game."""
        return self.query_one(Board)

    @property
    def log_pane(self) -> LogPane:
        """The log beside the board."""
        return self.query_one(LogPane)

    @abstractmethod
    def offer(self, offered: Sequence[Option], *, folded: bool = True) -> None:
        """Put options into the menu."""

    @abstractmethod
    def decided(self) -> None:
        """Somebody here decides: what comes of it is a new stretch."""

    @abstractmethod
    def go_on(self) -> None:
        """Show what a dialogue has done, and go on from there."""

    @abstractmethod
    def redraw(self) -> None:
        """Everything as it is now: board, question, options."""

    def _log_index(self) -> int | None:
        """The line of the table's log that is highlighted, while the log has the focus."""
        return self.log_pane.line()

    def action_undo(self) -> None:
        """Go back: by step, turn, phase, to a line of the log, or into a branch."""
        UndoDialogue(self, self._log_index()).open()

    @abstractmethod
    def rewound(self) -> None:
        """The table went back: show it as it is now."""

    def action_log(self) -> None:
        """On a narrow screen: the log instead of the board; on a wide one: move into it."""
        log = self.log_pane
        if self.has_class("narrow"):
            self.toggle_class("log")
            if not self.has_class("log"):
                self.query_one("#options").focus()
                return
        if log.has_focus and not self.has_class("narrow"):
            self.query_one("#options").focus()
            return
        log.focus()
        if log.option_count:
            log.highlighted = log.option_count - 1

    def action_view(self, by: int) -> None:
        """Another side of the table, where it does not fit on one screen."""
        self.remove_class("log")
        self.board.turn(by)

    def action_read_on(self) -> None:
        """The next page of a board that is longer than its place; from the end, back to the beginning."""
        self.board.read_on()

    def action_anytime(self) -> None:
        """What may be done at any time."""
        request = self.table.request
        people = set(self.sitting.people)
        extra = [o for o in request.anytime if o.seat in people] if request else []
        if not extra:
            self.notify(self.host.say("play-nothing-anytime"))
            return
        self.filtered = True
        self.offer(extra)

    def refusal(self, refusal: Refusal) -> str:
        """What is not possible, why not, and by which rule, in one line."""
        said: dict[str, Arg] = {
            "what": literal(self.say(refusal.what)),
            "why": literal(self.say(refusal.why)),
        }
        return f"{self.say(Text('refusal-line', said))} [{refusal.rule}]"

    def action_refused(self) -> None:
        """What is not possible now, and why."""
        refusals = self.table.refused()
        said = "\n".join(self.refusal(r) for r in refusals) or self.host.say("play-nothing-refused")
        self.app.push_screen(Chooser(self.host.say("tui-refused-title"), [], said))

    def action_backpack(self) -> None:
        """Rearrange the Backpack of whoever is asked, in one panel."""
        if self.board.backpacks:
            BackpackDialogue(self).open()

    def action_orders(self) -> None:
        """Standing orders: choose one to change it to the next policy."""
        OrdersDialogue(self).open()

    def action_save(self) -> None:
        """Keep the table under a name."""
        self.app.push_screen(Ask(self.host.say("tui-save-name")), self._save_as)

    def _save_as(self, name: str | None) -> None:
        if not name:
            return
        try:
            self.sitting.save_as(name)
        except TilldawnError as error:
            self.host.tell_error(error)
        else:
            self.notify(self.host.say("play-saved", name=literal(name)))

    def word_of(self, ref: str) -> str:
        """What to look up in the rulebook about a thing."""
        return self.board.word(ref, self.table.look(), self.say)

    def action_rule(self) -> None:
        """The rule behind what has the focus: a log line, an option, the question, or a thing's rules."""
        from tilldawn.tui.rules import RuleModal, RulesScreen

        if isinstance(self.focused, Thing) and (word := self.word_of(self.focused.ref)):
            self.app.push_screen(RulesScreen(word))
            return
        options = self.query_one("#options", OptionList)
        line = self._log_index()
        ids: list[str] = []
        if line is not None:
            ids = [self.table.log[line].event.rule]
        elif options.highlighted is not None and options.highlighted < len(self.menu):
            ids = [self.menu[options.highlighted].options[0].rule]
        if self.table.request is not None:
            ids.append(self.table.request.rule)
        known = [id for id in dict.fromkeys(ids) if id]
        if known:
            self.app.push_screen(RuleModal(known))

    def action_help(self) -> None:
        """What every key does."""
        from tilldawn.tui.help import HelpScreen

        self.app.push_screen(HelpScreen())

    def action_things(self) -> None:
        """Move to the things on the table, or back to the options."""
        if isinstance(self.focused, Thing):
            self.query_one("#options").focus()
            return
        self.remove_class("log")
        for thing in self.query(Thing):
            if thing in self.focus_chain:
                thing.focus()
                return

    def action_back(self) -> None:
        """Back to all options; from there, back to the start screen. The game is saved and waits."""
        if self.filtered or not isinstance(self.focused, OptionList) or self.focused.id != "options":
            self.filtered = False
            self.remove_class("log")
            self.redraw()
            self.query_one("#options").focus()
        else:
            question = self.host.say("tui-leave", name=literal(self.sitting.name))
            self.app.push_screen(Confirm(question), self._leave)

    def _leave(self, yes: bool | None) -> None:
        if yes:
            self.dismiss()
