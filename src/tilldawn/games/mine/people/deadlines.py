"""When things come to an end, as far as everybody at the table can know: Chapters and the Ceasefire."""

from __future__ import annotations

from tilldawn.engine.deck import known
from tilldawn.engine.flow import rule
from tilldawn.games.mine.cards.events import CEASEFIRE, CHAPTERS
from tilldawn.games.mine.cards.objectives import OBJECTIVE
from tilldawn.games.mine.state import State

NEVER = -1


@rule("M-OBJ-01", "M-OBJ-04", "M-MORN-01", "M-MORN-04")
def judged_on(s: State) -> int:
    """The day on whose Morning a Chapter card judges the current Objective; the last one waits for peace."""
    if not s.objective or OBJECTIVE[s.objective].final:
        return NEVER
    if _is_judged(s):
        return s.day
    above = 0
    for layer in s.events.layers:
        if layer in CHAPTERS:
            return s.day + above + 1
        above += 1 if isinstance(layer, str) else sum(layer.values())
    return NEVER


def _is_judged(s: State) -> bool:
    """Whether the Chapter card that judges the current Objective has been drawn: but for that moment as many
    Objectives lie below it as Chapter cards are to come."""
    return len(s.objectives) > sum(layer in CHAPTERS for layer in s.events.layers if isinstance(layer, str))


@rule("M-WIN-06", "M-WIN-07", "M-MORN-13")
def peace_between(s: State) -> tuple[int, int]:
    """The first and the last day on which the Ceasefire can come."""
    day = s.day if _is_judged(s) else s.day + 1
    earliest = latest = NEVER
    for layer in s.events.layers:
        if isinstance(layer, str):
            if layer == CEASEFIRE:
                return day, day
            day += layer not in CHAPTERS
            continue
        cards = sum(layer.values())
        if any(layer.get(key) for key in ("endings", known(CEASEFIRE))):
            earliest = day if earliest == NEVER else earliest
            latest = day + cards - 1
        day += cards
    return earliest, latest
