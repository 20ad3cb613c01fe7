"""The player aid of daylight: which rows stand under which phase."""

from __future__ import annotations

from tilldawn.rulebook.aid import Section

SECTIONS: tuple[Section, ...] = (
    Section("goal", ("W-END-01", "W-GOAL-04", "W-GOAL-02", "W-GOAL-03")),
    Section(
        "search",
        ("W-SEARCH-04", "W-SEARCH-05", "W-SEARCH-06", "W-INV-01", "W-INV-02", "W-SEARCH-08", "W-SEARCH-09"),
    ),
    Section("wave", ("W-WAVE-01", "W-WAVE-03", "W-WAVE-04", "W-WAVE-05", "W-WAVE-06", "W-WAVE-11")),
    Section("trade", ("W-TRADE-01", "W-TRADE-02", "W-TRADE-04", "W-HEAL-01", "W-HEAL-03")),
    Section(
        "combat",
        (
            "W-COMBAT-01",
            "W-COMBAT-02",
            "W-COMBAT-03",
            "W-COMBAT-05",
            "W-AMMO-04",
            "W-AMMO-05",
            "W-CCARD-03",
            "W-SPLASH-01",
            "W-SPLASH-04",
            "W-COMBAT-08",
        ),
    ),
    Section(
        "craft",
        (
            "W-CRAFT-01",
            "W-CRAFT-02",
            "W-CRAFT-07",
            "W-CRAFT-03",
            "W-CRAFT-17",
            "W-CRAFT-04",
            "W-CRAFT-12",
            "W-CRAFT-05",
            "W-CRAFT-20",
        ),
    ),
    Section(
        "enemies",
        (
            "W-COMBAT-09",
            "W-SURV-03",
            "W-COMBAT-10",
            "W-COMBAT-11",
            "W-CCARD-10",
            "W-SPLASH-06",
            "W-ENEMY-01",
            "W-ENEMY-03",
            "W-ENEMY-08",
            "W-ENEMY-11",
        ),
    ),
    Section("after", ("W-COMBAT-14", "W-FP-03", "W-LAST-02", "W-LAST-05")),
)
