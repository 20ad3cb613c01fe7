"""The shelves: named saves, games being played, games that have ended."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Choice

from tilldawn.engine.errors import RulesChanged, TilldawnError
from tilldawn.engine.request import literal
from tilldawn.play.session import Sitting, open_save, resume
from tilldawn.saves import Kept, Shelf, named, nights, tables
from tilldawn.tui.controls import Dial, Hints, KeyLine, Page
from tilldawn.tui.modals import Confirm

if TYPE_CHECKING:
    from tilldawn.tui.app import TilldawnApp

ShelfKind = Literal["saves", "tables", "nights"]
SHELVES: dict[ShelfKind, Callable[[], Shelf]] = {"saves": named, "tables": tables, "nights": nights}
Opened = Sitting | Screen[None]
HINTS: Hints = (
    ("keys-hint-open", "screen.open"),
    ("keys-hint-delete", "screen.delete"),
    ("keys-hint-back", "screen.back"),
    ("keys-hint-language", "app.switch_language"),
    ("keys-hint-theme", "app.switch_theme"),
)


def open_kept(kind: ShelfKind, kept: Kept, *, rescue: bool = False) -> Opened:
    """A sitting, or for a game that has ended the screen that shows it. Raises when the save is refused."""
    match kind:
        case "saves":
            return open_save(str(kept.path), rescue=rescue)
        case "tables":
            return resume(kept.name, rescue=rescue)
        case "nights":
            from tilldawn.tui.replay import ReplayScreen

            return ReplayScreen(nights().read(str(kept.path)))


def rescue_question(host: TilldawnApp, error: RulesChanged) -> str:
    """What does not fit any more, and whether to play on."""
    return f"{host.words.say(error.text)}\n\n{host.say('tui-rescue')}"


class SavesScreen(Page[None]):
    """What lies on a shelf, newest first. What is chosen is opened first and handed on if it holds."""

    DEFAULT_CSS = """
    SavesScreen #shelf-line { height: 1; padding: 0 1; margin-bottom: 1; }
    SavesScreen #list { min-width: 24; height: 1fr; max-height: 100%; border: round $primary;
                        background: $background; }
    SavesScreen #list:focus { border: heavy $primary; }
    SavesScreen #empty { height: auto; padding: 1 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("delete,d", "delete", show=False),
        Binding("left", "shelf(-1)", show=False),
        Binding("right", "shelf(1)", show=False),
    ]
    AUTO_FOCUS = "#list"

    def __init__(
        self,
        kind: ShelfKind,
        on_choose: Callable[[Opened], None],
        others: tuple[ShelfKind, ...] = (),
    ) -> None:
        super().__init__()
        self.kind: ShelfKind = kind
        self.kinds: tuple[ShelfKind, ...] = (kind, *others)
        self.on_choose = on_choose
        self.kept: list[Kept] = []
        self.refused: dict[str, TilldawnError] = {}

    @property
    def shelf(self) -> Shelf:
        return SHELVES[self.kind]()

    def compose(self) -> ComposeResult:
        yield Static(Content(self.say("shelf-title")), classes="title")
        with Horizontal(id="shelf-line"):
            names = [(kind, self.say(f"shelf-{kind}")) for kind in self.kinds]
            if len(names) > 1:
                yield Dial(names, self.kind, "which")
            else:
                yield Static(Content(names[0][1]))
        yield Static(id="empty")
        yield OptionList(id="list")
        yield KeyLine(self.host, HINTS)

    def on_screen_resume(self) -> None:
        self.fill()

    def fill(self) -> None:
        """The shelf as it is now; the highlight stays at its place."""
        self.kept = self.shelf.all()
        for menu in self.query("#list").results(OptionList):
            at = min(menu.highlighted or 0, len(self.kept) - 1)
            menu.set_options(Choice(self._line(kept), id=f"kept-{n}") for n, kept in enumerate(self.kept))
            menu.highlighted = at if self.kept else None
            menu.display = bool(self.kept)
            if self.kept and self.focused is None:
                menu.focus()
        for empty in self.query("#empty").results(Static):
            empty.update(Content(self.say(f"shelf-{self.kind}.empty")))
            empty.display = not self.kept

    def _line(self, kept: Kept) -> Content:
        when = datetime.fromtimestamp(kept.when).isoformat(" ", "minutes")
        lines = [kept.name, f"   {when}"]
        error = self.refused.get(str(kept.path))
        if error is not None:
            said = literal(self.host.words.say(error.text))
            lines.append(f"   {self.say('shelf-refused', why=said)}")
        return Content("\n".join(lines))

    def on_dial_turned(self, event: Dial.Turned) -> None:
        self.kind = next(kind for kind in self.kinds if kind == event.dial.value)
        self.fill()

    def action_shelf(self, by: int) -> None:
        for dial in self.query(Dial):
            dial.action_turn(by)

    def _chosen(self) -> Kept | None:
        at = self.query_one("#list", OptionList).highlighted
        return self.kept[at] if at is not None and at < len(self.kept) else None

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.action_open()

    def action_open(self) -> None:
        """Open what is highlighted; if it is refused, say why and stay."""
        kept = self._chosen()
        if kept is None:
            return
        self._open(kept, rescue=False)

    def _open(self, kept: Kept, *, rescue: bool) -> None:
        try:
            opened = open_kept(self.kind, kept, rescue=rescue)
        except TilldawnError as error:
            self.refused[str(kept.path)] = error
            self.fill()
            if isinstance(error, RulesChanged) and self.kind != "nights" and not rescue:
                self._offer_rescue(kept, error)
            return
        self.dismiss()
        self.on_choose(opened)

    def _offer_rescue(self, kept: Kept, error: RulesChanged) -> None:
        def answered(yes: bool | None) -> None:
            if yes:
                self._open(kept, rescue=True)

        self.app.push_screen(Confirm(rescue_question(self.host, error)), answered)

    def action_delete(self) -> None:
        """Ask, then take what is highlighted off the shelf."""
        kept = self._chosen()
        if kept is None:
            return

        def answered(yes: bool | None) -> None:
            if yes:
                self._remove(kept)

        question = self.say("shelf-delete", name=literal(kept.name))
        self.app.push_screen(Confirm(question), answered)

    def _remove(self, kept: Kept) -> None:
        try:
            kept.path.unlink(missing_ok=True)
        except OSError as error:
            reason = literal(error.strerror or str(error))
            self.notify(self.say("shelf-not-deleted", name=literal(kept.name), why=reason), severity="error")
        self.fill()
