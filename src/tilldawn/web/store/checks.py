"""What somebody who runs a server does with its store: check it, back it up, copy it, take tables out of it.

All of it is safe beside a running server: nothing here changes the store it reads.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from tilldawn.engine.chance import new_seed
from tilldawn.engine.errors import RulesChanged, TilldawnError
from tilldawn.engine.journal import fold
from tilldawn.engine.table import POLICIES
from tilldawn.games import load_game
from tilldawn.web.room import table_of
from tilldawn.web.store.base import Transaction, Unreadable
from tilldawn.web.store.rows import HEAD, Damaged, Head, Mark, SeatRow, Stored, StoreFailed
from tilldawn.web.store.sql import SEAT, SqlStore
from tilldawn.web.store.sqlite import SqliteStore

T = TypeVar("T")

COPIED = {
    "tables": f"{HEAD}, company",
    "seats": f"table_id, seat, {SEAT}, seal",
    "watchers": "table_id, browser",
    "journal": "table_id, n, entry, chain",
    "checkpoints": "table_id, position, fingerprint, data, seal",
}
"""What belongs to a table, as it goes from one store to another: with its seals, so damage stays damage."""


class Report(Struct):
    """How a store was found."""

    tables: int = 0
    entries: int = 0
    damaged: list[Damaged] = []
    problems: list[str] = []
    """What the database itself finds wrong with its pages."""

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return not self.damaged and not self.problems


class Exported(Struct):
    """A table as a save file."""

    data: bytes
    entries: int
    """Of its journal, in the file."""
    length: int
    """Of its journal, in all."""
    changed: bool
    """Whether the rules of today, and not damage, ended it."""


def check(store: SqlStore) -> Report:
    """Look at every table of a store, and at the database."""
    report = Report(problems=store.problems())
    for table in store.tables():
        report.tables += 1
        try:
            stored = store.load(table)
        except Damaged as damaged:
            report.damaged.append(damaged)
        else:
            report.entries += len(stored.journal) if stored else 0
    return report


def export(store: SqlStore, table: str) -> Exported:
    """A table as a save file that opens: all of it, or as far as it is whole and the rules of today allow."""
    try:
        stored = store.load(table)
    except Damaged as damaged:
        return _export(remains(store, table), damaged.length)
    if stored is None:
        raise StoreFailed("error-store-no-table", table=table)
    try:
        return Exported(table_of(stored).save(), len(stored.journal), len(stored.journal), False)
    except RulesChanged:
        return _export(stored, len(stored.journal))


def _export(stored: Stored, length: int) -> Exported:
    """As much of a table as fits together. Where its journal was cut short, chance answers anew."""
    answers = fold(stored.journal)
    try:
        woken = table_of(stored, salvage=True)
    except TilldawnError:
        raise
    except Exception as error:  # a head that was changed can be anything
        raise StoreFailed("error-store-lost", table=stored.row.id) from error
    fitting = next((n for n, one in enumerate(answers) if woken.answers[n : n + 1] != [one]), len(answers))
    changed = fitting < len(answers)
    return Exported(woken.save(), fitting if changed else len(stored.journal), length, changed)


def remains(store: SqlStore, table: str) -> Stored:
    """What is left of a damaged table: its journal as far as it is whole, and a head to go with it. What the
    head no longer says for sure is made anew, chance above all: what was drawn must not come again."""
    head, rows = _raw(store, table)
    try:
        game = load_game(head.game)
        count = _seats(head, rows)
        row = head._replace(orders="[]", headings="{}").row(Mark())
    except (TilldawnError, msgspec.DecodeError) as error:
        raise StoreFailed("error-store-lost", table=table) from error
    row.orders = _orders(head, count) or [dict(game.topics) for _ in range(count)]
    if not head.sound:
        row.seed, row.drawn = new_seed(), 0
    seats = [rows.get(n) or SeatRow(str(n + 1), "human", "", "", "") for n in range(count)]
    journal, _ = store.whole(table)
    return Stored(row, seats, set(), journal)


def _raw(store: SqlStore, table: str) -> tuple[Head, dict[int, SeatRow]]:
    """The columns of a head and of its seats, each as far as it can be read."""
    texts = ("game", "options", "seed", "orders", "host", "watch", "pace", "headings", "continued")
    head: dict[str, Any] = dict.fromkeys(Head._fields, "")
    for name in Head._fields:
        column = store.RAW.format(name) if name in texts else name
        with contextlib.suppress(Unreadable):
            found = store._ask(f"SELECT {column} FROM tables WHERE id = ?", table)
            value: Any = found[0][0] if found else ""
            head[name] = bytes(value).decode(errors="replace") if name in texts and value else value
    seats = {}
    for n in range(10):
        with contextlib.suppress(Unreadable, TypeError):
            found = store._ask(f"SELECT {SEAT} FROM seats WHERE table_id = ? AND seat = ?", table, n)
            if found:
                seats[n] = SeatRow(*(str(part) for part in found[0]))
    return Head(**head), seats


def _orders(head: Head, count: int) -> list[dict[str, str]]:
    """The standing orders, if they can be believed."""
    try:
        orders = msgspec.json.decode(head.orders, type=list[dict[str, str]])
    except msgspec.DecodeError:
        return []
    known = all(policy in POLICIES for order in orders for policy in order.values())
    return orders if known and len(orders) == count else []


def _seats(head: Head, rows: dict[int, SeatRow]) -> int:
    """How many seats a table has: one for each order, or at least those that are found."""
    try:
        return len(msgspec.json.decode(head.orders, type=list[Any]))
    except msgspec.DecodeError:
        return max(rows, default=-1) + 1


# --- Copies -------------------------------------------------------------------------------------------


def copy(source: SqlStore, target: SqlStore) -> int:
    """Put all tables and names of a store, as they are at this moment, into an empty one; says how many."""
    if target.tables():
        raise StoreFailed("error-store-not-empty")
    return source._read(lambda t: target._write(lambda to: _copied(t, to)))


def _copied(t: Transaction, to: Transaction) -> int:
    marks = {name: ", ".join("?" * (columns.count(",") + 1)) for name, columns in COPIED.items()}
    browsers = t.all("SELECT id, name, seen FROM browsers")
    to.many("INSERT INTO browsers (id, name, seen) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", browsers)
    tables = t.all("SELECT id FROM tables ORDER BY created, id")
    for (table,) in tables:
        for name, columns in COPIED.items():
            key = "id" if name == "tables" else "table_id"
            rows = t.all(f"SELECT {columns} FROM {name} WHERE {key} = ?", table)
            to.many(f"INSERT INTO {name} ({columns}) VALUES ({marks[name]})", rows)
    return len(tables)


def back_up(store: SqlStore, file: Path) -> Report:
    """Write a store as it is at this moment into a SQLite file, which is then looked at."""
    if isinstance(store, SqliteStore) and _same(Path(store.path), file):
        raise StoreFailed("error-store-itself", path=str(file))

    def write(fresh: Path) -> Report:
        if isinstance(store, SqliteStore):
            store.copy_to(fresh)
        else:
            target = SqliteStore(fresh)
            try:
                copy(store, target)
            finally:
                target.close()
        written = SqliteStore(fresh, reading=True)
        try:
            return check(written)
        finally:
            written.close()

    return put(file, write)


def _same(one: Path, other: Path) -> bool:
    with contextlib.suppress(OSError):
        return one.samefile(other)
    return False


def put(file: Path, write: Callable[[Path], T]) -> T:
    """Let something be written to a file: the whole of it is there in the end, or what was there before."""
    fresh = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        done = write(fresh)
        with open(fresh, "rb+") as written:
            os.fsync(written.fileno())
        os.replace(fresh, file)
    except OSError as error:
        reason = error.strerror or str(error)
        raise StoreFailed("error-store-put", path=str(file), reason=reason) from error
    finally:
        for left in file.parent.glob(f"{fresh.name}*"):
            left.unlink()
    return done
