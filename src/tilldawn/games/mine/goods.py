"""Tokens and resources: colour, how many the box holds, value and weight (facts 2, lists L1 and L2)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilldawn.games.mine.cards.dice import WEAPON

Kind = Literal["red", "green", "grey", "yellow", "resource"]


class Good(Struct, frozen=True):
    """A kind of piece. Resources are pieces but no tokens: they have no value and are never traded."""

    id: str
    kind: Kind
    count: int
    value: int
    weight: int
    written: bool = False
    """A Blank token with a name: an item a script gives, which nobody can be forced to give up."""


GOODS: tuple[Good, ...] = (
    Good("assault-rifle", "red", 2, 20, 2),
    Good("shotgun", "red", 2, 20, 2),
    Good("pistol", "red", 2, 16, 1),
    Good("hatchet", "red", 2, 12, 1),
    Good("knife", "red", 3, 8, 1),
    Good("broken-assault-rifle", "red", 1, 8, 2),
    Good("broken-shotgun", "red", 1, 8, 2),
    Good("broken-pistol", "red", 1, 5, 1),
    Good("weapon-part", "red", 4, 2, 1),
    Good("shell", "red", 3, 1, 0),
    Good("ammo", "red", 9, 3, 0),
    Good("canned-food", "green", 3, 15, 1),
    Good("raw-food", "green", 6, 10, 1),
    Good("vegetable", "green", 6, 5, 0),
    Good("pure-alcohol", "green", 3, 10, 1),
    Good("moonshine", "green", 3, 3, 1),
    Good("cigarette", "green", 6, 1, 0),
    Good("coffee", "green", 3, 1, 0),
    Good("sugar", "green", 3, 3, 1),
    Good("sawblade", "grey", 1, 5, 0),
    Good("shovel", "grey", 2, 6, 1),
    Good("lockpick", "grey", 2, 5, 0),
    Good("guitar", "grey", 1, 10, 2),
    Good("broken-guitar", "grey", 1, 3, 1),
    Good("book", "grey", 3, 1, 0),
    Good("electrical-part", "grey", 4, 3, 1),
    Good("mechanical-part", "grey", 4, 2, 1),
    Good("jewelry", "grey", 2, 10, 0),
    Good("filter", "grey", 3, 1, 1),
    Good("meds", "yellow", 3, 10, 0),
    Good("bandages", "yellow", 3, 10, 0),
    Good("herbal-meds", "yellow", 3, 6, 0),
    Good("chems", "yellow", 6, 1, 0),
    Good("herb", "yellow", 3, 1, 0),
    Good("water", "resource", 6, 0, 1),
    Good("wood", "resource", 12, 0, 1),
    Good("component", "resource", 14, 0, 1),
    Good("thin-sawblade", "grey", 1, 5, 0, written=True),
    Good("camo", "grey", 1, 0, 0, written=True),
)

GOOD = {good.id: good for good in GOODS}
BOX = {good.id: good.count for good in GOODS if not good.written}
TOKENS = tuple(good.id for good in GOODS if good.kind != "resource" and not good.written)
"""The printed ones."""
RESOURCES = tuple(good.id for good in GOODS if good.kind == "resource")
ORDER = {good.id: at for at, good in enumerate(GOODS)}
"""Reading order of all goods."""

WRITTEN = tuple(good.id for good in GOODS if good.written)
"""Items with a name of their own: their script writes them on a Blank token, and there is one of each."""
STANDS_IN = {"sawblade": ("sawblade", "thin-sawblade")}
"""Tools another piece works like (script 281)."""

FOOD = {"canned-food": 2, "raw-food": 1, "vegetable": 0}
"""What each food takes off Hunger."""
ALCOHOL = {"moonshine": 2, "pure-alcohol": 1}
"""The Fatigue each drink costs."""
MEDICINE_FOR = {"meds": "illness", "herbal-meds": "illness", "bandages": "wounds"}
"""The State each medicine is for."""
MEDICINE = tuple(MEDICINE_FOR)
FIREARMS = tuple(weapon.id for weapon in WEAPON.values() if weapon.ammo)
MELEE = tuple(weapon.id for weapon in WEAPON.values() if weapon.id and not weapon.ammo)
WEAPONS = (*FIREARMS, *MELEE)
FUEL = ("wood", "book")
X5 = ("wood", "component")
"""All that may lie on Storage x5."""

Goods = dict[str, int]
"""Pieces by kind."""


def kind(good: str) -> str:
    """The colour of a token, or `resource`."""
    return GOOD[good].kind


def kind_of(good: str) -> Kind:
    """The colour of a token, or that it is a resource."""
    return GOOD[good].kind


def weight(goods: Goods) -> int:
    """What they weigh together."""
    heavy = 0
    for id, n in goods.items():
        heavy += GOOD[id].weight * n
    return heavy


def ordered(goods: Goods) -> list[str]:
    """The kinds there are, in reading order."""
    return sorted(goods, key=ORDER.__getitem__)


def counted(goods: Goods) -> tuple[str, ...]:
    """Refs that read "2 Wood": for the log."""
    return tuple([f"count:{id}*{goods[id]}" for id in ordered(goods) if goods[id]]) if goods else ()


def works_as(heap: Goods, tool: str) -> str:
    """The piece on a heap that does a tool's work: the tool itself, or what stands in for it."""
    for kind in STANDS_IN.get(tool, ()):
        if heap.get(kind):
            return kind
    return tool
