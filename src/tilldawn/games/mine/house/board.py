"""The Shelter's basic side: floors, spaces, ladders, Holes and printed actions (facts 6)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

FLOORS = {
    "a": ("a1", "a2", "a3", "a4", "a5", "a6"),
    "b": ("b1", "b2", "b3", "b4", "b5", "b6"),
    "c": ("c1", "c2", "c3", "c4", "c5", "c6", "c7"),
    "d": ("d1", "d2", "d3", "d4", "d5", "d6"),
    "e": ("e1",),
}
"""Top floor, upper floor, ground floor, basement, pit: spaces from left to right."""
SPACES = tuple(space for row in FLOORS.values() for space in row)
LADDERS = (("a4", "b4"), ("b4", "c4"), ("c3", "d1"), ("c6", "d4"), ("d6", "e1"))
HOLES = (1, 2, 3)
BASEMENT_HOLE = 3
HOLE_BETWEEN = ("d3", "d4")
"""The third Hole parts the basement: nobody crosses it, boarded up or not (M-MOVE-05)."""
BASEMENT = (*FLOORS["d"], *FLOORS["e"])
GUARD_FLOOR = FLOORS["c"]

GUARD, NEW_IDEA, FLOOR_SPACE, POKE_ABOUT, OUTSIDE = "c1", "c2", "c3", "d1", "outside"
PRINTED = {GUARD: "guard", NEW_IDEA: "new-idea", FLOOR_SPACE: "floor", POKE_ABOUT: "poke-about"}

SHELTER_CARDS = {
    "a1": "furniture",
    "a2": "rubble",
    "a3": "closed-door",
    "a4": "rubble",
    "a5": "closed-door",
    "a6": "furniture",
    "b1": "heap",
    "b2": "rubble",
    "b3": "closed-door",
    "b5": "heap",
    "b6": "heap",
    "c6": "rubble",
    "c7": "furniture",
    "d2": "bars",
    "d3": "furniture",
    "d4": "rubble",
    "d5": "heap",
    "d6": "rubble",
    "e1": "furniture",
}
"""The printed name of each card space."""

FITTING_SPACES = tuple(space for space in SPACES if space not in PRINTED)
"""Where a Fitting may stand once no card lies there."""


def _paths() -> dict[str, tuple[str, ...]]:
    joined: dict[str, list[str]] = {space: [] for space in SPACES}
    for row in FLOORS.values():
        for left, right in pairwise(row):
            if (left, right) != HOLE_BETWEEN:
                joined[left].append(right)
                joined[right].append(left)
    for upper, lower in LADDERS:
        joined[upper].append(lower)
        joined[lower].append(upper)
    return {space: tuple(ways) for space, ways in joined.items()}


PATHS = _paths()
"""Ways a Character can walk or climb."""

NEIGHBOURS = {
    space: tuple(row[at + step] for step in (-1, 1) if 0 <= at + step < len(row))
    for row in FLOORS.values()
    for at, space in enumerate(row)
}
"""Left and right on the same floor; a Hole between them does not matter here (M-FIT-10)."""


@cache
def reachable(blocked: frozenset[str], closed: bool) -> frozenset[str]:
    """Spaces a Character can be put on: whatever can be reached from Guard without passing an obstacle.

    The obstacle itself can be reached, not what lies behind it. `closed` shuts the basement (script 836).
    """
    found = {GUARD}
    edge = [GUARD]
    while edge:
        here = edge.pop()
        if here in blocked:
            continue
        for there in PATHS[here]:
            if there not in found and not (closed and there in BASEMENT):
                found.add(there)
                edge.append(there)
    return frozenset(found)
