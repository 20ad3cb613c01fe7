"""The Characters: States and what they cost, values, skill, Spirit, what they do and hold."""

from __future__ import annotations

from textual.content import Content

from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.view import PersonView, TableView
from tilldawn.play.mine.people import actions, gone, level_word, notes, skill
from tilldawn.play.mine.tracks import LOST
from tilldawn.play.mine.words import named, said

STYLES = ("dim", "", "$warning", "bold $error", "bold reverse $error")
"""By level; the number and the word say the same."""
TOGETHER = "\u00a0"
"""A space where no line breaks."""


def states(p: PersonView, say: Speaker) -> Content:
    """The five States: level and word, those at 0 faint."""
    parts = [_state(state, level, p.costs[state], say) for state, level in p.states.items()]
    return Content(" · ").join(parts)


def _state(state: str, level: int, cost: int, say: Speaker) -> Content:
    """Level, word, and a circle for each action it takes away."""
    name = named(say, f"state:{state}")
    parts = [name, str(level), level_word(state, level, say) if level else "", LOST * cost]
    return Content.styled(TOGETHER.join(part for part in parts if part), STYLES[level])


def row(p: PersonView, view: TableView, say: Speaker, tag: str, *, lit: bool, marked: bool) -> Content:
    """A Character in two or three lines."""
    name = named(say, f"character:{p.id}")
    head = "reverse bold" if marked else "underline bold" if lit else "bold"
    values = said(say, "values", prowess=p.prowess, empathy=p.empathy, inventory=p.inventory)
    later = "" if p.starting else f" ({said(say, 'newcomer')})"
    parts = [
        Content.assemble("▸" if marked else " ", (f"{tag} {name}", head), f"{later}  "),
        Content(f"{actions(p, say)} · {values} · {skill(p, say)}"),
        Content("\n   "),
        states(p, say),
    ]
    more = notes(p, view, say)
    if more:
        parts.append(Content(f"\n   {' · '.join(more)}"))
    return Content("").join(parts)


def lost(view: TableView, say: Speaker) -> Content:
    """Who is not in the group any more."""
    told = gone(view, say)
    return Content(f"† {told}" if told else "").stylize("dim")
