"""The book itself: all scripts by number, and the circles of every card."""

from __future__ import annotations

from tilldawn.games.mine.book.pages import care, days, door, folk, homes, known, markets, nights, works
from tilldawn.games.mine.book.words import Script

CITY: tuple[Script, ...] = (*markets.SCRIPTS, *care.SCRIPTS, *homes.SCRIPTS, *works.SCRIPTS)
CITY_BARS: dict[str, tuple[int, ...]] = {**markets.BARS, **care.BARS, **homes.BARS, **works.BARS}
"""The Locations."""

PARTS: tuple[tuple[tuple[Script, ...], dict[str, tuple[int, ...]]], ...] = (
    (known.SCRIPTS, known.BARS),
    (days.SCRIPTS, days.BARS),
    (nights.SCRIPTS, nights.BARS),
    (folk.SCRIPTS, folk.BARS),
    (door.SCRIPTS, door.BARS),
    (tuple(sorted(CITY, key=lambda script: script.number)), CITY_BARS),
)
"""Every part of the book: its scripts, and the bars it fills."""

BOOK: dict[int, Script] = {script.number: script for scripts, _ in PARTS for script in scripts}
BARS: dict[str, tuple[int, ...]] = {card: bar for _, bars in PARTS for card, bar in bars.items()}
