"""Red arrows: scripts of a scenario that must be read as soon as their condition has come true.

They are looked at when a step of the game begins, since then no card, Combat or script is running. At a table
without a scenario nothing is looked at.
"""

from __future__ import annotations

from collections.abc import Callable

from tilldawn.engine.flow import Flow, rule
from tilldawn.engine.game import Step
from tilldawn.games.mine.book.grammar import Script
from tilldawn.games.mine.book.reading import read
from tilldawn.games.mine.book.run import ready
from tilldawn.games.mine.book.shelf import BOOK
from tilldawn.games.mine.scenarios.events import ArrowCame
from tilldawn.games.mine.scenarios.sheet import Arrow, memory, scenario_of
from tilldawn.games.mine.state import Game, State

ON_THE_WAY = ("setup", "stay-home", "scavenging", "raid")
"""Steps that take up at once what was decided before: nothing comes between."""


def watched(steps: dict[str, Step[State]]) -> dict[str, Step[State]]:
    """The steps of the game, with the red arrows before each of them."""
    return {name: Step(name, _watching(step), step.begins) for name, step in steps.items()}


def _watching(step: Step[State]) -> Callable[[Game], Flow[str] | str]:
    def play(g: Game) -> Flow[str] | str:
        if not g.state.settings.scenario or step.name in ON_THE_WAY:
            return step.play(g)
        return _arrows_first(g, step)

    return play


def _arrows_first(g: Game, step: Step[State]) -> Flow[str]:
    yield from arrows(g, step.name)
    played = step.play(g)
    return played if isinstance(played, str) else (yield from played)


@rule("M-SCEN-04")
def arrows(g: Game, step: str) -> Flow[None]:
    """Every red arrow whose condition has become true is read, once, the lower number first."""
    s = g.state
    look(s)
    while (arrow := _next(s, step)) is not None:
        kept = memory(s)
        kept["due"].remove(arrow.script)
        kept["done"].append(arrow.script)
        g.emit(ArrowCame(script=f"script:{arrow.script}", rule="M-SCEN-04"))
        yield from read(g, arrow.script, arrow.actor(s))
        look(s)


@rule("M-SCEN-04")
def look(s: State) -> None:
    """What has come true stays due, even if it is true no more when it can be read."""
    scenario = scenario_of(s)
    if scenario is None:
        return
    kept = memory(s)
    for arrow in scenario.arrows:
        if arrow.script not in kept["due"] and arrow.script not in kept["done"] and arrow.when(s):
            kept["due"].append(arrow.script)


def _next(s: State, step: str) -> Arrow | None:
    """The lowest number that is due and can be read here."""
    scenario = scenario_of(s)
    if scenario is None or not s.group:
        return None
    due = memory(s)["due"]
    for arrow in scenario.arrows:
        if arrow.script in due and arrow.at in ("", step) and ready(s, _script(arrow)):
            return arrow
    return None


def _script(arrow: Arrow) -> Script:
    return BOOK[arrow.script]
