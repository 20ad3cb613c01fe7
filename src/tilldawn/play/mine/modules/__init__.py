"""Modules of the box in words: each has a teller of its own here, in a module named after it (`aid_zone.py`).

A teller is a `ModuleTeller` called `TELLER`: how the module stands, in lines, from its part of the view; and
how its events are shown moment by moment. One from elsewhere that has none is told by the data it shows.
Nothing else in the front ends names a module.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any

from msgspec import Struct

from tilldawn.engine.request import Request, Text
from tilldawn.engine.view import Speaker
from tilldawn.games.mine.public.sheet import SCENARIOS
from tilldawn.games.mine.public.view import TableView
from tilldawn.play.beats import Weight
from tilldawn.play.mine.vocabulary import module_name
from tilldawn.play.mine.words import named, pair

Part = Mapping[str, Any]
"""What a module shows of itself (`Module.look`)."""


class Moments(Struct, frozen=True, kw_only=True):
    """How events of a module are shown: by their names, as `play.beats.Composer` cuts the log."""

    opens: Mapping[str, tuple[str, Weight]] = {}
    """Events that begin a moment: its kind (over it stands `beat-KIND-kicker`) and its weight, large or
    small. The moment is titled by what the event's `card` names, else by the event's own sentence."""
    closes: frozenset[str] = frozenset()
    anchors: frozenset[str] = frozenset()
    harm: frozenset[str] = frozenset()
    """Losses: told in red, and spoken."""
    gain: frozenset[str] = frozenset()
    untold: frozenset[str] = frozenset()
    """Told in another way, or added up by a later event."""


class ModuleTeller(Struct, frozen=True, kw_only=True):
    """A module in words."""

    told: Callable[[Part, TableView, Speaker], Iterable[str]]
    """How it stands, line by line; nothing where there is nothing to say."""
    moments: Moments = Moments()


def _plain(part: Part, view: TableView, say: Speaker) -> Iterator[str]:
    """Its data as they are: numbers, things by their names, pieces counted."""
    for key, value in part.items():
        if key != "busy" and (shown := _shown(value, say)):
            yield pair(say, key.replace("_", " ").replace("-", " "), shown)


def _shown(value: Any, say: Speaker) -> str:
    if isinstance(value, Mapping):
        counted = [f"{_shown(key, say)} {_shown(n, say)}" for key, n in value.items()]
        return ", ".join(counted)
    if isinstance(value, list | tuple):
        return ", ".join(_shown(one, say) for one in value)
    if isinstance(value, str) and ":" in value:
        return named(say, value)
    return "✓" if value is True else "" if value in (False, None) else str(value)


PLAIN = ModuleTeller(told=_plain)


@cache
def teller_of(id: str) -> ModuleTeller:
    """The teller of a module; scenarios have one together."""
    place = f"{__name__}.{'scenarios' if id in SCENARIOS else id.replace('-', '_')}"
    if find_spec(place) is None:
        return PLAIN
    teller: ModuleTeller = import_module(place).TELLER
    return teller


@cache
def moments() -> tuple[Moments, ...]:
    """How the modules of the box are shown moment by moment."""
    return tuple(teller_of(found.name).moments for found in iter_modules(__path__))


def lines(id: str, view: TableView, say: Speaker) -> list[str]:
    """What a module is about, and how it stands."""
    named = f"scenario-{id}" if id in SCENARIOS else f"module-{id}"
    about = [say(Text(f"{named}.text"))] if say.catalog.has(named, "text") else []
    return [*about, *teller_of(id).told(view.modules.get(id, {}), view, say)]


def called(id: str, say: Speaker) -> str:
    """What a module is called."""
    return module_name(id, say.catalog.lang)


def told(id: str, view: TableView, say: Speaker) -> list[str]:
    """How a module stands, under its name."""
    standing = list(teller_of(id).told(view.modules.get(id, {}), view, say))
    return [pair(say, called(id, say), " ".join(standing))] if standing else [called(id, say)]


def open_module(view: TableView, request: Request | None) -> str:
    """The module that something is going on in: the one whose question is open (its kind begins with the
    module's id), else the one that says so in its part of the view (`busy`)."""
    kind = request.kind if request is not None else ""
    asked = [id for id in view.modules if kind == id or kind.startswith(f"{id}-")]
    busy = [id for id, part in view.modules.items() if part.get("busy") is True]
    return max(asked, key=len) if asked else busy[0] if busy else ""
