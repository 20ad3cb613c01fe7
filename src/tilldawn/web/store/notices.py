"""What processes tell each other: short lines on a topic, to all that listen, the teller among them.

Nothing is kept for those who do not listen, and who has lost the thread is told so (`missed`). PostgreSQL
brings this along (LISTEN and NOTIFY). Processes that share a SQLite file are on one machine: they share a
small second file, which nobody syncs to the disk, and look into it fifty times a second.
"""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from tilldawn.web.store.rows import StoreFailed

log = logging.getLogger("tilldawn.store")

LONGEST = 7000
"""Bytes of a notice: PostgreSQL takes 8000, with its topic."""
EVERY = 0.02
"""Seconds between two looks into the file."""
KEPT = 60.0
"""Seconds a notice lies there; who looks less often has missed some."""

Heard = Callable[[str, str], None]
"""Called with a topic and a notice, in a thread of the listener's own."""


class Listener(Protocol):
    """Listens until it is closed."""

    def close(self) -> None:
        """Hear nothing more."""
        ...


def check(topic: str, notice: str) -> None:
    """Refuse what cannot be passed on."""
    if "\n" in topic or "\0" in topic + notice or len(topic.encode()) + len(notice.encode()) > LONGEST:
        raise StoreFailed("error-store-notice", limit=LONGEST)


class Board:
    """Notices of processes that share a file."""

    def __init__(self, store: Path) -> None:
        self.path = store.with_name(f"{store.name}.notices")
        self._lock = threading.Lock()
        self._db = self._open()
        self._cleared = 0.0
        self._readers: list[_Reader] = []

    def _open(self) -> sqlite3.Connection:
        os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
        db = sqlite3.connect(self.path, check_same_thread=False, isolation_level=None, timeout=10)
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = OFF")
        db.execute(
            "CREATE TABLE IF NOT EXISTS notices (n INTEGER PRIMARY KEY AUTOINCREMENT, topic TEXT NOT NULL, "
            "notice TEXT NOT NULL, at REAL NOT NULL) STRICT"
        )
        return db

    def notify(self, topic: str, notice: str) -> None:
        """Tell all that listen."""
        check(topic, notice)
        now = time.time()
        with self._lock:
            self._db.execute("INSERT INTO notices (topic, notice, at) VALUES (?, ?, ?)", (topic, notice, now))
            if abs(now - self._cleared) > KEPT:
                self._db.execute("DELETE FROM notices WHERE at < ? OR at > ?", (now - KEPT, now + KEPT))
                self._cleared = now

    def listen(self, heard: Heard, missed: Callable[[], None]) -> Listener:
        """Hear what is told from now on."""
        self._readers.append(_Reader(self._open(), heard, missed))
        return self._readers[-1]

    def close(self) -> None:
        """Tell nothing more, and hear nothing."""
        for reader in self._readers:
            reader.close()
        with self._lock:
            self._db.close()


class Loop:
    """Notices within one process."""

    def __init__(self) -> None:
        self._ears: list[_Ear] = []

    def notify(self, topic: str, notice: str) -> None:
        """Tell all that listen."""
        check(topic, notice)
        for ear in tuple(self._ears):
            call(ear.heard, topic, notice)

    def listen(self, heard: Heard, missed: Callable[[], None]) -> Listener:
        """Hear what is told from now on; nothing can be missed."""
        ear = _Ear(self._ears, heard)
        self._ears.append(ear)
        return ear

    def close(self) -> None:
        """Tell nothing more."""
        self._ears.clear()


class _Ear:
    def __init__(self, ears: list[_Ear], heard: Heard) -> None:
        self._ears, self.heard = ears, heard

    def close(self) -> None:
        """Hear nothing more."""
        if self in self._ears:
            self._ears.remove(self)


class _Reader:
    """Looks into the file again and again."""

    def __init__(self, db: sqlite3.Connection, heard: Heard, missed: Callable[[], None]) -> None:
        self._db = db
        self._heard, self._missed = heard, missed
        self._last = self._newest()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)
        self._thread.start()

    def _newest(self) -> int:
        found = self._db.execute("SELECT seq FROM sqlite_sequence WHERE name = 'notices'").fetchone()
        return int(found[0]) if found else 0

    def _run(self) -> None:
        looked = time.monotonic()
        while not self._ended.wait(EVERY):
            try:
                found = self._db.execute(
                    "SELECT n, topic, notice FROM notices WHERE n > ? ORDER BY n", (self._last,)
                ).fetchall()
            except sqlite3.Error as error:
                log.error("cannot read notices: %s", error)
                continue
            now = time.monotonic()
            if now - looked > KEPT / 2:
                self._missed()
            looked = now
            for n, topic, notice in found:
                self._last = n
                call(self._heard, topic, notice)

    def close(self) -> None:
        """Hear nothing more."""
        self._ended.set()
        if threading.current_thread() is not self._thread:
            self._thread.join()
        with contextlib.suppress(sqlite3.Error):
            self._db.close()


def call(heard: Heard, topic: str, notice: str) -> None:
    """Pass a notice on. A listener that fails hears the next one all the same."""
    try:
        heard(topic, notice)
    except Exception:
        log.exception("a notice on %s could not be taken", topic)
