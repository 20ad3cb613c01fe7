"""Rows of the daylight rulebook: Search phase, WAVE!, the enemy line."""

from __future__ import annotations

from tilldawn.engine.row import Row, played

ROWS: tuple[Row, ...] = (
    played("W-SEARCH-01", "Search phase"),
    played("W-SEARCH-02", "Search phase"),
    played("W-SEARCH-03", "Search phase"),
    played("W-SEARCH-04", "Search phase"),
    played("W-SEARCH-05", "Search phase"),
    played("W-SEARCH-06", "Search phase"),
    played("W-SEARCH-07", "inferred"),
    played("W-SEARCH-08", "Bad Luck cards"),
    played("W-SEARCH-09", "WAVE!"),
    played("W-SEARCH-10", "inferred"),
    played("W-WAVE-01", "WAVE!"),
    played("W-WAVE-02", "WAVE!"),
    played("W-WAVE-03", "WAVE!"),
    played("W-WAVE-04", "WAVE!"),
    played("W-WAVE-05", "WAVE!"),
    played("W-WAVE-06", "WAVE!"),
    played("W-WAVE-07", "WAVE!"),
    played("W-WAVE-08", "WAVE!, G-07"),
    played("W-WAVE-09", "Search phase"),
    played("W-WAVE-10", "inferred"),
    played("W-WAVE-11", "WAVE!"),
    played("W-WAVE-12", "WAVE!"),
    played("W-ASSAULT-01", "Assault"),
    played("W-ASSAULT-02", "Assault"),
    played("W-ASSAULT-03", "Assault"),
    played("W-ASSAULT-04", "Assault"),
    played("W-ASSAULT-05", "Assault"),
    played("W-ASSAULT-06", "Tracker marker"),
    played("W-ASSAULT-07", "Assault"),
)
