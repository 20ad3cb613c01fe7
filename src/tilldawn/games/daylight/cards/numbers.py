"""Numbers of the rules themselves, printed on no card."""

from __future__ import annotations

RUBBLE_PER_ROUND = (7, 10, 12, 16, 20, 20)
"""By number of players (W-SETUP-10)."""
SLOTS, SOLO_SLOTS = 8, 10
ROUNDS = 6
PACK_ROOM = 2
"""Cards a Backpack holds (W-SPEC-12)."""
DELAY_DAMAGE = 1
GIFTS = 1
DIFFICULTIES = {"easy": 1, "normal": 0, "hard": -1}
"""Health every character has more (or less) at a level."""
