"""What the server needs of a store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Protocol

from tilldawn.web.store.notices import Heard, Listener
from tilldawn.web.store.rows import (
    Ages,
    Checkpoint,
    Company,
    Expired,
    Lease,
    Owner,
    SeatRow,
    Stored,
    TableRow,
)


class Store(Protocol):
    """Where tables lie. Every method is whole or has no effect, is durable before it returns, and raises
    StoreFailed. All may be called from any thread.

    Whatever changes a table takes the fence of the lease it is changed under, and raises `LostLease` if that
    is not the table's any more. Without one nothing is asked: for a server that is alone (see `hold`).
    """

    # --- People ------------------------------------------------------------------------------------

    def browser_name(self, browser: str) -> str:
        """What somebody wants to be called; nothing if that is not known."""
        ...

    def name_browser(self, browser: str, name: str) -> None:
        """Remember what somebody wants to be called."""
        ...

    # --- Tables ------------------------------------------------------------------------------------

    def create(self, stored: Stored) -> None:
        """Keep a new table. Its row is marked with the journal it has."""
        ...

    def go_on(self, table: str, stored: Stored, *, fence: int | None = None) -> None:
        """Keep a new table that goes on where another one could not; that one is marked, and stays."""
        ...

    def successor(self, table: str) -> str:
        """The table that goes on where this one could not; nothing where there is none."""
        ...

    def load(self, table: str) -> Stored | None:
        """A table, or None if there is none of that id. Raises `Damaged` where it is not as it was kept."""
        ...

    def append(self, row: TableRow, at: int, entries: Sequence[str], *, fence: int | None = None) -> None:
        """Add to a table's journal, which must have `at` entries and be the one the row is marked with, and
        keep its head. The row is then marked anew."""
        ...

    def keep_checkpoint(self, table: str, checkpoint: Checkpoint, *, fence: int | None = None) -> None:
        """Keep a state that need not be played to; `load` brings it along."""
        ...

    def keep_seat(self, table: str, seat: int, row: SeatRow, *, fence: int | None = None) -> None:
        """Keep a seat as it is now."""
        ...

    def keep_company(self, table: str, company: Company, *, fence: int | None = None) -> None:
        """Keep what the people of a table have agreed on."""
        ...

    def keep_host(self, row: TableRow, host: str, *, fence: int | None = None) -> None:
        """Let another browser host a table. The row is then its own, and marked anew."""
        ...

    def keep_pace(self, table: str, pace: str, *, fence: int | None = None) -> None:
        """Keep how fast bots move."""
        ...

    def watch(self, table: str, browser: str, *, fence: int | None = None) -> None:
        """Let a browser watch a table."""
        ...

    def tables_of(self, browser: str) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables a browser sits at, hosts or watches, the one touched last first. Their journals are not
        read, and damaged ones that cannot even be listed are left out."""
        ...

    def created_since(self, host: str, when: float) -> int:
        """How many tables a browser has made since then."""
        ...

    def forget(self, table: str, *, fence: int | None = None) -> None:
        """Remove a table with all that belongs to it."""
        ...

    def expiring(self, ages: Ages) -> Expired:
        """What is older than it may become."""
        ...

    def expire(
        self, ages: Ages, *, spare: Collection[str] = (), before: Callable[[str], object] | None = None
    ) -> Expired:
        """Remove what is older than it may become, but for tables that are spared; says what has gone.
        `before` sees each table before it goes; if it raises, that one and those after it stay."""
        ...

    # --- Several processes -------------------------------------------------------------------------

    def arrive(self, owner: str, address: str, seconds: float) -> None:
        """A process is there, and will be for so many seconds unless it says so again."""
        ...

    def renew(self, owner: str, seconds: float) -> bool:
        """A process is still there, with all it owns. False if it came too late: it has to arrive again, and
        others may have claimed its tables meanwhile (`leases` says what is left)."""
        ...

    def depart(self, owner: str) -> None:
        """A process goes, and owns nothing any more."""
        ...

    def owners(self) -> list[Owner]:
        """Processes that are there."""
        ...

    def owner_of(self, table: str) -> Owner | None:
        """The process a table belongs to now, if any."""
        ...

    def claim(self, table: str, owner: str) -> Lease | Owner | None:
        """Own a table, or hear who does; None where there is none. Claim first, load then."""
        ...

    def release(self, lease: Lease) -> None:
        """Own a table no longer."""
        ...

    def leases(self, owner: str) -> list[Lease]:
        """All a process owns."""
        ...

    def notify(self, topic: str, notice: str) -> None:
        """Tell all processes that listen, this one among them."""
        ...

    def listen(self, heard: Heard, missed: Callable[[], None] = ...) -> Listener:
        """Hear, in a thread of its own, what is told from now on; `missed` is called where something may have
        been lost."""
        ...

    # --- The store itself --------------------------------------------------------------------------

    def hold(self, *, shared: bool = False) -> None:
        """Be the only server of this store until it is closed; with `shared`, one of several that own their
        tables by leases. Raises StoreFailed that names who is in the way."""
        ...

    def probe(self) -> None:
        """Write something nobody needs: raises StoreFailed unless an answer could be kept now."""
        ...

    def close(self) -> None:
        """Leave the store in order."""
        ...
