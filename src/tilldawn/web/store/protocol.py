"""What the server needs of a store."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tilldawn.web.store.rows import SeatRow, Stored, TableRow


class Store(Protocol):
    """Where tables lie. Every method is whole or has no effect, is durable before it returns, and raises
    StoreFailed. All may be called from any thread."""

    def browser_name(self, browser: str) -> str:
        """What somebody wants to be called; nothing if that is not known."""
        ...

    def name_browser(self, browser: str, name: str) -> None:
        """Remember what somebody wants to be called."""
        ...

    def create(self, stored: Stored) -> None:
        """Keep a new table. Its row is marked with the journal it has."""
        ...

    def go_on(self, table: str, stored: Stored) -> None:
        """Keep a new table that goes on where another one could not; that one is marked, and stays."""
        ...

    def successor(self, table: str) -> str:
        """The table that goes on where this one could not; nothing where there is none."""
        ...

    def load(self, table: str) -> Stored | None:
        """A table, or None if there is none of that id. Raises `Damaged` where it is not as it was kept."""
        ...

    def append(self, row: TableRow, at: int, entries: Sequence[str]) -> None:
        """Add to a table's journal, which must have `at` entries and be the one the row is marked with, and
        keep its head. The row is then marked anew."""
        ...

    def keep_seat(self, table: str, seat: int, row: SeatRow) -> None:
        """Keep a seat as it is now."""
        ...

    def keep_pace(self, table: str, pace: str) -> None:
        """Keep how fast bots move."""
        ...

    def watch(self, table: str, browser: str) -> None:
        """Let a browser watch a table."""
        ...

    def tables_of(self, browser: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables a browser sits at, hosts or watches, the one touched last first. Their journals are not
        read, and damaged ones that cannot even be listed are left out."""
        ...

    def created_since(self, host: str, when: float) -> int:
        """How many tables a browser has made since then."""
        ...

    def forget(self, table: str) -> None:
        """Remove a table with all that belongs to it."""
        ...

    def probe(self) -> None:
        """Write something nobody needs: raises StoreFailed unless an answer could be kept now."""
        ...

    def close(self) -> None:
        """Leave the store in order."""
        ...
