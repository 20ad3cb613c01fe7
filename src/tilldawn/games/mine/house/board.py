"""The sides of the board: floors, spaces, ladders, Holes, and all that is printed there (facts 6).

A side is data. Rules ask the one that lies on the table, `board(s)`, and know neither by its name. Spaces and
Holes of both sides have names of their own, so that a name never means two rooms.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Literal

from msgspec import Struct

from tilldawn.games.mine.goods import Goods
from tilldawn.games.mine.state import State

OUTSIDE = "outside"
"""The street before the door of either side."""

Kind = Literal["poke", "idea", "outside", "search", "garden"]


class Deed(Struct, frozen=True):
    """An action printed on a space; its id is its verb, too."""

    id: str
    kind: Kind
    rule: str
    space: str = OUTSIDE
    many: bool = False
    """Any number of Characters may do it in one stage; otherwise one."""
    daily: bool = False
    """It can be done once a day."""
    pieces: tuple[int, ...] = ()
    """Pieces of Wood and Components, by the Black die."""
    finds: tuple[Goods, ...] = ()
    """What is found, by the Black die."""
    cold: int = 0
    """With so many Cold tokens lying out …"""
    chill: int = 0
    """… so much is taken off the roll."""
    row: str = ""
    """The row of the Findings card that counts."""


class Fire(Struct, frozen=True):
    """Snipers who watch a floor: whoever has finished an action there rolls the Black die."""

    id: str
    floor: str
    upto: int
    """The highest result that wounds."""
    hole: int
    """Boarded up, this Hole takes away part of their view …"""
    screened: int
    """… and this is the highest result that still wounds."""
    wounds: int = 1
    rule: str = "M-BOARD-30"


class Hole(Struct, frozen=True):
    """A Hole in a wall: the one left of a column of a floor. What is behind that column's edge is outside."""

    number: int
    floor: str
    column: int


class Board(Struct, frozen=True):
    """One side of the board."""

    id: str
    floors: dict[str, tuple[str, ...]]
    """From the top floor down, spaces from left to right."""
    column: dict[str, int]
    """Spaces of one column lie one above the other."""
    ladders: tuple[tuple[str, str], ...]
    """Each by the spaces it joins, the upper one first."""
    holes: tuple[Hole, ...]
    parted: tuple[tuple[str, str], ...]
    """Neighbours between whom nobody walks, boarded up or not (M-MOVE-05)."""
    basement: tuple[str, ...]
    """What script 836 shuts."""
    basement_holes: tuple[int, ...]
    printed: dict[str, str]
    """What is printed on a space, by name; no Fitting may stand there."""
    deeds: tuple[Deed, ...]
    """Printed actions, in reading order."""
    cards: dict[str, tuple[str, ...]]
    """The printed names of each card space, one for every card that lies there."""
    ideas: bool
    """Whether there is an Ideas space; where there is none all Fittings are one deck (M-SETUP-14)."""
    fire: tuple[Fire, ...]
    spaces: tuple[str, ...]
    fitting_spaces: tuple[str, ...]
    """Where a Fitting may stand once no card lies there."""
    paths: dict[str, tuple[str, ...]]
    """Ways a Character can walk or climb."""
    neighbours: dict[str, tuple[str, ...]]
    """Left and right on the same floor; a Hole between them does not matter here (M-FIT-10)."""
    guard: str
    """The way in."""
    guard_floor: tuple[str, ...]
    deed: dict[str, Deed]
    space_of: dict[str, str]
    """Where the tasks and actions printed on it are done."""

    @property
    def hole_numbers(self) -> tuple[int, ...]:
        """The Holes by number."""
        return tuple(hole.number for hole in self.holes)


def side(
    id: str,
    floors: dict[str, int],
    *,
    columns: dict[str, int],
    ladders: tuple[tuple[str, str], ...],
    holes: tuple[Hole, ...],
    parted: tuple[tuple[str, str], ...],
    basement: str,
    basement_holes: tuple[int, ...],
    tasks: dict[str, str],
    deeds: tuple[Deed, ...],
    cards: dict[str, tuple[str, ...]],
    ideas: bool,
    fire: tuple[Fire, ...] = (),
) -> Board:
    """A side by what is printed on it: so many spaces a floor, from such a column on, and what follows."""
    rows = {floor: tuple(f"{floor}{n + 1}" for n in range(many)) for floor, many in floors.items()}
    spaces = tuple(space for row in rows.values() for space in row)
    there = {deed.space: deed.id for deed in deeds if deed.space != OUTSIDE}
    printed = {space: name for space in spaces if (name := there.get(space) or tasks.get(space))}
    guard = next(space for space, name in printed.items() if name == "guard")
    joined: dict[str, list[str]] = {space: [] for space in spaces}
    ways = [pair for row in rows.values() for pair in pairwise(row) if pair not in parted]
    for one, other in (*ways, *ladders):
        joined[one].append(other)
        joined[other].append(one)
    return Board(
        id=id,
        floors=rows,
        column={space: columns[space[0]] + int(space[1:]) - 1 for space in spaces},
        ladders=ladders,
        holes=holes,
        parted=parted,
        basement=tuple(space for space in spaces if space[0] in basement),
        basement_holes=basement_holes,
        printed=printed,
        deeds=deeds,
        cards=cards,
        ideas=ideas,
        fire=fire,
        spaces=spaces,
        fitting_spaces=tuple(space for space in spaces if space not in printed),
        paths={space: tuple(ways) for space, ways in joined.items()},
        neighbours={
            space: tuple(row[at + step] for step in (-1, 1) if 0 <= at + step < len(row))
            for row in rows.values()
            for at, space in enumerate(row)
        },
        guard=guard,
        guard_floor=rows[guard[0]],
        deed={deed.id: deed for deed in deeds},
        space_of={
            **{name: space for space, name in printed.items()},
            **{deed.id: deed.space for deed in deeds},
            "scavenging": OUTSIDE,
        },
    )


OUT = Deed("outside", "outside", "M-BOARD-29")

BASIC = side(
    "basic",
    {"a": 6, "b": 6, "c": 7, "d": 6, "e": 1},
    columns={"a": 0, "b": 0, "c": 0, "d": 2, "e": 7},
    ladders=(("a4", "b4"), ("b4", "c4"), ("c3", "d1"), ("c6", "d4"), ("d6", "e1")),
    holes=(Hole(1, "b", 6), Hole(2, "d", 2), Hole(3, "d", 5)),
    parted=(("d3", "d4"),),
    basement="de",
    basement_holes=(3,),
    tasks={"c1": "guard", "c3": "floor"},
    deeds=(
        Deed(
            "poke-about",
            "poke",
            "M-BOARD-23",
            "d1",
            many=True,
            pieces=(1, 1, 1, 1, 2, 2, 3, 3, 4, 4),
        ),
        Deed("new-idea", "idea", "M-BOARD-26", "c2"),
        OUT,
    ),
    cards={
        "a1": ("furniture",),
        "a2": ("rubble",),
        "a3": ("closed-door",),
        "a4": ("rubble",),
        "a5": ("closed-door",),
        "a6": ("furniture",),
        "b1": ("heap",),
        "b2": ("rubble",),
        "b3": ("closed-door",),
        "b5": ("heap",),
        "b6": ("heap",),
        "c6": ("rubble",),
        "c7": ("furniture",),
        "d2": ("bars",),
        "d3": ("furniture",),
        "d4": ("rubble",),
        "d5": ("heap",),
        "d6": ("rubble",),
        "e1": ("furniture",),
    },
    ideas=True,
)

ADVANCED = side(
    "advanced",
    {"f": 5, "g": 6, "h": 7, "i": 5, "j": 3},
    columns={"f": 1, "g": 1, "h": 0, "i": 1, "j": 5},
    ladders=(("f3", "g3"), ("f5", "g5"), ("g3", "h4"), ("h4", "i3"), ("i5", "j1")),
    holes=(Hole(4, "f", 6), Hole(5, "g", 5), Hole(6, "i", 1)),
    parted=(("g4", "g5"),),
    basement="ij",
    basement_holes=(6,),
    tasks={"h1": "guard", "h2": "floor"},
    deeds=(
        Deed(
            "poke-about-1",
            "poke",
            "M-BOARD-23",
            "i3",
            many=True,
            pieces=(1, 1, 1, 1, 1, 1, 2, 2, 2, 3),
        ),
        Deed(
            "poke-about-2",
            "poke",
            "M-BOARD-23",
            "i5",
            many=True,
            pieces=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4),
        ),
        Deed(
            "poke-about-3",
            "poke",
            "M-BOARD-23",
            "j2",
            many=True,
            pieces=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4),
        ),
        Deed("search", "search", "M-BOARD-27", "i4", row="heap"),
        Deed(
            "wild-garden",
            "garden",
            "M-BOARD-31",
            "h6",
            daily=True,
            finds=(
                {},
                {},
                *({"herb": 1},) * 3,
                *({"vegetable": 1},) * 3,
                *({"herb": 1, "vegetable": 1},) * 2,
            ),
            cold=4,
            chill=2,
        ),
        OUT,
    ),
    cards={
        "f1": ("furniture",),
        "f2": ("closed-door",),
        "f3": ("rubble", "rubble"),
        "f5": ("furniture",),
        "g1": ("furniture",),
        "g2": ("rubble",),
        "g4": ("heap",),
        "g5": ("closed-door",),
        "g6": ("heap",),
        "h5": ("rubble",),
        "h6": ("heap",),
        "h7": ("furniture",),
        "i1": ("furniture",),
        "i2": ("bars",),
        "i4": ("closed-door",),
        "j1": ("rubble", "rubble"),
        "j3": ("heap",),
    },
    ideas=False,
    fire=(Fire("sniper-fire", "f", upto=2, hole=4, screened=1),),
)

BOARDS = {one.id: one for one in (BASIC, ADVANCED)}
SPACES = frozenset(space for one in BOARDS.values() for space in one.spaces)
"""Spaces of any side."""
DEEDS = {deed.id: deed for one in BOARDS.values() for deed in one.deeds}
"""Printed actions of any side."""


def board(s: State) -> Board:
    """The side that lies on the table."""
    return BOARDS[s.settings.board]


@cache
def reachable(id: str, blocked: frozenset[str], closed: bool) -> frozenset[str]:
    """Spaces a Character can be put on: whatever can be reached from Guard without passing an obstacle.

    The obstacle itself can be reached, not what lies behind it. `closed` shuts the basement (script 836).
    """
    here = BOARDS[id]
    found = {here.guard}
    edge = [here.guard]
    while edge:
        at = edge.pop()
        if at in blocked:
            continue
        for there in here.paths[at]:
            if there not in found and not (closed and there in here.basement):
                found.add(there)
                edge.append(there)
    return frozenset(found)
