"""Rows of the daylight rulebook: crafting and tokens."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-CRAFT-01", "Crafting ingredients"),
    played("W-CRAFT-02", "inferred"),
    played("W-CRAFT-03", "Crafting ingredients"),
    played("W-CRAFT-04", "Crafting ingredients"),
    played("W-CRAFT-05", "Crafting ingredients"),
    played("W-CRAFT-06", "Crafted items"),
    played("W-CRAFT-07", "Crafted items"),
    played("W-CRAFT-08", "Crafted items"),
    played("W-CRAFT-09", "Crafted items"),
    played("W-CRAFT-10", "Crafted items"),
    played("W-CRAFT-11", "Crafted items"),
    played("W-CRAFT-12", "Crafted items"),
    played("W-CRAFT-13", "Crafted items"),
    played("W-CRAFT-14", "Crafted items"),
    played("W-CRAFT-15", "Crafted items"),
    played("W-CRAFT-16", "Protections"),
    played("W-CRAFT-17", "Crafted items"),
    played("W-CRAFT-18", "Crafted items"),
    played("W-CRAFT-19", "Crafted items"),
    played("W-CRAFT-20", "Crafted items"),
    played("W-CRAFT-21", "Crafted items"),
    played("W-CRAFT-22", "Crafted items"),
    played("W-CRAFT-23", "Crafted items"),
    played("W-CRAFT-24", "Crafted items"),
    played("W-CRAFT-25", "inferred"),
)
