"""What has changed between two values of the protocol, and how to get from one to the other.

A difference of two JSON values is one of

- `[value]`: the new value stands in the old one's place;
- an object, where both are objects or both are arrays: for each member that has changed (of an array: each
  new place), its difference. `[]` says of a member of an object that it is gone.

Where the members of an array have come, gone or moved, `@` lists how they now stand: `[from, to]` are those
that stood there before, from `from` up to, not including, `to`; `[value]` is a new one. Differences of
members come after that, by their new place. A new member of an object comes last, or before the one that `@`
names for it; where nothing but the order of an object's members has changed, nothing has.

Two values without a difference have none (`None`). Structs count as objects, tuples as arrays. Numbers and
truth values are told apart by their field, not by their value: a field has one of them, always.

There are libraries for this (RFC 6902 and 7386, jsondiffpatch). In Python they compare trees of plain
dictionaries; here most of the work is the equality of structs, which is compiled, and a view need not be
taken apart. The page's side is `web/src/lib/difference.ts`; both are held to the same examples.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

ORDER = "@"
"""No member of anything in the protocol has this name."""
Difference = list[Any] | dict[str, Any]


def difference(old: Any, new: Any) -> Difference | None:
    """What leads from the old value to the new one; None if nothing has changed."""
    if old is new or old == new:
        return None
    if isinstance(new, Struct):
        return members(old, new) if type(old) is type(new) else [new]
    if isinstance(new, dict):
        return _of_dicts(old, new) if old and isinstance(old, dict) else [new]
    if isinstance(new, list | tuple):
        return _of_lists(old, new) if old and new and isinstance(old, list | tuple) else [new]
    return [new]


def members(old: Struct, new: Struct) -> dict[str, Any]:
    """What has changed inside a struct, by field. A field that is left out while it has its default comes
    and goes."""
    changed: dict[str, Any] = {}
    unsaid = _unsaid(type(new)) if new.__struct_config__.omit_defaults else {}
    for name, was, now in zip(new.__struct_fields__, astuple(old), astuple(new), strict=True):
        if was is not now and was != now:
            if name in unsaid and now == unsaid[name]:
                changed[name] = []
            elif name in unsaid and was == unsaid[name]:
                changed[name] = [now]
            else:
                changed[name] = difference(was, now)
    return changed


@cache
def _unsaid(kind: type[Struct]) -> dict[str, Any]:
    """The fields of a struct that have a default, with it."""
    defaults = kind.__struct_defaults__
    return dict(zip(kind.__struct_fields__[-len(defaults) :], defaults, strict=True)) if defaults else {}


def _of_dicts(old: dict[Any, Any], new: dict[Any, Any]) -> Difference:
    kept = [key for key in new if key in old]
    if kept != (list(old) if len(kept) == len(old) else [key for key in old if key in new]):
        return [new]
    changed: dict[str, Any] = {str(key): [] for key in old if key not in new} if len(kept) < len(old) else {}
    for key in kept:
        was, now = old[key], new[key]
        if was is not now and was != now:
            changed[str(key)] = difference(was, now)
    if len(kept) < len(new):
        before = _standing_before(old, new)
        if before:
            changed[ORDER] = before
        for key in new:
            if key not in old:
                changed[str(key)] = [new[key]]
    return changed


def _standing_before(old: dict[Any, Any], new: dict[Any, Any]) -> dict[str, str]:
    """Which of the old members each new one stands before; those that come last are left out."""
    found: dict[str, str] = {}
    following = None
    for key in reversed(new):
        if key in old:
            following = str(key)
        elif following is not None:
            found[str(key)] = following
    return dict(reversed(found.items()))


def _of_lists(old: Sequence[Any], new: Sequence[Any]) -> Difference:
    was, now = _keys(old), _keys(new)
    if was == now:
        pairs = enumerate(zip(old, new, strict=True))
        return {str(at): difference(one, other) for at, (one, other) in pairs if one != other}
    places = {key: at for at, key in enumerate(was)}
    if places.keys().isdisjoint(now):
        return [new]
    runs: list[list[Any]] = []
    changed: dict[str, Any] = {ORDER: runs}
    for at, (key, item) in enumerate(zip(now, new, strict=True)):
        stood = places.get(key)
        if stood is None:
            runs.append([item])
            continue
        if runs and len(runs[-1]) == 2 and runs[-1][1] == stood:
            runs[-1][1] = stood + 1
        else:
            runs.append([stood, stood + 1])
        found = difference(old[stood], item)
        if found is not None:
            changed[str(at)] = found
    return changed


def _keys(items: Sequence[Any]) -> list[Hashable]:
    """What tells the items of a list apart: their id, or what they are; the same thing again is numbered.

    A wrong guess makes a difference longer, never wrong.
    """
    keys: list[Hashable] = []
    seen: dict[Hashable, int] = {}
    for at, item in enumerate(items):
        key: Hashable = getattr(item, "id", item)
        try:
            again = seen.get(key, 0)
        except TypeError:  # it has lists inside: known by its place
            key, again = at, 0
        seen[key] = again + 1
        keys.append((key, again) if again else key)
    return keys


def changed(old: Any, by: Difference | None) -> Any:
    """A plain JSON value after a difference: what a page does. The old value is left as it was."""
    if by is None:
        return old
    if isinstance(by, list):
        return by[0]
    order = by.get(ORDER)
    inner = {name: part for name, part in by.items() if name != ORDER}
    if isinstance(old, list):
        items = old.copy()
        if order is not None:
            items = [item for run in order for item in (run if len(run) == 1 else old[run[0] : run[1]])]
        for name, part in inner.items():
            items[int(name)] = changed(items[int(name)], part)
        return items
    members: dict[str, Any] = {}
    for name, value in old.items():
        if order is not None:
            members |= {one: inner[one][0] for one, before in order.items() if before == name}
        if inner.get(name) != []:
            members[name] = changed(value, inner.get(name))
    members |= {name: part[0] for name, part in inner.items() if name not in old and name not in members}
    return members
