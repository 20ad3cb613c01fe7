"""The course of a Campaign as a list of named steps; each area of the rulebook declares its own."""

from __future__ import annotations

from tilldawn.engine.game import Steps
from tilldawn.games.mine.state import State

step: Steps[State] = Steps()
"""Declares a step: `@step("dusk", begins="phase")`."""
