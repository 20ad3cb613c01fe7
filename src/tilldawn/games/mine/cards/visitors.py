"""Visitors: who comes to the door. What they do is in `house/callers.py`, by id."""

from __future__ import annotations

from msgspec import Struct

from tilldawn.games.mine.cards.impact import IMPACTS, Impact
from tilldawn.games.mine.goods import Goods


class Newcomer(Struct, frozen=True):
    """With which States somebody joins, and what they bring (by a roll, where several)."""

    states: dict[str, int]
    brings: Goods = {}
    rolls: tuple[Goods, ...] = ()


CARDS: dict[str, Newcomer | None] = {
    "newcomer-hungry": Newcomer(
        {"hunger": 2, "fatigue": 1},
        rolls=(*[{"knife": 1}] * 4, *[{"raw-food": 1}] * 3, *[{"cigarette": 2}] * 3),
    ),
    "newcomer-wounded": Newcomer({"wounds": 2, "hunger": 1}, {"jewelry": 1, "lockpick": 1}),
    "newcomer-grieving": Newcomer({"misery": 2, "hunger": 1}, {"canned-food": 1, "book": 1}),
    "barterer": None,
    "barterer-with-a-cart": None,
    "gossip": None,
    "doctor": None,
    "children-at-the-door": None,
    "soldier-off-duty": None,
    "neighbour-in-mourning": None,
    "queue-for-water": None,
    "v-impact": None,
}

NEWCOMERS = tuple(id for id, card in CARDS.items() if card is not None)
IMPACT = "v-impact"
IMPACTS[IMPACT] = Impact("visitors")
FEW = 2
"""With so many Characters or fewer a Newcomer may be searched for."""
GOSSIP = 6
DOCTOR_PRICE = 8
ROBBED = 4
MOURNING = 3
QUEUE = (1, 1, 2, 2, 2, 2, 2, 3, 3, 3)
QUEUE_HURT = 2
