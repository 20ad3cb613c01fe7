"""The rulebook of This War of Mine: 838 rules in 41 areas, those of modules still to come marked open."""

from __future__ import annotations

from tilldawn.rulebook.mine import (
    cards,
    city,
    combat,
    dawn,
    day,
    ending,
    evening,
    expansion,
    house,
    morning,
    people,
    raid,
    saving,
    scripts,
    setup,
    trade,
    variants,
)

ROWS = (
    *setup.ROWS,
    *people.ROWS,
    *morning.ROWS,
    *day.ROWS,
    *house.ROWS,
    *evening.ROWS,
    *city.ROWS,
    *raid.ROWS,
    *dawn.ROWS,
    *combat.ROWS,
    *trade.ROWS,
    *saving.ROWS,
    *variants.ROWS,
    *scripts.ROWS,
    *expansion.ROWS,
    *cards.ROWS,
    *ending.ROWS,
)
