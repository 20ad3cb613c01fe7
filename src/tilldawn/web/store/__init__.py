"""Where tables lie between two answers, and a small interface before it.

A table is a head (game, options, seed, orders), its seats and its journal. The journal is append-only:
an answer is in the store before anybody hears that it was taken, and bringing a table back is playing its
journal again. The shape of a store goes forward by numbered migrations.

    rows      what lies in a store, and the marks that show whether it is whole
    protocol  what the server needs of a store
    base      how a database is spoken to
    sql       tables, as both databases keep them; leases, which process owns which
    sqlite    one file, the embedded default; lock: one server to a folder; notices between its processes
    postgres  a PostgreSQL database, for several processes and machines
    checks    what `tilldawn store` does: check, back up, export, expire
"""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

from tilldawn.engine.errors import NotInstalled
from tilldawn.saves import data_folder
from tilldawn.web.store.protocol import Store
from tilldawn.web.store.rows import (
    Ages,
    Checkpoint,
    Company,
    Damaged,
    Expired,
    Lease,
    LostLease,
    Mark,
    Owner,
    SeatRow,
    Stored,
    StoreFailed,
    TableRow,
    browser_id,
)
from tilldawn.web.store.sql import SqlStore
from tilldawn.web.store.sqlite import SqliteStore

FILE = "tables.sqlite3"
"""The store of a data folder."""


def open_store(where: str | Path | None = None, *, reading: bool = False) -> SqlStore:
    """A store by its address: `postgresql://…`, or the path of a SQLite file (also as `sqlite:///path`); the
    one of the data folder where nothing is said. With `reading` nothing in it is changed."""
    address = str(where or "")
    if address.startswith(("postgresql://", "postgres://")):
        if find_spec("psycopg") is None:
            raise NotInstalled("error-needs-extra", extra="cluster")
        from tilldawn.web.store.postgres import PostgresStore

        return PostgresStore(address, reading=reading)
    if "://" in address and not address.startswith("sqlite:///"):
        raise StoreFailed("error-store-address", address=address.partition("://")[0])
    path = Path(address.removeprefix("sqlite://")) if address else data_folder() / FILE
    return SqliteStore(path, reading=reading)


__all__ = [
    "FILE",
    "Ages",
    "Checkpoint",
    "Company",
    "Damaged",
    "Expired",
    "Lease",
    "LostLease",
    "Mark",
    "Owner",
    "SeatRow",
    "SqlStore",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "Stored",
    "TableRow",
    "browser_id",
    "open_store",
]
