"""The store in SQL: people, tables, journals, what expires and what is left of a damaged table."""

from __future__ import annotations

import contextlib
import logging
import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from tilldawn.web.store.base import Transaction, Unreadable
from tilldawn.web.store.leases import Leases
from tilldawn.web.store.notices import Heard, Listener
from tilldawn.web.store.rows import (
    HEAD,
    Ages,
    Checkpoint,
    Company,
    Damaged,
    Expired,
    Head,
    LostLease,
    Mark,
    SeatRow,
    Stored,
    StoreFailed,
    TableRow,
    checkpoint_seal,
    company_column,
    company_of,
    head_of,
    over_of,
    seal_of,
    seat_columns,
    seat_seal,
    to_json,
)

log = logging.getLogger("tilldawn.store")

SEAT = "name, player, colour, key, browser"
LONGEST = 10_000_000
"""Entries no journal comes to; a length beyond it is damage, too."""
NOBODY = "-"
"""No browser has this id."""
AHEAD = 60.0
"""Seconds a clock may run ahead. Tables from later than that were made with a wrong one."""


class SqlStore(Leases):
    """A store in a database that speaks SQL."""

    @abstractmethod
    def notify(self, topic: str, notice: str) -> None:
        """Tell all processes that listen."""

    @abstractmethod
    def listen(self, heard: Heard, missed: Callable[[], None] = lambda: None) -> Listener:
        """Hear what is told from now on."""

    @abstractmethod
    def hold(self, *, shared: bool = False) -> None:
        """Be the only server of this store until it is closed, or one of several."""

    @abstractmethod
    def close(self) -> None:
        """Leave the store in order."""

    # --- People ------------------------------------------------------------------------------------

    def browser_name(self, browser: str) -> str:
        found = self._ask("SELECT name FROM browsers WHERE id = ?", browser)
        return str(found[0][0]) if found else ""

    def name_browser(self, browser: str, name: str) -> None:
        sql = (
            "INSERT INTO browsers (id, name, seen) VALUES (?, ?, ?) "
            "ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen = excluded.seen"
        )
        self._write(lambda t: t.run(sql, browser, name, time.time()))

    def probe(self) -> None:
        self.name_browser(NOBODY, "")

    # --- Tables ------------------------------------------------------------------------------------

    def create(self, stored: Stored) -> None:
        self._write(lambda t: _insert(t, stored))

    def go_on(self, table: str, stored: Stored, *, fence: int | None = None) -> None:
        def keep(t: Transaction) -> None:
            self._guard(t, table, fence)
            _insert(t, stored)
            self._reseal(t, table, continued=stored.row.id)

        self._write(keep)

    def successor(self, table: str) -> str:
        found = self._ask("SELECT continued FROM tables WHERE id = ?", table)
        return str(found[0][0]) if found else ""

    def load(self, table: str) -> Stored | None:
        try:
            stored = self._read(lambda t: self._load(t, table))
            if stored is not None:
                stored.checkpoint = self.checkpoint(table, stored.row.mark.length)
            return stored
        except Unreadable:
            damaged = self.damage(table)
            log.error("%s", damaged)
            raise damaged from None

    def _load(self, t: Transaction, table: str) -> Stored | None:
        """A table that is whole, or none."""
        heads = t.all(f"SELECT {HEAD} FROM tables WHERE id = ?", table)
        if not heads:
            left = "SELECT 1 FROM seats WHERE table_id = ? UNION ALL SELECT 1 FROM journal WHERE table_id = ?"
            if t.all(left, table, table):
                raise Unreadable("error-store-read", reason="no head")
            return None
        head = Head(*heads[0])
        seats = t.all(f"SELECT seat, {SEAT}, seal FROM seats WHERE table_id = ? ORDER BY seat", table)
        found = t.all("SELECT n, entry FROM journal WHERE table_id = ? ORDER BY n", table)
        journal = [str(entry) for _, entry in found]
        mark = Mark(head.ground, journal)
        placed = not found or (found[0][0], found[-1][0]) == (0, len(found) - 1)
        if not head.sound or not placed or (mark.length, mark.chain) != (head.length, head.chain):
            raise Unreadable("error-store-read", reason="not as written")
        row = head.row(mark)
        rows = [SeatRow(*columns[1:6]) for columns in seats]
        seals = [seat_seal(table, n, seat) for n, seat in enumerate(rows)]
        if len(rows) != len(row.orders) or seals != [columns[6] for columns in seats]:
            raise Unreadable("error-store-read", reason="not as written")
        watchers = t.all("SELECT browser FROM watchers WHERE table_id = ?", table)
        return Stored(row, rows, {str(one) for (one,) in watchers}, journal, company=self._company(t, table))

    def _company(self, t: Transaction, table: str) -> Company:
        """What the people have agreed on; tables of older versions have all begun."""
        [(column,)] = t.all("SELECT company FROM tables WHERE id = ?", table)
        company = company_of(table, str(column))
        if company is None:
            raise Unreadable("error-store-read", reason="not as written")
        return company

    def checkpoint(self, table: str, length: int) -> Checkpoint | None:
        """The checkpoint of a table whose journal is so long. One that is damaged is none: the journal leads
        to the same state."""
        sql = "SELECT position, fingerprint, data, seal FROM checkpoints WHERE table_id = ?"
        try:
            found = self._ask(sql, table)
        except Unreadable:
            return None
        if not found:
            return None
        checkpoint = Checkpoint(*found[0][:3])
        sound = found[0][3] == checkpoint_seal(table, checkpoint) and checkpoint.position <= length
        return checkpoint if sound else None

    def keep_checkpoint(self, table: str, checkpoint: Checkpoint, *, fence: int | None = None) -> None:
        sql = (
            "INSERT INTO checkpoints (table_id, position, fingerprint, data, seal) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (table_id) DO UPDATE SET position = excluded.position, "
            "fingerprint = excluded.fingerprint, data = excluded.data, seal = excluded.seal"
        )
        columns = (checkpoint.position, checkpoint.fingerprint, checkpoint.data)

        def write(t: Transaction) -> None:
            self._guard(t, table, fence)
            t.run(sql, table, *columns, checkpoint_seal(table, checkpoint))

        self._write(write)

    def append(self, row: TableRow, at: int, entries: Sequence[str], *, fence: int | None = None) -> None:
        if row.mark.length != at:
            raise StoreFailed("error-store-moved")
        touched = time.time()
        mark, chains = row.mark.after(entries)
        columns = (
            row.drawn,
            to_json(row.orders),
            row.pace,
            to_json(row.headings),
            over_of(row),
            touched,
            row.continued,
            mark.length,
            mark.chain,
        )
        head = (*columns, seal_of(mark.ground, *columns), row.id, at, row.mark.chain)
        self._append(row.id, head, list(zip(range(at, mark.length), entries, chains, strict=True)), fence)
        row.touched, row.mark = touched, mark

    def _append(
        self, table: str, head: tuple[Any, ...], entries: list[tuple[int, str, bytes]], fence: int | None
    ) -> None:
        """Write entries and the head that belongs to them, if the journal has not moved on."""
        self._write(lambda t: self._add(t, table, head, entries, fence))

    def _add(
        self,
        t: Transaction,
        table: str,
        head: tuple[Any, ...],
        entries: list[tuple[int, str, bytes]],
        fence: int | None,
    ) -> None:
        fenced = (UPDATE, *head) if fence is None else (f"{UPDATE} AND fence = ?", *head, fence)
        if t.run(*fenced) != 1:
            self._missed(t, table, fence, head)
        else:
            rows = [(table, *entry) for entry in entries]
            t.many("INSERT INTO journal (table_id, n, entry, chain) VALUES (?, ?, ?, ?)", rows)

    def _missed(self, t: Transaction, table: str, fence: int | None, head: tuple[Any, ...]) -> None:
        """Say why a head could not be written; after a lost connection, it may have been."""
        found = t.all("SELECT seal, fence FROM tables WHERE id = ?", table)
        if not found:
            raise StoreFailed("error-store-gone")
        if t.again and found[0][0] == head[SEAL]:
            return
        if fence is not None and found[0][1] != fence:
            raise LostLease(table)
        raise StoreFailed("error-store-moved")

    def keep_seat(self, table: str, seat: int, row: SeatRow, *, fence: int | None = None) -> None:
        sql = (
            "UPDATE seats SET name = ?, player = ?, colour = ?, key = ?, browser = ?, seal = ? "
            "WHERE table_id = ? AND seat = ?"
        )
        _, _, *columns = seat_columns(table, seat, row)

        def write(t: Transaction) -> None:
            self._guard(t, table, fence)
            if t.run(sql, *columns, table, seat) != 1:
                raise StoreFailed("error-store-gone")

        self._write(write)

    def keep_company(self, table: str, company: Company, *, fence: int | None = None) -> None:
        def write(t: Transaction) -> None:
            self._guard(t, table, fence)
            if (
                t.run("UPDATE tables SET company = ? WHERE id = ?", company_column(table, company), table)
                != 1
            ):
                raise StoreFailed("error-store-gone")

        self._write(write)

    def keep_host(self, row: TableRow, host: str, *, fence: int | None = None) -> None:
        def write(t: Transaction) -> bytes:
            self._guard(t, row.id, fence)
            head = self._sound(t, row.id)._replace(host=host)
            head = head._replace(ground=head.grounded())
            sql = "UPDATE tables SET host = ?, ground = ?, seal = ? WHERE id = ?"
            t.run(sql, host, head.ground, head.sealed(), row.id)
            return head.ground

        row.mark.ground = self._write(write)
        row.host = host

    def keep_pace(self, table: str, pace: str, *, fence: int | None = None) -> None:
        def write(t: Transaction) -> None:
            self._guard(t, table, fence)
            self._reseal(t, table, pace=pace)

        self._write(write)

    def _reseal(self, t: Transaction, table: str, **changes: Any) -> None:
        """Change columns of a head."""
        head = self._sound(t, table)._replace(**changes)
        sets = ", ".join(f"{name} = ?" for name in changes)
        t.run(f"UPDATE tables SET {sets}, seal = ? WHERE id = ?", *changes.values(), head.sealed(), table)

    def _sound(self, t: Transaction, table: str) -> Head:
        """A head nobody else may change now. One that is damaged must not be sealed again: it would look
        sound."""
        found = t.all(f"SELECT {HEAD} FROM tables WHERE id = ?{self.LOCKED}", table)
        if not found:
            raise StoreFailed("error-store-gone")
        head = Head(*found[0])
        if not head.sound:
            raise Damaged(table, 0, head.length)
        return head

    def watch(self, table: str, browser: str, *, fence: int | None = None) -> None:
        sql = "INSERT INTO watchers (table_id, browser) VALUES (?, ?) ON CONFLICT DO NOTHING"

        def write(t: Transaction) -> None:
            self._guard(t, table, fence)
            t.run(sql, table, browser)

        self._write(write)

    def tables_of(self, browser: str) -> list[tuple[TableRow, list[SeatRow]]]:
        sql = (
            "SELECT id FROM tables WHERE continued = '' AND (host = ? "
            "OR id IN (SELECT table_id FROM seats WHERE browser = ?) "
            "OR id IN (SELECT table_id FROM watchers WHERE browser = ?)) "
            "ORDER BY touched DESC LIMIT 100"
        )
        found = self._ask(sql, browser, browser, browser)
        listed = []
        for (id,) in found:
            try:
                one = self._read(lambda t, id=id: self._listed(t, id))  # type: ignore[misc]
            except (Unreadable, msgspec.DecodeError):
                continue  # it is told as damaged when it is opened
            if one is not None:
                listed.append(one)
        return listed

    def _listed(self, t: Transaction, table: str) -> tuple[TableRow, list[SeatRow]] | None:
        heads = t.all(f"SELECT {HEAD} FROM tables WHERE id = ?", table)
        seats = t.all(f"SELECT {SEAT} FROM seats WHERE table_id = ? ORDER BY seat", table)
        if not heads:
            return None
        return Head(*heads[0]).row(Mark()), [SeatRow(*seat) for seat in seats]

    def created_since(self, host: str, when: float) -> int:
        sql = "SELECT count(*) FROM tables WHERE host = ? AND created BETWEEN ? AND ?"
        return int(self._ask(sql, host, when, time.time() + AHEAD)[0][0])

    def forget(self, table: str, *, fence: int | None = None) -> None:
        def write(t: Transaction) -> None:
            self._guard(t, table, fence)
            t.run("DELETE FROM tables WHERE id = ?", table)

        self._write(write)

    def tables(self) -> list[str]:
        """Every table, the one made first first."""
        return [str(id) for (id,) in self._ask("SELECT id FROM tables ORDER BY created, id")]

    # --- What expires ------------------------------------------------------------------------------

    def expiring(self, ages: Ages) -> Expired:
        """What is older than it may become."""
        return self._read(lambda t: self._expiring(t, ages))

    def _expiring(self, t: Transaction, ages: Ages) -> Expired:
        found = Expired()
        for over, days in (("over > 0", ages.finished), ("over = 0", ages.untouched)):
            if days > 0:
                rows = t.all(f"SELECT id FROM tables WHERE {over} AND {self._old()}", _ago(days))
                found.tables += [str(id) for (id,) in rows]
        if ages.browsers > 0:
            found.browsers = int(t.all(f"SELECT count(*) {LONELY}", _ago(ages.browsers))[0][0])
        return found

    def _old(self) -> str:
        """Untouched since then, not being played anywhere, and with no links that lead on elsewhere."""
        return (
            "touched < ? AND NOT EXISTS (SELECT 1 FROM tables AS next WHERE next.id = tables.continued) "
            f"AND NOT EXISTS (SELECT 1 FROM owners WHERE id = tables.owner AND until >= {self.NOW})"
        )

    def expire(
        self, ages: Ages, *, spare: Collection[str] = (), before: Callable[[str], object] | None = None
    ) -> Expired:
        """Remove what is older than it may become, but for tables that are spared; says what has gone.

        `before` sees each table before it goes (to save it elsewhere); if it raises, that table and those
        after it stay. Damaged tables stay, too: nobody knows how old they are.
        """
        gone = Expired()
        for table in self.expiring(ages).tables:
            if table not in spare:
                if before is not None:
                    before(table)
                if self._write(lambda t, table=table: self._expire(t, table, ages)):  # type: ignore[misc]
                    gone.tables.append(table)
        if ages.browsers > 0:
            gone.browsers = self._write(lambda t: t.run(f"DELETE {LONELY}", _ago(ages.browsers)))
        return gone

    def _expire(self, t: Transaction, table: str, ages: Ages) -> bool:
        """Remove a table if it is whole and still as old."""
        found = t.all(f"SELECT {HEAD} FROM tables WHERE id = ?{self.LOCKED}", table)
        if not found or not (head := Head(*found[0])).sound:
            return False
        days = ages.finished if head.over else ages.untouched
        return t.run(f"DELETE FROM tables WHERE id = ? AND {self._old()}", table, _ago(days)) == 1

    # --- Damage ------------------------------------------------------------------------------------

    def problems(self) -> list[str]:
        """What the database itself finds wrong."""
        return []

    def damage(self, table: str) -> Damaged:
        """How far the journal of a damaged table is whole. Whatever cannot be read ends it."""
        entries, _ = self.whole(table)
        length = len(entries)
        for sql in (
            "SELECT length FROM tables WHERE id = ?",
            "SELECT max(n) + 1 FROM journal WHERE table_id = ?",
        ):
            with contextlib.suppress(Unreadable):
                found = self._ask(sql, table)
                if found and isinstance(found[0][0], int) and length < found[0][0] < LONGEST:
                    length = found[0][0]
                    break
        return Damaged(table, len(entries), length)

    def whole(self, table: str) -> tuple[list[str], bool]:
        """The entries of a journal from its beginning that are as they were written, and whether that is all
        of them. Each is read by itself: one that cannot be read does not hide those before it."""
        sql = f"SELECT {self.RAW.format('entry')}, chain FROM journal WHERE table_id = ? AND n = ?"
        entries: list[str] = []
        mark = Mark()
        while True:
            at = len(entries)
            try:
                found = self._ask(sql, table, at)
                if not found:
                    break
                entry = bytes(found[0][0]).decode()
                fresh, chains = mark.after([entry])
            except (Unreadable, UnicodeDecodeError):
                break
            if chains != [found[0][1]]:
                break
            entries.append(entry)
            mark = fresh
        try:
            head = self._ask("SELECT length, chain FROM tables WHERE id = ?", table)
        except Unreadable:
            head = []
        return entries, head == [(mark.length, mark.chain)]


UPDATE = (
    "UPDATE tables SET drawn = ?, orders = ?, pace = ?, headings = ?, over = ?, touched = ?, continued = ?, "
    "length = ?, chain = ?, seal = ? WHERE id = ? AND length = ? AND chain = ?"
)
"""The head after an answer: the columns of `Head.sealed`, in that order, and their seal."""
SEAL = 9
"""Where the seal stands among them."""
LONELY = (
    "FROM browsers WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM tables WHERE host = browsers.id) "
    "AND NOT EXISTS (SELECT 1 FROM seats WHERE browser = browsers.id) "
    "AND NOT EXISTS (SELECT 1 FROM watchers WHERE browser = browsers.id)"
)
"""Browsers that have not been heard of since then, and are at no table."""


def _ago(days: float) -> float:
    return time.time() - days * 86400


def _insert(t: Transaction, stored: Stored) -> None:
    """Put a new table into the database, and mark its row."""
    id = stored.row.id
    mark, chains = Mark().after(stored.journal)
    stored.row.mark = mark
    head = head_of(stored.row)
    mark.ground = head.ground
    if t.again and t.all("SELECT 1 FROM tables WHERE id = ? AND seal = ?", id, head.seal):
        return
    seats = [seat_columns(id, n, seat) for n, seat in enumerate(stored.seats)]
    marks = ", ".join("?" * (len(head) + 1))
    t.run(f"INSERT INTO tables ({HEAD}, company) VALUES ({marks})", *head, company_column(id, stored.company))
    t.many(f"INSERT INTO seats (table_id, seat, {SEAT}, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seats)
    t.many(
        "INSERT INTO watchers (table_id, browser) VALUES (?, ?)",
        [(id, one) for one in sorted(stored.watchers)],
    )
    t.many(
        "INSERT INTO journal (table_id, n, entry, chain) VALUES (?, ?, ?, ?)",
        [(id, n, *one) for n, one in enumerate(zip(stored.journal, chains, strict=True))],
    )
