"""Rows of the daylight rulebook: the goal, setting up, Characters, Perks, the First Player."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-GOAL-01", "Your goal"),
    played("W-GOAL-02", "Your goal"),
    played("W-GOAL-03", "Overview"),
    played("W-GOAL-04", "Your goal"),
    played("W-GOAL-05", "Overview"),
    played("W-SETUP-01", "Setup"),
    played("W-SETUP-02", "Tracker marker"),
    played("W-SETUP-03", "Setup"),
    played("W-SETUP-04", "Characters"),
    played("W-SETUP-05", "Characters"),
    played("W-SETUP-06", "Weapons"),
    played("W-SETUP-07", "Setup, G-03"),
    played("W-SETUP-08", "Setup"),
    played("W-SETUP-09", "Setup"),
    played("W-SETUP-10", "Rubble count"),
    played("W-SETUP-11", "Setup"),
    played("W-SETUP-12", "Setup"),
    played("W-SETUP-13", "First Player"),
    played("W-SETUP-14", "inferred"),
    played("W-SETUP-15", "What's in the box?"),
    played("W-CHAR-01", "Characters"),
    played("W-CHAR-02", "Character board"),
    played("W-CHAR-03", "Character board"),
    played("W-CHAR-04", "Character board"),
    played("W-PERK-01", "Perks"),
    played("W-PERK-02", "Perks"),
    played("W-PERK-03", "Perks"),
    played("W-PERK-04", "Perks"),
    played("W-PERK-05", "Perks"),
    played("W-PERK-06", "Perks"),
    played("W-PERK-07", "Perks"),
    played("W-PERK-08", "Perks"),
    played("W-FP-01", "Search phase"),
    played("W-FP-02", "Combat phase"),
    played("W-FP-03", "First Player, G-12"),
)
