"""Modules of the box on the terminal's board: each may be drawn here, by a module named after it.

`tui/mine/modules/aid_zone.py` has a `panel`, how it stands, and may have a `scene`, what is going on in it:
both are functions of its part of the view, the view, the speaker, and the refs that are lit and marked. A
module without them is told in the words of its teller (`play/mine/modules`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from textual.content import Content

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import Part, called, lines
from tilldawn.tui.things import clickable

Refs = frozenset[str]
Draw = Callable[[Part, TableView, Speaker, Refs, Refs], Content]


@cache
def _own(id: str, what: str) -> Draw | None:
    place = f"{__name__}.{id.replace('-', '_')}"
    found: Any = import_module(place) if find_spec(place) is not None else None
    draw: Draw | None = getattr(found, what, None)
    return draw


def scene(id: str, view: TableView, say: Speaker, lit: Refs, marked: Refs) -> Content:
    """What is going on in a module: its own scene, else how it stands."""
    return (_own(id, "scene") or _own(id, "panel") or _told(id))(view.modules[id], view, say, lit, marked)


def panel(view: TableView, say: Speaker, lit: Refs, marked: Refs) -> Content:
    """How the modules of the table stand, one below the other."""
    drawn = [
        (_own(id, "panel") or _told(id))(part, view, say, lit, marked) for id, part in view.modules.items()
    ]
    return Content("\n").join(drawn)


def _told(id: str) -> Draw:
    """In the words of its teller."""

    def draw(part: Part, view: TableView, say: Speaker, lit: Refs, marked: Refs) -> Content:
        ref = f"module:{id}"
        name = clickable(called(id, say), ref, "reverse bold" if ref in marked else "bold $primary")
        return Content("\n").join([name, *(Content(f"  {line}") for line in lines(id, view, say))])

    return draw
