"""The terminal application: language, theme, pace, and the way between screens."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.reactive import reactive
from textual.screen import Screen
from textual.theme import Theme

from tilldawn.engine.errors import TilldawnError
from tilldawn.engine.request import Arg, Text
from tilldawn.engine.text import Catalog, catalog, languages
from tilldawn.games import PLAYABLE
from tilldawn.play.session import Sitting
from tilldawn.tui.typography import keep_lines_together

LEAST_WIDTH, LEAST_HEIGHT = 80, 24

HIGH_CONTRAST = Theme(
    name="tilldawn-contrast",
    primary="#ffff00",
    secondary="#00ffff",
    accent="#ffff00",
    foreground="#ffffff",
    background="#000000",
    surface="#000000",
    panel="#000000",
    success="#00ff00",
    warning="#ffff00",
    error="#ff6060",
    dark=True,
)
NIGHT = Theme(
    name="tilldawn-night",
    primary="#7aa2f7",
    secondary="#9ece6a",
    accent="#e0af68",
    foreground="#d5d9e8",
    background="#14161f",
    surface="#1b1e2b",
    panel="#232738",
    success="#9ece6a",
    warning="#e0af68",
    error="#f7768e",
    dark=True,
)
DAWN = Theme(
    name="tilldawn-dawn",
    primary="#2c4a86",
    secondary="#3b6b2f",
    accent="#8a4b00",
    foreground="#1d2030",
    background="#f4f1ea",
    surface="#fbf9f4",
    panel="#e6e1d6",
    success="#2f6b2f",
    warning="#7a4f00",
    error="#a4232f",
    dark=False,
)
THEMES = (NIGHT, DAWN, HIGH_CONTRAST)


class TilldawnApp(App[None]):
    """Starts at the start screen, or at a table when it is given one."""

    CSS = """
    Screen { background: $background; color: $foreground; }
    ModalScreen { background: $background 70%; }
    .title { text-style: bold; color: $primary; padding: 0 1; }
    .quiet { color: $foreground 75%; }
    .panel { border: round $primary 60%; padding: 0 1; }
    """
    TITLE = "Tilldawn"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "switch_language", show=False, priority=True),
        Binding("f3", "switch_theme", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    lang: reactive[str] = reactive("en", init=False)

    def __init__(self, lang: str = "en", sitting: Sitting | None = None, game: str = PLAYABLE[0]) -> None:
        super().__init__()
        keep_lines_together()
        self.set_reactive(TilldawnApp.lang, lang)
        self.game = game
        self._first = sitting
        self.drafts: dict[str, Any] = {}
        """What has been filled in for a new game and not been laid yet, by game."""
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = NIGHT.name

    @property
    def words(self) -> Catalog:
        """Messages in the reader's language, without the names of a table's people."""
        return catalog(self.lang, self.game)

    def say(self, id: str, **args: Arg) -> str:
        """A message in the reader's language."""
        return self.words.say(Text(id, args))

    def on_mount(self) -> None:
        from tilldawn.tui.start import StartScreen

        self.push_screen(StartScreen())
        if self._first is not None:
            self.open_table(self._first)

    def open_table(self, sitting: Sitting) -> None:
        """Sit down at a table."""
        from tilldawn.tui.table import TableScreen

        self.push_screen(TableScreen(sitting))

    def tell_error(self, error: TilldawnError) -> None:
        """Say what was wrong, for as long as it takes to read."""
        self.notify(self.words.say(error.text), severity="error", timeout=10)

    def action_switch_language(self) -> None:
        """The next language, everywhere at once."""
        known = languages()
        self.lang = known[(known.index(self.lang) + 1) % len(known)]

    async def watch_lang(self) -> None:
        for screen in self.screen_stack:
            retell = getattr(screen, "retell", None)
            if retell is not None:
                retell()
            elif isinstance(screen, Screen):
                screen.refresh(recompose=True)

    def action_switch_theme(self) -> None:
        """Night, dawn, high contrast, and round again."""
        names = [theme.name for theme in THEMES]
        self.theme = names[(names.index(self.theme) + 1) % len(names)] if self.theme in names else names[0]

    def action_leave(self) -> None:
        """Leave Tilldawn; everything is saved."""
        self.exit()


def run_tui(lang: str, sitting: Sitting | None = None, game: str = PLAYABLE[0]) -> int:
    """Open the terminal table."""
    TilldawnApp(lang, sitting, game).run()
    return 0
