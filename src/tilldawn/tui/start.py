"""The first screen: what there is to do, and the way there."""

from __future__ import annotations

import unicodedata
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.theme import Theme
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Choice

from tilldawn.engine.errors import RulesChanged, TilldawnError
from tilldawn.engine.request import Text, literal
from tilldawn.engine.text import catalog
from tilldawn.games.registry import sound_games
from tilldawn.play.guide import guided
from tilldawn.play.newgame import unnamed
from tilldawn.play.session import Sitting, resume, unfinished
from tilldawn.tui.controls import Hints, KeyLine, Page

ENTRIES = ("new", "continue", "load", "watch", "rules", "help", "language", "theme", "quit")
HINTS: Hints = (
    ("keys-hint-choose", ""),
    ("keys-hint-game", "screen.game(1)"),
    ("keys-hint-help", "screen.help"),
    ("keys-hint-language", "app.switch_language"),
    ("keys-hint-theme", "app.switch_theme"),
    ("keys-hint-leave", "app.leave"),
)
BANNER = "▀█▀ █ █   █   █▀▄ ▄▀█ █ █ █ █▄ █\n █  █ █▄▄ █▄▄ █▄▀ █▀█ ▀▄▀▄▀ █ ▀█"


class GameName(Static):
    """A game one can play; ▶ marks the one the menu speaks of. A click chooses it."""

    def __init__(self, game: str) -> None:
        super().__init__(id=f"game-{game}")
        self.game = game

    async def on_click(self) -> None:
        await self.screen.run_action(f"screen.choose_game('{self.game}')")


class StartScreen(Page[None]):
    """The menu, for one of the games. Continue is open when a game has not ended."""

    DEFAULT_CSS = """
    StartScreen { align: center middle; }
    StartScreen #all { width: 100%; height: 1fr; align: center middle; }
    StartScreen #middle { width: 78; max-width: 100%; height: auto; padding: 0 1; }
    StartScreen .centred { text-align: center; width: 100%; }
    StartScreen #banner { color: $accent; text-style: bold; }
    StartScreen #games { height: 1; width: 100%; align-horizontal: center; }
    StartScreen GameName { width: auto; margin: 0 2; color: $foreground 75%; }
    StartScreen GameName.chosen { text-style: bold; color: $foreground; }
    StartScreen GameName:hover { text-style: underline; }
    StartScreen #menu { height: auto; width: 100%; min-width: 24; border: round $primary;
                        background: $background; }
    StartScreen #menu:focus { border: heavy $primary; background-tint: $foreground 0%; }
    StartScreen #menu > .option-list--option-disabled { color: $foreground 65%; }
    StartScreen #about { height: 2; padding: 0 2; width: 100%; }
    StartScreen.-tall #middle > * { margin-bottom: 1; }
    StartScreen.-wide #middle { width: 100; }
    StartScreen #pair { height: auto; layout: vertical; }
    StartScreen.-wide #pair { layout: horizontal; }
    StartScreen.-wide #menu { width: 1fr; min-width: 24; }
    StartScreen.-wide #about { width: 40; height: auto; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "game(-1)", show=False, priority=True),
        Binding("right", "game(1)", show=False, priority=True),
        Binding("g", "guide", show=False, priority=True),
    ]
    AUTO_FOCUS = "#menu"

    def __init__(self) -> None:
        super().__init__()
        self.unfinished: str | None = None
        self.refused: set[str] = set()
        """Games that cannot be taken up, each told once."""

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="all", can_focus=False), Vertical(id="middle"):
            yield Static(Content(BANNER), id="banner", classes="centred")
            with Horizontal(id="games"):
                for game in sound_games()[0]:
                    yield GameName(game)
            yield Static(id="what", classes="centred")
            with Container(id="pair"):
                yield OptionList(id="menu")
                yield Static(id="about", classes="quiet")
            yield Static(Content(self.say("start-unofficial")), classes="centred quiet", id="unofficial")
        yield KeyLine(self.host, HINTS)

    def on_mount(self) -> None:
        self.host.theme_changed_signal.subscribe(self, self._theme_changed)

    def _theme_changed(self, _: Theme) -> None:
        self.fill()

    def on_screen_resume(self) -> None:
        """A game may have ended or begun meanwhile."""
        self.fill()

    def fill(self) -> None:
        """The menu as things stand now; the highlight stays."""
        found = unfinished()
        self.unfinished = found.name
        for gone in sorted(found.refused.keys() - self.refused):
            why = literal(self.host.words.say(found.refused[gone].text))
            self.notify(self.say("play-refused", name=literal(gone), why=why), severity="warning", timeout=10)
        self.refused |= found.refused.keys()
        for name in self.query(GameName):
            chosen = name.game == self.host.game
            name.update(
                Content(
                    ("▶ " if chosen else "  ") + catalog(self.host.lang, name.game).say(Text("game-title"))
                )
            )
            name.set_class(chosen, "chosen")
        for what in self.query("#what").results(Static):
            what.update(Content(self.say("start-what")))
        for menu in self.query("#menu").results(OptionList):
            at = menu.highlighted or 0
            menu.set_options(
                Choice(Content(f"{number}  {self._label(entry)}"), id=entry, disabled=not self._open(entry))
                for number, entry in enumerate(ENTRIES, start=1)
            )
            menu.highlighted = at if self._open(ENTRIES[at]) else 0

    def _open(self, entry: str) -> bool:
        return entry != "continue" or self.unfinished is not None

    def _label(self, entry: str) -> str:
        match entry:
            case "continue":
                if self.unfinished is None:
                    return self.say("start-continue-none")
                return self.say("start-continue", name=literal(self.unfinished))
            case "theme":
                return self.say("start-theme", theme=self.host.theme)
            case _:
                return self.say(f"start-{entry}")

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#about", Static).update(Content(self.say(f"start-{event.option.id}.about")))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_go(event.option.id or "")

    def on_key(self, event: Key) -> None:
        """A number chooses; a letter chooses too, or goes to the next of several entries it begins."""
        typed = _plain(event.character or "")
        if typed.isdigit() and 1 <= int(typed) <= len(ENTRIES):
            event.stop()
            self.action_go(ENTRIES[int(typed) - 1])
        elif typed.isalpha():
            event.stop()
            self._letter(typed)

    def _letter(self, typed: str) -> None:
        menu = self.query_one("#menu", OptionList)
        fit = [e for e in ENTRIES if self._open(e) and _plain(self._label(e)).startswith(typed)]
        if len(fit) == 1:
            self.action_go(fit[0])
        elif fit:
            later = [e for e in fit if ENTRIES.index(e) > (menu.highlighted or 0)]
            menu.highlighted = ENTRIES.index((later or fit)[0])

    def action_game(self, by: int) -> None:
        """The next game."""
        games = sound_games()[0]
        self.action_choose_game(games[(games.index(self.host.game) + by) % len(games)])

    def action_choose_game(self, game: str) -> None:
        """From now on the menu speaks of this game."""
        self.host.game = game
        self.fill()

    def action_back(self) -> None:
        """There is nothing behind the first screen."""

    def action_go(self, entry: str) -> None:
        """Do what a line of the menu says."""
        match entry:
            case "new":
                self._new()
            case "continue":
                self._continue()
            case "load":
                self._load()
            case "watch":
                self._watch()
            case "rules":
                self._rules()
            case "help":
                self.action_help()
            case "language":
                self.host.action_switch_language()
            case "theme":
                self.host.action_switch_theme()
            case _:
                self.host.action_leave()

    def _new(self) -> None:
        from tilldawn.tui.newgame import new_game_screen

        self.app.push_screen(new_game_screen(self.host.game))

    def action_guide(self) -> None:
        """A guided first game of the game that is chosen."""
        name = unnamed("human", 1, self.host.words)
        try:
            self._sit_down(Sitting(guided(self.host.game, name).table()))
        except TilldawnError as error:
            self.host.tell_error(error)

    def _continue(self) -> None:
        if self.unfinished is None:
            self.notify(self.say("start-continue.about"))
            return
        self._resume(self.unfinished, rescue=False)

    def _resume(self, name: str, *, rescue: bool) -> None:
        try:
            self._sit_down(resume(name, rescue=rescue))
        except RulesChanged as error:
            self._offer_rescue(name, error)
        except TilldawnError as error:
            self.host.tell_error(error)
            self.fill()

    def _offer_rescue(self, name: str, error: RulesChanged) -> None:
        from tilldawn.tui.modals import Confirm
        from tilldawn.tui.shelves import rescue_question

        def answered(yes: bool | None) -> None:
            if yes:
                self._resume(name, rescue=True)

        self.app.push_screen(Confirm(rescue_question(self.host, error)), answered)

    def _load(self) -> None:
        from tilldawn.tui.shelves import SavesScreen

        self.app.push_screen(SavesScreen("saves", self._opened, others=("tables",)))

    def _opened(self, chosen: Sitting | Screen[None]) -> None:
        if isinstance(chosen, Sitting):
            self._sit_down(chosen)
        else:
            self.app.push_screen(chosen)

    def _sit_down(self, sitting: Sitting) -> None:
        """The menu and the table speak of the same game."""
        self.action_choose_game(sitting.table.game.id)
        self.host.open_table(sitting)

    def _watch(self) -> None:
        from tilldawn.tui.shelves import SavesScreen

        self.app.push_screen(SavesScreen("nights", self._opened))

    def _rules(self) -> None:
        from tilldawn.tui.rules import RulesScreen

        self.app.push_screen(RulesScreen())


def _plain(said: str) -> str:
    """Lower case without accents."""
    decomposed = unicodedata.normalize("NFKD", said.lower())
    return "".join(c for c in decomposed if not unicodedata.combining(c))
