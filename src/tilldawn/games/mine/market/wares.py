"""The Wares: who stands at the stall, what may be done there, what could be stolen. All numbers are ours."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.book.grammar import Choice, Effects
from tilldawn.games.mine.book.language import Change, Check, Lose, LoseOneOf, Trade, Write
from tilldawn.games.mine.cards.trades import TRADE, TradeList
from tilldawn.games.mine.goods import FIREARMS, FOOD, MEDICINE, WEAPONS, Goods
from tilldawn.games.mine.market.sheet import WARY
from tilldawn.games.mine.market.words import (
    Comfort,
    Get,
    Keeping,
    Price,
    ShowPile,
    Toil,
    Trusted,
    Welcome,
)

FARMERS = TradeList(
    "market-farmers",
    0,
    {
        "vegetable": 3,
        "raw-food": 1,
        "sugar": 1,
        "herb": 2,
        "moonshine": 1,
        "canned-food": 1,
    },
    only=("green", "grey", "yellow", "hatchet", "knife", "weapon-part", "shell"),
)
"""No firearm, whole or broken, and no Ammo is accepted."""
TRADE[FARMERS.id] = FARMERS

SEED = "farm-seed"
"""The written token a seed dealer sells."""


class Ware(Struct, frozen=True):
    """A Wares card. The last of its choices is the one that is open to who keeps clear of Thugs."""

    id: str
    farmers: int
    thugs: int
    choices: tuple[Choice, ...]
    steals: Goods = {}
    shame: int = 0
    """The Empathy roll after a theft counts so much lower."""


def _choices(*lines: Effects | Choice) -> tuple[Choice, ...]:
    return tuple(
        line if isinstance(line, Choice) else Choice("abcd"[at], line) for at, line in enumerate(lines)
    )


LOOK: Effects = ()
"""Look only."""

CARDS: tuple[Ware, ...] = (
    Ware(
        "w-potatoes",
        1,
        0,
        _choices(
            (Price(6), Get({"vegetable": 2})),
            (LoseOneOf(("cigarette", "coffee")), Get({"vegetable": 1})),
            LOOK,
        ),
        {"vegetable": 2},
    ),
    Ware(
        "w-hen",
        1,
        0,
        _choices((Price(8), Get({"raw-food": 1})), (Price(15), Get({"raw-food": 2})), LOOK),
        {"raw-food": 1},
    ),
    Ware(
        "w-ham",
        2,
        0,
        _choices(
            (Price(12), Get({"canned-food": 1})),
            (LoseOneOf(("knife", "hatchet", *FIREARMS)), Get({"canned-food": 1, "vegetable": 2})),
            LOOK,
        ),
        {"canned-food": 1},
    ),
    Ware(
        "w-beekeeper",
        1,
        0,
        _choices(
            (Price(3), Get({"sugar": 1, "herb": 1})),
            (LoseOneOf(("filter", "mechanical-part")), Get({"herbal-meds": 1})),
            (Comfort("misery", 7),),
        ),
    ),
    Ware(
        "w-milk",
        2,
        0,
        _choices(
            (Price(6), Change("hunger", -1, "present")),
            (Toil(), Change("hunger", -1), Welcome(1, kindly=True)),
            LOOK,
        ),
    ),
    Ware(
        "w-herb-woman",
        1,
        0,
        _choices(
            (Price(3), Get({"herb": 2})),
            (LoseOneOf(("moonshine", "pure-alcohol")), Get({"herbal-meds": 1})),
            (Lose({"herb": 1}), Comfort("illness", 5)),
        ),
        {"herb": 2},
    ),
    Ware(
        "w-seeds",
        1,
        0,
        _choices((Price(4), Get({"chems": 3})), (Price(6), Write(SEED)), LOOK),
        {"chems": 2},
    ),
    Ware(
        "w-tools",
        1,
        1,
        _choices((Price(5), Get({"shovel": 1})), (Price(10), Get({"hatchet": 1})), LOOK),
        {"shovel": 1},
    ),
    Ware(
        "w-racket",
        2,
        3,
        _choices(
            (Price(6), Get({"vegetable": 3})),
            (LoseOneOf(WEAPONS), Welcome(3)),
            (Check(),),
        ),
    ),
    Ware(
        "w-widow",
        1,
        0,
        _choices(
            (Price(4), Get({"vegetable": 1, "coffee": 1, "book": 1})),
            (LoseOneOf((*FOOD, *MEDICINE)), Welcome(2), Change("misery", -1)),
            LOOK,
        ),
        {"vegetable": 2},
        shame=2,
    ),
    Ware(
        "w-moonshiner",
        1,
        1,
        _choices(
            (Lose({"sugar": 1}), Get({"moonshine": 2})),
            (Price(4), Get({"moonshine": 2})),
            (Price(7), Get({"pure-alcohol": 1})),
            (Toil(), Change("misery", -1, "actor")),
        ),
        {"moonshine": 1},
    ),
    Ware(
        "w-empty-stalls",
        0,
        0,
        _choices(
            (Price(5), Get({"vegetable": 1})),
            (Lose({"mechanical-part": 1}), Welcome(2, kindly=True)),
            (Keeping("shovel"), Toil(), Welcome(2, kindly=True)),
            LOOK,
        ),
    ),
    Ware(
        "w-apples",
        0,
        0,
        _choices(
            (LoseOneOf(("book", "sugar")), Get({"vegetable": 1}), Welcome(1)),
            (Price(3), Get({"vegetable": 1})),
            LOOK,
        ),
        {"vegetable": 1},
        shame=3,
    ),
    Ware(
        "w-accused",
        2,
        0,
        _choices((ShowPile(2),), (Price(6), Welcome(1)), (Welcome(-1),)),
    ),
    Ware(
        "w-last-cart",
        1,
        0,
        _choices(
            Choice("a", (Trade(FARMERS.id),), (Trusted(WARY + 1),)),
            (Price(4), Change("fatigue", -1, "present")),
            (Toil(), Welcome(1, kindly=True)),
        ),
    ),
)

WARE = {card.id: card for card in CARDS}


def choice_of(what: str) -> Choice:
    """`w-potatoes.a`: one line of a card."""
    card, _, id = what.partition(".")
    return next(choice for choice in WARE[card].choices if choice.id == id)
