"""The rulebook of Survive Until Daylight: 225 rules and 60 rulings."""

from __future__ import annotations

from tilldawn.rulebook.daylight import (
    cards,
    combat,
    crafting,
    ending,
    enemies,
    inventory,
    rulings,
    search,
    setup,
    trade,
)

ROWS = (
    *setup.ROWS,
    *inventory.ROWS,
    *search.ROWS,
    *trade.ROWS,
    *combat.ROWS,
    *enemies.ROWS,
    *crafting.ROWS,
    *cards.ROWS,
    *ending.ROWS,
    *rulings.ROWS,
)
