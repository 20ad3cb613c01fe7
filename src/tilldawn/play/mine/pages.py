"""What is read in peace: the Event of the day, Objectives, rule scripts, what became of somebody lost."""

from __future__ import annotations

from tilldawn.engine.event import Event
from tilldawn.engine.request import literal
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.mine.words import named, said

FADING = {"died": "death", "left": "despair"}
"""The topic a loss belongs to: a table that has it faded is told the bare fact in the log."""


def page(event: Event, view: TableView, say: Speaker) -> tuple[str, str] | None:
    """Title and text, if there is something to read."""
    match event.name:
        case "told":
            script = str(getattr(event, "script", ""))
            thing = say.thing(script)
            return (thing["name"], thing["text"]) if "text" in thing else None
        case "event-drawn" | "objective-set":
            thing = say.thing(str(getattr(event, "card", "")))
            parts = [thing[part] for part in ("text", "flavour") if part in thing]
            return say.event(event), "\n\n".join(parts)
        case "character-lost":
            if FADING.get(str(getattr(event, "how", ""))) in view.faded:
                return None
            who = str(getattr(event, "who", "")).partition(":")[2]
            epilogue = str(getattr(event, "epilogue", ""))
            return say.event(event), named(say, f"{epilogue}.{who}")
        case _:
            return None


def open_page(say: Speaker) -> tuple[str, str, str] | None:
    """The page of the book that is being resolved: title, text, and the odds of those present."""
    request = say.table.request
    if request is None or "page" not in request.words:
        return None
    words = request.words
    odds = words.get("odds", ())
    chances = ", ".join(named(say, ref) for ref in odds) if isinstance(odds, tuple) else ""
    told = said(say, "odds", odds=literal(chances)) if chances else ""
    return named(say, str(words.get("script", ""))), named(say, str(words["page"])), told
