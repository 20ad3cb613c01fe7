"""How far the group has come with what is wanted of it."""

from __future__ import annotations

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.tracks import bar
from tilldawn.play.mine.words import said


def counter(view: TableView, say: Speaker) -> str:
    """How far the Objective has come."""
    o = view.objective
    if o is None:
        return ""
    met = said(say, "met", met="yes" if o.met else "no")
    if o.steps:
        return f"{bar(o.progress, o.steps)} {o.progress}/{o.steps} {met}"
    return met
