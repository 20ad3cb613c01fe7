"""Files that were damaged behind the server's back: no table wakes in another state than it was left in."""

from __future__ import annotations

import shutil
import sqlite3
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tilldawn.testing import archive
from tilldawn.web.store import Damaged, SqliteStore, Stored, StoreFailed

ARCHIVE = Path(__file__).parents[1] / "archive"
ROUNDS = 60


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Stored]]:
    """A store with played tables of both games, as a server leaves it, and what is in it."""
    path = tmp_path_factory.mktemp("sound") / "tables.sqlite3"
    shutil.copy(sorted(ARCHIVE.glob("*/store/*.sqlite"))[-1], path)
    path.chmod(0o600)
    store = SqliteStore(path)
    tables = {}
    for id in archive.STORED:
        kept = store.load(id)
        assert kept is not None
        tables[id] = kept
    store.close()
    assert not path.with_name("tables.sqlite3-wal").exists()
    return path, tables


def flip(data: bytearray, luck: Random) -> None:
    """One bit."""
    data[luck.randrange(100, len(data))] ^= 1 << luck.randrange(8)


def flips(data: bytearray, luck: Random) -> None:
    """Twenty bits, here and there."""
    for _ in range(20):
        flip(data, luck)


def zeroed(data: bytearray, luck: Random) -> None:
    """A sector that reads as zeros."""
    at = luck.randrange(8, len(data) // 512) * 512
    data[at : at + 512] = bytes(512)


def swapped(data: bytearray, luck: Random) -> None:
    """Two pages in each other's place."""
    one, two = (luck.randrange(1, len(data) // 4096) * 4096 for _ in range(2))
    data[one : one + 4096], data[two : two + 4096] = data[two : two + 4096], data[one : one + 4096]


def cut(data: bytearray, luck: Random) -> None:
    """A file that ends too early."""
    del data[luck.randrange(4096, len(data)) :]


@pytest.mark.parametrize("harm", [flip, flips, zeroed, swapped, cut], ids=lambda harm: harm.__name__)
def test_no_table_of_a_damaged_file_wakes_in_another_state(
    sound: tuple[Path, dict[str, Stored]], tmp_path: Path, harm: Callable[[bytearray, Random], None]
) -> None:
    path, tables = sound
    luck = Random(harm.__name__)
    seen: Counter[str] = Counter()
    for number in range(ROUNDS):
        data = bytearray(path.read_bytes())
        harm(data, luck)
        copy = tmp_path / f"{number}.sqlite3"
        copy.write_bytes(data)
        for id, kept in tables.items():
            seen[woken(copy, id, kept)] += 1
    assert seen["same"], seen
    assert seen["shut"], seen


def woken(path: Path, id: str, kept: Stored) -> str:
    """What becomes of a table: the same as ever, or a word about it."""
    try:
        store = SqliteStore(path)
    except StoreFailed:
        return "no store"
    whole = -1
    try:
        try:
            found = store.load(id)
        except Damaged as error:
            whole = error.whole
        entries, _ = store.whole(id)
    except StoreFailed:  # not even its shape is what it was
        return "shut"
    finally:
        store.close()
    if whole >= 0:
        assert entries == kept.journal[:whole]
        return "shut"
    if found is None:
        return "none"
    assert (found.row, found.seats, found.journal) == (kept.row, kept.seats, kept.journal)
    return "same"


def test_the_last_rows_lost_one_by_one(sound: tuple[Path, dict[str, Stored]], tmp_path: Path) -> None:
    """What a file system that lost its newest blocks leaves: 0.3.0 woke it earlier and took new answers."""
    path, tables = sound
    id, kept = next(iter(tables.items()))
    copy = shutil.copy(path, tmp_path / "t")
    for length in range(len(kept.journal) - 1, len(kept.journal) - 30, -1):
        with sqlite3.connect(copy) as db:
            db.execute("DELETE FROM journal WHERE table_id = ? AND n >= ?", (id, length))
        db.close()
        store = SqliteStore(copy)
        with pytest.raises(Damaged) as found:
            store.load(id)
        assert (found.value.whole, found.value.length) == (length, len(kept.journal))
        store.close()
