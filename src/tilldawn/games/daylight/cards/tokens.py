"""The tokens that can be crafted. Recipes and effects are the rulebook's (G-01); the supply is G-43's."""

from __future__ import annotations

from tilldawn.games.daylight.cards.shelf import Token, craft_out
from tilldawn.games.daylight.words.tokens import DriveOff, Pierce, Protect, Snare

CARDS = (
    Token("barricade", 6, ("planks", "nails"), Protect(), "W-CRAFT-02"),
    Token("spear", 3, ("planks", "shards"), Pierce(damage=3, more=1), "W-CRAFT-17"),
    Token("trap", 6, ("wires", "explosives"), Snare(damage=4), "W-CRAFT-04"),
    Token("grenade", 6, ("nails", "explosives"), DriveOff(), "W-CRAFT-20"),
)
craft_out(CARDS)
