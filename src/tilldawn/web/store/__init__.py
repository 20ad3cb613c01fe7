"""Where tables lie between two answers, and a small interface before it.

A table is a head (game, options, seed, orders), its seats and its journal. The journal is append-only:
an answer is in the store before anybody hears that it was taken, and bringing a table back is playing its
journal again. The shape of a store goes forward by numbered migrations.

    rows      what lies in a store, and the marks that show whether it is whole
    protocol  what the server needs of a store
    sql       what is said to both databases alike
    sqlite    one file, the embedded default
"""

from __future__ import annotations

from tilldawn.web.store.protocol import Store
from tilldawn.web.store.rows import Damaged, Mark, SeatRow, Stored, StoreFailed, TableRow, browser_id
from tilldawn.web.store.sqlite import SqliteStore

__all__ = [
    "Damaged",
    "Mark",
    "SeatRow",
    "SqliteStore",
    "Store",
    "StoreFailed",
    "Stored",
    "TableRow",
    "browser_id",
]
