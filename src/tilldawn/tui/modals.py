"""Small windows over the table. None covers the question it is about: they say it themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Input, OptionList, Static
from textual.widgets.option_list import Option as Choice

if TYPE_CHECKING:
    from tilldawn.tui.app import TilldawnApp

T = TypeVar("T")


class Window(ModalScreen[T], Generic[T]):
    """A modal with a title; Escape closes it without a result."""

    DEFAULT_CSS = """
    Window { align: center middle; }
    Window > Vertical { width: 76; max-width: 95%; height: auto; max-height: 95%; border: round $primary;
                        background: $surface; padding: 0 1; }
    Window OptionList, Window OptionList:focus {
        min-width: 24; height: auto; max-height: 16; border: none; background: $surface; padding: 0;
    }
    Window VerticalScroll { height: auto; max-height: 14; }
    Window .title { text-style: bold; color: $primary; }
    Window Horizontal { height: auto; }
    Window Button:focus { background: $foreground; color: $background; text-style: bold; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss", show=False)]

    @property
    def host(self) -> TilldawnApp:
        """The application, with its language."""
        return cast("TilldawnApp", self.app)


class Chooser(Window[str]):
    """A list to choose from, with words above it. Returns the id chosen; `?` looks `about` up."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark,f1", "rules", show=False)]

    def __init__(
        self,
        title: str,
        choices: Sequence[tuple[str, str]],
        text: str = "",
        below: str = "",
        about: str = "",
    ) -> None:
        super().__init__()
        self.about = about
        self.title_text = title
        self.choices = choices
        self.text = text
        self.below = below

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self.title_text), classes="title")
            if self.text:
                with VerticalScroll():
                    yield Static(Content(self.text))
            if self.choices:
                numbered = enumerate(self.choices, start=1)
                yield OptionList(*(Choice(Content(f"{n:>2}. {said}"), id=id) for n, (id, said) in numbered))
            if self.below:
                with VerticalScroll():
                    yield Static(Content(self.below), classes="quiet")
            yield Static(Content(self.host.say("tui-choose-keys")), classes="quiet")

    def on_mount(self) -> None:
        for menu in self.query(OptionList):
            menu.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)

    def action_rules(self) -> None:
        """The rules about what this window shows."""
        from tilldawn.tui.rules import RulesScreen

        if self.about:
            self.app.push_screen(RulesScreen(self.about))

    def on_key(self, event: object) -> None:
        key = getattr(event, "key", "")
        if key.isdigit() and 1 <= int(key) <= len(self.choices):
            self.dismiss(self.choices[int(key) - 1][0])


class Confirm(Window[bool]):
    """A question with yes and no; no is the safe default."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,o", "answer(True)", show=False),
        Binding("n", "answer(False)", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, question: str) -> None:
        super().__init__()
        self.question = question

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self.question))
            with Horizontal():
                yield Button(self.host.say("tui-no"), id="no")
                yield Button(self.host.say("tui-yes"), id="yes", variant="warning")

    def on_mount(self) -> None:
        self.query_one("#no", Button).focus()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)


class Ask(Window[str]):
    """One line of text."""

    def __init__(self, question: str, value: str = "") -> None:
        super().__init__()
        self.question = question
        self.value = value

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self.question))
            yield Input(self.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class Allot(Window[dict[str, int]]):
    """Share a number of points between several things: one panel, a running total, one confirm."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,plus,equals_sign", "change(1)", show=False, priority=True),
        Binding("left,minus", "change(-1)", show=False, priority=True),
        Binding("enter", "confirm", show=False, priority=True),
    ]

    def __init__(
        self, title: str, total: int, rows: Sequence[tuple[str, str]], *, exact: bool = True
    ) -> None:
        super().__init__()
        self.title_text = title
        self.total = total
        self.rows = rows
        self.exact = exact
        self.counts = {key: 0 for key, _ in rows}
        self.counts[rows[0][0]] = total if exact else 1

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self.title_text), classes="title")
            yield OptionList(*(Choice(self._row(key, label), id=key) for key, label in self.rows))
            yield Static(id="sum")
            with Horizontal():
                yield Button("−", id="less")
                yield Button("+", id="more")
                yield Button(self.host.say("tui-confirm"), id="confirm", variant="success")
            yield Static(Content(self.host.say("tui-allot-keys")), classes="quiet")

    def _row(self, key: str, label: str) -> Content:
        count = self.counts[key]
        return Content(f"{label}: {'●' * count} {count}")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._tell()

    def _tell(self) -> None:
        done = sum(self.counts.values())
        self.query_one("#sum", Static).update(
            Content(self.host.say("tui-allotted", done=done, total=self.total))
        )
        self.query_one("#confirm", Button).disabled = not self._complete()

    def _complete(self) -> bool:
        done = sum(self.counts.values())
        return done == self.total if self.exact else 1 <= done <= self.total

    def action_change(self, by: int) -> None:
        menu = self.query_one(OptionList)
        if menu.highlighted is None:
            return
        key, label = self.rows[menu.highlighted]
        if self.counts[key] + by < 0 or sum(self.counts.values()) + by > self.total:
            return
        self.counts[key] += by
        menu.replace_option_prompt(key, self._row(key, label))
        self._tell()

    def action_confirm(self) -> None:
        if self._complete():
            self.dismiss(self.counts)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        match event.button.id:
            case "less":
                self.action_change(-1)
            case "more":
                self.action_change(1)
            case _:
                self.action_confirm()


class Pack(Window[list[str]]):
    """Rearrange a Backpack: mark what shall be inside, see the room, confirm once."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "mark", show=False, priority=True),
        Binding("enter", "confirm", show=False, priority=True),
    ]

    def __init__(self, title: str, room: int, rows: Sequence[tuple[str, str]], inside: Sequence[str]) -> None:
        super().__init__()
        self.title_text = title
        self.room = room
        self.rows = rows
        self.inside = list(inside)

    def compose(self) -> ComposeResult:
        with Vertical():
            yield Static(Content(self.title_text), classes="title")
            yield OptionList(*(Choice(self._row(at), id=f"row{at}") for at in range(len(self.rows))))
            yield Static(id="sum")
            with Horizontal():
                yield Button(self.host.say("tui-pack-toggle"), id="toggle")
                yield Button(self.host.say("tui-confirm"), id="confirm", variant="success")
            yield Static(Content(self.host.say("tui-pack-keys")), classes="quiet")

    def _row(self, at: int) -> Content:
        key, label = self.rows[at]
        return Content(f"[{'x' if key in self.inside else ' '}] {label}")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._tell()

    def _tell(self) -> None:
        said = self.host.say("tui-packed", done=len(self.inside), total=self.room)
        self.query_one("#sum", Static).update(Content(said))

    def action_mark(self) -> None:
        menu = self.query_one(OptionList)
        if menu.highlighted is None:
            return
        at = menu.highlighted
        key = self.rows[at][0]
        if key in self.inside:
            self.inside.remove(key)
        elif len(self.inside) < self.room:
            self.inside.append(key)
        menu.replace_option_prompt_at_index(at, self._row(at))
        self._tell()

    def action_confirm(self) -> None:
        self.dismiss(self.inside)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        if event.button.id == "toggle":
            self.action_mark()
        else:
            self.action_confirm()
