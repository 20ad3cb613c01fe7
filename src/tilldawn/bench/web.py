"""The web table: how long the server takes from an answer to the message that shows it, early and late."""

from __future__ import annotations

import gzip
import tempfile
import time
from pathlib import Path
from statistics import median

from tilldawn.bench.mine import LATE
from tilldawn.bots import make_bot
from tilldawn.web import protocol as p
from tilldawn.web.app import PAGE
from tilldawn.web.laying import lay_out
from tilldawn.web.room import Room, table_of
from tilldawn.web.store import SqliteStore

clock = time.perf_counter
HOST = "bench"


def web(campaigns: int) -> dict[str, float]:
    """An answer in a campaign of `mine`: taken, on the disk, and told; on day 1 and from day 9 on."""
    spent: dict[bool, list[float]] = {False: [], True: []}
    sizes: list[int] = []
    woken: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite3")
        for seed in range(400):
            room = _open(store, seed)
            early, late, told = _campaign(room)
            if not late:
                continue
            spent[False] += early
            spent[True] += late
            sizes += told
            began = clock()
            stored = store.load(room.row.id)
            if stored is not None:
                table_of(stored)
            woken.append(clock() - began)
            if len(woken) == campaigns:
                break
        store.close()
    if not woken:
        return {"campaigns_on_day_9": 0}
    one, nine = median(spent[False]), median(spent[True])
    return {
        "campaigns_on_day_9": len(woken),
        "answer_to_message_day_1_ms": round(one * 1e3, 2),
        "answer_to_message_day_9_ms": round(nine * 1e3, 2),
        "day_9_to_day_1": round(nine / one, 2),
        "message_kb": round(median(sizes) / 1e3, 1),
        "wake_ms": round(median(woken) * 1e3, 1),
        "page_gzip_kb": _weight(),
    }


def _open(store: SqliteStore, seed: int) -> Room:
    wanted = p.NewTable("mine", [p.NewSeat("Ana")], seed=str(seed))
    stored = lay_out(HOST, wanted)
    store.create(stored)
    return Room(store, stored, table_of(stored))


def _campaign(room: Room) -> tuple[list[float], list[float], list[int]]:
    """Seconds of every answer on day 1 and from day 9 on, and how large the messages were."""
    early: list[float] = []
    late: list[float] = []
    sizes: list[int] = []
    bot = make_bot("heuristic", "mine", "")
    room.words("en")
    while (request := room.table.request) is not None:
        day = room.table.state.day
        chosen = bot.choose(room.table, request.seats[0])
        began = clock()
        room.answer(HOST, room.table.revision, chosen.id)
        if day == 1 or day >= LATE:
            sizes.append(len(room.words("en").change))
            (early if day == 1 else late).append(clock() - began)
    return early, late, sizes


def _weight() -> float:
    """All files of the built page, compressed; 0 where it has not been built."""
    files = [file for file in PAGE.rglob("*") if file.is_file()] if PAGE.is_dir() else []
    return round(sum(len(gzip.compress(file.read_bytes(), 6)) for file in files) / 1e3, 1)
