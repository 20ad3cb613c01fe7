"""The player aid of mine: which rows stand under which phase."""

from __future__ import annotations

from tilldawn.rulebook.aid import Section

SECTIONS: tuple[Section, ...] = (
    Section("goal", ("M-WIN-01", "M-WIN-06", "M-WIN-03", "M-OBJ-04", "M-OBJ-07")),
    Section("states", ("M-STATE-01", "M-STATE-05", "M-STATE-06", "M-STATE-09", "M-STATE-13")),
    Section("morning", ("M-MORN-01", "M-MORN-02", "M-MORN-04")),
    Section(
        "day",
        (
            "M-DAY-01",
            "M-DAY-03",
            "M-DAY-04",
            "M-DAY-07",
            "M-DAY-20",
            "M-FIT-03",
            "M-BOARD-23",
            "M-BOARD-26",
            "M-SHEL-04",
            "M-SHEL-10",
            "M-SHEL-12",
            "M-BOARD-29",
        ),
    ),
    Section("dusk", ("M-DUSK-02", "M-DUSK-03", "M-DUSK-07", "M-DUSK-08", "M-DUSK-09", "M-DUSK-10")),
    Section("evening", ("M-EVE-01", "M-EVE-02", "M-EVE-03", "M-EVE-04", "M-EVE-05", "M-EVE-06")),
    Section(
        "scavenging",
        (
            "M-SCAV-01",
            "M-SCAV-09",
            "M-SCAV-10",
            "M-EXPL-05",
            "M-NOISE-03",
            "M-NOISE-04",
            "M-SCAV-13",
            "M-SCAV-21",
        ),
    ),
    Section(
        "combat",
        (
            "M-COMB-07",
            "M-COMB-11",
            "M-COMB-12",
            "M-COMB-14",
            "M-COMB-16",
            "M-COMB-17",
            "M-COMB-22",
            "M-COMB-34",
        ),
    ),
    Section(
        "raid", ("M-RAID-02", "M-RAID-11", "M-RAID-12", "M-RAID-13", "M-RAID-06", "M-RAID-09", "M-RAID-27")
    ),
    Section(
        "dawn",
        (
            "M-DAWN-01",
            "M-DAWN-02",
            "M-MED-09",
            "M-DAWN-03",
            "M-FATE-03",
            "M-FATE-11",
            "M-SPIRIT-01",
            "M-DAWN-04",
            "M-DEATH-03",
        ),
    ),
)
