"""Rows of the mine rulebook: Morning and Objectives."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("M-MORN-01", "000 §200; 001 §200, JR Morning"),
    played("M-MORN-02", "001 JR Morning; 002 Morning"),
    played("M-MORN-03", "000 §200; 001 §200"),
    played("M-MORN-04", "000 §200; 003 Événement et chapitre"),
    played("M-MORN-05", "000 Errata Chapter I; 003 Errata"),
    played("M-MORN-06", "002 Setup; 000 §200"),
    played("M-MORN-07", "000 Errata Journal p4, FEP"),
    played("M-MORN-08", "000 §200; 001 §200"),
    played("M-MORN-09", "000 §200; 001 §200"),
    played("M-MORN-10", "000 §200"),
    played("M-MORN-11", "000 §10, Errata Relatively Peaceful"),
    played("M-MORN-12", "000 §200; 001 §200"),
    played("M-MORN-13", "002 Setup; 000 Errata 630"),
    played("M-MORN-14", "000 §200; 001 §200"),
    played("M-MORN-15", "001 JR; 002 Morning"),
    played("M-OBJ-01", "000 §200; 001 §200"),
    played("M-OBJ-02", "000 §200; 001 §200"),
    played("M-OBJ-03", "000 §200; 001 §200"),
    played("M-OBJ-04", "000 §200"),
    played("M-OBJ-05", "000 §200; 003 Matin (200)"),
    played("M-OBJ-06", "000 §200; 001 §200"),
    played("M-OBJ-07", "000 §200, FEP; 001 §200"),
    played("M-OBJ-08", "000 §200; 001 §200"),
    played("M-OBJ-09", "000 §200; 003 Matin (200)"),
    played("M-OBJ-10", "000 §200; 001 §200"),
    played("M-OBJ-11", "000 FEP 'any time'; 003 Clarifications"),
    played("M-OBJ-12", "000 §200; 001 §200"),
    played("M-OBJ-13", "000 §200; 001 §200"),
    played("M-OBJ-14", "000 §10; 001 §10"),
    played("M-OBJ-15", "000 §200"),
    played("M-OBJ-16", "000 §200"),
)
