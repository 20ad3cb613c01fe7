"""Rows of the mine rulebook: Day Actions and movement."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("M-DAY-01", "001 JR Day; 002 Day actions"),
    played("M-DAY-02", "002 Day actions; 003 Pions État (220)"),
    played("M-DAY-03", "000 §300; 001 §300, JR"),
    played("M-DAY-04", "000 §300; 001 §300"),
    played("M-DAY-05", "000 §300; 002 Shelter card actions"),
    played("M-DAY-06", "000 §300; 001 §300"),
    played("M-DAY-07", "003 Actions de jour"),
    played("M-DAY-08", "000 §300; 001 §300"),
    played("M-DAY-09", "000 §300; 002 Fittings"),
    played("M-DAY-10", "000 §300; 001 §300"),
    played("M-DAY-11", "001 JR ('up to 3'); 003 ('jusqu'à 3')"),
    played("M-DAY-12", "000 §300; 001 §300"),
    played("M-DAY-13", "002 Day start"),
    played("M-DAY-14", "002 Day start"),
    played("M-DAY-15", "002 Day start"),
    played("M-DAY-16", "002 Day start"),
    played("M-DAY-17", "003 Errata 877"),
    played("M-DAY-18", "000 Errata 164"),
    played("M-DAY-19", "000 §110"),
    played("M-DAY-20", "001 JR Day; 002 Available actions"),
    played("M-MOVE-01", "000 §300; 001 §300"),
    played("M-MOVE-02", "001 JR Day; 002 Day"),
    played("M-MOVE-03", "001 JR; 002 Day actions"),
    played("M-MOVE-04", "000 §300; 001 §300"),
    played("M-MOVE-05", "000 §110, §300; 001 §110, §300"),
    played("M-MOVE-06", "002 Day; 000 §300"),
    played("M-MOVE-07", "000 §300 (only others named as blocking)"),
    played("M-MOVE-08", "000 §110, §300"),
    played("M-MOVE-09", "000 §300; 003 Actions de jour (300)"),
    played("M-MOVE-10", "000 §300 (simultaneous resolution)"),
    played("M-MOVE-11", "000 Errata 836; 003 Errata"),
)
