"""Rows of the daylight rulebook: enemies."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-ENEMY-01", "Enemies: Wanderer"),
    played("W-ENEMY-02", "Enemies: Raider"),
    played("W-ENEMY-03", "Enemies: Raider"),
    played("W-ENEMY-04", "Enemies: Raider"),
    played("W-ENEMY-05", "Enemies: Raider"),
    played("W-ENEMY-06", "Special cards"),
    played("W-ENEMY-07", "Enemies: Brute"),
    played("W-ENEMY-08", "Enemies: Brute"),
    played("W-ENEMY-09", "inferred"),
    played("W-ENEMY-10", "Enemies: Monster"),
    played("W-ENEMY-11", "Enemies: Monster"),
    played("W-ENEMY-12", "Enemies: Monster"),
    played("W-ENEMY-13", "Enemies: Monster"),
    played("W-ENEMY-14", "Enemies: Survivor"),
    played("W-ENEMY-15", "Enemies"),
)
