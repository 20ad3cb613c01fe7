"""The 35 Combat cards, drawn by players and enemies alike. The copies are ours (docs/balance.md)."""

from __future__ import annotations

from msgspec import Struct


class CombatCard(Struct, frozen=True):
    """A modifier of Damage, perhaps with Splash or Loose Rubble."""

    id: str
    copies: int
    damage: int
    splash: int = 0
    loose_rubble: bool = False


CARDS = (
    CombatCard("minus-2", 2, -2),
    CombatCard("minus-1", 4, -1),
    CombatCard("zero", 5, 0),
    CombatCard("plus-1", 9, 1),
    CombatCard("plus-2", 5, 2),
    CombatCard("plus-3", 2, 3),
    CombatCard("zero-splash", 3, 0, splash=1),
    CombatCard("plus-1-splash", 3, 1, splash=1),
    CombatCard("plus-1-loose-rubble", 2, 1, loose_rubble=True),
)
COMBAT: dict[str, CombatCard] = {card.id: card for card in CARDS}
