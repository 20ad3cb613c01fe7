"""The store: whole or not at all, numbered migrations, and words for what goes wrong."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from tilldawn.web import protocol as p
from tilldawn.web import store as web_store
from tilldawn.web.laying import lay_out
from tilldawn.web.store import MIGRATIONS, SeatRow, SqliteStore, Stored, StoreFailed, browser_id


def table(host: str = "host") -> Stored:
    return lay_out(host, p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Bot", "random")], seed="7"))


def test_what_is_kept_is_found_again_by_another_process(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "tables.sqlite3"
    store, kept = SqliteStore(path), table()
    store.create(kept)
    store.append(kept.row, 0, ["0>character:pillar"])
    store.watch(kept.row.id, "eve")
    store.keep_pace(kept.row.id, "calm")
    store.keep_seat(kept.row.id, 1, SeatRow("Ben", "human", "teal", "key", "ben"))
    store.name_browser("ben", "Ben")
    store.name_browser("ben", "Benny")
    again = SqliteStore(path)  # the first is still open, as after a kill
    found = again.load(kept.row.id)
    assert found is not None
    assert (found.journal, found.watchers, found.row.pace) == (["0>character:pillar"], {"eve"}, "calm")
    assert found.seats == [kept.seats[0], SeatRow("Ben", "human", "teal", "key", "ben")]
    assert again.browser_name("ben") == "Benny"
    assert again.browser_name("nobody") == ""
    store.close()
    again.close()


def test_an_answer_is_never_written_over_another(tmp_path: Path) -> None:
    store, kept = SqliteStore(tmp_path / "t"), table()
    store.create(kept)
    store.append(kept.row, 0, ["0>a", "?b"])
    with pytest.raises(StoreFailed):
        store.append(kept.row, 1, ["0>c", "?d"])
    with pytest.raises(StoreFailed):
        store.append(kept.row, 0, ["0>c"])
    found = store.load(kept.row.id)
    assert found is not None
    assert found.journal == ["0>a", "?b"]
    store.close()


def test_a_failed_write_leaves_nothing_behind(tmp_path: Path) -> None:
    store, kept = SqliteStore(tmp_path / "t"), table()
    store.create(kept)
    with pytest.raises(StoreFailed):
        store.create(kept)
    again = table()
    again.seats = [*again.seats, *again.seats[:1]]
    again.journal = ["a"]
    again.row.id = kept.row.id
    with pytest.raises(StoreFailed):
        store.create(again)
    found = store.load(kept.row.id)
    assert found is not None
    assert (found.journal, len(found.seats)) == ([], 2)
    store.append(kept.row, 0, ["0>a"])
    store.close()


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


def test_a_table_is_forgotten_with_all_that_belongs_to_it(tmp_path: Path) -> None:
    store, kept = SqliteStore(tmp_path / "t"), table()
    store.create(kept)
    store.append(kept.row, 0, ["0>a"])
    store.watch(kept.row.id, "eve")
    store.forget(kept.row.id)
    assert store.load(kept.row.id) is None
    for name in ("tables", "seats", "watchers", "journal"):
        assert store._db.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)
    with pytest.raises(StoreFailed):
        store.append(kept.row, 1, ["0>b"])
    store.close()


def test_tables_of_a_browser_are_those_it_hosts_sits_at_or_watches(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t")
    hosted, seated, watched, other = table("ana"), table(), table(), table()
    for one in (hosted, seated, watched, other):
        store.create(one)
    store.keep_seat(seated.row.id, 0, SeatRow("Ana", "human", "teal", "k", "ana"))
    store.watch(watched.row.id, "ana")
    store.append(watched.row, 0, ["0>a"])
    found = store.tables_of("ana")
    assert {row.id for row, _ in found} == {hosted.row.id, seated.row.id, watched.row.id}
    assert found[0][0].id == watched.row.id
    assert store.created_since("ana", time.time() - 60) == 1
    assert store.created_since("ana", time.time() + 60) == 0
    store.close()


def test_a_token_is_not_stored_as_it_is() -> None:
    assert browser_id("token") == browser_id("token") != browser_id("tokem")
    assert "token" not in browser_id("token")


# --- Migrations ---------------------------------------------------------------------------------------


def test_a_new_file_has_every_migration(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "t")
    assert store._db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    store.close()


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
def test_an_older_file_is_taken_forward_with_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    kept = table()
    with monkeypatch.context() as patch:
        patch.setattr(web_store, "MIGRATIONS", MIGRATIONS[:version])
        old = SqliteStore(tmp_path / "t")
        columns = old._read("PRAGMA table_info(tables)")
        head = web_store._packed(kept.row)[: len(columns)]
        old._write((f"INSERT INTO tables VALUES ({', '.join('?' * len(head))})", [head]))
        old._write(*list(web_store._new(kept))[1:])
        old.close()
    new = SqliteStore(tmp_path / "t")
    assert new._db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    found = new.load(kept.row.id)
    assert found is not None
    assert found.row == kept.row
    new.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    SqliteStore(tmp_path / "t").close()
    with monkeypatch.context() as patch:
        broken = "CREATE TABLE more (x TEXT) STRICT; CREATE NONSENSE;"
        patch.setattr(web_store, "MIGRATIONS", (*MIGRATIONS, broken))
        with pytest.raises(StoreFailed, match="cannot be opened"):
            SqliteStore(tmp_path / "t")
    store = SqliteStore(tmp_path / "t")
    assert store._read("SELECT name FROM sqlite_master WHERE name = 'more'") == []
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


def test_a_closed_store_fails_in_words(tmp_path: Path) -> None:
    store, kept = SqliteStore(tmp_path / "t"), table()
    store.create(kept)
    store.close()
    with pytest.raises(StoreFailed):
        store.append(kept.row, 0, ["0>a"])
    with pytest.raises(StoreFailed):
        store.load(kept.row.id)
