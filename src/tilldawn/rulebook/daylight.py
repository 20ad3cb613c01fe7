"""The rulebook of Survive Until Daylight: 225 rules and 60 rulings."""

from __future__ import annotations

from tilldawn.rulebook import daylight_rows_1, daylight_rows_2

ROWS = (*daylight_rows_1.ROWS, *daylight_rows_2.ROWS)
