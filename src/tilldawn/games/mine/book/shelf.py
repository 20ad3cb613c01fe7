"""The book itself: all scripts by number, and the circles of every card."""

from __future__ import annotations

from tilldawn.games.mine.book import city_1, city_2, days, door, folk, known, nights
from tilldawn.games.mine.book.words import Script

PARTS: tuple[tuple[tuple[Script, ...], dict[str, tuple[int, ...]]], ...] = (
    (known.SCRIPTS, known.BARS),
    (days.SCRIPTS, days.BARS),
    (nights.SCRIPTS, nights.BARS),
    (folk.SCRIPTS, folk.BARS),
    (door.SCRIPTS, door.BARS),
    (city_1.SCRIPTS, city_1.BARS),
    (city_2.SCRIPTS, city_2.BARS),
)
"""Every part of the book: its scripts, and the bars it fills."""

BOOK: dict[int, Script] = {script.number: script for scripts, _ in PARTS for script in scripts}
BARS: dict[str, tuple[int, ...]] = {card: bar for _, bars in PARTS for card, bar in bars.items()}
