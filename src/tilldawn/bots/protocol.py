"""What a bot is: something that chooses among the options of a request."""

from __future__ import annotations

from typing import Any, Protocol

from tilldawn.engine.request import Option, Text
from tilldawn.engine.table import Table


class Bot(Protocol):
    """Chooses for the seats it is given.

    `choose` is called only while the open request has options for that seat, and returns one of them
    (or one of the at-any-time options of that seat).
    """

    name: str

    def choose(self, table: Table[Any], seat: int) -> Option:
        """The option this bot takes for this seat."""
        ...

    def why(self) -> Text:
        """The reason for the last choice, for those who watch."""
        ...
