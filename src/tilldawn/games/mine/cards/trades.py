"""Trade lists: Commission, goods with the most that may be bought, and what is accepted. All are ours."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.goods import Goods, kind_of


class TradeList(Struct, frozen=True):
    """`only` are the kinds accepted in payment (and single goods by id); `least` is a token's least value."""

    id: str
    commission: int
    goods: Goods
    only: tuple[str, ...] = ("red", "green", "grey", "yellow")
    least: int = 0

    def takes(self, good: str, worth: int) -> bool:
        """Whether a token worth so much today is accepted; no list takes resources."""
        return (kind_of(good) in self.only or good in self.only) and worth >= self.least


CARDS: tuple[TradeList, ...] = (
    TradeList(
        "central-square",
        2,
        {
            "raw-food": 2,
            "vegetable": 2,
            "canned-food": 1,
            "sugar": 1,
            "coffee": 1,
            "cigarette": 2,
            "bandages": 1,
            "meds": 1,
            "book": 1,
        },
    ),
    TradeList(
        "garage",
        1,
        {
            "mechanical-part": 2,
            "electrical-part": 2,
            "filter": 1,
            "weapon-part": 2,
            "lockpick": 1,
            "shovel": 1,
            "sawblade": 1,
        },
        only=("red", "green", "grey"),
    ),
    TradeList(
        "tram-depot",
        4,
        {
            "knife": 1,
            "hatchet": 1,
            "pistol": 1,
            "shotgun": 1,
            "ammo": 3,
            "canned-food": 1,
            "meds": 1,
            "moonshine": 2,
        },
        least=3,
    ),
    TradeList(
        "tower-block",
        0,
        {
            "vegetable": 1,
            "sugar": 1,
            "coffee": 1,
            "book": 2,
            "herb": 2,
            "herbal-meds": 1,
            "chems": 2,
            "guitar": 1,
        },
        only=("green", "grey", "yellow"),
    ),
    TradeList(
        "rebels",
        3,
        {
            "ammo": 3,
            "pistol": 1,
            "weapon-part": 2,
            "broken-assault-rifle": 1,
            "bandages": 1,
            "canned-food": 1,
            "cigarette": 2,
        },
    ),
    TradeList(
        "peddler",
        1,
        {
            "raw-food": 1,
            "vegetable": 1,
            "cigarette": 2,
            "coffee": 1,
            "sugar": 1,
            "lockpick": 1,
            "bandages": 1,
            "book": 1,
        },
    ),
    TradeList(
        "barterer",
        1,
        {
            "raw-food": 1,
            "vegetable": 2,
            "sugar": 1,
            "cigarette": 2,
            "chems": 2,
            "mechanical-part": 1,
            "electrical-part": 1,
            "filter": 1,
        },
    ),
    TradeList(
        "cart",
        3,
        {
            "canned-food": 2,
            "pure-alcohol": 1,
            "knife": 1,
            "ammo": 2,
            "shovel": 1,
            "herbal-meds": 1,
            "meds": 1,
            "jewelry": 1,
        },
    ),
    TradeList(
        "doctor",
        0,
        {"meds": 1, "herbal-meds": 1, "bandages": 2},
        only=("green", "yellow", "jewelry"),
    ),
)

TRADE = {one.id: one for one in CARDS}
