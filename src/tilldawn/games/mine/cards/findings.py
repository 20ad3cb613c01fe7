"""Findings cards: a chart with a row for each kind of place searched. All rows are ours."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.cards.impact import IMPACTS, Impact
from tilldawn.games.mine.goods import Goods

ROWS = ("furniture", "heap", "pantry", "stash")


class Findings(Struct, frozen=True):
    """`noise` names the row in which Noise rises by 1 and nothing is found."""

    id: str
    furniture: Goods = {}
    heap: Goods = {}
    pantry: Goods = {}
    stash: Goods = {}
    noise: str = ""

    def row(self, name: str) -> Goods:
        """What this row gives."""
        goods: Goods = getattr(self, name)
        return goods


IMPACT = "f-impact"
IMPACTS[IMPACT] = Impact("residents", bar="findings")

CARDS: tuple[Findings, ...] = (
    Findings(
        "full-shelf",
        {"book": 1, "cigarette": 1},
        {"mechanical-part": 1},
        {"raw-food": 1},
        {"canned-food": 1, "moonshine": 1},
    ),
    Findings(
        "first-aid-drawer",
        {"bandages": 1},
        {"weapon-part": 1, "shell": 1},
        {"vegetable": 1, "sugar": 1},
        {"pistol": 1, "ammo": 1},
    ),
    Findings(
        "old-wireless",
        {"electrical-part": 1},
        {"filter": 1},
        {"canned-food": 1},
        {"electrical-part": 1, "mechanical-part": 1, "filter": 1},
    ),
    Findings("already-searched", {}, {"electrical-part": 1}, {"moonshine": 1}, {"meds": 1, "chems": 1}),
    Findings(
        "under-the-linen",
        {"jewelry": 1},
        {"chems": 1},
        {"vegetable": 1, "herb": 1},
        {"broken-shotgun": 1, "ammo": 2},
    ),
    Findings(
        "spoiled",
        {"knife": 1},
        {"mechanical-part": 1, "electrical-part": 1},
        {},
        {"raw-food": 2},
        noise="pantry",
    ),
    Findings(
        "household-goods",
        {"herb": 1, "coffee": 1},
        {"lockpick": 1},
        {"raw-food": 1},
        {"jewelry": 1, "cigarette": 2},
    ),
    Findings(
        "everything-slides",
        {"cigarette": 1, "sugar": 1},
        {},
        {"chems": 1, "pure-alcohol": 1},
        {"hatchet": 1, "weapon-part": 1},
        noise="heap",
    ),
    Findings(
        "things-of-a-lifetime",
        {"broken-guitar": 1},
        {"broken-pistol": 1},
        {"raw-food": 1},
        {"pure-alcohol": 1, "herbal-meds": 1},
    ),
    Findings(
        "somebodys-reserve",
        {"meds": 1},
        {"ammo": 1, "chems": 1},
        {"canned-food": 1},
        {"sawblade": 1, "lockpick": 1, "mechanical-part": 1},
    ),
    Findings(IMPACT),
)

FINDINGS = {card.id: card for card in CARDS}
