"""Things on the table one can select: the part of a board both games share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.style import Style
from textual.widget import Widget
from textual.widgets import Static

from tilldawn.engine.request import Option, Refusal
from tilldawn.engine.view import Speaker
from tilldawn.play.parts import Parts


def height(text: str, widget: Widget) -> int:
    """How many lines a text takes in a widget; a new layout is needed only where this changes."""
    return len(Content(text).wrap(max(1, widget.content_size.width))) if text else 0


def clickable(label: str, ref: str, style: str = "") -> Content:
    """A part of a thing's text that stands for a thing of its own."""
    pick = Style.from_meta({"@click": f"pick('{ref}')"})
    return Content.styled(label, style or "not bold").stylize(pick)


class ThingSelected(Message):
    """Somebody wants to know what a thing is and what can be done with it."""

    def __init__(self, ref: str) -> None:
        super().__init__()
        self.ref = ref


class BoardDrawn(Message):
    """The board shows something else now; it may take more rows than before, or fewer."""


class ThingPointed(Message):
    """The cursor is on a thing: say what it is."""

    def __init__(self, ref: str) -> None:
        super().__init__()
        self.ref = ref


class Thing(Static):
    """Something on the table: focus it with Tab or the arrows, select it with Enter or a click."""

    DEFAULT_CSS = """
    Thing { height: auto; padding: 0 1; }
    Thing:focus { background: $primary 35%; text-style: bold; }
    Thing:hover { background: $primary 20%; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "select", show=False),
        Binding("left,up", "app.focus_previous", show=False),
        Binding("right,down", "app.focus_next", show=False),
    ]
    can_focus = True

    def __init__(self, ref: str, *, classes: str = "") -> None:
        super().__init__(classes=classes)
        self.ref = ref
        self._face: tuple[str, tuple[object, ...]] | None = None

    def show(self, content: Content) -> None:
        """Show what it is now. What has not changed is not drawn."""
        face = (content.plain, tuple(content.spans))
        if face != self._face:
            same = self._face is not None and height(self._face[0], self) == height(content.plain, self)
            self._face = face
            self.update(content, layout=not same)

    def action_select(self) -> None:
        self.post_message(ThingSelected(self.ref))

    def action_pick(self, ref: str) -> None:
        """A click on a part of it, such as one card in a player's hand."""
        self.post_message(ThingSelected(ref))

    def on_click(self, event: Click) -> None:
        if not event.style.meta.get("@click"):
            self.post_message(ThingSelected(self.ref))


class Board(VerticalScroll):
    """Everything that lies on the table of one game. Subclasses draw it."""

    DEFAULT_CSS = "Board { scrollbar-size-vertical: 1; }"
    can_focus = False

    keys: ClassVar[str] = "tui-keys"
    """The message that names the keys of this table."""
    reading: ClassVar[str] = "tui-reading"
    """The message under a page that is read in peace."""
    backpacks: ClassVar[bool] = False
    """Whether this game has Backpacks to be rearranged."""
    parts: ClassVar[Mapping[str, Parts]] = {}
    """Kinds of request that are shown as one panel."""
    flat: ClassVar[frozenset[str]] = frozenset()
    """Kinds of request whose options are never folded."""
    hint_rows: ClassVar[tuple[int, int]] = (4, 8)
    """Rows for what is said of the highlighted option: on a small screen, on a tall one."""

    def show(self, seen: Struct, say: Speaker, lit: frozenset[str], asked: frozenset[int]) -> None:
        """Draw the table as it is. `lit` are refs an option touches, `asked` the seats that decide."""
        raise TypeError(f"{type(self).__name__} does not say how it is drawn")

    def rows(self) -> int:
        """How many rows what is drawn takes."""
        return max((child.virtual_region.bottom for child in self.children if child.display), default=0)

    def point(self, options: Sequence[Option]) -> None:
        """Mark what the highlighted line of the menu touches."""

    def turn(self, by: int) -> bool:
        """Show another side of the table; False where all of it is shown at once."""
        return False

    def read_on(self) -> None:
        """A page further down, or from the end back to the beginning."""
        if self.scroll_y >= self.max_scroll_y:
            self.scroll_home(animate=False)
        else:
            self.scroll_page_down(animate=False)

    def word(self, ref: str, seen: Struct, say: Speaker) -> str:
        """What to look up in the rulebook about a thing; nothing where there is nothing to look up."""
        return say.thing(ref)["name"]

    def holds(self, ref: str, seen: Struct) -> list[str]:
        """Refs of the parts of a thing, such as the cards a player holds."""
        return []

    def concerns(self, ref: str, what: Option | Refusal, seen: Struct) -> bool:
        """Whether something that can or cannot be done has to do with this thing or a part of it."""
        return not {ref, *self.holds(ref, seen)}.isdisjoint(what.refs)
