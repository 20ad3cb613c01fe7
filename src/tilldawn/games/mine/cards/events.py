"""Events, Ending Events, Chapters. What each does is in `house/morning.py`, by its id."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Ends = Literal["at-once", "day", "evening", "raid", "raids", "dawn", "wounded", "chapter", "never"]
"""When the card leaves for the Waste bag."""


class EventCard(Struct, frozen=True):
    """An Event. `raids` is how many Night Raid cards it makes the group draw while it lies open."""

    id: str
    cold: int
    ends: Ends
    ending: bool = False
    nights: int = 1
    raids: int = 1
    outside: bool = True
    """False while it lies open: nobody goes Outside."""


CARDS: tuple[EventCard, ...] = (
    EventCard("airdrop", 2, "at-once"),
    EventCard("shelling", 1, "day", outside=False),
    EventCard("snipers", 2, "wounded"),
    EventCard("crime-on-the-rise", 2, "raids", raids=2),
    EventCard("crime-wave", 1, "raids", nights=2, raids=2),
    EventCard("rat-infestation", 2, "dawn"),
    EventCard("relatively-peaceful", 1, "raid"),
    EventCard("food-shortage", 2, "never"),
    EventCard("epidemic", 2, "at-once"),
    EventCard("hard-frost", 3, "evening"),
    EventCard("soaring-prices", 1, "chapter"),
    EventCard("direct-hit", 1, "at-once"),
    EventCard("ceasefire", 0, "never", ending=True),
    EventCard("last-offensive", 1, "raids", ending=True, raids=2, outside=False),
    EventCard("broken-promise", 2, "at-once", ending=True),
)

EVENT = {card.id: card for card in CARDS}
CHAPTERS = ("chapter-1", "chapter-2", "chapter-3")
ABOUT_LAST_NIGHT = ("airdrop", "shelling")
"""Events that ask about the last Scavenging."""
EVENTS_IN_CHAPTER = (3, 4)
COLD_LIMIT = 6

AIRDROP: tuple[dict[str, int], ...] = ({"raw-food": 1}, {"canned-food": 1}, {"canned-food": 1, "meds": 1})
"""By the space visited: Near, Distant, Far."""
RATS_EAT = 2
SHORTAGE = {"raw-food": 2, "canned-food": 1}
SOARING = {"cigarette": 5, "coffee": 5, "sugar": 5, "jewelry": 5}
SOARING_COMMISSION = 3
EPIDEMIC, EPIDEMIC_WEAK = 3, 5
DIRECT_HIT = 6
"""From this result on a Fitting is lost."""
