"""The course of a game as a list of named steps; each area of the rulebook declares its own."""

from __future__ import annotations

from tilldawn.engine.game import Steps
from tilldawn.games.daylight.state import State

step: Steps[State] = Steps()
"""Declares a step: `@step("search-turn", begins="turn")`."""
