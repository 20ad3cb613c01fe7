"""Waking from a stored checkpoint: quick, the same table, and checked when there is time."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tilldawn.web.settings import Settings


async def played(tables: Any, table: str, moves: int) -> Any:
    """A page that has answered so often."""
    tables.hall.settings = Settings(checkpoint_moves=5)
    page = await tables.page(table, "host")
    for _ in range(moves):
        await page.answer()
    while tables.hall._tasks:
        await asyncio.sleep(0.01)
    return page


async def asleep(tables: Any, page: Any) -> None:
    await page.leave()
    assert tables.hall.sleep(0) == 1
    while tables.hall._tasks:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", ["daylight", "mine"])
def test_a_table_wakes_from_where_it_fell_asleep(lay: Any, store: Any, evening: Any, game: str) -> None:
    async def told(tables: Any) -> None:
        table = lay("Ana", game=game)
        page = await played(tables, table, 8)
        kept = store.load(table)
        assert kept.checkpoint is not None
        assert kept.checkpoint.position <= len(kept.journal)
        before = page.place.room.table
        await asleep(tables, page)
        assert store.load(table).checkpoint.position == before.revision
        place = await tables.hall.place(table)
        assert tables.hall.figures.count("from_checkpoint") == 1
        assert place.room.table.state == before.state
        assert place.room.table.request.options == before.request.options
        while tables.hall._tasks:
            await asyncio.sleep(0.01)
        assert tables.hall.figures.count("mistaken") == 0
        assert tables.hall.places[table] is place

    evening(told)


def test_a_checkpoint_that_is_not_where_the_journal_leads_is_found_out(
    lay: Any, store: Any, evening: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def told(tables: Any) -> None:
        table = lay("Ana")
        page = await played(tables, table, 8)
        right = page.place.room.table
        real = right.checkpoint

        def bent() -> bytes:
            """A checkpoint with everything right but the state: one Round more."""
            kept = right._checkpoints[-1]
            state = right._decode(kept[1])
            state.round += 1
            right._checkpoints[-1] = (kept[0], msgspec.msgpack.encode(state))
            try:
                return bytes(real())
            finally:
                right._checkpoints[-1] = kept

        monkeypatch.setattr(right, "checkpoint", bent)
        page.place.kept = -1
        await asleep(tables, page)
        wrong = await tables.hall.place(table)
        assert tables.hall.figures.count("from_checkpoint") == 1
        assert wrong.room.table.state != right.state
        while tables.hall._tasks:
            await asyncio.sleep(0.01)
        assert tables.hall.figures.count("mistaken") == 1
        again = await tables.hall.place(table)
        assert again is not wrong
        assert again.room.table.state == right.state

    evening(told)


def test_a_checkpoint_of_other_rules_is_not_used(lay: Any, store: Any, evening: Any) -> None:
    async def told(tables: Any) -> None:
        table = lay("Ana")
        page = await played(tables, table, 8)
        await asleep(tables, page)
        kept = store.load(table).checkpoint
        store.keep_checkpoint(table, replace(kept, data=kept.data[:-1] + b"\0"))
        assert await tables.hall.place(table)
        assert tables.hall.figures.count("played_again") == 2  # when it was first woken, and now

    evening(told)
