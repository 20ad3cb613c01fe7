"""What lies on the back of the Shelter cards; the backs of Rubble are Rubble Remnants. All loot is ours."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.goods import Goods

LOCK_OPENS = 4
"""A Closed Door opens from this result on."""


class Kind(Struct, frozen=True):
    """The front of a Shelter card: what it takes to have it out of the way."""

    name: str
    work: str = "clear"
    """How one deals with it: `clear`, `dig`, `saw` or `unlock`."""
    blocks: bool = False
    tool: str = ""
    leaves: str = ""
    """What lies there afterwards."""
    opens: int = 0
    """From this result of the Black die on the tool opens it and is spent; 0: without a roll."""


KINDS = (
    Kind("heap"),
    Kind("furniture"),
    Kind("rubble", "dig", blocks=True, tool="shovel", leaves="remnants"),
    Kind("remnants", "dig", blocks=True, tool="shovel"),
    Kind("bars", "saw", blocks=True, tool="sawblade"),
    Kind("closed-door", "unlock", blocks=True, tool="lockpick", opens=LOCK_OPENS),
)
KIND = {kind.name: kind for kind in KINDS}
OBSTACLES = tuple(kind.name for kind in KINDS if kind.blocks)

CARDS: dict[str, Goods] = {
    "heap-1": {"component": 2, "wood": 2},
    "heap-2": {"component": 3, "mechanical-part": 1},
    "heap-3": {"component": 1, "wood": 2, "electrical-part": 1},
    "heap-4": {"wood": 3, "chems": 1, "weapon-part": 1},
    "furniture-1": {"wood": 2, "book": 1, "raw-food": 1},
    "furniture-2": {"wood": 1, "coffee": 1, "cigarette": 2},
    "furniture-3": {"wood": 2, "bandages": 1},
    "furniture-4": {"wood": 1, "canned-food": 1},
    "furniture-5": {"wood": 1, "book": 1, "broken-guitar": 1},
    "closed-door-1": {"water": 2, "meds": 1, "herb": 1},
    "closed-door-2": {"component": 3, "mechanical-part": 1, "electrical-part": 1},
    "closed-door-3": {"canned-food": 1, "raw-food": 1, "moonshine": 1},
    "bars-1": {"hatchet": 1, "ammo": 2, "jewelry": 1, "pure-alcohol": 1},
}

GROUPS = {
    kind: {card: 1 for card in CARDS if card.rsplit("-", 1)[0] == kind}
    for kind in KIND
    if any(card.rsplit("-", 1)[0] == kind for card in CARDS)
}
