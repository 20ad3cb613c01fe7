"""What Narrative Actions are good for, in numbers, for whoever judges which to keep and when to use one."""

from __future__ import annotations

from tilldawn.games.mine.cards.narrative import CARDS, Boon
from tilldawn.games.mine.cards.narrative import boon as _boon


def boon_of(card: str) -> Boon:
    """What a Narrative Action is good for."""
    return _boon(CARDS[card])


__all__ = ["Boon", "boon_of"]
