"""Goal, deadline and danger in one line of the terminal, the most urgent first."""

from __future__ import annotations

from textual.content import Content

from tilldawn.engine.outlook import Mark, Outlook
from tilldawn.engine.view import Speaker

GOAL, URGENT, SOON = "◎", "▲", "△"
"""Signs beside the words: colour alone says nothing."""


def danger_line(outlook: Outlook, say: Speaker) -> Content:
    """What is urgent, what is wanted and until when, what is to be watched."""
    parts = [
        *(_mark(mark, URGENT, "bold $error", say) for mark in outlook.dangers if mark.grade == "danger"),
        *(_goal(mark, say) for mark in outlook.goals[:1]),
        *(_mark(mark, SOON, "$warning", say) for mark in outlook.dangers if mark.grade == "warn"),
        *(_mark(mark, "·", "", say) for mark in outlook.dangers if mark.grade == "plain"),
    ]
    return Content("  ").join(parts)


def _mark(mark: Mark, sign: str, style: str, say: Speaker) -> Content:
    return Content.assemble((f"{sign} {say(mark.title)}", style))


def _goal(mark: Mark, say: Speaker) -> Content:
    return Content.assemble((f"{GOAL} ", "bold"), f"{say(mark.title)} · {say(mark.text)}")
