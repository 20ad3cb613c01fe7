"""The book itself: all scripts by number, and the circles of every card."""

from __future__ import annotations

from tilldawn.games.mine.book.words import Script

PARTS: tuple[tuple[tuple[Script, ...], dict[str, tuple[int, ...]]], ...] = ()
"""Every part of the book: its scripts, and the bars it fills."""

BOOK: dict[int, Script] = {script.number: script for scripts, _ in PARTS for script in scripts}
BARS: dict[str, tuple[int, ...]] = {card: bar for _, bars in PARTS for card, bar in bars.items()}
