"""The web table under load: a real server in a process of its own, real sockets, every answer on the disk.

A move is one answer, from the moment it is sent until every page at the table has been told what came of it.
Processor seconds of the server for a move are given beside moves per second: they can be compared even where
something else keeps the machine busy.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import Struct, field

SERVED = Path(__file__).with_name("served.py")
TREE = Path(__file__).parents[3]
REVISION = re.compile(rb'"revision":(\d+)')
WARM = 5
"""Tables that fill the caches everybody shares, before memory is measured."""
clock = time.perf_counter


class Load(Struct, frozen=True):
    """How hard a server is pushed: a pause of 0 is flat out."""

    game: str
    tables: int
    sockets: int
    seconds: float
    pause: float = 0.0


class Told(Struct):
    """What was measured on the way."""

    moves: int = 0
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
        async for message in self.socket:
            head = message[:24]
            if head.startswith(b'{"type":"refused"'):
                raise RuntimeError(message.decode())
            if not head.startswith((b'{"type":"state"', b'{"type":"change"')):
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


async def _sit(port: int, table: str, at: int, sockets: int, told: Told) -> list[Page]:
    from websockets.asyncio.client import connect
    from websockets.typing import Origin

    pages = []
    for seat in range(sockets):
        socket = await connect(
            f"ws://127.0.0.1:{port}/ws/{table}",
            origin=Origin(f"http://127.0.0.1:{port}"),
            additional_headers={"Cookie": f"tilldawn=bench-{at}-{seat}"},
            max_size=None,
            open_timeout=60,
        )
        page = Page(_Bytes(socket), told)
        await socket.send('{"type":"hello","lang":"en","revision":-1}')
        await page.until(0)
        pages.append(page)
    return pages


class _Bytes:
    """A socket whose messages are read as bytes: nobody here looks at the words."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.send = socket.send
        self.close = socket.close

    async def __aiter__(self) -> Any:
        while True:
            yield await self.socket.recv(decode=False)


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
        told.moves += 1
        if load.pause:
            await asyncio.sleep(max(0.0, began + load.pause - clock()))


def _cpu(pid: int) -> float:
    """Processor seconds a process has used."""
    parts = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    """Memory of a process, in kB."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    return float(found[1]) if found else 0.0


@contextmanager
def _serving(load: Load, tree: Path) -> Iterator[tuple[int, dict[str, Any]]]:
    with TemporaryDirectory(prefix="tilldawn-bench-") as folder:
        environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
        arguments = (folder, load.game, str(load.tables), str(load.sockets))
        command = [sys.executable, str(SERVED), *arguments]
        process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE)
        try:
            assert process.stdout is not None  # noqa: S101
            yield process.pid, json.loads(process.stdout.readline())
        finally:
            process.terminate()
            process.wait(20)


async def _under(load: Load, pid: int, laid: dict[str, Any]) -> dict[str, float]:
    told = Told()
    ids, games = laid["tables"], laid["games"]
    tables = []
    for at, id in enumerate(ids):
        if at == WARM:
            warm = _memory(pid)
        tables.append(await _sit(laid["port"], id, at, load.sockets, told))
    laid_out = _memory(pid)
    whole = median(told.sizes)
    told.sizes.clear()
    began, used, own = clock(), _cpu(pid), time.process_time()
    length = min(len(moves) for moves in games)  # so that all tables are busy to the end
    playing = []
    for at, pages in enumerate(tables):
        moves = games[at % len(games)][:length]
        playing.append(_later(load, at, _play(pages, moves, load, began + load.seconds, told)))
    await asyncio.gather(*playing)
    spent, cpu, own = clock() - began, _cpu(pid) - used, time.process_time() - own
    memory = _memory(pid)
    for pages in tables:
        for page in pages:
            page.reader.cancel()
            await page.socket.close()
    cuts = quantiles(told.spent, n=100)
    return {
        "moves": told.moves,
        "moves_per_s": round(told.moves / spent),
        "p50_ms": round(cuts[49] * 1e3, 1),
        "p99_ms": round(cuts[98] * 1e3, 1),
        "server_cpu_us_a_move": round(cpu / told.moves * 1e6),
        "load_cpu_us_a_move": round(own / told.moves * 1e6),
        "message_bytes": round(median(told.sizes)),
        "message_bytes_nine_in_ten": round(quantiles(told.sizes, n=10)[8]),
        "whole_bytes": round(whole),
        "kb_a_table": round((laid_out - warm) / (load.tables - WARM), 1),
        "kb_a_table_played": round((memory - warm) / (load.tables - WARM), 1),
    }


async def _later(load: Load, at: int, playing: Any) -> None:
    """Tables with a pause do not all answer at once."""
    if load.pause:
        await asyncio.sleep(load.pause * at / load.tables)
    await playing


def under(load: Load, tree: Path = TREE) -> dict[str, float]:
    """What a server of these sources does under a load."""
    with _serving(load, tree) as (pid, laid):
        return asyncio.run(_under(load, pid, laid))


LOADS = {
    **{
        f"{game}_{tables}x2": Load(game, tables, 2, 12.0)
        for game in ("daylight", "mine")
        for tables in (10, 50, 300)
    },
    "daylight_300x3_every_2s": Load("daylight", 300, 3, 20.0, pause=2.0),
}
QUICK = {f"{game}_10x2": Load(game, 10, 2, 3.0) for game in ("daylight", "mine")}


def server(*, quick: bool) -> dict[str, dict[str, float]]:
    """Every load, one after the other."""
    return {name: under(load) for name, load in (QUICK if quick else LOADS).items()}


def main() -> None:
    """`python -m tilldawn.bench.server GAME TABLES SOCKETS SECONDS [PAUSE [TREE]]`: one load, any tree."""
    game, tables, sockets, seconds, *more = sys.argv[1:]
    pause = float(more[0]) if more else 0.0
    tree = Path(more[1]) if len(more) > 1 else TREE
    print(json.dumps(under(Load(game, int(tables), int(sockets), float(seconds), pause), tree)))


if __name__ == "__main__":
    main()
