"""Things on the table one can select: the part of a board both games share."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.events import Click
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Static

from tilldawn.engine.view import Speaker


def height(text: str, widget: Widget) -> int:
    """How many lines a text takes in a widget; a new layout is needed only where this changes."""
    return len(Content(text).wrap(max(1, widget.content_size.width))) if text else 0


class ThingSelected(Message):
    """Somebody wants to know what a thing is and what can be done with it."""

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

    def show(self, seen: Struct, say: Speaker, lit: frozenset[str], asked: frozenset[int]) -> None:
        """Draw the table as it is. `lit` are refs an option touches, `asked` the seats that decide."""
        raise TypeError(f"{type(self).__name__} does not say how it is drawn")

    def heading(self, seen: Struct, say: Speaker) -> str:
        """One line over the board: round, phase, and whatever everybody must know."""
        raise TypeError(f"{type(self).__name__} does not say what stands over it")

    def hint(self, ref: str, say: Speaker) -> str:
        """What one should know about a thing before choosing it."""
        return say.thing(ref).get("text", "")

    def holds(self, ref: str, seen: Struct) -> list[str]:
        """Refs of the parts of a thing, such as the cards a player holds."""
        return []
