"""The store in PostgreSQL: connections that break, databases that start anew, and what stands in the way."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tilldawn.engine.errors import NotInstalled
from tilldawn.web import protocol as p
from tilldawn.web import store as web_store
from tilldawn.web.laying import lay_out
from tilldawn.web.store import Company, Stored, StoreFailed, open_store
from tilldawn.web.store import postgres as pg


def table() -> Stored:
    return lay_out("host", p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Ben")], seed="7"))


def cut_off(shop: Any) -> None:
    """Break every connection but the one that says so."""
    shop.ask(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
        "AND application_name = 'tilldawn'"
    )


def test_a_store_goes_on_after_its_connections_were_cut(postgres_shop: Any) -> None:
    store, kept = postgres_shop.open(), table()
    store.create(kept)
    for n in range(3):
        cut_off(postgres_shop)
        store.append(kept.row, n, [f"0>{n}"])
        cut_off(postgres_shop)
        assert len(store.load(kept.row.id).journal) == n + 1
        cut_off(postgres_shop)
        store.keep_pace(kept.row.id, "calm")


def test_a_store_goes_on_after_its_database_was_started_anew(postgres_shop: Any, postgres: Any) -> None:
    store, kept = postgres_shop.open(), table()
    store.create(kept)
    heard: list[str] = []
    missed = threading.Event()
    listening = store.listen(lambda topic, notice: heard.append(notice), missed.set)
    for end in (postgres.stop, postgres.kill):
        store.append(kept.row, kept.row.mark.length, ["0>before"])
        missed.clear()
        end()
        with pytest.raises(StoreFailed, match="could not be saved"):
            store.append(kept.row, kept.row.mark.length, ["0>lost"])
        with pytest.raises(StoreFailed, match="could not be read"):
            store.load(kept.row.id)
        postgres.start()
        store.append(kept.row, kept.row.mark.length, ["0>after"])
        assert missed.wait(20)
    assert store.load(kept.row.id).journal == ["0>before", "0>after"] * 2
    store.notify("a", "back")
    for _ in range(500):
        if heard:
            break
        threading.Event().wait(0.01)
    assert heard == ["back"]
    listening.close()


@pytest.mark.parametrize("entries", [["0>a"], []], ids=["an answer", "orders alone"])
def test_what_was_written_when_the_connection_broke_is_not_written_twice(
    postgres_shop: Any, monkeypatch: pytest.MonkeyPatch, entries: list[str]
) -> None:
    store, kept = postgres_shop.open(), table()
    store.create(kept)
    real = psycopg.Connection.execute
    broken: list[bool] = []

    def done_but_not_heard(self: Any, query: Any, *args: Any, **more: Any) -> Any:
        found = real(self, query, *args, **more)
        if b"INSERT INTO journal" in query and not broken:
            broken.append(True)
            with psycopg.connect(postgres_shop.where, autocommit=True) as other:
                real(other, "SELECT pg_terminate_backend(%s)", (self.info.backend_pid,))
            real(self, "SELECT 1")  # it breaks here, before anybody has heard of it
        return found

    monkeypatch.setattr(psycopg.Connection, "execute", done_but_not_heard)
    store.append(kept.row, 0, entries)
    assert broken
    monkeypatch.undo()
    assert store.load(kept.row.id).journal == entries
    store.append(kept.row, len(entries), ["0>next"])
    assert store.load(kept.row.id).journal == [*entries, "0>next"]


def test_a_new_table_is_made_once_though_the_connection_broke(
    postgres_shop: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, kept = postgres_shop.open(), table()
    real = psycopg.Transaction.__exit__
    broken: list[bool] = []

    def done_but_not_heard(self: Any, *args: Any) -> Any:
        real(self, *args)
        if not broken:
            broken.append(True)
            cut_off(postgres_shop)
            self.connection.execute("SELECT 1")

    monkeypatch.setattr(psycopg.Transaction, "__exit__", done_but_not_heard)
    store.create(kept)
    monkeypatch.undo()
    assert broken
    assert store.load(kept.row.id) == kept
    with pytest.raises(StoreFailed):
        store.create(kept)


def test_several_threads_write_at_once(postgres_shop: Any) -> None:
    store = postgres_shop.open()
    tables = [table() for _ in range(24)]

    def play(one: Stored) -> None:
        store.create(one)
        for n in range(10):
            store.append(one.row, n, [f"0>{n}"])

    threads = [threading.Thread(target=play, args=(one,)) for one in tables]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [len(store.load(one.row.id).journal) for one in tables] == [10] * 24
    assert len(store._idle) <= pg.POOL


def test_only_one_server_that_is_alone_holds_a_database(postgres_shop: Any) -> None:
    first, second = postgres_shop.open(), postgres_shop.open()
    first.hold()
    with pytest.raises(StoreFailed, match="in use by another server"):
        second.hold()
    first.close()
    second.hold()


def test_who_held_a_database_holds_it_again_before_it_writes(postgres_shop: Any) -> None:
    store, other, kept = postgres_shop.open(), postgres_shop.open(), table()
    store.hold()
    store.create(kept)
    cut_off(postgres_shop)
    store.append(kept.row, 0, ["0>a"])
    with pytest.raises(StoreFailed, match="in use by another server"):
        other.hold()
    cut_off(postgres_shop)
    other.hold()
    for _ in range(2):
        with pytest.raises(StoreFailed, match="in use by another server"):
            store.append(kept.row, 1, ["0>b"])
    other.close()
    store.append(kept.row, 1, ["0>c"])
    assert store.load(kept.row.id).journal == ["0>a", "0>c"]


def test_a_newer_database_is_left_as_it_is(postgres_shop: Any) -> None:
    postgres_shop.open()
    postgres_shop.do("UPDATE tilldawn_version SET version = 99")
    with pytest.raises(StoreFailed, match="newer Tilldawn"):
        postgres_shop.open()


def test_many_who_open_a_new_database_at_once_make_it_once(postgres_shop: Any) -> None:
    opened: list[Any] = []
    threads = [threading.Thread(target=lambda: opened.append(postgres_shop.open())) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(opened) == 4
    assert postgres_shop.ask("SELECT version FROM tilldawn_version") == [(len(pg.MIGRATIONS),)]


def test_a_database_of_an_older_version_is_taken_forward(postgres_shop: Any) -> None:
    store, kept = postgres_shop.open(), table()
    store.create(kept)
    postgres_shop.do("ALTER TABLE tables DROP COLUMN company; UPDATE tilldawn_version SET version = 1")
    found = postgres_shop.open().load(kept.row.id)
    assert (found.seats, found.company) == (kept.seats, Company())
    assert postgres_shop.ask("SELECT version FROM tilldawn_version") == [(len(pg.MIGRATIONS),)]


def test_who_only_looks_makes_nothing(postgres_shop: Any) -> None:
    with pytest.raises(StoreFailed, match="no tables at"):
        postgres_shop.open(reading=True)
    postgres_shop.open()
    looking = postgres_shop.open(reading=True)
    with pytest.raises(StoreFailed):
        looking.create(table())


def test_a_database_that_cannot_be_reached_is_told_without_its_password(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="cannot be used") as told:
        open_store(f"postgresql://ana:geheim@/tables?host={tmp_path}")
    assert "geheim" not in str(told.value)
    assert str(tmp_path) in str(told.value)


def test_without_the_extra_it_says_which_one_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(web_store, "find_spec", lambda name: None)
    with pytest.raises(NotInstalled, match=r"tilldawn\[cluster\]"):
        open_store("postgresql:///tables")
