"""The store in one SQLite file: the embedded default, with nothing to install."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import threading
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, cast
from urllib.parse import quote

from tilldawn.web.store.base import Transaction, Unreadable
from tilldawn.web.store.lock import Lock
from tilldawn.web.store.notices import Board, Heard, Listener, Loop
from tilldawn.web.store.rows import HEAD, Head, Mark, SeatRow, StoreFailed, seat_seal
from tilldawn.web.store.sql import SEAT, SqlStore

T = TypeVar("T")
log = logging.getLogger("tilldawn.store")


def _mark_all(db: sqlite3.Connection) -> None:
    """Give every table its marks and seals. One that cannot be read gets none, and so is known as damaged."""
    for (table,) in db.execute("SELECT id FROM tables").fetchall():
        with contextlib.suppress(sqlite3.DatabaseError, UnicodeError):
            _mark(db, table)


def _mark(db: sqlite3.Connection, table: str) -> None:
    found = db.execute("SELECT n, entry FROM journal WHERE table_id = ? ORDER BY n", (table,)).fetchall()
    length = max((n for n, _ in found), default=-1) + 1
    sound = [entry for at, (n, entry) in enumerate(found) if n == at]
    mark, chains = Mark().after(sound)
    db.executemany(
        "UPDATE journal SET chain = ? WHERE table_id = ? AND n = ?",
        [(chain, table, n) for n, chain in enumerate(chains)],
    )
    seats = f"SELECT seat, {SEAT} FROM seats WHERE table_id = ?"
    for n, *columns in db.execute(seats, (table,)).fetchall():
        seal = seat_seal(table, n, SeatRow(*columns))
        db.execute("UPDATE seats SET seal = ? WHERE table_id = ? AND seat = ?", (seal, table, n))
    head = Head(*db.execute(f"SELECT {HEAD} FROM tables WHERE id = ?", (table,)).fetchone())
    head = head._replace(length=length, chain=mark.chain, ground=head.grounded())
    db.execute(
        "UPDATE tables SET length = ?, chain = ?, ground = ?, seal = ? WHERE id = ?",
        (head.length, head.chain, head.ground, head.sealed(), table),
    )


MIGRATIONS: tuple[tuple[str, Callable[[sqlite3.Connection], None] | None], ...] = (
    (
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
        None,
    ),
    ("CREATE INDEX tables_by_host ON tables(host, created);", None),
    ("ALTER TABLE tables ADD COLUMN continued TEXT NOT NULL DEFAULT '';", None),
    (
        """
        ALTER TABLE tables ADD COLUMN length INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE tables ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
        ALTER TABLE tables ADD COLUMN ground BLOB NOT NULL DEFAULT x'';
        ALTER TABLE tables ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
        ALTER TABLE seats ADD COLUMN seal BLOB NOT NULL DEFAULT x'';
        ALTER TABLE journal ADD COLUMN chain BLOB NOT NULL DEFAULT x'';
        CREATE INDEX watchers_by_browser ON watchers(browser);
        CREATE TABLE checkpoints (
            table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
            position INTEGER NOT NULL,
            fingerprint TEXT NOT NULL,
            data BLOB NOT NULL,
            seal BLOB NOT NULL
        ) STRICT;
        ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
        ALTER TABLE tables ADD COLUMN fence INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX tables_by_owner ON tables(owner) WHERE owner <> '';
        CREATE TABLE owners (
            id TEXT PRIMARY KEY,
            address TEXT NOT NULL,
            until REAL NOT NULL
        ) STRICT;
        """,
        _mark_all,
    ),
    # a column, not a table: a table would lie at the end of an old file, and a file cut short not open at all
    ("ALTER TABLE tables ADD COLUMN company TEXT NOT NULL DEFAULT '';", None),
)
"""Each takes the file one version further: statements, then what only a program can do. Never change one that
has been released: add another."""


OTHERS = 0o007
"""Rights of those who are neither the owner of the file nor in its group."""
CORRUPT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


class SqliteStore(SqlStore):
    """The store in one SQLite file (write-ahead log; each commit is on the disk before it returns).

    The file is its owner's alone: it holds the keys of all seats. With `reading` nothing is ever changed, and
    a file of an older version is taken forward in memory: that is safe beside a running server.
    """

    def __init__(self, path: Path | str, *, reading: bool = False) -> None:
        self.path = path
        self._lock = threading.RLock()
        self._waiting: deque[_Piece[Any]] = deque()
        self._held: Lock | None = None
        self._board: Board | Loop | None = None
        try:
            self._db = self._look() if reading else self._open()
            self._db.execute("PRAGMA foreign_keys = ON")
            self._migrate()
            if reading:
                self._db.execute("PRAGMA query_only = ON")
        except (sqlite3.Error, OSError, UnicodeError) as error:
            self._shut()
            raise StoreFailed("error-store-open", path=str(path), reason=str(error)) from error
        except BaseException:
            self._shut()
            raise
        self._lines = _Lines(self._db)

    def _open(self) -> sqlite3.Connection:
        if isinstance(self.path, Path):
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            if (mode := self.path.stat().st_mode) & OTHERS:
                self.path.chmod(mode & ~OTHERS & 0o777)
        self._db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=10)
        self._db.execute("PRAGMA journal_mode = WAL")
        self._db.execute("PRAGMA synchronous = FULL")
        return self._db

    def _look(self) -> sqlite3.Connection:
        """The file, to read; a copy in memory where it is of an older version."""
        if not Path(self.path).is_file():
            raise StoreFailed("error-store-none", path=str(self.path))
        address = f"file:{quote(str(Path(self.path).absolute()))}?mode=rw"
        self._db = found = sqlite3.connect(
            address, uri=True, check_same_thread=False, isolation_level=None, timeout=10
        )
        if self._version() >= len(MIGRATIONS):
            return found
        copy = sqlite3.connect(":memory:", check_same_thread=False, isolation_level=None)
        found.backup(copy)
        found.close()
        self._db = copy
        return copy

    def hold(self, *, shared: bool = False) -> None:
        """Keep other servers out until this store is closed: all, or with `shared` those that would be
        alone. Raises StoreFailed that names who holds it."""
        if isinstance(self.path, Path) and self._held is None:
            self._held = Lock(self.path, shared=shared)

    def problems(self) -> list[str]:
        try:
            found = self._ask("PRAGMA integrity_check(20)")
            lost = self._ask("PRAGMA foreign_key_check")
        except Unreadable as error:
            return [str(error)]
        told = [str(one) for (one,) in found if one != "ok"]
        return told + [f"{name}: a row without its table" for name, *_ in lost[:20]]

    def copy_to(self, file: Path) -> None:
        """The whole file as it is at this moment, as another one. Nobody has to wait for it."""
        with self._lock:
            try:
                with contextlib.closing(sqlite3.connect(file)) as target:
                    self._db.backup(target)
                    target.execute("PRAGMA journal_mode = DELETE")
            except sqlite3.Error as error:
                raise self._failed("read", error) from error

    # --- Notices -----------------------------------------------------------------------------------

    def notify(self, topic: str, notice: str) -> None:
        """Tell all processes that listen."""
        try:
            self._notices().notify(topic, notice)
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed("error-store-write", reason=str(error)) from error

    def listen(self, heard: Heard, missed: Callable[[], None] = lambda: None) -> Listener:
        """Hear what is told from now on; `missed` is called where something may have been lost."""
        try:
            return self._notices().listen(heard, missed)
        except (sqlite3.Error, OSError) as error:
            raise StoreFailed("error-store-read", reason=str(error)) from error

    def _notices(self) -> Board | Loop:
        with self._lock:
            if self._board is None:
                self._board = Board(self.path) if isinstance(self.path, Path) else Loop()
            return self._board

    # --- The file ----------------------------------------------------------------------------------

    def _migrate(self) -> None:
        """Take the file forward, one version after the other. Another process may be doing the same."""
        while (version := self._version()) < len(MIGRATIONS):
            self._db.execute("BEGIN IMMEDIATE")
            try:
                if self._version() == version:
                    sql, compute = MIGRATIONS[version]
                    for statement in filter(str.strip, sql.split(";")):
                        self._db.execute(statement)
                    if compute is not None:
                        compute(self._db)
                    self._db.execute(f"PRAGMA user_version = {version + 1}")
                self._db.execute("COMMIT")
            except BaseException:
                self._roll_back()
                raise
        if version > len(MIGRATIONS):
            raise StoreFailed(
                "error-store-newer", path=str(self.path), version=version, known=len(MIGRATIONS)
            )

    def _version(self) -> int:
        return int(self._db.execute("PRAGMA user_version").fetchone()[0])

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def _write(self, do: Callable[[Transaction], T]) -> T:
        """Whoever comes while the disk is busy waits, and is then written together with all who wait: one
        flush of the disk serves them all. Each is a savepoint of its own, done or not by itself."""
        own = _Piece(do)
        self._waiting.append(own)
        with self._lock:
            if not own.over:
                pieces = [self._waiting.popleft() for _ in range(len(self._waiting))]
                self._commit(pieces)
        return own.outcome()

    def _commit(self, pieces: list[_Piece[Any]]) -> None:
        """Write these pieces in one transaction; where it fails as a whole, each in one of its own."""
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for piece in pieces:
                self._run(piece)
            self._db.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            if len(pieces) > 1:
                for piece in pieces:
                    self._commit([piece])
                return
            pieces[0].error = self._failed("write", error)
        except BaseException as error:
            self._roll_back()
            for piece in pieces:
                piece.error = error
        for piece in pieces:
            piece.over = True

    def _run(self, piece: _Piece[Any]) -> None:
        """Do one piece, or nothing of it. Raises sqlite3.Error where the whole transaction is lost."""
        piece.error = None
        self._db.execute("SAVEPOINT piece")
        try:
            piece.done = piece.do(self._lines)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            if isinstance(error, sqlite3.Error) and not self._db.in_transaction:
                raise
            self._db.execute("ROLLBACK TO piece")
            piece.error = self._failed("write", error)
        except Exception as error:
            self._db.execute("ROLLBACK TO piece")
            piece.error = error
        self._db.execute("RELEASE piece")

    def _read(self, do: Callable[[Transaction], T]) -> T:
        with self._lock:
            try:
                self._db.execute("BEGIN")
                try:
                    return do(self._lines)
                finally:
                    self._roll_back()
            except (sqlite3.Error, UnicodeDecodeError) as error:
                raise self._failed("read", error) from error

    def _failed(self, doing: str, error: sqlite3.Error | UnicodeDecodeError) -> StoreFailed:
        """What went wrong, for whoever plays; the file and the reason are for whoever runs the server."""
        log.error("cannot %s %s: %s", doing, self.path, error)
        code = getattr(error, "sqlite_errorcode", None)
        if code in CORRUPT or isinstance(error, UnicodeDecodeError) or "decode to UTF-8" in str(error):
            return Unreadable(f"error-store-{doing}", reason=str(error))
        if code == sqlite3.SQLITE_FULL:
            return StoreFailed("error-store-full")
        return StoreFailed(f"error-store-{doing}", reason=str(error))

    def close(self) -> None:
        with self._lock:
            self._shut()

    def _shut(self) -> None:
        if self._board is not None:
            self._board.close()
        if hasattr(self, "_db"):
            self._db.close()
        if self._held is not None:
            self._held.let_go()
            self._held = None


class _Piece(Generic[T]):
    """Something to be written, and what came of it."""

    def __init__(self, do: Callable[[Transaction], T]) -> None:
        self.do = do
        self.done: T | None = None
        self.error: BaseException | None = None
        self.over = False

    def outcome(self) -> T:
        """What was done; raises what went wrong."""
        if self.error is not None:
            raise self.error
        return cast(T, self.done)


class _Lines:
    """Statements of a transaction."""

    again = False

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def run(self, sql: str, *args: Any) -> int:
        return self._db.execute(sql, args).rowcount

    def many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        self._db.executemany(sql, rows)

    def all(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        return self._db.execute(sql, args).fetchall()
