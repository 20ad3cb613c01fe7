"""What Desperate Measures are good for, for whoever judges when to use one."""

from __future__ import annotations

from tilldawn.games.mine.desperate.cards import MEASURE


def brings(card: str) -> str:
    """In a word: `goods`, `blows`, `wood`, `food`, `hands`, `actions` or `silence`."""
    return MEASURE[card].brings


__all__ = ["brings"]
