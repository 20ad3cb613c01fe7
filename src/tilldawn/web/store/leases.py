"""Which process owns which table, where several share a store.

A process *arrives* under a name nobody had before, and says again and again that it is there (`renew`, one
row whatever it owns). It *claims* each table it wakes. A claim raises the table's fence, a number; every
write of the owner carries it and is refused (`LostLease`) once somebody else has claimed the table, in the
transaction that would write. So a process that was stopped, swapped out or cut off can come back late and do
no harm. Whoever is not heard of for as long as it promised loses its tables to whoever claims them. All times
are the database's.
"""

from __future__ import annotations

from tilldawn.web.store.base import Database, Transaction
from tilldawn.web.store.rows import Lease, LostLease, Owner

KEPT = 86400.0
"""Seconds a process that has gone without a word stays in the list."""


class Leases(Database):
    """The part of a store that several processes need."""

    def arrive(self, owner: str, address: str, seconds: float) -> None:
        """A process is there, and will be for so many seconds unless it says so again."""
        sql = (
            f"INSERT INTO owners (id, address, until) VALUES (?, ?, {self.NOW} + ?) "
            "ON CONFLICT (id) DO UPDATE SET address = excluded.address, until = excluded.until"
        )

        def write(t: Transaction) -> None:
            t.run(f"DELETE FROM owners WHERE until < {self.NOW} - ?", KEPT)
            t.run(sql, owner, address, seconds)

        self._write(write)

    def renew(self, owner: str, seconds: float) -> bool:
        """A process is still there, with all it owns. False if it came too late: others may have claimed its
        tables meanwhile (`leases` says what is left), and it has to arrive again."""
        sql = f"UPDATE owners SET until = {self.NOW} + ? WHERE id = ? AND until >= {self.NOW}"
        return self._write(lambda t: t.run(sql, seconds, owner)) == 1

    def depart(self, owner: str) -> None:
        """A process goes, and owns nothing any more."""

        def write(t: Transaction) -> None:
            t.run("UPDATE tables SET owner = '' WHERE owner = ?", owner)
            t.run("DELETE FROM owners WHERE id = ?", owner)

        self._write(write)

    def owners(self) -> list[Owner]:
        """Processes that are there."""
        now = self.NOW
        sql = f"SELECT id, address, until - {now} FROM owners WHERE until >= {now} ORDER BY id"
        return [Owner(*found) for found in self._ask(sql)]

    def owner_of(self, table: str) -> Owner | None:
        """The process a table belongs to now, if any."""
        return self._read(lambda t: self._owner_of(t, table))

    def _owner_of(self, t: Transaction, table: str) -> Owner | None:
        sql = (
            f"SELECT owners.id, owners.address, owners.until - {self.NOW} FROM tables "
            f"JOIN owners ON owners.id = tables.owner WHERE tables.id = ? AND owners.until >= {self.NOW}"
        )
        found = t.all(sql, table)
        return Owner(*found[0]) if found else None

    def claim(self, table: str, owner: str) -> Lease | Owner | None:
        """Own a table, or hear who does; None where there is none. Claimed again by its owner, a table keeps
        its fence. Raises LostLease for a process that has not arrived, or has not renewed in time."""
        alive = f"EXISTS (SELECT 1 FROM owners WHERE id = ? AND until >= {self.NOW})"
        taken = f"EXISTS (SELECT 1 FROM owners WHERE id = tables.owner AND until >= {self.NOW})"
        sql = (
            "UPDATE tables SET fence = CASE WHEN owner = ? THEN fence ELSE fence + 1 END, owner = ? "
            f"WHERE id = ? AND {alive} AND (owner = ? OR NOT {taken}) RETURNING fence"
        )

        def write(t: Transaction) -> Lease | Owner | None:
            if claimed := t.all(sql, owner, owner, table, owner, owner):
                return Lease(table, owner, int(claimed[0][0]))
            if not t.all("SELECT 1 FROM tables WHERE id = ?", table):
                return None
            if other := self._owner_of(t, table):
                return other
            raise LostLease(table)

        return self._write(write)

    def release(self, lease: Lease) -> None:
        """Own a table no longer. One that somebody else has claimed is left to them."""
        sql = "UPDATE tables SET owner = '' WHERE id = ? AND owner = ? AND fence = ?"
        self._write(lambda t: t.run(sql, lease.table, lease.owner, lease.fence))

    def leases(self, owner: str) -> list[Lease]:
        """All a process owns."""
        found = self._ask("SELECT id, fence FROM tables WHERE owner = ? ORDER BY id", owner)
        return [Lease(table, owner, int(fence)) for table, fence in found]
