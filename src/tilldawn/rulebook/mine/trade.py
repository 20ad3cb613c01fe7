"""Rows of the mine rulebook: Trade."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("M-TRADE-01", "003 Commerce; 000 §400, §600"),
    played("M-TRADE-02", "001 JR Trade; 002 Trading"),
    played("M-TRADE-03", "001 JR Trade; 003 Commerce (901)"),
    played("M-TRADE-04", "001 JR Trade; 002 Trading"),
    played("M-TRADE-05", "001 JR Trade; 003 Commerce"),
    played("M-TRADE-06", "002 Trading; 003 Commerce (901)"),
    played("M-TRADE-07", "001 General notes; 003 Commerce (901)"),
    played("M-TRADE-08", "000 §901; 001 §901"),
    played("M-TRADE-09", "001 JR Trade; 002 Trading"),
    played("M-TRADE-10", "003 Commerce (901)"),
    played("M-TRADE-11", "001 JR Trade; 002 Trading"),
    played("M-TRADE-12", "002 Trading"),
    played("M-TRADE-13", "000 §600"),
    played("M-TRADE-14", "inferred"),
    played("M-TRADE-15", "000 Errata Trade sheet"),
)
