"""Rooms and Corridors: what is printed on each card beside its letters or numbers, and what that promises.

Each text is a short page in the language of the book; its words are the message `script-NUMBER`. The numbers
are ours: Rooms from 2811 on, Corridors from 2861 on, three to a card.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tilldawn.engine.deck import Group
from tilldawn.games.mine.book.grammar import Choice, Effect, Effects, Script
from tilldawn.games.mine.book.language import Change, Check, Find, Gain, If, LoseOneOf, Meet, Roll, Trade
from tilldawn.games.mine.cards.impact import IMPACTS, Impact
from tilldawn.games.mine.cards.trades import TRADE, TradeList
from tilldawn.games.mine.goods import FOOD
from tilldawn.games.mine.sewers.memory import CORRIDORS, ROOMS, TILES
from tilldawn.games.mine.sewers.tiles import TILES as MAP
from tilldawn.games.mine.sewers.words import (
    Carrying,
    Climb,
    Come,
    Drop,
    Fists,
    Forfeit,
    Hazard,
    NextTile,
    Search,
    Tire,
    Tool,
)

Promise = Literal["find", "rest", "harm", "price", "people", "trade", "exit", "page", "look", "nothing"]
"""What a letter or a number holds: something to find, rest, harm, a price to be paid, people, a Trade, a way
out, a Reality Impact, a look ahead, or nothing at all."""
PROMISES: tuple[Promise, ...] = (
    "find",
    "rest",
    "trade",
    "exit",
    "look",
    "nothing",
    "price",
    "people",
    "page",
    "harm",
)


class Text(Struct, frozen=True):
    """What stands beside a letter or a number: what happens, or the choices."""

    promise: Promise
    then: Effects = ()
    choices: tuple[Choice, ...] = ()


class Card(Struct, frozen=True):
    """A Rooms or Corridors card; a spot without a text has nothing on it. `first` is the number of its first
    page."""

    id: str
    first: int
    texts: dict[str, Text]

    def page(self, spot: str) -> int:
        """The page of a spot; 0 where there is none."""
        return self.first + "ABC123".index(spot) % 3 if spot in self.texts else 0


def _one(state: str, by: int) -> Effect:
    return Change(state, by)


def _either(*ways: tuple[str, Effects]) -> tuple[Choice, ...]:
    return tuple(Choice(id, then) for id, then in ways)


ANY_FOOD = tuple(FOOD)
SHOVEL, CUTTERS = Tool(("shovel",)), Tool(("sawblade", "lockpick"))
NOTHING: tuple[str, Effects] = ("z", ())
"""To go on and leave it; told last."""

ROOM_IMPACT, CORRIDOR_IMPACT = "rooms-impact", "corridors-impact"
IMPACTS[ROOM_IMPACT] = Impact("visited", bar=ROOM_IMPACT)
IMPACTS[CORRIDOR_IMPACT] = Impact("visited", bar=CORRIDOR_IMPACT)
_PAGE = Text("page")

ROOM_CARDS: tuple[Card, ...] = (
    Card(
        "valve-niche",
        2811,
        {
            "A": Text("find", (Find("heap", plain=True),)),
            "B": Text("find", (Fists((Find("stash", plain=True),)),)),
        },
    ),
    Card(
        "flooded-store",
        2814,
        {
            "A": Text("find", (Find("pantry", plain=True),)),
            "B": Text(
                "find",
                choices=_either(("a", (Find("pantry", plain=True), Hazard("illness", 2, "each"))), NOTHING),
            ),
            "C": Text("people", (Come(retreat=True),)),
        },
    ),
    Card(
        "lamp-room",
        2817,
        {
            "A": Text("find", (Gain({"electrical-part": 1}),)),
            "B": Text("find", (Find("heap", plain=True), Tire())),
        },
    ),
    Card(
        "sleepers",
        2820,
        {
            "C": Text(
                "find",
                choices=_either(
                    ("a", (Search("furniture", (Check(), Roll(((3, (Meet(),)), (10, ()))))),)), NOTHING
                ),
            ),
        },
    ),
    Card(
        "sump",
        2823,
        {
            "A": Text("harm", (Tire(),)),
            "B": Text("price", choices=_either(("a", (Drop(),)), ("b", (_one("illness", 1),)))),
            "C": Text("find", (Find("heap", plain=True),)),
        },
    ),
    Card(
        "smugglers-table",
        2826,
        {
            "A": Text("find", (Find("furniture", plain=True),)),
            "C": Text("trade", choices=_either(("a", (Trade("smugglers"),)), NOTHING)),
        },
    ),
    Card(
        "sewer-rats",
        2829,
        {
            "A": Text("price", (If(Carrying(ANY_FOOD), (LoseOneOf(ANY_FOOD),)),)),
            "B": Text("harm", (Hazard("wounds", 3),)),
            "C": Text("harm", (If(Carrying(ANY_FOOD), (LoseOneOf(ANY_FOOD),), (_one("wounds", 1),)),)),
        },
    ),
    Card(
        "dry-ledge",
        2832,
        {
            "A": Text("rest", (_one("fatigue", -1),)),
            "C": Text("rest", (_one("fatigue", -1), _one("misery", -1))),
        },
    ),
    Card(
        "bad-air",
        2835,
        {
            "A": Text("harm", (Tire("each"),)),
            "B": Text("harm", (Hazard("illness", 2, "each"),)),
        },
    ),
    Card(
        "access-shaft",
        2838,
        {
            "A": Text("exit", choices=_either(("a", (Climb(),)), NOTHING)),
            "C": Text("exit", choices=_either(("a", (Climb(),)), NOTHING)),
        },
    ),
    Card(ROOM_IMPACT, 0, {"A": _PAGE, "B": _PAGE, "C": _PAGE}),
    Card(
        "walled-up-door",
        2844,
        {
            "A": Text(
                "find",
                choices=(
                    Choice("a", (Find("stash", plain=True),), when=(SHOVEL,)),
                    Choice("b", (Tire("two"), Find("stash", plain=True))),
                    Choice("z"),
                ),
            ),
            "B": Text(
                "find",
                choices=(
                    Choice(
                        "a",
                        (Find("stash", plain=True), Find("stash", plain=True)),
                        when=(Tool(("sawblade",)),),
                    ),
                    Choice("z"),
                ),
            ),
            "C": Text("people", (Meet(),)),
        },
    ),
)

CORRIDOR_CARDS: tuple[Card, ...] = (
    Card("echo", 2861, {"3": Text("people", (Come(retreat=True),))}),
    Card(
        "knee-deep",
        2864,
        {"2": Text("harm", (Hazard("illness", 3),)), "3": Text("harm", (Tire(),))},
    ),
    Card(
        "slime",
        2867,
        {
            "1": Text("harm", (Tire(),)),
            "2": Text("harm", (Tire(),)),
            "3": Text("harm", (Hazard("wounds", 4),)),
        },
    ),
    Card(
        "fallen-arch",
        2870,
        {
            "2": Text("price", choices=(Choice("a", when=(SHOVEL,)), Choice("b", (Tire(),)))),
            "3": Text(
                "price",
                choices=(
                    Choice("a", when=(SHOVEL,)),
                    Choice("b", (Tire("each"),)),
                    Choice("c", (Forfeit(),)),
                ),
            ),
        },
    ),
    Card(
        "iron-grille",
        2873,
        {
            "2": Text("price", choices=(Choice("a", when=(CUTTERS,)), Choice("b", (Tire(),)))),
            "3": Text(
                "price",
                choices=(
                    Choice("a", when=(CUTTERS,)),
                    Choice("b", (Drop(),)),
                    Choice("c", (Forfeit(),)),
                ),
            ),
        },
    ),
    Card(
        "driftwood",
        2876,
        {
            "1": Text("find", (Gain({"filter": 1}),)),
            "2": Text("find", (Gain({"mechanical-part": 1}),)),
            "3": Text("find", (Find("heap", plain=True),)),
        },
    ),
    Card(
        "current",
        2879,
        {
            "1": Text("price", (Roll(((2, (Drop(),)), (10, ()))),)),
            "2": Text("price", choices=_either(("a", (Drop(),)), ("b", (Tire(),)))),
            "3": Text("harm", (Hazard("wounds", 3), Drop())),
        },
    ),
    Card(
        "voices",
        2882,
        {"2": Text("people", (Come(retreat=True),)), "3": Text("people", (Meet(),))},
    ),
    Card(CORRIDOR_IMPACT, 0, {"2": _PAGE, "3": _PAGE}),
    Card(
        "fresh-draught",
        2888,
        {
            "1": Text("look", (NextTile(),)),
            "2": Text("look", (NextTile(),)),
            "3": Text("rest", (_one("misery", -1),)),
        },
    ),
)

CARD = {card.id: card for card in (*ROOM_CARDS, *CORRIDOR_CARDS)}
GROUPS: dict[str, Group] = {
    TILES: {tile.id: 1 for tile in MAP},
    ROOMS: {card.id: 1 for card in ROOM_CARDS},
    CORRIDORS: {card.id: 1 for card in CORRIDOR_CARDS},
}
"""The three decks of the module, as they lie in the box."""

SMUGGLERS = TradeList(
    "smugglers",
    3,
    {"ammo": 2, "canned-food": 1, "moonshine": 2, "cigarette": 2, "lockpick": 1, "meds": 1},
    least=3,
)
TRADE[SMUGGLERS.id] = SMUGGLERS


def scripts() -> tuple[Script, ...]:
    """The texts of the cards as pages."""
    return tuple(
        Script(number=card.page(spot), where="trip", then=text.then, choices=text.choices, card=card.id)
        for card in CARD.values()
        if card.id not in IMPACTS
        for spot, text in card.texts.items()
    )
