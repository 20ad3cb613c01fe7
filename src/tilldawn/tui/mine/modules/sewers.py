"""The Sewers on the terminal's board: the map first, then the spots of the ways that are open."""

from __future__ import annotations

from textual.content import Content

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.modules import Part, called
from tilldawn.play.mine.modules.sewers import TELLER
from tilldawn.tui.mine.modules import Refs
from tilldawn.tui.things import clickable

WALLS = "┌│╡└"


def scene(part: Part, view: TableView, say: Speaker, lit: Refs, marked: Refs) -> Content:
    """The map stands at the left; what is told of the spots is quieter."""
    ref = "module:sewers"
    name = clickable(called("sewers", say), ref, "reverse bold" if ref in marked else "bold $primary")
    lines = [
        Content.styled(line, "$secondary" if line[:1] in WALLS else "")
        for line in TELLER.told(part, view, say)
    ]
    return Content("\n").join([*lines, Content(""), name])
