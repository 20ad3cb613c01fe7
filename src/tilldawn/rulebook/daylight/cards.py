"""Rows of the daylight rulebook: Survivors, special cards, Bad Luck, Junk."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-SURV-01", "Protections"),
    played("W-SURV-02", "inferred"),
    played("W-SURV-03", "Enemies: Survivor"),
    played("W-SURV-04", "Protections"),
    played("W-SURV-05", "Enemies: Survivor"),
    played("W-SURV-06", "Enemies: Survivor"),
    played("W-SURV-07", "Attacks"),
    played("W-SURV-08", "Ending the game"),
    played("W-SPEC-01", "Special cards"),
    played("W-SPEC-02", "Special cards"),
    played("W-SPEC-03", "Special cards"),
    played("W-SPEC-04", "Special cards"),
    played("W-SPEC-05", "Special cards"),
    played("W-SPEC-06", "Special cards"),
    played("W-SPEC-07", "Special cards"),
    played("W-SPEC-08", "Special cards"),
    played("W-SPEC-09", "Special cards"),
    played("W-SPEC-10", "Special cards"),
    played("W-SPEC-11", "inferred"),
    played("W-SPEC-12", "Special cards"),
    played("W-SPEC-13", "Special cards"),
    played("W-SPEC-14", "Special cards"),
    played("W-SPEC-15", "Special cards"),
    played("W-SPEC-16", "Special cards"),
    played("W-SPEC-17", "Special cards"),
    played("W-SPEC-18", "Rubble"),
    played("W-SPEC-19", "inferred"),
    played("W-BAD-01", "Bad Luck cards"),
    played("W-BAD-02", "Bad Luck cards"),
    played("W-BAD-03", "Bad Luck cards"),
    played("W-BAD-04", "Bad Luck cards"),
    played("W-BAD-05", "Bad Luck cards"),
    played("W-JUNK-01", "Junk"),
    played("W-JUNK-02", "Junk"),
    played("W-JUNK-03", "Junk"),
)
