"""What Narrative Actions are good for, in numbers, for whoever judges which to keep and when to use one."""

from __future__ import annotations

from tilldawn.games.mine.cards.narrative import CARDS, Boon
from tilldawn.games.mine.cards.narrative import boon as _boon

BOON = {id: _boon(card) for id, card in CARDS.items()}
"""By card."""

__all__ = ["BOON", "Boon"]
