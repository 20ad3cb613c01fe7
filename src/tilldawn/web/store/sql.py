"""The store in SQL: what SQLite and PostgreSQL do alike.

Statements are written once, with `?` for values. A database brings how it is spoken to: `_read` and `_write`
run a piece of work as one transaction, in a consistent view, and turn what goes wrong into StoreFailed.
"""

from __future__ import annotations

import contextlib
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

import msgspec

from tilldawn.web.store.rows import (
    HEAD,
    Damaged,
    Head,
    Mark,
    SeatRow,
    Stored,
    StoreFailed,
    TableRow,
    head_of,
    seal_of,
    seat_columns,
    seat_seal,
    to_json,
)

T = TypeVar("T")
log = logging.getLogger("tilldawn.store")

SEAT = "name, player, colour, key, browser"
LONGEST = 10_000_000
"""Entries no journal comes to; a length beyond it is damage, too."""
NOBODY = "-"
"""No browser has this id."""
AHEAD = 60.0
"""Seconds a clock may run ahead. Tables from later than that were made with a wrong one."""


class Unreadable(StoreFailed):
    """A row or a page of the database cannot be read, though the database can."""


class Transaction(Protocol):
    """Statements that take effect together."""

    def run(self, sql: str, *args: Any) -> int:
        """Run a statement; says how many rows it has changed."""
        ...

    def many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        """Run a statement for each of these rows."""
        ...

    def all(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        """What a query finds."""
        ...


class SqlStore(ABC):
    """A store in a database that speaks SQL."""

    LOCKED = ""
    """What ends a query whose rows nobody else may change before the transaction ends."""
    RAW = "CAST({} AS BLOB)"
    """A text as its bytes, whatever they are."""

    @abstractmethod
    def _read(self, do: Callable[[Transaction], T]) -> T:
        """Look at the database as it is at one moment."""

    @abstractmethod
    def _write(self, do: Callable[[Transaction], T]) -> T:
        """Change the database, or leave it as it was."""

    @abstractmethod
    def close(self) -> None:
        """Leave the database in order."""

    # --- People ------------------------------------------------------------------------------------

    def browser_name(self, browser: str) -> str:
        found = self._read(lambda t: t.all("SELECT name FROM browsers WHERE id = ?", browser))
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

    def go_on(self, table: str, stored: Stored) -> None:
        def keep(t: Transaction) -> None:
            _insert(t, stored)
            self._reseal(t, table, continued=stored.row.id)

        self._write(keep)

    def successor(self, table: str) -> str:
        found = self._read(lambda t: t.all("SELECT continued FROM tables WHERE id = ?", table))
        return str(found[0][0]) if found else ""

    def load(self, table: str) -> Stored | None:
        try:
            return self._read(lambda t: self._load(t, table))
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
        return Stored(row, rows, {str(one) for (one,) in watchers}, journal)

    def append(self, row: TableRow, at: int, entries: Sequence[str]) -> None:
        if row.mark.length != at:
            raise StoreFailed("error-store-moved")
        touched = time.time()
        mark, chains = row.mark.after(entries)
        columns = (
            row.drawn,
            to_json(row.orders),
            row.pace,
            to_json(row.headings),
            int(row.over),
            touched,
            row.continued,
            mark.length,
            mark.chain,
        )
        self._append(
            row,
            mark,
            columns,
            [(row.id, at + n, *e) for n, e in enumerate(zip(entries, chains, strict=True))],
        )
        row.touched, row.mark = touched, mark

    def _append(
        self, row: TableRow, mark: Mark, columns: tuple[Any, ...], entries: list[tuple[str, int, str, bytes]]
    ) -> None:
        """Write entries and the head that belongs to them, if the journal has not moved on."""

        def write(t: Transaction) -> None:
            args = (*columns, seal_of(mark.ground, *columns), row.id, row.mark.length, row.mark.chain)
            if t.run(UPDATE, *args) != 1:
                raise self._missed(t, row.id)
            t.many("INSERT INTO journal (table_id, n, entry, chain) VALUES (?, ?, ?, ?)", entries)

        self._write(write)

    def _missed(self, t: Transaction, table: str) -> StoreFailed:
        """Why there was nothing to change."""
        found = t.all("SELECT length FROM tables WHERE id = ?", table)
        return StoreFailed("error-store-moved" if found else "error-store-gone")

    def keep_seat(self, table: str, seat: int, row: SeatRow) -> None:
        sql = (
            "UPDATE seats SET name = ?, player = ?, colour = ?, key = ?, browser = ?, seal = ? "
            "WHERE table_id = ? AND seat = ?"
        )
        _, _, *columns = seat_columns(table, seat, row)

        def write(t: Transaction) -> None:
            if t.run(sql, *columns, table, seat) != 1:
                raise self._missed(t, table)

        self._write(write)

    def keep_pace(self, table: str, pace: str) -> None:
        self._write(lambda t: self._reseal(t, table, pace=pace))

    def _reseal(self, t: Transaction, table: str, **changes: Any) -> None:
        """Change columns of a head. One that is damaged is not sealed again: it would look sound."""
        found = t.all(f"SELECT {HEAD} FROM tables WHERE id = ?{self.LOCKED}", table)
        if not found:
            raise StoreFailed("error-store-gone")
        head = Head(*found[0])
        if not head.sound:
            raise Damaged(table, 0, head.length)
        head = head._replace(**changes)
        sets = ", ".join(f"{name} = ?" for name in changes)
        t.run(f"UPDATE tables SET {sets}, seal = ? WHERE id = ?", *changes.values(), head.sealed(), table)

    def watch(self, table: str, browser: str) -> None:
        sql = "INSERT INTO watchers (table_id, browser) VALUES (?, ?) ON CONFLICT DO NOTHING"
        self._write(lambda t: t.run(sql, table, browser))

    def tables_of(self, browser: str) -> list[tuple[TableRow, list[SeatRow]]]:
        sql = (
            "SELECT id FROM tables WHERE continued = '' AND (host = ? "
            "OR id IN (SELECT table_id FROM seats WHERE browser = ?) "
            "OR id IN (SELECT table_id FROM watchers WHERE browser = ?)) "
            "ORDER BY touched DESC LIMIT 100"
        )
        found = self._read(lambda t: t.all(sql, browser, browser, browser))
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
        return int(self._read(lambda t: t.all(sql, host, when, time.time() + AHEAD))[0][0])

    def forget(self, table: str) -> None:
        self._write(lambda t: t.run("DELETE FROM tables WHERE id = ?", table))

    # --- Damage ------------------------------------------------------------------------------------

    def damage(self, table: str) -> Damaged:
        """How far the journal of a damaged table is whole. Whatever cannot be read ends it."""
        entries, _ = self.whole(table)
        length = len(entries)
        for sql in (
            "SELECT length FROM tables WHERE id = ?",
            "SELECT max(n) + 1 FROM journal WHERE table_id = ?",
        ):
            with contextlib.suppress(Unreadable):
                found = self._read(lambda t, sql=sql: t.all(sql, table))  # type: ignore[misc]
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
                found = self._read(lambda t, at=at: t.all(sql, table, at))  # type: ignore[misc]
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
            head = self._read(lambda t: t.all("SELECT length, chain FROM tables WHERE id = ?", table))
        except Unreadable:
            head = []
        return entries, head == [(mark.length, mark.chain)]


UPDATE = (
    "UPDATE tables SET drawn = ?, orders = ?, pace = ?, headings = ?, over = ?, touched = ?, continued = ?, "
    "length = ?, chain = ?, seal = ? WHERE id = ? AND length = ? AND chain = ?"
)
"""The head after an answer: the columns of `Head.sealed`, in that order."""


def _insert(t: Transaction, stored: Stored) -> None:
    """Put a new table into the database, and mark its row."""
    id = stored.row.id
    mark, chains = Mark().after(stored.journal)
    stored.row.mark = mark
    head = head_of(stored.row)
    mark.ground = head.ground
    seats = [seat_columns(id, n, seat) for n, seat in enumerate(stored.seats)]
    marks = ", ".join("?" * len(head))
    t.run(f"INSERT INTO tables ({HEAD}) VALUES ({marks})", *head)
    t.many(f"INSERT INTO seats (table_id, seat, {SEAT}, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", seats)
    t.many(
        "INSERT INTO watchers (table_id, browser) VALUES (?, ?)",
        [(id, one) for one in sorted(stored.watchers)],
    )
    t.many(
        "INSERT INTO journal (table_id, n, entry, chain) VALUES (?, ?, ?, ?)",
        [(id, n, *one) for n, one in enumerate(zip(stored.journal, chains, strict=True))],
    )
