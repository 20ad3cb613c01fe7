"""Narrative Actions: when each may be used. What they do is in `people/narrative.py`, by id. All are ours."""

from __future__ import annotations

CARDS: dict[str, tuple[str, ...]] = {
    "slip-away": ("combat",),
    "night-shift": ("raid",),
    "good-neighbours": ("raid-card",),
    "hidden-shelf": ("damage",),
    "second-wind": ("day",),
    "thin-soup": ("eating",),
    "melted-snow": ("drinking",),
    "old-stories": ("drinking", "eating", "before-fate", "dawn"),
    "banister": ("day",),
    "house-doctor": ("before-fate",),
    "know-the-streets": ("exploring",),
    "hold-your-breath": ("noise",),
    "second-look": ("found",),
    "old-debt": ("day",),
    "not-today": ("fate",),
}
"""Card to the moments it may be used at."""

DRAWN = 2
NEIGHBOURS_POINTS = 3
SHELF = 3
MELTED = 3
BANISTER_COLD = 2
STREETS = 4
DEBT = 8
DOCTOR = 2
