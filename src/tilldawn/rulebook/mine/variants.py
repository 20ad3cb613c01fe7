"""Rows of the mine rulebook: advanced rules and scenarios."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("M-ADV-01", "000 §300, §400, §600, §800"),
    played("M-ADV-02", "001 §155; 002 Day actions, Scavenging"),
    played("M-ADV-03", "001 §155; 000 §300"),
    played("M-ADV-04", "001 §155; 002 Day actions, Scavenging"),
    played("M-ADV-05", "001 §155; 003 RAS 155"),
    played("M-ADV-06", "001 §155; 002 Day actions, Scavenging"),
    played("M-ADV-07", "002 Day actions; 001 §155, §150"),
    played("M-ADV-08", "001 §351; 003 RAS 351"),
    played("M-ADV-09", "001 §351; 003 RAS 351"),
    played("M-ADV-10", "001 §351"),
    played("M-ADV-11", "001 §534; 002 Day actions, Scavenging"),
    played("M-ADV-12", "001 §534; 002 Day actions, Scavenging"),
    played("M-ADV-13", "001 §534; 003 RAS 534"),
    played("M-ADV-14", "001 §534; 003 RAS 534"),
    played("M-ADV-15", "001 §534; 003 RAS 534"),
    played("M-ADV-16", "001 §534"),
    played("M-ADV-17", "001 §534; 003 RAS 534"),
    played("M-ADV-18", "001 §534; 000 §600"),
    played("M-ADV-19", "001 §534"),
    played("M-ADV-20", "000 §610; 001 §610"),
    played("M-ADV-21", "000 Errata 909; 001 §909"),
    played("M-ADV-22", "001 §909; 003 RAS 909"),
    played("M-ADV-23", "001 §909; 003 RAS 909"),
    played("M-SCEN-01", "000 §905; 001 §905"),
    played("M-SCEN-02", "000 §905; 001 §905"),
    played("M-SCEN-03", "000 §905; 001 §905"),
    played("M-SCEN-04", "000 §905; 001 §905"),
    played("M-SCEN-05", "000 §905"),
)
