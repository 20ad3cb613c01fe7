"""The rulebook of This War of Mine: 838 rules in 41 areas, those of modules still to come marked open."""

from __future__ import annotations

from tilldawn.rulebook import mine_rows_1, mine_rows_2, mine_rows_3, mine_rows_4

ROWS = (*mine_rows_1.ROWS, *mine_rows_2.ROWS, *mine_rows_3.ROWS, *mine_rows_4.ROWS)
