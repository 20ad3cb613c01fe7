"""Where tables lie between two answers: one SQLite file, and a small interface before it.

A table is a head (game, options, seed, orders), its seats and its journal. The journal is append-only:
an answer is in the file before anybody hears that it was taken, and bringing a table back is playing its
journal again. The file's shape goes forward by numbered migrations.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import time
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from tilldawn.engine.errors import TilldawnError

MIGRATIONS = (
    """
    CREATE TABLE browsers (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        seen REAL NOT NULL
    ) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        drawn INTEGER NOT NULL,
        orders TEXT NOT NULL,
        host TEXT NOT NULL,
        watch TEXT NOT NULL,
        pace TEXT NOT NULL,
        headings TEXT NOT NULL,
        over INTEGER NOT NULL,
        created REAL NOT NULL,
        touched REAL NOT NULL
    ) STRICT;
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        colour TEXT NOT NULL,
        key TEXT NOT NULL,
        browser TEXT NOT NULL,
        PRIMARY KEY (table_id, seat)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX seats_by_browser ON seats(browser);
    CREATE TABLE watchers (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        browser TEXT NOT NULL,
        PRIMARY KEY (table_id, browser)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE journal (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, n)
    ) STRICT, WITHOUT ROWID;
    """,
    "CREATE INDEX tables_by_host ON tables(host, created);",
    "ALTER TABLE tables ADD COLUMN continued TEXT NOT NULL DEFAULT '';",
)
"""Each takes the file one version further. Never change one that has been released: add another."""


class StoreFailed(TilldawnError):
    """The file could not be read or written (a full disk, a missing permission); it is as it was before."""


class TableRow(Struct):
    """The head of a table."""

    id: str
    game: str
    options: dict[str, Any]
    seed: str
    drawn: int
    orders: list[dict[str, str]]
    host: str
    watch: str
    """The key of the watchers' link."""
    pace: str
    headings: dict[str, str]
    """Where the game stands, by language, for lists of tables."""
    over: bool
    created: float
    touched: float
    continued: str = ""
    """The table that goes on where this one could not, because the rules have changed; both journals stay."""


class SeatRow(Struct):
    """A seat: who decides there, the key of its link, and the browser that holds it, if any."""

    name: str
    player: str
    colour: str
    key: str
    browser: str


class Stored(Struct):
    """A table as it lies in the store."""

    row: TableRow
    seats: list[SeatRow]
    watchers: set[str]
    journal: list[str]


class Store(Protocol):
    """What the server needs of a store. Every method is whole or has no effect, and raises StoreFailed."""

    def browser_name(self, browser: str) -> str:
        """What somebody wants to be called; nothing if that is not known."""
        ...

    def name_browser(self, browser: str, name: str) -> None:
        """Remember what somebody wants to be called."""
        ...

    def create(self, stored: Stored) -> None:
        """Keep a new table."""
        ...

    def go_on(self, table: str, stored: Stored) -> None:
        """Keep a new table that goes on where another one could not; that one is marked, and stays."""
        ...

    def successor(self, table: str) -> str:
        """The table that goes on where this one could not; nothing where there is none."""
        ...

    def load(self, table: str) -> Stored | None:
        """A table, or None if there is none of that id."""
        ...

    def append(self, row: TableRow, at: int, entries: Sequence[str]) -> None:
        """Add to a table's journal, which must have `at` entries, and keep its head."""
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
        """Tables a browser sits at, hosts or watches, the one touched last first."""
        ...

    def created_since(self, host: str, when: float) -> int:
        """How many tables a browser has made since then."""
        ...

    def forget(self, table: str) -> None:
        """Remove a table with all that belongs to it."""
        ...

    def close(self) -> None:
        """Leave the file in order."""
        ...


def browser_id(token: str) -> str:
    """A browser by its token; the token itself is never stored."""
    return blake2b(token.encode(), digest_size=16).hexdigest()


HEAD = (
    "id, game, options, seed, drawn, orders, host, watch, pace, headings, over, created, touched, continued"
)


class SqliteStore:
    """The store in one SQLite file (write-ahead log; each commit is on the disk before it returns)."""

    def __init__(self, path: Path | str) -> None:
        self.path = path
        self._lock = threading.RLock()
        try:
            if isinstance(path, Path):
                path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path, check_same_thread=False, isolation_level=None, timeout=10)
            self._db.execute("PRAGMA journal_mode = WAL")
            self._db.execute("PRAGMA synchronous = FULL")
            self._db.execute("PRAGMA foreign_keys = ON")
            self._migrate()
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed("error-store-open", path=str(path), reason=str(error)) from error

    def _migrate(self) -> None:
        version = int(self._db.execute("PRAGMA user_version").fetchone()[0])
        if version > len(MIGRATIONS):
            raise StoreFailed(
                "error-store-newer", path=str(self.path), version=version, known=len(MIGRATIONS)
            )
        for number, sql in enumerate(MIGRATIONS[version:], start=version + 1):
            self._db.executescript(f"BEGIN; {sql} PRAGMA user_version = {number}; COMMIT;")

    def _write(self, *statements: tuple[str, Sequence[Sequence[Any]]]) -> None:
        """Several statements as one transaction."""
        with self._lock:
            try:
                self._db.execute("BEGIN IMMEDIATE")
                for sql, rows in statements:
                    self._db.executemany(sql, rows)
                self._db.execute("COMMIT")
            except sqlite3.Error as error:
                with contextlib.suppress(sqlite3.Error):
                    if self._db.in_transaction:
                        self._db.execute("ROLLBACK")
                raise StoreFailed("error-store-write", path=str(self.path), reason=str(error)) from error

    def _read(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        with self._lock:
            try:
                return self._db.execute(sql, args).fetchall()
            except sqlite3.Error as error:
                raise StoreFailed("error-store-read", path=str(self.path), reason=str(error)) from error

    def browser_name(self, browser: str) -> str:
        found = self._read("SELECT name FROM browsers WHERE id = ?", browser)
        return str(found[0][0]) if found else ""

    def name_browser(self, browser: str, name: str) -> None:
        sql = "INSERT INTO browsers VALUES (?, ?, ?) ON CONFLICT(id) DO UPDATE SET name = ?2, seen = ?3"
        self._write((sql, [(browser, name, time.time())]))

    def create(self, stored: Stored) -> None:
        self._write(*_new(stored))

    def go_on(self, table: str, stored: Stored) -> None:
        mark = ("UPDATE tables SET continued = ? WHERE id = ?", [(stored.row.id, table)])
        self._write(*_new(stored), mark)

    def successor(self, table: str) -> str:
        found = self._read("SELECT continued FROM tables WHERE id = ?", table)
        return str(found[0][0]) if found else ""

    def load(self, table: str) -> Stored | None:
        with self._lock:
            heads = self._read(f"SELECT {HEAD} FROM tables WHERE id = ?", table)
            if not heads:
                return None
            watchers = self._read("SELECT browser FROM watchers WHERE table_id = ?", table)
            journal = self._read("SELECT entry FROM journal WHERE table_id = ? ORDER BY n", table)
            return Stored(
                _unpacked(heads[0]),
                self._seats(table),
                {str(one) for (one,) in watchers},
                [str(entry) for (entry,) in journal],
            )

    def _seats(self, table: str) -> list[SeatRow]:
        sql = "SELECT name, player, colour, key, browser FROM seats WHERE table_id = ? ORDER BY seat"
        return [SeatRow(*found) for found in self._read(sql, table)]

    def append(self, row: TableRow, at: int, entries: Sequence[str]) -> None:
        row.touched = time.time()
        head = (row.drawn, _json(row.orders), _json(row.headings), row.over, row.touched, row.id)
        self._write(
            ("INSERT INTO journal VALUES (?, ?, ?)", [(row.id, at + n, e) for n, e in enumerate(entries)]),
            (
                "UPDATE tables SET drawn = ?, orders = ?, headings = ?, over = ?, touched = ? WHERE id = ?",
                [head],
            ),
        )

    def keep_seat(self, table: str, seat: int, row: SeatRow) -> None:
        sql = (
            "UPDATE seats SET name = ?, player = ?, colour = ?, key = ?, browser = ? "
            "WHERE table_id = ? AND seat = ?"
        )
        self._write((sql, [(row.name, row.player, row.colour, row.key, row.browser, table, seat)]))

    def keep_pace(self, table: str, pace: str) -> None:
        self._write(("UPDATE tables SET pace = ? WHERE id = ?", [(pace, table)]))

    def watch(self, table: str, browser: str) -> None:
        self._write(("INSERT OR IGNORE INTO watchers VALUES (?, ?)", [(table, browser)]))

    def tables_of(self, browser: str) -> list[tuple[TableRow, list[SeatRow]]]:
        sql = (
            f"SELECT {HEAD} FROM tables WHERE continued = '' AND (host = ?1 "
            "OR id IN (SELECT table_id FROM seats WHERE browser = ?1) "
            "OR id IN (SELECT table_id FROM watchers WHERE browser = ?1)) "
            "ORDER BY touched DESC LIMIT 100"
        )
        with self._lock:
            rows = [_unpacked(head) for head in self._read(sql, browser)]
            return [(row, self._seats(row.id)) for row in rows]

    def created_since(self, host: str, when: float) -> int:
        sql = "SELECT count(*) FROM tables WHERE host = ? AND created >= ?"
        return int(self._read(sql, host, when)[0][0])

    def forget(self, table: str) -> None:
        self._write(("DELETE FROM tables WHERE id = ?", [(table,)]))

    def close(self) -> None:
        with self._lock:
            self._db.close()


def _new(stored: Stored) -> Iterator[tuple[str, Sequence[Sequence[Any]]]]:
    """What puts a new table into the file."""
    id = stored.row.id
    marks = ", ".join("?" * len(HEAD.split(",")))
    yield f"INSERT INTO tables ({HEAD}) VALUES ({marks})", [_packed(stored.row)]
    yield "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", _seat_rows(id, stored.seats)
    yield "INSERT INTO watchers VALUES (?, ?)", [(id, one) for one in sorted(stored.watchers)]
    yield "INSERT INTO journal VALUES (?, ?, ?)", [(id, n, e) for n, e in enumerate(stored.journal)]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _packed(row: TableRow) -> tuple[Any, ...]:
    """A head as columns; what is not a word or a number is JSON."""
    return tuple(_json(v) if isinstance(v, dict | list) else v for v in msgspec.structs.astuple(row))


def _unpacked(columns: tuple[Any, ...]) -> TableRow:
    head = dict(zip(HEAD.split(", "), columns, strict=True))
    for name in ("options", "orders", "headings"):
        head[name] = msgspec.json.decode(head[name])
    head["over"] = bool(head["over"])
    return msgspec.convert(head, TableRow)


def _seat_rows(table: str, seats: Sequence[SeatRow]) -> list[tuple[Any, ...]]:
    return [(table, n, *msgspec.structs.astuple(seat)) for n, seat in enumerate(seats)]
