"""What a bot is: something that chooses among the options of a request.

A class of bots takes the id of the game and a seed; one that plays only some games lists them in `games`:

    class Eager:
        name = "eager"
        games = ("daylight", "mine")

        def __init__(self, game: str, seed: str) -> None: ...

        def choose(self, table: Table[Any], seat: int) -> Option:
            return table.request.options[0]

        def why(self) -> Text:
            return because("It was there.")

A bot looks at `table.look()` (ids and numbers, quick) and at the request with its options, and may try things
out on `table.fork()`. Whatever it does to the table itself would be cheating, and is on its author's honour.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from tilldawn.engine.request import Option, Text, literal
from tilldawn.engine.table import Table


@runtime_checkable
class Bot(Protocol):
    """Chooses for the seats it is given.

    `choose` is called only while the open request has options for that seat, and returns one of them
    (or one of the at-any-time options of that seat). The same seed and the same table should give the
    same choice, so that games can be played again.
    """

    name: str

    def choose(self, table: Table[Any], seat: int) -> Option:
        """The option this bot takes for this seat."""
        ...

    def why(self) -> Text:
        """The reason for the last choice, for those who watch."""
        ...


def because(words: str) -> Text:
    """A reason in plain words, for bots that bring no texts of their own."""
    return Text("why-said", {"why": literal(words)})
