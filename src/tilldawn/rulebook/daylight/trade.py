"""Rows of the daylight rulebook: Trade phase and healing."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-TRADE-01", "Trade phase"),
    played("W-TRADE-02", "Trade phase"),
    played("W-TRADE-03", "Trade phase"),
    played("W-TRADE-04", "Trade phase"),
    played("W-TRADE-05", "Trade phase"),
    played("W-TRADE-06", "Overview"),
    played("W-TRADE-07", "Trade phase"),
    played("W-TRADE-08", "Trade phase"),
    played("W-TRADE-09", "Trade phase"),
    played("W-TRADE-10", "Trade phase"),
    played("W-TRADE-11", "Trade phase"),
    played("W-TRADE-12", "inferred"),
    played("W-TRADE-13", "Trade phase"),
    played("W-HEAL-01", "Healing items"),
    played("W-HEAL-02", "Trade phase"),
    played("W-HEAL-03", "Healing items"),
    played("W-HEAL-04", "inferred"),
    played("W-HEAL-05", "Rubble"),
)
