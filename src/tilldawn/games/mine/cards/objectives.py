"""Objectives: goals, counters, Rewards and Penalties. Rewards and Penalties run in `people/objectives.py`."""

from __future__ import annotations

from msgspec import Struct


class Objective(Struct, frozen=True):
    """`pays` is how many steps a piece moves the Status token, for Objectives with a counter; the others
    are judged by a condition, with one goal as first and another as second Objective."""

    id: str
    steps: int = 0
    pays: dict[str, int] = {}
    goal: tuple[int, int] = (0, 0)


CARDS: tuple[Objective, ...] = (
    Objective("food-for-the-hungry", 4, {"raw-food": 1, "canned-food": 2}),
    Objective("staying-fit", goal=(1, 1)),
    Objective("roof-over-our-heads", goal=(3, 5)),
    Objective("fuel-for-the-winter", 5, {"wood": 1, "book": 1}),
    Objective("close-the-gaps", goal=(1, 2)),
    Objective("parcel-for-the-ward", 3, {"meds": 2, "bandages": 2, "herbal-meds": 1, "herb": 1, "chems": 1}),
    Objective("water-for-the-stairwell", 4, {"water": 1}),
    Objective("to-see-the-peace"),
)

OBJECTIVE = {card.id: card for card in CARDS}
FINAL = "to-see-the-peace"
NEVER_FIRST = "food-for-the-hungry"
