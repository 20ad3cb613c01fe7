"""What the module remembers: plain data in `state.modules`, read and written through one small object."""

from __future__ import annotations

from typing import Any

from tilldawn.games.mine.state import State


class Memory:
    """`open`: cards that lie face up, each with the day at whose Dawn it lapses; `gone`: those that are out
    of the Campaign; `drawn`: the day of the last card; `torn`: spaces without boards; `unsaid`: the day at
    whose Dawn is said what was not said; `fierce`: who rolls once more in the fight or the raid that is on.
    """

    def __init__(self, kept: dict[str, Any]) -> None:
        self.kept = kept

    @property
    def open(self) -> dict[str, int]:
        found: dict[str, int] = self.kept["open"]
        return found

    @property
    def gone(self) -> list[str]:
        found: list[str] = self.kept["gone"]
        return found

    @property
    def torn(self) -> list[str]:
        found: list[str] = self.kept["torn"]
        return found

    @property
    def drawn(self) -> int:
        return int(self.kept["drawn"])

    @drawn.setter
    def drawn(self, day: int) -> None:
        self.kept["drawn"] = day

    @property
    def unsaid(self) -> int:
        return int(self.kept["unsaid"])

    @unsaid.setter
    def unsaid(self, day: int) -> None:
        self.kept["unsaid"] = day

    @property
    def fierce(self) -> str:
        return str(self.kept["fierce"])

    @fierce.setter
    def fierce(self, who: str) -> None:
        self.kept["fierce"] = who


def begin(s: State) -> None:
    """Nothing has happened yet."""
    s.modules["desperate"] = {"open": {}, "gone": [], "torn": [], "drawn": 0, "unsaid": 0, "fierce": ""}


def remember(s: State) -> Memory:
    """What the module of this table remembers."""
    return Memory(s.modules["desperate"])
