"""People at many tables, as a server sees them: real sockets, an answer as soon as all have seen the last.

A move is one answer, from the moment it is sent until every page at the table has been told what came of it.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from statistics import median, quantiles
from typing import Any, TypeVar

from msgspec import Struct, field

T = TypeVar("T")

REVISION = re.compile(rb'"revision":(\d+)')
ENOUGH = 50
"""Tables from which on memory is divided by them: fewer are lost in what a server needs anyway."""
WARM = 5
"""Tables that fill the caches everybody shares, before memory is measured."""
AT_ONCE = 50
"""Connections that are opened at the same time."""
clock = time.perf_counter


class Load(Struct, frozen=True):
    """How hard a server is pushed: a pause of 0 is flat out."""

    game: str
    tables: int
    sockets: int
    seconds: float
    pause: float = 0.0


class Gauge(Struct, frozen=True):
    """What can be read of the server meanwhile."""

    cpu: Callable[[], float]
    """Processor seconds it has used."""
    store_cpu: Callable[[], float]
    """Those of its database, where that is a process of its own."""
    memory: Callable[[], float]
    """Its memory, in kB."""


class Told(Struct):
    """What was measured on the way."""

    spent: list[float] = field(default_factory=list)
    """Seconds of each move until everybody had been told."""
    sizes: list[int] = field(default_factory=list)
    """Bytes of each message that showed a move, before compression."""


class Page:
    """One socket at a table."""

    def __init__(self, socket: Any, told: Told) -> None:
        self.socket = socket
        self.told = told
        self.revision = -1
        self.waiting: asyncio.Future[None] | None = None
        self.expected = 0
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        receive = self.socket.recv
        while True:
            message = await receive(decode=False)  # nobody here looks at the words
            if message.startswith(b'{"type":"refused"'):
                raise RuntimeError(message.decode())
            if not message.startswith((b'{"type":"state"', b'{"type":"change"')):
                continue
            found = REVISION.search(message)
            self.revision = int(found[1]) if found else -1
            self.told.sizes.append(len(message))
            if self.waiting is not None and self.revision >= self.expected:
                self.waiting.set_result(None)
                self.waiting = None

    async def until(self, revision: int) -> None:
        """Until this page shows a revision."""
        if self.revision < revision:
            self.expected = revision
            self.waiting = asyncio.get_running_loop().create_future()
            await asyncio.wait((self.waiting, self.reader), return_when=asyncio.FIRST_COMPLETED)
            if self.reader.done():
                self.reader.result()
                raise RuntimeError("the server has hung up")

    async def leave(self) -> None:
        """Close the line."""
        self.reader.cancel()
        await asyncio.gather(self.reader, return_exceptions=True)
        await self.socket.close()


async def _come(port: int, table: str, token: str, told: Told) -> Page:
    """Open a line, and wait for the whole table."""
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    socket = await connect(
        f"ws://127.0.0.1:{port}/ws/{table}",
        origin=Origin(f"http://127.0.0.1:{port}"),
        additional_headers={"Cookie": f"tilldawn={token}"},
        max_size=None,
        open_timeout=60,
        ping_interval=None,
    )
    page = Page(socket, told)
    await socket.send('{"type":"hello","lang":"en","revision":-1}')
    await page.until(0)
    return page


async def _play(pages: list[Page], moves: list[list[Any]], load: Load, until: float, told: Told) -> None:
    """Answer after answer, as soon as everybody has seen the last one."""
    for seat, option, before, after in moves:
        if clock() > until:
            return
        began = clock()
        said = {"type": "answer", "id": str(before), "revision": before, "option": option}
        await pages[seat].socket.send(json.dumps(said))
        for page in pages:
            await page.until(after)
        told.spent.append(clock() - began)
        if load.pause:
            await asyncio.sleep(max(0.0, began + load.pause - clock()))


async def _later(load: Load, at: int, playing: Coroutine[Any, Any, None]) -> None:
    """Tables with a pause do not all answer at once."""
    if load.pause:
        await asyncio.sleep(load.pause * at / load.tables)
    await playing


async def _pushed(load: Load, ports: list[int], laid: dict[str, Any], gauge: Gauge) -> dict[str, float]:
    told = Told()
    ids, games = laid["tables"], laid["games"]
    gate = asyncio.Semaphore(AT_ONCE)

    async def sit(at: int) -> list[Page]:
        async with gate:
            port, id = ports[at % len(ports)], ids[at]
            return [await _come(port, id, f"bench-{at}-{seat}", told) for seat in range(load.sockets)]

    tables = [await sit(at) for at in range(min(WARM, len(ids)))]
    warm = gauge.memory()
    tables += await asyncio.gather(*(sit(at) for at in range(WARM, len(ids))))
    laid_out = gauge.memory()
    whole = median(told.sizes)
    told.sizes.clear()
    length = min(len(moves) for moves in games)  # so that all tables are busy to the end
    began, used, stored, own = clock(), gauge.cpu(), gauge.store_cpu(), time.process_time()
    playing = [
        _later(load, at, _play(pages, games[at % len(games)][:length], load, began + load.seconds, told))
        for at, pages in enumerate(tables)
    ]
    await asyncio.gather(*playing)
    spent, own = clock() - began, time.process_time() - own
    used, stored = gauge.cpu() - used, gauge.store_cpu() - stored
    memory = gauge.memory()
    for pages in tables:
        await asyncio.gather(*(page.leave() for page in pages))
    moves = len(told.spent)
    cuts = quantiles(told.spent, n=100)
    figures = {
        "moves": moves,
        "moves_per_s": round(moves / spent),
        "p50_ms": round(cuts[49] * 1e3, 1),
        "p99_ms": round(cuts[98] * 1e3, 1),
        "server_cpu_us_a_move": round(used / moves * 1e6),
        "server_cores": round(used / spent, 2),
        "load_cpu_us_a_move": round(own / moves * 1e6),
        "message_bytes": round(median(told.sizes)),
        "message_bytes_nine_in_ten": round(quantiles(told.sizes, n=10)[8]),
        "whole_bytes": round(whole),
    }
    if stored:
        figures["store_cpu_us_a_move"] = round(stored / moves * 1e6)
    if load.tables >= ENOUGH:
        figures["kb_a_table"] = round((laid_out - warm) / (load.tables - WARM), 1)
        figures["kb_a_table_played"] = round((memory - warm) / (load.tables - WARM), 1)
    return figures


async def _woken(ports: list[int], ids: list[str]) -> dict[str, float]:
    """One page at each table, all at once: first while they sleep, then again while they are awake."""
    told = Told()
    gate = asyncio.Semaphore(AT_ONCE)

    async def come(at: int, id: str) -> Page:
        async with gate:
            return await _come(ports[at % len(ports)], id, f"bench-{at}-0", told)

    figures = {}
    for name in ("wake_s", "come_again_s"):
        began = clock()
        pages = await asyncio.gather(*(come(at, id) for at, id in enumerate(ids)))
        figures[name] = round(clock() - began, 2)
        await asyncio.gather(*(page.leave() for page in pages))
    return figures


def push(load: Load, ports: list[int], laid: dict[str, Any], gauge: Gauge) -> dict[str, float]:
    """Play at all tables, and tell how it went. Tables are spread over the ports, each table at one."""
    return _run(_pushed(load, ports, laid, gauge))


def wake(ports: list[int], ids: list[str]) -> dict[str, float]:
    """Come to all tables at once after a fresh start; and once more, to see what coming alone costs."""
    return _run(_woken(ports, ids))


def _run(doing: Coroutine[Any, Any, T]) -> T:
    """As fast as this side can: what it uses is taken from the server where cores are few."""
    factory = None
    if find_spec("uvloop") is not None:
        import uvloop

        factory = uvloop.new_event_loop
    with asyncio.Runner(loop_factory=factory) as runner:
        return runner.run(doing)
