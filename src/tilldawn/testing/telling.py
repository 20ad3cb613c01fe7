"""The law that every change is told: whatever differs before and after an answer, an event spoke of it.

A state is laid out flat, one line a fact (`group.katia.hunger`, `storage.wood`, `players.0.damage`), before
and after an answer; each difference must be told by an event between them. A game says which events tell
what in a list of `Tells`: a pattern of facts, and the events that tell them, or why nobody needs to be told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tilldawn.engine.event import Event
from tilldawn.engine.table import Table

Facts = dict[str, Any]


class Tells(Struct, frozen=True):
    """Facts whose path matches are told by one of these events (kebab case), or are `silent` for a reason.

    With `about`, the event must name the thing as well: `character:{1}` puts in what the pattern's first
    group matched; `count:{1}|good:{1}` is content with either.
    """

    facts: str
    events: tuple[str, ...] = ()
    silent: str = ""
    about: str = ""


def facts(state: object) -> Facts:
    """A state, laid out flat."""
    return _flat("", state, {})


def _flat(path: str, value: object, into: Facts) -> Facts:
    if isinstance(value, (int, str)):  # most facts
        into[path] = value
    elif isinstance(value, Struct):
        for name in value.__struct_fields__:
            _flat(f"{path}.{name}" if path else name, getattr(value, name), into)
    elif isinstance(value, dict):
        for key, inner in value.items():
            _flat(f"{path}.{key}", inner, into)
    elif isinstance(value, list) and value and isinstance(value[0], Struct):
        for at, item in enumerate(value):
            key = getattr(item, "id", None) or getattr(item, "token", None) or getattr(item, "name", at)
            into[f"{path}.{key}"] = True
            _flat(f"{path}.{key}", item, into)
    elif isinstance(value, (list, tuple)):
        into[path] = tuple(value)
    else:
        into[path] = value
    return into


def differences(before: Facts, after: Facts) -> list[str]:
    """Paths of everything that came, went or is another now."""
    return [
        path
        for path in {**before, **after}
        if before.get(path) != after.get(path) and not _empty(path, before, after)
    ]


def _empty(path: str, before: Facts, after: Facts) -> bool:
    """Nothing and an empty list or a 0 that is not written down are the same."""
    return not before.get(path) and not after.get(path)


def untold(before: Facts, after: Facts, events: Sequence[Event], tells: Sequence[Tells]) -> list[str]:
    """Every change that no event between spoke of."""
    names = {event.name for event in events}
    missing = []
    for path in differences(before, after):
        row = _row(tells, path)
        if row is None:
            missing.append(
                f"{path}: {before.get(path)!r} → {after.get(path)!r}, and no row says who tells it"
            )
        elif not row.silent and not _spoke(row, path, events, names):
            missing.append(f"{path}: {before.get(path)!r} → {after.get(path)!r} ({', '.join(sorted(names))})")
    return missing


_rows: dict[tuple[int, str], Tells | None] = {}
"""Which row of a list is about a path: the same few hundred paths change again and again."""


def _row(tells: Sequence[Tells], path: str) -> Tells | None:
    key = id(tells), path
    if key not in _rows:
        _rows[key] = next((row for row in tells if re.fullmatch(row.facts, path)), None)
    return _rows[key]


def _spoke(row: Tells, path: str, events: Sequence[Event], names: set[str]) -> bool:
    if not row.about:
        return not names.isdisjoint(row.events)
    found = re.fullmatch(row.facts, path)
    things = row.about.format("", *(found.groups() if found else ())).split("|")
    return any(event.name in row.events and not _mentioned(event).isdisjoint(things) for event in events)


def _mentioned(event: Event) -> set[str]:
    """Everything an event names."""
    said: set[str] = set()
    for name in event.__struct_fields__:
        value = getattr(event, name)
        said.update(value if isinstance(value, tuple) else (str(value),))
    return said | {part.partition("*")[0] for part in said}


class Listener:
    """Goes along with a table and collects what was changed without a word.

    Only fields of the state that are others now are laid out: most of a table lies still.
    """

    def __init__(self, table: Table[Any], tells: Sequence[Tells]) -> None:
        self.table = table
        self.tells = tells
        self.heard = len(table.log)
        self.packed: dict[str, bytes] = {}
        self.flat: dict[str, Facts] = {}
        self._changed()

    def untold(self) -> list[str]:
        """What has changed since the last time, untold."""
        before, after = self._changed()
        events = [line.event for line in self.table.log[self.heard :]]
        self.heard = len(self.table.log)
        return untold(before, after, events, self.tells) if before or after else []

    def _changed(self) -> tuple[Facts, Facts]:
        """The facts of all fields that differ from the last time, then and now."""
        before: Facts = {}
        after: Facts = {}
        state = self.table.state
        for name in state.__struct_fields__:
            value = getattr(state, name)
            packed = _pack(value)
            if packed != self.packed.get(name):
                before |= self.flat.get(name, {})
                self.packed[name] = packed
                self.flat[name] = _flat(name, value, {})
                after |= self.flat[name]
        return before, after


_pack = msgspec.msgpack.Encoder().encode
