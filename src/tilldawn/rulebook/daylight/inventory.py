"""Rows of the daylight rulebook: what a player carries."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-INV-01", "Inventory limit"),
    played("W-INV-02", "Inventory limit"),
    played("W-INV-03", "Inventory limit"),
    played("W-INV-04", "Inventory limit"),
    played("W-INV-05", "Weapons"),
    played("W-INV-06", "Healing items"),
    played("W-INV-07", "Special cards"),
    played("W-INV-08", "Junk"),
    played("W-INV-09", "Inventory limit"),
    played("W-INV-10", "WAVE!"),
    played("W-INV-11", "Crafted items"),
    played("W-INV-12", "Crafting ingredients"),
    played("W-INV-13", "Weapons"),
)
