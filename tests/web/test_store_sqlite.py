"""The store in a SQLite file: full disks, numbered migrations, files that are none."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from tilldawn.engine.text import catalog
from tilldawn.web import protocol as p
from tilldawn.web.laying import lay_out
from tilldawn.web.store import Company, Damaged, SqliteStore, Stored, StoreFailed, open_store, sqlite
from tilldawn.web.store.lock import Lock
from tilldawn.web.store.rows import head_of, seat_columns
from tilldawn.web.store.sqlite import MIGRATIONS


def table(host: str = "host") -> Stored:
    return lay_out(host, p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Bot", "random")], seed="7"))


SEALED = 4
"""The version that brought marks and seals."""


def sealed_file(path: Path, version: int, *tables: Stored) -> None:
    """A file of a version that knew marks: what came later is taken out of one of today."""
    store = SqliteStore(path)
    for kept in tables:
        kept.watchers.add("eve")
        store.create(kept)
    store.close()
    with sqlite3.connect(path) as db:
        db.execute("ALTER TABLE tables DROP COLUMN company")
        db.execute(f"PRAGMA user_version = {version}")
    db.close()


def old_file(path: Path, version: int, *tables: Stored) -> None:
    """A file as an older version left it, with tables that have a watcher each."""
    if version >= SEALED:
        sealed_file(path, version, *tables)
        return
    with sqlite3.connect(path) as db:
        for sql, _ in MIGRATIONS[:version]:
            db.executescript(sql)
        for kept in tables:
            for name, columns in [
                ("tables", head_of(kept.row)),
                *(("seats", seat_columns(kept.row.id, n, seat)) for n, seat in enumerate(kept.seats)),
                ("watchers", (kept.row.id, "eve")),
                *(("journal", (kept.row.id, n, entry)) for n, entry in enumerate(kept.journal)),
            ]:
                width = len(db.execute(f"PRAGMA table_info({name})").fetchall())
                row = (*columns, b"")[:width]
                db.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(row))})", row)
        db.execute(f"PRAGMA user_version = {version}")
    db.close()


def test_a_disk_that_is_full_is_told_and_passes(tmp_path: Path) -> None:
    store, kept = SqliteStore(tmp_path / "t"), table()
    store.create(kept)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(StoreFailed, match="disk is full"):
        store.append(kept.row, 0, ["x" * 100_000])
    store._db.execute("PRAGMA max_page_count = 100000")
    store.append(kept.row, 0, ["0>a"])
    found = store.load(kept.row.id)
    assert found is not None
    assert found.journal == ["0>a"]
    store.close()


# --- Migrations ---------------------------------------------------------------------------------------


def test_a_new_file_has_every_migration(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t")
    assert store._db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    store.close()


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_an_older_file_is_taken_forward_with_its_tables(tmp_path: Path, version: int) -> None:
    kept = table()
    kept.journal = ["0>a", "?b", "0>c"]
    old_file(tmp_path / "t", version, kept)
    new = SqliteStore(tmp_path / "t")
    assert new._db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    found = new.load(kept.row.id)
    assert found is not None
    assert (found.seats, found.watchers, found.journal) == (kept.seats, {"eve"}, kept.journal)
    assert found.company == Company(), "it has begun; the host's link is made when it is woken"
    kept.row.mark = found.row.mark
    assert found.row == kept.row
    new.append(found.row, 3, ["0>d"])
    assert len(new.load(kept.row.id).journal) == 4  # type: ignore[union-attr]
    new.close()


def test_a_file_that_was_damaged_before_it_had_marks_is_opened_and_the_table_is_shut(tmp_path: Path) -> None:
    kept, other = table(), table()
    kept.journal = ["0>a", "?b", "0>c", "0>d"]
    old_file(tmp_path / "t", 3, kept, other)
    with sqlite3.connect(tmp_path / "t") as db:
        db.execute("DELETE FROM journal WHERE n = 1")
    db.close()
    store = SqliteStore(tmp_path / "t")
    with pytest.raises(Damaged) as found:
        store.load(kept.row.id)
    assert (found.value.whole, found.value.length) == (1, 4)
    assert store.load(other.row.id) is not None
    store.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SqliteStore(tmp_path / "t").close()
    with monkeypatch.context() as patch:
        broken = "CREATE TABLE more (x TEXT) STRICT; CREATE NONSENSE;"
        patch.setattr(sqlite, "MIGRATIONS", (*MIGRATIONS, (broken, None)))
        with pytest.raises(StoreFailed, match="cannot be opened"):
            SqliteStore(tmp_path / "t")
    store = SqliteStore(tmp_path / "t")
    assert store._db.execute("SELECT name FROM sqlite_master WHERE name = 'more'").fetchall() == []
    store.close()


def test_a_newer_file_is_left_as_it_is(tmp_path: Path) -> None:
    SqliteStore(tmp_path / "t").close()
    with sqlite3.connect(tmp_path / "t") as db:
        db.execute("PRAGMA user_version = 99")
    db.close()
    before = (tmp_path / "t").read_bytes()
    with pytest.raises(StoreFailed, match="newer Tilldawn"):
        SqliteStore(tmp_path / "t")
    assert (tmp_path / "t").read_bytes() == before


@pytest.mark.parametrize(
    "content", [b"not a database at all, but long enough to be one" * 40, b"SQLite format 3\x00"]
)
def test_a_file_that_is_no_store_is_told_and_left(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "t"
    path.write_bytes(content)
    with pytest.raises(StoreFailed, match="cannot be opened"):
        SqliteStore(path)
    assert path.read_bytes() == content


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFailed, match="cannot be opened"):
        SqliteStore(tmp_path / "file" / "t")


# --- Who may -------------------------------------------------------------------------------------------


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_folder_and_file_are_their_owners_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "deep" / "t")
    store.create(table())
    assert rights(tmp_path / "deep") == 0o700
    assert {rights(file) for file in (tmp_path / "deep").iterdir()} == {0o600}
    store.close()


def test_a_file_of_an_older_version_is_taken_from_strangers(tmp_path: Path) -> None:
    old_file(tmp_path / "t", 3)
    (tmp_path / "t").chmod(0o644)
    SqliteStore(tmp_path / "t").close()
    assert rights(tmp_path / "t") == 0o640  # what the group may, somebody has wanted


def test_only_one_server_holds_a_folder(tmp_path: Path) -> None:
    first, second = SqliteStore(tmp_path / "t"), SqliteStore(tmp_path / "t")
    first.hold()
    first.hold()
    with pytest.raises(StoreFailed, match=rf"another server \(process {os.getpid()}\)") as told:
        second.hold()
    assert str(tmp_path) in catalog("fr").say(told.value.text)
    first.close()
    second.hold()
    second.close()
    assert [file.name for file in tmp_path.iterdir()] == ["t"]


def test_the_lock_of_a_killed_server_holds_nobody(tmp_path: Path) -> None:
    code = "import sys, pathlib, time; from tilldawn.web.store import SqliteStore; "
    code += "SqliteStore(pathlib.Path(sys.argv[1])).hold(); print(1, flush=True); time.sleep(60)"
    with subprocess.Popen([sys.executable, "-c", code, str(tmp_path / "t")], stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        other.stdout.readline()
        store = SqliteStore(tmp_path / "t")
        with pytest.raises(StoreFailed, match=f"process {other.pid}"):
            store.hold()
        other.kill()
        other.wait()
        store.hold()
        store.close()


def test_many_who_want_a_folder_get_it_one_after_the_other(tmp_path: Path) -> None:
    inside, most, got = [], [], []

    def want(n: int) -> None:
        for _ in range(50):
            try:
                lock = Lock(tmp_path / "t")
            except StoreFailed:
                continue
            inside.append(n)
            most.append(len(inside))
            got.append(n)
            inside.remove(n)
            lock.let_go()

    threads = [threading.Thread(target=want, args=(n,)) for n in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(most) == {1}
    assert got


# --- Only looking ----------------------------------------------------------------------------------------


def test_who_only_looks_changes_nothing(tmp_path: Path) -> None:
    server, kept = SqliteStore(tmp_path / "t"), table()
    server.create(kept)
    server.hold()
    looking = SqliteStore(tmp_path / "t", reading=True)
    assert looking.load(kept.row.id) == kept
    with pytest.raises(StoreFailed):
        looking.forget(kept.row.id)
    server.append(kept.row, 0, ["0>a"])
    assert looking.load(kept.row.id).journal == ["0>a"]  # type: ignore[union-attr]
    looking.close()
    server.close()


def test_who_only_looks_at_an_older_file_leaves_it_old(tmp_path: Path) -> None:
    kept = table()
    kept.journal = ["0>a", "?b"]
    old_file(tmp_path / "t", 2, kept)
    before = (tmp_path / "t").read_bytes()
    looking = SqliteStore(tmp_path / "t", reading=True)
    assert looking.load(kept.row.id).journal == kept.journal  # type: ignore[union-attr]
    looking.close()
    assert (tmp_path / "t").read_bytes() == before


def test_who_looks_for_what_is_not_there_makes_nothing(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="no tables at"):
        SqliteStore(tmp_path / "t", reading=True)
    assert list(tmp_path.iterdir()) == []


def test_an_address_of_another_kind_is_told(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="mysql"):
        open_store("mysql://root@localhost/tables")
    store = open_store(f"sqlite://{tmp_path}/t")
    store.close()
    assert (tmp_path / "t").is_file()


# --- Many at once ---------------------------------------------------------------------------------------


def together(store: SqliteStore, *writes: Callable[[], None]) -> tuple[list[BaseException | None], int]:
    """Let all of these wait for the disk at once: what became of each, and how often it was flushed."""
    flushed: list[str] = []
    came: list[BaseException | None] = [None] * len(writes)

    def run(n: int, write: Callable[[], None]) -> None:
        try:
            write()
        except BaseException as error:
            came[n] = error

    threads = [threading.Thread(target=run, args=one) for one in enumerate(writes)]
    with store._lock:
        for thread in threads:
            thread.start()
        while len(store._waiting) < len(writes):
            time.sleep(0.001)
        store._db.set_trace_callback(lambda sql: flushed.append(sql) if sql == "COMMIT" else None)
    for thread in threads:
        thread.join(20)
    store._db.set_trace_callback(None)
    return came, len(flushed)


def test_answers_that_wait_for_the_disk_are_written_together_and_each_by_itself(tmp_path: Path) -> None:
    store, tables = SqliteStore(tmp_path / "t"), [table() for _ in range(6)]
    for kept in tables:
        store.create(kept)
    gone = table()
    writes = [partial(store.append, kept.row, 0, ["0>a"]) for kept in (*tables[:3], gone, *tables[3:])]
    came, flushed = together(store, *writes)
    assert flushed == 1
    assert [type(error) for error in came if error] == [StoreFailed]
    assert came[3] is not None
    store.close()
    again = SqliteStore(tmp_path / "t")
    assert [again.load(kept.row.id).journal for kept in tables] == [["0>a"]] * 6  # type: ignore[union-attr]
    assert again.load(gone.row.id) is None
    again.close()


def test_one_answer_too_many_for_the_disk_takes_no_other_with_it(tmp_path: Path) -> None:
    store, tables = SqliteStore(tmp_path / "t"), [table() for _ in range(3)]
    for kept in tables:
        store.create(kept)
    pages = store._db.execute("PRAGMA page_count").fetchone()[0]
    store._db.execute(f"PRAGMA max_page_count = {pages}")
    entries = (["0>a"], ["x" * 100_000], ["0>c"])
    writes = [partial(store.append, kept.row, 0, said) for kept, said in zip(tables, entries, strict=True)]
    came, _ = together(store, *writes)
    assert [error is None for error in came] == [True, False, True]
    assert "disk is full" in str(came[1])
    store._db.execute("PRAGMA max_page_count = 100000")
    store.append(tables[1].row, 0, ["0>b"])
    assert [store.load(kept.row.id).journal for kept in tables] == [["0>a"], ["0>b"], ["0>c"]]  # type: ignore[union-attr]
    store.close()
