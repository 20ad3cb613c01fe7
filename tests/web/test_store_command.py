"""`tilldawn store`: check, backup, copy, export and expire, over both databases and in both languages."""

from __future__ import annotations

import os
import sqlite3
import stat
import threading
import time
from pathlib import Path
from typing import Any

import pytest

import tilldawn
from tilldawn import cli
from tilldawn.bots import make_bot
from tilldawn.web import protocol as p
from tilldawn.web.laying import lay_out
from tilldawn.web.room import Room, table_of
from tilldawn.web.store import SqliteStore, Stored


def played(store: Any, answers: int = 12, *, game: str = "daylight", days: float = 0) -> str:
    """A table that has been played at, so many days ago."""
    stored = lay_out("host", p.NewTable(game, [p.NewSeat("Ana"), p.NewSeat("Ben")], seed="7"))
    store.create(stored)
    room = Room(store, stored, table_of(stored))
    bot = make_bot("random", game, "7")
    for _ in range(answers):
        request = room.table.request
        assert request is not None
        chosen = bot.choose(room.table, request.seats[0])
        room.answer("host", room.table.revision, chosen.id)
    if days:
        age(store, stored.row.id, days)
    return stored.row.id


def age(store: Any, table: str, days: float) -> None:
    """As if nobody had touched a table for so long."""
    store._write(lambda t: store._reseal(t, table, touched=time.time() - days * 86400))


def run(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = cli.main(["store", *args])
    said = capsys.readouterr()
    return code, said.out, said.err


def test_a_store_that_is_whole_is_found_so(shop: Any, capsys: Any) -> None:
    store = shop.open()
    played(store)
    played(store, game="mine")
    code, said, _ = run(capsys, "check", "--store", shop.where)
    assert code == 0
    assert said.startswith("2 tables are as written (")
    code, said, _ = run(capsys, "check", "--store", shop.where, "--lang", "fr")
    assert said.startswith("2 tables sont telles")


def test_a_file_that_is_damaged_itself_is_told_as_such(tmp_path: Path, capsys: Any) -> None:
    file = tmp_path / "tables.sqlite3"
    store = SqliteStore(file)
    for _ in range(3):
        played(store)
    store.close()
    written = bytearray(file.read_bytes())
    written[8192:12288] = b"\xff" * 4096
    file.write_bytes(written)
    for lang, word in (("en", "put the last backup back"), ("fr", "dernière sauvegarde")):
        code, said, _ = run(capsys, "check", "--store", str(file), "--lang", lang)
        assert code == 1
        assert word in said
        assert "can be played" not in said


def test_damage_is_found_and_named(shop: Any, capsys: Any) -> None:
    store = shop.open()
    whole, damaged = played(store), played(store)
    shop.do(f"UPDATE journal SET entry = '?x' WHERE n = 3 AND table_id = '{damaged}'")
    code, said, _ = run(capsys, "check", "--store", shop.where)
    assert code == 1
    assert f"{damaged}: damaged; 3 of " in said
    assert whole not in said
    assert "1 of 2 tables are shut" in said
    code, said, _ = run(capsys, "check", "--store", shop.where, "--lang", "fr")
    assert "endommagée" in said


def test_pages_that_are_damaged_are_told(tmp_path: Path, capsys: Any) -> None:
    store = SqliteStore(tmp_path / "t")
    for _ in range(3):
        played(store, 40)
    store.close()
    data = bytearray((tmp_path / "t").read_bytes())
    data[8 * 4096 : 9 * 4096] = os.urandom(4096)
    (tmp_path / "t").write_bytes(data)
    code, said, _ = run(capsys, "check", "--store", str(tmp_path / "t"))
    assert code == 1
    assert "The database says" in said


def test_a_backup_is_a_store_and_is_taken_beside_a_running_server(
    shop: Any, tmp_path: Path, capsys: Any
) -> None:
    store = shop.open()
    store.hold()
    table = played(store)
    store.name_browser("host", "Ana")
    store.watch(table, "eve")
    file = tmp_path / "backups" / "monday.sqlite3"
    code, said, _ = run(capsys, "backup", str(file), "--store", shop.where)
    assert code == 0
    assert "one table written" in said
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [each.name for each in file.parent.iterdir()] == [file.name]
    kept = store.load(table)
    room = Room(store, kept, table_of(kept))  # play goes on
    room.answer("host", room.table.revision, room.table.request.options[0].id)  # type: ignore[union-attr]
    copy = SqliteStore(file)
    found = copy.load(table)
    assert found is not None
    assert (found.journal, found.seats, found.watchers) == (kept.journal, kept.seats, {"eve"})
    assert copy.browser_name("host") == "Ana"
    copy.close()
    assert run(capsys, "backup", str(file), "--store", shop.where)[0] == 0  # the next one takes its place


def test_a_backup_under_way_sees_one_moment_of_every_table(shop: Any, tmp_path: Path, capsys: Any) -> None:
    store = shop.open()
    rows = [store.load(played(store, 1)).row for _ in range(3)]
    done = threading.Event()

    def write() -> None:
        while not done.is_set():
            for row in rows:
                store.append(row, row.mark.length, ["0>x", "?y"])

    writer = threading.Thread(target=write)
    writer.start()
    try:
        for n in range(4):
            assert run(capsys, "backup", str(tmp_path / str(n)), "--store", shop.where)[0] == 0
    finally:
        done.set()
        writer.join()
    assert run(capsys, "check", "--store", shop.where)[0] == 0


def test_a_backup_does_not_hide_damage(shop: Any, tmp_path: Path, capsys: Any) -> None:
    table = played(shop.open())
    shop.do("UPDATE tables SET drawn = drawn + 1")
    code, said, _ = run(capsys, "backup", str(tmp_path / "b"), "--store", shop.where)
    assert code == 1
    assert f"{table}: damaged" in said


def test_the_store_is_not_its_own_backup(tmp_path: Path, capsys: Any) -> None:
    store = SqliteStore(tmp_path / "t")
    played(store)
    store.close()
    (tmp_path / "other").symlink_to(tmp_path / "t")
    for name in ("t", "other"):
        code, _, said = run(capsys, "backup", str(tmp_path / name), "--store", str(tmp_path / "t"))
        assert (code, "is the store itself" in said) == (1, True)
    assert run(capsys, "check", "--store", str(tmp_path / "t"))[0] == 0


def test_a_backup_that_cannot_be_written_leaves_the_one_before(tmp_path: Path, capsys: Any) -> None:
    store = SqliteStore(tmp_path / "t")
    played(store)
    store.close()
    (tmp_path / "folder").mkdir()
    code, _, said = run(capsys, "backup", str(tmp_path / "folder"), "--store", str(tmp_path / "t"))
    assert code == 1
    assert "could not be written" in said
    assert {each.name for each in tmp_path.iterdir()} >= {"t", "folder"}
    assert not list(tmp_path.glob(".folder*"))


def test_tables_move_from_a_file_to_a_database_and_back(
    tmp_path: Path, postgres_shop: Any, capsys: Any
) -> None:
    store = SqliteStore(tmp_path / "t")
    tables = [played(store), played(store, game="mine")]
    store.name_browser("host", "Ana")
    kept = [store.load(table) for table in tables]
    store.close()
    code, said, _ = run(capsys, "copy", postgres_shop.where, "--store", str(tmp_path / "t"))
    assert (code, said[:15]) == (0, "2 tables copied")
    moved = postgres_shop.open()
    assert [moved.load(table) for table in tables] == kept
    assert moved.browser_name("host") == "Ana"
    code, _, said = run(capsys, "copy", postgres_shop.where, "--store", str(tmp_path / "t"))
    assert (code, "already" in said) == (1, True)
    assert run(capsys, "copy", str(tmp_path / "back"), "--store", postgres_shop.where)[0] == 0
    back = SqliteStore(tmp_path / "back")
    assert [back.load(table) for table in tables] == kept
    back.close()


def test_a_table_is_exported_as_a_save_that_opens(shop: Any, tmp_path: Path, capsys: Any) -> None:
    store = shop.open()
    table = played(store, game="mine")
    stored = store.load(table)
    file = tmp_path / "table.tilldawn"
    code, said, _ = run(capsys, "export", table, str(file), "--store", shop.where)
    assert code == 0
    assert "whole" in said
    opened = tilldawn.load(file.read_bytes(), verify=True)
    assert opened.journal == stored.journal
    assert opened.state == table_of(stored).state
    code, _, said = run(capsys, "export", "nothing", str(file), "--store", shop.where)
    assert (code, "no table nothing" in said) == (1, True)


@pytest.mark.parametrize("id", ["-" + "a" * 21, "--" + "b" * 20, "-_-" + "c" * 19])
def test_a_table_is_exported_whatever_its_id_begins_with(tmp_path: Path, capsys: Any, id: str) -> None:
    store = SqliteStore(tmp_path / "t")
    stored = lay_out("host", p.NewTable("daylight", [p.NewSeat("Ana"), p.NewSeat("Ben")], seed="7"))
    stored.row.id = id
    store.create(stored)
    store.close()
    for given in (id, f"https://play.example.org/t/{id}"):
        file = tmp_path / "x"
        assert run(capsys, "export", given, str(file), "--store", str(tmp_path / "t"))[0] == 0
        assert tilldawn.load(file.read_bytes()).answers == stored.journal
        file.unlink()


HARM = {
    "an entry was changed": "UPDATE journal SET entry = '?x' WHERE n = 9",
    "an entry is gone": "DELETE FROM journal WHERE n = 9",
    "the end is gone": "DELETE FROM journal WHERE n >= 9",
}
HEADS = {
    "chance is unknown": "UPDATE tables SET drawn = drawn + 1",
    "the seed is another": "UPDATE tables SET seed = 'x'",
    "orders are no JSON": "UPDATE tables SET orders = '[{'",
    "headings are no JSON": "UPDATE tables SET headings = 'x'",
    "a seat is gone": "DELETE FROM seats WHERE seat = 1",
    "a seat has a player nobody knows": "UPDATE seats SET player = 'hum' WHERE seat = 0",
}


@pytest.mark.parametrize("name", HARM)
def test_a_damaged_table_is_exported_as_far_as_it_is_whole(
    shop: Any, tmp_path: Path, capsys: Any, name: str
) -> None:
    store = shop.open()
    table = played(store, 14)
    before = store.load(table)
    shop.do(HARM[name])
    file = tmp_path / "table.tilldawn"
    code, said, _ = run(capsys, "export", table, str(file), "--store", shop.where)
    assert code == 1
    assert "9 of" in said
    opened = tilldawn.load(file.read_bytes(), verify=True)
    assert opened.journal[:9] == before.journal[:9]
    bot = make_bot("random", "daylight", "x")
    for _ in range(5):
        assert opened.request is not None
        opened.play(bot.choose(opened, opened.request.seats[0]))


@pytest.mark.parametrize("name", HEADS)
def test_a_table_whose_head_is_damaged_is_exported_with_its_whole_journal(
    shop: Any, tmp_path: Path, capsys: Any, name: str
) -> None:
    store = shop.open()
    table = played(store, 14)
    before: Stored = store.load(table)
    shop.do(HEADS[name])
    file = tmp_path / "table.tilldawn"
    code, _, _ = run(capsys, "export", table, str(file), "--store", shop.where)
    assert code == 0
    opened = tilldawn.load(file.read_bytes(), verify=True)
    assert opened.journal == before.journal
    assert len(opened.seats) == 2


def test_of_a_table_without_its_head_nothing_can_be_made(shop: Any, tmp_path: Path, capsys: Any) -> None:
    store = shop.open()
    table = played(store)
    shop.behead(table)
    code, _, said = run(capsys, "export", table, str(tmp_path / "x"), "--store", shop.where)
    assert (code, "too little is left" in said) == (1, True)
    assert not (tmp_path / "x").exists()


def test_old_tables_go_after_they_were_saved(shop: Any, tmp_path: Path, capsys: Any) -> None:
    store = shop.open()
    old, new = played(store, days=40), played(store)
    store.name_browser("gone", "Gone")
    shop.do("UPDATE browsers SET seen = 1 WHERE id = 'gone'")
    code, said, _ = run(capsys, "expire", "--older", "30", "--dry-run", "--store", shop.where)
    assert code == 0
    assert said.splitlines() == [old, "One table and one name would go. Nothing was changed."]
    assert len(store.tables()) == 2
    folder = tmp_path / "gone"
    code, said, _ = run(
        capsys, "expire", "--older", "30", "--export", str(folder), "--store", shop.where, "--lang", "fr"
    )
    assert code == 0
    assert "1 table et 1 nom" in said
    assert store.tables() == [new]
    assert len(tilldawn.load((folder / f"{old}.tilldawn").read_bytes()).answers) >= 12
    code, said, _ = run(capsys, "expire", "--store", shop.where)
    assert said == "No table and no name have gone.\n"


def test_ages_come_from_the_settings_of_the_server(shop: Any, tmp_path: Path, capsys: Any) -> None:
    store = shop.open()
    old = played(store, days=40)
    (tmp_path / "s.toml").write_text("idle_days = 30\n")
    code, said, _ = run(capsys, "expire", "--store", shop.where, "--settings", str(tmp_path / "s.toml"))
    assert (code, "One table" in said) == (0, True)
    assert old not in store.tables()


def test_nothing_expires_by_command_while_a_server_that_is_alone_runs(shop: Any, capsys: Any) -> None:
    store = shop.open()
    played(store, days=40)
    store.hold()
    code, _, said = run(capsys, "expire", "--older", "30", "--store", shop.where)
    assert (code, "in use by another server" in said) == (1, True)
    assert len(store.tables()) == 1
    assert run(capsys, "expire", "--older", "30", "--dry-run", "--store", shop.where)[0] == 0


def test_beside_servers_that_share_a_store_their_tables_are_left_to_them(shop: Any, capsys: Any) -> None:
    store = shop.open()
    owned, free = played(store, days=40), played(store, days=40)
    store.hold(shared=True)
    store.arrive("a", "", 60)
    store.claim(owned, "a")
    assert run(capsys, "expire", "--older", "30", "--store", shop.where)[0] == 0
    assert store.tables() == [owned]
    assert store.claim(free, "a") is None


@pytest.mark.parametrize("days", ["0", "-1", "nan", "x"])
def test_no_days_are_no_age(days: str) -> None:
    with pytest.raises(SystemExit) as refused:
        cli.main(["store", "expire", "--older", days])
    assert refused.value.code == 2


def test_without_a_store_it_is_said_and_none_is_made(own_data_folder: Path, capsys: Any) -> None:
    code, _, said = run(capsys, "check")
    assert (code, "no tables at" in said) == (1, True)
    assert not own_data_folder.exists()


def test_an_old_store_is_checked_and_left_old(tmp_path: Path, capsys: Any) -> None:
    archived = sorted((Path(__file__).parents[1] / "archive").glob("*/store/*.sqlite"))[0]
    copy = tmp_path / "t"
    copy.write_bytes(archived.read_bytes())
    assert run(capsys, "check", "--store", str(copy))[0] == 0
    with sqlite3.connect(copy) as db:
        assert db.execute("PRAGMA user_version").fetchone()[0] <= 3
    db.close()
