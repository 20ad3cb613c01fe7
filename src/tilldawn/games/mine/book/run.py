"""Resolving scripts: the page, the choice, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

from tilldawn.engine.flow import Flow, ask, rule
from tilldawn.engine.objection import Objection
from tilldawn.engine.request import Option, Refusal, Refusals, option
from tilldawn.games.mine import modules
from tilldawn.games.mine.book.events import ScriptChosen, ScriptDid, ScriptOver, ScriptTold
from tilldawn.games.mine.book.grammar import THEN, Choice, Effects, Scene, Script, effects, refs
from tilldawn.games.mine.people.group import empathy
from tilldawn.games.mine.state import Game, State

READING = "script"
"""What this moment is called: while a page lies open only markers may be exchanged (M-SCRIPT-08)."""


@cache
def choice_option(seat: int, number: int, id: str, effects: int) -> Option:
    """A choice of a script: its sentence, and what it does, put into words."""
    told = tuple(f"effect:{number}.{id}.{n}" for n in range(effects))
    return option(
        "script",
        number,
        id,
        seat=seat,
        rule="M-SCRIPT-04",
        refs=(f"script:{number}",),
        said=f"choice:{number}.{id}",
        some="yes" if told else "no",
        effects=told,
    )


@cache
def turn_page(seat: int, number: int, effects: int) -> Option:
    """Reading on where there is nothing to choose: what the page does, put into words."""
    told = tuple(f"effect:{number}.{THEN}.{n}" for n in range(effects))
    return option("turn-page", seat=seat, rule="M-SCRIPT-05", some="yes" if told else "no", effects=told)


def objection(s: State, choice: Choice, scene: Scene) -> Objection | None:
    """Why a choice cannot be taken now: a condition that does not hold, or a price that cannot be paid."""
    for condition in choice.when:
        if not condition.holds(s, scene):
            needed = condition.describe()
            return Objection(needed.id, "M-SCRIPT-04", needed.args)
    for effect in choice.then:
        if (why := effect.possible(s, scene)) is not None:
            return why
    return None


def ready(s: State, script: Script) -> bool:
    """Whether a script fits here and now."""
    fits = script.where == "any" or (script.where == "trip") == (s.phase == "scavenging")
    if not fits or not script.needs:
        return fits
    scene = Scene(script.number, _closed)
    return all(condition.holds(s, scene) for condition in script.needs)


def _closed(number: int) -> Script:
    raise AssertionError("no page is turned while it is only asked whether a script fits")


@rule("M-SCRIPT-04", "M-SCRIPT-05", "M-SCRIPT-08", "M-SCRIPT-09")
def resolve(
    g: Game, script: Script, book: Callable[[int], Script], actor: str = "", *, chained: bool = False
) -> Flow[None]:
    """Read the page and do what it says, then choose and do that; play goes on where it stopped.

    A `chained` page is one that another page led to: the book is closed once.
    """
    s = g.state
    number = script.number
    if not script.card:
        s.scripts.append(number)
    faded = any(topic in s.settings.faded for topic in script.topics)
    page = f"faded:{number}" if faded else f"page:{number}"
    g.emit(ScriptTold(script=f"script:{number}", page=page, rule="M-SCRIPT-03"))
    scene = Scene(number, book, actor)
    if script.then or not script.choices:
        yield from _ask(
            g, script, page, lambda: [turn_page(s.leader, number, len(script.then))], "reading", scene
        )
        yield from follow(g, script.then, scene, f"{number}.{THEN}")
    if script.choices and s.group:
        chosen = yield from _ask(
            g, script, page, lambda: choices(s, script, scene), lambda: closed(s, script, scene), scene
        )
        id = chosen.args[1]
        yield from follow(g, script.part(id), scene, f"{number}.{id}", said=f"choice:{number}.{id}")
    if s.settings.modules and s.group:
        yield from modules.after(g, f"script:{number}")
    if not chained:
        g.emit(ScriptOver(script=f"script:{number}", rule="M-SCRIPT-05"))


def choices(s: State, script: Script, scene: Scene) -> list[Option]:
    """The choices that are open."""
    return [
        choice_option(s.leader, script.number, choice.id, len(choice.then))
        for choice in script.choices
        if objection(s, choice, scene) is None
    ]


def closed(s: State, script: Script, scene: Scene) -> list[Refusal]:
    """The choices that are not, and why."""
    found: list[Refusal] = []
    for choice in script.choices:
        why = objection(s, choice, scene)
        if why is not None:
            what = choice_option(s.leader, script.number, choice.id, len(choice.then))
            found.append(why.refusal(what.text, s.leader, *what.refs))
    return found


@rule("M-SCRIPT-08", "M-BOARD-03")
def _ask(
    g: Game,
    script: Script,
    page: str,
    offers: Callable[[], Sequence[Option]],
    refused: Refusals,
    scene: Scene,
) -> Flow[Option]:
    """The page lies open. Nobody eats, drinks or takes medicine over it; markers may be exchanged. Where it
    may come to an Empathy roll, it says how likely that hits whom."""
    s = g.state
    shame = [person for effect in effects(script) for person in effect.shames(s, scene)]
    before, s.moment = s.moment, READING
    chosen = yield from ask(
        g,
        "script",
        s.leader,
        offers,
        "M-SCRIPT-04",
        {
            "script": f"script:{script.number}",
            "page": page,
            "odds": tuple(f"odds:{p.id}*{empathy(p) * 10}" for p in s.group if p in shame),
        },
        refused=refused,
        wait=lambda: True,
    )
    s.moment = before
    return chosen


def follow(g: Game, then: Effects, scene: Scene, path: str, said: str = "") -> Flow[None]:
    """Say what a page, a choice or a branch does, and do it. `path` is how it is named in texts."""
    if g.log is not None:
        told = refs(path, then)
        some = "yes" if told else "no"
        script = f"script:{scene.number}"
        if said:
            g.emit(ScriptChosen(script=script, said=said, effects=told, some=some, rule="M-SCRIPT-04"))
        else:
            g.emit(ScriptDid(script=script, effects=told, some=some, rule="M-SCRIPT-04"))
    yield from run_all(g, then, scene, path)


def run_all(g: Game, then: Effects, scene: Scene, path: str) -> Flow[None]:
    """One effect after the other; nothing more happens when nobody is left."""
    for at, effect in enumerate(then):
        if not g.state.group:
            return
        scene.path = f"{path}.{at}"
        yield from effect.run(g, scene)
