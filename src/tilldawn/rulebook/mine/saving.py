"""Rows of the mine rulebook: saving and restoring."""

from __future__ import annotations

from tilldawn.engine.row import Row, physical, played

ROWS: tuple[Row, ...] = (
    played("M-SAVE-01", "001 JR; 002 Dawn"),
    played("M-SAVE-02", "000 §10; 001 §10"),
    played("M-SAVE-03", "000 §10; 001 §10"),
    played("M-SAVE-04", "000 §10; 001 §10"),
    played("M-SAVE-05", "000 §10, §220"),
    played("M-SAVE-06", "000 §10; 001 §10"),
    played("M-SAVE-07", "000 §10; 001 §10"),
    played("M-SAVE-08", "000 §10; 003 Sauvegarde, Reprendre"),
    played("M-SAVE-09", "000 §10; 001 §10"),
    played("M-SAVE-10", "000 §10; 001 §10"),
    played("M-SAVE-11", "000 §10; 001 §10"),
    played("M-SAVE-12", "000 §10; 001 §10"),
    played("M-SAVE-13", "000 §10; 001 §10"),
    played("M-SAVE-14", "000 §10; 001 §10"),
    played("M-SAVE-15", "000 §10"),
    played("M-SAVE-16", "000 §10; 001 §10"),
    played("M-SAVE-17", "000 §10; 001 §10"),
    played("M-SAVE-18", "000 §10; 001 §10"),
    played("M-SAVE-19", "000 §10; 001 §10"),
    played("M-SAVE-20", "001 §10 only"),
    played("M-SAVE-21", "000 §10, §100"),
    played("M-SAVE-22", "000 §200; 001 §534"),
    played("M-SAVE-23", "000 §10; 001 §10"),
    played("M-SAVE-24", "000 §10; 001 §10"),
    played("M-SAVE-25", "000 §10; 001 §10"),
    played("M-SAVE-26", "000 §10; 001 §10"),
    played("M-SAVE-27", "000 §10; 003 Sauvegarde, Reprendre"),
    physical("M-SAVE-28", "000 §800; 001 §800", "printing more Save Sheets is paper only; nothing to play"),
    played("M-SAVE-29", "000 §10; 001 §10"),
)
