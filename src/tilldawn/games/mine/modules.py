"""Modules: parts of the box that a table may add (the Sewers, a Market, a Dog), each a package of its own.

A module joins the Campaign by hooks that exist already; no rule knows a module by name. What it must
remember lies in `state.modules` under its id, as plain data (numbers, strings, lists and dicts), so that it
is saved, forked and undone like everything else. A module of ours stands in `OURS`, the one line to add; one
from elsewhere calls `add_module`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from msgspec import Struct

from tilldawn.engine.errors import BadOption
from tilldawn.engine.flow import Flow
from tilldawn.engine.game import Fault
from tilldawn.engine.request import Option
from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.state import Game, State

Phase = Literal["morning", "day", "dusk", "evening", "raid", "dawn"]
"""Times at whose beginning a module may do something."""


class Module(Struct, frozen=True, kw_only=True):
    """What a module brings. Its name is the message `module-ID`, what it is about `module-ID.text`."""

    id: str
    not_with: tuple[str, ...] = ()
    """Modules that cannot be mixed with this one."""
    lay_out: Callable[[State], None] | None = None
    """Set-up: its own pieces, and what it changes among ours."""
    begins: dict[Phase, Callable[[Game], Flow[None]]] = {}
    """What it does when a phase begins."""
    destinations: Callable[[State], list[Option]] | None = None
    """Where a party may go tonight besides the three Locations."""
    visit: Callable[[Game, Option], Flow[str]] | None = None
    """Go there; returns the step that comes next (its own, declared with `step`, or `choose-findings`)."""
    anytime: Callable[[Game], list[Option]] | None = None
    act: Callable[[Game, Option], Flow[None]] | None = None
    """What may be done at any time, and doing it; which verbs are its own is seen from what it offers."""
    look: Callable[[State], dict[str, Any]] | None = None
    """Its part of the view: plain data, copied."""
    things: Callable[[State], Iterator[str]] | None = None
    heaps: Callable[[State], list[Goods]] | None = None
    """Goods that lie with the module, for the law that nothing is made or lost."""


OURS: tuple[Module, ...] = ()
"""The modules of the box that are played today."""

MODULES: dict[str, Module] = {module.id: module for module in OURS}


def add_module(module: Module) -> None:
    """Let tables choose a module from another package."""
    if MODULES.get(module.id, module) is not module:
        raise ValueError(f"there is another module {module.id}")
    if (module.destinations is None) != (module.visit is None):
        raise ValueError(f"module {module.id} must bring both destinations and visit, or neither")
    if (module.anytime is None) != (module.act is None):
        raise ValueError(f"module {module.id} must bring both anytime and act, or neither")
    MODULES[module.id] = module


def chosen(options: dict[str, Any]) -> tuple[str, ...]:
    """The modules a new table asks for. Raises BadOption for one that is unknown or goes not with another."""
    given = options.get("modules", ())
    words = [str(word) for word in (given if isinstance(given, (list, tuple)) else [given])]
    for word in words:
        if word not in MODULES:
            raise BadOption(
                "error-bad-setting", setting="modules", value=word, values=", ".join(MODULES) or "–"
            )
        for other in MODULES[word].not_with:
            if other in words:
                raise BadOption("error-modules-clash", one=word, other=other)
    return tuple(id for id in MODULES if id in words)


def of(s: State) -> list[Module]:
    """The modules of this table."""
    return [MODULES[id] for id in s.settings.modules]


def lay_out(s: State) -> None:
    """Set-up of all modules."""
    for module in of(s):
        if module.lay_out is not None:
            module.lay_out(s)


def begins(g: Game, phase: Phase) -> Flow[None]:
    """A phase begins: whatever the modules do now."""
    if g.state.settings.modules:
        for module in of(g.state):
            if phase in module.begins:
                yield from module.begins[phase](g)


def destinations(s: State) -> list[Option]:
    """Where the modules let a party go tonight."""
    if not s.settings.modules:
        return []
    return [there for module in of(s) if module.destinations is not None for there in module.destinations(s)]


def visit(g: Game, there: Option) -> Flow[str]:
    """Go where a module leads; returns the next step."""
    for module in of(g.state):
        if (
            module.destinations is not None
            and module.visit is not None
            and there in module.destinations(g.state)
        ):
            return (yield from module.visit(g, there))
    raise AssertionError(f"no module leads to {there.id}")


def anytime(g: Game) -> list[Option]:
    """What the modules let people do at any time."""
    return [option for module in of(g.state) if module.anytime is not None for option in module.anytime(g)]


def act(g: Game, option: Option) -> Flow[bool]:
    """Do it, if it is a module's; says whether it was."""
    for module in of(g.state):
        if module.anytime is not None and module.act is not None and option in module.anytime(g):
            yield from module.act(g, option)
            return True
    return False


def look(s: State) -> dict[str, dict[str, Any]]:
    """Every module's part of the view."""
    return {module.id: module.look(s) if module.look is not None else {} for module in of(s)}


def things(s: State) -> Iterator[str]:
    """Refs of what the modules have laid on the table."""
    for module in of(s):
        yield f"module:{module.id}"
        if module.things is not None:
            yield from module.things(s)


def heaps(s: State) -> list[Goods]:
    """Goods that lie with modules."""
    return [heap for module in of(s) if module.heaps is not None for heap in module.heaps(s)]


def sweep() -> Iterator[Fault]:
    """Modules that name others which do not exist."""
    for module in MODULES.values():
        for other in module.not_with:
            if other not in MODULES:
                yield Fault(f"module {module.id}", f"goes not with {other}, which does not exist")
