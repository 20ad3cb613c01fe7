"""Rows of the daylight rulebook: the last Round, the end, solo, Story mode."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-LAST-01", "Last round"),
    played("W-LAST-02", "Last round"),
    played("W-LAST-03", "Last round"),
    played("W-LAST-04", "Last round"),
    played("W-LAST-05", "Last round"),
    played("W-LAST-06", "Last round"),
    played("W-END-01", "Ending the game"),
    played("W-END-02", "Ending the game"),
    played("W-END-03", "Ending the game"),
    played("W-SOLO-01", "Playing solo"),
    played("W-SOLO-02", "Playing solo"),
    played("W-SOLO-03", "Attacks"),
    played("W-SOLO-04", "Rubble count"),
    played("W-SOLO-05", "inferred"),
    played("W-STORY-01", "Story mode"),
)
