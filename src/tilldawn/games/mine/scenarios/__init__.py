"""Scenarios: shorter games that begin late in a Campaign, one module each.

A scenario is a module of the box (`games/mine/modules.py`) with a sheet of its own (`sheet.Scenario`): how
long it takes, who begins and with what, which of its scripts has a red arrow, and when that comes true.
Importing this package puts all of them on their shelf; no rule of the base game knows one by name.
"""

from __future__ import annotations

from tilldawn.games.mine.modules import SCENARIOS
from tilldawn.games.mine.scenarios import four_seats, night_goes_on, two_families, voice, ward
from tilldawn.games.mine.scenarios.sheet import Arrow, Scenario, add_scenario, ours, scenario_of

__all__ = ["OURS", "SCENARIOS", "Arrow", "Scenario", "add_scenario", "ours", "scenario_of"]

OURS: tuple[Scenario, ...] = (
    night_goes_on.SCENARIO,
    four_seats.SCENARIO,
    ward.SCENARIO,
    two_families.SCENARIO,
    voice.SCENARIO,
)
"""The scenarios of the box, in the order in which they are offered."""

for _scenario in OURS:
    add_scenario(_scenario)
