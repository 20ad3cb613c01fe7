"""Rows of the mine rulebook: the end of the game."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("M-WIN-01", "002 End; 000 §200"),
    played("M-WIN-02", "000 §200; 001 §200"),
    played("M-WIN-03", "002 End"),
    played("M-WIN-04", "000 §200; 001 §200"),
    played("M-WIN-05", "000 FEP-TRC; 002 End"),
    played("M-WIN-06", "002 Setup; 000 Errata 630"),
    played("M-WIN-07", "000 §200"),
    played("M-WIN-08", "000 §220"),
)
