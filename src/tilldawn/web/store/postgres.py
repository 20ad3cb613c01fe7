"""The store in PostgreSQL, for servers of several processes or machines (`pip install tilldawn[cluster]`).

Each transaction has a connection of its own out of a small pool. Connections that break, as when the database
is started anew, are made again: once at once, then whoever asks is told. What was being written when a
connection broke is looked for before it is written again, so nothing is lost or done twice.
"""

from __future__ import annotations

import contextlib
import logging
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict

from tilldawn.web.store.base import Transaction, Unreadable
from tilldawn.web.store.notices import Heard, Listener, call, check
from tilldawn.web.store.rows import StoreFailed
from tilldawn.web.store.sql import UPDATE, SqlStore

T = TypeVar("T")
Connection = psycopg.Connection[tuple[Any, ...]]
log = logging.getLogger("tilldawn.store")

POOL = 16
"""Connections at once."""
TIMEOUT = 5
"""Seconds to find the database."""
HOLDER, FORWARD = 7_411_001, 7_411_002
"""Numbers of our locks in the database: of a server that will be alone, and of whoever takes it forward."""
GONE = 1.0
"""Seconds until the database has noticed that a server was killed."""
CHANNEL = "tilldawn"

HELD = """
    SELECT activity.pid, coalesce(host(activity.client_addr), '') FROM pg_locks
    JOIN pg_stat_activity AS activity USING (pid)
    WHERE locktype = 'advisory' AND objid = %s AND granted
    AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())
    """
"""Who has a lock of ours: the database's process, and where its client is."""

MIGRATIONS = (
    """
    CREATE TABLE browsers (
        id TEXT PRIMARY KEY,
        name TEXT NOT NULL,
        seen DOUBLE PRECISION NOT NULL
    );
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        options TEXT NOT NULL,
        seed TEXT NOT NULL,
        drawn BIGINT NOT NULL,
        orders TEXT NOT NULL,
        host TEXT NOT NULL,
        watch TEXT NOT NULL,
        pace TEXT NOT NULL,
        headings TEXT NOT NULL,
        over INTEGER NOT NULL,
        created DOUBLE PRECISION NOT NULL,
        touched DOUBLE PRECISION NOT NULL,
        continued TEXT NOT NULL,
        length BIGINT NOT NULL,
        chain BYTEA NOT NULL,
        ground BYTEA NOT NULL,
        seal BYTEA NOT NULL,
        owner TEXT NOT NULL DEFAULT '',
        fence BIGINT NOT NULL DEFAULT 0
    );
    CREATE INDEX tables_by_host ON tables(host, created);
    CREATE INDEX tables_by_owner ON tables(owner) WHERE owner <> '';
    CREATE TABLE seats (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        player TEXT NOT NULL,
        colour TEXT NOT NULL,
        key TEXT NOT NULL,
        browser TEXT NOT NULL,
        seal BYTEA NOT NULL,
        PRIMARY KEY (table_id, seat)
    );
    CREATE INDEX seats_by_browser ON seats(browser);
    CREATE TABLE watchers (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        browser TEXT NOT NULL,
        PRIMARY KEY (table_id, browser)
    );
    CREATE INDEX watchers_by_browser ON watchers(browser);
    CREATE TABLE journal (
        table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
        n BIGINT NOT NULL,
        entry TEXT NOT NULL,
        chain BYTEA NOT NULL,
        PRIMARY KEY (table_id, n)
    );
    CREATE TABLE checkpoints (
        table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
        position BIGINT NOT NULL,
        fingerprint TEXT NOT NULL,
        data BYTEA NOT NULL,
        seal BYTEA NOT NULL
    );
    CREATE TABLE owners (
        id TEXT PRIMARY KEY,
        address TEXT NOT NULL,
        until DOUBLE PRECISION NOT NULL
    );
    """,
    "ALTER TABLE tables ADD COLUMN company TEXT NOT NULL DEFAULT '';",
)
"""Each takes the database one version further. Never change one that has been released: add another."""


class PostgresStore(SqlStore):
    """The store in a PostgreSQL database, by its address (`postgresql://user@host/database`)."""

    LOCKED = " FOR NO KEY UPDATE"
    RAW = "convert_to({}, 'UTF8')"
    NOW = "CAST(extract(epoch FROM clock_timestamp()) AS DOUBLE PRECISION)"

    def __init__(self, url: str, *, reading: bool = False) -> None:
        self._url = url
        self._reading = reading
        self._idle: list[Connection] = []
        self._room = threading.BoundedSemaphore(POOL)
        self._lock = threading.Lock()
        self._closed = False
        self._holding = threading.RLock()
        self._holder: Connection | None = None
        self._shared: bool | None = None
        """How this store is held: alone, with others, or not at all."""
        self._ears: list[_Ear] = []
        try:
            self.path = shown(url)
            with self._connection() as db:
                self._migrate(db)
        except psycopg.Error as error:
            self.close()
            raise StoreFailed("error-store-reach", path=shown(url), reason=_reason(error)) from error
        except BaseException:
            self.close()
            raise

    # --- Connections -------------------------------------------------------------------------------

    def _connect(self) -> Connection:
        db = psycopg.connect(self._url, autocommit=True, connect_timeout=TIMEOUT, application_name="tilldawn")
        if self._reading:
            db.execute("SET default_transaction_read_only = on")
        return db

    @contextlib.contextmanager
    def _connection(self) -> Iterator[Connection]:
        """A connection nobody else uses meanwhile."""
        if self._closed:
            raise StoreFailed("error-store-closed")
        with self._room:
            with self._lock:
                db = self._idle.pop() if self._idle else None
            db = db or self._connect()
            try:
                yield db
            finally:
                self._give_back(db)

    def _give_back(self, db: Connection) -> None:
        fit = not db.closed and db.info.transaction_status == psycopg.pq.TransactionStatus.IDLE
        with self._lock:
            if fit and not self._closed:
                self._idle.append(db)
                return
        db.close()

    def _drop_idle(self) -> None:
        """Whatever broke one connection has probably broken all."""
        with self._lock:
            idle, self._idle = self._idle, []
        for db in idle:
            db.close()

    def _try(self, doing: str, do: Callable[[Connection, bool], T]) -> T:
        """Do something on a connection; where it breaks, once more on a fresh one."""
        again = False
        while True:
            broken = False
            try:
                if self._shared is not None:
                    self._still_held(again)
                with self._connection() as db:
                    try:
                        return do(db, again)
                    finally:
                        broken = db.broken
            except (psycopg.Error, UnicodeDecodeError) as error:
                if not broken or again:
                    raise self._failed(doing, error) from error
                self._drop_idle()
                again = True

    def _failed(self, doing: str, error: psycopg.Error | UnicodeDecodeError) -> StoreFailed:
        log.error("cannot %s %s: %s", doing, self.path, error)
        if isinstance(error, UnicodeDecodeError | errors.DataCorrupted | errors.IndexCorrupted):
            return Unreadable(f"error-store-{doing}", reason=_reason(error))
        if isinstance(error, errors.DiskFull):
            return StoreFailed("error-store-full")
        return StoreFailed(f"error-store-{doing}", reason=_reason(error))

    def _write(self, do: Callable[[Transaction], T]) -> T:
        def write(db: Connection, again: bool) -> T:
            with db.transaction():
                return do(_Lines(db, again))

        return self._try("write", write)

    def _read(self, do: Callable[[Transaction], T]) -> T:
        def read(db: Connection, again: bool) -> T:
            db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")
            try:
                return do(_Lines(db, again))
            finally:
                if not db.closed:
                    db.execute("ROLLBACK")

        return self._try("read", read)

    def _ask(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        return self._try("read", lambda db, again: _Lines(db, again).all(sql, *args))

    def _append(
        self, table: str, head: tuple[Any, ...], entries: list[tuple[int, str, bytes]], fence: int | None
    ) -> None:
        """In one statement, and so in one journey to the database."""
        numbers, texts, chains = ([entry[n] for entry in entries] for n in range(3))
        fenced = ("", ()) if fence is None else (" AND fence = %s", (fence,))
        update = UPDATE.replace("?", "%s") + fenced[0]
        sql = (
            f"WITH head AS ({update} RETURNING id), added AS (INSERT INTO journal "
            "(table_id, n, entry, chain) SELECT head.id, one.n, one.entry, one.chain FROM head, "
            "unnest(%s::bigint[], %s::text[], %s::bytea[]) AS one (n, entry, chain)) "
            "SELECT count(*) FROM head"
        )

        def write(db: Connection, again: bool) -> None:
            if not again:
                found = db.execute(sql.encode(), (*head, *fenced[1], numbers, texts, chains)).fetchone()
                if found == (1,):
                    return
            with db.transaction():
                self._add(_Lines(db, again), table, head, entries, fence)

        self._try("write", write)

    def _migrate(self, db: Connection) -> None:
        """Take the database forward, one version after the other. Another process may be doing the same."""
        with db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", (FORWARD,))
            named = db.execute("SELECT to_regclass('tilldawn_version')").fetchone()
            if named == (None,):
                if self._reading:
                    raise StoreFailed("error-store-none", path=self.path)
                db.execute("CREATE TABLE tilldawn_version (version INTEGER NOT NULL)")
                db.execute("INSERT INTO tilldawn_version VALUES (0)")
            version = (db.execute("SELECT version FROM tilldawn_version").fetchone() or (0,))[0]
            if version > len(MIGRATIONS):
                raise StoreFailed("error-store-newer", path=self.path, version=version, known=len(MIGRATIONS))
            if version == len(MIGRATIONS):
                return
            if self._reading:
                raise StoreFailed("error-store-older", path=self.path)
            for statement in filter(str.strip, ";".join(MIGRATIONS[version:]).split(";")):
                db.execute(statement.encode())
            db.execute("UPDATE tilldawn_version SET version = %s", (len(MIGRATIONS),))

    def hold(self, *, shared: bool = False) -> None:
        """Keep other servers out until this store is closed: all, or with `shared` those that would be
        alone."""
        with self._holding:
            until = time.monotonic() + GONE
            while self._holder is None:
                try:
                    self._take(shared)
                except psycopg.Error as error:
                    raise StoreFailed("error-store-reach", path=self.path, reason=_reason(error)) from error
                except StoreFailed:
                    if time.monotonic() > until:
                        raise
                    time.sleep(0.05)

    def _take(self, shared: bool) -> None:
        db = self._connect()
        how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        try:
            if db.execute(f"SELECT {how}(%s)".encode(), (HOLDER,)).fetchone() == (True,):
                self._holder, self._shared = db, shared
                return
            found = db.execute(HELD, (HOLDER,)).fetchone()
        except BaseException:
            db.close()
            raise
        db.close()
        process = " ".join(str(part) for part in found or ("?",)).strip()
        raise StoreFailed("error-store-locked", path=self.path, process=process)

    def _still_held(self, doubtful: bool) -> None:
        """A database that was started anew has let go of us: nothing is done before it is held again. Raises
        StoreFailed where somebody else was quicker."""
        with self._holding:
            if doubtful and self._holder is not None:
                with contextlib.suppress(psycopg.Error):
                    self._holder.execute("SELECT 1")
            if self._holder is None or self._holder.closed:
                self._holder = None
                self._take(bool(self._shared))

    # --- Notices -----------------------------------------------------------------------------------

    def notify(self, topic: str, notice: str) -> None:
        """Tell all processes that listen."""
        check(topic, notice)
        args = (CHANNEL, f"{topic}\n{notice}")
        self._try("write", lambda db, again: db.execute("SELECT pg_notify(%s, %s)", args))

    def listen(self, heard: Heard, missed: Callable[[], None] = lambda: None) -> Listener:
        """Hear what is told from now on; `missed` is called where something may have been lost."""
        try:
            self._ears.append(_Ear(self._connect, heard, missed))
            return self._ears[-1]
        except psycopg.Error as error:
            raise StoreFailed("error-store-reach", path=self.path, reason=_reason(error)) from error

    def close(self) -> None:
        self._closed = True
        for ear in self._ears:
            ear.close()
        self._drop_idle()
        with self._holding:
            self._shared = None
            if self._holder is not None:
                self._holder.close()
                self._holder = None


class _Lines:
    """Statements of a transaction."""

    def __init__(self, db: Connection, again: bool) -> None:
        self._db = db
        self.again = again

    def run(self, sql: str, *args: Any) -> int:
        return self._db.execute(_dialect(sql), args).rowcount

    def many(self, sql: str, rows: Sequence[Sequence[Any]]) -> None:
        if rows:
            with self._db.cursor() as cursor:
                cursor.executemany(_dialect(sql), rows)

    def all(self, sql: str, *args: Any) -> list[tuple[Any, ...]]:
        return self._db.execute(_dialect(sql), args).fetchall()


class _Ear:
    """Listens to the database; where the connection breaks, it is made again."""

    def __init__(self, connect: Callable[[], Connection], heard: Heard, missed: Callable[[], None]) -> None:
        self._connect, self._heard, self._missed = connect, heard, missed
        self._ended = threading.Event()
        self._db = self._opened()
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)
        self._thread.start()

    def _opened(self) -> Connection:
        db = self._connect()
        db.execute(f"LISTEN {CHANNEL}")
        return db

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                if self._db.closed:
                    self._db = self._opened()
                    self._missed()
                for notice in self._db.notifies(timeout=LOOK):
                    topic, _, text = notice.payload.partition("\n")
                    call(self._heard, topic, text)
            except psycopg.Error as error:
                if not self._ended.wait(LOOK):
                    log.error("cannot listen: %s", error)
                    self._db.close()

    def close(self) -> None:
        """Hear nothing more."""
        self._ended.set()
        if threading.current_thread() is not self._thread:
            self._thread.join()
        self._db.close()


LOOK = 0.25
"""Seconds between two looks whether to go on listening."""


@lru_cache(maxsize=256)
def _dialect(sql: str) -> bytes:
    """A statement as this database's driver wants it."""
    return sql.replace("?", "%s").encode()


def _reason(error: Exception) -> str:
    """What the database says, in its first line."""
    return (str(error).strip() or type(error).__name__).splitlines()[0]


def shown(url: str) -> str:
    """Where a database is, without its password."""
    try:
        parts = conninfo_to_dict(url)
    except psycopg.Error:
        return "postgresql://"
    host = parts.get("host") or parts.get("hostaddr") or "localhost"
    return f"postgresql://{host}/{parts.get('dbname') or ''}"
